"""The mountain under one day's weather: what each step and each tent costs, and what a use can afford.

Shared by the turn, which plays a use step by step, and by planning, which enumerates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import Direction
    from k2bot.games.k2.engine.content import Card, Side, Weather


@dataclass(frozen=True, slots=True)
class Rope:
    """A step along a rope: where it leads, what it costs, and whether it goes up (rule 14)."""

    space: str
    cost: int
    up: bool
    vp: int
    """Victory points of the space it leads to (rule 17)."""


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


def terrain(side: Side, weather: Weather) -> Terrain:
    """The mountain of a side under a weather."""
    return _terrain(side, tuple(map(weather.toll, content.ZONES)))


@lru_cache(maxsize=1 << 10)
def terrain_on(side: Side, tiles: tuple[str, ...], day: int) -> Terrain:
    """The mountain of a side on a day from 1 to 18 under these tiles."""
    tile, of_tile = divmod(day - 1, content.DAYS_A_TILE)
    return terrain(side, content.TILES[tiles[tile]].days[of_tile])


@lru_cache(maxsize=1 << 10)
def night_on(side: Side, tiles: tuple[str, ...], day: int) -> dict[str, tuple[int, int, int]]:
    """By space, what the night of a day does: change by the space, loss by weather, loss by an avalanche."""
    tile, of_tile = divmod(day - 1, content.DAYS_A_TILE)
    weather = content.TILES[tiles[tile]].days[of_tile]
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
    return Terrain(ropes, cost, step, near)


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
def budget(cards: tuple[Card, ...], directions: tuple[Direction, ...]) -> Budget:
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
            state = (
                rope.space,
                cost_up + rope.cost * rope.up,
                cost_down + rope.cost * (not rope.up),
            )
            if state not in seen and points.affords(state[1], state[2]):
                seen.add(state)
                todo.append(state)
    return False
