"""The picture of a planned turn: the mountain around the own climbers, large enough for a phone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import chart, pieces, plan_foot, plan_marks, sky, trails
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowding import crowds
from k2bot.games.k2.pictures.crowding.grounds import trays
from k2bot.games.k2.pictures.pieces import pawn
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Area, Backdrop, Box, Disc, Polygon, Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberName
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.crowding.crowds import Crowd
    from k2bot.render.scene import Shape

_LOW, _TALL = 760, 1000
"""Pixels of the map's height: at least, and as a rule at most."""
_MARGIN = (110.0, 150.0)
"""Pixels of the painting kept around what must be seen."""
_CLOSEST = 1.9
_AIR = 18
"""Pixels that climbers and tents keep from the edges of the map."""


def plan(
    before: Observation,
    after: Observation,
    names: Sequence[str],
    *,
    destinations: Sequence[tuple[ClimberName, str]] = (),
    ways: Sequence[tuple[ClimberName, tuple[str, ...]]] = (),
    tonight: Mapping[ClimberName, int] | None = None,
    sliding: Collection[ClimberName] = (),
    means: plan_foot.Means | None = None,
    tolls: Mapping[tuple[ClimberName, str], plan_marks.Toll] | None = None,
) -> bytes:
    """A turn under way as a file, for the observer's own seat.

    ``before`` is the table as the turn began, ``after`` as planned so far. ``destinations`` are of a climber
    and a space, ``ways`` of a climber and the spaces from the start to the end, ``tonight`` are the levels
    after tonight's check, ``sliding`` who would slide in it (rule 40), ``means`` the cards and risk token,
    ``tolls`` what going to a destination takes beside cards.
    Raises ValueError for a spectator's observation.
    """
    return paint.draw(
        scene(
            before,
            after,
            names,
            destinations=destinations,
            ways=ways,
            tonight=tonight,
            sliding=sliding,
            means=means,
            tolls=tolls,
        )
    )


def scene(
    before: Observation,
    after: Observation,
    names: Sequence[str],
    *,
    destinations: Sequence[tuple[ClimberName, str]] = (),
    ways: Sequence[tuple[ClimberName, tuple[str, ...]]] = (),
    tonight: Mapping[ClimberName, int] | None = None,
    sliding: Collection[ClimberName] = (),
    means: plan_foot.Means | None = None,
    tolls: Mapping[tuple[ClimberName, str], plan_marks.Toll] | None = None,
) -> Scene:
    """What ``plan`` draws."""
    was, own = before.own, after.own
    if was is None or own is None:
        raise ValueError(
            "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
        )
    goals = plan_marks.reached(
        [(name, space) for name, space in destinations if own.climber(name).space != space], tolls
    )
    own_spaces = {
        space
        for climber in (*was.climbers, *own.climbers)
        for space in (climber.space, climber.tent)
        if space is not None
    }
    matter = {*goals, *own_spaces, *(space for _, way in ways for space in way)}
    sheet = _zoomed(after, matter or {space.id for space in after.board.spaces}, matter)
    ghosts = {
        name: space
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    }
    plates = sheet.plates()
    walked = [Trail((own.seat, name), way) for name, way in ways]
    trail = trails.trails(sheet, walked)
    lines = (*sheet.lines(), *(trails.courses(sheet, walked) * 3))
    notes = plan_marks.notes(after, sheet)
    taken = [
        *(note.box for note in notes),
        *(arrow.box for arrow in chart.arrows(sheet)),
        *(shape.box for shape in trail if isinstance(shape, Disc)),
        *(Box.over(Box(*at, *at) for at in shape.points) for shape in trail if isinstance(shape, Polygon)),
    ]
    ringed = {space for _, way in ways for space in way}
    edges = {space: box.grown(8 * sheet.scale) if space in ringed else box for space, box in plates.items()}
    marks = plan_marks.places(sheet, edges, goals, taken=taken, lines=lines)
    stand = crowds.settle(
        edges,
        _counts(after, plates, ghosts),
        sheet.box.grown(-_AIR),
        scale=sheet.scale,
        taken=[*taken, *(plan_marks.flap(mark, sheet.scale) for mark in marks.values())],
        ropes=lines,
        levels=sky.levels(after, sheet),
    )
    framed = {
        space: box.grown(plan_marks.FRAME * sheet.scale) if space in goals else box
        for space, box in plates.items()
    }
    still: tuple[Shape, ...] = (
        Backdrop(
            mountain.Mountain(after.board.side, sky.sky_of(after.weather), sky.hour_of(after)),
            sheet.box,
            sheet.window,
        ),
        *sky.veils(after, sheet),
        *sky.lines(after, sheet, sheet.box.right - 8),
        *chart.ropes(sheet),
        *chart.plates(sheet),
    )
    shapes: list[Shape] = [
        *still,
        *trays(framed, stand),
        *plan_marks.frames(sheet, goals, marks),
        *trail,
        *chart.uncovered(sheet),
    ]
    for note in notes:
        shapes += plan_marks.note(note)
    for space, box in marks.items():
        shapes += plan_marks.drawn(own.seat, goals[space], box)
    for space, crowd in stand.items():
        shapes += _crowd(after, own, space, crowd, ghosts=ghosts)
    groups = [group for several in goals.values() for group in several]
    told = plan_foot.Told(
        tuple(name for name in CLIMBER_NAMES if any(name in group.names for group in groups)),
        dict(tonight or {}),
        tuple(sliding),
        means or plan_foot.Means(),
        tuple(sorted({group.toll for group in groups if group.toll != plan_marks.FREE})),
    )
    foot = Box(
        0, sheet.box.bottom, theme.WIDTH, sheet.box.bottom + plan_foot.height(was, after.weather, told)
    )
    shapes += plan_foot.foot(before, after, names[own.seat], foot, told)
    areas = (
        *(Area(f"plate {space}", box) for space, box in plates.items()),
        *(Area(f"note {note.name}", note.box) for note in notes),
        *(Area(f"mark {space}", box) for space, box in marks.items()),
        *(
            Area(f"{('crowd', 'tents')[number]} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
        Area("foot", foot),
    )
    return Scene(theme.WIDTH, round(foot.bottom), theme.PAPER, tuple(shapes), areas, len(still))


def _counts(
    after: Observation, spaces: Collection[str], ghosts: Mapping[ClimberName, str]
) -> dict[str, tuple[int, int]]:
    """How many climbers, with those that only were there, and how many tents stand on each space."""
    left = Counter(ghosts.values())
    return {space: (len(after.standing(space)) + left[space], len(after.tents(space))) for space in spaces}


def _zoomed(seen: Observation, spaces: set[str], matter: set[str]) -> Chart:
    """The part of the mountain that holds these spaces, as large as may be."""
    boxes = []
    for space in spaces:
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
    after: Observation,
    own: SeatView,
    space: str,
    crowd: Crowd,
    *,
    ghosts: Mapping[ClimberName, str],
) -> tuple[Shape, ...]:
    """Who stands there first, then ghosts; tents below."""
    shapes: list[Shape] = []
    boxes = iter(crowd.climbers)
    for key in after.standing(space):
        shapes += pawn(key, next(boxes))
    for name, place in ghosts.items():
        if place == space:
            shapes += pawn((own.seat, name), next(boxes), ghost=True)
    for key, box in zip(after.tents(space), crowd.tents, strict=True):
        shapes += pieces.tent(key[0], box)
    return pieces.letters_last(shapes)
