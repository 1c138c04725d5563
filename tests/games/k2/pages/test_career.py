"""A person's statistics: text and picture tell the same."""

from k2bot.game.statistics import Career, PastGame
from k2bot.games.k2.engine import content
from k2bot.games.k2.hosted import K2
from tests.phrases import phrase

NOTHING = {"summits": 0, "deaths": [], "high": 0, "tokens": [], "paid": [0, 0]}


def told(*climbed, deaths=()):
    """The statistics of games with those steps up and deaths in each."""
    games = (
        PastGame({}, 1, "alone", 1, False, 2, summary={**NOTHING, "climbed": one, "deaths": deaths})
        for one in climbed
    )
    return K2().career(Career("Ann", tuple(games))).text


def test_the_way_up_goes_as_far_as_anybody_climbed():
    """It ended where a rope was used once, and the picture's went on."""
    text = told({"base>a2": 2, "a2>a6": 1}, {"base>a1": 1})
    assert phrase("k2-career-way", side="easy", way="base camp \u2192 a2 \u2192 a6") in text


def test_who_was_never_on_the_summit_and_lost_nobody_reads_that_in_sentences():
    text = told({"base>a2": 1})
    assert "No climber has reached the summit yet.\nNo climber has died on the mountain.\n" in text


def test_who_died_is_counted_by_altitude():
    """All from 6000 m up were counted above 8000 m."""
    spaces = content.board("easy").spaces
    deaths = [(next(space.id for space in spaces if space.zone == zone), 4) for zone in content.ZONES]
    where = (
        "1 above 8000 m, 1 between 7000 and 8000 m, 1 between 6000 and 7000 m, 1 below 6000 m), "
        "most often on day 4."
    )
    assert f"Died on the mountain: 4 climbers ({where}" in told({}, deaths=deaths)
