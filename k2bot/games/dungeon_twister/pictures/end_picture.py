"""Final picture: the winner, points by source, the score over time, and each character's fate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, IS_CHARACTER, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SQUARES
from k2bot.games.dungeon_twister.pictures import panels, pieces
from k2bot.games.dungeon_twister.pictures.palette import (
    BONE,
    BONE_SHADE,
    BRASS,
    BRASS_DARK,
    INK,
    LIVERIES,
)
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.games.dungeon_twister.pictures.rooms import Grid
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Box, Plate, Scene, Sprite, Stroke

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


_LINE: Final = 12
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


_APART: Final = 20
"""Least gap in pixels between two numbers below the chart."""
_MARK: Final = 46
"""Size in pixels of the sign of a gain."""


def chart(story: Story, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Line chart of both players' points, with the goals and the decisive turn marked."""
    goals = story.seen.setup.goal
    most = max(*goals, *story.seen.vp)
    last = max(story.seen.number, 1)
    area = Box(box.left + 96, box.top + 106, box.right - _GOAL - 50, box.bottom - 74)

    def at(turn: float, points: float, shift: float = 0) -> Point:
        return area.left + area.width * turn / last, area.bottom - area.height * points / most + shift

    title, axis = (
        box.part(24, 8, -24, 66),
        Box(area.right + 36, area.bottom + 10, box.right - 10, box.bottom - 8),
    )
    shapes: list[Shape] = [
        *panels.panel(box),
        *panels.line(writing.text("dungeon-picture-growth"), title, INK, align="m"),
        *panels.line(
            writing.text("dungeon-picture-turns-axis"), axis, INK, size=panels.SMALL, weight="Medium"
        ),
    ]
    every = 1 if area.height / most > panels.SMALL else 2
    for points in range(most + 1):
        y = at(0, points)[1]
        shapes.append(Plate(Box(area.left - _MARK / 2, y - 1.5, area.right, y + 1.5), BONE_SHADE))
        place = Box(box.left + 10, y - 24, area.left - _MARK / 2 - 14, y + 24)
        if points % every == 0:
            shapes += panels.line(f"{points}", place, INK, size=panels.SMALL, align="r")
    shapes += _decisive(story, area, at)
    shapes += _turns(story, Box(area.left, area.bottom + 10, area.right, box.bottom - 8), at)
    shapes += _goals(goals, area, at, writing)
    for seat in (0, 1):
        shapes += _steps(story, seat, at, last)
    return tuple(shapes)


def _turns(story: Story, box: Box, at: _Place) -> tuple[Shape, ...]:
    """Numbers of the last, the decisive and the first turn, as far as there is room for them."""
    shapes: list[Shape] = []
    taken: list[tuple[float, float]] = []
    for turn in dict.fromkeys(turn for turn in (story.seen.number, story.decisive, 1) if turn):
        x, half = at(turn, 0)[0], theme.text_width(f"{turn}", panels.SMALL, "Bold") / 2 + _APART / 2
        if all(x + half <= left or x - half >= right for left, right in taken):
            taken.append((x - half, x + half))
            place = Box(x - half, box.top, x + half, box.bottom)
            shapes += panels.line(f"{turn}", place, INK, size=panels.SMALL, align="m")
    return tuple(shapes)


