"""What the bot must be allowed to do in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
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
