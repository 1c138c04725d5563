"""Decisions of computer players, computed in separate processes so that nothing else waits for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final

from k2bot.worker import Outcome, Worker, WorkerEndedError, pickled_job

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator

    from k2bot.thinking.question import Question


log = logging.getLogger(__name__)

NICENESS: Final = 5
"""Lower priority than answering people and drawing pictures."""


class Process:
    """A thinking process; the first question starts it, and restarts it after it has ended."""

    def __init__(self) -> None:
        self.fresh = True
        """Whether it has yet to be started, or to answer for the first time."""
        self._worker = Worker(NICENESS)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        """Waits for its answers."""
        self._late: asyncio.Future[Outcome] | None = None

    def begin(self, question: Question, most: float) -> asyncio.Future[Outcome]:
        """Begin to think, for at most ``most`` seconds of processor time.

        The process continues if nobody waits any more. The future raises WorkerEndedError if it ends.
        """
        return asyncio.wrap_future(self._thread.submit(self._worker.do, pickled_job(question, most)))

    def detach(self, thought: asyncio.Future[Outcome], seconds: float) -> None:
        """Let it finish a thought that nobody waits for, for at most ``seconds``."""
        self._late = thought
        stop = asyncio.get_running_loop().call_later(seconds, self.end)

        def finished(late: asyncio.Future[Outcome]) -> None:
            stop.cancel()
            self._late = None
            if not late.cancelled() and late.exception() is None:
                self.fresh = False

        thought.add_done_callback(finished)

    def when_free(self, call: Callable[[], None]) -> None:
        """Call back once it can be asked again."""
        if self._late is None:
            call()
        else:
            self._late.add_done_callback(lambda _: call())

    def end(self) -> None:
        """End it at once, whatever it is doing."""
        self.fresh = True
        self._worker.end()

    async def close(self) -> None:
        """End it for good, and wait until it is gone."""
        self._worker.close()
        await asyncio.to_thread(self._thread.shutdown)


@dataclass(slots=True, eq=False)
class _Ticket:
    """A question in the queue."""

    depth: int
    """Greatest depth of the queue since it joined."""


class ProcessPool:
    """Hands out a few processes; of those that are idle, the one that was busy last."""

    def __init__(self, processes: Iterable[Process]) -> None:
        self._idle = list(processes)[::-1]
        self._free = asyncio.Semaphore(len(self._idle))
        """Fair: first come, first served."""
        self._waiting: list[_Ticket] = []
        self.depth = 0
        """Number of questions waiting or being answered."""
        self._calm_event = asyncio.Event()
        """Set when nobody may be waiting any more."""
        self._idle_lock = asyncio.Lock()

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[tuple[Process, int]]:
        """Wait for a process; yields it with the greatest depth of the queue in the meantime.

        All questions waiting together share that depth, so that each gets the same percentage.
        """
        self.depth += 1
        try:
            depth = await self._wait()
            with self._lend() as process:
                yield process, depth
        finally:
            self.depth -= 1

    @asynccontextmanager
    async def acquire_when_idle(self) -> AsyncIterator[Process]:
        """Wait until nobody else needs a process, one at a time; doesn't add to the depth of the queue."""
        async with self._idle_lock:
            while self._waiting or not self._idle:
                self._calm_event.clear()
                await self._calm_event.wait()
            await self._free.acquire()
            with self._lend() as process:
                yield process

    async def _wait(self) -> int:
        own = _Ticket(self.depth)
        self._waiting.append(own)
        for other in self._waiting:
            other.depth = max(other.depth, self.depth)
        try:
            await self._free.acquire()
        finally:
            self._waiting.remove(own)
            self._calm_event.set()
        return own.depth

    @contextmanager
    def _lend(self) -> Iterator[Process]:
        """Lend the process that was busy last; it comes back once it's free."""
        process = self._idle.pop()
        try:
            yield process
        finally:
            process.when_free(partial(self._hand_back, process))

    def _hand_back(self, process: Process) -> None:
        self._idle.append(process)
        self._free.release()
        self._calm_event.set()


