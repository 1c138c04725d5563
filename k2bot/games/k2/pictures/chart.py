"""The map: spaces and ropes over the painted mountain."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise, product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Board, ClimberKey, Weather, content
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pictures import pieces, places, sky
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Plate, Point, Polygon, Shape, Shapes, Stroke
from k2bot.render.theme import INK, MIST, SLATE, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.places import Focus

_CALM = content.Weather()
_LEVEL = 0.4
"""Slope (height by width) below which a rope gets an arrow to its upper end."""
_ARROW = 34
"""Size of such an arrow in pixels."""
_ROPE_EDGE = sky.ROPE_DARK.mixed(INK, 0.55).with_alpha(215)
"""Colour of the dark edge of a rope, which makes it visible on rock in pink light."""
_SHADE = 24
"""Maximum reach of a plate's shadow in pixels."""
_EDGE_OF_MAP = 14.0
"""Least distance in pixels of a plate from the map's left and right edges, so that a ring fits."""
_OFF_LEGEND, _OFF_NOTES = 400.0, 134.0
"""Pixels: left limit of the summit's plate, clear of the legend; and least distance of a larger plate from
the right edge, clear of the weather's notes."""
_OFF_FOOT, _RINGED = 6.0, 18.0
"""Least distances in pixels from the map's lower edge of a plate that moves down, and from all edges of one
with a trail around it."""
_RIM, _INSET, _OVERLAP = 2.0, 6.0, 9.0
"""Pixels: how much lower the sign of a full space is on two-line plates, its left margin, and how far it
reaches into the margin of the words."""
_PLATE_GAP, _SIGNED, _HOLD, _BESIDE, _TOUCH = 6.0, 10.0, 12.0, 8.0, 2.0
_SHIFTS = (0, *(sign * by for by in range(4, 105, 4) for sign in (-1, 1)))
_RISES = (0, *(sign * by for by in (7, 14, 20, 26, 30) for sign in (-1, 1)))
"""Pixels: gap between plates, and extra gap around one with a sign; least width of a plate on either side of
its ropes' end, how far a name may be from that, and margin in which plates touch; shifts aside, and up or
down, the best first."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A climber's route: its key and the spaces from start to end."""

    climber: ClimberKey
    way: tuple[str, ...]
    earlier: bool = False
    """Whether it's from before the reported turn; drawn thin."""
    planned: bool = False
    """Whether it's a plan: a band of one width, joined by rings around the plates that it passes."""
    possible: bool = False
    """Whether it's one of several ways of which a player must choose; drawn dashed."""

    @property
    def stops(self) -> frozenset[str]:
        """Spaces where it begins, turns back or ends, without those that it only passes."""
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
    """Bright spaces in use; the other bright ones are within reach. None for all."""
    bare: bool = False
    """Whether costs and air are left out."""
    scale: float = 1.0
    """Scale of plates, which are bare if it isn't 1."""
    focus: Focus = places.WHOLE
    """Heights that are drawn larger, and the part shown."""
    closed: frozenset[str] = frozenset()
    """Full spaces, with a sign at the left end of their plate."""
    idle: frozenset[str] = frozenset()
    """Spaces that nobody needs now, which are left out with their ropes."""
    is_cut: bool = False
    """Whether ropes to those are left out altogether, rather than fading."""
    trails: tuple[Trail, ...] = ()
    """The newest trails, around whose plates there are rings."""
    dots: float = 1.0
    """Scale of dots."""
    held: tuple[tuple[str, Box], ...] = ()
    """Plates that stay, by space, without what they have more at their ends."""
    taken: tuple[tuple[str, Box], ...] = ()
    """Boxes of notes, and with their space of pieces, of which all other plates keep clear."""

    def __hash__(self) -> int:
        """Hash by side, since a board holds dicts."""
        kinds = (self.bright, self.near, self.bare, self.closed, self.idle, self.trails)
        return hash(
            (self.board.side, kinds, self.focus, self.scale, self.is_cut, self.dots, self.held, self.taken)
        )

    def plain(self, spaces: Iterable[str], full: frozenset[str]) -> Chart:
        """The map on which only these spaces and the summit have plates, with signs if they're ``full``."""
        if not self.bright:
            return self
        used = frozenset((*spaces, content.SUMMIT))
        return replace(self, bright=used, near=used, closed=full, trails=(), idle=self.idle - used)

    @property
    def ropes(self) -> tuple[tuple[str, str], ...]:
        """The ropes drawn, from lower to upper end."""
        return tuple(rope for rope in self.board.ropes if self.idle.isdisjoint(rope))

    def plate_centre(self, space: str) -> Point:
        """Centre of a space's plate."""
        x, y = places.PLACES[self.board.side][space]
        return self.focus.map_x(x), round(self.focus.map_y(y))

    def plates(self) -> Mapping[str, Box]:
        """Boxes of all plates and dots."""
        return _plates(self)[0]

    def among(self, held: Mapping[str, Box], taken: Iterable[tuple[str, Box]]) -> Chart:
        """The map with these plates and pieces in place, if it has plates that make room for them."""
        return replace(self, held=tuple(held.items()), taken=tuple(taken)) if self.bright else self

    @property
    def is_crowded(self) -> bool:
        """Whether any plates touch."""
        return any(one.expanded(_TOUCH).overlaps(two) for one, two in combinations(self.plates().values(), 2))

    def full_sign_box(self, space: str) -> Box | None:
        """The box of the sign at the left end of a full space's plate."""
        if space not in self.closed:
            return None
        box, side = self.plates()[space], pieces.NO_ENTRY * self.scale
        middle = box.top + min(box.height, (places.HEAD + 2 * _RIM) * self.scale) / 2
        inset = _INSET + side / 2
        across = box.right - inset if space in _plates(self)[1] else box.left + inset
        return Box.from_centre((across, middle), side)

    def room(self, space: str) -> Box:
        """Part of a space's plate without its sign."""
        boxes, turned = _plates(self)
        (before, after), box = self._ends(space, is_turned=space in turned), boxes[space]
        return box._replace(left=box.left + before, right=box.right - after)

    def is_long(self, space: str) -> bool:
        """Whether a space's plate has more than a name and points."""
        return self.shows_cost(space) or space in self.closed

    def _ends(self, space: str, *, is_turned: bool = False) -> tuple[float, float]:
        """Pixels that a sign adds at the left of a space's plate, or if it ``is_turned`` at the right."""
        if space not in self.closed:
            return 0.0, 0.0
        # Plates of two lines have no margin to spare.
        more = _INSET + pieces.NO_ENTRY * self.scale - (_OVERLAP if self.bare else 0.0)
        return (0.0, more) if is_turned else (more, 0.0)

    def clearance(self, space: str) -> float:
        """Pixels that other plates stay away from a space's plate."""
        return _PLATE_GAP + (_SIGNED if self.bare and space in self.closed else 0.0)

    def _core(self, space: str) -> tuple[float, float]:
        """Width of a space's plate or dot without additions at its ends, and its height."""
        centre = self.plate_centre(space)
        box = (
            places.plate(space, centre, bare=self.bare)
            if self.is_bright(space)
            else places.dot(space, centre, self.dots)
        )
        scale = self.scale if self.is_bright(space) else 1.0
        return scale * box.width, scale * box.height

    def plate_positions(self, space: str) -> Iterator[Box]:
        """Candidate boxes of a space's plate, the best first: shifted aside; bare ones also up or down.

        The name and points are at the space itself in the first one, beside what the plate has more.
        """
        (x, y), (core, high) = self.plate_centre(space), self._core(space)
        before, _ = self._ends(space)
        is_ringed = any(space in trail.way[1:] for trail in self.trails)
        least, foot = (_RINGED, _RINGED) if is_ringed else (_EDGE_OF_MAP, _RIM)
        wide = core + before + (pieces.COST if self.shows_cost(space) else 0)
        right = self.focus.width - _OFF_NOTES
        if self.scale == 1 or x > right:  # base camp is among the notes
            right = self.focus.width - least
        first = _OFF_LEGEND if space == content.SUMMIT and self.is_bright(space) else least
        hold = _HOLD if self.is_bright(space) else -_BESIDE
        for rise, shift in product(_RISES if self.bare else _RISES[:1], _SHIFTS):
            left = min(x - core / 2 - before + shift, right - wide)
            lowest = min(
                max(y - high / 2, places.MAP.bottom - _OFF_FOOT - high), places.MAP.bottom - foot - high
            )
            top = min(max(least if self.bare else 0.0, y + rise - high / 2), lowest)
            box = Box.from_corner(max(first, left), top, wide, high)
            is_held = box.left + hold < x < box.right - hold and abs(rise) < high / 2 - min(0.0, hold)
            if is_held or not (shift or rise):
                yield box

    def held_positions(self, space: str, plate: Box) -> Iterator[tuple[Box, bool]]:
        """Boxes of a plate that stays, with what it has more at its left or right; whether that is turned."""
        for is_turned in (False, True):
            before, after = self._ends(space, is_turned=is_turned)
            cost = pieces.COST if self.shows_cost(space) else 0.0
            box = plate._replace(left=plate.left - before, right=plate.right + after + cost)
            if is_turned or box.left >= _RIM:
                yield box, is_turned

    def is_bright(self, space: str) -> bool:
        """Whether a plate shows everything."""
        return self.bright is None or space in self.bright

    def shows_cost(self, space: str) -> bool:
        """Whether a one-line plate ends with its cost, as those within reach do."""
        return self.is_bright(space) and self.near is not None and space not in self.near


