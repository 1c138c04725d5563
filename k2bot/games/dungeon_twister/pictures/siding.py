"""What a fight comes to, read off what may be seen: both sides, their values and bonuses, who joins why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import ATTACK, COMBAT, DEFENCE, OWNER
from k2bot.games.dungeon_twister.engine.fights import fight_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation


@dataclass(frozen=True, slots=True)
class Fighter:
    """Somebody in a fight, and what it adds to its side (17, 18, 32)."""

    token: int
    value: int
    """0 for a wounded target."""
    bonus: int
    load: int | None
    wounded: bool


@dataclass(frozen=True, slots=True)
class Sides:
    """Both sides of a fight."""

    attacking: tuple[Fighter, ...]
    """The attacker first."""
    defending: tuple[Fighter, ...]
    """The target first."""
    touching: tuple[tuple[int, int], ...]
    """Pairs of enemies in the fight that stand beside each other, attackers first."""

    @property
    def sums(self) -> tuple[int, int]:
        """What attackers and defenders count without cards."""
        return _sum(self.attacking), _sum(self.defending)


def _sum(side: tuple[Fighter, ...]) -> int:
    return sum(fighter.value + fighter.bonus for fighter in side)


def sides_of(seen: Observation, attacker: int, target: int) -> Sides:
    """The fight between two characters as it would be now."""
    board = Board(seen)
    fight = fight_of(board, attacker, target)

    def fighter(token: int, bonus: tuple[int, ...]) -> Fighter:
        wounded = bool(board.wounded >> token & 1)
        load = board.load(token)
        value = 0 if wounded else COMBAT[token]
        return Fighter(token, value, 0 if load is None else bonus[load], load, wounded)

    pairs = tuple(
        (one, other)
        for one in fight.attacking
        for other in fight.defending
        if seen.at[other] in board.maze.neighbours(seen.at[one])
    )
    return Sides(
        tuple(fighter(token, ATTACK) for token in _first(fight.attacking, attacker)),
        tuple(fighter(token, DEFENCE) for token in _first(fight.defending, target)),
        pairs,
    )


def _first(tokens: tuple[int, ...], leader: int) -> tuple[int, ...]:
    return (leader, *(token for token in tokens if token != leader))


def winner(sums: tuple[int, int], attacker: int) -> int | None:
    """The seat that wins with these sums of attackers and defenders, None for a tie."""
    if sums[0] == sums[1]:
        return None
    return OWNER[attacker] if sums[0] > sums[1] else 1 - OWNER[attacker]
