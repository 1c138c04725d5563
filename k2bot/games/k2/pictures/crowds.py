"""Where climbers and tents stand: beside the plate of their space, off other plates, ropes seen.

Both maps are fixed, so each space has places around its plate, ranked once. Spaces with the fewest choices
choose first. One that finds none stands closer together, then sends a neighbour elsewhere, and at last
stands farther off with a leader to its plate.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.places import MAP
from k2bot.games.k2.pictures.stands import Block, Need, blocks
from k2bot.render.scene import Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

SEEN = 24.0
"""Pixels of every rope that nobody may cover."""
_GAP = 3.0
"""Pixels between a plate and its crowd."""
_OFF_PLATES, _OFF_CROWDS, _OFF_NOTES = 11.0, 10.0, 7.0
"""Pixels that a crowd keeps from other plates, from other crowds and from notes."""
_STEP = 10.0
_PACES = (1.0, 0.82, 0.64, 0.5)
_GRID, _FARTHEST, _TRIED, _BROKEN = 18, 330.0, 60, 400.0
"""Pixels between places farther off, how far they are at most; how many are tried for making room; what a
hidden rope costs there, where nothing else is left."""
_SIDES = {"right": 0.0, "left": 10.0, "above": 14.0, "below": 18.0}
"""How much less each side of a plate is liked than the best."""
_FROM_MIDDLE, _BULK, _ON_ROPE, _ON_LEVEL, _AMISS = 0.25, 0.06, 0.3, 12.0, 45.0
"""What a pixel from the middle of a side costs, one more of breadth and height, one of rope or of a way
covered; each line between bands crossed; each climber nearer to another plate."""


class Place(NamedTuple):
    """A way to stand: what it costs, where, and how."""

    cost: float
    box: Box
    block: Block
    leader: tuple[Point, ...] = ()


class Ground(NamedTuple):
    """A box that pieces of one space fill, and the leader to their plate where they stand farther off."""

    box: Box
    leader: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Crowd:
    """The pieces of one space: the box of each, and the grounds they stand on."""

    grounds: tuple[Ground, ...]
    """One; in the tightest crowds two, with the tents on a ground of their own."""
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]
    full: Box | None = None
    """The mark of a space that has none left."""


_Key: TypeAlias = "tuple[str, int]"
"""A space, and 0 for all its pieces or its climbers, 1 for tents that stand apart."""


def settle(
    sheet: Chart, needs: Mapping[str, Need], *, taken: Sequence[Box] = (), walked: Sequence[Line] = ()
) -> dict[str, Crowd]:
    """Find a place for every space's pieces: off ``taken`` boxes, and off ``walked`` lines where possible."""
    ground = _Ground(sheet, tuple(taken), tuple(walked))
    wanted = {(space, 0): need for space, need in needs.items() if need.climbers or need.tents}
    chosen: dict[_Key, Place] = {}
    waiting = sorted(wanted, key=lambda key: (len(_ranked(ground, key[0], wanted[key], 1.0)), key))
    while waiting:
        key = waiting.pop(0)
        need = wanted[key]
        place = _best(ground, key, need, chosen) or _making_room(ground, key, wanted, chosen)
        if place is None and need.climbers and need.tents:
            wanted |= {key: need._replace(tents=0), (key[0], 1): Need(0, need.tents)}
            waiting[:0] = [key, (key[0], 1)]
            continue
        chosen[key] = place or _off(ground, key, need, chosen)
    found: dict[str, list[Place]] = {}
    for key in sorted(chosen):
        found.setdefault(key[0], []).append(chosen[key])
    return {space: _crowd(places) for space, places in found.items()}


def _crowd(places: Sequence[Place]) -> Crowd:
    blocks = [place.block.moved(place.box.left, place.box.top) for place in places]
    return Crowd(
        tuple(Ground(place.box, place.leader) for place in places),
        tuple(box for block in blocks for box in block.climbers),
        tuple(box for block in blocks for box in block.tents),
        next((block.full for block in blocks if block.full), None),
    )


# ------------------------------------------------------------------------------------------------ choosing


def _best(ground: _Ground, key: _Key, need: Need, chosen: Mapping[_Key, Place]) -> Place | None:
    """The best place beside a plate that goes with those chosen."""
    for pace in _PACES:
        for place in _ranked(ground, key[0], need, pace):
            if _goes(ground, place, chosen):
                return place
    return None