@lru_cache(maxsize=64)
def _plates(chart: Chart) -> tuple[Mapping[str, Box], frozenset[str]]:
    """Boxes of all plates, and those with what they have more at their right instead of their left.

    Plates that aren't held are where they overlap others least.
    """
    spaces = sorted(chart.board.by_id.keys() - chart.idle, key=chart.plate_centre)
    held = dict(chart.held)
    longer = [space for space in spaces if chart.is_long(space)]
    clear = {space: chart.clearance(space) for space in spaces}
    boxes = {
        space: held.get(space) or next(chart.plate_positions(space))
        for space in spaces
        if space in held or space not in longer
    }
    outer = {space: box.expanded(clear[space]) for space, box in boxes.items()}
    turned = set[str]()
    # Left to right, since the map's edge leaves no choice there; twice, since later plates may have made
    # room for earlier ones; then the others make room, too.
    for space in (*longer, *longer, *(one for one in spaces if one not in held)):
        more = clear[space] - _PLATE_GAP
        # Plates that stay have others make room.
        near = outer.keys() & held.keys() if space in held else outer.keys()
        others = [outer[other].expanded(more) if more else outer[other] for other in near - {space}]
        others += (box for owner, box in chart.taken if owner != space)
        if space in longer or any(map(boxes[space].overlaps, others)):
            boxes[space], is_turned = _least_overlapping(chart, space, held.get(space), others)
            outer[space] = boxes[space].expanded(clear[space])
            (turned.add if is_turned else turned.discard)(space)
    return MappingProxyType(
        {space: boxes[space] for space in chart.board.by_id if space in boxes}
    ), frozenset(turned)


