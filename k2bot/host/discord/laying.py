"""Laying tables on Discord: where one can be, who may, and what a command or a button opens there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from k2bot.game.values import Page, Refusal
from k2bot.host.discord.permissions import is_lent, may_lay, missing_permissions
from k2bot.host.discord.presses import Answer
from k2bot.host.people.languages import language_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.discord.notices import Notices
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words

Interaction: TypeAlias = discord.Interaction[Any]


class Laying:
    """Lays tables where somebody uses a command or presses a button."""

    def __init__(self, tables: Tables, notices: Notices) -> None:
        self._tables = tables
        self._notices = notices

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    async def lay(self, interaction: Interaction, key: str, options: Mapping[str, str]) -> Answer:
        """Open a table here; in the private chat with the bot one for oneself and computers.

        Raises Refusal, where no table can be.
        """
        here, user = self.place(interaction, key), interaction.user
        game = self._tables.catalogue.game(key, self._tables.languages.reader)
        if interaction.guild_id is None and min(game.seats) > 1 and game.computers is None:
            raise Refusal(self._words.text("discord-not-alone", game=game.title))
        await self.refuse_host(interaction)
        await self.check_place(interaction, here)
        table = await self._tables.open(
            game=key,
            options=options,
            guild_id=interaction.guild_id,
            channel_id=here,
            user_id=user.id,
            name=user.display_name,
            locale=language_of(interaction.guild_locale),
        )
        told = "discord-opened-alone" if interaction.guild_id is None else "discord-opened"
        return Answer(Page(self._words.text(told)), table.id)  # words: discord-opened-alone, discord-opened

    async def refuse_host(self, interaction: Interaction) -> None:
        """Raise Refusal for somebody who may not lay tables on this server."""
        usual = await self._tables.preferences.server(interaction.guild_id)
        if not may_lay(interaction, usual.host_role):
            raise Refusal(self._words.text("refusal-host-role", role=f"<@&{usual.host_role}>"))

    def place(self, interaction: Interaction, key: str) -> int:
        """The channel in which a table can be. Raises Refusal where the bot is not, but only its commands."""
        foreign = interaction.guild_id is not None and is_lent(interaction)
        astray = interaction.context.private_channel or foreign
        if astray or interaction.channel_id is None:
            raise Refusal(self._words.text("discord-no-table-here", command=key))
        return interaction.channel_id

    async def check_place(self, interaction: Interaction, channel_id: int) -> None:
        """See to it that the bot may post where a command was used. Raises Refusal, saying what it lacks."""
        missing = missing_permissions(interaction.app_permissions, self._words, interaction.channel)
        if missing and interaction.guild_id is not None:
            raise Refusal(self._words.text("discord-cannot-host", missing=", ".join(missing)))
        if await self._tables.in_channel(channel_id) is None and not await self._notices.may_write(
            channel_id
        ):
            raise Refusal(self._words.text("discord-not-let-in"))
