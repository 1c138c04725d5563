"""Rules 1 to 5: players and climbers, board and weather, risk tokens, decks, variants."""

from collections import Counter
from itertools import product

import pytest

from k2bot.games.k2.engine import Setup, SetupError, legal_actions, new_game, observe, to_position
from tests.games.k2.engine.helpers import builder
from tests.games.k2.engine.helpers.kit import at, do, legal, player, refused, set_up, space_of


@pytest.mark.rule(1)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_starts_with_two_climbers_at_base_camp(players):
    """1: one to five players, two climbers each, at base camp, acclimatization 1, marker on 1, tent in the
    bag."""
    position = to_position(new_game(Setup(players=players), "seed"))
    assert len(position["seats"]) == players
    for seat in position["seats"]:
        assert seat["climbers"] == {
            name: {"space": "base", "level": 1, "vp": 1, "tent": None} for name in ("A", "B")
        }
    assert position["summit"] == []


@pytest.mark.rule(1)
@pytest.mark.parametrize("players", [0, 6, -1, True, "2", 2.0, None])
def test_other_numbers_of_players_are_refused(players):
    """1: one to five players."""
    with pytest.raises(SetupError) as caught:
        Setup(players=players)
    assert caught.value.field == "players"
    assert caught.value.rule == 1


@pytest.mark.rule(2)
@pytest.mark.parametrize("side", ["easy", "hard"])
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_side_and_season_are_free(side, season):
    """2: side and season are independent; six tiles of the season, two open, day 1."""
    game = new_game(Setup(players=3, side=side, season=season), "seed")
    position = to_position(game)
    assert position["day"] == 1
    assert sorted(position["tiles"]) == sorted(builder.PLAIN_TILES[season])
    view = observe(game, 0)
    assert list(view.tiles) == position["tiles"][:2]
    assert sorted(view.hidden_tiles) == sorted(position["tiles"][2:])
    assert [view.weather_on(day) is not None for day in range(1, 19)] == [True] * 6 + [False] * 12
    assert set(game.board.by_id) == set(builder.SPACES[side])


@pytest.mark.rule(2)
@pytest.mark.parametrize("wrong", [{"side": "steep"}, {"season": "autumn"}, {"side": None}])
def test_unknown_side_or_season_is_refused(wrong):
    """2: the sides are easy and hard, the seasons summer and winter."""
    with pytest.raises(SetupError) as caught:
        Setup(**wrong)
    assert caught.value.field == next(iter(wrong))


@pytest.mark.rule(2)
def test_tiles_are_shuffled_by_the_seed():
    """2: the six weather tiles are shuffled, and one seed is one order."""
    orders = [tuple(to_position(new_game(Setup(), f"seed {number}"))["tiles"]) for number in range(40)]
    assert len(set(orders)) > 30
    assert {order[0] for order in orders} == {order[5] for order in orders} == set(orders[0])
    assert orders[7] == tuple(to_position(new_game(Setup(), "seed 7"))["tiles"])


@pytest.mark.rule(2, 5, 40)
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_two_random_tiles_give_way_to_the_avalanches(season):
    """2: in the avalanche variant two random tiles give way to the two avalanche tiles; which ones stays
    secret (r)."""
    missing = Counter()
    for number in range(60):
        game = new_game(Setup(season=season, avalanche=True), f"seed {number}")
        tiles = to_position(game)["tiles"]
        assert len(set(tiles)) == 6
        assert set(builder.AVALANCHE_TILES[season]) < set(tiles)
        missing.update(set(builder.PLAIN_TILES[season]) - set(tiles))
        everything = {*builder.PLAIN_TILES[season], *builder.AVALANCHE_TILES[season]}
        for watcher in (0, 1, None):
            view = observe(game, watcher)
            assert {*view.tiles, *view.hidden_tiles} == everything
    assert set(missing) == set(builder.PLAIN_TILES[season]), "each season tile is left out sometimes"
    assert sum(missing.values()) == 120


@pytest.mark.rule(3)
def test_three_of_twenty_tokens_lie_open():
    """3: twenty risk tokens (4 zeros, 11 ones, 5 twos), three of them turned up."""
    piles = set()
    for number in range(20):
        game = new_game(Setup(players=4), f"seed {number}")
        tokens = to_position(game)["tokens"]
        assert len(tokens["open"]) == 3
        assert len(tokens["pile"]) == 17
        assert Counter(tokens["open"]) + Counter(tokens["pile"]) == Counter({0: 4, 1: 11, 2: 5})
        piles.add(tuple(tokens["pile"]))
        view = observe(game, 0)
        assert sorted(view.tokens_open) == sorted(tokens["open"])
        assert view.tokens_pile_size == 17
        assert view.tokens_aside == ()
    assert len(piles) > 15


