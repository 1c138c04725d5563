"""Light in the maze: squares in reach glow, each cost in its own tone, and all others are dark.

Also stages, and the shelf of tokens to hide.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.pictures.masonry import (
    FINE,
    MORTAR,
    Painted,
    Tabletop,
    shaded,
)
from k2bot.games.dungeon_twister.pictures.rooms import NIGHT
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.render.scene import Box

TONES: Final = (
    parse_colour("#EAF2B4"),
    parse_colour("#6CC0A6"),
    parse_colour("#8168AE"),
    parse_colour("#573760"),
)
"""Tones of squares that take one action point, two, three, and more: no player's colour, and in steps that
can be told apart without colours."""
_TONE_OPACITY: Final = 214
"""Opacity of these tones on the floor."""
_ROUND, _JOINT = 0.09, 0.018
"""Radius of a pit's corners, and width of the joints around a square in reach, in squares."""
_JOINT_SHADE, _JOINT_OPACITY = 0.3, 220
"""Share of the dark in the colour of these joints, and their opacity."""
_BORDER: Final = 0.055
"""Width in squares of the line around squares of the same cost."""
_RIM, _RIM_WIDTH = 0.15, 0.035
"""Margin of the rim around a pit's hole, which stays black, and its width, in squares."""
_DARK: Final = (88, 0, 50, 104, 132)
"""Opacity of the dark on squares out of reach, and on those that cost 1, 2, 3 and more."""
_SOFT: Final = 0.16
"""Radius in squares of the blur of the dark."""


_TORCH: Final = parse_colour("#F0C88A")
"""Light on stages; none of the tones that have a meaning."""


def tone_index(ap: int) -> int:
    """Index of the tone for this many action points."""
    return min(ap, len(TONES)) - 1


