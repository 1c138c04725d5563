"""The simulated Discord: channels, ten people with the same ids in every run, and waiting for replies."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord import ChannelHandle, Env, MemberActor, UserHandle

from k2bot.host.discord.controls import NEEDED_PERMISSIONS
from k2bot.host.people import language_of

PLAYER_NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jon")
"""All possible players; all exist in every run, so that ids don't depend on their number."""

PERMISSIONS = NEEDED_PERMISSIONS | discord.Permissions(create_public_threads=True)
"""The bot's permissions in the simulated channels.

Those the README asks for, including those to add for games in threads of their own.
"""

SIMULATED_PERMISSIONS = PERMISSIONS | discord.Permissions(manage_channels=True)
"""What simcord asks for: without more, it lets nobody rename a thread, not even their own."""

PRIVATE_ANSWERS = 10
"""Number of private replies kept per person and channel."""

MESSAGES = 300
"""Number of messages kept per channel: three or four games with their pictures."""

SUBCOMMANDS = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)

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
    rights = discord.PermissionOverwrite.from_pair(SIMULATED_PERMISSIONS, ~SIMULATED_PERMISSIONS)
    names = {**games, HALL: hall}
    made = {
        key: guild.create_text_channel(names.get(key, key), topic=topic, overwrites={bot: rights})
        for key in dict.fromkeys((*FIRST_CHANNELS, *names))
    }
    channels = {key: made[key] for key in names}
    env.backend.advance_clock(clock_lag(env))
    return World(channels, tuple(members[:players]), tuple(direct[:players]))


def clock_lag(env: Env) -> float:
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


# ---------------------------------------------------------------------------------------- waiting for replies


REPLY_WAIT = 4.0
"""Seconds to wait for the bot's reply to a press; a later one is shown when it arrives."""

CHECK_INTERVAL = 0.05
"""Seconds between checks whether a reply is visible while the bot is still working on it."""

FOLLOW_UP_WAIT = 0.1
"""Seconds to wait after a reply, so that immediate follow-ups (an edited post, say) appear with it."""

IDLE_WAIT = 0.01
"""Seconds to wait for the bot when nobody has asked it for anything."""


def locale_of(language: str) -> str:
    """Discord's locale for a language, which also decides how dates are written."""
    american = (discord.Locale.american_english, discord.Locale.latin_american_spanish)
    locales = [one for one in discord.Locale if one not in american]
    return next((one.value for one in locales if language_of(one) == language), "en-GB")


def _command(data: Mapping[str, Any]) -> str | None:
    """A command with its subcommands, such as ``k2 new``; None for what isn't a command."""
    if "name" not in data:
        return None
    inner = (option for option in data.get("options", ()) if option["type"] in SUBCOMMANDS)
    return " ".join((data["name"], *filter(None, map(_command, inner))))


class PatientEnv(Env):
    """An environment that waits for replies, not for the bot to become idle.

    Being made for tests, simcord ends every action by waiting until the bot has nothing left to do, and fails
    if that takes too long. A bot that posts and draws in the background would hold up the user who pressed a
    button. Here an action ends when the bot has replied; later changes are shown by the next beat.

    Everyone's Discord is in one language, where simcord's is always in English: whoever hasn't chosen a
    language of their own is answered in this one. A command is shown with its subcommand, as on Discord.
    """

    def __init__(self, bot: discord.Client, language: str) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=REPLY_WAIT)
        locale, emit = locale_of(language), self.backend.emit
        spoken = {"locale": locale, "guild_locale": locale}

        def emit_spoken(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                payload = {**payload, **spoken}
                self.backend.interactions[int(payload["id"])].command_name = _command(payload.get("data", {}))
            emit(event, payload)

        self.backend.emit = emit_spoken  # type: ignore[method-assign]
        self._before: frozenset[asyncio.Task[Any]] = frozenset()
        self._calls = 0
        """Number of Discord requests before the latest interaction."""

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._before = frozenset(self._work.tasks)
        self._calls = len(self.http_requests)
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109, ARG002 - simcord's signature
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the reply to the caller's action, then briefly more; never times out."""
        if dispatch is not None:
            await self._answer()
        with suppress(TimeoutError):  # the bot is busy with something else, which is not an error
            await super()._settle_internal(
                timeout=IDLE_WAIT if dispatch is None else FOLLOW_UP_WAIT, idle=idle, dispatch=dispatch
            )

    def _capture_errors(self) -> None:
        """Leave errors of commands and controls to the bot, which reports them to people as on Discord."""

    async def _answer(self) -> None:
        """Wait for the handlers of what this task has sent, or for the first part of their reply."""
        caller = asyncio.current_task()
        handlers = [
            task
            for task, record in self._work.tasks.items()
            if task not in self._before
            and not task.done()
            and record.owner is not None
            and record.owner() is caller
        ]
        for _ in range(round(REPLY_WAIT / CHECK_INTERVAL)):
            if not handlers or self._is_answered():
                return
            handlers = list((await asyncio.wait(handlers, timeout=CHECK_INTERVAL))[1])

    def _is_answered(self) -> bool:
        """Whether a deferred reply is visible; its later parts appear when they arrive."""
        calls = [call.path for call in self.http_requests[self._calls :]]
        # Deferred via /interactions/<id>/<token>/callback, sent via /webhooks/<bot>/<token>...
        tokens = {path.split("/")[3] for path in calls if path.endswith("/callback")}
        return any(path.startswith("/webhooks/") and path.split("/")[3] in tokens for path in calls)
