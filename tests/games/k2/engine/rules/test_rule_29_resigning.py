"""Rule 29: leaving the game (r)."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import decisions, legal_actions, outcome, resign, scores, to_position


def leave(game, *seats):
    for seat in seats:
        game = resign(game, seat).game
    return game


@pytest.mark.rule(29)
@pytest.mark.parametrize("phase", ["selection", "actions"])
def test_both_climbers_are_dead_from_then_on(k2, phase):
    """29: off the board, markers on 1, tents stay, cards committed today are put away."""
    seat = k2.seat(
        "m1 m2 a1" if phase == "actions" else None, A=k2.at("summit", 5, tent="c1"), B=k2.at("b5", vp=7)
    )
    game = leave(k2.game(seat, k2.seat(), k2.seat(), phase=phase), 0)
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
def test_nobody_resigns_twice(k2):
    """29: who has left has left."""
    game = leave(k2.game(k2.seat(), k2.seat(), k2.seat()), 1)
    with pytest.raises(RuleError) as caught:
        resign(game, 1)
    assert caught.value.rule == 29


@pytest.mark.rule(29, 6)
def test_the_last_one_awaited_resigns(k2):
    """29: an open question to that player is void: when nobody else is awaited, the cards are revealed."""
    hand = "m1 m1 m1 m2 a0 a1"
    game = k2.game(k2.seat(hand=hand), k2.seat(hand=hand), k2.seat(hand=hand), phase="selection")
    game = k2.do(game, 0, "choose m1 m1 m1")
    game = k2.do(game, 1, "choose m1 m1 a0")
    game = leave(game, 2)
    assert to_position(game)["phase"] == "risk"
    assert game.turn == 0


@pytest.mark.rule(29, 6)
def test_a_committed_player_resigns(k2):
    """29: cards committed today are put away: they neither count in the sums nor come back to the hand."""
    hand = "m3 m3 m1 m2 a0 a1"
    game = k2.game(k2.seat(hand=hand), k2.seat(hand=hand), k2.seat(hand=hand), phase="selection")
    game = leave(k2.do(game, 2, "choose m3 m3 m2"), 2)
    assert to_position(game)["phase"] == "selection"
    assert to_position(game)["seats"][2]["committed"] is None
    assert sorted(to_position(game)["seats"][2]["hand"]) == ["a0", "a1", "m1"]
    game = k2.do(game, 0, "choose m1 m2 a0")
    game = k2.do(game, 1, "choose m1 a1 a0")
    assert game.turn == 0
    assert to_position(game)["phase"] == "risk"


@pytest.mark.rule(29, 9)
def test_the_picker_resigns(k2):
    """29: the question about the token is void: nobody takes one today."""
    game = k2.game(k2.seat("m3 m3 m2"), k2.seat("m1 m1 m1"), k2.seat("m1 m1 a0"), phase="risk", turn=0)
    game = leave(game, 0)
    position = to_position(game)
    assert position["phase"] == "actions"
    assert game.turn == 1
    assert [seat["risk"] for seat in position["seats"]] == [None, None, None]
    assert sorted(position["tokens"]["open"]) == [0, 1, 2]


@pytest.mark.rule(29, 9)
def test_another_resigns_while_the_picker_thinks(k2):
    """29: others' questions stay open."""
    game = k2.game(k2.seat("m3 m3 m2"), k2.seat("m1 m1 m1"), k2.seat("m1 m1 a0"), phase="risk", turn=0)
    game = leave(game, 2)
    assert to_position(game)["phase"] == "risk"
    assert [decision.seat for decision in decisions(game)] == [0]
    game = k2.do(game, 0, "token 1", "finish")
    assert game.turn == 1
    game = k2.do(game, 1, "finish")
    assert to_position(game)["phase"] == "selection" or to_position(game)["day"] == 2


@pytest.mark.rule(29)
def test_in_the_middle_of_a_turn(k2):
    """29: at any time, in the middle of a use too: the next player's turn begins."""
    game = k2.game(k2.seat("m3 m3 m2", A=k2.at("b1")), k2.seat(), k2.seat())
    game = k2.do(game, 0, "use A m3 m3", "go b5")
    game = leave(game, 0)
    assert game.turn == 1
    assert k2.spaces(game, 0) == (None, None)
    paying = k2.do(k2.game(k2.seat("m1 m3 a2", risk=1), k2.seat(), k2.seat()), 0, "use A a2", "finish")
    assert "pay A" in k2.listed(paying, 0)
    assert leave(paying, 0).turn == 1


@pytest.mark.rule(29)
def test_the_last_to_act_resigns(k2):
    """29: with that the day's turns are done, and the check comes."""
    game = k2.game(k2.seat(A=k2.at("c1", 3)), k2.seat(), k2.seat(), turn=2)
    game = leave(game, 2)
    assert to_position(game)["day"] == 2
    assert k2.level(game, 0, "A") == 2


@pytest.mark.rule(29)
def test_who_has_not_acted_yet_resigns(k2):
    """29: the turn goes past who has left."""
    game = leave(k2.game(k2.seat(), k2.seat(), k2.seat()), 1)
    assert game.turn == 0
    assert k2.do(game, 0, "finish").turn == 2


