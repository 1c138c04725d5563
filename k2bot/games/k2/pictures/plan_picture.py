"""The picture of a planned turn: the mountain around the own climbers, large enough for a phone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import chart, pieces, plan_foot, plan_marks, sky, trails
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowding import crowds
from k2bot.games.k2.pictures.crowding.grounds import trays
from k2bot.games.k2.pictures.pieces import pawn
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.layout import Stack, plate
from k2bot.render.scene import Area, Backdrop, Box, Disc, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from k2bot.games.k2.engine.model import ClimberName
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.crowding.crowds import Crowd
    from k2bot.games.k2.pictures.plan_marks import Group, Note
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape

_LOW, _TALL = 760, 1000
"""Pixels of the map's height: at least, and as a rule at most."""
_MARGIN = (110.0, 150.0)
"""Pixels of the painting kept around what must be seen."""
_CLOSEST = 1.9
_AIR = 18
"""Pixels that climbers and tents keep from the edges of the map."""


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
    means: plan_foot.Means = field(default_factory=plan_foot.Means)
    """The cards and the risk token."""
    tolls: Mapping[tuple[ClimberName, str], plan_marks.Toll] = field(default_factory=dict)
    """What going to a destination takes beside cards."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes. Raises ValueError for a spectator's observation."""
        was, own = self.before.own, self.after.own
        if was is None or own is None:
            raise ValueError(
                "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
            )
        goals = plan_marks.reached(
            [(name, space) for name, space in self.destinations if own.climber(name).space != space],
            self.tolls,
        )
        laid = self._laid_out(was, own, goals)
        still = _mountain(self.after, laid.sheet, writing)
        told = self._told(goals)
        table = plan_foot.foot(was, own, self.after.weather, told, writing)
        foot = Box.at(0, laid.sheet.box.bottom, theme.WIDTH, table.height)
        shapes = (
            *still,
            *laid.grounds(goals),
            *laid.pieces(own.seat, self.after, goals, writing),
            *Stack((plate(theme.PAPER), table)).placed(foot),
        )
        areas = (*laid.areas, Area("foot", foot))
        return Scene(theme.WIDTH, round(foot.bottom), theme.PAPER, shapes, areas, len(still))

    def _laid_out(self, was: SeatView, own: SeatView, goals: Mapping[str, tuple[Group, ...]]) -> _Map:
        """The map, and where each thing lies on it: weather and ways first, then marks, then people."""
        after = self.after
        walked = {space for _, way in self.ways for space in way}
        sheet = _zoomed(after, {*goals, *_spaces(was), *_spaces(own), *walked})
        plates, trail_ends = sheet.plates(), [Trail((own.seat, name), way) for name, way in self.ways]
        trail = trails.trails(sheet, trail_ends)
        lines = (*sheet.lines(), *(trails.courses(sheet, trail_ends) * 3))
        notes = plan_marks.notes(after, sheet)
        taken = [
            *(note.box for note in notes),
            *(arrow.box for arrow in chart.arrows(sheet)),
            *(shape.box for shape in trail if isinstance(shape, Disc)),
            *(
                Box.over(Box(*at, *at) for at in shape.points)
                for shape in trail
                if isinstance(shape, Polygon)
            ),
        ]
        ringed = {
            space: box.grown(8 * sheet.scale) if space in walked else box for space, box in plates.items()
        }
        marks = plan_marks.places(sheet, ringed, goals, taken=taken, lines=lines)
        ghosts = _ghosts(was, own)
        stand = crowds.settle(
            ringed,
            _counts(after, plates, ghosts),
            sheet.box.grown(-_AIR),
            scale=sheet.scale,
            taken=[*taken, *(plan_marks.flap(mark, sheet.scale) for mark in marks.values())],
            ropes=lines,
            levels=sky.levels(after, sheet),
        )
        return _Map(sheet, trail, notes, marks, stand, ghosts)

    def _told(self, goals: Mapping[str, tuple[Group, ...]]) -> plan_foot.Told:
        """What the foot tells beside the climbers themselves."""
        groups = [group for several in goals.values() for group in several]
        return plan_foot.Told(
            tuple(name for name in CLIMBER_NAMES if any(name in group.names for group in groups)),
            self.tonight,
            self.sliding,
            self.means,
            tuple(sorted({group.toll for group in groups if group.toll != plan_marks.FREE})),
        )


