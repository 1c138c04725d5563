"""Thinking for computers, in processes of their own: neither the event loop nor a picture waits for it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Final

from k2bot.thinking.process import Process
from k2bot.thinking.waiting_line import WaitingLine
from k2bot.workers.worker import WorkerEndedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.thinking.question import Question
    from k2bot.workers.child import Answer

log = logging.getLogger(__name__)

SHARES: Final = ((4, 100), (8, 50), (16, 25), (32, 12), (64, 6), (128, 3), (inf, 1))
"""By questions in line for each process, at most: what each gets of the usual work, in percent."""
MOST_STRAIN: Final = 3


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a thought may take, in seconds."""

    most_work: float = 10.0
    """Of a processor's work, after which a thought is given up, far more than any takes. Its process lives
    on, with all it remembers; not known on Windows.
    """
    longest: float = 20.0
    """By the clock, after which a thought is waited for no more. Its process finishes it all the same:
    where it is slow because the machine is busy, what it has worked out makes the next one shorter.
    """
    starting: float = 40.0
    """More for the first thought of a new process, which has to start: on a busy machine that alone can
    take longer than a thought may, and ending it for that would only make another one start.
    """
    stuck: float = 4.0
    """After so many times the longest a process is ended whatever it does."""


class ThoughtError(Exception):
    """A thought led to no answer; the text says why, for the log."""


class Thinking:
    """Answers questions in up to ``workers`` processes, which are started when questions come.

    ``limits`` can be exchanged at any time and hold for the thoughts that begin from then on.
    """

    def __init__(self, workers: int = 2, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._processes = [Process() for _ in range(workers)]
        self._line = WaitingLine(self._processes)
        self._strain = 0
        self._closed = False

    @property
    def strain(self) -> int:
        """How many rows further down in ``SHARES`` a question is: more after overruns, less after answers."""
        return self._strain

    @property
    def pids(self) -> tuple[int, ...]:
        """The system's numbers of the processes that run."""
        return tuple(process.pid for process in self._processes if process.pid is not None)

    async def answer(self, ask: Callable[[int], Question]) -> str:
        """Think about the question that ``ask`` gives for a share of the usual work, in percent.

        Raises ThoughtError where thinking fails, ends its process or takes too long, and where no process is
        free for as long. Where a process was ended from outside, its question is thought about once more.
        """
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(self.limits.longest + self.limits.starting):
                    process, depth = await stack.enter_async_context(self._line.turn())
            except TimeoutError:
                raise ThoughtError("no process was free to think about it") from None
            return await self._answer(process, ask(self.share(depth)))

    async def at_leisure(self, question: Question) -> str:
        """Think about a question when nobody else waits; its work is what it says. Raises ThoughtError."""
        async with self._line.leisure() as process:
            return await self._answer(process, question)

    def share(self, depth: int) -> int:
        """What a question gets of the usual work, in percent, where so many stood in line with it."""
        for_each = depth / len(self._processes)
        row = next(row for row, (most, _) in enumerate(SHARES) if for_each <= most)
        return SHARES[min(row + self._strain, len(SHARES) - 1)][1]

    async def close(self) -> None:
        """End all processes; whoever waits for a thought is told that there will be none."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _answer(self, process: Process, question: Question) -> str:
        for _ in range(2):
            if self._closed:
                raise ThoughtError("the bot is being stopped")
            try:
                return await self._thought(process, question)
            except WorkerEndedError:
                process.end()
                level = logging.INFO if self._closed else logging.WARNING
                log.log(level, "a process that was thinking has ended")
        raise ThoughtError("the process that was thinking has ended, twice")

    async def _thought(self, process: Process, question: Question) -> str:
        limits = self.limits
        thought = process.begin(question, limits.most_work)
        longest = limits.longest + (limits.starting if process.fresh else 0)
        try:
            done, _ = await asyncio.wait({thought}, timeout=longest)
        finally:
            if not thought.done():  # nobody waits for it any more; who comes next waits until it is done
                process.leave(thought, (limits.stuck - 1) * longest)
        if not done:
            self._strain = min(self._strain + 1, MOST_STRAIN)
            raise ThoughtError(f"a thought took longer than {longest:g} seconds")
        answer = thought.result()
        process.fresh = False
        return self._read(answer, limits)

    def _read(self, answer: Answer, limits: Limits) -> str:
        text, fault = answer
        if text is None and not fault:
            self._strain = min(self._strain + 1, MOST_STRAIN)
            raise ThoughtError(f"a thought took more than {limits.most_work:g} seconds of work")
        self._strain = max(self._strain - 1, 0)
        if text is None:
            raise ThoughtError(f"a thought failed:\n{fault}")
        return str(text)
