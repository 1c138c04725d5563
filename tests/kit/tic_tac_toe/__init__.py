"""A small public game that is derived from Game itself, with computers; docs/adding-a-game.md names it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from k2bot.text.words import Words
from tests.kit.subject import Subject
from tests.kit.tic_tac_toe import pictures
from tests.kit.tic_tac_toe.hosted import TicTacToe

LOCALES = Path(__file__).parent / "locales"


def made(language: str = "en") -> TicTacToe:
    """The game in a language."""
    return TicTacToe(Words(language, LOCALES))


SUBJECTS = (
    Subject(
        "tic-tac-toe", partial(made, "en"), scenes=lambda board: [pictures.scene(board)], translated=made
    ),
)
