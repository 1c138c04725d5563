"""Places for a crowd further off, with a leader to the plate of its space."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures.crowding.places import (
    CLOSER,
    KEPT,
    PACES,
    Place,
    apart,
    bulky,
    cost_of,
    covered,
    inside,
    short,
    wider,
)
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pictures.crowding.places import Line, Room
    from k2bot.games.k2.pictures.crowding.stands import Block, Need, Pace
    from k2bot.render.scene import Point

_OFF, _STEP, _REACH = 30.0, 22, 310
"""How much standing off is disliked, and the steps and reach in which a place is looked for, in pixels."""
_CLEAR = 7.0
"""Pixels a leader keeps from other plates."""


def further_off(room: Room, need: Need, paces: Sequence[Pace]) -> tuple[Place, ...]:
    """The best places further off, with a leader to the plate that crosses nothing else."""
    found: list[Place] = []
    bends, (x, y) = _bends(room), room.plate.centre
    for pace in paces:
        for block in short(need, pace, room.scale)[:4]:
            dislike = _OFF + bulky(block, room.scale) + CLOSER * PACES.index(pace)
            for left, top in _free_corners(room, block):
                edges = (left, top, left + block.width, top + block.height)
                far = math.dist((x, y), (left + block.width / 2, top + block.height / 2))
                found.append(Place(dislike + 0.16 * far, edges, block))
    found.sort(key=cost_of)
    judged: list[Place] = []
    for place in found:
        if not apart(place, judged, _STEP * 1.2):
            continue
        leader = _leader(place.edges, room, bends)
        if leader is None:
            continue
        cost = place.cost + 0.1 * sum(math.dist(*part) for part in pairwise(leader)) + 10 * (len(leader) - 2)
        cost += 40 * sum(_is_near(place.edges, box) for box in room.plates)
        cost += 4 * sum(_is_near(place.edges, box) for box in room.taken)
        cost += 3 * sum(covered(place.edges, rope) for rope in room.ropes)
        judged.append(place._replace(cost=cost, leader=leader))
        if len(judged) == KEPT:
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
    return not any(inside(wider(box, _CLEAR), line) for box in room.blocked)


def _leader(
    edges: tuple[float, float, float, float], room: Room, bends: Sequence[tuple[Point, Point]]
) -> tuple[Point, ...] | None:
    """From a crowd to its plate: straight, or with one bend; None where no way is clear."""
    plate = room.plate
    left, top, right, bottom = wider(Box(*edges), -14)
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


def _is_near(edges: tuple[float, float, float, float], box: Box) -> bool:
    left, top, right, bottom = wider(box, 16)
    return edges[0] < right and left < edges[2] and edges[1] < bottom and top < edges[3]
