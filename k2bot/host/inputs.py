"""The log of a game's inputs: which are in effect, and how they open another game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from k2bot.host.rows import InputRow

RESIGN: Final = "resign"
"""Kind of a resignation, and its notation in records."""
UNDO: Final = "undo"
"""Kind of an input that undoes earlier ones."""
SUFFIX = "~"
"""Separates a decision's id in the game from the number of its undo epoch."""


def first_undone(row: InputRow) -> int:
    """Number of the first input that an undo reverts."""
    return int(row.answer)


def without_undone(inputs: Sequence[InputRow]) -> tuple[InputRow, ...]:
    """Inputs still in effect, in order: without undone ones and the undos themselves."""
    left: list[InputRow] = []
    for row in inputs:
        if row.kind != UNDO:
            left.append(row)
            continue
        while left and left[-1].number >= first_undone(row):
            left.pop()
    return tuple(left)


def opening_inputs(inputs: Sequence[InputRow], at: datetime) -> tuple[InputRow, ...]:
    """Inputs in effect, as the opening of another game, which makes them by itself at that time.

    Nobody can take them back, and they count as nobody's own decisions.
    """
    return tuple(
        replace(
            row,
            number=number,
            kind=row.kind if row.kind == RESIGN else "default",
            stamp=row.stamp.partition(SUFFIX)[0],
            at=at,
            late=False,
            time_up=None,
            ahead=False,
        )
        for number, row in enumerate(inputs, 1)
    )
