"""One process that works for the bot, seen from the thread that waits for it."""

from __future__ import annotations

import os
import pickle
import selectors
import struct
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any, Final

from k2bot.workers.child import LENGTH, framed

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import Popen

    from k2bot.workers.child import Answer

PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from k2bot.workers.child import main; main({niceness})"
"""``multiprocessing`` would import the bot's main module, and with it all of the bot, in each process."""


class WorkerEndedError(Exception):
    """A process has ended before its work was done."""


def parcel(work: Callable[[], Any], most: float) -> bytes:
    """A piece of work as a process takes it, which may take so many seconds of a processor's time.

    Raises what ``pickle`` raises for what only this process has, as a function within a function.
    """
    return pickle.dumps((work, most))


class Worker:
    """A process that is started by its first work, and again after it has ended.

    One thread at a time has work done and waits for it; any may end it meanwhile.
    """

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._child: Popen[bytes] | None = None
        self._lock = threading.Lock()
        """Held by whoever starts a process or ends it."""
        self._endings = 0
        self.closed = False
        """Whether it was ended for good."""

    @property
    def pid(self) -> int | None:
        """The system's number of the process; None while there is none."""
        child = self._child
        return None if child is None else child.pid

    def do(self, work: bytes, longest: float | None = None) -> Answer:
        """Have a parcel of work done, and wait for it, for so many seconds at most.

        Raises WorkerEndedError where the process ends, and where it had to be ended for taking longer; how
        long it takes is not known on Windows.
        """
        child = self._child or self._started()
        assert child.stdin is not None  # noqa: S101 - both are pipes
        assert child.stdout is not None  # noqa: S101 - as above
        try:
            child.stdin.write(framed(work))
            child.stdin.flush()
            if longest is None or _ready(child.stdout, longest):
                (length,) = LENGTH.unpack(child.stdout.read(LENGTH.size))
                answer: Answer = pickle.loads(child.stdout.read(length))  # noqa: S301 - our own process's
                return answer
        except (OSError, EOFError, struct.error, pickle.UnpicklingError):
            pass  # it ended before it had written all
        self.clear()
        raise WorkerEndedError

    def end(self) -> None:
        """End the process at once, whatever it is doing; from any thread."""
        with self._lock:
            self._endings += 1
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """End the process for good, from any thread: whoever waits for its work, or comes later, is told."""
        self.closed = True
        self.end()

    def clear(self) -> None:
        """End the process, and wait until it is gone; only by the thread that has work done."""
        self.end()
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            with suppress(BrokenPipeError), child:  # closes the pipes, with what nobody reads any more
                pass

    def _started(self) -> Popen[bytes]:
        """A new process. Raises WorkerEndedError where it is to end before it has begun."""
        if self.closed:
            raise WorkerEndedError
        endings = self._endings
        program = PROGRAM.format(path=sys.path, niceness=self._niceness)
        child = subprocess.Popen(  # noqa: S603 - our own Python, and our own program
            (sys.executable, "-c", program), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        with self._lock:
            self._child = child
            ended = self.closed or self._endings != endings
        if ended:
            self.clear()
            raise WorkerEndedError
        return child


def _ready(pipe: IO[bytes], longest: float) -> bool:
    """Whether something comes through a pipe within so many seconds."""
    if os.name != "posix":
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        return bool(selector.select(longest))
