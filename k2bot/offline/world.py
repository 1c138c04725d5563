"""The simulated Discord that people play on: a channel and ten people, with the same ids in every run."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from simcord import UserHandle

from k2bot.host.discord.controls import NEEDED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from simcord import ChannelHandle, Env, MemberActor

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jon")
"""Everybody who could play; all of them exist in every run, so that their ids never depend on how many do."""

PERMISSIONS = NEEDED | discord.Permissions(create_public_threads=True)
"""What the bot may do in the simulated channels: what the README asks people to grant it, and what it asks
them to add for games in threads of their own."""

PRIVATE_ANSWERS = 10
"""How many private answers of the bot somebody keeps in a channel."""

MESSAGES = 300
"""How many messages a channel keeps: those of three or four games, with their pictures."""

INTERACTIONS = 500
"""How many interactions can still be answered; Discord forgets them after a quarter of an hour."""


HALL = "hall"
"""The key of the channel that belongs to no game: a second game of each finds room there."""
FIRST = ("k2", "dungeon", HALL)
"""The keys of the first channels that are made, shown or not: stored games know their channels by ids, which
come of the order of making."""


@dataclass(frozen=True, slots=True)
class World:
    """The channels, who plays there, and the private channel between each of them and the bot."""

    channels: dict[str, ChannelHandle]
    players: tuple[MemberActor, ...]
    direct: tuple[ChannelHandle, ...]

    @property
    def channel(self) -> ChannelHandle:
        """The first channel."""
        return next(iter(self.channels.values()))

    def end(self, key: str) -> str:
        """The end of the address of a channel; the first one has none."""
        return "" if self.channels[key] is self.channel else f"/{key}"


def create_world(env: Env, *, players: int, topic: str, games: Mapping[str, str]) -> World:
    """Build the world in an environment that has not been started; ``games`` names the channel of each key.

    Ids are counted up from a fixed date, so the same calls in the same order give the same ids in every run:
    by them a stored game finds its channel and its people again. The clock is set to the present only
    afterwards; messages take their ids from it, so no two runs share one.
    """
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    direct = [user.dm_channel for user in users]
    guild = env.create_guild("Base camp")
    members = [guild.add_member(user) for user in users]
    env.backend.edit_bot_profile("K2")
    bot = UserHandle(env, env.backend.bot_user)
    rights = discord.PermissionOverwrite.from_pair(PERMISSIONS, ~PERMISSIONS)
    names = {**games, HALL: HALL}
    made = {
        key: guild.create_text_channel(names.get(key, key), topic=topic, overwrites={bot: rights})
        for key in dict.fromkeys((*FIRST, *names))
    }
    channels = {key: made[key] for key in names}
    env.backend.advance_clock(behind(env))
    return World(channels, tuple(members[:players]), tuple(direct[:players]))


def behind(env: Env) -> float:
    """How many seconds the simulation's clock is behind this computer's; 0 where it is ahead."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())


def forget(env: Env) -> None:
    """Let go of what simcord would keep for ever: logs, old messages, and pictures no longer shown.

    Discord forgets private answers, too. The newest ones of each person stay, in each channel.
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
