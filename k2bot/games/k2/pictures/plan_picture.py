"""Picture of a planned turn: the map with all that is in reach, and beside it what the plan leads to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, ClimberName, Observation, SeatView, content
from k2bot.games.k2.engine.terrain import cost_of_way, terrain
from k2bot.games.k2.pictures import (
    board_picture,
    chart,
    crowds,
    palette,
    panel,
    plan_panel,
    reach,
    sky,
)
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.places import TABLE, Focus
from k2bot.games.k2.pictures.plan_panel import ClimberPlan, Resources
from k2bot.render import theme
from k2bot.render.scene import Area, Cutout, Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Look, Writing
    from k2bot.games.k2.pictures.reach import Goal, Toll


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
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    dying: tuple[ClimberName, ...] = ()
    """Climbers who would die in it (rule 21)."""
    sliding: tuple[ClimberName, ...] = ()
    """Climbers who would slide (rule 40)."""
    means: Resources = field(default_factory=Resources)
    """Cards and risk token."""
    tolls: Mapping[tuple[ClimberName, str], Toll] = field(default_factory=dict)
    """What destinations take."""
    full: tuple[str, ...] = ()
    """Spaces a climber could go to if they were not full."""

    @property
    def open_to(self) -> tuple[tuple[ClimberName, str], ...]:
        """The destinations, without the spaces on which the climbers are."""
        own = self.after.me
        return tuple((name, space) for name, space in self.destinations if own.climber(name).space != space)

    @property
    def _living(self) -> set[tuple[ClimberName, str]]:
        """Those of them where the climber wouldn't die tonight."""
        return {goal for goal in self.open_to if not self.tolls.get(goal, reach.FREE).dies}

    @property
    def favourites(self) -> frozenset[str]:
        """The spaces that bring most points."""
        return frozenset(chain(*reach.best(self.after, self.open_to, self.tolls).values()))

    @property
    def goals(self) -> Mapping[ClimberName, tuple[Goal, ...]]:
        """The spaces that a climber's card lists; all in reach have a ring on the map."""
        return reach.goals(self.after, self.open_to, self.tolls)

    def price(self, name: ClimberName) -> int:
        """Movement points that the plan spends on a climber: its ways, and its tent if it pitches that."""
        ground = terrain(self.after.board.side, self.after.weather)
        ways = (way for who, way in self.ways if who == name)
        tent = self.after.me.climber(name).tent
        pitched = ground.tent[tent] if tent and self.before.me.climber(name).tent != tent else 0
        return sum(cost_of_way(ground, start, way) for start, *way in ways) + pitched

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture. Raises ValueError for a spectator's observation."""
        was, own, after = self.before.own, self.after.own, self.after
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        hour = sky.hour_of(after)
        sheet, looks = self._sheet(), self._looks()
        still, noted = board_picture.ground(after, writing, hour, sheet.focus)
        ways = [Trail((own.seat, name), way, lettered=True) for name, way in self.ways]
        listed = sorted({goal.space for goal in chain(*self.goals.values()) if not goal.toll.dies})
        plans = [self._planned(name) for name in CLIMBER_NAMES if was.climber(name).alive]
        shown: list[sky.Sign] = ["points", "full"] if self.full else ["points"]
        if self._is_begun and len(looks) > len(listed):
            shown.append("reach")
        shown += sorted({name for _, name in sheet.pins})[:1]  # the other letter is understood
        if reach.DEADLY in looks.values():
            shown.append("deadly")
        if any(goals[0].toll.short for plan in plans for goals in plan.choices[: plan_panel.CHOICES]):
            shown.append("short")
        signs, signed = sky.legend(tuple(shown), writing, own.seat)
        noted = (*noted, *signed)
        trail, lines = chart.trails(sheet, ways), chart.courses(sheet, ways)
        ends = chart.ends(trail)
        plates = sheet.plates()
        ghosts = _ghosts(was, own)
        moved = [(own.seat, name) for name, _ in self.ways if own.climber(name).space]
        pitched = [
            (own.seat, name)
            for name in CLIMBER_NAMES
            if was.climber(name).tent is None is not own.climber(name).tent
        ]
        marks: dict[ClimberKey, Mark] = {
            **{(own.seat, name): "slides" for name in self.sliding},
            **{(own.seat, name): "dies" for name in self.dying},
        }
        stand = crowds.settle(
            sheet,
            board_picture.camps(after, gone=ghosts),
            taken=[*(area.box for area in noted), *ends],
            walked=lines,
            minor=board_picture.in_use(after) - _spaces(was) - _spaces(own),
        )
        told = plan_panel.table(own.seat, after, plans, self.means, writing)
        paper = palette.paper(hour, sky.sky_of(sky.weather_of(after)))
        kept = (*still, *panel.ground(TABLE, paper))
        shapes = (
            *kept,
            *board_picture.ledges(plates, stand),
            *(shape for space in listed for shape in reach.ring(own.seat, plates[space])),
            *(
                shape
                for space, look in sorted(looks.items())
                if space not in listed
                for shape in reach.edge(plates[space], look)
            ),
            *trail,
            *(
                shape
                for key in moved
                for shape in board_picture.rim(after, stand, key, dies=key[1] in self.dying)
            ),
            *chart.plates(sheet, writing, looks),
            *chart.pins(sheet, own.seat),
            *(Cutout(area.box, 12) for area in noted),
            *signs,
            *board_picture.everybody(after, sheet, stand, marks, gone=ghosts, pitched=pitched, own=own.seat),
            *told.placed(TABLE),
        )
        areas = (
            *noted,
            *crowds.areas(sheet, stand),
            Area("table", TABLE),
        )
        return Scene(*theme.FRAME, theme.PAPER, shapes, areas, len(kept))

    def _planned(self, name: ClimberName) -> ClimberPlan:
        """What the panel says of a climber."""
        was, own, spaces = self.before.me.climber(name), self.after.me.climber(name), self.after.board.by_id
        start, end = (spaces[one.space or content.BASE_CAMP] for one in (was, own))
        ways = [way for who, way in self.ways if who == name]
        stops = tuple(space for number, way in enumerate(ways) for space in way[number > 0 :])
        back = stops[1:-1] if stops and stops[0] == stops[-1] else ()
        return ClimberPlan(
            (self.after.me.seat, name),
            was,
            own,
            self.tonight.get(name),
            name in self.dying,
            name in self.sliding,
            end.altitude > start.altitude,
            end.vp >= own.vp,
            self.price(name),
            (planned := bool(ways) or was != own),
            (choices := reach.choices(self.goals[name])),
            any(who == name for who, _ in self._living),
            not planned and bool(self.open_to) and not choices and own.space != content.SUMMIT,
            stops,
            max(back, key=lambda space: spaces[space].altitude, default=None),
            self._is_begun,
        )

    @property
    def _is_begun(self) -> bool:
        """Whether anything is planned."""
        return bool(self.ways) or self.before.me != self.after.me or any(used for _, used in self.means.cards)

    def _sheet(self) -> Chart:
        """The map, where spaces that matter have plates and others dots."""
        walked = {space for _, way in self.ways for space in way}
        listed = {goal.space for some in self.goals.values() for goal in some}
        bright = frozenset(
            {content.SUMMIT, *self.full, *walked, *listed, *_spaces(self.before.me), *_spaces(self.after.me)}
        )
        count = Counter(space for _, space in self._living)
        both = all(one.alive for one in self.after.me.climbers)
        pins = frozenset(
            (space, name) for name, space in self._living if both and space in listed and count[space] == 1
        )
        board = self.after.board
        camped = board_picture.in_use(self.before) | board_picture.in_use(self.after)
        focus = Focus.on(board.side, camped)
        closed = frozenset(self.full)
        return Chart(board, bright, bright, bare=True, pins=pins, focus=focus, closed=closed)

    def _looks(self) -> Mapping[str, Look]:
        """How spaces in reach look on the map."""
        looks: dict[str, Look] = {}
        for space in {space for _, space in self.open_to}:
            tolls = [self.tolls.get(goal, reach.FREE) for goal in self.open_to if goal[1] == space]
            looks[space] = reach.DEADLY if all(toll.dies for toll in tolls) else reach.OPEN
        return looks


def _spaces(seat: SeatView) -> set[str]:
    """Spaces with a player's climbers and tents."""
    places = (space for climber in seat.climbers for space in (climber.space, climber.tent))
    return {space for space in places if space is not None}


def _ghosts(was: SeatView, own: SeatView) -> list[tuple[ClimberKey, str]]:
    """The climbers the plan moves, with their spaces before."""
    return [
        ((own.seat, name), space)
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    ]
