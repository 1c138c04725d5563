"""Canvas of the mountain's paintings: masks, and colours applied to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE
from k2bot.render.theme import Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Point

FINE = 3
"""Supersampling factor for antialiased shapes."""

Ramp: TypeAlias = tuple[Colour, ...]
"""Colours of evenly spaced tones, from darkest (or highest) to lightest (or lowest)."""


def filled(points: Sequence[Point]) -> Image.Image:
    """A mask of the canvas with a polygon (pixels) filled."""
    mask = Image.new("L", (PAINTING_SIZE[0] * FINE, PAINTING_SIZE[1] * FINE), 0)
    ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in points], fill=255)
    return mask.reduce(FINE)


def coloured(tones: Image.Image, ramp: Ramp) -> Image.Image:
    """Map tones (0 to 255) to a colour ramp, interpolated linearly."""
    tables: tuple[list[int], list[int], list[int]] = ([], [], [])
    last = len(ramp) - 1
    for value in range(256):
        step = min(last - 1, value * last // 255)
        mix = ramp[step].mixed(ramp[step + 1], value / 255 * last - step)
        for table, part in zip(tables, mix[:3], strict=True):
            table.append(part)
    return Image.merge("RGB", [tones.point(table) for table in tables])


def stepped(edges: Sequence[float], soft: float) -> list[int]:
    """Lookup table from 256 tones to one level more than there are edges, each edge ``soft`` tones wide."""
    return [
        round(255 / len(edges) * sum(min(1.0, max(0.0, (value - edge) / soft + 0.5)) for edge in edges))
        for value in range(256)
    ]
