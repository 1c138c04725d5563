"""The last turn over the maze: ways as arrows, jumps, attacks, rooms that turned or came up, who is gone."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.games.dungeon_twister.pictures.traces import Clash, Exit, Traces, Way
    from k2bot.render.scene import Point, Shape
    from k2bot.render.theme import Colour

_WIDTH: Final = 0.13
"""The breadth of a way, in squares."""
_HEAD: Final = 0.34
_BROAD: Final = 0.27
"""The length of an arrow's head and half its breadth, in squares: it stands clear of who walked there."""
GLOW: Final = theme.colour("#FF9A3C")
"""What is new: a room that came up or turned, a portcullis that changed."""
_CLEAR: Final = BONE.at(0)


def below(traces: Traces, grid: Grid, gates: Sequence[Box | None] = ()) -> tuple[Shape, ...]:
    """What lies under tokens: rooms and portcullises that changed, and ways with a dot where they began.

    ``gates`` are the places of the portcullises that changed.
    """
    shapes: list[Shape] = []
    for slot in traces.revealed:
        shapes += _framed(grid.room(slot), grid)
    for slot, turn in traces.turned.items():
        shapes += _turned(grid.room(slot), grid, turn)
    for box in gates:
        if box is not None:
            rim = box.grown(grid.side * 0.16)
            shapes.append(Plate(rim, _CLEAR, grid.side * 0.14, INK, grid.side * 0.11))
            shapes.append(Plate(rim.grown(-2), _CLEAR, grid.side * 0.12, GLOW, grid.side * 0.06))
    for way in traces.ways:
        shapes += _way(way, grid, begins=_begins(way, traces.ways))
    return tuple(shapes)


def _begins(way: Way, ways: Sequence[Way]) -> bool:
    """Whether no other way of the character leads to where this one begins."""
    return not way.resumes and not any(
        one is not way and one.character == way.character and one.squares[-1] == way.squares[0]
        for one in ways
    )


def above(traces: Traces, grid: Grid, taken: Collection[int]) -> tuple[Shape, ...]:
    """What lies over tokens: attacks, skulls where somebody was eliminated, points of who left.

    On squares that are ``taken`` signs give way to tokens: they are small, in the corner.
    """
    shapes: list[Shape] = []
    for clash in traces.clashes:
        shapes += _clash(clash, grid)
    for square in traces.dead:
        if grid.shows(square):
            box = _aside(grid.square(square), is_taken=square in taken)
            shapes += badge(box.centre, box.width, "skull", BLOOD)
    for way_out in traces.exits:
        if grid.shows(way_out.square) and way_out.square not in taken:
            shapes += _out(way_out, grid)
    return tuple(shapes)


def _way(way: Way, grid: Grid, *, begins: bool) -> tuple[Shape, ...]:
    """A way in its owner's colour between light and dark edges; leaps are broken lines."""
    if not all(grid.shows(square) for square in way.squares):
        return ()
    livery = LIVERIES[content.OWNER[way.character]]
    points = [grid.centre(square) for square in way.squares]
    dash = (grid.side * 0.2, grid.side * 0.2) if way.is_leap else None
    shapes = arrow(points, livery.colour, grid.side, dash=dash, has_head=way.ends)
    if begins:
        shapes = (
            *shapes,
            Disc(Box.around(points[0], grid.side * 0.32, grid.side * 0.32), livery.colour, BONE, 3),
        )
    return shapes


def arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    dash: tuple[float, float] | None = None,
    short: float = 0.46,
    has_head: bool = True,
) -> tuple[Shape, ...]:
    """An arrow along points, for squares of that side; it ends ``short`` squares before the last point."""
    rim = side * 0.04
    if not has_head:
        line = tuple(points)
        return (
            Stroke(line, INK, side * _WIDTH + 4 * rim),
            Stroke(line, BONE, side * _WIDTH + 2 * rim, dash),
            Stroke(line, fill, side * _WIDTH, dash),
        )
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = math.dist((x1, y1), (x2, y2)) or 1.0
    along = (x2 - x1) / length, (y2 - y1) / length
    tip = x2 - along[0] * side * short, y2 - along[1] * side * short
    foot = tip[0] - along[0] * side * _HEAD, tip[1] - along[1] * side * _HEAD

    def head(grow: float) -> tuple[Point, ...]:
        wide = side * _BROAD + grow
        return (
            (tip[0] + along[0] * grow * 1.8, tip[1] + along[1] * grow * 1.8),
            (foot[0] - along[1] * wide - along[0] * grow, foot[1] + along[0] * wide - along[1] * grow),
            (foot[0] + along[1] * wide - along[0] * grow, foot[1] - along[0] * wide - along[1] * grow),
        )

    line = (*points[:-1], foot)
    return (
        Stroke(line, INK, side * _WIDTH + 4 * rim),
        Polygon(head(2 * rim), INK),
        Stroke(line, BONE, side * _WIDTH + 2 * rim, dash),
        Polygon(head(rim), BONE),
        Stroke(line, fill, side * _WIDTH, dash),
        Polygon(head(0), fill),
    )


