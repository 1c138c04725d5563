"""The tones of stone and what roughens them."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from k2bot.render.theme import Colour, colour

FINE: Final = 2
"""How many times as large shapes are drawn before they are scaled down."""
FLAGSTONES: Final = (colour("#8C7A63"), colour("#7C8069"), colour("#8A6F68"), colour("#6F7B86"))
"""By pair: sand, moss, brick and slate."""
MORTAR: Final = colour("#3A3027")
WALL: Final = colour("#DCCBA6")
WALL_FACE: Final = colour("#5E4E3C")
DARK: Final = colour("#0B0908")
BAR: Final = colour("#B7C0C6")
RUST: Final = colour("#C2552B")
SLAB: Final = colour("#3B4350")
"""A room that lies face down."""


def shaded(tone: Colour, share: float) -> Colour:
    """A lighter tone (share above 0) or a darker one."""
    return tone.mixed(Colour(255, 244, 222), share) if share > 0 else tone.mixed(DARK, -share)


@lru_cache(maxsize=8)
def grain(width: int, height: int) -> Image.Image:
    """The roughness of stone, to be multiplied with: specks of some sizes. Shared: not to be drawn on."""
    chance = random.Random("grain")  # noqa: S311 - the look of a stone, no secret
    size = max(width, height)
    found = Image.new("L", (size, size), 128)
    for cells, share in ((9, 0.5), (34, 0.45), (120, 0.35)):
        specks = Image.frombytes("L", (cells, cells), chance.randbytes(cells * cells))
        found = Image.blend(found, specks.resize((size, size), Image.Resampling.BICUBIC), share)
    toned = found.crop((0, 0, width, height)).point([round(255 - 60 * (1 - one / 255)) for one in range(256)])
    return Image.merge("RGB", [toned] * 3)


@lru_cache(maxsize=4)
def torchlit(size: int) -> Image.Image:
    """Roughness under torchlight, to be multiplied with: warm in the middle, darker towards the corners."""
    glow = Image.radial_gradient("L").resize((size, size), Image.Resampling.BICUBIC)
    warm = [glow.point([round(255 - fall * one / 255) for one in range(256)]) for fall in (58, 80, 104)]
    rough = grain(size, size).split()
    return Image.merge("RGB", [ImageChops.multiply(*pair) for pair in zip(warm, rough, strict=True)])
