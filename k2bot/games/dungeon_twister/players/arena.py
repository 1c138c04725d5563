"""Dungeon Twister adapter for the arena: ``python -m k2bot.games.dungeon_twister.players.arena --help``."""

from __future__ import annotations

import sys
from statistics import fmean
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister import engine
from k2bot.games.dungeon_twister.engine import Setup
from k2bot.games.dungeon_twister.players.choosing import PERCENT, POLICIES
from k2bot.games.dungeon_twister.players.playing import Policy, play
from k2bot.games.dungeon_twister.players.turns import DeepEvaluation, SearchSettings
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer
from k2bot.thinking.arena import RANDOM, Arena, GameResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from k2bot.games.dungeon_twister.engine import Action, Decision, Game, Observation


def _yardstick(width: int, *, solves: bool, one_by_one: bool) -> Policy:
    settings = SearchSettings(
        Valuer(GREEDY), width, solves_fights=solves, max_actions=1 if one_by_one else None
    )
    return Policy(DeepEvaluation(settings, settings, None, 1), one_by_one=one_by_one)


YARDSTICKS: Final = {
    "greedy": _yardstick(1, solves=False, one_by_one=True),
    "mixed": _yardstick(5, solves=True, one_by_one=False),
}
"""``greedy`` takes the best-looking action each time; ``mixed`` beam-searches turns and solves fights."""
SETTINGS: Final = {"goal-5": 5, "goal-3": 3}
ALL_PLAYERS: Final = {**YARDSTICKS, **POLICIES}


class DungeonArena(Arena):
    """Dungeon Twister for the arena: every level, the yardsticks, and a random legal player."""

    command = "python -m k2bot.games.dungeon_twister.players.arena"
    engine = engine
    settings = tuple(SETTINGS)
    levels = (RANDOM, *ALL_PLAYERS)
    seats = range(2, 3)
    budget = PERCENT

    def setup(self, setting: str, seats: int) -> Setup:  # noqa: ARG002 - always two players
        """A game to a goal; both seats choose and hide their own tokens."""
        return Setup(goal=(SETTINGS[setting], SETTINGS[setting]))

    def answers(
        self, seen: Observation, decision: Decision, rng: Random, budget: int, level: str
    ) -> tuple[Action, ...]:
        """The actions that a level or yardstick chooses."""
        return play(seen, decision, rng, budget, ALL_PLAYERS[level])

    def facts(self, game: Game) -> dict[str, int]:
        """Number of turns, and whether the game ended without events (rule 39)."""
        return {"turns": game.turn_number, "quiet": game.result is not None and game.result[1] == "quiet"}

    def notes(self, setting: str, results: Sequence[GameResult]) -> tuple[str, str]:  # noqa: ARG002 - shared signature
        """Mean number of turns per game, and the share of games ended by rule 39."""
        turns, quiet = (fmean(result.facts[key] for result in results) for key in ("turns", "quiet"))
        return f"{turns:.1f} turns a game", f"{100 * quiet:.1f} % ended by rule 39"


ARENA: Final = DungeonArena()

if __name__ == "__main__":
    sys.exit(ARENA.main())
