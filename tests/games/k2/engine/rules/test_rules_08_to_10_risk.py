"""Rules 8 to 10: who pushes hardest takes a risk token."""

import pytest

from k2bot.games.k2.engine import legal_actions, observe, to_position
from tests.games.k2.engine.helpers.builder import DECK, player
from tests.games.k2.engine.helpers.kit import asked, case, do, legal, moment, refused, set_up

PUSH, CARE = "m3 m3 m2", "m1 m1 m1"


def choose(*chosen, **said):
    """The game after all have chosen those cards."""
    game = set_up(*(player(hand=_with_rest(cards)) for cards in chosen), phase="selection", **said)
    for seat, cards in enumerate(chosen):
        game = do(game, seat, f"choose {cards}")
    return game


def _with_rest(cards):
    rest = list(DECK)
    for card in cards.split():
        rest.remove(card)
    return f"{cards} {' '.join(rest[:3])}"


@pytest.mark.parametrize(
    ("chosen", "then"),
    [
        case((8, 9), "worked example: 1, 1 and rope 1/3 make 3; 1, 3 and air 1 make 4; 2, air 2 and 1 make 2",
             ["m1 m1 r1/3", "m1 m3 a1", "m2 a2 a1"], "risk 1"),
        case(8, "the up value of ropes counts", ["r2/3 a0 a1", "m1 a2 a3"], "risk 0"),
        case(8, "and not what is down", ["r1/3 a0 a1", "m1 a2 a3"], "actions 0"),
        case(8, "nothing is as much as nothing", ["a1 a2 a3", "a0 a1 a2"], "actions 0"),
        case(9, "on a tie for highest nobody takes a token, not even the next one",
             ["m1 m3 a1", "m2 m2 a0", CARE], "actions 0"),
        case(9, "a tie below the highest does not matter", ["m1 m1 a1", "m1 m1 a0", CARE], "risk 2"),
        case((9, 28), "alone one picks every day, whatever the sum", ["a0 a1 a2"], "risk 0"),
    ],
)  # fmt: skip
def test_who_takes_a_token(chosen, then):
    game = choose(*chosen, players=len(chosen))
    assert moment(game) == f"day 1 {then}"
    assert asked(game) == [int(then[-1])]
    assert sorted(game.tokens_open) == [0, 1, 2]


@pytest.mark.rule(9)
def test_the_picker_chooses_among_the_open_tokens():
    """9: one of the three open tokens is picked; equal values are one choice."""
    game = choose(PUSH, CARE, open_tokens=[2, 0, 2])
    assert sorted(legal(game, 0)) == ["token 0", "token 2"]
    assert not legal_actions(game, 1)
    refused(game, 0, "token 1", rule=9)
    refused(game, 1, "token 0")
    refused(game, 0, "finish")
    after = do(game, 0, "token 2")
    assert (after.seats[0].risk, moment(after)) == (2, "day 1 actions 0")


@pytest.mark.rule(9)
def test_a_last_survivor_picks_every_day():
    """9: a last survivor always picks, even with a sum of nothing (r)."""
    gone, left = player(A="dead", B="dead"), player(hand="a0 a1 a2 m1 m1 m1")
    game = set_up(gone, left, phase="selection", day=2, first=1)
    assert moment(do(game, 1, "choose a0 a1 a2")) == "day 2 risk 1"


@pytest.mark.rule(10)
def test_the_token_is_set_aside_and_the_next_turned_up():
    """10: the taken token is set aside for good, open to see, and a new one turned up in its place."""
    game = do(choose(PUSH, CARE, open_tokens=[0, 1, 2], pile=[2, 1, 0]), 0, "token 1")
    assert (sorted(game.tokens_open), game.tokens_pile) == ([0, 2, 2], (1, 0))
    view = observe(game, None)
    assert 1 in view.tokens_aside
    assert (view.tokens_pile_size, view.seats[0].risk) == (2, 1)
    position = to_position(do(do(game, 0, "finish"), 1, "finish"))
    assert (position["day"], position["tokens"]) == (2, {"open": [0, 2, 2], "pile": [1, 0]})
    assert position["seats"][0]["risk"] is None


@pytest.mark.rule(10)
def test_without_a_pile_nothing_is_turned_up():
    """10: a new one comes as long as there are any (a solo game ends with two open)."""
    game = do(choose(PUSH, players=1, open_tokens=[0, 1, 2], pile=[]), 0, "token 1")
    assert to_position(game)["tokens"] == {"open": [0, 2], "pile": []}


@pytest.mark.rule(10)
@pytest.mark.parametrize(("value", "next_one"), [(0, 2), (2, 0)])
def test_three_equal_tokens_leave_nothing_to_ask(value, next_one):
    """10: if all three open tokens show the same value, the pick is made without asking (r)."""
    game = choose(PUSH, CARE, open_tokens=[value] * 3, pile=[next_one, 1])
    assert (moment(game), game.seats[0].risk) == ("day 1 actions 0", value)
    assert sorted(game.tokens_open) == sorted([value, value, next_one])
    assert game.tokens_pile == (1,)
