"""The dungeon's stone: flagstones, walls with shadows, iron, brass, and torchlight.

Every painting is a plain value, rendered on first use at the requested size and cached.
"""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.content import BROKEN, CLOSED, ROOMS
from k2bot.games.dungeon_twister.engine.maze import rotated_position
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SIDE, WIDTH
from k2bot.games.dungeon_twister.pictures.palette import BONE, BRASS_DARK, INK
from k2bot.render import theme
from k2bot.render.cache import PART_CACHE, Bitmap
from k2bot.render.painting.masks import shifted_mask
from k2bot.render.symbols import flatten_path
from k2bot.render.symbols import transformed_point as rotated
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.render.scene import Box, Point

FINE: Final = 2
"""Supersampling factor of drawn shapes."""
FLAGSTONES: Final = (
    parse_colour("#E0C78E"),
    parse_colour("#A3C18C"),
    parse_colour("#DB9F8A"),
    parse_colour("#8EB5CB"),
)
"""Floor tones by pair: sand, moss, brick and slate."""
MORTAR: Final = parse_colour("#3A3027")
WALL: Final = parse_colour("#D2BE96")
"""Cut stone in the light."""
ROCK: Final = parse_colour("#453A32")
ROCK_EDGE: Final = parse_colour("#847360")
ROCK_FACE: Final = parse_colour("#191310")
"""Walls of rooms: their top, its edge in the light, and their front."""
DARK: Final = parse_colour("#0B0908")
BAR: Final = parse_colour("#B7C0C6")
RUST: Final = parse_colour("#9C5232")
SLAB: Final = parse_colour("#443D64")
"""A face-down room."""


def shaded(tone: Colour, share: float) -> Colour:
    """A lighter shade (positive share) or a darker one."""
    return tone.mixed(Colour(255, 244, 222), share) if share > 0 else tone.mixed(DARK, -share)


def _specks(width: int, height: int, rough: int) -> Image.Image:
    """The texture of stone: specks of several sizes, the darkest by ``rough`` of 255 darker than the rest."""
    chance = random.Random("grain")  # noqa: S311 - not cryptographic
    size = max(width, height)
    noise = Image.new("L", (size, size), 128)
    for cells, share in ((9, 0.5), (34, 0.45), (120, 0.35)):
        specks = Image.frombytes("L", (cells, cells), chance.randbytes(cells * cells))
        noise = Image.blend(noise, specks.resize((size, size), Image.Resampling.BICUBIC), share)
    darker = [round(255 - rough * (1 - one / 255)) for one in range(256)]
    return noise.crop((0, 0, width, height)).point(darker)


@lru_cache(maxsize=8)
def grain(width: int, height: int) -> Image.Image:
    """Stone texture to multiply with. Shared: don't draw on it."""
    return Image.merge("RGB", [_specks(width, height, 18)] * 3)


_STRIP: Final = 128
"""Height in pixels of the strips in which a large image gets its texture, to save memory."""


def roughen(image: Image.Image) -> None:
    """Give an image the texture of stone, without keeping the texture."""
    specks = _specks(*image.size, 60)
    for top in range(0, image.height, _STRIP):
        box = (0, top, image.width, min(top + _STRIP, image.height))
        image.paste(ImageChops.multiply(image.crop(box), Image.merge("RGB", [specks.crop(box)] * 3)), box)


Spot: TypeAlias = tuple[int, int]
"""Column and row of a square, or x and y of a corner."""
Segment: TypeAlias = tuple[Spot, Spot]
"""A side of a square by its two corners, the upper or left one first."""


class FloorPlan(NamedTuple):
    """Geometry of a room in its current rotation."""

    walls: tuple[Segment, ...]
    gates: tuple[Segment, ...]
    """Portcullises in order of their indices."""
    pits: tuple[Spot, ...]
    gear: Spot


