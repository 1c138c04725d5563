"""What people see of tic-tac-toe: the board with a button for each cell, and how it has ended."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from k2bot.game.values import REMATCH, Button, HostButton, Page, Picture, Style
from k2bot.text.formatting import plain
from tests.kit.tic_tac_toe import pictures
from tests.kit.tic_tac_toe.engine import CELLS

if TYPE_CHECKING:
    from k2bot.game.values import ControlRow, Person
    from k2bot.text.words import Words
    from tests.kit.tic_tac_toe.engine import Board

MARKS = ("✕", "◯")
STYLES = (Style.DANGER, Style.PRIMARY)


def stamp(board: Board) -> str:
    """The id of the decision that is open now."""
    return f"move-{board.moves}"


def post(words: Words, board: Board, people: tuple[Person, ...]) -> Page:
    """The public post: whose turn it is, whom it notifies."""
    turn = board.turn
    return Page(
        text(words, board, people, pinged=True),
        (shown(words, board),),
        ((HostButton(REMATCH, words.text("tic-button-rematch")),),) if turn is None else cells(words, board),
        pings=() if turn is None else (turn,),
    )


def page(words: Words, board: Board, seat: int | None, people: tuple[Person, ...]) -> Page:
    """The private page; its buttons are awake for who is to move."""
    rows = cells(words, board, awake=seat is not None and seat == board.turn)
    return Page(text(words, board, people), (shown(words, board),), rows, live="board")


def text(words: Words, board: Board, people: tuple[Person, ...], *, pinged: bool = False) -> str:
    """Whose turn it is, or how it has ended; ``pinged`` names them so that they are notified."""
    if board.turn is not None:
        person = people[board.turn]
        name = person.mention if pinged else plain(person.name)
        return words.text("tic-turn", name=name, mark=MARKS[board.turn])
    if board.winner is None:
        return words.text("tic-draw")
    winner = plain(people[board.winner].name)
    if board.gone is not None:
        return words.text("tic-left", winner=winner, loser=plain(people[board.gone].name))
    return words.text("tic-won", winner=winner)


def shown(words: Words, board: Board) -> Picture:
    """The board as a picture; in words it has a line a row."""
    key = f"tic-tac-toe-{sha256(repr(board.cells).encode()).hexdigest()[:16]}"
    return Picture(key, f"{key}.webp", alternative(words, board), partial(pictures.draw, board))


def alternative(words: Words, board: Board) -> str:
    """What the picture shows, for who cannot see it."""
    marks = [words.text("tic-free") if cell is None else MARKS[cell] for cell in board.cells]
    return words.text(
        "tic-board", top=" ".join(marks[:3]), middle=" ".join(marks[3:6]), low=" ".join(marks[6:])
    )


def cells(words: Words, board: Board, *, awake: bool = True) -> tuple[ControlRow, ...]:
    """A button for each cell, in three rows."""
    buttons = [
        Button(
            "mark",
            words.text("tic-button-cell", cell=cell + 1) if seat is None else MARKS[seat],
            str(cell),
            stamp(board),
            Style.SECONDARY if seat is None else STYLES[seat],
            disabled=seat is not None or not awake,
        )
        for cell, seat in zip(CELLS, board.cells, strict=True)
    ]
    return tuple(tuple(buttons[start : start + 3]) for start in (0, 3, 6))