def _least_overlapping(chart: Chart, space: str, held: Box | None, others: Sequence[Box]) -> tuple[Box, bool]:
    """Box where a plate overlaps others least, and whether it's turned."""
    spots: Iterable[tuple[Box, bool]] = (
        chart.held_positions(space, held) if held else ((box, False) for box in chart.plate_positions(space))
    )
    return places.least_covering_spot(spots, lambda spot: spot[0].overlap_area(others))


def box_exit_point(start: Point, end: Point, box: Box) -> Point:
    """Point where the line from start to end leaves a box around start; start if that's outside the box."""
    if not box.contains(Box(*start, *start)):
        return start
    (x1, y1), (x2, y2) = start, end
    shares = [1.0]
    if x2 != x1:
        shares.append(((box.right if x2 > x1 else box.left) - x1) / (x2 - x1))
    if y2 != y1:
        shares.append(((box.bottom if y2 > y1 else box.top) - y1) / (y2 - y1))
    share = min(share for share in shares if share >= 0)
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def visible_rope(chart: Chart, rope: tuple[str, str]) -> tuple[Point, Point]:
    """The visible part of a rope between its plates, from lower to upper end."""
    lower, upper = rope
    start, end, boxes = chart.plate_centre(lower), chart.plate_centre(upper), chart.plates()
    return box_exit_point(start, end, boxes[lower]), box_exit_point(end, start, boxes[upper])


