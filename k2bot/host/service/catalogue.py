"""The games this bot hosts, each made when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.base import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2bot.game.base import Game


class Catalogue:
    """Games by key, language and revision of their rules.

    ``makers`` make the game of a language; ``language`` is the one of the bot itself. Raises GameError for a
    game that cannot be hosted and for one with another key than it is listed by.
    """

    def __init__(self, makers: Mapping[str, Callable[[str], Game[Any]]], language: str = "en") -> None:
        self.language = language
        self._makers = dict(makers)
        self._games: dict[str, Game[Any]] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all games, in the order in which they are offered."""
        return tuple(self._makers)

    def game(self, key: str, language: str | None = None, revision: int | None = None) -> Game[Any]:
        """The game of that key in a language, by a revision of its rules; the bot's own, the newest.

        A revision that is not known gives the newest, too. Raises KeyError.
        """
        if key not in self._games:
            self._games[key] = self._make(key)
        game = self._games[key].spoken(language or self.language)
        return game if revision is None else game.by_revision(revision)

    def _make(self, key: str) -> Game[Any]:
        game = self._makers[key](self.language)
        if game.key != key:
            raise GameError(f"the game listed by {key!r} calls itself {game.key!r}")
        game.check()
        return game
