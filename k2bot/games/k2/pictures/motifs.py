"""The drawings on the cards: boot prints in snow, a coil of rope on a carabiner, oxygen and breath.

Each is drawn in few flat tones of the card's own colour, all darker than the card, so that white figures
stand out on them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Point, Polygon, Shape, Stroke
from k2bot.render.symbols import flat, turned

if TYPE_CHECKING:
    from k2bot.render.theme import Colour

_SOLE = "M50 2 C74 2 82 24 75 46 C73 54 69 60 67 65 L36 65 C33 57 28 50 26 40 C23 18 32 2 50 2 Z"
_HEEL = "M36 73 L67 73 C70 88 66 99 51 99 C36 99 33 88 36 73 Z"
_TREADS = ((16, 30, 72), (29, 26, 77), (42, 27, 76), (54, 31, 72), (84, 36, 67))
"""The gaps in a sole: height, left and right end."""

_BODY = "M14 40 C14 20 66 20 66 40 L66 126 C66 138 14 138 14 126 Z"
_MASK = "M96 66 C118 54 140 66 142 88 C143 108 126 122 112 118 C96 112 88 84 96 66 Z"
_HOSE = "M40 8 C70 -14 96 10 92 40 C90 56 104 50 108 66"
_BREATHS = (
    "M128 40 C140 30 134 14 122 20",
    "M150 66 C170 58 168 34 150 38",
    "M152 100 C172 104 178 84 166 76",
)
_CARABINER = "M36 10 C20 10 20 34 30 50 C38 62 62 62 70 50 C80 34 80 10 64 10 Z"


def dark(fill: Colour, share: float = 0.3) -> Colour:
    """A darker tone of a card's colour."""
    return fill.mixed(theme.INK, share)


_WALK: tuple[tuple[tuple[float, float, float], ...], ...] = (
    (),
    ((0.5, 0.5, 0.9),),
    ((0.25, 0.64, 0.62), (0.75, 0.36, 0.62)),
    ((0.2, 0.73, 0.46), (0.52, 0.5, 0.46), (0.8, 0.27, 0.46)),
)
"""By number of steps: where prints are (shares of the box) and how long (share of its height)."""


def prints(box: Box, fill: Colour, count: int) -> tuple[Shape, ...]:
    """As many boot prints as steps, left and right by turns, on their way up through a box."""
    shapes: list[Shape] = []
    for number, (x, y, size) in enumerate(_WALK[count]):
        centre = (box.left + box.width * x, box.top + box.height * y)
        shapes += _print(centre, box.height * size, math.radians(24), fill, left=number % 2 == 1)
    return tuple(shapes)


def _print(centre: Point, size: float, turn: float, fill: Colour, *, left: bool) -> tuple[Shape, ...]:
    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(
            turned(((-1 if left else 1) * (x - 50), y - 50), centre, size / 100, turn) for x, y in points
        )

    tone = dark(fill)
    return (
        Polygon(placed(flat(_SOLE)), tone),
        Polygon(placed(flat(_HEEL)), tone),
        *(Stroke(placed(((start, y), (end, y))), fill, size * 0.045) for y, start, end in _TREADS),
    )


def coil(box: Box, fill: Colour) -> tuple[Shape, ...]:
    """A coil of rope that hangs on a carabiner."""
    unit = min(box.width, box.height / 1.25) / 100
    x, top = box.centre[0], box.centre[1] - 62 * unit
    tone, deep = dark(fill, 0.32), dark(fill, 0.48)
    rings = [
        Stroke(
            tuple(
                (
                    x + unit * width * math.sin(turn / 40 * math.tau),
                    top + unit * (72 - height * math.cos(turn / 40 * math.tau)),
                )
                for turn in range(41)
            ),
            tone,
            9 * unit,
        )
        for width, height in ((46, 52), (34, 40), (22, 28))
    ]
    clip = tuple((x + (px - 50) * unit * 0.62, top + (py - 12) * unit * 0.86) for px, py in flat(_CARABINER))
    wrap = Box.around((x, top + 34 * unit), 26 * unit, 40 * unit)
    return (
        *rings,
        Polygon(wrap.corners, deep),
        *(
            Stroke(((wrap.left, y), (wrap.right, y - 5 * unit)), tone, 3.5 * unit)
            for y in (wrap.top + 10 * unit, wrap.top + 21 * unit, wrap.top + 32 * unit)
        ),
        Stroke((*clip, clip[0]), deep, 7 * unit),
    )


def oxygen(box: Box, fill: Colour) -> tuple[Shape, ...]:
    """An oxygen bottle with its mask, and breath."""
    unit = min(box.width / 180, box.height / 150)
    left, top = box.centre[0] - 90 * unit, box.centre[1] - 66 * unit

    def placed(path: str) -> tuple[Point, ...]:
        return tuple((left + x * unit, top + y * unit) for x, y in flat(path))

    tone, deep = dark(fill, 0.28), dark(fill, 0.5)
    return (
        Stroke(placed(_HOSE), deep, 7 * unit),
        Polygon(placed("M34 4 L46 4 L46 28 L34 28 Z"), deep),
        Stroke(placed("M26 4 L54 4"), deep, 9 * unit),
        Polygon(placed(_BODY), tone),
        Polygon(placed("M14 52 L66 52 L66 66 L14 66 Z"), deep),
        Polygon(placed("M14 74 L66 74 L66 79 L14 79 Z"), deep),
        Polygon(placed(_MASK), deep),
        Disc(Box.around((left + 118 * unit, top + 96 * unit), 20 * unit, 20 * unit), tone),
        *(Stroke(placed(path), tone, 6 * unit) for path in _BREATHS),
    )
