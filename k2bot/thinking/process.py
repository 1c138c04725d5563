"""One process that thinks, seen from the bot."""

from __future__ import annotations

import asyncio
import pickle
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from k2bot.thinking.child import LENGTH, framed

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.thinking.child import Answer
    from k2bot.thinking.question import Question

PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from k2bot.thinking.child import main; main()"
"""``multiprocessing`` would import the bot's main module, and with it all of the bot, in each process."""


class ProcessEndedError(Exception):
    """A process has ended before it answered."""


class Process:
    """A process that is started by its first question, and again after it was ended."""

    def __init__(self) -> None:
        self.fresh = True
        """Whether it has yet to be started, or to answer for the first time."""
        self._child: asyncio.subprocess.Process | None = None
        self._endings = 0
        self._thought: asyncio.Task[Answer] | None = None
        self._late: asyncio.Task[Answer] | None = None
        self._going: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        """The system's number of it; None while there is none."""
        return None if self._child is None else self._child.pid

    def begin(self, question: Question, most: float) -> asyncio.Task[Answer]:
        """Begin to think, at most for so many seconds of work.

        The task goes on where nobody waits for it; it raises ProcessEndedError where the process ends.
        """
        self._thought = asyncio.create_task(self._answer(framed(pickle.dumps((question, most)))))
        return self._thought

    def leave(self, thought: asyncio.Task[Answer], seconds: float) -> None:
        """Let it finish a thought that nobody waits for any more, for so many seconds at most."""
        self._late = thought
        stop = asyncio.get_running_loop().call_later(seconds, self.end)

        def finished(late: asyncio.Task[Answer]) -> None:
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
        self._endings += 1
        self.fresh = True
        child, self._child = self._child, None
        if child is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                child.kill()
            going = asyncio.create_task(_gone(child, self._thought))
            self._going.add(going)
            going.add_done_callback(self._going.discard)

    async def close(self) -> None:
        """End it, and wait until it is gone."""
        self.end()
        await asyncio.gather(*self._going)

    async def _answer(self, message: bytes) -> Answer:
        child = self._child or await self._started()
        assert child.stdin is not None  # noqa: S101 - both are pipes
        assert child.stdout is not None  # noqa: S101 - as above
        try:
            child.stdin.write(message)
            await child.stdin.drain()
            (length,) = LENGTH.unpack(await child.stdout.readexactly(LENGTH.size))
            answer: Answer = pickle.loads(await child.stdout.readexactly(length))  # noqa: S301 - our own process's
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ProcessEndedError from None
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        """A new process. Raises ProcessEndedError where it is to end before it has begun."""
        endings = self._endings
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PROGRAM.format(path=sys.path),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._child = child
        if self._endings != endings:
            self.end()
            raise ProcessEndedError
        return child


async def _gone(child: asyncio.subprocess.Process, thought: asyncio.Task[Answer] | None) -> None:
    """Wait until a process that was killed is gone, with its pipes, from which a thought may still read."""
    if thought is not None and thought is not asyncio.current_task():
        await asyncio.wait({thought})
    assert child.stdin is not None  # noqa: S101 - both are pipes
    assert child.stdout is not None  # noqa: S101 - as above
    await child.stdout.read()
    child.stdin.close()
    with suppress(ConnectionError):
        await child.stdin.wait_closed()
    await child.wait()
