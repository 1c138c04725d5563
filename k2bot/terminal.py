"""Terminal output of commands."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    from k2bot.text.words import Words


class Trouble(MessageError):  # noqa: N818 - a message to the user, not a fault
    """Failure of a command, explained in a sentence for the person who ran it."""


class OutputClosed(Exception):  # noqa: N818 - `bot.py check | head -1` is no error
    """The reader of a pipe has closed it, so there's no point in continuing."""


def program() -> str:
    """Command that started this program: the script in the project's folder, or the installed command."""
    return "k2bot" if Path(sys.argv[0]).stem == "k2bot" else "python bot.py"


def phrasebook(language: str) -> Words:
    """Words of a language, or English where it's incomplete."""
    from k2bot.text.words import WordsError, words  # noqa: PLC0415 - large; the health probe does without

    try:
        return words(language)
    except WordsError:
        return words()


def tell(line: str) -> None:
    """Print a line at once. Raises OutputClosed."""
    try:
        print(line, flush=True)  # noqa: T201 - command output
    except BrokenPipeError as gone:
        # Otherwise Python would try to write the rest again on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise OutputClosed from gone


def say(text: str, *, code: int) -> int:
    """Write a message to standard error; returns the exit code."""
    sys.stderr.write(f"{text}\n")
    return code
