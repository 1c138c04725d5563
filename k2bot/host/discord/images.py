"""Draws pictures in processes or threads of their own, and caches them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING

from k2bot import metrics
from k2bot.host.event_loop import until_caught_up, without_stop_iteration
from k2bot.worker import Worker, WorkerEndedError, pickled_job

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.values import Picture

log = logging.getLogger(__name__)

BUSY_QUEUE = 3
"""Images in progress per worker from which a page's text is shown before its image."""
UPLOAD_LIMIT = 10 * 2**20
"""Discord's upload limit in bytes."""
NICENESS = 2
"""Niceness of drawing processes: below the event loop, above search."""
QUEUED = 2
"""Images queued per process, so that it needn't wait for the bot between them."""
THREADS = 2
"""Number of drawing threads when there are no processes."""
WORK_TIMEOUT = 30.0
"""CPU time limit per image in seconds, some thousand times what one takes."""
DRAWING_TIMEOUT = 120.0
"""Wall-clock limit in seconds after which a drawing process is killed as stuck (or its computer slept)."""


@dataclass(slots=True)
class _Drawing:
    """An image that somebody is waiting for."""

    task: asyncio.Task[bytes] = field(init=False)
    begun: Future[bytes] | None = None
    """Job handed to the workers; None before that."""
    wanted: int = 0
    """Number of waiters."""

    def given_back(self) -> bool:
        """Cancel it unless a worker has started it; whether that succeeded."""
        return self.begun is None or self.begun.cancel()


class ImageService:
    """Draws images with ``workers`` processes, and caches up to ``capacity`` bytes of them (LRU).

    Requests are served in order, which is fair: each panel and each table's post waits for one image at a
    time. Images that nobody waits for any more aren't started.

    Processes keep shared image parts in memory and don't compete for the bot's GIL, which would confine
    drawing threads and the event loop to one core. A thread waits for each process, so that the next image
    starts without the event loop. Without processes, threads draw, and start nothing while the event loop is
    overloaded with replies.
    """

    def __init__(self, workers: int = 1, capacity: int = 64 * 2**20) -> None:
        self._workers = [Worker(NICENESS) for _ in range(workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in QUEUED * self._workers:
            self._idle.put(worker)
        self._number = workers or THREADS
        """Number of images drawn concurrently."""
        self._threads = ThreadPoolExecutor(QUEUED * workers or THREADS, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow-picture")
        self._logged: set[str] = set()
        """Functions that can't be sent to a process, already logged."""
        self._capacity = capacity
        self._size = 0
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, _Drawing] = {}
        self._turns = asyncio.Semaphore(self._number)
        self._slow_turn = asyncio.Lock()

    @property
    def crowded(self) -> bool:
        """Whether the queue is so long that another image takes a while."""
        return len(self._drawing) > BUSY_QUEUE * self._number

    def has(self, key: str) -> bool:
        """Whether an image is cached."""
        return key in self._cache

    def waits(self, key: str) -> bool:
        """Whether an image is queued but not started."""
        own = self._drawing.get(key)
        return own is not None and not (own.begun and (own.begun.running() or own.begun.done()))

    async def draw(self, picture: Picture) -> bytes | None:
        """Draw a picture's file; None (logged) if it can't be drawn or is too large to send."""
        key = picture.key
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        own = self._drawing.get(key)
        if own is None:
            own = self._drawing[key] = _Drawing()
            own.task = asyncio.create_task(self._draw(picture, own), name=f"picture-{picture.name}")
            own.task.add_done_callback(partial(self._drawn, key, own))
        own.wanted += 1
        try:
            # Shielded: others may be waiting for the same image when this request is cancelled.
            data = await asyncio.shield(own.task)
        except asyncio.CancelledError:
            if own.wanted == 1 and self._drawing.get(key) is own and own.given_back():
                del self._drawing[key]
                own.task.cancel()
            raise
        except Exception:  # the text must go out whatever a drawing raises
            log.exception("picture %s: drawing failed", picture.name)
            return None
        finally:
            own.wanted -= 1
        if len(data) > UPLOAD_LIMIT:
            log.error("picture %s: %d bytes, more than Discord accepts", picture.name, len(data))
            return None
        return data

    def close(self) -> None:
        """Stop drawing, and end the processes; results of threads in progress are discarded."""
        for own in self._drawing.values():
            if own.given_back():
                own.task.cancel()
        self._slow.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, picture: Picture, own: _Drawing) -> bytes:
        """Draw a picture in its turn."""
        if self._workers and not picture.slow:
            # Submit at once: a process must not wait for the event loop between two images.
            return await self._submit(picture, own)
        async with self._slow_turn if picture.slow else self._turns:
            await until_caught_up()
            return await self._submit(picture, own)

    async def _submit(self, picture: Picture, own: _Drawing) -> bytes:
        own.begun = self.submit(picture.draw, slow=picture.slow)
        return await asyncio.wrap_future(own.begun)

    def _drawn(self, key: str, own: _Drawing, task: asyncio.Task[bytes]) -> None:
        if self._drawing.get(key) is own:
            del self._drawing[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._cache[key] = task.result()
        self._size += len(task.result())
        while self._size > self._capacity:
            self._size -= len(self._cache.popitem(last=False)[1])

    def submit(self, draw: Callable[[], bytes], *, slow: bool = False) -> Future[bytes]:
        """Submit an image. The future raises what drawing raises, or ImageError.

        Slow ones have a single thread of their own, so that they don't block others.
        """
        pool, work = (self._slow, draw) if slow else (self._threads, partial(self._work, draw))
        return pool.submit(without_stop_iteration(_timed), work)

    def _work(self, draw: Callable[[], bytes]) -> bytes:
        if not self._workers:
            return draw()
        try:
            work = pickled_job(draw, WORK_TIMEOUT)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            function = getattr(draw, "func", draw)
            name = f"{function.__module__}.{getattr(function, '__qualname__', type(function).__qualname__)}"
            if name not in self._logged:
                self._logged.add(name)
                text = "%s draws in the bot itself, because it can't be pickled: %s"
                log.error(text, name, error)  # noqa: TRY400 - no traceback needed
            return draw()
        worker = self._idle.get()
        try:
            return _drawn_by(worker, work)
        finally:
            self._idle.put(worker)


class ImageError(Exception):
    """Drawing failed; the text says why, for the log."""


def _drawn_by(worker: Worker, work: bytes) -> bytes:
    """Draw in a process; retried once if it was killed from outside. Raises ImageError."""
    for _ in range(2):
        try:
            image, fault = worker.do(work, DRAWING_TIMEOUT)
        except WorkerEndedError:
            level = logging.DEBUG if worker.closed else logging.WARNING
            log.log(level, "a process that was drawing has ended")
            continue
        if isinstance(image, bytes):
            return image
        raise ImageError(
            f"drawing failed:\n{fault}" if fault else f"it took more than {WORK_TIMEOUT:g} seconds"
        )
    raise ImageError("the process that was drawing has ended, twice")


def _timed(draw: Callable[[], bytes]) -> bytes:
    with metrics.DRAWING.time():
        return draw()
