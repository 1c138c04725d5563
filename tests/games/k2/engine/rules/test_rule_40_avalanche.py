"""Rule 40: the avalanche variant."""

import pytest

from k2bot.games.k2.engine import decisions, legal_actions, to_position
from tests.games.k2.engine.helpers.kit import (
    SPACES,
    at,
    do,
    legal,
    level_of,
    levels_of,
    night,
    player,
    refused,
    space_of,
    spaces_of,
    vp_of,
)

AT_7000 = {"avalanche": True, "tile": "AS1", "day": 2}
AT_6000 = {"avalanche": True, "tile": "AS2", "day": 3}
AT_8000 = {"avalanche": True, "season": "winter", "tile": "AW2", "day": 3}


@pytest.mark.rule(40)
@pytest.mark.parametrize(
    ("said", "space", "slide"),
    [
        (AT_7000, "c3", "c1"),
        (AT_7000, "b5", None),
        (AT_7000, "d1", None),
        (AT_6000, "b4", "b2"),
        (AT_6000, "c3", None),
        (AT_6000, "a9", None),
        (AT_8000, "summit", "d1"),
        ({"avalanche": True, "season": "winter", "tile": "AW1", "day": 2}, "c3", "c1"),
        ({"avalanche": True, "season": "winter", "tile": "AW1", "day": 1}, "c3", None),
        ({"avalanche": True, "tile": "AS1", "day": 1}, "c3", None),
    ],
)
def test_in_the_zone_one_loses_1_and_slides(said, space, slide):
    """40: each climber in the zone loses 1 and slides down one rope to a lower space; others do not."""
    start = SPACES["easy"][space]
    game = night(player(A=at(space, 4)), **said).game
    other_loss = 1 if (said.get("tile"), said["day"], start["zone"]) == ("AW1", 1, "6000") else 0
    assert space_of(game, 0, "A") == (slide or space)
    assert level_of(game, 0, "A") == 4 + start["acc"] - (1 if slide else 0) - other_loss


@pytest.mark.rule(40)
@pytest.mark.parametrize("tents", [("c3", None), (None, "c3")])
def test_a_tent_holds(tents):
    """40: with an own-colour tent on its space a climber loses 1 but does not slide."""
    seat = player(A=at("c3", 4, tent=tents[0]), B=at("base", tent=tents[1]))
    game = night(seat, player(A=at("base", tent="c3")), **AT_7000).game
    assert space_of(game, 0, "A") == "c3"
    assert level_of(game, 0, "A") == 4 - 1 + 1 - 1


@pytest.mark.rule(40)
def test_anothers_tent_does_not_hold():
    """40: own-colour."""
    game = night(player(A=at("c3", 4)), player(A=at("base", tent="c3")), **AT_7000).game
    assert space_of(game, 0, "A") == "c1"
    assert level_of(game, 0, "A") == 2


@pytest.mark.rule(40)
def test_where_there_are_several_ways_the_player_chooses():
    """40: its player's choice where there are several lower spaces."""
    step = night(player(A=at("c1", 4)), **AT_7000)
    assert to_position(step.game)["phase"] == "check"
    assert [decision.seat for decision in decisions(step.game)] == [0]
    assert sorted(legal(step.game, 0)) == ["slide b6", "slide b7"]
    for text in ("slide c3", "slide c1", "let-go", "rescue A base", "go b6"):
        refused(step.game, 0, text)
    refused(step.game, 1, "slide b6")
    for space in ("b6", "b7"):
        game = do(step.game, 0, f"slide {space}")
        assert space_of(game, 0, "A") == space
        assert level_of(game, 0, "A") == 4 - 1 - 1
        assert to_position(game)["day"] == 3


@pytest.mark.rule(40)
@pytest.mark.parametrize(("side", "space", "first"), [("easy", "c1", "b7"), ("hard", "c1", "b7")])
def test_the_highest_way_comes_first(side, space, first):
    """40: if not answered in time the highest, of equally high ones the first listed in the data (r):
    listed first."""
    step = night(player(A=at(space, 4)), side=side, **AT_7000)
    assert legal(step.game, 0)[0] == f"slide {first}"


@pytest.mark.rule(40)
def test_lowest_climbers_slide_first_and_each_once():
    """40: each slides once, lowest first: who slides onto a space of the zone does not slide on."""
    game = night(player(A=at("c3", 5), B=at("c5", 5)), player(A=at("c2", 5), B=at("c4", 5)), **AT_7000).game
    assert spaces_of(game, 0) == ("c1", "c3")
    assert spaces_of(game, 1) == ("b8", "c2")


