"""Rules 8 to 10: who pushes hardest takes a risk token."""

import pytest

from k2bot.games.k2.engine import decisions, legal_actions, observe, to_position
from tests.games.k2.engine.helpers.kit import DECK, dead, do, legal, player, refused, set_up

HANDS = {"phase": "selection", "day": 1}


def choose(*chosen, **said):
    """The game after all have chosen those cards."""
    game = set_up(*(player(hand=_with_rest(cards)) for cards in chosen), **{**HANDS, **said})
    for seat, cards in enumerate(chosen):
        game = do(game, seat, f"choose {cards}")
    return game


def _with_rest(cards):
    rest = list(DECK)
    for card in cards.split():
        rest.remove(card)
    return f"{cards} {' '.join(rest[:3])}"


@pytest.mark.rule(8, 9)
def test_worked_example_of_the_sums():
    """Worked example: 1, 1 and rope 1/3 make 3; 1, 3 and acclimatization 1 make 4; 2 and acclimatization
    2, 1 make 2."""
    game = choose("m1 m1 r1/3", "m1 m3 a1", "m2 a2 a1")
    assert to_position(game)["phase"] == "risk"
    assert game.turn == 1
    assert [decision.seat for decision in decisions(game)] == [1]


@pytest.mark.rule(8)
@pytest.mark.parametrize(
    ("cards", "against", "picks"),
    [
        ("m1 m1 m2", "m1 m1 m1", 0),
        ("r2/3 a0 a1", "m1 a2 a3", 0),
        ("r1/3 a0 a1", "m1 a2 a3", None),
        ("r1/3 r1/2 a1", "m1 m2 a3", 1),
        ("a1 a2 a3", "r1/3 a0 a1", 1),
        ("a1 a2 a3", "a0 a1 a2", None),
    ],
)
def test_movement_and_rope_up_count(cards, against, picks):
    """8: movement cards plus the up value of ropes; acclimatization cards count nothing."""
    game = choose(cards, against)
    assert (game.turn if to_position(game)["phase"] == "risk" else None) == picks


@pytest.mark.rule(9)
def test_a_tie_for_highest_means_no_token():
    """9: on a tie for highest nobody takes a token, not even the next one."""
    game = choose("m1 m3 a1", "m2 m2 a0", "m1 m1 m1")
    assert to_position(game)["phase"] == "actions"
    assert [seat["risk"] for seat in to_position(game)["seats"]] == [None, None, None]
    assert sorted(to_position(game)["tokens"]["open"]) == [0, 1, 2]


@pytest.mark.rule(9)
def test_a_tie_below_the_highest_does_not_matter():
    """9: only the highest sum has to be reached by one alone."""
    game = choose("m1 m1 a1", "m1 m1 a0", "m1 m1 m1")
    assert game.turn == 2
    assert to_position(game)["phase"] == "risk"


@pytest.mark.rule(9)
def test_the_picker_chooses_among_the_open_tokens():
    """9: one of the three open tokens is picked; equal values are one choice."""
    game = choose("m3 m3 m2", "m1 m1 m1", open_tokens=[2, 0, 2])
    assert sorted(legal(game, 0)) == ["token 0", "token 2"]
    assert not legal_actions(game, 1)
    refused(game, 0, "token 1", rule=9)
    refused(game, 1, "token 0")
    refused(game, 0, "finish")
    after = do(game, 0, "token 2")
    assert to_position(after)["seats"][0]["risk"] == 2
    assert to_position(after)["phase"] == "actions"
    assert after.turn == 0


@pytest.mark.rule(9, 28)
@pytest.mark.parametrize("cards", ["a0 a1 a2", "m3 m3 m2"])
def test_alone_one_picks_every_day(cards):
    """9: with one player taking part, that player always picks, whatever the sum (solo)."""
    game = choose(cards, players=1)
    assert to_position(game)["phase"] == "risk"
    assert [decision.seat for decision in decisions(game)] == [0]


@pytest.mark.rule(9)
def test_a_last_survivor_picks_every_day():
    """9: a last survivor always picks, even with a sum of nothing (r)."""
    game = set_up(
        player(A=dead(), B=dead()),
        player(hand="a0 a1 a2 m1 m1 m1"),
        phase="selection",
        day=2,
        first=1,
    )
    game = do(game, 1, "choose a0 a1 a2")
    assert to_position(game)["phase"] == "risk"
    assert game.turn == 1


@pytest.mark.rule(10)
def test_the_token_is_set_aside_and_the_next_turned_up():
    """10: the taken token is set aside, open to see, and a new one turned up in its place."""
    game = choose("m3 m3 m2", "m1 m1 m1", open_tokens=[0, 1, 2], pile=[2, 1, 0])
    game = do(game, 0, "token 1")
    tokens = to_position(game)["tokens"]
    assert sorted(tokens["open"]) == [0, 2, 2]
    assert tokens["pile"] == [1, 0]
    for watcher in (0, 1, None):
        view = observe(game, watcher)
        assert 1 in view.tokens_aside
        assert view.tokens_pile_size == 2
        assert view.seats[0].risk == 1


@pytest.mark.rule(10)
def test_the_set_aside_tokens_do_not_come_back():
    """10: for good: in the next days the token is neither open nor in the pile."""
    game = choose("m3 m3 m2", "m1 m1 m1", open_tokens=[0, 1, 1], pile=[1, 1])
    game = do(game, 0, "token 0", "finish")
    game = do(game, 1, "finish")
    position = to_position(game)
    assert position["day"] == 2
    assert position["tokens"] == {"open": [1, 1, 1], "pile": [1]}
    assert position["seats"][0]["risk"] is None


@pytest.mark.rule(10)
def test_without_a_pile_nothing_is_turned_up():
    """10: a new one comes as long as there are any (a solo game ends with two open)."""
    game = choose("m3 m3 m2", players=1, open_tokens=[0, 1, 2], pile=[])
    game = do(game, 0, "token 1")
    assert to_position(game)["tokens"] == {"open": [0, 2], "pile": []}


@pytest.mark.rule(10)
@pytest.mark.parametrize("value", [0, 1, 2])
def test_three_equal_tokens_leave_nothing_to_ask(value):
    """10: if all three open tokens show the same value, the pick is made without asking (r)."""
    game = choose("m3 m3 m2", "m1 m1 m1", open_tokens=[value] * 3, pile=[0 if value else 2, 1])
    position = to_position(game)
    assert position["phase"] == "actions"
    assert position["seats"][0]["risk"] == value
    assert sorted(position["tokens"]["open"]) == sorted([value, value, 0 if value else 2])
    assert position["tokens"]["pile"] == [1]
