"""The picture of the board: the mountain, all that stands on it, and the table beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pictures import chart, crowds, forecast, grounds, palette, panel, sky
from k2bot.games.k2.pictures import trails as ways
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.places import MAP, TABLE
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.stands import Need
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Decal, Scene, Shape, Uncovered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.scenery.mountain import Hour
    from k2bot.games.k2.pictures.writing import Writing


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
    choices: bool = True
    """Whether it says who has chosen cards; not in a post, whose picture stays while they choose."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, sheet = self.seen, Chart(self.seen.board)
        marked = self._marked_space
        slides = tuple(Trail(self.mark, (marked, goal)) for goal in self.goals if self.mark and marked)
        trails = (*self.trails, *slides)
        time = self.hour or sky.hour_of(seen)
        doomed, (still, noted) = would_die(seen), ground(seen, writing, time)
        warning, warned = sky.warning(noted[-1].box, writing) if doomed else ((), ())
        stand = crowds.settle(
            sheet,
            needs(seen, self.fallen),
            taken=[area.box for area in (*noted, *warned)],
            walked=ways.courses(sheet, trails),
        )
        above = TABLE.top + forecast.height(seen)
        rows = Box(TABLE.left, above, TABLE.right, TABLE.bottom)
        paper = palette.paper(time, sky.sky_of(sky.weather_of(seen)))
        # The fewer play, the more of the mountain is seen.
        page = Box(TABLE.left, TABLE.top, TABLE.right, panel.bottom(seen, rows))
        shapes: list[Shape] = [
            *still,
            *chart.plates(sheet, writing),
            *panel.ground(page, paper),
        ]
        # All of it depends on the day's weather alone, so tables share it.
        kept = len(shapes)
        head = forecast.kept(seen, writing, Box(TABLE.left, TABLE.top, TABLE.right, above), paper)
        shapes += [
            *head,
            *grounds.trays(sheet.plates(), stand),
            *ways.trails(sheet, trails),
            *self._ring(stand),
            *chart.uncovered(sheet),
            *(Uncovered(area.box, 12) for area in noted),
            *warning,
        ]
        for space, crowd in stand.items():
            fallen = [key for key, place in self.fallen if place == space]
            shapes += grounds.people(
                crowd,
                seen.standing(space),
                seen.tents(space),
                fallen=fallen,
                pitched=self.pitched,
                doomed=doomed,
                plates=sheet.plates_from(space),
            )
        shapes += grounds.tags(stand, writing)
        asked = self.mark[0] if self.mark else None
        shapes += panel.table(seen, writing, rows, paper=paper, asked=asked, choices=self.choices)
        areas = (*noted, *warned, *chart.areas(sheet, stand), Area("table", TABLE))
        return Scene(*theme.FRAME, theme.PAPER, tuple(shapes), areas, kept)

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


def ground(seen: Observation, writing: Writing, hour: Hour) -> tuple[tuple[Shape, ...], tuple[Area, ...]]:
    """The map with its weather, ropes and notes, without plates and people; and the areas of the notes."""
    # The nights of a film share a clear sky: there is room for few painted mountains in memory.
    above = "clear" if hour == "night" else sky.sky_of(sky.weather_of(seen))
    edge, edge_areas = sky.bands(seen, writing)
    key, key_area = sky.key(writing, over=seen.phase is Phase.OVER)
    shapes: tuple[Shape, ...] = (
        mountain.behind(seen.board.side, above, hour),
        *sky.veils(seen),
        *sky.slides(seen, hour),
        *Decal.of((*sky.lines(seen.board), *chart.ropes(Chart(seen.board))), MAP),
        *edge,
        *key,
    )
    return shapes, (*edge_areas, key_area)


def needs(seen: Observation, fallen: Sequence[tuple[ClimberKey, str]] = ()) -> dict[str, Need]:
    """What is to stand on each space; who fell there takes room, too, but no place of the space's limit."""
    found: dict[str, Need] = {}
    for space in seen.board.by_id:
        people, tents = len(seen.standing(space)), len(seen.tents(space))
        dead = sum(place == space for _, place in fallen)
        found[space] = Need(
            people + dead, tents, seen.places_left(space) == 0 and seen.phase is not Phase.OVER
        )
    return found
