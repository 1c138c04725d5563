"""Trails of light behind the tokens that a rotating room has carried, as in a long exposure."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures.changed_rooms import CHANGED_COLOUR
from k2bot.games.dungeon_twister.pictures.masonry import circle_point
from k2bot.render import theme
from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.masonry import Spot
    from k2bot.render.scene import Point
    from k2bot.render.theme import Colour

_STEPS: Final = 40
_WIDEST: Final = 2.2
"""Greatest distance of a trail from the room's middle halfway, in squares: it stays in the room."""
_GLOW, _CORE = (0.11, 0.32), (0.035, 0.16)
"""Half the width of a trail's glow and of its core, at its start and end, in squares."""
_FADED: Final = 0.35
"""Brightness at its start."""
_HALO: Final = 0.7
"""Radius of the light around a token, in squares."""
_VIOLET: Final = parse_colour("#8A3FF0")
_COARSE: Final = 2
"""Light is soft: it's drawn at a part of the resolution."""


@dataclass(frozen=True, slots=True)
class Trails:
    """Trails of a quarter turn, and light around the tokens at their ends."""

    ends: tuple[Spot, ...]
    """Where they end, in squares from the room's middle to the right and down; at least one."""
    turn: int
    """1 clockwise, -1 counterclockwise."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render the room's light at this size (RGBA)."""
        side = width / SIDE / _COARSE
        size = width // _COARSE, height // _COARSE
        glow, core = (
            reduce(ImageChops.lighter, (self._tail(end, side, size, wide) for end in self.ends))
            for wide in (_GLOW, _CORE)
        )
        image = Image.new("RGBA", size, _VIOLET.with_alpha(0))
        for light, tone, blur, most in (
            (glow, _VIOLET, 0.16, 0.8),
            (glow, CHANGED_COLOUR, 0.04, 0.55),
            (core, CHANGED_COLOUR.mixed(theme.WHITE, 0.8), 0.03, 1),
        ):
            _lay(image, light.filter(ImageFilter.GaussianBlur(side * blur)), tone, most)
        return image.resize((width, height), Image.Resampling.BICUBIC)

    def _tail(self, end: Spot, side: float, size: tuple[int, int], wide: tuple[float, float]) -> Image.Image:
        """A trail, the wider and brighter the nearer to its end, where it's round a token."""
        image = Image.new("L", size)
        pen = ImageDraw.Draw(image)
        radius, last = math.hypot(*end), math.atan2(end[1], end[0])
        closer = max(0.0, 1 - _WIDEST / radius) if radius else 0
        middle = size[0] / 2, size[1] / 2
        edges = []
        for step in range(_STEPS + 1):
            share = step / _STEPS
            angle = last - self.turn * (1 - share) * math.pi / 2
            reach = radius * (1 - closer * math.sin(math.pi * share))
            half = wide[0] + (wide[1] - wide[0]) * share
            edges.append([circle_point(middle, (reach + way * half) * side, angle) for way in (-1, 1)])
        for step, (one, other) in enumerate(itertools.pairwise(edges)):
            pen.polygon((*one, *reversed(other)), fill=round(255 * (_FADED + (1 - _FADED) * step / _STEPS)))
        if wide == _GLOW:
            pen.ellipse(_around(edges[-1], _HALO * side), fill=255)
        pen.ellipse(_around(edges[0], 2.6 * wide[0] * side), fill=round(255 * (0.4 + _FADED)))
        return image


def _around(edge: list[Point], reach: float) -> tuple[float, float, float, float]:
    """Corners of a disc around the middle between two points."""
    (x, y), (far_x, far_y) = edge
    x, y = (x + far_x) / 2, (y + far_y) / 2
    return x - reach, y - reach, x + reach, y + reach


def _lay(image: Image.Image, light: Image.Image, tone: Colour, most: float) -> None:
    """Lay light in a tone over an image, at ``most`` this share of it."""
    layer = Image.new("RGBA", image.size, tone.with_alpha(0))
    layer.putalpha(light.point([round(value * most) for value in range(256)]))
    image.alpha_composite(layer)
