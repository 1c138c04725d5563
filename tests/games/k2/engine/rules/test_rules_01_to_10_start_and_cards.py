"""Rules 1 to 10: players, board, weather, tokens, decks, variants, choosing cards, taking a token."""

from collections import Counter

import pytest

from k2bot.games.k2.engine import Setup, SetupError, apply, legal_actions, new_game, observe, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.builder import DECK
from tests.games.k2.engine.helpers.kit import asked, case, do, legal, moment, night, refused, set_up


def begun(number=0, **said):
    """A new game by its number, and its position."""
    game = new_game(Setup(**said), f"seed {number}")
    return game, to_position(game)


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        *(case(1, f"one to five players, not {n!r}", {"players": n}, "players")
          for n in (0, 6, True)),
        case(2, "the sides are easy and hard", {"side": "steep"}, "side"),
        case(2, "the seasons are summer and winter", {"season": "autumn"}, "season"),
        *(case(4, f"the first player is at the table, not {n!r}", {"first": n}, "first")
          for n in (-1, 2)),
        *(case(5, f"{variant}: yes or no", {"players": 5, variant: "yes"}, variant)
          for variant in ("family", "lenient", "avalanche")),
        *(case(5, f"lenient is for five players, not {n}", {"players": n, "lenient": True}, "lenient")
          for n in (1, 4)),
    ],
)  # fmt: skip
def test_invalid_setups_are_refused(wrong, field):
    with pytest.raises(SetupError) as caught:
        Setup(**wrong)
    assert caught.value.field == field
    assert caught.value.rule == {"players": 1, "side": 2, "season": 2, "first": 4}.get(field, 5)


@pytest.mark.rule(1, 2, 3, 4, 5, 40)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("side", "season", "variant"), [("easy", "summer", "family"), ("hard", "winter", "avalanche")]
)
def test_the_start_of_a_game_follows_the_rules(players, side, season, variant):
    """1: two climbers each, at base camp, acclimatization 1, marker on 1, tent in the bag.
    2: side and season are independent; six tiles of the season, two open, day 1; in the avalanche variant two
    of them give way to the avalanche tiles; which ones stays secret (r).
    3: twenty risk tokens (4 zeros, 11 ones, 5 twos), three of them turned up.
    4: every player draws 6 of an own deck of 18. 5: family: each player has one rescue card; alone, too (r).
    """
    game, position = begun(players=players, side=side, season=season, **{variant: True})
    view = observe(game, 0)
    assert (position["day"], position["summit"], set(game.board.by_id)) == (1, [], set(builder.SPACES[side]))
    assert [view.weather_on(day) is not None for day in range(1, 19)] == [True] * 6 + [False] * 12
    plain, avalanches = set(builder.PLAIN_TILES[season]), set(builder.AVALANCHE_TILES[season])
    tiles, possible = set(position["tiles"]), {*view.tiles, *view.hidden_tiles}
    assert len(position["tiles"]) == len(tiles) == 6
    if variant == "avalanche":
        assert avalanches < tiles < possible == plain | avalanches
    else:
        assert tiles == possible == plain
    assert Counter(game.tokens_open + game.tokens_pile) == Counter({0: 4, 1: 11, 2: 5})
    assert (len(view.tokens_open), view.tokens_pile_size, view.tokens_taken) == (3, 17, ())
    climber = {"space": "base", "level": 1, "vp": 1, "tent": None}
    assert len(position["seats"]) == players
    for seat in position["seats"]:
        assert seat["climbers"] == {"A": climber, "B": climber}
        assert seat["rescue"] == (variant == "family")
        assert (len(seat["hand"]), len(seat["deck"]), seat["discard"], seat["committed"]) == (6, 12, [], None)
        assert Counter(seat["hand"] + seat["deck"]) == Counter(builder.DECK)


