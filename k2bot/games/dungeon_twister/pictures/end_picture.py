"""Final picture: the winner, points by source, the score over time, and each character's fate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures import panels, pieces
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    BRASS_DARK,
    INK,
    LIVERIES,
)
from k2bot.games.dungeon_twister.pictures.pieces import character, symbol
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Scene, Stroke

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape
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

    @staticmethod
    def of(seen: Observation, events: Iterable[Event], hidden: Iterable[tuple[int, int]] = ()) -> Story:
        """Build the story from a game's events."""
        return Story(seen, tuple(_gains(events)), tuple(sorted(hidden)))

    def points(self, seat: int, source: Source) -> int:
        """A player's points from one source."""
        return sum(gain.points for gain in self.gains if gain.seat == seat and gain.source == source)

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


_LINE: Final = 14
_TITLE: Final = 74
_GOAL: Final = 104
"""Width in pixels of the label at the end of a goal line."""
SIGNS: Final[dict[Source, str]] = {
    "exit": "door",
    "goblin": "door",
    "treasure": "treasure",
    "elimination": "skull",
}
"""Symbol of each source of points."""


class _Place(Protocol):
    """Maps turn and points to the chart, with a vertical offset in pixels."""

    def __call__(self, turn: float, points: float, shift: float = 0) -> Point: ...


_APART: Final = 60
"""Least distance in pixels between two turns' numbers below the chart."""