@cache
def plan(room: int, rotation: int) -> FloorPlan:
    """A room after this many quarter turns clockwise."""
    printed = ROOMS[room]
    walls: list[Segment] = []
    gates: list[Segment] = []
    for lines, is_flat in ((printed.horizontal, True), (printed.vertical, False)):
        for line, marks in enumerate(lines):
            for place, mark in enumerate(marks):
                if mark != ".":
                    side = _side(line, place, rotation, is_flat=is_flat)
                    (walls if mark == "w" else gates).append(side)
    pits = (rotated_position(*pit, rotation) for pit in printed.pits)
    row, column = rotated_position(*printed.gear, rotation)
    return FloorPlan(tuple(walls), tuple(gates), tuple((x, y) for y, x in pits), (column, row))


def _side(line: int, place: int, rotation: int, *, is_flat: bool) -> Segment:
    """A side by printed line and position, rotated around the room's centre."""
    ends = [(place, line), (place + 1, line)] if is_flat else [(place, line), (place, line + 1)]
    for _ in range(rotation % 4):
        ends = [(SIDE - y, x) for x, y in ends]
    first, last = sorted(ends)
    return first, last


_TEETH: Final = 10
_ARROW_ANGLES: Final = (-180.0, 5.0)
"""Start of an arrow on a gear and of its head, in degrees clockwise."""


def circle_point(centre: Point, radius: float, angle: float) -> Point:
    """Point on a circle at an angle clockwise from the right."""
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def gear_teeth(centre: Point, radius: float, count: int = _TEETH) -> list[Point]:
    """Outline of a gear."""
    return [
        circle_point(centre, radius * reach, math.tau * (tooth + edge) / count)
        for tooth in range(count)
        for edge, reach in ((-0.3, 0.82), (-0.19, 1.0), (0.19, 1.0), (0.3, 0.82))
    ]


def arrow_around(centre: Point, radius: float, turn: int) -> tuple[list[Point], list[Point]]:
    """An arrow around a centre, clockwise if ``turn`` is 1: its line and its head."""
    start, end = (math.radians(one) for one in _ARROW_ANGLES)
    if turn < 0:
        start, end = math.pi - start, math.pi - end
    steps = 24
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    tip = angles[-1] + turn * 1.25
    head = [
        circle_point(centre, radius * reach, angle)
        for reach, angle in ((1.75, angles[-1]), (1.0, tip), (0.25, angles[-1]))
    ]
    return [circle_point(centre, radius, one) for one in angles], head


COG_TEETH: Final = 8
"""Teeth of the gear in a room; few, so that it's recognised at a glance."""


def inlay_gear(pen: ImageDraw.ImageDraw, spot: Point, unit: int, turn: int) -> None:
    """A bronze gear on the square at this column and row, with a bold arrow, clockwise if ``turn`` is 1."""
    centre = (spot[0] + 0.5) * unit, (spot[1] + 0.5) * unit
    line, head = arrow_around((centre[0], centre[1] + unit * 0.06), unit * 0.35, turn)
    for reach, tone in ((0.66, INK), (0.6, BRASS_DARK.mixed(INK, 0.3))):
        pen.polygon(gear_teeth(centre, unit * reach, COG_TEETH), fill=tone[:3])
    pen.line(line, fill=BONE[:3], width=round(unit * 0.15), joint="curve")
    pen.polygon(head, fill=BONE[:3])


_BRONZE: Final = SLAB.mixed(parse_colour("#D9A441"), 0.24)
_EMBER: Final = parse_colour("#4A2E1B")
"""Light from below a face-down room."""
_HUB: Final = 0.96
"""Radius in squares of the middle of a lid, which holds its number."""
_EMBLEM: Final = 1.98
"""Half the size in squares of the emblem around it."""
_EMBLEMS: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    (12, ("M50 0 L60 27 L40 27 Z",)),
    (1, (
        "M64 2 C28 -6 -1 20 0 52 C1 84 34 106 68 95 C38 90 21 72 21 49 C21 27 38 8 64 2 Z",
        "M86 24 L90 35 L101 39 L90 43 L86 54 L82 43 L71 39 L82 35 Z",
        "M87 62 L89 68 L95 70 L89 72 L87 78 L85 72 L79 70 L85 68 Z",
    )),
    (2, (
        "M-4 50 C18 8 82 8 104 50 L92 50 C76 26 24 26 8 50 Z",
        "M50 -3 L54 11 L46 11 Z", "M22 4 L32 17 L25 21 Z", "M78 4 L68 17 L75 21 Z",
    )),
    (6, ("M36 26 C30 12 44 8 40 -4 C56 4 66 14 62 28 Z",)),
    (8, ("M50 28 C34 16 40 4 50 -2 C60 4 66 16 50 28 Z",)),
    (5, ("M31 27 C38 2 68 -4 84 14 C70 8 58 14 60 28 Z",)),
    (1, (
        "M30 66 C18 66 12 60 10 52 C4 50 2 44 3 38 C-2 34 -3 24 -1 14 C14 26 26 28 38 26 Z",
        "M70 66 C82 66 88 60 90 52 C96 50 98 44 97 38 C102 34 103 24 101 14 C86 26 74 28 62 26 Z",
        "M36 72 L64 72 L58 98 L50 88 L42 98 Z",
    )),
    (4, ("M50 -4 L61 27 L39 27 Z", "M84 16 L80 33 L67 20 Z")),
)  # fmt: skip
"""Emblem by face-down room: repetitions of its shapes around the middle, and the shapes; sun, moon, eye,
flames, flower, whirl, wings and compass."""


