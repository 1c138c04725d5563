"""Computers for tic-tac-toe."""

from __future__ import annotations

import random
from functools import cache

from tests.kit.tic_tac_toe.engine import Board, mark

LEVELS = ("careless", "perfect")


def think(board: Board, level: str, seed: str) -> str:
    """A free cell: any one, or one of the best."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    if level == "careless":
        return str(chance.choice(board.free))
    worth = {cell: -_prospect(_after(board, cell)) for cell in board.free}
    return str(chance.choice([cell for cell, value in worth.items() if value == max(worth.values())]))


@cache
def _prospect(board: Board) -> int:
    """What a board leads to for the player to move, if both play well: 1 for a win, 0 for a draw, else -1."""
    if board.over:
        return 0 if board.winner is None else -1
    return max(-_prospect(_after(board, cell)) for cell in board.free)


def _after(board: Board, cell: int) -> Board:
    return mark(board, board.moves % 2, cell)