@dataclass(frozen=True, slots=True)
class Lantern:
    """Tiles of light on squares of a crop, to be laid over its floor; or the dark on the others."""

    columns: int
    rows: int
    costs: tuple[int, ...]
    """By square, row by row: action points, 0 for those that can't be reached."""
    pits: frozenset[int] = frozenset()
    """Positions of pits in ``costs``: they stay black."""
    is_dark: bool = False
    """Whether it's the dark, to be laid over walls."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        return self._dark(width, height) if self.is_dark else self._light(width, height)

    def _light(self, width: int, height: int) -> Image.Image:
        """A tile in the tone of its cost on each square in reach, with lines between different costs."""
        side = width / self.columns
        image = Image.new("RGBA", (width, height))
        for place, ap in enumerate(self.costs):
            if ap:
                y, x = divmod(place, self.columns)
                tile = _tile(round(side), ap, is_pit=place in self.pits)
                image.paste(tile, (round(x * side), round(y * side)))
        pen, line = ImageDraw.Draw(image), round(side * _BORDER / 2)
        for (x, y), (far_x, far_y), ap in self._borders():
            ends = x * side - line, y * side - line, far_x * side + line, far_y * side + line
            pen.rectangle([round(end) for end in ends], fill=TONES[tone_index(ap)].mixed(NIGHT, 0.62))
        return image

    def _borders(self) -> Iterator[tuple[tuple[int, int], tuple[int, int], int]]:
        """Both ends of each edge between squares of different costs, and the lower cost."""
        for place, ap in enumerate(self.costs):
            y, x = divmod(place, self.columns)
            beside = self.costs[place + 1] if x + 1 < self.columns else ap
            below = self.costs[place + self.columns] if y + 1 < self.rows else ap
            if beside != ap:
                yield (x + 1, y), (x + 1, y + 1), min(beside, ap) or max(beside, ap)
            if below != ap:
                yield (x, y + 1), (x + 1, y + 1), min(below, ap) or max(below, ap)

    def _dark(self, width: int, height: int) -> Image.Image:
        """The dark, with soft edges."""
        small = Image.new("L", (self.columns, self.rows))
        small.putdata([_DARK[min(ap, len(TONES))] for ap in self.costs])
        whole = small.resize((width, height), Image.Resampling.NEAREST)
        image = Image.new("RGBA", (width, height), NIGHT)
        image.putalpha(whole.filter(ImageFilter.GaussianBlur(width / self.columns * _SOFT)))
        return image


@lru_cache(maxsize=64)
def _tile(side: int, ap: int, *, is_pit: bool) -> Image.Image:
    """A square in the tone of its cost, with a hole over a pit."""
    tone = TONES[tone_index(ap)]
    joints = tone.mixed(NIGHT, _JOINT_SHADE).with_alpha(_JOINT_OPACITY)
    image = Image.new("RGBA", (side * FINE, side * FINE), joints)
    pen, unit = ImageDraw.Draw(image), side * FINE
    joint = round(_JOINT / 2 * unit)
    pen.rectangle((joint, joint, unit - 1 - joint, unit - 1 - joint), tone.with_alpha(_TONE_OPACITY))
    if is_pit:
        for margin, fill in ((_RIM, tone.mixed(NIGHT, 0.6)), (_RIM + _RIM_WIDTH, _HOLE)):
            first, last = round(margin * unit), unit - 1 - round(margin * unit)
            pen.rounded_rectangle((first, first, last, last), unit * _ROUND, fill=fill)
    return image.reduce(FINE)


_HOLE: Final = NIGHT.with_alpha(0)
"""Nothing: what's below shows as it is."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A dark stage, with light from above on the figure in it."""

    foot: float
    """Middle of the lit floor, from the top, as a share of the height."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        middle, floor = width / 2, height * self.foot
        wide, deep = min(width * 0.4, height * 0.62), height * 0.085
        image = self._wall(width, height, round(floor - deep))
        dark = Image.new("RGBA", image.size, NIGHT)
        beam, pool = Image.new("L", image.size), Image.new("L", image.size)
        lit = middle - wide, floor - deep, middle + wide, floor + deep
        edges = (-0.4, -20), (0.4, -20), (1, floor), (-1, floor)
        ImageDraw.Draw(beam).polygon([(middle + wide * x, y) for x, y in edges], fill=255)
        ImageDraw.Draw(beam).ellipse(lit, fill=255)
        ImageDraw.Draw(pool).ellipse(lit, fill=255)
        soft = beam.filter(ImageFilter.GaussianBlur(height * 0.05))
        halo = beam.filter(ImageFilter.GaussianBlur(height * 0.22))
        dark.putalpha(ImageChops.invert(ImageChops.lighter(halo, soft)).point(_DIM))
        image.alpha_composite(dark)
        _blend(image, _TORCH, soft, 62)
        _blend(image, _TORCH.mixed(NIGHT, 0.1), pool.filter(ImageFilter.GaussianBlur(height * 0.012)), 190)
        return image

    @staticmethod
    def _wall(width: int, height: int, horizon: int) -> Image.Image:
        """Blocks of dark stone above a dark floor."""
        chance = random.Random("stage")  # noqa: S311 - not cryptographic
        image = Image.new("RGB", (width * FINE, height * FINE), MORTAR[:3])
        pen, course, gap = ImageDraw.Draw(image), _COURSE * FINE, 2 * FINE
        for row in range(-(-horizon // _COURSE)):
            left, top = -chance.uniform(0.1, 1.0) * course, horizon * FINE - (row + 1) * course
            while left < image.width:
                right = left + course * chance.uniform(1.2, 2.1)
                tone = shaded(_BLOCK, chance.uniform(-0.22, 0.06))
                box = (left + gap, top + gap, right - gap, top + course - gap)
                pen.rounded_rectangle(box, gap * 3, fill=shaded(tone, 0.14)[:3])
                pen.rounded_rectangle((box[0], box[1] + gap, *box[2:]), gap * 3, fill=tone[:3])
                left = right
        pen.rectangle((0, horizon * FINE, image.width, image.height), fill=shaded(_BLOCK, -0.45)[:3])
        return image.reduce(FINE).convert("RGBA")


_BLOCK: Final = parse_colour("#54463A")
_COURSE: Final = 54
"""Height in pixels of a row of a stage's wall."""
_DIM: Final = [min(255, 40 + round(value * 0.84)) for value in range(256)]
"""The dark on a stage's wall, by how far it is from the light."""


