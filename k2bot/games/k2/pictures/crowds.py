"""Places tents and groups of climbers beside their plates, keeping other plates and ropes visible.

Tents come first: a row at their plate, below it if possible, where they part no climbers and hide none. Of
climbers, the largest groups choose first. One without room chooses before them in another round, and if it
still has none, it's smaller; at the smallest scale, so are the others. One without room beside its plate
stands a little apart. One that would hang below its plate, or seem to be at another, is smaller, too, if that
helps. Towers, whose upper climbers seem to be at spaces further up, are the last resort.
"""

from __future__ import annotations

import math
from functools import lru_cache, partial
from heapq import heappop, heappush
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import MAP, PACKED, PERSON, SCALES, Camp, Group, groups, tent_row
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

SEEN = 20.0
"""Pixels of every rope that must stay visible."""
_AROUND, EDGE = 3.0, 2.0
"""Pixels that a group's background extends, with its edge, around its plate and around the group."""
_FRAME = MAP.grown(-16)
"""Where groups are, so that no outline touches the map's edges."""
OFF_PLATES, OFF_NOTES, OFF_GROUPS = 6.0, 7.0, 5.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups."""
_GAP, _STEP = 2.0, 10.0
"""Pixels from a plate to its group, and between the places tried along it."""
_FAR = (30.0, 60.0, 90.0, 120.0)
"""Pixels from a plate to a group that has no room beside it."""
_TIE = 12.0
"""Width in pixels of the ground that joins such a group to its plate."""
_SIDES = {"above": 0.0, "right": 60.0, "left": 66.0, "below": 200.0}
"""Cost of each side of a plate: people stand on it or beside it."""
_ASIDE = ("right", "left")
_PITCHES = (
    (1.0, "right"), (0.8, "right"), (0.65, "right"), (0.65, "left"), (0.65, "below"), (0.65, "above"),
    (0.5, "above"),
)  # fmt: skip
"""Scales of a space's tents, and the side of the plate that is best for them: tried until climbers have
room."""
OFF_PLATE, _NO_ROOM = (10.0, 3.5), 50.0
"""Pixels from a plate to its tents, and to those without room, whose pale edges stay whole; cost of that."""
_TENT_SIDES, _BEST = {"right": 40.0, "left": 46.0, "below": 90.0, "above": 170.0}, 0.0
"""Costs of the sides of a plate for tents, and of the best one."""
_FROM_MIDDLE, _FROM_FOOT, _BULK, _COVERED, _ASTRAY, _STACKED, _PRESSED = 0.35, 1.5, 0.3, 0.3, 120.0, 40.0, 2.0
"""Costs of a group: per pixel from a side's middle, of its foot from that of a plate beside it, of its longer
side, and of rope or trail covered; per piece nearer to another plate; of two or three pieces one above the
other; and per pixel too close to another plate."""
_CLOSE = 26.0
"""Pixels from a group to another plate which then seems to be its own."""
_FEET, _SMALLER = 24.0, 3
"""Pixels above its foot that one takes for a piece's place; and by how many sizes a group is smaller instead
of astray or hanging below its plate."""
_LEAST, _MAY_LEAVE, _MINOR, _ROUNDS = len(SCALES) - 1, 2, 2, (2, 6)
"""Indices of the smallest scale, of that from which a group may stand apart from its plate, and of that of
minor groups; and how often groups choose before the others until one is smaller, and until one may cover
something."""


class Crowd(NamedTuple):
    """The pieces of one space: the boxes of climbers' backgrounds, and their own."""

    grounds: tuple[Box, ...] = ()
    """That of all climbers; then, if it's apart from its plate, what joins them."""
    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()

    @property
    def is_packed(self) -> bool:
        """Whether there are so many climbers that they share a tray."""
        return len(self.climbers) >= PACKED


class CrowdPlace(NamedTuple):
    """A group in place, with its cost."""

    cost: float
    crowd: Crowd
    astray: int = 0
    """How many of its pieces seem to be at another plate."""
    hangs: bool = False
    """Whether it's below its plate, where one looks for another space's pieces."""


class _Spot(NamedTuple):
    """Where a group might be, on which side of its plate, with the cost of the position alone."""

    cost: float
    box: Box
    group: Group
    side: str


class _Map(NamedTuple):
    """What groups must avoid: plates, ropes and tents of a map, boxes of notes, and if possible trails."""

    sheet: Chart
    taken: tuple[Box, ...]
    walked: tuple[Line, ...]
    pitches: tuple[tuple[str, Box], ...] = ()
    """Spaces with tents, and the boxes around these."""

    @property
    def rows(self) -> tuple[Box, ...]:
        """The boxes around the tents of each space."""
        return tuple(box for _, box in self.pitches)


def areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map and the groups beside them, all of which must be fully visible."""
    return (
        *(Area(f"plate {space}", box) for space, box in sheet.plates().items()),
        *(Area(f"crowd {space}", crowd.grounds[0]) for space, crowd in stand.items() if crowd.climbers),
        *(Area(f"tents {space}", Box.over(crowd.tents)) for space, crowd in stand.items() if crowd.tents),
    )


def elsewhere(stand: Mapping[str, Crowd], space: str) -> list[Box]:
    """Boxes of the climbers on all other spaces."""
    return [box for place, other in stand.items() if place != space for box in other.climbers]


def settle(
    sheet: Chart,
    camps: Mapping[str, Camp],
    *,
    taken: Sequence[Box] = (),
    walked: Sequence[Line] = (),
    minor: Collection[str] = (),
) -> dict[str, Crowd]:
    """Place every space's pieces, avoiding ``taken`` boxes and, if possible, ``walked`` lines.

    Groups of ``minor`` spaces are smaller from the start.
    """
    about = _Map(sheet, tuple(taken), tuple(walked))
    wanted = {space: camp.climbers for space, camp in camps.items() if camp.climbers}
    pitched = {space: camp.tents for space, camp in camps.items() if camp.tents}
    tries = dict.fromkeys(pitched, 0)
    while True:
        tents = _tents(about, pitched, tries)
        pitches = tuple((space, Box.over(row)) for space, row in tents.items())
        more = [space for space in tries if tries[space] < len(_PITCHES) - 1]
        chosen, lost = _settled(about._replace(pitches=pitches), wanted, minor, is_last=not more)
        if not lost:
            break
        here = sheet.spot(lost)
        nearest = min(more, key=lambda space: (math.dist(here, sheet.spot(space)), space))
        tries[nearest] += 1
    return {
        space: (chosen[space].crowd if space in chosen else Crowd())._replace(tents=tents.get(space, ()))
        for space in sorted({*wanted, *tents})
    }


def _settled(
    about: _Map, wanted: Mapping[str, tuple[int, ...]], minor: Collection[str], *, is_last: bool
) -> tuple[dict[str, CrowdPlace], str | None]:
    """Every space's climbers; or a space whose group has no room, unless these tents are the last to try."""
    order = sorted(wanted, key=lambda space: (-sum(wanted[space]), space))
    sizes, first = {space: _MINOR if space in minor else 0 for space in wanted}, list[str]()
    tall = covers = False
    while True:
        chosen, lost = _greedy(about, wanted, order, sizes, tall=tall, is_last=covers)
        if not lost:
            return chosen, None
        is_least = all(size == _LEAST for size in sizes.values())
        if len(first) >= _ROUNDS[is_least]:
            if is_least and not is_last:
                return chosen, lost
            tall, covers = is_least, is_least and tall
            tight = [lost] if sizes[lost] < _LEAST else wanted
            sizes |= {space: min(sizes[space] + 1, _LEAST) for space in tight}
            first.clear()
        first.append(lost)
        order = sorted(order, key=lambda space: space != lost)


def _tents(about: _Map, counts: Mapping[str, int], tries: Mapping[str, int]) -> dict[str, tuple[Box, ...]]:
    """The tents of each space, the longest rows first, after so many ``tries``."""
    placed: dict[str, tuple[Box, ...]] = {}
    rows: tuple[Box, ...] = ()
    for space in sorted(counts, key=lambda space: (-counts[space], space)):
        for scale, best in _PITCHES[tries[space] :]:
            tents = tent_row(counts[space], scale)
            row, is_free = _best_row(about, space, Box.over(tents), best, rows)
            if is_free:
                break
        placed[space] = tuple(box.moved(row.left, row.top) for box in tents)
        rows += (row,)
    return placed


def _rows(plate: Box, size: Box, best: str) -> Iterator[tuple[float, Box]]:
    """Boxes for a row of tents at all sides of its plate, with the cost of their position."""
    for (side, dislike), off in product(_TENT_SIDES.items(), OFF_PLATE):
        is_aside, tight = side in _ASIDE, _NO_ROOM if off < OFF_PLATE[0] else 0.0
        for number in range(-4, 5):
            aside = number * _STEP
            x = plate.centre[0] - size.width / 2 + aside
            x = min(max(x, _FRAME.left), _FRAME.right - size.width)
            y = plate.bottom - size.height + aside
            corner = {
                "below": (x, plate.bottom + off),
                "above": (x, plate.top - size.height - off),
                "right": (plate.right + off, y),
                "left": (plate.left - size.width - off, y),
            }[side]
            row = Box.at(*corner, size.width, size.height)
            if _FRAME.holds(row) and not (is_aside and number > 2):
                yield (_BEST if side == best else dislike) + tight + _FROM_MIDDLE * abs(aside), row


