"""The one clock of the bot: it sleeps until the earliest timer of any table."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from k2bot.host.tables import Tables

log = logging.getLogger(__name__)

NAP: Final = timedelta(minutes=10)
"""The longest sleep at a stretch: so late a timer is noticed where the computer's clock was put forward,
or the computer itself slept."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a timer is tried again that is still due afterwards."""


class Alarm:
    """Sees to it that what is due is done; one task while something is to come due, none else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._changed = False
        """Whether timers may have been set since the task began to look for the earliest."""

    def reset(self) -> None:
        """Sleep until the earliest timer of now: others may have been set."""
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

    async def _run(self) -> None:
        tried = False
        while True:
            try:
                self._changed = False
                due, now = await self._tables.timers.next(), datetime.now(UTC)
                late = due is not None and due <= now
                if self._changed and not late:
                    continue
                if due is None:
                    return
                await self._sleep(now + AGAIN if tried and late else due)
                await self._tables.ring(max(due, datetime.now(UTC)))
                tried = True
            except Exception:
                log.exception("what is due could not be done, it is tried again")
                await self._sleep(datetime.now(UTC) + AGAIN)
                tried = False

    async def _sleep(self, until: datetime) -> None:
        self._asleep = True
        await _sleep_until(until)
        self._asleep = False


async def _sleep_until(deadline: datetime) -> None:
    """Sleep until a time, by the computer's clock or by the time slept, whichever is through first."""
    left = deadline - datetime.now(UTC)
    while left > timedelta(0):
        nap = min(left, NAP)
        await asyncio.sleep(nap.total_seconds())
        left = min(left - nap, deadline - datetime.now(UTC))
