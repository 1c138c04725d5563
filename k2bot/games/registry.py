"""Which games there are, and where: nothing of a game is imported before somebody needs it."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.values import Game

GAMES: Final = {
    "k2": "k2bot.games.k2.hosted:K2",
    "dungeon": "k2bot.games.dungeon_twister.hosted:DungeonTwister",
}
"""Each game's key with the module and the class that makes it from the words of a language."""


def makers() -> dict[str, Callable[[str], Game[Any]]]:
    """What makes each game for a language, in the order in which they are offered."""
    return {key: partial(made, key) for key in GAMES}


def made(key: str, language: str) -> Game[Any]:
    """The game of that key in a language. Raises KeyError."""
    module, _, name = GAMES[key].partition(":")
    game: Game[Any] = getattr(import_module(module), name)(words(language))
    return game
