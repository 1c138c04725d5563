"""Small drawings without a ground: what an emoji is made of."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops

from k2bot.render.painting.paint import paint
from k2bot.render.scene import Box, Scene, Shape
from k2bot.render.theme import Colour

if TYPE_CHECKING:
    from collections.abc import Sequence


SIDE: Final = 128
"""Pixels of a drawing, each way."""
WHOLE: Final = Box(0, 0, SIDE, SIDE)

_BLACK, _WHITE = Colour(0, 0, 0), Colour(255, 255, 255)


def draw(shapes: Sequence[Shape]) -> bytes:
    """The shapes as a PNG file that shows what lies behind it wherever they leave it free."""
    black, white = (paint(Scene(SIDE, SIDE, ground, tuple(shapes))) for ground in (_BLACK, _WHITE))
    # What is painted looks alike on both; the more of the ground is seen, the further they are apart.
    share = ImageChops.invert(ImageChops.difference(white, black).convert("L"))
    image = Image.merge("RGBa", (*black.split(), share)).convert("RGBA")
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
