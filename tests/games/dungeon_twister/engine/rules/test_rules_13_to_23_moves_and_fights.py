"""Moving, carrying, jumping, pits, fights, wounds, leaving and sight (rules 13 to 23)."""

import pytest

from k2bot.games.dungeon_twister.engine import to_position

FAR = {"y.goblin": (20, 9), "b.goblin": (0, 9)}


@pytest.mark.rule(13)
def test_a_move_goes_up_to_the_speed(dungeon):
    """It passes friends, objects and wounded enemies; not unwounded enemies, walls or hidden rooms."""
    to = dungeon.at
    game = dungeon.game({**FAR, "b.troll": (2, 2)})
    assert to(4, 2) in dungeon.ends(game, "b.troll")
    assert dungeon.refused(game, f"move b.troll {to(3, 2)} {to(4, 2)} {to(5, 2)}") == 13
    assert dungeon.refused(game, f"move b.troll {to(3, 3)}") == 13
    for between, wounded, passes in (
        ("b.cleric", [], True),
        ("y.sword", [], True),
        ("y.cleric", ["y.cleric"], True),
        ("y.cleric", [], False),
    ):
        game = dungeon.game({**FAR, "b.troll": (2, 2), between: (3, 2)}, wounded=wounded)
        assert (to(4, 2) in dungeon.ends(game, "b.troll")) is passes
        assert (to(3, 2) in dungeon.ends(game, "b.troll")) is (between == "y.sword")
    game = dungeon.game({**FAR, "b.troll": (5, 3)}, hidden=[1])
    assert dungeon.refused(game, f"move b.troll {to(6, 3)}") == 13


@pytest.mark.rule(13)
def test_a_move_may_end_where_it_began(dungeon):
    """If something else changed place."""
    to = dungeon.at
    game = dungeon.game({**FAR, "b.troll": (2, 2), "y.sword": (3, 2)})
    assert f"move b.troll {to(3, 2)} take y.sword {to(2, 2)}" in dungeon.actions(game)
    assert dungeon.refused(game, f"move b.troll {to(3, 2)} {to(2, 2)}") == 13
    assert dungeon.refused(game, "move b.troll") == 13


@pytest.mark.rule(14)
def test_things_are_taken_and_dropped_on_the_way(dungeon):
    """An object of any colour or a wounded friend; from a friend and from a wounded enemy as well."""
    to = dungeon.at
    game = dungeon.game({**FAR, "b.cleric": (2, 2), "y.sword": (3, 2)})
    after = dungeon.do(game, f"move b.cleric {to(3, 2)} take y.sword {to(4, 2)} drop {to(4, 3)}")
    assert (dungeon.where(after, "y.sword"), dungeon.where(after, "b.cleric")) == ((4, 2), (4, 3))
    for holder, wounded in (("b.troll", []), ("y.troll", ["y.troll"]), ("b.troll", ["b.troll"])):
        who = {**FAR, "b.cleric": (2, 2), "y.sword": (3, 2), holder: (3, 2)}
        game = dungeon.game(who, wounded=wounded)
        after = dungeon.do(game, f"move b.cleric {to(3, 2)} take y.sword {to(4, 2)}")
        assert (dungeon.where(after, "y.sword"), dungeon.where(after, holder)) == ((4, 2), (3, 2))
    who = {**FAR, "b.wizard": (2, 2), "y.sword": (3, 2), "y.troll": (3, 2)}
    assert dungeon.refused(dungeon.game(who), f"move b.wizard {to(3, 2)} take y.sword {to(4, 2)}") == 14
    assert dungeon.refused(game, f"move b.cleric drop {to(3, 2)}") == 14


@pytest.mark.rule(14)
def test_a_wounded_friend_is_carried_without_its_object(dungeon):
    """It leaves the object where it was; a wounded enemy is not carried."""
    to = dungeon.at
    who = {**FAR, "b.cleric": (2, 2), "y.sword": (3, 2), "b.troll": (3, 2)}
    game = dungeon.game(who, wounded=["b.troll"])
    after = dungeon.do(game, f"move b.cleric {to(3, 2)} take b.troll {to(4, 2)}")
    assert (dungeon.where(after, "y.sword"), dungeon.where(after, "b.troll")) == ((3, 2), (4, 2))
    game = dungeon.game({**FAR, "b.cleric": (2, 2), "y.troll": (3, 2)}, wounded=["y.troll"])
    assert dungeon.refused(game, f"move b.cleric {to(3, 2)} take y.troll {to(4, 2)}") == 14


