"""Images: drawn once for everybody who wants the same one, in processes of their own, and cached."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from k2bot import metrics
from k2bot.host.event_loop import at_ease, contained
from k2bot.worker import Worker, WorkerEndedError, parcel

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from k2bot.game.values import Picture

log = logging.getLogger(__name__)

CROWDED: Final = 3
"""Images for each worker from which on people are shown a page's text before its image."""
ANSWERS_FIRST: Final = 0.25
"""Most seconds that an image drawn by the bot's own threads gives way to answers."""
LARGEST: Final = 10 * 2**20
"""Bytes of the largest file Discord takes."""
NICENESS: Final = 2
"""Drawing gives way to answers, and thinking to drawing."""
QUEUED: Final = 2
"""Images that a process is given at once, so that it need not wait for the bot between them."""
THREADS: Final = 2
"""Threads that draw where there are no processes for it."""
WORK: Final = 30.0
"""Seconds of processor time that an image may take, some thousand times what it does."""
STUCK: Final = 120.0
"""Seconds by the clock after which a drawing process is ended: it is stuck, or its computer sleeps."""


class ImageService:
    """Draws images with so many ``workers``, and caches up to ``capacity`` bytes of them.

    First come, first served, which is fair: each panel waits for one image at a time, and so does each
    table's post. One that nobody waits for any more is not begun. Where the bot's own threads draw, none is
    begun while the event loop is behind with answers: that would hold it up further.
    """

    def __init__(self, workers: int = 1, capacity: int = 64 * 2**20) -> None:
        self._workers = ImageWorkers(workers)
        self._capacity = capacity
        self._size = 0
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._turns = asyncio.Semaphore(self._workers.number)
        self._slow_turns = asyncio.Semaphore(1)
        self._begun: dict[str, Future[bytes]] = {}
        """Those that workers were given, by their keys."""
        self._wanted: Counter[str] = Counter()
        """How many wait for each."""

    @property
    def crowded(self) -> bool:
        """Whether so many images wait that another one takes its time."""
        return len(self._drawing) > CROWDED * self._workers.number

    def has(self, key: str) -> bool:
        """Whether the image of that key is cached."""
        return key in self._cache

    def waits(self, key: str) -> bool:
        """Whether the image of that key was asked for, and no worker has begun it."""
        begun = self._begun.get(key)
        return key in self._drawing and (begun is None or not (begun.running() or begun.done()))

    async def draw(self, picture: Picture) -> bytes | None:
        """The picture's file; None, logged, where it can't be drawn or is too large to be sent."""
        key = picture.key
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(picture), name=f"picture-{picture.name}")
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        self._wanted[key] += 1
        try:
            # Shielded: others may be waiting for the same image when this request is cancelled.
            data = await asyncio.shield(drawing)
        except asyncio.CancelledError:
            if self._wanted[key] == 1 and self._drawing.get(key) is drawing and self._given_back(key):
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
        """Stop drawing; what threads have begun is finished and thrown away."""
        for key, drawing in self._drawing.items():
            if self._given_back(key):
                drawing.cancel()
        self._workers.close()

    async def _draw(self, picture: Picture) -> bytes:
        """Draw a picture once it is its turn."""
        if self._workers.apart and not picture.slow:
            # All at once: a process must not wait for the event loop between two of them.
            return await self._submit(picture, self._workers.submit)
        async with self._slow_turns if picture.slow else self._turns:
            await at_ease(ANSWERS_FIRST)
            submit = self._workers.submit_slow if picture.slow else self._workers.submit
            return await self._submit(picture, submit)

    async def _submit(
        self, picture: Picture, submit: Callable[[Callable[[], bytes]], Future[bytes]]
    ) -> bytes:
        self._begun[picture.key] = begun = submit(picture.draw)
        return await asyncio.wrap_future(begun)

    def _given_back(self, key: str) -> bool:
        """Whether no worker has begun an image, so that it need not be drawn."""
        begun = self._begun.get(key)
        return begun is None or begun.cancel()

    def _drawn(self, key: str, done: asyncio.Task[bytes]) -> None:
        if self._drawing.get(key) is done:
            del self._drawing[key]
            self._begun.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._cache[key] = done.result()
        self._size += len(done.result())
        while self._size > self._capacity:
            self._size -= len(self._cache.popitem(last=False)[1])


class ImageError(Exception):
    """An image was not drawn; the text says why, for the log."""


class ImageWorkers:
    """Pool that draws so many images at once, first come, first served, each in a process of its own.

    A process holds what images have in common, and its Python is busy with nothing else: in the bot's own,
    drawing threads and the event loop would share one core. A thread waits for each process, so that the next
    image begins without the event loop. With no ``processes`` threads draw.
    """

    def __init__(self, processes: int) -> None:
        self._workers = [Worker(NICENESS) for _ in range(processes)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in QUEUED * self._workers:
            self._idle.put(worker)
        self.number = processes or THREADS
        """How many images are drawn at once."""
        self._threads = ThreadPoolExecutor(QUEUED * processes or THREADS, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow-picture")
        self._told: set[str] = set()
        """The drawings that no process can be given, of which the log has been told."""

    @property
    def apart(self) -> bool:
        """Whether processes draw, so that the event loop is not held up by it."""
        return bool(self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that run."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def submit(self, draw: Callable[[], bytes]) -> Future[bytes]:
        """Have an image drawn. The future raises what drawing raises, or ImageError."""
        return self._threads.submit(contained(_timed), lambda: self._drawn(draw))

    def submit_slow(self, draw: Callable[[], bytes]) -> Future[bytes]:
        """Have a slow one drawn in a thread of its own, one after the other: they hold up no others."""
        return self._slow.submit(contained(_timed), draw)

    def close(self) -> None:
        """Stop: end the processes; what threads have begun is finished and thrown away."""
        self._slow.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, draw: Callable[[], bytes]) -> bytes:
        if not self._workers:
            return draw()
        try:
            work = parcel(draw, WORK)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            function = getattr(draw, "func", draw)
            name = f"{function.__module__}.{getattr(function, '__qualname__', type(function).__qualname__)}"
            if name not in self._told:
                self._told.add(name)
                text = "the bot draws by itself what %s draws: no process can be given it: %s"
                log.error(text, name, error)  # noqa: TRY400 - the text says it all
            return draw()
        worker = self._idle.get()
        try:
            return _drawn_by(worker, work)
        finally:
            self._idle.put(worker)


def _drawn_by(worker: Worker, work: bytes) -> bytes:
    """The image that a process draws; tried again where it was ended from outside. Raises ImageError."""
    for _ in range(2):
        try:
            image, fault = worker.do(work, STUCK)
        except WorkerEndedError:
            level = logging.INFO if worker.closed else logging.WARNING
            log.log(level, "a process that was drawing has ended")
            continue
        if isinstance(image, bytes):
            return image
        raise ImageError(f"drawing failed:\n{fault}" if fault else f"it took more than {WORK:g} seconds")
    raise ImageError("the process that was drawing has ended, twice")


def _timed(draw: Callable[[], bytes]) -> bytes:
    with metrics.DRAWING.time():
        return draw()
