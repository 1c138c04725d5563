"""Trails behind the tokens that a rotating room has carried, like tails of comets with the token as head."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures.changed_rooms import CHANGED_COLOUR
from k2bot.games.dungeon_twister.pictures.masonry import FINE
from k2bot.render import theme
from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.pictures.masonry import Spot
    from k2bot.render.scene import Point

_STEPS: Final = 40
_WIDEST: Final = 2.2
"""Greatest distance of a trail from the room's middle halfway, in squares: it stays in the room."""
_HALF: Final = 0.05, 0.31
"""Half the width of a trail at its start and end, in squares."""
_FADED, _BRIGHT = 0.45, 0.95
"""Its opacity there."""
_EDGE: Final = 0.045
"""Width of its dark edge, in squares."""
_RING: Final = 0.2, 0.06
"""Radius of the ring where it starts, and the width of its line, in squares."""
_APART: Final = 0.75
"""Distance between the chevrons on it, in squares."""
_CLEAR: Final = 0.62
"""Distance of the last one from its end, where the token is, in squares."""
_DEEP: Final = parse_colour("#4B1C8C")


@dataclass(frozen=True, slots=True)
class Trails:
    """Trails of a quarter turn."""

    ends: tuple[Spot, ...]
    """Where they end, in squares from the room's middle to the right and down; at least one."""
    turn: int
    """1 clockwise, -1 counterclockwise."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render them at the room's size (RGBA)."""
        side = width / SIDE * FINE
        size = width * FINE, height * FINE
        image = Image.new("RGBA", size, CHANGED_COLOUR.with_alpha(0))
        for end in self.ends:
            _Trail(end, self.turn, side, (size[0] / 2, size[1] / 2)).paint(image)
        return image.reduce(FINE)


@dataclass(frozen=True, slots=True)
class _Trail:
    """One of them, on an image with squares of this size."""

    end: Spot
    turn: int
    side: float
    middle: Point

    def paint(self, image: Image.Image) -> None:
        """Paint it: ever wider and brighter, with chevrons, from a ring where the token stood."""
        pen = ImageDraw.Draw(image)
        for (share, *edge), (_, *other) in itertools.pairwise(self._edges(_EDGE)):
            pen.polygon((*edge, *reversed(other)), _DEEP.with_alpha(self._opacity(share)))
        for (share, *edge), (_, *other) in itertools.pairwise(self._edges(0)):
            tone = _DEEP.mixed(CHANGED_COLOUR, 0.45 + 0.55 * share)
            pen.polygon((*edge, *reversed(other)), tone.with_alpha(self._opacity(share)))
        for share in self._chevrons():
            pen.polygon(list(self._chevron(share)), theme.WHITE)
        x, y = self._at(0)
        for more, fill in ((_EDGE, _DEEP), (0, CHANGED_COLOUR)):
            reach = (_RING[0] + more) * self.side
            line = round((_RING[1] + 2 * more) * self.side)
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), outline=fill, width=line)

    @staticmethod
    def _opacity(share: float) -> int:
        return round(255 * (_FADED + (_BRIGHT - _FADED) * share))

    def _edges(self, more: float) -> Iterator[tuple[float, Point, Point]]:
        """Points on both its edges from start to end, so many squares farther out."""
        for step in range(_STEPS + 1):
            share = step / _STEPS
            half = _HALF[0] + (_HALF[1] - _HALF[0]) * share + more
            yield share, self._at(share, 0, -half), self._at(share, 0, half)

    def _chevrons(self) -> Iterator[float]:
        """Where its chevrons are, as shares of its length."""
        length = math.hypot(*self.end) * math.pi / 2
        share = 1 - _CLEAR / length
        while share * length > _RING[0] + _CLEAR / 2:
            yield share
            share -= _APART / length

    def _chevron(self, share: float) -> Iterator[Point]:
        """The corners of one, as wide as the trail allows."""
        half = 0.72 * (_HALF[0] + (_HALF[1] - _HALF[0]) * share)
        for on, aside in (0.2, -1), (0.95, 0), (0.2, 1), (-0.75, 1), (0, 0), (-0.75, -1):
            yield self._at(share, on * half, aside * half)

    def _at(self, share: float, on: float = 0, aside: float = 0) -> Point:
        """The point at this share of its length, so many squares farther on and to the outside."""
        radius, last = math.hypot(*self.end), math.atan2(self.end[1], self.end[0])
        closer = max(0.0, 1 - _WIDEST / radius)
        reach = radius * (1 - closer * math.sin(math.pi * share)) + aside
        angle = last - self.turn * ((1 - share) * math.pi / 2 - on / radius)
        return (
            self.middle[0] + reach * self.side * math.cos(angle),
            self.middle[1] + reach * self.side * math.sin(angle),
        )
