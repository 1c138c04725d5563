"""Catalogue of hosted games, each created on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from k2bot.game.base import AnyGame, GameError
from k2bot.text.words import forget


class Catalogue:
    """Games by key, language and rule revision.

    ``makers`` create the game in a language; ``language`` is the bot's default. Raises GameError for a game
    that can't be hosted or whose key differs from the one it's listed under.
    """

    def __init__(self, makers: Mapping[str, Callable[[str], AnyGame]], language: str = "en") -> None:
        self.language = language
        self._makers = dict(makers)
        self._games: dict[str, AnyGame] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of all games, in display order."""
        return tuple(self._makers)

    def game(self, key: str, language: str | None = None, revision: int | None = None) -> AnyGame:
        """Game in a language and rule revision; default: the bot's language, the newest revision.

        An unknown revision gives the newest, too. Raises KeyError.
        """
        if key not in self._games:
            self._games[key] = self._make(key)
        game = self._games[key].in_language(language or self.language)
        return game if revision is None else game.by_revision(revision)

    def forget(self, language: str) -> None:
        """Drop all games in a language from memory; they are made again when needed."""
        for game in self._games.values():
            game.forget(language)
        forget(language)

    def digest(self, languages: Iterable[str]) -> str:
        """Hash of all texts in these languages, without reading them."""
        return "".join(self.game(key).words.digest(languages) for key in self.keys)

    def _make(self, key: str) -> AnyGame:
        game = self._makers[key](self.language)
        if game.key != key:
            raise GameError(f"the game listed by {key!r} calls itself {game.key!r}")
        game.check()
        return game
