"""Games that have begun: the one that is meant by a command, and records that somebody attaches."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from cogs.acts import DIGITS, Acts
from k2bot.game.values import Refusal
from k2bot.host.discord import faults
from k2bot.host.people.members import Status
from k2bot.text.names import plain, quoted

if TYPE_CHECKING:
    import discord

    from cogs.acts import Interaction
    from cogs.slash import Parameter, Slash
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

RECORD: Final = 100 * 1024
"""Bytes of the largest record that is read; a long game of many players takes a tenth of that."""


class PlayedActs(Acts):
    """Commands about a game as it was played, on a table or in a record file."""

    def parameters(self, slash: Slash) -> tuple[Parameter, ...]:
        """The number of a table and, where the game has records, a file with one."""
        table = slash.parameter("table", "command-replay-table", longest=DIGITS)
        if self._bot.catalogue.game(self._key).records is None:
            return (table,)
        return table, slash.parameter("record", "command-replay-record", file=True)

    def refuse_both(self, number: str, record: discord.Attachment | None) -> None:
        """Refuse a table and a record at once. Raises Refusal."""
        if record is not None and number:
            raise Refusal(self._words.text("discord-played-either"))

    async def meant(self, interaction: Interaction, number: str) -> Table:
        """The table that is meant: by number, else the game here or the last one. Raises Refusal."""
        tables, user, here = self._bot.tables, interaction.user.id, interaction.channel_id or 0
        if number:
            return await self._numbered(interaction, self._number(number, "discord-played-number"))
        key, private = self._game.key, interaction.guild_id is None
        found = None if private else await tables.in_channel(here)
        near = await tables.of_user(user) if private else () if found is None else (found.row,)
        running = [row for row in near if row.status is Status.RUNNING and row.game == key]
        if len(running) == 1:
            return await tables.find(running[0].id)
        if (last := await self._last_over(interaction)) is None:
            raise Refusal(self._words.text("discord-played-none", command=key))
        return last

    async def attached(self, file: discord.Attachment) -> str:
        """The text of an attached record. Raises Refusal."""
        name = quoted(file.filename)
        large = Refusal(self._words.text("discord-record-large", name=name, size=RECORD // 1024))
        if file.size > RECORD:
            raise large
        try:
            data = await file.read()
        except faults.CALL_FAILED as error:
            log.warning("an attached record could not be read: %s", error)
            raise Refusal(self._words.text("discord-record-gone", name=name)) from None
        if len(data) > RECORD:
            raise large
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal(self._words.text("discord-record-no-text", name=name)) from None

    async def _numbered(self, interaction: Interaction, number: int) -> Table:
        """The begun game of that number, for whoever sat there or is where it was played. Raises Refusal.

        Nobody else learns whether there is such a table.
        """
        try:
            table = await self._bot.tables.find(number)
        except Refusal:
            table = None
        here, user, game = interaction.channel_id, interaction.user.id, self._game
        if (
            table is None
            or table.game.key != game.key
            or (table.row.channel_id != here and table.seat_of(user) is None)
        ):
            raise Refusal(self._words.text("discord-played-elsewhere", game=game.title, number=str(number)))
        if table.status is Status.LOBBY:
            raise Refusal(self._words.text("discord-played-lobby", host=plain(table.host.name)))
        if table.status is Status.CANCELLED and table.row.seed is None:
            raise Refusal(self._words.text("discord-played-cancelled"))
        return table
