"""Places climbers and tents beside the plates of their spaces, keeping other plates and ropes visible.

Both maps are fixed, so each space has ranked places around its plate. Spaces with the fewest options choose
first. One without an option, or with most of its pieces nearer to another plate, uses tighter spacing, moves
a neighbour, separates its tents, and finally goes farther away with a leader to its plate. It may then choose
before all others or split up; the cheapest result is kept.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.places import MAP, TAG, TAG_ONTO, Block, Occupancy, blocks
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

SEEN = 20.0
"""Pixels of every rope that must stay visible."""
_AROUND, EDGE = 8.5, 4.5
"""Pixels that a crowd's background extends, with its edge, around its plate and around the crowd."""
PACES = (1.0, 0.82, 0.64, 0.5)
"""Spacing of pieces: side by side, then increasingly overlapping."""
OFF_PLATES, OFF_NOTES = 11.0, 7.0
"""Minimum distance in pixels of a crowd from other plates and from notes."""
LEADER = 21.0
"""Width in pixels of a leader with its edges."""
_STEP = 10.0
_GAP, _GAPS = 3.0, (0.0, 6.0, 12.0)
"""Pixels from a plate to its pieces, and more at which a crowd can still be joined to it."""
_TIGHT = 60.0
"""Cost of complete overlap, in proportion to the spacing."""
_CLOSEST = 40.0
"""Cost of the tightest spacing in addition, since figures then overlap."""
_MISTAKEN = 300.0
"""Cost of a crowd that looks like another space's."""
_GRID, _FARTHEST, _RING = 18, 792.0, 66.0
"""Pixels: grid of places farther away, their maximum distance, and width of the ring searched at a time."""
_SIDES = {"right": 0.0, "left": 10.0, "above": 14.0, "below": 18.0}
"""Cost of each side of a plate; the best is 0."""
_FROM_MIDDLE, _BULK, _ON_ROPE, _ON_LEVEL, _NEARER_ANOTHER = 0.25, 0.06, 0.3, 12.0, 45.0
"""Costs of a placement.

Per pixel from a side's middle; per pixel of width and height; per pixel of rope or trail covered; per zone
line crossed; per piece nearer to another plate.
"""


class Place(NamedTuple):
    """A candidate placement: cost, box and arrangement."""

    cost: float
    box: Box
    block: Block
    leader: tuple[()] | Line = ()
    amiss: int = 0
    """Number of pieces nearer to another plate than to their own."""

    @property
    def mistaken(self) -> bool:
        """Whether most pieces are nearer to another plate, so that they look like another space's."""
        return _most(self.amiss, self.block)


class Surroundings(NamedTuple):
    """What crowds must avoid: plates and ropes of a map, occupied boxes, and if possible trails."""

    sheet: Chart
    taken: tuple[Box, ...]
    walked: tuple[Line, ...]


def _most(amiss: int, block: Block) -> bool:
    """Whether this many pieces are more than two thirds of a block."""
    return 3 * amiss > 2 * (len(block.climbers) + len(block.tents))


def _tightness(pace: float) -> float:
    """Cost of a spacing."""
    return _TIGHT * (1 - pace) + (_CLOSEST if pace == PACES[-1] else 0)


@lru_cache(maxsize=1024)
def ranked(about: Surroundings, space: str, need: Occupancy, pace: float) -> tuple[Place, ...]:
    """All placements beside a plate, best first."""
    return tuple(sorted(around(about, space, need, pace), key=lambda place: place.cost))


