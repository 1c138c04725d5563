"""Rules 11 to 13: a turn is a list of uses; what cards do."""

import pytest

from k2bot.games.k2.engine import legal_actions
from tests.games.k2.engine.helpers.builder import player
from tests.games.k2.engine.helpers.kit import case, do, legal, moment, refused, set_up, told, tried

BY_ROPES = player("m2 r1/2 r2/3", A="a10")
THREE = player("m1 r1/3 a2")
MOVES = player("m2 m1 a0", A="b2")


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(
            11, "each use names a climber, cards and what they do; a climber may appear in several uses",
            player("m1 m1 a2", B="a7 air 2"), "A m1 > a2; B a2; A m1 > a6", "A a6 air 3, B a7 air 4",
        ),
        case(11, "each card is used once, for one climber", THREE, "A m1 > a2; B m1 > a2", "refused (11)"),
        case(11, "each card is used once, in one use", THREE, "A m1 > a2; A m1 > a6", "refused (11)"),
        case(11, "the card is one of the three revealed", THREE, "A m2 > a2", "refused (11)"),
        case(11, "points are not split between climbers", player("m3 a0 a1"), "A m3 > a2; B m3 > a2",
             "refused (11)"),
        case(
            (11, 13), "a use stands alone: its points are not kept for the next",
            player("m1 m1 a0", A="a7"), "A m1 > a8; A m1", "refused (14)",
        ),
        case(11, "a player may do nothing at all", player("m3 r2/3 a3"), "", "A base air 3, B base air 3"),
        case(
            (11, 12), "acclimatization cards may share a use",
            player("m1 a1 a2"), "A m1 a1 a2 > a2", "A a2 air 6, B base air 3",
        ),
        case(
            (11, 18), "cards of a use without step or tent count as unused: the rope pays its 3",
            player("m1 r1/3 a1", A="b2 air 2", risk=2), "A a1 r1/3up; B m1 > a2; pay points points",
            "A b2 air 3, B a2 air 3",
        ),
        case(12, "an acclimatization card adds its value: 3", player("m1 m1 a3"), "A a3",
             "A base air 6, B base air 3"),
        case(13, "movement points pay steps down", MOVES, "A m2 > b1", "A b1 air 3, B base air 3"),
        *(
            case(13, f"a direction is chosen for each rope, points of a use are added up: {way}",
                 BY_ROPES, f"A m2 r1/2up r2/3down > {way}", ends)
            for way, ends in (
                ("b1 b5 b1", "A b1 air 3 vp 3, B base air 3"),
                ("b1 b5 b7", "refused (14)"),
                ("b1 a10 a8 a7 a6", "refused (11)"),
            )
        ),
        case(13, "the direction is told", player("r2/3 m1 a0", A="b2"), "A r2/3 > b4", "refused (13)"),
        case((13, 14), "worked example: two moves up into a space of cost 2; a rope's 3 down over 2 and 1",
             player("m1 m1 r1/3", A="a7", B="b2"), "A m1 m1 > a8; B r1/3down > b1 a10",
             "A a8 air 3, B a10 air 3 vp 2"),
        case((13, 14), "a plan goes along ropes", player("r2/3 m1 a0", A="b2"), "A m1 > a9", "refused (14)"),
        case((13, 14), "standing still is no step", player("r2/3 m1 a0", A="b2"), "A m1 > b2",
             "refused (14)"),
    ],
)  # fmt: skip
def test_what_a_plan_comes_to(seat, plan, ends):
    game = set_up(seat)
    assert tried(game, plan) == ends
    assert ends.startswith("refused") or do(game, 0, f"plan {plan}").turn == 1


@pytest.mark.rule(11)
def test_players_act_clockwise_from_the_first():
    """11: one player after the other, from the first player, clockwise."""
    game = set_up(player(), player(), player(), first=1)
    for seat in (1, 2, 0):
        assert game.turn == seat
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
            refused(game, other, "finish")
            refused(game, other, "plan A m1 > a2")
        game = do(game, seat, "finish")
    assert moment(game) == "day 2 selection"


@pytest.mark.rule(11)
@pytest.mark.parametrize(
    ("seat", "steps", "listed"),
    [
        (player("m1 m3 a2"), ["use A m3"], "go a2, pitch"),
        (player("m1 m3 a2", A="base tent a1"), ["use A m3", "go a2"], "go a6, go base, stop"),
        (player("m3 a0 m1", B="dead"), ["use A m3", "go a2", "stop"], "finish, use A a0, use A m1"),
    ],
)
def test_what_is_listed_in_a_turn(seat, steps, listed):
    """11: a use that cannot go on ends by itself, and cards begun are not taken back."""
    game = do(set_up(seat), 0, *steps)
    assert ", ".join(sorted(legal(game, 0))) == listed
    for text in {"stop", "finish", "use A m1", "use B a2", "pay points"} - set(legal(game, 0)):
        refused(game, 0, text)


@pytest.mark.rule(12, 21)
def test_the_level_may_pass_six_until_the_check():
    """12: the level may pass 6 until phase 4."""
    game = do(set_up(player("a1 a2 a3", A="base air 5")), 0, "plan A a1 a2 a3")
    assert told(game, 0) == "A base air 11, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A base air 6, B base air 4"


@pytest.mark.rule(13)
def test_two_ropes_are_asked_one_after_the_other():
    """13: for each rope card: up and down, down and up lead to different ways."""
    game = set_up(player("r1/2 r1/3 a0", A="b2 tent a1", B="dead"))
    game = do(game, 0, "use A r1/2 r1/3", "rope r1/2 up", "rope r1/3 down")
    assert sorted(legal(game, 0)) == ["go a12", "go b1", "go b4"]
    assert "go b2" in legal(do(game, 0, "go b4"), 0), "down again with the other rope"
