"""The language in which somebody is answered, and that of a server's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands

from cogs.acts import Acts
from k2bot.game.values import Page, Refusal
from k2bot.host.discord.permissions import managed_server
from k2bot.host.discord.presses import Answer
from k2bot.host.people.languages import language_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash

USUAL: Final = "usual"
"""Stands for a language that is none of ours: that of Discord."""


class LanguageActs(Acts):
    """The command that chooses a language."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, where there are several languages."""
        languages = self._bot.languages
        if not languages.several:
            return
        usual = app_commands.Choice(name=slash.words.text("command-language-choice-usual"), value=USUAL)
        choices = [app_commands.Choice(name=languages.name(key), value=key) for key in languages.spoken]
        choice = {"choices": (*choices[:24], usual), "default": USUAL}
        yield slash.command(
            "language",
            self.language,
            slash.parameter("language", "command-language-choice", **choice),
            slash.among("whose", "command-language-whose", "me", "server"),
        )

    async def language(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Choose the language of one's private answers, or of a server's new tables."""
        languages = self._bot.languages
        language = None if chosen["language"] == USUAL else chosen["language"]
        if chosen["whose"] == "server":
            server = managed_server(interaction)
            if server is None:
                raise Refusal(self._words.text("discord-language-nowhere"))
            if not interaction.permissions.manage_guild:
                raise Refusal(self._words.text("discord-language-managers"))
            await self._bot.tables.preferences.set_server(server, {"language": language}, self._words)
            which = "discord-language-server" if language else "discord-language-server-usual"
        else:
            await self._bot.tables.prefer(interaction.user.id, {"language": language})
            languages.speak(languages.first(language, language_of(interaction.locale)))
            which = "discord-language-me" if language else "discord-language-me-usual"
        name = languages.name(language or languages.reader)
        return Answer(Page(self._words.text(which, language=name)))  # words: discord-language-*
