"""Clouds in three flat tones with clean edges: drifting banks, and wind-drawn streaks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE
from k2bot.render.scene import Box
from tools.k2.scenery.canvas import FINE, coloured, stepped
from tools.k2.scenery.noise import computed, fractal, tones

if TYPE_CHECKING:
    from k2bot.render.scene import Point
    from tools.k2.scenery.canvas import Ramp

DEPTH = 960
"""Lowest row of the canvas that may show sky."""

_COARSE = 3
"""Downscaling factor when computing clouds."""
_EDGE = 12
"""Margin in pixels of a coarse image, for computing light and shade."""
_THREE = stepped((95, 150), 8)
_BODY = 8
"""Steepness of a cloud's edge: alpha per step of density."""


class Bank(NamedTuple):
    """Density of drifting cloud: below -1 none, above 1 full."""

    top: float
    middle: float
    horizon: float
    cells: tuple[int, int]
    """Size of the largest clouds: cells across and down the sky."""
    alpha: int


def drift(image: Image.Image, seed: str, bank: Bank, ramp: Ramp, light: float) -> None:
    """Paint drifting cloud into the sky; ``light`` is 1 from the right, -1 from the left."""
    size = (PAINTING_SIZE[0] // _COARSE, DEPTH // _COARSE)
    noise, shifted = _lit_from(fractal(seed, *bank.cells, (size[0] + _EDGE, size[1] + _EDGE)), light)
    column = Image.new("F", (1, size[1]))
    for y in range(size[1]):
        share = min(2.0, y / size[1] * 2.8)
        start, end = (bank.top, bank.middle) if share < 1 else (bank.middle, bank.horizon)
        column.putpixel((0, y), start + (end - start) * (share % 1 if share < 2 else 1.0))
    body = computed(
        lambda of: (of["noise"] * 2.2 + of["amount"]) * 500.0 + 128.0, noise=noise, amount=column.resize(size)
    )
    relief = computed(lambda of: (of["noise"] - of["shifted"]) * 520.0 + 110.0, noise=noise, shifted=shifted)
    _lay(
        image, Box.from_corner(0, 0, PAINTING_SIZE[0], DEPTH), (tones(body), tones(relief)), ramp, bank.alpha
    )


def _lit_from(wide: Image.Image, light: float) -> tuple[Image.Image, Image.Image]:
    """A field without its margin, and the same shifted slightly towards the light."""
    half, size = _EDGE // 2, (wide.width - _EDGE, wide.height - _EDGE)
    aside = half + round(light * 5)
    own = wide.crop((half, _EDGE - 1, half + size[0], _EDGE - 1 + size[1]))
    return own, wide.crop((aside, 1, aside + size[0], 1 + size[1]))


def _lay(
    image: Image.Image, box: Box, coarse: tuple[Image.Image, Image.Image], ramp: Ramp, alpha: int
) -> None:
    """Paint a cloud from its coarse body and relief, with clean edges."""
    left, top, *size = box.pixel_rect()
    body, relief = coarse
    mask = body.resize((size[0], size[1]), Image.Resampling.BICUBIC)
    mask = mask.point([max(0, min(alpha, (value - 128) * _BODY + 128)) for value in range(256)])
    shades = relief.resize((size[0], size[1]), Image.Resampling.BICUBIC).point(_THREE)
    image.paste(coloured(shades, ramp), (left, top), mask)


def streak(
    pen: ImageDraw.ImageDraw, start: Point, end: Point, *, thick: float, bow: float, fill: int
) -> None:
    """Draw a spindle at the supersampled scale: thickest at a third, bowed upwards by ``bow`` pixels."""
    upper, lower = [], []
    for step in range(25):
        share = step / 24
        half = thick / 2 * math.sin(math.pi * share**0.7) ** 1.3
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - bow * math.sin(math.pi * share)
        upper.append((x * FINE, (y - half) * FINE))
        lower.append((x * FINE, (y + half) * FINE))
    pen.polygon([*upper, *reversed(lower)], fill=fill)