def _emboss(pen: ImageDraw.ImageDraw, slot: int, middle: Point, unit: int, faint: float) -> None:
    """A bronze emblem around a dark hub on a slab, lit from the upper left, or ``faint`` up to 1."""
    thin = unit * 0.05
    count, paths = _EMBLEMS[slot]

    def ring(radius: float, shift: float, tone: Colour) -> None:
        x, y, reach = middle[0] + shift, middle[1] + shift, radius * unit
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=tone.mixed(SLAB, faint)[:3])

    for shift, tone in (
        (2 * thin, shaded(SLAB, -0.12)), (thin, shaded(_BRONZE, -0.1)), (-thin, shaded(_BRONZE, 0.05)),
        (0.0, _BRONZE),
    ):  # fmt: skip
        centre = middle[0] + shift, middle[1] + shift
        for step in range(count):
            for path in paths:
                points = ((x - 50, y - 50) for x, y in flatten_path(path))
                pen.polygon(
                    [rotated(one, centre, unit * _EMBLEM / 50, math.tau * step / count) for one in points],
                    fill=tone.mixed(SLAB, faint)[:3],
                )
        ring(_HUB + 0.14, shift, tone)
    ring(_HUB, -thin, shaded(SLAB, -0.6))
    ring(_HUB, 0, shaded(SLAB, -0.48))


Corners: TypeAlias = tuple[float, float, float, float]

_WIDTH, _EDGE, _GATE = 0.23, 0.14, 0.27
"""Thickness of walls, of walls at the room's edge, and of portcullises, in squares."""


def _tops(walls: Iterable[Segment], unit: int) -> Image.Image:
    """Mask of the tops of walls in a room; wider at its edge, where only the inner part is visible."""
    mask = Image.new("1", (SIDE * unit, SIDE * unit))
    pen = ImageDraw.Draw(mask)
    for (x1, y1), (x2, y2) in walls:
        flat, half = y1 == y2, unit * _WIDTH / 2
        broad = unit * _EDGE if (y1 if flat else x1) in (0, SIDE) else half
        half_width, half_height = (half, broad) if flat else (broad, half)
        pen.rectangle(
            (
                x1 * unit - half_width,
                y1 * unit - half_height,
                x2 * unit + half_width,
                y2 * unit + half_height,
            ),
            fill=255,
        )
    return mask


