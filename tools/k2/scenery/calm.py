"""Calm zones of the mountain: large, even planes behind spaces and ropes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures.places import MAP, PLACES
from k2bot.games.k2.pictures.scenery import PAINTING_SIZE

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.engine.content import Side

    Loudness: TypeAlias = Callable[[float, float], float]

_CELL = 8
"""Cell size of the map in pixels."""
_QUIET = 40
"""Value of calm cells, out of 255."""
_AROUND = (110, 85)
"""Calm radius in pixels around a space, horizontally and vertically."""

_BESIDE = 150
"""Value outside the map."""
_FOOT = 110
"""Height in pixels of the calm strip along the foot."""


@lru_cache(maxsize=2)
def loudness(side: Side) -> Loudness:
    """Roughness of the mountain by point (pixels): 0.15 around spaces and ropes, 1 far from them."""
    calm = Image.new("L", (PAINTING_SIZE[0] // _CELL + 1, PAINTING_SIZE[1] // _CELL + 1), 255)
    pen = ImageDraw.Draw(calm)
    board = content.board(side)
    spots = PLACES[side]
    pen.rectangle((MAP.right / _CELL, 0, calm.width, calm.height), fill=_BESIDE)
    for x, y in spots.values():
        box = (x - _AROUND[0], y - _AROUND[1], x + _AROUND[0], y + _AROUND[1])
        pen.ellipse([edge / _CELL for edge in box], fill=_QUIET)
    for rope in board.ropes:
        pen.line([(spots[end][0] / _CELL, spots[end][1] / _CELL) for end in rope], fill=_QUIET, width=12)
    pen.rectangle((0, calm.height - _FOOT // _CELL, calm.width, calm.height), fill=_QUIET)
    calm = calm.filter(ImageFilter.GaussianBlur(4))
    values, (width, height) = calm.tobytes(), calm.size

    def loud(x: float, y: float) -> float:
        column = min(width - 1, max(0, int(x / _CELL)))
        row = min(height - 1, max(0, int(y / _CELL)))
        return values[row * width + column] / 255

    return loud
