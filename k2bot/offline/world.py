"""The simulated Discord: channels and ten people, with the same ids in every run."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from simcord import UserHandle

from k2bot.host.discord.controls import NEEDED_PERMISSIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from simcord import ChannelHandle, Env, MemberActor

PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jon")
"""All possible players; all exist in every run, so that ids don't depend on their number."""

PERMISSIONS = NEEDED_PERMISSIONS | discord.Permissions(create_public_threads=True)
"""The bot's permissions in the simulated channels.

Those the README asks for, including those to add for games in threads of their own.
"""

PRIVATE_ANSWERS = 10
"""Number of private replies kept per person and channel."""

MESSAGES = 300
"""Number of messages kept per channel: three or four games with their pictures."""

INTERACTIONS = 500
"""Number of interactions that can still be answered; Discord drops them after 15 minutes."""


HALL = "hall"
"""Key of the channel without a game of its own, with room for a second game of any kind."""
FIRST_CHANNELS = ("k2", "dungeon", HALL)
"""Keys of the channels created first, shown or not.

Stored games refer to channels by ids, which depend on the order of creation.
"""


@dataclass(frozen=True, slots=True)
class World:
    """The channels, the players, and the private channel of each with the bot."""

    channels: dict[str, ChannelHandle]
    players: tuple[MemberActor, ...]
    direct: tuple[ChannelHandle, ...]

    @property
    def channel(self) -> ChannelHandle:
        """The first channel."""
        return next(iter(self.channels.values()))

    def end(self, key: str) -> str:
        """Path suffix of a channel; empty for the first one."""
        return "" if self.channels[key] is self.channel else f"/{key}"


def create_world(env: Env, *, players: int, topic: str, games: Mapping[str, str], hall: str = HALL) -> World:
    """Build the world in an environment not yet started.

    ``games`` maps keys to channel names; ``hall`` is the name of the channel without a game of its own.

    Ids count up from a fixed date, so the same calls in the same order give the same ids in every run; stored
    games find their channels and people by them. The clock is set to the present only afterwards; messages
    take their ids from it, so no two runs share one.
    """
    users = [env.create_user(name.lower(), global_name=name) for name in PLAYER_NAMES]
    direct = [user.dm_channel for user in users]
    guild = env.create_guild("Base camp")
    members = [guild.add_member(user) for user in users]
    env.backend.edit_bot_profile("K2")
    bot = UserHandle(env, env.backend.bot_user)
    rights = discord.PermissionOverwrite.from_pair(PERMISSIONS, ~PERMISSIONS)
    names = {**games, HALL: hall}
    made = {
        key: guild.create_text_channel(names.get(key, key), topic=topic, overwrites={bot: rights})
        for key in dict.fromkeys((*FIRST_CHANNELS, *names))
    }
    channels = {key: made[key] for key in names}
    env.backend.advance_clock(behind(env))
    return World(channels, tuple(members[:players]), tuple(direct[:players]))


def behind(env: Env) -> float:
    """Seconds by which the simulated clock is behind the real one; 0 if it is ahead."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def forget(env: Env) -> None:
    """Drop what simcord would keep forever: logs, old messages, and pictures no longer shown.

    Private replies too, as Discord does, except the latest ones per person and channel.
    """
    env.http_requests.clear()
    env.backend.transcript.clear()
    for old in list(env.backend.interactions)[:-INTERACTIONS]:
        del env.backend.interaction_tokens[env.backend.interactions.pop(old).token]
    for messages in env.backend.messages.values():
        answers: dict[str, list[int]] = {}
        for number, message in messages.items():
            if message.is_ephemeral and message.interaction_metadata is not None:
                answers.setdefault(message.interaction_metadata["user"]["id"], []).append(number)
        for numbers in answers.values():
            for number in numbers[:-PRIVATE_ANSWERS]:
                del messages[number]
        for number in list(messages)[:-MESSAGES]:
            del messages[number]
    shown = {
        attachment["url"]
        for messages in env.backend.messages.values()
        for message in messages.values()
        for attachment in message.attachments
    }
    # There is no public way to remove a file, and an evening's previews would fill the memory.
    files = env.backend.cdn._blobs  # noqa: SLF001 - see above
    for url in files.keys() - shown:
        del files[url]