def _goes(ground: _Ground, place: Place, chosen: Mapping[_Key, Place]) -> bool:
    """Whether a place keeps off other crowds and, together with them, lets every rope be seen."""
    wide = place.box.grown(_OFF_CROWDS)
    if any(_hits(wide, other) for other in chosen.values()):
        return False
    boxes = [place.box, *(other.box for other in chosen.values())]
    return all(_seen(line, boxes) >= SEEN for line in _lines(ground.sheet) if place.box.grown(2).meets(*line))


def _hits(wide: Box, other: Place) -> bool:
    return wide.overlaps(other.box) or bool(other.leader and wide.meets(*other.leader))


def _making_room(
    ground: _Ground, key: _Key, wanted: Mapping[_Key, Need], chosen: dict[_Key, Place]
) -> Place | None:
    """A place for which the one or two crowds that stand there already find others."""
    for pace in _PACES:
        for place in _ranked(ground, key[0], wanted[key], pace)[:_TRIED]:
            wide = place.box.grown(_OFF_CROWDS)
            hit = [other for other, its in chosen.items() if _hits(wide, its)]
            rest = {other: its for other, its in chosen.items() if other not in hit}
            if not 1 <= len(hit) <= 2 or not _goes(ground, place, rest):
                continue
            moved: dict[_Key, Place] = {**rest, key: place}
            for other in hit:
                found = _best(ground, other, wanted[other], moved)
                if found is None:
                    break
                moved[other] = found
            else:
                chosen.update({other: moved[other] for other in hit})
                return place
    return None


def _off(ground: _Ground, key: _Key, need: Need, chosen: Mapping[_Key, Place]) -> Place:
    """The nearest place away from the plate; where the whole map is full, the best there is beside it."""
    own, plates = ground.sheet.plates()[key[0]], ground.sheet.plates().values()
    walls = [
        *(box.grown(_OFF_PLATES) for box in plates),
        *(box.grown(_OFF_NOTES) for box in ground.taken),
        *(its.box.grown(_OFF_CROWDS) for its in chosen.values()),
    ]
    others = [box for box in plates if box != own]
    barred = [*others, *ground.taken, *(its.box.grown(4) for its in chosen.values())]
    near, frame = own.grown(_FARTHEST), MAP.grown(-8)
    field = Box(
        max(near.left, frame.left), max(near.top, frame.top),
        min(near.right, frame.right), min(near.bottom, frame.bottom),
    )  # fmt: skip
    free: list[tuple[float, int, Box, Block]] = []
    for pace in _PACES[1:3]:
        for block in blocks(need, pace)[:3]:
            across = range(int(field.left) + 1, int(field.right - block.width), _GRID)
            down = range(int(field.top) + 1, int(field.bottom - block.height), _GRID)
            for x, y in product(across, down):
                box = Box.at(x, y, block.width, block.height)
                if not any(box.overlaps(wall) for wall in walls):
                    free.append((_apart(box, own) + 60 * (1 - pace), len(free), box, block))
    found: Place | None = None
    for least, _, box, block in sorted(free, key=lambda one: one[:2])[: 12 * _TRIED]:
        if found and found.cost <= least:
            break
        leader = (box.centre, own.centre)
        cost = (
            least
            + 100 * (min(_apart(box, other) for other in others) <= _apart(box, own))
            + 200 * sum(wall.meets(*leader) for wall in barred)
        )
        if found is None or cost < found.cost:
            place = Place(cost, box, block, leader)
            if not _goes(ground, place, chosen):
                place = place._replace(cost=cost + _BROKEN)
            found = place if found is None or place.cost < found.cost else found
    if found:
        return found
    forced = _around(ground, key[0], need, _PACES[-1], anywhere=True)
    return min(forced, key=lambda place: (sum(_hits(place.box, its) for its in chosen.values()), place.cost))


# ------------------------------------------------------------------------------------------------ places


class _Ground(NamedTuple):
    """What crowds must keep off."""

    sheet: Chart
    taken: tuple[Box, ...]
    walked: tuple[Line, ...]


@lru_cache(maxsize=1024)
def _ranked(ground: _Ground, space: str, need: Need, pace: float) -> tuple[Place, ...]:
    """All places beside a plate, the best first."""
    return tuple(sorted(_around(ground, space, need, pace), key=lambda place: place.cost))


