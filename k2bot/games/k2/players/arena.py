"""K2 adapter for the arena: ``python -m k2bot.games.k2.players.arena --help``."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Final

from k2bot.games.k2 import engine
from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.players.choosing import LEVELS, PLAYOUTS, choose
from k2bot.thinking.arena import RANDOM, Arena, GameResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from k2bot.games.k2.engine import Action, Decision, Game, Observation, Season, Side
    from k2bot.games.k2.players.choosing import Level


SETTINGS: Final[dict[str, tuple[Side, Season]]] = {
    f"{side}-{season}": (side, season) for side, season in product(content.SIDES, content.SEASONS)
}


class K2Arena(Arena):
    """K2 for the arena: every level, plus a player who picks legal actions at random."""

    command = "python -m k2bot.games.k2.players.arena"
    engine = engine
    settings = tuple(SETTINGS)
    levels = (RANDOM, *LEVELS)
    seats = range(1, 6)
    budget = PLAYOUTS

    def setup(self, setting: str, seats: int) -> Setup:
        """One side of the board in one season."""
        side, season = SETTINGS[setting]
        return Setup(players=seats, side=side, season=season)

    def answers(
        self, seen: Observation, decision: Decision, rng: Random, budget: int, level: Level
    ) -> tuple[Action]:
        """The action that a level chooses."""
        return (choose(seen, decision, rng, budget, level),)

    def facts(self, game: Game) -> dict[str, int]:
        """Number of dead climbers."""
        return {"deaths": sum(not climber.on_board for seat in game.seats for climber in seat.climbers)}

    def notes(self, setting: str, results: Sequence[GameResult]) -> tuple[str, ...]:
        """For solo games: the share of games with a death, and how often each solo title was reached."""
        if len(results[0].points) > 1:
            return ()
        side, season = SETTINGS[setting]
        dead = sum(result.facts["deaths"] > 0 for result in results)
        titles = Counter(content.solo_title(side, season, result.points[0]) for result in results)
        rating = ", ".join(
            f"{title} ({least}+) {titles[title]}" for title, least in content.solo_rating(side, season)
        )
        return f"games with a death {100 * dead / len(results):.1f} %", rating


ARENA: Final = K2Arena()

if __name__ == "__main__":
    sys.exit(ARENA.main())
