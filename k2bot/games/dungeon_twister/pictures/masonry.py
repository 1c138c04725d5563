"""The stone of the dungeon, painted: flagstones, walls that cast shadows, iron, and the light of torches.

Every painting is a plain value; it is painted when it is first wanted, at the size that is wanted, and kept.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from k2bot.games.dungeon_twister.engine.content import ROOMS
from k2bot.games.dungeon_twister.engine.squares import SIDE, WIDTH
from k2bot.games.dungeon_twister.pictures import brass, walls
from k2bot.games.dungeon_twister.pictures.liveries import LIVERIES
from k2bot.games.dungeon_twister.pictures.plans import plan
from k2bot.games.dungeon_twister.pictures.stone import (
    DARK,
    FINE,
    FLAGSTONES,
    MORTAR,
    SLAB,
    grain,
    shaded,
    torchlit,
)
from k2bot.render.cache import PARTS, Stamp
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.dungeon_twister.pictures.plans import Plan, Spot
    from k2bot.render.theme import Colour


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
    lying, room = plan(stone.room, stone.rotation), ROOMS[stone.room]
    image = _floor(lying, stone.room, stone.side)
    brass.inlay(image, lying.gear, stone.side, room.pair, room.turn)
    walls.build(image, lying.walls, stone.room)
    for side, state in zip(lying.gates, stone.gates, strict=True):
        walls.hang(image, side, state)
    return image


def _floor(lying: Plan, room: int, side: int) -> Image.Image:
    """Flagstones, each in a tone of its own, and pits."""
    base, unit = FLAGSTONES[ROOMS[room].pair - 1], side * FINE
    image = Image.new("RGB", (SIDE * unit, SIDE * unit), MORTAR[:3])
    pen = ImageDraw.Draw(image)
    for number, spot in enumerate(lying.printed):
        chance = random.Random(f"{room}/{spot}")  # noqa: S311 - the look of a stone, no secret
        tone = shaded(base, chance.uniform(-0.1, 0.08))
        row, column = divmod(number, SIDE)
        _flagstone(pen, (column * unit, row * unit), unit, tone, chance)
    for spot in lying.pits:
        _pit(pen, spot, unit)
    return ImageChops.multiply(image.reduce(FINE), torchlit(SIDE * side))


def _flagstone(pen: ImageDraw.ImageDraw, at: Spot, unit: int, tone: Colour, chance: random.Random) -> None:
    gap, rim = unit * 0.025, max(1, round(unit * 0.035))
    box = (at[0] + gap, at[1] + gap, at[0] + unit - gap, at[1] + unit - gap)
    pen.rounded_rectangle(box, unit * 0.06, fill=shaded(tone, -0.28)[:3])
    inner = (box[0], box[1], box[2] - rim, box[3] - rim)
    pen.rounded_rectangle(inner, unit * 0.06, fill=shaded(tone, 0.2)[:3])
    inner = (box[0] + rim, box[1] + rim, box[2] - rim, box[3] - rim)
    pen.rounded_rectangle(inner, unit * 0.05, fill=tone[:3])
    if chance.random() < 0.3:
        x, y = at[0] + unit * chance.uniform(0.2, 0.8), at[1] + gap
        way = [(x, y)]
        for _ in range(3):
            x, y = x + unit * chance.uniform(-0.14, 0.14), y + unit * chance.uniform(0.1, 0.2)
            way.append((x, y))
        pen.line(way, fill=shaded(tone, -0.35)[:3], width=max(1, round(unit * 0.02)))


def _pit(pen: ImageDraw.ImageDraw, spot: Spot, unit: int) -> None:
    """A shaft: a rim of stone, the far wall of the shaft, and nothing below."""
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


# ------------------------------------------------------------------------------------- backs and lines


def _back(stone: BackStone) -> Image.Image:
    unit = stone.side * FINE
    size = SIDE * unit
    image = Image.new("RGB", (size, size), DARK[:3])
    pen = ImageDraw.Draw(image)
    edge, step = unit * 0.08, unit * 0.045
    for near, far, share in ((0, 0, 0.3), (1, 0, -0.35), (2, 1, 0.0)):
        start, end = edge + near * step, size - edge - far * step
        pen.rounded_rectangle((start, start, end, end), unit * 0.25, fill=shaded(SLAB, share)[:3])
    brass.engraving(image, unit, SLAB)
    return ImageChops.multiply(image.reduce(FINE), torchlit(SIDE * stone.side))


def _line(stone: LineStone) -> Image.Image:
    unit = stone.side * FINE
    image = Image.new("RGB", (unit, WIDTH * unit), MORTAR[:3])
    pen = ImageDraw.Draw(image)
    base = LIVERIES[stone.seat].colour.mixed(colour("#6B6155"), 0.55)
    for row in range(WIDTH):
        chance = random.Random(f"line {stone.seat}/{row}")  # noqa: S311 - the look of a stone, no secret
        _flagstone(pen, (0, row * unit), unit, shaded(base, chance.uniform(-0.08, 0.08)), chance)
    return ImageChops.multiply(image.reduce(FINE), grain(stone.side, WIDTH * stone.side))
