"""Bends of ways around plates that nearly touch, where no line between them would be seen."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.render.scene import Box, Point

SHORT = 34.0
"""Pixels between two plates, at scale 1, below which a way bends around them."""
_REACH = 58.0
"""How far a bend reaches from the plates, in pixels at scale 1."""
_STEPS = 10
_CORNER = 12.0
"""Pixels that a bend keeps from the corners of the plates where it begins and ends."""
_ASIDE = 60.0
"""How far one plate lies to the side of the other, at scale 1, where a way goes around their corner."""
_CLEAR = 10.0
"""Pixels that a bend keeps from other plates."""


def bend(boxes: Mapping[str, Box], start: str, end: str, scale: float, aside: float = 0) -> tuple[Point, ...]:
    """A bend from one plate to another, around their corner, or beside them where one is above the other.

    It goes where fewer plates are in its way, ``aside`` pixels farther out, from edge to edge.
    """
    one, two = boxes[start], boxes[end]
    reach = _REACH * scale + aside
    is_aside = abs(two.centre[0] - one.centre[0]) >= _ASIDE * scale
    found = _corners(one, two, reach) if is_aside else _loops(one, two, reach)
    others = [box.grown(_CLEAR * scale) for space, box in boxes.items() if space not in {start, end}]
    return min(found, key=lambda points: sum(box.meets(*part) for box in others for part in pairwise(points)))


def _corners(one: Box, two: Box, reach: float) -> tuple[tuple[Point, ...], ...]:
    """Out of the one upwards or downwards and into the other from the side, or the other way round."""
    right, down = two.centre[0] > one.centre[0], two.centre[1] > one.centre[1]
    rises, enters = (one.bottom if down else one.top), (two.left if right else two.right)
    x = _within(enters - reach if right else enters + reach, one.left, one.right)
    y = _within(rises + reach if down else rises - reach, two.top, two.bottom)
    upright = _quarter((enters, rises), (x - enters, 0), (0, y - rises))
    leaves, enters = (one.right if right else one.left), (two.top if down else two.bottom)
    x = _within(leaves + reach if right else leaves - reach, two.left, two.right)
    y = _within(enters - reach if down else enters + reach, one.top, one.bottom)
    return upright, _quarter((leaves, enters), (0, y - enters), (x - leaves, 0))


def _within(wanted: float, low: float, high: float) -> float:
    return min(max(wanted, low + _CORNER), high - _CORNER)


def _quarter(centre: Point, first: Point, last: Point) -> tuple[Point, ...]:
    """A quarter of an ellipse around a centre, from the end of one half axis to that of the other."""
    turns = [math.pi / 2 * number / _STEPS for number in range(_STEPS + 1)]
    return tuple(
        (
            centre[0] + first[0] * math.cos(turn) + last[0] * math.sin(turn),
            centre[1] + first[1] * math.cos(turn) + last[1] * math.sin(turn),
        )
        for turn in turns
    )


def _loops(one: Box, two: Box, reach: float) -> tuple[tuple[Point, ...], ...]:
    """Out of the one and into the other at the same side, at the right or at the left."""
    down = two.centre[1] > one.centre[1]
    first, last = (one.bottom, two.top) if down else (one.top, two.bottom)
    inward = 0.45 * reach if down else -0.45 * reach
    starts, ends = first - inward, last + inward
    return tuple(
        _curve((x, starts), (out + push, starts), (out + push, ends), (far, ends))
        for x, far, out, push in (
            (one.right, two.right, max(one.right, two.right), reach),
            (one.left, two.left, min(one.left, two.left), -reach),
        )
    )


def _curve(start: Point, one: Point, other: Point, end: Point) -> tuple[Point, ...]:
    """A cubic curve by its ends and the points it leaves and meets them along."""

    def at(share: float) -> Point:
        rest = 1 - share
        weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
        x, y = (
            sum(weight * point[axis] for weight, point in zip(weights, (start, one, other, end), strict=True))
            for axis in (0, 1)
        )
        return x, y

    return tuple(at(number / _STEPS) for number in range(_STEPS + 1))
