"""What the lobby says of the chosen settings."""

from __future__ import annotations

import pytest

from k2bot.games.dungeon_twister import settings
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.text.words import words


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("3", "First to 3 points"),
        ("5", "First to 5 points"),
        ("blue", "Blue wins with 3 points, yellow with 5"),
        ("yellow", "Blue wins with 5 points, yellow with 3"),
    ],
)
def test_the_lobby_names_the_goal_that_was_chosen(goal, said):
    assert settings.summary(words(), {"goal": goal}) == said


def test_the_lobby_of_a_first_game_says_all_that_is_unusual():
    said = settings.summary(words(), DungeonTwister().first_game)
    assert said == "First to 3 points · teams and hidden tokens dealt · rooms 1 and 5 shown · blue begins"


@pytest.mark.parametrize(("before", "after"), [("blue", "yellow"), ("yellow", "blue"), ("3", "3")])
def test_in_a_rematch_a_handicap_stays_with_its_person(before, after):
    options = {"goal": before, "dealt": "yes", "first": "blue"}
    assert DungeonTwister().rematched(options) == {**options, "goal": after}
