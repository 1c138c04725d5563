"""Rule 29: leaving the game (r)."""

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.k2.engine import legal_actions, outcome, resign, scores, to_position
from tests.games.k2.engine.helpers.kit import asked, do, legal, moment, night, player, set_up, told

GONE = player(A="dead", B="dead")
PUSHING = player("m3 m3 m2"), player("m1 m1 m1"), player("m1 m1 a0")


def leave(game, *seats):
    for seat in seats:
        game = resign(game, seat).game
    return game


@pytest.mark.rule(29)
@pytest.mark.parametrize("phase", ["selection", "actions"])
def test_both_climbers_are_dead_from_then_on(phase):
    """29: off the board, markers on 1, tents stay, cards committed today are put away."""
    cards = "m1 m2 a1" if phase == "actions" else None
    seat = player(cards, A="summit air 5 tent c1", B="b5 vp 7")
    game = leave(set_up(seat, player(), player(), phase=phase), 0)
    own = to_position(game)["seats"][0]
    assert told(game, 0) == "A dead tent c1, B dead"
    assert (own["committed"], to_position(game)["summit"], scores(game)[0]) == (None, [], 2)
    assert outcome(game) is None
    assert not legal_actions(game, 0)
    if cards:
        assert set(cards.split()) <= set(own["discard"])
        assert game.turn == 1


@pytest.mark.rule(29)
def test_nobody_resigns_twice_and_only_players_do():
    """29: who has left has left; a player may resign: there must be one in that seat."""
    game = set_up(player(), player(), player())
    with pytest.raises(RuleError) as caught:
        leave(game, 1, 1)
    assert caught.value.rule == 29
    for seat in (-1, 3, 7):
        with pytest.raises(ValueError, match="seat"):
            resign(game, seat)


@pytest.mark.rule(29, 6)
def test_the_last_one_awaited_resigns():
    """29: an open question to that player is void: when nobody else is awaited, the cards are revealed."""
    game = set_up(*[player(hand="m1 m1 m1 m2 a0 a1")] * 3, phase="selection")
    game = do(do(game, 0, "choose m1 m1 m1"), 1, "choose m1 m1 a0")
    assert moment(leave(game, 2)) == "day 1 risk 0"


@pytest.mark.rule(29, 6)
def test_a_committed_player_resigns():
    """29: cards committed today are put away: they neither count in the sums nor come back to the hand."""
    game = set_up(*[player(hand="m3 m3 m1 m2 a0 a1")] * 3, phase="selection")
    game = leave(do(game, 2, "choose m3 m3 m2"), 2)
    own = to_position(game)["seats"][2]
    assert (moment(game), own["committed"], sorted(own["hand"])) == (
        "day 1 selection",
        None,
        ["a0", "a1", "m1"],
    )
    game = do(do(game, 0, "choose m1 m2 a0"), 1, "choose m1 a1 a0")
    assert moment(game) == "day 1 risk 0"


@pytest.mark.rule(29, 9)
def test_the_picker_resigns():
    """29: the question about the token is void: nobody takes one today."""
    game = leave(set_up(*PUSHING, phase="risk", turn=0), 0)
    assert moment(game) == "day 1 actions 1"
    assert [seat.risk for seat in game.seats] == [None, None, None]
    assert sorted(game.tokens_open) == [0, 1, 2]


@pytest.mark.rule(29, 9)
def test_another_resigns_while_the_picker_thinks():
    """29: others' questions stay open."""
    game = leave(set_up(*PUSHING, phase="risk", turn=0), 2)
    assert (moment(game), asked(game)) == ("day 1 risk 0", [0])
    game = do(game, 0, "token 1", "finish")
    assert moment(game) == "day 1 actions 1"
    assert moment(do(game, 1, "finish")) == "day 2 selection"


@pytest.mark.rule(29)
def test_in_the_middle_of_a_turn():
    """29: at any time, in the middle of a use too: the next player's turn begins."""
    game = set_up(player("m3 m3 m2", A="b1"), player(), player())
    game = leave(do(game, 0, "use A m3 m3", "go b5"), 0)
    assert (game.turn, told(game, 0)) == (1, "A dead, B dead")
    paying = do(set_up(player("m1 m3 a2", risk=1), player(), player()), 0, "use A a2", "finish")
    assert "pay A" in legal(paying, 0)
    assert leave(paying, 0).turn == 1


