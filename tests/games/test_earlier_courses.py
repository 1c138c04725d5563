"""Progress in a tutorial, and buttons of it, that an earlier version of the bot has left behind."""

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import PAGE, Person, Press
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.exercises import MODEL, ON, CourseProgress
from k2bot.host.people import Languages
from k2bot.host.service.exercises import Courses, Learner
from tests.host.conftest import store
from tests.host.hosting import catalogue_of, setting
from tests.kit.courses import says_lesson
from tests.phrases import says

__all__ = ["store"]

ANN = Learner(1, Person("Ann", "<@1>"))
GAMES = {game.key: game for game in (K2(), DungeonTwister())}
TEAM = "team b.warrior b.mekanork b.goblin b.wizard"
PLACED = (TEAM, CONTINUE, "play 3; reveal b.warrior 3", "place y.cleric S3; place y.treasure Q2")
ROTATED = (*PLACED, "rotate b.mekanork 3 -1; move b.goblin P5 Q5 R5")
FOUGHT = (*ROTATED, "play 4; move b.warrior Q5 R5 S5; attack b.warrior y.warrior; lay 3")
DAY = (CONTINUE, "choose m1 m2 a2", "token 1", "plan A m2 > c1; A a2")
NIGHT = (*DAY, CONTINUE, "choose m1 m2 a1")
LEFT = [
    ("k2", (), None, [(ON, "")]),
    ("k2", (CONTINUE,), None, [("card", "3"), (MODEL, "")]),
    ("k2", DAY[:2], None, [("token", "1"), (MODEL, "")]),
    ("k2", DAY, None, [(ON, "")]),
    ("k2", (*NIGHT, "plan A a1; A m2 > pitch"), None, [(ON, "")]),
    ("dungeon", (), None, [(MODEL, "")]),
    ("dungeon", (TEAM,), None, [(ON, "")]),
    ("dungeon", PLACED, "rotate b.mekanork 3 -1", [("go", "1 b.goblin R5"), ("end", "2")]),
    ("dungeon", ROTATED, "play 4", [("do", "1 attack b.warrior y.warrior"), (MODEL, "")]),
    ("dungeon", (*FOUGHT, "move b.goblin S5 T5 U5 V5"), None, [(PAGE, "rules")]),
]
"""A game, answers and a draft as stored by version 1.0, and presses on the page that had been shown."""


@pytest.mark.parametrize(("key", "answers", "draft", "presses"), LEFT)
async def test_a_tutorial_begun_before_an_update_goes_on_or_begins_anew(store, key, answers, draft, presses):
    courses = Courses(store, catalogue_of(GAMES[key]), Languages(store, "en", ("en",)))
    left = CourseProgress(answers, draft)
    for press in [None, *presses]:
        await setting(store, "person", ANN.user_id, f"course-{key}", str(left))
        page = await (
            courses.open(ANN, key) if press is None else courses.press(ANN, key, left.stamp, Press(*press))
        )
        rows = await store.settings("person", ANN.user_id)
        now = CourseProgress.read(rows[f"course-{key}"])
        exercise = GAMES[key].exercise(now.answers, ANN.person)
        assert says_lesson(exercise, page) or now.draft, press
        assert now.answers[: len(answers)] == answers or says(page.text, "course-begins-anew"), press
        assert press != (ON, "") or now.answers[len(answers) :] in ((), (CONTINUE,)), "no task is passed over"