def _goals(goals: tuple[int, int], area: Box, at: _Place, writing: Writing) -> tuple[Shape, ...]:
    """A line at each player's goal, labelled at its end; a single one if the goals are equal."""
    shapes: list[Shape] = []
    for goal in sorted(set(goals)):
        y = at(0, goal)[1]
        livery = LIVERIES[goals.index(goal)]
        fill, ink = (livery.colour, livery.letter) if goals[0] != goals[1] else (INK, BONE)
        ends = ((area.left, y), (area.right, y))
        plate = Box.at(area.right + 36, y - 20, _GOAL, 40)
        shapes += [
            Stroke(ends, INK, 9, (14.0, 20.0)),
            Stroke(ends, fill, 5, (14.0, 20.0)),
            Plate(plate, INK, 12),
            Plate(plate.grown(-3), fill, 10),
            *panels.line(
                writing.text("dungeon-picture-goal"),
                Box(plate.left + 5, plate.top - 4, plate.right - 5, plate.bottom + 4),
                ink,
                size=theme.CONSTANT,
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
        whole = Box.around(mark, _MARK, _MARK)
        shapes += (
            pieces.disc(seat, whole.grown(3), INK),
            pieces.disc(seat, whole, livery.colour),
            *symbol(sign, whole.grown(-9), livery.letter),
        )
    return tuple(shapes)


def _decisive(story: Story, area: Box, at: _Place) -> tuple[Shape, ...]:
    turn = story.decisive
    if turn is None:
        return ()
    x = at(turn, 0)[0]
    crown = Box.around((x, area.top - 23), 44, 44)
    return (
        Plate(Box(x - 22, area.top, x + 22, area.bottom), panels.LIT.at(150)),
        *symbol("crown", crown, BRASS_DARK),
    )


_SIDE: Final = 336
"""Width in pixels of a player's panel."""
_SQUARE: Final = 40
"""Size in pixels of a square of the final maze."""
_HEAD: Final = 142
"""Bottom of the heading in pixels."""
_FATES: Final[dict[Fate | None, tuple[Colour, Colour]]] = {
    "out": (theme.colour("#2F7A46"), BONE),
    "dead": (theme.colour("#8E1A25"), BONE),
    "hidden": (theme.colour("#3B4350"), BONE),
    None: (BONE_SHADE, INK),
}
"""Background and text colour of each fate, and of who is still in the maze."""


_FATE: Final = 52
"""Size in pixels of the sign of a character's fate; that of its points explains it."""
_LETTERS: Final = 32
"""Font size of a character's letters in the final maze, at most."""
_TAB: Final = 64
"""Width in pixels of the tab with a character's letters."""


@dataclass(frozen=True, slots=True)
class EndPicture:
    """A finished game, shown by its story."""

    story: Story

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        head = Box(24, 20, frame.right - 24, _HEAD)
        left = Box(24, head.bottom + 20, 24 + _SIDE, frame.bottom - 24)
        right = left.moved(frame.width - 48 - _SIDE, 0)
        middle = Box(left.right + 22, left.top, right.left - 22, left.bottom)
        grid = Grid(round(middle.centre[0] - LENGTH * _SQUARE / 2), round(middle.top + 8), _SQUARE)
        plot = Box(middle.left, grid.box.bottom + 26, middle.right, middle.bottom)
        shapes: list[Shape] = [
            *self._head(head, writing),
            *panels.ground(self.story.seen, grid),
            *self._inhabitants(grid, writing),
            *self._player(0, left, writing),
            *self._player(1, right, writing),
            *chart(self.story, plot, writing),
        ]
        return panels.scene(shapes, head=head, blue=left, yellow=right, maze=grid.box, chart=plot)

    @property
    def _winner(self) -> int | None:
        result = self.story.seen.result
        return None if result is None else result[0]

    def _head(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """Who won, and why, in the winner's colour."""
        seen, winner = self.story.seen, self._winner
        reason = "goal" if seen.result is None else seen.result[1]
        sign = Box.at(box.left + 22, box.top + 10, box.height - 20, box.height - 20)
        text = Box(sign.right + 30, box.top + 2, box.right - 30, box.bottom - 4)
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
        upper, lower = text.part(bottom=-4).rows(1.6, 1)
        crown = panels.LIT if winner is None else LIVERIES[winner].letter
        return (
            Plate(box.grown(4), BRASS, 22),
            Plate(box, INK, 18),
            *self._medal(sign),
            *symbol("crown" if winner is not None else "scales", sign.grown(-sign.width * 0.2), crown),
            *panels.line(title, upper.part(bottom=-4), BONE, size=_TITLE, weight="ExtraBold"),
            *panels.line(why, lower, BONE_SHADE, size=42),
        )

    def _medal(self, box: Box) -> tuple[Shape, ...]:
        """A medal in the winner's colour."""
        winner = self._winner
        if winner is None:
            return ()
        return (
            pieces.disc(winner, box, BRASS),
            pieces.disc(winner, box.grown(-5), LIVERIES[winner].colour),
        )

    def _inhabitants(self, grid: Grid, writing: Writing) -> tuple[Shape, ...]:
        """The tokens on a dimmed maze: of characters the letters, of objects the outlines."""
        shapes: list[Shape] = [Plate(grid.box, INK.at(80))]
        for square, tokens in pieces.by_square(self.story.seen).items():
            people = [token for token in tokens if IS_CHARACTER[token]]
            box = grid.square(square).grown(1)
            for token in people[:1]:
                seat, said = OWNER[token], pieces.letters(token, writing)
                size = theme.fitted(said, box.width - 8, _LETTERS, "ExtraBold", 10)[1]
                shapes += (
                    pieces.slab(seat, box, INK, 9),
                    pieces.slab(seat, box.grown(-2), LIVERIES[seat].colour, 8),
                    label(said, box, LIVERIES[seat].letter, size=size, weight="ExtraBold", least=size),
                )
            for token in tokens if not people else ():
                shapes += pieces.carried(token, box)
        return tuple(shapes)

    def _player(self, seat: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player: points and goal, points by source, and the fates of the eight characters."""
        seen = self.story.seen
        shapes: list[Shape] = [
            *panels.panel(box, lit=self._winner == seat),
            *panels.headline(seat, writing, box.part(bottom=84)),
        ]
        total = Box.at(box.left + 14, box.top + 92, box.width - 28, 100)
        figure = total.part(right=84)
        of = Box(figure.right + 8, total.top + 20, total.right, total.bottom)
        shapes += panels.figure(f"{seen.vp[seat]}", figure, INK, 112)
        said = writing.text("dungeon-picture-of-goal", goal=seen.setup.goal[seat])
        shapes += panels.line(said, of, INK, size=panels.BODY)
        top = total.bottom + 4
        for source in SOURCES:
            points = self.story.points(seat, source)
            row = Box.at(box.left + 16, top, box.width - 32, 50)
            ink = INK if points else INK.mixed(BONE, 0.38)
            shapes += symbol(SIGNS[source], Box.at(row.left + 2, row.top + 4, 42, 42), ink)
            # words: dungeon-picture-source-*
            text = writing.text(f"dungeon-picture-source-{source}")
            shapes += panels.line(text, row.part(50, 0, -40), ink, size=34, weight="SemiBold")
            figure = row.part(-40, 0, -2)
            shapes += panels.line(f"{points}", figure, ink, size=46, weight="ExtraBold", align="r")
            top += 51
        room = Box(box.left + 10, top + 10, box.right - 10, box.bottom - 10)
        cells = [cell for row in room.rows(1, 1, 1, 1) for cell in row.columns(1, 1)]
        for token, cell in zip(CHARACTERS_OF[seat], cells, strict=True):
            shapes += self._fate(token, cell.grown(-4), writing)
        return tuple(shapes)

    def _fate(self, token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A character with its letters, and its fate: down with a skull, a door, in the dark, or as it is.

        The points by source above it explain the signs.
        """
        seen = self.story.seen
        fate = fate_of(seen, token)
        ground, ink = _FATES[fate]
        is_down = fate == "dead" or (fate is None and pieces.is_wounded(seen, token))
        drawn = pieces.portrait(token, wounded=is_down)
        side = box.height - 6
        body = Box.at(box.left + (2 if fate else 6), box.top + 3, min(side, box.width - _TAB - 4), side)
        tab = Box.at(box.right - _TAB - 6, box.top + 6, _TAB, 36)
        shapes: list[Shape] = [
            Plate(box.grown(2), INK, 16),
            Plate(box, ground, 14),
            Sprite(drawn, pieces.fitted(drawn, body)),
        ]
        if fate == "hidden":
            shapes.append(Plate(body, ground.at(110), 14))
        shapes += pieces.lettered(token, tab, writing)
        if fate is None:
            return tuple(shapes)
        sign = {"out": "door", "dead": "skull", "hidden": "hidden"}[fate]
        badge = Box.around((tab.centre[0], (tab.bottom + box.bottom) / 2), _FATE, _FATE)
        return (*shapes, *symbol(sign, badge, ink))
