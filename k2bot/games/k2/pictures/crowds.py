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
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import (
    CLIMBERS,
    TENTS,
    Camp,
    PieceKind,
    box_beside,
    extra_scale,
    piece_placements,
)
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.chart import Chart

Line: TypeAlias = "tuple[Point, Point]"
Span: TypeAlias = "tuple[float, float]"
"""Start and end of a part of a line, as fractions."""

GAP, OFF_PLATE, _OFF_WORDS = 2.0, 5.0, 5.4
"""Pixels from a plate to its climbers, more to large ones, and to its tents: their pale edges stay whole; and
from one with two lines to climbers left of it, whose arms covered its name."""
_OFF_PLATES, _OFF_NOTES, _OFF_GROUPS = 4.0, 5.0, 4.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups."""
_RIM = 8.0
"""Pixels around the letters of a name."""
_NEAR = 14.0
"""Distance in pixels from which two groups look like one."""
_FAR = 450.0
"""Pixels from its plate within which a group stands, with a margin."""
GROUND_EDGE, _BELOW_FEET, _CARD, _LEVEL, _BEYOND = 4.5, 4.0, 5.0, 12.0, 20.0
"""Pixels: width of the edge of a group's ground; how far a ledge, and a card, extend below the group's feet;
by how much a group's box may cross an edge of its plate; and how far people may stand out at its ends."""
_BESIDE_IT, _OVER_IT, _UNDER_IT = 12.0, 20.0, 60.0
"""Pixels beside, above and below a group where another space's plate might seem its own."""
_ENDS, _ABOVE = 14.0, frozenset({"N", "NE", "NW", "ENE", "WNW"})
"""Of groups on these sides, above their own plate, only what's below them matters, without these pixels at
either end."""
_NEAR_CAMP, _NEAR_EMPTY = 180.0, 1000.0
"""Square pixels there that cost 1: of plates with pieces, and of other plates and names."""
_ROPE_MARGIN, _PALE_EDGE, SEEN = 4.5, 2.0, 20.0
"""Pixels: margins of a plate and of pieces that hide a rope; and length of a rope that must be visible."""
_HIDDEN, _COVERED, _CLOSE = 100.0, 2.0, 80.0
"""Price of hiding a rope; and square pixels that cost 1: covered ones, and those near another group."""
_TOUCHED, _OUTLINE = 14.0, 6.0
"""Price of covering anything at all; and pixels that the outline of pieces of twice their size is wider."""
_ROUNDS, _REPEATED, _MUCH, _SQUEEZED = 5, 2, 3.0, 36.0
"""Greatest number of rounds; how many without anything new are the last; and prices of a group that are worth
another round, and smaller people."""
_LEAST = 0.6
"""Greatest scale of climbers that may have full size at most, where there's little room."""
_QUIET_TENTS = 0.75
"""Greatest scale of tents where some climbers are extras."""
_BESIDE = 1.0
"""Price of tents beside plates where all are preferably below."""
_GREATEST, _UNEVEN = (1.5, 1.35, 1.2), 1.26
"""Greatest scales of climbers, unless given; and how much larger than the smallest they're readily."""
LARGE = (2.0, 1.75, *_GREATEST)
"""Greatest scales on maps with few climbers."""


class Crowd(NamedTuple):
    """The boxes of the pieces of one space, that of all climbers with their signs, and those of grounds."""

    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()
    room: Box | None = None
    grounds: tuple[Box, ...] = ()


