"""Foreground: a dark moraine with base camp's tents, prayer flags and people."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE
from k2bot.render.theme import parse_colour
from tools.k2.scenery.canvas import FINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Point
    from k2bot.render.theme import Colour
    from tools.k2.scenery.light import Mood

_CREST: tuple[Point, ...] = (
    (0, 1046), (160, 1041), (340, 1043), (560, 1039), (760, 1040), (930, 1036), (1080, 1026), (1180, 1008),
    (1290, 986), (1390, 978), (1480, 984), (1570, 970), (1650, 960),
)  # fmt: skip
"""Upper edge of the moraine in pixels."""
_TENTS = ((1205, 46, 0), (1262, 60, 1), (1338, 52, 2), (1428, 66, 0), (1556, 50, 1))
"""Tents: position, width and colour index."""
_CANVAS = ("#E08A2E", "#C9542F", "#D9B13A")
_FLAGS = ("#2F6FB4", "#E9EEF2", "#C8372D", "#3E8C57", "#E4B93B")
_LINES = (((1150, 930), (1338, 918)), ((1338, 918), (1500, 900)), ((1500, 900), (1642, 880)))
"""Flag cords, from pole to pole."""
_PEOPLE = ((1232, 20), (1306, 22), (1314, 19), (1398, 21), (1500, 22), (1518, 20), (1602, 21))
"""People: position and height."""
_TOP = 860
"""Top of the foreground in pixels."""
_LAMP, _NIGHT = parse_colour("#FFE2A0"), 0.02
"""Colour of lamps in tents, and sky luminance below which they are lit."""


def foreground(image: Image.Image, mood: Mood) -> None:
    """Paint the foreground in the light of an hour."""
    chance = random.Random("foreground")  # noqa: S311 - not cryptographic
    dark = mood.rock_shade[0].mixed(mood.rock[0], 0.4).mixed(parse_colour("#101828"), 0.35)
    light = mood.rock[2].mixed(dark, 0.45)
    canvas = Image.new("RGBA", (PAINTING_SIZE[0] * FINE, (PAINTING_SIZE[1] - _TOP) * FINE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(canvas)
    crest = _rough(chance)
    pen.polygon(_at([*crest, (PAINTING_SIZE[0], PAINTING_SIZE[1]), (0, PAINTING_SIZE[1])]), fill=dark[:3])
    pen.line(_at(crest), fill=light[:3], width=2 * FINE)
    for start, end in _LINES:
        _flags(pen, start, end, mood, dark)
    for x, broad, number in _TENTS:
        _tent(pen, (x, broad), parse_colour(_CANVAS[number]), mood, dark)
    black = dark.mixed(parse_colour("#05080F"), 0.5)
    for x, tall in _PEOPLE:
        foot = _height(x) + 5
        pen.line(_at([(x, foot), (x, foot - tall * 0.7)]), fill=black[:3], width=7 * FINE)
        (left, upper), (right, lower) = _at([(x - 4, foot - tall), (x + 4, foot - tall + 8)])
        pen.ellipse((left, upper, right, lower), fill=light[:3])
    small = canvas.reduce(FINE)
    image.paste(small.convert("RGB"), (0, _TOP), small.getchannel("A"))


def _at(points: Sequence[Point]) -> list[Point]:
    """Convert points to the supersampled canvas of the foreground."""
    return [(x * FINE, (y - _TOP) * FINE) for x, y in points]


def _rough(chance: random.Random) -> list[Point]:
    """The crest with its boulders."""
    return [(x, _height(x) + chance.uniform(-3, 3)) for x in range(0, PAINTING_SIZE[0] + 12, 12)]


def _height(x: float) -> float:
    """Height of the crest at x."""
    for (x1, y1), (x2, y2) in pairwise(_CREST):
        if x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    return _CREST[-1][1]


def _tent(
    pen: ImageDraw.ImageDraw, place: tuple[float, float], fill: Colour, mood: Mood, dark: Colour
) -> None:
    """A tent, lit from the side of the light."""
    x, broad = place
    foot, tall = _height(x) + 9, broad * 0.62
    shade = fill.mixed(dark, 0.62)
    lit = fill.mixed(mood.snow[3], 0.18).mixed(dark, 0.22)
    if mood.sky[0].luminance < _NIGHT:
        lit, shade = fill.mixed(_LAMP, 0.7), fill.mixed(_LAMP, 0.35).mixed(dark, 0.25)
    near, far = (lit, shade) if mood.side_of_light < 0 else (shade, lit)
    middle = x - broad * 0.08
    pen.polygon(
        _at([(x - broad / 2, foot), (middle, foot - tall), (middle + broad * 0.12, foot)]), fill=near[:3]
    )
    pen.polygon(
        _at(
            [
                (middle + broad * 0.12, foot),
                (middle, foot - tall),
                (x + broad * 0.34, foot - tall * 0.8),
                (x + broad / 2, foot),
            ]
        ),
        fill=far[:3],
    )


def _flags(pen: ImageDraw.ImageDraw, start: Point, end: Point, mood: Mood, dark: Colour) -> None:
    """A cord of prayer flags between two poles."""
    for x, y in (start, end):
        pen.line(_at([(x, y), (x, _height(x) + 6)]), fill=dark[:3], width=4 * FINE)
    count = 13

    def cord(share: float) -> Point:
        sag = 26 * math.sin(math.pi * share)
        return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + sag

    pen.line(_at([cord(number / 24) for number in range(25)]), fill=dark[:3], width=2 * FINE)
    for number in range(count):
        x, y = cord((number + 0.5) / count)
        fill = parse_colour(_FLAGS[number % len(_FLAGS)]).mixed(mood.sky[1], 0.25).mixed(dark, 0.22)
        pen.polygon(_at([(x - 4.5, y), (x + 4.5, y), (x + 5.5, y + 12), (x - 3.5, y + 11)]), fill=fill[:3])
