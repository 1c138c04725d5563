"""Channels of games: permissions, and messages to people that aren't posts."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary, WeakSet

import discord

from k2bot.game.values import ON
from k2bot.host.discord import calls
from k2bot.host.discord.compose import mentions_of
from k2bot.host.discord.controls import (
    Interaction,
    is_user_install,
    known_missing,
    may_create,
    may_write,
    missing_permissions,
    place_of,
    require_writing_here,
)
from k2bot.host.people import language_of
from k2bot.host.preferences import THREAD
from k2bot.host.refusals import HostOnlyRefusal, HostRefusal
from k2bot.text.formatting import markdown_name, relative_time

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.discord.services import HostServices
    from k2bot.host.discord.threads import Threads
    from k2bot.host.kernel.session import Session
    from k2bot.host.service.delivery import PostDelivery
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

CHANNEL_GONE = "gone"
LOCKED = "locked"
NO_ACCESS = "shut"
"""Reasons for parking posts: the channel is gone, a locked thread, or the bot may not write there."""
_TROUBLES = {
    calls.UNKNOWN_CHANNEL: CHANNEL_GONE,
    calls.LOCKED_THREAD: LOCKED,
    calls.ARCHIVED_THREAD: LOCKED,  # a new message opens an archived thread, unless it's locked
}
LONG_WAIT = 60.0
"""Time in seconds that Discord makes posts wait before their host is told."""
PATIENCE: Final = 5.0
"""Time in seconds that Discord has to answer a question about a member."""

POSTED_WITHIN = 3.0
"""Longest time in seconds that a private page waits for its game's posts in the channel."""


