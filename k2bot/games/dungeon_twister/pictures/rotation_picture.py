"""The picture of a room that turns: before and after, side by side, with what opened and what closed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.pictures import brass, panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BRASS, INK
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.render import layout, symbols
from k2bot.render.scene import Area, Box, Disc, Plate, Polygon, Scene, Stroke
from k2bot.render.theme import Colour, colour

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Point, Shape
    from k2bot.render.writing import Writing

OPENED: Final = colour("#1F7A6B")
"""A way that is free now."""
_TITLE, _LETTERS, _HEAD = 112, 50, 224
"""Pixels of the title, of the letters above columns, and of all that stands above the rooms."""
_NUMBERS, _EDGE, _GEAR = 64, 24, 130
"""Pixels for the numbers of rows, at the picture's edge, and of the gear before the title."""


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
        before, after = self._grids
        opened, closed = changes(self.before, self.after, self.slot)
        shapes: list[Shape] = [*rooms.night(panels.FRAME), *self._title(writing)]
        for seen, grid in ((self.before, before), (self.after, after)):
            shapes += _around(seen, self.slot, grid, writing)
            shapes += panels.coordinates_around(grid)
        for sides, tone, is_open in ((opened, OPENED, True), (closed, BLOOD, False)):
            for side in sides:
                shapes += _mark(side, after, tone, is_open=is_open)
        shapes += _words(before.box, after.box, writing)
        foot = Box(_EDGE, before.box.bottom, ACROSS - _EDGE, DOWN)
        shapes += _legend(writing, len(opened), len(closed), foot)
        areas = (Area("before", before.box), Area("after", after.box), Area("legend", foot))
        return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), areas)

    @property
    def _grids(self) -> tuple[Grid, Grid]:
        """The room before, and after with a square more of what lies beside: that is the same in both."""
        whole = Grid.of_slot(self.slot, panels.FRAME, margin=1)
        left, _ = board.corner(self.slot)
        room = left, left + board.SIDE
        wide = whole.columns[1] - whole.columns[0]
        side = int((ACROSS - 2 * _NUMBERS - _EDGE) / (wide + board.SIDE))
        before = Grid(_NUMBERS, _HEAD, side, room, whole.rows)
        return before, replace(whole, left=round(before.box.right + _NUMBERS), top=_HEAD, side=side)

    @property
    def way(self) -> str:
        """The word for its direction."""
        return "right" if self._turn > 0 else "left"

    @property
    def _turn(self) -> int:
        """1 where the room turned clockwise, else -1."""
        was, now = self.before.rooms[self.slot].rotation or 0, self.after.rooms[self.slot].rotation or 0
        return 1 if (now - was) % 4 == 1 else -1

    def _title(self, writing: Writing) -> tuple[Shape, ...]:
        """Which room turns which way, behind a gear with the direction of the turn over it."""
        x, y = board.corner(self.slot)
        text = writing.text(
            "dungeon-picture-turns",
            room=self.slot + 1,
            first=board.NAMES[board.at(x, y)],
            last=board.NAMES[board.at(x + board.SIDE - 1, y + board.SIDE - 1)],
            way=self.way,
        )
        title = layout.Label(text, BONE, 66, "ExtraBold").narrowed(ACROSS - 2 * _EDGE - _GEAR - 40)
        row = layout.Row((layout.Fixed(_GEAR, _TITLE, self._gear), title), gap=40, align="middle")
        return row.placed(Box(_EDGE, 6, ACROSS - _EDGE, 6 + _TITLE))

    def _gear(self, box: Box) -> tuple[Shape, ...]:
        centre = box.centre[0], box.centre[1] + 12
        line, head = brass.sweep(centre, box.width * 0.4, self._turn, brass.OVER)
        return (
            Polygon(tuple(brass.teeth(centre, box.width * 0.27)), BRASS, INK, 4),
            Stroke(tuple(line), BRASS, box.width * 0.1),
            Polygon(tuple(head), BRASS),
        )


def _words(before: Box, after: Box, writing: Writing) -> tuple[Shape, ...]:
    """What the two parts are, and between them an arrow from one to the other."""
    middle = before.top - _LETTERS - 30
    one = Box(before.left, middle - 30, before.right, middle + 30)
    other = Box(after.left, middle - 30, after.right, middle + 30)
    arrow = Box.around(((before.right + after.left) / 2, middle), 64, 64)
    return (
        *panels.line(writing.text("dungeon-picture-before"), one, size=52, align="m"),
        *symbols.placed(symbols.RIGHT, arrow, BRASS),
        *panels.line(writing.text("dungeon-picture-after"), other, size=52, align="m"),
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
    shapes += [Plate(part, rooms.NIGHT.at(150)) for part in ring if part.width > 0 and part.height > 0]
    for square, found in tokens.by_square(seen).items():
        if grid.shows(square):
            shapes += tokens.group(seen, found, grid.square(square).grown(-grid.side * 0.05), writing)
    return tuple(shapes)


def _mark(side: Side, grid: Grid, tone: Colour, *, is_open: bool) -> tuple[Shape, ...]:
    """A sign on the edge of a room: a double arrow through a way that opened, a bar in one that closed."""
    (x1, y1), (x2, y2) = grid.centre(side.inner), grid.centre(side.outer)
    middle = (x1 + x2) / 2, (y1 + y2) / 2
    across = (x2 - x1) / grid.side, (y2 - y1) / grid.side
    return _sign(middle, across, grid.side * 0.42, tone, is_open=is_open)


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
    """How many ways opened and closed, behind their signs."""

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
