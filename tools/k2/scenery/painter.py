"""Paints the mountain: sky, distant ranges, and a faceted massif in a few flat tones, like a screen print.

The relief (``massif.py``) is computed once per side; a painting is that relief in the light of an hour
(``light.py``) under a sky (``heaven.py``), with airborne snow and mist (``airborne.py``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageFilter

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE, to_pixels
from tools.k2.scenery import airborne, foreground, light, massif
from tools.k2.scenery.canvas import coloured, stepped
from tools.k2.scenery.heaven import heaven

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side
    from k2bot.games.k2.pictures.scenery import Hour, Sky
    from tools.k2.scenery.light import Mood


_FIVE = stepped((32, 96, 159, 223), 13)
"""Five tones of light on the mountain, with edges just soft enough to avoid aliasing."""
_LEAN = 0.3
"""Slope of the low sun's shadow line, descending towards the sun."""
_RIM, _RIM_LIGHT = 4, 0.75
"""Width in pixels and strength of the rim light along the mountain's edge."""
_BRIGHT = 0.95
"""Brightness, relative to white, of a facet facing the light."""


def painted(side: Side, sky: Sky, hour: Hour) -> Image.Image:
    """The mountain of a side under a sky at an hour."""
    mood = light.mood(sky, hour)
    image = heaven(side, sky, hour, mood)
    for far in massif.ranges(side):
        paint_range(image, far, mood)
    near = massif.massif(side)
    image.paste(paint_massif(near, mood), (0, near.top), near.outline)
    rim(image, near.outline, mood)
    _haze(image, near.outline, mood)
    airborne.carried(image, side, sky, mood)
    foreground.foreground(image, mood)
    return image


def rim(image: Image.Image, outline: Image.Image, mood: Mood) -> None:
    """Rim light along the mountain's edge, on the side of the light."""
    aside = round(_RIM * mood.side_of_light)
    # The edge is where the outline ends when shifted slightly towards the light.
    edge = ImageChops.subtract(outline, ImageChops.offset(outline, -aside, _RIM))
    for box in (
        (0, PAINTING_SIZE[1] - 2 * _RIM, *PAINTING_SIZE),
        (0, 0, _RIM, PAINTING_SIZE[1]),
        (PAINTING_SIZE[0] - _RIM, 0, *PAINTING_SIZE),
    ):
        edge.paste(0, box)
    image.paste(mood.snow[4][:3], (0, 0), edge.point([round(value * _RIM_LIGHT) for value in range(256)]))


def _haze(image: Image.Image, outline: Image.Image, mood: Mood) -> None:
    """Haze in front of the mountain's foot, denser further down."""
    depth = [max(0, round((value - 140) * (0.5 + mood.haze / 2))) for value in range(256)]
    rise = Image.linear_gradient("L").resize(PAINTING_SIZE).point(depth)
    image.paste(mood.sky[2].mixed(mood.sky[3], 0.4)[:3], (0, 0), ImageChops.multiply(rise, outline))


def _light(relief: massif.Relief, mood: Mood) -> Image.Image:
    """Brightness of each facet, 0 to 255."""
    right, down, front = (part * 255 / 127 * _BRIGHT for part in mood.direction)
    return relief.slopes.convert("L", (right, down, front, -128 * (right + down + front)))


def paint_massif(near: massif.Relief, mood: Mood) -> Image.Image:
    """Facets in the tones of their light; where the sun doesn't reach, in those of shadow."""
    lit = _light(near, mood)
    shades = lit.point(_FIVE)
    body = Image.composite(coloured(shades, mood.rock), coloured(shades, mood.snow), near.rock)
    if mood.reach is None:
        return body
    shade = Image.composite(coloured(shades, mood.rock_shade), coloured(shades, mood.snow_shade), near.rock)
    reached = ImageChops.add(lit, _sunlit(mood.reach, mood.side_of_light), 2)
    reached = reached.point([255 * (value > 127) for value in range(256)]).filter(ImageFilter.BoxBlur(1))
    return Image.composite(body, shade, reached)


@lru_cache(maxsize=2)
def _sunlit(reach: tuple[float, float], side_of_light: float) -> Image.Image:
    """Mask of sunlight reach: together with a facet's brightness it decides whether the sun reaches it."""
    (_, top), (_, bottom) = to_pixels(0, reach[0]), to_pixels(0, reach[1])
    column = Image.new("L", (1, PAINTING_SIZE[1]))
    for y in range(PAINTING_SIZE[1]):
        column.putpixel((0, y), round(max(0.0, min(255.0, 200 - 195 * (y - top) / (bottom - top)))))
    lean = _LEAN * side_of_light
    shear = (1, 0, 0, -lean, 1, lean * PAINTING_SIZE[0] / 2)
    return column.resize(PAINTING_SIZE).transform(PAINTING_SIZE, Image.Transform.AFFINE, shear)


def paint_range(image: Image.Image, far: massif.Relief, mood: Mood) -> None:
    """A distant range, faded by the air, with mist rising from its foot."""
    air = mood.sky[2].mixed(mood.sky[1], 0.30)
    hidden = far.depth + (1 - far.depth) * mood.haze
    snow = tuple(one.mixed(air, hidden) for one in mood.snow)
    rock = tuple(one.mixed(air, min(1.0, hidden + 0.12)) for one in mood.rock)
    shades = _light(far, mood).point(_FIVE)
    body = Image.composite(coloured(shades, rock), coloured(shades, snow), far.rock)
    mist = Image.linear_gradient("L").resize(body.size)
    mist = mist.point([max(0, min(240, int((value - 70) * 1.6))) for value in range(256)])
    body.paste(mood.sky[2].mixed(mood.sky[3], 0.75)[:3], (0, 0), mist)
    image.paste(body, (0, far.top), far.outline)
