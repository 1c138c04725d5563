"""The painted mountain, by side, sky and hour, and where the board's places lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render.scene import Box
from k2bot.render.shipped import shipped

if TYPE_CHECKING:
    from PIL import Image

    from k2bot.games.k2.engine.content import Side
    from k2bot.render.scene import Point

Sky: TypeAlias = Literal["clear", "wind", "storm", "snow", "avalanche"]
Hour: TypeAlias = Literal["dawn", "day", "dusk", "night"]

SIZE = (1650, 1050)
"""Pixels of a painting."""
_CORNER, _SCALE = (-20.0, 11.0), (1100.0, 1035.0)
"""Where the corner of the data's mountain picture lies in the painting, and how large that picture is."""


def place(x: float, y: float) -> Point:
    """Fractions of the mountain picture as pixels of the painting."""
    return _CORNER[0] + x * _SCALE[0], _CORNER[1] + y * _SCALE[1]


def window(box: Box, top: float = 0, share: float = 1) -> Box:
    """The part of a painting that fills a box without being stretched: from ``top``, or as near as may be.

    It has the summit in its middle, where ``share``, of the largest part that fits, leaves room for that.
    """
    share *= min(SIZE[0] / box.width, SIZE[1] / box.height)
    width, height = box.width * share, box.height * share
    left = max(0.0, min(_CORNER[0] + 0.52 * _SCALE[0] - width / 2, SIZE[0] - width))
    return Box.at(left, max(0.0, min(top, SIZE[1] - height)), width, height)


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