def _around(ground: _Ground, space: str, need: Need, pace: float, *, anywhere: bool = False) -> list[Place]:
    """All places beside a plate; ``anywhere`` on the map, even on other things."""
    plates = ground.sheet.plates()
    own = plates[space]
    others = [box for other, box in plates.items() if other != space]
    walls = [*(box.grown(_OFF_PLATES) for box in others), *(box.grown(_OFF_NOTES) for box in ground.taken)]
    frame, levels = MAP.grown(-8), sky.levels(ground.sheet.board)
    near = own.grown(max(max(block.width, block.height) for block in blocks(need, pace)) + 12)
    walls = [wall for wall in walls if wall.overlaps(near)]
    lines = [line for line in _lines(ground.sheet) if near.meets(*line)]
    walked = [line for line in ground.walked if near.meets(*line)]
    others = [box for box in others if box.overlaps(near.grown(130))]
    found: list[Place] = []
    for block in blocks(need, pace):
        for dislike, box in along(own, (block.width, block.height), _GAP):
            if not frame.holds(box) or (not anywhere and any(box.overlaps(wall) for wall in walls)):
                continue
            crossed = [line for line in lines if box.grown(2).meets(*line)]
            if not anywhere and any(_seen(line, (box,)) < SEEN for line in crossed):
                continue
            ways = [line for line in walked if box.grown(6).meets(*line)]
            cost = (
                dislike
                + _BULK * (block.width + block.height)
                + _ON_ROPE * sum(_covered(line, box) for line in (*crossed, *ways, *ways))
                + _ON_LEVEL * sum(box.top < level < box.bottom for level in levels)
                + _AMISS * _amiss(block.moved(box.left, box.top), own, others)
                + 60 * (1 - pace)
            )
            found.append(Place(cost, box, block))
    return found


def along(plate: Box, size: tuple[float, float], gap: float) -> Iterator[tuple[float, Box]]:
    """The boxes of a size along all sides of a plate, each with how little it is liked for where it is."""
    wide, high = size
    for side, dislike in _SIDES.items():
        if side in {"right", "left"}:
            left = plate.right + gap if side == "right" else plate.left - gap - wide
            starts = _starts(plate.top, plate.bottom, high)
            spots = [(dislike + _FROM_MIDDLE * aside, Box.at(left, top, wide, high)) for aside, top in starts]
        else:
            top = plate.top - gap - high if side == "above" else plate.bottom + gap
            starts = _starts(plate.left, plate.right, wide)
            spots = [(dislike + _FROM_MIDDLE * aside, Box.at(x, top, wide, high)) for aside, x in starts]
        yield from spots


def _starts(low: float, high: float, size: float) -> Iterator[tuple[float, float]]:
    """Where something of that size may begin along a side, and how far it then is from the middle."""
    middle = (low + high - size) / 2
    reach = (high - low + size) / 2 - 26
    steps = max(0, int(reach / _STEP))
    for number in range(-steps, steps + 1):
        yield abs(number) * _STEP, middle + number * _STEP


def _amiss(block: Block, own: Box, others: Iterable[Box]) -> int:
    """How many climbers stand nearer to another plate than to their own."""
    return sum(any(_apart(box, other) <= _apart(box, own) for other in others) for box in block.climbers)


def _apart(one: Box, other: Box) -> float:
    """Pixels between two boxes."""
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return math.hypot(across, down)


# ------------------------------------------------------------------------------------------------ ropes


@lru_cache(maxsize=8)
def _lines(sheet: Chart) -> tuple[Line, ...]:
    """The parts of all ropes between their plates, without what the grounds around those may take."""
    return tuple(chart.seen_rope(sheet, rope) for rope in sheet.board.ropes)


_EDGE = 8.5
"""Pixels of a rope at each end that the ground around a plate takes."""


def _covered(line: Line, box: Box) -> float:
    """Pixels of a line below a box."""
    first, last = box.span(*line)
    return max(0.0, last - first) * _length(line)


def _seen(line: Line, boxes: Iterable[Box]) -> float:
    """Pixels of a rope that are seen beside boxes and the grounds around its plates."""
    whole = _length(line)
    spans = sorted(box.grown(4).span(*line) for box in boxes)
    at, seen, end = _EDGE / whole, 0.0, 1 - _EDGE / whole
    for first, last in spans:
        if last > first:
            seen += max(0.0, min(first, end) - at)
            at = max(at, last)
    return (seen + max(0.0, end - at)) * whole


def _length(line: Line) -> float:
    return max(1e-6, math.dist(*line))
