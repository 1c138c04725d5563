"""Moving, carrying, jumping, pits, fights, wounds, leaving and sight (rules 13 to 23)."""

import pytest

from k2bot.games.dungeon_twister.engine import to_position
from k2bot.games.dungeon_twister.engine.events import Eliminated
from tests.games.dungeon_twister.engine.helpers.kit import (
    actions,
    answer,
    do,
    ends,
    fight,
    hands,
    injured,
    refused,
    set_up,
    where,
)

FAR = "y.goblin U10, b.goblin A10"


@pytest.mark.rule(13)
def test_a_move_is_limited_by_speed_and_obstacles():
    """It passes friends, objects and wounded enemies; not unwounded enemies, walls or hidden rooms."""
    game = set_up(f"{FAR}, b.troll C3")
    assert "E3" in ends(game, "b.troll")
    assert refused(game, "move b.troll D3 E3 E4") == 13, "farther than its speed of 2"
    assert refused(game, "move b.troll D4") == 13, "no neighbour"
    assert refused(game, "move b.troll D3 C3") == 13, "nothing else changed place"
    assert refused(set_up(f"{FAR}, b.troll E3"), "move b.troll F3") == 13, "a wall"
    for between, wounded, passes in (
        ("b.cleric", [], True),
        ("y.sword", [], True),
        ("y.cleric", ["y.cleric"], True),
        ("y.cleric", [], False),
    ):
        game = set_up(f"{FAR}, b.troll C3, {between} D3", wounded=wounded)
        assert ("E3" in ends(game, "b.troll")) is passes
        assert ("D3" in ends(game, "b.troll")) is (between == "y.sword")
    game = set_up(f"{FAR}, b.troll F4", hidden=[1])
    assert refused(game, "move b.troll G4") == 13


@pytest.mark.rule(14)
def test_objects_cannot_be_taken_or_dropped_on_an_unwounded_enemys_square():
    """Not even by the flying wizard (r); on a wounded enemy's square both are allowed."""
    for who, path, carried in (
        ("b.wizard C3, b.sword C3, y.troll D3", "D3 drop E3", None),
        ("b.wizard C3, y.sword D3, y.troll D3", "D3 take y.sword E3", "y.sword"),
    ):
        assert refused(set_up(f"{FAR}, {who}"), f"move b.wizard {path}") == 14
        after = do(set_up(f"{FAR}, {who}", wounded=["y.troll"]), f"move b.wizard {path}")
        sword = next(word for word in who.replace(",", "").split() if word.endswith("sword"))
        assert where(after, sword) == ("E3" if carried else "D3")


@pytest.mark.rule(14, 16)
def test_only_a_rope_may_be_dropped_on_a_pit_unless_handed_over():
    """Other objects may only be handed to an unwounded friend there (r)."""
    who = f"{FAR}, b.cleric E1, b.sword E1"
    handed = "move b.cleric F1 drop G1"
    after = do(set_up(f"{who}, b.thief F1"), handed)
    assert (where(after, "b.sword"), where(after, "b.cleric")) == ("F1", "G1")
    swapped = "move b.cleric F1 take b.rope G1"
    roped = f"{who}, b.warrior F1, b.rope F1"
    after = do(set_up(roped), swapped)
    assert (where(after, "b.rope"), where(after, "b.sword")) == ("G1", "lost")
    assert (where(after, "b.warrior"), after.vp) == ("dead", (0, 1)), "without the rope he falls"
    assert refused(set_up(roped, wounded=["b.warrior"]), swapped) == 14
    left = set_up(f"{FAR}, b.cleric E1, b.rope E1")
    assert where(do(left, "move b.cleric F1 drop E1"), "b.rope") == "F1"
    thief = set_up(f"{FAR}, b.thief E1, b.sword E1")
    assert refused(thief, "move b.thief F1 drop G1") == 14


