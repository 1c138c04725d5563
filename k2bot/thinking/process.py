"""One process that thinks, seen from the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from k2bot.workers.worker import Worker, parcel

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.thinking.question import Question
    from k2bot.workers.child import Answer

NICENESS: Final = 5
"""Thinking gives way to answers, and to pictures."""


class Process:
    """A process that is started by its first question, and again after it was ended."""

    def __init__(self) -> None:
        self.fresh = True
        """Whether it has yet to be started, or to answer for the first time."""
        self._worker = Worker(NICENESS)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        """Waits for its answers."""
        self._late: asyncio.Future[Answer] | None = None

    @property
    def pid(self) -> int | None:
        """The system's number of it; None while there is none."""
        return self._worker.pid

    def begin(self, question: Question, most: float) -> asyncio.Future[Answer]:
        """Begin to think, at most for so many seconds of work.

        It goes on where nobody waits for it. The future raises WorkerEndedError where the process ends.
        """
        return asyncio.wrap_future(self._thread.submit(self._worker.do, parcel(question, most)))

    def leave(self, thought: asyncio.Future[Answer], seconds: float) -> None:
        """Let it finish a thought that nobody waits for any more, for so many seconds at most."""
        self._late = thought
        stop = asyncio.get_running_loop().call_later(seconds, self.end)

        def finished(late: asyncio.Future[Answer]) -> None:
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
