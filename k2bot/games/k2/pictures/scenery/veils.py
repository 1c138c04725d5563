"""Weather that hangs before a band of the mountain: a tint with drifting edges, gusts or flakes in it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery.canvas import FINE
from k2bot.games.k2.pictures.scenery.clouds import streak
from k2bot.games.k2.pictures.scenery.noise import computed, fractal, tones
from k2bot.render.cache import ByteLRU, Stamp
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery.conditions import VeilKind
    from k2bot.render.theme import Colour

_TINTS: dict[VeilKind, str] = {"air": "#35507E", "cost": "#F2F6FA", "both": "#5B7096", "avalanche": "#7A3F55"}
_SPECKS: dict[VeilKind, str] = {
    "air": "#E6EFF8",
    "cost": "#FFFFFF",
    "both": "#FFFFFF",
    "avalanche": "#FBE9DC",
}
_DEPTHS: dict[VeilKind, int] = {"air": 30, "cost": 105, "both": 88, "avalanche": 95}
"""How much of what lies behind the tint hides, out of 255; gusts hide more the stronger they are."""
_COARSE = 4


KEPT = ByteLRU(6 * 2**20)
"""Masks of veils; those of a whole band take 0.3 to 0.6 MiB."""


@dataclass(frozen=True, slots=True)
class Drift:
    """What a veil of weather is made of; ``strength`` counts for gusts."""

    kind: VeilKind
    strength: int = 1

    def layers(self, width: int, height: int) -> tuple[tuple[Colour, Image.Image], ...]:
        """The tint and the specks in it."""
        form = (self.kind, self.strength, width, height)
        tint = KEPT.get(("tint", *form), lambda: Stamp(_tint(*form))).image
        specks = KEPT.get(("specks", *form), lambda: Stamp(_specks(*form))).image
        return (colour(_TINTS[self.kind]), tint), (colour(_SPECKS[self.kind]), specks)


def _specks(kind: VeilKind, strength: int, width: int, height: int) -> Image.Image:
    chance = random.Random(f"{kind}/{strength}/{width}/{height}")  # noqa: S311 - a drawing, not a secret
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    pen = ImageDraw.Draw(mask)
    if kind == "air":
        _gusts(pen, chance, width, height, strength)
    else:
        _flakes(pen, chance, width, height, 9.0 if kind == "avalanche" else 5.0)
    return mask.reduce(FINE)


def _tint(kind: VeilKind, strength: int, width: int, height: int) -> Image.Image:
    """The tint: even in the middle of the band, drifting off above and below like banks of cloud."""
    depth = _DEPTHS[kind] + (26 * strength if kind == "air" else 0)
    size = (max(2, width // _COARSE), max(2, height // _COARSE))
    column = Image.new("F", (1, size[1]))
    fade = min(64 / _COARSE, size[1] / 3)
    for y in range(size[1]):
        column.putpixel((0, y), min(y, size[1] - 1 - y) / fade)
    body = computed(
        lambda of: (of["inside"] - 0.5 + of["noise"] * 1.5) * 330.0,
        inside=column.resize(size),
        noise=fractal(f"veil/{kind}", 5, max(2, size[1] * 12 // size[0]), size, octaves=3),
    )
    mask = tones(body).resize((width, height), Image.Resampling.BICUBIC)
    edge = Image.new("L", (1, height), 255)
    for y in range(min(6, height // 2)):
        edge.putpixel((0, y), y * 42)
        edge.putpixel((0, height - 1 - y), y * 42)
    mask = Image.composite(mask, Image.new("L", mask.size, 0), edge.resize(mask.size))
    return mask.point([value * depth // 255 for value in range(256)])


def _gusts(pen: ImageDraw.ImageDraw, chance: random.Random, width: int, height: int, strength: int) -> None:
    """Snow drawn out by the wind, in long spindles."""
    for _ in range(width * height // 9000 * (1 + strength) // 2):
        x, y = chance.uniform(-80, width), chance.uniform(0.08, 0.95) * height
        reach = chance.uniform(40, 130) * (0.7 + 0.35 * strength)
        thick = chance.choice((1.6, 2.2, 3.2))
        end, fill = (x + reach, y - reach * 0.15), chance.randint(110, 190)
        streak(pen, (x, y), end, thick=thick, bow=reach * 0.03, fill=fill)


def _flakes(pen: ImageDraw.ImageDraw, chance: random.Random, width: int, height: int, largest: float) -> None:
    """Flakes, or lumps of an avalanche, up to that radius; small near the edges."""
    for _ in range(width * height // 3000):
        x, y = chance.uniform(0, width), chance.uniform(0.03, 0.97) * height
        inside = min(1.0, min(y, height - y) / 40)
        radius = chance.uniform(0.28, 1.0) ** 2 * largest * (0.5 + 0.5 * inside)
        box = [part * FINE for part in (x - radius, y - radius, x + radius, y + radius)]
        pen.ellipse(box, fill=chance.randint(150, 240))