def _best_row(about: _Map, space: str, size: Box, best: str, others: tuple[Box, ...]) -> tuple[Box, bool]:
    """The best place for a row of tents, and whether it's free: it covers nothing and hides no rope."""
    own, *plates = about.sheet.plates_from(space)
    reach = own.grown(size.width + 4 * _STEP + _CLOSE)
    near = [box for box in plates if reach.overlaps(box)]
    walls = [*(box.grown(OFF_PLATES) for box in near), *(box.grown(OFF_NOTES) for box in about.taken)]
    walls += [box.grown(OFF_GROUPS) for box in others]
    walls = [box for box in walls if reach.overlaps(box)]
    lines = [line for line in ropes(about.sheet) if reach.meets(*line)]
    walked = [line for line in about.walked if reach.meets(*line)]
    about_it = _Neighbourhood(own, tuple(walls), tuple(lines), tuple(walked), tuple(near), others)
    return _row(about_it, size, best)


@lru_cache(maxsize=512)  # from one turn to the next, most tents stay where they are
def _row(near: _Neighbourhood, size: Box, best: str) -> tuple[Box, bool]:
    """The best place for a row of tents at its plate, with all that is near, and whether it's free."""

    def price(spot: tuple[float, Box]) -> tuple[float, int, float]:
        cost, row = spot
        crossed = [line for line in near.lines if row.meets(*line)]
        covered = sum(_covered(line, row) for line in (*crossed, *near.walked, *near.walked))
        pressed = sum(max(0.0, _CLOSE - apart(row, box)) for box in near.others)
        hides = sum(hidden(line, (row, *near.rows)) for line in crossed)
        return sum(map(row.shared, near.walls)), hides, cost + _COVERED * covered + _PRESSED * pressed

    spots = list(_rows(near.own, size, best))
    found = (math.inf, 0, 0.0), 0
    for number in sorted(range(len(spots)), key=lambda number: spots[number][0]):
        if found[0] < (0.0, 0, spots[number][0]):
            break  # those that are left cost more by their position alone
        found = min(found, (price(spots[number]), number))
    (covered, hides, _), number = found
    return spots[number][1], not covered and not hides


def _greedy(
    about: _Map,
    wanted: Mapping[str, tuple[int, ...]],
    order: Sequence[str],
    sizes: Mapping[str, int],
    *,
    tall: bool,
    is_last: bool,
) -> tuple[dict[str, CrowdPlace], str | None]:
    """Place everything in this order; with a space whose group found no room, where some can be smaller.

    With ``tall``, such groups are towers, and at last they cover something; before, the rest isn't placed.
    """
    chosen: dict[str, CrowdPlace] = {}
    for space in order:
        runs, others = wanted[space], [box for place in chosen.values() for box in place.crowd.grounds]
        size = sizes[space]
        ranking = partial(ranked, about, space, runs)
        gaps = ((_GAP,), _FAR) if size >= _MAY_LEAVE else ((_GAP,),)
        found = _first((ranking(SCALES[size], some) for some in gaps), about, others)
        if found is None and tall:
            found = _first((ranking(SCALES[size], some, tall=True) for some in gaps), about, others)
        if found is None and not is_last:
            return chosen, space
        if found is not None and (found.astray or found.hangs):
            smaller = range(size + 1, min(size + _SMALLER, _LEAST) + 1)
            other = (_first([ranking(SCALES[less], gaps[0])], about, others) for less in smaller)
            better = (place for place in other if place and not place.astray and not place.hangs)
            found = next(better, found)
        chosen[space] = found or _forced(about, space, runs, SCALES[size], others)
    return chosen, None


def _first(rankings: Iterable[Ranking], about: _Map, others: Sequence[Box]) -> CrowdPlace | None:
    """The first placement that's clear of the others."""
    places = (place for ranking in rankings for place in ranking)
    return next((place for place in places if _goes(about, place.crowd.grounds, others)), None)


