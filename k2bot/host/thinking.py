"""Thinking for computers, in processes of their own: neither the event loop nor a picture waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from k2bot.host.game import Question

log = logging.getLogger(__name__)

LONGEST: Final = 20.0
"""Seconds after which a thought is given up, far more than any takes."""
STARTING: Final = 40.0
"""Seconds more for the first thoughts of new processes, which have to start: on a busy machine that alone can
take longer than a thought may, and ending them for it would only make them start again.
"""
MOST_STRAIN: Final = 8


class ThoughtError(Exception):
    """A thought led to no answer; the text says why, for the log."""


class Thinking:
    """Answers questions in up to ``workers`` processes, which are started when the first question comes.

    ``longest`` is how many seconds one thought may take, ``starting`` how many more the first ones may.
    """

    def __init__(self, workers: int = 2, *, longest: float = LONGEST, starting: float = STARTING) -> None:
        self._workers = workers
        self._longest = longest
        self._starting = starting
        self._answered = 0
        """How many thoughts the present processes have ended."""
        self._strain = 1
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)
        self._closed = False
        self._asked = 0

    @property
    def rush(self) -> float:
        """How many questions there are for each process, those being thought about included."""
        return self._asked / self._workers

    @property
    def strain(self) -> int:
        """How many times less is to be thought about a decision: more after overruns, less after answers."""
        return self._strain

    async def answer(self, question: Question) -> str:
        """Think about a question. Raises ThoughtError where that fails, ends its process or takes too long.

        Others that lose their process by that are thought about once more.
        """
        self._asked += 1
        try:
            async with self._free:
                return await self._answer(question)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """End all processes; whoever waits for a thought is told that there will be none."""
        self._closed = True
        if self._pool is not None:
            self._end(self._pool)

    async def _answer(self, question: Question) -> str:
        for _ in range(2):
            if self._closed:
                raise ThoughtError("the bot is being stopped")
            try:
                return await self._thought(question)
            except BrokenProcessPool:
                level = logging.INFO if self._closed else logging.WARNING
                log.log(level, "a process that was thinking has ended")
        raise ThoughtError("the process that was thinking has ended, twice")

    async def _thought(self, question: Question) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a copy of this process would hold its locks
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle)
            self._answered = 0
        pool = self._pool
        longest = self._longest + (self._starting if self._answered < self._workers else 0)
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, _think, question)
            done, _ = await asyncio.wait({thought}, timeout=longest)
            if not done:
                self._strain = min(2 * self._strain, MOST_STRAIN)
                self._end(pool)
                await asyncio.wait({thought})  # it ends with its process
                thought.exception()
                raise ThoughtError(f"a thought took longer than {longest:g} seconds")
            answer, fault = thought.result()
        except BrokenProcessPool:
            self._end(pool)
            raise
        self._answered += 1
        self._strain = max(self._strain // 2, 1)
        if answer is None:
            raise ThoughtError(f"a thought failed:\n{fault}")
        return answer

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End a pool at once; the next question makes a new one."""
        if self._pool is pool:
            self._pool = None
        # There is no public way to stop a process at work, and one that overruns would go on for ever.
        processes = list((pool._processes or {}).values())  # noqa: SLF001 - see above
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()


def _settle() -> None:
    """Make a new process a quiet neighbour: it yields to the bot, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: multiprocessing.process.BaseProcess) -> None:
    """End this process when the bot has ended, however it did."""
    parent.join()
    os._exit(0)


def _think(question: Question) -> tuple[str | None, str]:
    """Answer a question in its process: the answer, or None and what went wrong."""
    try:
        return question.think(*question.facts), ""
    except Exception:  # noqa: BLE001 - whatever it is, the bot tells of it in its log
        return None, traceback.format_exc()
