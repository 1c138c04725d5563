"""The games this bot can host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.k2.hosted import K2
from k2bot.text.words import words

if TYPE_CHECKING:
    from k2bot.host.game import HostedGame


def games(language: str = "en") -> dict[str, HostedGame[Any]]:
    """Every game by its key, in the order in which they are offered; they speak that language.

    What is written in their pictures is always English.
    """
    own = words(language)
    return {game.key: game for game in (K2(own),)}
