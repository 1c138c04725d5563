"""Picture of the board: the mountain with all pieces, and the table beside it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import ClimberKey, ClimberName, Observation, Phase, SeatView, content, in_reach
from k2bot.games.k2.engine.phases.night import could_live
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pictures import (
    chart,
    crowds,
    danger,
    forecast,
    palette,
    panel,
    pieces,
    places,
    reach,
    scenery,
    signposts,
    sky,
    standings,
)
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowds import MapState
from k2bot.games.k2.pictures.people import halo, person
from k2bot.games.k2.pictures.places import MAP, PERSON, TABLE, Camp, Focus, sign_box
from k2bot.games.k2.pictures.reach import Tag, Toll
from k2bot.render import theme
from k2bot.render.scene import (
    Area,
    Backdrop,
    Box,
    Cutout,
    Decal,
    Plate,
    Scene,
    Shape,
    Shapes,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine import Board
    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.scenery import Hour
    from k2bot.games.k2.pictures.standings import Deed

_UNMARKED: Mapping[ClimberKey, Mark] = MappingProxyType({})
EDGE_COLOUR, _ROUNDING = theme.INK.mixed(theme.SLATE, 0.3), 20.0
"""Colour of the edge of a ground and its plate, since a plate's grey edge was lost on snow; and radius of its
corners."""
_TABLE_MARGIN, _ROWS, _END = 14, 600, 690
"""Pixels: margin of tables below the map; greatest height of the player table, in play and after it."""
_HIGH, _MANY = frozenset({"7000", "8000"}), 4
"""Zones, and how many climbers there need more room on a whole board."""
_SIGNS = 3
"""Greatest number of lines of the legend."""
_TODAY = 3
"""Movement points that a climber uses in a day, for which the camera has room."""
_FAR, _DOWN = 7, 4
"""Movement points to spaces that the camera shows: of a climber that rushes on, and of one that goes down."""
_LEGEND = Box(0.0, 0.0, 400.0, 156.0)
"""Room of the longest legend."""
_DETOUR = 200
"""Metres that a route up may descend first: the hard side has such a route from base camp."""
_AHEAD = 5
"""Movement points that a climber uses in about two days: two climbers share three cards a day."""
_OVERHANG = 20.0
"""Maximum distance in pixels that drawings extend beyond their boxes."""


def group_grounds(plates: Mapping[str, Box], stand: Mapping[str, Crowd]) -> Shapes:
    """The grounds that make one white shape, with a dark edge, of each plate with its tents and climbers.

    Draw the plates on top.
    """
    grounds = [ground for crowd in stand.values() for ground in crowd.grounds]
    edge = crowds.GROUND_EDGE
    edges = (
        (box.expanded(edge), edge, EDGE_COLOUR) for box in (*(plates[space] for space in stand), *grounds)
    )
    return tuple(
        Plate(box, colour, min(_ROUNDING, box.height / 2 - wide) + wide)
        for box, wide, colour in (*edges, *((box, 0.0, theme.WHITE) for box in grounds))
    )


def climber_box(
    seen: Observation,
    stand: Mapping[str, Crowd],
    key: ClimberKey,
    fallen: Sequence[tuple[ClimberKey, str]] = (),
) -> Box:
    """The box of a climber on the map."""
    space = seen.climber(key).space or ""
    dead = sum(place == space for _, place in fallen)
    return stand[space].climbers[dead + seen.climbers_on(space).index(key)]


def climber_halos(
    seen: Observation,
    stand: Mapping[str, Crowd],
    seat: int | None,
    fallen: Sequence[tuple[ClimberKey, str]] = (),
) -> Shapes:
    """Light around the climbers of the player to move, or around the one that slides.

    Draw plates, trails and pieces on top.
    """
    lit = seen.slides[:1] or [key for key in seen.climbers if key[0] == seat and seen.climber(key).space]
    return tuple(shape for key in lit for shape in halo(key[0], climber_box(seen, stand, key, fallen)))


def space_pieces(
    crowd: Crowd,
    standing: Sequence[ClimberKey],
    tents: Sequence[ClimberKey],
    *,
    fallen: Sequence[ClimberKey] = (),
    pitched: Collection[ClimberKey] = (),
    marks: Mapping[ClimberKey, Mark] = _UNMARKED,
    lost: Mark = "dies",
) -> Shapes:
    """Pieces of one space in place: tents, fallen climbers with the sign ``lost``, and standing climbers.

    Those with ``marks`` have signs.
    """
    shapes = list[Shape]()
    for key, box in zip(tents, crowd.tents, strict=True):
        cloth = pieces.tent(key[0], box, hem=True)
        shapes += Decal.wrap(
            (new_tent_rim(box), *cloth) if key in pitched else cloth, box.expanded(_OVERHANG)
        )
    figures = zip((*fallen, *standing), crowd.climbers, strict=True)
    for number, (key, box) in enumerate(figures):
        is_dead = number < len(fallen)
        shapes += person(key, box, is_pale=is_dead)
        if is_dead:
            shapes += danger.danger_sign(lost, _face_box(box))
    for key, box in zip(standing, crowd.climbers[len(fallen) :], strict=False):
        if key in marks:
            shapes += danger.danger_sign(marks[key], sign_box(box, danger.sign_width(marks[key])))
    return tuple(shapes)


def all_pieces(
    seen: Observation,
    stand: Mapping[str, Crowd],
    marks: Mapping[ClimberKey, Mark],
    *,
    fallen: Sequence[tuple[ClimberKey, str]] = (),
    pitched: Collection[ClimberKey] = (),
    lost: Mark = "dies",
) -> Shapes:
    """Pieces of all spaces; see ``space_pieces``."""
    shapes: list[Shape] = []
    for space, crowd in stand.items():
        dead = [key for key, place in fallen if place == space]
        shapes += space_pieces(
            crowd,
            seen.climbers_on(space),
            seen.tents(space),
            fallen=dead,
            pitched=pitched,
            marks=marks,
            lost=lost,
        )
    return tuple(shapes)


def new_tent_rim(tent: Box) -> Plate:
    """The yellow rim of a new tent."""
    return Plate(
        Box.from_centre(tent.centre, tent.width - 2, tent.height + 2), theme.HIGHLIGHT, 14, theme.INK, 2.5
    )


def _face_box(box: Box) -> Box:
    """Box of a fallen climber's sign, in place of its face: a cross above it looked like a flag."""
    unit = box.width / PERSON[0]
    return Box.from_centre((box.centre[0], box.top + 16.5 * unit), 38 * unit)


