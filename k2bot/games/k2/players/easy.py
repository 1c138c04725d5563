"""The easy level: sees tonight, hopes for tomorrow, and now and then takes the second-best."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players.shape import Rows, Shape, empty
from k2bot.games.k2.players.values import PRICES, Outlook, Stage, before_night

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.k2.engine.content import Side

MISTAKES = 0.3
"""How often it does not take what looks best."""
HEIGHT = 3.0
"""What a beginner thinks the way from base camp to summit is worth beside the points."""
COMFORT = (-2.0, -0.6, 0.0, 0.1, 0.2, 0.3)
"""What a beginner thinks a morning's level from 1 to 6 is worth."""
DEATH = 3.0


class Tonight(Outlook):
    """An outlook that ends tomorrow morning, with a beginner's idea of what is good."""

    def _stage(self, position: int, tile: str) -> Stage:
        stage = self._stages.get((position, tile))
        if stage is None:
            hopes = _hopes(self.shape)
            nights = [before_night(self.shape, weather, hopes, DEATH) for weather in content.TILES[tile].days]
            stage = self._stages[position, tile] = Stage(
                (nights[0], nights[1], nights[2]), (hopes, hopes, hopes)
            )
        return stage


@lru_cache(maxsize=8)
def tonight(side: Side) -> Tonight:
    """The beginner's outlook on a side; the tiles shown do not matter to it."""
    return Tonight(side, "summer", (), (), PRICES)


def _hopes(form: Shape) -> Rows:
    rows = empty(form)
    place = form.ground
    base, top = place.altitude[0], place.altitude[place.summit]
    for tent, space, step in form.valid:
        height = HEIGHT * (place.altitude[space] - base) / (top - base)
        if step == form.steps - 1:
            height = 0.0  # been on the summit: nothing draws it up any more
        good = place.points[step] + height
        rows[form.index(tent, space, step)] = tuple(good + comfort for comfort in COMFORT)
    return rows


def slip(count: int, chance: Random) -> int:
    """Which of so many answers, best first, a beginner gives."""
    if count > 1 and chance.random() < MISTAKES:
        return chance.randrange(1, min(count, 4))
    return 0
