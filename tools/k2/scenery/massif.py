"""Relief of the massif, the glacier at its foot and the distant ranges; computed once per side."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE, to_pixels
from tools.k2.scenery import facets
from tools.k2.scenery.calm import loudness
from tools.k2.scenery.canvas import FINE, filled
from tools.k2.scenery.facets import Grain, Node
from tools.k2.scenery.ridges import GLACIERS, MASSIFS, RANGES

if TYPE_CHECKING:
    from PIL import Image

    from k2bot.games.k2.engine.content import Side
    from k2bot.render.scene import Point
    from tools.k2.scenery.calm import Loudness
    from tools.k2.scenery.facets import Mesh
    from tools.k2.scenery.ridges import Range


class Relief(NamedTuple):
    """The properties of a mountain that don't depend on the light."""

    top: int
    """First canvas row of its images."""
    slopes: Image.Image
    """Normals of its facets, in three bands."""
    rock: Image.Image
    outline: Image.Image
    depth: float = 0.0
    """Fraction hidden by the air, 0 to 1."""


_ROWS = 13
_GRAIN = Grain(rise=(11, 6), stray=(13, 7), spur=17, bare=0.22)
_LOUD_FROM = (0.0, 0.24, 0.85)
"""Minimum loudness for the base mesh, and for one and two subdivisions."""
_STANDS_OUT = 34
"""Relief in pixels of a ridge of 1."""
_STEEP = {False: 0.22, True: 0.55}
"""How far the left and right flank turn away from the viewer."""


@lru_cache(maxsize=2)
def massif(side: Side) -> Relief:
    """Relief of a side's mountain with its glacier."""
    loud = loudness(side)
    uncut = _mesh(side, loud)
    relief = facets.blank()
    for mesh, least in zip((uncut, *facets.cut(uncut, _GRAIN, f"{side}/cut", loud)), _LOUD_FROM, strict=True):
        facets.draw(mesh, _GRAIN, loud, relief, least=least)
    _glacier(side, ImageDraw.Draw(relief))
    chance = random.Random(f"{side}/skyline")  # noqa: S311 - not cryptographic
    skyline = facets.roughened([to_pixels(*point) for point in MASSIFS[side].skyline], chance, 0.13, 14)
    outline = filled([(-30, PAINTING_SIZE[1] + 5), *skyline, (PAINTING_SIZE[0] + 30, PAINTING_SIZE[1] + 5)])
    return Relief(0, *facets.brought_down(relief), outline)


def _mesh(side: Side, loud: Loudness) -> Mesh:
    """The massif's lines as columns: ridges that come and go, couloirs, and two large flanks."""
    shape = MASSIFS[side]
    chance = random.Random(f"{side}/mesh")  # noqa: S311 - not cryptographic
    mesh: Mesh = []
    for number, line in enumerate(shape.lines):
        column, force = [], 1.0
        least = 0.7 if number == shape.spine else -0.25
        for row, (x, y) in enumerate(facets.spaced([to_pixels(*point) for point in line.points], _ROWS)):
            share = row / (_ROWS - 1)
            swell = min(1.0, 0.3 + 2.0 * share) * (1 - 2.0 * max(0.0, share - 0.7))
            stray = (22.0 if line.relief > 0 else 13.0) * min(1.0, 0.3 + 1.5 * share) * (row > 0)
            force = min(1.35, max(least, force + chance.uniform(-0.75, 0.75)))
            out = line.relief * _STANDS_OUT * swell * force * (0.4 + 0.6 * loud(x, y))
            rock = (0.55 if line.relief > 0 else -0.75) + chance.uniform(-0.8, 0.8)
            column.append(Node(x + chance.uniform(-stray, stray), y, out + chance.uniform(-5, 5), rock))
        mesh.append(column)
    spine = [node.x for node in mesh[shape.spine]]
    return [
        [
            node._replace(relief=node.relief - _STEEP[node.x > middle] * abs(node.x - middle) + node.y * 0.5)
            for node, middle in zip(column, spine, strict=True)
        ]
        for column in mesh
    ]


# ------------------------------------------------------------------------------------------------ glacier

_ICE = (
    (0.0, -0.10, -0.30),
    (0.16, 0.16, -0.22),
    (0.36, -0.02, -0.34),
    (0.50, 0.22, -0.18),
    (0.74, -0.16, -0.26),
)
"""Bands of ice: start as a fraction of the way down (0 to 1), and normal to the right and down."""
_MORAINES = ((0.0, 9, 0.62), (0.36, 15, 0.9), (0.74, 7, 0.55))
"""Moraines: distance down (0 to 1), half width in pixels, extent from the right (0 to 1)."""


