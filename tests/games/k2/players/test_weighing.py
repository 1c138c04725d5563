"""What an answer was worth beside that of the hard level: what is plainly bad costs, its own does not."""

from itertools import combinations
from random import Random

import pytest

from k2bot.games.k2.engine import decisions, from_position, observe
from k2bot.games.k2.players import choose
from k2bot.games.k2.players.weighing import weigh
from k2bot.thinking.question import Valuation
from tests.games.k2.engine.helpers import builder


def at(phase, players, cards, tokens=(1, 1, 1)):
    """Day 1, which is clear: seat 0 has A high up with air 1; these cards are played, or in the hand."""
    pile = f"hand {cards} m2 m3 r1/2" if phase == "selection" else cards
    others = ["m1 a0 a1"] * (players - 1)
    made = builder.position(f"{pile}, A c1 air 1", *others, players=players, phase=phase, open_tokens=tokens)
    return from_position(made, "weighing")


def weighed(game, answer):
    decision = next(one for one in decisions(game) if one.seat == 0)
    text = weigh(observe(game, 0), decision, answer, "seed", 20)
    assert text == weigh(observe(game, 0), decision, answer, "seed", 20)
    return Valuation.read(text)


@pytest.mark.parametrize("players", [1, 3])
def test_a_turn_that_lets_a_climber_die_costs(players):
    found = weighed(at("actions", players, "m1 m2 a2"), "plan")
    assert found.points > 2
    assert (found.chance > 0) == (players > 1)
    assert found.loss > 0.3
    assert found.clear


def test_what_the_computer_itself_would_do_costs_nothing():
    game = at("actions", 2, "m1 m2 a2")
    (decision,) = decisions(game)
    own = choose(observe(game, 0), decision, Random("seed/choice"), 50, "hard")  # noqa: S311 - not cryptographic
    assert weighed(game, str(own)).loss == 0


def test_cards_and_tokens_are_weighed_too():
    game = at("selection", 1, "m1 m1 m2")
    picks = [*combinations(map(str, game.seats[0].hand), 3)][::5]
    cards = [weighed(game, f"choose {' '.join(pick)}").loss for pick in picks]
    assert min(cards) >= 0
    assert max(cards) > 0.05
    tokens = [weighed(at("risk", 2, "m2 m3 a2", (0, 1, 2)), f"token {value}").loss for value in (0, 1, 2)]
    assert min(tokens) == 0 < max(tokens)
