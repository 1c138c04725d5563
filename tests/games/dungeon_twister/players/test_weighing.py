"""What an answer was worth beside that of the hard level, in every kind of decision that is weighed."""

from k2bot.games.dungeon_twister.engine import legal_actions, observe
from k2bot.games.dungeon_twister.engine.play import decisions
from k2bot.games.dungeon_twister.players.choosing import KINDS, weigh
from k2bot.thinking.question import Valuation
from tests.games.dungeon_twister.engine.helpers import playing


def test_every_answer_of_a_game_can_be_weighed_and_the_best_one_costs_nothing():
    kinds, costly = set(), 0
    for state in playing.states(7, 6):
        for decision in decisions(state):
            if decision.kind not in KINDS:
                continue
            kinds.add(decision.kind)
            seen, legal = observe(state, decision.seat), legal_actions(state, decision.seat)
            for action in legal[:: max(1, len(legal) // 2)]:
                found = Valuation.read(weigh(seen, decision, str(action), "seed", 5))
                assert found.loss >= 0
                costly += found.loss > 10
            own = Valuation.read(weigh(seen, decision, found.better, "seed", 5))
            assert (own.better, own.loss) == (found.better, 0)
    assert kinds >= {"card", "act"}
    assert costly > 1
