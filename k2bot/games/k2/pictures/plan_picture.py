"""The picture of a planned turn: the map as on the board, and beside it what the plan comes to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    ClimberName,
)
from k2bot.games.k2.pictures import (
    board_picture,
    chart,
    crowds,
    grounds,
    palette,
    panel,
    plan_marks,
    plan_table,
    sky,
    trails,
)
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.places import TABLE
from k2bot.games.k2.pictures.stands import Need
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Disc, Polygon, Scene, Shape, Uncovered

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.writing import Writing

_RING = 12.0
"""Pixels that the ring around a plate on a way takes."""


@dataclass(frozen=True, slots=True)
class PlanPicture:
    """A turn under way, for the observer's own seat."""

    before: Observation
    """The table as the turn began."""
    after: Observation
    """The table as planned so far."""
    destinations: tuple[tuple[ClimberName, str], ...] = ()
    """A climber, and a space it can go to."""
    ways: tuple[tuple[ClimberName, tuple[str, ...]], ...] = ()
    """A climber, and the spaces from its start to its end."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: tuple[ClimberName, ...] = ()
    """Who would slide in it (rule 40)."""
    means: plan_table.Means = field(default_factory=plan_table.Means)
    """The cards and the risk token."""
    tolls: Mapping[tuple[ClimberName, str], plan_marks.Toll] = field(default_factory=dict)
    """What going to a destination takes beside cards."""
    full: tuple[str, ...] = ()
    """Spaces to which a climber could go if they were not full."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes. Raises ValueError for a spectator's observation."""
        was, own, after = self.before.own, self.after.own, self.after
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        open_to = [(name, space) for name, space in self.destinations if own.climber(name).space != space]
        reached = plan_marks.reached(open_to, self.tolls)
        goals = plan_marks.with_full(reached, self.full, writing.text("picture-full"))
        best = plan_marks.best(after, open_to, self.tolls)
        walked = {space for _, way in self.ways for space in way}
        near = frozenset({*best, *walked, *_spaces(was), *_spaces(own)})
        sheet = Chart(after.board, frozenset(goals) | near, near)
        hour = sky.hour_of(after)
        still, noted = board_picture.ground(after, writing, hour)
        ways = [Trail((own.seat, name), way) for name, way in self.ways]
        trail, lines = trails.trails(sheet, ways), trails.courses(sheet, ways)
        plates = sheet.plates()
        rings = {**dict.fromkeys(best, plan_marks.FRAME), **dict.fromkeys(walked, _RING)}
        ghosts = _ghosts(was, own)
        doomed = [name for name, level in self.tonight.items() if level < 1]
        stand = crowds.settle(
            sheet,
            _needs(after, ghosts),
            plan_marks.notes(goals, rings),
            taken=[*(area.box for area in noted), *_ends(trail)],
            walked=lines,
        )
        marks = {space: crowd.note for space, crowd in stand.items() if crowd.note}
        told = plan_table.Told(
            tuple(name for name in CLIMBER_NAMES if any(name == who for who, _ in open_to)),
            self.tonight,
            self.sliding,
            self.means,
            _tolls(goals, doomed),
            bool(best),
            any(climber.alive and climber.tent is None for climber in own.climbers),
        )
        paper = palette.paper(hour, sky.sky_of(sky.weather_of(after)))
        kept = (*still, *panel.ground(TABLE, paper))
        shapes = (
            *kept,
            *grounds.trays(plates, stand),
            *plan_marks.frames(plates, best),
            *trail,
            *plan_marks.flaps(sheet, goals, marks),
            *chart.plates(sheet, writing),
            *(Uncovered(area.box, 12) for area in noted),
            *(
                shape
                for space, mark in marks.items()
                for shape in plan_marks.drawn(sheet, space, goals[space], mark.box, is_best=space in best)
            ),
            *_people(after, own.seat, sheet, stand, ghosts=ghosts, doomed=doomed),
            *grounds.tags(stand, writing),
            *plan_table.table(was, own, after, told, writing).placed(TABLE),
        )
        areas = (
            *noted,
            *chart.areas(sheet, stand),
            *(Area(f"mark {space}", mark.box) for space, mark in marks.items()),
            Area("table", TABLE),
        )
        return Scene(*theme.FRAME, theme.PAPER, shapes, areas, len(kept))


def _ends(trail: Iterable[Shape]) -> list[Box]:
    """The boxes of the dots and arrow heads of ways."""
    found = [shape.box for shape in trail if isinstance(shape, Disc)]
    heads = (shape.points for shape in trail if isinstance(shape, Polygon))
    return [*found, *(Box.over(Box(*at, *at) for at in points) for points in heads)]


def _tolls(
    goals: Mapping[str, Sequence[plan_marks.Group]], doomed: Collection[ClimberName]
) -> tuple[plan_marks.Toll, ...]:
    """What the table explains: what going somewhere takes, and the sign of who would die as planned."""
    found = {group.toll for groups in goals.values() for group in groups} - {plan_marks.FREE}
    return tuple(sorted({*found, plan_marks.Toll(dies=True)} if doomed else found))


def _spaces(seat: SeatView) -> set[str]:
    """Where a player's climbers and tents are."""
    places = (space for climber in seat.climbers for space in (climber.space, climber.tent))
    return {space for space in places if space is not None}


def _ghosts(was: SeatView, own: SeatView) -> dict[ClimberName, str]:
    """The climbers that the plan moves, and where they were."""
    return {
        name: space
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    }


def _needs(after: Observation, ghosts: Mapping[ClimberName, str]) -> dict[str, Need]:
    """What stands on each space, with the climbers that only were there."""
    left = Counter(ghosts.values())
    return {
        space: Need(len(after.standing(space)) + left[space], len(after.tents(space)))
        for space in after.board.by_id
    }


def _people(
    after: Observation,
    seat: int,
    sheet: Chart,
    stand: Mapping[str, Crowd],
    *,
    ghosts: Mapping[ClimberName, str],
    doomed: Collection[ClimberName],
) -> tuple[Shape, ...]:
    """Who stands on each space, with ghosts of who is gone; who of the own would die tonight is marked."""
    marked = [(seat, name) for name in doomed]
    shapes: list[Shape] = []
    for space, crowd in stand.items():
        gone = [(seat, name) for name, place in ghosts.items() if place == space]
        shapes += grounds.people(
            crowd,
            after.standing(space),
            after.tents(space),
            gone=gone,
            doomed=marked,
            plates=sheet.plates_from(space),
        )
    return tuple(shapes)
