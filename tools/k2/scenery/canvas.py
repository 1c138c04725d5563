"""The canvas of the mountain's paintings: masks and colours on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import SIZE
from k2bot.render.theme import Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Point

FINE = 3
"""Shapes are drawn that much larger and brought down, for smooth edges."""

Ramp: TypeAlias = tuple[Colour, ...]
"""Colours of evenly spaced tones, from the darkest (or the highest) to the lightest (or the lowest)."""


def filled(points: Sequence[Point]) -> Image.Image:
    """A mask of the canvas in which a polygon (pixels) is filled."""
    mask = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE), 0)
    ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in points], fill=255)
    return mask.reduce(FINE)


def coloured(tones: Image.Image, ramp: Ramp) -> Image.Image:
    """Tones (0 to 255) as the colours of a ramp, mixed evenly between its steps."""
    tables: tuple[list[int], list[int], list[int]] = ([], [], [])
    last = len(ramp) - 1
    for value in range(256):
        step = min(last - 1, value * last // 255)
        mix = ramp[step].mixed(ramp[step + 1], value / 255 * last - step)
        for table, part in zip(tables, mix[:3], strict=True):
            table.append(part)
    return Image.merge("RGB", [tones.point(table) for table in tables])


def stepped(edges: Sequence[float], soft: float) -> list[int]:
    """A table that brings 256 tones to one more than there are edges; edges are that many tones soft."""
    return [
        round(255 / len(edges) * sum(min(1.0, max(0.0, (value - edge) / soft + 0.5)) for edge in edges))
        for value in range(256)
    ]
