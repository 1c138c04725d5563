"""Where climbers and tents stand: beside the plate of their space, off other plates, ropes seen.

Both maps are fixed, so each space has places around its plate, ranked once. Spaces with the fewest choices
choose first. One that finds none stands closer together, sends a neighbour elsewhere, sets its tents apart,
and at last stands farther off with a leader to its plate. Then it may choose before all others, and stand
in parts; what is better stays.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.places import MAP, TAG, TAG_ONTO, Block, Need, blocks
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

SEEN = 20.0
"""Pixels of every rope that nobody may cover."""
_AROUND, EDGE = 8.5, 4.5
"""Pixels that the ground of a crowd with its edge goes on around its plate, and around the crowd."""
PACES = (1.0, 0.82, 0.64, 0.5)
"""How close the pieces stand together: side by side, then with their edges overlapping."""
OFF_PLATES, OFF_NOTES = 11.0, 7.0
"""Pixels that a crowd keeps from other plates and from notes."""
LEADER = 21.0
"""Pixels across a leader with its edges."""
_STEP = 10.0
_GAPS = (0.0, 6.0, 12.0)
"""How much farther off its plate a crowd can stand and still be joined to it."""
_TIGHT = 60.0
"""What standing all on one another would cost."""
_GRID, _FARTHEST, _RING = 18, 792.0, 66.0
"""Pixels between places farther off, how far they are at most, how broad a ring is looked at in one go."""
_SIDES = {"right": 0.0, "left": 10.0, "above": 14.0, "below": 18.0}
"""How much less each side of a plate is liked than the best."""
_FROM_MIDDLE, _BULK, _ON_ROPE, _ON_LEVEL, _NEARER_ANOTHER = 0.25, 0.06, 0.3, 12.0, 45.0
"""What a pixel from the middle of a side costs, one more of breadth and height, one of rope or of a way
covered; each line between bands crossed; each climber nearer to another plate."""


class Place(NamedTuple):
    """A way to stand: what it costs, where, and how."""

    cost: float
    box: Box
    block: Block
    leader: tuple[()] | Line = ()

    @property
    def is_note(self) -> bool:
        """Whether nobody stands there."""
        return not self.block.climbers and not self.block.tents


class Surroundings(NamedTuple):
    """What crowds must keep off: plates and ropes of a map, boxes that are taken, and if possible ways."""

    sheet: Chart
    taken: tuple[Box, ...]
    walked: tuple[Line, ...]


def paces(need: Need) -> tuple[float, ...]:
    """How close together pieces can stand; of a note there is one way alone."""
    return PACES[:1] if need.notes else PACES


@lru_cache(maxsize=1024)
def ranked(about: Surroundings, space: str, need: Need, pace: float) -> tuple[Place, ...]:
    """All places beside a plate, the best first."""
    return tuple(sorted(around(about, space, need, pace), key=lambda place: place.cost))


def around(
    about: Surroundings,
    space: str,
    need: Need,
    pace: float,
    *,
    beside: Box | None = None,
) -> tuple[Place, ...]:
    """All places beside a plate, or beside a box at it."""
    plates = about.sheet.plates()
    own = beside or plates[space]
    near = own.grown(
        max(max(block.width, block.height) for block in blocks(need, pace)) + need.gap + _GAPS[-1] + 12
    )
    others = [box for other, box in plates.items() if beside or other != space]
    # Only what is near is grown: there are many plates, and this is asked for each space.
    about_near = near.grown(OFF_PLATES)
    if need.notes:
        solid, off = (*others, *about.taken, *_arrows(about.sheet)), OFF_NOTES
        walls = [box.grown(off) for box in solid if box.overlaps(about_near)]
    else:
        walls = [box.grown(OFF_PLATES) for box in others if box.overlaps(about_near)]
        walls += [box.grown(OFF_NOTES) for box in about.taken if box.overlaps(about_near)]
    beyond = near.grown(130)
    return _fitting(
        _Near(
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


class _Near(NamedTuple):
    """What matters for places beside a box: most of it is the same on the next picture."""

    own: Box
    walls: tuple[Box, ...]
    lines: tuple[Line, ...]
    walked: tuple[Line, ...]
    others: tuple[Box, ...]
    heights: tuple[float, ...]


@lru_cache(maxsize=1024)
def _fitting(near: _Near, need: Need, pace: float) -> tuple[Place, ...]:
    own, walls, lines, walked, others, heights = near
    found = list[Place]()
    spans = [(line, Box.over(Box(*end, *end) for end in line)) for line in lines]
    # Where it is tightest, nothing is left out: finer steps, a little off the plate, nearer to the edge.
    tight = pace == PACES[-1]
    frame = MAP.grown(-5 if tight else -8)
    step, gaps = (_STEP / 3, _GAPS) if tight else (_STEP, _GAPS[:1])
    for block, gap in product(blocks(need, pace), gaps):
        for dislike, box in _along(own, (block.width, block.height), need.gap + gap, step):
            left, top, right, bottom = box.left, box.top, box.right, box.bottom
            if left < frame.left or top < frame.top or right > frame.right or bottom > frame.bottom:
                continue
            # Asked some thousand times for a picture, so without a call.
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
            people = [one.moved(box.left, box.top) for one in block.climbers]
            ways = [line for line in walked if beside_ways.meets(*line)]
            cost = (
                dislike
                + gap
                + _BULK * (block.width + block.height)
                + _ON_ROPE * sum(_covered(line, box) for line in (*crossed, *ways, *ways))
                + _ON_LEVEL * sum(box.top < height < box.bottom for height in heights)
                + _NEARER_ANOTHER * _amiss(people or (box,), own, others)
                + _TIGHT * (1 - pace)
            )
            found.append(Place(cost, box, block))
    return tuple(found)


def farther(plate: Box, need: Need) -> Iterator[tuple[float, Box, Block]]:
    """Places on a grid around a plate, each with what its distance costs, the nearest first."""
    options = [
        (_TIGHT * (1 - pace), block)
        for pace in paces(need)[-3:-1] or (1.0,)
        for block in blocks(need, pace)[:3]
    ]
    for ring in range(int(_FARTHEST / _RING)):
        found = [one for tight, block in options for one in _ring(plate, block, tight, ring * _RING)]
        yield from sorted(found, key=lambda one: one[0])


def _ring(plate: Box, block: Block, tight: float, least: float) -> Iterator[tuple[float, Box, Block]]:
    """The places that cost as much as ``least``, and less than a ring more."""
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
    """The boxes of a size along all sides of a plate, each with how little it is liked for where it is."""
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
    """Where something of that size may begin along a side, and how far it then is from the middle."""
    middle = (low + high - size) / 2
    reach = (high - low + size) / 2 - 26
    steps = max(0, int(reach / step))
    for number in range(-steps, steps + 1):
        yield abs(number) * step, middle + number * step


def _amiss(boxes: Sequence[Box], own: Box, others: Sequence[Box]) -> int:
    """How many boxes are nearer to another plate than to their own."""
    found = 0
    for box in boxes:
        far = apart(box, own)
        reach = box.grown(far)
        found += any(reach.touches(other) and apart(box, other) <= far for other in others)
    return found


def apart(one: Box, other: Box) -> float:
    """Pixels between two boxes."""
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return math.hypot(across, down)


# ------------------------------------------------------------------------------------------------ ropes


@lru_cache(maxsize=8)
def _arrows(sheet: Chart) -> tuple[Box, ...]:
    """The arrows uphill, which notes leave free."""
    return tuple(arrow.box.grown(-6) for arrow in chart.arrows(sheet))


@lru_cache(maxsize=8)
def ropes(sheet: Chart) -> tuple[Line, ...]:
    """The parts of all ropes that are seen where a crowd stands at both ends, its ground around the plate."""
    boxes = {space: box.grown(_AROUND) for space, box in sheet.plates().items()}
    return tuple(
        (
            chart.outside(sheet.spot(lower), sheet.spot(upper), boxes[lower]),
            chart.outside(sheet.spot(upper), sheet.spot(lower), boxes[upper]),
        )
        for lower, upper in sheet.board.ropes
    )


def _covered(line: Line, box: Box) -> float:
    """Pixels of a line below a box."""
    first, last = box.span(*line)
    return max(0.0, last - first) * _length(line)


def hidden(line: Line, boxes: Iterable[Box], leaders: Iterable[Line] = ()) -> bool:
    """Whether boxes and leaders leave too little of a rope, of which there may be little without them."""
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
    """From which share of a rope to which a leader covers it; never upwards where it does not."""
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
    """Pixels from a point to the nearest of a straight line."""
    (x, y), ((x1, y1), (x2, y2)) = point, line
    share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / _length(line) ** 2
    share = min(1.0, max(0.0, share))
    return math.dist(point, (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))


def _length(line: Line) -> float:
    return max(1e-6, math.dist(*line))


# --------------------------------------------------------------------------------- who stands where

_OFF_CROWDS, _OFF_NOTES = 10.0, 6.0
"""Pixels that a crowd keeps from other crowds, and a note from everything."""
_TRIED, _FAR, _ROUNDS, _PARTS = 60, 120, 4, 3
"""Places that are tried for making room, and farther off; how often others may choose first; in how many
grounds pieces of a kind stand at most."""
_LED, _AMISS, _ACROSS, _BROKEN = 150.0, 100.0, 200.0, 1000.0
"""What it costs to stand farther off, nearest to another plate there, with a leader across something, and
where a rope is hidden or something covered."""
BESIDE = 16.0
"""How near its plate something is joined to it."""
_OFF_TAGS, _SLIDE = 2.0, 8.0
"""Pixels that a tag keeps from others; between the places that are tried for it."""


class Ground(NamedTuple):
    """A box that pieces of one space or a note fill, and the leader to their plate if they are farther off.

    What is not beside its plate has a tag at its edge, for the name of the space.
    """

    box: Box
    leader: tuple[Point, ...] = ()
    tag: Box | None = None


@dataclass(frozen=True, slots=True)
class Crowd:
    """The pieces of one space: the box of each, and the grounds they stand on."""

    grounds: tuple[Ground, ...]
    """One; in the tightest crowds several, with the tents on their own; none where nobody stands."""
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]
    full: Box | None = None
    """The mark of a space that has none left."""
    note: Ground | None = None
    """A note beside the plate."""

    @property
    def tags(self) -> tuple[Box, ...]:
        """Where the space is named once more."""
        every = (*self.grounds, self.note)
        return tuple(ground.tag for ground in every if ground and ground.tag)


def areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map, and the crowds that stand at them: all to be seen whole."""
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
"""A space, and what of it: all its pieces or its climbers, tents that stand apart, a note."""
_PEOPLE, _TENTS, _NOTE, _PART = 0, 1, 2, 4


