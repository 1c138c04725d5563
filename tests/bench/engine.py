"""Decisions per second of the engines in random games, lists of legal actions included.

Seconds are processor time, not wall time, so that a busy machine affects all engines alike.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES, ROUNDS = 12, 3
ENGINES: dict[str, tuple[str, dict[str, int]]] = {
    "random four-player games": ("k2bot.games.k2.engine", {"players": 4}),
    "random games of Dungeon Twister": ("k2bot.games.dungeon_twister.engine", {}),
}


def measured() -> Iterator[str]:
    """The figures of each engine, as text."""
    for what, (name, setup) in ENGINES.items():
        found = [_decisions_a_second(import_module(name), setup, 1000 * number) for number in range(ROUNDS)]
        yield f"{what}: {median(found):,.0f} decisions/s (best round {max(found):,.0f})"


def _decisions_a_second(engine: Any, setup: dict[str, int], first: int) -> float:
    """One round of an engine's random games, starting with that seed."""
    made, began = 0, time.process_time()
    for seed in range(first, first + GAMES):
        chance = random.Random(seed)  # noqa: S311 - play, not secrets
        game = engine.new_game(engine.Setup(**setup), str(seed))
        while open_questions := engine.decisions(game):
            seat = chance.choice(open_questions).seat
            game = engine.apply(game, seat, chance.choice(engine.legal_actions(game, seat))).game
            made += 1
    return made / (time.process_time() - began)
