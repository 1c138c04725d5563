"""Reasons: the weightiest thing an answer does, as a kind with values."""

from __future__ import annotations

import pytest

from k2bot.games.dungeon_twister.engine import decisions, legal_actions, observe, offer_draw
from k2bot.games.dungeon_twister.players.choosing import think
from k2bot.games.dungeon_twister.players.reasons import Reason, reason
from tests.games.dungeon_twister.engine.helpers import kit, playing

CROWD = {"b.thief": (6, 2), "b.warrior": (6, 3), "y.troll": (7, 3), "y.cleric": (12, 2)}


def why(state, answer, seat=0):
    return reason(observe(state, seat), answer)


def test_who_leaves_is_named_with_the_points_and_who_wins_by_it_just_wins():
    leave = {"b.goblin": (20, 2), "y.cleric": (3, 3)}
    state = kit.game(leave)
    way = next(text for text in kit.actions(state, "move b.goblin") if " V" in text)
    assert why(state, way) == Reason("leaves", character="b.goblin", points=2)
    assert why(kit.game(leave, vp=[3, 0]), way) == Reason("wins")


def test_a_fight_is_named_with_its_chance():
    state = kit.game({"b.warrior": (6, 2), "y.goblin": (6, 3), "y.cleric": (12, 2)})
    told = why(state, "attack b.warrior y.goblin")
    assert (told.kind, told.character, told.target) == ("fights", "b.warrior", "y.goblin")
    assert 50 < told.chance <= 100


def test_who_does_nothing_waits_and_who_walks_gets_nearer():
    state = kit.game({"b.thief": (1, 2), "y.cleric": (12, 2)})
    assert why(state, "end") == Reason("waits")
    nearer = [why(state, text) for text in kit.actions(state, "move b.thief")]
    ways = [one for one in nearer if one.kind == "nears"]
    assert ways
    assert all(one.character == "b.thief" and one.after < one.before for one in ways)


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_of_a_level_has_a_reason(seed):
    kinds = set()
    for state in playing.states(seed, 20):
        for decision in decisions(state):
            seen = observe(state, decision.seat)
            kinds.add(reason(seen, think(seen, decision, "easy", "seed", 20)).kind)
            kinds.add(reason(seen, str(legal_actions(state, decision.seat)[0])).kind)
    assert len(kinds) > 4


def test_a_draw_is_agreed_to_by_who_stands_worse_alone():
    state = offer_draw(kit.game(CROWD, vp=[1, 3]), 1).game
    decision = decisions(state)[0]
    assert think(observe(state, 0), decision, "hard", "seed", 20) == "draw"
    assert why(state, "draw") == Reason("agrees")
    ahead = offer_draw(kit.game(CROWD, vp=[3, 1]), 1).game
    assert think(observe(ahead, 0), decisions(ahead)[0], "hard", "seed", 20) != "draw"
