"""Places climbers and tents in groups beside their plates, keeping other plates and ropes visible.

A group is as large as fits: the smaller its scale, the higher its cost. The largest groups choose first, and
one that finds no room chooses before them in another round. Tents may stand apart from climbers.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import MAP, SCALES, Group, Occupancy, groups
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

SEEN = 20.0
"""Pixels of every rope that must stay visible."""
_AROUND, EDGE = 8.5, 4.5
"""Pixels that a group's background extends, with its edge, around its plate and around the group."""
OFF_PLATES, OFF_NOTES, OFF_GROUPS = 11.0, 7.0, 10.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups."""
_GAP, _STEP = 3.0, 10.0
"""Pixels from a plate to its group, and between the places tried along it."""
_SIDES = {"right": 0.0, "left": 8.0, "above": 10.0, "below": 16.0}
"""Cost of each side of a plate."""
_SMALLER, _FROM_MIDDLE, _BULK, _COVERED, _ASTRAY, _DIVIDED = 330.0, 0.25, 0.3, 0.3, 45.0, 40.0
"""Costs of a group.

In proportion to what its scale lacks to 1; per pixel from a side's middle, of its longer side, and of
rope or trail covered; per piece nearer to another plate; for tents apart.
"""
_ROUNDS = 5


class Place(NamedTuple):
    """A group in place, with its cost."""

    cost: float
    group: Group


class Crowd(NamedTuple):
    """The pieces of one space: the boxes of their backgrounds, and their own."""

    grounds: tuple[Box, ...]
    """Usually one; two where tents are apart."""
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]


class _Map(NamedTuple):
    """What groups must avoid: plates and ropes of a map, boxes of notes, and if possible trails."""

    sheet: Chart
    taken: tuple[Box, ...]
    walked: tuple[Line, ...]


def areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map and the groups beside them, all of which must be fully visible."""
    return (
        *(Area(f"plate {space}", box) for space, box in sheet.plates().items()),
        *(
            Area(f"{'tents' if number else 'crowd'} {space}", box)
            for space, crowd in stand.items()
            for number, box in enumerate(crowd.grounds)
        ),
    )


def settle(
    sheet: Chart,
    needs: Mapping[str, Occupancy],
    *,
    taken: Sequence[Box] = (),
    walked: Sequence[Line] = (),
) -> dict[str, Crowd]:
    """Place every space's pieces, avoiding ``taken`` boxes and, if possible, ``walked`` lines."""
    about = _Map(sheet, tuple(taken), tuple(walked))
    wanted = {space: need for space, need in needs.items() if need.climbers or need.tents}
    order = sorted(wanted, key=lambda space: (-sum(wanted[space]), space))
    best: dict[str, list[Place]] = {}
    least = math.inf
    for _ in range(_ROUNDS):
        tried, lost = _greedy(about, wanted, order)
        cost = sum(place.cost for places in tried.values() for place in places)
        if cost < least:
            best, least = tried, cost
        if not lost:
            break
        order = sorted(order, key=lambda space: space not in lost)
    return {space: _crowd([place.group for place in best[space]]) for space in sorted(best)}


def _crowd(parts: Sequence[Group]) -> Crowd:
    return Crowd(
        tuple(part.box for part in parts),
        tuple(box for part in parts for box in part.climbers),
        tuple(box for part in parts for box in part.tents),
    )


def _greedy(
    about: _Map, wanted: Mapping[str, Occupancy], order: Sequence[str]
) -> tuple[dict[str, list[Place]], set[str]]:
    """Place everything in this order; with the spaces whose groups found no room and cover something."""
    chosen: dict[str, list[Place]] = {}
    lost: set[str] = set()
    for space in order:
        need, others = wanted[space], [place.group.box for places in chosen.values() for place in places]
        found = _best(about, space, need, others)
        if need.climbers and need.tents and (found is None or found.cost > _DIVIDED):
            apart = _apart(about, space, need, others)
            if apart and (found is None or sum(place.cost for place in apart) + _DIVIDED < found.cost):
                chosen[space] = apart
                continue
        if found is None:
            lost.add(space)
        chosen[space] = [found or _forced(about, space, need, others)]
    return chosen, lost


