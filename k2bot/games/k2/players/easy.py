"""The easy level: sees tonight, hopes for tomorrow, and now and then takes the second-best."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Side, content
from k2bot.games.k2.players.value_tables import Prices
from k2bot.games.k2.players.values import PRICES, Outlook, Stage, recursion

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from k2bot.games.k2.players.value_tables import Row, Shape, Values

MISTAKES = 0.3
"""How often it does not take what looks best."""
HEIGHT = 3.0
"""What a beginner thinks the way from base camp to summit is worth beside the points."""
COMFORT = (-2.5, -0.8, -0.2, 0.0, 0.1, 0.2, 0.3)
"""What a beginner thinks of the level another clear night in the same place would leave, 0 or less to 6."""
WORSE = 1.5
"""How much worse than the best answer a beginner's may look to a beginner."""
TONIGHT = Prices(death=3.0)


class Hopeful(Stage):
    """A tile under which every day ends with a beginner's hopes."""

    __slots__ = ()

    def __init__(self, form: Shape, tile: str, hopes: Values) -> None:
        super().__init__(form, tile, hopes, TONIGHT)

    def morning(self, _: int) -> Values:
        """The hopes."""
        return self._after


class Tonight(Outlook):
    """An outlook that ends tomorrow morning, with a beginner's idea of what is good."""

    def _stage(self, position: int, tile: str) -> Stage:
        stage = self._stages.get((position, tile))
        if stage is None:
            hopes = _hopes(self.shape)
            stage = self._stages[position, tile] = Hopeful(self.shape, tile, hopes)
        return stage


@lru_cache(maxsize=8)
def tonight(side: Side) -> Tonight:
    """The beginner's outlook on a side; the tiles shown do not matter to it."""
    return Tonight(side, "summer", (), (), PRICES)


def _hopes(form: Shape) -> Values:
    board = form.board
    base, top = board.altitude[0], board.altitude[board.summit]

    def hopes(tent: int, space: int, step: int) -> Row:
        height = HEIGHT * (board.altitude[space] - base) / (top - base)
        if step == form.steps - 1:
            height = 0.0  # been on the summit: nothing draws it up any more
        good = board.points[step] + height
        change = min(board.air[space] + (form.places[tent] == space), 0)
        return tuple(good + COMFORT[max(level + change, 0)] for level in range(1, content.HIGHEST_LEVEL + 1))

    return recursion(board.side).table(hopes)


def slip(worths: Sequence[float], chance: Random) -> int:
    """Which of the answers of those worths, best first, a beginner gives."""
    count = sum(worth >= worths[0] - WORSE for worth in worths[:4])
    if count > 1 and chance.random() < MISTAKES:
        return chance.randrange(1, count)
    return 0
