"""The sky of a painting: gradient, moon, stars and clouds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import MOON_RADIUS, MOONLIGHT, MOONS, PAINTING_SIZE, to_pixels
from k2bot.render.theme import parse_colour
from tools.k2.scenery.canvas import FINE, coloured
from tools.k2.scenery.clouds import DEPTH, Bank, drift, streak

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side
    from k2bot.games.k2.pictures.scenery import Hour, Sky
    from k2bot.render.scene import Point
    from tools.k2.scenery.light import Mood

_HORIZON = 0.72
"""Fraction of the sky covered by the gradient."""
_BANKS: dict[Sky, Bank] = {
    "clear": Bank(-1.1, -0.75, -0.2, (3, 10), 190),
    "storm": Bank(1.1, 0.5, -0.9, (2, 8), 255),
    "snow": Bank(0.75, 0.35, -0.2, (2, 8), 200),
    "avalanche": Bank(0.25, 0.0, -0.45, (3, 8), 225),
}
_STARS: dict[Sky, int] = {"clear": 150, "wind": 60, "avalanche": 60, "storm": 0, "snow": 0}
_STARLIGHT = parse_colour("#ECF0FA")
_GLOWS: dict[Hour, tuple[Point, int]] = {
    "dawn": ((-0.02, 0.42), 620),
    "day": ((0.98, 0.40), 560),
    "dusk": ((1.0, 0.44), 620),
}
"""Brightest point of the sky (data coordinates), and radius of the glow (pixels)."""


def heaven(side: Side, sky: Sky, hour: Hour, mood: Mood) -> Image.Image:
    """A canvas with the sky only; the rest has the horizon's colour."""
    image = Image.new("RGB", PAINTING_SIZE, mood.sky[-1][:3])
    height = round(DEPTH * _HORIZON)
    column = Image.linear_gradient("L").resize((1, height), Image.Resampling.BICUBIC)
    image.paste(coloured(column, mood.sky).resize((PAINTING_SIZE[0], height)), (0, 0))
    if hour in _GLOWS:
        at, radius = _GLOWS[hour]
        _glow(image, to_pixels(*at), radius, mood)
    else:
        _glow(image, MOONS[side], 300, mood)
    if hour == "night" and _STARS[sky]:
        _stars(image, side, _STARS[sky])
    if hour == "night" and sky == "clear":
        _moon(image, MOONS[side])
    if sky == "wind":
        _streaks(image, side, mood)
    else:
        drift(image, f"{side}/{sky}", _BANKS[sky], mood.clouds, mood.side_of_light)
    return image


def _glow(image: Image.Image, at: Point, radius: int, mood: Mood) -> None:
    ball = Image.radial_gradient("L").resize((2 * radius, 2 * radius))
    table = [round(max(0.0, 1 - value / 181) ** 1.6 * 255 * mood.glowing) for value in range(256)]
    image.paste(mood.glow[:3], (round(at[0]) - radius, round(at[1]) - radius), ball.point(table))


def _moon(image: Image.Image, at: Point) -> None:
    scale, size = 4, 2 * MOON_RADIUS
    mask = Image.new("L", (size * scale, size * scale), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, size * scale - 1, size * scale - 1), fill=255)
    corner = (round(at[0]) - MOON_RADIUS, round(at[1]) - MOON_RADIUS)
    image.paste(MOONLIGHT[:3], corner, mask.reduce(scale))


def _stars(image: Image.Image, side: Side, count: int) -> None:
    chance = random.Random(f"{side}/stars")  # noqa: S311 - not cryptographic
    mask = Image.new("L", (PAINTING_SIZE[0] * FINE, DEPTH * FINE), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(count):
        x, y = chance.uniform(0, PAINTING_SIZE[0]) * FINE, chance.random() ** 1.4 * 0.6 * DEPTH * FINE
        radius = chance.choice((1.6, 2.0, 2.4, 3.4, 4.4))
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=chance.randint(130, 255))
    image.paste(_STARLIGHT[:3], (0, 0), mask.reduce(FINE))


def _streaks(image: Image.Image, side: Side, mood: Mood) -> None:
    """Long thin wind-drawn clouds."""
    chance = random.Random(f"{side}/streaks")  # noqa: S311 - not cryptographic
    for tone, alpha, count, thick in ((1, 170, 24, 15.0), (2, 235, 34, 9.0)):
        mask = Image.new("L", (PAINTING_SIZE[0] * FINE, DEPTH * FINE), 0)
        pen = ImageDraw.Draw(mask)
        for _ in range(count):
            x, y = chance.uniform(-300, PAINTING_SIZE[0] - 60), chance.uniform(8, 500)
            reach = chance.uniform(180, 560)
            wide, bow = chance.uniform(0.35, 1.0) * thick, chance.uniform(-18, 18)
            streak(pen, (x, y), (x + reach, y - reach * 0.09), thick=wide, bow=bow, fill=alpha)
        image.paste(mood.clouds[tone][:3], (0, 0), mask.reduce(FINE))