@dataclass(frozen=True, slots=True)
class Shelf(Painted):
    """A cabinet of dark wood with lit niches, seen from the front."""

    width: int
    height: int
    niches: tuple[Box, ...]
    """Boxes of the niches, in pixels from its corner."""

    ledge: int
    """Height of the planks below them, which hold names."""

    def _painted(self) -> Image.Image:
        """Dark wood, a plank for each row of niches, and their light."""
        table = Tabletop(self.width, self.height).image()
        image = ImageChops.multiply(table, Image.new("RGB", table.size, _SHADE[:3]))
        pen = ImageDraw.Draw(image)
        pen.rectangle((0, 0, self.width - 1, self.height - 1), outline=_BRASS_RIM[:3], width=4)
        for top in sorted({round(niche.bottom) for niche in self.niches}):
            low = top + self.ledge
            plank = Tabletop(self.width - 8, self.ledge + 2 * _PLANKED).image()
            plank = plank.crop((0, _PLANKED, self.width - 8, _PLANKED + self.ledge))
            image.paste(plank.point([min(255, value * 5 // 4) for value in range(256)] * 3), (4, top))
            for y, high, tone in ((top, 4, 0.3), (low - 3, 3, -0.3), (low, 6, -0.8)):
                pen.rectangle((4, y, self.width - 5, y + high - 1), fill=shaded(_WOOD, tone)[:3])
        for niche in self.niches:
            self._niche(image, niche)
        return image

    @staticmethod
    def _niche(image: Image.Image, box: Box) -> None:
        """A recess with an arch, into which light falls from above."""
        left, top, width, height = box.pixel_rect()
        wide, high = width * FINE, height * FINE

        def arch(inset: int) -> Image.Image:
            mask = Image.new("L", (wide, high))
            ends = inset * FINE, inset * FINE, wide - 1 - inset * FINE, high + 99
            ImageDraw.Draw(mask).rounded_rectangle(ends, width * _ARCH * FINE, fill=255)
            return mask.reduce(FINE)

        near, far = (Image.new("RGB", (width, height), tone[:3]) for tone in _NICHE)
        fall = Image.radial_gradient("L").resize((2 * width, 2 * height), Image.Resampling.BICUBIC)
        fall = fall.crop((width // 2, height * 3 // 4, width // 2 + width, height * 3 // 4 + height))
        stone = Image.composite(far, near, fall.point([min(255, value * 8 // 5) for value in range(256)]))
        for inset, tone in ((0, _WOOD), (4, _BRASS_RIM), (9, _WOOD)):
            image.paste((shaded(tone, -0.75) if tone == _WOOD else tone)[:3], (left, top), arch(inset))
        image.paste(stone, (left, top), arch(11))


_WOOD: Final = parse_colour("#5A3A26")
_SHADE: Final = parse_colour("#B4A8A0")
"""Colour by which the wood behind the niches is multiplied."""
_PLANKED: Final = 20
"""Pixels of a plank's wood above and below its visible part: its joints."""
_ARCH: Final = 0.2
"""Radius of a niche's corners, as a share of its width."""
_NICHE: Final = parse_colour("#FFE9B4"), parse_colour("#A67C45")
"""Stone of a niche: in the light, and at its edges."""
_BRASS_RIM: Final = parse_colour("#A87B32")


def _blend(image: Image.Image, fill: Colour, mask: Image.Image, opacity: int) -> None:
    """Lay a colour over an image through a mask."""
    if box := mask.getbbox():
        seen = mask.crop(box)
        layer = Image.new("RGBA", seen.size, (*fill[:3], 0))
        layer.putalpha(seen.point([value * opacity // 255 for value in range(256)]))
        image.alpha_composite(layer, box[:2])
