"""Where the pieces of one space can stand: beside its plate or farther off; what is then seen of ropes."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.places import MAP, Block, Need, blocks
from k2bot.render.scene import Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

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
_TIGHT, _HIT = 60.0, 300.0
"""What standing all on one another would cost, and standing on something else, where nothing is left."""
_GRID, _FARTHEST, _RING = 18, 792.0, 66.0
"""Pixels between places farther off, how far they are at most, how broad a ring is looked at in one go."""
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
    anywhere: bool = False,
) -> tuple[Place, ...]:
    """All places beside a plate or a box at it; ``anywhere`` on the map, even on other things."""
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
        anywhere,
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
def _fitting(near: _Near, need: Need, pace: float, anywhere: bool) -> tuple[Place, ...]:  # noqa: FBT001 - a key
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
            if not anywhere and any(
                left < wall.right and wall.left < right and top < wall.bottom and wall.top < bottom
                for wall in walls
            ):
                continue
            if gap and _amiss((box,), own, others):
                continue
            edge, beside_ways = box.grown(EDGE), box.grown(6)
            crossed = [line for line, over in spans if edge.touches(over) and edge.meets(*line)]
            if not anywhere and any(hidden(line, (box,)) for line in crossed):
                continue
            people = [one.moved(box.left, box.top) for one in block.climbers]
            ways = [line for line in walked if beside_ways.meets(*line)]
            cost = (
                dislike
                + gap
                + _BULK * (block.width + block.height)
                + _ON_ROPE * sum(_covered(line, box) for line in (*crossed, *ways, *ways))
                + _ON_LEVEL * sum(box.top < height < box.bottom for height in heights)
                + _AMISS * _amiss(people or (box,), own, others)
                + _TIGHT * (1 - pace)
                + _HIT * sum(box.overlaps(wall) for wall in walls)
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