def settle(
    sheet: Chart,
    needs: Mapping[str, Need],
    notes: Mapping[str, Need] | None = None,
    *,
    taken: Sequence[Box] = (),
    walked: Sequence[Line] = (),
) -> dict[str, Crowd]:
    """Find a place for every space's pieces, and for notes beside plates.

    All keep off ``taken`` boxes, and off ``walked`` lines where possible.
    """
    about = Surroundings(sheet, tuple(taken), tuple(walked))
    wanted = {(space, _PEOPLE): need for space, need in needs.items() if need.climbers or need.tents}
    wanted |= {(space, _NOTE): need for space, need in (notes or {}).items()}
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


def _settled(about: Surroundings, wanted: Mapping[_Key, Need], order: list[_Key]) -> dict[_Key, Place]:
    """A place for everybody: of several orders in which they choose, this one and better ones, the best."""
    best, least = _greedy(about, wanted, order)
    tried = best
    for _ in range(_ROUNDS):
        lost = {
            (key[0], key[1] & _NOTE) for key, place in tried.items() if place.leader or place.cost > _BROKEN
        }
        if not lost:
            break
        order = sorted(order, key=lambda key: key not in lost)
        tried, cost = _greedy(about, wanted, order, parts=True)
        if cost < least:
            best, least = tried, cost
    return best


