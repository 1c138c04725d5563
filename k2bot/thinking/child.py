"""What runs in a process that thinks: it answers one question after another, and ends with the bot.

Questions come through the standard input and answers go through the standard output, each with its length
before it. Only what a question names is imported, so a process knows nothing of the bot.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from queue import SimpleQueue
from struct import Struct
from typing import IO, TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from types import FrameType

LENGTH: Final = Struct(">Q")
"""What stands before a message: how many bytes it has."""

Answer: TypeAlias = tuple[str | None, str]
"""The answer, or None and what went wrong; nothing for a thought that took too much work."""


def main() -> None:
    """Answer until the bot ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    if hasattr(os, "nice"):
        os.nice(5)  # gives way to the bot
    questions, answers = _own_ends()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    while True:
        answer = framed(pickle.dumps(_answer(asked.get())))
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the bot has ended, which is nothing to tell of


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return LENGTH.pack(len(message)) + message


def _own_ends() -> tuple[IO[bytes], IO[bytes]]:
    """The ends of both pipes; whatever is printed by a thought, or read by it, does not get in between."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _listen(questions: IO[bytes], asked: SimpleQueue[bytes]) -> None:
    """Take questions while another one is thought about: so the end of the bot is seen at once."""
    while len(length := questions.read(LENGTH.size)) == LENGTH.size:
        asked.put(questions.read(*LENGTH.unpack(length)))
    os._exit(0)


class _Overrun(BaseException):
    """A thought has taken all the work it may; no thought shall catch this by itself."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _Overrun


def _answer(message: bytes) -> Answer:
    """The answer to a pickled question and the seconds of work it may take."""
    timed = hasattr(signal, "setitimer")
    try:
        question, most = pickle.loads(message)  # noqa: S301 - the bot's own
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
