"""Films are made with word of how far they have come, not too often, and once for all who want them."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from k2bot.host.discord.films import Films
from k2bot.host.discord.layout import Composer
from k2bot.host.discord.pictures import Gallery
from k2bot.host.game import Film, Refusal
from k2bot.text.words import words


@pytest.fixture
def gallery():
    made = Gallery(threads=1)
    yield made
    made.close()


@pytest.fixture
def films(gallery):
    return Films(gallery, Composer(gallery), words(), pace=0.1)


def film(draw, key="key"):
    return Film(key, "film.webp", "A film", "The film", "Making it", draw)


class Told:
    """What is told, and when (seconds)."""

    def __init__(self):
        self.texts, self.times = [], []

    async def __call__(self, text):
        self.texts.append(text)
        self.times.append(time.monotonic())


async def test_progress_is_told_at_once_then_at_a_pace_and_only_when_there_is_some(films):
    told = Told()

    def draw(progress):
        for done in range(30):  # for three paces it gets on, for two it does not
            progress(done, 60)
            time.sleep(0.01)
        time.sleep(0.2)
        return b"film"

    with films._claimed("key", []):
        picture = await films._watched(film(draw), told)
    assert picture.draw() == b"film"
    assert told.texts[0] == "Making it"
    assert all(text.startswith("Making it ") and text.endswith(" %") for text in told.texts[1:])
    assert len(told.texts) == len(set(told.texts))
    assert len(told.texts) >= 3
    assert min(later - earlier for earlier, later in zip(told.times, told.times[1:], strict=False)) > 0.09


class Asked:
    """An interaction whose answer is told how it goes."""

    def __init__(self):
        self.texts = []

    async def edit_original_response(self, *, content):
        self.texts.append(content)


async def test_who_asks_for_a_film_hears_at_once_that_its_story_is_put_together(films):
    asked, go = Asked(), asyncio.Event()

    async def search():
        await go.wait()
        return "the film"

    searching = asyncio.create_task(films.sought(asked, search()))
    await asyncio.sleep(0.05)
    assert asked.texts == ["Getting the film ready …"]
    go.set()
    assert await searching == "the film"
    assert len(asked.texts) == 1


async def test_what_is_found_at_once_needs_no_word_and_a_refusal_is_passed_on(films):
    async def refused():
        raise Refusal("no such game")

    async def found():
        return "the film"

    asked = Asked()
    assert await films.sought(asked, found()) == "the film"
    with pytest.raises(Refusal, match="no such game"):
        await films.sought(asked, refused())
    assert asked.texts == []


async def test_a_search_ends_with_whoever_wanted_it(films):
    ended = []

    async def search():
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    class Unanswered(Asked):
        async def edit_original_response(self, *, content):
            await asyncio.sleep(60)

    searching = asyncio.create_task(films.sought(Unanswered(), search()))
    await asyncio.sleep(0.05)
    searching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await searching
    await asyncio.sleep(0)
    assert ended == [True]


async def test_who_asks_later_hears_how_far_the_same_film_is(films):
    go, told = threading.Event(), Told()

    def draw(progress):
        progress(30, 60)
        go.wait(5)
        return b"film"

    with films._claimed("key", ["user 1"]):
        first = asyncio.create_task(films._watched(film(draw), Told()))
        await asyncio.sleep(0.05)
        with films._claimed("key", ["user 2"]):
            second = asyncio.create_task(films._watched(film(lambda _: b"another"), told))
            await asyncio.sleep(0.05)
            go.set()
            assert (await first).draw() == (await second).draw() == b"film"
    assert told.texts == ["Making it 50 %"]


async def test_who_waits_for_other_films_hears_how_many_are_made_first(films):
    go, told = threading.Event(), [Told(), Told(), Told()]

    def draw(progress):
        go.wait(5)
        return b"film"

    async def want(number):
        with films._claimed(f"film {number}", []):
            await films._watched(film(draw, f"film {number}"), told[number])

    making = [asyncio.create_task(want(number)) for number in range(3)]
    await asyncio.sleep(0.05)
    go.set()
    await asyncio.gather(*making)
    assert [one.texts[0] for one in told] == [
        "Making it",
        "Making it Another film is made first.",
        "Making it 2 other films are made first.",
    ]


async def test_a_film_is_kept_in_hand_where_the_gallery_has_no_room_for_it():
    small, drawn = Gallery(threads=1, capacity=3), []
    films = Films(small, Composer(small), words())

    def draw(progress):
        drawn.append(1)
        return b"a long film"

    picture = await films._watched(film(draw), None)
    assert not small.has("key")
    assert (picture.draw(), drawn) == (b"a long film", [1])
    small.close()


async def test_slow_pictures_are_drawn_apart_from_the_others(films, gallery):
    go, names = threading.Event(), []

    def draw(progress):
        names.append(threading.current_thread().name)
        go.wait(5)
        return b"film"

    making = [asyncio.create_task(films._watched(film(draw, key), None)) for key in ("one", "two")]
    await asyncio.sleep(0.05)
    assert (len(names), names[0].startswith("slow-picture")) == (1, True)
    go.set()
    await asyncio.gather(*making)
    assert len(set(names)) == 1
