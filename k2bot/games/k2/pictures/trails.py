"""The ways that climbers went: lines along the ropes, side by side like those of a metro map.

A way starts with a broken ring and a dot and ends with an arrow head; earlier ways are bare lines. Ways of A
are plain lines, ways of B broken ones.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.pictures import chart, sky
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Point, Polygon, Shape, Stroke
from k2bot.render.symbols import turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.chart import Chart, Trail

_EDGE = theme.INK
_ROOM, _BROAD, _BETWEEN = 90.0, 16.0, 3.0
"""Pixels that all lines of a rope may take together, how broad one is at most, and what is left between."""
_LIGHT = 0.8
"""Relative luminance from which a colour is lost on white grounds."""
_THIN = 0.45
"""How broad a way of earlier is, against one of now."""
_HEAD = 30.0
_DOT, _RING = 18.0, 12.0
"""A dot's width, and what a ring around a plate takes of a rope."""


class _Leg(NamedTuple):
    """One trail on one rope: its own line from plate to plate, and how broad it is."""

    trail: Trail
    points: tuple[Point, ...]
    broad: float
    first: bool
    last: bool

    @property
    def length(self) -> float:
        """Pixels from end to end."""
        return sum(math.dist(*part) for part in pairwise(self.points))


def trails(sheet: Chart, ways: Sequence[Trail]) -> tuple[Shape, ...]:
    """All ways together; plates are to be uncovered after them."""
    moved = sorted((way for way in ways if len(way.way) > 1), key=lambda way: (not way.earlier, way.climber))
    legs = _legs(sheet, moved)
    shapes: list[Shape] = list(_rings(sheet, moved))
    shapes += [Stroke(leg.points, _EDGE.at(190), leg.broad + 5) for leg in legs if leg.trail.earlier]
    newest = [leg for leg in legs if not leg.trail.earlier]
    for wide, far in ((13, True), (8, False)):
        shapes += [Stroke(leg.points, _casing(leg.trail, far=far), leg.broad + wide) for leg in newest]
    for leg in legs:
        shapes += _line(leg)
    for leg in newest:
        shapes += _ends(leg)
    return (*shapes, *_uphill(sheet, moved))


def _uphill(sheet: Chart, ways: Sequence[Trail]) -> tuple[Shape, ...]:
    """The arrows uphill of ropes on which only earlier ways run, seen again: those say no direction."""
    steps = [(way, {step, step[::-1]}) for way in ways for step in pairwise(way.way)]
    walked = [
        rope for rope in sheet.board.ropes if {way.earlier for way, ends in steps if rope in ends} == {True}
    ]
    return tuple(
        shape
        for arrow in chart.arrows(sheet)
        if arrow.rope in walked
        for shape in sky.uphill(arrow.box, arrow.angle)
    )


def _fill(way: Trail) -> theme.Colour:
    colour = theme.LIVERIES[way.climber[0]].colour
    return colour.mixed(theme.MIST, 0.25) if way.earlier else colour


def _casing(way: Trail, *, far: bool = False) -> theme.Colour:
    """The edge of a way, in the tone its colour lacks: dark around light colours, light around the others.

    ``far`` is the outer edge, of the other tone.
    """
    is_light = _fill(way).luminance > _LIGHT
    return _EDGE if is_light != far else theme.WHITE


def _legs(sheet: Chart, ways: Sequence[Trail]) -> tuple[_Leg, ...]:
    """Every trail on every rope it takes, side by side with the others there."""
    taken: dict[tuple[str, str], list[Trail]] = {}
    for way in ways:
        for start, end in pairwise(way.way):
            lane = taken.setdefault((min(start, end), max(start, end)), [])
            if way not in lane:
                lane.append(way)
    boxes = sheet.plates()
    found: list[_Leg] = []
    for way in ways:
        for number, (start, end) in enumerate(pairwise(way.way)):
            rope = (min(start, end), max(start, end))
            lanes = taken[rope]
            pitch = min(_BROAD + _BETWEEN, _ROOM / len(lanes))
            broad = pitch - min(_BETWEEN, pitch * 0.25)
            aside = (lanes.index(way) - (len(lanes) - 1) / 2) * pitch
            x, y = _across(sheet.spot(rope[0]), sheet.spot(rope[1]))
            one, two = (
                (spot[0] + x * aside, spot[1] + y * aside) for spot in (sheet.spot(start), sheet.spot(end))
            )
            line = (chart.outside(one, two, boxes[start]), chart.outside(two, one, boxes[end]))
            wide = broad * (_THIN if way.earlier else 1)
            found.append(_Leg(way, line, wide, number == 0, number == len(way.way) - 2))
    return tuple(found)


