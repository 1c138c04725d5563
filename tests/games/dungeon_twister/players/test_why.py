"""Why an answer is a good one: what it gains and what is feared, each true of the position."""

from __future__ import annotations

import pytest

from k2bot.games.dungeon_twister.engine import decisions, legal_actions, observe, offer_draw
from k2bot.games.dungeon_twister.players.choosing import think
from k2bot.games.dungeon_twister.players.why import because, why
from tests.games.dungeon_twister.engine.helpers import kit, playing

CROWD = {"b.thief": "G3", "b.warrior": "G4", "y.troll": "H4", "y.cleric": "M3"}
WALK = {"character": "b.goblin", "target": "", "loaded": "no", "by": "walk"}


def told(state, answer, seat=0):
    return why(observe(state, seat), answer)


def gain(state, answer, seat=0):
    return told(state, answer, seat).gain


def test_who_leaves_is_named_with_the_points_and_who_wins_by_it_just_wins():
    leave = {"b.goblin": "U3", "y.cleric": "D4"}
    state = kit.set_up(leave)
    way = next(text for text in kit.actions(state, "move b.goblin") if " V" in text)
    assert gain(state, way) == because("leaves", points=2, **WALK)
    assert told(kit.set_up(leave, vp=[3, 0]), way).gain == because("wins")
    assert told(kit.set_up(leave, vp=[3, 0]), way).fear is None


def test_an_attack_is_told_by_its_sums_its_chance_and_what_is_at_stake():
    state = kit.set_up({"b.warrior": "G3", "y.goblin": "G4", "y.cleric": "M3"})
    found = told(state, "attack b.warrior y.goblin")
    facts = found.gain.facts
    assert (found.gain.kind, facts["attack"], facts["defence"]) == ("fights", 3, 1)
    assert 50 < facts["chance"] <= 100
    assert facts["prize"] == because("wounds", who=("y.goblin",))
    assert found.fear == because("loses", cost=because("wounds", who=("b.warrior",)))
    lying = kit.set_up({"b.warrior": "G3", "y.goblin": "G4", "y.cleric": "M3"}, wounded=["y.goblin"])
    assert gain(lying, "attack b.warrior y.goblin").facts["prize"].facts["points"] == 1


@pytest.mark.parametrize(
    ("card", "left", "reach", "unbeaten"),
    [(6, [0, 1, 2], "all", ()), (1, [0, 1, 2, 5], "most", (2, 5)), (0, [0, 2, 3], "some", (2, 3))],
)
def test_a_card_is_told_by_what_it_beats(card, left, reach, unbeaten):
    """The warrior counts 3, the thief of the other 2."""
    seats = [{"actions": [2], "combat": cards, "jumps": 0, "laid": None} for cards in ([0, 1, 3, 6], left)]
    stand = {"b.warrior": "G3", "y.thief": "G4"}
    state = kit.set_up(stand, phase="fight", fight=["b.warrior", "y.thief"], seats=seats)
    found = told(state, f"lay {card}")
    facts = found.gain.facts
    assert (found.gain.kind, facts["reach"], facts["unbeaten"]) == ("lays", reach, unbeaten)
    assert facts["total"] == 3 + card
    assert (found.fear is None) == (reach == "all")


def test_a_carried_friend_is_part_of_what_a_lost_fight_costs():
    stand = {"b.warrior": "G3", "b.goblin": "G3", "y.thief": "G4"}
    state = kit.set_up(stand, wounded=["b.goblin"], phase="fight", fight=["y.thief", "b.warrior"], turn=1)
    cost = told(state, "lay 0").fear.facts["cost"]
    assert cost == because("points", points=1, who=("b.goblin",))


def test_who_does_nothing_waits_and_who_walks_needs_fewer_points_to_leave():
    state = kit.set_up({"b.thief": "B3", "y.cleric": "M3"})
    assert gain(state, "end") == because("waits")
    ways = [gain(state, text) for text in kit.actions(state, "move b.thief")]
    nearer = [one.facts for one in ways if one.kind == "nears"]
    assert nearer
    assert all(one["character"] == "b.thief" and one["after"] < one["before"] for one in nearer)


def test_a_jump_a_rope_and_the_wand_are_named():
    jump = kit.set_up({"b.cleric": "E1", "y.cleric": "M3"})
    assert {gain(jump, text).facts.get("by") for text in kit.actions(jump, "jump b.cleric")} >= {"jump"}
    roped = kit.set_up({"b.warrior": "E1", "b.rope": "E1", "y.cleric": "M3"})
    over = [text for text in kit.actions(roped, "move b.warrior") if " F1 " in text]
    assert "rope" in {gain(roped, text).facts.get("by") for text in over}
    wand = kit.set_up({"b.wizard": "G3", "b.wand": "G3", "y.cleric": "G4"})
    assert gain(wand, "fire b.wizard y.cleric") == because("shoots", character="b.wizard", target="y.cleric")


def test_what_the_other_can_do_next_is_feared_the_way_out_first():
    near = {"b.thief": "K3", "y.goblin": "B3"}
    fear = told(kit.set_up(near), "end").fear
    assert (fear.kind, fear.facts["character"], fear.facts["ap"]) == ("leaves", "y.goblin", 1)
    assert (fear.facts["wins"], told(kit.set_up(near, vp=[0, 3]), "end").fear.facts["wins"]) == ("no", "yes")
    beside = {"b.goblin": "U2", "y.warrior": "U4", "b.warrior": "A1"}
    fear = told(kit.set_up(beside), "end").fear
    assert fear.facts["wounded"] == "no"
    assert [fear.facts[name] for name in ("attacker", "target", "attack", "defence", "points")] == [
        "y.warrior",
        "b.goblin",
        3,
        1,
        0,
    ]
    assert told(kit.set_up(beside, wounded=["b.goblin"]), "end").fear.facts["points"] == 1
    assert told(kit.set_up({"b.troll": "U2", "y.warrior": "U4"}), "end").fear is None


def test_a_token_is_placed_by_its_way_out():
    placing = {"phase": "place", "placing": [[0, "y.thief", 1]]}
    state = kit.set_up({"b.warrior": "E3", "y.thief": 1, "y.troll": "P3"}, **placing)
    for text in kit.actions(state, "place"):
        found = told(state, text)
        assert found.gain.kind.startswith("places")
        if found.fear is not None:
            assert found.fear.facts["ap"] < (found.gain.facts["ap"] or 99)


def test_every_answer_of_a_level_has_a_reason():
    kinds = set()
    for state in playing.states(1, 12):
        for decision in decisions(state):
            seen = observe(state, decision.seat)
            kinds.add(why(seen, think(seen, decision, "easy", "seed", 20)).gain.kind)
            kinds.add(why(seen, str(legal_actions(state, decision.seat)[0])).gain.kind)
    assert len(kinds) > 4


def test_a_draw_is_agreed_to_by_who_stands_worse_alone():
    state = offer_draw(kit.set_up(CROWD, vp=[1, 3]), 1).game
    decision = decisions(state)[0]
    assert think(observe(state, 0), decision, "hard", "seed", 20) == "draw"
    assert gain(state, "draw") == because("draw", stands="behind", own=1, other=3, quiet=0)
    ahead = offer_draw(kit.set_up(CROWD, vp=[3, 1]), 1).game
    answer = think(observe(ahead, 0), decisions(ahead)[0], "hard", "seed", 20)
    assert answer != "draw"
    assert told(ahead, answer).declined.facts["stands"] == "ahead"