# -------------------------------------------------------------------------------------- the picture


class DayTurn(NamedTuple):
    """A turn of the day: whose, and its trails."""

    seat: int
    trails: tuple[Trail, ...] = ()


@dataclass(frozen=True, slots=True)
class DayCourse:
    """A day so far: the board in the morning, who fell the night before and where, and all turns since."""

    dawn: Observation
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    turns: tuple[DayTurn, ...] = ()


@dataclass(frozen=True)  # without slots, for what is worked out once
class BoardPicture:
    """The board at a moment: mountain, weather, tokens, climbers, and a row for every player."""

    seen: Observation
    trails: tuple[Trail, ...] = ()
    """Trails drawn as lines along the ropes."""
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers that died, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents are shown as new."""
    hour: Hour | None = None
    """Time of day; by default that of the phase."""
    choices: bool = True
    """Whether to show who has chosen cards; off in posts, whose picture doesn't change meanwhile."""
    news: tuple[Deed, ...] = ()
    """The turn that the picture reports; its trails are wider than earlier ones."""
    bare: bool = False
    """Whether to leave out aids to decisions: costs, air, full and unused spaces, most of the legend."""
    whole: bool = False
    """Whether all spaces and the whole table are shown, instead of what matters now."""
    tall: bool = False
    """Whether a whole board has its table below the map, for a phone: the map is 1.5 times as large."""
    course: DayCourse | None = None
    """The day so far, from which camera and everybody's place follow; without it, from this board alone."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        landscape, moving, areas = self.mountain(writing)
        paper = palette.paper(self._time, sky.sky_of(sky.weather_of(self.seen)))
        pages, table = self._table(writing, paper)
        # The landscape depends only on the day's weather and camera, so games share the cache.
        still = len(landscape)
        shapes = (*landscape, *(panel.table_paper(page, paper) for page in pages), *table, *moving)
        if self.tall:
            high = round(max(page.bottom for page in pages)) + _TABLE_MARGIN
            tables = tuple(Area(f"table {number}", page) for number, page in enumerate(pages))
            shapes = tuple(_narrowed(shape) if isinstance(shape, Backdrop) else shape for shape in shapes)
            return Scene(round(MAP.width), high, theme.INK, shapes, (*areas, *tables), still)
        return Scene(*theme.FRAME, theme.PAPER, shapes, (*areas, Area("table", TABLE)), still)

    @property
    def _time(self) -> Hour:
        return self.hour or sky.hour_of(self.seen)

    def mountain(self, writing: Writing) -> tuple[Shapes, Shapes, tuple[Area, ...]]:
        """The picture without its table: still shapes, moving shapes, and the areas of notes and crowds."""
        seen, marks = self.seen, danger.dangers(self.seen)
        landscape, noted, signs, signed = self._surroundings(writing)
        sheet, stand = self._placed(noted, signed)
        trails = (*self._trails, *self.slide_trails)
        mover, tags = seen.active_seat or 0, self.tags
        shapes: list[Shape] = [
            *chart.uphill_arrows(sheet, trails),
            *(() if self.bare else climber_halos(seen, stand, seen.active_seat, self.fallen)),
            *signposts.stems(sheet, tags, mover),
            *chart.plate_edges(sheet),
            *group_grounds(sheet.plates(), stand),
            *chart.trail_shapes(sheet, trails),
            *chart.plate_shapes(sheet, writing, weather=sky.weather_of(seen)),
            *signposts.shapes(sheet, tags, mover),
            *(Cutout(area.box, 12) for area in noted),
            *signs,
        ]
        # A film shows the death itself with a skull; in other pictures a skull means danger, a cross death.
        shapes += all_pieces(
            seen,
            stand,
            marks,
            fallen=self.fallen,
            pitched=self.pitched,
            lost="dies" if self.bare else "died",
        )
        return (
            landscape,
            tuple(shapes),
            (
                *noted,
                *signed,
                *crowds.crowd_areas(sheet, stand),
                *signposts.areas(sheet, tags),
            ),
        )

    def placed(self, writing: Writing) -> tuple[Chart, dict[str, Crowd]]:
        """The map, and everybody's place on it."""
        _, noted, _, signed = self._surroundings(writing)
        return self._placed(noted, signed)

    def _surroundings(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...], Shapes, tuple[Area, ...]]:
        """The mountain and its notes, and the legend and its lines."""
        seen, sheet = self.seen, self.sheet
        landscape, noted = map_background(
            seen, writing, self._time, sheet.focus, whole=self._is_whole, idle=sheet.idle
        )
        explained, least = self._legend_signs(sheet), _lowest_cost(sheet, seen, self.tags)
        mover = seen.active_seat or 0
        return landscape, noted, *sky.legend(explained, writing, mover, whole=self._is_whole, cost=least)

    def _placed(self, noted: Iterable[Area], signed: Iterable[Area]) -> tuple[Chart, dict[str, Crowd]]:
        """The map, and everybody's place on it, clear of notes and legend."""
        sheet, is_fixed = self.sheet, not self.bare and not self._is_whole
        # Its lines change in the course of a day, but nobody moves for them.
        legend = [_LEGEND] if is_fixed else [area.box for area in signed]
        notes = (*(area.box for area in noted), *legend)
        # All boards of a day begin with the same map, whatever their trails show besides.
        empty = sheet.idle if self._is_whole else self._unused
        stand = crowds.place_crowds(replace(sheet, idle=empty), self._states(), occupied=notes)
        return crowds.among_crowds(sheet, stand, notes), stand

    def _states(self) -> list[MapState]:
        """Who stood where since the morning, turn by turn, and where everybody is now."""
        states = list[MapState]()
        if self.course and not self._is_over:
            mixed = self.course.dawn
            full = self._full(mixed)
            states.append(MapState(camps(mixed, self.course.fallen, danger.dangers(mixed)), full=full))
            for seat, ways in self.course.turns:
                seats = (self.seen.seats[seat] if one.seat == seat else one for one in mixed.seats)
                mixed = replace(mixed, seats=tuple(seats))
                full = self._full(mixed)
                states.append(MapState(camps(mixed, marks=danger.dangers(mixed)), ways, full))
        newest = tuple(trail for trail in (*self._trails, *self.slide_trails) if not trail.earlier)
        people = camps(self.seen, self.fallen, danger.dangers(self.seen))
        latest = MapState(people, newest, self._full(self.seen))
        # A board posted after a turn shows the state to which that turn led.
        return states if states[-1:] == [latest] else [*states, latest]

    def _full(self, seen: Observation) -> frozenset[str]:
        """Spaces with a sign that they're full."""
        # A whole board says how many climbers fit; the plates of a turn have no room for signs there.
        is_shown = not self.bare and not (self._is_whole and self._is_plain)
        return full_spaces(seen) if is_shown else frozenset()

    def _legend_signs(self, sheet: Chart) -> tuple[sky.Sign, ...]:
        """Legend signs used in the picture, the most important first; in a film only those of danger."""
        is_told = not self.bare and not self._is_whole
        letter, marks = signposts.letter(self.tags), danger.dangers(self.seen)
        applies: dict[sky.Sign, bool] = {
            **{mark: mark in marks.values() for mark in danger.MARKS},
            **({letter: True} if letter else {}),
            "cost": is_told and any(map(sheet.shows_cost, sheet.board.by_id)),
            "died": not self.bare and bool(self.fallen),
            "way": is_told and any(trail.earlier for trail in self._trails),
            "full": not self.bare and bool(sheet.closed),
            # The line for spaces in reach explains points, too.
            "points": is_told and not letter,
        }
        return tuple(sign for sign, is_shown in applies.items() if is_shown)[:_SIGNS]

    @property
    def _trails(self) -> tuple[Trail, ...]:
        """All trails, including those of the reported turn."""
        recent = (Trail(deed.climber, deed.way) for deed in self.news if len(deed.way) > 1)
        return (*self.trails, *recent)

    @property
    def slide_trails(self) -> tuple[Trail, ...]:
        """Possible slides of the climber whose player must choose where it goes."""
        if self.bare or not self.seen.slides:
            return ()
        key = self.seen.slides[0]
        start = self.seen.climber(key).space or content.BASE_CAMP
        return tuple(Trail(key, (start, space.id), possible=True) for space in self.seen.board.slopes[start])

    @property
    def scoring_ways(self) -> Mapping[tuple[ClimberName, str], Toll]:
        """Spaces where climbers of the player to move could gain points, with what the way costs.

        Excludes spaces where they would die tonight whatever they do.
        """
        seat = self.seen.active_seat
        if self.bare or self._is_whole or self.seen.phase is not Phase.ACTIONS or seat is None:
            return {}
        spaces, own = self.seen.board.by_id, self.seen.seats[seat]
        return {
            (name, space): Toll(cost=cost)
            for (name, space), cost in in_reach(self.seen, seat).items()
            if spaces[space].vp > own.climber(name).vp and could_live(self.seen, (seat, name), space)
        }

    @cached_property
    def tags(self) -> frozenset[Tag]:
        """Tags of the best of these spaces."""
        gains = self.scoring_ways
        return reach.tags(gains, reach.best_spaces(self.seen.board, gains))

    @property
    def _is_whole(self) -> bool:
        return self.whole and not self._is_over

    @property
    def _is_over(self) -> bool:
        return self.seen.phase is Phase.OVER

    @property
    def _is_plain(self) -> bool:
        """Whether plates show only points, as during turns, which players plan on a page of their own."""
        return self.bare or bool(self.news) or self._is_over or self.seen.phase is Phase.ACTIONS

    @cached_property
    def sheet(self) -> Chart:
        """The map: spaces in use with plates, others as names, and costs within reach."""
        tags = self.tags
        closed = self._full(self.seen)
        if self._is_whole:
            return Chart(self.seen.board, closed=closed, focus=self._whole_focus)
        goals = {slide.way[-1] for slide in self.slide_trails}
        spaces_in_use = occupied_spaces(self.seen) | {space for _, space in self.fallen} | goals
        used = {content.SUMMIT, *spaces_in_use, *(space for trail in self._trails for space in trail.stops)}
        used |= {tag.space for tag in tags}
        near = used if self._is_plain else used | spaces_within_reach(self.seen)
        board = self.seen.board
        course = self.course or DayCourse(self.seen, self.fallen)
        turns = () if self._is_over else course.turns
        today = (trail for turn in turns for trail in turn.trails)
        passed = {space for trail in (*self._trails, *today) for space in trail.way}
        passed |= {space for _, space in course.fallen}
        idle = self._unused - near - passed
        # In a film, the mountain keeps its scale.
        focus = places.WHOLE if self.bare else camera(course, spaces_in_use)
        bright, own = frozenset(near), frozenset(used)
        newest = tuple(trail for trail in self._trails if not trail.earlier) if tags else ()
        return Chart(
            board,
            bright,
            own,
            bare=True,
            focus=focus,
            closed=closed,
            idle=idle,
            trails=newest,
        )

    @property
    def _unused(self) -> frozenset[str]:
        """Spaces that are left out, unless there's something to show."""
        # After the game and in films nobody decides where to go, and empty spaces would be noise.
        if self._is_over or self.bare:
            return frozenset(self.seen.board.by_id)
        return distant_spaces(self.course.dawn if self.course else self.seen)

    @property
    def _whole_focus(self) -> Focus:
        """The whole mountain, with more room above 7000 m if many climbers are there."""
        spaces, everybody = self.seen.board.by_id, map(self.seen.climber, self.seen.climbers)
        high = [one for one in everybody if one.space and spaces[one.space].zone in _HIGH]
        return places.HIGH if len(high) >= _MANY else places.WHOLE

    def _table(self, writing: Writing, paper: theme.Colour) -> tuple[tuple[Box, ...], Shapes]:
        """Boxes of the table's paper, and its shapes; with fewer players more of the mountain is visible.

        Below a map, head and rows are side by side; after the game, the rows are below the banner.
        """
        seen, whole = self.seen, self._is_whole
        box = (
            TABLE.translated(_TABLE_MARGIN - TABLE.left, MAP.bottom + _TABLE_MARGIN - TABLE.top)
            if self.tall
            else TABLE
        )
        if self.tall and self._is_over:
            box = box._replace(right=MAP.width - _TABLE_MARGIN, bottom=box.top + _END)
        rows_top = box.top + forecast.head_height(seen, box.width, whole=whole)
        rows = box._replace(top=rows_top)
        head = forecast.cached_head(seen, writing, box._replace(bottom=rows_top), paper, whole=whole)
        if self.tall and not self._is_over:
            rows = box.translated(MAP.width - _TABLE_MARGIN - box.right, 0)._replace(bottom=box.top + _ROWS)
            table = panel.table(seen, writing, rows, paper=paper, choices=self.choices)
            pages = (
                box._replace(bottom=rows_top + _TABLE_MARGIN),
                rows._replace(bottom=panel.table_bottom(seen, rows)),
            )
            return pages, (*head, *table)
        if whole or self._is_over:
            table = panel.table(seen, writing, rows, paper=paper, choices=self.choices)
            end = panel.table_bottom(seen, rows)
        else:
            table, end = standings.table(seen, writing, rows, self.news, paper=paper, choices=self.choices)
        return (box._replace(bottom=end),), (*head, *table)


