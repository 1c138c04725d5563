"""The rules of tic-tac-toe: two people mark cells in turn, and three in a row win."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

CELLS: Final = range(9)
LINES: Final = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in (0, 1, 2)),
    (0, 4, 8),
    (2, 4, 6),
)


class IllegalMoveError(ValueError):
    """A move the rules do not allow; ``reason`` is ``over``, ``turn``, ``cell`` or ``taken``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Board:
    """A game: who has marked each cell, and who has given up."""

    cells: tuple[int | None, ...] = (None,) * 9
    gone: int | None = None

    @property
    def moves(self) -> int:
        """How many cells are marked."""
        return sum(cell is not None for cell in self.cells)

    @property
    def line(self) -> tuple[int, ...]:
        """The three cells that win, nothing where nobody has won by a line."""
        marked = (line for line in LINES if self.cells[line[0]] is not None)
        return next((line for line in marked if len({self.cells[cell] for cell in line}) == 1), ())

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while it is played, and for a draw."""
        return self.cells[self.line[0]] if self.line else None if self.gone is None else 1 - self.gone

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner is not None or self.moves == len(CELLS)

    @property
    def turn(self) -> int | None:
        """The seat to move, None once it is over."""
        return None if self.over else self.moves % 2

    @property
    def free(self) -> tuple[int, ...]:
        """The cells nobody has marked."""
        return tuple(cell for cell in CELLS if self.cells[cell] is None)


def mark(board: Board, seat: int, cell: int) -> Board:
    """The board after a move. Raises IllegalMoveError."""
    if board.over:
        raise IllegalMoveError("over")
    if board.turn != seat:
        raise IllegalMoveError("turn")
    if cell not in CELLS:
        raise IllegalMoveError("cell")
    if board.cells[cell] is not None:
        raise IllegalMoveError("taken")
    return replace(board, cells=(*board.cells[:cell], seat, *board.cells[cell + 1 :]))


def give_up(board: Board, seat: int) -> Board:
    """The board after somebody has left. Raises IllegalMoveError."""
    if board.over:
        raise IllegalMoveError("over")
    return replace(board, gone=seat)
