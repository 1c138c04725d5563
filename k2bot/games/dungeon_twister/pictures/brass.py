"""Brass gears: inlaid in a room's floor, with its pair and the direction in which it turns; or engraved."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from k2bot.games.dungeon_twister.engine.squares import SIDE
from k2bot.games.dungeon_twister.pictures.stone import FINE
from k2bot.render import theme

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Point
    from k2bot.render.theme import Colour

_BRIGHT, _DEEP, _INK = (255, 226, 140), (214, 150, 62), (24, 17, 10)
_TEETH: Final = 10
_AROUND: Final = (-200.0, 55.0)
"""Where an arrow begins and ends that runs around a figure: in degrees, clockwise."""
OVER: Final = (-190.0, -15.0)
"""Where one begins and ends that runs over a gear, from one side to the other: seen at any size."""


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


def sweep(
    centre: Point, radius: float, turn: int, ends: tuple[float, float] = _AROUND
) -> tuple[list[Point], list[Point]]:
    """An arrow that runs around a centre, clockwise where ``turn`` is 1: its line, and its head."""
    start, end = (math.radians(one) for one in ends)
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


def inlay(image: Image.Image, spot: tuple[int, int], side: int, pair: int, turn: int) -> None:
    """A gear on a square of that column and row, its teeth reaching to the edges of the square."""
    margin = side // 6
    corner = spot[0] * side - margin, spot[1] * side - margin
    whole = side + 2 * margin
    unit = side * FINE
    centre = whole * FINE / 2, whole * FINE / 2
    outline = teeth(centre, unit * 0.485)
    shadow = _mask(whole, [(x + unit * 0.04, y + unit * 0.07) for x, y in outline])
    dark = shadow.filter(ImageFilter.GaussianBlur(side * 0.04)).point([one * 3 // 4 for one in range(256)])
    image.paste(_INK, corner, dark)
    image.paste(_INK, corner, _mask(whole, teeth(centre, unit * 0.505)))
    face = _metal(whole * FINE)
    pen = ImageDraw.Draw(face)
    line, head = sweep(centre, unit * 0.34, turn)
    pen.line(line, fill=_INK, width=round(unit * 0.06), joint="curve")
    pen.polygon(head, fill=_INK)
    figure = theme.font(round(unit * 0.54), "ExtraBold")
    pen.text((centre[0], centre[1] + unit * 0.195), f"{pair}", fill=_INK, font=figure, anchor="ms")
    image.paste(face.reduce(FINE), corner, _mask(whole, outline))


def _mask(side: int, points: Sequence[Point]) -> Image.Image:
    """Where a polygon, drawn at the fine scale, covers a square of that side."""
    mask = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(FINE)


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


def _metal(unit: int) -> Image.Image:
    """Brass that is lit from the upper left."""
    light = (
        Image.linear_gradient("L").rotate(-45, Image.Resampling.BICUBIC, fillcolor=128).resize((unit, unit))
    )
    bright, deep = Image.new("RGB", (unit, unit), _BRIGHT), Image.new("RGB", (unit, unit), _DEEP)
    return Image.composite(deep, bright, light)
