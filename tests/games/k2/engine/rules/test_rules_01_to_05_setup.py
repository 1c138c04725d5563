"""Rules 1 to 5: players and climbers, board and weather, risk tokens, decks, variants."""

from collections import Counter

import pytest

from k2bot.games.k2.engine import Setup, SetupError, new_game, observe, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import case


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
def test_what_is_no_game_is_refused(wrong, field):
    with pytest.raises(SetupError) as caught:
        Setup(**wrong)
    assert caught.value.field == field
    assert caught.value.rule == {"players": 1, "side": 2, "season": 2, "first": 4}.get(field, 5)


@pytest.mark.rule(1, 5)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("family", [True, False])
def test_everybody_starts_with_two_climbers_at_base_camp(players, family):
    """1: one to five players, two climbers each, at base camp, acclimatization 1, marker on 1, tent in the
    bag. 5: family: each player has one rescue card; alone, too (r)."""
    _, position = begun(players=players, family=family)
    climber = {"space": "base", "level": 1, "vp": 1, "tent": None}
    assert [seat["climbers"] for seat in position["seats"]] == [{"A": climber, "B": climber}] * players
    assert [seat["rescue"] for seat in position["seats"]] == [family] * players
    assert position["summit"] == []


@pytest.mark.rule(2)
@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_side_and_season_are_free(side, season):
    """2: side and season are independent; six tiles of the season, two open, day 1."""
    game, position = begun(players=3, side=side, season=season)
    assert position["day"] == 1
    assert sorted(position["tiles"]) == sorted(builder.PLAIN_TILES[season])
    view = observe(game, 0)
    assert [view.weather_on(day) is not None for day in range(1, 19)] == [True] * 6 + [False] * 12
    assert set(game.board.by_id) == set(builder.SPACES[side])


@pytest.mark.rule(2)
def test_tiles_are_shuffled_by_the_seed():
    """2: the six weather tiles are shuffled, and one seed is one order."""
    orders = [tuple(begun(number)[1]["tiles"]) for number in range(40)]
    assert len(set(orders)) > 30
    assert {order[0] for order in orders} == {order[5] for order in orders} == set(orders[0])
    assert orders[7] == tuple(begun(7)[1]["tiles"])


@pytest.mark.rule(2, 5, 40)
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_two_random_tiles_give_way_to_the_avalanches(season):
    """2: in the avalanche variant two random tiles give way to the two avalanche tiles; which ones stays
    secret (r)."""
    plain, avalanches = set(builder.PLAIN_TILES[season]), set(builder.AVALANCHE_TILES[season])
    missing = Counter()
    for number in range(60):
        game, position = begun(number, season=season, avalanche=True)
        assert len(set(position["tiles"])) == 6
        assert avalanches < set(position["tiles"])
        missing.update(plain - set(position["tiles"]))
        view = observe(game, 0)
        assert {*view.tiles, *view.hidden_tiles} == plain | avalanches
    assert set(missing) == plain, "each season tile is left out sometimes"


@pytest.mark.rule(3)
def test_three_of_twenty_tokens_lie_open():
    """3: twenty risk tokens (4 zeros, 11 ones, 5 twos), three of them turned up."""
    piles = set()
    for number in range(20):
        game, _ = begun(number, players=4)
        assert Counter(game.tokens_open + game.tokens_pile) == Counter({0: 4, 1: 11, 2: 5})
        piles.add(game.tokens_pile)
        view = observe(game, 0)
        assert (len(view.tokens_open), view.tokens_pile_size, view.tokens_aside) == (3, 17, ())
    assert len(piles) > 15


@pytest.mark.rule(4)
def test_everybody_draws_six_of_an_own_shuffled_deck():
    """4: every player shuffles an own deck of 18 and draws 6."""
    orders = set()
    for seat in begun(players=5)[1]["seats"]:
        assert (len(seat["hand"]), len(seat["deck"]), seat["discard"], seat["committed"]) == (6, 12, [], None)
        assert Counter(seat["hand"] + seat["deck"]) == Counter(builder.DECK)
        orders.add((*sorted(seat["hand"]), *seat["deck"]))
    assert len(orders) == 5


@pytest.mark.rule(4)
def test_the_first_player_is_drawn_unless_named():
    """4: a first player is drawn at random; the host may name one (r)."""
    assert {begun(number, players=4)[1]["first"] for number in range(60)} == {0, 1, 2, 3}
    assert [begun(players=4, first=first)[1]["first"] for first in range(4)] == [0, 1, 2, 3]
