"""Masks of lines of text; figures, names and notes come back in every picture, so they are kept."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.render import cache
from k2bot.render.cache import Stamp
from k2bot.render.theme import font

if TYPE_CHECKING:
    from k2bot.render.scene import Text

_PARTS = 4
"""Texts are set at quarters of a pixel."""


def lettering(shape: Text, stroke: int = 0) -> Stamp:
    """The mask of a text, thicker by ``stroke`` pixels on each side, from the picture's corner."""
    (left, right), (top, down) = (divmod(round(part * _PARTS), _PARTS) for part in shape.at)
    key = ("text", shape.text, shape.size, shape.weight, shape.anchor, right, down, stroke)
    stamp = cache.PARTS.get(key, lambda: _written(shape, right / _PARTS, down / _PARTS, stroke))
    return Stamp(stamp.image, left + stamp.left, top + stamp.top)


def _written(shape: Text, x: float, y: float, stroke: int) -> Stamp:
    face = font(shape.size, shape.weight)
    box = face.getbbox(shape.text, anchor=shape.anchor, stroke_width=stroke)
    left, top = math.floor(box[0]), math.floor(box[1])
    width, height = math.ceil(box[2] + x) - left + 1, math.ceil(box[3] + y) - top + 1
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).text(
        (x - left, y - top), shape.text, fill=255, font=face, anchor=shape.anchor, stroke_width=stroke
    )
    return Stamp(mask, left, top)
