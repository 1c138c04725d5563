"""Picture of the board: the mountain with all pieces, and the table beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import ClimberKey, Observation, Phase
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pictures import chart, crowds, forecast, palette, panel, pieces, scenery, sky
from k2bot.games.k2.pictures import chart as ways
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.places import MAP, TABLE, Occupancy
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Cutout, Decal, Disc, Plate, Scene, Shape, Shapes, Stroke, Text

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd, Ground
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.scenery import Hour

_TRAY = theme.PAPER.mixed(theme.WHITE, 0.5)
_EDGE = theme.INK.mixed(theme.SLATE, 0.5)
_RIM = 6.0
"""Pixels of a crowd's background visible around its plate."""
_LEADER = 16.0
_AROUND = 20.0
"""Maximum distance in pixels that drawings extend beyond their boxes."""


def trays(plates: Mapping[str, Box], stand: Mapping[str, Crowd]) -> Shapes:
    """A light background under each crowd that continues around its plate, to show where it belongs.

    A crowd farther away is joined to its plate by a leader. Each background has its own outline, so that
    adjacent ones stay distinct.
    """
    shapes: list[Shape] = []
    for space, crowd in stand.items():
        parts: list[Shape] = []
        covered = [box for ground in crowd.grounds for box in _boxes(plates[space], ground)]
        for wide, colour in ((2.5, _EDGE), (0.0, _TRAY)):
            for ground in crowd.grounds:
                if ground.leader:
                    parts.append(Stroke(ground.leader, colour, _LEADER + 2 * wide))
                boxes = _boxes(plates[space], ground)
                parts += [Plate(box.grown(wide), colour, 16 + wide) for box in boxes]
        if covered:
            shapes += Decal.of(parts, Box.over(covered).grown(_AROUND))
    return tuple(shapes)


def _boxes(plate: Box, ground: Ground) -> tuple[Box, ...]:
    """Boxes around a plate, under its crowd, and joining the two."""
    around, box = plate.grown(_RIM), ground.box.grown(2)
    if ground.leader:
        return (around, box, ground.tag) if ground.tag else (around, box)
    return around, box, joint(plate, ground.box)


def joint(plate: Box, box: Box) -> Box:
    """The joint between a box and the plate beside it, from centre to centre."""
    around, wide, (x, y), (to_x, to_y) = plate.grown(_RIM), box.grown(2), plate.centre, box.centre
    across = (max(wide.left, around.left), min(wide.right, around.right))
    down = (max(wide.top, around.top), min(wide.bottom, around.bottom))
    if box.bottom <= plate.top or box.top >= plate.bottom:
        return Box(across[0], min(y, to_y), across[1], max(y, to_y))
    return Box(min(x, to_x), down[0], max(x, to_x), down[1])


def tags(stand: Mapping[str, Crowd], writing: Writing) -> Shapes:
    """The name of its space on each background and note away from its plate."""
    return tuple(
        shape
        for space, crowd in stand.items()
        for tag in crowd.tags
        for shape in pieces.tag(space, writing.space(space), tag)
    )


def ring(box: Box) -> Shapes:
    """Ring around the climber in question; draw the plates again on top."""
    return (Disc(box.grown(13), theme.INK), Disc(box.grown(10), theme.TURN))


def people(
    crowd: Crowd,
    standing: Sequence[ClimberKey],
    tents: Sequence[ClimberKey],
    *,
    fallen: Sequence[ClimberKey] = (),
    gone: Sequence[ClimberKey] = (),
    pitched: Collection[ClimberKey] = (),
    doomed: Collection[ClimberKey] = (),
    plates: Sequence[Box] = (),
) -> Shapes:
    """Tents and climbers of a space in place: fallen, standing, and moved away (as ghosts).

    Those who would die tonight are marked, clear of ``plates``, the first of which is the space's own.
    """
    shapes: list[Shape] = []
    for key, box in zip(tents, crowd.tents, strict=True):
        if key in pitched:
            glow = Box.around(box.centre, box.width - 2, box.height + 2)
            shapes.append(Plate(glow, theme.TURN, 14, theme.INK, 2.5))
        shapes += pieces.tent(key[0], box, key[1])
    for key, box in zip((*fallen, *standing, *gone), crowd.climbers, strict=True):
        is_dead = key in fallen
        shapes += pieces.pawn(key, box, ghost=key in gone, dead=is_dead)
        if is_dead:
            shapes += _struck(box)
    skulls = [
        pieces.doomed(box, plates)
        for key, box in zip(standing, crowd.climbers[len(fallen) :], strict=False)
        if plates and key in doomed
    ]
    if crowd.full:
        shapes += sky.full_space(_seen(crowd.full, crowd.climbers, skulls))
    shapes += [shape for skull in skulls for shape in skull]
    # Letters on top, so that slight overlaps cover none.
    shapes.sort(key=lambda shape: isinstance(shape, Text))
    marks = (crowd.full,) if crowd.full else ()
    boxes = (*crowd.tents, *crowd.climbers, *marks)
    return Decal.of(shapes, Box.over(boxes).grown(_AROUND)) if shapes else ()


