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
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final

from k2bot.host.waiting_line import WaitingLine

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from k2bot.thinking.question import Question

log = logging.getLogger(__name__)

MOST_WORK: Final = 10.0
"""Seconds of a processor's work after which a thought is given up, far more than any takes. Its process lives
on, with all it remembers; not known on Windows.
"""
LONGEST: Final = 20.0
"""Seconds by the clock after which a thought is waited for no more. Its process finishes it all the same:
where it is slow because the machine is busy, what it has worked out makes the next one shorter.
"""
STUCK: Final = 4
"""After so many times as long a process is ended whatever it does."""
STARTING: Final = 40.0
"""Seconds more for the first thought of a new process, which has to start: on a busy machine that alone can
take longer than a thought may, and ending it for that would only make another one start.
"""
MOST_STRAIN: Final = 8
RUSH: Final = 4
"""With more questions than this for each process, each gets less work, so that no table waits much longer."""


class ThoughtError(Exception):
    """A thought led to no answer; the text says why, for the log."""


class Process:
    """One process that thinks; it is started by its first question, and again after it was ended."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.fresh = True
        """Whether it has not answered since it was started."""
        self._late: asyncio.Future[tuple[str | None, str]] | None = None

    def begin(self, question: Question, most: float) -> asyncio.Future[tuple[str | None, str]]:
        """Begin to think, at most for so many seconds of work. The result is that of ``_think``."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a copy of this process would hold its locks
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle)
            self.fresh = True
        return asyncio.get_running_loop().run_in_executor(self.pool, _think, question, most)

    def leave(self, thought: asyncio.Future[tuple[str | None, str]], seconds: float) -> None:
        """Let it finish a thought that nobody waits for any more, for so many seconds at most."""
        self._late = thought
        stop = asyncio.get_running_loop().call_later(seconds, self.end)

        def finished(late: asyncio.Future[tuple[str | None, str]]) -> None:
            stop.cancel()
            self._late = None
            self.fresh = self.fresh and late.exception() is not None

        thought.add_done_callback(finished)

    def when_free(self, call: Callable[[], None]) -> None:
        """Call back once it can be asked again."""
        if self._late is None:
            call()
        else:
            self._late.add_done_callback(lambda _: call())

    def end(self) -> None:
        """End it at once, whatever it is doing."""
        if self.pool is None:
            return
        pool, self.pool = self.pool, None
        # There is no public way to stop a process at work, and one that overruns would go on for ever.
        processes = list((pool._processes or {}).values())  # noqa: SLF001 - see above
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()


class Thinking:
    """Answers questions in up to ``workers`` processes, which are started when questions come.

    ``most_work`` is how many seconds of work a thought may take, ``longest`` how many by the clock, and
    ``starting`` how many more the first one of a process.
    """

    def __init__(
        self,
        workers: int = 2,
        *,
        most_work: float = MOST_WORK,
        longest: float = LONGEST,
        starting: float = STARTING,
    ) -> None:
        self._most_work = most_work
        self._longest = longest
        self._starting = starting
        self._processes = [Process() for _ in range(workers)]
        self._line = WaitingLine(self._processes)
        self._strain = 1
        self._closed = False

    @property
    def strain(self) -> int:
        """How many times less is to be thought about a decision: more after overruns, less after answers."""
        return self._strain

    async def answer(self, ask: Callable[[int], Question], asker: object = None) -> str:
        """Think about the question that ``ask`` gives for a share of the usual work, in percent.

        Questions of one asker wait behind the first ones of others. Raises ThoughtError where thinking fails,
        ends its process or takes too long, and where no process is free for as long. Where a process was
        ended from outside, its question is thought about once more.
        """
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(self._longest + self._starting):
                    process, crowd = await stack.enter_async_context(self._line.turn(asker))
            except TimeoutError:
                raise ThoughtError("no process was free to think about it") from None
            return await self._answer(process, ask(self._share(crowd)))

    def close(self) -> None:
        """End all processes; whoever waits for a thought is told that there will be none."""
        self._closed = True
        for process in self._processes:
            process.end()

    def _share(self, crowd: int) -> int:
        """What a question gets of the usual work, in percent; always a half, a quarter and so on of it.

        ``crowd`` is how many questions there were at most while it waited, itself included.
        """
        share = 100 // self._strain
        room = RUSH * len(self._processes)
        while crowd > room and share > 1:
            share, room = share // 2, room * 2
        return share

    async def _answer(self, process: Process, question: Question) -> str:
        for _ in range(2):
            if self._closed:
                raise ThoughtError("the bot is being stopped")
            try:
                return await self._thought(process, question)
            except BrokenProcessPool:
                process.end()
                level = logging.INFO if self._closed else logging.WARNING
                log.log(level, "a process that was thinking has ended")
        raise ThoughtError("the process that was thinking has ended, twice")

    async def _thought(self, process: Process, question: Question) -> str:
        thought = process.begin(question, self._most_work)
        longest = self._longest + (self._starting if process.fresh else 0)
        try:
            done, _ = await asyncio.wait({thought}, timeout=longest)
        finally:
            if not thought.done():  # nobody waits for it any more; who comes next waits until it is done
                process.leave(thought, (STUCK - 1) * longest)
        if not done:
            self._overrun()
            raise ThoughtError(f"a thought took longer than {longest:g} seconds")
        answer, fault = thought.result()
        process.fresh = False
        if answer is None and not fault:
            self._overrun()
            raise ThoughtError(f"a thought took more than {self._most_work:g} seconds of work")
        self._strain = max(self._strain // 2, 1)
        if answer is None:
            raise ThoughtError(f"a thought failed:\n{fault}")
        return answer

    def _overrun(self) -> None:
        self._strain = min(2 * self._strain, MOST_STRAIN)


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


class _Overrun(BaseException):
    """A thought has taken all the work it may; no thought shall catch this by itself."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _Overrun


def _think(question: Question, most: float) -> tuple[str | None, str]:
    """Answer a question in its process: the answer, or None and what went wrong; nothing for an overrun."""
    timed = hasattr(signal, "setitimer")
    try:
        if timed:
            signal.signal(signal.SIGPROF, _stop)
            signal.setitimer(signal.ITIMER_PROF, most)
        try:
            return question.think(*question.facts), ""
        finally:
            if timed:
                signal.setitimer(signal.ITIMER_PROF, 0)
    except _Overrun:
        return None, ""
    except BaseException:  # noqa: BLE001 - whatever it is, even an exit: the bot tells of it in its log
        return None, traceback.format_exc()
