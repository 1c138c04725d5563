"""Light in the maze: squares in reach glow, each cost in its own tone, and all others are dark.

Also stages, and the shelf of tokens to hide.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.pictures.masonry import (
    FINE,
    Painted,
    Tabletop,
    circle_point,
    shaded,
)
from k2bot.games.dungeon_twister.pictures.rooms import NIGHT
from k2bot.render.scene import Box
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.pictures.masonry import Spot

TONES: Final = (
    parse_colour("#EAF2B4"),
    parse_colour("#6CC0A6"),
    parse_colour("#995C9E"),
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
NIGHT_BLUE: Final = parse_colour("#0A0F2E")
"""Colour of the dark around a light, cool beside what's lit."""
_DARK: Final = (88, 0, 50, 104, 132)
"""Opacity of the dark on squares out of reach, and on those that cost 1, 2, 3 and more."""
_BLOOM, _COARSE = 0.2, 4
"""Radius in squares of the light that falls on squares around, and by how much less it's detailed."""
_UNIT: Final = 128 / 23
"""Pixels of a square in Pillow's gradient, whose radius is farther than any square of a crop."""
_FALLOFF: Final = [round(200 * (value / 255) ** 1.2) for value in range(256)]
"""Opacity of the dark by the distance from where light comes, in pixels of that gradient."""
_SOFT: Final = 0.16
"""Radius in squares of the blur of the dark."""


_EMBER, _TORCH, _FLOOR = map(parse_colour, ("#7A3F10", "#C08A3C", "#FFDFA0"))
"""Light on stages, from far to near, and on their floor; none of the tones that have a meaning."""


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
    source: Spot | None = None
    """Column and row of the square from which light comes: around it is dusk, deeper with the distance."""

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
        soft = ImageFilter.GaussianBlur(side * _BLOOM / _COARSE)
        small = image.convert("RGBa").reduce(_COARSE).filter(soft)
        bloom = small.resize(image.size, Image.Resampling.BILINEAR).convert("RGBA")
        for place in self.pits:
            y, x = divmod(place, self.columns)
            left, top = round(x * side), round(y * side)
            bloom.paste(_HOLE, (left, top, round((x + 1) * side), round((y + 1) * side)))
        bloom.alpha_composite(image)
        return bloom

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
        whole = whole.filter(ImageFilter.GaussianBlur(width / self.columns * _SOFT))
        if self.source:
            x, y = (128 - (one + 0.5) * _UNIT for one in self.source)
            part = x, y, x + self.columns * _UNIT, y + self.rows * _UNIT
            far = Image.radial_gradient("L").resize((width, height), Image.Resampling.BICUBIC, part)
            whole = ImageChops.screen(whole, far.point(_FALLOFF))
        image = Image.new("RGBA", (width, height), NIGHT_BLUE if self.source else NIGHT)
        image.putalpha(whole)
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
    """A stage at dusk, with light behind the figure in it and on the floor below it."""

    foot: float
    """Middle of the lit floor, from the top, as a share of the height."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        floor, size = height * self.foot, (width, height)
        deep, reach = height * 0.085, min(width, height) * 0.36
        hub, far = (width / 2, floor * 0.56), width + height
        image = self._wall(width, height, round(floor - deep))
        glow, rays, pool = (Image.new("L", size) for _ in range(3))
        ImageDraw.Draw(glow).ellipse(Box.from_centre(hub, 2 * reach), fill=255)
        for ray in range(_RAYS):
            ends = (circle_point(hub, far, math.tau * (ray + late) / _RAYS) for late in (-0.25, 0.25))
            ImageDraw.Draw(rays).polygon((hub, *ends), fill=255)
        ImageDraw.Draw(rays).rectangle((0, floor - deep, width, height), fill=0)
        lit = Box.from_centre((hub[0], floor), min(width * 0.84, height * 1.32), 2 * deep)
        ImageDraw.Draw(pool).ellipse(lit, fill=255)
        soft, wide = (glow.filter(ImageFilter.GaussianBlur(reach * share)) for share in (0.4, 0.85))
        beams = ImageChops.multiply(rays, wide)
        for light, tone in ((wide, _EMBER), (beams, _EMBER), (soft, _TORCH)):
            colours = [light.point([value * one // 255 for value in range(256)]) for one in tone[:3]]
            image = ImageChops.screen(image, Image.merge("RGB", colours))
        image = image.convert("RGBA")
        _blend(image, _FLOOR, pool.filter(ImageFilter.GaussianBlur(height * 0.012)), 230)
        return image

    @staticmethod
    def _wall(width: int, height: int, horizon: int) -> Image.Image:
        """Blocks of dark stone above a dark floor."""
        chance = random.Random("stage")  # noqa: S311 - not cryptographic
        image = Image.new("RGB", (width * FINE, height * FINE), NIGHT_BLUE[:3])
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
        return image.reduce(FINE)


@dataclass(frozen=True, slots=True)
class GoldenLight:
    """Golden light in the middle of a square or place, to be laid over it."""

    opacity: int
    """Its opacity in the middle, of 255."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        size = width, height
        fall = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
        near, far = (Image.new("RGB", size, tone[:3]) for tone in _FIRE)
        image = Image.composite(far, near, fall)
        image.putalpha(fall.point([self.opacity * (255 - one) // 255 for one in range(256)]))
        return image


_FIRE: Final = parse_colour("#FFDE7C"), parse_colour("#EFA238")
"""Its colours, in the middle and at the edge."""
_RAYS: Final = 18
"""Number of rays of that light."""
_BLOCK: Final = parse_colour("#26264E")
_COURSE: Final = 54
"""Height in pixels of a row of a stage's wall."""


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
_NICHE: Final = parse_colour("#FFE6A6"), parse_colour("#94642E")
"""Stone of a niche: in the light, and at its edges."""
_BRASS_RIM: Final = parse_colour("#A87B32")


def _blend(image: Image.Image, fill: Colour, mask: Image.Image, opacity: int) -> None:
    """Lay a colour over an image through a mask."""
    if box := mask.getbbox():
        seen = mask.crop(box)
        layer = Image.new("RGBA", seen.size, (*fill[:3], 0))
        layer.putalpha(seen.point([value * opacity // 255 for value in range(256)]))
        image.alpha_composite(layer, box[:2])
