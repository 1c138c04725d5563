"""Pictures are drawn off the loop, once for all who want the same one, and kept within bounds."""

from __future__ import annotations

import asyncio
import logging
import threading
import time

import pytest

from k2bot.game.values import Picture
from k2bot.host.discord import images
from k2bot.host.discord.images import ImageService
from k2bot.host.service import event_loop


@pytest.fixture
def gallery():
    made = ImageService(workers=2, capacity=100)
    yield made
    made.close()


def picture(key, draw):
    return Picture(key, "board.png", "The board", draw)


async def test_drawing_happens_in_a_thread_of_its_own(gallery):
    drawn_in = []

    def draw():
        drawn_in.append(threading.current_thread())
        return b"picture"

    assert await gallery.draw(picture("a", draw)) == b"picture"
    assert drawn_in != [threading.main_thread()]


async def test_the_loop_goes_on_while_a_picture_is_drawn(gallery):
    let_go = threading.Event()
    drawing = asyncio.create_task(gallery.draw(picture("a", lambda: let_go.wait(5) and b"picture")))
    await asyncio.sleep(0.01)
    assert not drawing.done()
    let_go.set()
    assert await drawing == b"picture"


async def test_equal_keys_wanted_at_once_and_later_are_drawn_once(gallery):
    drawn = []

    def draw():
        drawn.append(1)
        time.sleep(0.02)
        return b"picture"

    wanted = await asyncio.gather(*(gallery.draw(picture("a", draw)) for _ in range(5)))
    assert wanted == [b"picture"] * 5
    assert await gallery.draw(picture("a", draw)) == b"picture"
    assert len(drawn) == 1


async def test_the_least_recently_wanted_goes_when_there_is_no_room(gallery):
    drawn = []

    def draw(key):
        def work():
            drawn.append(key)
            return b"x" * 40

        return picture(key, work)

    for key in ("a", "b", "a", "c", "a", "b"):  # "c" pushes "b" out, since "a" was wanted after it
        await gallery.draw(draw(key))
    assert drawn == ["a", "b", "c", "b"]


async def test_a_drawing_that_fails_is_logged_and_the_next_one_tries_again(gallery, caplog):
    def broken():
        raise ZeroDivisionError("no paint")

    assert await gallery.draw(picture("secret-card", broken)) is None
    assert "no paint" in caplog.text
    assert "secret-card" not in caplog.text
    assert await gallery.draw(picture("secret-card", lambda: b"picture")) == b"picture"


async def test_a_picture_too_large_for_discord_is_left_out(gallery, caplog, monkeypatch):
    monkeypatch.setattr(images, "LARGEST", 10)
    with caplog.at_level(logging.ERROR):
        assert await gallery.draw(picture("a", lambda: b"x" * 11)) is None
    assert "11 bytes" in caplog.text


async def test_who_stops_waiting_leaves_the_drawing_to_the_others(gallery):
    let_go = threading.Event()
    wanted = picture("a", lambda: let_go.wait(5) and b"picture")
    first, second = (asyncio.create_task(gallery.draw(wanted)) for _ in range(2))
    await asyncio.sleep(0.01)
    first.cancel()
    let_go.set()
    assert await second == b"picture"


async def test_a_picture_that_nobody_waits_for_any_more_is_not_begun():
    gallery, let_go, drawn = ImageService(workers=1), threading.Event(), []

    def later():
        drawn.append(1)
        return b"later"

    first, second = (
        asyncio.create_task(gallery.draw(picture(key, lambda: let_go.wait(5) and b"first"))) for key in "ad"
    )
    given_up = [asyncio.create_task(gallery.draw(picture("b", later))) for _ in range(2)]
    kept = [asyncio.create_task(gallery.draw(picture("c", later))) for _ in range(2)]
    await asyncio.sleep(0)
    for task in (*given_up, kept[0]):
        task.cancel()
    await asyncio.wait([*given_up, kept[0]])
    let_go.set()
    assert await first == await second == b"first"
    assert (await kept[1], drawn) == (b"later", [1])
    assert await gallery.draw(picture("b", later)) == b"later", "asked for again it is drawn"
    gallery.close()


async def test_the_bot_itself_begins_none_while_answers_are_due_but_for_a_bounded_time(monkeypatch):
    gallery, drawn = ImageService(workers=0), []

    def draw():
        drawn.append(1)
        return b"picture"

    monkeypatch.setattr(event_loop, "BEHIND", -1.0)  # as if each round of the loop took too long
    monkeypatch.setattr(images, "ANSWERS_FIRST", 60.0)
    first = asyncio.create_task(gallery.draw(picture("a", draw)))
    await asyncio.sleep(0.05)
    assert drawn == []
    monkeypatch.setattr(event_loop, "BEHIND", 60.0)
    assert (await first, drawn) == (b"picture", [1])
    monkeypatch.setattr(event_loop, "BEHIND", -1.0)
    monkeypatch.setattr(images, "ANSWERS_FIRST", 0.05)
    async with asyncio.timeout(10):
        assert await gallery.draw(picture("b", draw)) == b"picture"
    gallery.close()