def group_ground(plate: Box, room: Box, kind: PieceKind) -> Box | None:
    """The ground of a group that joins it to its plate.

    Below the plate it's a card that hangs from it, beside it a longer plate. Above it, it's a ledge behind
    the lower part of the group; on a plate that is wide enough, people stand without one.
    """
    group, x = room.expanded(kind.margin), plate.centre[0]
    if group.top > plate.bottom - _LEVEL:
        return Box(group.left, plate.centre[1], group.right, group.bottom + _CARD)
    if group.bottom > plate.top + _LEVEL:
        end = plate.bottom if group.bottom <= plate.bottom else group.bottom + _CARD
        return Box(min(group.left, x), plate.top, max(group.right, x), end)
    if (
        group.left < plate.left - _BEYOND
        or group.right > plate.right + _BEYOND
        or group.bottom < plate.top - _LEVEL
    ):
        return Box(
            min(group.left, plate.right - _LEVEL),
            group.bottom - kind.rise * group.height,
            max(group.right, plate.left + _LEVEL),
            max(group.bottom + _BELOW_FEET, plate.top),
        )
    return None


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
    greatest: Sequence[float] = _GREATEST,
) -> dict[str, Crowd]:
    """Place every space's pieces, avoiding ``occupied`` boxes.

    ``greatest`` are the greatest scales of climbers, tried in turn.
    """
    camps, plates = dict(sorted(camps.items())), sheet.plates()
    notes = tuple(box.expanded(_OFF_NOTES) for box in occupied)
    # On the whole board, some large people would leave others little room, and plates are everywhere.
    largest, in_use = (1.0, frozenset[str]()) if sheet.bright is None else (math.inf, frozenset(camps))
    site = _Site(plates, frozenset(filter(sheet.is_bright, plates)), in_use, notes, visible_ropes(sheet))
    tents = _QUIET_TENTS if any(any(camp.extras) for camp in camps.values()) else math.inf
    groups = [_Group(space, TENTS, camp.tents, tents) for space, camp in camps.items() if camp.tents]
    groups += [
        _Group(space, CLIMBERS, camp.climbers, largest, camp.signs, camp.extras)
        for space, camp in camps.items()
        if camp.climbers
    ]
    best = _even_ground(site, groups, greatest)
    if best.worst() >= _SQUEEZED:
        smaller = [
            one._replace(largest=1.0 if one.largest > 1 else _LEAST) if one.kind is CLIMBERS else one
            for one in groups
        ]
        best = min(best, _best_ground(site, smaller, 0.0), key=_Ground.price)
    # Where who acts has little room, others aren't larger.
    acting = min((best.scales[one.space] for one in groups if one.has_actors), default=math.inf)
    if any(extra_scale(best.scales[one.space]) > acting for one in groups if one.are_extras):
        most = {one: acting if one.are_extras else best.scales[one.space] for one in groups if one.extras}
        capped = [one._replace(largest=most.get(one, one.largest)) for one in groups]
        best = _best_ground(site, capped, 0.0)
    return {
        space: Crowd(
            best.pieces(space, CLIMBERS),
            best.pieces(space, TENTS),
            best.rooms.get(space),
            tuple(one.ground for one in best.groups if one.space == space and one.ground),
        )
        for space in camps
    }


def _even_ground(site: _Site, groups: Sequence[_Group], greatest: Sequence[float]) -> _Ground:
    """The ground on which the smallest climbers are largest, and others not much larger if possible.

    Tents are preferably below all plates, or else beside all.
    """
    people = [group for group in groups if group.kind is CLIMBERS]
    best, key = _Ground(site, 0.0), (False, -1.0)
    for beside in (_BESIDE, 0.0):
        if key >= (True, greatest[-1]):
            break
        least, smallest = key, math.inf
        for most in greatest:
            if smallest < most / _UNEVEN and most != greatest[-1]:
                continue
            capped = [
                one._replace(largest=min(one.largest, most)) if one in people else one for one in groups
            ]
            ground = _best_ground(site, capped, beside)
            smallest = ground.smallest(people)
            reached, is_even = (ground.worst() < _SQUEEZED, smallest), smallest >= most / _UNEVEN
            # Of equals, the ground of the smaller limit is the more even.
            if (is_even or most == greatest[-1]) and reached > least and reached >= key:
                best, key = ground, reached
            if is_even:
                break
    return best


