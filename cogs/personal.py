"""Commands about the user: their games, settings, data and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.slash import Commands
from k2bot.host.discord.costs import READING
from k2bot.host.discord.page_handlers import server_to_manage
from k2bot.host.people import language_of
from k2bot.host.preferences import ServerPreferences, zones
from k2bot.host.refusals import HostRefusal
from k2bot.text.formatting import matches
from k2bot.text.words import own_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.slash import Chosen, Command
    from k2bot.game.values import Page
    from k2bot.host.discord.controls import Interaction

DEFAULT = "usual"
"""Choice value for the default: the language of the user's Discord, or the server's."""


class PersonalCommands(Commands):
    """Commands about no game, or about all of them."""

    def commands(self) -> Iterator[Command]:
        """Yield games, settings, privacy, statistics, best results and ratings."""
        yield self.command(
            "games", lambda interaction, _: self._pages.open_games.page(interaction), cost=READING
        )
        yield self.command(
            "settings",
            self.settings,
            self.parameter("zone", "command-settings-zone", suggest=matching_zones),
            self.among("whose", "command-settings-whose", "me", "server"),
        )
        yield self.command("privacy", self.privacy, cost=READING)
        if choices := self.games_with(lambda game: bool(game.summary_revision)):
            game = self.parameter("game", "command-stats-game", choices=choices)
            yield self.command(
                "stats",
                self.stats,
                self.parameter("player", "command-stats-player", person=True),
                game,
                cost=READING,
            )
        if choices := self.games_with(lambda game: bool(game.best_kinds)):
            game = self.parameter("game", "command-best-game", choices=choices)
            yield self.command("best", self.best, game, cost=READING)
        if choices := self.games_with(lambda game: game.seats.stop > 2):
            game = self.parameter("game", "command-ratings-game", choices=choices)
            yield self.command("ratings", self.ratings, game, cost=READING)

    async def settings(self, interaction: Interaction, chosen: Chosen) -> Page:
        """Show settings, the user's own or the server's; or set a time zone."""
        server, pages, zone = chosen["whose"] == "server", self._pages.preferences, chosen["zone"]
        if zone and server:
            raise HostRefusal("refusal-server-zone")
        if zone:
            found = matches(zone, zones())  # a city that was typed, not picked from the list
            return await pages.choose(interaction, {"zone": found[0] if len(found) == 1 else zone})
        return await pages.server(interaction) if server else await pages.personal(interaction)

    async def stats(self, interaction: Interaction, chosen: Chosen) -> Page:
        """Show statistics, the user's own or another person's."""
        person = chosen["player"] or interaction.user
        if person.bot:
            raise HostRefusal("statistics-bot")
        return await self._pages.statistics.page(interaction, person.id, person.display_name, chosen["game"])

    async def best(self, interaction: Interaction, chosen: Chosen) -> Page:
        """Show a server's best results."""
        return await self._pages.best.page(interaction, chosen["game"])

    async def ratings(self, interaction: Interaction, chosen: Chosen) -> Page:
        """Show a server's ratings."""
        return await self._pages.ratings.page(interaction, chosen["game"])

    async def privacy(self, interaction: Interaction, _: Chosen) -> Page:
        """Show what's stored about the user."""
        return await self._pages.privacy.page(interaction.user.id)


class LanguageCommands(Commands):
    """Command to choose a language."""

    def commands(self) -> Iterator[Command]:
        """Yield it if there are several languages."""
        languages = self._bot.host.languages
        if not languages.several:
            return
        default = app_commands.Choice(name=self.texts.text("command-language-choice-default"), value=DEFAULT)
        choices = [app_commands.Choice(name=own_name(key), value=key) for key in languages.available]
        choice = {"choices": (*choices[:24], default), "default": DEFAULT}
        yield self.command(
            "language",
            self.language,
            self.parameter("language", "command-language-choice", **choice),
            self.among("whose", "command-language-whose", "me", "server"),
        )

    async def language(self, interaction: Interaction, chosen: Chosen) -> str:
        """Set the language of the user's private replies, or of a server's new games."""
        languages, tables = self._bot.host.languages, self._services.tables
        language = None if chosen["language"] == DEFAULT else chosen["language"]
        if chosen["whose"] == "server":
            server = server_to_manage(interaction)
            await tables.preferences.set(ServerPreferences, server, {"language": language})
            which = "discord-language-server" if language else "discord-language-server-default"
        else:
            await tables.prefer(interaction.user.id, {"language": language})
            languages.speak(languages.first(language, language_of(interaction.locale)))
            which = "discord-language-me" if language else "discord-language-me-default"
        name = own_name(language or languages.reader)
        return self._words.text(which, language=name)  # words: discord-language-*


def matching_zones(written: str) -> Iterator[tuple[str, str]]:
    """Time zones whose names contain the text, as (value, name) pairs."""
    yield from ((zone, zone) for zone in matches(written, sorted(zones())))
