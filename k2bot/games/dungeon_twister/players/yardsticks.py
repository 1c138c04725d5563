"""Players by which the levels are measured: what simple play comes to."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.players.answering import Sight
from k2bot.games.dungeon_twister.players.playing import Player
from k2bot.games.dungeon_twister.players.searching import Manner
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer


def _yardstick(width: int, *, solves: bool, one_by_one: bool) -> Player:
    manner = Manner(Valuer(GREEDY), width, solves=solves, most=1 if one_by_one else None)
    return Player(Sight(manner, manner, None, 1), 4.0, 3, one_by_one=one_by_one)


YARDSTICKS: Final = {
    "greedy": _yardstick(1, solves=False, one_by_one=True),
    "mixed": _yardstick(5, solves=True, one_by_one=False),
}
"""``greedy`` takes the next action that looks best; ``mixed`` whole turns by a beam, with fights solved."""
