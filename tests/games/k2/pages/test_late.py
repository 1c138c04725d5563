"""Time that runs out while somebody chooses cards or plans a turn: what they have is kept."""

import pytest

from k2bot.game.values import AnswerSource, LateAnswer, Preparation
from k2bot.games.k2.engine import parse
from k2bot.games.k2.hosted import K2
from tests.games.k2.engine.helpers.builder import player
from tests.games.k2.pages.test_planner import MID

GAME = K2()


@pytest.fixture
def turn(stand):
    return lambda cards, climbers=MID, risk=None: stand(
        player(cards, risk=risk, **climbers), player("m1 m1 m2"), day=2
    )


def late(table, seat=0):
    """What is answered for a seat by the game, and by each level of computers."""
    prepared = Preparation(table.draft(seat))
    questions = (
        GAME.question(table.state, seat, level, "chance", 5, prepared=prepared)
        for level in ("easy", "normal", "hard")
    )
    return GAME.late_answer(table.state, seat, prepared), [ask() for ask in questions]


def test_a_planned_turn_is_played_as_the_planner_would_finish_it(turn):
    """The risk token is paid as was chosen."""
    table = turn("m2 m2 a2", risk=2)
    table.walk(0, "plan", "A m2 > b5", "B m2 > a8", "Air 2 to B", "B B")
    planned = "plan A m2 > b5; B m2 > a8; B a2; pay B B"
    assert late(table) == (LateAnswer(planned, AnswerSource.DRAFT), [planned] * 3)
    table.walk(0, "plan", "finish")
    assert table.inputs == [(0, planned)]


def test_a_computer_leaves_a_climber_where_it_was_sent(turn):
    """The easy level would rather send it on with the other card."""
    table = turn("m1 m2 a1", {"A": "a4 air 2", "B": "dead"})
    table.walk(0, "plan", "A m1 > a5")
    own, thoughts = late(table)
    assert own == LateAnswer("plan A m1 > a5; A a1", AnswerSource.COMPLETED)
    assert [[use.way for use in parse(answer).uses if use.way] for answer in thoughts] == [[("a5",)]] * 3