@lru_cache(maxsize=8)
def rope_shapes(chart: Chart) -> Shapes:
    """All ropes, twisted; ``uphill_arrows`` has their arrows."""
    lines = [(chart.plate_centre(lower), chart.plate_centre(upper)) for lower, upper in chart.ropes]
    edges = (Stroke(line, _ROPE_EDGE, 11) for line in lines)
    return (
        *(part for line in _lost_ropes(chart) if not chart.is_cut for part in _fading(line)),
        *edges,
        *(Stroke(line, sky.ROPE_LIGHT, 5.5) for line in lines),
    )


def _lost_ropes(chart: Chart) -> Iterator[tuple[Point, Point]]:
    """Ropes from the names of spaces of the map to those that are left out."""
    within = places.MAP._replace(right=chart.focus.width).expanded(-_OFF_FOOT)
    for lower, upper in chart.board.ropes:
        if (lower in chart.idle) != (upper in chart.idle):
            near, far = (upper, lower) if lower in chart.idle else (lower, upper)
            start, end = chart.plate_centre(near), chart.plate_centre(far)
            first = box_exit_point(start, end, places.dot(near, start))
            yield first, box_exit_point(first, end, within)


_LOST, _FADING = 70.0, 6
"""Greatest length in pixels of a rope that leaves the map, and the steps in which it fades."""


def _fading(line: tuple[Point, Point]) -> Iterator[Polygon]:
    """The beginning of a rope, which fades: where ropes ended at a name, routes seemed to."""
    (x1, y1), (x2, y2) = line
    length = math.dist(*line)
    step, (x, y) = min(length, _LOST) / _FADING, ((x2 - x1) / length, (y2 - y1) / length)
    for wide, colour in ((5.5, _ROPE_EDGE), (2.75, sky.ROPE_LIGHT)):
        for number in range(_FADING):
            corners = (
                (x1 + x * along - y * aside, y1 + y * along + x * aside)
                for along, aside in (
                    (number * step, wide),
                    ((number + 1) * step, wide),
                    ((number + 1) * step, -wide),
                    (number * step, -wide),
                )
            )
            yield Polygon(tuple(corners), colour.with_alpha(round(colour.alpha * (1 - number / _FADING))))


@lru_cache(maxsize=8)
def uphill_arrows(chart: Chart, ways: tuple[Trail, ...]) -> Shapes:
    """Small uphill arrows on ropes that are nearly level, but for those with newest trails."""
    walked = {frozenset(rope) for trail in ways if not trail.earlier for rope in pairwise(trail.way)}
    shapes: list[Shape] = []
    for rope in chart.ropes:
        (x1, y1), (x2, y2) = map(chart.plate_centre, rope)
        if _LEVEL * abs(x2 - x1) > abs(y2 - y1) and frozenset(rope) not in walked:
            near, far = visible_rope(chart, rope)
            middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
            box = Box.from_centre(middle, _ARROW)
            shapes += Decal.wrap(sky.uphill_arrow(box, math.atan2(y2 - y1, x2 - x1)), box.expanded(4))
    return tuple(shapes)


@lru_cache(maxsize=32)
def _drawn_plates(chart: Chart, base: str, weather: Weather, deadly: frozenset[str]) -> Shapes:
    shapes: list[Shape] = []
    costs = terrain_under(chart.board.side, weather).tent
    # Pale dots were lost on a plan's broad band.
    planned = {space for trail in chart.trails if trail.planned for space in trail.way}
    for name, box in chart.plates().items():
        space = chart.board.by_id[name]
        if chart.is_bright(name):
            cost = costs[name] if chart.shows_cost(name) or not chart.bare else None
            room, kills = chart.room(name), name in deadly
            parts = pieces.plate(
                space, box, base, kills=kills, bare=chart.bare, cost=cost, room=room, scale=chart.scale
            )
        else:
            parts = pieces.dot(space, box, base, is_light=name in planned, room=chart.room(name))
        shapes += Decal.wrap(parts, box.expanded(_SHADE))
    marks = (mark for name in sorted(chart.closed) if (mark := chart.full_sign_box(name)))
    return (*shapes, *(shape for mark in marks for shape in pieces.no_entry(mark)))


