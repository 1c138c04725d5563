"""The map: spaces and ropes over the painted mountain."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Board, ClimberKey, content
from k2bot.games.k2.engine.terrain import terrain
from k2bot.games.k2.pictures import pieces, places, reach, sky
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Plate, Point, Polygon, Shape, Shapes, Stroke
from k2bot.render.theme import INK, MIST, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.engine import Weather
    from k2bot.games.k2.pictures.pieces import Look, Writing
    from k2bot.games.k2.pictures.places import Focus
    from k2bot.games.k2.pictures.reach import Tag

_CALM = content.Weather()
_LEVEL = 0.4
"""Slope (height by width) below which a rope gets an arrow to its upper end."""
_ARROW = 26
"""Size of such an arrow in pixels."""
_SHADE = 24
"""Maximum reach of a plate's shadow in pixels."""
_EDGE_OF_MAP = 14.0
"""Least distance in pixels of a plate from the map's left and right edges, where a ring fits."""
_OFF_EDGES, _OFF_LEGEND = 24.0, 404.0
"""The same of a tag that has room, eight pixels in a chat; and where the summit's is clear of the legend."""
_RIM, _INSET, _OVERLAP = 2.0, 6.0, 9.0
"""Pixels that the sign of a full space is lower on plates of two lines, and beside it; and how far that, or
the badge of a tag, reaches into the margin of the words."""
_APART, _TAGGED, _HOLD = 6.0, 8.0, 12.0
_SHIFTS = (0, *(sign * by for by in range(4, 105, 4) for sign in (-1, 1)))
_RISES = (0, -7, 7, -14, 14)
"""Pixels between plates, and more around a tag; least pixels of one on either side of its ropes' end;
and by how many it may move aside for that, and up or down, in order of preference."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A climber's route: its key and the spaces from start to end."""

    climber: ClimberKey
    way: tuple[str, ...]
    earlier: bool = False
    """From before the turn that the picture tells; a thin line."""

    @property
    def stops(self) -> frozenset[str]:
        """Where it begins, ends, or turns back; without spaces that it only passes."""
        way = self.way
        turns = (
            space for before, space, after in zip(way, way[1:], way[2:], strict=False) if before == after
        )
        return frozenset((*way[:1], *way[-1:], *turns))


