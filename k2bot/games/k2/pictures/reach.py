"""Destinations of a planning player's climbers: gains, costs, and how map and panel show them."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Board,
    ClimberName,
    Destination,
    Observation,
    turning_point,
)
from k2bot.games.k2.pictures import pieces
from k2bot.games.k2.pictures.palette import DANGER
from k2bot.render import theme
from k2bot.render.layout import strong_text
from k2bot.render.scene import Box, Plate, Shape, Shapes
from k2bot.render.theme import INK, WHITE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence


_LINE, _RING = 2.0, 5.0
"""Pixels of the dark line around a tag and around badges, and of the ring in the player's colour."""
_HIGH = 58.0
"""Height in pixels of a tag of one climber, in which these are measured."""
_CHIP, _BETWEEN, _TIP = 44.0, 4.0, 12.0
"""Pixels: side of a number on a tag, the gap before it, and the margin behind the last one."""
_EDGE = 2.0
"""Pixels of the edge of a space where everybody would die."""


class Toll(NamedTuple):
    """Cost to a climber of going to a space."""

    air: int = 0
    """Levels that the risk token costs, if the turn ends there."""
    dies: bool = False
    """Whether the climber would die there tonight."""
    cost: int = 0
    """Movement points of the way."""
    morning: int | None = None
    """The climber's air by morning, if that is known."""

    @property
    def short(self) -> bool:
        """Whether the climber would have 1 air left by morning."""
        return self.morning == 1

    @property
    def rank(self) -> tuple[int, ...]:
        """Sort key: the cheaper, the earlier."""
        return self.air, self.dies, self.cost, -(self.morning or 0)


FREE = Toll()


class Pass(NamedTuple):
    """A space where a climber can't stay tonight, but that it can pass for new points, and live."""

    climber: ClimberName
    space: str
    stop: str
    """Space where the way ends."""
    toll: Toll
    """Cost of the way."""


class Goal(NamedTuple):
    """A space in a climber's reach."""

    space: str
    toll: Toll
    points: int
    metres: int
    stop: str | None = None
    """Space where the way ends if this one can only be passed."""


_BEST = 2
"""Number of spaces per climber on the board that get tags."""


class Tag(NamedTuple):
    """A space on the map that is marked as in reach of a player's climbers."""

    space: str
    ways: tuple[tuple[ClimberName, Toll], ...]
    """The climbers it's for, each with what its way costs."""


def tags(ways: Mapping[tuple[ClimberName, str], Toll], spaces: Iterable[str]) -> frozenset[Tag]:
    """Tags of these spaces."""
    return frozenset(
        Tag(space, tuple((name, ways[name, space]) for name in CLIMBER_NAMES if (name, space) in ways))
        for space in spaces
    )


def best_spaces(board: Board, ways: Collection[tuple[ClimberName, str]]) -> frozenset[str]:
    """Each climber's few spaces with the most points; of equally good ones all or none."""
    best = frozenset[str]()
    for name in CLIMBER_NAMES:
        own = {space: board.by_id[space].vp for climber, space in ways if climber == name}
        most, *_, too_few = [*sorted(own.values(), reverse=True), *(0,) * (_BEST + 1)][: _BEST + 1]
        best |= {space for space, points in own.items() if points > too_few or points == most}
    return best


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    tolls: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        toll, key = _toll(goal), (goal.climber, goal.space)
        tolls[key] = min(tolls.get(key, toll), toll, key=lambda toll: (toll.dies, toll.rank))
    return tolls


def _toll(goal: Destination) -> Toll:
    air, morning = (0, None) if goal.dies else (goal.air_paid, goal.air_tonight)
    return Toll(air, goal.dies, goal.cost, morning)


def passes(seen: Observation, destinations: Iterable[Destination]) -> tuple[Pass, ...]:
    """Spaces that climbers can only pass, each with its cheapest way."""
    passes = dict[tuple[ClimberName, str], Pass]()
    living = [goal for goal in destinations if not goal.dies]
    stays = {(goal.climber, goal.space) for goal in living}
    for goal in living:
        gains = goal.vp > seen.me.climber(goal.climber).vp
        peak = turning_point(seen.board, goal) if gains else None
        if peak is not None and (goal.climber, peak) not in stays:
            way = Pass(goal.climber, peak, goal.space, _toll(goal))
            passes[way[:2]] = min(passes.get(way[:2], way), way, key=lambda way: way.toll.rank)
    return tuple(passes.values())


