"""The stone of the dungeon, painted: flagstones, walls that cast shadows, iron, and the light of torches.

Every painting is a plain value; it is painted when it is first wanted, at the size that is wanted, and kept.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.content import BROKEN, CLOSED, ROOMS
from k2bot.games.dungeon_twister.engine.squares import SIDE, WIDTH
from k2bot.games.dungeon_twister.pictures import brass
from k2bot.games.dungeon_twister.pictures.liveries import LIVERIES
from k2bot.games.dungeon_twister.pictures.plans import plan
from k2bot.render.cache import PARTS, Stamp
from k2bot.render.theme import Colour, colour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.games.dungeon_twister.pictures.plans import Plan, Segment, Spot

_FINE: Final = 2
"""How many times as large everything is painted before it is scaled down."""
FLAGSTONES: Final = (colour("#8C7A63"), colour("#7C8069"), colour("#8A6F68"), colour("#6F7B86"))
"""By pair: sand, moss, brick and slate."""
MORTAR: Final = colour("#3A3027")
WALL: Final = colour("#DCCBA6")
WALL_FACE: Final = colour("#5E4E3C")
DARK: Final = colour("#0B0908")
IRON: Final = colour("#2A2523")
BAR: Final = colour("#B7C0C6")
RUST: Final = colour("#C2552B")
SLAB: Final = colour("#3B4350")
"""A room that lies face down."""

_WALL_WIDTH, _GATE_WIDTH = 0.17, 0.2
"""Shares of a square."""


@dataclass(frozen=True, slots=True)
class RoomStone:
    """A shown room, turned, with its portcullises as they are."""

    room: int
    rotation: int
    gates: tuple[int, ...]
    """The state of each portcullis of the room."""
    side: int
    """Pixels of a square."""

    def image(self) -> Image.Image:
        """The room, five squares each way."""
        return _kept(self, lambda: _room(self))


@dataclass(frozen=True, slots=True)
class BackStone:
    """A room that lies face down."""

    slot: int
    side: int

    def image(self) -> Image.Image:
        """The slab, five squares each way."""
        return _kept(self, lambda: _back(self))


@dataclass(frozen=True, slots=True)
class LineStone:
    """A starting line."""

    seat: int
    side: int

    def image(self) -> Image.Image:
        """The line, a square wide and ten high."""
        return _kept(self, lambda: _line(self))


def _kept(key: RoomStone | BackStone | LineStone, paint: Callable[[], Image.Image]) -> Image.Image:
    return PARTS.get(("masonry", key), lambda: Stamp(paint())).image


# ------------------------------------------------------------------------------------------------- rooms


def _room(stone: RoomStone) -> Image.Image:
    unit = stone.side * _FINE
    lying = plan(stone.room, stone.rotation)
    image = _floor(lying, stone.room, unit)
    for spot in lying.pits:
        _pit(image, spot, unit)
    _lit(image)
    brass.inlay(image, lying.gear, unit, ROOMS[stone.room].pair, ROOMS[stone.room].turn)
    _walls(image, lying.walls, unit, stone.room)
    for side, state in zip(lying.gates, stone.gates, strict=True):
        _gate(image, side, state, unit)
    return image.reduce(_FINE)


def _floor(lying: Plan, room: int, unit: int) -> Image.Image:
    """Flagstones, each in a tone of its own."""
    base = FLAGSTONES[ROOMS[room].pair - 1]
    image = Image.new("RGB", (SIDE * unit, SIDE * unit), MORTAR[:3])
    pen = ImageDraw.Draw(image)
    for number, spot in enumerate(lying.printed):
        chance = random.Random(f"{room}/{spot}")  # noqa: S311 - the look of a stone, no secret
        tone = _shaded(base, chance.uniform(-0.1, 0.08))
        row, column = divmod(number, SIDE)
        _flagstone(pen, (column * unit, row * unit), unit, tone, chance)
    return ImageChops.multiply(image, _grain(image.width))


def _flagstone(pen: ImageDraw.ImageDraw, at: Spot, unit: int, tone: Colour, chance: random.Random) -> None:
    gap, rim = unit * 0.025, max(1, round(unit * 0.035))
    box = (at[0] + gap, at[1] + gap, at[0] + unit - gap, at[1] + unit - gap)
    pen.rounded_rectangle(box, unit * 0.06, fill=_shaded(tone, -0.28)[:3])
    inner = (box[0], box[1], box[2] - rim, box[3] - rim)
    pen.rounded_rectangle(inner, unit * 0.06, fill=_shaded(tone, 0.2)[:3])
    inner = (box[0] + rim, box[1] + rim, box[2] - rim, box[3] - rim)
    pen.rounded_rectangle(inner, unit * 0.05, fill=tone[:3])
    if chance.random() < 0.3:
        x, y = at[0] + unit * chance.uniform(0.2, 0.8), at[1] + gap
        way = [(x, y)]
        for _ in range(3):
            x, y = x + unit * chance.uniform(-0.14, 0.14), y + unit * chance.uniform(0.1, 0.2)
            way.append((x, y))
        pen.line(way, fill=_shaded(tone, -0.35)[:3], width=max(1, round(unit * 0.02)))


def _pit(image: Image.Image, spot: Spot, unit: int) -> None:
    """A shaft: a rim of stone, the far wall of the shaft, and nothing below."""
    pen = ImageDraw.Draw(image)
    left, top = spot[0] * unit, spot[1] * unit

    def inset(by: float, down: float = 0) -> tuple[float, float, float, float]:
        return left + unit * by, top + unit * (by + down), left + unit * (1 - by), top + unit * (1 - by)

    pen.rectangle(inset(0.02), fill=MORTAR[:3])
    pen.rounded_rectangle(inset(0.05), unit * 0.1, fill=(176, 158, 126))
    pen.rounded_rectangle(inset(0.13), unit * 0.08, fill=DARK[:3])
    for number, tone in enumerate(((74, 60, 46), (52, 42, 33), (31, 25, 20))):
        pen.rectangle(
            (
                left + unit * 0.15,
                top + unit * (0.15 + 0.1 * number),
                left + unit * 0.85,
                top + unit * (0.23 + 0.1 * number),
            ),
            fill=tone,
        )
        for joint in range(3):
            x = left + unit * (0.24 + 0.23 * joint + 0.1 * (number % 2))
            y = top + unit * (0.15 + 0.1 * number)
            pen.line((x, y, x, y + unit * 0.08), fill=DARK[:3], width=max(1, round(unit * 0.02)))


def _lit(image: Image.Image) -> None:
    """Torchlight: warm in the middle of the room, darker towards its corners."""
    glow = Image.radial_gradient("L").resize(image.size, Image.Resampling.BICUBIC)
    warm = Image.merge(
        "RGB",
        [glow.point([round(255 - fall * value / 255) for value in range(256)]) for fall in (58, 80, 104)],
    )
    image.paste(ImageChops.multiply(image, warm))


def _walls(image: Image.Image, walls: Iterable[Segment], unit: int, seed: int) -> None:
    """Walls of dressed stone: a shadow on the floor, the side towards us, and their lit tops."""
    tops = Image.new("L", image.size)
    pen = ImageDraw.Draw(tops)
    boxes = [_along(side, unit, _WALL_WIDTH) for side in walls]
    for box in boxes:
        pen.rectangle(box, fill=255)
    drop = round(unit * 0.07)
    shade = ImageChops.offset(tops, round(unit * 0.06), round(unit * 0.13)).filter(
        ImageFilter.GaussianBlur(unit * 0.06)
    )
    image.paste(DARK[:3], mask=shade.point([round(value * 0.72) for value in range(256)]))
    edge = tops.filter(ImageFilter.MaxFilter(2 * round(unit * 0.02) + 1))
    face = ImageChops.lighter(edge, _moved(edge, drop))
    image.paste(DARK[:3], mask=face)
    image.paste(WALL_FACE[:3], mask=_moved(tops, round(drop * 0.75)))
    lit = Image.new("RGB", image.size, WALL[:3])
    _blocks(lit, boxes, unit, seed)
    image.paste(ImageChops.multiply(lit, _grain(image.width)), mask=tops)


def _moved(mask: Image.Image, down: int) -> Image.Image:
    """A mask farther down; what leaves it at the foot is gone."""
    found = Image.new("L", mask.size)
    found.paste(mask, (0, down))
    return found


def _blocks(
    lit: Image.Image, boxes: Iterable[tuple[float, float, float, float]], unit: int, seed: int
) -> None:
    """The single stones of walls."""
    pen = ImageDraw.Draw(lit)
    for number, (left, top, right, bottom) in enumerate(boxes):
        chance = random.Random(f"{seed}/{number}")  # noqa: S311 - the look of a stone, no secret
        flat = right - left > bottom - top
        start, end = (left, right) if flat else (top, bottom)
        cut = start + (end - start) * chance.uniform(0.35, 0.65)
        for one, two in ((start, cut), (cut, end)):
            tone = _shaded(WALL, chance.uniform(-0.12, 0.05))[:3]
            pen.rectangle((one, top, two, bottom) if flat else (left, one, right, two), fill=tone)
        line = ((cut, top), (cut, bottom)) if flat else ((left, cut), (right, cut))
        pen.line(line, fill=WALL_FACE[:3], width=max(1, round(unit * 0.025)))


def _gate(image: Image.Image, side: Segment, state: int, unit: int) -> None:
    """A portcullis: bars across the way while closed, posts alone while open, splinters once broken."""
    pen = ImageDraw.Draw(image)
    (x1, y1), (x2, _) = side
    flat = x1 != x2
    half = unit * _GATE_WIDTH / 2

    def part(start: float, end: float, wide: float = 1) -> tuple[float, float, float, float]:
        """From one share of the side to another, that share of its width."""
        if flat:
            return (x1 + start) * unit, y1 * unit - half * wide, (x1 + end) * unit, y1 * unit + half * wide
        return x1 * unit - half * wide, (y1 + start) * unit, x1 * unit + half * wide, (y1 + end) * unit

    for start, end in ((-0.02, 0.13), (0.87, 1.02)):
        pen.rectangle(part(start - 0.02, end + 0.02, 1.3), fill=DARK[:3])
        pen.rectangle(part(start, end, 1.05), fill=RUST[:3])
    if state == CLOSED:
        pen.rectangle(part(0.11, 0.89, 1.1), fill=DARK[:3])
        for number in range(5):
            at = 0.19 + 0.155 * number
            pen.ellipse(_round(part(at - 0.055, at + 0.055, 1)), fill=BAR[:3])
        pen.rectangle(part(0.13, 0.87, 0.22), fill=BAR[:3])
    elif state == BROKEN:
        for start, end, wide in ((0.15, 0.27, 0.5), (0.73, 0.85, 0.5), (0.42, 0.5, 0.35), (0.58, 0.63, 0.5)):
            pen.rectangle(part(start, end, wide), fill=DARK[:3])
            pen.rectangle(part(start + 0.02, end - 0.02, wide * 0.7), fill=RUST[:3])
    else:
        for number in range(4):
            pen.rectangle(part(0.19 + 0.175 * number, 0.27 + 0.175 * number, 0.14), fill=BAR[:3])


def _round(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The largest square in the middle of a box."""
    left, top, right, bottom = box
    half = min(right - left, bottom - top) / 2
    x, y = (left + right) / 2, (top + bottom) / 2
    return x - half, y - half, x + half, y + half


