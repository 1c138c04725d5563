"""Paints the mountain: sky, far ranges, and a massif of light and shaded flanks, snow and rock.

The drawing is made of the massif's ribs (``ridges.py``) and seeded noise; its tones are brought to a few
steps, as in gouache, and coloured for the sky of the day. Tones are worked out once per side, paintings once
per side and sky.
"""

from __future__ import annotations

import math
import random
import threading
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from k2bot.games.k2.render.noise import clouds, computed, ridges, tones
from k2bot.games.k2.render.ridges import MASSIFS
from k2bot.games.k2.render.scene import Box
from k2bot.games.k2.render.theme import Colour, colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.content import Side
    from k2bot.games.k2.render.ridges import Massif, Rib
    from k2bot.games.k2.render.scene import Point, Sky

SIZE = (1080, 1326)
"""Pixels of a painting."""
TOP = 60
"""Pixels of the painting above the mountain picture of the data (its y = 0)."""
HEIGHT = 1240
"""Pixels from y = 0 to y = 1."""

_MESH = 18
_FAN = (1024, 1024)
_FINE_RIBS = ((18, 9, 0.5), (40, 20, 0.35), (90, 50, 0.2), (190, 120, 0.1))

Stop = tuple[float, Colour]


def place(x: float, y: float) -> Point:
    """Fractions of the mountain picture as pixels of the painting."""
    return x * SIZE[0], TOP + y * HEIGHT


def window(box: Box, top: float = 0) -> Box:
    """The part of a painting that fills a box without being stretched: from ``top``, or as near as may be."""
    share = min(1.0, SIZE[1] / box.height)
    width, height = SIZE[0] * share, box.height * share
    return Box.at((SIZE[0] - width) / 2, max(0.0, min(top, SIZE[1] - height)), width, height)


@dataclass(frozen=True, slots=True)
class _Mood:
    """The colours of a sky, from top to bottom, and of its clouds; what it does to those of the mountain."""

    sky: tuple[str, str, str, str]
    cloud: str
    cover: float
    """How much of the sky the clouds take, from -1 (none) to 1."""
    tint: str
    share: float
    haze: str


_MOODS: dict[Sky, _Mood] = {
    "clear": _Mood(
        ("#4F93CF", "#9CC8E6", "#DCEBEF", "#F7E8D4"), "#FFFFFF", -0.42, "#FFF4E0", 0.05, "#EEF1F0"
    ),
    "wind": _Mood(("#5F86A9", "#9DB8CA", "#D3DDDD", "#E8DFCC"), "#F4F4F0", -0.12, "#8FA6BC", 0.16, "#E3E8E8"),
    "storm": _Mood(("#3C4C66", "#65798F", "#96A6B4", "#BCC4C8"), "#7C8C9F", 0.20, "#5D7089", 0.34, "#BFC8CF"),
    "snow": _Mood(("#7F8DA6", "#A9B5C5", "#CBD3DC", "#E2E6E9"), "#EEF1F4", 0.10, "#C3CCD9", 0.30, "#EEF1F3"),
    "night": _Mood(
        ("#0C1631", "#1B2C54", "#3C5079", "#7C88A4"), "#31446E", -0.10, "#16244A", 0.58, "#2A3A60"
    ),
    "avalanche": _Mood(
        ("#33405F", "#787E9C", "#C6A5A4", "#EFCFAF"), "#E3B7A2", -0.15, "#6A5F7E", 0.26, "#D9C9C6"
    ),
}

_SNOW: tuple[tuple[float, str], ...] = (
    (0, "#56709C"), (60, "#7590BA"), (110, "#9FB8D8"), (160, "#C9DAEA"), (205, "#EAF1F6"), (255, "#FFFDF8"),
)  # fmt: skip
_ROCK: tuple[tuple[float, str], ...] = (
    (0, "#3B4560"), (60, "#505B76"), (110, "#6C7690"), (160, "#8D94A6"), (205, "#B0B3BC"), (255, "#D0CECF"),
)  # fmt: skip


def painting(side: Side, sky: Sky) -> Image.Image:
    """The painted mountain of a side under a sky. Shared between callers: to be copied, not drawn on."""
    with _one_painter:
        return _painted(side, sky)


_one_painter = threading.Lock()
"""Threads that want the same painting wait for it rather than paint it twice."""


