"""Courses and tips: stored progress, and where presses lead."""

import pytest

from k2bot.game import limits
from k2bot.game.values import Lesson, Page, Person, Press, Refusal
from k2bot.host.pages.exercises import CourseProgress
from k2bot.host.pages.host_pages import controls_of
from k2bot.host.people import Languages, Lessons, Preferences
from k2bot.host.preferences import PersonalPreferences
from k2bot.host.service.exercises import Courses, Learner
from tests.host.heap_game import HeapGame
from tests.host.hosting import catalogue_of, setting
from tests.host.tiny_game import TinyGame
from tests.kit.transcript import page_text
from tests.phrases import phrase, refused, says

ANN = Learner(1, Person("Ann", "<@1>"))


class Pupil:
    """Ann, pressing the controls of the current page; each press returns the new page's text."""

    def __init__(self, courses):
        self.courses = courses
        self.page = None

    def stamp(self):
        return next(control.stamp for control in controls_of(self.page) if control.stamp)

    async def open(self):
        self.page = await self.courses.open(ANN, "tiny")
        return page_text(self.page)

    async def press(self, verb, argument="", *, stamp=None):
        stamp = self.stamp() if stamp is None else stamp
        self.page = await self.courses.press(ANN, "tiny", stamp, Press(verb, argument))
        return page_text(self.page)

    async def walk(self, *presses):
        """Open the course and press these, each "verb argument"; returns the text of all pages."""
        return [await self.open(), *[await self.press(*press.split()) for press in presses]]


@pytest.fixture
def ann(store):
    return Pupil(Courses(store, catalogue_of(TinyGame(), HeapGame()), Languages(store, "en", ("en",))))


async def test_a_course_ends_with_an_offer_to_play_a_game(ann, snapshot):
    assert await ann.walk("learn-on", "pick 2", "commit", "say pass") == snapshot
    assert "1 of 4" in await ann.open()


async def test_a_wrong_answer_is_explained_and_can_be_done_for_the_learner(ann, snapshot):
    assert await ann.walk("learn-on", "pick 1", "commit", "learn-model") == snapshot


async def test_a_refused_press_in_a_course_changes_nothing(ann):
    *_, text = await ann.walk("learn-on")
    with pytest.raises(Refusal, match="Pick a number first"):
        await ann.press("commit")
    await refused(ann.press("orders", "2"), "course-not-here")
    await refused(ann.press("cheer", stamp=""), "course-not-here")
    assert (await ann.open()).startswith(text.partition("\n")[0])


async def test_a_learner_can_open_other_pages_return_and_try_again(ann, snapshot):
    presses = ("open board", "learn-back", "learn-on", "pick 3", "commit", "say double", "learn-again")
    assert await ann.walk(*presses) == snapshot


async def test_repeated_presses_count_once_and_stale_ones_show_the_current_lesson(ann):
    await ann.open()
    first = ann.stamp()
    text = await ann.press("learn-on")
    assert await ann.press("learn-on", stamp=first) == text
    await ann.press("pick", "2")
    await ann.press("commit")
    stale = await ann.press("learn-on", stamp=first)
    assert says(stale, "course-stale")
    assert "3 of 4" in stale
    assert "1 of 4" in await ann.press("learn-anew", stamp="")


async def test_course_progress_survives_a_restart_and_is_kept_per_person(ann, store):
    await ann.walk("learn-on", "pick 2")
    again = Pupil(Courses(store, catalogue_of(TinyGame()), Languages(store, "en", ("en",))))
    text = await again.open()
    assert "picked 2" in text
    assert phrase("course-button-learn-anew") in text
    page = await again.courses.press(
        Learner(2, Person("Bob", "<@2>")), "tiny", again.stamp(), Press("commit")
    )
    assert "1 of 4" in page.text
    assert "picked 2" in await again.open()


@pytest.mark.parametrize("kept", ['[["nonsense"],null]', "[[1],2]", "no JSON", '[["go-on","9"],""]'])
async def test_a_course_with_unusable_progress_starts_again(ann, store, kept):
    await setting(store, "person", 1, "course-tiny", kept)
    text = await ann.open()
    assert "1 of 4" in text
    assert (says(text, "course-begins-anew")) == (CourseProgress.read(kept).answers != ())


async def test_learning_a_game_without_a_course_is_refused(ann):
    for key in ("heap", "chess"):
        await refused(ann.courses.open(ANN, key), "course-none")


# ------------------------------------------------------- lines for whoever meets something for the first time


BOTH = (Lesson("game.hand", "This is a hand."), Lesson("game.more", "There is more."))


async def test_each_person_sees_each_tip_once(store):
    lessons, page = Lessons(store, Preferences(store)), Page("Cards", lessons=BOTH)
    assert [await lessons.due(1, page) for _ in range(3)] == ["This is a hand.", "There is more.", ""]
    again = Lessons(store, Preferences(store))
    assert [await again.due(user, page) for user in (1, 2)] == ["", "This is a hand."]


async def test_a_tip_that_another_process_has_shown_is_not_shown_again(store):
    one, other = (Lessons(store, Preferences(store)) for _ in range(2))
    page, first = Page("Cards", lessons=BOTH), Page("Hand", lessons=BOTH[:1])
    assert [await one.due(1, Page("Rules")), await other.due(1, first)] == ["", "This is a hand."]
    assert [await one.due(1, page), await one.due(1, page)] == ["There is more.", ""]
    assert (await store.settings("person", 1))["met"] == "game.hand game.more"


async def test_a_tip_waits_for_room_and_for_tips_to_be_switched_on(store):
    preferences = Preferences(store)
    lessons, page = Lessons(store, preferences), Page("Cards", lessons=BOTH)
    assert await lessons.due(1, Page("x" * limits.TEXT, lessons=BOTH)) == ""
    for tips, lesson in (("off", ""), (None, "This is a hand.")):
        await preferences.set(PersonalPreferences, 1, {"tips": tips})
        assert await lessons.due(1, page) == lesson
