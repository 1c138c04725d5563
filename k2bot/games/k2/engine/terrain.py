"""The mountain under one day's weather: costs of steps and tents, and what a use can afford.

Shared by the turn, which plays a use step by step, and by planning, which enumerates uses.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import PITCH, Direction

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from k2bot.games.k2.engine.content import Cards, Side, Weather


@dataclass(frozen=True, slots=True)
class RopeStep:
    """A step along a rope: target, cost and direction (rule 14)."""

    space: str
    cost: int
    up: bool
    vp: int
    """Victory points of the target space (rule 17)."""

    def costs_after(self, up: int, down: int) -> tuple[int, int]:
        """Total costs up and down after this step."""
        return (up + self.cost, down) if self.up else (up, down + self.cost)


@dataclass(frozen=True, slots=True, eq=False)
class Terrain:
    """Steps and tent costs of a board; shared by all weathers with equal extra costs."""

    steps_from: dict[str, tuple[RopeStep, ...]]
    """By starting space, in data order."""
    tent: dict[str, int]
    """Cost of pitching a tent, by space (rule 15)."""
    step_between: dict[tuple[str, str], RopeStep]
    """By pair of starting space and target."""
    neighbourhood: dict[str, frozenset[str]]
    """Each space with its neighbours."""
    cheapest_move: dict[str, int]
    """Cost of the cheapest step from a space, or of a tent on it."""


def terrain_under(side: Side, weather: Weather) -> Terrain:
    """The mountain of a side under a weather."""
    return _terrain(side, tuple(map(weather.toll, content.ZONES)))


@lru_cache(maxsize=1 << 10)
def terrain_on(side: Side, tiles: tuple[str, ...], day: int) -> Terrain:
    """The mountain of a side on a day from 1 to 18 under these tiles."""
    return terrain_under(side, content.weather_on(tiles, day))


NightEffects: TypeAlias = dict[str, tuple[int, int, int]]
"""Effects of a night by space: change by the space, loss to weather, loss to an avalanche."""


@cache
def night_effects(side: Side, weather: Weather) -> NightEffects:
    """Effects of a night, without tents (rules 20 and 40)."""
    return {
        space.id: (space.air_change, weather.loss(space.zone), int(weather.avalanche_in(space.zone)))
        for space in content.board(side).spaces
    }


@cache
def _terrain(side: Side, tolls: tuple[int, ...]) -> Terrain:
    board = content.board(side)
    toll = dict(zip(content.ZONES, tolls, strict=True))
    cost = {space.id: space.cost + toll[space.zone] for space in board.spaces}
    ropes = {
        space.id: tuple(
            RopeStep(other.id, cost[other.id], up=other.altitude > space.altitude, vp=other.vp)
            for other in board.neighbours[space.id]
        )
        for space in board.spaces
    }
    near = {space: frozenset((space, *(rope.space for rope in several))) for space, several in ropes.items()}
    step = {(start, rope.space): rope for start, several in ropes.items() for rope in several}
    least = {space: min(cost[space], *(rope.cost for rope in several)) for space, several in ropes.items()}
    return Terrain(ropes, cost, step, near, least)


@dataclass(frozen=True, slots=True)
class CardPoints:
    """Points of one use: movement points pay for anything, rope points in one direction (rules 13 and 14)."""

    movement: int
    up: int
    down: int

    @property
    def total(self) -> int:
        """Sum of all points."""
        return self.movement + self.up + self.down

    def affords(self, cost_up: int, cost_down: int) -> bool:
        """Whether these costs are affordable: up (steps and tent) and down (rule 14)."""
        return max(0, cost_up - self.up) + max(0, cost_down - self.down) <= self.movement


@lru_cache(maxsize=1 << 12)
def card_points(cards: Cards, directions: tuple[Direction, ...]) -> CardPoints:
    """Points of these cards, with one direction for each rope card, in card order."""
    movement = up = down = 0
    chosen = iter(directions)
    for card in cards:
        if card.is_movement:
            movement += card.up
        elif card.is_rope:
            if next(chosen) == "up":
                up += card.up
            else:
                down += card.down
    return CardPoints(movement, up, down)


Cost: TypeAlias = tuple[int, int]
"""Costs of steps up and tents, and of steps down (rule 14)."""
RouteState: TypeAlias = tuple[str, int, int, str | None, int]
"""A use in progress: space, spent up, spent down, tent pitched at, marker."""
MAX_USE_POINTS = sum(sorted(card.unused_points for card in content.DECK)[-content.CARDS_A_DAY :])
"""The most points any use can have."""


def routes(
    terrain: Terrain, start: str, marker: int, points: CardPoints, tents: Collection[str]
) -> Iterator[tuple[RouteState, tuple[str, ...]]]:
    """Every route possible with these points, shortest first, as spaces and ``pitch`` (rules 14, 15, 17).

    The tent may be pitched on ``tents``. Ignores spaces full of climbers (rule 16).
    """
    first: RouteState = (start, 0, 0, None, marker)
    known: dict[RouteState, tuple[str, ...]] = {first: ()}
    todo = [first]
    for state in todo:  # the list grows during iteration: breadth-first search
        route = known[state]
        yield state, route
        space, up, down, pitched, vp = state
        following: list[tuple[RouteState, str]] = [
            ((rope.space, *rope.costs_after(up, down), pitched, max(vp, rope.vp)), rope.space)
            for rope in terrain.steps_from[space]
        ]
        if pitched is None and space in tents:
            following.append(((space, up + terrain.tent[space], down, space, vp), PITCH))
        for new, word in following:
            if new not in known and points.affords(new[1], new[2]):
                known[new] = (*route, word)
                todo.append(new)


def route_cost(terrain: Terrain, start: str, route: Iterable[str]) -> Cost:
    """Cost of a planned route from a space (rules 14 and 15)."""
    up = down = 0
    for word in route:
        if word == PITCH:
            up += terrain.tent[start]
        else:
            rope = terrain.step_between[start, word]
            (up, down), start = rope.costs_after(up, down), word
    return up, down


def total_route_cost(terrain: Terrain, start: str, route: Iterable[str]) -> int:
    """Points that a planned route from a space costs in all, tent included (rules 14 and 15)."""
    return sum(route_cost(terrain, start, route))


@lru_cache(maxsize=1 << 12)
def minimum_costs(
    terrain: Terrain,
    space: str,
    carried: bool,  # noqa: FBT001 - cache key
    full: frozenset[str],
) -> tuple[Cost, ...]:
    """Minimum costs to begin a use on a space: a step to one with room, or pitching the carried tent.

    A climber can begin a use there, or go on from a full space, just if it can afford one (rules 14 to 16).
    """
    costs = {(terrain.tent[space], 0)} if carried else set()
    todo = [(space, 0, 0)]
    seen = set(todo)
    for place, cost_up, cost_down in todo:  # the list grows during iteration: on over full spaces
        for rope in terrain.steps_from[place]:
            up, down = rope.costs_after(cost_up, cost_down)
            if rope.space not in full:
                costs.add((up, down))
            elif up + down <= MAX_USE_POINTS and (rope.space, up, down) not in seen:
                seen.add((rope.space, up, down))
                todo.append((rope.space, up, down))
    return tuple(
        sorted(
            one
            for one in costs
            if not any(other != one and other[0] <= one[0] and other[1] <= one[1] for other in costs)
        )
    )


def can_end(terrain: Terrain, points: CardPoints, space: str, spent: Cost, full: frozenset[str]) -> bool:
    """Whether a climber on ``space`` with these costs so far can still end its use somewhere.

    True if the space is not full, or if affordable steps lead to one that is not (rule 16).
    """
    if space not in full:
        return True
    up, down = spent
    exits = minimum_costs(terrain, space, False, full)  # noqa: FBT003 - cache key
    return any(points.affords(up + more_up, down + more_down) for more_up, more_down in exits)