@lru_cache(maxsize=6)
def _painted(side: Side, sky: Sky) -> Image.Image:
    mood = _MOODS[sky]
    tone, rock = _relief(side)
    image = _heaven(side, mood)
    body = Image.composite(_coloured(tone, _tinted(_ROCK, mood)), _coloured(tone, _tinted(_SNOW, mood)), rock)
    outline = _outline(side)
    image.paste(body, (0, 0), outline)
    rise = (
        Image.linear_gradient("L")
        .resize(SIZE)
        .point([max(0, min(235, int((value - 150) * 1.1))) for value in range(256)])
    )
    image.paste(colour(mood.haze)[:3], (0, 0), ImageChops.multiply(rise, outline))
    return image


# ------------------------------------------------------------------------------------------------ colours


def _tinted(stops: Sequence[tuple[float, str]], mood: _Mood) -> tuple[Stop, ...]:
    return tuple((tone, colour(text).mixed(colour(mood.tint), mood.share)) for tone, text in stops)


def _coloured(tone: Image.Image, stops: Sequence[Stop]) -> Image.Image:
    """Tones as colours, mixed evenly between the stops."""
    tables: tuple[list[int], list[int], list[int]] = ([], [], [])
    for value in range(256):
        (low, one), (high, other) = next(pair for pair in pairwise(stops) if value <= pair[1][0])
        share = min(1.0, max(0.0, (value - low) / (high - low)))
        for table, part in zip(tables, one.mixed(other, share)[:3], strict=True):
            table.append(part)
    return Image.merge("RGB", [tone.point(table) for table in tables])


def _slope(stops: Sequence[Stop]) -> Image.Image:
    """Colours from the top (0) to the bottom (255) of a painting."""
    return _coloured(Image.linear_gradient("L").resize((1, SIZE[1])), stops).resize(SIZE)


def _stepped(levels: int, soft: float) -> list[int]:
    """A table that brings 256 tones to a few, with edges that soft (0 to 1)."""
    table = []
    for value in range(256):
        step, rest = divmod(value / 255 * levels, 1)
        rest = min(1.0, max(0.0, (rest - 0.5) / soft + 0.5))
        table.append(min(255, round((step + rest) / levels * 255)))
    return table


# ------------------------------------------------------------------------------------------------ sky