def chart(story: Story, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Line chart of both players' points, with the goals and the decisive turn marked."""
    goals = story.seen.setup.goal
    most = max(*goals, *story.seen.vp)
    last = max(story.seen.number, 1)
    area = Box(box.left + 76, box.top + 130, box.right - _GOAL - 50, box.bottom - 128)

    def at(turn: float, points: float, shift: float = 0) -> Point:
        return area.left + area.width * turn / last, area.bottom - area.height * points / most + shift

    title = box.part(24, 10, -24, 74)
    foot = Box(area.left, box.bottom - 62, area.right, box.bottom - 14)
    shapes: list[Shape] = [
        *panels.panel(box),
        *panels.line(writing.text("dungeon-picture-growth"), title, INK, align="m"),
        *panels.line(
            writing.text("dungeon-picture-turns-axis"),
            foot,
            INK,
            size=panels.SMALL,
            weight="Medium",
            align="m",
        ),
    ]
    for points in range(most + 1):
        y = at(0, points)[1]
        shapes.append(Plate(Box(area.left, y - 1.5, area.right, y + 1.5), BONE_SHADE))
        place = Box(box.left + 14, y - 26, area.left - 16, y + 26)
        shapes += panels.line(f"{points}", place, INK, size=panels.SMALL, align="r")
    shapes += _decisive(story, area, at)
    for turn in (1, last):
        place = Box.around((at(turn, 0)[0], area.bottom + 36), 90, 50)
        shapes += panels.line(f"{turn}", place, INK, size=panels.SMALL, align="m")
    shapes += _goals(goals, area, at, writing)
    for seat in (0, 1):
        shapes += _steps(story, seat, at, last)
    return tuple(shapes)


def _goals(goals: tuple[int, int], area: Box, at: _Place, writing: Writing) -> tuple[Shape, ...]:
    """A line at each player's goal, labelled at its end; a single one if the goals are equal."""
    shapes: list[Shape] = []
    for goal in sorted(set(goals)):
        y = at(0, goal)[1]
        livery = LIVERIES[goals.index(goal)]
        fill, ink = (livery.colour, livery.letter) if goals[0] != goals[1] else (INK, BONE)
        ends = ((area.left, y), (area.right, y))
        plate = Box.at(area.right + 36, y - 24, _GOAL, 48)
        shapes += [
            Stroke(ends, INK, 9, (14.0, 20.0)),
            Stroke(ends, fill, 5, (14.0, 20.0)),
            Plate(plate, INK, 12),
            Plate(plate.grown(-3), fill, 10),
            *panels.line(
                writing.text("dungeon-picture-goal"),
                Box(plate.left + 5, plate.top - 4, plate.right - 5, plate.bottom + 4),
                ink,
                size=panels.SMALL,
                align="m",
            ),
        ]
    return tuple(shapes)


def _steps(story: Story, seat: int, at: _Place, last: int) -> tuple[Shape, ...]:
    livery = LIVERIES[seat]
    shift = -_LINE / 2 if seat == 0 else _LINE / 2
    points, score = [at(0, 0, shift)], 0
    marks: list[tuple[Point, str]] = []
    for gain in story.gains:
        if gain.seat == seat:
            points.append(at(gain.turn, score, shift))
            score += gain.points
            points.append(at(gain.turn, score, shift))
            marks.append((points[-1], SIGNS[gain.source]))
    points.append(at(last, score, shift))
    dash = None if livery.pattern == "plain" else (30.0, 20.0)
    shapes: list[Shape] = [
        Stroke(tuple(points), INK, _LINE + 6),
        Stroke(tuple(points), livery.colour, _LINE),
        *((Stroke(tuple(points), livery.second, _LINE - 6, dash),) if dash else ()),
    ]
    for mark, sign in marks:
        disc = Box.around(mark, 56, 56)
        shapes += (Disc(disc, livery.colour, INK, 5), *symbol(sign, disc.grown(-12), livery.letter))
    return tuple(shapes)


def _decisive(story: Story, area: Box, at: _Place) -> tuple[Shape, ...]:
    turn = story.decisive
    if turn is None:
        return ()
    x = at(turn, 0)[0]
    crown = Box.around((x, area.top - 30), 56, 56)
    said = Box.around((x, area.bottom + 36), 90, 50)
    near = any(abs(x - at(marked, 0)[0]) < _APART for marked in (1, story.seen.number))
    return (
        Plate(Box(x - 22, area.top, x + 22, area.bottom), panels.LIT.at(150)),
        *symbol("crown", crown, BRASS_DARK),
        *(() if near else panels.line(f"{turn}", said, INK, size=panels.SMALL, align="m")),
    )


_SIDE: Final = 520
"""Width in pixels of a player's panel."""
_FATES: Final[dict[Fate, tuple[Colour, Colour]]] = {
    "out": (theme.colour("#2F7A46"), BONE),
    "dead": (BLOOD, BONE),
    "hidden": (INK, BONE),
}
"""Background and text colour of each fate."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game, shown by its story."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        head = Box(24, 22, frame.right - 24, 156)
        left = Box(24, head.bottom + 18, 24 + _SIDE, frame.bottom - 24)
        right = left.moved(frame.width - 48 - _SIDE, 0)
        plot = Box(left.right + 26, left.top, right.left - 26, left.bottom)
        shapes: list[Shape] = [
            *self._head(head, writing),
            *self._player(0, left, writing),
            *self._player(1, right, writing),
            *chart(self.story, plot, writing),
        ]
        return panels.scene(shapes, head=head, blue=left, yellow=right, chart=plot)

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won, and why."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        sign = Box.at(box.left + 26, box.top + 14, 108, 108)
        text = Box(sign.right + 30, box.top + 2, box.right - 30, box.bottom)
        if winner is None:
            title = writing.text("dungeon-picture-end-draw")
        else:
            title = panels.with_name(writing, "dungeon-picture-end-won", winner, text.width, _TITLE)
        points, other = (0, 0) if winner is None else (seen.setup.goal[winner], seen.setup.goal[1 - winner])
        # words: dungeon-picture-end-*
        why = writing.text(
            f"dungeon-picture-end-{reason}",
            turns=seen.number,
            points=points,
            other=other if other != points else 0,
        )
        upper, lower = text.rows(1.45, 1)
        return (
            Plate(box.grown(4), BRASS, 22),
            Plate(box, INK, 18),
            *symbol("crown" if winner is not None else "scales", sign, panels.LIT),
            *panels.line(title, upper, BONE, size=_TITLE, weight="ExtraBold"),
            *panels.line(why, lower, BONE_SHADE, size=panels.BODY),
        )

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points and goal, points by source, and the fates of the eight characters."""
        seen = self.story.seen
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, box.part(bottom=96)),
        ]
        total = Box.at(box.left + 24, box.top + 104, box.width - 48, 116)
        figure = total.part(right=96)
        of = Box(figure.right + 10, total.top + 22, total.right - 10, total.bottom)
        shapes += panels.figure(f"{seen.vp[seat]}", figure, INK, 124)
        said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
        shapes += panels.line(said, of, INK, size=panels.LARGE)
        top = total.bottom + 6
        for source in SOURCES:
            points = self.story.points(seat, source)
            row = Box.at(box.left + 24, top, box.width - 48, 64)
            ink = INK if points else INK.mixed(BONE, 0.38)
            shapes += symbol(SIGNS[source], Box.at(row.left + 14, row.top + 5, 54, 54), ink)
            name = row.part(96, 0, -90)
            # words: dungeon-picture-source-*
            shapes += panels.line(writing.text(f"dungeon-picture-source-{source}"), name, ink)
            figure = row.part(-84, 0, -10)
            shapes += panels.line(f"{points}", figure, ink, size=panels.LARGE, weight="ExtraBold", align="r")
            top += 66
        room = Box(box.left + 2, top + 14, box.right - 2, box.bottom - 10)
        for number, token in enumerate(CHARACTERS_OF[seat]):
            down, across = divmod(number, 4)
            place = room.rows(1, 1)[down].columns(1, 1, 1, 1)[across]
            shapes += self._fate(token, place, writing)
        return tuple(shapes)

    def _fate(self, token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A character and its fate in a word."""
        seen = self.story.seen
        fate = fate_of(seen, token)
        side = min(box.width - 14, box.height - 56)
        body = Box.at(box.centre[0] - side / 2, box.top, side, side)
        wounded = pieces.is_wounded(seen, token) and fate is None
        figure = character(token, body, writing, wounded=wounded)
        if fate is None:
            return figure
        said = Box(box.left + 2, body.bottom + 4, box.right - 2, body.bottom + 50)
        ground, ink = _FATES[fate]
        text = writing.text(f"dungeon-picture-fate-{fate}", sort=KIND[token])  # words: dungeon-picture-fate-*
        return (
            *figure,
            Plate(said, ground, 10),
            *panels.line(text, said, ink, size=34, weight="Medium", align="m"),
        )
