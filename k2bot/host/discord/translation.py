"""The words of slash commands, in every language there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from k2bot.host.discord.limits import CHOICE
from k2bot.host.pages.settings import settings_of
from k2bot.host.people.languages import language_of
from k2bot.text.names import cut
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord import Locale

    from k2bot.game.hosted import HostedGame
    from k2bot.game.values import Option
    from k2bot.host.people.languages import Languages
    from k2bot.host.service.catalogue import Catalogue


class SlashWords:
    """What the slash commands of one game are called and explained by: each text knows all its languages.

    Texts that are longer than Discord takes are cut.
    """

    def __init__(self, languages: Languages, catalogue: Catalogue, key: str) -> None:
        self._languages = languages
        self._catalogue = catalogue
        self._key = key

    def text(self, message: str, /, **values: str) -> app_commands.locale_str:
        """A message of the host's."""
        return self._spoken(lambda language: words(language).text(message, **values))  # words: command-*

    def about(self, message: str) -> app_commands.locale_str:
        """A message of the host's that names the game."""

        def say(language: str) -> str:
            return words(language).text(message, game=self._game(language).title)  # words: command-group

        return self._spoken(say)

    def of_game(self, pick: Callable[[HostedGame[Any]], str]) -> app_commands.locale_str:
        """A text of the game's own."""
        return self._spoken(lambda language: pick(self._game(language)))

    def of_setting(self, key: str, pick: Callable[[Option], str]) -> app_commands.locale_str:
        """A text about what can be set before a game."""

        def say(language: str) -> str:
            settings = settings_of(self._game(language), words(language))
            return pick(next(option for option in settings if option.key == key))

        return self._spoken(say)

    def _spoken(self, say: Callable[[str], str]) -> app_commands.locale_str:
        return app_commands.locale_str(cut(say(self._languages.own), CHOICE), say=say)

    def _game(self, language: str) -> HostedGame[Any]:
        return self._catalogue.game(self._key, language)


class FluentTranslator(app_commands.Translator):
    """Translates what SlashWords made into every language there is, the bot's own apart."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in that language, None where there is none."""
        del context  # the text itself knows all its languages
        say, language = string.extras.get("say"), language_of(locale)
        if say is None or language == self._languages.own or language not in self._languages.spoken:
            return None
        return cut(say(language), CHOICE)
