"""Computer climbers: what a seat would do, from what it may know and nothing more.

``choose(observation, decision, rng, budget, level)`` is a pure function of values that can be pickled: equal
arguments (the generator in an equal state) give the equal action in every process.
"""

from k2bot.games.k2.players.choosing import LEVELS, Level, choose

__all__ = ["LEVELS", "Level", "choose"]
