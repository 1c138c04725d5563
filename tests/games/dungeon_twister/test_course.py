"""The Dungeon Twister tutorial: right answers lead to the end, wrong ones get a reason."""

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Press, Refusal
from k2bot.games.dungeon_twister.course import FREE_SLOTS, LAST_TOKENS
from k2bot.games.dungeon_twister.engine import legal_actions
from k2bot.games.dungeon_twister.engine.actions import (
    Attack,
    Break,
    Drink,
    Hide,
    Jump,
    Lay,
    Move,
    Place,
    Reveal,
    Rotate,
    read_actions,
)
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages.wording import ORDERS
from k2bot.host.pages.exercises import CourseProgress, View
from k2bot.host.service.exercises import handle_press

GAME = DungeonTwister()
ANN = Person("Ann", "<@1>")
TEAM = "team b.warrior b.mekanork b.goblin b.wizard"
HIDE = "hide b.rope 4"
REVEAL = "play 3; reveal b.goblin 3"
FILL = "place y.cleric S3; place y.treasure Q2"
ROTATE = "rotate b.mekanork 3 -1"
FREE = "break b.warrior 3R/2"
APPROACH = "play 4; move b.warrior P5 Q5; move b.warrior R5 S5"
FIGHT = f"{APPROACH}; attack b.warrior y.warrior; lay 3"
JUMP = "drink b.goblin; jump b.goblin P2 P3"
LEAVE = f"{JUMP}; move b.goblin P4 P5 Q5 R5; move b.goblin S5 T5 U5 V5"
ALL = (TEAM, HIDE, CONTINUE, REVEAL, FILL, ROTATE, FREE, FIGHT, LEAVE)


def lesson(*answers):
    return GAME.exercise(answers, ANN)


def after(count):
    return lesson(*ALL[:count])


@pytest.mark.parametrize("slot", FREE_SLOTS)
def test_the_learner_hides_a_token_with_the_controls_of_a_game(slot):
    view = View(CourseProgress((TEAM,)))
    for argument in (f"hide.b.rope.{slot}", "elsewhere"):
        view = handle_press(GAME, view.attempt, lesson(*view.attempt.answers), Press(ORDERS, argument))
    assert view.attempt == CourseProgress((TEAM, f"hide b.rope {slot}"))
    places = lesson(*view.attempt.answers).state.places
    assert [places[BY_NAME[token]] - SLOT for token in LAST_TOKENS] == [slot, sum(FREE_SLOTS) - slot]


def test_the_tutorial_does_what_a_game_asks_for():
    """One of everything: hide, reveal, rotate, break, fight, drink, jump, carry, leave; and rule 9."""
    done = {type(action) for answer in ALL if answer != CONTINUE for action in read_actions(answer)}
    assert {Hide, Reveal, Place, Rotate, Break, Move, Attack, Lay, Drink, Jump} <= done
    with pytest.raises(Refusal, match="Early turns"):
        GAME.apply(after(3).state, 0, "play 5")


ANSWERS = {
    0: [
        "team b.troll b.mekanork b.warrior b.wizard",
        "team b.troll b.goblin b.warrior b.wizard",
        "team b.goblin b.mekanork b.wizard b.troll",
    ],
    3: ["play 4; reveal b.goblin 3", "play 3; end", "play 3; jump b.goblin P2 P3", "play 5; end"],
    4: [
        "place y.cleric Q4; place y.treasure Q2",
        "place y.cleric S3; place y.treasure U3",
        "place y.cleric U1; place y.treasure U5",
    ],
    5: [
        "rotate b.mekanork 1 -1",
        "rotate b.mekanork 3 +1",
        f"{FREE}; {ROTATE}",
        f"{FREE}; end",
        "end",
        "move b.goblin O1; end",
    ],
    6: ["end", "jump b.goblin P2 P3"],
    7: [
        "play 5; end",
        "play 4; end",
        f"{APPROACH}; attack b.warrior y.warrior; lay 2",
        f"{APPROACH}; attack b.warrior y.warrior; lay 5",
        "play 4; move b.warrior P5 Q5 R5; end",
        "play 4; drink b.goblin; end",
    ],
    8: ["end", f"{JUMP}; end", "jump b.goblin P2 Q2"],
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
    exercise, passed = after(4), []
    squares = [str(action).split()[-1] for action in legal_actions(exercise.state, 0)]
    for cleric in ("S3", "U1"):
        for treasure in squares[::2]:
            answer = f"place y.cleric {cleric}; place y.treasure {treasure}"
            if cleric != treasure and exercise.correct(answer) is None:
                passed.append((cleric, treasure))
    assert len(passed) > 2
    for cleric, treasure in passed[1::2]:
        answers = (*ALL[:4], f"place y.cleric {cleric}; place y.treasure {treasure}")
        while (exercise := lesson(*answers)).model is not None:
            assert exercise.correct(exercise.model) is None
            if exercise.place[0] == 6:
                way = "↺" if "3 -1" in exercise.model else "↻"
                assert way in exercise.text
            answers += (exercise.model,)
        assert exercise.state.result == (0, "goal")


PLANS = {
    1: ["", HIDE, "nonsense"],
    3: ["play 3", "play 4", "play 3; move b.goblin O1"],
    4: ["place y.cleric Q4"],
    5: ["", "nonsense", FREE, "move b.goblin O1"],
    6: ["", FREE, "jump b.goblin P2 P3"],
    7: ["", "play 4; move b.warrior P5 Q5", APPROACH, "play 4; move b.warrior P5 Q5 R5", f"play 4; {JUMP}"],
    8: ["", JUMP, f"{JUMP}; move b.goblin P4 P5 Q5 R5", LEAVE, "jump b.goblin P2 Q2", "drink b.goblin; end"],
}


@pytest.mark.parametrize("count", PLANS)
def test_the_tutorial_comments_on_every_plan(count, snapshot):
    """Its fault, if any, which can be undone, and the remark shown instead of the task."""
    exercise = after(count)
    assert {plan: [exercise.fault(plan), exercise.remark(plan)] for plan in PLANS[count]} == snapshot


def test_a_more_distant_goblin_leaves_in_two_moves(snapshot):
    answers = (*ALL[:4], "place y.cleric S3; place y.treasure R1")
    for _ in range(3):
        answers += (lesson(*answers).model,)
    leave = lesson(*answers)
    parts = leave.model.split("; ")
    won = lesson(*ALL[:7], FIGHT.replace("lay 3", "lay 5"))
    assert [*(leave.remark("; ".join(parts[:count])) for count in range(len(parts))), won.text] == snapshot
