"""What all acts of slash commands share: whom they answer, and which table is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.game.values import Refusal
from k2bot.text.names import quoted
from k2bot.text.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cogs.slash import Command, Slash
    from k2bot.game.hosted import HostedGame
    from k2bot.host.discord.client import GameBot
    from k2bot.host.service.table import Table
    from k2bot.host.store import TableRow
    from k2bot.text.words import Words

DIGITS: Final = 18
"""Digits of the longest number the store can be asked for."""

Interaction: TypeAlias = discord.Interaction[Any]
Chosen: TypeAlias = "Mapping[str, Any]"


class Acts:
    """Some commands of one game, answered in the language of whoever uses them."""

    def __init__(self, bot: GameBot, key: str) -> None:
        self._bot = bot
        self._key = key

    def commands(self, slash: Slash) -> Iterator[Command]:
        """The commands, as far as the game has what they are about."""
        raise NotImplementedError

    @property
    def _words(self) -> Words:
        return self._bot.languages.reader_words

    @property
    def _game(self) -> HostedGame[Any]:
        return self._bot.catalogue.game(self._key, self._bot.languages.reader)

    async def _table(self, interaction: Interaction, *, over: bool = False) -> Table:
        """The game's table in this channel; in a private chat the one somebody sits at. Raises Refusal.

        Where none is open it is the newest one that has ended or was cancelled, if it may be ``over``.
        """
        found = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if found is not None:
            self._refuse_other(interaction, found, "discord-other-game-here")
            return found
        own, private = await self._own_tables(interaction), interaction.guild_id is None
        if private and len(own) == 1:
            return await self._bot.tables.find(own[0].id)
        if over and not (private and own) and (last := await self._last_over(interaction)) is not None:
            return last
        facts = {"place": "private" if private else "channel", "command": self._key}
        if not own:
            raise Refusal(self._words.text("discord-no-table", game=self._game.title, **facts))
        chat = self._words.text("discord-private-chat")
        places = ", ".join(f"<#{row.channel_id}>" if row.guild_id else chat for row in own)
        raise Refusal(self._words.text("discord-table-elsewhere", places=places, **facts))

    async def _last_over(self, interaction: Interaction) -> Table | None:
        """The newest game here that is over or was cancelled; in a private chat somebody's own."""
        tables = self._bot.tables
        if interaction.guild_id is None:
            return await tables.last_over(self._key, user_id=interaction.user.id)
        return await tables.last_over(self._key, channel_id=interaction.channel_id or 0)

    async def _own_tables(self, interaction: Interaction) -> tuple[TableRow, ...]:
        """The open tables of this game at which somebody sits."""
        rows = await self._bot.tables.of_user(interaction.user.id)
        return tuple(row for row in rows if row.game == self._key)

    def _refuse_other(self, interaction: Interaction, table: Table, message: str) -> None:
        """Refuse a table of another game, with the command of that game that is meant. Raises Refusal."""
        if table.game.key != self._key:
            command = f"{table.game.key} {interaction.command.name if interaction.command else 'help'}"
            facts = {"game": table.reader_game.title, "table": str(table.id), "command": command}
            raise Refusal(self._words.text(message, **facts))  # words: discord-other-game-*

    def _number(self, text: str, otherwise: str) -> int:
        """The number of a table. Raises Refusal, with the message ``otherwise``, for a text that is none."""
        table = number(text, 10**DIGITS - 1)
        if table is None:
            raise Refusal(self._words.text(otherwise, number=quoted(text)))  # words: discord-*-number
        return table