def courses(sheet: Chart, ways: Sequence[Trail]) -> tuple[tuple[Point, Point], ...]:
    """The lines of all ways, as they are drawn, in straight parts."""
    return tuple(
        part
        for leg in _legs(sheet, [way for way in ways if len(way.way) > 1])
        for part in pairwise(leg.points)
    )


def _across(start: Point, end: Point) -> Point:
    """The direction across a line, one pixel long."""
    length = math.dist(start, end)
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def _line(leg: _Leg) -> tuple[Shape, ...]:
    ends, fill = leg.points, _fill(leg.trail)
    if leg.trail.climber[1] == "A":
        return (Stroke(ends, fill, leg.broad),)
    return (
        Stroke(ends, _casing(leg.trail), leg.broad),
        Stroke(ends, fill, leg.broad, (max(14, leg.broad), max(11, leg.broad * 0.8))),
    )


def _ends(leg: _Leg) -> tuple[Shape, ...]:
    """A dot where a way begins, an arrow head where it ends, and on every rope that has room for it."""
    shapes: list[Shape] = []
    size = min(1.0, leg.broad / 11)
    far = leg.length
    has_dot = leg.first and leg.broad > 8 and far > (_DOT + (_HEAD if leg.last else 10)) * size
    if has_dot:
        shapes += _dot(leg, size)
    if leg.last or (leg.broad > 11 and far > (2 * _HEAD if has_dot else 40)):
        shapes += _head(leg, size, far)
    return tuple(shapes)


def _dot(leg: _Leg, size: float) -> tuple[Shape, ...]:
    """Where a way begins: a dot on the rope, beside the plate and on the ring around it."""
    share = (_DOT / 2 + 5) * size / math.dist(*leg.points[:2])
    (x1, y1), (x2, y2) = leg.points[:2]
    dot = Box.around((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), _DOT * size, _DOT * size)
    return (
        Disc(dot.grown(5 * size), _casing(leg.trail, far=True)),
        Disc(dot.grown(3 * size), _casing(leg.trail)),
        Disc(dot, _fill(leg.trail)),
    )


def _head(leg: _Leg, size: float, far: float) -> tuple[Shape, ...]:
    """An arrow head at the end of a line; where there is room it leaves the ring around the plate alone."""
    start, end = leg.points[-2:]
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    reach = _HEAD * size
    back = min(_RING, max(-2.0, far / size - _HEAD - _RING)) * size
    tip = (end[0] - math.cos(angle) * back, end[1] - math.sin(angle) * back)
    barbs = (turned((-math.cos(turn), -math.sin(turn)), tip, reach, angle) for turn in (0.6, -0.6))
    head = (tip, *barbs)
    return (
        Stroke((*head, head[0]), _casing(leg.trail, far=True), 13 * size),
        Stroke((*head, head[0]), _casing(leg.trail), 8 * size),
        Polygon(head, _fill(leg.trail)),
    )


def _rings(sheet: Chart, ways: Sequence[Trail]) -> tuple[Shape, ...]:
    """A ring around every plate of the newest ways: in the player's colour, white where several met.

    It is broken where a way only begins.
    """
    shapes: list[Shape] = []
    boxes = sheet.plates()
    newest = [way for way in ways if not way.earlier]
    for space in sheet.board.spaces:
        visits = [way for way in newest if space.id in way.way]
        if not visits:
            continue
        box = boxes[space.id]
        seats = {way.climber[0] for way in visits}
        way = visits[0] if len(seats) == 1 else None
        fill = _fill(way) if way else theme.WHITE
        near, beyond = (_casing(way), _casing(way, far=True)) if way else (_EDGE, theme.WHITE)
        more = 3 if any(way.way[-1] == space.id for way in visits) else 0
        begins = all(way.way[0] == space.id for way in visits)
        shapes += [
            Plate(box.grown(wide + more), colour, (12 + wide + more))
            for wide, colour in ((11.5, beyond), (9, near), (6, near if begins else fill))
        ]
        if begins:
            corners = box.grown(4.5).corners
            shapes.append(Stroke((*corners, corners[0]), fill, 5.5, (15, 13)))
    return tuple(shapes)
