"""A thread of its own for a game: below the post of its lobby, made when the game begins."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from k2bot.game.values import Refusal
from k2bot.host.attention.posts import LOBBY
from k2bot.host.discord import faults
from k2bot.host.discord.permissions import missing_for_thread
from k2bot.host.service.log import log_of

if TYPE_CHECKING:
    from k2bot.host.people.languages import Languages
    from k2bot.host.service.table import Table
    from k2bot.host.store import Store, TableRow

log = logging.getLogger(__name__)

WEEK: Final = 10080
"""Minutes without a message after which Discord puts a thread away; the next post brings it back."""


class Threads:
    """Makes the threads in which games go on that are to have one."""

    def __init__(self, client: discord.Client, store: Store, languages: Languages) -> None:
        self._client = client
        self._store = store
        self._languages = languages
        self._making: dict[int, asyncio.Task[int]] = {}

    async def room(self, table: Table) -> int:
        """The thread for a game that begins, made now; its own channel where that can have none.

        It is one thread, however often it is asked for meanwhile. Raises Refusal where the bot may not make
        one, or it does not come off.
        """
        making = self._making.get(table.id)
        if making is None:
            making = asyncio.create_task(self._made(table), name=f"thread-{table.id}")
            self._making[table.id] = making
            making.add_done_callback(lambda _: self._making.pop(table.id))
        return await asyncio.shield(making)

    async def _made(self, table: Table) -> int:
        row = table.row
        if not self._can_have(row):
            return row.channel_id
        self.refuse_none(row)
        name = table.session.words.text("thread-name", game=table.game.title, table=str(table.id))
        lobby = await self._store.posted(table.id, (LOBBY, None))
        channel = self._client.get_channel(row.channel_id)
        try:
            if lobby is not None and lobby.channel_id == row.channel_id:
                there = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
                post = there.get_partial_message(lobby.message_id)
                thread = await post.create_thread(name=name, auto_archive_duration=WEEK)
            elif isinstance(channel, discord.TextChannel):
                kind = discord.ChannelType.public_thread
                thread = await channel.create_thread(name=name, auto_archive_duration=WEEK, type=kind)
            else:
                return row.channel_id
        except faults.CALL_FAILED as error:
            if lobby is not None and getattr(error, "code", 0) == faults.THREAD_IS_THERE:
                return lobby.message_id  # made before a stop; it has the id of its message
            log_of(table).warning("a thread could not be made: %s", error)
            raise Refusal(self._languages.reader_words.text("refusal-thread-failed")) from None
        return thread.id

    def refuse_none(self, row: TableRow) -> None:
        """Raise Refusal where a table can have no thread: it is in one, or the bot may not make any."""
        words = self._languages.reader_words
        if not self._can_have(row):
            raise Refusal(words.text("refusal-thread-here"))
        if missing := missing_for_thread(self._client.get_channel(row.channel_id), words):
            raise Refusal(words.text("refusal-no-thread", missing=", ".join(missing)))

    def _can_have(self, row: TableRow) -> bool:
        """Whether a table's channel is one that can have threads, as far as Discord has told."""
        channel = self._client.get_channel(row.channel_id)
        return row.guild_id is not None and (channel is None or isinstance(channel, discord.TextChannel))
