"""Pictures: drawn off the event loop, once for all who want the same one, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from k2bot import metrics
from k2bot.host.event_loop import at_ease, contained

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.host.game import Picture

log = logging.getLogger(__name__)

CROWDED = 3
"""Pictures for each thread from which on people are shown a page's text before its picture."""
ANSWERS_FIRST = 0.25
"""Seconds a picture whose turn it is gives way to answers; then it is drawn all the same."""
LARGEST = 10 * 2**20
"""Bytes of the largest file Discord takes."""


class Gallery:
    """Draws pictures in ``threads`` worker threads and keeps up to ``capacity`` bytes of them.

    They are drawn in the order in which they were asked for, which is fair: each panel waits for one picture
    at a time, and so does each table's post. One that nobody waits for any more is not begun, and none is
    while the event loop is behind with answers: threads that draw would hold it up further. Slow ones are
    drawn in a thread of their own, one after the other, so that they hold up no others.
    """

    def __init__(self, threads: int = 2, capacity: int = 64 * 2**20) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow-picture")
        self._capacity = capacity
        self._size = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._begun: set[str] = set()
        """The keys of those that threads are at."""
        self._turns = asyncio.Semaphore(threads)
        self._slow_turns = asyncio.Semaphore(1)
        self._wanted: Counter[str] = Counter()
        """How many wait for each."""
        self._threads = threads

    @property
    def crowded(self) -> bool:
        """Whether so many pictures wait that another one takes its time."""
        return len(self._drawing) > CROWDED * self._threads

    def has(self, key: str) -> bool:
        """Whether the picture of that key is kept, so that it costs nothing."""
        return key in self._kept

    async def draw(self, picture: Picture) -> bytes | None:
        """Give the picture's file; None, logged, where it cannot be drawn or is too large to be sent."""
        key = picture.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(picture), name=f"picture-{picture.name}")
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        self._wanted[key] += 1
        try:
            # Shielded: others may be waiting for the same picture when this request is cancelled.
            data = await asyncio.shield(drawing)
        except asyncio.CancelledError:
            if self._wanted[key] == 1 and self._drawing.get(key) is drawing and key not in self._begun:
                del self._drawing[key]
                drawing.cancel()
            raise
        except Exception:  # the text must go out whatever a drawing raises
            log.exception("the picture %s could not be drawn", picture.name)
            return None
        finally:
            self._wanted -= Counter((key,))
        if len(data) > LARGEST:
            log.error("the picture %s has %d bytes, more than Discord takes", picture.name, len(data))
            return None
        return data

    def close(self) -> None:
        """Stop drawing; what is being drawn is finished in its thread and thrown away."""
        for key, drawing in self._drawing.items():
            if key not in self._begun:
                drawing.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, picture: Picture) -> bytes:
        """Draw a picture once it is its turn."""
        async with self._slow_turns if picture.slow else self._turns:
            await at_ease(ANSWERS_FIRST)
            self._begun.add(picture.key)
            pool = self._slow if picture.slow else self._pool
            return await asyncio.wrap_future(pool.submit(contained(partial(_timed, picture.draw))))

    def _drawn(self, key: str, done: asyncio.Task[bytes]) -> None:
        if self._drawing.get(key) is done:
            del self._drawing[key]
            self._begun.discard(key)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += len(done.result())
        while self._size > self._capacity:
            self._size -= len(self._kept.popitem(last=False)[1])


def _timed(draw: Callable[[], bytes]) -> bytes:
    with metrics.DRAWING.time():
        return draw()
