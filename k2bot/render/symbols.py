"""Small symbols: outlines on a 100 by 100 grid, placed where needed."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.render.scene import Box, Disc, Point, Polygon, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.render.theme import Colour


class Line(NamedTuple):
    """A line along a path."""

    path: str
    width: float


class Dot(NamedTuple):
    """A filled disc."""

    x: float
    y: float
    radius: float


class Fill(NamedTuple):
    """A filled path with holes."""

    path: str
    holes: tuple[str, ...] = ()


SymbolPart: TypeAlias = Line | Dot | Fill


def place_symbol(parts: Sequence[SymbolPart], box: Box, fill: Colour) -> Shapes:
    """A symbol's parts fitted into a box, centred."""
    square = box.inscribed_square
    scale = square.width / 100

    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((square.left + x * scale, square.top + y * scale) for x, y in points)

    shapes: list[Shape] = []
    for part in parts:
        match part:
            case Line(path, width):
                shapes.append(Stroke(moved(flatten_path(path)), fill, width * scale))
            case Dot(x, y, radius):
                centre = moved(((x, y),))[0]
                shapes.append(Disc(Box.from_centre(centre, 2 * radius * scale), fill))
            case Fill(path, holes):
                shapes.append(
                    Polygon(
                        moved(flatten_path(path)),
                        fill,
                        holes=tuple(moved(flatten_path(hole)) for hole in holes),
                    )
                )
    return tuple(shapes)


def ring(*points: tuple[float, float]) -> str:
    """A path through points around the centre, given by turn (1 is a full circle) and distance."""
    places = (
        (50 + reach * math.cos(2 * math.pi * turn), 50 + reach * math.sin(2 * math.pi * turn))
        for turn, reach in points
    )
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in places) + " Z"


def path(points: Iterable[Point]) -> str:
    """Path around points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"


def oval(x: float, y: float, radius: float, second_radius: float | None = None, turn: float = 0) -> str:
    """Path of an ellipse by its centre and radii, turned by an angle in degrees."""
    lean, high = math.radians(turn), radius if second_radius is None else second_radius
    steps = (math.tau * step / 32 for step in range(32))
    return path(
        (
            x + radius * math.cos(step) * math.cos(lean) - high * math.sin(step) * math.sin(lean),
            y + radius * math.cos(step) * math.sin(lean) + high * math.sin(step) * math.cos(lean),
        )
        for step in steps
    )


def rod(x1: float, y1: float, x2: float, y2: float, *widths: float) -> str:
    """Path of a line with round ends, of one width or of those at its ends."""
    turn = math.atan2(y2 - y1, x2 - x1)
    ends = (x1, y1, widths[0] / 2, turn + math.pi / 2), (x2, y2, widths[-1] / 2, turn - math.pi / 2)
    return path(
        (
            x + radius * math.cos(first + math.pi * step / 10),
            y + radius * math.sin(first + math.pi * step / 10),
        )
        for x, y, radius, first in ends
        for step in range(11)
    )


def transformed_point(point: Point, centre: Point, scale: float, angle: float) -> Point:
    """A point of a drawing around (0, 0) after scaling, rotating (radians) and moving to a centre."""
    x, y = point
    return (
        centre[0] + scale * (x * math.cos(angle) - y * math.sin(angle)),
        centre[1] + scale * (x * math.sin(angle) + y * math.cos(angle)),
    )


@cache
def flatten_path(path: str) -> tuple[Point, ...]:
    """Points of a path: M (start), L (line), C (cubic curve) and Z (end), in absolute coordinates."""
    points: list[Point] = []
    words = path.replace("M", " M ").replace("L", " L ").replace("C", " C ").replace("Z", " ").split()
    while words:
        command = words.pop(0)
        count = 6 if command == "C" else 2
        numbers = [float(word) for word in words[:count]]
        del words[:count]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        points += _curve_points(points[-1], *pairs) if len(pairs) == 3 else pairs
    return tuple(points)


def _curve_points(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, 13):
        t = step / 12
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
        corners = (start, one, two, end)
        points.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, corners, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return points


_COGS = tuple(
    ((cog + edge) / 8, reach)
    for cog in range(8)
    for edge, reach in ((-0.3, 35), (-0.19, 48), (0.19, 48), (0.3, 35))
)
GEAR: tuple[SymbolPart, ...] = (Fill(ring(*_COGS), (ring(*((turn / 24, 17) for turn in range(24))),)),)
"""Symbol of a computer."""
RIGHT: tuple[SymbolPart, ...] = (Fill("M96 50 L52 12 L52 38 L4 38 L4 62 L52 62 L52 88 Z"),)
TICK: tuple[SymbolPart, ...] = (Line("M16 54 L40 78 L86 24", 15),)
HIDDEN: tuple[SymbolPart, ...] = (Line("M32 32 C32 6 72 8 68 36 C66 50 50 50 50 66", 13), Dot(50, 88, 9))
