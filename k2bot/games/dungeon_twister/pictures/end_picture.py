"""Final picture: the winner's figure in joy, the final maze, and both players' points by source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SQUARES
from k2bot.games.dungeon_twister.pictures import panels, pieces, stages
from k2bot.games.dungeon_twister.pictures.cast import OBJECTS, STRIDING, Held, Pose, Window
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.games.dungeon_twister.pictures.rooms import Grid
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Scene, Sprite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

Source: TypeAlias = Literal["exit", "goblin", "treasure", "elimination"]
Fate: TypeAlias = Literal["out", "dead", "hidden"]
SOURCES: tuple[Source, ...] = ("exit", "goblin", "treasure", "elimination")
FATES: tuple[Fate, ...] = ("out", "dead", "hidden")


@dataclass(frozen=True, slots=True)
class Gain:
    """Points scored at once for one thing."""

    turn: int
    seat: int
    source: Source
    token: int
    """The character that left or was eliminated."""
    points: int


@dataclass(frozen=True, slots=True)
class Story:
    """Data of the final picture: the final state, every gain in order, and tokens never revealed."""

    seen: Observation
    """The final state as a spectator sees it."""
    gains: tuple[Gain, ...]
    hidden: tuple[tuple[int, int], ...] = ()
    """Tokens still face down, with their slots."""

    @staticmethod
    def of(seen: Observation, events: Iterable[Event], hidden: Iterable[tuple[int, int]] = ()) -> Story:
        """Build the story from a game's events."""
        return Story(seen, tuple(_gains(events)), tuple(sorted(hidden)))

    def points(self, seat: int, source: Source) -> int:
        """A player's points from one source."""
        return sum(gain.points for gain in self.gains if gain.seat == seat and gain.source == source)

    def hero(self, seat: int) -> tuple[int, bool]:
        """The character a player is shown by, and whether it brought out the treasure.

        The last one that left, or else the first that isn't wounded, eliminated or never found.
        """
        left = [gain for gain in self.gains if gain.source in ("exit", "goblin") and gain.seat == seat]
        if left:
            last = left[-1]
            has_treasure = any(
                gain.source == "treasure" and (gain.turn, gain.seat) == (last.turn, seat)
                for gain in self.gains[self.gains.index(last) :]
            )
            return last.token, has_treasure
        team = CHARACTERS_OF[seat]
        standing = (
            one for one in team if fate_of(self.seen, one) is None and not pieces.is_wounded(self.seen, one)
        )
        return next(standing, team[0]), False

    @property
    def turns(self) -> tuple[int, ...]:
        """Turns in which a player scored."""
        return tuple(dict.fromkeys(gain.turn for gain in self.gains))

    @property
    def decisive(self) -> int | None:
        """The turn after which the winner was never caught up; None without a winner on points."""
        result = self.seen.result
        if result is None or result[0] is None:
            return None
        winner, score = result[0], [0, 0]
        since: int | None = None
        for turn in self.turns:
            for gain in self.gains:
                if gain.turn == turn:
                    score[gain.seat] += gain.points
            if score[winner] <= score[1 - winner]:
                since = None
            elif since is None:
                since = turn
        return since


def fate_of(seen: Observation, token: int) -> Fate | None:
    """A character's fate; None while it is in the maze."""
    place = seen.at[token]
    if place < SQUARES:
        return None
    return "out" if place in (EXIT, SAFE) else "dead" if place == DEAD else "hidden"


def _gains(events: Iterable[Event]) -> Iterable[Gain]:
    turn = 0
    for event in events:
        match event:
            case TurnBegan():
                turn = event.number
            case Left() if event.points:
                token = BY_NAME[event.character]
                seat = OWNER[token]
                is_treasure = event.carried is not None and KIND[BY_NAME[event.carried]] == "treasure"
                source: Source = "goblin" if KIND[token] == "goblin" else "exit"
                yield Gain(turn, seat, source, token, event.points - is_treasure)
                if is_treasure and event.carried is not None:
                    yield Gain(turn, seat, "treasure", BY_NAME[event.carried], 1)
            case Eliminated():
                token = BY_NAME[event.character]
                yield Gain(turn, 1 - OWNER[token], "elimination", token, 1)


SIGNS: Final[dict[Source, str]] = {
    "exit": "door",
    "goblin": "door",
    "treasure": "treasure",
    "elimination": "skull",
}
"""Symbol of each source of points."""


