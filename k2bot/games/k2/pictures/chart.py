"""The map: spaces and ropes over the painted mountain."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, combinations, pairwise, product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Board, ClimberKey, Weather, content
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pictures import pieces, places, reach, sky
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Disc, Plate, Point, Polygon, Shape, Shapes, Stroke
from k2bot.render.theme import INK, MIST, SLATE, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.places import Focus
    from k2bot.games.k2.pictures.reach import Tag

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
_OFF_EDGES, _OFF_LEGEND, _OFF_NOTES = 24.0, 400.0, 134.0
"""Pixels: preferred distance of a tag from the edges (eight in a chat); left limit of the summit's plate,
clear of the legend; and least distance of a tag from the right edge, clear of the weather's notes."""
_OFF_FOOT, _RINGED = 6.0, 18.0
"""Least distances in pixels from the map's lower edge of a plate that moves down, and from all edges of one
with a trail around it."""
_RIM, _INSET, _OVERLAP = 2.0, 6.0, 9.0
"""Pixels: how much lower the sign of a full space is on two-line plates, its left margin, and how far it, or
the badge of a tag, reaches into the margin of the words."""
_OFF_TRAIL, _ON_TRAIL = 22.0, 200.0
_TAG_OFFSETS = (0, -0.25, 0.25, -0.5, 0.5)
"""Pixels from the middle of a trail to a tag beside it; square pixels of overlap that cost as much as a
pixel of covered trail; and shifts of a tag above or below its space, as shares of its width."""
_PLATE_GAP, _TAGGED, _SIGNED, _HOLD, _TOUCH = 6.0, 8.0, 10.0, 12.0, 2.0
_SHIFTS = (0, *(sign * by for by in range(4, 105, 4) for sign in (-1, 1)))
_RISES = (0, *(sign * by for by in (7, 14, 20, 26, 30) for sign in (-1, 1)))
"""Pixels: gap between plates, and extra gaps around a tag, and around a plate with a sign; least width of a
plate on either side of its ropes' end, and how far from that a tag may be; shifts aside, and up or down, the
best first."""


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
    tags: frozenset[Tag] = frozenset()
    """Spaces that are marked as in reach of a player's climbers."""
    gap: float = 0.0
    """Pixels by which a tag's points are further from its name than a plate's."""
    scale: float = 1.0
    """Scale of plates and tags, which are bare if it isn't 1."""
    focus: Focus = places.WHOLE
    """Heights that are drawn larger, and the part shown."""
    closed: frozenset[str] = frozenset()
    """Full spaces, with a sign at the left end of their plate."""
    idle: frozenset[str] = frozenset()
    """Spaces that nobody needs now, which are left out with their ropes."""
    is_cut: bool = False
    """Whether ropes to those are left out altogether, rather than fading."""
    trails: tuple[Trail, ...] = ()
    """The newest trails, which tags avoid."""
    dots: float = 1.0
    """Scale of dots."""

    def __hash__(self) -> int:
        """Hash by side, since a board holds dicts."""
        kinds = (self.bright, self.near, self.bare, self.tags, self.closed, self.idle, self.trails)
        return hash((self.board.side, kinds, self.focus, self.scale, self.is_cut, self.dots))

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
        return _boxes(self)

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
        return Box.from_centre((box.left + _INSET + side / 2, middle), side)

    def tag(self, space: str) -> Tag | None:
        """Tag of a space in reach; None for other spaces."""
        return next((tag for tag in self.tags if tag.space == space), None)

    def room(self, space: str) -> Box:
        """Part of a space's plate left free by its badge or sign."""
        (before, after), box = self._ends(space), self.plates()[space]
        return box._replace(left=box.left + before, right=box.right - after)

    def is_long(self, space: str) -> bool:
        """Whether a space's plate has more than a name and points."""
        return self.shows_cost(space) or space in self.closed or self.tag(space) is not None

    def _ends(self, space: str) -> tuple[float, float]:
        """Pixels that a badge or a sign adds at the left of a space's plate, and a rim at its right."""
        if space in self.closed:
            # Plates of two lines have no margin to spare.
            return _INSET + pieces.NO_ENTRY * self.scale - (_OVERLAP if self.bare else 0.0), 0.0
        tag = self.tag(space)
        if tag is None:
            return 0.0, 0.0
        return reach.BADGE[len(tag.letters)] * self.scale - _OVERLAP, reach.RIM

    def clearance(self, space: str) -> float:
        """Pixels that other plates stay away from a space's plate."""
        if self.bare and space in self.closed:
            return _PLATE_GAP + _SIGNED
        return _PLATE_GAP + (_TAGGED if self.tag(space) else 0.0)

    def _core(self, space: str) -> tuple[float, float]:
        """Width of a space's plate or dot without additions at its ends, and its height."""
        centre = self.plate_centre(space)
        box = (
            places.plate(space, centre, bare=self.bare)
            if self.is_bright(space)
            else places.dot(space, centre, self.dots)
        )
        wide, high = (self.gap, 2 * reach.RIM) if self.tag(space) else (0.0, 0.0)
        scale = self.scale if self.is_bright(space) else 1.0
        return scale * (box.width + wide), scale * (box.height + high)

    def plate_positions(self, space: str) -> Iterator[Box]:
        """Candidate boxes of a space's plate, the best first: shifted aside; bare ones also up or down."""
        (x, y), (core, high), (before, after) = self.plate_centre(space), self._core(space), self._ends(space)
        is_tag, is_ringed = self.tag(space) is not None, any(space in trail.way[1:] for trail in self.trails)
        least, foot = (_RINGED, _RINGED) if is_ringed else (_EDGE_OF_MAP, _RIM)
        edges = (_OFF_EDGES, least) if is_tag else (least,)
        core += pieces.COST if self.shows_cost(space) else 0
        wide = core + before + after
        right = self.focus.width - _OFF_NOTES
        if (self.scale == 1 and not is_tag) or x > right:  # base camp is among the notes
            right = self.focus.width - least
        for rise, edge, shift in product(_RISES if self.bare else _RISES[:1], edges, _SHIFTS):
            first = _OFF_LEGEND if space == content.SUMMIT and self.is_bright(space) else edge
            left = min(x - core / 2 - before + shift, right - wide)
            lowest = min(
                max(y - high / 2, places.MAP.bottom - _OFF_FOOT - high), places.MAP.bottom - foot - high
            )
            top = min(max(edges[0] if self.bare else 0.0, y + rise - high / 2), lowest)
            box = Box.from_corner(max(first, left), top, wide, high)
            is_held = box.left + _HOLD < x < box.right - _HOLD and abs(rise) < high / 2 + _TOUCH * is_tag
            if is_held or not (shift or rise):
                yield box

    def is_passed(self, space: str) -> bool:
        """Whether a space has a tag and a newest trail passes it, so that the tag goes beside the trail."""
        trails = (trail for trail in self.trails if space in trail.way and space not in trail.stops)
        return self.tag(space) is not None and any(trails)

    def tag_positions(self, space: str) -> Iterator[Box]:
        """Candidate boxes of a tag beside a trail that passes its space, the best first: left or right."""
        first, (x, y) = next(self.plate_positions(space)), self.plate_centre(space)
        x_step, y_step = first.width / 2 + _OFF_TRAIL, first.height / 2 + _OFF_TRAIL
        level = ((sign * x_step, rise) for rise, sign in product(_RISES, (-1, 1)))
        stacked = ((share * first.width, sign * y_step) for share, sign in product(_TAG_OFFSETS, (-1, 1)))
        for right, under in chain(level, stacked):
            box = Box.from_centre((x + right, y + under), first.width, first.height)
            if places.MAP.expanded(-_EDGE_OF_MAP).contains(box):
                yield box

    def trails_past(self, space: str) -> tuple[tuple[Point, Point], ...]:
        """Segments of the newest trails, except those with a stop at this space."""
        return tuple(
            (self.plate_centre(one), self.plate_centre(two))
            for trail in self.trails
            for one, two in pairwise(trail.way)
            if space not in trail.stops.intersection((one, two))
        )

    def is_bright(self, space: str) -> bool:
        """Whether a plate shows everything."""
        return self.bright is None or space in self.bright

    def shows_cost(self, space: str) -> bool:
        """Whether a one-line plate ends with its cost, as those within reach do."""
        return self.is_bright(space) and self.near is not None and space not in self.near


