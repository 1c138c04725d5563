"""Placement of climbers and tents beside their plates: in a row, above the plate, as large as all others.

In the morning each group takes the cheapest place that the groups before it leave: small people, more rows,
other sides, hidden ropes and covered pieces have a price. While any group pays much, all choose again, those
first that have paid most so far; a few rounds find room for nearly everybody, as in routing wires on a chip
(L. McMurchie, C. Ebeling: PathFinder, 1995). All day, people and tents then stay where they are, and whoever
arrives stands in the row of those that are there.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise
from statistics import harmonic_mean
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.places import (
    CLIMBERS,
    NEXT_TO_SIGN,
    PIECES_AREA,
    TENTS,
    Camp,
    PieceKind,
    box_beside,
    piece_placements,
    sign_box,
)
from k2bot.render.scene import Area, Box, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.engine import ClimberKey
    from k2bot.games.k2.pictures.chart import Chart, Trail

Line: TypeAlias = "tuple[Point, Point]"
Span: TypeAlias = "tuple[float, float]"
"""Start and end of a part of a line, as fractions."""

GAP, OFF_PLATE, _OFF_WORDS, _WORDS = 2.0, 5.0, 5.4, frozenset({"W", "S", "SE", "SW"})
"""Pixels from a plate to its climbers, more to large ones, and to its tents: their pale edges stay whole; and
from one with two lines to climbers left of it, whose arms covered its name, or below, whose hats covered its
air."""
_OFF_PLATES, _OFF_NOTES, _OFF_GROUPS, _OFF_GROUNDS = 4.0, 5.0, 4.0, 10.0
"""Minimum distance in pixels of a group from other plates, from notes, and from other groups; and of other
plates from its ground."""
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
_ON_END, _END, _FROM_PLATE = 4.0, 36.0, 34.0
"""Price of covering a place where an arrow may end, and that place: its size, and pixels from a plate."""
_RESIZED = 60.0
"""Price of another size than before on the same day."""
_TOUCHED, _OUTLINE = 40.0, 6.0
"""Price of covering anything at all; and pixels that the outline of pieces of twice their size is wider."""
_ARMS, _NARROW = 12.0, 0.5
"""Pixels that arms reach further out per scale, from this one on."""
_ROUNDS, _REPEATED, _MUCH, _SQUEEZED = 5, 2, 3.0, 36.0
"""Greatest number of rounds; how many without anything new are the last; and prices of a group that are worth
another round, and smaller people."""
_GREATEST: tuple[float, ...] = (1.5, 1.35, 1.2)
"""Greatest sizes of climbers, unless given."""
LARGE = (2.0, 1.75, *_GREATEST)
"""Greatest sizes on maps with few climbers."""
_SMALLER = (1.1, 1.0, 0.9, 0.8, 0.6)
"""Sizes where there's less room."""
_EVEN, _LEAST_EVEN = 0.64, 1.2
"""Least scale of the smallest climbers, relative to the size that all others have; and greatest size where
that can't be had."""


class Crowd(NamedTuple):
    """The boxes of a space's plate without signs, its pieces, all climbers with their signs, and grounds."""

    plate: Box
    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()
    room: Box | None = None
    grounds: tuple[Box, ...] = ()

    @property
    def groups(self) -> Iterator[Box]:
        """Boxes of all climbers, and of all tents."""
        if self.room:
            yield self.room
        if self.tents:
            yield Box.enclosing(self.tents)

    @property
    def margins(self) -> Iterator[Box]:
        """What plates of other spaces keep clear of: groups with a margin, and their grounds."""
        scale = max((box.width for box in self.climbers), default=0.0) / CLIMBERS.size[0]
        yield from (box.expanded(_OFF_PLATES + _ARMS * max(0.0, scale - _NARROW)) for box in self.groups)
        yield from (ground.expanded(_OFF_GROUNDS) for ground in self.grounds)


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


