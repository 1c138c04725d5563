"""Computer players: choose actions for a seat using only what that seat may know.

``choose(observation, decision, rng, budget, level)`` is a pure function of picklable values: equal arguments
(including the generator's state) give the same actions in every process.
"""

from k2bot.games.dungeon_twister.players.choosing import LEVELS, choose

__all__ = ["LEVELS", "choose"]
