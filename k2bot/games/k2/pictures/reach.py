"""Where a planning player's climbers can go: what that brings and takes, and how map and panel say so."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Board,
    ClimberName,
    Destination,
    Observation,
    turning_point,
)
from k2bot.games.k2.pictures import palette, pieces
from k2bot.games.k2.pictures.palette import AIR, DANGER, MOVEMENT
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Plate, Shape, Shapes
from k2bot.render.theme import INK, MIST, WHITE

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence


RIM, _LISTED_RIM, _LIGHT, _PALEST = 6.0, 4.0, 0.6, 0.9
"""Pixels of a tag's rim, on the map and in a list; luminances from which its colour has a dark edge, since
snow hides light colours, and from which its badge has one, too."""
BADGE, _LISTED_BADGE = {1: 56.0, 2: 78.0}, {1: 42.0, 2: 74.0}
"""Widths in pixels of the badge at the left end of a tag, by its letters, on the map and in a list."""
_EDGE = 2.0
"""Pixels of the edge of a space where everybody would die."""
_DEADLY = DANGER.mixed(WHITE, 0.84)
OPEN = pieces.Look(WHITE, INK, MOVEMENT, AIR)
"""Plate of a space in reach."""
DEADLY = OPEN._replace(ground=_DEADLY, kills=True)
"""One where everybody who can go there would die tonight."""


class Toll(NamedTuple):
    """What it takes a climber to go to a space."""

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
    """Where the way ends."""
    toll: Toll
    """What the way takes."""


Prospect: TypeAlias = Literal["new", "deadly", "none"]
"""What is in a climber's reach: new points, some only where it would die tonight, or none."""


class Goal(NamedTuple):
    """A space in reach of a climber: one that brings it new points, or death, or a high one."""

    space: str
    toll: Toll
    best: bool
    """Whether no other brings this climber more points."""
    points: int
    """Points that the space is worth."""
    stop: str | None = None
    """Where the way ends if the space can only be passed."""


_FEW, _BEST = 5, 3
"""Spaces with new points up to which all have whole tags; and how many of each climber's have, of more."""


class Tag(NamedTuple):
    """A space on the map that is marked as in reach of a player's climbers."""

    space: str
    letters: str = ""
    """The climbers it's for; none at one of those with fewer points, of many."""
    is_quiet: bool = False
    """Whether it has no new points."""

    @property
    def sign(self) -> Literal["A", "B", "AB", "to A", "to B", "to AB"] | None:
        """What the legend explains it by."""
        return _SIGNS.get((self.letters, self.is_quiet))


_SIGNS: dict[tuple[str, bool], Literal["A", "B", "AB", "to A", "to B", "to AB"]] = {
    ("A", False): "A", ("B", False): "B", ("AB", False): "AB",
    ("A", True): "to A", ("B", True): "to B", ("AB", True): "to AB",
}  # fmt: skip


def tags(gains: Mapping[str, str], best: Collection[str]) -> frozenset[Tag]:
    """The tags of spaces with new points, by the letters of climbers: of many, only the best have letters."""
    whole = gains if len(gains) <= _FEW else best
    return frozenset(Tag(space, letters if space in whole else "") for space, letters in gains.items())


def best_few(board: Board, gains: Mapping[str, str]) -> frozenset[str]:
    """Each climber's few spaces with the most points, by the letters of climbers; equal ones are all in."""
    found = frozenset[str]()
    for name in CLIMBER_NAMES:
        own = {space: board.by_id[space].vp for space, letters in gains.items() if name in letters}
        most, *_, too_few = [*sorted(own.values(), reverse=True), *(0,) * (_BEST + 1)][: _BEST + 1]
        found |= {space for space, points in own.items() if points > too_few or points == most}
    return found


# ---------------------------------------------------------------------------------------- what it takes


