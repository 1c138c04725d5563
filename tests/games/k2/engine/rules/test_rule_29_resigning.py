"""Rule 29: leaving the game (r)."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import decisions, legal_actions, outcome, resign, scores, to_position
from tests.games.k2.engine.helpers.kit import (
    at,
    dead,
    do,
    legal,
    level_of,
    night,
    player,
    set_up,
    space_of,
    spaces_of,
)


def leave(game, *seats):
    for seat in seats:
        game = resign(game, seat).game
    return game


@pytest.mark.rule(29)
@pytest.mark.parametrize("phase", ["selection", "actions"])
def test_both_climbers_are_dead_from_then_on(phase):
    """29: off the board, markers on 1, tents stay, cards committed today are put away."""
    seat = player("m1 m2 a1" if phase == "actions" else None, A=at("summit", 5, tent="c1"), B=at("b5", vp=7))
    game = leave(set_up(seat, player(), player(), phase=phase), 0)
    position = to_position(game)
    assert position["seats"][0]["climbers"] == {
        "A": {"space": None, "level": 0, "vp": 1, "tent": "c1"},
        "B": {"space": None, "level": 0, "vp": 1, "tent": None},
    }
    assert position["seats"][0]["committed"] is None
    assert position["summit"] == []
    assert scores(game)[0] == 2
    assert outcome(game) is None
    assert not legal_actions(game, 0)
    if phase == "actions":
        assert {"m1", "m2", "a1"} <= set(position["seats"][0]["discard"])
        assert game.turn == 1


@pytest.mark.rule(29)
def test_nobody_resigns_twice():
    """29: who has left has left."""
    game = leave(set_up(player(), player(), player()), 1)
    with pytest.raises(RuleError) as caught:
        resign(game, 1)
    assert caught.value.rule == 29


@pytest.mark.rule(29, 6)
def test_the_last_one_awaited_resigns():
    """29: an open question to that player is void: when nobody else is awaited, the cards are revealed."""
    hand = "m1 m1 m1 m2 a0 a1"
    game = set_up(player(hand=hand), player(hand=hand), player(hand=hand), phase="selection")
    game = do(game, 0, "choose m1 m1 m1")
    game = do(game, 1, "choose m1 m1 a0")
    game = leave(game, 2)
    assert to_position(game)["phase"] == "risk"
    assert game.turn == 0


@pytest.mark.rule(29, 6)
def test_a_committed_player_resigns():
    """29: cards committed today are put away: they neither count in the sums nor come back to the hand."""
    hand = "m3 m3 m1 m2 a0 a1"
    game = set_up(player(hand=hand), player(hand=hand), player(hand=hand), phase="selection")
    game = leave(do(game, 2, "choose m3 m3 m2"), 2)
    assert to_position(game)["phase"] == "selection"
    assert to_position(game)["seats"][2]["committed"] is None
    assert sorted(to_position(game)["seats"][2]["hand"]) == ["a0", "a1", "m1"]
    game = do(game, 0, "choose m1 m2 a0")
    game = do(game, 1, "choose m1 a1 a0")
    assert game.turn == 0
    assert to_position(game)["phase"] == "risk"


@pytest.mark.rule(29, 9)
def test_the_picker_resigns():
    """29: the question about the token is void: nobody takes one today."""
    game = set_up(player("m3 m3 m2"), player("m1 m1 m1"), player("m1 m1 a0"), phase="risk", turn=0)
    game = leave(game, 0)
    position = to_position(game)
    assert position["phase"] == "actions"
    assert game.turn == 1
    assert [seat["risk"] for seat in position["seats"]] == [None, None, None]
    assert sorted(position["tokens"]["open"]) == [0, 1, 2]


@pytest.mark.rule(29, 9)
def test_another_resigns_while_the_picker_thinks():
    """29: others' questions stay open."""
    game = set_up(player("m3 m3 m2"), player("m1 m1 m1"), player("m1 m1 a0"), phase="risk", turn=0)
    game = leave(game, 2)
    assert to_position(game)["phase"] == "risk"
    assert [decision.seat for decision in decisions(game)] == [0]
    game = do(game, 0, "token 1", "finish")
    assert game.turn == 1
    game = do(game, 1, "finish")
    assert to_position(game)["phase"] == "selection" or to_position(game)["day"] == 2


@pytest.mark.rule(29)
def test_in_the_middle_of_a_turn():
    """29: at any time, in the middle of a use too: the next player's turn begins."""
    game = set_up(player("m3 m3 m2", A=at("b1")), player(), player())
    game = do(game, 0, "use A m3 m3", "go b5")
    game = leave(game, 0)
    assert game.turn == 1
    assert spaces_of(game, 0) == (None, None)
    paying = do(set_up(player("m1 m3 a2", risk=1), player(), player()), 0, "use A a2", "finish")
    assert "pay A" in legal(paying, 0)
    assert leave(paying, 0).turn == 1


