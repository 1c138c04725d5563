"""Thoughts in real processes: they answer, fail, end their process or take too long, and others go on."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from k2bot.host import thinking as module
from k2bot.host.thinking import Thinking, ThoughtError
from k2bot.thinking.question import Question

SLEEPY = Question(time.sleep, (600,))


@pytest.fixture
async def thinking():
    made = Thinking(1, longest=60)
    yield made
    made.close()


def ask(think, *facts):
    """Asks one question, however little of it may be thought about."""
    return lambda _share: Question(think, facts)


def sleepy(_share):
    return SLEEPY


def running(thinking):
    """The process that was started, if one was."""
    (process,) = thinking._processes
    return None if process.pool is None else next(iter(process.pool._processes.values()))


async def ended(process):
    """Wait until a process has ended."""
    async with asyncio.timeout(10):
        while process.is_alive():  # noqa: ASYNC110 - another process wakes nobody
            await asyncio.sleep(0.02)


async def test_processes_are_started_by_the_first_question_and_end_when_it_is_closed(thinking):
    assert running(thinking) is None
    assert await thinking.answer(ask(str, 7)) == "7"
    process = running(thinking)
    assert await thinking.answer(ask(str, 8)) == "8"
    assert running(thinking) is process
    assert process.is_alive()
    thinking.close()
    await ended(process)


async def test_a_thought_that_fails_says_why_and_harms_no_other(thinking):
    with pytest.raises(ThoughtError, match="ValueError"):
        await thinking.answer(ask(int, "seven"))
    process = running(thinking)
    assert await thinking.answer(ask(str, 7)) == "7"
    assert running(thinking) is process


async def test_a_thought_that_wants_to_end_its_process_ends_neither_that_nor_the_bot(thinking):
    with pytest.raises(ThoughtError, match="SystemExit"):
        await thinking.answer(ask(sys.exit, 3))
    process = running(thinking)
    assert await thinking.answer(ask(str, 7)) == "7"
    assert running(thinking) is process


async def test_where_nobody_waits_for_a_thought_any_more_the_next_one_still_comes_after_it(
    thinking, tmp_path
):
    begun = tmp_path / "begun"
    given_up = asyncio.create_task(
        thinking.answer(ask(subprocess.getoutput, f"touch '{begun}'; sleep 0.4; rm '{begun}'"))
    )
    while not begun.exists():  # noqa: ASYNC110 - another process wakes nobody
        await asyncio.sleep(0.02)
    given_up.cancel()
    there = []
    assert await thinking.answer(lambda _: there.append(begun.exists()) or Question(str, (7,))) == "7"
    assert there == [False]


async def test_a_thought_that_ends_its_process_is_given_up_and_the_next_one_has_a_new_one(thinking):
    with pytest.raises(ThoughtError, match="has ended, twice"):
        await thinking.answer(ask(os._exit, 3))
    assert await thinking.answer(ask(str, 7)) == "7"


async def test_a_process_that_is_killed_while_it_thinks_is_replaced_and_the_thought_had_once_more(
    thinking, tmp_path
):
    begun = tmp_path / "begun"
    slow = ask(subprocess.getoutput, f"echo x >> '{begun}'; sleep 0.3; wc -l < '{begun}'")
    thought = asyncio.create_task(thinking.answer(slow))
    while not begun.exists():  # noqa: ASYNC110 - another process wakes nobody
        await asyncio.sleep(0.02)
    killed = running(thinking)
    os.kill(killed.pid, signal.SIGKILL)
    assert (await thought).strip() == "2"
    assert running(thinking).pid != killed.pid


@pytest.fixture
def interruptible():
    """Interrupts end a process that does not see to them; in the background shells have them ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
async def test_a_process_leaves_interrupts_to_the_bot_and_gives_way_to_it(thinking):
    told = await thinking.answer(ask(eval, "str(__import__('os').nice(0))"))
    assert int(told) == min(os.nice(0) + 5, 19)
    process = running(thinking)
    os.kill(process.pid, signal.SIGINT)
    await asyncio.sleep(0.1)
    assert await thinking.answer(ask(str, 7)) == "7"
    assert running(thinking) is process


BUSY = """import fcntl, pathlib, time
lock = open({lock!r}, "w")
fcntl.flock(lock, fcntl.LOCK_EX)
pathlib.Path({begun!r}).touch()
time.sleep(60)"""

KILLED = """import asyncio, os, pathlib, signal
from k2bot.thinking.question import Question
from k2bot.host.thinking import Thinking

async def main():
    thought = asyncio.create_task(Thinking(1).answer(lambda share: Question(exec, ({busy!r},))))
    while not pathlib.Path({begun!r}).exists():
        await asyncio.sleep(0.02)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())"""


async def test_a_process_that_thinks_ends_with_the_bot_even_where_that_is_killed(tmp_path):
    """It holds a lock while it lives: a process that has ended may still be listed."""
    lock, begun = str(tmp_path / "lock"), str(tmp_path / "begun")
    killed = KILLED.format(busy=BUSY.format(lock=lock, begun=begun), begun=begun)
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", killed)
    assert await asyncio.wait_for(bot.wait(), 30) == -signal.SIGKILL
    async with asyncio.timeout(10):
        while not free(lock):  # noqa: ASYNC110 - another process wakes nobody
            await asyncio.sleep(0.02)