def _crowd(places: Mapping[int, Place], tags: Mapping[int, Box | None]) -> Crowd:
    note = places.get(_NOTE)
    standing = [place for kind, place in places.items() if kind != _NOTE]
    blocks = [place.block.moved(place.box.left, place.box.top) for place in standing]
    return Crowd(
        tuple(Ground(place.box, place.leader, tags[kind]) for kind, place in places.items() if kind != _NOTE),
        tuple(box for block in blocks for box in block.climbers),
        tuple(box for block in blocks for box in block.tents),
        next((block.full for block in blocks if block.full), None),
        note and Ground(note.box, note.leader, tags[_NOTE]),
    )


def _tags(about: Surroundings, chosen: Mapping[_Key, Place]) -> dict[_Key, Box]:
    """At the edge of each ground and note that does not touch its plate, a place for a tag."""
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
    """Where the tag of a space can stand at the edges of a ground, the nearest to ``plate`` first."""
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
    """Where something of that size may begin along an edge, hanging over by half of it at most."""
    first, last = low - size / 2, high - size / 2
    steps = math.ceil((last - first) / _SLIDE)
    return [first + (last - first) * number / steps for number in range(steps + 1)]


def _hides(about: Surroundings, box: Box, boxes: Sequence[Box], leaders: Sequence[Line]) -> bool:
    """Whether a box among others hides a rope."""
    over = box.grown(EDGE)
    return any(hidden(line, boxes, leaders) for line in ropes(about.sheet) if over.meets(*line))