def among_crowds(sheet: Chart, stand: Mapping[str, Crowd], notes: Iterable[Box]) -> Chart:
    """A map whose plates make room for groups in place, and for notes; without room, they're only names.

    Without room for that, they're left out.
    """
    taken = [("", box) for box in notes]
    for space, crowd in stand.items():
        taken += (("", box) for box in crowd.groups)
        taken += ((space, box) for box in crowd.margins)
    sheet = sheet.among({space: crowd.plate for space, crowd in stand.items()}, taken)
    plates = sheet.plates()
    walls = [*(box for _, box in taken), *(plates[space] for space in stand)]
    crowded = {
        space
        for space in (sheet.bright or frozenset()) - stand.keys()
        if any(map(plates[space].overlaps, walls))
    }
    if not sheet.bright or not crowded:
        return sheet
    sheet = replace(sheet, bright=sheet.bright - crowded)
    names, passed = sheet.plates(), {space for trail in sheet.trails for space in trail.way}
    return replace(
        sheet,
        idle=sheet.idle | {one for one in crowded - passed if any(map(names[one].overlaps, walls))},
    )


class MapState(NamedTuple):
    """Who stands on a map, whose tents do, and the trails of the latest turn."""

    camps: tuple[tuple[str, Camp], ...]
    """Camps by space."""
    trails: tuple[Trail, ...] = ()
    full: frozenset[str] = frozenset()
    """Spaces whose plates have a sign that they're full."""


def place_crowds(
    sheet: Chart,
    states: Sequence[MapState],
    *,
    occupied: Iterable[Box] = (),
    greatest: tuple[float, ...] = _GREATEST,
) -> dict[str, Crowd]:
    """Place every space's pieces in the last of a day's states, avoiding ``occupied`` boxes.

    Whoever was there in the state before stays in place. ``greatest`` are sizes of climbers, tried in turn.
    """
    notes = tuple(box.expanded(_OFF_NOTES) for box in occupied)
    # On the whole board, some large people would leave others little room, and plates are everywhere.
    sizes = (1.0, *_SMALLER[2:]) if sheet.bright is None else (*greatest, *_SMALLER)
    ground, _ = _ground_after(sheet.plain((), frozenset()), tuple(states), notes, sizes)
    return {space: ground.crowd(space, camp) for space, camp in states[-1].camps}


@lru_cache(maxsize=64)  # the next picture of a day has all states of this one, and one more
def _ground_after(
    sheet: Chart, states: tuple[MapState, ...], notes: tuple[Box, ...], sizes: tuple[float, ...]
) -> tuple[_Ground, float]:
    """The ground after these states of a day, and the greatest size of its climbers."""
    *earlier, state = states
    # Where anybody has been today stays on the map.
    walked = {space for one in states for trail in one.trails for space in trail.way}
    spaces = [space for space, _ in state.camps]
    spaces += (space for trail in state.trails for space in trail.stops)
    plain = replace(sheet, idle=sheet.idle - walked).plain(spaces, state.full)
    if not earlier:
        return _first_ground(_site(plain, state, notes), state, sizes)
    before, size = _ground_after(sheet, tuple(earlier), notes, sizes)
    here = {space for space, _ in state.camps}
    held = {space: before.site.cores[space] for space in before.spaces & here}
    taken = [(group.space, spot.room) for group, spot in before.spots.items()]
    return before.changed(_site(plain.among(held, taken), state, notes), state, size), size


def _first_ground(site: _Site, state: MapState, sizes: tuple[float, ...]) -> tuple[_Ground, float]:
    """The ground with the largest people of one size that all have room, and that size."""
    best, key = None, (False, False, -math.inf)
    for size in sizes:
        ground = _best_ground(site, list(_groups(state, size)))
        fits = ground.worst() < _SQUEEZED
        worth = fits, size <= _LEAST_EVEN, ground.mean_scale()
        if best is None or worth > key:
            best, key = (ground, size), worth
        if fits and ground.smallest() >= size * _EVEN:
            return ground, size
    assert best is not None  # noqa: S101 - sizes aren't empty
    return best