@dataclass(frozen=True, slots=True)
class Chart:
    """A board drawn as a map."""

    board: Board
    bright: frozenset[str] | None = None
    """Spaces whose plates show everything; others are dots with their names. None for all."""
    near: frozenset[str] | None = None
    """Those in use; the others are within reach. None for all."""
    bare: bool = False
    """Whether costs and air are left out."""
    tags: frozenset[Tag] = frozenset()
    """Spaces that are marked as in reach of a player's climbers."""
    focus: Focus = places.WHOLE
    """Which heights are drawn larger."""
    closed: frozenset[str] = frozenset()
    """Full spaces, with a sign at the left end of their plate."""
    idle: frozenset[str] = frozenset()
    """Spaces that nobody needs now, which are left out with their ropes."""

    def __hash__(self) -> int:
        """Hash by side, since a board holds dicts."""
        shown = (self.bright, self.near, self.bare, self.tags, self.closed, self.idle)
        return hash((self.board.side, shown, self.focus))

    @property
    def ropes(self) -> tuple[tuple[str, str], ...]:
        """The ropes drawn, from lower to upper end."""
        return tuple(rope for rope in self.board.ropes if self.idle.isdisjoint(rope))

    def spot(self, space: str) -> Point:
        """Centre of a space's plate."""
        x, y = places.PLACES[self.board.side][space]
        return x, round(self.focus.height(y))

    def plates(self) -> Mapping[str, Box]:
        """Boxes of all plates and dots."""
        return _boxes(self)

    def mark(self, space: str) -> Box | None:
        """The box of the sign at the left end of a full space's plate."""
        if space not in self.closed:
            return None
        box, side = self.plates()[space], pieces.NO_ENTRY
        middle = box.top + min(box.height, places.HEAD + 2 * _RIM) / 2
        return Box.around((box.left + _INSET + side / 2, middle), side)

    def tag(self, space: str) -> Tag | None:
        """How a space is marked as in reach, if it is."""
        return next((tag for tag in self.tags if tag.space == space), None)

    def room(self, space: str) -> Box:
        """The part of a space's plate that its badge or its sign leaves."""
        (before, after), box = self._ends(space), self.plates()[space]
        return box._replace(left=box.left + before, right=box.right - after)

    def is_long(self, space: str) -> bool:
        """Whether a space's plate has more than a name and points."""
        return self.shows_cost(space) or space in self.closed or self.tag(space) is not None

    def _ends(self, space: str) -> tuple[float, float]:
        """Pixels that a badge or a sign adds at the left of a space's plate, and a rim at its right."""
        if space in self.closed:
            # Plates of two lines have no margin to spare.
            return _INSET + pieces.NO_ENTRY - (_OVERLAP if self.bare else 0.0), 0.0
        tag = self.tag(space)
        if tag is None:
            return 0.0, 0.0
        left = reach.BADGE[len(tag.letters)] - _OVERLAP if tag.letters else reach.RIM
        return left, reach.RIM + reach.cost_width(tag.cost)

    def clearance(self, space: str) -> float:
        """Pixels that other plates stay away from a space's plate."""
        return _APART + (_TAGGED if self.tag(space) else 0.0)

    def _core(self, space: str) -> tuple[float, float]:
        """Width of a space's plate or dot without what may be at its ends, and its height."""
        at = self.spot(space)
        box = places.plate(space, at, bare=self.bare) if self.is_bright(space) else places.dot(space, at)
        return box.width, box.height + (2 * reach.RIM if self.tag(space) else 0.0)

    def positions(self, space: str, rise: float = 0) -> Iterator[Box]:
        """Where a space's plate may be, the best first: little aside."""
        (x, y), (core, high), (before, after) = self.spot(space), self._core(space), self._ends(space)
        edges = (_OFF_EDGES, _EDGE_OF_MAP) if self.tag(space) else (_EDGE_OF_MAP,)
        y = max(high / 2 + (edges[0] if self.bare else 0.0), y + rise)
        core += pieces.COST if self.shows_cost(space) else 0
        wide = core + before + after
        for edge, shift in product(edges, _SHIFTS):
            left = x - core / 2 - before + shift
            first = _OFF_LEGEND if space == content.SUMMIT else edge
            left = max(first, min(left, places.MAP.right - _EDGE_OF_MAP - wide))
            box = Box.at(left, y - high / 2, wide, high)
            if not shift or box.left + _HOLD < x < box.right - _HOLD:
                yield box

    def plates_from(self, space: str) -> tuple[Box, ...]:
        """Boxes of all plates, that of ``space`` first."""
        own = self.plates()[space]
        return own, *(box for box in self.plates().values() if box is not own)

    def is_bright(self, space: str) -> bool:
        """Whether a plate shows everything."""
        return self.bright is None or space in self.bright

    def shows_cost(self, space: str) -> bool:
        """Whether a plate of one line ends with the cost: one within reach."""
        return self.is_bright(space) and self.near is not None and space not in self.near


@lru_cache(maxsize=64)
def _boxes(chart: Chart) -> Mapping[str, Box]:
    """All plates, those with more than a name and points where they overlap others least."""
    spaces = sorted(chart.board.by_id.keys() - chart.idle, key=chart.spot)
    longer = [space for space in spaces if chart.is_long(space)]
    clear = {space: chart.clearance(space) for space in spaces}
    found = {space: next(chart.positions(space)) for space in spaces if space not in longer}
    # From the left, where the edge of the map leaves no choice; again, since later ones may have made room
    # for earlier ones; then others make room, too.
    for space in (*longer, *longer, *spaces):
        others = [
            box.grown(clear[other] + clear[space] - _APART) for other, box in found.items() if other != space
        ]
        if space in longer or any(map(found[space].overlaps, others)):
            found[space] = _clearest(chart, space, others)
    return MappingProxyType({space: found[space] for space in chart.board.by_id if space in found})


