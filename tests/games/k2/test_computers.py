"""Computers as the host meets them: questions for other processes that tell no more than a seat may know."""

from __future__ import annotations

import pickle

import pytest

from k2bot.games.k2.engine import Phase, from_position, to_position
from k2bot.games.k2.engine.model import Game
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.players import LEVELS
from k2bot.text.words import words

GAME = K2()
ROUGH = {"side": "hard", "season": "winter", "family": "yes", "avalanche": "yes"}


def asked(state, seat, level="easy", seed="chance", budget=1):
    return GAME.question(state, seat, level, seed, budget)


def thought(question):
    """The answer, as another process finds it."""
    question = pickle.loads(pickle.dumps(question))  # noqa: S301 - trusted data
    return question.think(*question.facts)


def otherwise(state, seat):
    """The same game, with all hidden from the seat in another order."""
    position = to_position(state)
    known = min(2 + (position["day"] - 1) // 3, 6)
    position["tiles"] = position["tiles"][:known] + position["tiles"][known:][::-1]
    for number, other in enumerate(position["seats"]):
        if number != seat:
            pool = sorted(other["hand"] + other["deck"])
            other["hand"], other["deck"] = pool[: len(other["hand"])], pool[len(other["hand"]) :]
        else:
            other["deck"] = sorted(other["deck"])
    return from_position(position, "another seed")


@pytest.mark.parametrize(
    "options", [{}, {"side": "hard", "season": "winter", "family": "yes", "avalanche": "yes"}]
)
def test_every_answer_is_one_the_game_takes_and_equal_facts_give_equal_answers(options):
    step, compared = GAME.new(options, 3, "computers"), 0
    while not GAME.over(step.state):
        seat = GAME.waiting(step.state)[0]
        level = LEVELS[seat]
        question = asked(step.state, seat, level)
        answer = thought(question)
        if step.state.phase is Phase.SELECTION:
            other = otherwise(step.state, seat)
            assert other != step.state
            assert asked(other, seat, level) == question
            assert thought(asked(other, seat, level)) == answer
            compared += 1
        step = GAME.apply(step.state, seat, answer)
    assert compared > 5


def test_a_question_holds_no_game():
    step = GAME.new({}, 2, "s")
    found = [asked(step.state, 0)]
    while found:
        value = found.pop()
        assert not isinstance(value, Game)
        found += list(value) if isinstance(value, tuple) else []
        found += [getattr(value, name, None) for name in getattr(type(value), "__slots__", ())]


def test_who_is_not_asked_has_no_question():
    step = GAME.new({}, 2, "s")
    while step.state.phase is Phase.SELECTION:
        seat = GAME.waiting(step.state)[0]
        step = GAME.apply(step.state, seat, thought(asked(step.state, seat)))
    other = 1 - step.state.turn
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide"):
        asked(step.state, other)


def test_levels_have_labels_and_every_seat_a_name():
    assert GAME.levels == (("easy", "easy"), ("normal", "normal"), ("hard", "hard"))
    assert len(set(GAME.computer_names)) >= max(GAME.seats)
    assert all(words().text("computer-name", name=name) for name in GAME.computer_names)


def test_a_level_of_another_version_of_the_bot_becomes_the_weakest():
    state = GAME.new({}, 2, "s").state
    assert asked(state, 0, "brilliant") == asked(state, 0, "easy")
