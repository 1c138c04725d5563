"""Two-person zero-sum games given as a matrix, solved exactly by the simplex method: strategies and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

_TOLERANCE: Final = 1e-9
_MAX_PIVOTS: Final = 500
"""Far more than games of a few cards take; a guard against numbers that go round in circles."""


class Solution(NamedTuple):
    """Optimal mixed strategies of both sides, and the value to the first."""

    value: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]


def solve(payoffs: Sequence[Sequence[float]]) -> Solution:
    """Solve a game in which rows maximize the payoffs and columns minimize them.

    Raises ValueError for a matrix without rows or columns.
    """
    if not payoffs or not payoffs[0]:
        raise ValueError("a game needs a row and a column at least")
    return _saddle(payoffs) or _mixed(payoffs)


def _saddle(payoffs: Sequence[Sequence[float]]) -> Solution | None:
    """The solution in pure strategies, if there is one."""
    least = [min(row) for row in payoffs]
    most = [max(column) for column in zip(*payoffs, strict=True)]
    value = max(least)
    if value < min(most):
        return None
    row, column = least.index(value), most.index(min(most))
    return Solution(
        value,
        tuple(float(number == row) for number in range(len(least))),
        tuple(float(number == column) for number in range(len(most))),
    )


def _mixed(payoffs: Sequence[Sequence[float]]) -> Solution:
    """Mixed strategies: the greatest sum of column weights under which no row gets more than 1."""
    height, width = len(payoffs), len(payoffs[0])
    low = min(map(min, payoffs))
    size = max(map(max, payoffs)) - low  # above 0, for otherwise there is a saddle
    table = [[(value - low) / size + 1.0 for value in row] + [1.0] for row in payoffs]
    last = [-1.0] * width + [0.0]
    basic = list(range(width, width + height))
    """The basic variable of each row: a column below ``width``, else a row's slack variable."""
    outside = list(range(width))
    for _ in range(_MAX_PIVOTS):
        column = _entering(last, outside)
        if column is None:
            break
        row = min(
            (number for number in range(height) if table[number][column] > _TOLERANCE),
            key=lambda number: (table[number][-1] / table[number][column], basic[number]),
        )
        _pivot(table, last, row, column)
        basic[row], outside[column] = outside[column], basic[row]
    total = last[-1]
    columns, rows = [0.0] * width, [0.0] * height
    for number, variable in enumerate(basic):
        if variable < width:
            columns[variable] = max(0.0, table[number][-1]) / total
    for number, variable in enumerate(outside):
        if variable >= width:
            rows[variable - width] = max(0.0, last[number]) / total
    return Solution((1.0 / total - 1.0) * size + low, tuple(rows), tuple(columns))


def _entering(last: list[float], outside: list[int]) -> int | None:
    """The column that comes in, the lowest of those that gain (so that nothing goes round in circles)."""
    gaining = [column for column in range(len(outside)) if last[column] < -_TOLERANCE]
    return min(gaining, key=outside.__getitem__) if gaining else None


def _pivot(table: list[list[float]], last: list[float], row: int, column: int) -> None:
    """Pivot: exchange the basic variable of a row with the one of a column."""
    source = table[row]
    inverse = 1.0 / source[column]
    source[column] = 1.0
    source[:] = [value * inverse for value in source]
    for other in [*(one for one in table if one is not source), last]:
        factor = other[column]
        if factor:
            other[column] = 0.0
            other[:] = [value - factor * own for value, own in zip(other, source, strict=True)]
