"""The mountain under one day's weather: what each step and each tent costs, and what a use can afford.

Shared by the turn, which plays a use step by step, and by planning, which enumerates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import PITCH

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from k2bot.games.k2.engine.actions import Direction
    from k2bot.games.k2.engine.content import Cards, Side, Weather


@dataclass(frozen=True, slots=True)
class Rope:
    """A step along a rope: where it leads, what it costs, and whether it goes up (rule 14)."""

    space: str
    cost: int
    up: bool
    vp: int
    """Victory points of the space it leads to (rule 17)."""

    def paid(self, up: int, down: int) -> tuple[int, int]:
        """What a use has spent upwards and downwards after this step, with these before it."""
        return (up + self.cost, down) if self.up else (up, down + self.cost)


@dataclass(frozen=True, slots=True, eq=False)
class Terrain:
    """All steps and tent costs of a board under a weather: one value for all weathers with equal tolls."""

    ropes: dict[str, tuple[Rope, ...]]
    """By the space they leave from, in the order of the data."""
    tent: dict[str, int]
    """Cost of pitching, by space (rule 15)."""
    step: dict[tuple[str, str], Rope]
    """By the spaces it joins."""
    near: dict[str, frozenset[str]]
    """By space: itself and those one rope away."""
    least: dict[str, int]
    """By space: what the cheapest step from it, or a tent on it, costs."""


def terrain(side: Side, weather: Weather) -> Terrain:
    """The mountain of a side under a weather."""
    return _terrain(side, tuple(map(weather.toll, content.ZONES)))


@lru_cache(maxsize=1 << 10)
def terrain_on(side: Side, tiles: tuple[str, ...], day: int) -> Terrain:
    """The mountain of a side on a day from 1 to 18 under these tiles."""
    tile, of_tile = divmod(day - 1, content.DAYS_A_TILE)
    return terrain(side, content.TILES[tiles[tile]].days[of_tile])


Night: TypeAlias = dict[str, tuple[int, int, int]]


def night_on(side: Side, tiles: tuple[str, ...], day: int) -> Night:
    """By space, what the night of a day does: change by the space, loss by weather, loss by an avalanche."""
    tile, of_tile = divmod(day - 1, content.DAYS_A_TILE)
    return _night(side, tiles[tile], of_tile)


@cache
def _night(side: Side, tile: str, of_tile: int) -> Night:
    return night(side, content.TILES[tile].days[of_tile])


def night(side: Side, weather: Weather) -> Night:
    """What a night under a weather does, by space; the tents apart (rules 20 and 40)."""
    return {
        space.id: (space.acc, weather.loss(space.zone), int(weather.avalanche_in(space.zone)))
        for space in content.board(side).spaces
    }


@cache
def _terrain(side: Side, tolls: tuple[int, ...]) -> Terrain:
    board = content.board(side)
    toll = dict(zip(content.ZONES, tolls, strict=True))
    cost = {space.id: space.cost + toll[space.zone] for space in board.spaces}
    ropes = {
        space.id: tuple(
            Rope(other.id, cost[other.id], up=other.altitude > space.altitude, vp=other.vp)
            for other in board.neighbours[space.id]
        )
        for space in board.spaces
    }
    near = {space: frozenset((space, *(rope.space for rope in several))) for space, several in ropes.items()}
    step = {(start, rope.space): rope for start, several in ropes.items() for rope in several}
    least = {space: min(cost[space], *(rope.cost for rope in several)) for space, several in ropes.items()}
    return Terrain(ropes, cost, step, near, least)


@dataclass(frozen=True, slots=True)
class Budget:
    """The points of one use: movement points pay anything, rope points one direction (rules 13 and 14)."""

    movement: int
    up: int
    down: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.movement + self.up + self.down

    def affords(self, cost_up: int, cost_down: int) -> bool:
        """Whether these costs of steps up and tents, and of steps down, are affordable (rule 14)."""
        return max(0, cost_up - self.up) + max(0, cost_down - self.down) <= self.movement


@lru_cache(maxsize=1 << 12)
def budget(cards: Cards, directions: tuple[Direction, ...]) -> Budget:
    """The points of cards, with one direction for each rope card in their order."""
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
    return Budget(movement, up, down)


Spent: TypeAlias = tuple[int, int]
"""Costs of steps up and tents, and of steps down (rule 14)."""
Walk: TypeAlias = tuple[str, int, int, str | None, int, bool]
"""A use under way: space, spent up, spent down, tent pitched at, marker, been on the summit."""
MOST_POINTS = sum(sorted(card.unused_points for card in content.DECK)[-content.CARDS_A_DAY :])
"""No use has more points."""


def walks(
    land: Terrain, start: str, marker: int, points: Budget, tents: Collection[str]
) -> Iterator[tuple[Walk, tuple[str, ...]]]:
    """Every way a use of these points can go, shortest first, as spaces and ``pitch`` (rules 14, 15, 17).

    The tent may be pitched on ``tents``. Where climbers stand in the way is not looked at (rule 16).
    """
    first: Walk = (start, 0, 0, None, marker, False)
    ways: dict[Walk, tuple[str, ...]] = {first: ()}
    todo = [first]
    for walk in todo:  # grows while it is read: breadth first
        way = ways[walk]
        yield walk, way
        here, up, down, pitched, vp, summited = walk
        following: list[tuple[Walk, str]] = [
            (
                (
                    rope.space,
                    *rope.paid(up, down),
                    pitched,
                    max(vp, rope.vp),
                    summited or rope.space == content.SUMMIT,
                ),
                rope.space,
            )
            for rope in land.ropes[here]
        ]
        if pitched is None and here in tents:
            following.append(((here, up + land.tent[here], down, here, vp, summited), PITCH))
        for new, word in following:
            if new not in ways and points.affords(new[1], new[2]):
                ways[new] = (*way, word)
                todo.append(new)


def spent(land: Terrain, here: str, way: Iterable[str]) -> Spent:
    """What a planned way from a space costs (rules 14 and 15)."""
    up = down = 0
    for word in way:
        if word == PITCH:
            up += land.tent[here]
        else:
            rope = land.step[here, word]
            (up, down), here = rope.paid(up, down), word
    return up, down


@lru_cache(maxsize=1 << 12)
def needs(
    land: Terrain,
    space: str,
    carried: bool,  # noqa: FBT001 - a key of the cache
    full: frozenset[str],
) -> tuple[Spent, ...]:
    """What a use on a space costs at the least: a step to where there is room, or the tent still carried.

    With points for one of these costs, and only with them, a climber can begin a use there (rules 14 to 16).
    """
    found = {(land.tent[space], 0)} if carried else set()
    todo = [(space, 0, 0)]
    seen = set(todo)
    for here, cost_up, cost_down in todo:  # grows while it is read: on over full spaces
        for rope in land.ropes[here]:
            up, down = rope.paid(cost_up, cost_down)
            if rope.space not in full:
                found.add((up, down))
            elif up + down <= MOST_POINTS and (rope.space, up, down) not in seen:
                seen.add((rope.space, up, down))
                todo.append((rope.space, up, down))
    return tuple(
        sorted(
            one
            for one in found
            if not any(other != one and other[0] <= one[0] and other[1] <= one[1] for other in found)
        )
    )


def can_end(land: Terrain, points: Budget, space: str, spent: tuple[int, int], full: frozenset[str]) -> bool:
    """Whether a climber under way on ``space``, having spent (up, down), can still end its use somewhere.

    It can where the space is not among the full ones, or where further affordable steps lead to one that is
    not (rule 16).
    """
    if space not in full:
        return True
    seen = {(space, *spent)}
    todo = [(space, *spent)]
    while todo:
        here, cost_up, cost_down = todo.pop()
        if here not in full:
            return True
        for rope in land.ropes[here]:
            state = (rope.space, *rope.paid(cost_up, cost_down))
            if state not in seen and points.affords(state[1], state[2]):
                seen.add(state)
                todo.append(state)
    return False