@pytest.mark.rule(29)
def test_the_last_to_act_resigns():
    """29: with that the day's turns are done, and the check comes."""
    game = set_up(player(A=at("c1", 3)), player(), player(), turn=2)
    game = leave(game, 2)
    assert to_position(game)["day"] == 2
    assert level_of(game, 0, "A") == 2


@pytest.mark.rule(29)
def test_who_has_not_acted_yet_resigns():
    """29: the turn goes past who has left."""
    game = leave(set_up(player(), player(), player()), 1)
    assert game.turn == 0
    assert do(game, 0, "finish").turn == 2


@pytest.mark.rule(29, 22)
def test_a_resignation_voids_the_rescue():
    """29: an open question to that player is void, here about a rescue."""
    step = night(player(A=at("c1", 1, vp=6)), player(A=at("c3", 1)), player(), family=True)
    game = leave(step.game, 0)
    assert [decision.seat for decision in decisions(game)] == [1]
    game = do(game, 1, "rescue A base")
    assert to_position(game)["day"] == 2
    assert spaces_of(game, 0) == (None, None)
    waiting = leave(step.game, 1)
    assert [decision.seat for decision in decisions(waiting)] == [0]
    assert to_position(do(waiting, 0, "let-go"))["day"] == 2


@pytest.mark.rule(29, 22)
def test_who_resigns_makes_room_for_a_rescue():
    """29, 22: off the board from then on: the places are free."""
    step = night(player(A=at("c1", 1)), player(A=at("a1"), B=at("a1")), player(A=at("a1")), family=True)
    assert "rescue A a1" not in legal(step.game, 0)
    assert "rescue A a1" in legal(leave(step.game, 1), 0)


@pytest.mark.rule(29, 40)
def test_a_resignation_voids_the_slide():
    """29: an open question to that player is void, here about a slide."""
    storm = {"avalanche": True, "tile": "AS1", "day": 2}
    step = night(player(A=at("c1", 4)), player(A=at("d1", 4)), player(), **storm)
    assert [decision.seat for decision in decisions(step.game)] == [0]
    game = leave(step.game, 0)
    assert to_position(game)["day"] == 3
    assert spaces_of(game, 0) == (None, None)


@pytest.mark.rule(29)
def test_the_last_one_left_wins_at_once():
    """29: when all but one have resigned, that one wins at once with the points as they stand."""
    game = set_up(player(A=at("a1", vp=10)), player(A=at("c1", 1, vp=5)), player())
    game = leave(game, 0, 2)
    assert outcome(game).winners == (1,)
    assert tuple(scores(game)) == (2, 6, 2)
    assert to_position(game)["phase"] == "over"
    assert space_of(game, 1, "A") == "c1", "no check is made any more"


@pytest.mark.rule(29)
def test_of_two_players_the_other_one_wins():
    """29: with two players one resignation ends the game, in the middle of the other's turn too."""
    game = do(set_up(player("m3 m3 m2", A=at("b1")), player()), 0, "use A m3 m3", "go b5")
    over = leave(game, 1)
    assert outcome(over).winners == (0,)
    assert scores(over)[0] == 4, "the space entered already counts (17)"
    assert outcome(leave(game, 0)).winners == (1,)


@pytest.mark.rule(29)
def test_a_player_without_climbers_is_still_there():
    """29: a player whose climbers died has not resigned: the game goes on, and may be resigned by that
    player."""
    gone = player(A=dead(), B=dead())
    game = set_up(player(), gone, player())
    one_left = leave(game, 2)
    assert outcome(one_left) is None
    over = leave(one_left, 1)
    assert outcome(over).winners == (0,)


@pytest.mark.rule(29, 26)
def test_the_last_climbers_leave_with_their_player():
    """29, 26: both climbers count as dead; when no climber lives any more the game is over."""
    gone = player(A=dead(), B=dead())
    game = leave(set_up(player(), gone, gone), 0)
    assert to_position(game)["phase"] == "over"
    assert tuple(scores(game)) == (2, 2, 2)


@pytest.mark.rule(29, 28)
@pytest.mark.parametrize("phase", ["selection", "risk", "actions"])
def test_a_solo_player_who_resigns_ends_the_game(phase):
    """29: a solo player who resigns ends the game."""
    game = leave(set_up(player(A=at("c1", vp=7)), players=1, phase=phase), 0)
    assert to_position(game)["phase"] == "over"
    assert tuple(scores(game)) == (2,)
    assert outcome(game).title == "sailor"


@pytest.mark.rule(29)
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_players_resign(seat):
    """29: a player may resign: there must be one in that seat."""
    with pytest.raises(ValueError, match="seat"):
        resign(set_up(), seat)


@pytest.mark.rule(29, 23)
def test_the_first_player_resigns():
    """29, 23: the order of the day goes on without the first player; the marker passes from where it is."""
    game = leave(set_up(player(), player(), player(), first=1, turn=1), 1)
    assert game.turn == 2
    game = do(game, 2, "finish")
    assert game.turn == 0
    game = do(game, 0, "finish")
    assert to_position(game)["first"] == 2
