"""The map: spaces and ropes on the painted mountain, whole or a zoomed part of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from k2bot.games.k2.render import pieces, sky, theme
from k2bot.games.k2.render.scene import Box, Stroke, Uncovered
from k2bot.games.k2.render.scenery import mountain
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.engine.content import Board
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.render.scene import Point, Shape

_LEVEL = 0.4
"""Ropes less steep than this (height by width) get an arrow that says which end is the higher."""
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

    def __hash__(self) -> int:
        """Of what tells charts apart: a board, which holds dicts, by its side."""
        return hash((self.board.side, self.window, self.box, self.scale))

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
        """The boxes of all plates that lie wholly in the picture."""
        return {space: box for space, box in self._boxes().items() if self.box.holds(box)}

    def cut_off(self) -> dict[str, Box]:
        """The boxes of all plates that the picture's edge cuts."""
        return {
            space: box
            for space, box in self._boxes().items()
            if self.box.overlaps(box) and not self.box.holds(box)
        }

    def _boxes(self) -> dict[str, Box]:
        return {
            space.id: pieces.plate_box(space, self.spot(space.id), self.scale) for space in self.board.spaces
        }

    def lines(self) -> tuple[tuple[Point, Point], ...]:
        """The ropes as lines from lower to upper space."""
        return tuple((self.spot(lower), self.spot(upper)) for lower, upper in self.board.ropes)


def legs(chart: Chart, ways: Iterable[tuple[str, ...]]) -> tuple[tuple[Point, Point], ...]:
    """The ways as lines from space to space."""
    return tuple((chart.spot(start), chart.spot(end)) for way in ways for start, end in pairwise(way))


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
    shapes: list[Shape] = []
    scale = chart.scale
    for lower, upper in shown:
        start, end = chart.spot(lower), chart.spot(upper)
        if not chart.box.grown(200).holds(Box.over((Box(*start, *start), Box(*end, *end)))):
            continue
        shapes += (
            Stroke((start, end), theme.INK.at(70), 15 * scale),
            Stroke((start, end), sky.ROPE_DARK, 10 * scale),
            Stroke((start, end), sky.ROPE_LIGHT, 5 * scale, (9 * scale, 9 * scale)),
        )
    boxes = {space.id: pieces.plate_box(space, chart.spot(space.id), scale) for space in chart.board.spaces}
    for lower, upper in shown:
        start, end = chart.spot(lower), chart.spot(upper)
        if abs(end[1] - start[1]) < _LEVEL * abs(end[0] - start[0]):
            near, far = outside(start, end, boxes[lower]), outside(end, start, boxes[upper])
            middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
            angle = math.atan2(end[1] - start[1], end[0] - start[0])
            shapes += sky.uphill(Box.around(middle, 31.5 * scale, 31.5 * scale), angle)
    return tuple(shapes)


def plates(chart: Chart) -> tuple[Shape, ...]:
    """The plates of all spaces in the picture; of those cut by its edge a pale one for ropes to end at."""
    return _plates(chart, words().text("picture-base"))


@lru_cache(maxsize=_CHARTS)
def _plates(chart: Chart, base: str) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for space, box in chart.cut_off().items():
        shapes += pieces.pale_plate(chart.board.by_id[space], box, base, chart.scale, chart.box)
    for space, box in chart.plates().items():
        shapes += pieces.plate(chart.board.by_id[space], box, base, chart.scale)
    return tuple(shapes)


def uncovered(chart: Chart) -> tuple[Uncovered, ...]:
    """All plates seen again, to be painted over what moves."""
    boxes = (*chart.plates().values(), *chart.cut_off().values())
    return tuple(Uncovered(box, 12 * chart.scale) for box in boxes)