def tolls(destinations: Iterable[Destination]) -> dict[tuple[ClimberName, str], Toll]:
    """The lowest cost of each climber's reachable spaces."""
    found: dict[tuple[ClimberName, str], Toll] = {}
    for goal in destinations:
        toll, key = _toll(goal), (goal.climber, goal.space)
        found[key] = min(found.get(key, toll), toll, key=lambda toll: (toll.dies, *toll))
    return found


def _toll(goal: Destination) -> Toll:
    air, short = (0, False) if goal.dies else (goal.air_paid, goal.level_tonight == 1)
    return Toll(air, goal.dies, goal.cost, short=short)


def passes(seen: Observation, destinations: Iterable[Destination]) -> tuple[Pass, ...]:
    """The spaces that climbers can only pass, each by the way that takes least."""
    found = dict[tuple[ClimberName, str], Pass]()
    living = [goal for goal in destinations if not goal.dies]
    stays = {(goal.climber, goal.space) for goal in living}
    for goal in living:
        gains = goal.vp > seen.me.climber(goal.climber).vp
        peak = turning_point(seen.board, goal) if gains else None
        if peak is not None and (goal.climber, peak) not in stays:
            way = Pass(goal.climber, peak, goal.space, _toll(goal))
            found[way[:2]] = min(found.get(way[:2], way), way, key=lambda way: way.toll)
    return tuple(found.values())


def best(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
    passed: Iterable[Pass] = (),
) -> dict[ClimberName, tuple[str, ...]]:
    """The spaces, equally good, where each climber gains the most points without dying tonight, if any."""
    own, spaces, found = seen.own, seen.board.by_id, dict[ClimberName, tuple[str, ...]]()
    for name in CLIMBER_NAMES:
        gains = [
            (spaces[space].vp, -tolls.get((name, space), FREE).air, space)
            for who, space in destinations
            if who == name and not tolls.get((name, space), FREE).dies
        ]
        gains += [(spaces[one.space].vp, -one.toll.air, one.space) for one in passed if one.climber == name]
        most = max((gain[:2] for gain in gains), default=None)
        if most is not None and own is not None and most[0] > own.climber(name).vp:
            found[name] = tuple(sorted(space for *gain, space in gains if tuple(gain) == most))
    return found


