"""The map: spaces and ropes on the painted mountain, whole or a zoomed part of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import pieces, sky
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Stroke, Uncovered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.content import Board
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.pictures.crowding.crowds import Crowd
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Point, Shape

_LEVEL = 0.4
"""Ropes less steep than this (height by width) get an arrow that says which end is the higher."""
_RING = 16.0
"""Pixels that rings, frames and grounds may take around a plate, at scale 1."""
_CHARTS = 32
"""Charts whose ropes and plates are kept: both whole boards, and the parts that are planned on."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A way a climber went: its seat and name, and the spaces from the start to the end."""

    climber: ClimberKey
    way: tuple[str, ...]
    earlier: bool = False
    """Walked before what a picture tells of: drawn thinner and paler."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A board laid out in a picture: the window of the painting that is seen, and the box that shows it."""

    board: Board
    window: Box
    box: Box
    scale: float = 1
    """Of plates and pieces, against those of the whole board."""
    whole_plates: frozenset[str] | None = None
    """Spaces with whole plates; the others have only their names and points. None for all."""

    def __hash__(self) -> int:
        """Of what tells charts apart: a board, which holds dicts, by its side."""
        return hash((self.board.side, self.window, self.box, self.scale, self.whole_plates))

    @staticmethod
    def whole(board: Board) -> Chart:
        """The whole mountain at its painted size."""
        frame = Box(0, 0, *mountain.SIZE)
        return Chart(board, frame, frame)

    def spot(self, space: str) -> Point:
        """The place of a space in the picture."""
        found = self.board.by_id[space]
        x, y = mountain.place(found.x, found.y)
        return self.shown(x, y)

    def shown(self, x: float, y: float) -> Point:
        """A pixel of the painting as one of the picture."""
        zoom = self.box.width / self.window.width
        return self.box.left + (x - self.window.left) * zoom, self.box.top + (y - self.window.top) * zoom

    def plates(self) -> dict[str, Box]:
        """The boxes of the plates in the picture: those that lie wholly in it, with their rings."""
        inner = self.box.grown(-_RING * self.scale)
        return {space: box for space, box in self.boxes().items() if inner.holds(box)}

    def boxes(self) -> dict[str, Box]:
        """The boxes of all plates, wherever they are."""
        return {
            space.id: pieces.plate_box(space, self.spot(space.id), self.scale, brief=self.is_brief(space.id))
            for space in self.board.spaces
        }

    def is_brief(self, space: str) -> bool:
        """Whether a plate shows only the space's name and points."""
        return self.whole_plates is not None and space not in self.whole_plates

    def lines(self) -> tuple[tuple[Point, Point], ...]:
        """The ropes as lines from lower to upper space."""
        return tuple((self.spot(lower), self.spot(upper)) for lower, upper in self.board.ropes)


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


def ropes(chart: Chart, over: Sequence[Box] | None = None) -> tuple[Shape, ...]:
    """All ropes: twisted, with a small arrow uphill on those that are nearly level.

    ``over``: only the ropes that run through one of these boxes.
    """
    if over is None:
        return _every_rope(chart)
    lines = zip(chart.board.ropes, chart.lines(), strict=True)
    return _ropes(chart, [rope for rope, line in lines if any(box.meets(*line) for box in over)])


@lru_cache(maxsize=_CHARTS)
def _every_rope(chart: Chart) -> tuple[Shape, ...]:
    return _ropes(chart, chart.board.ropes)


def _ropes(chart: Chart, shown: Sequence[tuple[str, str]]) -> tuple[Shape, ...]:
    plates = chart.plates()
    shapes: list[Shape] = []
    for rope in shown:
        ends = [end for end in rope if end in plates]
        if len(ends) == len(rope):
            shapes += _rope(chart.spot(rope[0]), chart.spot(rope[1]), chart.scale)
        elif ends:
            (beyond,) = (end for end in rope if end not in plates)
            shapes += _leaving(chart, plates[ends[0]], chart.spot(beyond))
    for arrow in arrows(chart, shown):
        shapes += sky.uphill(arrow.box, arrow.angle)
    return tuple(shapes)


