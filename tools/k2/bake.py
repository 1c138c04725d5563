"""Prerender the mountain's paintings, avalanches and veils into the files that the bot ships.

Run ``python -m tools.k2.bake`` after a change in ``tools/k2/scenery``; it takes a minute or two. Clouds and
veils are stored losslessly, the mountains as WebP with an invisible loss.
"""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from PIL import Image, ImageChops

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import scenery
from k2bot.games.k2.pictures.scenery import (
    AVALANCHE_BOXES,
    DRIFT,
    PAINTING_SIZE,
    AvalancheCloud,
    CloseUp,
    Drift,
    Hour,
    Mountain,
    Sky,
    Stage,
    VeilKind,
)
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Scene
from k2bot.render.theme import Colour
from tools.k2.scenery import closeups, painter, slides, veils

if TYPE_CHECKING:
    from collections.abc import Iterator

MOUNTAINS = tuple(
    Mountain(side, sky, hour) for side, sky, hour in product(content.SIDES, get_args(Sky), get_args(Hour))
)
SLIDES = tuple(
    AvalancheCloud(side, zone, hour)
    for side, zone, hour in product(content.SIDES, content.ZONES, get_args(Hour))
    if (side, zone) in AVALANCHE_BOXES
)
CLOSE_UPS = tuple(
    CloseUp(stage, sky)
    for stage, sky in product(get_args(Stage), get_args(Sky))
    if stage != "avalanche" or sky == "avalanche"
)
"""Great moments under every sky; a climber is swept away under one only."""
_QUALITY = 78
"""WebP quality of the mountains and close-ups; the loss is invisible."""
DRIFTS = (Drift("air", 2), *(Drift(kind) for kind in get_args(VeilKind)))


def baked() -> Iterator[tuple[str, Image.Image]]:
    """Every file name with its image."""
    for mountain in MOUNTAINS:
        yield mountain.file, painter.painted(mountain.side, mountain.sky, mountain.hour)
    for close in CLOSE_UPS:
        yield close.file, closeups.painted(close)
    for slide in SLIDES:
        yield slide.file, cloud(slide)
    for drift in DRIFTS:
        yield drift.file, veils.specks(drift)
    yield DRIFT, veils.banks()


def cloud(slide: AvalancheCloud) -> Image.Image:
    """An avalanche's cloud on a transparent background, cropped to its box.

    Raises ValueError if it extends beyond the box.
    """
    discs = slides.slide(slide.side, slide.zone, slide.hour)
    on_black, on_white = (
        paint.paint(Scene(*PAINTING_SIZE, Colour(ground, ground, ground), discs)) for ground in (0, 255)
    )
    # The difference between the two is the background showing through.
    mask = ImageChops.invert(ImageChops.difference(on_black, on_white).getchannel("G"))
    box, needed = AVALANCHE_BOXES[slide.side, slide.zone], mask.getbbox()
    if needed is None or not box.contains(Box(*needed)):
        raise ValueError(f"{slide.file} lies in {needed}, not in {box}")
    # On black, colours are premultiplied by their opacity, which is Pillow's mode RGBa.
    found = Image.merge("RGBa", (*on_black.split(), mask)).convert("RGBA")
    left, top, width, height = box.pixel_rect()
    return found.crop((left, top, left + width, top + height))


def main() -> None:
    """Write all files."""
    folder = Path(scenery.__file__).parent
    total = 0
    for name, image in baked():
        file = folder / name
        if image.mode == "RGB":
            image.save(file, "WEBP", quality=_QUALITY, method=6)
        else:
            image.save(file, "WEBP", lossless=True, quality=100, method=6, exact=False)
        total += file.stat().st_size
        sys.stdout.write(f"{name}: {file.stat().st_size / 1024:.0f} KiB\n")
    sys.stdout.write(f"{total / 2**20:.2f} MiB\n")


if __name__ == "__main__":
    main()
