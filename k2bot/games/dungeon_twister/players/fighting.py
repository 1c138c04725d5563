"""What a fight is worth, and which card to lay: the game of all pairs of cards, solved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.aftermath import eliminate, fall, wound
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import OWNER, RETURNING_CARD
from k2bot.games.dungeon_twister.engine.model import draft_of
from k2bot.thinking.matrix import Solution, solve

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.dungeon_twister.engine.fights import Fight
    from k2bot.games.dungeon_twister.engine.model import Draft, Game

    State = Game | Draft

LOST, TIED, WON = range(3)
"""How a fight ends for the attacker: the numbers of its outcomes."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """A fight as a game of cards: what each outcome and each card is worth to the attacker."""

    lead: int
    """What the attackers count more than the defenders, without cards."""
    own: tuple[int, ...]
    """The cards of the attacker, each once, in ascending order."""
    other: tuple[int, ...]
    outcomes: tuple[float, float, float]
    """What it is worth to the attacker to lose, tie and win."""
    pip: float
    """What a pip of a card is worth that leaves the game."""

    def payoffs(self) -> list[list[float]]:
        """What each pair of cards comes to, by own card and the other's."""
        return [
            [
                self.outcomes[self.ends(own, other)]
                + self.pip * ((other != RETURNING_CARD) * other - (own != RETURNING_CARD) * own)
                for other in self.other
            ]
            for own in self.own
        ]

    def ends(self, own: int, other: int) -> int:
        """Which outcome two cards lead to."""
        difference = self.lead + own - other
        return WON if difference > 0 else TIED if difference == 0 else LOST

    def chances(self, solution: Solution) -> tuple[float, float, float]:
        """How likely each outcome is, where both play their mixtures."""
        found = [0.0, 0.0, 0.0]
        for own, mine in zip(self.own, solution.rows, strict=True):
            for other, theirs in zip(self.other, solution.columns, strict=True):
                found[self.ends(own, other)] += mine * theirs
        return found[0], found[1], found[2]


def ended(state: State, fight: Fight, outcome: int) -> Draft:
    """A state after a fight that ends like that; the cards laid are left out of it."""
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    if outcome != TIED:
        wounded = state.wounded
        for token in fight.defending if outcome == WON else fight.attacking:
            if wounded >> token & 1:
                eliminate(draft, token, "fight", [])
            else:
                wound(draft, token, [])
        fall(draft, [])
    return draft


def stakes(state: State, fight: Fight, pip: float, worth: Callable[[Draft], float]) -> Stakes:
    """A fight as a game of cards; ``worth`` values the states it may lead to for the attacker."""
    attack, defence = fight.strengths(Board(state))
    seat = OWNER[fight.attacker]
    lost, tied, won = (worth(ended(state, fight, outcome)) for outcome in (LOST, TIED, WON))
    return Stakes(attack - defence, held(state, seat), held(state, 1 - seat), (lost, tied, won), pip)


def held(state: State, seat: int) -> tuple[int, ...]:
    """The combat cards of a seat, each once; one that is laid is among them."""
    cards = state.seats[seat]
    return tuple(sorted({*cards.combat, *(() if cards.laid is None else (cards.laid,))}))


def solved(fight: Stakes) -> tuple[float, tuple[float, float, float]]:
    """What a fight is worth to the attacker and how likely each outcome is, where both mix at their best."""
    solution = solve(fight.payoffs())
    return solution.value, fight.chances(solution)


def guessed(fight: Stakes) -> float:
    """What a fight is worth to an attacker who thinks that every card is as likely as any other."""
    rows = fight.payoffs()
    return sum(map(sum, rows)) / (len(rows) * len(rows[0]))


def worth(fight: Stakes, *, solves: bool) -> float:
    """What a fight is worth to the attacker, solved or guessed."""
    return solve(fight.payoffs()).value if solves else guessed(fight)


LEAST_GAIN: Final = 1e-6
"""Payoffs nearer than this are equal."""


def best_guess(fight: Stakes, *, attacks: bool) -> int:
    """The card that does best against any card alike; the lowest of equals."""
    payoffs = fight.payoffs()
    if attacks:
        sums = [sum(row) for row in payoffs]
        return fight.own[next(n for n, one in enumerate(sums) if one >= max(sums) - LEAST_GAIN)]
    sums = [sum(column) for column in zip(*payoffs, strict=True)]
    return fight.other[next(n for n, one in enumerate(sums) if one <= min(sums) + LEAST_GAIN)]
