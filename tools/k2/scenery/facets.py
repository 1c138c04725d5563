"""Turns a mountain's lines into facets: a mesh subdivided repeatedly, each facet with its slope.

A relief is an image with four bands: the facet's normal (right, down, towards the viewer; 128 is zero) and
whether it is bare rock. Light from any direction is then a weighted sum of the first three bands.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from k2bot.games.k2.pictures.scenery import PAINTING_SIZE
from tools.k2.scenery.canvas import FINE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.render.scene import Point
    from tools.k2.scenery.calm import Loudness


class Node(NamedTuple):
    """A vertex of the mesh: pixels, relief towards the viewer (pixels), and rockiness (-1 to 1)."""

    x: float
    y: float
    relief: float
    rock: float


Mesh: TypeAlias = list[list[Node]]
"""Columns from left to right, each from top to bottom; all of equal length."""


@dataclass(frozen=True, slots=True)
class Grain:
    """Roughness of a mountain."""

    rise: tuple[float, ...]
    """Maximum change in relief of a new vertex in pixels, by subdivision."""
    stray: tuple[float, ...]
    """Maximum displacement of a new vertex in pixels, by subdivision."""
    spur: float
    """Relief in pixels of spurs between a ridge and a couloir."""
    bare: float
    """Added to the probability of bare rock: about -0.3 (hardly any) to 0.3 (much)."""


def blank() -> Image.Image:
    """An empty relief at the supersampled scale.

    The mode only provides four bands: with an alpha band Pillow would weight the others by it.
    """
    return Image.new("CMYK", (PAINTING_SIZE[0] * FINE, PAINTING_SIZE[1] * FINE), (128, 128, 255, 0))


def brought_down(relief: Image.Image) -> tuple[Image.Image, Image.Image]:
    """A relief scaled down to the canvas: normals (three bands), and rock."""
    right, down, front, rock = relief.reduce(FINE).split()
    return Image.merge("RGB", (right, down, front)), rock


def code(right: float, down: float, *, bare: bool) -> tuple[int, int, int, int]:
    """Relief value of a plane with this normal (right and down, as fractions of 1); rock if bare."""
    front = math.sqrt(max(0.0, 1 - right * right - down * down))
    return int(128 + 127 * right), int(128 + 127 * down), int(128 + 127 * front), 255 if bare else 0


def spaced(points: Sequence[Point], count: int) -> list[Point]:
    """Evenly spaced points along a line."""
    lengths = [0.0]
    for start, end in pairwise(points):
        lengths.append(lengths[-1] + math.dist(start, end))
    found, leg = [], 0
    for number in range(count):
        done = lengths[-1] * number / (count - 1)
        while leg < len(points) - 2 and lengths[leg + 1] < done:
            leg += 1
        share = (done - lengths[leg]) / (lengths[leg + 1] - lengths[leg])
        (x1, y1), (x2, y2) = points[leg], points[leg + 1]
        found.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    return found


def roughened(points: Sequence[Point], chance: random.Random, amount: float, least: float) -> list[Point]:
    """A line subdivided at random down to pieces of ``least`` pixels."""
    done = [points[0]]

    def broken(start: Point, end: Point) -> None:
        length = math.dist(start, end)
        if length < least:
            done.append(end)
            return
        aside = chance.uniform(-amount, amount)
        middle = (
            (start[0] + end[0]) / 2 - (end[1] - start[1]) * aside,
            (start[1] + end[1]) / 2 + (end[0] - start[0]) * aside,
        )
        broken(start, middle)
        broken(middle, end)

    for start, end in pairwise(points):
        broken(start, end)
    return done


def cut(mesh: Mesh, grain: Grain, seed: str, loud: Loudness) -> list[Mesh]:
    """Subdivide the mesh once per step of the grain; returns the mesh after each subdivision."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    found = []
    for step in range(len(grain.rise)):

        def middle(one: Node, other: Node, share: float, step: int = step) -> Node:
            """A new vertex about halfway between two, displaced less if they are close."""
            x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
            near = min(1.0, math.hypot(one.x - other.x, one.y - other.y) / (56 >> step))
            free = near * (0.35 + 0.65 * loud(x, y))
            stray, rise = grain.stray[step] * free, grain.rise[step] * free * share
            return Node(
                x + chance.uniform(-stray, stray),
                y + chance.uniform(-stray, stray),
                (one.relief + other.relief) / 2 + chance.uniform(-rise, rise),
                (one.rock + other.rock) / 2 + chance.uniform(-0.55, 0.55) / (step + 1),
            )

        longer = []
        for column in mesh:
            nodes = []
            for one, other in pairwise(column):
                # The last subdivision is vertical only: long couloirs, no shards.
                nodes += [one] if step == len(grain.rise) - 1 else [one, middle(one, other, 0.6)]
            longer.append([*nodes, column[-1]])
        mesh = []
        for left, right in pairwise(longer):
            between = [middle(one, other, 1.0) for one, other in zip(left, right, strict=True)]
            if step == 0:
                between = _spurred(between, chance, grain.spur, loud)
            mesh += [left, between]
        mesh.append(longer[-1])
        found.append(mesh)
    return found


def _spurred(column: list[Node], chance: random.Random, spur: float, loud: Loudness) -> list[Node]:
    """A column between a ridge and a couloir, with spurs and gullies."""
    out, nodes = 1.0, []
    for node in column:
        if chance.random() < 0.62:
            out = -out
        by = spur * out * chance.uniform(0.4, 1.0) * (0.15 + 0.85 * loud(node.x, node.y))
        nodes.append(node._replace(relief=node.relief + by, y=node.y + 8 * out))
    return nodes


def draw(mesh: Mesh, grain: Grain, loud: Loudness, relief: Image.Image, *, least: float = 0.0) -> None:
    """Draw a mesh's facets onto a relief, where the loudness is at least ``least``."""
    pen = ImageDraw.Draw(relief)
    for one, two, three in _facets(mesh):
        xs, ys = (one.x, two.x, three.x), (one.y, two.y, three.y)
        if max(xs) < 0 or min(xs) > PAINTING_SIZE[0] or min(ys) > PAINTING_SIZE[1]:
            continue
        here = loud(sum(xs) / 3, sum(ys) / 3)
        if here < least:
            continue
        right, down, front = _normal(one, two, three)
        rocky = (one.rock + two.rock + three.rock) / 3
        bare = rocky * 0.5 + (1 - front) * 1.1 - 0.60 - (1 - here) * 0.34 + grain.bare > 0
        corners = [(x * FINE, y * FINE) for x, y in zip(xs, ys, strict=True)]
        pen.polygon(corners, fill=code(right, down, bare=bare))


def _facets(mesh: Mesh) -> Iterator[tuple[Node, Node, Node]]:
    """The mesh as triangles; each quad is split along its higher diagonal."""
    for left, right in pairwise(mesh):
        for (one, four), (two, three) in zip(pairwise(left), pairwise(right), strict=True):
            if one.relief + three.relief > two.relief + four.relief:
                yield one, two, three
                yield one, three, four
            else:
                yield one, two, four
                yield two, three, four


def _normal(one: Node, two: Node, three: Node) -> tuple[float, float, float]:
    """Unit normal of a facet: right, down, towards the viewer."""
    x1, y1, z1 = two.x - one.x, two.y - one.y, two.relief - one.relief
    x2, y2, z2 = three.x - one.x, three.y - one.y, three.relief - one.relief
    x, y, z = y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2
    length = math.copysign(math.sqrt(x * x + y * y + z * z), z) or 1.0
    return x / length, y / length, z / length
