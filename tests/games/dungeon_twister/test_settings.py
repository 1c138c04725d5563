"""What the lobby says of the chosen settings."""

import pytest

from k2bot.games.dungeon_twister.hosted import DungeonTwister


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
    assert DungeonTwister().summary({"goal": goal}, 2) == said


def test_the_lobby_of_a_first_game_says_all_that_is_unusual(snapshot):
    for game in (DungeonTwister(), DungeonTwister().by_revision(1)):
        assert game.summary(game.first_game, 2) == snapshot


@pytest.mark.parametrize(("before", "after"), [("blue", "yellow"), ("yellow", "blue"), ("3", "3")])
def test_in_a_rematch_a_handicap_stays_with_its_person(before, after):
    options = {"goal": before, "dealt": "yes", "first": "blue"}
    assert DungeonTwister().rematch_options(options) == {**options, "goal": after}
