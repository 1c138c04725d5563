"""What the weather carries before the mountain: snow blown from its ridges, flakes, an avalanche, mist."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.render.scenery.calm import loudness
from k2bot.games.k2.render.scenery.canvas import FINE, SIZE, filled, place
from k2bot.games.k2.render.scenery.clouds import powder, streak
from k2bot.games.k2.render.scenery.facets import spaced
from k2bot.games.k2.render.theme import WHITE

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side
    from k2bot.games.k2.render.scene import Point, Sky
    from k2bot.games.k2.render.scenery.light import Mood

_PLUMES: dict[Side, tuple[tuple[float, float, float], ...]] = {
    "easy": ((0.524, 0.012, 400), (0.640, 0.160, 230), (0.706, 0.262, 210), (0.760, 0.420, 200)),
    "hard": ((0.484, -0.022, 430), (0.735, 0.100, 260), (0.850, 0.175, 210), (0.925, 0.370, 160)),
}
"""Where snow blows from the ridge (data), and how far (pixels)."""
_FORCE: dict[Sky, float] = {"wind": 1.0, "storm": 0.75}
_SLIDES: dict[Side, tuple[Point, ...]] = {
    "easy": ((0.72, 0.42), (0.77, 0.54), (0.83, 0.67), (0.90, 0.81)),
    "hard": ((0.905, 0.545), (0.845, 0.62), (0.805, 0.70), (0.80, 0.775), (0.835, 0.86)),
}
"""The way of the avalanche down the right flank, where no space lies."""
_MIST: dict[Sky, float] = {"storm": 0.30, "snow": 0.45, "avalanche": 0.15}
"""How thick mist lies at the foot."""
_FLAKES = 520


def carried(image: Image.Image, side: Side, sky: Sky, mood: Mood) -> None:
    """Paint what the weather carries over a finished mountain."""
    chance = random.Random(f"{side}/{sky}/carried")  # noqa: S311 - a drawing, not a secret
    if sky in _MIST:
        _mist(image, mood, _MIST[sky])
    if sky in _FORCE:
        _plumes(image, side, mood, chance, _FORCE[sky])
    elif sky == "avalanche":
        _slide(image, side, mood, chance)
    elif sky == "snow":
        _flakes(image, side, chance)


def _mist(image: Image.Image, mood: Mood, depth: float) -> None:
    table = [max(0, min(255, round((value - 150) * 2.2 * depth))) for value in range(256)]
    rise = Image.linear_gradient("L").resize(SIZE).point(table)
    image.paste(mood.sky[2].mixed(mood.sky[3], 0.5)[:3], (0, 0), rise)


def _plumes(image: Image.Image, side: Side, mood: Mood, chance: random.Random, force: float) -> None:
    """Banners of snow that the wind draws from summit and ridge."""
    white = mood.clouds[2].mixed(mood.snow[4], 0.5)
    for alpha, count, thick in ((95, 9, 30.0), (190, 9, 13.0)):
        mask = Image.new("L", (SIZE[0] * FINE, SIZE[1] // 2 * FINE), 0)
        pen = ImageDraw.Draw(mask)
        for *spot, reach in _PLUMES[side]:
            x, y = place(*spot)
            for _ in range(count):
                length = reach * force * chance.uniform(0.35, 1.0)
                turn = math.radians(chance.uniform(-9, 13))
                start = (x - 6, y + chance.uniform(-2, 5))
                end = (x + length * math.cos(turn), y + length * math.sin(turn))
                wide = thick * chance.uniform(0.5, 1.2) * length / 300
                streak(pen, start, end, thick=wide, bow=chance.uniform(-8, 16), fill=alpha)
        image.paste(white[:3], (0, 0), mask.reduce(FINE))


def _slide(image: Image.Image, side: Side, mood: Mood, chance: random.Random) -> None:
    """A cloud of powder snow that rolls down the flank, larger and larger."""
    way = spaced([place(*point) for point in _SLIDES[side]], 12)
    ramp = (
        mood.snow_shade[2].mixed(mood.clouds[1], 0.35),
        mood.snow_shade[3].mixed(mood.clouds[2], 0.30),
        mood.snow_shade[4].mixed(mood.snow[4], 0.5).mixed(WHITE, 0.35),
    )
    broad = [5 + 4 * number for number in range(len(way))]
    left = [(x - half, y) for (x, y), half in zip(way, broad, strict=True)]
    right = [(x + half, y) for (x, y), half in zip(way, broad, strict=True)]
    image.paste(ramp[1][:3], (0, 0), filled([*left, *reversed(right)]))
    for number, (x, y) in enumerate(way):
        share = number / (len(way) - 1)
        size = 12 + 58 * share**1.3
        puffs = []
        for far, radius, count in ((0.35, 0.62, 4), (0.95, 0.36, 9)):
            for _ in range(count):
                angle = chance.uniform(0, math.tau)
                spot = (x + math.cos(angle) * far * size * 1.25, y + math.sin(angle) * far * size * 0.75)
                puffs.append((*spot, size * radius * chance.uniform(0.75, 1.25)))
        powder(image, puffs, ramp, mood.side_of_light)


def _flakes(image: Image.Image, side: Side, chance: random.Random) -> None:
    """Falling snow, where no spaces lie."""
    loud = loudness(side)
    mask = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(_FLAKES):
        x, y = chance.uniform(0, SIZE[0]), chance.uniform(0, SIZE[1])
        radius = chance.choice((1.8, 2.4, 3.2, 4.4))
        if loud(x, y) > 0.6:
            pen.ellipse([part * FINE for part in (x - radius, y - radius, x + radius, y + radius)], fill=235)
    image.paste(WHITE[:3], (0, 0), mask.reduce(FINE))