def _groups(state: MapState, size: float) -> Iterator[_Group]:
    """All groups of a state, whose climbers have this size at most."""
    for space, camp in sorted(state.camps):
        if camp.tents:
            yield _Group(space, TENTS, camp.tents)
        if camp.climbers:
            yield _Group(space, CLIMBERS, camp.climbers, size, camp.signs)


def _best_ground(site: _Site, groups: Sequence[_Group]) -> _Ground:
    """The cheapest of several rounds; in each, the groups that have paid most so far choose first."""
    rounds: list[_Ground] = []
    paid: Counter[_Group] = Counter()
    repeated = 0
    while len(rounds) < _ROUNDS and repeated < _REPEATED:
        ground = _Ground(site)
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
    """Pieces of one kind at a space: whose they are, their greatest scale, and widths of their signs."""

    space: str
    kind: PieceKind
    keys: tuple[ClimberKey, ...]
    largest: float = math.inf
    signs: tuple[float, ...] = ()

    def sign_boxes(self, pieces: Sequence[Box]) -> Iterator[Box]:
        """Boxes of their signs."""
        return (sign_box(box, side) for box, side in zip(pieces, self.signs, strict=False) if side)


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
    is_clear: bool
    """Whether it covers none of those."""

    def boxes(self) -> tuple[Box, ...]:
        """Boxes of the pieces."""
        return tuple(piece.translated(self.room.left, self.room.top) for piece in self.pieces)


class _Near(NamedTuple):
    """What is around a group."""

    camps: Sequence[Box]
    """Plates of other spaces with pieces."""
    empty: Sequence[Box]
    """Plates and names of other spaces."""
    walls: Sequence[Box]
    """What pieces must not cover."""
    barriers: Sequence[Box]
    """What their ground must not cover."""
    ends: Sequence[Box]
    """Where arrows to other spaces would end."""


@dataclass(frozen=True, slots=True)
class _Site:
    """Fixed surroundings of a placement: plates, names, notes with margins, and visible ropes."""

    plates: Mapping[str, Box]
    cores: Mapping[str, Box]
    """Plates without signs."""
    bright: frozenset[str]
    """Spaces with plates; others have only names."""
    in_use: frozenset[str]
    """Spaces with pieces, from which others keep clear; none on a whole board, which has no room for that."""
    notes: tuple[Box, ...]
    ways: tuple[Box, ...]
    """Ends of the latest trails, of which pieces keep clear."""
    heads: tuple[Box, ...]
    """Arrowheads, of which climbers who were there before keep clear, too."""
    lines: tuple[Line, ...]
    ends: tuple[tuple[str, Box], ...]
    """Where arrows to spaces would end, for each rope."""
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

    def near(self, group: _Group, own: Box, *, rest: bool = False) -> _Near:
        """Everything within reach of a group at this box; ways are below those that ``rest``."""
        near, gap = own.expanded(_FAR), OFF_PLATE if group.kind is TENTS else GAP
        others = {
            space: box for space, box in self.plates.items() if space != group.space and box.overlaps(near)
        }
        plates = [box for space, box in others.items() if space in self.bright]
        names = [box for space, box in others.items() if space not in self.bright]
        camps = [box for space, box in others.items() if space in self.in_use]
        notes = [*filter(near.overlaps, self.notes)]
        ways = [*filter(near.overlaps, () if rest else self.ways)]
        return _Near(
            camps,
            [box for box in (*plates, *names) if box not in camps],
            [
                own.expanded(gap - 0.1),
                self.plates[group.space].expanded(gap - 0.1),
                *(box.expanded(_OFF_PLATES) for box in (*plates, *names)),
                *notes,
                *ways,
            ],
            # A ground may touch the rim of a name.
            [*plates, *(box.expanded(-_RIM) for box in names), *notes, *ways],
            [box for space, box in self.ends if space != group.space and box.overlaps(near)],
        )

    def spots(self, group: _Group, own: Box) -> Iterator[_Spot]:
        """Every place for a group at its plate, by taste."""
        known = self.known.setdefault((group.space, group.kind, own), [])
        yield from known
        kind, near = group.kind, self.near(group, own)
        gap = OFF_PLATE if kind is TENTS else GAP
        options = piece_placements(kind, len(group.keys), group.signs)
        for taste, side, scale, pieces, size in options[len(known) :]:
            outline = _OUTLINE * max(0.0, scale - 1)
            aside = _OFF_WORDS if kind is CLIMBERS and side in _WORDS and not self.in_use else gap
            box = box_beside(own, size, side, aside + outline, kind.foot)
            spot = self.spot(group, near, (taste, side, scale), pieces, box)
            known.append(spot)
            yield spot

    def spot(
        self, group: _Group, near: _Near, choice: tuple[float, str, float], pieces: tuple[Box, ...], box: Box
    ) -> _Spot:
        """The place of a group's pieces, relative to the corner of their box."""
        taste, side, scale = choice
        outer = box.expanded(_OUTLINE * max(0.0, scale - 1))
        ground = group_ground(self.cores[group.space], box, group.kind)
        edged = ground and ground.expanded(GROUND_EDGE)
        covers = (outer, edged) if edged else (outer,)
        covered = outer.overlap_area(near.walls) + (edged.overlap_area(near.barriers) if edged else 0.0)
        by, over = (-_ENDS, 0.0) if side in _ABOVE else (_BESIDE_IT, _OVER_IT)
        around = Box(box.left - by, box.top - over, box.right + by, box.bottom + _UNDER_IT)
        price = taste + around.overlap_area(near.camps) / _NEAR_CAMP
        price += around.overlap_area(near.empty) / _NEAR_EMPTY + covered / _COVERED + _TOUCHED * bool(covered)
        price += _ON_END * sum(map(outer.overlaps, near.ends))
        return _Spot(taste, side, scale, pieces, box, outer, ground, covers, price, not covered)