def _heaven(side: Side, mood: _Mood) -> Image.Image:
    top, upper, lower, foot = (colour(text) for text in mood.sky)
    image = _slope(((0, top), (90, upper), (150, lower), (255, foot)))
    drift = clouds(f"{side}/sky", 3, 9, SIZE, octaves=5)
    veil = tones(computed(lambda of: (of["drift"] + mood.cover) * 420.0 + 60.0, drift=drift))
    image.paste(colour(mood.cloud)[:3], (0, 0), veil.point([value * 190 // 255 for value in range(256)]))
    for number, (height, rough, mix) in enumerate(((0.44, 0.10, 0.62), (0.53, 0.12, 0.40))):
        crest = colour("#7F9DC0").mixed(lower, mix)
        mask = _filled(_range(f"{side}/far{number}", height, rough))
        image.paste(
            _slope(((0, crest), (120, crest), (190, crest.mixed(foot, 0.75)), (255, foot))), (0, 0), mask
        )
    return image


def _range(seed: str, height: float, rough: float) -> list[Point]:
    """A far range across the picture, down to its foot."""
    chance = random.Random(seed)  # noqa: S311 - a drawing, not a secret
    points: list[Point] = []
    x, up = -60.0, True
    while x < SIZE[0] + 120:
        points.append((x, TOP + HEIGHT * (height + rough * (-0.5 if up else 0.5) * chance.uniform(0.3, 1.0))))
        x += chance.uniform(50, 110)
        up = not up
    return [(-60, SIZE[1]), *_roughened(points, chance, 0.12), (SIZE[0] + 180, SIZE[1])]


def _roughened(
    points: Sequence[Point], chance: random.Random, amount: float, least: float = 9
) -> list[Point]:
    """A line broken up ever finer, down to pieces of ``least`` pixels."""
    done = [points[0]]

    def cut(start: Point, end: Point) -> None:
        length = math.dist(start, end)
        if length < least:
            done.append(end)
            return
        aside = chance.uniform(-amount, amount)
        middle = (
            (start[0] + end[0]) / 2 - (end[1] - start[1]) * aside,
            (start[1] + end[1]) / 2 + (end[0] - start[0]) * aside,
        )
        cut(start, middle)
        cut(middle, end)

    for start, end in pairwise(points):
        cut(start, end)
    return done


def _filled(points: Sequence[Point]) -> Image.Image:
    mask = Image.new("L", (SIZE[0] * 2, SIZE[1] * 2), 0)
    ImageDraw.Draw(mask).polygon([(x * 2, y * 2) for x, y in points], fill=255)
    return mask.reduce(2)


def _outline(side: Side) -> Image.Image:
    chance = random.Random(f"{side}/skyline")  # noqa: S311 - a drawing, not a secret
    line = _roughened([place(x, y) for x, y in MASSIFS[side].skyline], chance, 0.09)
    return _filled([(-30, SIZE[1] + 5), *line, (SIZE[0] + 30, SIZE[1] + 5)])


# ------------------------------------------------------------------------------------------------ relief


@lru_cache(maxsize=2)
def _relief(side: Side) -> tuple[Image.Image, Image.Image]:
    """The tones of the massif, and where it is rock rather than snow."""
    massif = MASSIFS[side]
    flanks = _flanks(side, massif).filter(ImageFilter.GaussianBlur(2.5))
    flanks = flanks.transform(SIZE, Image.Transform.MESH, _shaken(side), Image.Resampling.BICUBIC)
    ribs = _fine_ribs(side, massif)
    both = computed(
        lambda of: of["flanks"] + (of["ribs"] - 128.0) * 0.5,
        flanks=flanks.convert("F"),
        ribs=ribs.convert("F"),
    )
    tone = tones(both).filter(ImageFilter.GaussianBlur(1.4)).point(_stepped(8, 0.35))
    bare = computed(
        lambda of: (
            (
                of["patches"] * 150.0
                + (104.0 - of["flanks"]) * 1.15
                + (of["ribs"] - 128.0) * 0.3
                - of["height"]
            )
            * 5.0
            + 128.0
        ),
        patches=clouds(f"{side}/rock", 20, 16, SIZE),
        flanks=flanks.convert("F"),
        ribs=ribs.convert("F"),
        height=Image.linear_gradient("L")
        .resize(SIZE)
        .point([abs(v - 120) // 6 for v in range(256)])
        .convert("F"),
    )
    return tone, tones(bare).filter(ImageFilter.GaussianBlur(0.9))


def _flanks(side: Side, massif: Massif) -> Image.Image:
    """The big facets: light left of the spine, shade right of it; ribs with a light and a dark flank each."""
    chance = random.Random(f"{side}/flanks")  # noqa: S311 - a drawing, not a secret
    image = Image.new("L", SIZE, 188)
    pen = ImageDraw.Draw(image)
    spine = [place(x, y) for x, y in massif.spine]
    pen.polygon([*spine, (SIZE[0] + 60, SIZE[1]), (SIZE[0] + 60, -50), (spine[0][0], -50)], fill=112)
    for rib in sorted(massif.ribs, key=lambda rib: rib.start[1]):
        in_light = rib.end[0] < rib.start[0]
        _rib(pen, chance, rib, (226, 112) if in_light else (176, 70))
    crest: list[Point] = []
    for start, end in pairwise(massif.spine):
        crest += _walk(chance, start, end, shake=0.006, pace=0.025)
    for side_of, breadth, tone in ((1, 0.06, 78), (-1, 0.05, 238)):
        edge = [
            (x + side_of * breadth * min(1.0, max(0.15, y * 1.6 + 0.1)) * chance.uniform(0.5, 1.5), y + 0.01)
            for x, y in crest
        ]
        pen.polygon([place(x, y) for x, y in (*crest, *reversed(edge))], fill=tone)
    return image


def _walk(
    chance: random.Random, start: Point, end: Point, *, shake: float, pace: float = 0.03
) -> list[Point]:
    """From start to end in small steps that stray to the sides."""
    length = math.dist(start, end)
    steps = max(3, int(length / pace))
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    aside, points = 0.0, []
    for step in range(steps + 1):
        done = length * step / steps
        points.append(
            (start[0] + ahead[0] * done - ahead[1] * aside, start[1] + ahead[1] * done + ahead[0] * aside)
        )
        aside = aside * 0.6 + chance.uniform(-shake, shake)
    return points


def _rib(
    pen: ImageDraw.ImageDraw, chance: random.Random, rib: Rib, light: tuple[float, float], depth: int = 0
) -> None:
    """A rib with its flanks (tones: lit, shaded), and smaller ribs that leave it."""
    points = _walk(chance, rib.start, rib.end, shake=0.01)
    last = len(points) - 1
    for side_of, share, tone in ((1, 1.0, light[1]), (-1, 0.75, light[0])):
        edge = []
        for number, (x, y) in enumerate(points):
            swell = max(0.0, math.sin(math.pi * min(1.0, number / last * 1.15 + 0.04)))
            reach = rib.breadth * share * swell * chance.uniform(0.55, 1.45)
            edge.append((x + side_of * reach, y + reach * 0.55))
        pen.polygon([place(x, y) for x, y in (*points, *reversed(edge))], fill=max(0, min(255, int(tone))))
    if depth == 2:
        return
    run = (rib.end[0] - rib.start[0], rib.end[1] - rib.start[1])
    branches = 2 if depth else 3
    for branch in range(branches):
        share = (branch + 0.6 + chance.uniform(-0.2, 0.2)) / (branches + 0.4)
        x, y = points[min(last, int(share * last))]
        angle = math.atan2(run[1], run[0]) + chance.choice((-1, 1)) * chance.uniform(0.35, 0.8)
        length = math.hypot(*run) * chance.uniform(0.28, 0.42)
        end = (x + math.cos(angle) * length, y + abs(math.sin(angle)) * length)
        tones_of = (light[0] + chance.uniform(-12, 8), light[1] + chance.uniform(-8, 22))
        _rib(pen, chance, type(rib)((x, y), end, rib.breadth / 2), tones_of, depth + 1)


Mesh = list[tuple[tuple[int, int, int, int], tuple[float, ...]]]


def _mesh(source: Sequence[Sequence[Point]]) -> Mesh:
    """For each cell of the painting, the corners it is taken from."""
    cells = []
    for row in range(-(-SIZE[1] // _MESH)):
        for column in range(-(-SIZE[0] // _MESH)):
            x, y = column * _MESH, row * _MESH
            corners = (
                source[row][column],
                source[row + 1][column],
                source[row + 1][column + 1],
                source[row][column + 1],
            )
            cells.append(((x, y, x + _MESH, y + _MESH), tuple(part for corner in corners for part in corner)))
    return cells


def _grid() -> tuple[range, range]:
    return range(-(-SIZE[1] // _MESH) + 1), range(-(-SIZE[0] // _MESH) + 1)


def _shaken(side: Side) -> Mesh:
    """A mesh that moves every point a little, so that no edge stays straight."""
    rows, columns = _grid()
    size = (len(columns), len(rows))
    right = clouds(f"{side}/shake-x", 10, 12, size, gain=0.6).load()
    down = clouds(f"{side}/shake-y", 10, 12, size, gain=0.6).load()
    assert right is not None  # noqa: S101 - load() of an image in memory gives its pixels
    assert down is not None  # noqa: S101 - as above
    return _mesh(
        [
            [
                (
                    min(SIZE[0] - 2.0, max(1.0, column * _MESH + 20 * _number(right[column, row]))),
                    min(SIZE[1] - 2.0, max(1.0, row * _MESH + 20 * _number(down[column, row]))),
                )
                for column in columns
            ]
            for row in rows
        ]
    )


def _number(pixel: object) -> float:
    if not isinstance(pixel, float):
        raise TypeError(f"a pixel of a float image is a float, not {pixel!r}")
    return pixel


def _fine_ribs(side: Side, massif: Massif) -> Image.Image:
    """Light and shade of fine ribs that fan out from the summit."""
    height = ridges(f"{side}/ribs", _FINE_RIBS, _FAN)
    near, far = (
        height.transform(_FAN, Image.Transform.AFFINE, (1, 0, 4 * way, 0, 1, way), Image.Resampling.NEAREST)
        for way in (1, -1)
    )
    light = tones(computed(lambda of: (of["near"] - of["far"]) * 420.0 + 128.0, near=near, far=far))
    rows, columns = _grid()
    source = []
    for row in rows:
        share = (row * _MESH - TOP) / HEIGHT
        left, right = _spread(massif, share)
        line = []
        for column in columns:
            across = (column * _MESH / SIZE[0] - left) / (right - left)
            line.append(
                (min(1.0, max(0.0, across)) * (_FAN[0] - 1), min(1.0, row * _MESH / SIZE[1]) * (_FAN[1] - 1))
            )
        source.append(line)
    return light.transform(SIZE, Image.Transform.MESH, _mesh(source), Image.Resampling.BICUBIC)


def _spread(massif: Massif, y: float) -> tuple[float, float]:
    for (y1, left1, right1), (y2, left2, right2) in pairwise(massif.spread):
        if y <= y2:
            share = max(0.0, (y - y1) / (y2 - y1))
            return left1 + (left2 - left1) * share, right1 + (right2 - right1) * share
    return massif.spread[-1][1:]