def _narrowed(shape: Backdrop) -> Backdrop:
    """Crop a painting to the map, without the part behind a table beside it."""
    window, share = shape.window, MAP.width / shape.box.width
    return replace(
        shape,
        box=shape.box._replace(right=shape.box.left + MAP.width),
        window=window._replace(right=window.left + share * window.width),
    )


def _lowest_cost(sheet: Chart, seen: Observation, tags: Iterable[Tag]) -> int:
    """The lowest cost that a plate or tag of the map shows, 0 for none."""
    costs = terrain_under(sheet.board.side, sky.weather_of(seen)).tent
    told = [costs[space] for space in sheet.board.by_id if sheet.shows_cost(space)]
    return min((*told, *(toll.cost for tag in tags for _, toll in tag.ways)), default=0)


def occupied_spaces(seen: Observation) -> set[str]:
    """Spaces with climbers or tents."""
    every = (place for seat in seen.seats for one in seat.climbers for place in (one.space, one.tent))
    return {place for place in every if place is not None}


def spaces_within_reach(seen: Observation) -> set[str]:
    """Spaces one rope above climbers whose players have yet to act today."""
    if seen.phase not in {Phase.COMMIT, Phase.RISK, Phase.ACTIONS}:
        return set()
    spaces = seen.board.by_id
    return {
        neighbour.id
        for seat in seen.seats
        if panel.role_of(seen, seat.seat) in {"now", "next"}
        for one in seat.climbers
        if one.space is not None
        for neighbour in seen.board.neighbours[one.space]
        if neighbour.altitude > spaces[one.space].altitude
    }