class _Map(NamedTuple):
    """The part of the mountain that is shown, and where what is no part of it lies."""

    sheet: Chart
    trail: tuple[Shape, ...]
    notes: tuple[Note, ...]
    marks: Mapping[str, Box]
    """The marks of who can go to a space."""
    stand: Mapping[str, Crowd]
    ghosts: Mapping[ClimberName, str]
    """Own climbers that only were on a space."""

    def grounds(self, goals: Mapping[str, tuple[Group, ...]]) -> tuple[Shape, ...]:
        """What lies below the plates: grounds of crowds, frames of destinations, the planned ways."""
        wide = plan_marks.FRAME * self.sheet.scale
        framed = {
            space: box.grown(wide) if space in goals else box for space, box in self.sheet.plates().items()
        }
        return (
            *trays(framed, self.stand),
            *plan_marks.frames(self.sheet, goals, self.marks),
            *self.trail,
            *chart.uncovered(self.sheet),
        )

    def pieces(
        self, seat: int, after: Observation, goals: Mapping[str, tuple[Group, ...]], writing: Writing
    ) -> tuple[Shape, ...]:
        """What lies beside the plates: notes, marks of who can go where, climbers and tents."""
        shapes: list[Shape] = []
        for note in self.notes:
            shapes += plan_marks.note(note, writing)
        for space, box in self.marks.items():
            shapes += plan_marks.drawn(seat, goals[space], box)
        for space, crowd in self.stand.items():
            gone = [(seat, name) for name, place in self.ghosts.items() if place == space]
            shapes += _crowd(after, space, crowd, gone)
        return tuple(shapes)

    @property
    def areas(self) -> tuple[Area, ...]:
        """What must be seen whole."""
        return (
            *chart.areas(self.sheet.plates(), self.stand),
            *(Area(f"note {note.name}", note.box) for note in self.notes),
            *(Area(f"mark {space}", box) for space, box in self.marks.items()),
        )


def _mountain(seen: Observation, sheet: Chart, writing: Writing) -> tuple[Shape, ...]:
    """What stays the same while a turn is planned on a part of the map."""
    painting = mountain.Mountain(seen.board.side, sky.sky_of(seen.weather), sky.hour_of(seen))
    return (
        Backdrop(painting, sheet.box, sheet.window),
        *sky.veils(seen, sheet),
        *sky.lines(seen, sheet, sheet.box.right - 8),
        *chart.ropes(sheet),
        *chart.plates(sheet, writing),
    )


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


def _counts(
    after: Observation, spaces: Collection[str], ghosts: Mapping[ClimberName, str]
) -> dict[str, tuple[int, int]]:
    """How many climbers, with those that only were there, and how many tents stand on each space."""
    left = Counter(ghosts.values())
    return {space: (len(after.standing(space)) + left[space], len(after.tents(space))) for space in spaces}


def _zoomed(seen: Observation, matter: Collection[str]) -> Chart:
    """The part of the mountain that holds the spaces that matter, as large as may be; or all of it."""
    boxes = []
    for space in matter or seen.board.by_id:
        at = mountain.place(seen.board.by_id[space].x, seen.board.by_id[space].y)
        boxes.append(Box.around(at, 2 * _MARGIN[0], 2 * _MARGIN[1]))
    need = Box.over(boxes)
    width, height = mountain.SIZE
    zoom = max(1.0, min(_CLOSEST, width / need.width, _TALL / need.height))
    tall = min(height, max(_LOW, need.height * zoom))
    view = (width / zoom, tall / zoom)
    left = min(max(0.0, need.centre[0] - view[0] / 2), width - view[0])
    top = min(max(0.0, need.centre[1] - view[1] / 2), height - view[1])
    box = Box(0, 0, width, round(tall))
    return Chart(seen.board, Box.at(left, top, *view), box, min(zoom, 1.55), frozenset(matter))


def _crowd(
    after: Observation, space: str, crowd: Crowd, gone: Collection[tuple[int, ClimberName]]
) -> tuple[Shape, ...]:
    """Who stands there first, then ghosts of who is gone; tents below."""
    shapes: list[Shape] = []
    boxes = iter(crowd.climbers)
    for key in after.standing(space):
        shapes += pawn(key, next(boxes))
    for key in gone:
        shapes += pawn(key, next(boxes), ghost=True)
    for key, box in zip(after.tents(space), crowd.tents, strict=True):
        shapes += pieces.tent(key[0], box)
    return pieces.letters_last(shapes)