def _draw_portcullis(pen: ImageDraw.ImageDraw, side: Segment, unit: int, state: int) -> None:
    """A portcullis in a room: bars if closed, posts if open, bent bars if broken."""
    (x1, y1), (x2, _) = side
    flat, half = x1 != x2, unit * _GATE / 2
    along, across = (x1 * unit, y1 * unit) if flat else (y1 * unit, x1 * unit)

    def part(start: float, end: float, wide: float = 1) -> Corners:
        """Part from one fraction of the side to another, with a fraction of its width."""
        first, last = along + start * unit, along + end * unit
        low, high = across - half * wide, across + half * wide
        return (first, low, last, high) if flat else (low, first, high, last)

    for start, end in ((-0.02, 0.13), (0.87, 1.02)):
        pen.rectangle(part(start - 0.02, end + 0.02, 1.3), fill=DARK)
        pen.rectangle(part(start, end, 1.05), fill=RUST)
    if state == CLOSED:
        pen.rectangle(part(0.11, 0.89, 1.15), fill=DARK)
        for number in range(4):
            position = 0.23 + 0.18 * number
            pen.rectangle(part(position - 0.05, position + 0.05, 0.95), fill=BAR)
        pen.rectangle(part(0.13, 0.87, 0.22), fill=BAR)
    elif state == BROKEN:
        ends = ((0.1, -0.5), (0.3, 0.1), (0.42, 1.7)), ((0.9, 0.5), (0.7, -0.1), (0.58, -1.7))
        for fill, width in ((DARK, 0.14), (BAR, 0.075)):
            for way in ends:
                points = [(along + start * unit, across + aside * half) for start, aside in way]
                line = points if flat else [(y, x) for x, y in points]
                pen.line(line, fill=fill, width=round(width * unit))
    else:
        for number in range(4):
            pen.rectangle(part(0.19 + 0.175 * number, 0.27 + 0.175 * number, 0.14), fill=BAR)


class Painted(ABC):
    """A painting that is rendered once."""

    __slots__ = ()

    def image(self) -> Image.Image:
        """The painting. Shared: don't draw on it."""
        return PART_CACHE.get(("painted", self), lambda: Bitmap(self._painted())).image

    @abstractmethod
    def _painted(self) -> Image.Image:
        """Render it."""


@dataclass(frozen=True, slots=True)
class RoomStone(Painted):
    """A revealed room in its rotation, with the state of its portcullises."""

    room: int
    rotation: int
    gates: tuple[int, ...]
    """State of each portcullis in the room."""
    side: int
    """Size of a square in pixels."""

    def _painted(self) -> Image.Image:
        raised, offset = self.raised(), round(self.side * 0.1)
        image = _floor(plan(self.room, self.rotation), self.room, self.side)
        shade = shifted_mask(raised.getchannel("a"), offset, offset).filter(
            ImageFilter.BoxBlur(self.side * 0.06)
        )
        image.paste(DARK[:3], mask=shade.point([round(value * 0.34) for value in range(256)]))
        image.paste(raised, mask=raised)
        return image

    def raised(self) -> Image.Image:
        """Its walls and portcullises on a transparent background (RGBa). Shared, like ``image``."""
        return PART_CACHE.get(("raised", self), lambda: Bitmap(self._raised())).image

    def _raised(self) -> Image.Image:
        """Front faces of walls, their tops with a lit edge, and portcullises."""
        room_plan, unit = plan(self.room, self.rotation), self.side * FINE
        tops, offset = _tops(room_plan.walls, unit), round(unit * 0.055)
        image = Image.new("RGBX", tops.size, (0, 0, 0, 0))  # as in ``paint.paint_transparent``
        image.paste(ROCK_FACE, mask=ImageChops.lighter(tops, shifted_mask(tops, 0, round(unit * 0.08))))
        image.paste(ROCK, mask=tops)
        image.paste(ROCK_EDGE, mask=ImageChops.subtract(tops, shifted_mask(tops, offset, offset)))
        for side, state in zip(room_plan.gates, self.gates, strict=True):
            _draw_portcullis(ImageDraw.Draw(image), side, unit, state)
        return Image.merge("RGBa", image.reduce(FINE).split())


@dataclass(frozen=True, slots=True)
class Walls:
    """Walls and portcullises in a part of a room, to be drawn over the tokens on its floor."""

    stone: RoomStone
    part: Box
    """The part in pixels of the stone."""

    def image(self, width: int, height: int) -> Image.Image:
        """The part at this size in pixels."""
        return self.stone.raised().resize((width, height), Image.Resampling.BICUBIC, box=self.part)


