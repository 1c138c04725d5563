"""What commands say to whoever sits at the terminal."""

from __future__ import annotations

import os
import sys


class Trouble(Exception):  # noqa: N818 - it is told to a person in a plain sentence, and is not an error of ours
    """Why something cannot be done, in a sentence for the person who started it."""


class NobodyReads(Exception):  # noqa: N818 - as `bot.py check | head -1` wants it, and no error at all
    """Whoever read what is told has gone, so that there is nobody to go on for."""


def tell(line: str) -> None:
    """Print a line at once. Raises NobodyReads."""
    try:
        print(line, flush=True)  # noqa: T201 - a command's words
    except BrokenPipeError as gone:
        # What could not be written would be tried once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise NobodyReads from gone


def say(text: str, *, code: int) -> int:
    """Say something that is no result, beside what is printed; gives the exit code."""
    sys.stderr.write(f"{text}\n")
    return code