def around(
    about: Surroundings,
    space: str,
    need: Occupancy,
    pace: float,
) -> tuple[Place, ...]:
    """All placements beside a plate."""
    plates = about.sheet.plates()
    own = plates[space]
    near = own.grown(
        max(max(block.width, block.height) for block in blocks(need, pace)) + _GAP + _GAPS[-1] + 12
    )
    others = [box for other, box in plates.items() if other != space]
    # Only nearby boxes are grown: there are many plates, and every space needs this.
    about_near = near.grown(OFF_PLATES)
    walls = [box.grown(OFF_PLATES) for box in others if box.overlaps(about_near)]
    walls += [box.grown(OFF_NOTES) for box in about.taken if box.overlaps(about_near)]
    beyond = near.grown(130)
    return _fitting(
        _Neighbourhood(
            own,
            tuple([wall for wall in walls if wall.overlaps(near)]),
            tuple([line for line in ropes(about.sheet) if near.meets(*line)]),
            tuple([line for line in about.walked if near.meets(*line)]),
            tuple([box for box in others if box.overlaps(beyond)]),
            tuple(sky.levels(about.sheet.board)),
        ),
        need,
        pace,
    )


class _Neighbourhood(NamedTuple):
    """The surroundings relevant to a box, as a cache key: mostly unchanged from picture to picture."""

    own: Box
    walls: tuple[Box, ...]
    lines: tuple[Line, ...]
    walked: tuple[Line, ...]
    others: tuple[Box, ...]
    heights: tuple[float, ...]


@lru_cache(maxsize=1024)
def _fitting(near: _Neighbourhood, need: Occupancy, pace: float) -> tuple[Place, ...]:
    own, walls, lines, walked, others, heights = near
    found = list[Place]()
    spans = [(line, Box.over(Box(*end, *end) for end in line)) for line in lines]
    # At the tightest spacing nothing is skipped: finer steps, a gap to the plate, closer to the edge.
    tight = pace == PACES[-1]
    frame = MAP.grown(-5 if tight else -8)
    step, gaps = (_STEP / 3, _GAPS) if tight else (_STEP, _GAPS[:1])
    for block, gap in product(blocks(need, pace), gaps):
        for dislike, box in _along(own, (block.width, block.height), _GAP + gap, step):
            left, top, right, bottom = box.left, box.top, box.right, box.bottom
            if left < frame.left or top < frame.top or right > frame.right or bottom > frame.bottom:
                continue
            # inlined: runs thousands of times per picture
            if any(
                left < wall.right and wall.left < right and top < wall.bottom and wall.top < bottom
                for wall in walls
            ):
                continue
            if gap and _amiss((box,), own, others):
                continue
            edge, beside_ways = box.grown(EDGE), box.grown(6)
            crossed = [line for line, over in spans if edge.touches(over) and edge.meets(*line)]
            if any(hidden(line, (box,)) for line in crossed):
                continue
            pieces = [one.moved(box.left, box.top) for one in (*block.climbers, *block.tents)]
            amiss = _amiss(pieces or (box,), own, others)
            ways = [line for line in walked if beside_ways.meets(*line)]
            cost = (
                dislike
                + gap
                + _BULK * (block.width + block.height)
                + _ON_ROPE * sum(_covered(line, box) for line in (*crossed, *ways, *ways))
                + _ON_LEVEL * sum(box.top < height < box.bottom for height in heights)
                + _NEARER_ANOTHER * amiss
                + _MISTAKEN * _most(amiss, block)
                + _tightness(pace)
            )
            found.append(Place(cost, box, block, amiss=amiss))
    return tuple(found)


def farther(plate: Box, need: Occupancy) -> Iterator[tuple[float, Box, Block]]:
    """Grid placements around a plate with the cost of their distance, nearest first."""
    options = [(_TIGHT * (1 - pace), block) for pace in PACES[-3:-1] for block in blocks(need, pace)[:3]]
    for ring in range(int(_FARTHEST / _RING)):
        found = [one for tight, block in options for one in _ring(plate, block, tight, ring * _RING)]
        yield from sorted(found, key=lambda one: one[0])


