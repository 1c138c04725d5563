"""The picture of the board: the mountain, all that stands on it, and the table beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import ClimberKey, Observation, Phase
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pictures import chart, crowds, forecast, palette, panel, pieces, scenery, sky
from k2bot.games.k2.pictures import chart as ways
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.places import MAP, TABLE, Need
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Scene, Shape, Shapes, Stroke, Text, Uncovered

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd, Ground
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.scenery import Hour

_TRAY = theme.PAPER.mixed(theme.WHITE, 0.5)
_EDGE = theme.INK.mixed(theme.SLATE, 0.5)
_RIM = 6.0
"""Pixels of a crowd's ground that are seen around its plate."""
_LEADER = 16.0
_AROUND = 20.0
"""Pixels around boxes that what is drawn for them takes at most."""


def trays(plates: Mapping[str, Box], stand: Mapping[str, Crowd]) -> Shapes:
    """A light ground under each crowd that goes on around its own plate, so that it is seen whose it is.

    A crowd that stands farther off is joined to its plate by a leader. Each ground has an outline of its own,
    so that those of two spaces do not melt into one.
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
    """Around a plate, under its crowd, and what joins the two."""
    around, box = plate.grown(_RIM), ground.box.grown(2)
    if ground.leader:
        return (around, box, ground.tag) if ground.tag else (around, box)
    return around, box, joint(plate, ground.box)


def joint(plate: Box, box: Box) -> Box:
    """What joins a box to the plate that it is beside, from middle to middle."""
    around, wide, (x, y), (to_x, to_y) = plate.grown(_RIM), box.grown(2), plate.centre, box.centre
    across = (max(wide.left, around.left), min(wide.right, around.right))
    down = (max(wide.top, around.top), min(wide.bottom, around.bottom))
    if box.bottom <= plate.top or box.top >= plate.bottom:
        return Box(across[0], min(y, to_y), across[1], max(y, to_y))
    return Box(min(x, to_x), down[0], max(x, to_x), down[1])


def tags(stand: Mapping[str, Crowd], writing: Writing) -> Shapes:
    """On each ground and note that is not beside its plate, the name of its space."""
    return tuple(
        shape
        for space, crowd in stand.items()
        for tag in crowd.tags
        for shape in pieces.tag(space, writing.space(space), tag)
    )


def ring(box: Box) -> Shapes:
    """Around a climber who is asked about; plates are to be uncovered after it."""
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
    """Tents and climbers of a space in their places: who fell there, stands there, is gone (a ghost).

    Who of them would die tonight is marked, away from ``plates``: that of the space first.
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
    # Letters on top: where pieces overlap a little, none is covered.
    shapes.sort(key=lambda shape: isinstance(shape, Text))
    marks = (crowd.full,) if crowd.full else ()
    boxes = (*crowd.tents, *crowd.climbers, *marks)
    return Decal.of(shapes, Box.over(boxes).grown(_AROUND)) if shapes else ()


def _seen(mark: Box, climbers: Sequence[Box], skulls: Sequence[Sequence[Shape]]) -> Box:
    """Where the mark of a full space is seen: on a climber's other corner if a skull lies on it."""
    on = next((box for box in climbers if box.overlaps(mark)), None)
    hidden = any(
        Box.over(shape.box for shape in skull if isinstance(shape, Disc)).overlaps(mark) for skull in skulls
    )
    return mark.moved(on.left - mark.left, 0) if on and hidden else mark


def _struck(box: Box) -> Shapes:
    """A cross through somebody who fell."""
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
            *trays(sheet.plates(), stand),
            *ways.trails(sheet, trails),
            *self._ring(stand),
            *chart.uncovered(sheet),
            *(Uncovered(area.box, 12) for area in noted),
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
        """Where the marked climber is."""
        return self.seen.seats[self.mark[0]].climber(self.mark[1]).space if self.mark else None

    def _ring(self, stand: Mapping[str, Crowd]) -> Shapes:
        """The ring around the climber that is asked about."""
        space = self._marked_space
        if self.mark is None or space is None:
            return ()
        dead = sum(place == space for _, place in self.fallen)
        return ring(stand[space].climbers[dead + self.seen.standing(space).index(self.mark)])


def ground(seen: Observation, writing: Writing, hour: Hour) -> tuple[Shapes, tuple[Area, ...]]:
    """The map with its weather, ropes and notes, without plates and people; and the areas of the notes."""
    # The nights of a film share a clear sky: there is room for few painted mountains in memory.
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
