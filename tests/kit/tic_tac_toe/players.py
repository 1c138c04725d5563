"""Computers for tic-tac-toe."""

from __future__ import annotations

import random

from tests.kit.tic_tac_toe.engine import Board, mark

LEVELS = ("careless", "perfect")


def think(board: Board, level: str, seed: str) -> str:
    """A free cell: any one, or one of the best."""
    chance = random.Random(seed)  # noqa: S311 - plays a game, guards nothing
    if level == "careless":
        return str(chance.choice(board.free))
    prospects = {cell: _prospect(board, cell) for cell in board.free}
    return str(chance.choice([cell for cell, value in prospects.items() if value == max(prospects.values())]))


def _prospect(board: Board, cell: int) -> int:
    """What marking a cell leads to for who does it, if both play well: 1 for a win, 0 for a draw, -1."""
    after = mark(board, board.moves % 2, cell)
    if after.over:
        return int(after.winner is not None)
    return -max(_prospect(after, other) for other in after.free)
