"""Dungeon Twister as hosted: its settings, and turns of late players."""

import pytest

from k2bot.game.values import AnswerSource, LateAnswer, Preparation
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pages.test_turns import CARD, EDGE
from tests.kit.table import late_answers


def test_the_lobby_names_the_goal_and_all_unusual_settings(snapshot):
    goals = [DungeonTwister().summary({"goal": goal}, 2) for goal in ("3", "5", "blue", "yellow")]
    first_games = [
        game.summary(game.first_game, 2) for game in (DungeonTwister(), DungeonTwister(revision=1))
    ]
    assert [*goals, *first_games] == snapshot


def test_every_setting_is_explained_whatever_its_value(snapshot):
    """The settings menu shows this text below every value."""
    options = DungeonTwister().options
    assert [f"{one.label}: {one.help}: {[label for _, label in one.values]}" for one in options] == snapshot


@pytest.mark.parametrize(("before", "after"), [("blue", "yellow"), ("yellow", "blue"), ("3", "3")])
def test_a_handicap_stays_with_its_player_in_a_rematch(before, after):
    options = {"goal": before, "dealt": "yes", "first": "blue"}
    assert DungeonTwister().rematch_options(options) == {**options, "goal": after}


@pytest.mark.parametrize("beyond", ["", "; move b.thief V9"], ids=["", "which the rules forbid"])
@pytest.mark.parametrize("begun", ["play 4", "play 3; move b.warrior B3"])
def test_late_answers_continue_a_partly_planned_turn(begun, beyond):
    table = Dungeon.at(EDGE, **CARD)
    state = table.state
    own, thoughts = late_answers(table.game, state, Preparation(begun + beyond))
    assert own == LateAnswer(f"{begun}; end", AnswerSource.COMPLETED)
    for answer in thoughts:
        assert answer.startswith(f"{begun}; ")
        after = table.game.apply(state, 0, answer).state
        assert (after.active_seat, after.turn_number) == (1, state.turn_number + 1)
    assert thoughts[-1] != own.answer, "a computer uses the points that are left"
    whole = "play 2; move b.warrior B3; move b.thief A6"
    own, thoughts = late_answers(table.game, state, Preparation(whole))
    assert (own, {*thoughts}) == (LateAnswer(whole, AnswerSource.DRAFT), {whole})