@pytest.mark.rule(2, 3, 4)
def test_the_seed_shuffles_tiles_tokens_and_decks_and_draws_the_first_player():
    """2, 3, 4: all in any order, the same for the same seed; the host may name the first player (r)."""
    positions = [begun(number, players=4, avalanche=True)[1] for number in range(60)]
    assert positions[7] == begun(7, players=4, avalanche=True)[1]
    orders = [position["tiles"] for position in positions]
    assert len(set(map(tuple, orders))) > 50
    possible = {*builder.PLAIN_TILES["summer"], *builder.AVALANCHE_TILES["summer"]}
    assert {order[0] for order in orders} == {order[5] for order in orders} == possible
    assert len({tuple(position["tokens"]["pile"]) for position in positions}) > 50
    decks = {tuple(seat["deck"]) for position in positions for seat in position["seats"]}
    assert len(decks) == 4 * len(positions)
    assert {position["first"] for position in positions} == {0, 1, 2, 3}
    assert [begun(players=4, first=first)[1]["first"] for first in range(4)] == [0, 1, 2, 3]


HAND = "m1 m1 m1 m2 r1/2 a0"


def cards(game, seat, pile="committed"):
    """The cards of one of a seat's piles, sorted as text."""
    return " ".join(sorted(to_position(game)["seats"][seat][pile]))


@pytest.mark.rule(6)
def test_players_commit_three_cards_of_their_hand():
    """6: each player commits three cards of the hand; equal cards are one choice."""
    game = set_up(f"hand {HAND}", phase="selection")
    assert sorted(text.removeprefix("choose ") for text in legal(game, 0)) == [
        "m1 m1 a0", "m1 m1 m1", "m1 m1 m2", "m1 m1 r1/2", "m1 m2 a0", "m1 m2 r1/2", "m1 r1/2 a0",
            "m2 r1/2 a0",
    ]  # fmt: skip
    game = do(game, 0, "choose a0 m1 m2")
    assert (cards(game, 0), cards(game, 0, "hand")) == ("a0 m1 m2", "m1 m1 r1/2")


@pytest.mark.rule(6)
def test_card_choices_stay_secret_and_changeable_until_all_have_committed():
    """6: a choice may be changed until the last player has committed; then all are revealed. All at once, in
    secret: others see that a choice was made, but not which."""
    game = set_up("hand m1 m1 m2 m3 a0 a1 | hand m1 m1 m1 a0 a1 a2 | idle", phase="selection")
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
def test_the_last_three_cards_are_committed_automatically(day):
    """6: with only three cards in hand those are committed by themselves (days 6, 12, 18)."""
    step = night("hand m1 m2 a3, deck | hand m1 r1/3 m3, deck", day=day - 1)
    assert moment(step.game) == f"day {day} risk 1"
    assert [cards(step.game, seat) for seat in (0, 1)] == ["a3 m1 m2", "m1 m3 r1/3"]
    assert cards(step.game, 0, "hand") == ""


@pytest.mark.rule(7)
def test_players_without_climbers_take_no_part():
    """7: players without a living climber take no part; hand, deck and discards stay as they are (r)."""
    gone = "A dead, B dead tent a2, hand m3 m3 r2/3, deck m2, discard a1 a2"
    game = set_up(f"hand {HAND} | {gone} | hand {HAND}", phase="selection", day=2)
    before = to_position(game)["seats"][1]
    assert asked(game) == [0, 2]
    assert not legal_actions(game, 1)
    assert refused(game, 1, "choose m3 m3 r2/3", rule=7).code == "no-climbers"
    game = do(do(game, 0, "choose m1 m1 m1"), 2, "choose m1 m1 m1")
    assert moment(game) == "day 2 actions 0", "the two sums are equal, so nobody picks a token"
    game = do(game, 0, "finish")
    assert game.active_seat == 2
    game = do(game, 2, "finish")
    assert moment(game) == "day 3 selection"
    assert to_position(game)["seats"][1] == before
    refused(game, 1, "finish")