def _goes(about: _Map, grounds: Sequence[Box], others: Sequence[Box]) -> bool:
    """Whether a group is clear of others and, with them, leaves every rope visible."""
    if any(ground.grown(OFF_GROUPS).overlaps(other) for ground in grounds for other in others):
        return False
    boxes, edges = [*grounds, *others, *about.rows], [ground.grown(EDGE) for ground in grounds]
    return not any(
        hidden(line, boxes) for line in ropes(about.sheet) if any(edge.meets(*line) for edge in edges)
    )


def _forced(
    about: _Map, space: str, runs: tuple[int, ...], scale: float, others: Sequence[Box]
) -> CrowdPlace:
    """Last resort: the group where it covers least."""
    plates = about.sheet.plates()
    barred = [box.grown(EDGE) for other, box in plates.items() if other != space]
    barred += [*about.taken, *about.rows, *(box.grown(EDGE) for box in others)]

    spots = (
        spot for tall in (False, True) for spot in _spots(plates[space], runs, scale, (_GAP,), tall=tall)
    )
    spot = min(spots, key=lambda spot: sum(spot.box.shared(box) for box in barred))
    return CrowdPlace(spot.cost, _crowd((spot.box,), spot.group))


def _crowd(grounds: tuple[Box, ...], group: Group) -> Crowd:
    """A group on its grounds."""
    left, top = grounds[0].left, grounds[0].top
    return Crowd(grounds, tuple(box.moved(left, top) for box in group.climbers))


@lru_cache(maxsize=1024)
def ranked(
    about: _Map,
    space: str,
    runs: tuple[int, ...],
    scale: float,
    gaps: tuple[float, ...],
    *,
    tall: bool = False,
) -> Ranking:
    """All placements so far from the plate, clear of plates and notes, best first; of towers or others."""
    plates = about.sheet.plates()
    plate = own = plates[space]
    row = dict(about.pitches).get(space)
    if row and row.bottom <= plate.top:
        own = Box.over((plate, row))
    reach = own.grown(
        max(max(group.box.right, group.box.bottom) for group in groups(runs, scale)) + gaps[-1] + 21
    )
    others = [box for other, box in plates.items() if box is not plate and reach.overlaps(box.grown(100))]
    walls = [box.grown(OFF_PLATES) for box in others]
    walls += [box.grown(OFF_NOTES) for box in about.taken]
    walls += [box.grown(OFF_GROUPS) for box in about.rows if not own.holds(box)]
    return fitting(
        _Neighbourhood(
            own,
            tuple([box for box in walls if reach.overlaps(box)]),
            tuple([line for line in ropes(about.sheet) if reach.meets(*line)]),
            tuple([line for line in about.walked if reach.meets(*line)]),
            tuple(others),
            tuple([box for box in about.rows if reach.overlaps(box)]),
        ),
        runs,
        scale,
        gaps,
        tall=tall,
    )


class _Neighbourhood(NamedTuple):
    """What a group at a plate must avoid, as a cache key: mostly unchanged from picture to picture."""

    own: Box
    walls: tuple[Box, ...]
    lines: tuple[Line, ...]
    walked: tuple[Line, ...]
    others: tuple[Box, ...]
    rows: tuple[Box, ...]


class Ranking:
    """The placements of a group at a plate clear of all that is near, best first.

    Each is worked out when it's needed, since most groups stand at one of the first few. What covers or
    confuses adds to the cost of a position, so nothing left can be better than a placement that costs less
    than the next position alone. Shared between threads: what two of them work out at once is the same.
    """

    def __init__(self, near: _Neighbourhood, spots: Iterable[_Spot]) -> None:
        self._near = near
        self._spots = sorted(enumerate(spots), key=lambda item: item[1].cost)
        self._known: dict[int, CrowdPlace | None] = {}

    def __iter__(self) -> Iterator[CrowdPlace]:
        found: list[tuple[float, int, CrowdPlace]] = []
        for number, spot in self._spots:
            while found and found[0][0] < spot.cost:
                yield heappop(found)[2]
            if number not in self._known:
                self._known[number] = _placed(self._near, spot)
            if (place := self._known[number]) is not None:
                heappush(found, (place.cost, number, place))
        while found:
            yield heappop(found)[2]


@lru_cache(maxsize=1024)
def fitting(
    near: _Neighbourhood, runs: tuple[int, ...], scale: float, gaps: tuple[float, ...], *, tall: bool
) -> Ranking:
    """The placements of a group at a plate, of towers or others."""
    return Ranking(near, _spots(near.own, runs, scale, gaps, near.walls, tall=tall))


