"""Worker process: executes pickled jobs for the bot and sends the results back.

``Worker`` is the client side, for threads that wait for results; ``main`` runs in the process.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import selectors
import signal
import subprocess
import sys
import threading
import traceback
from contextlib import suppress
from queue import Empty, SimpleQueue
from struct import Struct
from typing import IO, TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import Popen
    from types import FrameType


LENGTH_HEADER: Final = Struct(">Q")
"""Header of a message: its length in bytes."""

IDLE_SECONDS: Final = 1.0
"""Time without a job after which the process gives back memory that it has freed."""

SECRETS: Final = ("DISCORD_", "PG")
"""Beginnings of the variables with the token, and with the database server's address and password."""

Outcome: TypeAlias = tuple[Any, str]
"""Result of a job, or None with the traceback; the traceback is empty if the CPU time limit was exceeded."""


def main(niceness: int) -> None:
    """Process jobs until the bot ends, at the given niceness."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends this process
    if hasattr(os, "nice"):
        os.nice(niceness)
    work, answers = _own_ends()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(work, waiting), daemon=True).start()
    while True:
        answer = framed(pickle.dumps(_worked(_next_job(waiting))))
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot has ended, so there's nothing to report


def _next_job(waiting: SimpleQueue[bytes]) -> bytes:
    """Wait for a job, and give back freed memory if none comes for a while."""
    try:
        return waiting.get(timeout=IDLE_SECONDS)
    except Empty:
        # The C library keeps up to 80 MiB after pictures. Only glibc can be asked to let go of them.
        with suppress(AttributeError, OSError, TypeError):
            ctypes.CDLL(None).malloc_trim(0)
        return waiting.get()


def framed(message: bytes) -> bytes:
    """Message with its length header."""
    return LENGTH_HEADER.pack(len(message)) + message


def _own_ends() -> tuple[IO[bytes], IO[bytes]]:
    """Take over the pipes to the bot; stdin and stdout are redirected so that prints can't corrupt them."""
    work, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return work, answers


def _listen(work: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    """Read jobs while others run, which also notices at once when the bot ends."""
    while len(length := work.read(LENGTH_HEADER.size)) == LENGTH_HEADER.size:
        waiting.put(work.read(*LENGTH_HEADER.unpack(length)))
    os._exit(0)


class _Overrun(BaseException):
    """The job has exceeded its CPU time. A BaseException, so that the job doesn't catch it."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _Overrun


def _worked(message: bytes) -> Outcome:
    """Run a pickled job, which comes with its CPU time limit in seconds."""
    timed = hasattr(signal, "setitimer")
    try:
        work, most = pickle.loads(message)  # noqa: S301 - trusted data
        if timed:
            signal.signal(signal.SIGPROF, _stop)
            signal.setitimer(signal.ITIMER_PROF, most)
        try:
            return work(), ""
        finally:
            if timed:
                signal.setitimer(signal.ITIMER_PROF, 0)
    except _Overrun:
        return None, ""
    except BaseException:  # noqa: BLE001 - the bot logs even SystemExit
        return None, traceback.format_exc()


PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from k2bot.worker import main; main({niceness})"
"""Program of the process.

``multiprocessing`` would import the bot's main module, and thus all of the bot, in each process.
"""


def environment() -> dict[str, str]:
    """Environment of a process that reaches neither Discord nor a database server."""
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)}


class WorkerEndedError(Exception):
    """The process ended before its job was done."""


def pickled_job(work: Callable[[], Any], most: float) -> bytes:
    """Pickle a job with its CPU time limit in seconds.

    Raises pickle's errors for what only exists in this process, such as a nested function.
    """
    return pickle.dumps((work, most))


class Worker:
    """Worker process, started for its first job and again after it has ended.

    Each thread with a job waits for its result. The process runs one job at a time; with more than one
    thread, the next job is already queued there. Any thread may end it.
    """

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._child: Popen[bytes] | None = None
        self._lock = threading.Lock()
        """Held while a process is started or ended."""
        self._waiting = 0
        """Number of threads waiting for results."""
        self._giving = threading.Lock()
        """Held while a job is written to the process."""
        self._before = threading.Event()
        """Set when the answer to the previous job has been read, or will never come."""
        self._before.set()
        self.closed = False
        """Whether it was closed for good."""

    def do(self, work: bytes, longest: float | None = None) -> Outcome:
        """Run a job and wait for its result, for ``longest`` seconds at most.

        Raises WorkerEndedError if the process ends, or was killed for exceeding that; Windows doesn't support
        the limit.
        """
        with self._lock:
            self._waiting += 1
        try:
            return self._done(framed(work), longest)
        finally:
            with self._lock:
                self._waiting -= 1
                last = self.closed and not self._waiting
            if last:
                self._put_away(self._child)

    def _done(self, message: bytes, longest: float | None) -> Outcome:
        while True:
            with self._giving:
                child = self._child or self._started()
                before, self._before = self._before, (read := threading.Event())
                with suppress(OSError, ValueError):  # it has ended, as reading its answer will show
                    _write(_pipe(child.stdin), message)
            try:
                before.wait()
                if self._child is not child:
                    continue  # it ended during another job before reaching this one
                if (answer := _answer(_pipe(child.stdout), longest)) is not None:
                    return answer
                self._put_away(child)
            finally:
                read.set()
            raise WorkerEndedError

    def end(self) -> None:
        """Kill the process at once, whatever it's doing; from any thread."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """Kill the process for good, from any thread; waiting threads get WorkerEndedError."""
        self.closed = True
        self.end()
        with self._lock:
            idle = not self._waiting
        if idle:
            self._put_away(self._child)

    def _put_away(self, child: Popen[bytes] | None) -> None:
        """Kill the process and reap it; only while no thread reads from it."""
        with self._lock:
            if child is None or self._child is not child:
                return
            self._child = None
        child.kill()
        with suppress(BrokenPipeError), child:  # closes the pipes and discards what nobody will read
            pass

    def _started(self) -> Popen[bytes]:
        """Start a process. Raises WorkerEndedError after ``close``."""
        program = PROGRAM.format(path=sys.path, niceness=self._niceness)
        with self._lock:
            if self.closed:
                raise WorkerEndedError
            self._child = subprocess.Popen(  # noqa: S603 - trusted command
                (sys.executable, "-c", program),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(),
            )
            return self._child


def _answer(answers: IO[bytes], longest: float | None) -> Outcome | None:
    """Read an answer from a pipe; None if the process ends before it's complete, or takes too long."""
    if longest is not None and not _ready(answers, longest):
        return None
    try:
        (length,) = LENGTH_HEADER.unpack(_read(answers, LENGTH_HEADER.size))
        answer: Outcome = pickle.loads(_read(answers, length))  # noqa: S301 - trusted data
    except (OSError, EOFError):
        return None
    return answer


def _pipe(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None  # noqa: S101 - created with both pipes
    return end


def _write(pipe: IO[bytes], message: bytes) -> None:
    left = memoryview(message)
    while left:
        left = left[pipe.write(left) :]


def _read(pipe: IO[bytes], count: int) -> bytes:
    """Read ``count`` bytes. Raises EOFError for fewer. Unbuffered, because ``_ready`` can't see a buffer."""
    data = bytearray()
    while len(data) < count:
        part = pipe.read(count - len(data))
        if not part:
            raise EOFError
        data += part
    return bytes(data)


def _ready(pipe: IO[bytes], longest: float) -> bool:
    """Whether a pipe becomes readable within ``longest`` seconds."""
    if os.name != "posix":
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        return bool(selector.select(longest))
