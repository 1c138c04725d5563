"""Matrix games: neither side can improve on the mixed strategy found."""

from random import Random

import pytest

from k2bot.thinking.matrix import solve


def test_neither_side_can_improve_on_its_mixed_strategy():
    chance = Random(1)  # noqa: S311 - not cryptographic
    for _ in range(300):
        height, width = chance.randint(1, 7), chance.randint(1, 7)
        payoffs = [
            [chance.choice([-30.0, 0.0, 50.0]) - own + other for other in range(width)]
            for own in range(height)
        ]
        value, rows, columns = solve(payoffs)
        for shares in (rows, columns):
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        for row in payoffs:
            assert sum(share * one for share, one in zip(columns, row, strict=True)) <= value + 1e-6
        for column in zip(*payoffs, strict=True):
            assert sum(share * one for share, one in zip(rows, column, strict=True)) >= value - 1e-6


def test_an_empty_matrix_is_refused():
    with pytest.raises(ValueError, match="a row and a column"):
        solve([[]])
