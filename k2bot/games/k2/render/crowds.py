"""Where climbers and tents stand: beside the plate of their space, not on plates, notes or other crowds."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.render.scene import Point

PAWN = (60.0, 66.0)
"""Pixels a climber takes at scale 1."""
TENT = (52.0, 46.0)
"""Pixels a tent takes at scale 1."""

_GAP = 3.0
_TURNS = 80
"""How often crowds give way to one another before the pieces are set closer."""
_CLASH, _TRIED = 30.0, 12.0
"""How much a clash, and a place given up before, are disliked while they do."""
_SIDES = {(0, -1): 0.0, (-1, 0): 4.0, (1, 0): 4.0, (0, 1): 7.0}
"""The sides of a plate, and how little they are liked."""


class Setting(NamedTuple):
    """How large pieces are, and how far apart: 1 is side by side, less lets their edges overlap."""

    scale: float
    pace: float


_SETTINGS = (Setting(1, 1), Setting(1, 0.8), Setting(0.9, 0.75), Setting(0.8, 0.7), Setting(0.7, 0.6))
"""Allowed one after the other; the first does for nearly all that happens in play."""
_CLOSER = 15.0
"""How much a setting is disliked against the one before it."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """Pieces that stand together: their common box, the box of each climber and tent, and their scale."""

    box: Box
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]
    scale: float


class _Place(NamedTuple):
    cost: float
    crowd: Crowd


def settle(
    plates: Mapping[str, Box],
    counts: Mapping[str, tuple[int, int]],
    frame: Box,
    *,
    scale: float = 1,
    taken: Sequence[Box] = (),
    ropes: Sequence[tuple[Point, Point]] = (),
) -> dict[str, Crowd]:
    """Find a place beside its plate for every space's climbers and tents (their two numbers).

    ``taken`` boxes are kept free like the plates; ropes are covered only where it cannot be helped.
    Everything stays inside ``frame``. Where all that cannot be had, crowds get the best places there are,
    even on one another.
    """
    blocks = (*plates.values(), *taken)
    wanted = {space: pair for space, pair in counts.items() if any(pair)}
    choices: dict[str, list[_Place]] = {space: [] for space in wanted}
    for number, setting in enumerate(_SETTINGS):
        sized = Setting(setting.scale * scale, setting.pace)
        for space, pair in wanted.items():
            places = _places(plates[space], pair, sized, frame=frame, blocks=blocks, ropes=ropes)
            choices[space] += [_Place(place.cost + number * _CLOSER, place.crowd) for place in places]
        found = _choose(choices)
        if found is not None:
            return found
    possible = {space: places for space, places in choices.items() if places}
    return {
        space: _grid(plates[space], pair, sized, _FORCED)
        for space, pair in wanted.items()
        if space not in possible
    } | (_choose(possible) or {space: places[0].crowd for space, places in possible.items()})


class _Layout(NamedTuple):
    """How a crowd stands at its plate."""

    columns: tuple[int, int]
    """Climbers and tents in a row."""
    side: tuple[int, int]
    """Of the plate: right and down are positive."""
    slide: float = 0
    """Pixels from the middle of that side."""


_FORCED = _Layout((4, 4), (0, -1))


def _grid(plate: Box, counts: tuple[int, int], setting: Setting, layout: _Layout) -> Crowd:
    """Rows of climbers, below them rows of tents."""
    scale, pace = setting
    columns, side, slide = layout
    climbers = _rows(counts[0], PAWN, columns[0], scale, pace)
    below = max((box.bottom for box in climbers), default=0.0) - (8 * scale if climbers else 0)
    tents = [box.moved(0, below) for box in _rows(counts[1], TENT, columns[1], scale, pace)]
    whole = Box.over((*climbers, *tents))
    x, y = plate.centre
    if side[1]:
        right = x - whole.width / 2 + slide
        down = plate.top - whole.height - _GAP if side[1] < 0 else plate.bottom + _GAP
    else:
        right = plate.left - whole.width - _GAP if side[0] < 0 else plate.right + _GAP
        down = y - whole.height / 2 + slide

    def centred(boxes: Sequence[Box]) -> tuple[Box, ...]:
        """Each row in the middle, or at the plate's side."""
        placed = []
        for box in boxes:
            row = [other for other in boxes if other.top == box.top]
            spare = whole.width - max(other.right for other in row)
            indent = spare / 2 if side[1] else 0 if side[0] > 0 else spare
            placed.append(box.moved(right + indent, down))
        return tuple(placed)

    return Crowd(whole.moved(right, down), centred(climbers), centred(tents), scale)


