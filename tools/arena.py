"""Let the computers of any game play each other: ``python -m tools.arena dungeon versus hard normal``.

The game defaults to the first one in the registry.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from k2bot.games import registry

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Pass the arguments on to the arena of a game, ``players.arena`` in its package.

    The game is named by its key, or by its import path as in the settings.
    """
    game, words = next(iter(registry.GAMES)), list(arguments)
    if words and (words[0] in registry.GAMES or ":" in words[0]):
        game, *words = words
    try:
        arena = import_module(registry.module_of(game, "players.arena"))
    except ImportError as error:
        raise SystemExit(f"{game} has no computers that could play each other: {error}") from None
    code: int = arena.ARENA.main(words)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
