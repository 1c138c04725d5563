"""Keeps the event loop responsive while threads work, by limiting how long it waits for the GIL."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
ResultT = TypeVar("ResultT")

SWITCH_INTERVAL = 0.0005
"""Thread switch interval in seconds; Python's default of 5 ms adds up with every thread."""
RARELY = 200
"""Generation-1 collections per full garbage collection; Python's default of 10 delays many presses."""
OVERLOADED_AFTER = 0.02
"""Duration in seconds of one event loop iteration from which the loop counts as overloaded."""
LOOK_AGAIN = 0.01
"""Polling interval in seconds while the loop is overloaded."""
ANSWERS_FIRST = 0.25
"""Maximum time in seconds that work nobody has pressed for yields to replies."""
INSIST = 0.5
"""Seconds after which cancelled work that hasn't stopped is cancelled again."""


def take_short_turns() -> None:
    """Reduce pauses of the event loop in this process; call once, after all imports.

    Threads yield the GIL sooner, and imported objects are exempt from garbage collection, which stops all
    threads (25 to 50 ms each time, measured while boards were drawn). Full collections, a third of a second
    with a thousand tables, become rare: the short ones find nearly all garbage.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)


def loop_time() -> float:
    """Time in seconds by the event loop's monotonic clock."""
    return asyncio.get_running_loop().time()


async def cancel_all(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel these tasks, and wait for their ends, whatever they are."""
    ending = tuple(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def cancellable(work: Coroutine[Any, Any, None], stop: asyncio.Event) -> None:
    """Await work that may lose a cancellation: if the current task is cancelled, the work ends nevertheless.

    So it does once ``stop`` is set. It's cancelled again until it has ended, so it mustn't be cleaning up for
    long.
    """
    task = asyncio.create_task(work)
    try:
        await done_or_set(task, stop)
        if task.done():
            task.result()
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=INSIST)


async def done_or_set(work: asyncio.Future[Any], event: asyncio.Event) -> None:
    """Wait until the work is done or the event is set."""
    setting = asyncio.create_task(event.wait())
    try:
        await asyncio.wait({work, setting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        setting.cancel()


async def until_caught_up() -> None:
    """Wait until the event loop has caught up, for ``ANSWERS_FIRST`` seconds at most.

    Work that nobody has pressed for, and work in threads, starts after this, so that replies come first.
    """
    until = loop_time() + ANSWERS_FIRST
    while True:
        began = loop_time()
        await asyncio.sleep(0)  # one iteration: everything that was ready before has run by then
        now = loop_time()
        if now - began < OVERLOADED_AFTER or now >= until:
            return
        await asyncio.sleep(LOOK_AGAIN)


async def in_thread(function: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> ResultT:
    """Run a function in a thread and return its result. Raises what it raises.

    StopIteration becomes RuntimeError: with asyncio alone, the caller would wait forever.
    """
    return await asyncio.to_thread(without_stop_iteration(function), *args, **kwargs)


def without_stop_iteration(function: Callable[P, ResultT]) -> Callable[P, ResultT]:
    """Wrap a function to turn StopIteration, which futures can't hold, into RuntimeError."""

    def call(*args: P.args, **kwargs: P.kwargs) -> ResultT:
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise RuntimeError("a thread's work raised StopIteration") from error

    return call
