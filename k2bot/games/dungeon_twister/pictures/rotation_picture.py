"""The picture of a room that turns: before and after, side by side, with what opened and what closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.pictures import brass, panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.render import layout, symbols
from k2bot.render.labels import label
from k2bot.render.scene import Area, Box, Disc, Plate, Polygon, Scene, Stroke
from k2bot.render.theme import Colour, colour

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Point, Shape
    from k2bot.render.writing import Writing

OPENED: Final = colour("#1F7A6B")
"""A way that is free now."""
_HEAD, _FOOT, _NUMBERS = 110, 130, 58
"""Pixels for the title, the legend, and the numbers of rows beside the second room."""


class Side(NamedTuple):
    """An edge of a room: its square inside, and the one outside."""

    inner: int
    outer: int


def changes(before: Observation, after: Observation, slot: int) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    """The edges of a slot's room that a turn opened, and those that it closed.

    Beside a room that lies face down its own side counts: from there it can be revealed (rule 11).
    """
    was, now = _free(before, slot), _free(after, slot)
    return tuple(sorted(now - was)), tuple(sorted(was - now))


def _free(seen: Observation, slot: int) -> set[Side]:
    maze = seen.maze
    left, top = board.corner(slot)
    found = set()
    for x in range(left, left + board.SIDE):
        for y in range(top, top + board.SIDE):
            for dx, dy, own in (
                (1, 0, maze.own_sides.east),
                (-1, 0, maze.own_sides.west),
                (0, 1, maze.own_sides.south),
                (0, -1, maze.own_sides.north),
            ):
                there = x + dx, y + dy
                inside = left <= there[0] < left + board.SIDE and top <= there[1] < top + board.SIDE
                if inside or not 0 <= there[1] < board.WIDTH:
                    continue
                inner, outer = board.at(x, y), board.at(*there)
                is_shown = bool(maze.shown >> outer & 1)
                if own >> inner & 1 and (not is_shown or outer in maze.neighbours(inner)):
                    found.add(Side(inner, outer))
    return found


@dataclass(frozen=True, slots=True)
class RotationPicture:
    """A slot's room before and after a quarter turn."""

    before: Observation
    after: Observation
    slot: int

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = Box(0, 0, ACROSS, DOWN)
        head = Box(40, 14, ACROSS - 40, _HEAD)
        body = Box(64, _HEAD, ACROSS - 24, DOWN - _FOOT)
        one, arrow, other = body.columns(1, 0.24, 1)
        opened, closed = changes(self.before, self.after, self.slot)
        grids = [Grid.of_slot(self.slot, box, margin=1) for box in (one, other)]
        shapes: list[Shape] = [*rooms.night(frame), *self._title(writing, head)]
        words = ("dungeon-picture-before", "dungeon-picture-after")
        for seen, grid, word in zip((self.before, self.after), grids, words, strict=True):
            shapes += _around(seen, self.slot, grid, writing)
            shapes += panels.coordinates_around(grid)
            place = Box(grid.box.left, body.top - 20, grid.box.right, grid.box.top - 44)
            # words: dungeon-picture-before, dungeon-picture-after
            shapes += panels.line(writing.text(word), place, align="m")
        for sides, tone, is_open in ((opened, OPENED, True), (closed, BLOOD, False)):
            for side in sides:
                shapes += _mark(side, grids[1], tone, is_open=is_open)
        shapes += self._arrow(Box(arrow.left, arrow.top, arrow.right - _NUMBERS, arrow.bottom))
        foot = Box(40, DOWN - _FOOT + 20, ACROSS - 40, DOWN - 16)
        shapes += _legend(writing, len(opened), len(closed), foot)
        areas = (Area("before", grids[0].box), Area("after", grids[1].box), Area("legend", foot))
        return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), areas)

    @property
    def way(self) -> str:
        """The word for its direction."""
        return "right" if self._turn > 0 else "left"

    @property
    def _turn(self) -> int:
        """1 where the room turned clockwise, else -1."""
        was, now = self.before.rooms[self.slot].rotation or 0, self.after.rooms[self.slot].rotation or 0
        return 1 if (now - was) % 4 == 1 else -1

    def _title(self, writing: Writing, box: Box) -> tuple[Shape, ...]:
        x, y = board.corner(self.slot)
        text = writing.text(
            "dungeon-picture-turns",
            room=self.slot + 1,
            first=board.NAMES[board.at(x, y)],
            last=board.NAMES[board.at(x + board.SIDE - 1, y + board.SIDE - 1)],
            way=self.way,
        )
        return (label(text, box, BONE, size=60, weight="ExtraBold"),)

    def _arrow(self, box: Box) -> tuple[Shape, ...]:
        """A gear, over it the direction of the turn from side to side, and an arrow from before to after."""
        centre = box.centre
        radius = box.width * 0.46
        line, head = brass.sweep(centre, radius * 0.86, self._turn, brass.OVER)
        below = Box.around((centre[0], centre[1] + radius * 1.75), radius, radius)
        return (
            Polygon(tuple(brass.teeth(centre, radius * 0.6)), BRASS, INK, 4),
            Stroke(tuple(line), BRASS, radius * 0.2),
            Polygon(tuple(head), BRASS),
            *symbols.placed(symbols.RIGHT, below, BRASS),
        )


