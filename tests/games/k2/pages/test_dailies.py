"""The expedition of the day: its settings take turns, and marks tell of a climb how high it got."""

from collections import Counter
from itertools import product
from types import SimpleNamespace

import pytest

from k2bot.games.k2.engine import content, observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import career, days

BASE, SUMMIT = 5130, 8611
A, B = (0, "A"), (0, "B")


def story(*evenings, deaths=()):
    """A game by its evenings, each the altitudes of both climbers; deaths are days of checks."""
    game = K2()
    step = game.new({option.key: option.default for option in game.options}, 1, "seed")
    return days.Story(
        observe(step.state, None),
        tuple(days.Evening(day, {A: a, B: b}, (2,)) for day, (a, b) in enumerate(evenings, 1)),
        {},
        tuple((day, SimpleNamespace(climber=A, cause="check")) for day in deaths),
    )


def test_all_sides_and_seasons_take_turns():
    assert career.daily_options(1) == {"side": "easy", "season": "summer"}
    counted = Counter(tuple(career.daily_options(number).values()) for number in range(-7, 25))
    assert counted == dict.fromkeys(product(content.SIDES, content.SEASONS), 8)


@pytest.mark.parametrize(
    ("evenings", "deaths", "marks"),
    [
        ([(BASE, BASE)] * 18, (), "▁" * 18),
        ([(BASE, 6000), (7440, 7000), (SUMMIT, 8340)] * 6, (), "▃▆█" * 6),
        ([(7000, BASE), (None, BASE), (None, 5900)] + [(None, BASE)] * 15, (2,), "▅▁✕▃" + "▁" * 15),
        ([(7000, 8200), (None, None)], (2, 2), "▇✕✕" + "·" * 16),
    ],
    ids=["nobody leaves", "the highest counts", "one dies", "both die"],
)
def test_each_day_has_a_mark_by_the_highest_climber_alive(evenings, deaths, marks):
    assert career.marks(story(*evenings, deaths=deaths)) == marks


def test_a_game_that_was_left_has_no_marks_for_what_is_missing():
    game = K2()
    begun = game.new({option.key: option.default for option in game.options}, 1, "seed")
    assert game.daily_marks([begun, game.resign(begun.state, 0)]) == "·" * 18
