"""A process that works for the bot: pieces of work go to it pickled, results come back.

``Worker`` is its side in the bot, for threads that wait for results; ``main`` is what runs in the process.
"""

from __future__ import annotations

import os
import pickle
import selectors
import signal
import subprocess
import sys
import threading
import traceback
from contextlib import suppress
from queue import SimpleQueue
from struct import Struct
from typing import IO, TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import Popen
    from types import FrameType


LENGTH: Final = Struct(">Q")
"""The header of a message: its length in bytes."""

Answer: TypeAlias = tuple[Any, str]
"""What work gave, or None and what went wrong; no word of that where it took too long and was given up."""


def main(niceness: int) -> None:
    """Work until the bot ends, and give way to it, the more the nicer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    if hasattr(os, "nice"):
        os.nice(niceness)
    work, answers = _own_ends()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(work, waiting), daemon=True).start()
    while True:
        answer = framed(pickle.dumps(_worked(waiting.get())))
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot has ended, which is nothing to tell of


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return LENGTH.pack(len(message)) + message


def _own_ends() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes to the bot; standard input and output are replaced, so that prints don't get in between."""
    work, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return work, answers


def _listen(work: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    """Read work while other work is being done, which notices at once when the bot ends."""
    while len(length := work.read(LENGTH.size)) == LENGTH.size:
        waiting.put(work.read(*LENGTH.unpack(length)))
    os._exit(0)


class _Overrun(BaseException):
    """The work has used up its processor time. A BaseException, so that the work doesn't catch it."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _Overrun


def _worked(message: bytes) -> Answer:
    """What a pickled piece of work gives, which comes with the seconds of the processor it may take."""
    timed = hasattr(signal, "setitimer")
    try:
        work, most = pickle.loads(message)  # noqa: S301 - the bot's own
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
    except BaseException:  # noqa: BLE001 - even SystemExit: the bot logs it
        return None, traceback.format_exc()


PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from k2bot.worker import main; main({niceness})"
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

    Each thread that has work done waits for it. The process does one piece after the other; with more than
    one thread it has the next at hand when it is done with one. Any thread may end it.
    """

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._child: Popen[bytes] | None = None
        self._lock = threading.Lock()
        """Held while a process is started or ended."""
        self._waiting = 0
        """The number of threads waiting for results."""
        self._giving = threading.Lock()
        """Held while work is written to the process."""
        self._before = threading.Event()
        """Set when the answer to what it was given last has been read, or will never come."""
        self._before.set()
        self.closed = False
        """Whether it was ended for good."""

    @property
    def pid(self) -> int | None:
        """The process id; None while there is no process."""
        child = self._child
        return None if child is None else child.pid

    def do(self, work: bytes, longest: float | None = None) -> Answer:
        """Have a parcel of work done, and wait for it, for so many seconds at most.

        Raises WorkerEndedError where the process ends, and where it had to be ended for taking longer; how
        long it takes is not known on Windows.
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

    def _done(self, message: bytes, longest: float | None) -> Answer:
        while True:
            with self._giving:
                child = self._child or self._started()
                before, self._before = self._before, (read := threading.Event())
                with suppress(OSError, ValueError):  # it has ended, as is seen when its answer is read
                    _write(_pipe(child.stdin), message)
            try:
                before.wait()
                if self._child is not child:
                    continue  # it has ended at other work before it came to this
                if (answer := _answer(_pipe(child.stdout), longest)) is not None:
                    return answer
                self._put_away(child)
            finally:
                read.set()
            raise WorkerEndedError

    def end(self) -> None:
        """End the process at once, whatever it is doing; from any thread."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """End the process for good, from any thread; threads waiting for work get WorkerEndedError."""
        self.closed = True
        self.end()
        with self._lock:
            idle = not self._waiting
        if idle:
            self._put_away(self._child)

    def _put_away(self, child: Popen[bytes] | None) -> None:
        """Kill the process and wait until it is gone; only while no thread reads from it."""
        with self._lock:
            if child is None or self._child is not child:
                return
            self._child = None
        child.kill()
        with suppress(BrokenPipeError), child:  # closes the pipes, with what nobody reads any more
            pass

    def _started(self) -> Popen[bytes]:
        """Start a process. Raises WorkerEndedError after ``close``."""
        program = PROGRAM.format(path=sys.path, niceness=self._niceness)
        with self._lock:
            if self.closed:
                raise WorkerEndedError
            self._child = subprocess.Popen(  # noqa: S603 - our own Python, and our own program
                (sys.executable, "-c", program), bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            return self._child


def _answer(answers: IO[bytes], longest: float | None) -> Answer | None:
    """What comes through a pipe; None where the process ends before it has written all, or takes too long."""
    if longest is not None and not _ready(answers, longest):
        return None
    try:
        (length,) = LENGTH.unpack(_read(answers, LENGTH.size))
        answer: Answer = pickle.loads(_read(answers, length))  # noqa: S301 - our own process's
    except (OSError, EOFError):
        return None
    return answer


def _pipe(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None  # noqa: S101 - it was made with both
    return end


def _write(pipe: IO[bytes], message: bytes) -> None:
    left = memoryview(message)
    while left:
        left = left[pipe.write(left) :]


def _read(pipe: IO[bytes], count: int) -> bytes:
    """So many bytes. Raises EOFError where fewer come. Not buffered: ``_ready`` would not see what is."""
    found = bytearray()
    while len(found) < count:
        part = pipe.read(count - len(found))
        if not part:
            raise EOFError
        found += part
    return bytes(found)


def _ready(pipe: IO[bytes], longest: float) -> bool:
    """Whether something comes through a pipe within so many seconds."""
    if os.name != "posix":
        return True
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        return bool(selector.select(longest))
