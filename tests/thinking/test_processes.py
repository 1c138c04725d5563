"""Questions in real processes: they answer, fail, crash or time out without affecting others."""

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
    """A question that signals its start and runs until the gate opens."""

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
    """Ask the same question whatever the work budget."""
    return lambda _percent: Question(think, facts)


def sleepy(_percent):
    return SLEEPY


async def fails(thinking, question, why):
    with pytest.raises(ThoughtError, match=why):
        await thinking.answer(question)


def running(thinking):
    """Process ID of the only worker."""
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


async def test_the_first_question_starts_a_process_and_closing_ends_it(thinking):
    assert pids(thinking) == ()
    assert await thinking.answer(ask(str, 7)) == "7"
    pid = running(thinking)
    assert await thinking.answer(ask(str, 8)) == "8"
    assert running(thinking) == pid
    assert is_there(pid)
    await thinking.close()
    assert pids(thinking) == ()
    await until(lambda: not is_there(pid))


async def test_a_process_inherits_neither_token_nor_password(thinking, monkeypatch):
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "PGPASSWORD", "PGPASSFILE", "K2_OTHER"):
        monkeypatch.setenv(name, "secret")
    names = "[name for name, value in __import__('os').environ.items() if value == 'secret']"
    assert await thinking.answer(ask(eval, names)) == "['K2_OTHER']"


@pytest.mark.parametrize(
    ("think", "fact", "why"), [(int, "seven", "ValueError"), (sys.exit, 3, "SystemExit")]
)
async def test_a_failing_question_reports_why_and_leaves_its_process_usable(thinking, think, fact, why):
    await fails(thinking, ask(think, fact), why)
    await goes_on(thinking)


async def test_prints_reads_and_long_answers_do_not_break_the_pipe(thinking):
    assert await thinking.answer(ask(eval, "print('loud') or input() if 0 else str(print('loud'))")) == "None"
    await fails(thinking, ask(input), "EOFError")
    assert await thinking.answer(ask(subprocess.getoutput, "echo quiet; cat")) == "quiet"
    long = "x" * 3_000_000
    assert await thinking.answer(ask(str.upper, long)) == long.upper()


async def test_the_next_question_waits_until_an_abandoned_one_has_finished(thinking, gate):
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


async def test_a_question_that_keeps_killing_its_process_fails_without_harming_the_next(thinking):
    await fails(thinking, ask(os._exit, 3), "has ended, twice")
    assert await thinking.answer(ask(str, 7)) == "7"


async def test_a_process_killed_at_work_is_replaced_and_its_question_repeated(thinking, gate):
    thought = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    killed = running(thinking)
    os.kill(killed, signal.SIGKILL)
    gate.open.touch()
    assert (await thought).strip() == "2"
    assert running(thinking) != killed


@pytest.fixture
def interruptible():
    """Restore Python's SIGINT handler: shells make background jobs ignore the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
async def test_worker_processes_ignore_interrupts_and_run_at_lower_priority(thinking):
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


async def test_a_busy_worker_process_ends_even_when_the_bot_is_killed(tmp_path):
    """Detected by a lock the process holds, since an ended process may still be listed."""
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


async def test_an_overdue_question_fails_but_its_process_finishes_and_stays(thinking, gate):
    await thinking.answer(ask(str, 7))
    pid = running(thinking)
    thinking.limits = Limits(longest=0.2, stuck=6000)
    await fails(thinking, gate.question, r"longer than 0\.2 seconds")
    thinking.limits = PATIENT
    gate.open.touch()
    assert await thinking.answer(ask(str, 8)) == "8", "once it has finished"
    assert running(thinking) == pid


async def test_waiting_for_a_free_process_times_out(thinking, gate):
    busy = asyncio.create_task(thinking.answer(gate.question))
    await gate.reached()
    thinking.limits = Limits(longest=0.1, starting=0)
    await fails(thinking, ask(str, 8), "no process was free")
    gate.open.touch()
    assert (await busy).strip() == "1"


async def test_too_much_work_stops_the_question_but_not_the_process(thinking):
    thinking.limits = Limits(most_work=0.2, longest=60)
    await fails(thinking, lambda _percent: ENDLESS, r"more than 0\.2 seconds of work")
    await goes_on(thinking)


async def test_stopping_one_process_leaves_the_others_running(gate):
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


async def test_new_processes_get_extra_time_to_start(thinking):
    thinking.limits = Limits(longest=0.01, starting=60)
    assert await thinking.answer(ask(str, 7)) == "7", "no process starts within so short a time"
    await fails(thinking, sleepy, r"longer than 0\.01 seconds")
    await until(lambda: pids(thinking) == ())
    assert await thinking.answer(ask(str, 8)) == "8", "in another new process"


async def test_a_process_counts_as_started_even_if_its_first_answer_was_late(thinking):
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
def test_a_longer_line_per_process_means_less_work_per_question(workers, depth, percent):
    assert Thinking(workers).percent(depth * workers) == percent


async def test_overruns_lower_the_work_budget_and_answers_raise_it_again(thinking):
    percents = []
    thinking.limits = Limits(most_work=0.02, longest=60)
    for _ in range(5):
        await fails(thinking, lambda percent: percents.append(percent) or ENDLESS, "more than")
    thinking.limits = PATIENT
    for _ in range(4):
        await thinking.answer(lambda percent: percents.append(percent) or Question(str, (7,)))
    assert percents == [100, 50, 25, 12, 12, 12, 25, 50, 100]


async def test_a_question_is_built_only_when_a_process_is_free(thinking, gate):
    """So a question's time limit starts when its work starts."""
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
async def test_an_idle_process_returns_freed_memory_to_the_system(thinking):
    """The remaining block is above the freed ones, so the C library wouldn't return them by itself."""
    kept = "vars(__import__('sys')).update(kept=[bytes(100_000) for _ in range(1000)][-1]) or 'done'"
    await thinking.answer(ask(eval, kept))
    pid = running(thinking)
    full = resident_bytes(pid)
    await until(lambda: resident_bytes(pid) < full - 50_000_000)


async def test_closing_tells_everyone_who_is_waiting(thinking, gate):
    waiting = [asyncio.create_task(thinking.answer(gate.question)) for _ in range(2)]
    await gate.reached()
    await thinking.close()
    for task in waiting:
        with pytest.raises(ThoughtError, match="being stopped"):
            await task


def test_a_process_exits_quietly_when_the_bot_no_longer_reads_answers():
    """After the bot was killed, a traceback from here would end up in its log."""
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
