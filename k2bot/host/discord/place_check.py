"""What the bot may do in one channel, asked of Discord without a connection: before anybody plays there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from k2bot.host.discord.permissions import missing_permissions

if TYPE_CHECKING:
    from k2bot.text.words import Words


async def channel_fault(client: discord.Client, channel_id: int, words: Words) -> tuple[str, str]:
    """The name of a channel, and why the bot cannot host there, empty where it can.

    The client has to be logged in, no more. Raises what discord.py raises where Discord has trouble.
    """
    try:
        found = await client.fetch_channel(channel_id)
    except discord.NotFound:
        return str(channel_id), "there is no such channel; copy its id anew (Developer Mode, Copy Channel ID)"
    except (discord.Forbidden, discord.InvalidData):
        return str(channel_id), "the bot cannot see it: invite the bot, and allow it View Channel there"
    if not isinstance(found, discord.Thread | discord.abc.GuildChannel):
        return str(channel_id), "it is no channel of a server"
    guild = await client.fetch_guild(found.guild.id)  # with its roles, which a channel alone does not bring
    if client.user is None:
        raise ValueError("the client is not logged in")
    own = await guild.fetch_member(client.user.id)
    place: Any = await guild.fetch_channel(found.id)
    if isinstance(place, discord.Thread):
        parent = await guild.fetch_channel(place.parent_id)
        permissions = parent.permissions_for(own)
    else:
        permissions = place.permissions_for(own)
    missing = ", ".join(missing_permissions(permissions, words, place))
    return f"#{place.name} on {guild.name}", f"allow the bot there: {missing}" if missing else ""
