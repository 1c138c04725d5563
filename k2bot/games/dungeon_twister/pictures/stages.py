"""Scenery of hero pictures and fights: large flat planes of stone and light in one player's colour.

Each is a plain value, painted on first use and cached. Light on stages of hero pictures has their seat's
colour; a fight's hall has torches.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from k2bot.games.dungeon_twister.pictures.masonry import (
    DARK,
    FINE,
    MORTAR,
    Painted,
    circle_point,
    roughen,
    shaded,
)
from k2bot.games.dungeon_twister.pictures.palette import BONE, INK, LIVERIES
from k2bot.render import theme
from k2bot.render.scene import Box, Point
from k2bot.render.symbols import transformed_point
from k2bot.render.theme import Colour, parse_colour

ACROSS, DOWN = theme.FRAME


class SeatLight(NamedTuple):
    """A player's colour as light, from shadow to glare."""

    night: Colour
    deep: Colour
    base: Colour
    bright: Colour
    pale: Colour


LIGHTS: Final = (
    SeatLight(
        parse_colour("#0A1938"),
        parse_colour("#123674"),
        parse_colour("#1D4E9E"),
        parse_colour("#3575D3"),
        parse_colour("#A6CBFA"),
    ),
    SeatLight(
        parse_colour("#33200A"),
        parse_colour("#A8690B"),
        parse_colour("#E39A12"),
        parse_colour("#FFC52E"),
        parse_colour("#FFEBA8"),
    ),
)
"""Lights by seat."""
STONE: Final = parse_colour("#54483C")


_RAYS: Final = 20


class Sheet:
    """A painting in progress, at twice its final size."""

    def __init__(self, ground: Colour) -> None:
        self.image = Image.new("RGB", (ACROSS * FINE, DOWN * FINE), ground[:3])
        self._pen = ImageDraw.Draw(self.image)

    def face(self, points: Iterable[Point], fill: Colour) -> None:
        """A filled polygon."""
        self._pen.polygon([(x * FINE, y * FINE) for x, y in points], fill=fill[:3])

    def slab(self, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
        """A filled rectangle."""
        self.face(((left, top), (right, top), (right, bottom), (left, bottom)), fill)

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """A filled circle."""
        x, y = centre[0] * FINE, centre[1] * FINE
        reach = radius * FINE
        self._pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=fill[:3])

    def line(self, points: Iterable[Point], fill: Colour, width: float) -> None:
        """A line."""
        self._pen.line([(x * FINE, y * FINE) for x, y in points], fill[:3], round(width * FINE), "curve")

    def rays(self, centre: Point, fill: Colour) -> None:
        """Rays from a point to beyond the edges, as wide as the gaps between them."""
        for ray in range(_RAYS):
            first = math.tau * (ray + 0.25) / _RAYS
            last = first + math.pi / _RAYS
            self.face((centre, circle_point(centre, 2400, first), circle_point(centre, 2400, last)), fill)

    def sun(self, centre: Point, radius: float, light: SeatLight) -> None:
        """A sun that fills everything with its rays."""
        self.slab(0, 0, ACROSS, DOWN, light.base)
        self.rays(centre, light.bright)
        tones = light.bright, light.bright.mixed(light.pale, 0.5), light.pale
        for share, fill in zip((1, 0.8, 0.6), tones, strict=True):
            self.disc(centre, radius * share, fill)

    def clip(self, points: Sequence[Point], paint: Callable[[Sheet], None]) -> None:
        """Paint something that only shows inside a polygon."""
        other = Sheet(INK)
        paint(other)
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in points], fill=255)
        self.image.paste(other.image, mask=mask)

    def add_grain(self) -> None:
        """Give the painting so far the grain of stone."""
        roughen(self.image)

    def finished(self) -> Image.Image:
        """The painting."""
        return self.image.reduce(FINE)


