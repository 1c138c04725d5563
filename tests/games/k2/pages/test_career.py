"""A player's finished games: statistics and the marks of daily expeditions."""

from collections import Counter
from itertools import product
from types import SimpleNamespace

import pytest

from k2bot.game.statistics import Career, PastGame
from k2bot.games.k2.engine import content, observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import career, days

NOTHING = {"summits": 0, "deaths": [], "high": 0, "tokens": [], "paid": [0, 0]}


def told(*climbed, deaths=()):
    """Statistics of games, each with these steps up and deaths."""
    games = (
        PastGame({}, 1, "alone", 1, False, 2, summary={**NOTHING, "climbed": one, "deaths": deaths})
        for one in climbed
    )
    return K2().career(Career("Ann", tuple(games))).text


def test_statistics_describe_routes_summits_and_deaths(snapshot):
    """The route goes as far up as anybody climbed; deaths are counted by altitude."""
    spaces = content.board("easy").spaces
    deaths = [(next(space.id for space in spaces if space.zone == zone), 4) for zone in content.ZONES]
    ways = {"base>a2": 2, "a2>a6": 1}, {"base>a1": 1}
    assert [told(*ways), told({"base>a2": 1}), told({}, deaths=deaths)] == snapshot


def test_the_career_picture_counts_wins_against_people_and_computers():
    """It used to show 1 win of 2 below a text that counted both as won."""

    def drawn(*companies):
        summary = {**NOTHING, "climbed": {}}
        games = tuple(PastGame({}, 1, company, 1, False, 2, summary=summary) for company in companies)
        (picture,) = K2().career(Career("Ann", games)).pictures
        return picture.draw.args[0].won

    assert [drawn("people", "computers", "alone"), drawn("computers"), drawn("alone")] == [2, 1, None]


# ------------------------------------------------------------------------------------ daily expeditions


def test_daily_expeditions_rotate_through_all_sides_and_seasons():
    assert career.daily_options(1) == {"side": "easy", "season": "summer"}
    counted = Counter(tuple(career.daily_options(number).values()) for number in range(-7, 25))
    assert counted == dict.fromkeys(product(content.SIDES, content.SEASONS), 8)


BASE, SUMMIT = 5130, 8611
CLIMBS = {
    "nobody leaves": ([(BASE, BASE)] * 18, ()),
    "the highest counts": ([(BASE, 6000), (7440, 7000), (SUMMIT, 8340)] * 6, ()),
    "one dies": ([(7000, BASE), (None, BASE), (None, 5900)] + [(None, BASE)] * 15, (2,)),
    "both die": ([(7000, 8200), (None, None)], (2, 2)),
}
"""Altitudes of both climbers each evening, and the days of deaths."""


@pytest.mark.parametrize(("evenings", "deaths"), CLIMBS.values(), ids=CLIMBS)
def test_each_days_mark_shows_the_highest_living_climber(evenings, deaths, snapshot):
    one, other = (0, "A"), (0, "B")
    died = SimpleNamespace(climber=one, cause="check")
    story = days.Story(
        observe(K2().new({}, 1, "seed").state, None),
        tuple(days.Evening(day, {one: a, other: b}, (2,)) for day, (a, b) in enumerate(evenings, 1)),
        {},
        tuple((day, died) for day in deaths),
    )
    assert career.day_marks(story) == snapshot


def test_an_abandoned_game_has_blank_marks_for_missing_days():
    game = K2()
    begun = game.new({}, 1, "seed")
    assert game.daily_marks([begun, game.resign(begun.state, 0)]) == "·" * 18