@dataclass(frozen=True, slots=True)
class BackStone(Painted):
    """A face-down room; if it ``glows``, warm in the middle, its emblem and rim gilded."""

    slot: int
    side: int
    """Size of a square in pixels."""
    glows: bool = False
    size: Spot = (0, 0)
    """Width and height in pixels, unless it's square."""

    def _painted(self) -> Image.Image:
        size = self.size if any(self.size) else (SIDE * self.side,) * 2
        lid = _lid(self.slot, self.side, size, 0 if self.glows else _FAINT)
        if not self.glows:
            return lid
        lid = Image.blend(lid, Image.new("RGB", lid.size, SLAB[:3]), _EVEN)
        near, far = (
            Image.merge(
                "RGB",
                [
                    band.point([min(255, round(value * gain)) for value in range(256)])
                    for band, gain in zip(lid.split(), gains, strict=True)
                ],
            )
            for gains in (_NEAR, _FAR)
        )
        fall = Image.radial_gradient("L").resize(lid.size, Image.Resampling.BICUBIC)
        return Image.composite(far, near, fall)


_EVEN: Final = 0.6
"""Share by which the contrast of an emblem and its stone is reduced, behind tokens."""
_FAINT: Final = 0.62
"""Share of plain stone in the emblem of a lid that holds no news."""
_NEAR, _FAR = (3.63, 3.6, 1.84), (3.06, 2.98, 1.48)
"""How much light brightens the channels of dark stone: in its middle, and at its edges."""


def _lid(slot: int, side: int, size: Spot, faint: float) -> Image.Image:
    """A lid of dark stone over a gap through which a little light comes, with the room's emblem."""
    unit, (width, height) = side * FINE, (one * FINE for one in size)
    image = Image.new("RGB", (width, height), DARK[:3])
    pen = ImageDraw.Draw(image)
    for start, end, tone, round_by in (
        (0.03, 0.03, _EMBER.mixed(DARK, 0.6), 0.14), (0.06, 0.06, _EMBER, 0.16), (0.08, 0.08, DARK, 0.18),
        (0.11, 0.14, shaded(SLAB, 0.1), 0.2), (0.17, 0.14, SLAB, 0.18),
        (0.4, 0.43, shaded(SLAB, 0.06), 0.12), (0.4, 0.47, shaded(SLAB, -0.28), 0.12),
        (0.46, 0.46, shaded(SLAB, -0.1), 0.1),
    ):  # fmt: skip
        box = (unit * start, unit * start, width - unit * end, height - unit * end)
        pen.rounded_rectangle(box, unit * round_by, fill=tone[:3])
    _emboss(pen, slot, (width / 2, height / 2), unit, faint)
    return ImageChops.multiply(image.reduce(FINE), grain(*size))


@dataclass(frozen=True, slots=True)
class LineStone(Painted):
    """A starting line."""

    seat: int
    side: int

    def _painted(self) -> Image.Image:
        return _paved(shaded(LINES[self.seat], 0.08), 1, WIDTH, self.side)


Stone: TypeAlias = RoomStone | BackStone | LineStone
"""Stone of a room or starting line."""


class Light(NamedTuple):
    """Light on a floor: factors of its colours in the middle and at the edge, and of their saturation."""

    middle: Colour
    edge: Colour
    strength: float
    calm: float = 0
    """Share by which contrast is reduced, so that walls are quieter than tokens."""
    gain: float = 1
    """Factor of all colours."""

    def on(self, image: Image.Image) -> Image.Image:
        """An image in this light, with corners lit like the edge."""
        grey, own = [self.gain * (1 - self.strength) * share for share in _LUMA], self.gain * self.strength
        rows = [(*(one + own * (x == y) for x, one in enumerate(grey)), 0.0) for y in range(3)]
        strong = image.convert("RGB", (*rows[0], *rows[1], *rows[2]))
        return ImageChops.multiply(strong, _falloff(self, image.size))


_LUMA: Final = (0.299, 0.587, 0.114)
"""Share of each channel in a colour's grey."""


@lru_cache(maxsize=16)
def _falloff(light: Light, size: tuple[int, int]) -> Image.Image:
    """Factors of a light for an image of this size. Shared: don't draw on it."""
    fall = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    tones = [
        fall.point([round(near + (far - near) * (one / 255) ** 2) for one in range(256)])
        for near, far in zip(light.middle[:3], light.edge[:3], strict=True)
    ]
    return Image.merge("RGB", tones)


