"""Rules 11 to 13: a turn is a list of uses; what cards do."""

import pytest

from k2bot.games.k2.engine import apply, legal_actions, parse, to_position
from tests.games.k2.engine.helpers.kit import (
    at,
    dead,
    do,
    legal,
    level_of,
    levels_of,
    player,
    refused,
    set_up,
    space_of,
    spaces_of,
)


@pytest.mark.rule(11)
def test_players_act_clockwise_from_the_first():
    """11: one player after the other, from the first player, clockwise."""
    game = set_up(player("m1 m1 a1"), player("m1 m1 a1"), player("m1 m1 a1"), first=1)
    for seat in (1, 2, 0):
        assert game.turn == seat
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
            refused(game, other, "finish")
            refused(game, other, "plan A m1 > a2")
        game = do(game, seat, "finish")
    assert to_position(game)["day"] == 2


@pytest.mark.rule(11)
def test_a_turn_is_an_ordered_list_of_uses():
    """11: each use names a climber, cards and what they do; a climber may appear in several uses."""
    game = set_up(player("m1 m1 a2", B=at("a7", 2)))
    game = do(game, 0, "plan A m1 > a2; B a2; A m1 > a6")
    assert spaces_of(game, 0) == ("a6", "a7")
    assert levels_of(game, 0) == (3, 4)
    assert game.turn == 1


@pytest.mark.rule(11)
@pytest.mark.parametrize(
    "plan",
    [
        "A m1 > a2; B m1 > a2",
        "A m1 > a2; A m1 > a6",
        "A a2; B a2",
        "A m1 m1 > a2 a6",
        "A m2 > a2",
        "A r1/2up > a2",
    ],
)
def test_a_card_is_used_once_and_only_if_revealed(plan):
    """11: the three revealed cards, each at most once, for one climber."""
    refused(set_up(player("m1 r1/3 a2")), 0, f"plan {plan}")


@pytest.mark.rule(11)
def test_points_are_not_split_between_climbers():
    """11: the points of a card go to one climber only, whatever it leaves."""
    game = set_up(player("m3 a0 a1"))
    refused(game, 0, "plan A m3 > a2; B m3 > a2")
    game = do(game, 0, "use A m3", "go a2", "stop")
    assert not [text for text in legal(game, 0) if "m3" in text]


@pytest.mark.rule(11, 13)
def test_points_left_over_by_a_use_are_not_kept_for_the_next():
    """11: a use stands alone: 1 and 1 in two uses do not enter a space of cost 2, in one use they do."""
    seat = player("m1 m1 a0", A=at("a7"))
    refused(set_up(seat), 0, "plan A m1 > a8; A m1")
    assert space_of(do(set_up(seat), 0, "plan A m1 m1 > a8"), 0, "A") == "a8"


@pytest.mark.rule(11)
def test_cards_points_and_turns_may_go_unused():
    """11: a player may do nothing at all."""
    game = set_up(player("m3 r2/3 a3"))
    assert "finish" in legal(game, 0)
    for after in (do(game, 0, "finish"), do(game, 0, "plan")):
        assert spaces_of(after, 0) == ("base", "base")
        assert levels_of(after, 0) == (3, 3)
        assert after.turn == 1


@pytest.mark.rule(11)
def test_points_may_be_left_over():
    """11: points may go unused."""
    game = do(set_up(player("m3 m3 a0")), 0, "plan A m3 m3 > a2")
    assert space_of(game, 0, "A") == "a2"


@pytest.mark.rule(11, 12)
def test_acclimatization_cards_may_share_a_use():
    """11: acclimatization cards may share a use with others."""
    game = do(set_up(player("m1 a1 a2")), 0, "plan A m1 a1 a2 > a2")
    assert level_of(game, 0, "A") == 6
    assert space_of(game, 0, "A") == "a2"


@pytest.mark.rule(11, 18)
def test_cards_of_a_use_without_step_or_tent_count_as_unused():
    """11: movement and rope cards of a use without a step or a tent count as unused: the rope pays its 3."""
    seat = player("m1 r1/3 a1", A=at("b2", 2), risk=2)
    after = do(set_up(seat), 0, "plan A a1 r1/3up; B m1 > a2; pay points points")
    assert levels_of(after, 0) == (3, 3)
    assert spaces_of(after, 0) == ("b2", "a2")


@pytest.mark.rule(11)
def test_what_is_listed_first_in_a_turn():
    """11: single acclimatization cards, and each set of other cards with which a step or a tent can be
    done."""
    game = set_up(player("m1 m1 a2", A=at("a7"), B=dead()))
    assert sorted(legal(game, 0)) == sorted(["finish", "use A a2", "use A m1", "use A m1 m1"])
    game = set_up(player("m1 r1/2 a2", A=at("summit", tent="d1"), B=dead()))
    assert sorted(legal(game, 0)) == sorted(["finish", "use A a2", "use A m1 r1/2"]), "d1 costs 3"


@pytest.mark.rule(11)
def test_a_use_that_cannot_go_on_ends_by_itself():
    """11: where stopping is all that is left of a use, nobody is asked."""
    game = set_up(player("m1 m3 a2"))
    one = do(game, 0, "use A m1", "go a2")
    assert "finish" in legal(one, 0)
    more = do(game, 0, "use A m3", "go a2")
    assert "stop" in legal(more, 0)
    assert "finish" not in legal(more, 0)


