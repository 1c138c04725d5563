"""Lines for whoever meets something for the first time."""

from __future__ import annotations

import pytest

from k2bot.game.values import Lesson, Page
from k2bot.host.people import Lessons
from k2bot.host.store import Store
from k2bot.host.values import MESSAGE_LENGTH

BOTH = (Lesson("game.hand", "This is a hand."), Lesson("game.more", "There is more."))


@pytest.fixture
async def store(tmp_path):
    opened = await Store.open(tmp_path / "lessons.sqlite3")
    yield opened
    await opened.close()


async def test_each_person_is_shown_each_lesson_once(store):
    lessons, page = Lessons(store), Page("Cards", lessons=BOTH)
    assert [await lessons.due(1, page) for _ in range(3)] == ["This is a hand.", "There is more.", ""]
    assert await lessons.due(2, page) == "This is a hand."


async def test_what_somebody_has_met_outlives_a_restart(tmp_path):
    for expected in ("This is a hand.", ""):
        store = await Store.open(tmp_path / "kept.sqlite3")
        assert await Lessons(store).due(1, Page("Cards", lessons=BOTH[:1])) == expected
        await store.close()


async def test_a_page_without_room_teaches_it_another_time(store):
    lessons = Lessons(store)
    assert await lessons.due(1, Page("x" * MESSAGE_LENGTH, lessons=BOTH)) == ""
    assert await lessons.due(1, Page("Cards", lessons=BOTH)) == "This is a hand."


async def test_whoever_has_switched_tips_off_is_shown_none(store):
    lessons, page = Lessons(store), Page("Cards", lessons=BOTH)
    async with store.writing() as write:
        await write.setting("person", 1, "tips", "off")
    assert await lessons.due(1, page) == ""
    async with store.writing() as write:
        await write.setting("person", 1, "tips", None)
    assert await lessons.due(1, page) == "This is a hand."
