"""The painted mountain, by side, sky and hour, and where the board's places lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render.scene import Backdrop, Box, Point
from k2bot.render.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image

    from k2bot.games.k2.engine.content import Side

Sky: TypeAlias = Literal["clear", "wind", "storm", "snow", "avalanche"]
Hour: TypeAlias = Literal["dawn", "day", "dusk", "night"]

SIZE = (1650, 1050)
"""Pixels of a painting."""
_CORNER, _SCALE = (-20.0, 11.0), (1100.0, 1035.0)
"""Where the corner of the data's mountain picture lies in the painting, and how large that picture is."""


def place(x: float, y: float) -> Point:
    """Fractions of the mountain picture as pixels of the painting."""
    return _CORNER[0] + x * _SCALE[0], _CORNER[1] + y * _SCALE[1]


@dataclass(frozen=True, slots=True)
class Mountain:
    """The painted mountain of a side under a sky at an hour."""

    side: Side
    sky: Sky
    hour: Hour = "day"

    @property
    def file(self) -> str:
        """Where it lies among this package's files."""
        return f"data/mountain-{self.side}-{self.sky}-{self.hour}.webp"

    def image(self) -> Image.Image:
        """The painting. Shared by callers: to be copied, not drawn on."""
        return shipped(__package__, self.file)


def behind(side: Side, sky: Sky, hour: Hour = "day", share: float = 1) -> Backdrop:
    """A mountain as a picture's ground: all of it, or its upper ``share`` around the summit."""
    width, height = SIZE[0] * share, SIZE[1] * share
    left = max(0.0, min(_CORNER[0] + 0.52 * _SCALE[0] - width / 2, SIZE[0] - width))
    return Backdrop(Mountain(side, sky, hour), Box(0, 0, *SIZE), Box.at(left, 0, width, height))
