"""Registry of games by import path; a game is imported on first use."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from k2bot.game.base import AnyGame, Game, GameError
from k2bot.text import LOCALES
from k2bot.text.errors import MessageError
from k2bot.text.words import words

GAMES: Final = {
    "k2": "k2bot.games.k2.hosted:K2",
    "dungeon": "k2bot.games.dungeon_twister.hosted:DungeonTwister",
}
"""Import path of each game's class, by key; the class takes the words of a language."""


class UnknownGameError(MessageError):
    """An unknown game name; the message tells the owner why."""


def makers(games: Iterable[str] = ()) -> dict[str, Callable[[str], AnyGame]]:
    """Factories of games for a language, by key, in the order in which the games are offered.

    A game is named by its key, or an external one by its import path, as in GAMES; without names, all of
    GAMES. Raises UnknownGameError.
    """
    places = (game if ":" in game else _place(game) for game in games or GAMES)
    keys = {place: key for key, place in GAMES.items()}
    return {keys.get(place) or _key(place): partial(_made, place) for place in places}


def made(key: str, language: str) -> AnyGame:
    """Create the game with this key in a language. Raises UnknownGameError."""
    return _made(_place(key), language)


def module_of(game: str, name: str) -> str:
    """Full name of a module in a game's package, for tools; the game is named as for ``makers``."""
    module, _, _ = (game if ":" in game else _place(game)).partition(":")
    return f"{module.rpartition('.')[0]}.{name}"


def _place(key: str) -> str:
    if key not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGameError("terminal-unknown-game", game=key, games=known)
    return GAMES[key]


def _class(place: str) -> type[AnyGame]:
    """Import the class at a path. Raises UnknownGameError, and GameError if it lacks a method."""
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownGameError("terminal-no-game", path=place, error=str(error)) from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise UnknownGameError("terminal-not-a-game", path=place, name=name, base=Game.__name__)
    if found.__abstractmethods__:
        raise GameError(f"the game at {place} lacks {', '.join(sorted(found.__abstractmethods__))}")
    return found


def _key(place: str) -> str:
    return str(_class(place).key)


def _made(place: str, language: str) -> AnyGame:
    """Create a game in a language; a ``locales`` folder beside its module adds its own words."""
    kind = _class(place)
    own = Path(sys.modules[kind.__module__].__file__ or "").with_name("locales")
    return kind(words(language, LOCALES, own) if own.is_dir() else words(language))
