"""Computer players: what a seat would do, from what it may know and nothing more.

``choose(seen, decision, chance, budget, level)`` is a pure function of values that can be pickled: equal
arguments (the generator in an equal state) give equal actions in every process.
"""

from k2bot.games.dungeon_twister.players.choosing import LEVELS, Level, choose

__all__ = ["LEVELS", "Level", "choose"]