def goals(
    seen: Observation,
    destinations: Collection[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
    passed: Collection[Pass] = (),
) -> dict[ClimberName, tuple[Goal, ...]]:
    """Each climber's spaces in reach that bring it new points, the most first, then those that kill it."""
    spaces, favourites, found = seen.board.by_id, best(seen, destinations, tolls, passed), {}
    for name in CLIMBER_NAMES:
        own = [
            Goal(space, toll, space in favourites.get(name, ()), spaces[space].vp)
            for space in dict.fromkeys(space for who, space in destinations if who == name)
            for toll in [tolls.get((name, space), FREE)]
            if toll.dies or spaces[space].vp > seen.me.climber(name).vp
        ]
        own += [
            Goal(one.space, one.toll, one.space in favourites.get(name, ()), spaces[one.space].vp, one.stop)
            for one in passed
            if one.climber == name
        ]
        own.sort(
            key=lambda goal: (goal.toll.dies, not goal.best, -goal.points, bool(goal.stop), *goal.toll, goal)
        )
        found[name] = tuple(own)
    return found


def prospect(goals: Sequence[Goal], points: int) -> Prospect:
    """What is in reach of a climber that has some points."""
    if any(not goal.toll.dies for goal in goals):
        return "new"
    return "deadly" if any(goal.points > points for goal in goals) else "none"


def heights(
    seen: Observation,
    destinations: Iterable[tuple[ClimberName, str]],
    tolls: Mapping[tuple[ClimberName, str], Toll],
    name: ClimberName,
) -> tuple[Goal, ...]:
    """The highest spaces in a climber's reach where it lives: no other is as high and takes as little."""
    spaces = seen.board.by_id
    own = {
        (-spaces[space].altitude, toll.air, toll.cost, toll.short): Goal(
            space, toll, best=False, points=spaces[space].vp
        )
        for who, space in destinations
        if who == name and not (toll := tolls.get((name, space), FREE)).dies
    }
    return tuple(
        own[one]
        for one in sorted(own)
        if not any(one != other and all(map(operator.ge, one, other)) for other in own)
    )


def choices(goals: Sequence[Goal]) -> tuple[tuple[Goal, ...], ...]:
    """The goals worth a thought, most points first: no other gives as much for less, or more for the same.

    Those that give and take the same are together.
    """
    found: dict[tuple[int, Toll, str | None], list[Goal]] = {}
    for goal in goals:
        if not goal.toll.dies and not any(_beats(other, goal) for other in goals):
            found.setdefault((goal.points, goal.toll, goal.stop), []).append(goal)
    return tuple(map(tuple, found.values()))


def _beats(one: Goal, other: Goal) -> bool:
    """Whether a goal is better than another in some respect, and in none worse."""
    whole = [(goal.points, -goal.toll.air, -goal.toll.cost, not goal.toll.short) for goal in (one, other)]
    return (
        not one.toll.dies
        and whole[0] != whole[1]
        and all(mine >= its for mine, its in zip(*whole, strict=True))
    )


# ------------------------------------------------------------------------------------------------ drawing


def ground(seat: int, letters: str, box: Box, *, quiet: bool = False, listed: bool = False) -> Shapes:
    """The ground of a tag with its badge, below a plate's words: a space in reach of a player's climbers.

    One without new points is ``quiet``: its badge is an outline. No other plate is light with a badge.
    """
    livery, radius = theme.LIVERIES[seat], box.height / 2
    is_light, is_pale = livery.colour.luminance > _LIGHT, livery.colour.luminance > _PALEST
    rim = _LISTED_RIM if listed else RIM
    edge = INK if is_light else WHITE
    thin = rim * (0.45 if is_light else 0.3)
    colour = MIST if quiet else livery.colour
    if quiet:
        edge, thin = INK, rim * 0.3
    shapes: list[Shape] = [
        Plate(box, edge, radius, shadow=0 if listed else 8),
        Plate(box.grown(-thin), colour, radius - thin),
        Plate(box.grown(-rim), WHITE, radius - rim),
    ]
    if letters:
        wide = (_LISTED_BADGE if listed else BADGE)[len(letters)]
        badge = box.part(right=wide).grown(-thin)
        line = 0.0 if not (quiet or is_pale) else rim * 0.6
        outline = INK if is_pale else livery.colour
        fill, ink = (WHITE, INK) if quiet else (livery.colour, livery.letter)
        shapes.append(Plate(badge, fill, badge.height / 2, outline, line))
        room = badge.part(inset := 4.0 * len(letters), 0, -inset)
        size = theme.CHANGING if listed else (46, 42)[len(letters) - 1]
        shapes += [
            strong(name, column, ink, size)
            for name, column in zip(letters, room.columns(*(1 for _ in letters)), strict=True)
        ]
    return tuple(shapes)


def edge(box: Box) -> Shapes:
    """The edge around the name of a space where everybody would die."""
    return (Plate(box.grown(_EDGE), DANGER, box.height / 2 + _EDGE),)


def sample(seat: int, letters: str, box: Box, *, quiet: bool = False) -> Shapes:
    """A small tag of a player, for legends."""
    dot = Box.around(box.centre, SAMPLE[len(letters)], 40)
    return ground(seat, letters, dot, quiet=quiet, listed=True)


SAMPLE = {1: 62.0, 2: 94.0}
"""Pixels of a legend's small tag, by the number of its letters."""


def deadly(box: Box) -> Shapes:
    """A small space where everybody would die, for legends."""
    dot = Box.around(box.centre, 38, 28)
    return (
        *edge(dot),
        Plate(dot, _DEADLY, 14),
        *palette.symbol("skull", Box.around(dot.centre, 26), DANGER),
    )