def free(lock):
    with Path(lock).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


async def test_a_thought_that_takes_too_long_is_waited_for_no_more_but_finished(thinking):
    await thinking.answer(ask(str, 7))
    process = running(thinking)
    thinking._longest, thinking._starting = 0.2, 60
    with pytest.raises(ThoughtError, match=r"longer than 0\.2 seconds"):
        await thinking.answer(ask(subprocess.getoutput, "sleep 0.4"))
    thinking._longest = 60
    assert await thinking.answer(ask(str, 8)) == "8", "once it has finished"
    assert running(thinking) is process


async def test_a_process_that_does_not_finish_is_ended(thinking):
    await thinking.answer(ask(str, 7))
    process = running(thinking)
    thinking._longest = 0.2
    with pytest.raises(ThoughtError, match=r"longer than 0\.2 seconds"):
        await thinking.answer(sleepy)
    await ended(process)
    thinking._longest = 60
    assert await thinking.answer(ask(str, 8)) == "8"


async def test_where_no_process_becomes_free_nobody_waits_for_ever(thinking):
    await thinking.answer(ask(str, 7))
    thinking._longest, thinking._starting = 0.2, 0
    busy = asyncio.create_task(thinking.answer(sleepy))
    await asyncio.sleep(0.1)
    with pytest.raises(ThoughtError, match="no process was free"):
        await thinking.answer(ask(str, 8))
    with pytest.raises(ThoughtError, match="longer"):
        await busy


async def test_too_much_work_is_stopped_without_ending_the_process(thinking):
    thinking._most_work = 0.2
    with pytest.raises(ThoughtError, match=r"more than 0\.2 seconds of work"):
        await thinking.answer(ask(eval, "any(0 for _ in iter(int, 1))"))
    process = running(thinking)
    assert await thinking.answer(ask(str, 7)) == "7"
    assert running(thinking) is process


async def test_a_process_that_is_stopped_takes_no_other_with_it():
    thinking = Thinking(2, longest=60)
    await thinking.answer(ask(str, 7))
    thinking._longest = 0.2
    short = asyncio.create_task(thinking.answer(sleepy))
    long = asyncio.create_task(thinking.answer(ask(subprocess.getoutput, "sleep 0.5; echo there"), "new"))
    with pytest.raises(ThoughtError, match="longer"):
        await short
    assert await long == "there"
    thinking.close()


async def test_new_processes_may_take_longer_for_their_start(thinking):
    thinking._longest, thinking._starting = 0.01, 60
    assert await thinking.answer(ask(str, 7)) == "7", "no process starts within so short a time"
    with pytest.raises(ThoughtError, match=r"longer than 0\.01 seconds"):
        await thinking.answer(sleepy)
    running(thinking).kill()
    assert await thinking.answer(ask(str, 8)) == "8", "in another new process"


async def test_a_process_whose_first_thought_came_too_late_has_started_all_the_same(thinking, monkeypatch):
    monkeypatch.setattr(module, "STUCK", 6000)
    thinking._longest, thinking._starting = 0.01, 0
    with pytest.raises(ThoughtError, match=r"longer than 0\.01 seconds"):
        await thinking.answer(ask(str, 7))
    monkeypatch.undo()
    thinking._longest, thinking._starting = 0.2, 9
    with pytest.raises(ThoughtError, match=r"longer than 0\.2 seconds"):
        await thinking.answer(sleepy)


async def test_each_overrun_asks_for_less_work_and_each_answer_for_more(thinking):
    endless, strains, shares = Question(eval, ("any(0 for _ in iter(int, 1))",)), [], []
    thinking._most_work = 0.02
    for _ in range(5):
        with pytest.raises(ThoughtError, match="more than"):
            await thinking.answer(lambda share: shares.append(share) or endless)
        strains.append(thinking.strain)
    thinking._most_work = 60
    for _ in range(4):
        await thinking.answer(lambda share: shares.append(share) or Question(str, (7,)))
        strains.append(thinking.strain)
    assert strains == [2, 4, 8, 8, 8, 4, 2, 1, 1]
    assert shares == [100, 50, 25, 12, 12, 12, 25, 50, 100]


async def test_no_more_questions_are_in_the_processes_than_there_are_processes(thinking):
    await thinking.answer(ask(str, 7))
    given = []
    waiting = [
        asyncio.create_task(thinking.answer(lambda share: given.append(share) or SLEEPY)) for _ in range(2)
    ]
    await asyncio.sleep(0.2)
    assert len(given) == 1, "time counts from when a thought begins"
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_in_a_crowd_all_get_the_same_share_also_who_is_served_last(thinking):
    given = []
    await asyncio.gather(
        *(
            thinking.answer(lambda share: given.append(share) or Question(str, (1,)), asker)
            for asker in range(9)
        )
    )
    assert given == [100, *[25] * 8], "the first one could not know; nine for one process are more than eight"
