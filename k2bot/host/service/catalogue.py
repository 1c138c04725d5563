"""The games this bot hosts: one of each for every language and revision of rules that a table has."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from k2bot.game.hosted import GameError, HostedGame

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2bot.game.values import Game


class Catalogue:
    """Games by key, language and revision of their rules, each made when it is first asked for.

    ``makers`` make the game of a language; ``language`` is the one of the bot itself. Raises GameError for a
    game that cannot be hosted and for one with another key than it is listed by.
    """

    def __init__(self, makers: Mapping[str, Callable[[str], Game[Any]]], language: str = "en") -> None:
        self.language = language
        self._makers = dict(makers)
        self._made: dict[tuple[str, str, int | None], HostedGame[Any]] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all games, in the order in which they are offered."""
        return tuple(self._makers)

    def game(self, key: str, language: str | None = None, revision: int | None = None) -> HostedGame[Any]:
        """The game of that key in a language, by a revision of its rules; the bot's own, the newest.

        A revision that is not known gives the newest, too. Raises KeyError.
        """
        spoken = language or self.language
        if (key, spoken, revision) not in self._made:
            self._made[key, spoken, revision] = self._make(key, spoken, revision)
        return self._made[key, spoken, revision]

    def _make(self, key: str, language: str, revision: int | None) -> HostedGame[Any]:
        if revision is not None:
            return self.game(key, language).by_revision(revision)
        game = HostedGame(self._makers[key](language), language, partial(self.game, key))
        if game.key != key:
            raise GameError(f"the game listed by {key!r} calls itself {game.key!r}")
        return game
