"""Dungeon Twister adapter for the arena: ``python -m k2bot.games.dungeon_twister.players.arena --help``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.model import Game, Setup
from k2bot.games.dungeon_twister.engine.play import apply, decisions, legal_actions, new_game, outcome
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.players.choosing import PERCENT, PLAYERS
from k2bot.games.dungeon_twister.players.playing import Player, play
from k2bot.games.dungeon_twister.players.turns import SearchSettings, Sight
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer
from k2bot.thinking.arena import Arena, GameResult

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random


def _yardstick(width: int, *, solves: bool, one_by_one: bool) -> Player:
    manner = SearchSettings(Valuer(GREEDY), width, solves=solves, most=1 if one_by_one else None)
    return Player(Sight(manner, manner, None, 1), 3, one_by_one=one_by_one)


YARDSTICKS: Final = {
    "greedy": _yardstick(1, solves=False, one_by_one=True),
    "mixed": _yardstick(5, solves=True, one_by_one=False),
}
"""``greedy`` takes the best-looking action each time; ``mixed`` beam-searches turns and solves fights."""


RANDOM: Final = "random"
SETTINGS: Final = {"goal-5": 5, "goal-3": 3}
EVERYBODY: Final = {**YARDSTICKS, **PLAYERS}


class DungeonArena(Arena["Game"]):
    """Dungeon Twister for the arena: every level, the yardsticks, and a random legal player."""

    command = "python -m k2bot.games.dungeon_twister.players.arena"
    settings = tuple(SETTINGS)
    levels = (RANDOM, *EVERYBODY)
    seats = range(2, 3)
    budget = PERCENT

    def new(self, setting: str, seats: int, seed: str) -> Game:  # noqa: ARG002 - always two players
        """Start a game to a goal; both seats choose and hide their own tokens."""
        goal = SETTINGS[setting]
        return new_game(Setup(goal=(goal, goal)), seed)

    def asked(self, game: Game) -> int | None:
        """The first seat with an open decision; simultaneous choices stay hidden from each other."""
        return next((decision.seat for decision in decisions(game)), None)

    def choose(self, game: Game, level: str, chance: Random, budget: int) -> Game:
        """Apply the actions that a level chooses."""
        decision = decisions(game)[0]
        seat = decision.seat
        if level == RANDOM:
            return apply(game, seat, chance.choice(legal_actions(game, seat))).game
        for action in play(observe(game, seat), decision, chance, budget, EVERYBODY[level]):
            game = apply(game, seat, action).game
        return game

    def outcome(self, game: Game) -> GameResult:
        """Final points, winners, number of turns, and whether the game ended without events (rule 39)."""
        ended = outcome(game)
        assert ended is not None  # noqa: S101 - the game is over
        facts = (("turns", game.number), ("quiet", int(ended.reason == "quiet")))
        return GameResult(ended.totals, ended.winners, facts)

    def notes(self, setting: str, results: Sequence[GameResult]) -> tuple[str, str]:  # noqa: ARG002 - shared signature
        """Mean number of turns per game, and the share of games ended by rule 39."""
        facts = [dict(result.facts) for result in results]
        turns = sum(fact["turns"] for fact in facts) / len(facts)
        quiet = 100 * sum(fact["quiet"] for fact in facts) / len(facts)
        return f"{turns:.1f} turns a game", f"{quiet:.1f} % ended by rule 39"


ARENA: Final = DungeonArena()

if __name__ == "__main__":
    sys.exit(ARENA.main())
