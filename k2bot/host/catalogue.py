"""The games this bot hosts: one of each for every language that is spoken at a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from k2bot.host.hosted import GameError, HostedGame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2bot.host.game import Game


class Catalogue:
    """Games by key and language, each made when it is first asked for.

    ``makers`` make the game of a language; ``language`` is the one of the bot itself. Raises GameError for a
    game that cannot be hosted and for one with another key than it is listed by.
    """

    def __init__(self, makers: Mapping[str, Callable[[str], Game[Any]]], language: str = "en") -> None:
        self.language = language
        self._makers = dict(makers)
        self._made: dict[tuple[str, str], HostedGame[Any]] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all games, in the order in which they are offered."""
        return tuple(self._makers)

    def game(self, key: str, language: str | None = None) -> HostedGame[Any]:
        """The game of that key in a language; without one, in the bot's own. Raises KeyError."""
        spoken = language or self.language
        if (key, spoken) not in self._made:
            game = HostedGame(self._makers[key](spoken), partial(self.game, key))
            if game.key != key:
                raise GameError(f"the game listed by {key!r} calls itself {game.key!r}")
            self._made[key, spoken] = game
        return self._made[key, spoken]