def distant_spaces(seen: Observation, seats: Iterable[SeatView] = ()) -> frozenset[str]:
    """Empty spaces to which no climber, of these ``seats`` if given, gets within about two days.

    No space next to a climber is distant.
    """
    starts = {one.space for seat in seats or seen.seats for one in seat.climbers if one.space is not None}
    beside = {space.id for start in starts for space in seen.board.neighbours[start]}
    return (
        frozenset(seen.board.by_id) - occupied_spaces(seen) - spaces_near(seen.board, starts, _AHEAD) - beside
    )


def spaces_near(board: Board, starts: Iterable[str], movement: int, descent: float = _DETOUR) -> set[str]:
    """Spaces to which climbers get with so many movement points, and so many metres below them at most."""
    near = set[str]()
    for start in starts:
        floor, spent, ends = board.by_id[start].altitude - descent, {start: 0}, [start]
        for end in ends:
            for space in board.neighbours[end]:
                cost = spent[end] + space.cost
                if space.altitude >= floor and cost <= movement and cost < spent.get(space.id, math.inf):
                    spent[space.id] = cost
                    ends.append(space.id)
        near |= spent.keys()
    return near


def camera(course: DayCourse, in_use: Collection[str]) -> Focus:
    """The part of the mountain that all maps of a day show, unless somebody has left it since the morning."""
    morning = course.dawn
    board, here = morning.board, occupied_spaces(morning) | {space for _, space in course.fallen}
    starts = {one.space for seat in morning.seats for one in seat.climbers if one.space is not None}
    expected = here | spaces_near(board, starts, _TODAY)
    drawn = expected | spaces_near(board, starts, _FAR) | spaces_near(board, starts, _DOWN, math.inf)
    focus = Focus.for_spaces(board.side, expected, drawn)
    if all(space in expected or focus.shows(board.side, space) for space in in_use):
        return focus
    return Focus.for_spaces(board.side, {*expected, *in_use}, {*drawn, *in_use})


