"""Placement of climbers and tents beside their plates: preferably large, in a row, above the plate.

Each group takes the cheapest place that the groups before it leave: small people, more rows, other sides,
hidden ropes and covered pieces have a price. While any group pays much, all choose again, those first that
have paid most so far; a few rounds find room for nearly everybody, as in routing wires on a chip
(L. McMurchie, C. Ebeling: PathFinder, 1995).
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import (
    CLIMBERS,
    TENTS,
    WHOLE,
    Camp,
    PieceKind,
    box_beside,
    piece_placements,
)
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"

GAP, OFF_PLATE = 2.0, 10.0
"""Pixels from a plate to its climbers, more to large ones, and to its tents: their pale edges stay whole."""
_OFF_PLATES, _OFF_NOTES, _OFF_GROUPS = 4.0, 5.0, 4.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups."""
_NEAR = 14.0
"""Distance in pixels from which two groups look like one."""
_ROPE_MARGIN, EDGE, SEEN = 3.0, 2.0, 20.0
"""Pixels: margins of a plate and of a group that hide a rope; and length of a rope that must be visible."""
_HIDDEN, _COVERED, _CLOSE = 100.0, 2.0, 80.0
"""Price of hiding a rope; and square pixels that cost 1: covered ones, and those near another group."""
_TOUCHED, _OUTLINE = 14.0, 6.0
"""Price of covering anything at all; and pixels that the outline of pieces of twice their size is wider."""
_ROUNDS, _MUCH, _SQUEEZED = 5, 3.0, 30.0
"""Greatest number of rounds; and prices of a group that are worth another round, and smaller people."""
_MINOR, _LEAST = 0.7, 0.6
"""Greatest scales of climbers on minor spaces: usually, and where there's little room."""
_BESIDE = 1.0
"""Price of tents beside plates where all are preferably below."""
_GREATEST, _UNEVEN = (1.5, 1.35, 1.2), 1.26
"""Greatest scales of all others; and how much larger than the smallest they're readily."""


class Crowd(NamedTuple):
    """The boxes of the pieces of one space, and that of all climbers with their signs."""

    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()
    room: Box | None = None


def crowd_areas(sheet: Chart, stand: Mapping[str, Crowd]) -> tuple[Area, ...]:
    """The plates of a map and the groups beside them, all of which must be fully visible."""
    plates = tuple(Area(f"plate {space}", box) for space, box in sheet.plates().items())
    people = (Area(f"crowd {space}", crowd.room) for space, crowd in stand.items() if crowd.room)
    tents = (
        Area(f"tents {space}", Box.enclosing(crowd.tents)) for space, crowd in stand.items() if crowd.tents
    )
    return (*plates, *people, *tents)


def place_crowds(
    sheet: Chart,
    camps: Mapping[str, Camp],
    *,
    occupied: Sequence[Box] = (),
    minor: Collection[str] = (),
    most: float = _MINOR,
) -> dict[str, Crowd]:
    """Place every space's pieces, avoiding ``occupied`` boxes.

    Climbers of ``minor`` spaces have at ``most`` this scale, and are no larger than those of other spaces.
    """
    camps, plates = dict(sorted(camps.items())), sheet.plates()
    outer = {space: box.expanded(_OFF_PLATES) for space, box in plates.items()}
    notes = tuple(box.expanded(_OFF_NOTES) for box in occupied)
    site = _Site(plates, outer, notes, visible_ropes(sheet))
    # On a map at one scale, some large people would leave others little room.
    largest = 1.0 if sheet.bright is None or sheet.focus == WHOLE else math.inf
    groups = [_Group(space, TENTS, camp.tents) for space, camp in camps.items() if camp.tents]
    groups += [
        _Group(space, CLIMBERS, camp.climbers, most if space in minor else largest, camp.signs)
        for space, camp in camps.items()
        if camp.climbers
    ]
    best = _even_ground(site, groups)
    if best.worst() >= _SQUEEZED:
        smaller = [group._replace(largest=1.0 if group.largest > 1 else _LEAST) for group in groups]
        best = min(best, _best_ground(site, smaller), key=_Ground.price)
    stand = {
        space: Crowd(best.pieces(space, CLIMBERS), best.pieces(space, TENTS), best.rooms.get(space))
        for space in camps
    }
    sizes = (box.width for space in camps.keys() - minor for box in stand[space].climbers)
    least = round(min(sizes, default=math.inf) / CLIMBERS.size[0], 2)
    if minor and least < most:
        return place_crowds(sheet, camps, occupied=occupied, minor=minor, most=least)
    return stand


def _even_ground(site: _Site, groups: Sequence[_Group]) -> _Ground:
    """The ground on which the smallest climbers are largest, and others not much larger if possible.

    Small climbers of minor spaces don't count. Tents are preferably below all plates, or else beside all.
    """
    people = [group for group in groups if group.kind is CLIMBERS and group.largest >= 1]
    grounds = list[tuple[bool, float, _Ground]]()
    for beside in (0.0, _BESIDE):
        for most in _GREATEST:
            capped = [
                one._replace(largest=min(one.largest, most)) if one in people else one for one in groups
            ]
            ground = _best_ground(site._replace(beside=beside), capped)
            grounds.append((ground.worst() < _SQUEEZED, ground.smallest(people), ground))
            if ground.smallest(people) >= most / _UNEVEN:
                break
    return max(reversed(grounds), key=itemgetter(0, 1))[-1]


