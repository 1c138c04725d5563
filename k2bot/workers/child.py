"""What runs in a process that works for the bot: one piece of work after another, until the bot ends.

Work comes through the standard input and answers go through the standard output, each with its length before
it. Only what a piece of work names is imported, so a process knows nothing of the bot.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from queue import SimpleQueue
from struct import Struct
from typing import IO, TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from types import FrameType

LENGTH: Final = Struct(">Q")
"""What stands before a message: how many bytes it has."""

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
        answer = framed(pickle.dumps(_answer(waiting.get())))
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot has ended, which is nothing to tell of


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return LENGTH.pack(len(message)) + message


def _own_ends() -> tuple[IO[bytes], IO[bytes]]:
    """The ends of both pipes; whatever is printed by the work, or read by it, does not get in between."""
    work, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return work, answers


def _listen(work: IO[bytes], waiting: SimpleQueue[bytes]) -> None:
    """Take work while another piece is done: so the end of the bot is seen at once."""
    while len(length := work.read(LENGTH.size)) == LENGTH.size:
        waiting.put(work.read(*LENGTH.unpack(length)))
    os._exit(0)


class _Overrun(BaseException):
    """A piece of work has taken all the time it may; it shall not catch this by itself."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _Overrun


def _answer(message: bytes) -> Answer:
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
    except BaseException:  # noqa: BLE001 - whatever it is, even an exit: the bot tells of it in its log
        return None, traceback.format_exc()
