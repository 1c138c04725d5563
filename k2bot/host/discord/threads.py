"""Threads: one that a game gets when it starts, and one for a second game in a channel."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import discord

from k2bot.game.values import OFF, HostButton
from k2bot.host.discord import calls
from k2bot.host.discord.controls import (
    Interaction,
    known_missing,
    may_write,
    missing_thread_permissions,
)
from k2bot.host.kernel.lobby import refresh_lobby_post
from k2bot.host.pages.settings import all_settings, settings_of
from k2bot.host.people import language_of
from k2bot.host.preferences import THREAD
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import GAME, LOBBY, TableRow
from k2bot.text.formatting import cut, markdown_name
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.services import HostServices
    from k2bot.host.refusals import HostOnlyRefusal
    from k2bot.host.service.table import Table

ARCHIVE_AFTER: Final = 10080
"""Minutes of inactivity after which Discord archives a thread; the next post reopens it."""
NAME_LIMIT = 100
"""Maximum characters of a thread's name."""
PLACES = 20
"""Maximum number of channels that are looked at for one without a game."""
IN_THREAD = "in-thread"
"""Verb of the button that opens a game in a thread; its argument has its key and ``packed`` options."""


@dataclass(eq=False)
class Threads:
    """Creates threads of games, and says why that's impossible."""

    _client: discord.Client
    _services: HostServices
    _creating: dict[int, asyncio.Task[int]] = field(init=False, default_factory=dict)

    async def create(self, table: Table) -> int:
        """Create the thread of a starting game; returns the current channel if that can't have threads.

        Concurrent calls share one thread. Raises Refusal if the bot lacks permission or Discord fails.
        """
        creating = self._creating.get(table.id)
        if creating is None:
            creating = asyncio.create_task(self._create(table), name=f"thread-{table.id}")
            self._creating[table.id] = creating
            creating.add_done_callback(lambda _: self._creating.pop(table.id))
        return await asyncio.shield(creating)

    async def _create(self, table: Table) -> int:
        row = table.session.row
        if not self._can_have_thread(row):
            return row.channel_id
        self.require(row)
        name = table.session.words.text("thread-name", game=table.game.title, table=str(table.id))
        lobby = table.session.posts.message_of(LOBBY)
        channel = self._client.get_channel(row.channel_id)
        try:
            if lobby is not None and lobby.channel_id == row.channel_id:
                partial = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
                post = partial.get_partial_message(lobby.message_id)
                thread = await post.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)
            elif isinstance(channel, discord.TextChannel):
                kind = discord.ChannelType.public_thread
                thread = await channel.create_thread(
                    name=name, auto_archive_duration=ARCHIVE_AFTER, type=kind
                )
            else:
                return row.channel_id
        except calls.CALL_FAILED as error:
            if lobby is not None and getattr(error, "code", 0) == calls.THREAD_IS_THERE:
                return lobby.message_id  # created before a restart; a thread has the id of its message
            table.session.log.warning("thread not created: %s", error)
            if getattr(error, "code", 0) == calls.UNKNOWN_MESSAGE:
                await table.do(
                    refresh_lobby_post
                )  # somebody has deleted the lobby's post, which the next try needs
            raise HostRefusal("refusal-thread-failed") from None
        return thread.id

    def require(self, row: TableRow) -> None:
        """Raise Refusal if a game can't have a thread: it's in one, or the bot may not create any."""
        words = self._services.words
        if not self._can_have_thread(row):
            raise HostRefusal("refusal-thread-here")
        channel = self._client.get_channel(row.channel_id)
        if missing := missing_thread_permissions(channel, words):
            raise HostRefusal("refusal-no-thread", missing=", ".join(missing))

    def _can_have_thread(self, row: TableRow) -> bool:
        """Whether a table's channel can have threads, as far as known."""
        channel = self._client.get_channel(row.channel_id)
        return row.guild_id is not None and (channel is None or isinstance(channel, discord.TextChannel))

    # ----------------------------------------------------------------------------- a second game in a channel

    async def offer(
        self, interaction: Interaction, taken: HostOnlyRefusal, key: str, options: Mapping[str, str]
    ) -> bool:
        """Let the refusal of a second game offer a thread, or say what's missing and where there's room.

        Returns whether a thread is possible.
        """
        obstacle, missing = self._obstacle(interaction)
        taken.values |= {"advice": obstacle or "thread", "missing": missing}
        if obstacle:
            taken.values["free"] = await self._free_channel(interaction) or "none"
            return False
        argument = f"{key} {packed(options)}".strip()
        label = self._services.words.text("lobby-button-thread")
        taken.rows = ((HostButton(IN_THREAD, label, argument),),)
        return True

    async def open(self, interaction: Interaction, key: str, options: Mapping[str, str]) -> Table:
        """Open a game in a new thread, below a line in its channel. Raises Refusal."""
        services, user, guild_id = self._services, interaction.user, interaction.guild_id
        options = {**options, THREAD: OFF}  # it needs no other one
        place, (obstacle, missing) = self._place(interaction), self._obstacle(interaction)
        if place is None or obstacle:
            free = await self._free_channel(interaction) or "none"
            raise HostRefusal("refusal-no-second-thread", advice=obstacle, missing=missing, free=free)
        await services.tables.allowance.refuse_more(services.store, user.id, guild_id)
        locale = language_of(interaction.guild_locale)
        language = await services.languages.of_new_table(guild_id, locale)
        own = words(services.languages.first(language))
        game = services.catalogue.game(key, own.locale)
        all_settings(game, options, services.words)  # refuses what the lobby would, while there's no thread
        line = own.text("thread-line", name=markdown_name(user.display_name), game=game.title)
        name = own.text("thread-name-people", game=game.title, names=user.display_name)
        sent: discord.Message | None = None
        try:
            sent = await place.send(line, allowed_mentions=discord.AllowedMentions.none())
            thread = await sent.create_thread(name=cut(name, NAME_LIMIT), auto_archive_duration=ARCHIVE_AFTER)
            table = await services.tables.open(
                game=key,
                options=options,
                guild_id=guild_id,
                channel_id=thread.id,
                user_id=user.id,
                name=user.display_name,
                locale=locale,
            )
        except BaseException as error:
            if sent is not None:
                with suppress(*calls.CALL_FAILED):
                    await sent.delete()
            if isinstance(error, calls.CALL_FAILED):
                raise HostRefusal("refusal-second-thread-failed") from error
            raise
        with suppress(*calls.CALL_FAILED):  # those who read their threads alone find it there
            await thread.add_user(discord.Object(user.id))
        return table

    async def name_after_people(self, table: Table) -> None:
        """Name the thread of a second game, which was created for its lobby, after all who play it."""
        session, lobby = table.session, table.session.posts.message_of(LOBBY)
        thread = self._client.get_channel(session.row.channel_id)
        if not isinstance(thread, discord.Thread) or lobby is None or lobby.channel_id != thread.id:
            return
        if self._client.user is None or thread.owner_id != self._client.user.id:
            return  # somebody else's, in which the game was opened
        names = ", ".join(member.name for member in session.members)
        name = session.words.text("thread-name-people", game=table.game.title, names=names)
        try:
            await thread.edit(name=cut(name, NAME_LIMIT))
        except calls.CALL_FAILED as error:
            session.log.info("thread not renamed: %s", error)

    def _place(self, interaction: Interaction) -> discord.TextChannel | None:
        """Text channel where an interaction is, or that has its thread; None if there's none."""
        place = self._client.get_channel(interaction.channel_id or 0)
        place = place.parent if isinstance(place, discord.Thread) else place
        return place if isinstance(place, discord.TextChannel) else None

    def _obstacle(self, interaction: Interaction) -> tuple[str, str]:
        """Why a second game can't have a thread, and which permissions the bot lacks; empty if it can."""
        own, place, reader = interaction.permissions, self._place(interaction), self._services.words
        if place is None:
            return "place", ""
        if not (own.create_public_threads and own.send_messages_in_threads):
            return "you", ""
        missing = dict.fromkeys((*known_missing(place, reader), *missing_thread_permissions(place, reader)))
        return ("bot", ", ".join(missing)) if missing else ("", "")

    async def _free_channel(self, interaction: Interaction) -> str:
        """Mention of a channel without a game where both the user and the bot may write; empty if none."""
        guild, user, reader = interaction.guild, interaction.user, self._services.words
        if guild is None or not isinstance(user, discord.Member):
            return ""
        for place in sorted(guild.text_channels, key=lambda one: one.position)[:PLACES]:
            allowed = may_write(place.permissions_for(user), place) and not known_missing(place, reader)
            if allowed and await self._services.store.open_in_channel(place.id, kind=GAME) is None:
                return place.mention
        return ""


def packed(options: Mapping[str, str]) -> str:
    """Options as a part of a button's id: the first two letters of each key, and its value."""
    return ",".join(f"{key[:2]}{value}" for key, value in options.items())


def unpacked(text: str, game: AnyGame) -> dict[str, str]:
    """Options of a game from what ``packed`` made of them; unknown ones are left out."""
    known = {option.key[:2]: option.key for option in settings_of(game, game.words)}
    parts: Iterable[str] = text.split(",") if text else ()
    return {known[part[:2]]: part[2:] for part in parts if part[:2] in known}
