"""What the levels answer: always something legal, and the same for the same seed."""

from random import Random

import pytest

from k2bot.games.dungeon_twister.engine import Setup, apply, decisions, new_game, observe, parse
from k2bot.games.dungeon_twister.players import LEVELS, choose
from k2bot.games.dungeon_twister.players.choosing import JOINT, think

CHANCE = Random(0)  # noqa: S311 - not cryptographic
KINDS = {"team", "hide", "card", "act", "place", "lay"}


def answered(state, decision, level, seed, share):
    """The game after the answer of a level."""
    text = think(observe(state, decision.seat), decision, level, seed, share)
    for part in text.split(JOINT):
        state = apply(state, decision.seat, parse(part)).game
    return state


def test_levels_play_a_whole_game_and_answer_every_kind_of_question():
    state, asked, number = new_game(Setup(goal=(3, 3)), "whole"), set(), 0
    while questions := decisions(state):
        asked.add(questions[0].kind)
        state = answered(state, questions[0], LEVELS[number % len(LEVELS)], str(number), 5)
        number += 1
    assert asked == KINDS


def test_who_asks_for_an_unknown_level_or_with_another_view_is_told():
    state = new_game(Setup(), "told")
    decision = decisions(state)[0]
    with pytest.raises(ValueError, match="'godly' is no level; the levels are beginner, easy, normal, hard"):
        choose(observe(state, decision.seat), decision, CHANCE, level="godly")
    with pytest.raises(ValueError, match="the observation is that of seat 1"):
        choose(observe(state, 1 - decision.seat), decision, CHANCE)


@pytest.mark.parametrize("seed", ["g2", "g8", "g20"])
def test_easy_does_something_in_a_first_turn_that_seems_worth_nothing(seed):
    """It ended these at once, for want of an action that was better than none."""
    state = new_game(Setup(dealt=True, goal=(3, 3)), seed)
    for _ in range(2):
        before, decision = state, decisions(state)[0]
        state = answered(state, decision, "easy", seed.removeprefix("g"), 100)
    assert state.at != before.at or state.up != before.up
