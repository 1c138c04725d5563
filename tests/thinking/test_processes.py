"""Thoughts in real processes: they answer, fail, end their process or take too long, and others go on."""

import asyncio
import ctypes
import fcntl
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from k2bot.thinking.processes import Limits, Thinking, ThoughtError
from k2bot.thinking.question import Question
from k2bot.worker import PROGRAM, framed
from tests.pids import pids
from tests.waiting import until

SLEEPY = Question(time.sleep, (600,))
ENDLESS = Question(eval, ("any(0 for _ in iter(int, 1))",))
PATIENT = Limits(longest=60)


@pytest.fixture
async def thinking():
    made = Thinking(1, PATIENT)
    yield made
    await made.close()


@pytest.fixture
def gate(tmp_path):
    made = Gate(tmp_path)
    yield made
    made.open.touch()  # a shell whose process was ended waits for it, too


class Gate:
    """A thought that says when it has begun, and goes on until it is let through."""

    def __init__(self, folder):
        self.begun, self.open = folder / "begun", folder / "open"

    def question(self, _percent):
        waits = (
            f"echo >> '{self.begun}'; until [ -e '{self.open}' ]; do sleep 0.02; done; wc -l < '{self.begun}'"
        )
        return Question(subprocess.getoutput, (waits,))

    async def reached(self):
        await until(self.begun.exists)


def ask(think, *facts):
    """Asks one question, however little of it may be thought about."""
    return lambda _percent: Question(think, facts)


def sleepy(_percent):
    return SLEEPY


async def fails(thinking, question, why):
    with pytest.raises(ThoughtError, match=why):
        await thinking.answer(question)


def running(thinking):
    """The number of the process that was started."""
    (pid,) = pids(thinking)
    return pid


async def goes_on(thinking):
    """The same process answers the next question."""
    pid = running(thinking)
    assert await thinking.answer(ask(str, 7)) == "7"
    assert running(thinking) == pid


