"""The picture of the board: the mountain, all that stands on it, the weather, a row for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import chart, forecast, panel, sky
from k2bot.games.k2.pictures import trails as ways
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowding import crowds, grounds
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Area, Backdrop, Box, Scene, Uncovered

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.crowding.crowds import Crowd
    from k2bot.games.k2.pictures.scenery.conditions import Hour
    from k2bot.render.scene import Shape

_AROUND = 8
"""Pixels that climbers and tents keep at least from the weather's note."""


def board(
    observation: Observation,
    names: Sequence[str],
    *,
    trails: Sequence[Trail] = (),
    mark: ClimberKey | None = None,
    goals: Sequence[str] = (),
    fallen: Sequence[tuple[ClimberKey, str]] = (),
    pitched: Collection[ClimberKey] = (),
    hour: Hour | None = None,
    computers: Collection[int] = (),
) -> bytes:
    """The board as a file: mountain, weather, tokens, climbers, and a row for every player.

    ``names`` by seat. ``trails`` are drawn as lines along the ropes; ``mark`` is a climber to ring (one that
    is asked about), ``goals`` are spaces it can slide to; ``fallen`` are climbers that died, and where;
    ``pitched`` tents are shown as new.
    ``hour`` is the time of day, that of the phase unless given. ``computers`` are seats they play.
    """
    return paint.draw(
        scene(
            observation,
            names,
            trails=trails,
            mark=mark,
            goals=goals,
            fallen=fallen,
            pitched=pitched,
            hour=hour,
            computers=computers,
        )
    )


def scene(
    observation: Observation,
    names: Sequence[str],
    *,
    trails: Sequence[Trail] = (),
    mark: ClimberKey | None = None,
    goals: Sequence[str] = (),
    fallen: Sequence[tuple[ClimberKey, str]] = (),
    pitched: Collection[ClimberKey] = (),
    hour: Hour | None = None,
    computers: Collection[int] = (),
) -> Scene:
    """What ``board`` draws."""
    sheet = Chart.whole(observation.board)
    space = observation.seats[mark[0]].climber(mark[1]).space if mark else None
    if mark and space:
        trails = (*trails, *(Trail(mark, (space, goal)) for goal in goals))
    note, note_area = forecast.forecast(observation)
    edge, edge_areas = sky.bands(observation)
    plates = sheet.plates()
    taken = [note_area, *edge_areas]
    walls = [note_area.box.grown(_AROUND), *(area.box for area in edge_areas)]
    stand = standing(sheet, observation, walls, walked=trails, fallen=fallen)
    time = hour or sky.hour_of(observation)
    still: tuple[Shape, ...] = (
        Backdrop(
            mountain.Mountain(observation.board.side, sky.sky_of(sky.weather_of(observation)), time),
            sheet.box,
            sheet.window,
        ),
        *sky.veils(observation, sheet),
        *sky.slides(observation, time),
        *sky.lines(observation, sheet, sky.LINES_END),
        *chart.ropes(sheet),
        *chart.plates(sheet),
        *edge,
        *note,
    )
    shapes: list[Shape] = [
        *still,
        *grounds.trays(plates, stand),
        *chart.ropes(sheet, over=[ground.box for crowd in stand.values() for ground in crowd.grounds]),
        *ways.trails(sheet, trails),
        *_marked(observation, stand, mark, fallen),
        *chart.uncovered(sheet),
        *(Uncovered(area.box, 12) for area in taken),
    ]
    for space, crowd in stand.items():
        shapes += grounds.people(
            crowd,
            observation.standing(space),
            observation.tents(space),
            fallen=[key for key, place in fallen if place == space],
            pitched=pitched,
        )
    table = Box(0, mountain.SIZE[1], theme.WIDTH, mountain.SIZE[1] + panel.height(observation))
    shapes += panel.table(observation, names, table, asked=mark[0] if mark else None, computers=computers)
    areas = (
        *taken,
        *(Area(f"plate {space}", box) for space, box in plates.items()),
        *(
            Area(f"{('crowd', 'tents')[number]} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
    )
    return Scene(theme.WIDTH, round(table.bottom), theme.PAPER, tuple(shapes), areas, len(still))


def _marked(
    observation: Observation,
    stand: Mapping[str, Crowd],
    mark: ClimberKey | None,
    fallen: Sequence[tuple[ClimberKey, str]],
) -> tuple[Shape, ...]:
    """The ring around the climber that is asked about."""
    space = observation.seats[mark[0]].climber(mark[1]).space if mark else None
    if mark is None or space is None:
        return ()
    dead = sum(place == space for _, place in fallen)
    return grounds.ring(stand[space].climbers[dead + observation.standing(space).index(mark)])


def standing(
    sheet: Chart,
    observation: Observation,
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
        people, tents = len(observation.standing(space)), len(observation.tents(space))
        left = observation.places_left(space)
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
        levels=sky.levels(observation, sheet),
    )
