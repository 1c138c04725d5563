"""The one clock of the bot: it sleeps until the next deadline of any table."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from k2bot.host.tables import Tables

log = logging.getLogger(__name__)

NAP: Final = timedelta(minutes=10)
"""The longest sleep at a stretch: so late a deadline is noticed where the computer's clock was put forward,
or the computer itself slept."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a deadline that was not met by taking the defaults is tried again."""


class Alarm:
    """Takes default answers when they are due; one task while a deadline is known, none else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self._deadline: datetime | None = None
        self._ringing = False

    def reset(self) -> None:
        """Sleep until the next deadline, if it is another one than before."""
        deadline = self._tables.next_deadline()
        if self._ringing or deadline == self._deadline:
            return
        self.stop()
        if deadline is not None:
            self._deadline = deadline
            self._task = asyncio.create_task(self._ring(deadline), name="alarm")

    def stop(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()
        self._task = self._deadline = None

    async def _ring(self, deadline: datetime) -> None:
        while True:
            await _sleep_until(deadline)
            self._ringing = True
            try:
                await self._tables.take_defaults(max(deadline, datetime.now(UTC)))
            except Exception:
                log.exception("the default answers that are due could not be taken")
            finally:
                self._ringing = False
            following = self._tables.next_deadline()
            if following is None:
                self._task = self._deadline = None
                return
            late = following <= datetime.now(UTC)
            self._deadline = following
            deadline = datetime.now(UTC) + AGAIN if late else following


async def _sleep_until(deadline: datetime) -> None:
    """Sleep until a time, by the computer's clock or by the time slept, whichever is through first."""
    left = deadline - datetime.now(UTC)
    while left > timedelta(0):
        nap = min(left, NAP)
        await asyncio.sleep(nap.total_seconds())
        left = min(left - nap, deadline - datetime.now(UTC))
