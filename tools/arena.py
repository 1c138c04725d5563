"""Lets computers of any game play each other: ``python -m tools.arena dungeon versus hard normal``.

Without the name of a game it is K2's.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

ARENAS: Final = {
    "k2": "k2bot.games.k2.players.arena",
    "dungeon": "k2bot.games.dungeon_twister.players.arena",
}
"""The module of each game's arena, by the game's key."""


def main(arguments: Sequence[str]) -> int:
    """Hand the rest of the command to the arena of its game."""
    first, *rest = arguments or ("k2",)
    game, words = (first, rest) if first in ARENAS else ("k2", list(arguments))
    code: int = import_module(ARENAS[game]).ARENA.main(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