def _blocks(sheet: Sheet, tone: Callable[[float, float, float], Colour]) -> None:
    """A wall of large blocks; ``tone`` gives each one's by its centre and a random share."""
    chance = random.Random("wall")  # noqa: S311 - not cryptographic
    high = 112
    for row in range(-1, DOWN // high + 1):
        x = -chance.uniform(0, 180)
        while x < ACROSS:
            wide = chance.uniform(150, 250)
            top = row * high + 26
            fill = tone(x + wide / 2, top + high / 2, chance.random())
            box = Box(x + 5, top + 5, x + wide - 5, top + high - 5)
            sheet.face(box.octagon(12), fill.mixed(DARK, 0.5))
            sheet.face(box.part(0, 0, -8, -9).octagon(10), fill)
            x += wide


def point_between(start: Point, end: Point, share: float) -> Point:
    """The point at this share of the way."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


# ------------------------------------------------------------------------------------------- the exit

LIGHT_SOURCE: Final = (825, 216)
"""Source of the exit's light: the treasure."""
_SPAN, _SPRING = 520, 560
"""Half the width of the gateway, and y at which its arch begins."""


def _arch(margin: float) -> list[Point]:
    """Outline of the gateway, widened by some pixels."""
    reach = _SPAN + margin
    turns = [math.pi + math.pi * step / 40 for step in range(41)]
    high = _SPRING - 26 + margin
    curve = [(ACROSS / 2 + reach * math.cos(turn), _SPRING + high * math.sin(turn)) for turn in turns]
    return [(ACROSS / 2 - reach, DOWN), *curve, (ACROSS / 2 + reach, DOWN)]


@dataclass(frozen=True, slots=True)
class ExitStage(Painted):
    """The way out: a gateway in the dark, full of light."""

    seat: int

    def _painted(self) -> Image.Image:
        light = LIGHTS[self.seat]
        sheet = Sheet(DARK)

        def tone(x: float, y: float, chance: float) -> Colour:
            far = min(1.0, max(0.0, (math.hypot(x - ACROSS / 2, (y - 480) * 1.1) - 560) / 420))
            lit = STONE.mixed(light.bright, 0.5).mixed(DARK, 0.12 + 0.12 * chance)
            return lit.mixed(light.night.mixed(DARK, 0.35), 0.2 + 0.75 * far)

        _blocks(sheet, tone)
        self._ring(sheet, light)
        sheet.add_grain()
        for x in (118, ACROSS - 118):
            _torch(sheet, x, 430, light)
        sheet.clip(_arch(0), lambda inner: _sunburst(inner, light))
        return sheet.finished()

    @staticmethod
    def _ring(sheet: Sheet, light: SeatLight) -> None:
        """The gateway's wedge-shaped stones."""
        sheet.face(_arch(92), DARK)
        outer, inner = _arch(84), _arch(14)
        count = len(outer)
        for start in range(0, count - 1, 3):
            end = min(start + 3, count - 1)
            chance = random.Random(f"gateway {start}")  # noqa: S311 - not cryptographic
            fill = STONE.mixed(light.pale, 0.62).mixed(DARK, 0.2 * chance.random())
            ring = [*outer[start : end + 1], *reversed(inner[start : end + 1])]
            sheet.face(ring, fill)
            sheet.line((outer[end], inner[end]), DARK, 7)
        sheet.face(_arch(14), DARK)


def _torch(sheet: Sheet, x: float, top: float, light: SeatLight) -> None:
    """A torch on the wall, and the stones it lights."""
    for reach, dim in ((138, 0.62), (112, 0.44), (84, 0.2)):
        sheet.disc((x, top), reach, light.base.mixed(STONE, 0.3).mixed(light.night, dim))
    sheet.face(((x - 15, top + 44), (x + 15, top + 44), (x + 8, top + 176), (x - 8, top + 176)), DARK)
    sheet.face(((x - 9, top + 50), (x + 4, top + 50), (x + 2, top + 170), (x - 4, top + 170)), STONE)
    sheet.face(((x - 34, top + 22), (x + 34, top + 22), (x + 22, top + 62), (x - 22, top + 62)), DARK)
    flame = ((-30, 26), (-36, -8), (-20, -40), (-12, -22), (4, -84), (18, -30), (28, -48), (36, 0), (28, 26))
    for grow, fill in ((1.22, DARK), (1.0, _FIRE[0]), (0.68, _FIRE[1]), (0.36, _FIRE[2])):
        sheet.face([(x + grow * right, top + 8 + grow * (down - 8)) for right, down in flame], fill)


_FIRE: Final = (parse_colour("#F08A24"), parse_colour("#FFD36B"), parse_colour("#FFF3C4"))


def _sunburst(sheet: Sheet, light: SeatLight) -> None:
    sheet.sun(LIGHT_SOURCE, 300, light)
    # hills, the ground outside, and the way that leads there
    far, near = light.bright.mixed(light.base, 0.55), light.base.mixed(light.deep, 0.45)
    sheet.face(_hills(0, 652, (70, 34), (236, 118)), far)
    sheet.face(_hills(1, 700, (52, 22), (312, 142)), near)
    for x, high in _TREES:
        foot = 716 - 0.02 * abs(x - ACROSS / 2)
        for up in (0, 0.28, 0.52):
            half = high * 0.3 * (1 - 0.75 * up)
            top = foot - high * min(1, up + 0.56)
            sheet.face(((x - half, foot - high * up), (x, top), (x + half, foot - high * up)), light.deep)
    sheet.slab(0, 712, ACROSS, DOWN, light.deep)
    sheet.face(((690, 712), (960, 712), (1330, DOWN), (320, DOWN)), light.bright.mixed(light.pale, 0.35))


_TREES: Final = ((352, 150), (418, 108), (1216, 96), (1268, 138), (1330, 176))
"""Horizontal positions of the trees outside, and their heights in pixels."""


def _hills(first: int, ground: float, heights: Sequence[float], lengths: Sequence[float]) -> list[Point]:
    """The outline of a chain of hills, down to the lower edge: waves of these heights and lengths."""
    edge = [
        (x, ground - sum(
            high * (1 + math.sin(x / long + 1.7 * first)) / 2
            for high, long in zip(heights, lengths, strict=True)
        ))
        for x in range(0, ACROSS + 1, 30)
    ]  # fmt: skip
    return [(0, DOWN), *edge, (ACROSS, DOWN)]


# ------------------------------------------------------------------------------------------ the hall

VICTOR_FEET: Final = (1180, 652)
"""Position of the victor's feet."""
FALLEN_CENTRE: Final = (400, 750)
"""Position of the fallen: the middle of their lower edge."""


@dataclass(frozen=True, slots=True)
class HallStage(Painted):
    """A hall: a block of stone in the light on the right, the floor in the dark on the left."""

    seat: int
    is_mirrored: bool = False

    def _painted(self) -> Image.Image:
        light = LIGHTS[self.seat]
        sheet = Sheet(light.deep.mixed(light.base, 0.55))
        centre = VICTOR_FEET[0], VICTOR_FEET[1] - 320
        sheet.rays(centre, light.base.mixed(light.bright, 0.25))
        for x, wide in ((-70, 210), (250, 150)):
            _pillar(sheet, x, wide, light)
        edge = ((700, 0), (ACROSS, 0), (ACROSS, DOWN), (420, DOWN))
        sheet.clip(edge, lambda lit: lit.sun(centre, 356, light))
        floor = light.night.mixed(light.deep, 0.45)
        sheet.slab(0, 630, ACROSS, DOWN, floor)
        for x in range(-900, 2600, 260):  # joints of the floor, to a far point
            sheet.line(((ACROSS / 2 + (x - ACROSS / 2) * 0.62, 630), (x, DOWN)), light.night, 4)
        sheet.line(((0, 700), (ACROSS, 700)), light.night, 4)
        for left, top, share in ((690, 716, 0.0), (800, VICTOR_FEET[1] - 12, 0.3)):
            _block(sheet, left, top, STONE.mixed(light.base, 0.4 + share / 2), light)
        painting = sheet.finished()
        return painting.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.is_mirrored else painting


def _pillar(sheet: Sheet, left: float, wide: float, light: SeatLight) -> None:
    """A pillar in the dark, its right side lit."""
    tone = light.night.mixed(STONE, 0.3).mixed(light.base, 0.35)
    sheet.slab(left, 0, left + wide, 634, tone)
    sheet.slab(left + wide * 0.72, 0, left + wide, 634, tone.mixed(light.base, 0.45))
    for top, high, overhang in ((0, 60, 30), (60, 30, 14), (570, 64, 26)):
        sheet.slab(left - overhang, top, left + wide + overhang, top + high, tone.mixed(DARK, 0.25))


def _block(sheet: Sheet, left: float, top: float, tone: Colour, light: SeatLight) -> None:
    """A block of stone that reaches to the right edge, its upper side in the light."""
    sheet.slab(left - 6, top - 6, ACROSS, DOWN, DARK)
    sheet.slab(left, top, ACROSS, DOWN, tone.mixed(DARK, 0.42))
    sheet.slab(left, top, ACROSS, top + 42, tone.mixed(light.pale, 0.55))
    chance = random.Random(f"block {left}")  # noqa: S311 - not cryptographic
    x = left
    while x < ACROSS:
        wide = chance.uniform(170, 280)
        sheet.line(((x, top + 44), (x, DOWN)), tone.mixed(DARK, 0.7), 5)
        sheet.line(((x - 20, top), (x, top + 42)), tone.mixed(DARK, 0.25), 4)
        x += wide
    sheet.line(((left, top + 45), (ACROSS, top + 45)), DARK, 6)


# ------------------------------------------------------------------------------------------- the pit

PIT_BOTTOM: Final = (825, 400)
"""Position of the pit's unseen bottom."""
_RINGS: Final = 9


@dataclass(frozen=True, slots=True)
class PitStage(Painted):
    """A pit seen from its edge: walls that turn and narrow into the dark."""

    seat: int

    def _painted(self) -> Image.Image:
        light = LIGHTS[self.seat]
        sheet = Sheet(light.bright)
        chance = random.Random("pit")  # noqa: S311 - not cryptographic
        for ring in range(_RINGS):
            share = ring / (_RINGS - 1)
            outer, inner = _square(ring), _square(ring + 1)
            thin = 7 * (1 - share) + 2
            for side, dim in enumerate((0.0, 0.2, 0.37, 0.18)):
                tone = (light.pale.mixed(light.bright, 0.35) if ring == 0 else light.bright).mixed(
                    light.base, min(1.0, share * 2 + dim)
                )
                tone = tone.mixed(light.night, min(1.0, share * 1.1)).mixed(DARK, share**1.5)
                edges = (outer[side], outer[side - 3]), (inner[side], inner[side - 3])
                sheet.face((*edges[0], *reversed(edges[1])), tone)
                cuts = 4 if ring else 5
                for joint in range(1, cuts):
                    share_of_side = (joint + chance.uniform(-0.18, 0.18)) / cuts
                    sheet.line(
                        [point_between(*edge, share_of_side) for edge in edges], tone.mixed(DARK, 0.45), thin
                    )
                sheet.line((outer[side], inner[side]), tone.mixed(DARK, 0.5), thin)
            rim = light.night.mixed(DARK, 0.3 + 0.6 * share)
            sheet.line((*outer, outer[0]), rim, 10 * (1 - share) + 3)
        sheet.face(_square(_RINGS), DARK)
        return sheet.finished()


def _square(ring: int) -> list[Point]:
    """A turned square around the pit's depth, wider than high; ``ring`` counts from the edge down."""
    reach, turn = 960 * 0.74**ring, math.pi / 4 + 0.1 + 0.085 * ring
    return [
        (PIT_BOTTOM[0] + 1.25 * x, PIT_BOTTOM[1] + y)
        for x, y in (circle_point((0, 0), reach, math.tau * corner / 4 + turn) for corner in range(4))
    ]


# -------------------------------------------------------------------------------------------- the end


@dataclass(frozen=True, slots=True)
class VictoryStage(Painted):
    """Light around the winner, who stands at the side of its line; each player's light if nobody has won."""

    seat: int | None
    centre: Point
    """Source of the winner's light; in a draw, of blue's, and yellow's is opposite."""

    def _painted(self) -> Image.Image:
        if self.seat is None:
            (x, y), top, foot = self.centre, ACROSS / 2 + _LEAN, ACROSS / 2 - _LEAN
            sheet = Sheet(DARK)
            sheet.sun(self.centre, 330, LIGHTS[0])
            half = (top, 0), (ACROSS, 0), (ACROSS, DOWN), (foot, DOWN)
            sheet.clip(half, lambda other: other.sun((ACROSS - x, y), 330, LIGHTS[1]))
            for fill, wide in ((DARK, 26), (BONE, 14)):
                sheet.line(((top, 0), (foot, DOWN)), fill, wide)
            return sheet.finished()
        light = LIGHTS[self.seat]
        sheet = Sheet(light.base)
        sheet.sun(self.centre, 430, light)
        _confetti(sheet, light)
        return sheet.finished()


def _confetti(sheet: Sheet, light: SeatLight) -> None:
    """Scraps of paper in the air."""
    chance = random.Random("confetti")  # noqa: S311 - not cryptographic
    tones = (light.pale, light.deep, theme.WHITE)
    for number in range(_SCRAPS):
        place = chance.uniform(0, ACROSS), chance.uniform(0, 460)
        turn, long, thin = chance.uniform(0, math.tau), chance.uniform(14, 24), chance.uniform(5, 9)
        corners = (long, thin), (long, -thin), (-long, -thin), (-long, thin)
        sheet.face(
            (transformed_point(corner, place, 1, turn) for corner in corners), tones[number % len(tones)]
        )


_SCRAPS: Final = 60
_LEAN: Final = 90
"""Pixels by which the line between both players' lights leans to each side in a draw."""


# ----------------------------------------------------------------------------------------- fights' halls


@dataclass(frozen=True, slots=True)
class FightHall(Painted):
    """Background of a fighter: a wall with a banner, a torch and a floor, seen from the front."""

    width: int
    height: int
    seat: int
    """Owner of the banner."""
    is_left: bool
    """Whether the enemy is to the right."""

    def _painted(self) -> Image.Image:
        width, height = self.width * FINE, self.height * FINE
        chance = random.Random(f"arena {self.seat}")  # noqa: S311 - not cryptographic
        image = Image.new("RGB", (width, height), MORTAR[:3])
        pen = ImageDraw.Draw(image)
        horizon, course, gap = round(height * _HORIZON), _COURSE * FINE, 3 * FINE
        for row in range(-(-horizon // course)):
            left = -chance.uniform(0.1, 1.0) * course
            while left < width:
                long = course * chance.uniform(1.1, 2.0)
                top = horizon - (row + 1) * course
                tone = shaded(_WALL_STONE, chance.uniform(-0.2, 0.1))
                box = (left + gap, top + gap, left + long - gap, top + course - gap)
                pen.rounded_rectangle(box, gap * 3, fill=shaded(tone, 0.16)[:3])
                pen.rounded_rectangle((box[0], box[1] + gap, *box[2:]), gap * 3, fill=tone[:3])
                left += long
        _banner(pen, self, width, horizon)
        _flags(pen, width, height, horizon, chance)
        small = image.reduce(FINE)
        x = self.width * (0.84 if self.is_left else 0.16)
        return _torchlit_at(small, (x, self.height * 0.3))


_WALL_STONE, _FLOOR_STONE = parse_colour("#5B4C3D"), parse_colour("#8A745A")
_COURSE: Final = 62
"""Height in pixels of a row of an arena's wall."""
_HORIZON: Final = 0.7
"""Top of an arena's floor, as a fraction of its height."""


def _banner(pen: ImageDraw.ImageDraw, stone: FightHall, width: int, horizon: int) -> None:
    """A banner in its owner's colours at the middle of the wall, with a swallow's tail."""
    livery, half, end = LIVERIES[stone.seat], width * 0.2, horizon * 0.86
    middle = width * (0.56 if stone.is_left else 0.44)
    cloth = livery.colour.mixed(DARK, 0.3)
    outline = [
        (middle - half, 0), (middle + half, 0), (middle + half, end), (middle, end - half * 0.55),
        (middle - half, end),
    ]  # fmt: skip
    pen.polygon([(x + 5 * FINE, y + 7 * FINE) for x, y in outline], fill=shaded(MORTAR, -0.4)[:3])
    pen.polygon(outline, fill=cloth[:3])
    trim = (
        livery.second.mixed(DARK, 0.36)
        if livery.pattern != "plain"
        else livery.colour.mixed(theme.WHITE, 0.2)
    )
    for share in (-0.72, 0.72):
        x = middle + half * share
        low = end - half * 0.55 * (1 - abs(share))
        pen.line((x, 0, x, low), fill=trim[:3], width=5 * FINE)


def _flags(pen: ImageDraw.ImageDraw, width: int, height: int, horizon: int, chance: random.Random) -> None:
    """Flagstones that get larger towards the viewer."""
    pen.rectangle((0, horizon, width, height), fill=MORTAR[:3])
    top, deep, middle = float(horizon), (height - horizon) / 6.0, width / 2
    while top < height:
        low, gap = top + deep, 2 * FINE
        for number in range(-5, 5):
            near, far = (low - horizon) / (height - horizon), (top - horizon) / (height - horizon)
            wide = [width * (0.24 + 0.12 * share) for share in (far, near)]
            points = [
                (middle + number * wide[0] + gap, top + gap),
                (middle + (number + 1) * wide[0] - gap, top + gap),
                (middle + (number + 1) * wide[1] - gap, low - gap),
                (middle + number * wide[1] + gap, low - gap),
            ]
            pen.polygon(points, fill=shaded(_FLOOR_STONE, chance.uniform(-0.16, 0.08))[:3])
        top, deep = low, deep * 1.45
    pen.rectangle((0, horizon, width, horizon + 5 * FINE), fill=shaded(MORTAR, -0.5)[:3])


def _torchlit_at(image: Image.Image, place: Point) -> Image.Image:
    """An image in the light of a torch at a point: warm there, dark far away."""
    reach = round(max(image.size) * 1.1)
    glow = Image.radial_gradient("L").resize((2 * reach, 2 * reach), Image.Resampling.BICUBIC)
    left, top = reach - round(place[0]), reach - round(place[1])
    glow = glow.crop((left, top, left + image.width, top + image.height))
    warm = [glow.point([round(255 - fall * one / 255) for one in range(256)]) for fall in (118, 152, 186)]
    return ImageChops.multiply(image, Image.merge("RGB", warm))
