"""Members of servers: the names they have there now, and hosts who have left.

Discord doesn't tell the bot about members, so it asks for a single one.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from k2bot.host.discord import calls
from k2bot.host.kernel.agreements import replace_host
from k2bot.host.kernel.lobby import rename
from k2bot.host.members import unmarked
from k2bot.host.rows import Status

if TYPE_CHECKING:
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.controls import Interaction
    from k2bot.host.kernel.session import Session
    from k2bot.host.refusals import HostOnlyRefusal
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables

log = logging.getLogger(__name__)

NAME_LASTS = timedelta(days=1)
"""Time for which a name is known, for somebody who presses in their chat with the bot alone."""
MOST_PEOPLE = 10_000
"""LRU size, in people, or people per server."""
CHANNEL_TAKEN, CANCEL_REFUSED = "refusal-channel-taken", "refusal-cancel-host-only"
"""Messages of the refusals of a second game in a channel, and to cancel somebody else's game."""

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class ServerMembers:
    """Asks Discord about members of servers."""

    def __init__(self, tables: Tables, channels: Channels) -> None:
        self._tables = tables
        self._channels = channels
        self._pressed: OrderedDict[int, datetime] = OrderedDict()
        """Time (UTC) of people's last presses."""
        self._named: OrderedDict[tuple[int, int], datetime] = OrderedDict()
        """Time (UTC) at which a member's name was last known or asked for, by server and user."""

    def note_press(self, user_id: int) -> None:
        """Remember that somebody is there."""
        remember(self._pressed, user_id, self._tables.now())

    # --------------------------------------------------------------------------------------- absent hosts

    async def give_way(self, interaction: Interaction, refusal: HostOnlyRefusal) -> tuple[str, bool] | None:
        """Let a user take over from the host, if that's who has left the server; None if the refusal stands.

        Players of the game may. A lobby that only its host was in is closed instead, by anybody who could
        start a game there, when they cancel it or start another one. Returns what to tell the user, and
        whether to do again what was refused. Raises Refusal.
        """
        table, user, message = await self._tables.find(refusal.table), interaction.user, refusal.message
        row, taken = table.session.row, message == CHANNEL_TAKEN
        seated = table.session.seat_of(user.id) in table.session.staying
        closes = message in (CHANNEL_TAKEN, CANCEL_REFUSED) and _is_host_alone(table.session)
        if not (closes if taken or not seated else seated):
            return None
        if row.guild_id is None or not await self._has_left(row.guild_id, row.host_id):
            return None
        if not seated:
            await self._channels.require_host_role(interaction)
        told = await table.do(replace_host, user.id, row.host_id, self._pressed.get(row.host_id))
        return told, seated or taken

    async def _has_left(self, server: int, user_id: int) -> bool:
        """Whether somebody is certainly no member of a server."""
        try:
            await self._channels.member(server, user_id)
        except (LookupError, *calls.CALL_FAILED) as error:
            if getattr(error, "code", 0) in {calls.UNKNOWN_MEMBER, calls.UNKNOWN_USER}:
                return True
            log.info("user %s: not known whether they're on server %s: %s", user_id, server, error)
        return False

    # ---------------------------------------------------------------------------------------------- names

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
        remember(self._named, key, now)
        if interaction.guild_id == server:
            return user.display_name
        return (await self._channels.member(server, user.id)).display_name


def _is_host_alone(session: Session) -> bool:
    """Whether a lobby has no person but its host."""
    host = session.seat_of(session.row.host_id)
    return session.status is Status.LOBBY and session.staying == (host,)


def remember(known: OrderedDict[KeyT, ValueT], key: KeyT, value: ValueT) -> None:
    """Put an entry last, and remove the first ones beyond ``MOST_PEOPLE``."""
    known[key] = value
    known.move_to_end(key)
    while len(known) > MOST_PEOPLE:
        known.popitem(last=False)