def _ring(plate: Box, block: Block, tight: float, least: float) -> Iterator[tuple[float, Box, Block]]:
    """Placements that cost at least ``least`` and less than one ring more."""
    most, frame = least + _RING, MAP.grown(-8)
    (middle, centre), reach = plate.centre, most - tight
    across = math.ceil((plate.width / 2 + reach + block.width) / _GRID)
    down = math.ceil((plate.height / 2 + reach + block.height) / _GRID)
    lefts = [middle + column * _GRID for column in range(-across, across + 1)]
    columns = [
        (left, max(0.0, plate.left - left - block.width, left - plate.right))
        for left in lefts
        if frame.left <= left and left + block.width <= frame.right
    ]
    for row in range(-down, down + 1):
        top = centre + row * _GRID
        below = max(0.0, plate.top - top - block.height, top - plate.bottom)
        if tight + below >= most or top < frame.top or top + block.height > frame.bottom:
            continue
        for left, aside in columns:
            cost = tight + math.hypot(aside, below)
            if least <= cost < most:
                yield cost, Box.at(left, top, block.width, block.height), block


def _along(plate: Box, size: tuple[float, float], gap: float, step: float) -> Iterator[tuple[float, Box]]:
    """Boxes of a size along all sides of a plate, with the cost of their position."""
    wide, high = size
    for side, dislike in _SIDES.items():
        if side in {"right", "left"}:
            left = plate.right + gap if side == "right" else plate.left - gap - wide
            starts = _starts(plate.top, plate.bottom, high, step)
            spots = [(dislike + _FROM_MIDDLE * aside, Box.at(left, top, wide, high)) for aside, top in starts]
        else:
            top = plate.top - gap - high if side == "above" else plate.bottom + gap
            starts = _starts(plate.left, plate.right, wide, step)
            spots = [(dislike + _FROM_MIDDLE * aside, Box.at(x, top, wide, high)) for aside, x in starts]
        yield from spots


def _starts(low: float, high: float, size: float, step: float) -> Iterator[tuple[float, float]]:
    """Starting positions along a side for this size, with their distances from the middle."""
    middle = (low + high - size) / 2
    reach = (high - low + size) / 2 - 26
    steps = max(0, int(reach / step))
    for number in range(-steps, steps + 1):
        yield abs(number) * step, middle + number * step


def _amiss(boxes: Sequence[Box], own: Box, others: Sequence[Box]) -> int:
    """Number of boxes nearer to another plate than to their own."""
    found = 0
    for box in boxes:
        far = apart(box, own)
        reach = box.grown(far)
        found += any(reach.touches(other) and apart(box, other) <= far for other in others)
    return found


def apart(one: Box, other: Box) -> float:
    """Distance between two boxes in pixels."""
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return math.hypot(across, down)


# ------------------------------------------------------------------------------------------------ ropes


@lru_cache(maxsize=8)
def ropes(sheet: Chart) -> tuple[Line, ...]:
    """The parts of all ropes visible with a crowd at both ends, its background around the plate."""
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
    return max(0.0, last - first) * _length(line)


def hidden(line: Line, boxes: Iterable[Box], leaders: Iterable[Line] = ()) -> bool:
    """Whether boxes and leaders leave too little of a rope visible, given how much there is."""
    whole = _length(line)
    over = Box.over(Box(*end, *end) for end in line).grown(EDGE)
    spans = [box.grown(EDGE).span(*line) for box in boxes if box.touches(over)]
    spans += [_crossing(line, leader) for leader in leaders]
    at, left = 0.0, 0.0
    for first, last in sorted(spans):
        if last > first:
            left += max(0.0, min(first, 1.0) - at)
            at = max(at, last)
    return (left + max(0.0, 1 - at)) * whole < min(SEEN, whole - 0.01)


