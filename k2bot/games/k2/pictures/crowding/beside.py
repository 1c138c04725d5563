"""Places for a crowd at the plate of its space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.pictures.crowding.places import (
    CLEAR,
    GAP,
    KEPT,
    Place,
    apart,
    bulky,
    cost_of,
    covered,
    short,
    stray,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pictures.crowding.places import Room
    from k2bot.games.k2.pictures.crowding.stands import Block, Need, Pace
    from k2bot.render.scene import Box

_SIDES = {(0, -1): 0.0, (-1, 0): 4.0, (1, 0): 4.0, (0, 1): 7.0}
"""The sides of a plate, and how little they are liked."""
_CONTACT = 16.0
"""Pixels of its side along which a crowd at least touches its plate, at scale 1."""
_SLIDE = 14.0
"""Pixels between the places along a side."""


def beside(room: Room, need: Need, pace: Pace, dislike: float) -> tuple[Place, ...]:
    """The best places at the plate that are free, the best first."""
    found: list[Place] = []
    blocked = room.blocked
    for block in short(need, pace, room.scale):
        length = bulky(block, room.scale)
        for left, top, cost in _around(room, block):
            edges = (left, top, left + block.width, top + block.height)
            if _is_free(edges, room, blocked):
                found.append(Place(cost + length + dislike, edges, block))
    judged = (
        place._replace(
            cost=place.cost
            + stray(place.edges, room)
            + 3 * sum(covered(place.edges, rope) for rope in room.ropes)
        )
        for place in found
    )
    return _spread(sorted(judged, key=cost_of))


def _around(room: Room, block: Block) -> Iterator[tuple[float, float, float]]:
    """Corners of a block beside a plate, and how little each is liked."""
    plate, frame = room.plate, room.frame
    (x, y), (width, height) = plate.centre, (block.width, block.height)
    for (right, down), dislike in _SIDES.items():
        along = (width + plate.width if down else height + plate.height) / 2 - _CONTACT * room.scale
        steps = int(max(0.0, along) // _SLIDE)
        slides = [step * _SLIDE for step in range(-steps, steps + 1)]
        if down:
            middle = x - width / 2
            fixed = plate.top - height - GAP if down < 0 else plate.bottom + GAP
            edges = (frame.left - middle, frame.right - width - middle)
        else:
            middle = y - height / 2
            fixed = plate.left - width - GAP if right < 0 else plate.right + GAP
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
            left, right = box.left - width - middle, box.right - middle
            found += (left - CLEAR, right + CLEAR, left, right)
        elif not sideways and box.left < fixed + width and fixed < box.right:
            top, bottom = box.top - height - middle, box.bottom - middle
            found += (top - CLEAR, bottom + CLEAR, top, bottom)
    return found


def _is_free(edges: tuple[float, float, float, float], room: Room, blocked: Sequence[Box]) -> bool:
    left, top, right, bottom = edges
    frame = room.frame
    if left < frame.left or top < frame.top or right > frame.right or bottom > frame.bottom:
        return False
    return not any(
        left < box.right and box.left < right and top < box.bottom and box.top < bottom for box in blocked
    )


def _spread(places: Sequence[Place]) -> tuple[Place, ...]:
    """The best places, no two of them nearly the same."""
    kept: list[Place] = []
    for place in places:
        if apart(place, kept, _SLIDE * 0.9):
            kept.append(place)
            if len(kept) == KEPT:
                break
    return tuple(kept)