def is_there(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def resident_bytes(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def test_processes_are_started_by_the_first_question_and_end_when_it_is_closed(thinking):
    assert pids(thinking) == ()
    assert await thinking.answer(ask(str, 7)) == "7"
    pid = running(thinking)
    assert await thinking.answer(ask(str, 8)) == "8"
    assert running(thinking) == pid
    assert is_there(pid)
    await thinking.close()
    assert pids(thinking) == ()
    await until(lambda: not is_there(pid))


@pytest.mark.parametrize(
    ("think", "fact", "why"), [(int, "seven", "ValueError"), (sys.exit, 3, "SystemExit")]
)
async def test_a_thought_that_fails_or_wants_to_end_its_process_says_why_and_harms_no_other(
    thinking, think, fact, why
):
    await fails(thinking, ask(think, fact), why)
    await goes_on(thinking)


async def test_what_a_thought_prints_or_reads_does_not_come_between_and_long_ones_go_through(thinking):
    assert await thinking.answer(ask(eval, "print('loud') or input() if 0 else str(print('loud'))")) == "None"
    await fails(thinking, ask(input), "EOFError")
    assert await thinking.answer(ask(subprocess.getoutput, "echo quiet; cat")) == "quiet"
    long = "x" * 3_000_000
    assert await thinking.answer(ask(str.upper, long)) == long.upper()


async def test_where_nobody_waits_for_a_thought_any_more_the_next_one_still_comes_after_it(thinking, gate):
    given_up = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    given_up.cancel()
    asked = []
    next_one = asyncio.create_task(
        thinking.answer(lambda _: asked.append(gate.open.exists()) or Question(str, (7,)))
    )
    await asyncio.sleep(0)
    gate.open.touch()
    assert await next_one == "7"
    assert asked == [True]


async def test_a_thought_that_ends_its_process_is_given_up_and_the_next_one_has_a_new_one(thinking):
    await fails(thinking, ask(os._exit, 3), "has ended, twice")
    assert await thinking.answer(ask(str, 7)) == "7"


async def test_a_process_that_is_killed_while_it_thinks_is_replaced_and_the_thought_had_once_more(
    thinking, gate
):
    thought = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    killed = running(thinking)
    os.kill(killed, signal.SIGKILL)
    gate.open.touch()
    assert (await thought).strip() == "2"
    assert running(thinking) != killed


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
    os.kill(running(thinking), signal.SIGINT)
    await goes_on(thinking)


BUSY = """import fcntl, pathlib, time
lock = open({lock!r}, "w")
fcntl.flock(lock, fcntl.LOCK_EX)
pathlib.Path({begun!r}).touch()
time.sleep(60)"""

KILLED = """import asyncio, os, pathlib, signal
from k2bot.thinking.processes import Thinking
from k2bot.thinking.question import Question

async def main():
    thought = asyncio.create_task(Thinking(1).answer(lambda percent: Question(exec, ({busy!r},))))
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
    await until(lambda: is_free(lock))


def is_free(lock):
    with Path(lock).open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


async def test_a_thought_that_takes_too_long_is_waited_for_no_more_but_finished(thinking, gate):
    await thinking.answer(ask(str, 7))
    pid = running(thinking)
    thinking.limits = Limits(longest=0.2, stuck=6000)
    await fails(thinking, gate.question, r"longer than 0\.2 seconds")
    thinking.limits = PATIENT
    gate.open.touch()
    assert await thinking.answer(ask(str, 8)) == "8", "once it has finished"
    assert running(thinking) == pid


async def test_where_no_process_becomes_free_nobody_waits_for_ever(thinking, gate):
    busy = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    thinking.limits = Limits(longest=0.1, starting=0)
    await fails(thinking, ask(str, 8), "no process was free")
    gate.open.touch()
    assert (await busy).strip() == "1"


async def test_too_much_work_is_stopped_without_ending_the_process(thinking):
    thinking.limits = Limits(most_work=0.2, longest=60)
    await fails(thinking, lambda _percent: ENDLESS, r"more than 0\.2 seconds of work")
    await goes_on(thinking)


async def test_a_process_that_is_stopped_takes_no_other_with_it(gate):
    thinking = Thinking(2, PATIENT)
    await thinking.answer(ask(str, 7))
    long = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    (stays,) = pids(thinking)
    thinking.limits = Limits(longest=0.2, starting=0)
    await fails(thinking, sleepy, "longer")
    await until(lambda: pids(thinking) == (stays,))
    gate.open.touch()
    assert (await long).strip() == "1"
    await thinking.close()


async def test_new_processes_may_take_longer_for_their_start(thinking):
    thinking.limits = Limits(longest=0.01, starting=60)
    assert await thinking.answer(ask(str, 7)) == "7", "no process starts within so short a time"
    await fails(thinking, sleepy, r"longer than 0\.01 seconds")
    await until(lambda: pids(thinking) == ())
    assert await thinking.answer(ask(str, 8)) == "8", "in another new process"


async def test_a_process_whose_first_thought_came_too_late_has_started_all_the_same(thinking):
    for starting, longest in ((0, 0.01), (9, 0.2)):
        thinking.limits = Limits(longest=longest, starting=starting, stuck=6000)
        question = sleepy if starting else ask(str, 7)
        await fails(thinking, question, rf"longer than {longest} seconds")


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize(
    ("depth", "percent"),
    [
        *((1, 100), (4, 100), (5, 50), (8, 50), (9, 25), (16, 25)),
        *((17, 12), (33, 6), (65, 3), (129, 1), (9999, 1)),
    ],
)
def test_the_longer_the_line_for_each_process_the_less_work_a_question_gets(workers, depth, percent):
    assert Thinking(workers).percent(depth * workers) == percent


async def test_each_overrun_asks_for_less_work_and_each_answer_for_more(thinking):
    percents = []
    thinking.limits = Limits(most_work=0.02, longest=60)
    for _ in range(5):
        await fails(thinking, lambda percent: percents.append(percent) or ENDLESS, "more than")
    thinking.limits = PATIENT
    for _ in range(4):
        await thinking.answer(lambda percent: percents.append(percent) or Question(str, (7,)))
    assert percents == [100, 50, 25, 12, 12, 12, 25, 50, 100]


async def test_a_question_is_asked_only_once_a_process_is_free_for_it(thinking, gate):
    """So the time of a thought counts from when it begins."""
    given = []
    first = asyncio.create_task(thinking.answer(gate.question))
    second = asyncio.create_task(
        thinking.answer(lambda _percent: given.append(first.done()) or Question(str, (7,)))
    )
    await gate.reached()
    assert not given
    gate.open.touch()
    assert await second == "7"
    assert given == [True]


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="only glibc can be asked to let go")
async def test_an_idle_process_gives_back_the_memory_it_has_freed(thinking):
    """The block that stays lies above the freed ones, so the C library wouldn't give them back by itself."""
    kept = "vars(__import__('sys')).update(kept=[bytes(100_000) for _ in range(1000)][-1]) or 'done'"
    await thinking.answer(ask(eval, kept))
    pid = running(thinking)
    full = resident_bytes(pid)
    await until(lambda: resident_bytes(pid) < full - 50_000_000)


async def test_who_waits_when_it_is_closed_is_told_so(thinking, gate):
    waiting = [asyncio.create_task(thinking.answer(gate.question)) for _ in range(2)]
    await gate.reached()
    await thinking.close()
    for task in waiting:
        with pytest.raises(ThoughtError, match="being stopped"):
            await task


def test_a_process_whose_bot_takes_no_answer_any_more_ends_without_a_word():
    """The bot was killed while it thought: what it would say of that stood in the bot's log."""
    with subprocess.Popen(  # noqa: S603 - trusted command
        [sys.executable, "-c", PROGRAM.format(path=sys.path, niceness=0)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        child.stdout.close()
        child.stdin.write(framed(pickle.dumps((Question(str, ("thought",)), 1.0))))
        child.stdin.flush()
        assert child.stderr.read() == b""
        assert child.wait() == 0
