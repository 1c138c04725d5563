"""The picture of a planned turn: the mountain around the own climbers, large enough for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.render import chart, pieces, plan_foot, sky, theme, trails
from k2bot.games.k2.render.chart import Chart, Trail
from k2bot.games.k2.render.crowding import crowds
from k2bot.games.k2.render.crowding.grounds import trays
from k2bot.games.k2.render.painting import paint
from k2bot.games.k2.render.pieces import label, pawn
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Plate, Scene
from k2bot.games.k2.render.scenery import mountain
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberName
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.crowding.crowds import Crowd
    from k2bot.games.k2.render.scene import Shape

_LOW, _TALL = 760, 1000
"""Pixels of the map's height: at least, and as a rule at most."""
_MARGIN = (110.0, 150.0)
"""Pixels of the painting kept around what must be seen."""
_CLOSEST = 1.9
_ALTITUDES_FROM = 1.3
"""The zoom from which there is room for the spaces' altitudes."""


def plan(
    before: Observation,
    after: Observation,
    names: Sequence[str],
    *,
    destinations: Sequence[tuple[int, ClimberName, str]] = (),
    ways: Sequence[tuple[ClimberName, tuple[str, ...]]] = (),
    tonight: Mapping[ClimberName, int] | None = None,
    means: plan_foot.Means | None = None,
) -> bytes:
    """A turn under way as a file, for the observer's own seat.

    ``before`` is the table as the turn began, ``after`` as planned so far. ``destinations`` are (number in a
    list, climber, space), ``ways`` (climber, spaces from the start to the end), ``tonight`` the levels after
    tonight's check, ``means`` today's cards and risk token. Raises ValueError for a spectator's observation.
    """
    return paint.draw(
        scene(before, after, names, destinations=destinations, ways=ways, tonight=tonight, means=means)
    )


def scene(
    before: Observation,
    after: Observation,
    names: Sequence[str],
    *,
    destinations: Sequence[tuple[int, ClimberName, str]] = (),
    ways: Sequence[tuple[ClimberName, tuple[str, ...]]] = (),
    tonight: Mapping[ClimberName, int] | None = None,
    means: plan_foot.Means | None = None,
) -> Scene:
    """What ``plan`` draws."""
    was, own = before.own, after.own
    if was is None or own is None:
        raise ValueError(
            "a plan belongs to a seat: give an observation of the seat that plans, not a spectator's"
        )
    seen = {space for _, _, space in destinations} | {space for _, way in ways for space in way}
    for climber in (*was.climbers, *own.climbers):
        seen |= {space for space in (climber.space, climber.tent) if space is not None}
    sheet = _zoomed(after, seen or {space.id for space in after.board.spaces})
    ghosts = {
        name: space
        for name in CLIMBER_NAMES
        if (space := was.climber(name).space) is not None and space != own.climber(name).space
    }
    plates, pale = sheet.plates(), tuple(sheet.cut_off().values())
    badges = _badges(destinations)
    counts = {}
    for space in plates:
        extra = len(badges.get(space, ())) + sum(place == space for place in ghosts.values())
        counts[space] = (len(after.standing(space)) + extra, len(after.tents(space)))
    stand = crowds.settle(
        plates,
        counts,
        sheet.box.grown(-4),
        scale=sheet.scale,
        taken=pale,
        ropes=(*sheet.lines(), *(chart.legs(sheet, [way for _, way in ways]) * 3)),
    )
    tags = _notes(
        sheet,
        [
            *plates.values(),
            *pale,
            *(ground.box.grown(4) for crowd in stand.values() for ground in crowd.grounds),
        ],
    )
    still: tuple[Shape, ...] = (
        Backdrop(after.board.side, sky.sky_of(after.weather), sheet.box, sheet.window, sky.hour_of(after)),
        *sky.veils(after, sheet),
        *sky.lines(after, sheet, sheet.box.right - 8),
        *chart.ropes(sheet),
        *chart.plates(sheet),
    )
    shapes: list[Shape] = [
        *still,
        *trays(plates, stand),
        *trails.trails(sheet, [Trail((own.seat, name), way) for name, way in ways]),
        *chart.uncovered(sheet),
    ]
    for tag in tags:
        known = after.board.by_id.get(tag.name)
        metres = words().text("picture-metres", metres=str(known.altitude) if known else tag.name)
        shapes += [
            Plate(tag.box, theme.PAPER.at(235) if known else theme.PAPER, 12),
            label(metres, tag.box.grown(-3), theme.INK, weight="SemiBold" if known else "Bold"),
        ]
    for space, crowd in stand.items():
        shapes += _crowd(after, own, space, crowd, ghosts=ghosts, badges=badges.get(space, {}))
    foot = Box(0, sheet.box.bottom, theme.WIDTH, sheet.box.bottom + plan_foot.height(was))
    shapes += plan_foot.foot(
        after, was, own, names[own.seat], foot, tonight=tonight, means=means or plan_foot.Means()
    )
    areas = (
        *(Area(f"plate {space}", box) for space, box in plates.items()),
        *(Area(f"note {tag.name}", tag.box) for tag in tags),
        *(
            Area(f"{('crowd', 'tents')[number]} {space}", ground.box)
            for space, crowd in stand.items()
            for number, ground in enumerate(crowd.grounds)
        ),
        Area("foot", foot),
    )
    return Scene(theme.WIDTH, round(foot.bottom), theme.PAPER, tuple(shapes), areas, len(still))