@pytest.mark.rule(11)
def test_cards_begun_are_not_taken_back():
    """11: after beginning a use of movement cards a step or a tent must follow."""
    game = do(set_up(player("m1 m3 a2")), 0, "use A m3")
    assert sorted(legal(game, 0)) == ["go a2", "pitch"]
    for text in ("stop", "finish", "use A m1", "use B a2", "pay points"):
        refused(game, 0, text)


@pytest.mark.rule(12)
@pytest.mark.parametrize(("card", "level"), [("a0", 3), ("a1", 4), ("a2", 5), ("a3", 6)])
def test_an_acclimatization_card_adds_its_value(card, level):
    """12: the value is added to the climber's level."""
    game = do(set_up(player(f"m1 m1 {card}")), 0, f"plan A {card}")
    assert levels_of(game, 0) == (level, 3)


@pytest.mark.rule(12, 21)
def test_the_level_may_pass_six_until_the_check():
    """12: the level may pass 6 until phase 4."""
    game = set_up(player("a1 a2 a3", A=at("base", 5)), tile="S3")
    game = do(game, 0, "plan A a1 a2 a3")
    assert level_of(game, 0, "A") == 11
    game = do(game, 1, "finish")
    assert level_of(game, 0, "A") == 6


@pytest.mark.rule(12)
def test_the_step_form_adds_at_once():
    """12: an acclimatization card used by itself counts at once and is used up."""
    game = do(set_up(player("a1 a2 m1")), 0, "use B a2")
    assert levels_of(game, 0) == (3, 5)
    assert not [text for text in legal(game, 0) if "a2" in text.split()]
    assert "use A a1" in legal(game, 0)


@pytest.mark.rule(13)
@pytest.mark.parametrize("target", ["b4", "b1", "a12"])
def test_movement_goes_up_and_down(target):
    """13: movement points pay steps up or down."""
    game = do(set_up(player("m2 m1 a0", A=at("b2"))), 0, f"plan A m2 > {target}")
    assert space_of(game, 0, "A") == target


@pytest.mark.rule(13)
def test_a_rope_goes_one_way():
    """13: a rope's direction is chosen; its points then pay steps of that direction only."""
    game = set_up(player("r2/3 m1 a0", A=at("b2", tent="a1"), B=dead()))
    begun = do(game, 0, "use A r2/3")
    assert sorted(legal(begun, 0)) == ["rope r2/3 down", "rope r2/3 up"]
    assert legal(do(begun, 0, "rope r2/3 up"), 0) == ["go b4"]
    assert sorted(legal(do(begun, 0, "rope r2/3 down"), 0)) == ["go a12", "go b1"]
    refused(game, 0, "plan A r2/3up > b1")
    refused(game, 0, "plan A r2/3down > b4")


@pytest.mark.rule(13)
@pytest.mark.parametrize(
    ("way", "good"),
    [
        ("a12", True),
        ("b1 a11", True),
        ("b1 b5", True),
        ("b1 b5 b1", True),
        ("b1 b5 b7", False),
        ("a12 b2", False),
        ("b1 a10 a8 a7", True),
        ("b1 a10 a8 a7 a6", False),
    ],
)
def test_a_direction_is_chosen_for_each_rope(way, good):
    """13: two ropes in a use may go different ways; points of all cards of a use are added up."""
    plan = f"plan A m2 r1/2up r2/3down > {way}"
    game = set_up(player("m2 r1/2 r2/3", A=at("a10")))
    if good:
        assert space_of(do(game, 0, plan), 0, "A") == way.split()[-1]
    else:
        refused(game, 0, plan)


@pytest.mark.rule(13)
def test_two_ropes_are_asked_one_after_the_other():
    """13: for each rope card: up and down, down and up lead to different ways."""
    game = set_up(player("r1/2 r1/3 a0", A=at("b2", tent="a1"), B=dead()))
    game = do(game, 0, "use A r1/2 r1/3", "rope r1/2 up", "rope r1/3 down")
    assert sorted(legal(game, 0)) == ["go a12", "go b1", "go b4"]
    game = do(game, 0, "go b4")
    assert "go b2" in legal(game, 0), "down again with the other rope"


@pytest.mark.rule(13)
def test_a_rope_alone_up_adds_its_up_points():
    """13: two ropes up make 1 + 2 = 3 points upwards."""
    game = set_up(player("r1/3 r2/3 a0", A=at("a10")))
    assert space_of(do(game, 0, "plan A r1/3up r2/3up > b1 b5"), 0, "A") == "b5"
    refused(game, 0, "plan A r1/3up r2/3up > b1 b2")


@pytest.mark.rule(13)
@pytest.mark.parametrize(
    "text", ["plan A r2/3 > b4", "plan A r2/3up r1/2up > b4", "plan A m1 > a9", "plan A m1 > b2"]
)
def test_a_plan_has_a_direction_for_each_rope_and_goes_along_ropes(text):
    """13, 14: a plan that leaves a direction open, or goes where no rope leads, is refused."""
    refused(set_up(player("r2/3 m1 a0", A=at("b2"))), 0, text)


@pytest.mark.rule(11)
def test_actions_are_texts_that_read_back():
    """11: each listed answer can be written down and read again."""
    game = set_up(player("m1 r1/3 a2", A=at("b2"), risk=1))
    for action in legal_actions(game, 0):
        assert parse(str(action)) == action
        assert apply(game, 0, parse(str(action))).game == apply(game, 0, action).game