def _around(seen: Observation, slot: int, grid: Grid, writing: Writing) -> tuple[Shape, ...]:
    """A room with a ring of what lies around it, that ring darker."""
    shapes: list[Shape] = [*rooms.maze(seen, grid, chips=False)]
    room, whole = grid.room(slot), grid.box
    ring = (
        Box(whole.left, whole.top, whole.right, room.top),
        Box(whole.left, room.bottom, whole.right, whole.bottom),
        Box(whole.left, room.top, room.left, room.bottom),
        Box(room.right, room.top, whole.right, room.bottom),
    )
    shapes += [Plate(part, rooms.NIGHT.at(120)) for part in ring if part.width > 0 and part.height > 0]
    for square, found in tokens.by_square(seen).items():
        if grid.shows(square):
            shapes += tokens.group(seen, found, grid.square(square).grown(-grid.side * 0.05), writing)
    return tuple(shapes)


def _mark(side: Side, grid: Grid, tone: Colour, *, is_open: bool) -> tuple[Shape, ...]:
    """A sign on the edge of a room: a double arrow through a way that opened, a bar in one that closed."""
    (x1, y1), (x2, y2) = grid.centre(side.inner), grid.centre(side.outer)
    middle = (x1 + x2) / 2, (y1 + y2) / 2
    across = (x2 - x1) / grid.side, (y2 - y1) / grid.side
    return _sign(middle, across, grid.side * 0.38, tone, is_open=is_open)


def _sign(middle: Point, across: Point, size: float, tone: Colour, *, is_open: bool) -> tuple[Shape, ...]:
    disc = Box.around(middle, size, size)
    reach = size * 0.3

    def along(share: float, aside: float = 0) -> Point:
        return (
            middle[0] + across[0] * reach * share - across[1] * reach * aside,
            middle[1] + across[1] * reach * share + across[0] * reach * aside,
        )

    shapes: list[Shape] = [
        Disc(disc.grown(size * 0.09), INK),
        Disc(disc.grown(size * 0.05), BONE),
        Disc(disc, tone),
    ]
    if is_open:
        shapes.append(Stroke((along(-0.7), along(0.7)), BONE, size * 0.13))
        for way in (-1, 1):
            tip = along(1.25 * way)
            shapes.append(Polygon((tip, along(0.4 * way, 0.75), along(0.4 * way, -0.75)), BONE))
    else:
        shapes += [
            Stroke((along(-0.8, -0.8), along(0.8, 0.8)), BONE, size * 0.14),
            Stroke((along(-0.8, 0.8), along(0.8, -0.8)), BONE, size * 0.14),
        ]
    return tuple(shapes)


def _legend(writing: Writing, opened: int, closed: int, box: Box) -> tuple[Shape, ...]:
    """How many ways opened and closed, behind their signs; nothing where none did."""
    if not opened and not closed:
        return ()

    def sign(tone: Colour, *, is_open: bool) -> layout.Fixed:
        return layout.Fixed(62, 62, lambda place: _sign(place.centre, (1, 0), 58, tone, is_open=is_open))

    parts = (
        sign(OPENED, is_open=True),
        layout.Label(writing.text("dungeon-picture-opened", count=opened), BONE, 52),
        layout.Fixed(70),
        sign(BLOOD, is_open=False),
        layout.Label(writing.text("dungeon-picture-closed", count=closed), BONE, 52),
    )
    return layout.Row(parts, gap=18, align="middle").placed(box)
