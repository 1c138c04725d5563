"""Who draws pictures: processes of their own, beside which the bot goes on answering."""

from __future__ import annotations

import logging
import pickle
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from k2bot import metrics
from k2bot.host.service.event_loop import contained
from k2bot.workers.worker import Worker, WorkerEndedError, parcel

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

log = logging.getLogger(__name__)

NICENESS: Final = 2
"""Drawing gives way to answers, and thinking to drawing."""
AT_HAND: Final = 2
"""Pictures that a process is given at once, so that it need not wait for the bot between them."""
ALONE: Final = 2
"""Threads that draw where there are no processes for it."""
MOST: Final = 30.0
"""Seconds of a processor's time that a picture may take, some thousand times what it does."""
LONGEST: Final = 120.0
"""Seconds by the clock after which a process that draws is ended: it is stuck, or its computer sleeps."""


class PaintingError(Exception):
    """A picture was not drawn; the text says why, for the log."""


class Painters:
    """Draws so many pictures at once, in the order in which they come, each in a process of its own.

    A process holds what pictures have in common, and its Python is busy with nothing else: in the bot's own,
    threads that paint and the event loop would share one core. It is a thread that waits for each, so that
    the next picture begins without the event loop. With no ``processes`` it is threads that draw.
    """

    def __init__(self, processes: int) -> None:
        self._workers = [Worker(NICENESS) for _ in range(processes)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in AT_HAND * self._workers:
            self._idle.put(worker)
        self.number = processes or ALONE
        """How many pictures are drawn at once."""
        self._threads = ThreadPoolExecutor(AT_HAND * processes or ALONE, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="slow-picture")
        self._told: set[str] = set()
        """The drawings that no process can be given, of which the log has been told."""

    @property
    def apart(self) -> bool:
        """Whether processes draw, so that the event loop is not held up by it."""
        return bool(self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The system's numbers of the processes that run."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    def begin(self, draw: Callable[[], bytes]) -> Future[bytes]:
        """Have a picture drawn. It raises what drawing raises, or PaintingError."""
        return self._threads.submit(contained(_timed), lambda: self._drawn(draw))

    def begin_slow(self, draw: Callable[[], bytes]) -> Future[bytes]:
        """Have a slow one drawn in a thread of its own, one after the other: they hold up no others."""
        return self._slow.submit(contained(_timed), draw)

    def close(self) -> None:
        """Stop: what processes are at is given up, what threads are at is finished and thrown away."""
        self._slow.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _tell(self, draw: Callable[[], bytes], error: Exception) -> None:
        """Tell the log, once for each kind, that the bot itself draws a picture, and is held up by it."""
        function = getattr(draw, "func", draw)
        name = f"{function.__module__}.{getattr(function, '__qualname__', type(function).__qualname__)}"
        if name not in self._told:
            self._told.add(name)
            log.error("the bot draws by itself what %s draws: no process can be given it: %s", name, error)

    def _drawn(self, draw: Callable[[], bytes]) -> bytes:
        if not self._workers:
            return draw()
        try:
            work = parcel(draw, MOST)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            self._tell(draw, error)
            return draw()
        worker = self._idle.get()
        try:
            return _had_drawn(worker, work)
        finally:
            self._idle.put(worker)


def _had_drawn(worker: Worker, work: bytes) -> bytes:
    """What a process draws; once more where it was ended from outside. Raises PaintingError."""
    for _ in range(2):
        try:
            picture, fault = worker.do(work, LONGEST)
        except WorkerEndedError:
            log.log(
                logging.INFO if worker.closed else logging.WARNING, "a process that was drawing has ended"
            )
            continue
        if isinstance(picture, bytes):
            return picture
        raise PaintingError(f"drawing failed:\n{fault}" if fault else f"it took more than {MOST:g} seconds")
    raise PaintingError("the process that was drawing has ended, twice")


def _timed(draw: Callable[[], bytes]) -> bytes:
    with metrics.DRAWING.time():
        return draw()