def _clearest(chart: Chart, space: str, others: Sequence[Box]) -> Box:
    """Where a space's plate overlaps others least; a little higher or lower only if that helps."""
    (x, y), wide = chart.spot(space), next(chart.positions(space)).width + _SHIFTS[-1]
    near = list(filter(Box.around((x, y), 2 * wide, 2 * places.PLATE[1]).overlaps, others))

    def covered(box: Box) -> float:
        return sum(map(box.shared, near))

    best: list[Box] = []
    for rise in _RISES if chart.bare else _RISES[:1]:
        best.append(min(chart.positions(space, rise), key=covered))
        if not covered(best[-1]):
            return best[-1]
    return min(best, key=covered)


def outside(start: Point, end: Point, box: Box) -> Point:
    """Where the line from start (inside the box) to end leaves the box."""
    (x1, y1), (x2, y2) = start, end
    shares = [1.0]
    if x2 != x1:
        shares.append(((box.right if x2 > x1 else box.left) - x1) / (x2 - x1))
    if y2 != y1:
        shares.append(((box.bottom if y2 > y1 else box.top) - y1) / (y2 - y1))
    share = min(share for share in shares if share >= 0)
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def seen_rope(chart: Chart, rope: tuple[str, str]) -> tuple[Point, Point]:
    """The visible part of a rope between its plates, from lower to upper end."""
    lower, upper = rope
    start, end, boxes = chart.spot(lower), chart.spot(upper), chart.plates()
    return outside(start, end, boxes[lower]), outside(end, start, boxes[upper])


@lru_cache(maxsize=8)
def ropes(chart: Chart) -> Shapes:
    """All ropes: twisted, with a small uphill arrow if nearly level."""
    lines = [(chart.spot(lower), chart.spot(upper)) for lower, upper in chart.ropes]
    return (
        *(Stroke(line, sky.ROPE_DARK.at(170), 7.5) for line in lines),
        *(Stroke(line, sky.ROPE_LIGHT, 4) for line in lines),
        *(shape for arrow in arrows(chart) for shape in sky.uphill(arrow.box, arrow.angle)),
    )


class Arrow(NamedTuple):
    """Mark of a nearly level rope; the uphill angle in radians."""

    box: Box
    angle: float
    rope: tuple[str, str]


@lru_cache(maxsize=8)
def arrows(chart: Chart) -> tuple[Arrow, ...]:
    """Arrows of nearly level ropes."""
    found: list[Arrow] = []
    for rope in chart.ropes:
        start, end = chart.spot(rope[0]), chart.spot(rope[1])
        if _LEVEL * abs(end[0] - start[0]) > abs(end[1] - start[1]):
            near, far = seen_rope(chart, rope)
            middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
            angle = math.atan2(end[1] - start[1], end[0] - start[0])
            found.append(Arrow(Box.around(middle, _ARROW), angle, rope))
    return tuple(found)


@lru_cache(maxsize=32)
def _plates(chart: Chart, base: str, weather: Weather, looks: frozenset[tuple[str, Look]]) -> Shapes:
    shapes: list[Shape] = []
    costs, special = terrain(chart.board.side, weather).tent, dict(looks)
    for name, box in chart.plates().items():
        space = chart.board.by_id[name]
        if chart.tag(name):
            continue
        if chart.is_bright(name):
            cost = costs[name] if chart.shows_cost(name) or not chart.bare else None
            look = special.get(name, pieces.USED)
            parts = pieces.plate(space, box, base, look, bare=chart.bare, cost=cost, room=chart.room(name))
        else:
            parts = pieces.dot(space, box, base, room=chart.room(name))
        if name in chart.closed:
            parts = (*pieces.barred(box, bare=chart.bare), *parts)
        shapes += Decal.of(parts, box.grown(_SHADE))
    marks = (mark for name in sorted(chart.closed) if (mark := chart.mark(name)))
    return (*shapes, *(shape for mark in marks for shape in pieces.no_entry(mark)))


