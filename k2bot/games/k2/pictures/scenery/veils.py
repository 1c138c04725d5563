"""Weather that hangs before a band of the mountain: a tint with drifting edges, gusts or flakes in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from PIL import Image, ImageChops

from k2bot.render import cache
from k2bot.render.cache import Stamp
from k2bot.render.shipped import shipped
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from k2bot.render.theme import Colour

VeilKind: TypeAlias = Literal["air", "cost", "both", "avalanche"]

_TINTS: dict[VeilKind, Colour] = {
    "air": colour("#35507E"),
    "cost": colour("#F2F6FA"),
    "both": colour("#5B7096"),
    "avalanche": colour("#7A3F55"),
}
_SPECKS: dict[VeilKind, Colour] = {
    "air": colour("#E6EFF8"),
    "cost": colour("#FFFFFF"),
    "both": colour("#FFFFFF"),
    "avalanche": colour("#FBE9DC"),
}
_DEPTHS: dict[VeilKind, int] = {"air": 30, "cost": 105, "both": 88, "avalanche": 95}
"""How much of what lies behind the tint hides, out of 255; gusts hide more the stronger they are."""
DRIFT = "data/drift.webp"
"""The banks of cloud that shape the edges of all tints, as grey around 128."""
SIZE = (1110, 1050)
"""Pixels of the map, before which veils hang."""
COARSE = 4
"""They are that much smaller than they are painted."""
_FADE = 64
"""Pixels from a band's edge within which its tint drifts off."""


@dataclass(frozen=True, slots=True)
class Drift:
    """What a veil of weather is made of; ``strength`` (1 or 2) counts for gusts alone."""

    kind: VeilKind
    strength: int = 1

    @property
    def file(self) -> str:
        """Where its specks lie among this package's files."""
        strength = f"-{min(2, self.strength)}" if self.kind == "air" else ""
        return f"data/veil-{self.kind}{strength}.webp"

    def layers(self, width: int, height: int) -> tuple[tuple[Colour, Image.Image], ...]:
        """The tint and the specks in it."""
        tint = cache.PARTS.get((self, width, height), lambda: Stamp(self._tint(width, height))).image
        specks = shipped(__package__, self.file, "L").crop((0, 0, width, height))
        return (_TINTS[self.kind], tint), (_SPECKS[self.kind], _faded(specks, 24))

    def _tint(self, width: int, height: int) -> Image.Image:
        """The tint: even in the middle of the band, drifting off above and below like banks of cloud."""
        depth = _DEPTHS[self.kind] + (26 * self.strength if self.kind == "air" else 0)
        size = (max(2, width // COARSE), max(2, height // COARSE))
        inside = Image.new("L", (1, size[1]))
        fade = min(_FADE / COARSE, size[1] / 3)
        for y in range(size[1]):
            inside.putpixel((0, y), min(255, round(55 * min(y, size[1] - 1 - y) / fade)))
        banks = (
            shipped(__package__, DRIFT, "L").crop((0, 0, *size)).point([value * 0.65 for value in range(256)])
        )
        mask = ImageChops.add(inside.resize(size), banks, 1 / 6, -664)
        mask = _faded(mask.resize((width, height), Image.Resampling.BICUBIC), 6)
        return mask.point([value * depth // 255 for value in range(256)])


def _faded(mask: Image.Image, edge: int) -> Image.Image:
    """A mask that thins out towards its upper and lower edge, within that many pixels."""
    column = Image.new("L", (1, mask.height), 255)
    for y in range(min(edge, mask.height // 2)):
        for at in (y, mask.height - 1 - y):
            column.putpixel((0, at), y * 255 // edge)
    return ImageChops.multiply(mask, column.resize(mask.size))