def _placed(near: _Neighbourhood, spot: _Spot) -> CrowdPlace | None:
    """A group at a spot, which covers and confuses at a cost; None if it hides a rope."""
    cost, box, group, side = spot
    grounds = _grounds(near.own, box, side)
    if any(any(map(tie.overlaps, near.walls)) for tie in grounds[1:]):
        return None
    edges = [ground.grown(EDGE) for ground in grounds]
    crossed = [line for line in near.lines if any(edge.meets(*line) for edge in edges)]
    if any(hidden(line, (*grounds, *near.rows)) for line in crossed):
        return None
    crowd = _crowd(grounds, group)
    beside = box.grown(6)
    ways = [line for line in near.walked if beside.meets(*line)]
    covered = sum(_covered(line, box) for line in (*crossed, *ways, *ways))
    astray = sum(_is_astray(piece, near.own, near.others) for piece in crowd.climbers)
    pressed = sum(max(0.0, _CLOSE - apart(box, other)) for other in near.others)
    cost += _COVERED * covered + _ASTRAY * astray + _PRESSED * pressed
    return CrowdPlace(cost, crowd, astray, side == "below")


def _spots(
    plate: Box,
    runs: tuple[int, ...],
    scale: float,
    gaps: Sequence[float],
    walls: Sequence[Box] = (),
    *,
    tall: bool,
) -> Iterator[_Spot]:
    """Spots along all sides of a plate that are on the map and clear of walls, of towers or of all others.

    Most places tried are barred, so boxes are made only of the others.
    """
    x, y = plate.centre
    shapes = [group for group in groups(runs, scale) if group.is_tower == tall]
    for group, gap, (side, dislike) in product(shapes, gaps, _SIDES.items()):
        wide, high = group.box.width, group.box.height
        is_aside = side in _ASIDE
        length, size, thick = (plate.height, high, wide) if is_aside else (plate.width, wide, high)
        fixed = {
            "right": plate.right + gap,
            "left": plate.left - gap - wide,
            "above": plate.top - gap - high,
            "below": plate.bottom + gap,
        }[side]
        (near, far), (start, end) = _extents(_FRAME, is_aside=is_aside)
        if fixed < near or fixed + thick > far:
            continue
        barred = []
        for wall in walls:
            (near, far), along = _extents(wall, is_aside=is_aside)
            if fixed < far and near < fixed + thick:
                barred.append(along)
        middle, steps = y if is_aside else x, int(max(0.0, (length + size) / 2 - 26) / _STEP)
        bulk = _BULK * max(wide, high)
        stacked = _STACKED * (sum(runs) < PACKED and high > 1.2 * PERSON[1] * scale)
        for number in range(-steps, steps + 1):
            aside = number * _STEP
            first = middle + aside - size / 2
            last = first + size
            if first < start or last > end:
                continue
            for begun, ended in barred:
                if first < ended and begun < last:
                    break
            else:
                # Beside a plate, feet are level with its foot.
                off = first + high - plate.bottom if is_aside else aside
                cost = dislike + gap + (_FROM_FOOT if is_aside else _FROM_MIDDLE) * abs(off) + bulk + stacked
                corner = (fixed, first) if is_aside else (first, fixed)
                yield _Spot(cost, Box.at(*corner, wide, high), group, side)


def _extents(box: Box, *, is_aside: bool) -> tuple[tuple[float, float], tuple[float, float]]:
    """How far a box extends away from a plate and along its side."""
    across, down = (box.left, box.right), (box.top, box.bottom)
    return (across, down) if is_aside else (down, across)


def _grounds(plate: Box, box: Box, side: str) -> tuple[Box, ...]:
    """The ground of a group; then, if it's apart from its plate, what joins them."""
    if apart(plate, box) < _FAR[0] / 2:
        return (box,)
    return box, _tie(plate, box, is_aside=side in _ASIDE)


def _tie(plate: Box, box: Box, *, is_aside: bool) -> Box:
    """What joins a plate and a group apart from it."""
    across = min(plate.right, box.right) + max(plate.left, box.left)
    if is_aside:
        down = min(max(box.bottom, plate.top), plate.bottom)
        ends = (box.right, plate.left) if box.right <= plate.left else (plate.right, box.left)
        return Box(ends[0], down - _TIE, ends[1], down)
    ends = (box.bottom, plate.top) if box.bottom <= plate.top else (plate.bottom, box.top)
    return Box((across - _TIE) / 2, ends[0], (across + _TIE) / 2, ends[1])


def _is_astray(piece: Box, own: Box, others: Sequence[Box]) -> bool:
    """Whether a piece, which one looks for below its feet, has these nearer to another plate."""
    piece = piece.part(top=-_FEET)
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
        for lower, upper in sheet.ropes
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
