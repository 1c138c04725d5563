"""Airborne snow and mist in front of the mountain: plumes from ridges, flakes, mist."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE, to_pixels
from k2bot.render.theme import WHITE
from tools.k2.scenery.calm import loudness
from tools.k2.scenery.canvas import FINE
from tools.k2.scenery.clouds import streak

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side
    from k2bot.games.k2.pictures.scenery import Sky
    from tools.k2.scenery.light import Mood

_PLUMES: dict[Side, tuple[tuple[float, float, float], ...]] = {
    "easy": ((0.524, 0.012, 400), (0.640, 0.160, 230), (0.706, 0.262, 210), (0.760, 0.420, 200)),
    "hard": ((0.484, 0.012, 430), (0.735, 0.100, 260), (0.850, 0.175, 210), (0.925, 0.370, 160)),
}
"""Origin of each snow plume on the ridge (data coordinates), and its length (pixels)."""
_FORCE: dict[Sky, float] = {"wind": 1.0, "storm": 0.75}
_MIST: dict[Sky, float] = {"storm": 0.14, "snow": 0.45, "avalanche": 0.15}
"""Density of the mist at the foot."""
_FLAKES = 520


def carried(image: Image.Image, side: Side, sky: Sky, mood: Mood) -> None:
    """Paint airborne snow and mist over a finished mountain."""
    chance = random.Random(f"{side}/{sky}/carried")  # noqa: S311 - not cryptographic
    if sky in _MIST:
        _mist(image, mood, _MIST[sky])
    if sky in _FORCE:
        _plumes(image, side, mood, chance, _FORCE[sky])
    elif sky == "snow":
        _flakes(image, side, chance)


def _mist(image: Image.Image, mood: Mood, depth: float) -> None:
    table = [max(0, min(255, round((value - 150) * 2.2 * depth))) for value in range(256)]
    rise = Image.linear_gradient("L").resize(PAINTING_SIZE).point(table)
    image.paste(mood.sky[2].mixed(mood.sky[3], 0.5)[:3], (0, 0), rise)


def _plumes(image: Image.Image, side: Side, mood: Mood, chance: random.Random, force: float) -> None:
    """Snow plumes blown from the summit and the ridge."""
    white = mood.clouds[2].mixed(mood.snow[4], 0.5)
    for alpha, count, thick in ((95, 9, 30.0), (190, 9, 13.0)):
        mask = Image.new("L", (PAINTING_SIZE[0] * FINE, PAINTING_SIZE[1] // 2 * FINE), 0)
        pen = ImageDraw.Draw(mask)
        for *spot, reach in _PLUMES[side]:
            x, y = to_pixels(*spot)
            for _ in range(count):
                length = reach * force * chance.uniform(0.35, 1.0)
                turn = math.radians(chance.uniform(-9, 13))
                start = (x - 6, y + chance.uniform(-2, 5))
                end = (x + length * math.cos(turn), y + length * math.sin(turn))
                wide = thick * chance.uniform(0.5, 1.2) * length / 300
                streak(pen, start, end, thick=wide, bow=chance.uniform(-8, 16), fill=alpha)
        image.paste(white[:3], (0, 0), mask.reduce(FINE))


def _flakes(image: Image.Image, side: Side, chance: random.Random) -> None:
    """Falling snow, clear of spaces."""
    loud = loudness(side)
    mask = Image.new("L", (PAINTING_SIZE[0] * FINE, PAINTING_SIZE[1] * FINE), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(_FLAKES):
        x, y = chance.uniform(0, PAINTING_SIZE[0]), chance.uniform(0, PAINTING_SIZE[1])
        radius = chance.choice((1.8, 2.4, 3.2, 4.4))
        if loud(x, y) > 0.6:
            pen.ellipse([part * FINE for part in (x - radius, y - radius, x + radius, y + radius)], fill=235)
    image.paste(WHITE[:3], (0, 0), mask.reduce(FINE))
