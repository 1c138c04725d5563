"""The seven worked examples of the rules, E1 to E7."""

from dataclasses import replace

import pytest

from k2bot.games.dungeon_twister.engine import outcome
from tests.games.dungeon_twister.engine.helpers.kit import (
    actions,
    answer,
    do,
    ends,
    fight,
    injured,
    refused,
    set_up,
    where,
)


@pytest.mark.rule(17, 18)
def test_e1_a_chain_of_five_joins_one_fight():
    """All five fight: blue 3 + 2 + 2, yellow 4 + 1. With +0 against +6 blue loses, and three are wounded."""
    who = "b.warrior G3, y.troll G4, b.thief G5, b.cleric G1, y.goblin G2"
    state = set_up(who)
    began = answer(state, "attack b.warrior y.troll")
    (event,) = began.events
    assert event.attacking == ("b.cleric", "b.thief", "b.warrior")
    assert event.defending == ("y.goblin", "y.troll")
    laid = answer(began.game, "lay 0", seat=0)
    ended = answer(laid.game, "lay 6", seat=1)
    assert ended.events[1].sums == (7, 11)
    assert injured(ended.game) == ["b.cleric", "b.thief", "b.warrior"]


@pytest.mark.rule(15)
def test_e2_a_jump_goes_straight_or_around_the_corner():
    """From E1 over the pit F1 a jump leads to G1 or F2."""
    state = set_up("b.cleric E1, y.goblin U10")
    landings = {text.split()[-1] for text in actions(state, "jump b.cleric F1 ")}
    assert landings == {"G1", "F2"}


@pytest.mark.rule(3, 17, 27, 30)
@pytest.mark.parametrize("opener", ["gate b.thief 1L/0", "break b.warrior 1L/0"])
def test_e3_a_closed_portcullis_prevents_a_fight(opener):
    """G3 and H3 touch through a portcullis: no fight until the thief opens or the warrior breaks it."""
    character = opener.split()[1]
    state = set_up(f"{character} G3, y.troll H3")
    assert refused(state, f"attack {character} y.troll") == 17
    assert f"attack {character} y.troll" in actions(do(state, opener))


@pytest.mark.rule(16, 20, 21)
@pytest.mark.parametrize("rope", [False, True])
def test_e4_a_thief_who_loses_on_a_pit_survives_only_with_a_rope(rope):
    """Without a rope she is wounded, so eliminated, and blue has a point; with a rope in hand she stays."""
    who = "b.troll E1, y.thief F1, y.goblin U10"
    state = set_up(f"{who}, y.rope F1" if rope else who)
    state = fight(state, "attack b.troll y.thief", 6, 0)
    assert where(state, "y.thief") == ("F1" if rope else "dead")
    assert state.vp == (0 if rope else 1, 0)
    assert injured(state) == (["y.thief"] if rope else [])


@pytest.mark.rule(33)
def test_e5_one_rope_bridges_one_pit():
    """With one rope a warrior from B4 reaches B5 but not B6; with another on B5 also B6 and B7."""
    rooms = ["1R", "1L", "2R", "2L", "4R", "3L", "3R", "4L"]
    one = "b.warrior B4, b.rope B4, y.goblin U1"
    state = set_up(one, rooms=rooms, rotations={0: 2})
    assert "B5" in ends(state, "b.warrior")
    assert not {"B6", "B7"} & ends(state, "b.warrior")
    state = set_up(f"{one}, y.rope B5", rooms=rooms, rotations={0: 2})
    assert {"B6", "B7"} <= ends(state, "b.warrior")
    state = set_up("b.warrior B4, y.rope B5, y.goblin U1", rooms=rooms, rotations={0: 2})
    assert "B5" in ends(state, "b.warrior")
    assert "B6" not in ends(state, "b.warrior"), "a rope picked up on a pit is then in hand"


@pytest.mark.rule(10, 14)
def test_e6_a_character_can_swap_objects_in_passing():
    """A thief with a sword takes a cleric's rope: the cleric has the sword. Leaving the sword there and going
    on without the rope is not allowed, but coming back for the rope is."""
    who = "b.thief C1, b.sword C1, b.cleric D1, b.rope D1, y.goblin U10"
    state = set_up(who)
    path = "D1 take b.rope E1"
    assert f"move b.thief {path}" in actions(state, "move b.thief")
    after = do(state, f"move b.thief {path}")
    assert where(after, "b.sword") == where(after, "b.cleric") == "D1"
    assert where(after, "b.rope") == where(after, "b.thief") == "E1"
    assert refused(state, "move b.thief D1 drop E1") == 10
    assert do(state, "move b.thief D1 drop E1 D1 take b.rope E1") == after
    before = replace(state, setup=replace(state.setup, revision=2))
    for path in ("D1 drop E1", "D1 drop E1 D1 take b.rope E1"):
        assert refused(before, f"move b.thief {path}") == 14, "in games of earlier rules"
    in_two_words = "D1 drop take b.rope E1"
    assert do(state, f"move b.thief {in_two_words}") == after


@pytest.mark.rule(14, 16, 22, 37)
def test_e7_the_active_player_wins_when_both_reach_the_goal():
    """At 4:4 a blue thief takes the rope from a wounded goblin on a pit and leaves: 5:5, blue wins."""
    rooms = ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"]
    who = "b.thief T3, b.goblin U3, b.rope U3, b.cleric A1, y.goblin V10"
    state = set_up(who, rooms=rooms, rotations={3: 1}, wounded=["b.goblin"], vp=[4, 4])
    state = do(state, "move b.thief U3 take b.rope V3")
    assert state.vp == (5, 5)
    assert where(state, "b.goblin") == "dead"
    assert (outcome(state).winners, outcome(state).reason) == ((0,), "goal")