def _apart(about: _Map, space: str, need: Occupancy, others: Sequence[Box]) -> list[Place] | None:
    """Climbers, and tents apart from them; None without room."""
    people = _best(about, space, need._replace(tents=0), others)
    tents = people and _best(about, space, need._replace(climbers=0), [*others, people.group.box])
    return [people, tents] if people and tents else None


def _best(about: _Map, space: str, need: Occupancy, others: Sequence[Box]) -> Place | None:
    """The best placement that is clear of other groups and, with them, leaves every rope visible."""
    best: Place | None = None
    for scale in SCALES:
        if best and best.cost <= _SMALLER * (1 - scale):
            break
        for place in ranked(about, space, need, scale):
            if best and place.cost >= best.cost:
                break
            if _goes(about.sheet, place.group.box, others):
                best = place
                break
    return best


def _goes(sheet: Chart, box: Box, others: Sequence[Box]) -> bool:
    wide, edge = box.grown(OFF_GROUPS), box.grown(EDGE)
    if any(wide.overlaps(other) for other in others):
        return False
    boxes = [box, *others]
    return not any(hidden(line, boxes) for line in ropes(sheet) if edge.meets(*line))


def _forced(about: _Map, space: str, need: Occupancy, others: Sequence[Box]) -> Place:
    """Last resort: the smallest group where it covers least."""
    plates = about.sheet.plates()
    barred = [box.grown(EDGE) for other, box in plates.items() if other != space]
    barred += [*about.taken, *(box.grown(EDGE) for box in others)]

    def over(spot: tuple[float, Box, Group]) -> float:
        return sum(shared(spot[1], box) for box in barred)

    spots = (spot for spot in _spots(plates[space], need, SCALES[-1]) if MAP.holds(spot[1]))
    spot = min(spots, key=over)
    return Place(1000 + over(spot), spot[2].moved(spot[1].left, spot[1].top))


def shared(one: Box, other: Box) -> float:
    """The area that two boxes share in square pixels."""
    across = min(one.right, other.right) - max(one.left, other.left)
    return max(0.0, across) * max(0.0, min(one.bottom, other.bottom) - max(one.top, other.top))


@lru_cache(maxsize=1024)
def ranked(about: _Map, space: str, need: Occupancy, scale: float) -> tuple[Place, ...]:
    """All placements of a scale clear of plates and notes, best first."""
    plates = about.sheet.plates()
    own = plates[space]
    reach = own.grown(max(max(group.box.right, group.box.bottom) for group in groups(need, scale)) + 24)
    others = [box for other, box in plates.items() if box is not own and reach.overlaps(box.grown(100))]
    walls = [box.grown(OFF_PLATES) for box in others]
    walls += [box.grown(OFF_NOTES) for box in about.taken]
    return fitting(
        _Neighbourhood(
            own,
            tuple([box for box in walls if reach.overlaps(box)]),
            tuple([line for line in ropes(about.sheet) if reach.meets(*line)]),
            tuple([line for line in about.walked if reach.meets(*line)]),
            tuple(others),
        ),
        need,
        scale,
    )


class _Neighbourhood(NamedTuple):
    """What a group at a plate must avoid, as a cache key: mostly unchanged from picture to picture."""

    own: Box
    walls: tuple[Box, ...]
    lines: tuple[Line, ...]
    walked: tuple[Line, ...]
    others: tuple[Box, ...]