@pytest.mark.rule(14, 27)
def test_on_a_pit_only_a_rope_is_dropped_or_a_thing_handed_over(dungeon):
    """To an unwounded friend who stands there."""
    to = dungeon.at
    who = {**FAR, "b.thief": (4, 0), "b.sword": (4, 0)}
    assert dungeon.refused(dungeon.game(who), f"move b.thief {to(5, 0)} drop {to(6, 0)}") == 14
    rope = dungeon.game({**FAR, "b.thief": (4, 0), "b.rope": (4, 0)})
    after = dungeon.do(rope, f"move b.thief {to(5, 0)} drop {to(6, 0)}")
    assert dungeon.where(after, "b.rope") == (5, 0)
    friend = dungeon.game({**FAR, "b.cleric": (4, 0), "b.sword": (4, 0), "b.thief": (5, 0)})
    after = dungeon.do(friend, f"move b.cleric {to(5, 0)} drop {to(6, 0)}")
    assert dungeon.where(after, "b.sword") == dungeon.where(after, "b.thief") == (5, 0)
    back = dungeon.game({**FAR, "b.thief": (5, 0), "b.sword": (4, 0)})
    path = f"{to(4, 0)} take b.sword {to(5, 0)} drop {to(6, 0)}"
    assert dungeon.refused(back, f"move b.thief {path}") == 14
    assert all(f"{to(5, 0)} drop" not in text for text in dungeon.actions(back, "move b.thief"))


@pytest.mark.rule(15)
def test_a_jump_takes_a_card_and_what_is_carried(dungeon):
    """Over a pit with no character on it, to where the character may end a move; never onto an enemy."""
    to = dungeon.at
    jump = f"jump b.cleric {to(5, 0)} {to(6, 0)}"
    game = dungeon.game({**FAR, "b.cleric": (4, 0), "b.sword": (4, 0)})
    after = dungeon.do(game, jump)
    assert dungeon.where(after, "b.cleric") == dungeon.where(after, "b.sword") == (6, 0)
    assert after.seats[0].jumps == 2
    assert dungeon.refused(dungeon.game({**FAR, "b.cleric": (4, 0), "y.thief": (5, 0)}), jump) == 15
    for there in ({"y.troll": (6, 0)}, {"b.troll": (6, 0)}, {"y.rope": (6, 0), "b.sword": (4, 0)}):
        assert dungeon.refused(dungeon.game({**FAR, "b.cleric": (4, 0), **there}), jump) == 15
    enemy = dungeon.game({**FAR, "b.cleric": (4, 0), "y.troll": (6, 0)}, wounded=["y.troll"])
    assert dungeon.refused(enemy, jump) == 15
    cards = [{"actions": [2, 3, 4], "combat": dungeon.COMBAT, "jumps": 0, "laid": None}] * 2
    assert dungeon.refused(dungeon.game({**FAR, "b.cleric": (4, 0)}, seats=cards), jump) == 15


