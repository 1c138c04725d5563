"""Rules 23 to 25: the first player, the weather, new cards."""

from collections import Counter

import pytest

from k2bot.games.k2.engine import content, observe, to_position
from tests.games.k2.engine.helpers.builder import DECK, player
from tests.games.k2.engine.helpers.kit import do, night, set_up


@pytest.mark.rule(23)
def test_who_died_in_the_night_is_passed_over():
    """23: living after the check."""
    assert night(player(), player(A="c1 air 1", B="dead"), player()).game.first == 2


@pytest.mark.rule(24)
@pytest.mark.parametrize("day", range(1, 18))
def test_the_weather_goes_on(day):
    """24: on days 4, 7, 10 and 13 the next tile is turned up; on the last tile three days remain."""
    tiles = ["S4", "S1", "S6", "S2", "S5", "S3"]
    game = night(day=day, tiles=tiles).game
    assert game.day == day + 1
    view = observe(game, 0)
    shown = 2 + sum(day + 1 >= turn for turn in (4, 7, 10, 13))
    assert list(view.tiles) == tiles[:shown]
    assert sorted(view.hidden_tiles) == sorted(tiles[shown:])
    assert view.weather == content.TILES[tiles[day // 3]].days[day % 3]


@pytest.mark.rule(25)
@pytest.mark.parametrize("day", range(1, 18))
def test_everybody_draws_to_six(day):
    """25: to 6 cards; with an empty deck nothing; with an empty hand and deck all 18 are shuffled, 6
    drawn."""
    before = set_up(player(), player(), day=day, turn="last")
    game = do(before, before.turn, "finish")
    for was, now in zip(to_position(before)["seats"], to_position(game)["seats"], strict=True):
        held = Counter(now["hand"]) + Counter(now["committed"] or [])
        if day % 6 == 0:
            assert (held.total(), len(now["deck"]), now["discard"]) == (6, 12, [])
        else:
            assert held == Counter(was["hand"]) + Counter(was["deck"][:3])
            assert now["deck"] == was["deck"][3:]
            assert Counter(now["discard"]) == Counter(was["discard"]) + Counter(was["committed"])
        assert now["deck"] == [] or day % 6 != 5
        assert held + Counter(now["deck"]) + Counter(now["discard"]) == Counter(DECK)


@pytest.mark.rule(25)
def test_used_and_unused_cards_are_discarded():
    """25: used cards stay listed until the day ends; then today's are on the discards, used or not."""
    game = set_up(player("m1 m2 a1"), first=1, turn="last")
    acted = do(game, 0, "use A m1", "go a2")
    assert sorted(to_position(acted)["seats"][0]["committed"]) == ["a1", "m1", "m2"]
    position = to_position(do(acted, 0, "finish"))
    assert position["day"] == 2
    assert sorted(position["seats"][0]["discard"]) == ["a1", "m1", "m2"]
    assert position["seats"][0]["committed"] is None
    assert position["seats"][0]["risk"] is None
