"""Sending what waits in the outboxes: in order, gently, and without ever wedging a game."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import discord

from k2bot.host.discord import faults
from k2bot.host.discord.faults import Verdict
from k2bot.host.log import log_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.discord.ids import Scope
    from k2bot.host.discord.layout import Composer, Message
    from k2bot.host.discord.notices import Notices
    from k2bot.host.outbox import Delivery
    from k2bot.host.table import Table

PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before each new try while Discord or the store cannot be used; the last one is repeated."""
PATIENCE_AT_CLOSE: Final = 5.0
"""Seconds a sending may still take when the bot stops."""


class Postman:
    """Sends for all tables: one task a table while there is something to send, none while there is not.

    ``edit_interval`` is the least number of seconds between two edits of one message.
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
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._resting: set[int] = set()
        self._edited: dict[int, float] = {}
        self._failures: dict[int, int] = {}
        self._arrived: dict[int, tuple[int, int]] = {}
        """Channel and message of rows that were sent, but not noted as sent: the store could not be used."""
        self._closed = False

    def wake(self, table: Table) -> None:
        """See to it that what waits at a table is sent."""
        if self._closed:
            return
        self._again.add(table.id)
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
            while table.id in self._again and not self._closed:
                self._again.discard(table.id)
                await self._empty(table)
        finally:
            del self._rounds[table.id]

    async def _empty(self, table: Table) -> None:
        """Send until nothing is left; whatever goes wrong on the way is tried again after a pause."""
        while not self._closed:
            try:
                delivery = await table.next_delivery()
                if delivery is None:
                    return
                await self._deliver(table, delivery)
            except Exception:  # noqa: BLE001 - it is logged, and tried again
                log_of(table).exception("sending failed, it is tried again after a pause")
                await self._pause(table)

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        if delivery.row not in self._arrived:
            if delivery.message is not None and (wait := self._wait(delivery.message.message_id)) > 0:
                # Afterwards the outbox is asked again: edits that came meanwhile are gathered into one.
                await self._rest(table, wait)
                return
            message = await self._laid_out(table, delivery)
            if message is None or not await self._sent(table, delivery, message):
                return
        # What has arrived is never sent again, however often noting it fails.
        await table.delivered(delivery.row, *self._arrived[delivery.row])
        del self._arrived[delivery.row]
        self._failures.pop(table.id, None)
        if delivery.user_id is None:
            await self._notices.arrived(table)

    async def _laid_out(self, table: Table, delivery: Delivery) -> Message | None:
        """The delivery as a message; one that cannot be laid out is left out, so that others follow."""
        scope: Scope = "o" if delivery.user_id is None else "p"
        try:
            return await self._composer.compose(delivery.page, table.id, scope, pings=delivery.pings)
        except Exception:  # noqa: BLE001 - it is logged, and others follow
            log_of(table).exception("the post of row %s cannot be laid out, it is left out", delivery.row)
            await table.dropped(delivery.row, "the post cannot be laid out")
            return None

    async def _sent(self, table: Table, delivery: Delivery, message: Message) -> bool:
        """Send it; says whether it has arrived."""
        began = asyncio.get_running_loop().time()
        try:
            try:
                self._arrived[delivery.row] = await self._send(delivery, message)
            except discord.HTTPException as error:
                if not message.uploads or self._judge(error, delivery) is not Verdict.UNFIT:
                    raise
                log_of(table).error("a post goes out without its files: %s", error)
                self._arrived[delivery.row] = await self._send(delivery, message.bare())
        except faults.CALL_FAILED as error:
            await self._failed(table, delivery, error)
            return False
        way = "edited" if delivery.message else "posted"
        seconds, size = (
            asyncio.get_running_loop().time() - began,
            sum(len(file.data) for file in message.uploads),
        )
        log_of(table).debug("row %s %s in %.2f s, %d bytes of files", delivery.row, way, seconds, size)
        return True

    async def _send(self, delivery: Delivery, message: Message) -> tuple[int, int]:
        if delivery.message is not None:
            post = delivery.message
            self._edited[post.message_id] = asyncio.get_running_loop().time()
            channel = self._client.get_partial_messageable(post.channel_id)
            await channel.get_partial_message(post.message_id).edit(**message.edit())
            return post.channel_id, post.message_id
        if delivery.user_id is not None:
            target: discord.abc.Messageable = await self._client.create_dm(discord.Object(delivery.user_id))
        else:
            assert delivery.channel_id is not None  # noqa: S101 - one of the two is always set
            target = self._client.get_partial_messageable(delivery.channel_id)
        sent = await target.send(**message.new(), nonce=delivery.nonce)
        return sent.channel.id, sent.id

    # ---------------------------------------------------------------------------------------------- pace

    def _wait(self, message_id: int) -> float:
        now = asyncio.get_running_loop().time()
        recent = {post: at for post, at in self._edited.items() if now - at < self._edit_interval}
        self._edited = recent
        return recent[message_id] + self._edit_interval - now if message_id in recent else 0.0

    async def _rest(self, table: Table, seconds: float) -> None:
        self._resting.add(table.id)
        try:
            await asyncio.sleep(seconds)
        finally:
            self._resting.discard(table.id)

    async def _pause(self, table: Table) -> None:
        number = self._failures.get(table.id, 0)
        self._failures[table.id] = number + 1
        await self._rest(table, self._pauses[min(number, len(self._pauses) - 1)])

    def _worn_out(self, table: Table) -> bool:
        return self._failures.get(table.id, 0) >= len(self._pauses)

    # ------------------------------------------------------------------------------------------ failures

    @staticmethod
    def _judge(error: BaseException, delivery: Delivery) -> Verdict:
        return faults.judge(error, private=delivery.user_id is not None, edit=delivery.message is not None)

    async def _failed(self, table: Table, delivery: Delivery, error: BaseException) -> None:
        verdict = self._judge(error, delivery)
        level = logging.ERROR if verdict in {Verdict.UNFIT, Verdict.STOP} else logging.WARNING
        log_of(table).log(level, "row %s: %s: %s", delivery.row, verdict.value, error)
        match verdict:
            case Verdict.RETRY if delivery.user_id is not None and self._worn_out(table):
                # Nobody's private trouble holds up the channel: the hand is behind the button, too.
                await table.dropped(delivery.row, str(error))
                del self._failures[table.id]
            case Verdict.RETRY:
                await self._pause(table)
            case Verdict.ANEW:
                await table.missing(delivery.row)
            case Verdict.PARK:
                await self._notices.parked(table, error)
            case Verdict.REFUSED:
                assert delivery.user_id is not None  # noqa: S101 - only private messages are refused
                await self._notices.refused(table, delivery.row, delivery.user_id)
            case Verdict.SKIP | Verdict.UNFIT:
                await table.dropped(delivery.row, str(error))
            case Verdict.STOP:
                self._closed = True