def _site(sheet: Chart, state: MapState, notes: tuple[Box, ...]) -> _Site:
    """The surroundings of a state's pieces."""
    plates = dict(sheet.plates())
    in_use = frozenset[str]() if sheet.bright is None else frozenset(space for space, _ in state.camps)
    ways = tuple(box.expanded(_OFF_NOTES) for box in chart.trail_end_boxes(sheet, state.trails))
    heads = tuple(chart.arrowhead_boxes(sheet, state.trails))
    bright = frozenset(filter(sheet.is_bright, plates))
    lines = visible_ropes(sheet)
    ends = (
        (space, Box.from_centre(_along(line), _END))
        for rope, line in zip(sheet.ropes, lines, strict=True)
        for space, line in zip(rope, (line, line[::-1]), strict=True)
    )
    cores = {space: sheet.room(space) for space in plates}
    return _Site(plates, cores, bright, in_use, notes, ways, heads, lines, tuple(ends))


def _along(line: Line) -> Point:
    """The point of a rope where the middle of an arrowhead at its first end would be."""
    share = min(0.5, _FROM_PLATE / max(1.0, math.dist(*line)))
    (x1, y1), (x2, y2) = line
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1)


@dataclass
class _Ground:
    """State of a round of placement: the groups placed so far, and the price each pays."""

    site: _Site
    spots: dict[_Group, _Spot] = field(default_factory=dict)
    prices: dict[_Group, float] = field(default_factory=dict)
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

    def _scales(self) -> list[float]:
        return [
            spot.scale for group, spot in self.spots.items() if group.kind is CLIMBERS for _ in group.keys
        ]

    def smallest(self) -> float:
        """Scale of the smallest climbers."""
        return min(self._scales(), default=math.inf)

    def mean_scale(self) -> float:
        """Mean scale of all climbers; small ones count more."""
        return harmonic_mean(self._scales() or [1.0])

    @property
    def spaces(self) -> frozenset[str]:
        """Spaces with groups."""
        return frozenset(group.space for group in self.spots)

    def group(self, space: str, kind: PieceKind) -> _Group | None:
        """The group of a kind at a space."""
        return next((one for one in self.spots if one.space == space and one.kind is kind), None)

    def pieces(self, space: str, kind: PieceKind) -> Mapping[ClimberKey, Box]:
        """The pieces of a kind at a space, by their climber."""
        group = self.group(space, kind)
        return dict(zip(group.keys, self.spots[group].boxes(), strict=True)) if group else {}

    def crowd(self, space: str, camp: Camp) -> Crowd:
        """The boxes of a space's pieces."""
        people, tents = self.pieces(space, CLIMBERS), self.pieces(space, TENTS)
        climbers, plate = tuple(people[key] for key in camp.climbers), self.site.cores[space]
        signs = _Group(space, CLIMBERS, camp.climbers, signs=camp.signs).sign_boxes(climbers)
        room = Box.enclosing((*climbers, *signs)) if climbers else None
        camped = Box.enclosing(tents.values()) if tents else None
        grounds = (group_ground(plate, box, kind) for box, kind in ((camped, TENTS), (room, CLIMBERS)) if box)
        return Crowd(
            plate, climbers, tuple(tents[key] for key in camp.tents), room, tuple(filter(None, grounds))
        )

    def place(self, group: _Group, scale: float | None = None) -> None:
        """Place a group at its plate, in its ``scale`` before if possible; climbers go above tents there."""
        own = self._foothold(group)
        best, least = None, math.inf
        for spot in self.site.spots(group, own):
            if spot.taste >= least:
                break
            if spot.scale > group.largest:
                continue
            price = self._price(group, own, spot, least) + _RESIZED * (scale not in {None, spot.scale})
            if price < least:
                best, least = spot, price
        if best is None:
            raise ValueError(f"no scale of {group.kind} is as small as {group.largest}")
        self._put(group, best, least)

    def _foothold(self, group: _Group) -> Box:
        """Box beside which a group stands: its plate, with the tents above it."""
        own, tents = self.site.cores[group.space], [*self.pieces(group.space, TENTS).values()]
        return Box.enclosing((own, *tents)) if tents and tents[0].bottom <= own.top else own

    def _price(self, group: _Group, own: Box, spot: _Spot, most: float) -> float:
        """What a place costs among the groups placed so far; infinite if that's ``most`` or more."""
        if spot.price >= most:
            return math.inf
        around = own.expanded(_FAR)
        others = [
            (one.space, its)
            for one, its in self.spots.items()
            if not own.contains(its.room) and around.overlaps(its.room)
        ]
        # Grounds of the same space may overlap.
        walls = [its.outer.expanded(_OFF_GROUPS) for space, its in others if space != group.space]
        walls += [ground for space, its in others if space != group.space for ground in its.covers[1:]]
        mates = [its.room.expanded(_OFF_GROUPS) for space, its in others if space == group.space]
        covered = spot.outer.overlap_area(mates) + sum(box.overlap_area(walls) for box in spot.covers)
        price = spot.price + covered / _COVERED + _TOUCHED * bool(covered)
        price += spot.room.overlap_area([its.room.expanded(_NEAR) for _, its in others]) / _CLOSE
        if price < most:
            price += _HIDDEN * sum(is_rope_hidden(line, spans) for line, spans in self._covered(spot))
        return price if price < most else math.inf

    def _put(self, group: _Group, spot: _Spot, price: float) -> None:
        self.spots[group], self.prices[group] = spot, price
        for line, spans in tuple(self._covered(spot)):
            if is_rope_hidden(line, spans):
                del self.covers[line]
            else:
                self.covers[line] = spans

    def _covered(self, spot: _Spot) -> Iterator[tuple[Line, tuple[Span, ...]]]:
        """Visible ropes that a group would cover, each with its covered parts including this one."""
        for line, spans in self.site.ropes_behind(spot.covers):
            if line in self.covers:
                yield line, (*self.covers[line], *spans)

    # ------------------------------------------------------------------------- later on the same day

    def changed(self, site: _Site, state: MapState, size: float) -> _Ground:
        """The ground in the next state: who is still there stays in place while that has room."""
        after = _Ground(site)
        groups = list(_groups(state, size))
        before = {group: self.pieces(group.space, group.kind) for group in groups}
        # Those that nobody joins first.
        groups.sort(key=lambda group: (not before[group].keys() >= {*group.keys}, group.kind is CLIMBERS))
        later = [group for group in groups if not after._keep(group, before[group], self)]
        for group in later:
            old = self.group(group.space, group.kind)
            is_same = old is not None and not {*old.keys}.isdisjoint(group.keys)
            scale = self.spots[old].scale if old and is_same else size if group.kind is CLIMBERS else None
            after.place(group, scale)
        return after

    def _keep(self, group: _Group, before: Mapping[ClimberKey, Box], ground: _Ground) -> bool:
        """Keep a group in place, with those that join it in its row, if there's room."""
        old = ground.group(group.space, group.kind)
        if old is None or before.keys().isdisjoint(group.keys):
            return False
        was, own = ground.spots[old], self._foothold(group)
        # The place of somebody who left stays free.
        near, joins = self.site.near(group, own, rest=True), not before.keys() >= {*group.keys}
        best, least = None, was.taste + _TOUCHED
        for boxes in _rows_with(group, before, was.scale):
            if group.kind is CLIMBERS and any(
                box.overlaps(head) for box in boxes for head in self.site.heads
            ):
                continue
            room = Box.enclosing((was.room, *boxes, *group.sign_boxes(boxes)))
            if not PIECES_AREA.contains(room):
                continue
            pieces = tuple(box.translated(-room.left, -room.top) for box in boxes)
            spot = self.site.spot(group, near, (was.taste, was.side, was.scale), pieces, room)
            if not joins and (spot.is_clear or not was.is_clear):
                price = min(spot.price, least - 1)
            else:
                price = self._price(group, own, spot, least) if spot.is_clear else math.inf
            if price < least:
                best, least = spot, price
        if best is None:
            return False
        self._put(group, best, least)
        return True