def goals(
    board: Board,
    name: ClimberName,
    tolls: Mapping[tuple[ClimberName, str], Toll],
    passed: Iterable[Pass],
    worth: Callable[[Goal], int],
) -> tuple[Goal, ...]:
    """All spaces in a climber's reach, the greatest ``worth`` first; those where it would die come last."""
    ends: list[tuple[str, Toll, str | None]] = [
        (space, toll, None) for (climber, space), toll in tolls.items() if climber == name
    ]
    ends += [(one.space, one.toll, one.stop) for one in passed if one.climber == name]
    reached = (
        Goal(space, toll, board.by_id[space].vp, board.by_id[space].altitude, stop)
        for space, toll, stop in ends
    )
    return tuple(
        sorted(
            reached,
            key=lambda goal: (goal.toll.dies, -worth(goal), goal.toll.rank, bool(goal.stop), goal.space),
        )
    )


def choices(
    goals: Iterable[Goal], worth: Callable[[Goal], int] = attrgetter("points")
) -> tuple[tuple[Goal, ...], ...]:
    """The Pareto-optimal goals, in their order: no other gives as much for less, or more for the same.

    Goals with equal gains and costs are grouped.
    """
    living = [goal for goal in goals if not goal.toll.dies]
    merits = {goal: (worth(goal), -goal.toll.air, -goal.toll.cost, not goal.toll.short) for goal in living}
    groups: dict[tuple[tuple[int, ...], str | None], list[Goal]] = {}
    for goal, own in merits.items():
        if not any(its != own and _is_no_worse(its, own) for its in merits.values()):
            groups.setdefault((own, goal.stop), []).append(goal)
    return tuple(map(tuple, groups.values()))


def _is_no_worse(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether the first is at least as good in every respect."""
    return all(mine >= its for mine, its in zip(one, other, strict=True))


# ------------------------------------------------------------------------------------------------ drawing


def tag_ground(seat: int, letters: Iterable[str], box: Box) -> Shapes:
    """Background of a tag with a row for each of these climbers, whose badge is at its left end.

    A's badge is round, B's has edges, like their pieces.
    """
    livery, rows = theme.LIVERIES[seat], box.rows(*(1 for _ in letters))
    scale, radius = rows[0].height / _HIGH, rows[0].height / 2
    line, ring = _LINE * scale, (_LINE + _RING) * scale
    shapes: list[Shape] = [
        Plate(box, INK, radius, shadow=8),
        Plate(box.expanded(-line), livery.colour, radius - line),
        Plate(box.expanded(-ring), WHITE, radius - ring),
    ]
    for name, row in zip(letters, rows, strict=True):
        badge = row.part(right=row.height).expanded(-line)
        round_off = badge.width / (2 if name == "A" else 5)
        shapes += [
            Plate(badge, livery.colour, round_off, INK, line),
            strong_text(name, badge, livery.letter, round(46 * scale)),
        ]
    return tuple(shapes)


def tag_size(tag: Tag, scale: float = 1.0) -> tuple[float, float]:
    """Width and height in pixels of a tag on the map."""
    numbers = max(len(_chips(toll)) for _, toll in tag.ways)
    return scale * (_HIGH + numbers * (_BETWEEN + _CHIP) + _TIP), scale * _HIGH * len(tag.ways)


def tag_shapes(seat: int, tag: Tag, box: Box) -> Shapes:
    """A tag of a player: who can go there, what the way costs, and the climber's air by morning."""
    shapes = list(tag_ground(seat, [name for name, _ in tag.ways], box))
    for (_, toll), row in zip(tag.ways, box.rows(*(1 for _ in tag.ways)), strict=True):
        scale = row.height / _HIGH
        side, left = scale * _CHIP, row.left + row.height + scale * _BETWEEN
        for drawn in _chips(toll):
            shapes += drawn(Box.from_centre((left + side / 2, row.centre[1]), side))
            left += side + scale * _BETWEEN
    return tuple(shapes)


def _chips(toll: Toll) -> tuple[Callable[[Box], Shapes], ...]:
    """What a way costs, and the air by morning, if they are known."""
    chips = [partial(pieces.cost_chip, str(toll.cost))] if toll.cost else []
    return (*chips, *([partial(pieces.morning_chip, toll.morning)] if toll.morning else []))


def deadly_edge(box: Box) -> Shapes:
    """The edge around the name of a space where everybody would die."""
    return (Plate(box.expanded(_EDGE), DANGER, box.height / 2 + _EDGE),)


def sample_tag(seat: int, letter: ClimberName, cost: int, box: Box) -> Shapes:
    """A tag for legends; ``cost`` is 0 for the badge alone."""
    return tag_shapes(seat, Tag("", ((letter, Toll(cost=cost)),)), box)


def sample_tag_width(high: float, cost: int) -> float:
    """Width of such a tag of this height."""
    return high / _HIGH * tag_size(Tag("", (("A", Toll(cost=cost)),)))[0] if cost else high