def _best_ground(site: _Site, groups: Sequence[_Group]) -> _Ground:
    """The cheapest of several rounds; in each, the groups that have paid most so far choose first."""
    rounds: list[_Ground] = []
    paid: Counter[_Group] = Counter()
    for number in range(_ROUNDS):
        ground = _Ground(site)
        # Now and then, all tents wait for all climbers.
        for group in sorted(groups, key=lambda group: (number % 2 and group.kind is TENTS, -paid[group])):
            ground.place(group)
        rounds.append(ground)
        if ground.worst() < _MUCH:
            break
        paid.update(ground.prices)
    return min(rounds, key=_Ground.price)


class _Group(NamedTuple):
    """Pieces of one kind at a space: their number, largest scale, and widths of their signs."""

    space: str
    kind: PieceKind
    many: int
    largest: float = math.inf
    signs: tuple[float, ...] = ()


class _Site(NamedTuple):
    """Fixed surroundings of a placement: plates, plates and notes with margins, and visible ropes."""

    plates: Mapping[str, Box]
    around: Mapping[str, Box]
    notes: tuple[Box, ...]
    lines: tuple[Line, ...]
    beside: float = 0.0
    """Price of tents beside their plate."""


@dataclass
class _Ground:
    """State of a round of placement: the pieces placed so far, and the price each group pays."""

    site: _Site
    placed: dict[tuple[str, PieceKind], tuple[Box, ...]] = field(default_factory=dict)
    prices: dict[_Group, float] = field(default_factory=dict)
    groups: list[Box] = field(default_factory=list)
    rooms: dict[str, Box] = field(default_factory=dict)
    """Boxes of the climbers with their signs, by space."""
    covers: dict[Line, tuple[tuple[float, float], ...]] = field(default_factory=dict)
    """Parts covered by groups, by rope that is still visible."""

    def __post_init__(self) -> None:
        """Start with all ropes visible."""
        self.covers.update(dict.fromkeys(self.site.lines, ()))

    def price(self) -> float:
        """What all groups pay."""
        return sum(self.prices.values())

    def worst(self) -> float:
        """The most that a group pays."""
        return max(self.prices.values(), default=0.0)

    def smallest(self, people: Iterable[_Group]) -> float:
        """Scale of the smallest of these climbers."""
        sizes = (self.pieces(group.space, CLIMBERS)[0].width for group in people)
        return min(sizes, default=math.inf) / CLIMBERS.size[0]

    def pieces(self, space: str, kind: PieceKind) -> tuple[Box, ...]:
        """The pieces of a kind at a space."""
        return self.placed.get((space, kind), ())

    def place(self, group: _Group) -> None:
        """Place a group at its plate; climbers go above tents that are above the plate."""
        space, kind = group.space, group.kind
        own = self.site.plates[space]
        tents = self.pieces(space, TENTS)
        if tents and tents[0].bottom <= own.top:
            own = Box.enclosing((own, *tents))
        gap = OFF_PLATE if kind is TENTS else GAP
        others = [box for box in self.groups if not own.contains(box)]
        walls = [own.expanded(gap - 0.1), *self.site.notes]
        walls += [box for other, box in self.site.around.items() if other != space]
        walls += [box.expanded(_OFF_GROUPS) for box in others]
        near = [box.expanded(_NEAR) for box in others]
        row, room, least = tuple[Box, ...](), own, math.inf
        for taste, side, pieces, size in piece_placements(kind, group.many, group.largest, group.signs):
            if taste >= least:
                break
            larger = max(0.0, pieces[0].width / kind.size[0] - 1)
            box = box_beside(own, size, side, gap + _OUTLINE * larger, kind.foot)
            covered = box.expanded(_OUTLINE * larger).overlap_area(walls)
            price = taste + covered / _COVERED + _TOUCHED * bool(covered) + box.overlap_area(near) / _CLOSE
            price += self.site.beside * (kind is TENTS and side in "EW")
            if price >= least:
                continue
            price += _HIDDEN * sum(is_rope_hidden(line, spans) for line, spans in self._covered(box))
            if price < least:
                row, least = tuple(piece.translated(box.left, box.top) for piece in pieces), price
                room = box
        self.placed[space, kind], self.prices[group] = row, least
        self.groups.append(room)
        if kind is CLIMBERS:
            self.rooms[space] = room
        for line, spans in tuple(self._covered(self.groups[-1])):
            if is_rope_hidden(line, spans):
                del self.covers[line]
            else:
                self.covers[line] = spans

    def _covered(self, group: Box) -> Iterator[tuple[Line, tuple[tuple[float, float], ...]]]:
        """Visible ropes that a group would cover, each with its covered parts including this one."""
        edge = group.expanded(EDGE)
        for line, spans in self.covers.items():
            if edge.intersects_segment(*line):
                yield line, (*spans, edge.clip_interval(*line))


# ------------------------------------------------------------------------------------------------ ropes


@lru_cache(maxsize=8)
def visible_ropes(sheet: Chart) -> tuple[Line, ...]:
    """Visible part of each rope, between its plates with their margins."""
    boxes = {space: box.expanded(_ROPE_MARGIN) for space, box in sheet.plates().items()}
    return tuple(
        (
            chart.box_exit_point(sheet.plate_centre(lower), sheet.plate_centre(upper), boxes[lower]),
            chart.box_exit_point(sheet.plate_centre(upper), sheet.plate_centre(lower), boxes[upper]),
        )
        for lower, upper in sheet.ropes
    )


def is_rope_hidden(line: Line, spans: Iterable[tuple[float, float]]) -> bool:
    """Whether covering these parts of a rope leaves too little of it visible, given its length."""
    whole = max(1e-6, math.dist(*line))
    position, left = 0.0, 0.0
    for first, last in sorted(spans):
        if last > first:
            left += max(0.0, min(first, 1.0) - position)
            position = max(position, last)
    return (left + max(0.0, 1 - position)) * whole < min(SEEN, whole - 0.01)
