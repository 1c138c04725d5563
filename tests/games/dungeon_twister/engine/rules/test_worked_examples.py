"""The seven worked examples of the rules, E1 to E7."""

import pytest

from k2bot.games.dungeon_twister.engine import outcome
from tests.games.dungeon_twister.engine.helpers.kit import (
    actions,
    answer,
    at,
    do,
    ends,
    fight,
    injured,
    refused,
    set_up,
    where,
)


@pytest.mark.rule(17, 18)
def test_e1_a_chain_of_five():
    """All five fight: blue 3 + 2 + 2, yellow 4 + 1. With +0 against +6 blue loses, and three are wounded."""
    who = {"b.warrior": (6, 2), "y.troll": (6, 3), "b.thief": (6, 4), "b.cleric": (6, 0), "y.goblin": (6, 1)}
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
def test_e2_a_jump_straight_or_around_the_corner():
    """From 4,0 over the pit 5,0 a jump leads to 6,0 or 5,1."""
    state = set_up({"b.cleric": (4, 0), "y.goblin": (20, 9)})
    landings = {text.split()[-1] for text in actions(state, f"jump b.cleric {at(5, 0)} ")}
    assert landings == {at(6, 0), at(5, 1)}


@pytest.mark.rule(3, 17, 27, 30)
@pytest.mark.parametrize("opener", ["gate b.thief 1L/0", "break b.warrior 1L/0"])
def test_e3_no_fight_through_a_closed_portcullis(opener):
    """6,2 and 7,2 touch through a portcullis: no fight until the thief opens or the warrior breaks it."""
    character = opener.split()[1]
    state = set_up({character: (6, 2), "y.troll": (7, 2)})
    assert refused(state, f"attack {character} y.troll") == 17
    assert f"attack {character} y.troll" in actions(do(state, opener))


@pytest.mark.rule(16, 20, 21)
@pytest.mark.parametrize("rope", [False, True])
def test_e4_a_thief_who_loses_on_a_pit(rope):
    """Without a rope she is wounded, so eliminated, and blue has a point; with a rope in hand she stays."""
    who = {"b.troll": (4, 0), "y.thief": (5, 0), "y.goblin": (20, 9)}
    state = set_up({**who, "y.rope": (5, 0)} if rope else who)
    state = fight(state, "attack b.troll y.thief", 6, 0)
    assert where(state, "y.thief") == ((5, 0) if rope else "dead")
    assert state.vp == (0 if rope else 1, 0)
    assert injured(state) == (["y.thief"] if rope else [])


@pytest.mark.rule(33)
def test_e5_one_rope_bridges_one_pit():
    """With one rope a warrior from 1,3 reaches 1,4 but not 1,5; with another on 1,4 also 1,5 and 1,6."""
    rooms = ["1R", "1L", "2R", "2L", "4R", "3L", "3R", "4L"]
    one = {"b.warrior": (1, 3), "b.rope": (1, 3), "y.goblin": (20, 0)}
    state = set_up(one, rooms=rooms, rotations={0: 2})
    assert at(1, 4) in ends(state, "b.warrior")
    assert not {at(1, 5), at(1, 6)} & ends(state, "b.warrior")
    state = set_up({**one, "y.rope": (1, 4)}, rooms=rooms, rotations={0: 2})
    assert {at(1, 5), at(1, 6)} <= ends(state, "b.warrior")


@pytest.mark.rule(10, 14)
def test_e6_a_swap_in_passing():
    """A thief with a sword takes a cleric's rope: the cleric has the sword. Leaving the sword there and going
    on without the rope is not allowed."""
    who = {"b.thief": (2, 0), "b.sword": (2, 0), "b.cleric": (3, 0), "b.rope": (3, 0), "y.goblin": (20, 9)}
    state = set_up(who)
    path = f"{at(3, 0)} take b.rope {at(4, 0)}"
    assert f"move b.thief {path}" in actions(state, "move b.thief")
    after = do(state, f"move b.thief {path}")
    assert where(after, "b.sword") == where(after, "b.cleric") == (3, 0)
    assert where(after, "b.rope") == where(after, "b.thief") == (4, 0)
    assert refused(state, f"move b.thief {at(3, 0)} drop {at(4, 0)}") == 14
    in_two_words = f"{at(3, 0)} drop take b.rope {at(4, 0)}"
    assert do(state, f"move b.thief {in_two_words}") == after


@pytest.mark.rule(14, 16, 22, 37)
def test_e7_both_reach_the_goal_in_one_action():
    """At 4:4 a blue thief takes the rope from a wounded goblin on a pit and leaves: 5:5, blue wins."""
    rooms = ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"]
    who = {
        "b.thief": (19, 2),
        "b.goblin": (20, 2),
        "b.rope": (20, 2),
        "b.cleric": (0, 0),
        "y.goblin": (21, 9),
    }
    state = set_up(who, rooms=rooms, rotations={3: 1}, wounded=["b.goblin"], vp=[4, 4])
    state = do(state, f"move b.thief {at(20, 2)} take b.rope {at(21, 2)}")
    assert state.vp == (5, 5)
    assert where(state, "b.goblin") == "dead"
    assert (outcome(state).winners, outcome(state).reason) == ((0,), "goal")
