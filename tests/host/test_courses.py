"""Learning a game: what is kept of it, and what presses on its pages lead to."""

import pytest

from k2bot.game.values import Person, Press, Refusal
from k2bot.host.pages.host_pages import controls_of
from k2bot.host.people import Languages
from k2bot.host.service.courses import CourseProgress, Courses
from tests.host.heap_game import HeapGame
from tests.host.hosting import catalogue_of
from tests.host.tiny_game import TinyGame
from tests.phrases import phrase, refused, says

ANN = Person("Ann", "<@1>")


class Learner:
    """Ann, who presses what stands on the page before her."""

    def __init__(self, courses):
        self.courses = courses
        self.page = None

    def stamp(self):
        return next(control.stamp for control in controls_of(self.page) if control.stamp)

    def labels(self):
        return [button.label for row in self.page.rows if isinstance(row, tuple) for button in row]

    async def open(self):
        self.page = await self.courses.open(1, ANN, "tiny")
        return self.page.text

    async def press(self, verb, argument="", *, stamp=None):
        stamp = self.stamp() if stamp is None else stamp
        self.page = await self.courses.press(1, ANN, "tiny", stamp, Press(verb, argument))
        return self.page.text


@pytest.fixture
def ann(store):
    return Learner(Courses(store, catalogue_of(TinyGame(), HeapGame()), Languages(store, "en", ("en",))))


async def test_a_course_is_read_done_and_ends_with_a_table(ann):
    text = await ann.open()
    assert text == "> **Learn Tiny** · 1 of 4\n> Choose high.\n\nA tiny game."
    assert ann.labels() == ["Board", phrase("course-button-learn-on")]
    assert "> Choose.\n\nAnn: picked nothing" in await ann.press("learn-on")
    assert "Hint" not in ann.labels()
    assert (
        await ann.press("pick", "2")
        == "> **Learn Tiny** · 2 of 4\n\nAnn: picked 2, committed nothing\n\n> 2, you say"
    )
    assert "> Your turn.\n\nAnn, your turn" in await ann.press("commit")
    assert "> Well done.\n\nThe end." in await ann.press("say", "pass")
    assert ann.labels() == [phrase("course-button-learn-table"), phrase("course-button-learn-anew")]
    assert "1 of 4" in await ann.open()


async def test_what_is_not_right_is_answered_nearest_to_the_buttons_and_can_be_done_for_the_learner(ann):
    await ann.open()
    await ann.press("learn-on")
    told = "> **Learn Tiny** · 2 of 4\n> 1, you say\n\nAnn: picked 1, committed nothing\n\n> That is low."
    assert await ann.press("pick", "1") == told
    assert await ann.press("commit") == told
    assert phrase("course-button-learn-model") in ann.labels()
    assert "3 of 4" in await ann.press("learn-model")


async def test_what_the_game_refuses_is_refused_and_changes_nothing(ann):
    await ann.open()
    text = await ann.press("learn-on")
    with pytest.raises(Refusal, match="Pick a number first"):
        await ann.press("commit")
    await refused(ann.press("orders", "2"), "course-not-here")
    await refused(ann.press("cheer", stamp=""), "course-not-here")
    assert await ann.open() == text


async def test_another_page_leads_back_and_another_try_begins_where_it_says(ann):
    await ann.open()
    assert (await ann.press("open", "board")).startswith("Board: round 1")
    assert ann.labels() == [phrase("course-button-learn-back")]
    assert "1 of 4" in await ann.press("learn-back")
    for press in ("learn-on",), ("pick", "3"), ("commit",), ("say", "double"):
        await ann.press(*press)
    assert ann.labels() == [
        phrase("course-button-learn-again"),
        phrase("course-button-learn-table"),
        phrase("course-button-learn-anew"),
    ]
    assert "Your turn" in await ann.press("learn-again")


async def test_a_press_counts_once_and_one_of_another_lesson_shows_that_of_now(ann):
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


async def test_a_course_outlives_a_restart_and_another_persons_is_another(ann, store):
    await ann.open()
    await ann.press("learn-on")
    await ann.press("pick", "2")
    again = Learner(Courses(store, catalogue_of(TinyGame()), Languages(store, "en", ("en",))))
    assert "picked 2" in await again.open()
    assert phrase("course-button-learn-anew") in again.labels()
    page = await again.courses.press(2, Person("Bob", "<@2>"), "tiny", again.stamp(), Press("commit"))
    assert "1 of 4" in page.text
    assert "picked 2" in await again.open()


@pytest.mark.parametrize("kept", ['[["nonsense"],null]', "[[1],2]", "no JSON", '[["go-on","9"],""]'])
async def test_what_can_no_longer_be_followed_begins_anew(ann, store, kept):
    async with store.writing() as write:
        write.setting("person", 1, "course-tiny", kept)
    text = await ann.open()
    assert "1 of 4" in text
    assert (says(text, "course-begins-anew")) == (CourseProgress.read(kept).answers != ())


async def test_where_there_is_nothing_to_learn_it_is_said_so(ann):
    for key in ("heap", "chess"):
        await refused(ann.courses.open(1, ANN, key), "course-none")