def _greedy(
    about: Surroundings, needs: Mapping[_Key, Need], order: Iterable[_Key], *, parts: bool = False
) -> tuple[dict[_Key, Place], float]:
    """A place for everybody, chosen one after the other, and what all of them cost.

    Where ``parts`` may stand apart, what has no room at its plate is tried in two or three.
    """
    wanted, waiting = dict(needs), list(order)
    chosen: dict[_Key, Place] = {}
    while waiting:
        key = waiting.pop(0)
        need = wanted[key]
        place = _at_plate(about, key, wanted, chosen)
        if place is None and need.climbers and need.tents:
            wanted |= {key: need._replace(tents=0), (key[0], _TENTS): Need(0, need.tents)}
            waiting[:0] = [key, (key[0], _TENTS)]
            continue
        if place is None and parts and (found := _parted(about, key, wanted, chosen, _PARTS)):
            wanted, chosen = found
            continue
        if place is None:
            beyond = _beyond(about, key, need, chosen) if need.notes else None
            place = beyond or _off(about, key, need, chosen)
        chosen[key] = place or _forced(about, key, need)
    return chosen, sum(place.cost for place in chosen.values())


def _parted(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Need], chosen: Mapping[_Key, Place], most: int
) -> tuple[dict[_Key, Need], dict[_Key, Place]] | None:
    """What has no room together in parts at its plate, the first as large as can be; None if that fails."""
    need = wanted[key]
    whole, rest = need.climbers + need.tents, (key[0], key[1] + _PART)
    for size in range(whole - 1, 0, -1):
        if need.notes or most < 2 or -(-whole // most) > size:
            return None
        parts = _sized(need, size)
        needs, tried = {**wanted, key: parts[0], rest: parts[1]}, dict(chosen)
        place = _at_plate(about, key, needs, tried)
        if place is None:
            continue
        tried[key] = place
        place = _at_plate(about, rest, needs, tried)
        if place is not None:
            tried[rest] = place
            return needs, tried
        if found := _parted(about, rest, needs, tried, most - 1):
            return found
    return None


def _sized(need: Need, size: int) -> tuple[Need, Need]:
    """So many pieces of those that need room, and the others; all are climbers or all are tents."""
    if need.climbers:
        return need._replace(climbers=size), Need(need.climbers - size, 0)
    return need._replace(tents=size), Need(0, need.tents - size)


def _at_plate(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Need], chosen: dict[_Key, Place]
) -> Place | None:
    """A place beside the plate, if need be one for which others go elsewhere."""
    return _best(about, key, wanted[key], chosen) or _making_room(about, key, wanted, chosen)