FIRELIGHT: Final = Light(theme.WHITE, Colour(225, 223, 225), 1)
"""Light on every floor: a fire in its middle, with dark corners."""
DAYLIGHT: Final = Light(parse_colour("#FFFBF2"), parse_colour("#F6E8D4"), 1.15)
"""Light on steps before and after, and on the wand's line."""
TORCHLIGHT: Final = Light(parse_colour("#FFFAEE"), parse_colour("#FFEED6"), 1.3, gain=1.17)
OVERCAST: Final = Light(parse_colour("#FFFBF2"), parse_colour("#F8ECDA"), 1.15, 0.1, gain=1.12)
DUSK: Final = Light(parse_colour("#B8B2C4"), parse_colour("#B2ACC0"), 1.4, 0.08)
"""Lights on rooms where something happened, on all if nothing did, and far from these, still legible."""
EVENING: Final = Light(parse_colour("#C2B8CC"), parse_colour("#A89EB8"), 1.3)
"""Light on starting lines far from these, so that their colours stay."""
LAMPLIGHT: Final = Light(parse_colour("#FFE9C8"), parse_colour("#FFD9A8"), 1.1, gain=1.7)
"""Light on lids near these."""
NIGHTFALL: Final = Light(parse_colour("#8A92BE"), parse_colour("#7A82AE"), 0.4, 0.12)
"""Light on what's out of reach."""


_IRON: Final = _GATE
"""Reach of a portcullis on both sides of its edge, in squares: that of bent bars."""


@dataclass(frozen=True, slots=True)
class LitStone(Painted):
    """Stone in a light."""

    stone: Stone
    light: Light

    def _painted(self) -> Image.Image:
        image = self.stone.image()
        lit = self.light.on(self._calmed(image))
        if isinstance(self.stone, RoomStone):  # all gears can be used, so all look alike
            inlay = _inlay(ROOMS[self.stone.room].direction, self.stone.side)
            gear = plan(self.stone.room, self.stone.rotation).gear
            left, top = (round((place - _AROUND) * self.stone.side) for place in gear)
            box = left, top, left + inlay.width, top + inlay.height
            walls = self.stone.raised().getchannel("a").crop(box)
            mask = ImageChops.subtract(inlay.getchannel("a"), walls)
            lit.paste(image.crop(box), (left, top), mask)
        return lit

    def _calmed(self, image: Image.Image) -> Image.Image:
        """The stone with as little contrast as the light leaves, except for its portcullises."""
        if not self.light.calm:
            return image
        calm = Image.blend(image, image.reduce(image.size).resize(image.size), self.light.calm)
        if isinstance(self.stone, RoomStone):
            side = self.stone.side
            for (x1, y1), (x2, y2) in plan(self.stone.room, self.stone.rotation).gates:
                wide, high = (_IRON, 0) if x1 == x2 else (0, _IRON)
                left, top = round((x1 - wide) * side), round((y1 - high) * side)
                part = image.crop((left, top, round((x2 + wide) * side), round((y2 + high) * side)))
                calm.paste(part, (left, top))
        return calm


@dataclass(frozen=True, slots=True)
class FirelitStone:
    """Stone in a maze at dusk, in which some rooms lie in torchlight that reaches their neighbours.

    Only its two lights are cached: torches move each turn, and mixing both takes less than a millisecond.
    """

    stone: Stone
    corner: Spot
    """Column and row of its upper left square."""
    fires: tuple[Spot, ...]
    """The same of these rooms; without any, a lamp hangs in the middle of the maze."""

    def image(self) -> Image.Image:
        """The painting. Shared: don't draw on it."""
        near, far = (TORCHLIGHT if self.fires else OVERCAST), DUSK
        if isinstance(self.stone, BackStone):
            near, far = LAMPLIGHT, FIRELIGHT
        elif isinstance(self.stone, LineStone):
            far = EVENING
        if self.corner in self.fires:
            return LitStone(self.stone, near).image()
        dark = LitStone(self.stone, far).image()
        (x, y), columns = self.corner, dark.width // self.stone.side
        fine, rows = _FINENESS, dark.height // self.stone.side
        spread = _spread(self.fires).crop((x * fine, y * fine, (x + columns) * fine, (y + rows) * fine))
        if spread.getbbox() is None:
            return dark
        spread = spread.resize(dark.size, Image.Resampling.BILINEAR)
        return Image.composite(LitStone(self.stone, near).image(), dark, spread)


