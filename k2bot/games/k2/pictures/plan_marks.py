"""What the planner's map says of spaces: who can go there, what that takes, where it is best to go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine.model import CLIMBER_NAMES, ClimberName
from k2bot.games.k2.pictures import crowds, palette, pieces
from k2bot.games.k2.pictures.chart import ROUNDING
from k2bot.games.k2.pictures.places import MAP
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import strong
from k2bot.render.scene import Box, Plate, Shape

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from k2bot.games.k2.engine.planning import Destination
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.crowds import Line
    from k2bot.render.theme import Colour

MARK = 36.0
"""Pixels of the mark of one climber."""
FRAME = 6.0
"""Pixels of the frame around a plate that matters most."""
_EDGE = 2.0
_TOLL = 1.35
"""Marks of climbers that what a space asks of them takes the room of."""
_FLAP = 3.0
"""Pixels of the ground around the marks."""
_HIT, _NEAR, _LINE = 100.0, 4.0, 3.0
"""How much it is disliked that marks lie on something, near something, on a line."""


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
        return palette.DANGER if self.toll.dies else palette.AIR if self.toll.air else theme.PAPER


# ------------------------------------------------------------------------------------------------ reach


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """For each climber and space the least toll of going there, where there is one."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        dies = goal.level_tonight < 1
        toll = FREE if not dies and not goal.air_paid else Toll(0 if dies else goal.air_paid, dies)
        key = (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, toll.air))
    return {key: toll for key, toll in found.items() if toll != FREE}


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


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
) -> frozenset[str]:
    """Where each climber would gain most points without dying tonight; nowhere where it gains none."""
    own, found = seen.own, set()
    for name in CLIMBER_NAMES:
        gains = [
            (seen.board.by_id[space].vp, -tolls.get((name, space), FREE).air, space)
            for who, space in destinations
            if who == name and not tolls.get((name, space), FREE).dies
        ]
        if gains and own is not None and max(gains)[0] > own.climber(name).vp:
            found.add(max(gains)[2])
    return frozenset(found)


def places(
    plates: Mapping[str, Box],
    goals: Mapping[str, Sequence[Group]],
    *,
    taken: Sequence[Box],
    lines: Sequence[Line],
) -> dict[str, Box]:
    """Where the marks of reach stand: beside their plates, off all else and off ``lines`` if possible.

    ``plates`` come with the rings around them.
    """
    found: dict[str, Box] = {}
    for space, groups in goals.items():
        size = (sum(group.cells for group in groups) * MARK, MARK)
        around = plates[space].grown(size[0] + 30)
        walls = [*taken, *(box for other, box in plates.items() if other != space), *found.values()]
        walls = [wall for wall in walls if wall.overlaps(around)]
        near = [line for line in lines if around.meets(*line)]
        costs = [
            (_cost(dislike, box, walls, near), number, box)
            for number, (dislike, box) in enumerate(crowds.along(plates[space], size, 5))
        ]
        found[space] = min(costs, key=lambda spot: spot[:2])[2]
    return found


def _cost(dislike: float, box: Box, walls: Sequence[Box], lines: Sequence[Line]) -> float:
    """How little a place for marks is liked: for where it is, on or near other things, across lines."""
    whole = flap(box)
    wide = whole.grown(8)
    hits = sum(whole.overlaps(other) for other in walls) + 9 * (not MAP.grown(-4).holds(whole))
    return (
        dislike / 8
        + _HIT * hits
        + _NEAR * sum(wide.overlaps(other) for other in walls)
        + _LINE * sum(box.meets(*line) for line in lines)
    )


def flap(box: Box) -> Box:
    """Marks with the ground around them."""
    return box.grown(_FLAP + _EDGE)


def frames(plates: Mapping[str, Box], best: Collection[str]) -> tuple[Shape, ...]:
    """Around the plates of the spaces where it is best to go."""
    return tuple(
        Plate(plates[space].grown(wide), colour, ROUNDING + wide)
        for space in sorted(best)
        for wide, colour in ((FRAME + _EDGE, theme.INK), (FRAME, theme.TURN))
    )


def drawn(seat: int, groups: Sequence[Group], box: Box, *, is_best: bool) -> tuple[Shape, ...]:
    """The marks of who can go to a space, and what it takes: air, or a cross for death."""
    shapes: list[Shape] = [Plate(flap(box), theme.INK, 11)]
    for group, part in zip(groups, box.columns(*(group.cells for group in groups)), strict=True):
        ground = theme.TURN if is_best and group.toll == FREE else group.ground
        shapes.append(Plate(part.grown(_FLAP), ground, 9))
        room, sign = part, part
        if group.toll != FREE:
            room, sign = part.columns(len(group.names), _TOLL)
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
    return (strong(pieces.signed(-toll.air), box, theme.WHITE, theme.CHANGING),)
