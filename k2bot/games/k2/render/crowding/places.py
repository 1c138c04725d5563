"""Where a crowd may stand: at the plate of its space, or further off with a leader to it."""

from __future__ import annotations

import math
from bisect import insort
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.render.crowding.stands import Block, Need, Pace, blocks
from k2bot.games.k2.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.games.k2.render.scene import Point

    Line: TypeAlias = tuple[Point, Point]
    Search: TypeAlias = "tuple[int, Callable[[Room, Need], tuple[Place, ...]]]"

_GAP = 3.0
"""Pixels between a crowd and its plate."""
_SIDES = {(0, -1): 0.0, (-1, 0): 4.0, (1, 0): 4.0, (0, 1): 7.0}
"""The sides of a plate, and how little they are liked."""
_SLIDE = 14.0
_PACES = (Pace(1, 1), Pace(0.8, 0.75, 0.85), Pace(0.66, 0.5, 0.75))
"""How close pieces are set, allowed one after the other: 1 is side by side."""
_CLOSER = 15.0
"""How much a closer crowd is disliked against one with more room."""
_OFF, _STEP, _REACH = 30.0, 22, 310
"""How much standing off is disliked, and the steps and reach in which a place is looked for, in pixels."""
_LONGEST = 300
"""Pixels of the longest row or column of pieces."""
_BESIDE, _FAR = 310, 460
"""How far around a plate boxes and ropes matter for places at it and for those further off."""
_CLEAR = 7.0
"""Pixels a leader keeps from other plates."""
_LOOKED_AT, _KEPT = 80, 40
"""How many good places of a crowd are enough to look no further, and how many are kept."""


class Place(NamedTuple):
    """A place for a crowd: how little it is liked, the edges of its box, and how it stands there."""

    cost: float
    edges: tuple[float, float, float, float]
    block: Block
    leader: tuple[Point, ...] = ()


class Room(NamedTuple):
    """What is around a plate: boxes that must stay free, those of other plates, ropes, and the frame."""

    plate: Box
    blocked: tuple[Box, ...]
    ropes: tuple[Line, ...]
    frame: Box
    scale: float


def room_around(
    plate: Box, everything: Sequence[Box], ropes: Sequence[Line], frame: Box, *, scale: float, off: bool
) -> Room:
    """What matters around a plate, for places at it or further off."""
    reach = _FAR if off else _BESIDE
    around = plate.grown(reach * scale)
    return Room(
        plate,
        tuple(box for box in everything if box != plate and box.overlaps(around)),
        tuple(rope for rope in ropes if _near(rope, around)),
        frame,
        scale,
    )


def _near(rope: Line, box: Box) -> bool:
    (x1, y1), (x2, y2) = rope
    return not (
        max(x1, x2) < box.left or min(x1, x2) > box.right or max(y1, y2) < box.top or min(y1, y2) > box.bottom
    )


@lru_cache(maxsize=512)
def _beside_wide(room: Room, need: Need) -> tuple[Place, ...]:
    return _beside(room, need, _PACES[0], 0)


@lru_cache(maxsize=512)
def _beside_close(room: Room, need: Need) -> tuple[Place, ...]:
    return _beside(room, need, _PACES[1], _CLOSER)


def _beside(room: Room, need: Need, pace: Pace, dislike: float) -> tuple[Place, ...]:
    """The best places at the plate that are free, the best first."""
    found: list[Place] = []
    for block in _short(need, pace, room.scale):
        length = _bulky(block, room.scale)
        for left, top, cost in _around(room, block):
            edges = (left, top, left + block.width, top + block.height)
            if _is_free(edges, room):
                found.append(Place(cost + length + dislike, edges, block))
    found.sort(key=cost_of)
    judged: list[Place] = []
    costs: list[float] = []
    for place in found:
        if len(costs) > _LOOKED_AT and place.cost >= costs[_LOOKED_AT]:
            break  # those that follow can only be worse than what is there
        cost = place.cost + _dislike(place.edges, room)
        judged.append(place._replace(cost=cost))
        insort(costs, cost)
    return _spread(sorted(judged, key=cost_of))


def _short(need: Need, pace: Pace, scale: float) -> tuple[Block, ...]:
    """The ways to set the pieces that stay within what is looked at around a plate."""
    longest = _LONGEST * scale
    return tuple(block for block in blocks(need, pace, scale) if max(block.width, block.height) <= longest)


def _bulky(block: Block, scale: float) -> float:
    """How little long rows are liked."""
    return 0.6 * (max(block.width, block.height) / (66 * scale)) ** 2


def cost_of(place: Place) -> tuple[float, tuple[float, float, float, float]]:
    """The order of places: the best liked first."""
    return place.cost, place.edges