@pytest.mark.rule(29, 22)
def test_a_resignation_voids_the_rescue(k2):
    """29: an open question to that player is void, here about a rescue."""
    step = k2.night(k2.seat(A=k2.at("c1", 1, vp=6)), k2.seat(A=k2.at("c3", 1)), k2.seat(), family=True)
    game = leave(step.game, 0)
    assert [decision.seat for decision in decisions(game)] == [1]
    game = k2.do(game, 1, "rescue A base")
    assert to_position(game)["day"] == 2
    assert k2.spaces(game, 0) == (None, None)
    waiting = leave(step.game, 1)
    assert [decision.seat for decision in decisions(waiting)] == [0]
    assert to_position(k2.do(waiting, 0, "let-go"))["day"] == 2


@pytest.mark.rule(29, 22)
def test_who_resigns_makes_room_for_a_rescue(k2):
    """29, 22: off the board from then on: the places are free."""
    step = k2.night(
        k2.seat(A=k2.at("c1", 1)), k2.seat(A=k2.at("a1"), B=k2.at("a1")), k2.seat(A=k2.at("a1")), family=True
    )
    assert "rescue A a1" not in k2.listed(step.game, 0)
    assert "rescue A a1" in k2.listed(leave(step.game, 1), 0)


@pytest.mark.rule(29, 40)
def test_a_resignation_voids_the_slide(k2):
    """29: an open question to that player is void, here about a slide."""
    storm = {"avalanche": True, "tile": "AS1", "day": 2}
    step = k2.night(k2.seat(A=k2.at("c1", 4)), k2.seat(A=k2.at("d1", 4)), k2.seat(), **storm)
    assert [decision.seat for decision in decisions(step.game)] == [0]
    game = leave(step.game, 0)
    assert to_position(game)["day"] == 3
    assert k2.spaces(game, 0) == (None, None)


@pytest.mark.rule(29)
def test_the_last_one_left_wins_at_once(k2):
    """29: when all but one have resigned, that one wins at once with the points as they stand."""
    game = k2.game(k2.seat(A=k2.at("a1", vp=10)), k2.seat(A=k2.at("c1", 1, vp=5)), k2.seat())
    game = leave(game, 0, 2)
    assert outcome(game).winners == (1,)
    assert tuple(scores(game)) == (2, 6, 2)
    assert to_position(game)["phase"] == "over"
    assert k2.space(game, 1, "A") == "c1", "no check is made any more"


@pytest.mark.rule(29)
def test_of_two_players_the_other_one_wins(k2):
    """29: with two players one resignation ends the game, in the middle of the other's turn too."""
    game = k2.do(k2.game(k2.seat("m3 m3 m2", A=k2.at("b1")), k2.seat()), 0, "use A m3 m3", "go b5")
    over = leave(game, 1)
    assert outcome(over).winners == (0,)
    assert scores(over)[0] == 4, "the space entered already counts (17)"
    assert outcome(leave(game, 0)).winners == (1,)


@pytest.mark.rule(29)
def test_a_player_without_climbers_is_still_there(k2):
    """29: a player whose climbers died has not resigned: the game goes on, and may be resigned by that
    player."""
    gone = k2.seat(A=k2.dead(), B=k2.dead())
    game = k2.game(k2.seat(), gone, k2.seat())
    one_left = leave(game, 2)
    assert outcome(one_left) is None
    over = leave(one_left, 1)
    assert outcome(over).winners == (0,)


@pytest.mark.rule(29, 26)
def test_the_last_climbers_leave_with_their_player(k2):
    """29, 26: both climbers count as dead; when no climber lives any more the game is over."""
    gone = k2.seat(A=k2.dead(), B=k2.dead())
    game = leave(k2.game(k2.seat(), gone, gone), 0)
    assert to_position(game)["phase"] == "over"
    assert tuple(scores(game)) == (2, 2, 2)


@pytest.mark.rule(29, 28)
@pytest.mark.parametrize("phase", ["selection", "risk", "actions"])
def test_a_solo_player_who_resigns_ends_the_game(k2, phase):
    """29: a solo player who resigns ends the game."""
    game = leave(k2.game(k2.seat(A=k2.at("c1", vp=7)), players=1, phase=phase), 0)
    assert to_position(game)["phase"] == "over"
    assert tuple(scores(game)) == (2,)
    assert outcome(game).title == "sailor"


@pytest.mark.rule(29)
@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_players_resign(k2, seat):
    """29: a player may resign: there must be one in that seat."""
    with pytest.raises(ValueError, match="seat"):
        resign(k2.game(), seat)


@pytest.mark.rule(29, 23)
def test_the_first_player_resigns(k2):
    """29, 23: the order of the day goes on without the first player; the marker passes from where it is."""
    game = leave(k2.game(k2.seat(), k2.seat(), k2.seat(), first=1, turn=1), 1)
    assert game.turn == 2
    game = k2.do(game, 2, "finish")
    assert game.turn == 0
    game = k2.do(game, 0, "finish")
    assert to_position(game)["first"] == 2
