"""Images: drawn by workers off the event loop, once per key, in a bounded cache."""

import asyncio
import logging
import os
import signal
import threading
import time
from functools import partial

import pytest

from k2bot.game.values import Picture
from k2bot.host import event_loop
from k2bot.host.discord import images
from k2bot.host.discord.images import ImageError, ImageService
from tests.pids import pids
from tests.waiting import until


@pytest.fixture
def service():
    made = ImageService(workers=2, capacity=100)
    yield made
    made.close()


def picture(key, draw):
    return Picture(key, "board.png", "The board", draw)


async def test_pictures_with_equal_keys_are_drawn_once(service):
    drawn = []

    def draw():
        drawn.append(1)
        time.sleep(0.02)
        return b"picture"

    wanted = await asyncio.gather(*(service.draw(picture("a", draw)) for _ in range(5)))
    assert wanted == [b"picture"] * 5
    assert await service.draw(picture("a", draw)) == b"picture"
    assert len(drawn) == 1


async def test_a_full_picture_cache_evicts_the_least_recently_used(service):
    drawn = []

    def draw(key):
        def work():
            drawn.append(key)
            return b"x" * 40

        return picture(key, work)

    for key in ("a", "b", "a", "c", "a", "b"):  # "c" pushes "b" out, since "a" was wanted after it
        await service.draw(draw(key))
    assert drawn == ["a", "b", "c", "b"]


async def test_a_failed_or_oversized_picture_is_logged_and_can_be_redrawn(service, caplog, monkeypatch):
    assert await service.draw(picture("secret-card", partial(divmod, 1, 0))) is None
    assert "ZeroDivisionError" in caplog.text
    assert "secret-card" not in caplog.text
    assert await service.draw(picture("secret-card", lambda: b"picture")) == b"picture"
    monkeypatch.setattr(images, "UPLOAD_LIMIT", 10)
    assert await service.draw(picture("a", lambda: b"x" * 11)) is None
    assert "11 bytes" in caplog.text


async def test_a_picture_nobody_waits_for_is_not_drawn():
    service, let_go, drawn = ImageService(workers=1), threading.Event(), []

    def later():
        drawn.append(1)
        return b"later"

    first, second = (
        asyncio.create_task(service.draw(picture(key, lambda: let_go.wait(5) and b"first"))) for key in "ad"
    )
    given_up = [asyncio.create_task(service.draw(picture("b", later))) for _ in range(2)]
    kept = [asyncio.create_task(service.draw(picture("c", later))) for _ in range(2)]
    await asyncio.sleep(0)
    for task in (*given_up, kept[0]):
        task.cancel()
    await asyncio.wait([*given_up, kept[0]])
    let_go.set()
    assert await first == await second == b"first"
    assert (await kept[1], drawn) == (b"later", [1])
    assert await service.draw(picture("b", later)) == b"later", "asked for again it is drawn"
    service.close()


async def test_closing_withdraws_drawings_that_have_not_begun(caplog):
    service, let_go = ImageService(workers=0), threading.Event()
    begun = [
        asyncio.create_task(service.draw(picture(key, lambda: let_go.wait(5) and b"begun"))) for key in "ab"
    ]
    queued = asyncio.create_task(service.draw(picture("c", lambda: b"queued")))
    await until(lambda: not service.waits("a") and not service.waits("b") and service.waits("c"))
    service.close()
    let_go.set()
    await asyncio.wait([*begun, queued])
    assert [task.result() for task in begun] == [b"begun"] * 2
    assert queued.cancelled()
    assert "drawing failed" not in caplog.text


async def test_drawing_in_the_bot_waits_for_due_answers_for_a_limited_time(monkeypatch):
    service, drawn = ImageService(workers=0), []

    def draw():
        drawn.append(1)
        return b"picture"

    monkeypatch.setattr(event_loop, "OVERLOADED_AFTER", -1.0)  # as if each round of the loop took too long
    monkeypatch.setattr(event_loop, "ANSWERS_FIRST", 60.0)
    first = asyncio.create_task(service.draw(picture("a", draw)))
    await asyncio.sleep(0.05)
    assert drawn == []
    monkeypatch.setattr(event_loop, "OVERLOADED_AFTER", 60.0)
    assert (await first, drawn) == (b"picture", [1])
    monkeypatch.setattr(event_loop, "OVERLOADED_AFTER", -1.0)
    monkeypatch.setattr(event_loop, "ANSWERS_FIRST", 0.05)
    async with asyncio.timeout(10):
        assert await service.draw(picture("b", draw)) == b"picture"
    service.close()


