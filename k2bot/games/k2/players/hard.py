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
    from k2bot.games.k2.players.quick import Doing
    from k2bot.games.k2.players.sketch import Sketch
    from k2bot.games.k2.players.values import Outlook

MOST_CHOICES = 8
MOST_TURNS = 8


def choose_cards(
    observation: Observation, table: Sketch, outlook: Outlook, chance: Random, budget: int
) -> Commit:
    """The choice of cards that plays out best."""
    seat = observation.seat or 0
    ranked = playout.ranked_choices(table, seat, outlook)[:MOST_CHOICES]

    def candidate(worth: float, cards: Hand) -> Candidate[Hand]:
        def play(sketch: Sketch, chance: Random, last_day: int) -> None:
            sketch.players[seat].committed = None
            sketch.commit(seat, cards)
            playout.play_on(sketch, outlook, chance, last_day)

        return Candidate(cards, worth, play)

    candidates = [candidate(worth, cards) for worth, cards in ranked]
    cards = search.best(candidates, observation, outlook, chance.getrandbits(48), budget)
    return Commit(tuple(pack.KINDS[kind] for kind in cards))


def choose_token(
    observation: Observation, table: Sketch, outlook: Outlook, chance: Random, budget: int
) -> TakeToken:
    """The token that plays out best."""
    seat = observation.seat or 0
    look = Look(table, seat, outlook)

    def candidate(value: int) -> Candidate[int]:
        def play(sketch: Sketch, chance: Random, last_day: int) -> None:
            sketch.take(seat, value)
            playout.play_on(sketch, outlook, chance, last_day, sketch.order())

        return Candidate(value, playout.token_worth(table, seat, look, value), play)

    candidates = [candidate(value) for value in sorted(set(observation.tokens_open))]
    return TakeToken(search.best(candidates, observation, outlook, chance.getrandbits(48), budget))


def choose_turn(
    observation: Observation,
    doings: list[tuple[Doing, Plan]],
    outlook: Outlook,
    chance: Random,
    budget: int,
) -> Plan:
    """The turn that plays out best, of those at hand."""
    seat = observation.seat or 0

    def candidate(doing: Doing, plan: Plan) -> Candidate[Plan]:
        def play(sketch: Sketch, chance: Random, last_day: int) -> None:
            playout.act(sketch, seat, doing)
            order = sketch.order()
            playout.play_on(sketch, outlook, chance, last_day, order[order.index(seat) + 1 :])

        return Candidate(plan, doing.worth, play)

    candidates = [candidate(doing, plan) for doing, plan in doings[:MOST_TURNS]]
    return search.best(candidates, observation, outlook, chance.getrandbits(48), budget)