@pytest.mark.rule(15)
def test_a_jump_costs_a_jump_card_and_brings_the_load():
    """Over a pit with no character on it, to where the character may end a move; never onto an enemy."""
    jump = "jump b.cleric F1 G1"
    game = set_up(f"{FAR}, b.cleric E1, b.sword E1")
    after = do(game, jump)
    assert where(after, "b.cleric") == where(after, "b.sword") == "G1"
    assert after.seats[0].jumps == 2
    assert refused(set_up(f"{FAR}, b.cleric E1, y.thief F1"), jump) == 15
    for there in ("y.troll G1", "b.troll G1", "y.rope G1, b.sword E1"):
        assert refused(set_up(f"{FAR}, b.cleric E1, {there}"), jump) == 15
    enemy = set_up(f"{FAR}, b.cleric E1, y.troll G1", wounded=["y.troll"])
    assert refused(enemy, jump) == 15
    assert refused(set_up(f"{FAR}, b.cleric E1", seats=hands(jumps=0)), jump) == 15
    taken = set_up(f"{FAR}, b.cleric E1, b.troll G1", wounded=["b.troll"])
    assert where(do(taken, jump, "move b.cleric G2"), "b.troll") == "G2", "a wounded friend is carried on"
    crowded = set_up(f"{FAR}, b.cleric E1, b.troll G1, b.sword G1", wounded=["b.troll"])
    assert refused(crowded, jump) == 15


TWO_PITS = {"rooms": ["1R", "1L", "2R", "2L", "4R", "3L", "3R", "4L"], "rotations": {0: 2}}
"""With pits on B5 and B6."""


@pytest.mark.rule(15, 16)
@pytest.mark.parametrize(
    ("who", "lands"),
    [
        ("b.warrior B4", False),
        ("b.warrior B4, b.rope B4", True),
        ("b.warrior B4, y.rope B6", True),
        ("b.warrior B4, y.rope B6, b.sword B4", False),
        ("b.thief B4", True),
        ("b.wizard B4", False),
    ],
)
def test_only_a_rope_or_the_thief_allows_landing_on_a_pit(who, lands):
    """A carried rope counts, or one there that free hands can take; the wizard can't stop there."""
    name = who.split()[0]
    game, jump = set_up(f"{FAR}, {who}", **TWO_PITS), f"jump {name} B5 B6"
    if not lands:
        assert refused(game, jump) == 15
        return
    after = do(game, jump)
    assert where(after, name) == "B6"
    assert "rope" not in who or "B6" in {where(after, "b.rope"), where(after, "y.rope")}


