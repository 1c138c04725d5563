"""The alarm that sleeps until the earliest timer of any table, and has what is due done."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from k2bot.host.log import failed

if TYPE_CHECKING:
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables

log = logging.getLogger(__name__)

NAP: Final = timedelta(minutes=5)
"""The longest sleep at a stretch: so late a timer is noticed where the computer's clock was put forward,
or the computer itself slept; and so much too long, at the most, is the time given back after a crash."""
OVERSLEPT: Final = timedelta(minutes=1)
"""By how much longer than meant a sleep must have been that the computer slept, and nobody could answer."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a timer is tried again that is still due afterwards."""


class Alarm:
    """Sees to it that what is due is done.

    One task sleeps while something is to come due, none else; each table at which something is due has a
    task of its own, so that one that takes long delays no other.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._ringing: dict[int, asyncio.Task[None]] = {}
        self._giving: asyncio.Future[list[None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._changed = False
        """Whether timers may have been set since the task began to look for the earliest."""

    def wake(self, table: Table | None = None) -> None:
        """Sleep until the earliest timer of now: others may have been set, at that table or at any."""
        del table  # whichever is the earliest
        self._changed = True
        if self._asleep:
            self.stop()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="alarm")

    def stop(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._asleep = None, False

    async def close(self) -> None:
        """Sleep no more, and leave what is under way for the next start."""
        self.stop()
        for task in self._ringing.values():
            task.remove_done_callback(self._rung)
        under_way: list[asyncio.Future[Any]] = [*self._ringing.values(), *filter(None, (self._giving,))]
        for work in under_way:
            work.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                self._changed = False
                due, now = await self._tables.timers.next(self._ringing.keys()), datetime.now(UTC)
                late = due is not None and due <= now
                if self._changed and not late:
                    continue
                if due is None:
                    return
                if await self._sleep(due):
                    await self._ring(max(due, datetime.now(UTC)))
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                failed(log, error, "what is due could not be found out, it is tried again")
                await self._sleep(datetime.now(UTC) + AGAIN)

    async def _ring(self, now: datetime) -> None:
        """Begin to do what is due, at the tables that are not at it already."""
        for table_id in await self._tables.timers.due(now):
            if table_id not in self._ringing:
                task = asyncio.create_task(self._ring_at(table_id, now), name=f"ring-{table_id}")
                self._ringing[table_id] = task
                task.add_done_callback(self._rung)

    async def _ring_at(self, table_id: int, now: datetime) -> None:
        """Do what is due at a table; where it is due still, wait before it is tried again."""
        try:
            await self._tables.ring_at(table_id, now)
            done = table_id not in await self._tables.timers.due(now)
        except Exception as error:  # noqa: BLE001 - it is logged, and tried again
            failed(log, error, "table %s: what is due could not be done, it is tried again", table_id)
            done = False
        if not done:
            await asyncio.sleep(AGAIN.total_seconds())

    def _rung(self, task: asyncio.Task[None]) -> None:
        self._ringing = {table_id: other for table_id, other in self._ringing.items() if other is not task}
        self.wake()

    async def _sleep(self, until: datetime) -> bool:
        """Sleep until a time, by the computer's clock or by the time slept, whichever is through first.

        False where it is to be looked anew before: other timers are set.
        """
        before = datetime.now(UTC)
        left = until - before
        while left > timedelta(0):
            nap = min(left, NAP)
            self._asleep = True
            await asyncio.sleep(nap.total_seconds())
            self._asleep = False
            now = datetime.now(UTC)
            if now - before > nap + OVERSLEPT:
                self._giving = await self._tables.give_again(before)
                return False
            await self._tables.timers.alive()
            if self._changed:
                return False
            left, before = min(left - nap, until - now), now
        return True