_SIDE: Final = 470
"""Width in pixels of the winner's side, with the figure."""
_TITLE: Final = 96
_HEAD: Final = 190
"""Bottom of the heading in pixels."""
_SQUARE: Final = 52
"""Size in pixels of a square of the final maze."""
_MAZE: Final = 214
"""Top of the final maze in pixels."""
_NAMED: Final = 92
"""Height in pixels of the sign with the figure's name."""
_SOURCE: Final = 62
"""Height in pixels of a line about a source of points, at most."""
_STRIDE, _JUMP = Window(-45, -125, 145, 190), Window(-45, -42, 145, 190)
"""What is shown of a figure that holds the treasure up, and of one with empty hands."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game, shown by its story: the winner's figure, the final maze, and both players' points."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, is_right = panels.FRAME, self._winner == 1
        side = Box(0, 0, _SIDE, frame.bottom).moved(frame.width - _SIDE if is_right else 0, 0)
        rest = Box(0, 0, frame.width - _SIDE, frame.bottom).moved(0 if is_right else _SIDE, 0)
        head = rest.part(bottom=_HEAD)
        left = rest.left + (rest.width - LENGTH * _SQUARE) / 2
        grid = Grid(round(left), _MAZE, _SQUARE)
        plates = Box(grid.box.left - 5, grid.box.bottom + 24, grid.box.right + 5, frame.bottom - 20)
        blue, yellow = plates.columns(1, 1, gap=22)
        shapes = [
            *self._side(side, writing),
            *self._head(head, writing),
            *panels.ground(self.story.seen, grid),
            *panels.inhabitants(self.story.seen, grid, writing),
            *self._player(0, blue, writing),
            *self._player(1, yellow, writing),
        ]
        return panels.scene(shapes, side=side, head=head, maze=grid.box, blue=blue, yellow=yellow)

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won, and why, on a band in the winner's colour."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        text = Box(box.left + 24, box.top + 14, box.right - 24, box.bottom - 18)
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            title = panels.with_name(writing, "dungeon-picture-end-won", winner, text.width, _TITLE)
        points = 0 if winner is None else seen.vp[winner]
        how = ", ".join(f"{said} {count}" for _, said, count in self._sources(winner or 0, writing))
        # words: dungeon-picture-end-*
        why = writing.text(f"dungeon-picture-end-{reason}", turns=seen.number, points=points, how=how)
        upper, lower = text.rows(1.7, 1)
        ground, ink = (BONE, INK) if winner is None else LIVERIES[winner][::3]
        return (
            Plate(box, ground),
            Plate(Box(box.left, box.bottom, box.right, box.bottom + 6), BRASS),
            *panels.line(title, upper, ink, size=_TITLE, weight="ExtraBold"),
            *panels.line(why, lower, ink, size=50, weight="SemiBold"),
        )

    def _side(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """The winner's character that left last, in the light; of a draw, one of each player."""
        winner = self._winner
        seats = (0, 1) if winner is None else (winner,)
        stage = stages.GloryStage(winner)
        around = stages.GLORY
        part = Box.at(around[0] - box.width / 2, 0, box.width, box.height)
        shapes: list[Shape] = [Backdrop(stage, box, part)]
        for seat, place in zip(seats, box.rows(*[1] * len(seats)), strict=True):
            shapes += self._hero(seat, place, writing)
        return tuple(shapes)

    def _hero(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player's character in joy, with the treasure if it brought it out, above its name."""
        token, has_treasure = self.story.hero(seat)
        sign = Box(box.left + 40, box.bottom - _NAMED - 36, box.right - 40, box.bottom - 36)
        window = _STRIDE if has_treasure else _JUMP
        wide, high = window.right - window.left, window.bottom - window.top
        lift = 0 if has_treasure else 12
        unit = min(box.width / wide, (sign.top - box.top - 10) / (high + lift))
        held = Held(OBJECTS["treasure"], (54, -54), 104, -6) if has_treasure else None
        pose = Pose(STRIDING[KIND[token]], seat, window, seat == 1, held)
        ground = Box.around((box.centre[0], sign.top - 12), 340, 34)
        body = Box.around((box.centre[0], sign.top - unit * (lift + high / 2)), unit * wide, unit * high)
        livery = LIVERIES[seat]
        return (
            Disc(ground, INK.at(130)),
            Sprite(pose, body),
            pieces.slab(seat, sign.grown(5), INK, 20),
            pieces.slab(seat, sign, livery.colour, 17),
            *panels.line(
                panels.kind(token, writing),
                sign.part(16, 0, -16),
                livery.letter,
                size=panels.LARGE,
                weight="ExtraBold",
                align="m",
            ),
        )

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points and goal, and points by source."""
        seen = self.story.seen
        head = box.part(bottom=78)
        total, rows = Box(box.left, head.bottom, box.right, box.bottom - 8).columns(1, 1.62)
        upper, lower = total.rows(2.5, 1)
        said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, head),
            *panels.figure(f"{seen.vp[seat]}", upper, INK, 138),
            *panels.line(said, lower.part(8, 0, -1), INK, size=37, align="m"),
        ]
        found = self._sources(seat, writing)
        high = min(_SOURCE, rows.height / max(1, len(found)))
        top = rows.centre[1] - high * len(found) / 2
        for number, (source, said, points) in enumerate(found):
            row = Box(rows.left + 6, top + number * high, rows.right - 18, top + (number + 1) * high)
            sign = Box.around((row.left + 22, row.centre[1]), high * 0.76, high * 0.76)
            shapes += symbol(SIGNS[source], sign, INK)
            shapes += panels.line(said, row.part(48, 0, -40), INK, size=38, weight="SemiBold")
            shapes += panels.line(f"{points}", row.part(-40), INK, size=58, weight="ExtraBold", align="r")
        return tuple(shapes)

    def _sources(self, seat: int, writing: Writing) -> list[tuple[Source, str, int]]:
        """What a player has points for, in words, and how many."""
        return [
            # words: dungeon-picture-source-*
            (source, writing.text(f"dungeon-picture-source-{source}"), points)
            for source in SOURCES
            if (points := self.story.points(seat, source))
        ]
