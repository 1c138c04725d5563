"""The event loop's turn: what is set for the whole process, and that the bot sets it."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from k2bot.host.event_loop import RARELY, SWITCH_INTERVAL, cancellable, in_thread
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
_START = """
import gc, runpy, sys
from k2bot import running
running._offline = lambda settings: 0
sys.argv = ["bot.py", "--offline"]
try:
    runpy.run_path("bot.py", run_name="__main__")
finally:
    print("TURNS", sys.getswitchinterval(), gc.get_freeze_count(), gc.get_threshold()[2], file=sys.stderr)
"""


def test_from_the_bots_start_threads_give_way_soon_and_imports_are_no_garbage():
    run = subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-c", _START], cwd=ROOT, capture_output=True, text=True, check=True
    )
    line = next(line for line in run.stderr.splitlines() if line.startswith("TURNS"))
    _, interval, frozen, rarely = line.split()
    assert float(interval) == pytest.approx(SWITCH_INTERVAL)
    assert int(frozen) > 10_000
    assert int(rarely) == RARELY


async def test_work_in_a_thread_that_raises_stop_iteration_is_not_waited_for_for_ever():
    with pytest.raises(RuntimeError, match="StopIteration"):
        async with asyncio.timeout(10):
            await in_thread(next, iter(()))
    assert await in_thread(max, 1, 2) == 2


async def test_work_that_loses_a_cancellation_is_cancelled_all_the_same():
    begun = asyncio.Event()

    async def work():
        with suppress(asyncio.CancelledError):
            begun.set()
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(cancellable(work()))
    await begun.wait()
    task.cancel()
    await asyncio.wait({task}, timeout=PATIENCE)
    assert task.cancelled()


async def test_what_comes_of_cancellable_work_is_passed_on():
    assert await cancellable(asyncio.sleep(0, "done")) == "done"
    with pytest.raises(ConnectionError, match="gone"):
        await cancellable(_failing())


async def _failing():
    raise ConnectionError("gone")
