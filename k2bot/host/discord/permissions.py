"""What the bot must be allowed to do in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words

NEEDED = discord.Permissions(
    view_channel=True,
    read_message_history=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
)
"""What the bot is invited with."""


def missing_permissions(permissions: discord.Permissions, words: Words, channel: object) -> list[str]:
    """The permissions the bot lacks for hosting in a channel or thread, as Discord calls them.

    ``channel`` tells by its kind which are needed; what is not known is taken for a text channel.
    """
    needed = {words.text("permission-view-channel"): permissions.view_channel}
    if isinstance(
        channel, discord.VoiceChannel | discord.StageChannel
    ):  # its text is shut to whoever may not enter
        needed[words.text("permission-connect")] = permissions.connect
    if isinstance(channel, discord.Thread):
        needed[words.text("permission-send-in-threads")] = permissions.send_messages_in_threads
    else:
        needed[words.text("permission-send")] = permissions.send_messages
    needed[words.text("permission-attach-files")] = permissions.attach_files
    return [name for name, given in needed.items() if not given]


def missing_for_thread(channel: object, words: Words) -> list[str]:
    """The permissions the bot lacks for a thread of its own in a channel, as far as Discord has told."""
    permissions = _known(channel)
    if permissions is None:
        return []
    needed = {
        words.text("permission-create-threads"): permissions.create_public_threads,
        words.text("permission-send-in-threads"): permissions.send_messages_in_threads,
    }
    return [name for name, given in needed.items() if not given]


def may_lay(interaction: discord.Interaction[Any], role: int | None) -> bool:
    """Whether somebody may lay tables: all where no role that there is is set for it, managers always."""
    guild, user = interaction.guild, interaction.user
    if role is None or guild is None or not isinstance(user, discord.Member):
        return True
    return (
        guild.get_role(role) is None or user.get_role(role) is not None or is_manager(interaction, guild.id)
    )


def is_lent(interaction: discord.Interaction[Any]) -> bool:
    """Whether only its user has added the bot: elsewhere than in their chat with it, it can but answer."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def managed_server(interaction: discord.Interaction[Any]) -> int | None:
    """The server whose settings hold where somebody is; None where there is none, or the bot is not on it."""
    return None if is_lent(interaction) else interaction.guild_id


def is_manager(interaction: discord.Interaction[Any], guild_id: int | None) -> bool:
    """Whether somebody may cancel and move other people's tables of that server, in which they are now."""
    return (
        guild_id is not None and interaction.guild_id == guild_id and interaction.permissions.manage_channels
    )


def may_reach(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether somebody may use a table's controls where they are, be it only to watch.

    People of the table and those invited may everywhere; all others in its channel, and elsewhere on its
    server if they can see that channel.
    """
    row, user = table.row, interaction.user
    if table.seat_of(user.id) is not None or user.id == row.host_id or user.id in row.invited:
        return True
    if interaction.channel_id == row.channel_id:
        return True
    guild = interaction.guild
    if guild is None or guild.id != row.guild_id or not isinstance(user, discord.Member):
        return False
    place = guild.get_channel_or_thread(row.channel_id)
    if place is None or (isinstance(place, discord.Thread) and (place.is_private() or place.parent is None)):
        return False
    return place.permissions_for(user).view_channel


def known_to_be_missing(channel: object, words: Words) -> list[str]:
    """The permissions the bot lacks in a channel, as far as Discord has told; none where it has not."""
    permissions = _known(channel)
    return [] if permissions is None else missing_permissions(permissions, words, channel)


def may_read_history(channel: object) -> bool:
    """Whether the bot may read what was posted in a channel, as far as Discord has told; else it may try."""
    permissions = _known(channel)
    return permissions is None or permissions.read_message_history


def _known(channel: object) -> discord.Permissions | None:
    """What the bot may do in a channel; None where Discord has not told."""
    if not isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return None
    without_parent = isinstance(channel, discord.Thread) and channel.parent is None
    if without_parent or channel.guild.me is None:
        return None
    return channel.permissions_for(channel.guild.me)
