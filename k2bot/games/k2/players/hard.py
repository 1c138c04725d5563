"""The hard level: candidates at first sight, then playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Commit, Plan, TakeToken
from k2bot.games.k2.players import pack, playout, search
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.search import Candidate

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.players.pack import Hand
    from k2bot.games.k2.players.quick import TurnResult
    from k2bot.games.k2.players.sim_state import SimState
    from k2bot.games.k2.players.values import Outlook

MOST_CHOICES = 8
MOST_TURNS = 8


def choose_cards(
    observation: Observation, table: SimState, outlook: Outlook, chance: Random, budget: int
) -> Commit:
    """The choice of cards that plays out best."""
    seat = observation.seat or 0
    ranked = playout.ranked_choices(table, seat, outlook)[:MOST_CHOICES]

    def candidate(worth: float, cards: Hand) -> Candidate[Hand]:
        def play(state: SimState, chance: Random, last_day: int) -> None:
            state.players[seat].committed = None
            state.commit(seat, cards)
            playout.play_on(state, outlook, chance, last_day)

        return Candidate(cards, worth, play)

    candidates = [candidate(worth, cards) for worth, cards in ranked]
    cards = search.best(candidates, observation, outlook, chance.getrandbits(48), budget)
    return Commit(tuple(pack.KINDS[kind] for kind in cards))


def choose_token(
    observation: Observation, table: SimState, outlook: Outlook, chance: Random, budget: int
) -> TakeToken:
    """The token that plays out best."""
    seat = observation.seat or 0
    look = Look(table, seat, outlook)

    def candidate(value: int) -> Candidate[int]:
        def play(state: SimState, chance: Random, last_day: int) -> None:
            state.take(seat, value)
            playout.play_on(state, outlook, chance, last_day, state.order())

        return Candidate(value, playout.token_worth(table, seat, look, value), play)

    candidates = [candidate(value) for value in sorted(set(observation.tokens_open))]
    return TakeToken(search.best(candidates, observation, outlook, chance.getrandbits(48), budget))


def choose_turn(
    observation: Observation,
    results: list[tuple[TurnResult, Plan]],
    outlook: Outlook,
    chance: Random,
    budget: int,
) -> Plan:
    """The turn that plays out best, of those at hand."""
    seat = observation.seat or 0

    def candidate(result: TurnResult, plan: Plan) -> Candidate[Plan]:
        def play(state: SimState, chance: Random, last_day: int) -> None:
            playout.act(state, seat, result)
            order = state.order()
            playout.play_on(state, outlook, chance, last_day, order[order.index(seat) + 1 :])

        return Candidate(plan, result.worth, play)

    candidates = [candidate(result, plan) for result, plan in results[:MOST_TURNS]]
    return search.best(candidates, observation, outlook, chance.getrandbits(48), budget)