def plates(chart: Chart, writing: Writing, looks: Mapping[str, Look], weather: Weather = _CALM) -> Shapes:
    """The plates of all spaces without a tag, with costs in this weather; most look dark."""
    return _plates(chart, writing.space(content.BASE_CAMP), weather, frozenset(looks.items()))


def signs(sheet: Chart) -> tuple[sky.Sign, ...]:
    """How the legend explains the tags: by one with new points, and one without."""
    found = {tag.sign for tag in sheet.tags}
    kinds: tuple[tuple[sky.Sign, ...], ...] = (("A", "B", "AB"), ("to A", "to B", "to AB"))
    return tuple(sign for kind in kinds for sign in [one for one in kind if one in found][:1])


def tags(sheet: Chart, writing: Writing, seat: int) -> Shapes:
    """The tags of the spaces in reach of a player's climbers."""
    base, shapes = writing.space(content.BASE_CAMP), list[Shape]()
    for tag in sorted(sheet.tags):
        space, box, room = sheet.board.by_id[tag.space], sheet.plates()[tag.space], sheet.room(tag.space)
        write = pieces.words if sheet.is_bright(tag.space) else pieces.name
        ground = reach.ground(seat, tag.letters, box, quiet=tag.is_quiet, cost=tag.cost)
        shapes += Decal.of((*ground, *write(space, room, base, reach.OPEN.ink)), box.grown(_SHADE))
    return tuple(shapes)


# --------------------------------------------------------------------------------------------- trails

_EDGE = INK
_ROOM, _BROAD, _LANE, _THIN, _BETWEEN, _LANES_APART = 90.0, 24.0, 16.0, 7.0, 4.0, 20.0
"""Pixels: total width of all lines on a rope, maximum widths of one alone, of one of several and of an
earlier one, their gap, and that of several, where all outlines have room."""
_TAIL = 0.25
"""Width of a trail where it begins, relative to that where it ends: it grows all the way."""
_LIGHT, _DARK = 0.8, 0.03
"""Relative luminances: above, a colour has too little contrast on white; below, it looks like a plate."""
_OUTLINES = {False: (8, 13), True: (12, 16)}
"""Pixels by which the inner and the outer outline are wider than a line; more around light ones, on snow."""
_FAINT = 190
"""Opacity of the edge of an earlier trail, of 255."""
_HEADS, _LONG = (32.0, 50.0), 125.0
"""Lengths of an arrowhead on a short or narrow part, and on one from so many pixels."""
_BARB, _LEAST_BARB, _SHARE = 0.52, 5.0, 0.62
"""Half the width of an arrowhead, relative to its length; least pixels that it's broader than its line at
either side; and the part of a short line that it may take: a head alone was no arrow."""
_RING = 12.0
"""Length of rope covered by the ring around a plate."""
_RINGS = (13.5, 11.0, 8.0)
"""Pixels that its parts extend around a plate."""
_START = 24.0
"""Pixels of the place where a trail begins, which no piece covers."""


