"""Rating of answers against the hard level's, for every kind of decision rated."""

import pytest

from k2bot.games.dungeon_twister.engine import legal_actions, observe
from k2bot.games.dungeon_twister.engine.play import decisions
from k2bot.games.dungeon_twister.players.choosing import POLICIES, WEIGHED_KINDS, weigh
from k2bot.thinking.question import Valuation
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import set_up


def test_every_answer_can_be_rated_and_the_best_one_costs_nothing():
    kinds, costly = set(), 0
    for state in playing.states(7, 4):
        for decision in decisions(state):
            if decision.kind not in WEIGHED_KINDS:
                continue
            kinds.add(decision.kind)
            seen, legal = observe(state, decision.seat), legal_actions(state, decision.seat)
            for action in legal[:: max(1, len(legal) // 2)]:
                found = Valuation.read(weigh(seen, decision, str(action), "seed", 5))
                assert found.loss >= 0
                costly += found.loss > 10
            own = Valuation.read(weigh(seen, decision, found.best_answer, "seed", 5))
            assert (own.best_answer, own.loss) == (found.best_answer, 0)
    assert kinds >= {"card", "act"}
    assert costly > 1


OUT = "move b.goblin V4"
GIVEN = {
    "the win": (OUT, 0),
    "the win after something else": (f"move b.thief A6; {OUT}", 0),
    "an attack after which it can still be won": ("attack b.warrior y.troll", 0),
    "the end of the turn": ("end", 1),
    "an attack with the last action point": (
        "move b.thief A6; move b.thief A7; attack b.warrior y.troll; lay 0", 1,
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", ["", "play 3; "])
@pytest.mark.parametrize(("answer", "chance"), GIVEN.values(), ids=GIVEN)
def test_missing_a_certain_win_costs_the_whole_game(card, answer, chance):
    """Even later in a turn that begins with the right card."""
    stand = "b.goblin U4, b.warrior G3, b.thief A5, y.troll G4, y.goblin V1"
    state = set_up(stand, vp=[4, 0], **({"phase": "card", "ap": 0} if card else {"ap": 3}))
    (decision,) = decisions(state)
    found = Valuation.read(weigh(observe(state, 0), decision, card + answer, "seed", 40))
    assert found.win_probability == chance
    assert OUT in found.best_answer
    assert (found.loss == 2 * POLICIES["hard"].evaluation.first.valuer.won) is bool(chance)
