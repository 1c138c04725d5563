"""Sending what waits in the outboxes: in order, gently, and without ever wedging a game."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.emoji import sent
from k2bot.host.discord.faults import Verdict
from k2bot.host.discord.lookup import Lookup, earliest_id, marks_of
from k2bot.host.discord.outage import Outage
from k2bot.host.discord.tries import one_try
from k2bot.host.service.log import failed, log_of
from k2bot.host.store import Posted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.game.values import Page
    from k2bot.host.attention.posts import Delivery
    from k2bot.host.discord.composer import Composer, Message
    from k2bot.host.discord.controls import Scope
    from k2bot.host.discord.notices import Notices
    from k2bot.host.service.table import Table

PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before each new try at a table that has trouble of its own; the last one is repeated."""
REMEMBERED: Final = 60.0
"""Seconds for which Discord surely knows a nonce again; it says a few minutes."""
STALE: Final = 10.0
"""Seconds for which a post may stay as it is because its edits are given up for newer ones."""
PATIENCE_AT_CLOSE: Final = 5.0
"""Seconds a sending may still take when the bot stops."""


class Postman:
    """Sends for all tables: one task a table while there is something to send, none while there is not.

    ``edit_interval`` is the least number of seconds between two edits of one message. While all of Discord
    has trouble, one table tries for all.
    """

    def __init__(
        self,
        client: discord.Client,
        composer: Composer,
        notices: Notices,
        *,
        edit_interval: float = 2.0,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._client = client
        self._composer = composer
        self._notices = notices
        self._edit_interval = edit_interval
        self._pauses = pauses
        self._outage = Outage()
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._busy_since = 0.0
        self._again: dict[int, asyncio.Event] = {}
        """Of tables that are sent for: set once something may have come up since the outbox was asked."""
        self._resting: set[int] = set()
        self._edited: dict[int, float] = {}
        self._stale: dict[int, float] = {}
        """Tables of which an edit was given up for a newer one, and since when."""
        self._failures: dict[int, int] = {}
        self._unanswered: dict[int, int] = {}
        """Of tables whose calls fail as in an outage: how often Discord had answered when that began."""
        self._failing: dict[int, tuple[int, float]] = {}
        """The row that a table fails to send, and since when."""
        self._lookup = Lookup(client)
        self._tried: dict[int, float] = {}
        """Rows not known to have arrived, and since when their nonce keeps them from coming twice."""
        self._arrived: dict[int, tuple[int, int]] = {}
        """Channel and message of rows that were sent, but not noted as sent: the store could not be used."""
        self._closed = False
        self.on_end: Callable[[Table], None] = lambda _: None
        """Called once the last post of a table whose game is over has been sent."""
        self.on_letter: Callable[[int, int, Posted, Page], None] = lambda *_: None
        """Called with table, user, message and page of each new private post of a game."""

    @property
    def held_up(self) -> float:
        """Seconds for which nothing at all could be sent although something waits; 0 where nothing does."""
        if not self._rounds:
            return 0.0
        return asyncio.get_running_loop().time() - max(self._busy_since, self._outage.answered_at)

    def wake(self, table: Table) -> None:
        """See to it that what waits at a table is sent."""
        if self._closed:
            return
        self._again.setdefault(table.id, asyncio.Event()).set()
        if not self._rounds:
            self._busy_since = asyncio.get_running_loop().time()
        if table.id not in self._rounds:
            self._rounds[table.id] = asyncio.create_task(self._round(table), name=f"postman-{table.id}")

    async def close(self) -> None:
        """Stop: let what is being sent be sent, leave the rest in the outboxes."""
        self._closed = True
        for table in self._resting:
            self._rounds[table].cancel()
        if self._rounds:
            _, late = await asyncio.wait(self._rounds.values(), timeout=PATIENCE_AT_CLOSE)
            for task in late:
                task.cancel()

    async def _round(self, table: Table) -> None:
        try:
            while self._again[table.id].is_set() and not self._closed:
                self._again[table.id].clear()
                await self._empty(table)
        finally:
            del self._rounds[table.id], self._again[table.id]
            self._stale.pop(table.id, None)
        if not (table.status.open or self._closed):
            self.on_end(table)

    async def _empty(self, table: Table) -> None:
        """Send until nothing is left; whatever goes wrong on the way is tried again after a pause."""
        while not self._closed:
            pause = self._outage.pause(table.id, lambda: self.wake(table))
            if pause is None:
                return
            try:
                await self._rest(table, pause)
                self._again[table.id].clear()
                delivery = await table.outbox.next_delivery()
                if delivery is None:
                    return
                pause = await self._deliver(table, delivery)
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                failed(log_of(table), error, "sending failed, it is tried again after a pause")
                pause = self._own_pause(table)
            finally:
                self._outage.done(table.id)
            await self._rest(table, pause)

    async def _deliver(self, table: Table, delivery: Delivery) -> float:
        """Send one message; gives the seconds to wait before the next."""
        if delivery.page is None:
            return await self._withdraw(table, delivery)
        if delivery.row not in self._arrived:
            if delivery.message is not None and (wait := self._wait(delivery.message.message_id)) > 0:
                # Afterwards the outbox is asked again: edits that came meanwhile are gathered into one.
                return wait
            message = await self._newest(table, delivery, delivery.page)
            if message is None:
                return 0.0
            self._stale.pop(table.id, None)
            try:
                self._arrived[delivery.row] = await self._sent(table, delivery, message)
            except faults.CALL_FAILED as error:
                return await self._failed(table, delivery, error)
            self._outage.answered()
            if delivery.user_id is not None and delivery.message is None and not delivery.is_notice:
                posted = Posted(*self._arrived[delivery.row])
                self.on_letter(table.id, delivery.user_id, posted, delivery.page)
        # What has arrived is never sent again, however often noting it fails.
        await table.outbox.delivered(delivery.row, *self._arrived[delivery.row])
        del self._arrived[delivery.row]
        self._tried.pop(delivery.row, None)
        self._begin_anew(table)
        if delivery.user_id is None:
            await self._notices.arrived(table)
        return 0.0

    async def _withdraw(self, table: Table, delivery: Delivery) -> float:
        """Delete a message; one that is out of reach in a channel the table has left stays there."""
        assert delivery.message is not None  # noqa: S101 - what was never sent is not handed out
        post = delivery.message
        try:
            await self._delete(post)
        except faults.CALL_FAILED as error:
            left = post.channel_id != delivery.channel_id
            if left and self._judge(error, delivery) is Verdict.PARK:
                log_of(table).warning("a call stays where it was: %s", error)
                await table.outbox.dropped(delivery.row, str(error))
                return 0.0
            return await self._failed(table, delivery, error)
        self._outage.answered()
        await table.outbox.missing(delivery.row)
        return 0.0

    async def _delete(self, post: Posted) -> None:
        channel = self._client.get_partial_messageable(post.channel_id)
        await channel.get_partial_message(post.message_id).delete()

    async def _make_room(self, table: Table, post: Posted) -> None:
        """Delete a message that cannot be edited any more, since its post is made anew below it."""
        try:
            await self._delete(post)
        except faults.CALL_FAILED as error:
            log_of(table).warning("a post stands twice: %s", error)

    async def _newest(self, table: Table, delivery: Delivery, page: Page) -> Message | None:
        """The delivery as a message; None where it is left out, or given up for a newer edit of its post."""
        laying = asyncio.create_task(self._laid_out(table, delivery, page), name=f"postman-{table.id}-laying")
        news = self._again[table.id]
        try:
            while True:
                told = asyncio.create_task(news.wait())
                try:
                    await asyncio.wait([laying, told], return_when=asyncio.FIRST_COMPLETED)
                finally:
                    told.cancel()
                if laying.done():
                    return laying.result()
                news.clear()
                if await self._outdated(table, delivery, page):
                    now = asyncio.get_running_loop().time()
                    if now - self._stale.setdefault(table.id, now) < STALE:
                        return None
        finally:
            laying.cancel()

    async def _outdated(self, table: Table, delivery: Delivery, page: Page) -> bool:
        """Whether an edit need not be drawn: no painter is at its picture yet, and a newer one goes out."""
        if delivery.message is None or not self._composer.waits(page):
            return False
        return await table.outbox.outdated(delivery.row) and self._composer.waits(page)

    async def _laid_out(self, table: Table, delivery: Delivery, page: Page) -> Message | None:
        """The delivery as a message; one that cannot be laid out is left out, so that others follow."""
        scope: Scope = "o" if delivery.opens else "p"
        try:
            return await self._composer.compose(
                page, table.id, scope, pings=delivery.pings, in_place=not delivery.opens
            )
        except Exception:  # noqa: BLE001 - it is logged, and others follow
            log_of(table).exception("the post of row %s cannot be laid out, it is left out", delivery.row)
            await table.outbox.dropped(delivery.row, "the post cannot be laid out")
            return None

    async def _sent(self, table: Table, delivery: Delivery, message: Message) -> tuple[int, int]:
        """Send it, without its files where Discord does not take them; gives channel and message."""
        began = asyncio.get_running_loop().time()
        try:
            arrived = await sent(message, partial(self._send, table, delivery))
        except discord.HTTPException as error:
            if not message.uploads or self._judge(error, delivery) is not Verdict.UNFIT:
                raise
            log_of(table).error("a post goes out without its files: %s", error)
            arrived = await sent(message.bare(), partial(self._send, table, delivery))
        way = "edited" if delivery.message else "posted"
        size = sum(len(upload.data) for upload in message.uploads)
        seconds = asyncio.get_running_loop().time() - began
        log_of(table).debug("row %s %s in %.2f s, %d bytes of files", delivery.row, way, seconds, size)
        return arrived

    async def _send(self, table: Table, delivery: Delivery, message: Message) -> tuple[int, int]:
        if delivery.message is not None:
            post = delivery.message
            self._edited[post.message_id] = asyncio.get_running_loop().time()
            channel = self._client.get_partial_messageable(post.channel_id)
            async with one_try():
                await channel.get_partial_message(post.message_id).edit(**message.edit())
            return post.channel_id, post.message_id
        async with one_try():
            target = await self._target(delivery)
        if (found := await self._stands(table, delivery, message, target)) is not None:
            return found
        async with one_try():
            arrived = await target.send(**message.new(), nonce=delivery.nonce, silent=delivery.silent)
        return arrived.channel.id, arrived.id

    async def _stands(
        self, table: Table, delivery: Delivery, message: Message, target: discord.abc.Messageable
    ) -> tuple[int, int] | None:
        """Channel and message where an earlier try arrived; looked for once its nonce may be forgotten."""
        now, tried, marks = (
            asyncio.get_running_loop().time(),
            self._tried.get(delivery.row),
            marks_of(message),
        )
        remembered = tried is not None and now - tried < REMEMBERED
        if delivery.tried is not None and not remembered:
            channel_id = target.id if isinstance(target, discord.DMChannel) else delivery.channel_id
            assert channel_id is not None  # noqa: S101 - where there is no user, there is a channel
            known = await table.outbox.known(channel_id, earliest_id(delivery.tried))
            async with one_try():
                found = await self._lookup.find(
                    target, channel_id, delivery.marks or marks, delivery.tried, known
                )
            if found is not None:
                log_of(table).info("row %s: it had arrived before", delivery.row)
                return channel_id, found
        if not delivery.marks.issuperset(marks):
            await table.outbox.trying(delivery.row, marks)
        if not remembered:
            self._tried[delivery.row] = now
        return None

    async def _target(self, delivery: Delivery) -> discord.abc.Messageable:
        if delivery.user_id is not None:
            return await self._client.create_dm(discord.Object(delivery.user_id))
        assert delivery.channel_id is not None  # noqa: S101 - one of the two is always set
        return self._client.get_partial_messageable(delivery.channel_id)

    # ---------------------------------------------------------------------------------------------- pace

    def _wait(self, message_id: int) -> float:
        now = asyncio.get_running_loop().time()
        recent = {post: at for post, at in self._edited.items() if now - at < self._edit_interval}
        self._edited = recent
        return recent[message_id] + self._edit_interval - now if message_id in recent else 0.0

    async def _rest(self, table: Table, seconds: float) -> None:
        if not seconds:
            return
        self._resting.add(table.id)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._resting.discard(table.id)

    def _own_pause(self, table: Table) -> float:
        number = self._failures.get(table.id, 0)
        self._failures[table.id] = number + 1
        return self._pauses[min(number, len(self._pauses) - 1)]

    def _begin_anew(self, table: Table) -> None:
        for troubles in (self._failures, self._unanswered, self._failing):
            troubles.pop(table.id, None)

    def _worn_out(self, table: Table, row: int) -> bool:
        """Whether a row has failed for as long as all pauses take together."""
        now = asyncio.get_running_loop().time()
        failing, since = self._failing.setdefault(table.id, (row, now))
        if failing != row:
            since = now
            self._failing[table.id] = row, now
        return now - since >= sum(self._pauses)

    # ------------------------------------------------------------------------------------------ failures

    @staticmethod
    def _judge(error: BaseException, delivery: Delivery) -> Verdict:
        return faults.judge(error, private=delivery.user_id is not None, edit=delivery.message is not None)

    async def _failed(self, table: Table, delivery: Delivery, error: BaseException) -> float:
        """Do what a failed call calls for; gives the seconds to wait before the next."""
        verdict = self._judge(error, delivery)
        general = faults.concerns_all(error)
        level = logging.ERROR if verdict in {Verdict.UNFIT, Verdict.STOP} else logging.WARNING
        if general and self._outage.lasts:
            level = logging.DEBUG  # it is known, and tried every few seconds
        log_of(table).log(level, "row %s: %s: %s", delivery.row, verdict.value, error)
        if not general:
            self._outage.answered()
        match verdict:
            case Verdict.RETRY:
                pause = self._retry(table, error)
                if delivery.user_id is None or not self._worn_out(table, delivery.row):
                    return pause
                # Nobody's private trouble holds up the channel: the hand is behind the button, too.
                await table.outbox.dropped(delivery.row, str(error))
                self._begin_anew(table)
            case Verdict.ANEW:
                if delivery.message and getattr(error, "code", 0) == faults.EDITS_TOO_OLD:
                    await self._make_room(table, delivery.message)
                await table.outbox.missing(delivery.row)
            case Verdict.PARK:
                await self._notices.parked(table, error)
            case Verdict.REFUSED:
                assert delivery.user_id is not None  # noqa: S101 - only private messages are refused
                await self._notices.refused(table, delivery)
            case Verdict.SKIP | Verdict.UNFIT:
                await table.outbox.dropped(delivery.row, str(error))
            case Verdict.STOP:
                self._closed = True
        return 0.0

    def _retry(self, table: Table, error: BaseException) -> float:
        wait = faults.retry_after(error)
        if not faults.concerns_all(error):
            return self._own_pause(table) if wait is None else wait
        if self._unanswered.setdefault(table.id, self._outage.answers) < self._outage.answers:
            # Others were answered meanwhile: it seems to be this message that Discord has trouble with.
            return max(self._own_pause(table), wait or 0.0)
        self._outage.failed(table.id, wait)
        return 0.0
