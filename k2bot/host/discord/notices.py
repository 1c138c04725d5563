"""What people are told apart from the game's posts: that a channel is shut, that a message was refused."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.faults import Verdict
from k2bot.host.discord.permissions import known_to_be_missing
from k2bot.host.service.log import log_of
from k2bot.text.names import plain

if TYPE_CHECKING:
    from k2bot.host.attention.posts import Delivery
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Store
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

GONE: Final = "gone"
SHUT: Final = "shut"
"""Why posts are held back: the channel is gone, or the bot may not write there."""

QUIET = discord.AllowedMentions.none()


class Notices:
    """Speaks to people beside the outboxes; nothing here is tried twice."""

    def __init__(self, client: discord.Client, tables: Tables, store: Store) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._open: set[int] = set()
        """Tables whose last post in the channel arrived, and of which the store notes nothing else."""

    async def greet(self, user_id: int, text: str, *, silent: bool = False) -> bool:
        """Send somebody a private message, ``silent`` where they are looking; says whether it arrived."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(text, allowed_mentions=QUIET, silent=silent)
        except faults.CALL_FAILED as error:
            log.info("a private message to user %s was not taken: %s", user_id, error)
            return False
        return True

    async def may_write(self, channel_id: int) -> bool:
        """Whether Discord lets the bot into a channel: what it says of permissions is not all there is.

        A private thread shuts out who was not added to it, and in a server that installed the commands
        without the bot, nothing is open. Asked by showing that the bot is writing.
        """
        try:
            await self._client.get_partial_messageable(channel_id).typing()
        except faults.CALL_FAILED as error:
            return faults.judge(error, private=False, edit=False) is not Verdict.PARK
        return True

    async def parked(self, table: Table, error: BaseException) -> None:
        """Hold the table's posts back and tell its host, once, what is missing and how to go on.

        Once means until a post arrives again, over any restart.
        """
        trouble = GONE if getattr(error, "code", 0) == faults.UNKNOWN_CHANNEL else SHUT
        table.outbox.park(trouble)
        self._open.discard(table.id)
        if await self._store.note(_note(table)) == trouble:
            return
        await self._store.set_note(_note(table), trouble)
        words = table.session.words_of(table.row.host_id)
        game, where = table.game.spoken(words.locale), f"<#{table.row.channel_id}>"
        if trouble == GONE:
            text = words.text("discord-parked-gone", game=game.title, command=game.key)
        else:
            look, reason = game.command_of(game.pages.commands[0].page), self.reason(table, words)
            facts = {"game": game.title, "command": game.key, "look": look, "where": where, "reason": reason}
            text = words.text("discord-parked", **facts)
        await self.greet(table.row.host_id, text)

    def reason(self, table: Table, words: Words) -> str:
        """Why nothing can be posted at a table just now, in those words."""
        return (
            words.text("discord-channel-gone") if table.outbox.parked == GONE else self._lacking(table, words)
        )

    async def arrived(self, table: Table) -> None:
        """Take note that a post arrived in the channel, so that the next trouble is told again."""
        if table.id in self._open:
            return
        if await self._store.note(_note(table)):
            await self._store.set_note(_note(table), "")
        self._open.add(table.id)

    async def refused(self, table: Table, letter: Delivery) -> None:
        """Go back to the channel for somebody who takes no private messages, and say so once.

        What is for them alone waits behind the private button then, and notices come in the channel.
        """
        own = next(member for member in table.members if member.user_id == letter.user_id)
        delivery, words, name, text = table.game.delivery, table.session.words, plain(own.name), ""
        if own.preferences.notice == "dm":
            await self._tables.prefer(own.user_id, {"notice": "channel"})
            text = words.text("discord-notice-refused", name=name)
        if own.delivery == "dm":
            await self._tables.set_delivery(own.user_id, "private")
        if delivery is not None and not letter.is_notice:
            command = table.game.command_of(delivery.page)
            text = words.text("discord-dm-refused", name=name, command=command)
        await table.outbox.dropped(letter.row, "the person takes no private messages")
        if not text:
            return
        try:
            channel = self._client.get_partial_messageable(table.row.channel_id)
            await channel.send(text, allowed_mentions=QUIET)
        except faults.CALL_FAILED as error:
            log_of(table).warning("the channel could not be told of a refused message: %s", error)

    def _lacking(self, table: Table, words: Words) -> str:
        missing = known_to_be_missing(self._client.get_channel(table.row.channel_id), words)
        if not missing:
            return words.text("discord-no-access")
        return words.text("discord-lacking", missing=", ".join(missing))


def _note(table: Table) -> str:
    return f"channel-of-{table.id}"