EXIT_ROOMS = {"rooms": ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"], "rotations": {3: 1}}
"""With a pit on 20,2 beside yellow's line."""


@pytest.mark.rule(15, 22)
@pytest.mark.parametrize("guard", ["nobody", "fit", "wounded"])
def test_a_jump_out_of_the_maze(dungeon, guard):
    """Not past a wounded enemy either."""
    who = {**FAR, "b.cleric": (19, 2)}
    if guard != "nobody":
        who["y.troll"] = (21, 2)
    game = dungeon.game(who, wounded=["y.troll"] if guard == "wounded" else [], **EXIT_ROOMS)
    jump = f"jump b.cleric {dungeon.at(20, 2)} {dungeon.at(21, 2)}"
    if guard == "nobody":
        after = dungeon.do(game, jump)
        assert (dungeon.where(after, "b.cleric"), after.vp) == ("exit", (1, 0))
    else:
        assert dungeon.refused(game, jump) == 15


@pytest.mark.rule(16, 33)
def test_pits_are_entered_with_a_rope_only(dungeon):
    """Nobody ends a move on one without; a rope lying there serves everybody."""
    to = dungeon.at
    game = dungeon.game({**FAR, "b.cleric": (4, 0)})
    assert dungeon.refused(game, f"move b.cleric {to(5, 0)}") == 16
    assert dungeon.refused(game, f"move b.cleric {to(5, 0)} {to(6, 0)}") == 16
    for rope in ((4, 0), (5, 0)):
        game = dungeon.game({**FAR, "b.cleric": (4, 0), "y.rope": rope})
        assert {to(5, 0), to(6, 0)} <= dungeon.ends(game, "b.cleric")


@pytest.mark.rule(16, 21)
def test_who_loses_the_bridge_falls(dungeon):
    """A thief takes the rope from under a friend: a point for the opponent, and the object is lost."""
    who = {**FAR, "b.thief": (4, 0), "b.warrior": (5, 0), "b.rope": (5, 0)}
    to = dungeon.at
    game = dungeon.do(dungeon.game(who), f"move b.thief {to(5, 0)} take b.rope {to(6, 0)}")
    assert dungeon.where(game, "b.warrior") == "dead"
    assert game.vp == (0, 1)
    wand = {**FAR, "b.wizard": (4, 0), "b.wand": (4, 0), "y.thief": (5, 0), "y.sword": (5, 0)}
    game = dungeon.do(dungeon.game(wand), "fire b.wizard y.thief")
    assert (dungeon.where(game, "y.thief"), dungeon.where(game, "y.sword")) == ("dead", "lost")


@pytest.mark.rule(17)
def test_a_fight_is_decided_by_secret_cards(dungeon):
    """The higher sum wins, a tie does nothing; used cards leave the game and +0 returns."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3)}
    game = dungeon.game(who)
    won = dungeon.fight(game, "attack b.warrior y.troll", 2, 0)
    assert dungeon.wounded(won) == ["y.troll"]
    assert won.seats[0].combat == (0, 1, 2, 3, 3, 4, 5, 6)
    assert won.seats[1].combat == (0, 1, 2, 2, 3, 3, 4, 5, 6)
    assert dungeon.wounded(dungeon.fight(game, "attack b.warrior y.troll", 1, 0)) == []
    assert dungeon.wounded(dungeon.fight(game, "attack b.warrior y.troll", 0, 0)) == ["b.warrior"]
    began = dungeon.do(game, "attack b.warrior y.troll")
    assert dungeon.actions(began, seat=0) == [f"lay {card}" for card in (0, 1, 2, 3, 4, 5, 6)]
    assert dungeon.refused(began, "lay 9", seat=0) == 17
    laid = dungeon.do(began, "lay 4", seat=0)
    assert dungeon.actions(laid, seat=0) == []


@pytest.mark.rule(17, 20)
def test_who_is_carried_is_no_target_and_dies_with_its_carrier(dungeon):
    """When the carrier is wounded, the carried one is eliminated."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3), "y.cleric": (6, 3)}
    game = dungeon.game(who, wounded=["y.cleric"])
    assert dungeon.actions(game, "attack") == ["attack b.warrior y.troll"]
    game = dungeon.fight(game, "attack b.warrior y.troll", 6, 0)
    assert (dungeon.wounded(game), dungeon.where(game, "y.cleric"), game.vp) == (["y.troll"], "dead", (1, 0))


@pytest.mark.rule(18, 20)
def test_a_wounded_target_counts_nothing_and_its_friends_join(dungeon):
    """If its side loses, it is eliminated and its friends are wounded."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3), "y.cleric": (6, 1), "y.wizard": (6, 4)}
    game = dungeon.game(who, wounded=["y.troll"])
    began = dungeon.step(game, "attack b.warrior y.troll")
    assert began.events[0].defending == ("y.cleric", "y.troll")
    ended = dungeon.step(dungeon.do(began.game, "lay 6", seat=0), "lay 0", seat=1)
    assert ended.events[1].sums == (9, 2)
    assert (dungeon.where(ended.game, "y.troll"), dungeon.wounded(ended.game)) == ("dead", ["y.cleric"])


@pytest.mark.rule(19)
def test_fresh_wounds_and_cures_protect(dungeon):
    """Who was wounded or healed this turn is not attacked."""
    who = {**FAR, "b.warrior": (6, 2), "y.troll": (6, 3)}
    hurt = dungeon.game(who, wounded=["y.troll"], fresh={"wounded": ["y.troll"], "healed": []})
    assert dungeon.refused(hurt, "attack b.warrior y.troll") == 17
    cured = dungeon.game(who, fresh={"wounded": [], "healed": ["y.troll"]})
    assert dungeon.refused(cured, "attack b.warrior y.troll") == 17


@pytest.mark.rule(20)
def test_the_wounded_do_nothing(dungeon):
    """No action and no powers, but armour still counts and a rope still holds."""
    game = dungeon.game({**FAR, "b.thief": (6, 2)}, wounded=["b.thief"])
    assert dungeon.actions(game, "move b.thief") == []
    assert dungeon.refused(game, "gate b.thief 1L/0") == 20
    who = {**FAR, "b.warrior": (4, 0), "y.cleric": (5, 0), "y.rope": (5, 0)}
    held = dungeon.fight(dungeon.game(who), "attack b.warrior y.cleric", 6, 0)
    assert (dungeon.where(held, "y.cleric"), dungeon.wounded(held)) == ((5, 0), ["y.cleric"])


@pytest.mark.rule(21)
def test_the_object_of_the_dead_stays(dungeon):
    """On a pit only a rope does. The point is the opponent's, whoever did it."""
    who = {**FAR, "b.wizard": (2, 2), "b.wand": (2, 2), "b.cleric": (4, 2), "b.sword": (4, 2)}
    game = dungeon.do(dungeon.game(who), "fire b.wizard b.cleric")
    assert (dungeon.where(game, "b.cleric"), dungeon.where(game, "b.sword")) == ("dead", (4, 2))
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
def test_leaving(dungeon, who, load, points, fate):
    """A point, the goblin two, a treasure in hand one more; a wounded friend in hand is safe."""
    tokens = {"y.troll": (0, 0), "b.thief": (0, 5), who: (20, 0)}
    wounded = []
    if load is not None:
        tokens[load] = (20, 0)
        wounded = [load] if load in {"b.troll", "b.goblin"} else []
    game = dungeon.game({**tokens, "y.troll": (21, 9)}, wounded=wounded)
    exits = [text for text in dungeon.actions(game, f"move {who}") if " V" in text]
    assert load is not None or len(exits) == 1
    plain = next(text for text in exits if "drop" not in text and "take" not in text)
    after = dungeon.do(game, plain)
    assert (after.vp, dungeon.where(after, who)) == ((points, 0), "exit")
    if load is not None:
        assert dungeon.where(after, load) == fate


@pytest.mark.rule(22)
def test_a_guard_on_the_line(dungeon):
    """An unwounded enemy bars its square of the line, a wounded one does not; the step ends the move."""
    to = dungeon.at
    who = {"b.troll": (20, 1), "y.cleric": (21, 1), "b.goblin": (0, 0), "y.goblin": (0, 9)}
    who["y.goblin"] = (21, 9)
    assert dungeon.refused(dungeon.game(who), f"move b.troll {to(21, 1)}") == 13
    game = dungeon.game(who, wounded=["y.cleric"])
    assert dungeon.refused(game, f"move b.troll {to(21, 1)} {to(21, 2)}") == 22
    assert dungeon.do(game, f"move b.troll {to(21, 1)}").vp == (1, 0)
    own = dungeon.do(
        dungeon.game({"b.troll": (0, 3), "b.sword": (0, 3), **FAR}), f"move b.troll drop {to(0, 2)}"
    )
    assert dungeon.where(own, "b.sword") == (0, 3)


@pytest.mark.rule(23, 35)
def test_sight_ends_at_the_first_character(dungeon):
    """There the unwounded one is seen; objects do not stop it, walls do."""
    who = {
        **FAR,
        "b.wizard": (1, 3),
        "b.wand": (1, 3),
        "y.sword": (3, 3),
        "y.troll": (4, 3),
        "y.cleric": (4, 3),
    }
    game = dungeon.game({**who, "y.thief": (5, 3), "b.troll": (1, 2)}, wounded=["y.cleric"])
    assert "fire b.wizard y.troll" not in dungeon.actions(game)  # a wall east of 1,3
    game = dungeon.game(
        {**who, "b.wizard": (2, 3), "b.wand": (2, 3), "y.thief": (5, 3)}, wounded=["y.cleric"]
    )
    assert dungeon.actions(game, "fire") == ["fire b.wizard y.troll"]
    game = dungeon.do(game, "fire b.wizard y.troll")
    assert {name for name, place in to_position(game)["tokens"].items() if place == "used"} == {"b.wand"}
    assert (dungeon.where(game, "y.troll"), dungeon.where(game, "y.cleric")) == ("dead", "dead")
