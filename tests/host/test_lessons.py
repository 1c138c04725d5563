"""Lines for players who meet something for the first time."""

from k2bot.game import limits
from k2bot.game.values import Lesson, Page
from k2bot.host.people import Lessons

BOTH = (Lesson("game.hand", "This is a hand."), Lesson("game.more", "There is more."))


async def test_each_person_is_shown_each_lesson_once(store):
    lessons, page = Lessons(store), Page("Cards", lessons=BOTH)
    assert [await lessons.due(1, page) for _ in range(3)] == ["This is a hand.", "There is more.", ""]
    assert [await Lessons(store).due(user, page) for user in (1, 2)] == ["", "This is a hand."]


async def test_without_room_or_where_tips_are_switched_off_it_is_taught_another_time(store):
    lessons, page = Lessons(store), Page("Cards", lessons=BOTH)
    assert await lessons.due(1, Page("x" * limits.TEXT, lessons=BOTH)) == ""
    for tips, lesson in (("off", ""), (None, "This is a hand.")):
        async with store.writing() as write:
            write.setting("person", 1, "tips", tips)
        assert await lessons.due(1, page) == lesson
