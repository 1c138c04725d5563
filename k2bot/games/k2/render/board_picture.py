"""The picture of the board: the mountain, all that stands on it, the weather, a row for every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.render import chart, crowds, mountain, paint, panel, pieces, sky, theme
from k2bot.games.k2.render.chart import Chart, Trail
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.crowds import Crowd
    from k2bot.games.k2.render.scene import Shape

_TRAY = theme.PAPER.mixed(theme.WHITE, 0.5)
_EDGE = theme.SLATE
_RIM = 8.0
"""Pixels of a crowd's ground that are seen around its plate."""


def board(
    observation: Observation,
    names: Sequence[str],
    *,
    trails: Sequence[Trail] = (),
    mark: ClimberKey | None = None,
) -> bytes:
    """The board as a file: mountain, weather, tokens, climbers, and a row for every player.

    ``names`` by seat. ``trails`` are drawn as soft lines along the ropes; ``mark`` is a climber to ring
    (one that is asked about).
    """
    return paint.draw(scene(observation, names, trails=trails, mark=mark))


def scene(
    observation: Observation,
    names: Sequence[str],
    *,
    trails: Sequence[Trail] = (),
    mark: ClimberKey | None = None,
) -> Scene:
    """What ``board`` draws."""
    sheet = Chart.whole(observation.board)
    note, note_area = sky.forecast(observation)
    edge, edge_areas = sky.bands(observation)
    plates = sheet.plates()
    taken = [note_area, *edge_areas]
    stand = standing(sheet, observation, [area.box for area in taken], [trail.way for trail in trails])
    shapes: list[Shape] = [
        Backdrop(observation.board.side, sky.sky_of(observation.weather), sheet.box, sheet.window),
        *sky.veils(observation, sheet),
        *sky.lines(observation, sheet, sky.LINES_END),
        *trays(plates, stand),
        *chart.ropes(sheet),
        *(shape for trail in trails for shape in chart.trail(sheet, trail)),
        *chart.plates(sheet),
        *edge,
        *note,
        *(shape for space in stand for shape in people(observation, space, stand[space], mark)),
    ]
    top = mountain.SIZE[1]
    bar = Box(0, top, theme.WIDTH, top + panel.BAR)
    shapes += [Plate(bar, theme.PAPER), *panel.risk_bar(observation, bar)]
    for seat, name in zip(observation.seats, names, strict=True):
        row = Box.at(0, bar.bottom + seat.seat * panel.ROW, theme.WIDTH, panel.ROW)
        shapes += panel.player_row(
            observation, seat, theme.writable(name, f"{seat.seat + 1}"), row, shaded=seat.seat % 2 == 0
        )
    height = bar.bottom + len(observation.seats) * panel.ROW + 10
    areas = (
        *taken,
        *(Area(f"plate {space}", box) for space, box in plates.items()),
        *(Area(f"crowd {space}", crowd.box) for space, crowd in stand.items()),
    )
    return Scene(theme.WIDTH, round(height), theme.PAPER, tuple(shapes), areas)


def standing(
    sheet: Chart, observation: Observation, taken: Sequence[Box], ways: Sequence[tuple[str, ...]] = ()
) -> dict[str, Crowd]:
    """Where the climbers and tents of every space in the picture stand: beside the ways if possible."""
    plates = sheet.plates()
    counts = {space: (len(observation.standing(space)), len(observation.tents(space))) for space in plates}
    frame = sheet.box.grown(-4)
    ropes = (*sheet.lines(), *(chart.legs(sheet, ways) * 3))
    return crowds.settle(plates, counts, frame, scale=sheet.scale, taken=taken, ropes=ropes)


def trays(plates: Mapping[str, Box], stand: Mapping[str, Crowd]) -> tuple[Shape, ...]:
    """A light ground under each crowd that goes on around its own plate, so that it is seen whose it is."""
    return tuple(
        Plate(box.grown(wide), colour, 18 + wide)
        for space, crowd in stand.items()
        for wide, colour in ((2.5, _EDGE), (0.0, _TRAY))
        for box in _ground(plates[space], crowd)
    )


def _ground(plate: Box, crowd: Crowd) -> tuple[Box, Box, Box]:
    """Under a crowd, around its plate, and what joins the two."""
    box, around, (x, y) = crowd.box.grown(3), plate.grown(_RIM * crowd.scale), plate.centre
    across = (max(box.left, around.left), min(box.right, around.right))
    down = (max(box.top, around.top), min(box.bottom, around.bottom))
    if crowd.box.bottom <= plate.top:
        joint = Box(across[0], box.centre[1], across[1], y)
    elif crowd.box.top >= plate.bottom:
        joint = Box(across[0], y, across[1], box.centre[1])
    elif crowd.box.right <= plate.left:
        joint = Box(box.centre[0], down[0], x, down[1])
    else:
        joint = Box(x, down[0], box.centre[0], down[1])
    return around, box, joint


def people(
    observation: Observation, space: str, crowd: Crowd, mark: ClimberKey | None = None
) -> tuple[Shape, ...]:
    """The tents and climbers of a space in their places."""
    shapes: list[Shape] = []
    for key, box in zip(observation.tents(space), crowd.tents, strict=True):
        shapes += pieces.tent(key[0], box)
    for key, box in zip(observation.standing(space), crowd.climbers, strict=True):
        if key == mark:
            shapes += [
                Disc(box.grown(8), theme.TURN.at(150)),
                Disc(box.grown(8), theme.TURN.at(0), theme.TURN, 6),
            ]
        shapes += pieces.pawn(key, box)
    return pieces.letters_last(shapes)
