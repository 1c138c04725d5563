"""Avalanches: clouds of powder snow that roll down a flank, only in the band of altitude that is hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.render.scene import Box, Veil
from k2bot.render.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image

    from k2bot.games.k2.engine.content import Side, Zone
    from k2bot.games.k2.pictures.scenery.mountain import Hour

BOXES: dict[tuple[Side, Zone], Box] = {
    ("easy", "8000"): Box(441, 132, 515, 237),
    ("easy", "7000"): Box(741, 239, 848, 457),
    ("easy", "6000"): Box(817, 457, 943, 709),
    ("easy", "low"): Box(894, 710, 980, 931),
    ("hard", "8000"): Box(577, 83, 643, 243),
    ("hard", "7000"): Box(688, 235, 770, 451),
    ("hard", "6000"): Box(739, 452, 812, 607),
    ("hard", "low"): Box(847, 711, 928, 941),
}
"""Where each cloud lies, in pixels of the painting."""


@dataclass(frozen=True, slots=True)
class Slide:
    """The cloud of an avalanche in a band of a side, in the light of an hour."""

    side: Side
    zone: Zone
    hour: Hour

    @property
    def file(self) -> str:
        """Where it lies among this package's files."""
        return f"data/slide-{self.side}-{self.zone}-{self.hour}.webp"

    def layers(self, _width: int, _height: int) -> tuple[tuple[Image.Image, Image.Image], ...]:
        """The cloud, of its own size, and its mask."""
        cloud = shipped(__package__, self.file, "RGBA")
        return ((cloud.convert("RGB"), cloud.getchannel("A")),)


def slide(side: Side, zone: Zone, hour: Hour) -> Veil:
    """The cloud of an avalanche where it lies on the whole mountain."""
    return Veil(Slide(side, zone, hour), BOXES[side, zone])
