"""Places for crowds: what is around a plate, how pieces stand there, what a box covers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures.crowding.stands import Block, Need, Pace, blocks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.render.scene import Box, Point

    Edges: TypeAlias = tuple[float, float, float, float]
    Line: TypeAlias = tuple[Point, Point]

GAP = 3.0
"""Pixels between a crowd and its plate."""
PACES = (Pace(1, 1), Pace(0.8, 0.75, 0.85), Pace(0.66, 0.5, 0.75))
"""How close pieces are set, allowed one after the other: 1 is side by side."""
CLOSER = 15.0
"""How much a closer crowd is disliked against one with more room."""
KEPT = 40
"""How many places of a crowd are kept."""
TOUCHING, CLEAR, NEAR = 7.0, 12.0, 20.0
"""Pixels that a crowd should keep from other plates, and from which on it is quite clear of them."""
_APART = 9.0
"""Pixels that a crowd should keep from notes and marks."""
_AT_A_NOTE = 9.0
"""How much it is disliked that a crowd is close to a note or a mark."""
_TOUCHING, _CLOSE, _QUITE_CLOSE, _ANOTHERS, _NEARLY_ANOTHERS = 40.0, 24.0, 5.0, 40.0, 8.0
"""How much it is disliked that a crowd is close to another plate, and nearer to it than to its own."""
_OVER, _BEYOND = 20.0, 60.0
"""How much it is disliked that a crowd reaches into another band, and that most of it is there."""
_LONGEST = 300
"""Pixels of the longest row or column of pieces."""
_BESIDE, _FAR = 310, 460
"""How far around a plate boxes and ropes matter for places at it and for those further off."""


class Place(NamedTuple):
    """A place for a crowd: how little it is liked, the edges of its box, and how it stands there."""

    cost: float
    edges: tuple[float, float, float, float]
    block: Block
    leader: tuple[Point, ...] = ()


class Table(NamedTuple):
    """All that is on the map besides crowds."""

    plates: Mapping[str, Box]
    taken: tuple[Box, ...]
    """What must stay free besides the plates."""
    ropes: tuple[Line, ...]
    levels: tuple[float, ...]
    """The heights of the lines between the bands."""
    frame: Box
    scale: float


class Room(NamedTuple):
    """What is around a plate: other plates, what else must stay free, ropes, its band, the frame."""

    plate: Box
    plates: tuple[Box, ...]
    taken: tuple[Box, ...]
    ropes: tuple[Line, ...]
    band: tuple[float, float]
    """Top and bottom of the plate's band."""
    frame: Box
    scale: float

    @property
    def blocked(self) -> tuple[Box, ...]:
        """All that must stay free."""
        return (*self.plates, *self.taken)


def room_around(table: Table, space: str, *, off: bool) -> Room:
    """What matters around the plate of a space, for places at it or further off."""
    plate = table.plates[space]
    around = plate.grown((_FAR if off else _BESIDE) * table.scale)
    others = tuple(box for name, box in table.plates.items() if name != space and box.overlaps(around))
    y = plate.centre[1]
    return Room(
        plate,
        others,
        tuple(box for box in table.taken if box.overlaps(around)),
        tuple(rope for rope in table.ropes if _near(rope, around)),
        (
            max((level for level in table.levels if level <= y), default=-math.inf),
            min((level for level in table.levels if level > y), default=math.inf),
        ),
        table.frame,
        table.scale,
    )


def stray(edges: Edges, room: Room) -> float:
    """How badly a crowd looks as one of its plate: near other plates, nearer to them, in another band."""
    left, top, right, bottom = edges
    x, y = (left + right) / 2, (top + bottom) / 2
    own_x, own_y = room.plate.centre
    own = (x - own_x) ** 2 + (y - own_y) ** 2
    cost, nearest = 0.0, math.inf
    for other in room.plates:
        across = max(other.left - right, left - other.right)
        down = max(other.top - bottom, top - other.bottom)
        gap = max(across, down)
        if gap < NEAR:
            cost += _TOUCHING if gap < TOUCHING else _CLOSE if gap < CLEAR else _QUITE_CLOSE
        its = (x - (other.left + other.right) / 2) ** 2 + (y - (other.top + other.bottom) / 2) ** 2
        nearest = min(nearest, its)
    if nearest < 1.5625 * own:  # within 1.25 times the distance to the own plate
        cost += _ANOTHERS if nearest < own else _NEARLY_ANOTHERS
    if any(
        left < box.right + _APART
        and box.left - _APART < right
        and top < box.bottom + _APART
        and box.top - _APART < bottom
        for box in room.taken
    ):
        cost += _AT_A_NOTE
    band = room.band
    out = max(min(band[0], room.plate.top) - top, bottom - max(band[1], room.plate.bottom))
    if not band[0] < y < band[1]:
        cost += _BEYOND
    elif out > 0:
        cost += _OVER
    return cost


def _near(rope: Line, box: Box) -> bool:
    (x1, y1), (x2, y2) = rope
    return not (
        max(x1, x2) < box.left or min(x1, x2) > box.right or max(y1, y2) < box.top or min(y1, y2) > box.bottom
    )


def short(need: Need, pace: Pace, scale: float) -> tuple[Block, ...]:
    """The ways to set the pieces that stay within what is looked at around a plate."""
    longest = _LONGEST * scale
    return tuple(block for block in blocks(need, pace, scale) if max(block.width, block.height) <= longest)


def bulky(block: Block, scale: float) -> float:
    """How little long rows are liked."""
    return 0.6 * (max(block.width, block.height) / (66 * scale)) ** 2


def cost_of(place: Place) -> tuple[float, tuple[float, float, float, float]]:
    """The order of places: the best liked first."""
    return place.cost, place.edges


def covered(edges: tuple[float, float, float, float], rope: Line) -> float:
    """How much of a rope a box covers, in lengths of 40 pixels."""
    part = inside(edges, rope)
    return (part[1] - part[0]) * math.dist(*rope) / 40 if part else 0


def inside(edges: tuple[float, float, float, float], line: Line) -> tuple[float, float] | None:
    """The part of a line that lies in a box, as shares of its length; None where it passes by."""
    left, top, right, bottom = edges
    (x1, y1), (x2, y2) = line
    if (
        (x1 <= left and x2 <= left)
        or (x1 >= right and x2 >= right)
        or (y1 <= top and y2 <= top)
        or (y1 >= bottom and y2 >= bottom)
    ):
        return None
    first, last = 0.0, 1.0
    for start, change, low, high in ((x1, x2 - x1, left, right), (y1, y2 - y1, top, bottom)):
        if change == 0:
            if not low < start < high:
                return None
            continue
        one, two = (low - start) / change, (high - start) / change
        first, last = max(first, min(one, two)), min(last, max(one, two))
        if first >= last:
            return None
    return first, last


def apart(place: Place, others: Sequence[Place], by: float) -> bool:
    """Whether a place is further than some pixels from all others of the same block."""
    return all(
        math.dist(place.edges[:2], other.edges[:2]) > by or other.block is not place.block for other in others
    )


def wider(box: Box, by: float) -> tuple[float, float, float, float]:
    """The edges of a box that reaches so many pixels further to all sides."""
    return box.left - by, box.top - by, box.right + by, box.bottom + by