def _crossing(line: Line, leader: Line) -> tuple[float, float]:
    """The interval of a rope that a leader covers, as fractions; empty if it covers none."""
    (x1, y1), (x2, y2) = line
    box = Box.over(Box(*at, *at) for at in leader).grown(LEADER / 2)
    if not box.meets(*line):
        return 1.0, 0.0
    steps = math.ceil(_length(line) / 4)
    covered = [
        number / steps
        for number in range(steps + 1)
        if _away((x1 + (x2 - x1) * number / steps, y1 + (y2 - y1) * number / steps), leader) < LEADER / 2
    ]
    return (covered[0] - 0.5 / steps, covered[-1] + 0.5 / steps) if covered else (1.0, 0.0)


def _away(point: Point, line: Line) -> float:
    """Distance in pixels from a point to a line segment."""
    (x, y), ((x1, y1), (x2, y2)) = point, line
    share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / _length(line) ** 2
    share = min(1.0, max(0.0, share))
    return math.dist(point, (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))


def _length(line: Line) -> float:
    return max(1e-6, math.dist(*line))


# --------------------------------------------------------------------------------- choosing placements

_OFF_CROWDS = 10.0
"""Minimum distance in pixels between crowds."""
_TRIED, _FAR, _ROUNDS, _PARTS = 60, 120, 4, 3
"""Limits of the search.

Placements tried when making room, and farther away; rounds of reordering; backgrounds for pieces of one kind.
"""
_LED, _AMISS, _ACROSS, _BROKEN = 150.0, 100.0, 200.0, 1000.0
"""Costs of a placement: farther away, nearest to another plate there, a leader across something, broken.

A broken one hides a rope or covers something.
"""
BESIDE = 16.0
"""Maximum distance from its plate at which something is joined to it."""
_STRAYS = 1
"""Pieces that may be nearer to another plate before a division of their crowd is tried."""
_DIVIDED = 40.0
"""Cost of every part of a crowd beyond the first."""
_OFF_TAGS, _SLIDE = 2.0, 8.0
"""Pixels: minimum distance between tags, and step between positions tried for a tag."""


class Ground(NamedTuple):
    """Background of a space's pieces, with a leader to the plate if they are farther away.

    One that is not beside its plate has a tag at its edge for the space's name.
    """

    box: Box
    leader: tuple[Point, ...] = ()
    tag: Box | None = None


@dataclass(frozen=True, slots=True)
class Crowd:
    """The pieces of one space: their boxes and backgrounds."""

    grounds: tuple[Ground, ...]
    """Usually one; several in the tightest crowds, with separate tents; none if the space is empty."""
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]

    @property
    def tags(self) -> tuple[Box, ...]:
        """Tags that repeat the space's name."""
        return tuple(ground.tag for ground in self.grounds if ground.tag)


def areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map and the crowds beside them, all of which must be fully visible."""
    return (
        *(Area(f"plate {space}", box) for space, box in sheet.plates().items()),
        *(
            Area(f"{'tents' if number else 'crowd'} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
        *(Area(f"tag {space}", tag.grown(-TAG_ONTO)) for space, crowd in stand.items() for tag in crowd.tags),
    )


_Key: TypeAlias = "tuple[str, int]"
"""A space, and which of its parts: all pieces or the climbers, separate tents, or a further part."""
_PEOPLE, _TENTS, _PART = 0, 1, 2


def settle(
    sheet: Chart,
    needs: Mapping[str, Occupancy],
    *,
    taken: Sequence[Box] = (),
    walked: Sequence[Line] = (),
) -> dict[str, Crowd]:
    """Place every space's pieces.

    Avoids ``taken`` boxes and, if possible, ``walked`` lines.
    """
    about = Surroundings(sheet, tuple(taken), tuple(walked))
    wanted = {(space, _PEOPLE): need for space, need in needs.items() if need.climbers or need.tents}
    order = sorted(wanted, key=lambda key: (len(ranked(about, key[0], wanted[key], 1.0)), key))
    chosen = _settled(about, wanted, order)
    tags = _tags(about, chosen)
    found: dict[str, dict[int, Place]] = {}
    for key in sorted(chosen):
        found.setdefault(key[0], {})[key[1]] = chosen[key]
    return {
        space: _crowd(places, {kind: tags.get((space, kind)) for kind in places})
        for space, places in found.items()
    }


def _settled(about: Surroundings, wanted: Mapping[_Key, Occupancy], order: list[_Key]) -> dict[_Key, Place]:
    """Place everything: tries several orders of choosing, starting with this one, and keeps the best."""
    best, least = _greedy(about, wanted, order)
    tried = best
    for _ in range(_ROUNDS):
        lost = {(key[0], _PEOPLE) for key, place in tried.items() if place.leader or place.mistaken}
        if not lost:
            break
        order = sorted(order, key=lambda key: key not in lost)
        tried, cost = _greedy(about, wanted, order, parts=True)
        if cost < least:
            best, least = tried, cost
    return best


def _crowd(places: Mapping[int, Place], tags: Mapping[int, Box | None]) -> Crowd:
    blocks = [place.block.moved(place.box.left, place.box.top) for place in places.values()]
    return Crowd(
        tuple(Ground(place.box, place.leader, tags[kind]) for kind, place in places.items()),
        tuple(box for block in blocks for box in block.climbers),
        tuple(box for block in blocks for box in block.tents),
    )


def _tags(about: Surroundings, chosen: Mapping[_Key, Place]) -> dict[_Key, Box]:
    """A position for a tag at the edge of each background that doesn't touch its plate."""
    found: dict[_Key, Box] = {}
    plates = about.sheet.plates()
    for key, place in chosen.items():
        own = plates[key[0]]
        if own.grown(BESIDE).overlaps(place.box):
            continue
        others = [its for other, its in chosen.items() if other != key]
        boxes = [*plates.values(), *about.taken, *(its.box for its in others), *found.values()]
        walls = [box.grown(_OFF_TAGS) for box in boxes]
        lines = [its.leader for its in others if its.leader]
        covers = [its.box for its in chosen.values()]
        leaders = [its.leader for its in chosen.values() if its.leader]
        free = (
            box
            for box in _edges(place.box, key[0], own.centre)
            if MAP.grown(-4).holds(box)
            and not any(box.overlaps(wall) for wall in walls)
            and not any(box.grown(_OFF_TAGS + LEADER / 2).meets(*line) for line in lines)
            and not _hides(about, box, [*covers, *found.values(), box], leaders)
        )
        if (tag := next(free, None)) is not None:
            found[key] = tag
    return found


def _edges(box: Box, space: str, plate: Point) -> list[Box]:
    """Positions of a space's tag at the edges of a background, nearest to ``plate`` first."""
    wide, high = TAG[0] * len(space) + TAG[1], TAG[2]
    found = [
        Box.at(left, top, wide, high)
        for left in (box.left - wide + TAG_ONTO, box.right - TAG_ONTO)
        for top in _along_edge(box.top, box.bottom, high)
    ]
    found += [
        Box.at(left, top, wide, high)
        for top in (box.top - high + TAG_ONTO, box.bottom - TAG_ONTO)
        for left in _along_edge(box.left, box.right, wide)
    ]
    return sorted(found, key=lambda tag: math.dist(tag.centre, plate))


def _along_edge(low: float, high: float, size: float) -> list[float]:
    """Starting positions along an edge for this size, overhanging by at most half."""
    first, last = low - size / 2, high - size / 2
    steps = math.ceil((last - first) / _SLIDE)
    return [first + (last - first) * number / steps for number in range(steps + 1)]


def _hides(about: Surroundings, box: Box, boxes: Sequence[Box], leaders: Sequence[Line]) -> bool:
    """Whether a box, together with others, hides a rope."""
    over = box.grown(EDGE)
    return any(hidden(line, boxes, leaders) for line in ropes(about.sheet) if over.meets(*line))


