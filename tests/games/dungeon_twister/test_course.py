"""Learning Dungeon Twister: right answers lead to the end, and others are answered by a reason."""

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Refusal
from k2bot.games.dungeon_twister import course
from k2bot.games.dungeon_twister.engine import legal_actions, parse
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.pages.courses import View, course_page
from k2bot.text.words import words
from tests.host.discord import kit
from tests.phrases import phrase, says

GAME = DungeonTwister()
ANN = Person("Ann", "<@1>")
TEAM = "team b.warrior b.mekanork b.goblin b.wizard"
REVEAL = "play 3; reveal b.warrior 3"
FILL = "place y.cleric S3; place y.treasure Q2"
CARRY = "rotate b.mekanork 3 -1; move b.goblin P5 Q5 R5"
FIGHT = "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 3"
TEAM_CHOSEN = words().text("dungeon-button-team")
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


@pytest.mark.parametrize(
    ("count", "name", "draft", "kind", "opens"),
    [
        (1, "", None, "maze", "board.tall"),
        (2, "", None, "part", "board.tall"),
        (2, "turn.did", "play 3", "part", "turn.maze"),
        (2, "turn.b.warrior", "play 3", "reach", "turn.maze"),
        (2, "turn.maze", "play 3", "maze", "board.tall"),
        (2, "board", None, "maze", "board.tall"),
        (2, "board.tall", None, "tall", "board.wide"),
        (3, "", None, "room", "board"),
        (4, "", None, "part", "turn.maze"),
        (5, "", None, "part", "board.tall"),
        (5, "turn.sure", "play 4", "part", ""),
        (6, "", None, "part", "turn.maze"),
        (6, "", LEAVE, "part", "turn.maze"),
        (7, "", None, "maze", ""),
    ],
)
def test_a_step_of_the_tutorial_shows_the_part_of_the_maze_that_it_is_about(count, name, draft, kind, opens):
    """Both the wide maze and from there the one for phones are a press away."""
    page = course_page(GAME, after(count), View(name), words(), stamp="s", draft=draft)
    (picture,) = page.pictures
    assert picture.key.startswith(f"dungeon-{kind}")
    mazes = {"board", "board.tall", "board.wide", "turn.maze"}
    rows = [row for row in page.rows if isinstance(row, tuple)]
    found = [(one.argument, one.disabled) for row in rows for one in row if one.argument in mazes]
    assert found == ([(opens, False)] if opens else [])


def test_what_leads_nowhere_is_refused():
    for answers in (
        ("nonsense",),
        ("team b.troll b.mekanork b.warrior b.wizard",),
        (TEAM, CONTINUE, FILL),
        (*ALL, CONTINUE),
        (TEAM, *[CONTINUE] * 6),
    ):
        with pytest.raises(Refusal):
            lesson(*answers)


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
    assert course.fight(after(5).state)[1] == str(parse("move b.warrior Q5 R5 S5"))


@pytest.fixture
async def world(tmp_path, unpainted):
    async with kit.world(tmp_path, DungeonTwister()) as made:
        yield made


ATTACK = phrase("dungeon-deed-attack", target="yellow Warrior", attack=3, defence=3)
STEPS = (
    *(TEAM_CHOSEN, phrase("course-button-learn-on"), phrase("dungeon-button-text")),
    *(phrase("course-button-learn-back"), "4 AP", "Undo", "3 AP", "Warrior", "Reveal room 4", "S3", "Q2"),
    *("Mekanork", phrase("dungeon-deed-rotate", which="twin", room=4, way="left"), "Goblin", "b.goblin R5"),
    *("End turn", "4 AP", "Warrior", "b.warrior S5", ATTACK, "+2", ATTACK, "+3"),
    *("Goblin + Treasure", "b.goblin V5", "Win the game"),
)
"""What leads through the course, with wrong turns on the way: buttons, and lines of menus by their values."""


async def test_a_whole_course_on_discord_with_wrong_turns(world):
    panel = await world.slash("ann", "learn")
    for team in (("troll", "wizard", "thief", "cleric"), ("goblin", "mekanork", "warrior", "troll")):
        panel = await world.choose("ann", *(f"b.{name}" for name in team), message=panel)
        marks = [label for label in world.ids(panel) if " · " in label]
        for mark in marks[:2]:
            panel = await world.press("ann", mark, panel)
        swapped = [label for label in world.ids(panel) if " · " in label]
        assert [label.split(" · ")[1] for label in swapped[1::-1]] == [m.split(" · ")[1] for m in marks[:2]]
        if team[0] == "troll":
            assert "1 of 8" in (await world.press("ann", TEAM_CHOSEN, panel)).content
    for step in STEPS:
        act = world.choose if step.startswith("b.") or step in ("S3", "Q2") else world.press
        panel = await act("ann", step, message=panel)
        assert "/dungeon hint" not in panel.content
    assert says(panel.content, "dungeon-course-end")
    assert {"Rules", phrase("puzzle-button-today")} <= {*world.ids(panel)}
    assert not world.posts()
    shown = await world.press("ann", phrase("course-button-learn-table"), panel)
    assert says(shown.content, "course-play-ready")
    assert [member.level for member in world.table.session.members] == [None, "beginner"]
