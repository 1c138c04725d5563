"""Whose time runs out while they choose a team, hide tokens or plan a turn: it is played, and completed."""

import pytest

from k2bot.game.values import AnswerSource, LateAnswer, Preparation
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pages.test_turns import EDGE

GAME = DungeonTwister()


def late(state, draft=None, orders=None, seat=0):
    """What is answered for a seat by the game, and by each level of computers."""
    prepared = Preparation(draft, orders)
    questions = (
        GAME.question(state, seat, level, "chance", 20, prepared=prepared)
        for level in ("easy", "normal", "hard")
    )
    return GAME.late_answer(state, seat, prepared), [ask() for ask in questions]


@pytest.mark.parametrize(
    ("draft", "begun"),
    [
        ("play 4", "play 4"),
        ("play 3; move b.warrior B3", "play 3; move b.warrior B3"),
        ("play 3; move b.warrior B3; move b.thief V9", "play 3; move b.warrior B3"),  # the rules forbid that
    ],
)
def test_a_turn_that_is_partly_planned_goes_on_from_there(draft, begun):
    state = Dungeon.at(EDGE, phase="card", ap=0).state
    own, thoughts = late(state, draft)
    assert own == LateAnswer(f"{begun}; end", AnswerSource.COMPLETED)
    for answer in thoughts:
        assert answer.startswith(f"{begun}; ")
        after = GAME.apply(state, 0, answer).state
        assert (after.turn, after.number) == (1, state.number + 1)
    assert thoughts[-1] != own.answer, "a computer uses the points that are left"
    whole = "play 2; move b.warrior B3; move b.thief A6"
    assert late(state, whole) == (LateAnswer(whole, AnswerSource.DRAFT), [whole] * 3)