@lru_cache(maxsize=32)
def plate_edges(sheet: Chart) -> Shapes:
    """Edges of plates, drawn below the grounds of groups: white plates were lost on snow."""
    return tuple(
        pieces.plate_ground(box.expanded(pieces.PLATE_EDGE), SLATE, bare=sheet.bare)
        for space, box in sheet.plates().items()
        if sheet.is_bright(space)
    )


def plate_shapes(
    chart: Chart, writing: Writing, deadly: frozenset[str] = frozenset(), weather: Weather = _CALM
) -> Shapes:
    """The plates of all spaces, with costs in this weather; ``deadly`` ones are red."""
    return _drawn_plates(chart, writing.space(content.BASE_CAMP), weather, deadly)


# --------------------------------------------------------------------------------------------- trails

_ROOM, _LINE, _OPPOSITE, _THIN = 90.0, (20.0, 20.0), (16.0, 27.0), (7.0, 4.0)
"""Pixels: greatest total width of the lines on a rope; and widths of a newest line, of a line beside one in
the opposite direction, and of an earlier line, each with the gap beside it."""
_TAIL = 0.5
"""Width of a trail at its start, relative to its end: it widens all the way."""
_EDGES, _GOLDEN_EDGES = ((0.7, WHITE), (0.4, INK)), ((1.0, theme.HIGHLIGHT), (0.45, INK))
"""Added width of a line's edges, relative to its own: dark for snow, and pale around that for rock."""
_COLOURLESS = 40
"""Greatest difference between channels of a colour whose lines have a golden edge: white ones look like
plates, black ones like shadows."""
_HEAD, _BARB, _LEAST_BARB, _SHARE = 46.0, 0.52, 5.0, 0.62
"""Length of an arrowhead in pixels; half its width, relative to that; least pixels that it's wider than its
line on either side; and its greatest share of a short line: a head alone didn't look like an arrow."""
_DASHED, _DASH, _GAP = 0.7, 20.0, 36.0
"""Width of a dashed line, relative to that of a line; and lengths in pixels of its dashes and gaps, without
the dashes' round ends. On a line too short for two dashes, all are smaller."""
_RING = 22.0
"""Length of rope covered by the ring around a plate, and of a gap before it."""
_RINGS = (13.5, 11.0, 8.0)
"""Pixels that the ring's parts extend beyond a plate: the edges of a line, and its colour."""
_JOINT = 7.0
"""Pixels that a planned way extends beyond plates that it passes."""
_START = 24.0
"""Pixels kept clear of pieces where a trail begins."""


