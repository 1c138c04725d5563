"""What the planner's map says of spaces and bands: who can go where, the metres of the lines, the weather."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import palette, pieces, sky
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.scene import Box, Plate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.engine.model import ClimberName
    from k2bot.games.k2.engine.planning import Destination
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.chart import Chart
    from k2bot.games.k2.pictures.crowding.places import Line
    from k2bot.games.k2.pictures.sky import Effect
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Point, Shape
    from k2bot.render.theme import Colour

MARK = 32.0
"""Pixels of the mark of one climber at scale 1."""
FRAME, _EDGE = 5.0, 2.0
"""Pixels of the frame around a plate that can be reached, and of its dark edge, at scale 1."""
_TOLL = 1.35
"""Marks of climbers that what a space asks of them takes the room of."""
_FLAP = 3.0
"""Pixels of the frame's ground around the marks."""
_HIT, _ELSEWHERE, _NEAR, _LINE, _LATER = 100.0, 12.0, 3.0, 2.0, 0.5
"""How much it is disliked that marks lie on something, not at the corner looked for, near something or on a
line; and each later place."""
_TAG = (138, 44)
_CHIP = (138, 56)


class Toll(NamedTuple):
    """What going to a space asks of a climber beside its cards."""

    air: int = 0
    """Levels that the risk token takes, if the turn ends there."""
    dies: bool = False
    """Whether the climber would not live through the night there."""


FREE = Toll()


class Group(NamedTuple):
    """Climbers that can go to a space at the same toll."""

    names: tuple[ClimberName, ...]
    toll: Toll = FREE

    @property
    def cells(self) -> float:
        """How many marks of climbers would take as much room."""
        return len(self.names) + _TOLL * (self.toll != FREE)

    @property
    def ground(self) -> Colour:
        """The colour that tells the kind of toll at a glance."""
        return palette.DANGER if self.toll.dies else palette.AIR if self.toll.air else theme.TURN


class Note(NamedTuple):
    """Something said at the map's edge: the metres of a line, or what the weather does in a band."""

    name: str
    box: Box
    effect: Effect | None = None


# ------------------------------------------------------------------------------------------------ reach


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """For each climber and space the least toll of going there, where there is one."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        dies = goal.level_tonight < 1
        toll = FREE if not dies and not goal.air_paid else Toll(0 if dies else goal.air_paid, dies)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=_dearness)
    return {key: toll for key, toll in found.items() if toll != FREE}


def _dearness(toll: Toll) -> tuple[bool, int]:
    return toll.dies, toll.air


def reached(
    destinations: Sequence[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll] | None = None,
) -> dict[str, tuple[Group, ...]]:
    """For each space who can go there, those together whose toll is the same."""
    named: dict[str, dict[Toll, tuple[ClimberName, ...]]] = {}
    for name in CLIMBER_NAMES:
        for climber, space in destinations:
            groups = named.setdefault(space, {}) if climber == name else {}
            toll = (tolls or {}).get((name, space), FREE)
            if climber == name and name not in groups.get(toll, ()):
                groups[toll] = (*groups.get(toll, ()), name)
    return {space: tuple(Group(who, toll) for toll, who in groups.items()) for space, groups in named.items()}


def places(
    sheet: Chart,
    plates: Mapping[str, Box],
    goals: Mapping[str, Sequence[Group]],
    *,
    taken: Sequence[Box],
    lines: Sequence[Line],
) -> dict[str, Box]:
    """Where the marks of reach stand: above the left corner of their plates wherever that is free.

    Else they stand at another corner, off all else and off ``lines`` if possible.

    ``plates`` are those in the picture, with the rings around them.
    """
    found: dict[str, Box] = {}
    for space, groups in goals.items():
        if space not in plates:
            continue
        long = sum(group.cells for group in groups)
        broad = _TOLL if any(group.toll != FREE for group in groups) else 1.0
        around = plates[space].grown((long * MARK + 20) * sheet.scale)
        walls = (*taken, *(box for other, box in plates.items() if other != space), *found.values())
        near = [box for box in walls if box.overlaps(around)]
        crossing = [line for line in lines if around.meets(*line)]
        spots = tuple(_corners(plates[space], long, broad, sheet.scale))
        costs = [
            _cost(box, near, crossing, sheet) + _ELSEWHERE * (number > 0) + _LATER * number
            for number, box in enumerate(spots)
        ]
        found[space] = spots[costs.index(min(costs))]
    return found


def _cost(box: Box, near: Sequence[Box], lines: Sequence[Line], sheet: Chart) -> float:
    """How little a place for marks is liked: on or near other things, across lines."""
    whole = flap(box, sheet.scale)
    wide = whole.grown(8 * sheet.scale)
    hits = sum(whole.overlaps(other) for other in near) + (not sheet.box.grown(-4).holds(whole))
    return (
        _HIT * hits
        + _NEAR * sum(wide.overlaps(other) for other in near)
        + _LINE * sum(box.meets(*line) for line in lines)
    )


def _corners(plate: Box, long: float, broad: float, scale: float) -> Iterator[Box]:
    """Places at a plate, the best liked first: above and below it at its corners, then at its sides.

    They are as long as so many marks; ``broad`` is how many one below the other are wide.
    """
    side, gap = MARK * scale, 2 * scale
    wide, across = long * side, broad * side
    for top in (plate.top - gap - side, plate.bottom + gap):
        for left in (plate.left, plate.right - wide):
            yield Box.at(left, top, wide, side)
    for left in (plate.left - gap - across, plate.right + gap):
        for top in (plate.top, plate.bottom - wide):
            yield Box.at(left, top, across, wide)
    for top in (plate.top - gap - side, plate.bottom + gap):
        for left in (plate.left - wide / 2, plate.right - wide / 2):
            yield Box.at(left, top, wide, side)


def flap(mark: Box, scale: float) -> Box:
    """The part of a frame that holds marks."""
    return mark.grown((_FLAP + _EDGE) * scale)


def frames(sheet: Chart, goals: Mapping[str, Sequence[Group]], marks: Mapping[str, Box]) -> tuple[Shape, ...]:
    """A frame around each plate that can be reached, with a flap for its marks.

    It is yellow where somebody can go at no toll. Plates are to be uncovered after it.
    """
    plates, scale = sheet.plates(), sheet.scale
    shapes: list[Shape] = []
    for space, groups in goals.items():
        if space not in plates:
            continue
        least = min(groups, key=lambda group: _dearness(group.toll))
        grounds = [(plates[space], FRAME, 12.0, least.ground)]
        grounds += [(box, _FLAP, 8.0, group.ground) for group, box in _parts(groups, marks[space])]
        for more, edge in ((_EDGE, theme.INK), (0.0, None)):
            shapes += [
                Plate(box.grown((wide + more) * scale), edge or ground, (rounding + wide + more) * scale)
                for box, wide, rounding, ground in grounds
            ]
    return tuple(shapes)


def _parts(groups: Sequence[Group], box: Box) -> list[tuple[Group, Box]]:
    """The part of a flap's marks that each group has."""
    lengths = [group.cells for group in groups]
    parts = box.columns(*lengths) if box.width > box.height else box.rows(*lengths)
    return list(zip(groups, parts, strict=True))