def map_background(
    seen: Observation,
    writing: Writing,
    hour: Hour,
    focus: Focus,
    *,
    whole: bool = False,
    idle: frozenset[str] = frozenset(),
    strength: float = 1,
    is_cut: bool = False,
) -> tuple[Shapes, tuple[Area, ...]]:
    """Map with weather, ropes and notes, but no plates or pieces; and the areas of the notes.

    Ropes of ``idle`` spaces fade out, or are left out if it ``is_cut``. The ``whole`` board says how many
    climbers fit on a space. The tint of zones that weather hits has this ``strength``.
    """
    # All nights of a film share a clear sky, since few painted mountains fit in memory.
    sky_kind = "clear" if hour == "night" else sky.sky_of(sky.weather_of(seen))
    edge, edge_areas = sky.zone_notes(seen, writing, focus, limits=whole)
    sheet = Chart(seen.board, focus=focus, idle=idle, is_cut=is_cut)
    shapes: Shapes = (
        *scenery.map_backdrops(scenery.Mountain(seen.board.side, sky_kind, hour), focus),
        *sky.altitude_lines(seen.board, focus),
        *sky.weather_veils(seen, focus, strength=strength),
        *sky.avalanche_veils(seen, hour, focus),
        *chart.rope_shapes(sheet),
        *edge,
    )
    return shapes, edge_areas


def full_spaces(seen: Observation) -> frozenset[str]:
    """Spaces on which nobody else may end a turn (rule 16); none after the game.

    The same for all readers: a picture is posted to everybody.
    """
    if seen.phase is Phase.OVER:
        return frozenset()
    return frozenset(
        space for space in seen.board.by_id if seen.climbers_on(space) and seen.room_left(space) == 0
    )


def camps(
    seen: Observation,
    fallen: Sequence[tuple[ClimberKey, str]] = (),
    marks: Mapping[ClimberKey, Mark] = _UNMARKED,
) -> tuple[tuple[str, Camp], ...]:
    """Camp on each space with pieces; climbers who have fallen there need room, too, and signs."""
    used = {*occupied_spaces(seen), *(space for _, space in fallen)}
    camps: list[tuple[str, Camp]] = []
    for space in (one.id for one in seen.board.spaces if one.id in used):
        dead = tuple(key for key, place in fallen if place == space)
        standing = tuple(seen.climbers_on(space))
        signs = (*(0.0 for _ in dead), *(danger.sign_width(marks.get(key)) for key in standing))
        camps.append((space, Camp((*dead, *standing), tuple(seen.tents(space)), signs)))
    return tuple(camps)
