"""The words of slash commands: Fluent messages, in every language there is a locale for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import Locale, app_commands

from k2bot.text.words import LOCALES, words

if TYPE_CHECKING:
    from k2bot.text.words import Words


def spoken(own: Words, message: str, **values: str) -> app_commands.locale_str:
    """A message for a slash command: in the bot's own language, and translatable into the others."""
    return app_commands.locale_str(
        own.text(message, **values), message=message, values=values
    )  # words: command-*


class FluentTranslator(app_commands.Translator):
    """Translates what ``spoken`` made into every locale with a folder, the bot's own language apart."""

    def __init__(self, own: str) -> None:
        self._own = own

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The string in that locale, None where there is none."""
        del context  # a message id says all there is to know
        message = string.extras.get("message")
        found = next(
            (name for name in (locale.value, locale.value.partition("-")[0]) if (LOCALES / name).is_dir()), ""
        )
        if message is None or found in {"", self._own}:
            return None
        return words(found).text(message, **string.extras["values"])  # words: command-*