def drawn(seat: int, groups: Sequence[Group], box: Box) -> tuple[Shape, ...]:
    """The marks of who can go to a space, and what it takes: air, or a cross for death."""
    shapes: list[Shape] = []
    for group, part in _parts(groups, box):
        across = box.width > box.height
        room, sign = part, part
        if group.toll != FREE:
            room, sign = (part.columns if across else part.rows)(len(group.names), _TOLL)
        if not across:
            room = Box.around(room.centre, room.height / len(group.names), room.height)
        rim = theme.INK if group.toll == FREE else theme.WHITE
        shapes += pieces.reach_marks(seat, group.names, room, rim)
        shapes += toll_sign(group.toll, sign)
    return tuple(shapes)


def toll_sign(toll: Toll, box: Box) -> tuple[Shape, ...]:
    """How much air a toll takes, or a cross for death; nothing where there is none."""
    if toll.dies:
        side = min(box.width, box.height)
        return symbol("cross", Box.around(box.centre, side, side), theme.WHITE)
    if not toll.air:
        return ()
    return (label(pieces.signed(-toll.air), box, theme.WHITE, size=theme.BODY, weight="ExtraBold"),)


# ------------------------------------------------------------------------------------------------ notes


def notes(seen: Observation, sheet: Chart) -> tuple[Note, ...]:
    """The metres of the lines and what today's weather does in the bands it hits, where there is room.

    They stand at the right edge or else at the left, below the line of their band.
    """
    blocked = list(sheet.plates().values())
    found: list[Note] = []

    def put(note: str, spots: Iterator[Point], size: tuple[float, float], effect: Effect | None) -> bool:
        for left, top in spots:
            box = Box.at(left, top, *size)
            if sheet.box.grown(-4).holds(box) and not any(box.overlaps(other) for other in blocked):
                blocked.append(box.grown(4))
                found.append(Note(note, box, effect))
                return True
        return False

    edges = (sheet.box.right - _TAG[0] - 10, sheet.box.left + 10)
    limits = sky.limits(seen)
    for zone in content.ZONES[1:]:
        y = sheet.shown(0, limits[zone][1])[1]
        put(zone, ((left, y - _TAG[1] / 2) for left in edges), _TAG, None)
    for zone in seen.weather.zones:
        for number, effect in enumerate(sky.effects(seen.weather)):
            put(f"{zone} {number}", _within(sheet, limits[zone], edges), _CHIP, effect)
    return tuple(found)


def _within(sheet: Chart, limits: tuple[float, float], edges: Sequence[float]) -> Iterator[Point]:
    """Corners for a chip in a band, from its top to its bottom, at one edge and then at the other."""
    top, bottom = (sheet.shown(0, y)[1] for y in limits)
    for left in edges:
        y = max(top + _TAG[1] / 2 + 8, sheet.box.top + 12)
        while y + _CHIP[1] + 8 <= min(bottom - _TAG[1] / 2, sheet.box.bottom - 4):
            yield left, y
            y += 12


def note(shown: Note, writing: Writing) -> tuple[Shape, ...]:
    """A note as it is drawn."""
    box, effect = shown.box, shown.effect
    if effect is None:
        metres = writing.text("picture-metres", metres=shown.name)
        return (Plate(box, theme.PAPER, 12), label(metres, box.grown(-3), theme.INK))
    return (
        Plate(box, theme.WHITE, 16, shadow=5),
        *pieces.chip(effect.text, box.grown(-3), effect.fill, mark=effect.mark),
    )
