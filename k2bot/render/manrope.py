"""Manrope, the typeface of all pictures."""

from __future__ import annotations

import io
import math
import threading
from functools import cache, lru_cache
from importlib import resources
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

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


InkBounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom of glyphs in pixels."""


class _GlyphMetrics(dict[str, tuple[float, InkBounds]]):
    """Metrics of a font's single characters: advance width, and ink bounds relative to the origin."""

    def __init__(self, size: float, weight: Weight) -> None:
        super().__init__()
        self._font = size, weight

    def __missing__(self, character: str) -> tuple[float, InkBounds]:
        face = font(*self._font)
        self[character] = face.getlength(character), face.getbbox(character, anchor="ls")
        return self[character]


_glyph_metrics = cache(_GlyphMetrics)
# Pillow's layout kerns nothing, and advances by whole pixels: a line is the sum of its letters. To measure
# them each time would take most of the time in which a picture is composed.


def line_width(text: str, size: float, weight: Weight) -> float:
    """Width of a line in pixels."""
    letters = _glyph_metrics(size, weight)
    return sum([letters[character][0] for character in text])


def ink_bounds(text: str, size: float, weight: Weight, anchor: str = "ls", stroke: int = 0) -> InkBounds:
    """Left, top, right and bottom of a line's glyphs around its anchor, in pixels."""
    letters = _glyph_metrics(size, weight)
    if not text:
        return -stroke, -stroke, stroke, stroke
    position, boxes = 0.0, []
    for character in text:
        advance, (left, top, right, bottom) = letters[character]
        boxes.append((position + left, top, position + right, bottom))
        position += advance
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    x, y = _origin(position, size, weight, anchor)
    return (
        min(lefts) + x - stroke,
        min(tops) + y - stroke,
        max(rights) + x + stroke,
        max(bottoms) + y + stroke,
    )


def _origin(wide: float, size: float, weight: Weight, anchor: str) -> tuple[float, int]:
    """Start of the baseline of a line of this width, in pixels from its anchor."""
    ascent, descent = font(size, weight).getmetrics()
    down = math.floor((ascent - descent) / 2 + 0.5) if anchor[1] == "m" else 0
    return {"l": 0.0, "m": -math.floor(wide / 2 + 0.5), "r": -wide}[anchor[0]], down


def paint(
    mask: Image.Image,
    origin: tuple[float, float],
    text: str,
    size: float,
    weight: Weight,
    *,
    anchor: str,
    stroke: int,
) -> None:
    """Draw a line in white on a mask, as Pillow does, in a tenth of the time."""
    letters, down = _glyph_metrics(size, weight), math.floor(origin[1])
    start, under = _origin(line_width(text, size, weight), size, weight, anchor)
    pen = math.floor(origin[0]) + start
    for character in text:
        one, left, top = _glyph(character, size, weight, (origin[0] % 1, origin[1] % 1), stroke)
        mask.paste(255, (round(pen + left), down + under + top), one)
        pen += letters[character][0]


@lru_cache(maxsize=2048)
def _glyph(
    character: str, size: float, weight: Weight, within: tuple[float, float], stroke: int
) -> tuple[Image.Image, int, int]:
    """Mask of a character that starts ``within`` a pixel, and its offset. Shared: don't draw on it."""
    x, y = within
    ends = ink_bounds(character, size, weight, stroke=stroke)
    left, top, right, bottom = math.floor(ends[0]), math.floor(ends[1]), ends[2], ends[3]
    glyph = Image.new("L", (math.ceil(right + x) - left + 1, math.ceil(bottom + y) - top + 1))
    face = font(size, weight)
    ImageDraw.Draw(glyph).text((x - left, y - top), character, 255, face, "ls", stroke_width=stroke)
    return glyph, left, top


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font has the character, instead of a box for what it lacks."""
    face = font(24)
    return bytes(face.getmask(character)) != bytes(face.getmask("\uffff"))
