"""Pictures are drawn by processes of their own, whose ends and faults harm no other picture."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from functools import partial

import pytest

from k2bot.game.values import Picture
from k2bot.host.discord import images as module
from k2bot.host.discord.images import ImageError, ImageService, ImageWorkers
from tests.waiting import until

GOOD = partial(bytes, b"picture")


def told(expression):
    """A picture whose file is what an expression says in the process that draws."""
    return partial(eval, f"str({expression}).encode()")


@pytest.fixture
def painters():
    made = ImageWorkers(1)
    yield made
    made.close()


def drawn(painters, draw):
    return painters.submit(draw).result(30)


def test_a_process_draws_one_picture_after_another_and_gives_way_to_the_bot(painters):
    assert (painters.apart, painters.pids) == (True, ()), "none is started before there is a picture"
    (pid,) = {int(drawn(painters, told("__import__('os').getpid()"))) for _ in range(2)}
    assert painters.pids == (pid,)
    assert pid != os.getpid()
    assert int(drawn(painters, told("__import__('os').nice(0)"))) == min(os.nice(0) + 2, 19)
    painters.close()
    assert painters.pids == ()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_each_gets_its_own_picture_where_many_are_drawn(painters):
    """A process has the next one at hand before it is asked for the answer to the one before."""
    wanted = [b"%d" % number * (1 + 40_000 * (number % 3)) for number in range(24)]
    assert [one.result(30) for one in [painters.submit(partial(bytes, file)) for file in wanted]] == wanted
    assert len(painters.pids) == 1


def test_what_waits_behind_a_picture_that_ends_the_process_is_drawn(painters):
    deadly, others = painters.submit(partial(os._exit, 3)), [painters.submit(GOOD) for _ in range(3)]
    assert [one.result(30) for one in others] == [b"picture"] * 3
    with pytest.raises(ImageError, match="has ended, twice"):
        deadly.result(30)


def test_without_processes_threads_of_the_bot_draw():
    painters = ImageWorkers(0)
    assert not painters.apart
    assert int(drawn(painters, told("__import__('os').getpid()"))) == os.getpid()
    painters.close()


def test_what_only_the_bot_has_is_drawn_by_a_thread_of_it_and_the_log_is_told_once(painters, caplog):
    drew = []
    for _ in range(2):
        assert drawn(painters, lambda: drew.append(threading.current_thread()) or b"picture") == b"picture"
    assert threading.main_thread() not in drew
    assert painters.pids == ()
    (told,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert f"{__name__}.test_what_only_the_bot_has" in told.getMessage()


def test_a_drawing_that_fails_says_why_and_its_process_goes_on(painters):
    with pytest.raises(ImageError, match="ZeroDivisionError"):
        drawn(painters, partial(divmod, 1, 0))
    before = painters.pids
    assert drawn(painters, GOOD) == b"picture"
    assert painters.pids == before


def test_a_drawing_that_takes_too_much_work_is_given_up(painters, monkeypatch):
    monkeypatch.setattr(module, "WORK", 0.1)
    with pytest.raises(ImageError, match=r"more than 0\.1 seconds"):
        drawn(painters, partial(exec, "while True: pass"))
    assert drawn(painters, GOOD) == b"picture"


def test_a_process_that_is_stuck_is_ended(painters, monkeypatch):
    drawn(painters, GOOD)
    (stuck,) = painters.pids
    monkeypatch.setattr(module, "STUCK", 0.1)
    with pytest.raises(ImageError, match="has ended, twice"):
        drawn(painters, partial(time.sleep, 60))
    monkeypatch.undo()
    assert drawn(painters, GOOD) == b"picture"
    assert painters.pids != (stuck,)


def test_a_picture_whose_process_is_killed_is_drawn_by_another(painters, tmp_path):
    """The first process waits to be killed; the second finds that there was one."""
    begun = tmp_path / "begun"
    waits = (
        f"import pathlib, time; file = pathlib.Path({str(begun)!r})\n"
        "file.exists() and 1/0\nfile.touch(); time.sleep(60)"
    )
    drawing = painters.submit(partial(exec, waits))
    while not begun.exists():
        time.sleep(0.01)
    os.kill(painters.pids[0], signal.SIGKILL)
    with pytest.raises(ImageError, match="ZeroDivisionError"):
        drawing.result(30)


async def test_a_gallery_without_painters_left_sends_no_picture_and_tells_the_log(caplog):
    gallery = ImageService(workers=1)
    dies = Picture("a", "board.png", "The board", partial(os._exit, 3))
    with caplog.at_level(logging.WARNING):
        assert await gallery.draw(dies) is None
    assert "has ended, twice" in caplog.text
    assert await gallery.draw(Picture("b", "board.png", "The board", GOOD)) == b"picture"
    gallery.close()


async def test_a_bot_that_stops_ends_its_painters_at_once():
    gallery = ImageService(workers=1)
    slow = Picture("a", "board.png", "The board", partial(time.sleep, 60))
    drawing = asyncio.create_task(gallery.draw(slow))
    await until(lambda: gallery._workers.pids)
    gallery.close()
    async with asyncio.timeout(10):
        assert await drawing is None
