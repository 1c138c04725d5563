"""Computers as the host meets them: questions for other processes that tell no more than a seat may know."""

import pickle

import pytest

from k2bot.games.k2.engine import from_position
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.players import LEVELS
from tests.games.k2.engine.helpers import builder
from tests.games.k2.subject import otherwise
from tests.phrases import says

GAME = K2()
ROUGH = {"side": "hard", "season": "winter", "family": "yes", "avalanche": "yes"}


def asked(state, seat, level="easy", seed="chance", percent=1):
    return GAME.question(state, seat, level, seed, percent)


def thought(question):
    """The answer, as another process finds it."""
    question = pickle.loads(pickle.dumps(question))  # noqa: S301 - trusted data
    return question.think(*question.facts)


def test_a_whole_game_of_all_levels_whose_answers_hang_on_nothing_hidden():
    step, compared = GAME.new(ROUGH, len(LEVELS), "computers"), 0
    while not GAME.over(step.state):
        seat = GAME.waiting(step.state)[0]
        question = asked(step.state, seat, LEVELS[seat])
        answer = thought(question)
        if (other := otherwise(step.state, seat)) and compared < 12:
            again = asked(other, seat, LEVELS[seat])
            assert again == question
            assert thought(again) == answer
            compared += 1
        step = GAME.apply(step.state, seat, answer)
    assert compared == 12


def test_a_level_of_another_version_of_the_bot_becomes_the_weakest():
    state = GAME.new({}, 2, "s").state
    assert asked(state, 0, "brilliant") == asked(state, 0, "beginner")


def test_hints_say_what_a_beginner_overlooks():
    state = GAME.new({}, 2, "s").state
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-choose", name="Bot Serac")
    assert not GAME.overlooked(state, 0, 1, "easy", "Bot Serac")


@pytest.mark.parametrize(("own", "said"), [("a2", True), ("a8", False), ("c5", False)])
def test_only_a_beginner_above_can_tempt_anybody_higher(own, said):
    rows = builder.player(A=own), builder.player(A="a8")
    state = from_position(builder.position(*rows, phase="actions"), "tempting")
    told = GAME.overlooked(state, 0, 1, "beginner", "Bot Serac")
    assert says(told, "k2-overlooks-beginner-turn", name="Bot Serac") if said else not told