def _framed(box: Box, grid: Grid) -> tuple[Shape, ...]:
    """A room with a bright rim."""
    if not grid.box.holds(box):
        return ()
    return (
        Plate(box.grown(-1), _CLEAR, 8, INK, grid.side * 0.15),
        Plate(box.grown(-grid.side * 0.03), _CLEAR, 6, GLOW, grid.side * 0.09),
    )


def _turned(box: Box, grid: Grid, turn: int) -> tuple[Shape, ...]:
    """A bright rim around a room that turned, and in its corners where they came from."""
    if not grid.box.holds(box):
        return ()
    shapes = list(_framed(box, grid))
    direction = 1 if turn > 0 else -1
    centre, side = box.centre, grid.side
    for quarter in range(4):
        start = math.radians(90 * quarter + 45 - direction * 13)
        end = math.radians(90 * quarter + 45 + direction * 13)
        angles = [start + (end - start) * step / 8 for step in range(9)]
        radius = side * 2.6
        line = tuple(
            (centre[0] + radius * math.cos(one), centre[1] + radius * math.sin(one)) for one in angles
        )
        tip = end + direction * 0.17
        head = tuple(
            (centre[0] + reach * side * math.cos(angle), centre[1] + reach * side * math.sin(angle))
            for reach, angle in ((2.84, end), (2.58, tip), (2.34, end))
        )
        shapes += (
            Stroke(line, INK, side * 0.26),
            Polygon(head, INK, INK, side * 0.13),
            Stroke(line, GLOW, side * 0.15),
            Polygon(head, GLOW),
        )
    return tuple(shapes)


def _clash(clash: Clash, grid: Grid) -> tuple[Shape, ...]:
    """Crossed swords between two who fought; a wand's line to whom it hit."""
    if not (grid.shows(clash.attacker) and grid.shows(clash.target)):
        return ()
    one, other = grid.centre(clash.attacker), grid.centre(clash.target)
    if clash.is_wand:
        return arrow((one, other), BLOOD, grid.side, dash=(grid.side * 0.12, grid.side * 0.2), short=0.42)
    middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    return badge(middle, grid.side * 0.42, "swords", BLOOD)


def badge(centre: Point, side: float, name: Name, fill: Colour) -> tuple[Shape, ...]:
    """A round sign of what happened there."""
    box = Box.around(centre, side, side)
    return (
        Disc(box, INK),
        Disc(box.grown(-side * 0.05), BONE),
        Disc(box.grown(-side * 0.09), fill),
        *symbol(name, box.grown(-side * 0.22), BONE),
    )


def _aside(square: Box, *, is_taken: bool) -> Box:
    """Where a sign is on a square: in its middle, or in its upper left corner."""
    side = square.width
    if is_taken:
        return Box.at(square.left - side * 0.12, square.top - side * 0.12, side * 0.4, side * 0.4)
    return square.grown(-side * 0.17)


def _out(way_out: Exit, grid: Grid) -> tuple[Shape, ...]:
    """The points of somebody who left, on the square where that was."""
    box = grid.square(way_out.square).grown(-grid.side * 0.08)
    livery = LIVERIES[way_out.seat]
    size = round(box.height * 0.58)
    return (
        Disc(box, INK),
        Disc(box.grown(-grid.side * 0.04), BONE),
        Disc(box.grown(-grid.side * 0.08), livery.colour),
        label(f"+{way_out.points}", box, livery.letter, size=size, least=size, weight="ExtraBold"),
    )
