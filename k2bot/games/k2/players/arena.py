"""K2 adapter for the arena: ``python -m k2bot.games.k2.players.arena --help``."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import (
    Game,
    Season,
    Setup,
    Side,
    apply,
    content,
    decisions,
    legal_actions,
    new_game,
    observe,
    outcome,
)
from k2bot.games.k2.players.choosing import LEVELS, PLAYOUTS, choose
from k2bot.thinking.arena import Arena, GameResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


RANDOM: Final = "random"
SETTINGS: Final[dict[str, tuple[Side, Season]]] = {
    f"{side}-{season}": (side, season) for side, season in product(content.SIDES, content.SEASONS)
}


class Climbing(Arena[Game]):
    """K2 for the arena: every level, plus a player who picks legal actions at random."""

    command = "python -m k2bot.games.k2.players.arena"
    settings = tuple(SETTINGS)
    levels = (RANDOM, *LEVELS)
    seats = range(1, 6)
    budget = PLAYOUTS

    def new(self, setting: str, seats: int, seed: str) -> Game:
        """Start a game on one side of the board in one season."""
        side, season = SETTINGS[setting]
        return new_game(Setup(players=seats, side=side, season=season), seed)

    def asked(self, game: Game) -> int | None:
        """The first seat with an open decision; simultaneous choices stay hidden from each other."""
        return next((decision.seat for decision in decisions(game)), None)

    def choose(self, game: Game, level: str, chance: Random, budget: int) -> Game:
        """Apply the action that a level chooses."""
        decision = decisions(game)[0]
        seat = decision.seat
        known = next((one for one in LEVELS if one == level), None)
        if known is None:
            action = chance.choice(legal_actions(game, seat))
        else:
            action = choose(observe(game, seat), decision, chance, budget, known)
        return apply(game, seat, action).game

    def outcome(self, game: Game) -> GameResult:
        """Final points, winners and number of dead climbers."""
        ended = outcome(game)
        assert ended is not None  # noqa: S101 - the game is over
        deaths = sum(not climber.alive for seat in game.seats for climber in seat.climbers)
        return GameResult(ended.totals, ended.winners, (("deaths", deaths),))

    def notes(self, setting: str, results: Sequence[GameResult]) -> tuple[str, ...]:
        """For solo games: the share of games with a death, and how often each solo title was reached."""
        if len(results[0].points) > 1:
            return ()
        side, season = SETTINGS[setting]
        dead = sum(dict(result.facts)["deaths"] > 0 for result in results)
        titles = Counter(content.solo_title(side, season, result.points[0]) for result in results)
        rating = ", ".join(
            f"{title} ({least}+) {titles[title]}" for title, least in content.solo_rating(side, season)
        )
        return f"games with a death {100 * dead / len(results):.1f} %", rating


ARENA: Final = Climbing()

if __name__ == "__main__":
    sys.exit(ARENA.main())