def _seen(mark: Box, climbers: Sequence[Box], skulls: Sequence[Sequence[Shape]]) -> Box:
    """Box of the mark of a full space, moved to a climber's other corner if a skull covers it."""
    on = next((box for box in climbers if box.overlaps(mark)), None)
    hidden = any(
        Box.over(shape.box for shape in skull if isinstance(shape, Disc)).overlaps(mark) for skull in skulls
    )
    return mark.moved(on.left - mark.left, 0) if on and hidden else mark


def _struck(box: Box) -> Shapes:
    """A cross over a fallen climber."""
    left, top, right, bottom = box.left + 9, box.top + 8, box.right - 9, box.bottom - 14
    strokes = (((left, top), (right, bottom)), ((left, bottom), (right, top)))
    wide = tuple(Stroke(stroke, theme.WHITE, 15) for stroke in strokes)
    return (*wide, *(Stroke(stroke, palette.DANGER, 9) for stroke in strokes))


# -------------------------------------------------------------------------------------- the picture


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The board at a moment: mountain, weather, tokens, climbers, and a row for every player."""

    seen: Observation
    trails: tuple[Trail, ...] = ()
    """Trails drawn as lines along the ropes."""
    mark: ClimberKey | None = None
    """Climber in question, drawn with a ring; its row is highlighted."""
    goals: tuple[str, ...] = ()
    """Spaces the marked climber can slide to."""
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers that died, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents are shown as new."""
    hour: Hour | None = None
    """Time of day; by default that of the phase."""
    choices: bool = True
    """Whether to show who has chosen cards; off in posts, whose picture stays unchanged meanwhile."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
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
        # With fewer players more of the mountain is visible.
        page = Box(TABLE.left, TABLE.top, TABLE.right, panel.bottom(seen, rows))
        shapes: list[Shape] = [
            *still,
            *chart.plates(sheet, writing),
            *panel.ground(page, paper),
        ]
        # Depends only on the day's weather, so games share the cache.
        kept = len(shapes)
        head = forecast.kept(seen, writing, Box(TABLE.left, TABLE.top, TABLE.right, above), paper)
        shapes += [
            *head,
            *trays(sheet.plates(), stand),
            *ways.trails(sheet, trails),
            *self._ring(stand),
            *chart.uncovered(sheet),
            *(Cutout(area.box, 12) for area in noted),
            *warning,
        ]
        for space, crowd in stand.items():
            fallen = [key for key, place in self.fallen if place == space]
            shapes += people(
                crowd,
                seen.standing(space),
                seen.tents(space),
                fallen=fallen,
                pitched=self.pitched,
                doomed=doomed,
                plates=sheet.plates_from(space),
            )
        shapes += tags(stand, writing)
        asked = self.mark[0] if self.mark else None
        shapes += panel.table(seen, writing, rows, paper=paper, asked=asked, choices=self.choices)
        areas = (*noted, *warned, *crowds.areas(sheet, stand), Area("table", TABLE))
        return Scene(*theme.FRAME, theme.PAPER, tuple(shapes), areas, kept)

    @property
    def _marked_space(self) -> str | None:
        """Space of the marked climber."""
        return self.seen.seats[self.mark[0]].climber(self.mark[1]).space if self.mark else None

    def _ring(self, stand: Mapping[str, Crowd]) -> Shapes:
        """The ring around the climber in question."""
        space = self._marked_space
        if self.mark is None or space is None:
            return ()
        dead = sum(place == space for _, place in self.fallen)
        return ring(stand[space].climbers[dead + self.seen.standing(space).index(self.mark)])


def ground(seen: Observation, writing: Writing, hour: Hour) -> tuple[Shapes, tuple[Area, ...]]:
    """The map with weather, ropes and notes, without plates and pieces; with the areas of the notes."""
    # A film's nights share a clear sky, since memory holds few painted mountains.
    above = "clear" if hour == "night" else sky.sky_of(sky.weather_of(seen))
    edge, edge_areas = sky.bands(seen, writing)
    key, key_area = sky.key(writing, over=seen.phase is Phase.OVER)
    shapes: Shapes = (
        scenery.behind(seen.board.side, above, hour),
        *sky.veils(seen),
        *sky.slides(seen, hour),
        *Decal.of((*sky.lines(seen.board), *chart.ropes(Chart(seen.board))), MAP),
        *edge,
        *key,
    )
    return shapes, (*edge_areas, key_area)


def needs(seen: Observation, fallen: Sequence[tuple[ClimberKey, str]] = ()) -> dict[str, Occupancy]:
    """Pieces to place on each space; fallen climbers need room too, but don't count towards the limit."""
    found: dict[str, Occupancy] = {}
    for space in seen.board.by_id:
        people, tents = len(seen.standing(space)), len(seen.tents(space))
        dead = sum(place == space for _, place in fallen)
        found[space] = Occupancy(
            people + dead, tents, seen.places_left(space) == 0 and seen.phase is not Phase.OVER
        )
    return found
