"""Manrope, the typeface of all pictures."""

from __future__ import annotations

import io
import threading
from functools import lru_cache
from importlib import resources
from typing import Literal, TypeAlias

from PIL import ImageFont

Weight: TypeAlias = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]


class _Fonts(threading.local):
    """Fonts by weight and size, per thread, since font faces are not thread-safe."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[Weight, float], ImageFont.FreeTypeFont] = {}


_fonts = _Fonts()


@lru_cache(maxsize=8)
def _font_file(weight: Weight) -> bytes:
    return resources.files("font_manrope").joinpath("files", f"Manrope-{weight}.ttf").read_bytes()


def font(size: float, weight: Weight = "Bold") -> ImageFont.FreeTypeFont:
    """Manrope at this size (pixels) and weight."""
    key = (weight, size)
    if key not in _fonts.loaded:
        _fonts.loaded[key] = ImageFont.truetype(
            io.BytesIO(_font_file(weight)), size, layout_engine=ImageFont.Layout.BASIC
        )
    return _fonts.loaded[key]


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font has the character, instead of a box for what it lacks."""
    face = font(24)
    return bytes(face.getmask(character)) != bytes(face.getmask("\uffff"))