@pytest.mark.rule(7, 11)
def test_dead_climbers_cannot_use_cards():
    """7, 11: a use names a climber, and only a living one."""
    game = set_up("m1 m1 a1, A dead")
    assert not [text for text in legal(game, 0) if text.startswith("use A")]
    for text in ("use A m1", "use A a1", "plan A a1", "plan A m1 > a2"):
        refused(game, 0, text)
    assert "use B a1" in legal(game, 0)


PUSH, CARE = "m3 m3 m2", "m1 m1 m1"


def choose(*chosen, **said):
    """The game after everyone has chosen these cards."""
    game = set_up(*map(_with_rest, chosen), players=len(chosen), phase="selection", **said)
    for seat, cards in enumerate(chosen):
        game = do(game, seat, f"choose {cards}")
    return game


def _with_rest(cards):
    rest = list(DECK)
    for card in cards.split():
        rest.remove(card)
    return f"hand {cards} {' '.join(rest[:3])}"


@pytest.mark.parametrize(
    ("chosen", "then"),
    [
        case((8, 9), "worked example: 1, 1 and rope 1/3 make 3; 1, 3 and air 1 make 4; 2, air 2 and 1 make 2",
             "m1 m1 r1/3 | m1 m3 a1 | m2 a2 a1", "risk 1"),
        case(8, "the up value of ropes counts", "r2/3 a0 a1 | m1 a2 a3", "risk 0"),
        case(8, "and not what is down", "r1/3 a0 a1 | m1 a2 a3", "actions 0"),
        case(9, "on a tie for highest nobody takes a token, not even the next one",
             f"m1 m3 a1 | m2 m2 a0 | {CARE}", "actions 0"),
        case((9, 28), "alone one picks every day, whatever the sum", "a0 a1 a2", "risk 0"),
    ],
)  # fmt: skip
def test_the_player_with_the_highest_sum_takes_a_risk_token(chosen, then):
    game = choose(*chosen.split(" | "))
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


@pytest.mark.rule(10)
def test_the_chosen_token_is_set_aside_and_replaced():
    """10: the taken token is set aside for good, open to see, and a new one turned up in its place."""
    game = do(choose(PUSH, CARE, open_tokens=[0, 1, 2], pile=[2, 1, 0]), 0, "token 1")
    assert (sorted(game.tokens_open), game.tokens_pile) == ([0, 2, 2], (1, 0))
    view = observe(game, None)
    assert 1 in view.tokens_taken
    assert (view.tokens_pile_size, view.seats[0].risk) == (2, 1)
    position = to_position(do(do(game, 0, "finish"), 1, "finish"))
    assert (position["day"], position["tokens"]) == (2, {"open": [0, 2, 2], "pile": [1, 0]})
    assert position["seats"][0]["risk"] is None


@pytest.mark.rule(10)
def test_no_token_is_turned_up_once_the_pile_is_empty():
    """10: a new one comes as long as there are any (a solo game ends with two open)."""
    game = do(choose(PUSH, open_tokens=[0, 1, 2], pile=[]), 0, "token 1")
    assert to_position(game)["tokens"] == {"open": [0, 2], "pile": []}
    assert moment(choose(PUSH, CARE, open_tokens=[], pile=[])) == "day 1 actions 0", "none is left to take"


@pytest.mark.rule(10)
@pytest.mark.parametrize(("value", "next_one"), [(0, 2), (2, 0)])
def test_one_of_three_equal_tokens_is_taken_automatically(value, next_one):
    """10: if all three open tokens show the same value, the pick is made without asking (r)."""
    game = choose(PUSH, CARE, open_tokens=[value] * 3, pile=[next_one, 1])
    assert (moment(game), game.seats[0].risk) == ("day 1 actions 0", value)
    assert sorted(game.tokens_open) == sorted([value, value, next_one])
    assert game.tokens_pile == (1,)
