"""Seeded noise as Pillow float images: identical in every process."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageMath

if TYPE_CHECKING:
    from collections.abc import Callable

Size = tuple[int, int]


def computed(formula: Callable[[dict[str, Any]], Any], **images: Image.Image) -> Image.Image:
    """Compute an image pixel by pixel from others, with ImageMath."""
    result = ImageMath.lambda_eval(formula, **images)
    if not isinstance(result, Image.Image):
        raise TypeError(f"the formula gave {type(result).__name__}, not an image")
    return result


def tones(image: Image.Image) -> Image.Image:
    """Convert a float image to bytes, clamped to 0 and 255."""
    return computed(lambda of: of["convert"](of["min"](of["max"](of["image"], 0), 255), "L"), image=image)


def fractal(
    seed: str, across: int, down: int, size: Size, *, octaves: int = 4, gain: float = 0.55
) -> Image.Image:
    """Noise from about -1 to 1, starting with this many cells across and down the image.

    Each octave has twice the frequency and ``gain`` times the amplitude of the last.
    """
    whole = sum(gain**octave for octave in range(octaves))
    total = Image.new("F", size)
    for octave in range(octaves):
        layer = _cells(f"{seed}/{octave}", across << octave, down << octave, size)
        share = gain**octave / whole
        total = _added(total, layer, share)
    return total


def _cells(seed: str, across: int, down: int, size: Size) -> Image.Image:
    """Smooth noise from about -1 to 1: random cells, upscaled."""
    values = random.Random(seed).randbytes(across * down)  # noqa: S311 - not cryptographic
    image = Image.frombytes("L", (across, down), values).convert("F").resize(size, Image.Resampling.BICUBIC)
    return computed(lambda of: of["image"] * (1 / 127.5) - 1.0, image=image)


def _added(total: Image.Image, layer: Image.Image, strength: float) -> Image.Image:
    return computed(lambda of: of["total"] + of["layer"] * strength, total=total, layer=layer)
