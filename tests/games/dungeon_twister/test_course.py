"""The Dungeon Twister tutorial: right answers lead to the end, wrong ones get a reason."""

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Refusal
from k2bot.games.dungeon_twister.engine import legal_actions
from k2bot.games.dungeon_twister.hosted import DungeonTwister

GAME = DungeonTwister()
ANN = Person("Ann", "<@1>")
TEAM = "team b.warrior b.mekanork b.goblin b.wizard"
REVEAL = "play 3; reveal b.warrior 3"
FILL = "place y.cleric S3; place y.treasure Q2"
CARRY = "rotate b.mekanork 3 -1; move b.goblin P5 Q5 R5"
FIGHT = "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 3"
LEAVE = "move b.goblin S5 T5 U5 V5"
ALL = (TEAM, CONTINUE, REVEAL, FILL, CARRY, FIGHT, LEAVE)


def lesson(*answers):
    return GAME.exercise(answers, ANN)


def after(count):
    return lesson(*ALL[:count])


ANSWERS = {
    0: [
        "team b.troll b.mekanork b.warrior b.wizard",
        "team b.troll b.goblin b.warrior b.wizard",
        "team b.goblin b.mekanork b.wizard b.troll",
    ],
    2: ["play 4; reveal b.warrior 3", "play 3; reveal b.warrior 6", "play 3; end"],
    3: [
        "place y.cleric Q3; place y.treasure Q2",
        "place y.cleric S3; place y.treasure Q4",
        "place y.cleric U1; place y.treasure U5",
    ],
    4: [
        "rotate b.mekanork 1 -1; move b.goblin Q4",
        "rotate b.mekanork 3 +1; end",
        "rotate b.mekanork 3 -1; end",
        "rotate b.mekanork 3 -1; move b.goblin P5 Q5",
        "rotate b.mekanork 3 -1; move b.goblin P5 Q5 take y.treasure R5 S5",
        "rotate b.mekanork 3 -1; move b.goblin P5 Q5 R5 take y.treasure S5",
        "end",
        "move b.goblin P5; end",
    ],
    5: [
        "play 4; end",
        "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 2",
        "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 5",
    ],
    6: ["end"],
}
"""By number of completed exercises."""


@pytest.mark.parametrize("count", ANSWERS)
def test_wrong_answers_get_an_explanation(count, snapshot):
    """No answer here is right; answers against the rules are refused before being judged."""
    exercise, told = after(count), {}
    for answer in ANSWERS[count]:
        try:
            GAME.apply(exercise.state, exercise.seat, answer)
        except Refusal as refusal:
            told[answer] = f"refused: {refusal.text}"
        else:
            told[answer] = exercise.correct(answer)
    assert told == snapshot


def test_every_accepted_placement_can_still_be_won():
    """Every accepted pair of squares leads to the end with the model answers."""
    exercise, passed = after(3), []
    squares = [str(action).split()[-1] for action in legal_actions(exercise.state, 0)]
    for cleric in ("S3", "U1"):
        for treasure in squares[::2]:
            answer = f"place y.cleric {cleric}; place y.treasure {treasure}"
            if cleric != treasure and exercise.correct(answer) is None:
                passed.append((cleric, treasure))
    assert len(passed) > 2
    for cleric, treasure in passed[1::2]:
        answers = (*ALL[:3], f"place y.cleric {cleric}; place y.treasure {treasure}")
        while (exercise := lesson(*answers)).model is not None:
            assert exercise.correct(exercise.model) is None
            if exercise.place[0] == 5:
                way = "↺" if "3 -1" in exercise.model else "↻"
                assert way in exercise.text
            answers += (exercise.model,)
        assert exercise.state.result == (0, "goal")


PLANS = {
    2: ["play 3", "play 4", "play 3; move b.goblin P3"],
    3: ["place y.cleric Q4"],
    4: [
        CARRY,
        "nonsense",
        "rotate b.mekanork 1 -1",
        "rotate b.mekanork 3 +1",
        "rotate b.mekanork 3 -1; move b.goblin P5 Q5",
    ],
    5: ["play 4; move b.warrior Q5"],
    6: ["move b.goblin S5 T5 U5", "move b.goblin Q5"],
}


@pytest.mark.parametrize("count", PLANS)
def test_the_tutorial_comments_on_every_plan(count, snapshot):
    """Its fault, if any, which can be undone, and the remark shown instead of the task."""
    exercise = after(count)
    assert {plan: [exercise.fault(plan), exercise.remark(plan)] for plan in PLANS[count]} == snapshot


def test_a_more_distant_goblin_leaves_in_two_moves(snapshot):
    answers = (*ALL[:3], "place y.cleric S3; place y.treasure R1")
    for _ in range(2):
        answers += (lesson(*answers).model,)
    leave = lesson(*answers)
    won = lesson(*ALL[:5], FIGHT.replace("lay 3", "lay 5"))
    assert [leave.text, leave.remark(leave.model.split("; ")[0]), won.text] == snapshot
