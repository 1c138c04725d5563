"""A person's statistics: text and picture tell the same."""

from k2bot.game.statistics import Career, PastGame
from k2bot.games.k2.engine import content
from k2bot.games.k2.hosted import K2

NOTHING = {"summits": 0, "deaths": [], "high": 0, "tokens": [], "paid": [0, 0]}


def told(*climbed, deaths=()):
    """The statistics of games with those steps up and deaths in each."""
    games = (
        PastGame({}, 1, "alone", 1, False, 2, summary={**NOTHING, "climbed": one, "deaths": deaths})
        for one in climbed
    )
    return K2().career(Career("Ann", tuple(games))).text


def test_what_statistics_say_of_ways_summits_and_deaths(snapshot):
    """The way up goes as far as anybody climbed; who died is counted by altitude."""
    spaces = content.board("easy").spaces
    deaths = [(next(space.id for space in spaces if space.zone == zone), 4) for zone in content.ZONES]
    ways = {"base>a2": 2, "a2>a6": 1}, {"base>a1": 1}
    assert [told(*ways), told({"base>a2": 1}), told({}, deaths=deaths)] == snapshot


def test_the_picture_counts_what_was_won_against_people_and_computers():
    """It said 1 win of 2 games below a text that had both as won."""

    def drawn(*companies):
        summary = {**NOTHING, "climbed": {}}
        games = tuple(PastGame({}, 1, company, 1, False, 2, summary=summary) for company in companies)
        (picture,) = K2().career(Career("Ann", games)).pictures
        return picture.draw.args[0].won

    assert [drawn("people", "computers", "alone"), drawn("computers"), drawn("alone")] == [2, 1, None]