class _Leg(NamedTuple):
    """One trail on one rope: its own line from plate to plate, and its width there and at its start."""

    trail: Trail
    points: tuple[Point, Point]
    width: float
    shares: tuple[float, float]
    """Parts of its width at the start and at the end of the line."""
    heads: tuple[bool, bool]
    """Whether arrowheads are there: where the trail ends, and where it turns back."""

    @property
    def length(self) -> float:
        """Length in pixels."""
        return math.dist(*self.points)

    @property
    def _size(self) -> float:
        """Scale of its arrowheads: those of a narrow line are smaller."""
        return min(1.0, self.width / _LANE)

    @property
    def _head(self) -> float:
        """Length of an arrowhead; a large one leaves some of its line to be seen."""
        count = max(1, sum(self.heads))
        return min(_HEADS[self.length > _LONG * count], _SHARE * self.length / count) * self._size

    @property
    def _barb(self) -> float:
        """Half the width of an arrowhead, broader than its line even if that leaves it little length."""
        return max(self._head * _BARB, self.width / 2 + _LEAST_BARB * self._size)

    @property
    def _back(self) -> float:
        """How far it ends before its plate: clear of the ring around that if there is room."""
        return min(_RING, max(-2.0, self.length / self._size - self._head - _RING)) * self._size

    def _spot(self, along: float, aside: float = 0.0) -> Point:
        """So many pixels from its start, and beside its line."""
        (x1, y1), (x2, y2) = self.points
        x, y = (x2 - x1) / self.length, (y2 - y1) / self.length
        return x1 + x * along - y * aside, y1 + y * along + x * aside

    def tips(self) -> Iterator[tuple[Point, Point, Point]]:
        """Each arrowhead: its tip between its barbs."""
        tip, foot, barb = self._back, self._back + self._head, self._barb
        if self.heads[1]:
            along = self.length - foot
            yield self._spot(along, -barb), self._spot(self.length - tip), self._spot(along, barb)
        if self.heads[0]:
            yield self._spot(foot, barb), self._spot(tip), self._spot(foot, -barb)

    @property
    def begun(self) -> Box:
        """Where it begins."""
        return Box.around(self._spot(_START / 2), _START)

    @property
    def outline(self) -> tuple[Point, ...]:
        """All of it: an arrow whose line grows, with two heads if it goes there and back."""
        foot = self._back + self._head
        start, end = foot * self.heads[0], self.length - foot * self.heads[1]
        one, two = (share * self.width / 2 for share in self.shares)
        there = (self._spot(start, -one), self._spot(end, -two))
        back = (self._spot(end, two), self._spot(start, one))
        tips = list(self.tips())
        last = tips.pop(0) if self.heads[1] else ()
        return *there, *last, *back, *(tips[0] if tips else ())


def trails(sheet: Chart, ways: Sequence[Trail]) -> Shapes:
    """All trails; draw the plates again on top."""
    moved = sorted((way for way in ways if len(way.way) > 1), key=lambda way: (not way.earlier, way.climber))
    legs = _legs(sheet, moved)
    shapes: list[Shape] = list(_rings(sheet, moved))
    for leg in (leg for leg in legs if leg.trail.earlier):
        edge = WHITE if theme.LIVERIES[leg.trail.climber[0]].colour.luminance < _DARK else _EDGE
        shapes.append(Stroke(leg.points, edge.at(_FAINT), leg.width + 4))
        shapes.append(Stroke(leg.points, _fill(leg.trail), leg.width))
    newest = [leg for leg in legs if not leg.trail.earlier]
    for far in (True, False):
        shapes += [
            Stroke((*leg.outline, leg.outline[0]), _casing(leg.trail, far=far), _outline(leg.trail, far=far))
            for leg in newest
        ]
    shapes += [Polygon(leg.outline, _fill(leg.trail)) for leg in newest]
    return (*shapes, *_uphill(sheet, moved))


def ends(sheet: Chart, ways: Sequence[Trail]) -> list[Box]:
    """Boxes of the arrowheads of trails, and of where they begin."""
    legs = _legs(sheet, [way for way in ways if len(way.way) > 1])
    heads = [Box.over(Box(*at, *at) for at in corners) for leg in legs for corners in leg.tips()]
    return heads + [leg.begun for leg in legs if leg.shares[0] == _TAIL]


def _uphill(sheet: Chart, ways: Sequence[Trail]) -> Shapes:
    """Uphill arrows of ropes with only earlier trails, drawn again, since those show no direction."""
    steps = [(way, {step, step[::-1]}) for way in ways for step in pairwise(way.way)]
    walked = [rope for rope in sheet.ropes if {way.earlier for way, ends in steps if rope in ends} == {True}]
    if not walked:
        return ()
    return tuple(
        shape
        for arrow in arrows(Chart(sheet.board, focus=sheet.focus))  # where the ground has them
        if arrow.rope in walked
        for shape in sky.uphill(arrow.box, arrow.angle)
    )


def _fill(way: Trail) -> Colour:
    colour = theme.LIVERIES[way.climber[0]].colour
    return colour.mixed(MIST, 0.1) if way.earlier else colour