# ------------------------------------------------------------------------------------------------ workers

GOOD = partial(bytes, b"picture")


def told(expression):
    """A drawing whose file is the value of an expression in the drawing process."""
    return partial(eval, f"str({expression}).encode()")


@pytest.fixture
def workers():
    made = ImageService(workers=1)
    yield made
    made.close()


def drawn(workers, draw):
    return workers.submit(draw).result(30)


def test_one_low_priority_process_draws_picture_after_picture(workers):
    assert pids(workers) == (), "none is started before there is a picture"
    (pid,) = {int(drawn(workers, told("__import__('os').getpid()"))) for _ in range(2)}
    assert pids(workers) == (pid,)
    assert pid != os.getpid()
    assert int(drawn(workers, told("__import__('os').nice(0)"))) == min(os.nice(0) + 2, 19)
    workers.close()
    assert pids(workers) == ()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_many_requests_each_get_their_own_picture(workers):
    """A process is sent the next drawing before its last answer is read."""
    wanted = [b"%d" % number * (1 + 40_000 * (number % 3)) for number in range(24)]
    assert [one.result(30) for one in [workers.submit(partial(bytes, file)) for file in wanted]] == wanted
    assert len(pids(workers)) == 1


@pytest.mark.parametrize(
    ("limit", "draw", "reason", "ends"),
    [
        ("", partial(divmod, 1, 0), "ZeroDivisionError", False),
        ("", partial(os._exit, 3), "has ended, twice", True),
        ("WORK_TIMEOUT", partial(exec, "while True: pass"), r"more than 0\.1 seconds", False),
        ("DRAWING_TIMEOUT", partial(time.sleep, 60), "has ended, twice", True),
    ],
)
def test_a_failed_drawing_reports_why_and_later_ones_still_succeed(
    workers, monkeypatch, limit, draw, reason, ends
):
    drawn(workers, GOOD)
    before = pids(workers)
    if limit:
        monkeypatch.setattr(images, limit, 0.1)
    fails = workers.submit(draw)
    with pytest.raises(ImageError, match=reason):
        fails.result(30)
    monkeypatch.undo()
    others = [workers.submit(GOOD) for _ in range(3)]
    assert [one.result(30) for one in others] == [b"picture"] * 3
    assert (pids(workers) != before) == ends


def test_without_processes_the_bots_threads_draw():
    workers = ImageService(workers=0)
    assert int(drawn(workers, told("__import__('os').getpid()"))) == os.getpid()
    workers.close()


def test_unpicklable_drawings_run_in_a_thread_and_are_logged_once(workers, caplog):
    drew = []
    for _ in range(2):
        assert drawn(workers, lambda: drew.append(threading.current_thread()) or b"picture") == b"picture"
    assert threading.main_thread() not in drew
    assert pids(workers) == ()
    (told,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert f"{__name__}.test_unpicklable_drawings" in told.getMessage()


def test_a_picture_whose_process_is_killed_is_redrawn_by_another(workers, tmp_path):
    """The first process waits to be killed; the second finds its file and fails."""
    begun = tmp_path / "begun"
    waits = (
        f"import pathlib, time; file = pathlib.Path({str(begun)!r})\n"
        "file.exists() and 1/0\nfile.touch(); time.sleep(60)"
    )
    drawing = workers.submit(partial(exec, waits))
    while not begun.exists():
        time.sleep(0.01)
    os.kill(pids(workers)[0], signal.SIGKILL)
    with pytest.raises(ImageError, match="ZeroDivisionError"):
        drawing.result(30)


async def test_closing_ends_drawing_processes_at_once():
    service = ImageService(workers=1)
    slow = Picture("a", "board.png", "The board", partial(time.sleep, 60))
    drawing = asyncio.create_task(service.draw(slow))
    await until(lambda: pids(service))
    service.close()
    async with asyncio.timeout(10):
        assert await drawing is None