def _best(about: Surroundings, key: _Key, need: Need, chosen: Mapping[_Key, Place]) -> Place | None:
    """The best place beside a plate that goes with those chosen."""
    for pace in paces(need):
        for place in ranked(about, key[0], need, pace):
            if _goes(about, place, chosen):
                return place
    return None


def _goes(about: Surroundings, place: Place, chosen: Mapping[_Key, Place]) -> bool:
    """Whether a place keeps off other crowds and, together with them, lets every rope be seen."""
    if next(_hit(place, chosen), None) is not None:
        return False
    every = [place, *chosen.values()]
    boxes, leaders = [one.box for one in every], [one.leader for one in every if one.leader]
    over = Box.over((place.box, *(Box(*at, *at) for at in place.leader))).grown(EDGE)
    near = [line for line in ropes(about.sheet) if over.meets(*line)]
    return not any(hidden(line, boxes, leaders) for line in near)


def _hit(place: Place, chosen: Mapping[_Key, Place]) -> Iterator[_Key]:
    """Which others a place is too near to, or on the leader of."""
    narrow, is_note = place.box.grown(_OFF_NOTES), place.is_note
    wide = narrow if is_note else place.box.grown(_OFF_CROWDS)
    for key, other in chosen.items():
        box, its = narrow if key[1] == _NOTE else wide, other.box
        # Asked some ten thousand times for a picture, so without a call.
        if (
            box.left < its.right and its.left < box.right and box.top < its.bottom and its.top < box.bottom
        ) or (other.leader and box.meets(*other.leader)):
            yield key


def _making_room(
    about: Surroundings, key: _Key, wanted: Mapping[_Key, Need], chosen: dict[_Key, Place]
) -> Place | None:
    """A place for which the one or two crowds that stand there already find others."""
    for pace in paces(wanted[key]):
        for place in ranked(about, key[0], wanted[key], pace)[:_TRIED]:
            hit = list(_hit(place, chosen))
            rest = {other: its for other, its in chosen.items() if other not in hit}
            if not 1 <= len(hit) <= 2 or not _goes(about, place, rest):
                continue
            moved: dict[_Key, Place] = {**rest, key: place}
            for other in hit:
                found = _best(about, other, wanted[other], moved)
                if found is None:
                    break
                moved[other] = found
            else:
                chosen.update({other: moved[other] for other in hit})
                return place
    return None


def _off(about: Surroundings, key: _Key, need: Need, chosen: Mapping[_Key, Place]) -> Place | None:
    """The nearest place away from the plate; None where the whole map is full."""
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


def _beyond(about: Surroundings, key: _Key, need: Need, chosen: Mapping[_Key, Place]) -> Place | None:
    """A place for a note beside those who stand at its plate; None where there is none."""
    crowd = chosen.get((key[0], _PEOPLE))
    if crowd is None:
        return None
    places = around(about, key[0], need, 1.0, beside=crowd.box.grown(_OFF_NOTES - need.gap))
    fitting = (place for place in places if _goes(about, place, chosen))
    return min(fitting, key=lambda place: place.cost, default=None)


def _forced(about: Surroundings, key: _Key, need: Need) -> Place:
    """At the right of the plate, whatever is there: where nothing is left."""
    own, block = about.sheet.plates()[key[0]], blocks(need, paces(need)[-1])[0]
    return Place(_BROKEN, Box.at(own.right, own.top, block.width, block.height), block)