_FINENESS: Final = 4
"""Pixels for a square of the map of torchlight."""
_REACH: Final = 2.6
"""Standard deviation in squares of the torchlight beyond its rooms."""
_SPILL, _MOST_SPILL = 2.4, 140
"""Factor of that light, and the most of 255: neighbours are never as bright as the rooms themselves."""
_UNSEEN: Final = 15
"""How much of 255 of it nobody sees: it's left out, which saves time."""


@lru_cache(maxsize=64)
def _spread(fires: tuple[Spot, ...]) -> Image.Image:
    """Torchlight of some rooms, or else a lamp's, over the whole maze. Shared: don't draw on it."""
    fine = _FINENESS
    size = LENGTH * fine, WIDTH * fine
    if not fires:
        fall = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
        return fall.point([round(255 * (1 - _LAMP_FALL * (one / 255) ** 2)) for one in range(256)])
    image = Image.new("L", size)
    for x, y in fires:
        image.paste(255, (x * fine, y * fine, (x + SIDE) * fine, (y + SIDE) * fine))
    return image.filter(ImageFilter.GaussianBlur(_REACH * fine)).point(
        [max(0, min(_MOST_SPILL, round(one * _SPILL) - _UNSEEN)) for one in range(256)]
    )


_LAMP_FALL: Final = 0.75
"""Share of a lamp's light that is lost in the corners of the maze."""


