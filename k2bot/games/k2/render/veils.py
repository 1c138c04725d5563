"""Weather that hangs before the mountain: a tint with soft edges, gusts or flakes in it."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

from k2bot.games.k2.render.theme import colour

if TYPE_CHECKING:
    from k2bot.games.k2.render.scene import Veil, VeilKind

_TINTS: dict[VeilKind, str] = {"air": "#35507E", "cost": "#EEF3F8", "both": "#54698F", "avalanche": "#5C3A55"}
_SPECKS: dict[VeilKind, str] = {
    "air": "#DDE8F4",
    "cost": "#FFFFFF",
    "both": "#FFFFFF",
    "avalanche": "#F6E4DA",
}


def hang(image: Image.Image, veil: Veil, at: tuple[int, int, int, int]) -> None:
    """Hang the veil into the image, at left, top, width and height in pixels."""
    left, top, width, height = at
    tint, specks = _masks(veil.kind, veil.strength, width, height)
    area = (left, top, left + width, top + height)
    image.paste(colour(_TINTS[veil.kind])[:3], area, tint)
    image.paste(colour(_SPECKS[veil.kind])[:3], area, specks)


@lru_cache(maxsize=8)
def _masks(kind: VeilKind, strength: int, width: int, height: int) -> tuple[Image.Image, Image.Image]:
    depth = {"air": 55 + 35 * strength, "cost": 100, "both": 110, "avalanche": 105}[kind]
    fade = min(26, height // 4)
    column = Image.new("L", (1, height), depth)
    for row in range(fade):
        column.putpixel((0, row), depth * row // fade)
        column.putpixel((0, height - 1 - row), depth * row // fade)
    tint = column.resize((width, height))
    chance = random.Random(f"{kind}/{strength}/{width}/{height}")  # noqa: S311 - a drawing, not a secret
    specks = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(specks)
    for _ in range(width * height // (2600 if kind == "air" else 1500)):
        x, y = chance.uniform(-60, 2 * width), chance.uniform(0.06, 0.94) * 2 * height
        if kind == "air":
            reach = chance.uniform(40, 150) * (0.7 + 0.3 * strength)
            pen.line((x, y, x + reach, y - reach * 0.16), fill=chance.randint(60, 120), width=3)
        elif kind == "avalanche":
            radius = chance.uniform(2.0, 9.0)
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(110, 210))
        else:
            radius = chance.uniform(2.5, 6.5)
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(150, 240))
    return tint, specks.reduce(2).filter(ImageFilter.GaussianBlur(0.6))
