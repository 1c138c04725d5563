"""Walls of dressed stone and portcullises of iron, laid over the floor of a room."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.content import BROKEN, CLOSED
from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures.stone import BAR, DARK, FINE, RUST, WALL, WALL_FACE, grain, shaded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.pictures.plans import Segment

Corners: TypeAlias = tuple[float, float, float, float]

_WIDTH, _EDGE, _GATE = 0.17, 0.12, 0.2
"""How broad walls are, those at the edge of their room, and portcullises; in squares."""


def build(image: Image.Image, walls: Iterable[Segment], seed: int) -> None:
    """Walls on a floor of five squares: a shadow, the side towards us, and lit tops."""
    unit = image.width / SIDE
    boxes = [_along(side, unit * FINE) for side in walls]
    tops = _mask(image, boxes)
    drop = round(unit * 0.07)
    shade = _moved(tops, round(unit * 0.13), round(unit * 0.06)).filter(ImageFilter.GaussianBlur(unit * 0.06))
    image.paste(DARK[:3], mask=shade.point([round(value * 0.72) for value in range(256)]))
    rim = unit * FINE * 0.02
    edge = _mask(image, [(box[0] - rim, box[1] - rim, box[2] + rim, box[3] + rim) for box in boxes])
    image.paste(DARK[:3], mask=ImageChops.lighter(edge, _moved(edge, drop)))
    image.paste(WALL_FACE[:3], mask=_moved(tops, round(drop * 0.75)))
    lit = Image.new("RGB", (image.width * FINE, image.height * FINE), WALL[:3])
    _blocks(lit, boxes, unit * FINE, seed)
    image.paste(ImageChops.multiply(lit.reduce(FINE), grain(*image.size)), mask=tops)


def _mask(image: Image.Image, boxes: Iterable[Corners]) -> Image.Image:
    """Where some rectangles, drawn at the fine scale, cover an image."""
    mask = Image.new("L", (image.width * FINE, image.height * FINE))
    pen = ImageDraw.Draw(mask)
    for box in boxes:
        pen.rectangle(box, fill=255)
    return mask.reduce(FINE)


def _moved(mask: Image.Image, down: int, right: int = 0) -> Image.Image:
    """A mask farther down and right; what leaves it there is gone."""
    found = Image.new("L", mask.size)
    found.paste(mask, (right, down))
    return found


def _blocks(lit: Image.Image, boxes: Sequence[Corners], unit: float, seed: int) -> None:
    """The single stones of walls."""
    pen = ImageDraw.Draw(lit)
    for number, (left, top, right, bottom) in enumerate(boxes):
        chance = random.Random(f"{seed}/{number}")  # noqa: S311 - the look of a stone, no secret
        flat = right - left > bottom - top
        start, end = (left, right) if flat else (top, bottom)
        cut = start + (end - start) * chance.uniform(0.35, 0.65)
        for one, two in ((start, cut), (cut, end)):
            tone = shaded(WALL, chance.uniform(-0.12, 0.05))[:3]
            pen.rectangle((one, top, two, bottom) if flat else (left, one, right, two), fill=tone)
        line = ((cut, top), (cut, bottom)) if flat else ((left, cut), (right, cut))
        pen.line(line, fill=WALL_FACE[:3], width=max(1, round(unit * 0.025)))


def _along(side: Segment, unit: float) -> Corners:
    """The rectangle of a wall; at the edge of its room only what lies inside is seen, so it is broader."""
    (x1, y1), (x2, y2) = side
    flat = y1 == y2
    half = unit * _WIDTH / 2
    broad = unit * _EDGE if (y1 if flat else x1) in (0, SIDE) else half
    across, down = (half, broad) if flat else (broad, half)
    return x1 * unit - across, y1 * unit - down, x2 * unit + across, y2 * unit + down


def hang(image: Image.Image, side: Segment, state: int) -> None:
    """A portcullis on a floor of five squares: bars while closed, posts while open, bent bars once broken."""
    unit = image.width / SIDE
    (x1, y1), (x2, y2) = side
    margin = round(unit * 0.2)
    left, top = round(x1 * unit) - margin, round(y1 * unit) - margin
    size = round((x2 - x1) * unit) + 2 * margin, round((y2 - y1) * unit) + 2 * margin
    patch = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
    _iron(patch, unit * FINE, margin * FINE, state, flat=x1 != x2)
    small = patch.reduce(FINE)
    image.paste(small.convert("RGB"), (left, top), small.getchannel("A"))


def _iron(patch: Image.Image, unit: float, margin: float, state: int, *, flat: bool) -> None:
    pen = ImageDraw.Draw(patch)
    half = unit * _GATE / 2

    def part(start: float, end: float, wide: float = 1) -> Corners:
        """From one share of the side to another, that share of its width."""
        first, last = margin + start * unit, margin + end * unit
        low, high = margin - half * wide, margin + half * wide
        return (first, low, last, high) if flat else (low, first, high, last)

    for start, end in ((-0.02, 0.13), (0.87, 1.02)):
        pen.rectangle(part(start - 0.02, end + 0.02, 1.3), fill=DARK)
        pen.rectangle(part(start, end, 1.05), fill=RUST)
    if state == CLOSED:
        pen.rectangle(part(0.11, 0.89, 1.1), fill=DARK)
        for number in range(5):
            at = 0.19 + 0.155 * number
            pen.ellipse(_round(part(at - 0.055, at + 0.055)), fill=BAR)
        pen.rectangle(part(0.13, 0.87, 0.22), fill=BAR)
    elif state == BROKEN:
        ends = ((0.1, -0.5), (0.3, 0.1), (0.42, 1.7)), ((0.9, 0.5), (0.7, -0.1), (0.58, -1.7))
        for fill, width in ((DARK, 0.14), (BAR, 0.075)):
            for way in ends:
                points = [(margin + along * unit, margin + across * half) for along, across in way]
                pen.line(
                    points if flat else [(y, x) for x, y in points], fill=fill, width=round(width * unit)
                )
    else:
        for number in range(4):
            pen.rectangle(part(0.19 + 0.175 * number, 0.27 + 0.175 * number, 0.14), fill=BAR)


def _round(box: Corners) -> Corners:
    """The largest square in the middle of a box."""
    left, top, right, bottom = box
    half = min(right - left, bottom - top) / 2
    x, y = (left + right) / 2, (top + bottom) / 2
    return x - half, y - half, x + half, y + half
