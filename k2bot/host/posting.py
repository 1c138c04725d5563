"""What a table posts: the next message to send, what is held back, and what has to stand there again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from k2bot.host.due import due_at
from k2bot.host.game import Announcement
from k2bot.host.kept import KeptTable, Services
from k2bot.host.lobby import host_page, with_last_buttons
from k2bot.host.log import log_of
from k2bot.host.outbox import (
    STANDIN,
    Delivery,
    is_call,
    next_row,
    nonce,
    posts_to_repeat,
    standing_call,
    withdraws,
)
from k2bot.host.store import Posted, PostRow
from k2bot.host.telling import Told, taken_up

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.host.game import Page, Person
    from k2bot.host.hosted import HostedGame
    from k2bot.host.play import Play
    from k2bot.host.store import Known, OutboxRow, Stored


class PostingTable(KeptTable):
    """A table with its outbox: hands out what is to be sent, and takes note of what became of it."""

    def __init__(self, stored: Stored, game: HostedGame[Any], services: Services) -> None:
        super().__init__(stored, game, services)
        self._passed_over: set[int] = set()
        self._held: Told | None = None
        """What is held back, since what computers do next is told together with it."""
        self._call: str | None = None
        """The key of the call that stands, or waits to be sent."""

    async def next_delivery(self) -> Delivery | None:
        """The next message to send; the same again until it is delivered, dropped or parked. None: all done.

        For one sender per table at a time. A post whose page cannot be composed is logged and passed over
        until a restart, so that it holds up no others.
        """
        while True:
            async with self.held():
                row = await self._next_row()
                if row is None:
                    return None
                message = await self._services.store.posted(self.id, row.wanted.post)
                if withdraws(row.wanted) and message is None:
                    async with self.writing() as write:
                        await write.withdrawn(self.id, row)
                    continue
                answered = is_call(row.wanted) and row.wanted.key != self._call
                play, people = self._play, self.people
            seat = row.wanted.seat
            announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
            try:
                page = None if withdraws(row.wanted) else await self._compose(row, announcement, play, people)
            except Exception:  # noqa: BLE001 - a fault in one page must not hold up the posts behind it
                log_of(self).exception("the post %s cannot be composed", row)
                self._passed_over.add(row.id)
                continue
            return Delivery(
                row=row.id,
                announcement=announcement,
                page=page,
                channel_id=self.channel_id if seat is None else None,
                user_id=None if seat is None else self.members[seat].user_id,
                message=message if announcement.edit else None,
                nonce=nonce(row),
                pings=tuple(
                    self.members[pinged].user_id
                    for pinged in (page.pings if page and not answered else ())
                    if self.members[pinged].played_at is None
                ),
                tried=row.tried,
            )

    async def trying(self, row: int) -> None:
        """Note that a row goes out as a new message now: it is looked for if the answer gets lost."""
        await self._services.store.tried(row, self._services.clock())

    async def known(self, channel_id: int) -> Known:
        """Which messages in a channel are known as posts, and which is this table's newest there."""
        return await self._services.store.known(self.id, channel_id)

    async def delivered(self, row: int, channel_id: int, message_id: int) -> None:
        """Note that a row was sent, and as which message. Raises ValueError for a row of another table."""
        async with self.held():
            found = await self._row(row)
            async with self.writing() as write:
                await write.sent(self.id, found, Posted(channel_id, message_id))

    async def dropped(self, row: int, reason: str) -> None:
        """Note that a row will never be sent (a refused private message, say). Raises ValueError as above."""
        async with self.held():
            if (await self._row(row)).status == "waiting":
                async with self.writing() as write:
                    await write.done([row], "dropped", reason)

    async def missing(self, row: int) -> None:
        """Note that the message this row edits is gone: the row is handed out again, to be posted anew.

        That of a row that was to take its message away is done with it.
        Raises ValueError for a row of another table, and for one that makes a new message.
        """
        async with self.held():
            found = await self._row(row)
            if not found.wanted.edit:
                raise ValueError(f"table {self.id}: row {row} edits no message that could be missing")
            async with self.writing() as write:
                await write.forget(self.id, found.wanted.post)

    @property
    def held_for(self) -> float:
        """For how many seconds posts have been held back by now; 0 where none are."""
        if self._held is None:
            return 0.0
        return max(0.0, (self._services.clock() - self._held.since).total_seconds())

    def tell(self) -> None:
        """Hold back nothing any more: what computers do next is long in coming."""
        if self._held is not None:
            self._held = None
            self._services.on_posts(self.id)

    def park(self, reason: str) -> None:
        """Hold back the posts in the channel: it is gone, or the bot may not write there.

        They are tried again after the next input, after a move to another channel and after a restart.
        Private messages go on.
        """
        self.parked = reason

    def retry(self) -> None:
        """Try again what was parked."""
        if self.parked is not None:
            self.announce()

    async def latest_post(self) -> Posted | None:
        """The newest message of this table in its channel."""
        return await self._services.store.latest_post(self.id)

    async def link(self) -> str | None:
        """A link to the newest message of this table in its channel."""
        posted, where = await self.latest_post(), self.guild_id or "@me"
        return (
            f"https://discord.com/channels/{where}/{posted.channel_id}/{posted.message_id}"
            if posted
            else None
        )

    # ---------------------------------------------------------------------------------------------- inside

    def _hold(self, told: Told | None) -> None:
        """Hold those steps back where computers alone go on now, and what they do can be told with them."""
        goes_on = told is not None and self.followed and told.gathers and due_at(self, alone=True)
        self._held = told if goes_on else None

    def _current(self, rows: Iterable[OutboxRow]) -> tuple[PostRow, ...]:
        """What has to be posted again where the posts made so far are out of sight."""
        away = [f"{STANDIN}{seat}" for seat, member in enumerate(self.members) if member.standin]
        newest = self._play.number if self._play else None
        call = (PostRow(newest, self._call),) if self._call and newest is not None else ()
        return (*posts_to_repeat(tuple(rows), newest, notices=away), *call)

    def _note_calls(self, calls: Iterable[PostRow]) -> None:
        """Take note of the calls that were made and withdrawn, in order."""
        for call in calls:
            self._call = None if withdraws(call) else call.key

    async def _next_row(self) -> OutboxRow | None:
        rows = await self._services.store.unsent(self.id)
        undone = [
            r.id for r in rows if r.wanted.seat is not None and self.members[r.wanted.seat].delivery != "dm"
        ]
        if undone:
            async with self.writing() as write:
                await write.done(undone, "dropped", "private messages are no longer asked for")
        passed_over = self._passed_over.union(undone)
        return next_row(
            rows,
            passed_over,
            channel=self.parked is None,
            game=self._play is not None,
            before=self._held.first if self._held else None,
            edits=self._play is None or not self._play.setup.pace.quiet,
        )

    async def _compose(
        self, row: OutboxRow, announcement: Announcement, play: Play | None, people: tuple[Person, ...]
    ) -> Page:
        if row.wanted.number is None or play is None:
            return host_page(self, announcement.key, self._services.words)
        if row.wanted.number < play.number:
            play = await asyncio.to_thread(play.at, row.wanted.number)
        play = await asyncio.to_thread(play.told_from, row.wanted.first)
        page = await asyncio.to_thread(self.game.compose, play.moment(people), announcement)
        public = [post.key for post in play.announcements() if post.seat is None]
        last = self.game.over(play.state) and announcement.seat is None and public[-1:] == [announcement.key]
        film = self.game.films is not None
        return with_last_buttons(page, self._services.words, film=film) if last else page

    async def _take(self, stored: Stored) -> None:
        await super()._take(stored)
        store, quiet = self._services.store, self._play is not None and self._play.setup.pace.quiet
        # Only in the quiet paces is anybody called, and only there the rows done with tell of it.
        rows = await (store.outbox(self.id) if quiet else store.unsent(self.id)) if self._play else ()
        waiting = [row for row in rows if row.status == "waiting"]
        self._call = standing_call(rows) if quiet else None
        self._hold(await asyncio.to_thread(taken_up, self._play, waiting) if self._play else None)

    async def _row(self, row: int) -> OutboxRow:
        found = await self._services.store.outbox_row(self.id, row)
        if found is None:
            raise ValueError(f"table {self.id} has no row {row} in its outbox")
        return found