def _along(side: Segment, unit: int, width: float) -> tuple[float, float, float, float]:
    """The rectangle of a wall; at the edge of its room it has its full width inside."""
    (x1, y1), (x2, y2) = side
    half = unit * width / 2
    box = [x1 * unit - half, y1 * unit - half, x2 * unit + half, y2 * unit + half]
    return box[0], box[1], box[2], box[3]


# ------------------------------------------------------------------------------------- backs and lines


def _back(stone: BackStone) -> Image.Image:
    unit = stone.side * _FINE
    size = SIDE * unit
    image = Image.new("RGB", (size, size), DARK[:3])
    pen = ImageDraw.Draw(image)
    edge = unit * 0.08
    for number, share in enumerate((0.3, -0.35, 0.0)):
        inset = edge + number * unit * 0.045
        pen.rounded_rectangle(
            (
                inset,
                inset,
                size - edge - max(0, number - 1) * unit * 0.045,
                size - edge - max(0, number - 1) * unit * 0.045,
            ),
            unit * 0.25,
            fill=_shaded(SLAB, share)[:3],
        )
    brass.engraving(image, unit, SLAB)
    image = ImageChops.multiply(image, _grain(size))
    _lit(image)
    return image.reduce(_FINE)


def _line(stone: LineStone) -> Image.Image:
    unit = stone.side * _FINE
    image = Image.new("RGB", (unit, WIDTH * unit), MORTAR[:3])
    pen = ImageDraw.Draw(image)
    base = LIVERIES[stone.seat].colour.mixed(colour("#6B6155"), 0.55)
    for row in range(WIDTH):
        chance = random.Random(f"line {stone.seat}/{row}")  # noqa: S311 - the look of a stone, no secret
        _flagstone(pen, (0, row * unit), unit, _shaded(base, chance.uniform(-0.08, 0.08)), chance)
    grain = _grain(WIDTH * unit).crop((0, 0, unit, WIDTH * unit))
    return ImageChops.multiply(image, grain).reduce(_FINE)


# --------------------------------------------------------------------------------------------- helpers


def _shaded(tone: Colour, share: float) -> Colour:
    """A lighter tone (share above 0) or a darker one."""
    return tone.mixed(Colour(255, 244, 222), share) if share > 0 else tone.mixed(DARK, -share)


@lru_cache(maxsize=4)
def _grain(size: int) -> Image.Image:
    """The roughness of stone, to be multiplied with: specks of some sizes."""
    chance = random.Random("grain")  # noqa: S311 - the look of a stone, no secret
    grain = Image.new("L", (size, size), 128)
    for cells, share in ((9, 0.5), (34, 0.45), (120, 0.35)):
        specks = Image.frombytes("L", (cells, cells), chance.randbytes(cells * cells))
        grain = Image.blend(grain, specks.resize((size, size), Image.Resampling.BICUBIC), share)
    toned = grain.point([round(255 - 60 * (1 - value / 255)) for value in range(256)])
    return Image.merge("RGB", [toned] * 3)