@pytest.mark.rule(29)
def test_the_last_to_act_resigns():
    """29: with that the day's turns are done, and the check comes."""
    game = leave(set_up(player(A="c1"), player(), player(), turn=2), 2)
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A c1 air 2, B base air 4")


@pytest.mark.rule(29)
def test_who_has_not_acted_yet_resigns():
    """29: the turn goes past who has left."""
    game = leave(set_up(player(), player(), player()), 1)
    assert game.turn == 0
    assert do(game, 0, "finish").turn == 2


@pytest.mark.rule(29, 23)
def test_the_first_player_resigns():
    """29, 23: the order of the day goes on without the first player; the marker passes from where it is."""
    game = leave(set_up(player(), player(), player(), first=1, turn=1), 1)
    for seat in (2, 0):
        assert game.turn == seat
        game = do(game, seat, "finish")
    assert game.first == 2


@pytest.mark.rule(29, 22)
def test_a_resignation_voids_the_rescue():
    """29: an open question to that player is void, here about a rescue."""
    step = night(player(A="c1 air 1 vp 6"), player(A="c3 air 1"), player(), family=True)
    game = leave(step.game, 0)
    assert asked(game) == [1]
    game = do(game, 1, "rescue A base")
    assert (moment(game), told(game, 0)) == ("day 2 selection", "A dead, B dead")
    waiting = leave(step.game, 1)
    assert asked(waiting) == [0]
    assert moment(do(waiting, 0, "let-go")) == "day 2 selection"


@pytest.mark.rule(29, 22)
def test_who_resigns_makes_room_for_a_rescue():
    """29, 22: off the board from then on: the places are free."""
    step = night(player(A="c1 air 1"), player(A="a1", B="a1"), player(A="a1"), family=True)
    assert "rescue A a1" not in legal(step.game, 0)
    assert "rescue A a1" in legal(leave(step.game, 1), 0)


@pytest.mark.rule(29, 40)
def test_a_resignation_voids_the_slide():
    """29: an open question to that player is void, here about a slide."""
    storm = {"avalanche": True, "tile": "AS1", "day": 2}
    step = night(player(A="c1 air 4"), player(A="d1 air 4"), player(), **storm)
    assert asked(step.game) == [0]
    game = leave(step.game, 0)
    assert (moment(game), told(game, 0)) == ("day 3 selection", "A dead, B dead")


@pytest.mark.rule(29)
def test_the_last_one_left_wins_at_once():
    """29: when all but one have resigned, that one wins at once with the points as they stand."""
    game = leave(set_up(player(A="a1 vp 10"), player(A="c1 air 1"), player()), 0, 2)
    assert (outcome(game).winners, tuple(scores(game))) == ((1,), (2, 6, 2))
    assert moment(game) == "day 1 over"
    assert told(game, 1) == "A c1 air 1, B base air 3", "no check is made any more"


@pytest.mark.rule(29)
def test_of_two_players_the_other_one_wins():
    """29: with two players one resignation ends the game, in the middle of the other's turn too."""
    game = do(set_up(player("m3 m3 m2", A="b1"), player()), 0, "use A m3 m3", "go b5")
    over = leave(game, 1)
    assert outcome(over).winners == (0,)
    assert scores(over)[0] == 4, "the space entered already counts (17)"
    assert outcome(leave(game, 0)).winners == (1,)


@pytest.mark.rule(29)
def test_a_player_without_climbers_is_still_there():
    """29: a player whose climbers died has not resigned: the game goes on, and may be resigned by that
    player."""
    one_left = leave(set_up(player(), GONE, player()), 2)
    assert outcome(one_left) is None
    assert outcome(leave(one_left, 1)).winners == (0,)


@pytest.mark.rule(29, 26)
def test_the_last_climbers_leave_with_their_player():
    """29, 26: both climbers count as dead; when no climber lives any more the game is over."""
    game = leave(set_up(player(), GONE, GONE), 0)
    assert (moment(game), tuple(scores(game))) == ("day 1 over", (2, 2, 2))


@pytest.mark.rule(29, 28)
@pytest.mark.parametrize("phase", ["selection", "risk", "actions"])
def test_a_solo_player_who_resigns_ends_the_game(phase):
    """29: a solo player who resigns ends the game."""
    game = leave(set_up(player(A="c1 vp 7"), players=1, phase=phase), 0)
    assert (moment(game), tuple(scores(game)), outcome(game).title) == ("day 1 over", (2,), "sailor")