@lru_cache(maxsize=1024)
def fitting(near: _Neighbourhood, need: Occupancy, scale: float) -> tuple[Place, ...]:
    """The placements of a group at a plate clear of all that is near, best first."""
    own, walls, lines, walked, others = near
    found: list[Place] = []
    frame = MAP.grown(-6)
    for cost, box, group in _spots(own, need, scale):
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        # inlined: runs thousands of times per picture
        if not frame.holds(box) or any(
            left < wall.right and wall.left < right and top < wall.bottom and wall.top < bottom
            for wall in walls
        ):
            continue
        edge = box.grown(EDGE)
        crossed = [line for line in lines if edge.meets(*line)]
        if any(hidden(line, (box,)) for line in crossed):
            continue
        placed = group.moved(left, top)
        ways = [line for line in walked if box.grown(6).meets(*line)]
        covered = sum(_covered(line, box) for line in (*crossed, *ways, *ways))
        astray = sum(_is_astray(piece, own, others) for piece in (*placed.climbers, *placed.tents))
        found.append(Place(cost + _COVERED * covered + _ASTRAY * astray, placed))
    return tuple(sorted(found, key=lambda place: place.cost))


def _spots(plate: Box, need: Occupancy, scale: float) -> Iterator[tuple[float, Box, Group]]:
    """Boxes along all sides of a plate, with the cost of scale and position, and the group for each."""
    (x, y), smaller = plate.centre, _SMALLER * (1 - scale)
    for group in groups(need, scale):
        wide, high = group.box.width, group.box.height
        for side, dislike in _SIDES.items():
            is_aside = side in {"right", "left"}
            length, size = (plate.height, high) if is_aside else (plate.width, wide)
            fixed = {
                "right": plate.right + _GAP,
                "left": plate.left - _GAP - wide,
                "above": plate.top - _GAP - high,
                "below": plate.bottom + _GAP,
            }[side]
            steps = int(max(0.0, (length + size) / 2 - 26) / _STEP)
            for aside in (number * _STEP for number in range(-steps, steps + 1)):
                cost = smaller + dislike + _FROM_MIDDLE * abs(aside) + _BULK * max(wide, high)
                corner = (fixed, y + aside - high / 2) if is_aside else (x + aside - wide / 2, fixed)
                yield cost, Box.at(*corner, wide, high), group


def _is_astray(piece: Box, own: Box, others: Sequence[Box]) -> bool:
    """Whether a piece is nearer to another plate."""
    far = apart(piece, own)
    # Other plates are farther than this from every group.
    if far < OFF_PLATES:
        return False
    reach = piece.grown(far)
    return any(reach.touches(other) and apart(piece, other) <= far for other in others)


def apart(one: Box, other: Box) -> float:
    """Distance between two boxes in pixels."""
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return math.hypot(across, down)


# ------------------------------------------------------------------------------------------------ ropes


@lru_cache(maxsize=8)
def ropes(sheet: Chart) -> tuple[Line, ...]:
    """The parts of all ropes visible with a group at both ends, its background around the plate."""
    boxes = {space: box.grown(_AROUND) for space, box in sheet.plates().items()}
    return tuple(
        (
            chart.outside(sheet.spot(lower), sheet.spot(upper), boxes[lower]),
            chart.outside(sheet.spot(upper), sheet.spot(lower), boxes[upper]),
        )
        for lower, upper in sheet.board.ropes
    )


def _covered(line: Line, box: Box) -> float:
    """Length in pixels of a line covered by a box."""
    first, last = box.span(*line)
    return max(0.0, last - first) * math.dist(*line)


def hidden(line: Line, boxes: Sequence[Box]) -> bool:
    """Whether boxes leave too little of a rope visible, given how much there is."""
    whole = max(1e-6, math.dist(*line))
    at, left = 0.0, 0.0
    for first, last in sorted(box.grown(EDGE).span(*line) for box in boxes):
        if last > first:
            left += max(0.0, min(first, 1.0) - at)
            at = max(at, last)
    return (left + max(0.0, 1 - at)) * whole < min(SEEN, whole - 0.01)