def _best_ground(site: _Site, groups: Sequence[_Group], beside: float) -> _Ground:
    """The cheapest of several rounds; in each, the groups that have paid most so far choose first."""
    rounds: list[_Ground] = []
    paid: Counter[_Group] = Counter()
    repeated = 0
    while len(rounds) < _ROUNDS and repeated < _REPEATED:
        ground = _Ground(site, beside)
        # Now and then, all tents wait for all climbers.
        is_odd = len(rounds) % 2
        for group in sorted(groups, key=lambda group: (is_odd and group.kind is TENTS, -paid[group])):
            ground.place(group)
        repeated = repeated + 1 if any(ground.prices == one.prices for one in rounds) else 0
        rounds.append(ground)
        if ground.worst() < _MUCH:
            break
        paid.update(ground.prices)
    return min(rounds, key=_Ground.price)


class _Group(NamedTuple):
    """Pieces of one kind at a space: their number, largest scale, widths of their signs, extras."""

    space: str
    kind: PieceKind
    many: int
    largest: float = math.inf
    signs: tuple[float, ...] = ()
    extras: tuple[bool, ...] = ()

    @property
    def has_actors(self) -> bool:
        """Whether some of them act, and others on the map are extras."""
        return bool(self.extras) and not all(self.extras)

    @property
    def are_extras(self) -> bool:
        """Whether all of them are extras."""
        return bool(self.extras) and all(self.extras)


class _Spot(NamedTuple):
    """A place for a group: what it costs by itself, and in its surroundings."""

    taste: float
    side: str
    scale: float
    pieces: tuple[Box, ...]
    """Boxes of the pieces, relative to the corner of their room."""
    room: Box
    outer: Box
    """The room with outlines of large people."""
    ground: Box | None
    """Its ground, without the edge."""
    covers: tuple[Box, ...]
    """What it covers: the outer box, and the ground with its edge."""
    price: float
    """What it costs with the plates, names and notes around it."""


class _Placed(NamedTuple):
    """A group in place."""

    space: str
    room: Box
    ground: Box | None
    covers: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class _Site:
    """Fixed surroundings of a placement: plates, names, notes with margins, and visible ropes."""

    plates: Mapping[str, Box]
    bright: frozenset[str]
    """Spaces with plates; others have only names."""
    in_use: frozenset[str]
    """Spaces with pieces, from which others keep clear; none on a whole board, which has no room for that."""
    notes: tuple[Box, ...]
    lines: tuple[Line, ...]
    known: dict[tuple[str, PieceKind, Box], list[_Spot]] = field(default_factory=dict)
    """Places looked at so far, by group and its plate: all rounds choose between the same."""
    behind: dict[tuple[Box, ...], tuple[tuple[Line, tuple[Span, ...]], ...]] = field(default_factory=dict)
    """Ropes behind them, by their boxes."""

    def ropes_behind(self, boxes: tuple[Box, ...]) -> tuple[tuple[Line, tuple[Span, ...]], ...]:
        """Ropes behind a group, with the parts that it covers of each."""
        if boxes not in self.behind:
            outer, *ground = boxes
            hiding = (outer.expanded(_PALE_EDGE), *ground)
            ropes = [
                (line, tuple(box.clip_interval(*line) for box in hiding if box.intersects_segment(*line)))
                for line in self.lines
            ]
            self.behind[boxes] = tuple((line, spans) for line, spans in ropes if spans)
        return self.behind[boxes]

    def spots(self, group: _Group, own: Box) -> Iterator[_Spot]:
        """Every place for a group at its plate, by taste."""
        known = self.known.setdefault((group.space, group.kind, own), [])
        yield from known
        kind, plate, near = group.kind, self.plates[group.space], own.expanded(_FAR)
        gap = OFF_PLATE if kind is TENTS else GAP
        others = {space: box for space, box in self.plates.items() if space != group.space}
        plates = [box for space, box in others.items() if space in self.bright and box.overlaps(near)]
        names = [box for space, box in others.items() if space not in self.bright and box.overlaps(near)]
        camps = [box for space, box in others.items() if space in self.in_use and box.overlaps(near)]
        empty = [box for box in (*plates, *names) if box not in camps]
        notes = [*filter(near.overlaps, self.notes)]
        walls = [own.expanded(gap - 0.1), *(box.expanded(_OFF_PLATES) for box in (*plates, *names)), *notes]
        # A ground may touch the rim of a name.
        barriers = [*plates, *(box.expanded(-_RIM) for box in names), *notes]
        options = piece_placements(kind, group.many, group.signs, group.extras)
        for taste, side, scale, pieces, size in options[len(known) :]:
            outline = _OUTLINE * max(0.0, scale - 1)
            aside = _OFF_WORDS if kind is CLIMBERS and side == "W" and not self.in_use else gap
            box = box_beside(own, size, side, aside + outline, kind.foot)
            outer, ground = box.expanded(outline), group_ground(plate, box, kind)
            edged = ground and ground.expanded(GROUND_EDGE)
            covers = (outer, edged) if edged else (outer,)
            covered = outer.overlap_area(walls) + (edged.overlap_area(barriers) if edged else 0.0)
            by, over = (-_ENDS, 0.0) if side in _ABOVE else (_BESIDE_IT, _OVER_IT)
            around = Box(box.left - by, box.top - over, box.right + by, box.bottom + _UNDER_IT)
            price = taste + around.overlap_area(camps) / _NEAR_CAMP + around.overlap_area(empty) / _NEAR_EMPTY
            price += covered / _COVERED + _TOUCHED * bool(covered)
            spot = _Spot(taste, side, scale, pieces, box, outer, ground, covers, price)
            known.append(spot)
            yield spot


