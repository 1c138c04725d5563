"""Which game, and so which range of servers, an interaction is about."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from k2bot.game.values import PRACTISE
from k2bot.host.discord.controls import HostId, Interaction, picked_value, pressed_control, table_number
from k2bot.host.pages.dailies import DAILY_VERBS
from k2bot.host.pages.overview import OPEN_TABLE
from k2bot.host.store.damage import log_failure
from k2bot.host.store.database import range_of

if TYPE_CHECKING:
    from k2bot.host.rows import TableRow
    from k2bot.host.store import Store

log = logging.getLogger(__name__)

ABOUT = "about"
"""Key in a command's extras: one of the topics below, unless the command is about an existing game."""
IN_PRIVATE = "in-private"
"""Topic of a command that opens games in the private chat with the bot, wherever it's used."""
ABOUT_PLACE = "of-place"
"""Topic of a command about the place where it's used, even if that's a private chat."""


async def range_of_interaction(interaction: Interaction, store: Store) -> int:
    """Number of the range of the table that an interaction is about; otherwise of where it's used.

    All processes come to the same result, from the interaction and from rows.
    """
    if store.range.parts == 1:
        return 0
    server = interaction.guild_id
    try:
        servers = await _server(interaction, store)
    except Exception as error:  # noqa: BLE001 - logged; most are about a game where they are
        log_failure(log, error, "not known which game an interaction is about")
        servers = (server,)
    return range_of(*servers, store.range.parts)


async def _server(interaction: Interaction, store: Store) -> tuple[int | None]:
    """Server of the table that an interaction is about, or where it's used; None for a private chat."""
    current: tuple[int | None] = (interaction.guild_id,)
    command = interaction.command
    if interaction.type is discord.InteractionType.component:
        own = pressed_control(interaction)
        if isinstance(own, HostId) and (own.verb in DAILY_VERBS or own.verb == PRACTISE):
            return (None,)
        number = 0 if own is None else own.table
        if isinstance(own, HostId) and own.verb == OPEN_TABLE:
            number = table_number(picked_value(interaction, own.argument)) or 0
        return await store.server_of(number) or current if number else current
    if not isinstance(command, app_commands.Command):
        return current
    topic = command.extras.get(ABOUT)
    if topic == IN_PRIVATE:
        return (None,)
    if (table := _table_in_command(interaction, command)) is not None:
        return await store.server_of(table) or current
    if interaction.guild_id is None and command.parent is not None and topic != ABOUT_PLACE:
        meant = await games_meant(interaction, command.parent.name, store)
        return (meant[0].guild_id,) if len(meant) == 1 else current
    return current


def _table_in_command(interaction: Interaction, command: app_commands.Command[Any, ..., Any]) -> int | None:
    """Number of a table that a command names."""
    parameter = command.get_parameter("table")
    if parameter is None:
        return None
    written = getattr(interaction.namespace, str(parameter.display_name), None)
    return table_number(written) if isinstance(written, str) else None


async def games_meant(interaction: Interaction, game: str, store: Store) -> tuple[TableRow, ...]:
    """Open tables of a game that a command may mean if it names none: the one where it's used.

    In a channel with threads, those that its user plays there and in its threads, or else the channel's own,
    or else all in public threads. If there's none in a private chat, those of its user, wherever they are.
    """
    here, guild = interaction.channel_id or 0, interaction.guild
    current = await store.open_in_channel(here, game=game)
    threads = () if guild is None else [one for one in guild.threads if one.parent_id == here]
    if guild is not None and not threads:
        return () if current is None else (current,)
    if guild is None and current is not None:
        return (current,)
    own = [row for row in await store.open_tables_of(interaction.user.id) if row.game == game]
    if guild is None:
        return tuple(own)
    if played := tuple(row for row in own if row.channel_id in {here, *(one.id for one in threads)}):
        return played
    if current is not None:
        return (current,)
    public = [await store.open_in_channel(one.id, game=game) for one in threads if not one.is_private()]
    return tuple(row for row in public if row is not None)
