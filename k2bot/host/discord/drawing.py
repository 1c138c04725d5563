"""Pictures: drawn off the event loop, once for all who want the same one, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from k2bot import metrics
from k2bot.host.event_loop import contained

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from k2bot.host.game import Picture

log = logging.getLogger(__name__)

CROWDED = 3
"""Pictures for each thread from which on people are shown a page's text before its picture."""
LARGEST = 10 * 2**20
"""Bytes of the largest file Discord takes."""


class Gallery:
    """Draws pictures in ``threads`` worker threads and keeps up to ``capacity`` bytes of them.

    They are drawn in the order in which they were asked for, which is fair: each panel waits for one picture
    at a time, and so does each table's post. One that nobody waits for any more is not begun. Slow ones are
    drawn in a thread of their own, one after the other, so that they hold up no others.
    """

    def __init__(self, threads: int = 2, capacity: int = 64 * 2**20) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow-picture")
        self._capacity = capacity
        self._size = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Future[bytes]] = {}
        self._work: dict[str, Future[bytes]] = {}
        """What the threads are to do, by the same keys."""
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
            pool = self._slow if picture.slow else self._pool
            self._work[key] = work = pool.submit(contained(partial(_timed, picture.draw)))
            self._drawing[key] = drawing = asyncio.wrap_future(work)
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        self._wanted[key] += 1
        try:
            # Shielded: others may be waiting for the same picture when this request is cancelled.
            data = await asyncio.shield(drawing)
        except asyncio.CancelledError:
            if self._wanted[key] == 1 and self._drawing.get(key) is drawing and self._work[key].cancel():
                self._forget(key)
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
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, key: str, done: asyncio.Future[bytes]) -> None:
        if self._drawing.get(key) is done:
            self._forget(key)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += len(done.result())
        while self._size > self._capacity:
            self._size -= len(self._kept.popitem(last=False)[1])

    def _forget(self, key: str) -> None:
        del self._drawing[key], self._work[key]


def _timed(draw: Callable[[], bytes]) -> bytes:
    with metrics.DRAWING.time():
        return draw()
