"""Both sides of a fight as everybody sees them: who gives what, who wins, what losing costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.board import Board, is_bridged
from k2bot.games.dungeon_twister.engine.content import ATTACK, DEFENCE, IS_CHARACTER, OWNER
from k2bot.games.dungeon_twister.engine.fights import contribution, fight_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.view import Observation

Loss: TypeAlias = Literal["wounded", "knocked-out"]
"""Effect of losing a fight on a character."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A fighter and its contribution to its side (rules 17, 18, 32)."""

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
    """The attacker comes first."""
    defending: tuple[Fighter, ...]
    """The target comes first."""
    touching: tuple[tuple[int, int], ...]
    """Pairs of adjacent enemies in the fight, attackers first."""

    def fighters_of(self, seat: int) -> tuple[Fighter, ...]:
        """A seat's fighters."""
        return self.attacking if OWNER[self.attacking[0].token] == seat else self.defending

    @property
    def sums(self) -> tuple[int, int]:
        """Strengths of attackers and defenders before cards."""
        return strength_of(self.attacking), strength_of(self.defending)

    def winner(self, cards: tuple[int, int]) -> int | None:
        """The seat that wins with blue's and yellow's cards; None for a tie."""
        blue, yellow = (strength_of(self.fighters_of(seat)) + cards[seat] for seat in (0, 1))
        return None if blue == yellow else int(yellow > blue)


def strength_of(side: tuple[Fighter, ...]) -> int:
    """A side's strength before cards."""
    return sum(fighter.value + fighter.bonus for fighter in side)


def sides_of(seen: Observation, attacker: int, target: int) -> Sides:
    """The fight between two characters if it began now."""
    board = Board(seen)
    fight = fight_of(board, attacker, target)

    def side(tokens: tuple[int, ...], leader: int, bonus: tuple[int, ...]) -> tuple[Fighter, ...]:
        return tuple(
            Fighter(
                token, *contribution(board, token, bonus), board.load(token), bool(board.wounded >> token & 1)
            )
            for token in (leader, *(token for token in tokens if token != leader))
        )

    pairs = tuple(
        (one, other)
        for one in fight.attacking
        for other in fight.defending
        if seen.places[other] in board.maze.neighbours(seen.places[one])
    )
    return Sides(side(fight.attacking, attacker, ATTACK), side(fight.defending, target, DEFENCE), pairs)


def losses(seen: Observation, side: tuple[Fighter, ...]) -> dict[int, Loss]:
    """Effect of losing on a side: on its fighters, and on those they carry (rules 16, 18, 20)."""
    board = Board(seen)
    losses: dict[int, Loss] = {}
    for one in side:
        place = seen.places[one.token]
        wounded = board.wounded | 1 << one.token
        falls = board.maze.pits >> place & 1 and not is_bridged(board.tokens(place), wounded)
        losses[one.token] = "knocked-out" if one.wounded or falls else "wounded"
        if one.load is not None and IS_CHARACTER[one.load]:
            losses[one.load] = "knocked-out"
    return losses


def points_won(lost: Mapping[int, Loss]) -> int:
    """The winner's points for the losers that are knocked out (rule 21)."""
    return sum(loss == "knocked-out" for loss in lost.values())
