"""Time that runs out while somebody chooses cards or plans a turn: what they have is kept."""

from k2bot.game.values import AnswerSource, LateAnswer, Preparation
from k2bot.games.k2.engine import parse
from k2bot.games.k2.hosted import K2
from tests.games.k2.engine.helpers.builder import player

GAME = K2()


def test_a_computer_leaves_a_climber_where_it_was_sent(stand):
    """The easy level would rather send it on with the other card."""
    table = stand(player("m1 m2 a1", A="a4 air 2", B="dead"), player("m1 m1 m2"), day=2)
    table.walk(0, "plan", "A m1 > a5")
    prepared = Preparation(table.draft(0))
    late = LateAnswer("plan A m1 > a5; A a1", AnswerSource.COMPLETED)
    assert GAME.late_answer(table.state, 0, prepared) == late
    for level in ("easy", "normal", "hard"):
        answer = GAME.question(table.state, 0, level, "chance", 5, prepared=prepared)()
        assert [use.way for use in parse(answer).uses if use.way] == [("a5",)]