def _zoomed(seen: Observation, spaces: set[str]) -> Chart:
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
    return Chart(seen.board, Box.at(left, top, *view), box, min(zoom, 1.55))


def _notes(sheet: Chart, taken: Sequence[Box]) -> tuple[Area, ...]:
    """Tags for the metres of the lines and, where zoom and crowds leave room, for the altitudes of spaces."""
    notes: list[Area] = []

    def put(name: str, *boxes: Box) -> None:
        for box in boxes:
            blocks = (*taken, *(note.box for note in notes))
            if sheet.box.holds(box) and not any(box.overlaps(block) for block in blocks):
                notes.append(Area(name, box))
                return

    for zone, line in sheet.board.altitude_lines.items():
        y = sheet.shown(*mountain.place(0, line))[1]
        right = Box(sheet.box.right - 148, y - 22, sheet.box.right - 10, y + 22)
        put(zone, right, right.moved(-sheet.box.width + 158, 0))
    if sheet.box.width / sheet.window.width >= _ALTITUDES_FROM:
        for space, box in sheet.plates().items():
            put(space, Box.at(box.centre[0] - 72, box.bottom + 3, 144, 40))
    return tuple(notes)


def _badges(
    destinations: Sequence[tuple[int, ClimberName, str]],
) -> dict[str, dict[int, list[ClimberName]]]:
    """The numbers at each space, and who can go there by each: one badge where both have the same."""
    badges: dict[str, dict[int, list[ClimberName]]] = {}
    for number, name, space in destinations:
        badges.setdefault(space, {}).setdefault(number, []).append(name)
    return badges


def _crowd(
    after: Observation,
    own: SeatView,
    space: str,
    crowd: Crowd,
    *,
    ghosts: Mapping[ClimberName, str],
    badges: Mapping[int, Sequence[ClimberName]],
) -> tuple[Shape, ...]:
    """Numbers first, then who stands there, then ghosts; tents below."""
    shapes: list[Shape] = []
    boxes = iter(crowd.climbers)
    for number, names in badges.items():
        shapes += pieces.badge(number, own.seat, names, next(boxes))
    for key in after.standing(space):
        shapes += pawn(key, next(boxes))
    for name, place in ghosts.items():
        if place == space:
            shapes += pawn((own.seat, name), next(boxes), ghost=True)
    for key, box in zip(after.tents(space), crowd.tents, strict=True):
        shapes += pieces.tent(key[0], box)
    return pieces.letters_last(shapes)
