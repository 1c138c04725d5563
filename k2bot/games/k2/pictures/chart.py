"""The map: spaces and ropes on the painted mountain."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import pieces, places, sky
from k2bot.games.k2.pictures.stands import TAG_ONTO
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Decal, Point, Shape, Stroke, Uncovered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.k2.engine.content import (
        Board,
        ClimberKey,
    )
    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.writing import Writing

_LEVEL = 0.4
"""Ropes less steep than this (height by width) get an arrow that says which end is the higher."""
_ARROW = 30
"""Pixels of such an arrow."""
_SHADE = 24
"""Pixels around a plate that its shadow takes at most."""
ROUNDING = 11
"""The radius of a plate's corners."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A way a climber went: its seat and name, and the spaces from the start to the end."""

    climber: ClimberKey
    way: tuple[str, ...]
    earlier: bool = False
    """Walked before what a picture tells of: drawn thinner and paler."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A board as a map."""

    board: Board
    bright: frozenset[str] | None = None
    """Spaces whose plates show all; the others stand back, without cost and air. None for all."""
    near: frozenset[str] | None = None
    """Those of them that matter most; the rest is subdued. None for all."""

    def __hash__(self) -> int:
        """Of what tells maps apart: a board, which holds dicts, by its side."""
        return hash((self.board.side, self.bright, self.near))

    def spot(self, space: str) -> Point:
        """The middle of a space's plate."""
        return places.PLACES[self.board.side][space]

    def plates(self) -> Mapping[str, Box]:
        """The boxes of all plates; those that stand back are only as high as their line."""
        return _boxes(self)

    def plates_from(self, space: str) -> tuple[Box, ...]:
        """The boxes of all plates, that of a space first."""
        own = self.plates()[space]
        return own, *(box for box in self.plates().values() if box is not own)

    def is_bright(self, space: str) -> bool:
        """Whether a plate shows all it can."""
        return self.bright is None or space in self.bright

    def is_subdued(self, space: str) -> bool:
        """Whether a plate shows all it can with less contrast."""
        return self.is_bright(space) and self.near is not None and space not in self.near


@lru_cache(maxsize=64)
def _boxes(chart: Chart) -> Mapping[str, Box]:
    found = {space.id: places.plate(chart.board.side, space.id) for space in chart.board.spaces}
    return MappingProxyType(
        {
            space: box if chart.is_bright(space) else Box.around(box.centre, box.width, places.HEAD)
            for space, box in found.items()
        }
    )


def outside(start: Point, end: Point, box: Box) -> Point:
    """Where the line from start (inside the box) to end leaves the box."""
    (x1, y1), (x2, y2) = start, end
    shares = [1.0]
    if x2 != x1:
        shares.append(((box.right if x2 > x1 else box.left) - x1) / (x2 - x1))
    if y2 != y1:
        shares.append(((box.bottom if y2 > y1 else box.top) - y1) / (y2 - y1))
    share = min(share for share in shares if share >= 0)
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def seen_rope(chart: Chart, rope: tuple[str, str]) -> tuple[Point, Point]:
    """The part of a rope between its plates, from its lower to its upper end."""
    lower, upper = rope
    start, end, boxes = chart.spot(lower), chart.spot(upper), chart.plates()
    return outside(start, end, boxes[lower]), outside(end, start, boxes[upper])


@lru_cache(maxsize=2)
def ropes(chart: Chart) -> tuple[Shape, ...]:
    """All ropes: twisted, with a small arrow uphill on those that are nearly level."""
    lines = [(chart.spot(lower), chart.spot(upper)) for lower, upper in chart.board.ropes]
    return (
        *(Stroke(line, theme.INK.at(80), 15) for line in lines),
        *(Stroke(line, sky.ROPE_DARK, 10) for line in lines),
        *(Stroke(line, sky.ROPE_LIGHT, 5, (9, 9)) for line in lines),
        *(shape for arrow in arrows(chart) for shape in sky.uphill(arrow.box, arrow.angle)),
    )


class Arrow(NamedTuple):
    """The mark of a rope that is nearly level, and where uphill is, in radians."""

    box: Box
    angle: float
    rope: tuple[str, str]


def arrows(chart: Chart) -> tuple[Arrow, ...]:
    """The arrows of ropes that are nearly level."""
    found: list[Arrow] = []
    for rope in chart.board.ropes:
        start, end = chart.spot(rope[0]), chart.spot(rope[1])
        if _LEVEL * abs(end[0] - start[0]) > abs(end[1] - start[1]):
            near, far = seen_rope(chart, rope)
            middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
            angle = math.atan2(end[1] - start[1], end[0] - start[0])
            found.append(Arrow(Box.around(middle, _ARROW, _ARROW), angle, rope))
    return tuple(found)


@lru_cache(maxsize=32)
def _plates(chart: Chart, base: str) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for name, box in chart.plates().items():
        space = chart.board.by_id[name]
        if chart.is_bright(name):
            parts = pieces.plate(space, box, base, subdued=chart.is_subdued(name))
        else:
            parts = pieces.quiet_plate(space, box, base)
        shapes += Decal.of(parts, box.grown(_SHADE))
    return tuple(shapes)


def plates(chart: Chart, writing: Writing) -> tuple[Shape, ...]:
    """The plates of all spaces."""
    return _plates(chart, writing.space(content.BASE_CAMP))


def areas(chart: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map, and the crowds that stand at them: all to be seen whole."""
    return (
        *(Area(f"plate {space}", box) for space, box in chart.plates().items()),
        *(
            Area(f"{'tents' if number else 'crowd'} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
        *(Area(f"tag {space}", tag.grown(-TAG_ONTO)) for space, crowd in stand.items() for tag in crowd.tags),
    )


def uncovered(chart: Chart) -> tuple[Uncovered, ...]:
    """All plates seen again, to be painted over what moves."""
    return tuple(Uncovered(box, ROUNDING) for box in chart.plates().values())
