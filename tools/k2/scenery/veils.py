"""Specks of veils: gusts, flakes or avalanche debris; and the cloud texture at a veil's edges."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import COARSE, VEIL_SIZE
from tools.k2.scenery.canvas import FINE
from tools.k2.scenery.clouds import streak
from tools.k2.scenery.noise import computed, fractal, tones

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery import Drift


def specks(drift: Drift) -> Image.Image:
    """Specks of a veil as a mask the size of the map; veils use its upper part."""
    chance = random.Random(f"{drift.kind}/{drift.strength}")  # noqa: S311 - not cryptographic
    mask = Image.new("L", (VEIL_SIZE[0] * FINE, VEIL_SIZE[1] * FINE), 0)
    pen = ImageDraw.Draw(mask)
    if drift.kind == "air":
        _gusts(pen, chance, drift.strength)
    else:
        _flakes(pen, chance, 9.0 if drift.kind == "avalanche" else 5.0)
    return mask.reduce(FINE)


def banks() -> Image.Image:
    """Cloud texture as greyscale around 128, downscaled from the map."""
    noise = fractal("veil", 5, 15, (VEIL_SIZE[0] // COARSE, VEIL_SIZE[1] // COARSE), octaves=3)
    return tones(computed(lambda of: of["noise"] * 127 + 128.5, noise=noise))


def _gusts(pen: ImageDraw.ImageDraw, chance: random.Random, strength: int) -> None:
    """Wind-blown snow in long spindles."""
    width, height = VEIL_SIZE
    for _ in range(width * height // 9000 * (1 + strength) // 2):
        x, y = chance.uniform(-80, width), chance.uniform(0, height)
        reach = chance.uniform(40, 130) * (0.7 + 0.35 * strength)
        thick = chance.choice((1.6, 2.2, 3.2))
        end, fill = (x + reach, y - reach * 0.15), chance.randint(110, 190)
        streak(pen, (x, y), end, thick=thick, bow=reach * 0.03, fill=fill)


def _flakes(pen: ImageDraw.ImageDraw, chance: random.Random, largest: float) -> None:
    """Flakes or avalanche debris up to this radius."""
    width, height = VEIL_SIZE
    for _ in range(width * height // 3000):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        radius = chance.uniform(0.28, 1.0) ** 2 * largest
        box = [part * FINE for part in (x - radius, y - radius, x + radius, y + radius)]
        pen.ellipse(box, fill=chance.randint(150, 240))