def _glacier(side: Side, pen: ImageDraw.ImageDraw) -> None:
    """The glacier along the foot: bands of ice, and tapering moraines."""
    chance = random.Random(f"{side}/glacier")  # noqa: S311 - not cryptographic
    edge = facets.spaced([to_pixels(*point) for point in GLACIERS[side]], 60)

    def lane(down: float) -> list[Point]:
        """A line along the glacier, at this fraction (0 to 1) from its edge to below the canvas."""
        return [
            (x, y + (PAINTING_SIZE[1] + 24 - y) * down + 3 * math.sin(number * 0.55 + down * 9))
            for number, (x, y) in enumerate(edge)
        ]

    def fill(points: list[Point], right: float, down: float, *, bare: bool) -> None:
        pen.polygon([(x * FINE, y * FINE) for x, y in points], fill=facets.code(right, down, bare=bare))

    for start, right, down in _ICE:
        fill(
            [*lane(start), (0, PAINTING_SIZE[1] + 40), (PAINTING_SIZE[0], PAINTING_SIZE[1] + 40)],
            right,
            down,
            bare=False,
        )
    for start, broad, share in _MORAINES:
        line = lane(start)[: int(len(edge) * share)]
        upper, lower, crest = [], [], []
        for number, (x, y) in enumerate(line):
            half = broad * (1 - (number / len(line)) ** 1.6) * chance.uniform(0.55, 1.15)
            upper.append((x, y - half))
            lower.append((x, y + half))
            crest.append((x, y + half * chance.uniform(-0.3, 0.2)))
        fill([*upper, *reversed(crest)], -0.25, -0.40, bare=True)
        fill([*crest, *reversed(lower)], 0.30, 0.10, bare=True)


# ------------------------------------------------------------------------------------------------ distant
# ranges

_FAR = Grain(rise=(9, 4.5), stray=(9, 4), spur=9, bare=0.04)
_FAR_ROWS = 6
_FAR_TALL = 260
"""Pixels from the lowest point of a distant skyline to where mist hides everything."""


@lru_cache(maxsize=2)
def ranges(side: Side) -> tuple[Relief, ...]:
    """The distant ranges of a side, farthest first."""
    return tuple(_range(f"{side}/range{number}", far) for number, far in enumerate(RANGES[side]))


def _range(seed: str, far: Range) -> Relief:
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    points = [to_pixels(*point) for point in far.skyline]
    size = 1.0 - far.depth * 0.55
    mesh: Mesh = []
    for index, (x, y) in enumerate(points):
        beside = [points[at] for at in (index - 1, index + 1) if 0 <= at < len(points)]
        peak = y < min(spot[1] for spot in beside)
        reach = sum(abs(spot[0] - x) for spot in beside) / len(beside)
        column, aside = [], 0.0
        for row in range(_FAR_ROWS):
            down = row * 48 * size
            aside += chance.uniform(-0.2, 0.2) * reach * (row > 0) * (1.0 if peak else 0.5)
            out = (0.75 if peak else -0.15) * reach * min(1.0, 0.3 + row * 0.45) + down * 0.5
            rock = (0.35 if peak else -0.6) + chance.uniform(-0.7, 0.7)
            column.append(Node(x + aside, y - 4 + down, out, rock))
        mesh.append(column)
    relief = facets.blank()
    facets.draw(facets.cut(mesh, _FAR, seed, _rough)[-1], _FAR, _rough, relief)
    skyline = facets.roughened(points, chance, 0.11, 12)
    top = max(0, int(min(y for _, y in skyline)) - 2)
    box = (0, top, PAINTING_SIZE[0], min(PAINTING_SIZE[1], int(max(y for _, y in skyline)) + _FAR_TALL))
    slopes, rock_mask = facets.brought_down(relief)
    outline = filled([(-80, PAINTING_SIZE[1]), *skyline, (PAINTING_SIZE[0] + 80, PAINTING_SIZE[1])])
    return Relief(top, slopes.crop(box), rock_mask.crop(box), outline.crop(box), far.depth)


def _rough(_x: float, _y: float) -> float:
    """Loudness of distant ranges: rough everywhere."""
    return 1.0
