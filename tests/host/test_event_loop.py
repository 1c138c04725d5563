"""Event loop and threads: process-wide settings, and helpers for threads and cancellation."""

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
running._offline = lambda settings, **_: 0
sys.argv = ["bot.py", "--offline"]
try:
    runpy.run_path("bot.py", run_name="__main__")
finally:
    print("TURNS", sys.getswitchinterval(), gc.get_freeze_count(), gc.get_threshold()[2], file=sys.stderr)
"""


def test_the_bot_starts_with_quick_thread_switches_and_frozen_imports():
    run = subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-c", _START], cwd=ROOT, capture_output=True, text=True, check=True
    )
    line = next(line for line in run.stderr.splitlines() if line.startswith("TURNS"))
    _, interval, frozen, rarely = line.split()
    assert float(interval) == pytest.approx(SWITCH_INTERVAL)
    assert int(frozen) > 10_000
    assert int(rarely) == RARELY


async def test_stop_iteration_in_a_thread_becomes_a_runtime_error():
    with pytest.raises(RuntimeError, match="StopIteration"):
        async with asyncio.timeout(10):
            await in_thread(next, iter(()))
    assert await in_thread(max, 1, 2) == 2


async def test_work_that_swallows_a_cancellation_is_still_cancelled():
    begun = asyncio.Event()

    async def work():
        with suppress(asyncio.CancelledError):
            begun.set()
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(cancellable(work(), asyncio.Event()))
    await begun.wait()
    task.cancel()
    await asyncio.wait({task}, timeout=PATIENCE)
    assert task.cancelled()


async def test_cancellable_work_passes_on_its_error_and_can_be_stopped():
    stop = asyncio.Event()
    await cancellable(asyncio.sleep(0), stop)
    with pytest.raises(ConnectionError, match="gone"):
        await cancellable(_failing(), stop)
    stop.set()
    await cancellable(asyncio.Event().wait(), stop)


async def _failing():
    raise ConnectionError("gone")
