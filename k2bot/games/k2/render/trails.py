"""The ways that climbers went: lines along the ropes, side by side like those of a metro map.

A way starts with a dot and ends with an arrow head. Ways of A are plain lines, ways of B broken ones.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.render import chart, pieces, theme
from k2bot.games.k2.render.scene import Box, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.render.chart import Chart, Trail
    from k2bot.games.k2.render.scene import Point, Shape
    from k2bot.games.k2.render.theme import Colour

_EDGE = theme.INK
_ROOM, _BROAD, _BETWEEN = 70.0, 16.0, 3.0
"""Pixels that all lines of a rope may take together, how broad one is at most, and what is left between."""
_HEAD = 30.0
_DOT = 26.0


class _Leg(NamedTuple):
    """One trail on one rope: its own line from plate to plate, and how broad it is."""

    trail: Trail
    start: Point
    end: Point
    broad: float
    first: bool
    last: bool


def trail(sheet: Chart, way: Trail) -> tuple[Shape, ...]:
    """The way of one climber; plates are to be uncovered after it."""
    return trails(sheet, (way,))


def trails(sheet: Chart, ways: Sequence[Trail]) -> tuple[Shape, ...]:
    """All ways together; plates are to be uncovered after them."""
    moved = sorted((way for way in ways if len(way.way) > 1), key=lambda way: (not way.earlier, way.climber))
    legs = _legs(sheet, moved)
    shapes: list[Shape] = list(_rings(sheet, moved))
    for wide, casing in ((12, theme.INK.at(170)), (7, theme.WHITE)):
        shapes += [
            Stroke((leg.start, leg.end), casing, leg.broad + wide * sheet.scale)
            for leg in legs
            if not leg.trail.earlier
        ]
        if wide == 12:
            shapes += [
                Stroke((leg.start, leg.end), casing, leg.broad + 4 * sheet.scale)
                for leg in legs
                if leg.trail.earlier
            ]
    for leg in legs:
        shapes += _line(leg, sheet.scale)
    for leg in legs:
        shapes += _ends(leg, sheet.scale)
    return tuple(shapes)


def _fill(way: Trail) -> Colour:
    colour = theme.LIVERIES[way.climber[0]].colour
    return colour.mixed(theme.MIST, 0.4) if way.earlier else colour


def _legs(sheet: Chart, ways: Sequence[Trail]) -> tuple[_Leg, ...]:
    """Every trail on every rope it takes, side by side with the others there."""
    taken: dict[tuple[str, str], list[Trail]] = {}
    for way in ways:
        for start, end in pairwise(way.way):
            lane = taken.setdefault((min(start, end), max(start, end)), [])
            if way not in lane:
                lane.append(way)
    boxes = {
        space.id: pieces.plate_box(space, sheet.spot(space.id), sheet.scale) for space in sheet.board.spaces
    }
    found: list[_Leg] = []
    for way in ways:
        for number, (start, end) in enumerate(pairwise(way.way)):
            rope = (min(start, end), max(start, end))
            lanes = taken[rope]
            pitch = min(_BROAD + _BETWEEN, _ROOM / len(lanes)) * sheet.scale
            broad = pitch - min(_BETWEEN * sheet.scale, pitch * 0.25)
            aside = (lanes.index(way) - (len(lanes) - 1) / 2) * pitch
            x, y = _across(sheet.spot(rope[0]), sheet.spot(rope[1]))
            one, two = (
                (spot[0] + x * aside, spot[1] + y * aside) for spot in (sheet.spot(start), sheet.spot(end))
            )
            found.append(
                _Leg(
                    way,
                    chart.outside(one, two, boxes[start]),
                    chart.outside(two, one, boxes[end]),
                    broad * (0.6 if way.earlier and len(lanes) < 3 else 1),
                    number == 0,
                    number == len(way.way) - 2,
                )
            )
    return tuple(found)


def _across(start: Point, end: Point) -> Point:
    """The direction across a line, one pixel long."""
    length = math.dist(start, end)
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def _line(leg: _Leg, scale: float) -> tuple[Shape, ...]:
    ends, fill = (leg.start, leg.end), _fill(leg.trail)
    if leg.trail.climber[1] == "A":
        return (Stroke(ends, fill, leg.broad),)
    return (
        Stroke(ends, theme.WHITE, leg.broad),
        Stroke(ends, fill, leg.broad, (max(14 * scale, leg.broad), max(11 * scale, leg.broad * 0.8))),
    )


def _ends(leg: _Leg, scale: float) -> tuple[Shape, ...]:
    """A dot where a way begins, an arrow head where it ends, and on every rope that has room for it."""
    shapes: list[Shape] = []
    fill = _fill(leg.trail)
    size = min(1.0, leg.broad / scale / 11) * scale * (0.8 if leg.trail.earlier else 1)
    if leg.first and leg.broad > 8 * scale and math.dist(leg.start, leg.end) > 44 * scale:
        dot = Box.around(leg.start, _DOT * size, _DOT * size)
        shapes += [
            Disc(dot.grown(4 * scale), _EDGE),
            Disc(dot.grown(1.5 * scale), theme.WHITE),
            Disc(dot.grown(-3 * size), fill),
        ]
    if leg.last or leg.broad > 11 * scale:
        shapes += _head(leg.start, leg.end, fill, size)
    return tuple(shapes)


def _head(start: Point, end: Point, fill: Colour, size: float) -> tuple[Shape, ...]:
    """An arrow head whose tip is at the end of a line."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = _HEAD * size
    tip = (end[0] + math.cos(angle) * 2 * size, end[1] + math.sin(angle) * 2 * size)
    head = (
        tip,
        *(
            (tip[0] - math.cos(angle + turn) * reach, tip[1] - math.sin(angle + turn) * reach)
            for turn in (0.6, -0.6)
        ),
    )
    return (
        Stroke((*head, head[0]), _EDGE, 12 * size),
        Stroke((*head, head[0]), theme.WHITE, 8 * size),
        Polygon(head, fill),
    )


def _rings(sheet: Chart, ways: Sequence[Trail]) -> tuple[Shape, ...]:
    """A ring around every plate of the newest ways: in the player's colour, white where several met."""
    shapes: list[Shape] = []
    scale = sheet.scale
    newest = [way for way in ways if not way.earlier]
    for space in sheet.board.spaces:
        visits = [way for way in newest if space.id in way.way]
        if not visits:
            continue
        box = pieces.plate_box(space, sheet.spot(space.id), scale)
        seats = {way.climber[0] for way in visits}
        starts = all(way.way[0] == space.id for way in visits)
        fill = theme.WHITE if starts or len(seats) > 1 else _fill(visits[0])
        more = 3 if any(way.way[-1] == space.id for way in visits) else 0
        shapes += [
            Plate(box.grown((wide + more) * scale), colour, (12 + wide + more) * scale)
            for wide, colour in ((9, _EDGE), (7, theme.WHITE), (5, fill))
        ]
    return tuple(shapes)
