"""Films: shown progress, and each made once for everybody who wants it."""

import asyncio
import threading
from types import SimpleNamespace

import pytest

from k2bot.game.values import Film, Refusal
from k2bot.host.discord import compose, panels
from k2bot.host.discord.films import Films
from k2bot.host.discord.images import ImageService
from k2bot.text.words import words
from tests.phrases import phrase
from tests.waiting import PATIENCE, until


@pytest.fixture
def gallery():
    made = ImageService(workers=1)
    yield made
    made.close()


@pytest.fixture
def films(gallery, monkeypatch):
    monkeypatch.setattr(compose, "BEFORE_PROGRESS", 0)
    return films_of(gallery)


def films_of(images):
    """Films of a minimal bot."""
    return Films(SimpleNamespace(words=words()), images, None)


def film(draw, key="key"):
    return Film(key, "film.webp", "A film", "The film", "Making it", draw)


class ProgressLog:
    """Records the progress shown; the drawing thread can wait for it."""

    def __init__(self):
        self.texts = []
        self.more = threading.Condition()
        self.extras = {compose.TURN: panels.QueueTurn(say=self.say)}

    async def say(self, text):
        with self.more:
            self.texts.append(text)
            self.more.notify_all()

    def wait_for(self, text):
        with self.more:
            assert self.more.wait_for(lambda: text in self.texts, PATIENCE)


@pytest.mark.parametrize("pace", [0.001, 3600])
async def test_film_progress_is_shown_at_once_and_then_at_a_limited_pace(gallery, monkeypatch, pace):
    monkeypatch.setattr(compose, "BEFORE_PROGRESS", 0)
    monkeypatch.setattr(compose, "PROGRESS_INTERVAL", pace)
    told, films, often = ProgressLog(), films_of(gallery), pace < 1

    def draw(progress):
        told.wait_for("Making it")
        for done in (15, 30, 45):
            for _ in range(2):
                progress(done, 60)
                if often:
                    told.wait_for(f"Making it {100 * done // 60}%")
        return b"film"

    with films._claimed("key", 0):
        picture = await films._drawn(told, film(draw))
    assert picture.draw() == b"film"
    assert told.texts == ["Making it", *often * ["Making it 25%", "Making it 50%", "Making it 75%"]]


async def test_a_film_found_at_once_shows_no_progress_and_refusals_are_passed_on(films):
    async def found(refused):
        if refused:
            raise Refusal("no such game")
        return "the film"

    asked = ProgressLog()
    assert await films.find(asked, found(refused=False)) == "the film"
    with pytest.raises(Refusal, match="no such game"):
        await films.find(asked, found(refused=True))
    assert asked.texts == []


async def test_cancelling_a_request_ends_its_search_for_the_film(films):
    ended, asked = [], ProgressLog()

    async def search():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    searching = asyncio.create_task(films.find(asked, search()))
    await until(lambda: asked.texts)
    searching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await searching
    await asyncio.sleep(0)
    assert ended == [True]


async def test_a_later_request_for_the_same_film_shows_its_progress(films):
    go, told, half = threading.Event(), ProgressLog(), threading.Event()

    def draw(progress):
        progress(30, 60)
        half.set()
        go.wait(PATIENCE)
        return b"film"

    with films._claimed("key", 1):
        first = asyncio.create_task(films._drawn(ProgressLog(), film(draw)))
        await until(half.is_set)
        with films._claimed("key", 1):
            second = asyncio.create_task(films._drawn(told, film(lambda _: b"another")))
            await until(lambda: told.texts)
            go.set()
            assert (await first).draw() == (await second).draw() == b"film"
    assert told.texts == ["Making it 50%"]


async def test_a_queued_film_says_how_many_are_made_first(films):
    go, told = threading.Event(), [ProgressLog(), ProgressLog(), ProgressLog()]

    def draw(progress):
        go.wait(PATIENCE)
        return b"film"

    async def want(number):
        with films._claimed(f"film {number}", 0):
            await films._drawn(told[number], film(draw, f"film {number}"))

    making = [asyncio.create_task(want(number)) for number in range(3)]
    await until(lambda: all(one.texts for one in told))
    go.set()
    await asyncio.gather(*making)
    assert [one.texts[0] for one in told] == [
        "Making it",
        phrase("discord-film-later", making="Making it", before=1),
        phrase("discord-film-later", making="Making", before="it 2"),
    ]


async def test_a_film_too_large_for_the_cache_is_still_drawn_only_once():
    small, drawn = ImageService(workers=1, capacity=3), []
    films = films_of(small)

    def draw(progress):
        drawn.append(1)
        return b"a long film"

    picture = await films._drawn(ProgressLog(), film(draw))
    assert not small.has("key")
    assert (picture.draw(), drawn) == (b"a long film", [1])
    small.close()


async def test_slow_pictures_are_drawn_one_by_one_in_their_own_thread(films, gallery):
    go, names = threading.Event(), []

    def draw(progress):
        names.append(threading.current_thread().name)
        go.wait(PATIENCE)
        return b"film"

    making = [asyncio.create_task(films._drawn(ProgressLog(), film(draw, key))) for key in ("one", "two")]
    await until(lambda: names)
    assert (len(names), names[0].startswith("slow-picture")) == (1, True)
    go.set()
    await asyncio.gather(*making)
    assert len(set(names)) == 1
