"""Final picture: the final maze with its last turn, the winner's figure in joy, and both players' points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.cast import OBJECTS, STRIDING, Held, Pose, Window
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID, in_full
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Sprite, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

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
    last: tuple[Event, ...] = ()
    """Events of the last turn."""

    @staticmethod
    def of(seen: Observation, events: Iterable[Event], hidden: Iterable[tuple[int, int]] = ()) -> Story:
        """Build the story from a game's events."""
        known = tuple(events)
        begun = (place for place, one in enumerate(known) if isinstance(one, TurnBegan))
        return Story(seen, tuple(_gains(known)), tuple(sorted(hidden)), known[max(begun, default=0) :])

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


_GRID: Final = replace(GRID, top=rooms.LABEL + rooms.OUTER - 8)
"""The final maze."""
_BAND: Final = _GRID.box.bottom + rooms.OUTER + 6
"""Top of the ribbon with the result."""
_TITLE: Final = 70
_TOTAL: Final = 104
"""Width in pixels of a player's points and goal."""
_SOURCE: Final = 46
"""Height in pixels of a line about a source of points, at most."""
_RISES: Final = (190, 130, 80)
"""How far the winner's figure may reach over the maze, in pixels: without covering a token or a sign."""
_STRIDE, _JUMP = Window(-45, -125, 145, 190), Window(-45, -42, 145, 190)
"""What is shown of a figure that holds the treasure up, and of one with empty hands."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game, shown by its story: the final maze, and the result on a ribbon with the winner."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, winner = panels.FRAME, self._winner
        band = Box(0, _BAND, frame.right, frame.bottom)
        still, shapes, areas = in_full(self.story.seen, self.story.last, writing, _GRID, lettered=False)
        margins = _GRID.left / 2, (_GRID.box.right + frame.right) / 2
        shapes += rooms.lettering(_GRID, theme.SMALL, [rooms.LABEL / 2 - 4], margins)
        ground, ink = (BONE, INK) if winner is None else LIVERIES[winner][::3]
        stage, is_right = self._stage()
        if winner is not None:  # names of rooms and rows make way for the figure
            shapes = [one for one in shapes if not (isinstance(one, Text) and one.box.overlaps(stage))]
        shapes.append(Plate(Box(0, _BAND - 7, frame.right, _BAND), BRASS))
        shapes.append(Plate(band, ground))
        wide = stage.width if winner is not None else 0
        rest = band.part(20, 10, -wide - 14, -10) if is_right else band.part(wide + 14, 10, -20, -10)
        head, plates = rest.columns(1, 1.35, gap=22)
        blue, yellow = plates.columns(1, 1, gap=16)
        shapes += self._head(head, ink, writing)
        shapes += (*self._player(0, blue, writing), *self._player(1, yellow, writing))
        if winner is not None:
            shapes += self._hero(winner, stage)
        areas += [Area(name, box) for name, box in (("head", head), ("blue", blue), ("yellow", yellow))]
        return Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))

    def _stage(self) -> tuple[Box, bool]:
        """Where the winner's figure stands, over a lower corner without tokens; whether right."""
        frame, seen = panels.FRAME, self.story.seen
        found = traced(self.story.last, seen.at)
        told = {*found.dead, *(one.square for one in found.exits), *(way.squares[-1] for way in found.ways)}
        shown = [_GRID.square(one) for one in {*pieces.by_square(seen), *told}]
        for rise in _RISES:
            high = frame.bottom - _BAND + rise
            for is_right in (self._winner == 1, self._winner != 1):
                wide = high * 0.72
                left = frame.right - wide if is_right else 0
                stage = Box.at(left, _BAND - rise, wide, high)
                if rise == _RISES[-1] or not any(one.overlaps(stage) for one in shown):
                    return stage, is_right
        raise AssertionError("the least rise always fits")

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, ink: Colour, writing: Writing) -> tuple[Shape, ...]:
        """Who won, and why."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            title = panels.with_name(writing, "dungeon-picture-end-won", winner, box.width, panels.BODY)
        points = 0 if winner is None else seen.vp[winner]
        # words: dungeon-picture-end-*
        why = writing.text(f"dungeon-picture-end-{reason}", turns=seen.number, points=points)
        upper, lower = box.part(bottom=-6).rows(1, 1)
        return (
            *panels.line(title, upper, ink, size=_TITLE, weight="ExtraBold"),
            *panels.said(why, lower, ink, size=42, weight="SemiBold"),
        )

    def _hero(self, seat: int, box: Box) -> tuple[Shape, ...]:
        """A player's character in joy, with the treasure if it brought it out."""
        token, has_treasure = self.story.hero(seat)
        window = _STRIDE if has_treasure else _JUMP
        wide, high = window.right - window.left, window.bottom - window.top
        unit = min(box.width / wide, box.height / high)
        held = Held(OBJECTS["treasure"], (54, -54), 104, -6) if has_treasure else None
        pose = Pose(STRIDING[KIND[token]], seat, window, seat == 1, held)
        body = Box.around((box.centre[0], box.bottom - unit * high / 2 - 8), unit * wide, unit * high)
        return (
            Disc(Box.around((body.centre[0], box.bottom - 22), box.width * 0.8, 30), INK.at(130)),
            Sprite(pose, body),
        )

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points and goal, and points by source."""
        seen = self.story.seen
        total = f"{seen.vp[seat]}/{seen.setup.goal[seat]}"
        head, rest = box.part(bottom=58), box.part(16, 60, -16, -4)
        rows = rest.part(_TOTAL)
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, head),
            *panels.line(total, rest.part(right=_TOTAL - 12), INK, size=56, weight="ExtraBold"),
        ]
        found = self._sources(seat, writing)
        high = min(_SOURCE, rows.height / max(1, len(found)))
        top = rows.centre[1] - high * len(found) / 2
        for number, (said, points) in enumerate(found):
            row = Box(rows.left, top + number * high, rows.right, top + (number + 1) * high)
            size = min(38, round(high))
            shapes += panels.line(said, row.part(0, 0, -28), INK, size=size, weight="SemiBold")
            shapes += panels.line(f"{points}", row.part(-28), INK, size=size, weight="ExtraBold", align="r")
        return tuple(shapes)

    def _sources(self, seat: int, writing: Writing) -> list[tuple[str, int]]:
        """What a player has points for, in words, and how many."""
        return [
            # words: dungeon-picture-source-*
            (writing.text(f"dungeon-picture-source-{source}"), points)
            for source in SOURCES
            if (points := self.story.points(seat, source))
        ]
