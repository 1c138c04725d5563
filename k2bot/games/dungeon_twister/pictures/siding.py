"""What a fight comes to, read off what may be seen: both sides, their values and bonuses, who joins why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import ATTACK, COMBAT, DEFENCE, IS_CHARACTER, OWNER, ROPES
from k2bot.games.dungeon_twister.engine.fights import fight_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation


Loss: TypeAlias = Literal["wounded", "dies"]
"""What a lost fight does to somebody."""


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

    def of(self, seat: int) -> tuple[Fighter, ...]:
        """The fighters of a seat."""
        return self.attacking if OWNER[self.attacking[0].token] == seat else self.defending

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


def losses(seen: Observation, side: tuple[Fighter, ...]) -> dict[int, Loss]:
    """What becomes of a side that loses: of its fighters, and of those whom they carry (16, 18, 20)."""
    board = Board(seen)
    found: dict[int, Loss] = {}
    for one in side:
        place = seen.at[one.token]
        falls = board.maze.pits >> place & 1 and not any(token in ROPES for token in board.tokens(place))
        found[one.token] = "dies" if one.wounded or falls else "wounded"
        if one.load is not None and IS_CHARACTER[one.load]:
            found[one.load] = "dies"
    return found


def winning(sides: Sides, cards: tuple[int, int]) -> int | None:
    """The seat that wins with blue's and yellow's card, None for a tie."""
    blue, yellow = (_sum(sides.of(seat)) + cards[seat] for seat in (0, 1))
    return None if blue == yellow else int(yellow > blue)