def _greedy(
    about: Surroundings, needs: Mapping[_Key, Occupancy], order: Iterable[_Key], *, parts: bool = False
) -> tuple[dict[_Key, Place], float]:
    """Place everything in order, greedily; returns the placements and their total cost.

    With ``parts``, what has no room at its plate is tried in two or three parts.
    """
    wanted, waiting = dict(needs), list(order)
    chosen: dict[_Key, Place] = {}
    while waiting:
        key = waiting.pop(0)
        need = wanted[key]
        place = _at_plate(about, key, wanted, chosen)
        amiss = place is None or (parts and place.mistaken)
        if amiss and need.climbers and need.tents:
            wanted |= {key: need._replace(tents=0), (key[0], _TENTS): Occupancy(0, need.tents)}
            waiting[:0] = [key, (key[0], _TENTS)]
            continue
        if amiss and parts and (found := _parted(about, key, wanted, chosen, _PARTS)):
            wanted, chosen = found
            continue
        if place and place.amiss > _STRAYS and (found := _halved(about, key, wanted, {**chosen, key: place})):
            wanted, chosen = found
            continue
        if place is None:
            place = _off(about, key, need, chosen)
        chosen[key] = place or _forced(about, key, need)
    divided = sum(part > _PEOPLE for _, part in chosen)
    cost = sum(place.cost for place in chosen.values())
    return chosen, cost + _DIVIDED * divided


def _parted(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Occupancy], chosen: Mapping[_Key, Place], most: int
) -> tuple[dict[_Key, Occupancy], dict[_Key, Place]] | None:
    """Split what has no room in one piece at its plate, the first part as large as possible.

    None on failure.
    """
    need = wanted[key]
    whole, rest = need.climbers + need.tents, (key[0], key[1] + _PART)
    for size in range(whole - 1, 0, -1):
        if most < 2 or -(-whole // most) > size:
            return None
        parts = _sized(need, size)
        needs, tried = {**wanted, key: parts[0], rest: parts[1]}, dict(chosen)
        place = _at_plate(about, key, needs, tried)
        if place is None or place.mistaken:
            continue
        tried[key] = place
        place = _at_plate(about, rest, needs, tried)
        if place and not place.mistaken:
            tried[rest] = place
            return needs, tried
        if found := _parted(about, rest, needs, tried, most - 1):
            return found
    return None


def _halved(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Occupancy], chosen: Mapping[_Key, Place]
) -> tuple[dict[_Key, Occupancy], dict[_Key, Place]] | None:
    """A placed crowd in two parts at its plate, if fewer pieces are then nearer to another plate.

    Tents go apart from climbers, else half of the pieces from the others.
    """
    need, tried = wanted[key], {other: place for other, place in chosen.items() if other != key}
    if need.climbers and need.tents:
        parts, rest = (need._replace(tents=0), Occupancy(0, need.tents)), (key[0], _TENTS)
    else:
        parts, rest = _sized(need, -(-(need.climbers + need.tents) // 2)), (key[0], key[1] + _PART)
    for part, its in zip((key, rest), parts, strict=True):
        place = _best(about, part, its, tried)
        if place is None:
            return None
        tried[part] = place
    if tried[key].cost + tried[rest].cost + _DIVIDED >= chosen[key].cost:
        return None
    return {**wanted, key: parts[0], rest: parts[1]}, tried


def _sized(need: Occupancy, size: int) -> tuple[Occupancy, Occupancy]:
    """Split off this many pieces; all are climbers or all are tents."""
    if need.climbers:
        return need._replace(climbers=size), Occupancy(need.climbers - size, 0)
    return need._replace(tents=size), Occupancy(0, need.tents - size)


def _at_plate(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Occupancy], chosen: dict[_Key, Place]
) -> Place | None:
    """A placement beside the plate, moving others if necessary."""
    best = _best(about, key, wanted[key], chosen)
    if best and not best.mistaken:
        return best
    return _making_room(about, key, wanted, chosen) or best


def _best(about: Surroundings, key: _Key, need: Occupancy, chosen: Mapping[_Key, Place]) -> Place | None:
    """The best placement beside a plate that is compatible with those chosen."""
    best: Place | None = None
    for pace in PACES:
        if best and best.cost <= _tightness(pace):
            break
        for place in ranked(about, key[0], need, pace):
            if best and place.cost >= best.cost:
                break
            if _goes(about, place, chosen):
                best = place
    return best


def _goes(about: Surroundings, place: Place, chosen: Mapping[_Key, Place]) -> bool:
    """Whether a placement is clear of other crowds and, together with them, leaves every rope visible."""
    if next(_hit(place, chosen), None) is not None:
        return False
    every = [place, *chosen.values()]
    boxes, leaders = [one.box for one in every], [one.leader for one in every if one.leader]
    over = Box.over((place.box, *(Box(*at, *at) for at in place.leader))).grown(EDGE)
    near = [line for line in ropes(about.sheet) if over.meets(*line)]
    return not any(hidden(line, boxes, leaders) for line in near)


def _hit(place: Place, chosen: Mapping[_Key, Place]) -> Iterator[_Key]:
    """Placements that this one is too close to, or whose leader it covers."""
    box = place.box.grown(_OFF_CROWDS)
    for key, other in chosen.items():
        its = other.box
        # inlined: runs about ten thousand times per picture
        if (
            box.left < its.right and its.left < box.right and box.top < its.bottom and its.top < box.bottom
        ) or (other.leader and box.meets(*other.leader)):
            yield key


def _making_room(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Occupancy], chosen: dict[_Key, Place]
) -> Place | None:
    """A placement for which one or two crowds already there can move elsewhere, none of them mistaken."""
    for pace in PACES:
        for place in ranked(about, key[0], wanted[key], pace)[:_TRIED]:
            if place.mistaken:
                continue
            hit = list(_hit(place, chosen))
            rest = {other: its for other, its in chosen.items() if other not in hit}
            if not 1 <= len(hit) <= 2 or not _goes(about, place, rest):
                continue
            moved: dict[_Key, Place] = {**rest, key: place}
            for other in hit:
                found = _best(about, other, wanted[other], moved)
                if found is None or found.mistaken:
                    break
                moved[other] = found
            else:
                chosen.update({other: moved[other] for other in hit})
                return place
    return None


