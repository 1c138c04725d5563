"""The picture of the board: the mountain, all that stands on it, the weather, a row for every player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import chart, forecast, panel, sky
from k2bot.games.k2.pictures import trails as ways
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowding import crowds, grounds
from k2bot.games.k2.pictures.scenery.mountain import Mountain
from k2bot.render import theme
from k2bot.render.scene import Backdrop, Box, Scene, Uncovered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.crowding.crowds import Crowd
    from k2bot.games.k2.pictures.scenery.mountain import Hour
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape

_AROUND = 8
"""Pixels that climbers and tents keep at least from the weather's note."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The board at a moment: mountain, weather, tokens, climbers, and a row for every player."""

    seen: Observation
    trails: tuple[Trail, ...] = ()
    """Ways that are drawn as lines along the ropes."""
    mark: ClimberKey | None = None
    """A climber to ring, one that is asked about; its row is lit."""
    goals: tuple[str, ...] = ()
    """Spaces to which the marked climber can slide."""
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers that died, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Whose tents are shown as new."""
    hour: Hour | None = None
    """The time of day; that of the phase unless given."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, sheet = self.seen, Chart.whole(self.seen.board)
        marked = self._marked_space
        slides = tuple(Trail(self.mark, (marked, goal)) for goal in self.goals if self.mark and marked)
        trails = (*self.trails, *slides)
        note, note_area = forecast.forecast(seen, writing)
        edge, edge_areas = sky.bands(seen, writing)
        plates = sheet.plates()
        taken = [note_area, *edge_areas]
        walls = [note_area.box.grown(_AROUND), *(area.box for area in edge_areas)]
        stand = standing(sheet, seen, walls, walked=trails, fallen=self.fallen)
        time = self.hour or sky.hour_of(seen)
        still: tuple[Shape, ...] = (
            Backdrop(
                Mountain(seen.board.side, sky.sky_of(sky.weather_of(seen)), time), sheet.box, sheet.window
            ),
            *sky.veils(seen, sheet),
            *sky.slides(seen, time),
            *sky.lines(seen, sheet, sky.LINES_END),
            *chart.ropes(sheet),
            *chart.plates(sheet, writing),
            *edge,
            *note,
        )
        shapes: list[Shape] = [
            *still,
            *grounds.trays(plates, stand),
            *chart.ropes(sheet, over=[ground.box for crowd in stand.values() for ground in crowd.grounds]),
            *ways.trails(sheet, trails),
            *self._ring(stand),
            *chart.uncovered(sheet),
            *(Uncovered(area.box, 12) for area in taken),
        ]
        for space, crowd in stand.items():
            fallen = [key for key, place in self.fallen if place == space]
            shapes += grounds.people(
                crowd, seen.standing(space), seen.tents(space), fallen=fallen, pitched=self.pitched
            )
        table = Box.at(0, sheet.box.bottom, theme.WIDTH, panel.height(seen))
        shapes += panel.table(seen, writing, table, asked=self.mark[0] if self.mark else None)
        areas = (*taken, *chart.areas(plates, stand))
        return Scene(theme.WIDTH, round(table.bottom), theme.PAPER, tuple(shapes), areas, len(still))

    @property
    def _marked_space(self) -> str | None:
        """Where the marked climber is."""
        return self.seen.seats[self.mark[0]].climber(self.mark[1]).space if self.mark else None

    def _ring(self, stand: Mapping[str, Crowd]) -> tuple[Shape, ...]:
        """The ring around the climber that is asked about."""
        space = self._marked_space
        if self.mark is None or space is None:
            return ()
        dead = sum(place == space for _, place in self.fallen)
        return grounds.ring(stand[space].climbers[dead + self.seen.standing(space).index(self.mark)])


def standing(
    sheet: Chart,
    seen: Observation,
    taken: Sequence[Box],
    *,
    walked: Sequence[Trail] = (),
    fallen: Sequence[tuple[ClimberKey, str]] = (),
) -> dict[str, Crowd]:
    """Where the climbers and tents of every space in the picture stand: beside the ways if possible.

    Who fell there takes room, too, but no place of the space's limit.
    """
    plates = sheet.plates()
    counts: dict[str, tuple[int, ...]] = {}
    for space in plates:
        people, tents = len(seen.standing(space)), len(seen.tents(space))
        left = seen.places_left(space)
        dead = sum(place == space for _, place in fallen)
        marked = () if left is None or not people else (left,)
        counts[space] = (people + dead, tents, *marked)
    ropes = (*sheet.lines(), *(ways.courses(sheet, walked) * 3))
    frame = sheet.box.grown(-6)
    return crowds.settle(
        plates,
        counts,
        frame,
        scale=sheet.scale,
        taken=taken,
        ropes=ropes,
        levels=sky.levels(seen, sheet),
    )
