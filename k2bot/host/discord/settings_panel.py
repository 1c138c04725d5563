"""Personal settings and those of a server: the answers to `/settings`, and to what is picked there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, cast

import discord

from k2bot.game.values import Refusal
from k2bot.host.discord.permissions import managed_server
from k2bot.host.discord.presses import Answer
from k2bot.host.pages.preferences import (
    HOST_ROLE,
    PREFER_HERE,
    UNMUTE,
    personal_options,
    personal_page,
    server_options,
    server_page,
)
from k2bot.host.pages.settings import chosen_settings
from k2bot.host.people.languages import language_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.game.hosted import HostedGame
    from k2bot.host.discord.controls import HostId
    from k2bot.host.discord.notices import Notices
    from k2bot.host.people.preferences import PersonKey, ServerKey
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words

Interaction: TypeAlias = discord.Interaction[Any]


class SettingsPanel:
    """What people and those who manage a server choose, each on one private page."""

    def __init__(self, tables: Tables, notices: Notices) -> None:
        self._tables = tables
        self._languages = tables.languages
        self._preferences = tables.preferences
        self._notices = notices

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    @property
    def _games(self) -> tuple[HostedGame[Any], ...]:
        catalogue = self._tables.catalogue
        return tuple(catalogue.game(key, self._languages.reader) for key in catalogue.keys)

    async def own(self, interaction: Interaction) -> Answer:
        """The page of somebody's own settings."""
        own = await self._preferences.person(interaction.user.id)
        manages = managed_server(interaction) is not None and interaction.permissions.manage_guild
        page = personal_page(own, self._tables.now(), self._languages, self._words, manages=manages)
        return Answer(page)

    async def of_server(self, interaction: Interaction) -> Answer:
        """The page of the settings of the server. Raises Refusal to who does not manage it."""
        usual = await self._preferences.server(self._managed(interaction))
        return Answer(server_page(self._games, usual, self._languages, self._words))

    async def choose(self, interaction: Interaction, changes: Mapping[PersonKey, str]) -> Answer:
        """Keep what somebody has chosen, and show how it is now. Raises Refusal.

        What comes by private messages is only chosen where such a message comes through.
        """
        user, before = interaction.user.id, (await self._preferences.person(interaction.user.id)).values
        new = {key: value for key, value in changes.items() if value != before[key]}
        if "dm" in new.values() and not await self._notices.greet(
            user, self._words.text("preferences-greeting"), silent=True
        ):
            raise Refusal(self._words.text("discord-dm-closed"))
        kept: dict[PersonKey, str | None] = {key: value or None for key, value in new.items()}
        await self._tables.prefer(user, kept)
        if "language" in new:
            self._languages.speak(self._languages.first(new["language"], language_of(interaction.locale)))
        return await self.own(interaction)

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        """Do what a menu or button of these pages is for. Raises Refusal."""
        if own.verb == PREFER_HERE:
            return await self._press_of_server(interaction, own.argument, values)
        if own.argument == UNMUTE:
            await self._tables.prefer(interaction.user.id, {"muted-until": None})
            return await self.own(interaction)
        person = await self._preferences.person(interaction.user.id)
        options = personal_options(person, self._tables.now(), self._languages, self._words)
        changes = chosen_settings(options, own.argument, values)
        return await self.choose(interaction, cast("Mapping[PersonKey, str]", changes))

    async def _press_of_server(self, interaction: Interaction, menu: str, values: tuple[str, ...]) -> Answer:
        guild = self._managed(interaction)
        changes: Mapping[str, str | None]
        if menu == HOST_ROLE:
            changes = {HOST_ROLE: next(iter(values), None)}
        else:
            usual = await self._preferences.server(guild)
            options = server_options(self._games, usual, self._languages, self._words)
            picked = chosen_settings(options, menu, values)
            changes = {key: value or None for key, value in picked.items()}
        await self._preferences.set_server(
            guild, cast("Mapping[ServerKey, str | None]", changes), self._words
        )
        return await self.of_server(interaction)

    def _managed(self, interaction: Interaction) -> int:
        """The server that somebody manages. Raises Refusal where they do not, or where there is none."""
        server = managed_server(interaction)
        if server is None:
            raise Refusal(self._words.text("refusal-no-server-here"))
        if not interaction.permissions.manage_guild:
            raise Refusal(self._words.text("refusal-server-managers"))
        return server
