"""Fights: their value by the matrix of all card pairs, and cards drawn from its mixed strategy."""

from collections import Counter
from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import decisions, observe
from k2bot.games.dungeon_twister.players import choose
from k2bot.games.dungeon_twister.players.fighting import LOSS, TIE, WIN, Stakes, best_guess
from tests.games.dungeon_twister.engine.helpers import kit


def stakes(lead, own=(0, 1, 2, 3, 4, 5, 6), other=(0, 1, 2, 3, 4, 5, 6), pip=0.9):
    return Stakes(lead, own, other, (-40.0, 0.0, 50.0), pip)


def test_payoffs_follow_totals_and_the_cost_of_spent_cards():
    fight = stakes(1)
    assert (fight.outcome_of(2, 4), fight.outcome_of(2, 3), fight.outcome_of(3, 3)) == (LOSS, TIE, WIN)
    payoffs = fight.payoffs()
    assert payoffs[2][3] == pytest.approx(0 - 2 * 0.9 + 3 * 0.9)
    assert payoffs[0][0] == pytest.approx(50)


def test_no_card_is_spent_on_a_decided_fight():
    fight = stakes(7)
    assert fight.solution.value == pytest.approx(50)
    assert fight.probabilities == pytest.approx((0, 0, 1))
    assert best_guess(stakes(7), attacks=True) == 0
    assert best_guess(stakes(7), attacks=False) == 0


@pytest.mark.parametrize("seat", [0, 1], ids=["attack", "defence"])
def test_cards_vary_in_a_fight_with_a_small_lead(seat):
    """For attacker and defender; the defender's +0 is likeliest, as it returns to hand."""
    state = kit.do(
        kit.set_up("b.warrior G3, y.cleric G4, b.thief C9, y.thief T9"),
        "attack b.warrior y.cleric",
    )
    decision = decisions(state)[seat]
    laid = Counter(
        choose(observe(state, decision.seat), decision, Random(seed), level="normal")[0].card  # noqa: S311 - not cryptographic
        for seed in range(24)
    )
    assert decision.seat == seat
    assert len(laid) > 1
    if seat:
        assert laid.most_common(1)[0][0] == 0