PERCENTS: Final = ((4, 100), (8, 50), (16, 25), (32, 12), (64, 6), (128, 3), (inf, 1))
"""By maximum number of questions in the queue per process: percent of the usual work that each gets."""
MAX_STRAIN: Final = 3
"""Most rows down in ``PERCENTS`` after overruns."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a thought, in seconds."""

    most_work: float = 10.0
    """Maximum processor time of a thought, far more than any takes; then it is given up, but its process
    lives on with its caches. Not measured on Windows.
    """
    longest: float = 20.0
    """Maximum wall-clock time that anybody waits. The process still finishes the thought: on a busy machine
    the values it has computed make the next one shorter.
    """
    starting: float = 40.0
    """Extra time for the first thought of a new process: on a busy machine, starting alone can take longer
    than a thought may, and ending it for that would only make another one start.
    """
    stuck: float = 4.0
    """Factor of the longest thought after which a process is ended, whatever it does."""


class ThoughtError(Exception):
    """A thought led to no answer; the text says why, for the log."""


class Thinking:
    """Answers questions in up to ``workers`` processes, which are started when questions come.

    ``limits`` can be exchanged at any time and hold for the thoughts that begin from then on.
    """

    def __init__(self, workers: int = 2, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._processes = [Process() for _ in range(workers)]
        self._pool = ProcessPool(self._processes)
        self._strain = 0
        """Rows further down in ``PERCENTS``: more after overruns, fewer after answers."""
        self._closed = False

    async def answer(self, ask: Callable[[int], Question]) -> str:
        """Think about the question that ``ask`` gives for some percent of the usual work.

        Raises ThoughtError where thinking fails, ends its process or takes too long, and where no process is
        free for as long. Where a process was ended from outside, its question is thought about once more.
        """
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(self.limits.longest + self.limits.starting):
                    process, depth = await stack.enter_async_context(self._pool.acquire())
            except TimeoutError:
                raise ThoughtError("no process was free to think about it") from None
            return await self._answer(process, ask(self.percent(depth)))

    async def answer_when_idle(self, question: Question) -> str:
        """Think about a question when nobody else waits; its work is what it says. Raises ThoughtError."""
        async with self._pool.acquire_when_idle() as process:
            return await self._answer(process, question)

    def percent(self, depth: int) -> int:
        """Percent of the usual work that a question gets at this queue depth."""
        for_each = depth / len(self._processes)
        row = next(row for row, (most, _) in enumerate(PERCENTS) if for_each <= most)
        return PERCENTS[min(row + self._strain, len(PERCENTS) - 1)][1]

    async def close(self) -> None:
        """End all processes; those waiting for a thought get ThoughtError."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _answer(self, process: Process, question: Question) -> str:
        for _ in range(2):
            if self._closed:
                raise ThoughtError("the bot is being stopped")
            try:
                return await self._think(process, question)
            except WorkerEndedError:
                process.end()
                level = logging.INFO if self._closed else logging.WARNING
                log.log(level, "a process that was thinking has ended")
        raise ThoughtError("the process that was thinking has ended, twice")

    async def _think(self, process: Process, question: Question) -> str:
        limits = self.limits
        thought = process.begin(question, limits.most_work)
        longest = limits.longest + (limits.starting if process.fresh else 0)
        try:
            finished, _ = await asyncio.wait({thought}, timeout=longest)
        finally:
            if not thought.done():  # nobody waits for it any more; who comes next waits until it is done
                process.detach(thought, (limits.stuck - 1) * longest)
        if not finished:
            self._strain = min(self._strain + 1, MAX_STRAIN)
            raise ThoughtError(f"a thought took longer than {longest:g} seconds")
        answer = thought.result()
        process.fresh = False
        return self._read(answer, limits)

    def _read(self, answer: Outcome, limits: Limits) -> str:
        text, fault = answer
        if text is None and not fault:
            self._strain = min(self._strain + 1, MAX_STRAIN)
            raise ThoughtError(f"a thought took more than {limits.most_work:g} seconds of work")
        self._strain = max(self._strain - 1, 0)
        if text is None:
            raise ThoughtError(f"a thought failed:\n{fault}")
        return str(text)
