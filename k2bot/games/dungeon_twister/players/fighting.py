"""Expected value of a fight and the card to play: the matrix game over all pairs of combat cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.aftermath import resolve_falls
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import OWNER, RETURNING_CARD
from k2bot.games.dungeon_twister.engine.fights import Fight, defeat
from k2bot.games.dungeon_twister.engine.model import Game, MutableState, mutable_copy
from k2bot.thinking.matrix import Solution, solve

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.dungeon_twister.players.valuing import Valuer

    State = Game | MutableState

LOSS, TIE, WIN = range(3)
"""Outcomes of a fight for the attacker."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """A fight as a matrix game: the value of each outcome and each card to the attacker."""

    lead: int
    """Attackers' strength minus defenders' strength, before cards."""
    own: tuple[int, ...]
    """The attacker's distinct combat cards, ascending."""
    other: tuple[int, ...]
    outcomes: tuple[float, float, float]
    """Value to the attacker of losing, tying and winning."""
    pip: float
    """Value per point of a combat card that leaves the game."""

    def payoffs(self) -> list[list[float]]:
        """Payoff matrix: rows by the attacker's card, columns by the defender's."""
        return [
            [
                self.outcomes[self.outcome_of(own, other)]
                + self.pip * ((other != RETURNING_CARD) * other - (own != RETURNING_CARD) * own)
                for other in self.other
            ]
            for own in self.own
        ]

    def outcome_of(self, own: int, other: int) -> int:
        """Outcome of a pair of cards."""
        difference = self.lead + own - other
        return WIN if difference > 0 else TIE if difference == 0 else LOSS

    @property
    def solution(self) -> Solution:
        """Optimal mixed strategies of both sides, and the value of the fight to the attacker."""
        return solve(self.payoffs())

    @property
    def probabilities(self) -> tuple[float, float, float]:
        """Probability of each outcome when both sides play their mixed strategies."""
        shares, solution = [0.0, 0.0, 0.0], self.solution
        for own, mine in zip(self.own, solution.rows, strict=True):
            for other, theirs in zip(self.other, solution.columns, strict=True):
                shares[self.outcome_of(own, other)] += mine * theirs
        return shares[0], shares[1], shares[2]


def state_after_fight(state: State, fight: Fight, outcome: int) -> MutableState:
    """The state after a fight with this outcome; the cards played are ignored."""
    mutable = mutable_copy(state)
    if outcome != TIE:
        defeat(mutable, fight.defending if outcome == WIN else fight.attacking, [])
        resolve_falls(mutable, [])
    return mutable


def stakes(state: State, fight: Fight, valuer: Valuer, evaluate: Callable[[MutableState], float]) -> Stakes:
    """Build the matrix game of a fight; ``evaluate`` gives their value for the attacker."""
    seat = OWNER[fight.attacker]
    lost, tied, won = (evaluate(state_after_fight(state, fight, outcome)) for outcome in (LOSS, TIE, WIN))
    # Cards matter less in a game that is as good as decided.
    pip = valuer.weights.pip * (1.0 - min(1.0, abs(tied) / valuer.won) ** 2)
    return Stakes(
        advantage(state, fight),
        distinct_cards(state, seat),
        distinct_cards(state, 1 - seat),
        (lost, tied, won),
        pip,
    )


def advantage(state: State, fight: Fight) -> int:
    """Attackers' strength minus defenders' strength, before cards."""
    attack, defence = fight.strengths(Board(state))
    return attack - defence


def can_win(state: State, fight: Fight) -> bool:
    """Whether the attacker can win at all, by what both hands hold."""
    seat = OWNER[fight.attacker]
    return advantage(state, fight) + distinct_cards(state, seat)[-1] > distinct_cards(state, 1 - seat)[0]


def distinct_cards(state: State, seat: int) -> tuple[int, ...]:
    """A seat's distinct combat cards, including one already played in this fight."""
    cards = state.seats[seat]
    return tuple(sorted({*cards.combat, *(() if cards.combat_card is None else (cards.combat_card,))}))


def fight_value(fight: Stakes, *, solves: bool) -> float:
    """Value of a fight to the attacker: solved, or with all cards equally likely."""
    if solves:
        return fight.solution.value
    rows = fight.payoffs()
    return sum(map(sum, rows)) / (len(rows) * len(rows[0]))


EQUAL_PAYOFF_MARGIN: Final = 1e-6
"""Payoffs closer than this count as equal."""


def best_guess(fight: Stakes, *, attacks: bool) -> int:
    """The best card against a uniformly random one; the lowest among equals."""
    payoffs = fight.payoffs()
    if attacks:
        sums = [sum(row) for row in payoffs]
        return fight.own[next(n for n, one in enumerate(sums) if one >= max(sums) - EQUAL_PAYOFF_MARGIN)]
    sums = [sum(column) for column in zip(*payoffs, strict=True)]
    return fight.other[next(n for n, one in enumerate(sums) if one <= min(sums) + EQUAL_PAYOFF_MARGIN)]
