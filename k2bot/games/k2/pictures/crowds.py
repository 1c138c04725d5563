"""Places climbers and tents beside their plates, each at the side that a table gives for its space.

Tents come first, so that they stay where they are when climbers come and go. A group that would cover
something is a little smaller; if that doesn't help, it's at another side, and at last even smaller. Those
without room choose before the others in another round, and later all are small; if nothing helps, they are
where they cover least.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import (
    CLIMBERS,
    LARGE,
    SIDES,
    SMALL,
    TENTS,
    Camp,
    Kind,
    beside,
    clearest,
    rows,
)
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

GAP, OFF_PLATE = 2.0, 10.0
"""Pixels from a plate to its climbers, and to its tents, whose pale edges stay whole."""
_OFF_PLATES, _OFF_NOTES, _OFF_GROUPS = 4.0, 5.0, 4.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups."""
_AROUND, EDGE, SEEN = 3.0, 2.0, 20.0
"""Pixels around a plate and around a group that hide a rope; and of each rope that must stay visible."""
_ROPE = 500.0
"""What hiding a rope counts, in square pixels covered."""
_ROUNDS = (1.0, 1.0, 1.0, 0.6, 0.6, 0.6)
"""Largest scale in each round; in all but the first, groups without room choose before the others."""
_MINOR = 0.8
"""Largest scale of climbers that matter less."""


class Crowd(NamedTuple):
    """The boxes of the pieces of one space."""

    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()


def areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map and the groups beside them, all of which must be fully visible."""
    groups = (
        (f"{kind} {space}", boxes)
        for space, crowd in stand.items()
        for kind, boxes in (("crowd", crowd.climbers), ("tents", crowd.tents))
    )
    return (
        *(Area(f"plate {space}", box) for space, box in sheet.plates().items()),
        *(Area(name, Box.over(boxes)) for name, boxes in groups if boxes),
    )


def elsewhere(stand: Mapping[str, Crowd], space: str) -> list[Box]:
    """Boxes of the climbers on all other spaces."""
    return [box for place, other in stand.items() if place != space for box in other.climbers]


def settle(
    sheet: Chart, camps: Mapping[str, Camp], *, taken: Iterable[Box] = (), minor: Collection[str] = ()
) -> dict[str, Crowd]:
    """Place every space's pieces, avoiding ``taken`` boxes; climbers of ``minor`` spaces are smaller."""
    notes, camps = tuple(box.grown(_OFF_NOTES) for box in taken), dict(sorted(camps.items()))
    groups = [_Group(space, TENTS, camp.tents) for space, camp in camps.items() if camp.tents]
    groups += [
        _Group(space, CLIMBERS, camp.climbers, _MINOR if space in minor else 1)
        for space, camp in camps.items()
        if camp.climbers
    ]
    rounds: list[_Ground] = []
    for largest in _ROUNDS:
        rounds.append(_Ground(sheet, notes, largest))
        for group in groups:
            rounds[-1].place(group)
        lost = rounds[-1].lost
        if not lost:
            break
        groups.sort(key=lambda group: group not in lost)
    best = min(rounds, key=lambda ground: sum(ground.lost.values()))
    return {space: Crowd(best.pieces(space, CLIMBERS), best.pieces(space, TENTS)) for space in camps}


class _Group(NamedTuple):
    """So many pieces of a kind at a space, up to some scale."""

    space: str
    kind: Kind
    many: int
    largest: float = 1


@dataclass
class _Ground:
    """A map, boxes of notes, the largest scale, the pieces placed, and what groups without room cover."""

    sheet: Chart
    notes: tuple[Box, ...]
    largest: float
    placed: dict[tuple[str, Kind], tuple[Box, ...]] = field(default_factory=dict)
    lost: dict[_Group, float] = field(default_factory=dict)

    def pieces(self, space: str, kind: Kind) -> tuple[Box, ...]:
        """The pieces of a kind at a space."""
        return self.placed.get((space, kind), ())

    def place(self, group: _Group) -> None:
        """Place a group at its plate, climbers above tents that are above that."""
        space, kind = group.space, group.kind
        own, *others = self.sheet.plates_from(space)
        tents = self.pieces(space, TENTS)
        if tents and tents[0].bottom <= own.top:
            own = Box.over((own, *tents))
        boxes = [Box.over(row) for row in self.placed.values()]
        gap = OFF_PLATE if kind is TENTS else GAP
        walls = [own.grown(gap - 0.1), *self.notes, *(box.grown(_OFF_PLATES) for box in others)]
        walls += [box.grown(_OFF_GROUPS) for box in boxes if not own.holds(box)]
        edges = [box.grown(EDGE) for box in boxes]

        def price(spot: tuple[Box, tuple[Box, ...]]) -> float:
            box, edge = spot[0], spot[0].grown(EDGE)
            crossed = (line for line in ropes(self.sheet) if edge.meets(*line))
            return box.shared(walls) + _ROPE * sum(hidden(line, (edge, *edges)) for line in crossed)

        side = SIDES[self.sheet.board.side][space].split()[kind is TENTS]
        most = min(group.largest, self.largest)
        large, small = (rows(kind, group.many, scales, most) for scales in (LARGE, SMALL))
        sides = (side, *kind.sides)
        options = (*product(sides, large), *((side, row) for row, side in product(small, sides)))
        spots = ((beside(own, Box.over(row), side, gap), row) for side, row in options)
        box, row = spot = clearest(spots, price)
        self.placed[space, kind] = tuple(piece.moved(box.left, box.top) for piece in row)
        if cost := price(spot):
            self.lost[group] = cost


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


def hidden(line: Line, boxes: Sequence[Box]) -> bool:
    """Whether boxes, with their edges, leave too little of a rope visible, given how much there is."""
    whole = max(1e-6, math.dist(*line))
    at, left = 0.0, 0.0
    for first, last in sorted(box.span(*line) for box in boxes):
        if last > first:
            left += max(0.0, min(first, 1.0) - at)
            at = max(at, last)
    return (left + max(0.0, 1 - at)) * whole < min(SEEN, whole - 0.01)
