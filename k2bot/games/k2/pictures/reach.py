"""Destinations of a planning player's climbers: gains, costs, and how map and panel show them."""

from __future__ import annotations

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
from k2bot.games.k2.pictures import palette
from k2bot.games.k2.pictures.palette import DANGER
from k2bot.render import theme
from k2bot.render.layout import strong_text
from k2bot.render.scene import Box, Plate, Shape, Shapes
from k2bot.render.theme import INK, WHITE

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence


RIM, _LINE, _RING = 8.0, 2.0, 5.0
"""Pixels of the rim of a tag on the map, of the dark line around it and around badges, and of the ring in the
player's colour between them."""
BADGE = {1: 56.0, 2: 78.0}
"""Widths in pixels of the badges at the left end of a tag on the map, by its letters."""
_HIGH = 58.0
"""Height in pixels of a tag on the map; other tags are scaled from it."""
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
    short: bool = False
    """Whether the climber would have 1 air left by morning."""


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


_FEW, _BEST = 5, 2
"""Greatest number of spaces with new points that all get tags; and number per climber on the board."""


class Tag(NamedTuple):
    """A space on the map that is marked as in reach of a player's climbers."""

    space: str
    letters: str
    """The climbers it's for."""


def tags(gains: Mapping[str, str], best: Collection[str]) -> frozenset[Tag]:
    """Tags of spaces with new points; of many, only the ``best`` have one."""
    marked = gains if len(gains) <= _FEW else gains.keys() & best
    return frozenset(Tag(space, gains[space]) for space in marked)


def best_tags(board: Board, gains: Mapping[str, str]) -> frozenset[Tag]:
    """Tags of each climber's few spaces with the most points; of equally good ones all or none have them.

    ``gains`` maps spaces to letters.
    """
    best = frozenset[str]()
    for name in CLIMBER_NAMES:
        own = {space: board.by_id[space].vp for space, letters in gains.items() if name in letters}
        most, *_, too_few = [*sorted(own.values(), reverse=True), *(0,) * (_BEST + 1)][: _BEST + 1]
        best |= {space for space, points in own.items() if points > too_few or points == most}
    return frozenset(Tag(space, gains[space]) for space in best)


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    tolls: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        toll, key = _toll(goal), (goal.climber, goal.space)
        tolls[key] = min(tolls.get(key, toll), toll, key=lambda toll: (toll.dies, *toll))
    return tolls


def _toll(goal: Destination) -> Toll:
    air, short = (0, False) if goal.dies else (goal.air_paid, goal.air_tonight == 1)
    return Toll(air, goal.dies, goal.cost, short=short)


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
            passes[way[:2]] = min(passes.get(way[:2], way), way, key=lambda way: way.toll)
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
            reached, key=lambda goal: (goal.toll.dies, -worth(goal), goal.toll, bool(goal.stop), goal.space)
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
    groups: dict[tuple[int, Toll, str | None], list[Goal]] = {}
    for goal, own in merits.items():
        if not any(its != own and _is_no_worse(its, own) for its in merits.values()):
            groups.setdefault((worth(goal), goal.toll, goal.stop), []).append(goal)
    return tuple(map(tuple, groups.values()))


def _is_no_worse(one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether the first is at least as good in every respect."""
    return all(mine >= its for mine, its in zip(one, other, strict=True))


# ------------------------------------------------------------------------------------------------ drawing


def tag_ground(seat: int, tag: Tag, box: Box) -> Shapes:
    """Background of a tag with its badges, drawn below its words.

    A's badge is round, B's has edges, like their pieces. What the way costs is left to panel and menus:
    viewers took it for a code.
    """
    livery, scale, radius = theme.LIVERIES[seat], box.height / _HIGH, box.height / 2
    line, letters = _LINE * scale, tag.letters
    edge, ring = line, (_LINE + _RING) * scale
    shapes: list[Shape] = [
        Plate(box, INK, radius, shadow=8),
        Plate(box.expanded(-edge), livery.colour, radius - edge),
        Plate(box.expanded(-ring), WHITE, radius - ring),
    ]
    room = box.part(right=BADGE[len(letters)] * scale).expanded(-line)
    for name, badge in zip(letters, room.columns(*(1 for _ in letters)), strict=True):
        round_off = badge.width / (2 if name == "A" else 5)
        shapes += [
            Plate(badge, livery.colour, round_off, INK, line),
            strong_text(name, badge, livery.letter, round(46 * scale)),
        ]
    return tuple(shapes)


def deadly_edge(box: Box) -> Shapes:
    """The edge around the name of a space where everybody would die."""
    return (Plate(box.expanded(_EDGE), DANGER, box.height / 2 + _EDGE),)


def sample_tag(seat: int, tag: Tag, box: Box) -> Shapes:
    """A small tag of a player with the star of its points, for legends."""
    box = Box.from_centre(box.centre, sample_tag_width(tag), box.height)
    middle = box.right - 23
    star = palette.symbol("star", Box.from_centre((middle, box.centre[1]), 24), INK)
    return (*tag_ground(seat, tag, box), *star)


def sample_tag_width(tag: Tag) -> float:
    """Width in pixels of a small tag in a legend."""
    return _SAMPLE[len(tag.letters)]


_SAMPLE = {1: 76.0, 2: 106.0}
"""Widths of small tags, by number of letters."""
