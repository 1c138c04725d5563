"""Fights: worth by the matrix of all pairs of cards, and the cards drawn from its mixture."""

from collections import Counter
from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import decisions, observe
from k2bot.games.dungeon_twister.players import choose
from k2bot.games.dungeon_twister.players.fighting import LOST, TIED, WON, Stakes, best_guess
from tests.games.dungeon_twister.engine.helpers import kit


def stakes(lead, own=(0, 1, 2, 3, 4, 5, 6), other=(0, 1, 2, 3, 4, 5, 6), pip=0.9):
    return Stakes(lead, own, other, (-40.0, 0.0, 50.0), pip)


def test_cards_and_strengths_decide_and_what_is_spent_is_paid():
    fight = stakes(1)
    assert (fight.outcome_of(2, 4), fight.outcome_of(2, 3), fight.outcome_of(3, 3)) == (LOST, TIED, WON)
    payoffs = fight.payoffs()
    assert payoffs[2][3] == pytest.approx(0 - 2 * 0.9 + 3 * 0.9)
    assert payoffs[0][0] == pytest.approx(50)


def test_whom_no_card_can_save_spends_none():
    fight = stakes(7)
    assert fight.solution.value == pytest.approx(50)
    assert fight.probabilities == pytest.approx((0, 0, 1))
    assert best_guess(stakes(7), attacks=True) == 0
    assert best_guess(stakes(7), attacks=False) == 0


@pytest.mark.parametrize("seat", [0, 1], ids=["attack", "defence"])
def test_a_fight_with_a_small_lead_is_not_answered_with_the_same_card_each_time(seat):
    """Neither by who attacks nor by who defends, whose +0 is likeliest: it comes back."""
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
