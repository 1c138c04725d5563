"""What the lobby says of the chosen settings."""

import pytest

from k2bot.games.dungeon_twister.hosted import DungeonTwister


def test_the_lobby_names_the_goal_and_all_that_is_unusual(snapshot):
    goals = [DungeonTwister().summary({"goal": goal}, 2) for goal in ("3", "5", "blue", "yellow")]
    first_games = [
        game.summary(game.first_game, 2) for game in (DungeonTwister(), DungeonTwister(revision=1))
    ]
    assert [*goals, *first_games] == snapshot


def test_what_a_setting_is_about_is_said_whichever_value_it_has(snapshot):
    """The menu that switches a setting says this below both of its values."""
    options = DungeonTwister().options
    assert [f"{one.label}: {one.help}: {[label for _, label in one.values]}" for one in options] == snapshot


@pytest.mark.parametrize(("before", "after"), [("blue", "yellow"), ("yellow", "blue"), ("3", "3")])
def test_in_a_rematch_a_handicap_stays_with_its_person(before, after):
    options = {"goal": before, "dealt": "yes", "first": "blue"}
    assert DungeonTwister().rematch_options(options) == {**options, "goal": after}