class Leg(NamedTuple):
    """One trail on one rope: its own line from plate to plate, and its width."""

    trail: Trail
    points: tuple[Point, Point]
    width: float
    shares: tuple[float, float]
    """Shares of its width at the start and at the end of the line."""
    heads: tuple[bool, bool]
    """Whether its start and its end have an arrowhead, where the trail turns back or ends."""

    @property
    def length(self) -> float:
        """Length in pixels."""
        return math.dist(*self.points)

    @property
    def _head(self) -> float:
        """Length of an arrowhead."""
        return min(_HEAD * self.width / _LINE[0], _SHARE * self.length / max(1, sum(self.heads)))

    @property
    def _foot(self) -> float:
        """Length from a plate to the foot of an arrowhead, clear of the plate's ring if there is room."""
        room = self.length / max(1, sum(self.heads)) - self._head - _RING
        return self._head + min(_RING, max(0.0, room))

    def _spot(self, along: float, aside: float = 0.0) -> Point:
        """Point at these distances in pixels along the line and beside it."""
        (x1, y1), (x2, y2) = self.points
        x, y = (x2 - x1) / self.length, (y2 - y1) / self.length
        return x1 + x * along - y * aside, y1 + y * along + x * aside

    @property
    def arrowheads(self) -> tuple[tuple[Point, Point, Point], ...]:
        """Each arrowhead, clockwise: its tip between its barbs."""
        foot, barb = self._foot, max(self._head * _BARB, self.width / 2 + _LEAST_BARB)
        tip, end = foot - self._head, self.length
        back = self._spot(foot, barb), self._spot(tip), self._spot(foot, -barb)
        front = self._spot(end - foot, -barb), self._spot(end - tip), self._spot(end - foot, barb)
        return tuple(corners for has, corners in zip(self.heads, (back, front), strict=True) if has)

    def dashed(self, colour: Colour, wide: float) -> Stroke:
        """The line without its arrowheads, dashed, in this width, relative to that of the line."""
        first, last = (self._foot * has for has in self.heads)
        size = min(1.0, (self.length - first - last) / (2 * _DASH + _GAP))
        ends = self._spot(first), self._spot(self.length - last)
        return Stroke(ends, colour, size * wide * self.width, (size * _DASH, size * _GAP))

    @property
    def start_box(self) -> Box:
        """Box at the start of the leg."""
        return Box.from_centre(self._spot(_START / 2), _START)

    @property
    def outlines(self) -> tuple[tuple[Point, ...], ...]:
        """Outlines, clockwise: an arrow whose line widens, with two heads if it goes there and back.

        Of a possible way, only the heads.
        """
        return self.arrowheads if self.trail.possible else (self._outline,)

    @property
    def _outline(self) -> tuple[Point, ...]:
        tips, one, two = iter(self.arrowheads), *(share * self.width / 2 for share in self.shares)
        start, end = self._foot * self.heads[0], self.length - self._foot * self.heads[1]
        return (
            *(next(tips) if self.heads[0] else ()),
            self._spot(start, -one),
            self._spot(end, -two),
            *(next(tips) if self.heads[1] else ()),
            self._spot(end, two),
            self._spot(start, one),
        )


def trail_shapes(sheet: Chart, ways: Sequence[Trail]) -> Shapes:
    """All trails, earlier ones first; draw the plates again on top."""
    shapes: list[Shape] = list(_rings(sheet, ways))
    all_legs = trail_legs(sheet, sorted(ways, key=lambda way: way.climber))
    joints = [(box.expanded(_JOINT), _trail_colour(way)) for way in ways for box in _joints(sheet, way)]
    for layer in (0, 1):
        for box, fill in joints:
            wide, colour = _edges(fill)[layer]
            shapes.append(Plate(box.expanded(wide * _LINE[0] / 2), colour, box.height / 2))
    for some in ([leg for leg in all_legs if leg.trail.earlier is earlier] for earlier in (True, False)):
        for layer in (0, 1):
            for leg in some:
                wide, colour = _edges(_trail_colour(leg.trail))[layer]
                if leg.trail.possible:
                    shapes.append(leg.dashed(colour, _DASHED + wide))
                shapes += [Stroke((*part, part[0]), colour, wide * leg.width) for part in leg.outlines]
        for leg in some:
            fill = _trail_colour(leg.trail)
            if leg.trail.possible:
                shapes.append(leg.dashed(fill, _DASHED))
            shapes += [Polygon(part, fill) for part in leg.outlines]
    return (*shapes, *(Plate(box, fill, box.height / 2) for box, fill in joints))


def _joints(sheet: Chart, way: Trail) -> list[Box]:
    """The plates around which a plan goes on: without a ring, its ropes looked like several arrows."""
    if not way.planned:
        return []
    steps = zip(way.way, way.way[1:], way.way[2:], strict=False)
    passed = dict.fromkeys(space for before, space, after in steps if before != after)
    return [sheet.plates()[space] for space in passed]


def arrowhead_boxes(sheet: Chart, ways: Sequence[Trail]) -> list[Box]:
    """Boxes of the arrowheads of trails."""
    every = (corners for leg in trail_legs(sheet, ways) for corners in leg.arrowheads)
    return [Box.enclosing(Box(*corner, *corner) for corner in corners) for corners in every]


def trail_end_boxes(sheet: Chart, ways: Sequence[Trail]) -> list[Box]:
    """Boxes of the arrowheads of trails, and of where they begin."""
    starts = [leg.start_box for leg in trail_legs(sheet, ways) if leg.shares[0] == _TAIL]
    return arrowhead_boxes(sheet, ways) + starts