@pytest.mark.rule(40)
def test_the_order_of_questions():
    """40: lowest climbers first, then in turn order, A before B."""
    step = night(
        player(A=at("d1", 5), B=at("base")),
        player(A=at("d1", 5), B=at("d1", 5)),
        player(A=at("d1", 5), B=at("summit", 5)),
        first=2,
        **AT_8000,
    )
    game = step.game
    for seat, name in ((2, "A"), (0, "A"), (1, "A"), (1, "B")):
        assert [decision.seat for decision in decisions(game)] == [seat]
        before = spaces_of(game, seat)
        game = do(game, seat, "slide c5")
        after = spaces_of(game, seat)
        assert (before["AB".index(name)], after["AB".index(name)]) == ("d1", "c5")
    assert spaces_of(game, 2) == ("c5", "d1"), "from the summit to d1, after those of d1"
    assert to_position(game)["day"] == 4


@pytest.mark.rule(40)
def test_lower_ones_are_asked_before_higher_ones():
    """40: lowest climbers first, whatever the turn order: b1 before b2 before b8."""
    step = night(
        player(A=at("b2", 5)),
        player(A=at("b1", 5), B=at("b1", 5)),
        player(A=at("b5", 5)),
        **AT_6000,
    )
    game = step.game
    assert [decision.seat for decision in decisions(game)] == [1]
    game = do(game, 1, "slide a10", "slide a11")
    assert spaces_of(game, 1) == ("a10", "a11")
    assert [decision.seat for decision in decisions(game)] == [0]
    assert sorted(legal(game, 0)) == ["slide a12", "slide b1"]
    game = do(game, 0, "slide b1")
    assert to_position(game)["phase"] == "check", "b5 has two ways down, b1 and b3"
    game = do(game, 2, "slide b1")
    assert to_position(game)["day"] == 4
    assert space_of(game, 0, "A") == "b1"


@pytest.mark.rule(40)
def test_sliding_may_exceed_limits():
    """40: sliding may exceed limits; who stands too many stays, until it moves."""
    game = night(player(A=at("c2", 5), B=at("b8", 5)), player(A=at("b8", 5)), **AT_7000).game
    assert spaces_of(game, 0) == ("b8", "b8")
    assert space_of(game, 1, "A") == "b8"


@pytest.mark.rule(40)
def test_the_air_counts_where_the_climber_started():
    """40: the space's acc counts where the climber started."""
    game = night(player(A=at("b1", 3), B=at("b4", 4)), **AT_6000).game
    game = do(game, 0, "slide a10")
    assert space_of(game, 0, "B") == "b2"
    assert levels_of(game, 0) == (2, 2)


@pytest.mark.rule(40, 21)
def test_whom_the_check_kills_does_not_slide():
    """40: then 21 applies; climbers the check kills neither slide nor are asked (r)."""
    game = night(player(A=at("c1", 2)), player(A=at("c3", 2)), **AT_7000).game
    assert to_position(game)["day"] == 3
    assert space_of(game, 0, "A") is None
    assert space_of(game, 1, "A") is None


@pytest.mark.rule(40, 22)
def test_slides_come_before_rescues():
    """22, 40: in an avalanche all slides are done before anybody is asked about a rescue."""
    step = night(player(A=at("c3", 2)), player(A=at("c1", 5)), family=True, **AT_7000)
    assert legal(step.game, 1) == ["slide b7", "slide b6"] or sorted(legal(step.game, 1)) == [
        "slide b6",
        "slide b7",
    ]
    assert not legal_actions(step.game, 0)
    game = do(step.game, 1, "slide b6")
    assert [decision.seat for decision in decisions(game)] == [0]
    assert space_of(do(game, 0, "rescue A base"), 0, "A") == "base"


@pytest.mark.rule(40, 22)
def test_who_slid_low_can_fill_a_space():
    """22: full counts survivors where they are after the slides."""
    step = night(
        player(A=at("b4", 2), B=at("b3", 5)),
        player(A=at("b3", 5), B=at("base", 3)),
        family=True,
        **AT_6000,
    )
    game = step.game
    assert "rescue A a11" not in legal(game, 0)
    assert "rescue A a10" in legal(game, 0)


@pytest.mark.rule(40)
def test_the_slide_gives_and_takes_no_points():
    """17, 40: a marker never falls by descending."""
    game = night(player(A=at("c3", 5, vp=7)), **AT_7000).game
    assert vp_of(game, 0, "A") == 7


@pytest.mark.rule(40, 20)
def test_the_loss_is_added_with_the_rest():
    """40, 20: after space, tent and weather, before the level is capped: 7 - 1 - 1 is 5, 8 - 1 - 1 is 6."""
    for level, after in ((7, 5), (8, 6), (9, 6)):
        assert level_of(night(player(A=at("c3", level)), **AT_7000).game, 0, "A") == after