@lru_cache(maxsize=64)
def _boxes(chart: Chart) -> Mapping[str, Box]:
    """Boxes of all plates; those with more than a name and points are where they overlap others least."""
    spaces = sorted(chart.board.by_id.keys() - chart.idle, key=chart.plate_centre)
    longer = [space for space in spaces if chart.is_long(space)]
    clear = {space: chart.clearance(space) for space in spaces}
    boxes = {space: next(chart.plate_positions(space)) for space in spaces if space not in longer}
    outer = {space: box.expanded(clear[space]) for space, box in boxes.items()}
    # Left to right, since the map's edge leaves no choice there; twice, since later plates may have made
    # room for earlier ones; then the others make room, too.
    for space in (*longer, *longer, *spaces):
        more = clear[space] - _PLATE_GAP
        others = [box.expanded(more) if more else box for other, box in outer.items() if other != space]
        if space in longer or any(map(boxes[space].overlaps, others)):
            boxes[space] = _least_overlapping(chart, space, others)
            outer[space] = boxes[space].expanded(clear[space])
    return MappingProxyType({space: boxes[space] for space in chart.board.by_id if space in boxes})


def _least_overlapping(chart: Chart, space: str, others: Sequence[Box]) -> Box:
    """Box where a plate overlaps others least; a tag also avoids the newest trails."""
    spots = chart.plate_positions(space)
    if chart.tag(space) is None:
        return places.least_covering_spot(spots, partial(Box.overlap_area, others=others))
    if chart.is_passed(space):
        spots = chain(chart.tag_positions(space), spots)
    lines = [(math.dist(*line), line) for line in chart.trails_past(space)]

    def covered(box: Box) -> float:
        """Cost of a box: its overlap with other plates, and the trails it hides."""
        spans = (
            (length, *box.clip_interval(*line)) for length, line in lines if box.intersects_segment(*line)
        )
        return box.overlap_area(others) + _ON_TRAIL * sum(
            length * (last - first) for length, first, last in spans
        )

    return places.least_covering_spot(spots, covered)


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
def _plates(chart: Chart, base: str, weather: Weather, deadly: frozenset[str]) -> Shapes:
    shapes: list[Shape] = []
    costs = terrain_under(chart.board.side, weather).tent
    # Pale dots were lost on a plan's broad band.
    planned = {space for trail in chart.trails if trail.planned for space in trail.way}
    for name, box in chart.plates().items():
        space = chart.board.by_id[name]
        if chart.tag(name):
            continue
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
        if sheet.is_bright(space) and not sheet.tag(space)
    )