def _off(about: Surroundings, key: _Key, need: Occupancy, chosen: Mapping[_Key, Place]) -> Place | None:
    """The nearest placement away from the plate; None if the map is full."""
    own, plates = about.sheet.plates()[key[0]], about.sheet.plates().values()
    walls = [
        *(box.grown(OFF_PLATES) for box in plates),
        *(box.grown(OFF_NOTES) for box in about.taken),
        *(its.box.grown(_OFF_CROWDS) for its in chosen.values()),
    ]
    others = [box for box in plates if box != own]
    barred = [*others, *about.taken, *(its.box.grown(4) for its in chosen.values())]
    found: Place | None = None
    tried = 0
    for far, box, block in farther(own, need):
        if tried == _FAR or (found and found.cost <= far + _LED):
            break
        if any(box.overlaps(wall) for wall in walls):
            continue
        tried += 1
        leader = (box.centre, own.centre)
        cost = (
            far
            + _LED
            + _AMISS * (min(apart(box, other) for other in others) <= apart(box, own))
            + _ACROSS * sum(wall.meets(*leader) for wall in barred)
        )
        if found is None or cost < found.cost:
            place = Place(cost, box, block, leader)
            if not _goes(about, place, chosen):
                place = place._replace(cost=cost + _BROKEN)
            found = place if found is None or place.cost < found.cost else found
    return found


def _forced(about: Surroundings, key: _Key, need: Occupancy) -> Place:
    """Last resort: to the right of the plate, covering whatever is there."""
    own, block = about.sheet.plates()[key[0]], blocks(need, PACES[-1])[0]
    return Place(_BROKEN, Box.at(own.right, own.top, block.width, block.height), block)