def _around(room: Room, block: Block) -> Iterator[tuple[float, float, float]]:
    """Corners of a block beside a plate, and how little each is liked."""
    plate, frame = room.plate, room.frame
    (x, y), (width, height) = plate.centre, (block.width, block.height)
    for (right, down), dislike in _SIDES.items():
        along = (width + plate.width if down else height + plate.height) / 2 - 30 * room.scale
        steps = int(max(0.0, along) // _SLIDE)
        slides = [step * _SLIDE for step in range(-steps, steps + 1)]
        if down:
            middle = x - width / 2
            fixed = plate.top - height - _GAP if down < 0 else plate.bottom + _GAP
            edges = (frame.left - middle, frame.right - width - middle)
        else:
            middle = y - height / 2
            fixed = plate.left - width - _GAP if right < 0 else plate.right + _GAP
            edges = (frame.top - middle, frame.bottom - height - middle)
        touching = _touching(room, (fixed, middle), (width, height), sideways=bool(down))
        for slide in (*slides, *(edge for edge in (*edges, *touching) if abs(edge) <= max(0.0, along))):
            cost = dislike + abs(slide) * 0.04
            yield (middle + slide, fixed, cost) if down else (fixed, middle + slide, cost)


def _touching(
    room: Room, at: tuple[float, float], size: tuple[float, float], *, sideways: bool
) -> list[float]:
    """How far a block has to slide to stand edge to edge with what is in its way."""
    (fixed, middle), (width, height) = at, size
    found: list[float] = []
    for box in room.blocked:
        if sideways and box.top < fixed + height and fixed < box.bottom:
            found += (box.left - width - middle, box.right - middle)
        elif not sideways and box.left < fixed + width and fixed < box.right:
            found += (box.top - height - middle, box.bottom - middle)
    return found


def _is_free(edges: tuple[float, float, float, float], room: Room) -> bool:
    left, top, right, bottom = edges
    frame = room.frame
    if left < frame.left or top < frame.top or right > frame.right or bottom > frame.bottom:
        return False
    return not any(
        left < box.right and box.left < right and top < box.bottom and box.top < bottom
        for box in room.blocked
    )


def _dislike(edges: tuple[float, float, float, float], room: Room) -> float:
    """How badly a crowd looks as one of its plate: others as near as the own plate, ropes under it."""
    left, top, right, bottom = edges
    x, y = (left + right) / 2, (top + bottom) / 2
    own_x, own_y = room.plate.centre
    own = (x - own_x) ** 2 + (y - own_y) ** 2
    cost = 0.0
    for other in room.blocked:
        if (
            left - 14 < other.right
            and other.left < right + 14
            and top - 14 < other.bottom
            and other.top < bottom + 14
        ):
            cost += 3
        its = (x - (other.left + other.right) / 2) ** 2 + (y - (other.top + other.bottom) / 2) ** 2
        if its < 1.5625 * own:  # nearer than 1.25 times the own plate
            cost += 12 if its < own else 5
    return cost + 3 * sum(_covered(edges, rope) for rope in room.ropes)


def _covered(edges: tuple[float, float, float, float], rope: Line) -> float:
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


@lru_cache(maxsize=512)
def _beside_dense(room: Room, need: Need) -> tuple[Place, ...]:
    return _beside(room, need, _PACES[2], 2 * _CLOSER)


@lru_cache(maxsize=256)
def _off_wide(room: Room, need: Need) -> tuple[Place, ...]:
    return _off(room, need, _PACES[:2])


@lru_cache(maxsize=256)
def _off_dense(room: Room, need: Need) -> tuple[Place, ...]:
    return _off(room, need, _PACES[1:])


def _off(room: Room, need: Need, paces: Sequence[Pace]) -> tuple[Place, ...]:
    """The best places further off, with a leader to the plate that crosses nothing else."""
    found: list[Place] = []
    bends, (x, y) = _bends(room), room.plate.centre
    for pace in paces:
        for block in _short(need, pace, room.scale)[:4]:
            dislike = _OFF + _bulky(block, room.scale) + _CLOSER * _PACES.index(pace)
            for left, top in _free_corners(room, block):
                edges = (left, top, left + block.width, top + block.height)
                far = math.dist((x, y), (left + block.width / 2, top + block.height / 2))
                found.append(Place(dislike + 0.16 * far, edges, block))
    found.sort(key=cost_of)
    judged: list[Place] = []
    for place in found:
        if not _apart(place, judged, _STEP * 1.2):
            continue
        leader = _leader(place.edges, room, bends)
        if leader is None:
            continue
        cost = place.cost + 0.1 * sum(math.dist(*part) for part in pairwise(leader)) + 10 * (len(leader) - 2)
        cost += 4 * sum(_is_near(place.edges, box) for box in room.blocked)
        cost += 3 * sum(_covered(place.edges, rope) for rope in room.ropes)
        judged.append(place._replace(cost=cost, leader=leader))
        if len(judged) == _KEPT:
            break
    return tuple(sorted(judged, key=cost_of))


def _free_corners(room: Room, block: Block) -> Iterator[tuple[float, float]]:
    """Left upper corners where a block stands free, row by row, not at the plate itself."""
    (x, y), reach, frame = room.plate.centre, _REACH * room.scale, room.frame
    blocked = (room.plate.grown(16 * room.scale), *room.blocked)
    first = max(frame.left, x - reach - block.width / 2)
    last = min(frame.right, x + reach + block.width / 2) - block.width
    top = max(frame.top, y - reach - block.height / 2)
    while top <= min(frame.bottom, y + reach + block.height / 2) - block.height:
        bottom = top + block.height
        walls = sorted(
            (box.left - block.width, box.right) for box in blocked if box.top < bottom and top < box.bottom
        )
        left = first
        for start, end in walls:
            while left <= start and left <= last:
                yield left, top
                left += _STEP
            left = max(left, end)
        while left <= last:
            yield left, top
            left += _STEP
        top += _STEP


def _bends(room: Room) -> tuple[tuple[Point, Point], ...]:
    """Points around a plate that are seen from its edge, each with the point of the edge."""
    found: list[tuple[Point, Point]] = []
    plate = room.plate
    for outward in (14, 40, 70, 110, 160):
        for turn in range(16):
            angle = math.tau * turn / 16
            ring = plate.grown(outward * room.scale)
            bend = (
                plate.centre[0] + math.cos(angle) * ring.width / 2,
                plate.centre[1] + math.sin(angle) * ring.height / 2,
            )
            edge = (
                min(max(bend[0], plate.left + 10), plate.right - 10),
                min(max(bend[1], plate.top + 10), plate.bottom - 10),
            )
            if room.frame.grown(-8).holds(Box(*bend, *bend)) and _is_clear((bend, edge), room):
                found.append((bend, edge))
    return tuple(found)


def _is_clear(line: Line, room: Room) -> bool:
    """Whether a leader may run there: beside all other plates and notes."""
    return not any(inside(_wider(box, _CLEAR), line) for box in room.blocked)


def _leader(
    edges: tuple[float, float, float, float], room: Room, bends: Sequence[tuple[Point, Point]]
) -> tuple[Point, ...] | None:
    """From a crowd to its plate: straight, or with one bend; None where no way is clear."""
    plate = room.plate
    left, top, right, bottom = _wider(Box(*edges), -14)
    x, y = plate.centre
    start = (min(max(x, left), right), min(max(y, top), bottom))
    edge = (
        min(max(start[0], plate.left + 10), plate.right - 10),
        min(max(start[1], plate.top + 10), plate.bottom - 10),
    )
    if _is_clear((start, edge), room):
        return start, edge
    ways: list[tuple[float, tuple[Point, ...]]] = []
    for bend, end in bends:
        start = (min(max(bend[0], left), right), min(max(bend[1], top), bottom))
        ways.append((math.dist(start, bend) + math.dist(bend, end), (start, bend, end)))
    for _, way in sorted(ways):
        if _is_clear((way[0], way[1]), room):
            return way
    return None


def _apart(place: Place, others: Sequence[Place], by: float) -> bool:
    return all(
        math.dist(place.edges[:2], other.edges[:2]) > by or other.block is not place.block for other in others
    )


def _spread(places: Sequence[Place]) -> tuple[Place, ...]:
    """The best places, no two of them nearly the same."""
    kept: list[Place] = []
    for place in places:
        if _apart(place, kept, _SLIDE * 0.9):
            kept.append(place)
            if len(kept) == _KEPT:
                break
    return tuple(kept)


def _wider(box: Box, by: float) -> tuple[float, float, float, float]:
    return box.left - by, box.top - by, box.right + by, box.bottom + by


def _is_near(edges: tuple[float, float, float, float], box: Box) -> bool:
    left, top, right, bottom = _wider(box, 16)
    return edges[0] < right and left < edges[2] and edges[1] < bottom and top < edges[3]


SEARCHES: tuple[Search, ...] = (
    (0, _beside_wide),
    (1, _beside_close),
    (2, _beside_dense),
    (3, _off_wide),
    (3, _off_wide),
    (4, _off_dense),
    (4, _off_dense),
)
"""Where places are looked for, one search after the other while crowds still clash."""
OFF_FROM = 3
"""The first search that looks further off."""


def forced(plate: Box, need: Need, frame: Box, scale: float) -> Place:
    """A place above a plate, whatever is there, pushed into the frame."""
    block = blocks(need, _PACES[-1], scale)[0]
    left = min(max(plate.centre[0] - block.width / 2, frame.left), frame.right - block.width)
    top = max(plate.top - block.height - _GAP, frame.top)
    return Place(0, (left, top, left + block.width, top + block.height), block)
