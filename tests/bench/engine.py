"""How many decisions of random games the engines make a second, legal lists included.

Seconds are of this process's work, not of the clock, so that a busy machine disturbs all alike.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from statistics import median

GAMES = 12

K2 = "k2bot.games.k2.engine"
DUNGEON = "k2bot.games.dungeon_twister.engine"
SETUPS: dict[str, dict[str, int]] = {K2: {"players": 4}, DUNGEON: {}}


def decisions_a_second(first: int, name: str, games: int = GAMES) -> float:
    """One round of random games of an engine, from that seed on."""
    engine = import_module(name)
    made, began = 0, time.process_time()
    for seed in range(first, first + games):
        chance = random.Random(seed)  # noqa: S311 - play, not secrets
        game = engine.new_game(engine.Setup(**SETUPS[name]), str(seed))
        while open_questions := engine.decisions(game):
            seat = chance.choice(open_questions).seat
            game = engine.apply(game, seat, chance.choice(engine.legal_actions(game, seat))).game
            made += 1
    return made / (time.process_time() - began)


def measured(rounds: int) -> tuple[str, str]:
    """The figures of some rounds, in words."""
    four, dungeon = ([decisions_a_second(1000 * n, name) for n in range(rounds)] for name in (K2, DUNGEON))
    return (
        f"random four-player games: {_figures(four)}",
        f"random games of Dungeon Twister: {_figures(dungeon)}",
    )


def _figures(found: list[float]) -> str:
    return f"{median(found):,.0f} decisions/s (best round {max(found):,.0f})"
