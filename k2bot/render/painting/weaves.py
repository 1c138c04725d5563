"""The players' patterns, coarse enough to be seen at a third of their size.

The first five are woven all over; the other five are one large figure in the middle.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.render.scene import Point
    from k2bot.render.theme import PatternName


def weave(name: PatternName, width: int, height: int, scale: int, size: float = 1) -> Image.Image:
    """A pattern as a mask of that size, drawn ``scale`` times as large first.

    Its marks are ``size`` times as large as usual.
    """
    mask = Image.new("L", (width * scale, height * scale), 0)
    pen = ImageDraw.Draw(mask)
    large = scale * size
    for ring in _WEAVES[name](math.ceil(width / size), math.ceil(height / size)):
        pen.polygon([(x * large, y * large) for x, y in ring], fill=255)
    return mask.reduce(scale)


def _dots(width: int, height: int) -> Iterator[list[Point]]:
    step = 15
    for row in range(-1, height // step + 2):
        for column in range(-1, width // step + 2):
            x, y = (column + (row % 2) / 2) * step + step / 4, row * step + step / 2
            turns = (math.tau * turn / 16 for turn in range(16))
            yield [(x + 4 * math.cos(turn), y + 4 * math.sin(turn)) for turn in turns]


def _stripes(width: int, height: int) -> Iterator[list[Point]]:
    for x in range(-height, width, 18):
        yield [(x, height), (x + height, 0), (x + height + 9, 0), (x + 9, height)]


def _checks(width: int, height: int) -> Iterator[list[Point]]:
    step = 13
    for row in range(height // step + 1):
        for column in range(row % 2, width // step + 1, 2):
            x, y = column * step, row * step
            yield [(x, y), (x + step, y), (x + step, y + step), (x, y + step)]


def _bars(width: int, height: int) -> Iterator[list[Point]]:
    for y in range(3, height, 16):
        yield [(0, y), (width, y), (width, y + 7), (0, y + 7)]


def _ring(width: int, height: int) -> Iterator[list[Point]]:
    turns = [math.tau * turn / 48 for turn in range(49)]
    yield [
        (width / 2 + reach * math.cos(turn), height / 2 + reach * math.sin(turn))
        for reach, way in ((min(width, height) * 0.36, turns), (min(width, height) * 0.18, turns[::-1]))
        for turn in way
    ]


def _cross(width: int, height: int) -> Iterator[list[Point]]:
    across, down = width / 2, height / 2
    arm = min(width, height) * 0.12
    yield [(across - arm, 0), (across + arm, 0), (across + arm, height), (across - arm, height)]
    yield [(0, down - arm), (width, down - arm), (width, down + arm), (0, down + arm)]


def _half(width: int, height: int) -> Iterator[list[Point]]:
    yield [(width, 0), (width, height), (0, height)]


def _quarters(width: int, height: int) -> Iterator[list[Point]]:
    across, down = width / 2, height / 2
    yield [(across, 0), (width, 0), (width, down), (across, down)]
    yield [(0, down), (across, down), (across, height), (0, height)]


def _band(width: int, height: int) -> Iterator[list[Point]]:
    yield [(0, height * 0.33), (width, height * 0.33), (width, height * 0.67), (0, height * 0.67)]


_WEAVES: dict[PatternName, Callable[[int, int], Iterator[list[Point]]]] = {
    "plain": lambda _width, _height: iter(()),
    "dots": _dots,
    "stripes": _stripes,
    "checks": _checks,
    "bars": _bars,
    "ring": _ring,
    "cross": _cross,
    "half": _half,
    "quarters": _quarters,
    "band": _band,
}
