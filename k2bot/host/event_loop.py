"""Keeps the event loop answering while threads work: it must never wait long for its turn in Python."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
ResultT = TypeVar("ResultT")

TURN = 0.0005
"""Seconds a thread may go on in Python while another waits; Python's own 5 ms add up with every thread."""
RARELY = 200
"""Searches of what is new for garbage, after which all is searched; Python's own 10 stop many a press."""
BEHIND = 0.02
"""Seconds of a round of the event loop from which on it is behind: people wait for what it is about to do."""
LOOK_AGAIN = 0.01
"""Seconds after which is looked again whether it has caught up."""


def take_short_turns() -> None:
    """Shorten what may hold up the event loop in this process; to be called once, when all is imported.

    Threads give way sooner, and what has been imported is left out of Python's search for garbage, which
    stops all threads (25 to 50 ms each time, measured while boards were drawn). The rest of the memory, a
    thousand tables in a third of a second, is searched rarely: nearly all garbage is found by the short
    searches.
    """
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)


async def at_ease(most: float) -> None:
    """Wait until the event loop has caught up with its work, or for so many seconds at the most.

    What nobody has pressed for, and what threads do, begins after it, so that answers come first.
    """
    loop = asyncio.get_running_loop()
    until = loop.time() + most
    while True:
        began = loop.time()
        await asyncio.sleep(0)  # a round: all that was ready before is done then
        now = loop.time()
        if now - began < BEHIND or now >= until:
            return
        await asyncio.sleep(LOOK_AGAIN)


async def in_thread(function: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> ResultT:
    """What a function gives that is called in a thread. Raises what it raises.

    asyncio alone would wait for ever for one that raises StopIteration: here that is a RuntimeError.
    """
    return await asyncio.to_thread(contained(function), *args, **kwargs)


def contained(function: Callable[P, ResultT]) -> Callable[P, ResultT]:
    """The function with a StopIteration, which no future can hold, turned into a RuntimeError."""

    def call(*args: P.args, **kwargs: P.kwargs) -> ResultT:
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise RuntimeError("a thread's work raised StopIteration") from error

    return call
