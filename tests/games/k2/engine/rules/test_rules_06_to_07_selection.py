"""Rules 6 and 7: everybody chooses three cards in secret; who has no climber takes no part."""

import pytest

from k2bot.games.k2.engine import apply, legal_actions, observe, to_position
from tests.games.k2.engine.helpers.builder import DECK, player
from tests.games.k2.engine.helpers.kit import asked, do, legal, moment, night, refused, set_up

HAND = "m1 m1 m1 m2 r1/2 a0"


def cards(game, seat, pile="committed"):
    """The cards of a pile of a seat, in the order of texts."""
    return " ".join(sorted(to_position(game)["seats"][seat][pile]))


@pytest.mark.rule(6)
def test_three_cards_of_the_hand_are_chosen():
    """6: each player commits three cards of the hand; equal cards are one choice."""
    game = set_up(player(hand=HAND), phase="selection")
    assert sorted(text.removeprefix("choose ") for text in legal(game, 0)) == [
        "m1 m1 a0", "m1 m1 m1", "m1 m1 m2", "m1 m1 r1/2", "m1 m2 a0", "m1 m2 r1/2", "m1 r1/2 a0",
            "m2 r1/2 a0",
    ]  # fmt: skip
    game = do(game, 0, "choose a0 m1 m2")
    assert (cards(game, 0), cards(game, 0, "hand")) == ("a0 m1 m2", "m1 m1 r1/2")


@pytest.mark.rule(6)
@pytest.mark.parametrize("chosen", ["m1 m2", "m1 m1 m1 m2", "m2 m2 a0"])
def test_other_choices_are_refused(chosen):
    """6: three cards, all of them in hand."""
    refused(set_up(player(hand=HAND), phase="selection"), 0, f"choose {chosen}", rule=6)


@pytest.mark.rule(6)
def test_a_choice_can_be_changed_in_secret_until_the_last_has_committed():
    """6: a choice may be changed until the last player has committed; then all are revealed. All at once, in
    secret: others see that a choice was made, but not which."""
    game = set_up(
        player(hand="m1 m1 m2 m3 a0 a1"), player(hand="m1 m1 m1 a0 a1 a2"), player(), phase="selection"
    )
    game = do(game, 0, "choose m1 m1 a0")
    assert asked(game) == [1, 2]
    game = do(game, 0, "choose m2 m3 a1")
    assert (cards(game, 0), cards(game, 0, "hand")) == ("a1 m2 m3", "a0 m1 m1")
    view = observe(game, 1).seats[0]
    assert (view.has_committed, view.committed, view.hand) == (True, None, None)
    assert sorted(map(str, view.unseen)) == sorted(DECK)
    game = do(game, 1, "choose m1 m1 m1")
    game = apply(game, 2, legal_actions(game, 2)[0]).game
    assert sorted(map(str, observe(game, 1).seats[0].committed)) == ["a1", "m2", "m3"]
    refused(game, 0, "choose m1 m1 a0")


@pytest.mark.rule(6)
@pytest.mark.parametrize("day", [6, 12, 18])
def test_the_last_three_cards_are_committed_by_themselves(day):
    """6: with only three cards in hand those are committed by themselves (days 6, 12, 18)."""
    step = night(player(hand="m1 m2 a3", deck=""), player(hand="m1 r1/3 m3", deck=""), day=day - 1)
    assert moment(step.game) == f"day {day} risk 1"
    assert [cards(step.game, seat) for seat in (0, 1)] == ["a3 m1 m2", "m1 m3 r1/3"]
    assert cards(step.game, 0, "hand") == ""


@pytest.mark.rule(7)
def test_who_has_no_climber_takes_no_part():
    """7: players without a living climber take no part; hand, deck and discards stay as they are (r)."""
    gone = player(A="dead", B="dead tent a2", hand="m3 m3 r2/3", deck="m2", discard="a1 a2")
    game = set_up(player(hand=HAND), gone, player(hand=HAND), phase="selection", day=2)
    before = to_position(game)["seats"][1]
    assert asked(game) == [0, 2]
    assert not legal_actions(game, 1)
    refused(game, 1, "choose m3 m3 r2/3")
    game = do(do(game, 0, "choose m1 m1 m1"), 2, "choose m1 m1 m1")
    assert moment(game) == "day 2 actions 0", "the two sums are equal, so nobody picks a token"
    game = do(game, 0, "finish")
    assert game.turn == 2
    game = do(game, 2, "finish")
    assert moment(game) == "day 3 selection"
    assert to_position(game)["seats"][1] == before
    refused(game, 1, "finish")


@pytest.mark.rule(7, 11)
def test_a_dead_climber_is_given_no_card():
    """7, 11: a use names a climber, and only a living one."""
    game = set_up(player("m1 m1 a1", A="dead"))
    assert not [text for text in legal(game, 0) if text.startswith("use A")]
    for text in ("use A m1", "use A a1", "plan A a1", "plan A m1 > a2"):
        refused(game, 0, text)
    assert "use B a1" in legal(game, 0)
