"""The shipped averages are those that the dynamic programming comes to."""

from itertools import product

import numpy as np
import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.players import values
from tools.k2.averages import season_averages


@pytest.mark.parametrize(("side", "season"), [*product(content.SIDES, content.SEASONS)])
def test_the_shipped_averages_are_those_of_the_prices(side, season):
    """After a change of prices, boards or weather they must be made again."""
    made = season_averages(side, season)
    for new, old in zip(made, values.averages(side, season), strict=True):
        assert np.abs(new - old).max() < 0.0011