def _casing(way: Trail, *, far: bool = False) -> Colour:
    """Outline colour of a trail: dark around light colours, light around others.

    ``far`` selects the outer outline, in the opposite tone; gold for colours that plates have too.
    """
    luminance = _fill(way).luminance
    if far and not _DARK < luminance < _LIGHT:
        return TURN
    return _EDGE if (luminance > _LIGHT) != far else WHITE


def _outline(way: Trail, *, far: bool) -> float:
    """By how many pixels an outline of a trail is wider than its line."""
    return _OUTLINES[_fill(way).luminance > _LIGHT][far]


def _legs(sheet: Chart, ways: Sequence[Trail]) -> tuple[_Leg, ...]:
    """Every trail on every rope it uses, side by side with the others; there and back is one."""
    taken: dict[tuple[str, str], list[Trail]] = {}
    for way in ways:
        for start, end in pairwise(way.way):
            lanes = taken.setdefault((min(start, end), max(start, end)), [])
            if way not in lanes:
                lanes.append(way)
    boxes = sheet.plates()
    found: list[_Leg] = []
    for way in ways:
        steps = list(pairwise(way.way))
        once = [step for number, step in enumerate(steps) if {step, step[::-1]}.isdisjoint(steps[:number])]
        # Where the trail ends, and where it turns back on the rope by which it came.
        stops = {steps[-1], *(step for step, after in pairwise(steps) if after == step[::-1])}
        for number, (start, end) in enumerate(once):
            rope = (min(start, end), max(start, end))
            lanes = taken[rope]
            sizes = [_lane(one, lanes) for one in lanes]
            pitches, lane = [sum(size) for size in sizes], lanes.index(way)
            scale, before = min(1.0, _ROOM / sum(pitches)), sum(pitches[:lane])
            wide = sizes[lane][0] * scale
            aside = (before - sum(pitches) / 2 + pitches[lane] / 2) * scale
            x, y = _across(sheet.spot(rope[0]), sheet.spot(rope[1]))
            one, two = (
                (spot[0] + x * aside, spot[1] + y * aside) for spot in (sheet.spot(start), sheet.spot(end))
            )
            line = (outside(one, two, boxes[start]), outside(two, one, boxes[end]))
            is_double = (end, start) in steps
            grown = [_TAIL + (1 - _TAIL) * part / len(once) for part in (number, number + 1)]
            shares = (1.0, 1.0) if is_double else (grown[0], grown[1])
            heads = (is_double and (end, start) in stops, (start, end) in stops)
            found.append(_Leg(way, line, wide, shares, heads))
    return tuple(found)


def _lane(way: Trail, lanes: Sequence[Trail]) -> tuple[float, float]:
    """Pixels that a line takes on a rope with these, and the gap beside it."""
    if way.earlier:
        return _THIN, _BETWEEN
    several = sum(not one.earlier for one in lanes) > 1
    return (_LANE, _LANES_APART) if several else (_BROAD, _BETWEEN)


def courses(sheet: Chart, ways: Sequence[Trail]) -> tuple[tuple[Point, Point], ...]:
    """Lines of all trails as drawn."""
    return tuple(leg.points for leg in _legs(sheet, [way for way in ways if len(way.way) > 1]))


def _across(start: Point, end: Point) -> Point:
    """Unit vector perpendicular to a line."""
    length = math.dist(start, end)
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length


def _rings(sheet: Chart, ways: Sequence[Trail]) -> Shapes:
    """A ring around every plate where a newest trail ends: in its colour, white where several meet.

    Those that it passes have none, or they'd be targets.
    """
    shapes: list[Shape] = []
    for space in sheet.board.spaces:
        ending = [way for way in ways if not way.earlier and space.id == way.way[-1]]
        if not ending:
            continue
        box = sheet.plates()[space.id]
        seats = {way.climber[0] for way in ending}
        way = ending[0] if len(seats) == 1 else None
        fill = _fill(way) if way else WHITE
        near, beyond = (_casing(way), _casing(way, far=True)) if way else (_EDGE, WHITE)
        shapes += [
            Plate(box.grown(wide), colour, 12 + wide)
            for wide, colour in zip(_RINGS, (beyond, near, fill), strict=True)
        ]
    return tuple(shapes)
