"""The part of a picture that stays the same from one to the next, painted once and kept.

Of a board that is the mountain under today's weather with ropes and plates; what moves is painted over a
copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PIL import Image

from k2bot.render.cache import ByteLRU, Stamp

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.render.scene import Box, Scene, Shape

Paint: TypeAlias = "Callable[[Image.Image, Sequence[Shape]], None]"
"""Paints shapes over an image."""


def ground(scene: Scene, paint: Paint, kept: ByteLRU) -> Image.Image:
    """The scene with only its still shapes painted. Shared between callers: to be copied, not drawn on."""
    size, still = (scene.width, scene.height), scene.shapes[: scene.still]

    def painted() -> Stamp:
        image = Image.new("RGB", size, scene.ground[:3])
        paint(image, still)
        return Stamp(image)

    return kept.get(("ground", size, scene.ground, still), painted).image


def slab(
    box: Box, shapes: Sequence[Shape], size: tuple[int, int], paint: Paint, kept: ByteLRU
) -> Image.Image:
    """What some shapes show in a box of a picture of that size. Shared between callers, as above."""
    left, top, width, height = box.whole()

    def painted() -> Stamp:
        image = Image.new("RGB", size)
        paint(image, shapes)
        return Stamp(image.crop((left, top, left + width, top + height)))

    return kept.get(("slab", box, shapes), painted).image
