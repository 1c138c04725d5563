"""Learning Dungeon Twister: right answers lead to the end, and others are answered by a reason."""

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Refusal
from k2bot.games.dungeon_twister.engine import legal_actions
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.phrases import says

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


@pytest.mark.parametrize(
    ("count", "answer", "said"),
    [
        (0, "team b.troll b.mekanork b.warrior b.wizard", "team-goblin"),
        (0, "team b.troll b.goblin b.warrior b.wizard", "team-mekanork"),
        (0, "team b.goblin b.mekanork b.wizard b.troll", "team-warrior"),
        (2, "play 4; reveal b.warrior 3", "reveal-card"),
        (2, "play 3; reveal b.warrior 6", "reveal-other"),
        (2, "play 3; end", "reveal-first"),
        (3, "place y.cleric Q3; place y.treasure Q2", "fill-cleric"),
        (3, "place y.cleric S3; place y.treasure Q4", "fill-treasure"),
        (4, "rotate b.mekanork 1 -1; move b.goblin Q4", "carry-twin"),
        (4, "rotate b.mekanork 3 +1; end", "carry-way"),
        (4, "rotate b.mekanork 3 -1; end", "carry-now"),
        (4, "rotate b.mekanork 3 -1; move b.goblin P5 Q5", "carry-missed"),
        (4, "rotate b.mekanork 3 -1; move b.goblin P5 Q5 take y.treasure R5 S5", None),
        (
            4,
            "rotate b.mekanork 3 -1; move b.goblin P5 Q5 R5 take y.treasure S5",
            "carry-square",
        ),
        (4, "end", "carry-first"),
        (4, "move b.goblin P5; end", None),
        (5, "play 4; end", "fight-first"),
        (5, "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 2", "fight-card"),
        (5, "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 5", ""),
        (6, "end", "leave-else"),
    ],
)
def test_what_is_not_right_is_answered_by_why_something_else_is_tried(count, answer, said):
    """ "" is right, too; None is refused by the rules, and so never comes to be judged."""
    exercise = after(count)
    if said is None:
        with pytest.raises(Refusal):
            GAME.apply(exercise.state, exercise.seat, answer)
        return
    GAME.apply(exercise.state, exercise.seat, answer)
    told = exercise.correct(answer)
    assert (told or "") == "" if not said else says(told, f"dungeon-course-{said}")


def test_wherever_the_found_tokens_go_what_is_let_pass_can_be_won():
    """Every pair of squares that is not objected to goes on to the end by the answers offered there."""
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


@pytest.mark.parametrize(
    ("count", "draft", "why", "then"),
    [
        (2, "play 3", None, "reveal-now"),
        (4, CARRY, None, "carry-done"),
        (6, "move b.goblin S5 T5 U5", None, "leave-on"),
        (4, "nonsense", None, None),
        (2, "play 4", "reveal-card", None),
        (2, "play 3; move b.goblin P3", "else", "reveal-now"),
        (3, "place y.cleric Q4", "fill-cleric", None),
        (4, "rotate b.mekanork 1 -1", "carry-twin", None),
        (4, "rotate b.mekanork 3 +1", "carry-way", None),
        (4, "rotate b.mekanork 3 -1; move b.goblin P5 Q5", "carry-missed", "carry-now"),
        (5, "play 4; move b.warrior Q5", "else", "fight-move"),
        (6, "move b.goblin Q5", "leave-else", None),
    ],
)
def test_a_plan_is_spoken_of_and_where_it_leads_nowhere_what_is_to_be_done_stays(count, draft, why, then):
    """None is no fault, and the exercise's own text; a fault is taken back as the page offers it."""
    exercise = after(count)
    fault = exercise.fault(draft)
    if why is None:
        assert fault is None
    else:
        assert says(fault, f"dungeon-course-{why}")
        assert says(fault, "dungeon-course-undo")
    remark = exercise.remark(draft)
    assert says(remark, f"dungeon-course-{then}") if then else remark is None


def test_a_goblin_that_waits_farther_off_is_led_out_in_two_moves():
    answers = (*ALL[:3], "place y.cleric S3; place y.treasure R1")
    answers += (lesson(*answers).model,)
    answers += (lesson(*answers).model,)
    leave = lesson(*answers)
    first = leave.model.split("; ")[0]
    assert f"**{first.split()[-1]}**, then **V5**" in leave.text
    assert says(leave.remark(first), "dungeon-course-leave-on")


def test_the_card_that_won_is_the_one_that_is_told():
    fight = FIGHT.replace("lay 3", "lay 5")
    assert says(lesson(*ALL[:5], fight).text, "dungeon-course-leave", card=5)
