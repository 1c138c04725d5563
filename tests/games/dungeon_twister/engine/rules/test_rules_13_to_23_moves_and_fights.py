"""Moving, carrying, jumping, pits, fights, wounds, leaving and sight (rules 13 to 23)."""

import pytest

from k2bot.games.dungeon_twister.engine import to_position
from tests.games.dungeon_twister.engine.helpers.kit import (
    COMBAT,
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

FAR = {"y.goblin": (20, 9), "b.goblin": (0, 9)}


@pytest.mark.rule(13)
def test_a_move_goes_up_to_the_speed():
    """It passes friends, objects and wounded enemies; not unwounded enemies, walls or hidden rooms."""
    to = at
    game = set_up({**FAR, "b.troll": (2, 2)})
    assert to(4, 2) in ends(game, "b.troll")
    assert refused(game, f"move b.troll {to(3, 2)} {to(4, 2)} {to(5, 2)}") == 13
    assert refused(game, f"move b.troll {to(3, 3)}") == 13
    for between, wounded, passes in (
        ("b.cleric", [], True),
        ("y.sword", [], True),
        ("y.cleric", ["y.cleric"], True),
        ("y.cleric", [], False),
    ):
        game = set_up({**FAR, "b.troll": (2, 2), between: (3, 2)}, wounded=wounded)
        assert (to(4, 2) in ends(game, "b.troll")) is passes
        assert (to(3, 2) in ends(game, "b.troll")) is (between == "y.sword")
    game = set_up({**FAR, "b.troll": (5, 3)}, hidden=[1])
    assert refused(game, f"move b.troll {to(6, 3)}") == 13


@pytest.mark.rule(13)
def test_a_move_may_end_where_it_began():
    """If something else changed place."""
    to = at
    game = set_up({**FAR, "b.troll": (2, 2), "y.sword": (3, 2)})
    assert f"move b.troll {to(3, 2)} take y.sword {to(2, 2)}" in actions(game)
    assert refused(game, f"move b.troll {to(3, 2)} {to(2, 2)}") == 13
    assert refused(game, "move b.troll") == 13


@pytest.mark.rule(14)
def test_things_are_taken_and_dropped_on_the_way():
    """An object of any colour or a wounded friend; from a friend and from a wounded enemy as well."""
    to = at
    game = set_up({**FAR, "b.cleric": (2, 2), "y.sword": (3, 2)})
    after = do(game, f"move b.cleric {to(3, 2)} take y.sword {to(4, 2)} drop {to(4, 3)}")
    assert (where(after, "y.sword"), where(after, "b.cleric")) == ((4, 2), (4, 3))
    for holder, wounded in (("b.troll", []), ("y.troll", ["y.troll"]), ("b.troll", ["b.troll"])):
        who = {**FAR, "b.cleric": (2, 2), "y.sword": (3, 2), holder: (3, 2)}
        game = set_up(who, wounded=wounded)
        after = do(game, f"move b.cleric {to(3, 2)} take y.sword {to(4, 2)}")
        assert (where(after, "y.sword"), where(after, holder)) == ((4, 2), (3, 2))
    who = {**FAR, "b.wizard": (2, 2), "y.sword": (3, 2), "y.troll": (3, 2)}
    assert refused(set_up(who), f"move b.wizard {to(3, 2)} take y.sword {to(4, 2)}") == 14
    assert refused(game, f"move b.cleric drop {to(3, 2)}") == 14


@pytest.mark.rule(14)
def test_a_wounded_friend_is_carried_without_its_object():
    """It leaves the object where it was; a wounded enemy is not carried."""
    to = at
    who = {**FAR, "b.cleric": (2, 2), "y.sword": (3, 2), "b.troll": (3, 2)}
    game = set_up(who, wounded=["b.troll"])
    after = do(game, f"move b.cleric {to(3, 2)} take b.troll {to(4, 2)}")
    assert (where(after, "y.sword"), where(after, "b.troll")) == ((3, 2), (4, 2))
    game = set_up({**FAR, "b.cleric": (2, 2), "y.troll": (3, 2)}, wounded=["y.troll"])
    assert refused(game, f"move b.cleric {to(3, 2)} take y.troll {to(4, 2)}") == 14


@pytest.mark.rule(14, 27)
def test_on_a_pit_only_a_rope_is_dropped_or_a_thing_handed_over():
    """To an unwounded friend who stands there."""
    to = at
    who = {**FAR, "b.thief": (4, 0), "b.sword": (4, 0)}
    assert refused(set_up(who), f"move b.thief {to(5, 0)} drop {to(6, 0)}") == 14
    rope = set_up({**FAR, "b.thief": (4, 0), "b.rope": (4, 0)})
    after = do(rope, f"move b.thief {to(5, 0)} drop {to(6, 0)}")
    assert where(after, "b.rope") == (5, 0)
    friend = set_up({**FAR, "b.cleric": (4, 0), "b.sword": (4, 0), "b.thief": (5, 0)})
    after = do(friend, f"move b.cleric {to(5, 0)} drop {to(6, 0)}")
    assert where(after, "b.sword") == where(after, "b.thief") == (5, 0)
    back = set_up({**FAR, "b.thief": (5, 0), "b.sword": (4, 0)})
    path = f"{to(4, 0)} take b.sword {to(5, 0)} drop {to(6, 0)}"
    assert refused(back, f"move b.thief {path}") == 14
    assert all(f"{to(5, 0)} drop" not in text for text in actions(back, "move b.thief"))


@pytest.mark.rule(15)
def test_a_jump_takes_a_card_and_what_is_carried():
    """Over a pit with no character on it, to where the character may end a move; never onto an enemy."""
    to = at
    jump = f"jump b.cleric {to(5, 0)} {to(6, 0)}"
    game = set_up({**FAR, "b.cleric": (4, 0), "b.sword": (4, 0)})
    after = do(game, jump)
    assert where(after, "b.cleric") == where(after, "b.sword") == (6, 0)
    assert after.seats[0].jumps == 2
    assert refused(set_up({**FAR, "b.cleric": (4, 0), "y.thief": (5, 0)}), jump) == 15
    for there in ({"y.troll": (6, 0)}, {"b.troll": (6, 0)}, {"y.rope": (6, 0), "b.sword": (4, 0)}):
        assert refused(set_up({**FAR, "b.cleric": (4, 0), **there}), jump) == 15
    enemy = set_up({**FAR, "b.cleric": (4, 0), "y.troll": (6, 0)}, wounded=["y.troll"])
    assert refused(enemy, jump) == 15
    cards = [{"actions": [2, 3, 4], "combat": COMBAT, "jumps": 0, "laid": None}] * 2
    assert refused(set_up({**FAR, "b.cleric": (4, 0)}, seats=cards), jump) == 15


EXIT_ROOMS = {"rooms": ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"], "rotations": {3: 1}}
"""With a pit on 20,2 beside yellow's line."""


@pytest.mark.rule(15, 22)
@pytest.mark.parametrize("guard", ["nobody", "fit", "wounded"])
def test_a_jump_out_of_the_maze(guard):
    """Not past a wounded enemy either."""
    who = {**FAR, "b.cleric": (19, 2)}
    if guard != "nobody":
        who["y.troll"] = (21, 2)
    game = set_up(who, wounded=["y.troll"] if guard == "wounded" else [], **EXIT_ROOMS)
    jump = f"jump b.cleric {at(20, 2)} {at(21, 2)}"
    if guard == "nobody":
        after = do(game, jump)
        assert (where(after, "b.cleric"), after.vp) == ("exit", (1, 0))
    else:
        assert refused(game, jump) == 15


@pytest.mark.rule(16, 33)
def test_pits_are_entered_with_a_rope_only():
    """Nobody ends a move on one without; a rope lying there serves everybody."""
    to = at
    game = set_up({**FAR, "b.cleric": (4, 0)})
    assert refused(game, f"move b.cleric {to(5, 0)}") == 16
    assert refused(game, f"move b.cleric {to(5, 0)} {to(6, 0)}") == 16
    for rope in ((4, 0), (5, 0)):
        game = set_up({**FAR, "b.cleric": (4, 0), "y.rope": rope})
        assert {to(5, 0), to(6, 0)} <= ends(game, "b.cleric")


@pytest.mark.rule(16, 21)
def test_who_loses_the_bridge_falls():
    """A thief takes the rope from under a friend: a point for the opponent, and the object is lost."""
    who = {**FAR, "b.thief": (4, 0), "b.warrior": (5, 0), "b.rope": (5, 0)}
    to = at
    game = do(set_up(who), f"move b.thief {to(5, 0)} take b.rope {to(6, 0)}")
    assert where(game, "b.warrior") == "dead"
    assert game.vp == (0, 1)
    wand = {**FAR, "b.wizard": (4, 0), "b.wand": (4, 0), "y.thief": (5, 0), "y.sword": (5, 0)}
    game = do(set_up(wand), "fire b.wizard y.thief")
    assert (where(game, "y.thief"), where(game, "y.sword")) == ("dead", "lost")


@pytest.mark.rule(17)
def test_a_fight_is_decided_by_secret_cards():
    """The higher sum wins, a tie does nothing; used cards leave the game and +0 returns."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3)}
    game = set_up(who)
    won = fight(game, "attack b.warrior y.troll", 2, 0)
    assert injured(won) == ["y.troll"]
    assert won.seats[0].combat == (0, 1, 2, 3, 3, 4, 5, 6)
    assert won.seats[1].combat == (0, 1, 2, 2, 3, 3, 4, 5, 6)
    assert injured(fight(game, "attack b.warrior y.troll", 1, 0)) == []
    assert injured(fight(game, "attack b.warrior y.troll", 0, 0)) == ["b.warrior"]
    began = do(game, "attack b.warrior y.troll")
    assert actions(began, seat=0) == [f"lay {card}" for card in (0, 1, 2, 3, 4, 5, 6)]
    assert refused(began, "lay 9", seat=0) == 17
    laid = do(began, "lay 4", seat=0)
    assert actions(laid, seat=0) == []


@pytest.mark.rule(17, 20)
def test_who_is_carried_is_no_target_and_dies_with_its_carrier():
    """When the carrier is wounded, the carried one is eliminated."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3), "y.cleric": (6, 3)}
    game = set_up(who, wounded=["y.cleric"])
    assert actions(game, "attack") == ["attack b.warrior y.troll"]
    game = fight(game, "attack b.warrior y.troll", 6, 0)
    assert (injured(game), where(game, "y.cleric"), game.vp) == (["y.troll"], "dead", (1, 0))


@pytest.mark.rule(18, 20)
def test_a_wounded_target_counts_nothing_and_its_friends_join():
    """If its side loses, it is eliminated and its friends are wounded."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3), "y.cleric": (6, 1), "y.wizard": (6, 4)}
    game = set_up(who, wounded=["y.troll"])
    began = answer(game, "attack b.warrior y.troll")
    assert began.events[0].defending == ("y.cleric", "y.troll")
    ended = answer(do(began.game, "lay 6", seat=0), "lay 0", seat=1)
    assert ended.events[1].sums == (9, 2)
    assert (where(ended.game, "y.troll"), injured(ended.game)) == ("dead", ["y.cleric"])


@pytest.mark.rule(19)
def test_fresh_wounds_and_cures_protect():
    """Who was wounded or healed this turn is not attacked."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3)}
    hurt = set_up(who, wounded=["y.troll"], fresh={"wounded": ["y.troll"], "healed": []})
    assert refused(hurt, "attack b.warrior y.troll") == 17
    cured = set_up(who, fresh={"wounded": [], "healed": ["y.troll"]})
    assert refused(cured, "attack b.warrior y.troll") == 17


@pytest.mark.rule(20)
def test_the_wounded_do_nothing():
    """No action and no powers, but armour still counts and a rope still holds."""
    game = set_up({**FAR, "b.thief": (6, 2)}, wounded=["b.thief"])
    assert actions(game, "move b.thief") == []
    assert refused(game, "gate b.thief 1L/0") == 20
    who = {**FAR, "b.warrior": (4, 0), "y.cleric": (5, 0), "y.rope": (5, 0)}
    held = fight(set_up(who), "attack b.warrior y.cleric", 6, 0)
    assert (where(held, "y.cleric"), injured(held)) == ((5, 0), ["y.cleric"])


@pytest.mark.rule(21)
def test_the_object_of_the_dead_stays():
    """On a pit only a rope does. The point is the opponent's, no matter who did it."""
    who = {**FAR, "b.wizard": (2, 2), "b.wand": (2, 2), "b.cleric": (4, 2), "b.sword": (4, 2)}
    game = do(set_up(who), "fire b.wizard b.cleric")
    assert (where(game, "b.cleric"), where(game, "b.sword")) == ("dead", (4, 2))
    assert game.vp == (0, 1)


@pytest.mark.rule(22, 25, 36)
@pytest.mark.parametrize(
    ("who", "load", "points", "fate"),
    [
        ("b.cleric", None, 1, None),
        ("b.goblin", None, 2, None),
        ("b.cleric", "b.treasure", 2, "scored"),
        ("b.cleric", "y.treasure", 2, "scored"),
        ("b.cleric", "b.sword", 1, "lost"),
        ("b.cleric", "b.troll", 1, "safe"),
        ("b.cleric", "b.goblin", 1, "safe"),
    ],
)
def test_leaving(who, load, points, fate):
    """A point, the goblin two, a treasure in hand one more; a wounded friend in hand is safe."""
    tokens = {"y.troll": (0, 0), "b.thief": (0, 5), who: (20, 0)}
    wounded = []
    if load is not None:
        tokens[load] = (20, 0)
        wounded = [load] if load in {"b.troll", "b.goblin"} else []
    game = set_up({**tokens, "y.troll": (21, 9)}, wounded=wounded)
    exits = [text for text in actions(game, f"move {who}") if " V" in text]
    assert load is not None or len(exits) == 1
    plain = next(text for text in exits if "drop" not in text and "take" not in text)
    after = do(game, plain)
    assert (after.vp, where(after, who)) == ((points, 0), "exit")
    if load is not None:
        assert where(after, load) == fate


@pytest.mark.rule(22)
def test_a_guard_on_the_line():
    """An unwounded enemy bars its square of the line, a wounded one does not; the step ends the move."""
    to = at
    who = {"b.troll": (20, 1), "y.cleric": (21, 1), "b.goblin": (0, 0), "y.goblin": (0, 9)}
    who["y.goblin"] = (21, 9)
    assert refused(set_up(who), f"move b.troll {to(21, 1)}") == 13
    game = set_up(who, wounded=["y.cleric"])
    assert refused(game, f"move b.troll {to(21, 1)} {to(21, 2)}") == 22
    assert do(game, f"move b.troll {to(21, 1)}").vp == (1, 0)
    own = do(set_up({"b.troll": (0, 3), "b.sword": (0, 3), **FAR}), f"move b.troll drop {to(0, 2)}")
    assert where(own, "b.sword") == (0, 3)


@pytest.mark.rule(23, 35)
def test_sight_ends_at_the_first_character():
    """There the unwounded one is seen; objects do not stop it, walls do."""
    who = {
        **FAR,
        "b.wizard": (1, 3),
        "b.wand": (1, 3),
        "y.sword": (3, 3),
        "y.troll": (4, 3),
        "y.cleric": (4, 3),
    }
    game = set_up({**who, "y.thief": (5, 3), "b.troll": (1, 2)}, wounded=["y.cleric"])
    assert "fire b.wizard y.troll" not in actions(game)  # a wall east of 1,3
    game = set_up({**who, "b.wizard": (2, 3), "b.wand": (2, 3), "y.thief": (5, 3)}, wounded=["y.cleric"])
    assert actions(game, "fire") == ["fire b.wizard y.troll"]
    game = do(game, "fire b.wizard y.troll")
    assert {name for name, place in to_position(game)["tokens"].items() if place == "used"} == {"b.wand"}
    assert (where(game, "y.troll"), where(game, "y.cleric")) == ("dead", "dead")
