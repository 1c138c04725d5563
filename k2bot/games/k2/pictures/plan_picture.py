"""Picture of a planned turn: the map with everything in reach, and the plan's effects beside it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Literal

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    ClimberKey,
    ClimberName,
    Observation,
    SeatView,
    content,
)
from k2bot.games.k2.engine.terrain import terrain_under, total_route_cost
from k2bot.games.k2.pictures import (
    board_picture,
    chart,
    crowds,
    palette,
    panel,
    plan_panel,
    reach,
    signposts,
    sky,
)
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowds import MapState
from k2bot.games.k2.pictures.places import TABLE, Focus
from k2bot.games.k2.pictures.plan_climber import ClimberPlan
from k2bot.games.k2.pictures.plan_panel import Resources
from k2bot.render import theme
from k2bot.render.scene import Area, Cutout, Scene

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.reach import Goal, Pass, Tag, Toll

_CHOICES = 3
"""Greatest number of kinds of spaces shown per climber, the best; kinds differ by points and costs."""
_FEW = 5
"""Greatest number of spaces with new points that all get tags."""
_TO: Mapping[ClimberName, sky.Sign] = {"A": "to A", "B": "to B"}
"""Signs of tags, which the planner explains by where climbers can go."""
_SIZES = (
    *((scale, greatest) for greatest in (crowds.LARGE, (1.5,)) for scale in (1.2, 1.1)),
    (1.0, (1.5,)),
    (1.0, (1.0,)),
)
"""Scales of plates and tags, and greatest sizes of climbers, the next ones where there's less room: only
those that matter to one player are here."""
_SIGNS = 4
"""Greatest number of lines of the legend."""
_SAMPLE = 2
"""Cost in the legend."""
_DOTS = 1.15
"""Scale of spaces' names."""
_TINT = 0.45
"""Strength of the tint of zones that weather hits: tags are more important."""


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """A turn in progress, for the observer's own seat."""

    before: Observation
    """Observation at the start of the turn."""
    after: Observation
    """Observation after the plan so far."""
    destinations: tuple[tuple[ClimberName, str], ...] = ()
    """Climbers with the spaces they can go to."""
    ways: tuple[tuple[ClimberName, tuple[str, ...]], ...] = ()
    """Climbers with the spaces from start to end."""
    air_from_cards: Mapping[ClimberName, int] = field(default_factory=dict)
    """Air that climbers get from cards."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    dying: tuple[ClimberName, ...] = ()
    """Climbers who would die tonight (rule 21)."""
    sliding: tuple[ClimberName, ...] = ()
    """Climbers who would slide tonight (rule 40)."""
    means: Resources = field(default_factory=Resources)
    """Cards and risk token."""
    tolls: Mapping[tuple[ClimberName, str], Toll] = field(default_factory=dict)
    """Costs of the destinations."""
    passed: tuple[Pass, ...] = ()
    """Spaces where climbers can't stay, but that they can pass for new points."""
    full: tuple[str, ...] = ()
    """Spaces a climber could go to if they were not full."""
    is_whole: bool = False
    """Whether the plan is complete: climbers without a planned move stay."""
    of_computer: bool = False
    """Whether a computer made it, for a review of what the player did instead."""

    @property
    def open_destinations(self) -> tuple[tuple[ClimberName, str], ...]:
        """The destinations, without the spaces on which the climbers are."""
        own = self.after.me
        return tuple((name, space) for name, space in self.destinations if own.climber(name).space != space)

    @property
    def _open(self) -> Mapping[tuple[ClimberName, str], Toll]:
        """Costs of the open destinations."""
        return {goal: self.tolls.get(goal, reach.FREE) for goal in self.open_destinations}

    @property
    def goals(self) -> Mapping[ClimberName, tuple[Goal, ...]]:
        """Each climber's spaces in reach with new points, the most first; then those where it would die."""
        goals: dict[ClimberName, tuple[Goal, ...]] = {}
        for name in CLIMBER_NAMES:
            points = self.after.me.climber(name).vp
            own = reach.goals(self.after.board, name, self._open, self.passed, attrgetter("points"))
            goals[name] = tuple(goal for goal in own if goal.toll.dies or goal.points > points)
        return goals

    def gains(self, name: ClimberName) -> tuple[Goal, ...]:
        """Spaces in reach where a climber gains new points and survives."""
        return tuple(goal for goal in self.goals[name] if not goal.toll.dies)

    def choices(self, name: ClimberName) -> tuple[tuple[Goal, ...], ...]:
        """The best spaces in a climber's reach: with new points, or the highest if there's nothing else."""
        if self.missing_points_reason(name) != "none":
            return reach.choices(self.goals[name])[:_CHOICES]
        metres = attrgetter("metres")
        highest = reach.goals(self.after.board, name, self._open, (), metres)
        return reach.choices(highest, metres)[:_CHOICES]

    @property
    def heights(self) -> Mapping[ClimberName, tuple[Goal, ...]]:
        """The highest spaces in reach of climbers that have no new points there and nothing planned."""
        return {
            name: tuple(chain(*self.choices(name)))
            for name in CLIMBER_NAMES
            if self.missing_points_reason(name) == "none"
        }

    @property
    def marks(self) -> Literal["new", "deadly", "none", "nothing"]:
        """Kind of spaces the map marks: with new points, deadly ones with new points, or the highest."""
        if any(map(self.gains, CLIMBER_NAMES)):
            return "new"
        lacks = {self.missing_points_reason(name) for name in CLIMBER_NAMES}
        return "deadly" if "deadly" in lacks else "none" if any(self.heights.values()) else "nothing"

    def missing_points_reason(self, name: ClimberName) -> Literal["deadly", "none"] | None:
        """Why a climber has no new points in reach; None if it has some, a plan, no moves, or the summit."""
        own, stays = (
            self.after.me.climber(name),
            all(climber != name for climber, _ in self.open_destinations),
        )
        idle = self.before.me.climber(name) == own and all(climber != name for climber, _ in self.ways)
        if self.gains(name) or stays or not idle or own.space == content.SUMMIT:
            return None
        return "deadly" if any(goal.points > own.vp for goal in self.goals[name]) else "none"

    def price(self, name: ClimberName) -> int:
        """Movement points that the plan spends on a climber: its ways, and its tent if it pitches that."""
        ground = terrain_under(self.after.board.side, self.after.weather)
        ways = (way for climber, way in self.ways if climber == name)
        tent = self.after.me.climber(name).tent
        pitched = ground.tent[tent] if tent and self.before.me.climber(name).tent != tent else 0
        return sum(total_route_cost(ground, start, way) for start, *way in ways) + pitched

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture. Raises ValueError for a spectator's observation."""
        was, own, after = self.before.own, self.after.own, self.after
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        hour, shown = sky.hour_of(after), _alone(after)
        sheet, deadly, tags = self._sheet(), self._deadly, self.tags
        letter = signposts.letter(tags)
        landscape, noted = board_picture.map_background(
            after, writing, hour, sheet.focus, idle=sheet.idle, strength=_TINT, is_cut=True
        )
        ways = [Trail((own.seat, name), way, planned=True) for name, way in self.ways]
        plans = [self._climber_plan(name) for name in CLIMBER_NAMES if was.climber(name).on_board]
        legend_signs: tuple[sky.Sign, ...] = (
            *((_TO[letter], "cost", "morning") if letter else ()),
            *(("dies",) if deadly or self.dying else ()),
            *(("full",) if self.full else ()),
        )
        signs, signed = sky.legend(legend_signs[:_SIGNS], writing, own.seat, cost=_SAMPLE)
        noted = (*noted, *signed)
        pitched = [
            (own.seat, name)
            for name in CLIMBER_NAMES
            if was.climber(name).tent is None is not own.climber(name).tent
        ]
        marks: dict[ClimberKey, Mark] = {
            **{(own.seat, name): "slides" for name in self.sliding},
            **{(own.seat, name): "dies" for name in self.dying},
        }
        camps = board_picture.camps(shown, marks=marks)
        state = MapState(camps, tuple(ways), frozenset(self.full))
        notes = [area.box for area in noted]
        plain = sheet
        for scale, greatest in _SIZES:
            larger = replace(plain, scale=scale)
            stand = crowds.place_crowds(larger, [state], occupied=notes, greatest=greatest)
            sheet = crowds.among_crowds(larger, stand, notes)
            if not sheet.is_crowded and len(signposts.boxes(sheet, tags)) == len(tags):
                break
        plates, trail = sheet.plates(), chart.trail_shapes(sheet, ways)
        table = plan_panel.table(own.seat, after, plans, self.means, writing, of_computer=self.of_computer)
        paper = palette.paper(hour, sky.sky_of(sky.weather_of(after)))
        shapes = (
            *landscape,
            panel.table_paper(TABLE, paper),
            *chart.uphill_arrows(sheet, tuple(ways)),
            *board_picture.climber_halos(shown, stand, own.seat),
            *signposts.stems(sheet, tags, own.seat),
            *chart.plate_edges(sheet),
            *board_picture.group_grounds(plates, stand),
            *(shape for space in sorted(deadly) for shape in reach.deadly_edge(plates[space])),
            *trail,
            *chart.plate_shapes(sheet, writing, deadly),
            *signposts.shapes(sheet, tags, own.seat),
            *(Cutout(area.box, 12) for area in noted),
            *signs,
            *board_picture.all_pieces(shown, stand, marks, pitched=pitched),
            *table.place(TABLE),
        )
        areas = (
            *noted,
            *crowds.crowd_areas(sheet, stand),
            *signposts.areas(sheet, tags),
            Area("table", TABLE),
        )
        return Scene(*theme.FRAME, theme.PAPER, shapes, areas, len(landscape))

    def _climber_plan(self, name: ClimberName) -> ClimberPlan:
        """A climber's data for the panel."""
        was, own, spaces = self.before.me.climber(name), self.after.me.climber(name), self.after.board.by_id
        ways = [way for climber, way in self.ways if climber == name]
        first, last = (ways[0][0], ways[-1][-1]) if ways else ("", own.space or "")
        path = (*chain(*ways[:1]), *chain(*(way[1:] for way in ways[1:])))
        # Of a climber that comes back down, the highest space where it was, which may bring points.
        turns = {*path} - {first, last}
        turn = max(turns, key=lambda space: spaces[space].altitude, default="")
        if (
            turn
            and first != last
            and spaces[turn].altitude <= max(spaces[first].altitude, spaces[last].altitude)
        ):
            turn = ""
        return ClimberPlan(
            key=(self.after.me.seat, name),
            before=was,
            after=own,
            tonight=self.tonight.get(name),
            dies=name in self.dying,
            slides=name in self.sliding,
            price=self.price(name),
            air_from_cards=self.air_from_cards.get(name, 0),
            planned=bool(ways) or was != own,
            is_begun=self._is_begun,
            can_move=any(climber == name and not toll.dies for (climber, _), toll in self._open.items()),
            stops=tuple(filter(None, (first, turn, last))),
            passes=tuple(goals[0] for goals in self.choices(name) if goals[0].stop),
        )

    @property
    def _is_begun(self) -> bool:
        """Whether anything is planned, or the plan is complete."""
        has_changed = bool(self.ways) or self.before.me != self.after.me
        return self.is_whole or has_changed or any(used for _, used in self.means.cards)

    def _sheet(self) -> Chart:
        """Map on which spaces that matter have plates; others are named if they're in reach and not far."""
        walked = {space for name, way in self.ways for space in Trail((self.after.me.seat, name), way).stops}
        own = _spaces(self.before.me) | _spaces(self.after.me)
        bright = frozenset(
            {
                *(content.SUMMIT, *self.full, *walked, *self._deadly),
                *(tag.space for tag in self.tags),
                *own,
            }
        )
        board = self.after.board
        walked_past = frozenset(space for _, way in self.ways for space in way)
        near = {*(space for _, space in self.destinations), *(one.space for one in self.passed)}
        near -= board_picture.distant_spaces(_alone(self.before), (self.before.me,))
        keys = ((self.after.me.seat, name) for name in self.sliding)
        near |= {space.id for key in keys for space in self.after.slopes(key)}
        gains = {goal.space for name in CLIMBER_NAMES for goal in self.gains(name)}
        idle = frozenset(board.by_id) - bright - walked_past - near - gains
        return Chart(
            board,
            bright,
            bright,
            bare=True,
            focus=Focus.for_spaces(board.side, own, board.by_id.keys() - idle),
            closed=frozenset(self.full),
            idle=idle,
            dots=_DOTS,
            trails=tuple(Trail((self.after.me.seat, name), way, planned=True) for name, way in self.ways),
        )

    @property
    def tags(self) -> frozenset[Tag]:
        """Tags of spaces with new points, of many only of the best, and of the highest if there are none."""
        best = {goal.space for name in CLIMBER_NAMES for goal in chain(*self.choices(name))}
        gains = _stays({name: self.gains(name) for name in CLIMBER_NAMES})
        spaces = {space for _, space in gains}
        marked = spaces if len(spaces) <= _FEW else spaces & best
        calm = {way: toll for way, toll in _stays(self.heights).items() if way[1] not in spaces}
        return reach.tags({**calm, **gains}, marked | {space for _, space in calm})

    @property
    def _deadly(self) -> frozenset[str]:
        """Spaces where everybody who can go there, or whose plan ends there, would die tonight."""
        living = {space for (_, space), toll in self._open.items() if not toll.dies}
        chosen = {self.after.me.climber(name).space for name in self.dying if name in dict(self.ways)}
        return (frozenset(space for _, space in self.open_destinations) | {*filter(None, chosen)}) - living


def _stays(goals: Mapping[ClimberName, Iterable[Goal]]) -> dict[tuple[ClimberName, str], Toll]:
    """What the ways to the goals cost where climbers can stay."""
    return {(name, goal.space): goal.toll for name, own in goals.items() for goal in own if not goal.stop}


def _spaces(seat: SeatView) -> set[str]:
    """Spaces with a player's climbers and tents."""
    places = (space for climber in seat.climbers for space in (climber.space, climber.tent))
    return {space for space in places if space is not None}


def _alone(seen: Observation) -> Observation:
    """An observation without other players' climbers and tents.

    They change nothing but which spaces are full, and small grey figures were taken for choices.
    """

    def shown(seat: SeatView) -> SeatView:
        one, two = seat.climbers
        if seat.seat == seen.me.seat:
            return seat
        gone = replace(one, space=None, tent=None), replace(two, space=None, tent=None)
        return replace(seat, climbers=gone)

    return replace(seen, seats=tuple(map(shown, seen.seats)))
