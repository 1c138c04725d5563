"""Small symbols, drawn as outlines in a square of 100 by 100 and placed where they are needed."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.pictures.scene import Box, Disc, Polygon, Stroke

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scene import Point, Shape
    from k2bot.games.k2.pictures.theme import Colour

Name: TypeAlias = Literal[
    "boot", "rope", "bottle", "up", "down", "flag", "sun", "wind", "storm", "snow", "avalanche",
    "right", "tick", "cross", "rescue", "cards", "deck", "hidden", "tent", "moon", "peak", "gear",
]  # fmt: skip


class _Line(NamedTuple):
    path: str
    width: float


class _Dot(NamedTuple):
    x: float
    y: float
    radius: float


class _Area(NamedTuple):
    path: str
    holes: tuple[str, ...] = ()


_Part: TypeAlias = _Line | _Dot | _Area

_CLOUD = "M24 62 C6 62 6 38 24 38 C26 16 58 12 64 32 C84 26 96 62 72 62 Z"


def _round(*points: tuple[float, float]) -> str:
    """A path through points around the middle, given by their turn (1 is all around) and their distance."""
    places = (
        (50 + reach * math.cos(2 * math.pi * turn), 50 + reach * math.sin(2 * math.pi * turn))
        for turn, reach in points
    )
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in places) + " Z"


_COGS = tuple(
    ((cog + edge) / 8, reach)
    for cog in range(8)
    for edge, reach in ((-0.3, 35), (-0.19, 48), (0.19, 48), (0.3, 35))
)

_SYMBOLS: dict[Name, tuple[_Part, ...]] = {
    "boot": (
        _Area("M28 8 L58 8 C57 26 56 36 62 44 C70 52 90 52 93 68 L94 76 L20 76 C20 62 30 50 28 8 Z"),
        _Area("M18 81 L95 81 L95 93 L72 93 L66 88 L52 88 L46 93 L18 93 Z"),
    ),
    "rope": (
        _Line("M50 22 C96 22 96 92 50 92 C4 92 4 22 50 22", 9),
        _Line("M50 36 C76 36 76 78 50 78 C24 78 24 36 50 36", 8),
        _Line("M50 50 C58 50 58 64 50 64 C42 64 42 50 50 50", 7),
        _Area("M38 4 L62 4 L62 44 L38 44 Z"),
    ),
    "bottle": (
        _Area("M12 42 C12 24 50 24 50 42 L50 92 C50 100 12 100 12 92 Z", ("M12 56 L50 56 L50 64 L12 64 Z",)),
        _Line("M16 10 L46 10", 10),
        _Line("M31 10 L31 30", 11),
        _Line("M40 16 C70 2 86 22 80 46", 7),
        _Area("M62 52 C76 42 98 50 98 68 C98 86 84 96 76 91 C66 86 56 62 62 52 Z"),
    ),
    "up": (_Area("M50 6 L90 52 L64 52 L64 94 L36 94 L36 52 L10 52 Z"),),
    "down": (_Area("M50 94 L90 48 L64 48 L64 6 L36 6 L36 48 L10 48 Z"),),
    "right": (_Area("M96 50 L52 12 L52 38 L4 38 L4 62 L52 62 L52 88 Z"),),
    "flag": (_Line("M26 8 L26 96", 9), _Area("M30 8 L92 28 L30 52 Z")),
    "sun": (
        _Dot(50, 50, 21),
        *(
            _Line(
                f"M{50 + 31 * math.cos(turn * math.pi / 4):.1f} {50 + 31 * math.sin(turn * math.pi / 4):.1f} "
                f"L{50 + 44 * math.cos(turn * math.pi / 4):.1f} {50 + 44 * math.sin(turn * math.pi / 4):.1f}",
                9,
            )
            for turn in range(8)
        ),
    ),
    "wind": (
        _Line("M8 38 L58 38 C82 38 80 10 62 12 C54 13 50 18 51 25", 9),
        _Line("M8 56 L76 56 C98 56 96 84 78 82 C71 81 67 77 67 71", 9),
        _Line("M14 74 L44 74 C58 74 57 92 46 91", 9),
    ),
    "storm": (_Area(_CLOUD), _Area("M52 56 L30 80 L46 80 L38 99 L68 72 L51 72 L62 56 Z")),
    "snow": (
        *(
            _Line(
                f"M{50 - 42 * math.cos(turn * math.pi / 3 + math.pi / 6):.1f} "
                f"{50 - 42 * math.sin(turn * math.pi / 3 + math.pi / 6):.1f} "
                f"L{50 + 42 * math.cos(turn * math.pi / 3 + math.pi / 6):.1f} "
                f"{50 + 42 * math.sin(turn * math.pi / 3 + math.pi / 6):.1f}",
                8,
            )
            for turn in range(3)
        ),
        *(
            _Line(
                " ".join(
                    f"{letter}{50 + radius * math.cos(turn * math.pi / 3 + math.pi / 6 + aside):.1f} "
                    f"{50 + radius * math.sin(turn * math.pi / 3 + math.pi / 6 + aside):.1f}"
                    for letter, radius, aside in (("M", 40, 0.36), ("L", 24, 0), ("L", 40, -0.36))
                ),
                6,
            )
            for turn in range(6)
        ),
    ),
    "avalanche": (
        _Area("M4 22 L20 18 L96 92 L96 98 L4 98 Z"),
        _Dot(48, 24, 12),
        _Dot(72, 44, 14),
        _Dot(88, 68, 9),
        _Dot(70, 16, 7),
    ),
    "tick": (_Line("M16 54 L40 78 L86 24", 15),),
    "cross": (_Line("M50 8 L50 94", 13), _Line("M24 36 L76 36", 13)),
    "rescue": (_Area("M36 8 L64 8 L64 36 L92 36 L92 64 L64 64 L64 92 L36 92 L36 64 L8 64 L8 36 L36 36 Z"),),
    "cards": (
        _Area("M6 30 L30 22 L52 86 L28 95 Z"),
        _Area("M36 19 L60 14 L74 82 L60 85 Z"),
        _Area("M66 12 L94 12 L94 82 L82 82 Z"),
    ),
    "deck": (
        _Area("M12 26 L66 26 L66 97 L12 97 Z"),
        _Line("M24 13 L78 13 L78 86", 8),
        _Line("M38 3 L90 3 L90 74", 6),
    ),
    "hidden": (_Line("M32 32 C32 6 72 8 68 36 C66 50 50 50 50 66", 13), _Dot(50, 88, 9)),
    "tent": (_Area("M50 14 L96 90 L4 90 Z", ("M50 50 L66 90 L34 90 Z",)),),
    "peak": (_Area("M2 90 L38 18 L56 50 L68 32 L98 90 Z", ("M38 18 L27 40 L35 46 L41 38 L49 42 Z",)),),
    "gear": (_Area(_round(*_COGS), (_round(*((turn / 24, 17) for turn in range(24))),)),),
    "moon": (_Area("M62 8 C22 8 4 66 36 88 C56 100 84 92 94 70 C62 84 38 44 62 8 Z"),),
}


def symbol(name: Name, box: Box, fill: Colour) -> tuple[Shape, ...]:
    """A symbol as large as fits into a box, in its middle."""
    side = min(box.width, box.height)
    left, top = box.centre[0] - side / 2, box.centre[1] - side / 2
    scale = side / 100

    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((left + x * scale, top + y * scale) for x, y in points)

    shapes: list[Shape] = []
    for part in _SYMBOLS[name]:
        match part:
            case _Line(path, width):
                shapes.append(Stroke(placed(flat(path)), fill, width * scale))
            case _Dot(x, y, radius):
                centre = placed(((x, y),))[0]
                shapes.append(Disc(Box.around(centre, 2 * radius * scale, 2 * radius * scale), fill))
            case _Area(path, holes):
                shapes.append(
                    Polygon(placed(flat(path)), fill, holes=tuple(placed(flat(hole)) for hole in holes))
                )
    return tuple(shapes)


@cache
def flat(path: str) -> tuple[Point, ...]:
    """The points of a path: M (start), L (line), C (cubic curve) and Z (end), in absolute figures."""
    points: list[Point] = []
    words = path.replace("M", " M ").replace("L", " L ").replace("C", " C ").replace("Z", " ").split()
    while words:
        command = words.pop(0)
        count = 6 if command == "C" else 2
        figures = [float(word) for word in words[:count]]
        del words[:count]
        pairs = list(zip(figures[::2], figures[1::2], strict=True))
        points += _curve(points[-1], *pairs) if len(pairs) == 3 else pairs
    return tuple(points)


def _curve(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
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