def _rows_with(group: _Group, before: Mapping[ClimberKey, Box], scale: float) -> Iterator[tuple[Box, ...]]:
    """Boxes of a group whose newcomers stand in the row of those there ``before``, the best first."""
    boxes = {key: before[key] for key in group.keys if key in before}
    signs = dict(zip(group.keys, group.signs, strict=False))
    joining = [key for key in group.keys if key not in boxes]
    foot = max(box.bottom for box in boxes.values())
    wide, high = (scale * length for length in group.kind.size)
    step = scale * group.kind.pitch[0]

    def extent(key: ClimberKey, box: Box) -> tuple[float, float]:
        """Left and right end of the room that a piece takes in a row."""
        if not signs.get(key):
            return box.left, box.left + step
        return box.left, sign_box(box, signs[key]).right + scale * NEXT_TO_SIGN

    for to_left in (False, True):
        row = dict(boxes)
        for key in joining:
            one = Box(0.0, foot - high, wide, foot)
            taken = sorted(extent(other, box) for other, box in row.items() if box.bottom == foot)
            length = extent(key, one)[1]
            gaps = [end for (_, end), (start, _) in pairwise(taken) if start - end >= length - 1]
            ends = taken[0][0] - length, taken[-1][1]
            row[key] = one.translated((gaps or ends[not to_left :])[0], 0.0)
        is_cut = any(
            sign_box(row[key], side).overlaps(box.expanded(-1))
            for key, side in signs.items()
            if side
            for other, box in row.items()
            if other != key
        )
        if not is_cut:
            yield tuple(row[key] for key in group.keys)
        if not joining:
            return
    row, left = dict(boxes), min(box.left for box in boxes.values())
    above = min(box.bottom for box in boxes.values()) - scale * group.kind.pitch[1]
    for key in joining:
        row[key] = Box(left, above - high, left + wide, above)
        left = extent(key, row[key])[1]
    yield tuple(row[key] for key in group.keys)


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