@pytest.mark.rule(4)
def test_everybody_draws_six_of_an_own_shuffled_deck():
    """4: every player shuffles an own deck of 18 and draws 6."""
    game = new_game(Setup(players=5), "seed")
    orders = set()
    for seat in to_position(game)["seats"]:
        assert len(seat["hand"]) == 6
        assert len(seat["deck"]) == 12
        assert seat["discard"] == []
        assert seat["committed"] is None
        assert Counter(seat["hand"] + seat["deck"]) == Counter(builder.DECK)
        orders.add((*sorted(seat["hand"]), *seat["deck"]))
    assert len(orders) == 5


@pytest.mark.rule(4)
def test_the_first_player_is_drawn_unless_named():
    """4: a first player is drawn at random; the host may name one (r)."""
    drawn = Counter(
        to_position(new_game(Setup(players=4), f"seed {number}"))["first"] for number in range(60)
    )
    assert set(drawn) == {0, 1, 2, 3}
    for first in range(4):
        assert to_position(new_game(Setup(players=4, first=first), "seed"))["first"] == first


@pytest.mark.rule(4)
@pytest.mark.parametrize("first", [-1, 2, "0", True])
def test_a_first_player_who_is_not_at_the_table_is_refused(first):
    """4: the first player is one of those at the table."""
    with pytest.raises(SetupError) as caught:
        Setup(players=2, first=first)
    assert caught.value.field == "first"


@pytest.mark.rule(5)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_family_variant_gives_a_rescue_card_to_everybody(players):
    """5: family: each player has one rescue card; alone, too (r)."""
    for family in (True, False):
        position = to_position(new_game(Setup(players=players, family=family), "seed"))
        assert [seat["rescue"] for seat in position["seats"]] == [family] * players


@pytest.mark.rule(5)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_lenient_is_for_five_players_only(players):
    """5: lenient with fewer than five players is refused."""
    with pytest.raises(SetupError) as caught:
        Setup(players=players, lenient=True)
    assert caught.value.field == "lenient"
    assert caught.value.rule == 5


@pytest.mark.rule(5, 16)
@pytest.mark.parametrize(
    ("lenient", "there", "allowed"), [(False, 2, False), (True, 2, True), (True, 3, False)]
)
def test_lenient_raises_the_limits_above_7000(lenient, there, allowed):
    """5: lenient: 3 climbers instead of 2 between 7000 and 8000 m."""
    others = [player(A=at("c1", 3)) for _ in range(there)]
    others += [player() for _ in range(4 - there)]
    game = set_up(player("m2 m1 m1", A=at("b6")), *others, lenient=lenient)
    assert any(text.startswith("use A") for text in legal(game, 0))
    if allowed:
        assert space_of(do(game, 0, "plan A m2 > c1"), 0, "A") == "c1"
    else:
        refused(game, 0, "plan A m2 > c1", rule=16)


@pytest.mark.rule(5)
@pytest.mark.parametrize(
    ("players", "family", "lenient", "avalanche"),
    [
        (players, family, lenient, avalanche)
        for players in (1, 2, 3, 4, 5)
        for family, lenient, avalanche in product((False, True), repeat=3)
        if players == 5 or not lenient
    ],
)
def test_the_variants_go_together(players, family, lenient, avalanche):
    """5: each option in every combination starts a game in which everybody chooses cards."""
    for side, season in product(("easy", "hard"), ("summer", "winter")):
        setup = Setup(
            players=players, side=side, season=season, family=family, lenient=lenient, avalanche=avalanche
        )
        game = new_game(setup, "seed")
        assert all(legal_actions(game, seat) for seat in range(players))


@pytest.mark.rule(5)
@pytest.mark.parametrize("option", ["family", "lenient", "avalanche"])
def test_a_variant_is_on_or_off(option):
    """5: the variants are options; anything but yes or no is refused."""
    with pytest.raises(SetupError) as caught:
        Setup(players=5, **{option: "yes"})
    assert caught.value.field == option