def _rope(start: Point, end: Point, scale: float) -> tuple[Shape, ...]:
    return (
        Stroke((start, end), theme.INK.at(70), 15 * scale),
        Stroke((start, end), sky.ROPE_DARK, 10 * scale),
        Stroke((start, end), sky.ROPE_LIGHT, 5 * scale, (9 * scale, 9 * scale)),
    )


def _leaving(chart: Chart, plate: Box, goal: Point) -> tuple[Shape, ...]:
    """A rope to a space that is not in the picture: it frays out into dots, which end before the edge."""
    centre, scale = plate.centre, chart.scale
    start = outside(centre, goal, plate)
    inner = chart.box.grown(-_DOT * scale)
    length = 0.0
    if inner.holds(Box(*start, *start)):
        length = min(math.dist(start, goal), math.dist(start, outside(start, goal, inner)))
    towards = (goal[0] - centre[0], goal[1] - centre[1])
    whole = math.hypot(*towards)

    def at(along: float) -> Point:
        return start[0] + towards[0] * along / whole, start[1] + towards[1] * along / whole

    dots = [_DOTS[-number] for number in range(1, len(_DOTS) + 1) if number * _PITCH * scale <= length][::-1]
    dots = dots if len(dots) > 1 else []
    solid = length - len(dots) * _PITCH * scale
    shapes: list[Shape] = [*_rope(centre, at(solid), scale)] if solid > _DOT * scale else []
    for number, size in enumerate(dots, 1):
        dot = Box.around(at(solid + (number - 0.3) * _PITCH * scale), size * scale, size * scale)
        shapes += [Disc(dot, sky.ROPE_DARK), Disc(dot.grown(-size * scale * 0.24), sky.ROPE_LIGHT)]
    return tuple(shapes)


_DOT, _PITCH = 9.0, 17.0
"""Pixels a fraying rope keeps from the edge, and from dot to dot, at scale 1."""
_DOTS = (13.0, 10.0, 7.0)
"""The dots that a rope frays out into, from the first to the last."""


class Arrow(NamedTuple):
    """The mark of a rope that is nearly level, and where uphill is, in radians."""

    box: Box
    angle: float


def arrows(chart: Chart, shown: Sequence[tuple[str, str]] | None = None) -> tuple[Arrow, ...]:
    """Where ropes that are nearly level carry their arrows: all such ropes between plates in the picture."""
    plates, side = chart.plates(), 31.5 * chart.scale
    found: list[Arrow] = []
    for lower, upper in chart.board.ropes if shown is None else shown:
        start, end = chart.spot(lower), chart.spot(upper)
        if not plates.keys() >= {lower, upper} or _LEVEL * abs(end[0] - start[0]) <= abs(end[1] - start[1]):
            continue
        near, far = outside(start, end, plates[lower]), outside(end, start, plates[upper])
        middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
        found.append(Arrow(Box.around(middle, side, side), math.atan2(end[1] - start[1], end[0] - start[0])))
    return tuple(found)


def plates(chart: Chart, writing: Writing) -> tuple[Shape, ...]:
    """The plates of all spaces in the picture."""
    return _plates(chart, writing.space(content.BASE_CAMP))


@lru_cache(maxsize=_CHARTS)
def _plates(chart: Chart, base: str) -> tuple[Shape, ...]:
    return tuple(
        shape
        for space, box in chart.plates().items()
        for shape in (pieces.brief_plate if chart.is_brief(space) else pieces.plate)(
            chart.board.by_id[space], box, base, chart.scale
        )
    )


def areas(plates: Mapping[str, Box], stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map, and the crowds and tents that stand at them: all to be seen whole."""
    return (
        *(Area(f"plate {space}", box) for space, box in plates.items()),
        *(
            Area(f"{('crowd', 'tents')[number]} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
    )


def uncovered(chart: Chart) -> tuple[Uncovered, ...]:
    """All plates seen again, to be painted over what moves."""
    return tuple(Uncovered(box, 12 * chart.scale) for box in chart.plates().values())