def plate_shapes(
    chart: Chart, writing: Writing, deadly: frozenset[str] = frozenset(), weather: Weather = _CALM
) -> Shapes:
    """The plates of all spaces without a tag, with costs in this weather; ``deadly`` ones are red."""
    return _plates(chart, writing.space(content.BASE_CAMP), weather, deadly)


def tag_signs(sheet: Chart) -> tuple[sky.Sign, ...]:
    """Legend sign for the tags, if there are any."""
    used = {tag.letters for tag in sheet.tags}
    kinds: tuple[sky.Sign, ...] = ("A", "B", "AB")
    return tuple(sign for sign in kinds if sign in used)[:1]


def tag_shapes(sheet: Chart, writing: Writing, seat: int) -> Shapes:
    """The tags of the spaces in reach of a player's climbers."""
    base, shapes = writing.space(content.BASE_CAMP), list[Shape]()
    for tag in sorted(sheet.tags):
        space, box, room = sheet.board.by_id[tag.space], sheet.plates()[tag.space], sheet.room(tag.space)
        shapes += Decal.wrap(
            (*reach.tag_ground(seat, tag, box), *pieces.space_words(space, room, base, scale=sheet.scale)),
            box.expanded(_SHADE),
        )
    return tuple(shapes)


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
_START, _ROPE_MIDDLE = 24.0, (0.35, 0.65)
"""Pixels kept clear of pieces where a trail begins; and where else on a rope it must be visible."""


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
    def parts(self) -> tuple[Box, ...]:
        """Boxes of two points between its ends: a trail hidden behind climbers seemed to begin at them."""
        spots = (self._spot(share * self.length) for share in _ROPE_MIDDLE)
        return tuple(Box.from_centre(spot, _START) for spot in spots)

    @property
    def end_width(self) -> float:
        """Width where the next leg begins, visible if the trail passes beside a tag; 0 at an arrowhead."""
        return 0.0 if self.heads[1] else self.shares[1] * self.width

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
            shapes.append(Disc(Box.from_centre(leg.points[1], leg.end_width), fill))
    return (*shapes, *(Plate(box, fill, box.height / 2) for box, fill in joints))


def _joints(sheet: Chart, way: Trail) -> list[Box]:
    """The plates around which a plan goes on: without a ring, its ropes looked like several arrows."""
    if not way.planned:
        return []
    steps = zip(way.way, way.way[1:], way.way[2:], strict=False)
    passed = dict.fromkeys(space for before, space, after in steps if before != after)
    return [sheet.plates()[space] for space in passed if not sheet.is_passed(space)]


def trail_end_boxes(sheet: Chart, ways: Sequence[Trail]) -> list[Box]:
    """Boxes of the arrowheads of trails, and of where they begin."""
    all_legs = trail_legs(sheet, ways)
    heads = [
        Box.enclosing(Box(*corner, *corner) for corner in corners)
        for leg in all_legs
        for corners in leg.arrowheads
    ]
    return heads + [leg.start_box for leg in all_legs if leg.shares[0] == _TAIL]


def visible_trail_boxes(sheet: Chart, ways: Sequence[Trail]) -> list[Box]:
    """Boxes of trails that pieces must not cover: their ends, two points on each rope, and bends.

    Bends are at spaces whose tag is beside the trail; elsewhere the plate is there.
    """
    all_legs = trail_legs(sheet, ways)
    spots = {sheet.plate_centre(space) for space in sheet.plates() if sheet.is_passed(space)}
    parts = [part for leg in all_legs for part in leg.parts]
    bends = [Box.from_centre(leg.points[1], _START) for leg in all_legs if leg.points[1] in spots]
    return trail_end_boxes(sheet, ways) + parts + bends


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
        if len(way.way) > 1 and not way.earlier and not sheet.tag(way.way[-1]):
            fills = ending.setdefault(way.way[-1], [])
            fills += [colour for colour in (_trail_colour(way),) if colour not in fills]
    for space, fills in ending.items():
        edges, fill = (_EDGES, WHITE) if fills[1:] else (_edges(fills[0]), fills[0])
        colours = (*(colour for _, colour in edges), fill)
        box = sheet.plates()[space]
        yield from (
            Plate(box.expanded(wide), colour, 12 + wide) for wide, colour in zip(_RINGS, colours, strict=True)
        )
