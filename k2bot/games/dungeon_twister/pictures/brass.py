"""Brass gears: inlaid in a room's floor, with its pair and the direction in which it turns; or engraved."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.render import theme

if TYPE_CHECKING:
    from k2bot.render.scene import Point
    from k2bot.render.theme import Colour

_BRIGHT, _DEEP, _INK = (246, 208, 120), (150, 96, 30), (24, 17, 10)
_TEETH: Final = 10


def teeth(centre: Point, radius: float, count: int = _TEETH) -> list[Point]:
    """The outline of a gear."""
    points = []
    for tooth in range(count):
        for edge, reach in ((-0.3, 0.82), (-0.19, 1.0), (0.19, 1.0), (0.3, 0.82)):
            angle = math.tau * (tooth + edge) / count
            points.append(
                (centre[0] + radius * reach * math.cos(angle), centre[1] + radius * reach * math.sin(angle))
            )
    return points


def sweep(centre: Point, radius: float, turn: int) -> tuple[list[Point], list[Point]]:
    """An arrow that runs around a centre, clockwise where ``turn`` is 1: its line, and its head."""
    start, end = math.radians(-200), math.radians(55)
    if turn < 0:
        start, end = math.pi - start, math.pi - end
    steps = 24
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    line = [(centre[0] + radius * math.cos(one), centre[1] + radius * math.sin(one)) for one in angles]
    tip = angles[-1] + turn * 0.62
    head = [
        (centre[0] + radius * reach * math.cos(angle), centre[1] + radius * reach * math.sin(angle))
        for reach, angle in ((1.42, angles[-1]), (1.0, tip), (0.58, angles[-1]))
    ]
    return line, head


def inlay(image: Image.Image, spot: tuple[int, int], unit: int, pair: int, turn: int) -> None:
    """A gear on a square of that column and row, its teeth reaching to the edges of the square."""
    centre = (spot[0] + 0.5) * unit, (spot[1] + 0.5) * unit
    radius = unit * 0.485
    outline = teeth(centre, radius)
    shadow = Image.new("L", image.size)
    ImageDraw.Draw(shadow).polygon([(x + unit * 0.04, y + unit * 0.07) for x, y in outline], fill=190)
    image.paste(_INK, mask=shadow.filter(ImageFilter.GaussianBlur(unit * 0.04)))
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    image.paste(_INK, mask=mask.filter(ImageFilter.MaxFilter(2 * round(unit * 0.025) + 1)))
    image.paste(_metal(unit), (spot[0] * unit, spot[1] * unit), mask.crop(_square(spot, unit)))
    pen = ImageDraw.Draw(image)
    line, head = sweep(centre, radius * 0.66, turn)
    pen.line(line, fill=_INK, width=round(unit * 0.075), joint="curve")
    pen.polygon(head, fill=_INK)
    face = theme.font(round(unit * 0.46), "ExtraBold")
    pen.text((centre[0], centre[1] + unit * 0.165), f"{pair}", fill=_INK, font=face, anchor="ms")


def engraving(image: Image.Image, unit: int, ground: Colour) -> None:
    """A large gear cut into the slab of a room that lies face down."""
    size = SIDE * unit
    centre = size / 2, size / 2
    pen = ImageDraw.Draw(image)
    deep, bright = ground.mixed(theme.colour("#000000"), 0.42)[:3], ground.mixed(theme.WHITE, 0.22)[:3]
    for shift, tone in ((unit * 0.05, bright), (0.0, deep)):
        at = centre[0] + shift, centre[1] + shift
        for radius, fill in ((1.95, tone), (1.28, ground[:3])):
            outline = teeth(at, unit * radius, 12) if radius > 1.5 else _circle(at, unit * radius)
            pen.polygon(outline, fill=fill)


def _circle(centre: Point, radius: float) -> list[Point]:
    turns = [math.tau * step / 48 for step in range(48)]
    return [(centre[0] + radius * math.cos(one), centre[1] + radius * math.sin(one)) for one in turns]


def _square(spot: tuple[int, int], unit: int) -> tuple[int, int, int, int]:
    left, top = spot[0] * unit, spot[1] * unit
    return left, top, left + unit, top + unit


def _metal(unit: int) -> Image.Image:
    """Brass that is lit from the upper left."""
    light = (
        Image.linear_gradient("L").rotate(-45, Image.Resampling.BICUBIC, fillcolor=128).resize((unit, unit))
    )
    bright, deep = Image.new("RGB", (unit, unit), _BRIGHT), Image.new("RGB", (unit, unit), _DEEP)
    return Image.composite(deep, bright, light)