def _edges(colour: Colour) -> tuple[tuple[float, Colour], tuple[float, Colour]]:
    """Outer and inner edge of a line in a player's colour."""
    channels = colour[:3]
    return _GOLDEN_EDGES if max(channels) - min(channels) < _COLOURLESS else _EDGES


def _trail_colour(way: Trail) -> Colour:
    colour = theme.LIVERIES[way.climber[0]].colour
    return colour.mixed(MIST, 0.1) if way.earlier else colour


def trail_legs(sheet: Chart, ways: Sequence[Trail]) -> tuple[Leg, ...]:
    """Every trail on every rope it uses, side by side with the others; there and back is one leg."""
    lanes_of_rope: dict[frozenset[str], list[Trail]] = {}
    for way in ways:
        for rope in map(frozenset, pairwise(way.way)):
            lanes = lanes_of_rope.setdefault(rope, [])
            if way not in lanes:
                lanes.append(way)
    boxes = sheet.plates()
    all_legs: list[Leg] = []
    for way in ways:
        steps = list(pairwise(way.way))
        once = [step for number, step in enumerate(steps) if {step, step[::-1]}.isdisjoint(steps[:number])]
        # Where the trail ends, and where it turns back on the rope by which it came.
        stops = {*steps[-1:], *(step for step, after in pairwise(steps) if after == step[::-1])}
        if way.earlier:
            stops = set()
        for number, (start, end) in enumerate(once):
            lanes = lanes_of_rope[frozenset((start, end))]
            # Opposite directions are farther apart: close lines were read as one with two heads.
            line = _LINE if len({_goes_from(lane, start, end) for lane in lanes}) == 1 else _OPPOSITE
            sizes = [_THIN if lane.earlier else line for lane in lanes]
            pitches, lane = [sum(size) for size in sizes], lanes.index(way)
            scale = min(1.0, _ROOM / sum(pitches))
            offset = (sum(pitches[:lane]) + pitches[lane] / 2 - sum(pitches) / 2) * scale
            ends = sheet.plate_centre(start), sheet.plate_centre(end)
            # A lane stays on the same side of the rope, whichever way the trail goes.
            (x1, y1), (x2, y2) = sorted(ends)
            length = math.dist(*ends)
            one, two = ((x + (y1 - y2) / length * offset, y + (x2 - x1) / length * offset) for x, y in ends)
            points = (box_exit_point(one, two, boxes[start]), box_exit_point(two, one, boxes[end]))
            is_double = (end, start) in steps
            grown = [_TAIL + (1 - _TAIL) * part / len(once) for part in (number, number + 1)]
            shares = (1.0, 1.0) if is_double or way.earlier or way.planned else (grown[0], grown[1])
            # A plan that goes on after it came back has both heads on this rope, too.
            heads = (is_double and (way.planned or (end, start) in stops), (start, end) in stops)
            all_legs.append(Leg(way, points, sizes[lane][0] * scale, shares, heads))
    return tuple(all_legs)


def _goes_from(way: Trail, start: str, end: str) -> bool:
    """Whether a trail goes from one space to the other, rather than only back."""
    return (start, end) in pairwise(way.way)


def _rings(sheet: Chart, ways: Sequence[Trail]) -> Iterator[Shape]:
    """A ring around every plate where a newest trail ends: in its colour, white where several players' do.

    Plates that it only passes have none, or they'd look like destinations.
    """
    ending: dict[str, list[Colour]] = {}
    for way in ways:
        if len(way.way) > 1 and not way.earlier:
            fills = ending.setdefault(way.way[-1], [])
            fills += [colour for colour in (_trail_colour(way),) if colour not in fills]
    for space, fills in ending.items():
        edges, fill = (_EDGES, WHITE) if fills[1:] else (_edges(fills[0]), fills[0])
        colours = (*(colour for _, colour in edges), fill)
        box = sheet.plates()[space]
        yield from (
            Plate(box.expanded(wide), colour, 12 + wide) for wide, colour in zip(_RINGS, colours, strict=True)
        )