def _rows(count: int, size: tuple[float, float], columns: int, scale: float, pace: float) -> list[Box]:
    width, height = size[0] * scale, size[1] * scale
    down = height * (1 + pace) / 2
    return [
        Box.at(number % columns * width * pace, number // columns * down, width, height)
        for number in range(count)
    ]


def _places(
    plate: Box,
    counts: tuple[int, int],
    setting: Setting,
    *,
    frame: Box,
    blocks: Sequence[Box],
    ropes: Sequence[tuple[Point, Point]],
) -> list[_Place]:
    """All places that are free of blocks, the best first."""
    found = []
    near = [block for block in blocks if block.grown(400).overlaps(plate)]
    others = [block for block in near if block != plate]
    for columns in _shapes(*counts):
        for side, dislike in _SIDES.items():
            box = _grid(plate, counts, setting, _Layout(columns, side)).box
            for slide in _slides(box, plate, side, setting, frame):
                crowd = _grid(plate, counts, setting, _Layout(columns, side, slide))
                if not frame.holds(crowd.box) or any(crowd.box.overlaps(block) for block in near):
                    continue
                cost = dislike + abs(slide) * 0.04 + _dislike(crowd, plate, others, setting)
                found.append(_Place(cost + 3 * sum(_covered(crowd.box, rope) for rope in ropes), crowd))
    return sorted(found, key=lambda place: place.cost)


def _shapes(climbers: int, tents: int) -> list[tuple[int, int]]:
    """How many climbers and tents to set in a row: tents about as broad as the climbers, or in one row."""
    if not climbers:
        return [(1, row) for row in range(1, min(tents, 6) + 1)]
    shapes = set()
    for across in range(1, min(climbers, 5) + 1):
        fitting = int(across * PAWN[0] / TENT[0])
        shapes |= {(across, max(1, min(tents, row))) for row in (fitting, fitting + 1, 6)}
    return sorted(shapes)


def _slides(box: Box, plate: Box, side: tuple[int, int], setting: Setting, frame: Box) -> list[float]:
    """How far a box may be moved along a plate and still touch enough of it; up to the frame's edges, too."""
    if side[1]:
        along, edges = box.width + plate.width, (frame.left - box.left, frame.right - box.right)
    else:
        along, edges = box.height + plate.height, (frame.top - box.top, frame.bottom - box.bottom)
    reach = max(0.0, along / 2 - 30 * setting.scale)
    steps = int(reach // 12)
    return [
        *(step * 12.0 for step in range(-steps, steps + 1)),
        *(edge for edge in edges if abs(edge) <= reach),
    ]


def _dislike(crowd: Crowd, plate: Box, others: Sequence[Box], setting: Setting) -> float:
    """How badly a crowd looks as one of its plate: long rows, and others as near as the own plate."""
    length = max(crowd.box.width, crowd.box.height) / (PAWN[1] * setting.scale)
    own = math.dist(crowd.box.centre, plate.centre)
    cost = 0.6 * length**2
    for other in others:
        if crowd.box.grown(14).overlaps(other):
            cost += 3
        ratio = math.dist(crowd.box.centre, other.centre) / own
        cost += 12 if ratio < 1 else 5 if ratio < 1.25 else 0
    return cost


def _covered(box: Box, rope: tuple[Point, Point]) -> float:
    """How much of a rope a box covers, in lengths of 40 pixels."""
    (x1, y1), (x2, y2) = rope
    if max(x1, x2) < box.left or min(x1, x2) > box.right or max(y1, y2) < box.top or min(y1, y2) > box.bottom:
        return 0
    count = max(2, int(math.dist(rope[0], rope[1]) / 10))
    inside = 0
    for number in range(count + 1):
        x, y = x1 + (x2 - x1) * number / count, y1 + (y2 - y1) * number / count
        inside += box.left < x < box.right and box.top < y < box.bottom
    return inside / 4


def _choose(choices: Mapping[str, Sequence[_Place]]) -> dict[str, Crowd] | None:
    """One place each: crowds give way to one another until none clash, then move to better places."""
    if not all(choices.values()):
        return None
    chosen = {space: places[0] for space, places in choices.items()}
    tried: Counter[_Place] = Counter()
    for turn in range(_TURNS):
        clashing = [space for space in chosen if _clashes(chosen[space], space, chosen)]
        if not clashing:
            break
        space = clashing[turn % len(clashing)]
        tried[chosen[space]] += 1
        chosen[space] = min(
            choices[space],
            key=lambda place: (
                place.cost + _CLASH * _clashes(place, space, chosen) + _TRIED * tried.get(place, 0)
            ),
        )
    else:
        return None
    for _ in range(2):
        for space in choices:
            chosen[space] = next(place for place in choices[space] if not _clashes(place, space, chosen))
    return {space: chosen[space].crowd for space in choices}


def _clashes(place: _Place, space: str, chosen: Mapping[str, _Place]) -> int:
    """How many other crowds a place would overlap."""
    return sum(other.crowd.box.overlaps(place.crowd.box) for name, other in chosen.items() if name != space)
