"""Small drawings without a ground: what an emoji is made of."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from k2bot.render.painting import paint
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Shape


SIDE: Final = 128
"""Pixels of a drawing, each way."""
WHOLE: Final = Box(0, 0, SIDE, SIDE)


def draw(shapes: Sequence[Shape]) -> bytes:
    """The shapes as a PNG file that shows what lies behind it wherever they leave it free."""
    image = paint.cut_out((SIDE, SIDE), shapes)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