@dataclass(frozen=True, slots=True)
class Tabletop(Painted):
    """The table on which the board is: dark planks."""

    width: int
    height: int

    def _painted(self) -> Image.Image:
        """Planks, each in its own tone, with a grain that runs along them."""
        chance = random.Random("table")  # noqa: S311 - not cryptographic
        image = Image.new("RGB", (self.width, self.height), _WOOD[:3])
        pen = ImageDraw.Draw(image)
        for top in range(0, self.height, _PLANK):
            pen.rectangle(
                (0, top, self.width, top + _PLANK), fill=shaded(_WOOD, chance.uniform(-0.16, 0.02))[:3]
            )
            pen.line((0, top, self.width, top), fill=shaded(_WOOD, -0.6)[:3], width=3)
        lines = Image.frombytes("L", (6, self.height // 4), chance.randbytes(6 * (self.height // 4)))
        streaks = lines.resize(image.size, Image.Resampling.BICUBIC).point(
            [200 + one * 55 // 255 for one in range(256)]
        )
        return ImageChops.multiply(image, Image.merge("RGB", [streaks] * 3))


@dataclass(frozen=True, slots=True)
class Rampart(Painted):
    """The outer wall along a side of the maze."""

    width: int
    height: int

    def _painted(self) -> Image.Image:
        """Blocks side by side, lit along their upper edges."""
        chance = random.Random("rampart")  # noqa: S311 - not cryptographic
        image = Image.new("RGB", (self.width, self.height), ROCK_FACE[:3])
        pen, left = ImageDraw.Draw(image), 0.0
        while left < self.width:
            right = left + _BLOCK * chance.uniform(0.7, 1.3)
            tone = shaded(_OUTER, chance.uniform(-0.16, 0.03))
            pen.rounded_rectangle((left + 1, 1, right - 2, self.height - 2), 4, fill=shaded(tone, 0.07)[:3])
            pen.rounded_rectangle((left + 1, 3, right - 2, self.height - 2), 4, fill=tone[:3])
            left = right
        return image


# ------------------------------------------------------------------------------------------------- rooms


def _floor(room_plan: FloorPlan, room: int, side: int) -> Image.Image:
    """Flagstones with pits and a gear."""
    image = _paved(shaded(FLAGSTONES[ROOMS[room].pair - 1], _PALE), SIDE, SIDE, side)
    for (x, y), turn in ((room_plan.gear, ROOMS[room].direction), *((pit, 0) for pit in room_plan.pits)):
        inlay = _inlay(turn, side)
        image.paste(inlay, (round((x - _AROUND) * side), round((y - _AROUND) * side)), inlay)
    pen, thin = ImageDraw.Draw(image), max(1, round(side * 0.03))
    pen.rectangle((0, 0, image.width - 1, image.height - 1), outline=ROCK_FACE[:3], width=thin)
    return image


_PALE: Final = 0.2
"""How much lighter a floor is than the tone of its pair."""
_AROUND: Final = 0.25
"""Margin around the square of an inlay, in squares."""


@lru_cache(maxsize=32)
def _inlay(turn: int, side: int) -> Image.Image:
    """A gear that turns this way, or for 0 a pit, with a margin, on a transparent background.

    Shared: don't draw on it.
    """
    unit, spot = side * FINE, (_AROUND, _AROUND)
    image = Image.new("RGBX", (round((1 + 2 * _AROUND) * unit),) * 2, (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    if turn:
        inlay_gear(pen, spot, unit, turn)
    else:
        _pit(pen, spot, unit)
    return Image.merge("RGBa", image.reduce(FINE).split())


def _paved(tone: Colour, columns: int, rows: int, side: int) -> Image.Image:
    """Flagstones in a tone, in the light of a fire in their middle."""
    paving = _paving(columns, rows, side)
    return ImageChops.multiply(Image.new("RGB", paving.size, tone[:3]), paving)


@lru_cache(maxsize=8)
def _paving(columns: int, rows: int, side: int) -> Image.Image:
    """Factors of bevelled flagstones: upper left edges catch the light. Shared: don't draw on it."""
    unit = side * FINE
    gap, rim, round_by = unit * 0.02, max(1, round(unit * 0.03)), unit * 0.07
    image = Image.new("L", (columns * unit, rows * unit), _JOINT)
    pen = ImageDraw.Draw(image)
    for left, top in product(range(0, columns * unit, unit), range(0, rows * unit, unit)):
        right, bottom = left + unit - gap, top + unit - gap
        for start, end, factor in ((gap, 0, _SHADY), (gap, rim, 255), (gap + rim, rim, _FLAT)):
            box = (left + start, top + start, right - end, bottom - end)
            pen.rounded_rectangle(box, round_by, fill=factor)
    small = Image.merge("RGB", [image.reduce(FINE)] * 3)
    stone = ImageChops.multiply(small, grain(*small.size))
    return ImageChops.multiply(stone, _falloff(FIRELIGHT, stone.size))


_JOINT, _SHADY, _FLAT = 172, 228, 249
"""Factors, of 255, of the joints between flagstones, their lower right edges, and their tops."""


def _pit(pen: ImageDraw.ImageDraw, spot: Point, unit: int) -> None:
    """A pit: a stone rim, the far wall of the shaft, and darkness below."""
    left, top = spot[0] * unit, spot[1] * unit

    def inset(margin: float, down: float = 0) -> tuple[float, float, float, float]:
        return (
            left + unit * margin,
            top + unit * (margin + down),
            left + unit * (1 - margin),
            top + unit * (1 - margin),
        )

    pen.rounded_rectangle(inset(0.08), unit * 0.12, fill=ROCK_FACE[:3])
    pen.rounded_rectangle(inset(0.1), unit * 0.1, fill=ROCK_EDGE[:3])
    pen.rounded_rectangle(inset(0.16), unit * 0.06, fill=DARK[:3])
    for number, tone in enumerate(((84, 70, 57), (62, 51, 42), (40, 33, 28))):
        pen.rectangle(
            (
                left + unit * 0.18,
                top + unit * (0.17 + 0.1 * number),
                left + unit * 0.82,
                top + unit * (0.25 + 0.1 * number),
            ),
            fill=tone,
        )
        for joint in range(3):
            x = left + unit * (0.25 + 0.22 * joint + 0.1 * (number % 2))
            y = top + unit * (0.17 + 0.1 * number)
            pen.line((x, y, x, y + unit * 0.08), fill=DARK[:3], width=max(1, round(unit * 0.02)))


# ------------------------------------------------------------------------------------- backs and lines


LINES: Final = (parse_colour("#637CA8"), parse_colour("#C8A962"))
"""The floor of each starting line."""


_WOOD: Final = parse_colour("#432C1E")
_PLANK: Final = 150
"""Height in pixels of a plank of the table."""
_BLOCK: Final = 120
"""Mean length in pixels of a block of the outer wall."""
_OUTER: Final = parse_colour("#3A2F26")
