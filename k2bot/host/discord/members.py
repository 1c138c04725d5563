"""Members of servers, by Discord's word: the names they have there now.

The bot isn't told about members, so it asks for a single one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from k2bot.host.kernel.lobby import rename
from k2bot.host.values import unmarked

if TYPE_CHECKING:
    import discord

    from k2bot.host.discord.controls import Interaction
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables

log = logging.getLogger(__name__)

NAME_LASTS = timedelta(days=1)
"""Time for which a name is known, for somebody who presses in their chat with the bot alone."""
PATIENCE = 5.0
"""Time in seconds that Discord has to answer a question about a member."""
MOST_PEOPLE = 10_000
"""LRU size, in people per server."""


class ServerMembers:
    """Asks Discord about members of servers."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._named: OrderedDict[tuple[int, int], datetime] = OrderedDict()
        """Time (UTC) at which a member's name was last known or asked for, by server and user."""

    async def follow_name(self, interaction: Interaction, table: Table | None) -> None:
        """Let a player be called as they're on the table's server now, after a press; failures are logged.

        A press there tells the name. Where it doesn't, Discord is asked, once a day.
        """
        seat = None if table is None else table.session.seat_of(interaction.user.id)
        if table is None or seat is None or not table.session.status.open:
            return
        try:
            name = await self._name(interaction, table.session.row.guild_id)
            if name is not None and unmarked(name) != table.session.members[seat].own_name:
                await table.do(rename, interaction.user.id, name)
        except Exception as error:  # noqa: BLE001 - logged: the next press tries again
            log.debug("user %s: name not updated: %s", interaction.user.id, error)

    async def _name(self, interaction: Interaction, server: int | None) -> str | None:
        """Name of a user on the server of a game, or without one; None if it isn't known."""
        user, now = interaction.user, self._tables.now()
        if server is None:
            return user.display_name if interaction.guild_id is None else None
        key = server, user.id
        if interaction.guild_id != server and now - self._named.get(key, now - NAME_LASTS) < NAME_LASTS:
            return None
        self._named[key] = now
        self._named.move_to_end(key)
        while len(self._named) > MOST_PEOPLE:
            self._named.popitem(last=False)
        if interaction.guild_id == server:
            return user.display_name
        return (await self._member(server, user.id)).display_name

    async def _member(self, server: int, user_id: int) -> discord.Member:
        """A member of a server. Raises discord.NotFound, other CALL_FAILED errors, and LookupError."""
        guild = self._client.get_guild(server)
        if guild is None:
            raise LookupError(f"the bot isn't on the server {server}")
        async with asyncio.timeout(PATIENCE):
            return await guild.fetch_member(user_id)