@dataclass(eq=False)
class Channels:
    """Opens games in channels, and tells people what a game's posts can't.

    Nothing sent here is retried.
    """

    _client: discord.Client
    _services: HostServices
    threads: Threads
    _open: set[int] = field(init=False, default_factory=set)
    """Tables whose last public post arrived and that have no trouble recorded in the store."""
    _parked: WeakSet[Table] = field(init=False, default_factory=WeakSet)
    """Tables in memory whose posts are parked, or were."""
    _told: set[int] = field(init=False, default_factory=set)
    """Tables whose host knows that posts don't arrive, since the last one that did."""
    _changes: Counter[int] = field(init=False, default_factory=Counter)
    """Number of changes of permissions by server."""
    _tried: WeakKeyDictionary[Table, int] = field(init=False, default_factory=WeakKeyDictionary)
    """Number of changes of permissions before a table's posts were last tried, as far as it matters."""
    _arrivals: dict[int, asyncio.Event] = field(init=False, default_factory=dict)
    """Set with each public post of a table, for those who wait for it."""

    # ---------------------------------------------------------------------------------------- a new game

    async def create_table(self, interaction: Interaction, key: str, options: Mapping[str, str]) -> Table:
        """Open a game here; in a chat with the bot, one against computers. Raises Refusal.

        Where another game is open, it gets a thread if the options say so; otherwise the refusal offers one.
        """
        channel_id, user, services = self.require_channel(interaction, key), interaction.user, self._services
        game = services.game(key)
        if interaction.guild_id is None and min(game.seats) > 1 and not game.levels:
            raise HostRefusal("discord-not-alone", game=game.title)
        require_writing_here(interaction)
        await self.require_host_role(interaction)
        await self.require_permissions(interaction, channel_id)
        private = interaction.guild_id is None
        try:
            return await services.tables.open(
                game=key,
                options=options,
                guild_id=interaction.guild_id,
                channel_id=channel_id,
                user_id=user.id,
                name=user.display_name,
                locale=services.languages.reader if private else language_of(interaction.guild_locale),
            )
        except HostOnlyRefusal as taken:
            if private:
                raise
            possible = await self.threads.offer(interaction, taken, key, options)
            if not possible or options.get(THREAD) != ON:
                raise
        return await self.threads.open(interaction, key, options)

    async def open_in_thread(self, interaction: Interaction, key: str, options: Mapping[str, str]) -> Table:
        """Open a second game of a channel in a thread of its own. Raises Refusal."""
        self.require_channel(interaction, key)
        await self.require_host_role(interaction)
        return await self.threads.open(interaction, key, options)

    async def require_host_role(self, interaction: Interaction) -> None:
        """Raise Refusal for users who may not start games on this server."""
        server = await self._services.tables.preferences.server(interaction.guild_id)
        if not may_create(interaction, server.host_role):
            raise HostRefusal("refusal-host-role", role=f"<@&{server.host_role}>")

    async def require_writing(self, interaction: Interaction, session: Session) -> None:
        """Raise Refusal for users who may not send messages themselves in a game's channel.

        Otherwise they could address everybody there through the bot. Pressed elsewhere, Discord may have to
        be asked; if that fails, they are asked to press there.
        """
        row, user = session.row, interaction.user
        if row.channel_id == interaction.channel_id:
            require_writing_here(interaction)
        elif row.guild_id is not None:
            where, guild = f"<#{row.channel_id}>", self._client.get_guild(row.guild_id)
            place = None if guild is None else place_of(session, guild)
            if place is None:
                raise HostRefusal("refusal-write-unknown", where=where)
            member: discord.Member | discord.User = user
            if not isinstance(member, discord.Member) or member.guild.id != row.guild_id:
                try:
                    member = await self.member(row.guild_id, user.id)
                except (LookupError, *calls.CALL_FAILED) as error:
                    log.info("user %s: not known whether they may write there: %s", user.id, error)
                    raise HostRefusal("refusal-write-unknown", where=where) from None
            if not may_write(place.permissions_for(member), place):
                raise HostRefusal("refusal-may-not-write", where=where)

    async def member(self, server: int, user_id: int) -> discord.Member:
        """A member of a server. Raises discord.NotFound, other CALL_FAILED errors, and LookupError."""
        guild = self._client.get_guild(server)
        if guild is None:
            raise LookupError(f"the bot isn't on the server {server}")
        async with asyncio.timeout(PATIENCE):
            return await guild.fetch_member(user_id)

    def require_channel(self, interaction: Interaction, key: str) -> int:
        """Channel of an interaction. Raises Refusal where only the commands are installed, not the bot."""
        foreign = interaction.guild_id is not None and is_user_install(interaction)
        if interaction.context.private_channel or foreign or interaction.channel_id is None:
            raise HostRefusal("discord-no-table-here", command=key)
        return interaction.channel_id

    async def require_permissions(self, interaction: Interaction, channel_id: int) -> None:
        """Raise Refusal if the bot may not post, naming the missing permissions."""
        words = self._services.words
        missing = missing_permissions(interaction.app_permissions, words, interaction.channel)
        if missing and interaction.guild_id is not None:
            raise HostRefusal("discord-cannot-host", missing=", ".join(missing))
        free = await self._services.tables.in_channel(channel_id) is None
        if free and not await self._can_post(channel_id):
            raise HostRefusal("discord-not-let-in")

    async def _can_post(self, channel_id: int) -> bool:
        """Whether Discord lets the bot post in a channel: its stated permissions aren't the whole truth.

        Private threads exclude users who weren't added, and on a server that installed only the commands, all
        channels are closed. Tested by showing the typing indicator.
        """
        try:
            await self._client.get_partial_messageable(channel_id).typing()
        except calls.CALL_FAILED as error:
            return calls.judge(error, private=False, edit=False) is not calls.Verdict.PARK
        return True

    def server_name(self, server: int) -> str:
        """A server's name; empty if the bot isn't there (any more)."""
        guild = self._client.get_guild(server)
        return "" if guild is None else guild.name

    # ------------------------------------------------------------------------------------ messages to people

    async def send_dm(self, user_id: int, text: str, *, silent: bool = False) -> None:
        """Send a user a private message, ``silent`` if they're watching. Raises Refusal if it fails."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(text, silent=silent)
        except calls.CALL_FAILED as error:
            raise _dm_refusal(user_id, error) from None

    async def private_chat(self, interaction: Interaction) -> int:
        """Channel of a user's chat with the bot, which takes its messages.

        Raises Refusal if it doesn't, saying how to open it. Outside that chat, only a test message can tell;
        it's deleted again.
        """
        words, current_channel = self._services.words, interaction.channel_id
        try:
            channel = await self._client.create_dm(discord.Object(interaction.user.id))
            if channel.id == current_channel:
                await channel.typing()
            else:
                sent = await channel.send(words.text("discord-dm-opening"), silent=True)
                await sent.delete()
        except calls.CALL_FAILED as error:
            raise _dm_refusal(interaction.user.id, error) from None
        return channel.id

    async def park(self, table: Table, error: BaseException) -> None:
        """Park a table's posts and tell its host, once, what's wrong and what to do.

        Repeated only after a post has arrived in between, even across restarts. If the channel may have
        opened while the refusal was on its way, nothing is parked, and the post is to be tried again.
        """
        trouble = _TROUBLES.get(getattr(error, "code", 0), NO_ACCESS)
        changes = self._changes[table.session.row.guild_id or 0]
        if changes != self._tried.get(table, 0):
            self._tried[table] = changes
            if trouble != CHANNEL_GONE and self._seems_open(table):
                return
        table.outbox.parked = trouble
        self._parked.add(table)
        self._open.discard(table.id)
        store = self._services.store
        if await store.note(_note(table)) == trouble:
            return
        await store.set_note(_note(table), trouble)
        words = table.session.words_of(table.session.row.host_id)
        game, mention = table.session.game_in(words), f"<#{table.session.row.channel_id}>"
        suffix = "" if table.session.status.open else "-over"
        if trouble == CHANNEL_GONE:
            # words: discord-parked-gone, discord-parked-gone-over
            text = words.text(f"discord-parked-gone{suffix}", game=game.title, command=game.key)
        else:
            look, reason = game.command_of(game.pages.commands[0].page), self.parking_reason(table, words)
            facts = {"look": look, "where": mention, "reason": reason}
            # words: discord-parked, discord-parked-over
            text = words.text(f"discord-parked{suffix}", game=game.title, command=game.key, **facts)
        with suppress(HostRefusal):
            await self.send_dm(table.session.row.host_id, text)

    def retry_parked(self, server: int) -> None:
        """Post what was parked on a server whose permissions have changed, where none seems to be missing."""
        self._changes[server] += 1
        for table in tuple(self._parked):
            row, outbox = table.session.row, table.outbox
            if outbox.parked is None:
                self._parked.discard(table)
            elif outbox.parked != CHANNEL_GONE and row.guild_id == server and self._seems_open(table):
                self._tried[table] = self._changes[server]
                outbox.retry_parked()

    def _seems_open(self, table: Table) -> bool:
        """Whether the bot may write in a table's channel, as far as known."""
        channel = self._client.get_channel(table.session.row.channel_id)
        missing = channel is None or known_missing(channel, self._services.words)
        return not (missing or getattr(channel, "locked", False))

    def parking_reason(self, table: Table, words: Words) -> str:
        """Why nothing can be posted at a table, in the reader's language."""
        if table.outbox.parked == CHANNEL_GONE:
            return words.text("discord-channel-gone")
        if table.outbox.parked == LOCKED:
            return words.text("discord-thread-locked")
        missing = known_missing(self._client.get_channel(table.session.row.channel_id), words)
        if not missing:
            return words.text("discord-no-access")
        return words.text("discord-lacking", missing=", ".join(missing))

    async def note_limited(self, table: Table, seconds: float) -> None:
        """Record that Discord takes no posts for so long, and tell the host of a long wait, once."""
        until = self._services.tables.now() + timedelta(seconds=seconds)
        table.outbox.limited_until = until
        if seconds >= LONG_WAIT:
            await self._tell_host(table, "discord-limited", time=relative_time(until))

    async def tell_refused(self, table: Table, error: BaseException) -> None:
        """Tell the host, once, that Discord refuses a post, even a plain one."""
        await self._tell_host(table, "discord-post-refused", reason=str(error))

    async def _tell_host(self, table: Table, message: str, **facts: str) -> None:
        if table.id in self._told:
            return
        self._told.add(table.id)
        host, where = table.session.row.host_id, f"<#{table.session.row.channel_id}>"
        words = table.session.words_of(host)
        facts |= {"game": table.session.game_in(words).title, "where": where}
        with suppress(HostRefusal):
            # words: discord-limited, discord-post-refused
            await self.send_dm(host, words.text(message, **facts))

    async def note_post_arrived(self, table: Table) -> None:
        """Record that a public post arrived, so that the next failure is reported again."""
        self._told.discard(table.id)
        if (arrival := self._arrivals.get(table.id)) is not None:
            arrival.set()
        if table.id in self._open:
            return
        if await self._services.store.note(_note(table)):
            await self._services.store.set_note(_note(table), "")
        self._open.add(table.id)

    async def until_posted(self, table: Table) -> None:
        """Wait until the channel shows what a game's players should see there first, but not for long."""
        arrival = self._arrivals.setdefault(table.id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(POSTED_WITHIN):
                while not table.outbox.all_posted:
                    arrival.clear()
                    await arrival.wait()
        self._arrivals.pop(table.id, None)

    async def dm_refused(self, table: Table, delivery: PostDelivery) -> None:
        """Switch a user who doesn't accept private messages back to the channel, and say so once.

        Private content is then behind the private button, and notices appear in the channel. The notice
        that replaces the message says so; where none does, a post of its own, which pings if the message
        would have notified.
        """
        reason = "the person takes no private messages"
        own = next((member for member in table.session.members if member.user_id == delivery.user_id), None)
        if own is None:  # they've handed over their seat meanwhile
            await table.outbox.drop(delivery.post, reason)
            return
        usual = {"notice": "channel"} if own.preferences.notice == "dm" else {}
        usual |= {"delivery": "private"} if own.delivery == "dm" else {}
        if usual:
            await self._services.tables.prefer(own.user_id, usual)
        if await table.outbox.drop(delivery.post, reason, explains=bool(usual)) or not usual:
            return
        pings = () if delivery.silent else (own.user_id,)
        name = f"<@{own.user_id}>" if pings else markdown_name(own.name)
        try:
            channel = self._client.get_partial_messageable(table.session.row.channel_id)
            text = table.session.words.text("notice-refused", name=name)
            await channel.send(text, allowed_mentions=mentions_of(pings))
        except calls.CALL_FAILED as error:
            table.session.log.warning("refused direct message not reported in the channel: %s", error)


def _dm_refusal(user_id: int, error: BaseException) -> HostRefusal:
    """Refusal that tells a user why they can't get a message: for a reason of theirs, or another."""
    log.info("direct message to user %s refused: %s", user_id, error)
    refused = calls.judge(error, private=True, edit=False) is calls.Verdict.REFUSED
    return HostRefusal("discord-dm-closed" if refused else "discord-dm-failed")


def _note(table: Table) -> str:
    return f"channel-of-{table.id}"