EXIT_ROOMS = {"rooms": ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"], "rotations": {3: 1}}
"""With a pit on U3 beside yellow's line."""


@pytest.mark.rule(15, 22)
@pytest.mark.parametrize("guard", ["nobody", "fit", "wounded"])
def test_any_enemy_on_the_line_blocks_a_jump_out_of_the_maze(guard):
    """Not past a wounded enemy either."""
    who = f"{FAR}, b.cleric T3"
    if guard != "nobody":
        who += ", y.troll V3"
    game = set_up(who, wounded=["y.troll"] if guard == "wounded" else [], **EXIT_ROOMS)
    jump = "jump b.cleric U3 V3"
    if guard == "nobody":
        after = do(game, jump)
        assert (where(after, "b.cleric"), after.vp) == ("exit", (1, 0))
    else:
        assert refused(game, jump) == 15


@pytest.mark.rule(16, 21)
def test_characters_and_objects_fall_when_their_bridge_is_gone():
    """A thief takes the rope from under a friend: a point for the opponent, and the object is lost."""
    who = f"{FAR}, b.thief E1, b.warrior F1, b.rope F1"
    game = do(set_up(who), "move b.thief F1 take b.rope G1")
    assert where(game, "b.warrior") == "dead"
    assert game.vp == (0, 1)
    wand = f"{FAR}, b.wizard E1, b.wand E1, y.thief F1, y.sword F1"
    game = do(set_up(wand), "fire b.wizard y.thief")
    assert (where(game, "y.thief"), where(game, "y.sword")) == ("dead", "lost")


@pytest.mark.rule(16, 21)
@pytest.mark.parametrize("friend", ["b.troll", "b.cleric"])
def test_swapping_the_rope_for_a_wounded_friend_drops_both_into_the_pit(friend):
    """Each scores the opponent a point, in whichever order they're checked."""
    who = f"{FAR}, b.wizard E1, {friend} E1, b.mekanork F1, b.rope F1"
    game = do(set_up(who, wounded=[friend]), "move b.wizard F1 take b.rope G1")
    assert where(game, "b.mekanork") == where(game, friend) == "dead"
    assert (where(game, "b.rope"), game.vp) == ("G1", (0, 2))


@pytest.mark.rule(21)
def test_dead_characters_are_no_longer_listed_as_wounded_or_healed():
    """Neither list of this turn's wounded and healed names them."""
    fell = fight(set_up(f"{FAR}, b.troll E1, y.thief F1"), "attack b.troll y.thief", 6, 0)
    assert where(fell, "y.thief") == "dead"
    who = f"{FAR}, b.cleric C3, b.troll D3, b.wizard E3, b.wand E3"
    shot = do(set_up(who, wounded=["b.troll"]), "heal b.cleric b.troll", "fire b.wizard b.troll")
    assert where(shot, "b.troll") == "dead"
    for game in (fell, shot):
        assert to_position(game)["fresh"] == {"wounded": [], "healed": []}


@pytest.mark.rule(17)
def test_secret_combat_cards_decide_a_fight():
    """The higher sum wins, a tie does nothing; used cards leave the game and +0 returns."""
    who = f"{FAR}, b.warrior G3, y.troll G4"
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
    friends = set_up(f"{who}, b.thief G2, b.cleric G5", wounded=["b.cleric"])
    assert actions(friends, "attack") == ["attack b.warrior y.troll"], "nobody attacks a friend"


@pytest.mark.rule(17, 20)
def test_a_carried_friend_is_no_target_but_dies_when_its_carrier_is_wounded():
    """When the carrier is wounded, the carried one is eliminated."""
    who = f"{FAR}, b.warrior G3, y.troll G4, y.cleric G4"
    for carrier, carried in (("y.troll", "y.cleric"), ("y.cleric", "y.troll")):
        game = set_up(who, wounded=[carried])
        assert actions(game, "attack") == [f"attack b.warrior {carrier}"]
        game = fight(game, f"attack b.warrior {carrier}", 6, 0)
        assert (injured(game), where(game, carried), game.vp) == ([carrier], "dead", (1, 0))


@pytest.mark.rule(18, 20)
def test_a_wounded_target_adds_no_strength_but_its_friends_join_in():
    """If its side loses, it is eliminated and its friends are wounded."""
    who = f"{FAR}, b.warrior G3, y.troll G4, y.cleric G2, y.wizard G5"
    game = set_up(who, wounded=["y.troll"])
    began = answer(game, "attack b.warrior y.troll")
    assert began.events[0].defending == ("y.cleric", "y.troll")
    ended = answer(do(began.game, "lay 6", seat=0), "lay 0", seat=1)
    assert ended.events[1].sums == (9, 2)
    assert (where(ended.game, "y.troll"), injured(ended.game)) == ("dead", ["y.cleric"])


@pytest.mark.rule(19)
def test_characters_wounded_or_healed_this_turn_cannot_be_attacked():
    """The protection ends with the turn."""
    who = f"{FAR}, b.warrior G3, y.troll G4"
    hurt = set_up(who, wounded=["y.troll"], fresh={"wounded": ["y.troll"], "healed": []})
    assert refused(hurt, "attack b.warrior y.troll") == 17
    cured = set_up(who, fresh={"wounded": [], "healed": ["y.troll"]})
    assert refused(cured, "attack b.warrior y.troll") == 17
    won = fight(set_up(who), "attack b.warrior y.troll", 6, 0)
    assert refused(won, "attack b.warrior y.troll") == 17
    assert "attack b.warrior y.troll" in actions(do(won, "end", "play 2", "end", "play 2")), "in later turns"


@pytest.mark.rule(20)
def test_wounded_characters_cannot_act_but_their_rope_still_holds():
    """No actions and no powers; a carried rope still holds over a pit."""
    game = set_up(f"{FAR}, b.thief G3", wounded=["b.thief"])
    assert actions(game, "move b.thief") == []
    assert refused(game, "gate b.thief 1L/0") == 20
    who = f"{FAR}, b.warrior E1, y.cleric F1, y.rope F1"
    held = fight(set_up(who), "attack b.warrior y.cleric", 6, 0)
    assert (where(held, "y.cleric"), injured(held)) == ("F1", ["y.cleric"])


@pytest.mark.rule(21)
def test_objects_of_dead_characters_stay_unless_they_fall_into_a_pit():
    """On a pit only a rope stays. The opponent scores the point, whoever killed the character."""
    who = f"{FAR}, b.wizard C3, b.wand C3, b.cleric E3, b.sword E3"
    game = do(set_up(who), "fire b.wizard b.cleric")
    assert (where(game, "b.cleric"), where(game, "b.sword")) == ("dead", "E3")
    assert game.vp == (0, 1)
    for thing, place, told in (("b.sword", "lost", None), ("y.rope", "F1", "y.rope")):
        pit = set_up(f"{FAR}, b.wizard E1, b.wand E1, b.thief F1, {thing} F1")
        shot = answer(pit, "fire b.wizard b.thief")
        assert (where(shot.game, "b.thief"), where(shot.game, thing)) == ("dead", place)
        assert [event.dropped for event in shot.events if isinstance(event, Eliminated)] == [told]


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
def test_leaving_the_maze_scores_for_the_character_and_its_load(who, load, points, fate):
    """One point, two for the goblin, one more for a carried treasure; a carried wounded friend is safe."""
    tokens = f"y.troll A1, b.thief A6, {who} U1"
    wounded = []
    if load is not None:
        tokens += f", {load} U1"
        wounded = [load] if load in {"b.troll", "b.goblin"} else []
    game = set_up(f"{tokens}, y.troll V10", wounded=wounded)
    exits = [text for text in actions(game, f"move {who}") if " V" in text]
    assert load is not None or len(exits) == 1
    plain = next(text for text in exits if "drop" not in text and "take" not in text)
    after = do(game, plain)
    assert (after.vp, where(after, who)) == ((points, 0), "exit")
    if load is not None:
        assert where(after, load) == fate


@pytest.mark.rule(22)
def test_an_unwounded_enemy_on_the_line_blocks_the_exit():
    """A wounded enemy doesn't block it; the step out ends the move."""
    who = "b.troll U2, y.cleric V2, b.goblin A1, y.goblin V10"
    assert refused(set_up(who), "move b.troll V2") == 13
    game = set_up(who, wounded=["y.cleric"])
    assert refused(game, "move b.troll V2 V3") == 22
    assert do(game, "move b.troll V2").vp == (1, 0)
    own = do(set_up(f"b.troll A4, b.sword A4, {FAR}"), "move b.troll drop A3")
    assert where(own, "b.sword") == "A4"
    for thing, handling in (("y.treasure V2", "take y.treasure"), ("b.sword U2", "drop")):
        there = set_up(f"{who}, {thing}", wounded=["y.cleric"])
        assert refused(there, f"move b.troll V2 {handling}") == 14, "nothing is taken or left on that square"
    walker = set_up("b.wallwalker U8, y.cleric V8, b.goblin A1, y.goblin V10")
    assert refused(walker, "wall b.wallwalker V8") == 29


@pytest.mark.rule(23, 35)
def test_the_wand_hits_the_first_character_in_line_of_sight():
    """Of two on a square it hits the unwounded one; objects don't block sight, walls do."""
    who = f"{FAR}, b.wizard B4, b.wand B4, y.sword D4, y.troll E4, y.cleric E4"
    game = set_up(f"{who}, y.thief F4, b.troll B3", wounded=["y.cleric"])
    assert "fire b.wizard y.troll" not in actions(game)  # a wall east of B4
    game = set_up(f"{who}, b.wizard C4, b.wand C4, y.thief F4", wounded=["y.cleric"])
    assert actions(game, "fire") == ["fire b.wizard y.troll"]
    game = do(game, "fire b.wizard y.troll")
    assert {name for name, place in to_position(game)["tokens"].items() if place == "used"} == {"b.wand"}
    assert (where(game, "y.troll"), where(game, "y.cleric")) == ("dead", "dead")
    for there in ("C3", "E3", "D2", "D4"):
        seen = set_up(f"{FAR}, b.wizard D3, b.wand D3, y.troll {there}")
        assert actions(seen, "fire") == ["fire b.wizard y.troll"], "in all four directions"
    other = set_up(f"{FAR}, b.cleric C4, b.wand C4, y.troll E4")
    assert refused(other, "fire b.cleric y.troll") == 35, "only a wizard uses it"
    without = set_up(f"{FAR}, b.wizard C4, b.sword C4, y.troll E4")
    assert refused(without, "fire b.wizard y.troll") == 35, "and only with the wand"