@dataclass
class _Ground:
    """State of a round of placement: the pieces placed so far, and the price each group pays."""

    site: _Site
    beside: float
    """Price of tents beside their plate."""
    placed: dict[tuple[str, PieceKind], tuple[Box, ...]] = field(default_factory=dict)
    prices: dict[_Group, float] = field(default_factory=dict)
    groups: list[_Placed] = field(default_factory=list)
    rooms: dict[str, Box] = field(default_factory=dict)
    """Boxes of the climbers with their signs, by space."""
    scales: dict[str, float] = field(default_factory=dict)
    """Scales of the climbers, by space."""
    covers: dict[Line, tuple[Span, ...]] = field(default_factory=dict)
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
        """Scale of the smallest of these groups."""
        return min((self.scales[group.space] for group in people), default=math.inf)

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
        around = own.expanded(_FAR)
        others = [one for one in self.groups if not own.contains(one.room) and around.overlaps(one.room)]
        # Grounds of the same space may overlap.
        walls = [one.covers[0].expanded(_OFF_GROUPS) for one in others if one.space != space]
        walls += [ground for one in others if one.space != space for ground in one.covers[1:]]
        mates = [one.room.expanded(_OFF_GROUPS) for one in others if one.space == space]
        near = [one.room.expanded(_NEAR) for one in others]
        best, least = None, math.inf
        for spot in self.site.spots(group, own):
            if spot.taste >= least:
                break
            if spot.scale > group.largest:
                continue
            price = spot.price
            if price >= least:
                continue
            covered = spot.outer.overlap_area(mates) + sum(box.overlap_area(walls) for box in spot.covers)
            price += covered / _COVERED + _TOUCHED * bool(covered)
            price += spot.room.overlap_area(near) / _CLOSE
            price += self.beside * (kind is TENTS and spot.side in "EW")
            if price < least:
                price += _HIDDEN * sum(is_rope_hidden(line, spans) for line, spans in self._covered(spot))
            if price < least:
                best, least = spot, price
        if best is None:
            raise ValueError(f"no scale of {kind} is as small as {group.largest}")
        self.placed[space, kind] = tuple(
            piece.translated(best.room.left, best.room.top) for piece in best.pieces
        )
        self.prices[group] = least
        self.groups.append(_Placed(space, best.room, best.ground, best.covers))
        if kind is CLIMBERS:
            self.rooms[space], self.scales[space] = best.room, best.scale
        for line, spans in tuple(self._covered(best)):
            if is_rope_hidden(line, spans):
                del self.covers[line]
            else:
                self.covers[line] = spans

    def _covered(self, spot: _Spot) -> Iterator[tuple[Line, tuple[Span, ...]]]:
        """Visible ropes that a group would cover, each with its covered parts including this one."""
        for line, spans in self.site.ropes_behind(spot.covers):
            if line in self.covers:
                yield line, (*self.covers[line], *spans)


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
