"""What comes due at a table though nobody presses: as rows, and the alarm that waits for the earliest."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from k2bot.host.consent import LASTS
from k2bot.host.store import TimerRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.host.session import Session
    from k2bot.host.store import Store
    from k2bot.host.table import Table
    from k2bot.host.tables import Tables

log = logging.getLogger(__name__)

GRACE: Final = timedelta(hours=1)
"""How long people have after a start, at the least, before a default answer is taken for them."""
PUT_OFF: Final = timedelta(minutes=5)
"""How long default answers wait after one that failed."""
REST: Final = timedelta(days=1)
"""How long the timers of a table wait that this bot cannot go on with."""

NAP: Final = timedelta(minutes=10)
"""The longest sleep at a stretch: so late a timer is noticed where the computer's clock was put forward,
or the computer itself slept."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a timer is tried again that is still due afterwards."""

PATIENCE_NOTE: Final = "patience"
"""Under this name the store keeps the seconds of patience that its timers were reckoned with last."""


def timers_of(session: Session, patience: timedelta | None) -> tuple[TimerRow, ...]:
    """What is to come due at a table; nobody's time is limited where ``patience`` is None."""
    people = tuple(
        TimerRow("default", seat, since, since + patience if patience else None)
        for seat, since in session.people_awaited.items()
    )
    orders = tuple(
        TimerRow("order", seat, since, since + timedelta(seconds=order.after))
        for seat, since in session.people_awaited.items()
        if (order := session.ordered(seat)) is not None and order.after
    )
    computers = tuple(
        TimerRow("computer", seat, since, None) for seat, since in session.computers_awaited.items()
    )
    row = session.proposal
    proposals = (TimerRow("proposal", -1, row.at, row.at + LASTS),) if row else ()
    return (*people, *orders, *computers, *proposals)


class Timers:
    """The timers of all tables, also of those that are not in memory.

    ``patience`` is how long a seat may take where the game has a default answer, None for ever. ``clock``
    tells the time in UTC.
    """

    def __init__(self, store: Store, clock: Callable[[], datetime], patience: timedelta | None) -> None:
        self._store = store
        self._clock = clock
        self._patience = patience
        self._not_before: datetime | None = None

    async def begin(self) -> None:
        """Reckon all timers with the patience of now; to be called at the start, before anything comes due.

        Whatever came due while the bot was away does so after a while only: nobody could answer lately.
        """
        seconds = self._patience.total_seconds() if self._patience else None
        known = await self._store.note(PATIENCE_NOTE)
        async with self._store.writing() as write:
            await write.reckoned_timers(seconds, endless=known != str(seconds))
        if known != str(seconds):
            await self._store.set_note(PATIENCE_NOTE, str(seconds))
        if self._patience is not None or await self._store.next_timer() is not None:
            self._not_before = self._clock() + min(self._patience or GRACE, GRACE)

    async def next(self) -> datetime | None:
        """When something comes due next at any table; None for never."""
        due = await self._store.next_timer()
        return due if due is None or self._not_before is None else max(due, self._not_before)

    async def due(self, now: datetime) -> tuple[int, ...]:
        """The tables at which something is due, the earliest first."""
        early = self._not_before is not None and now < self._not_before
        return () if early else await self._store.tables_due(now)

    async def put_off(self, table_id: int, now: datetime, time: timedelta = PUT_OFF) -> None:
        """Let what is due at a table be due again after a while: it was tried, and failed."""
        async with self._store.writing() as write:
            await write.put_off(table_id, now, now + time)


class Alarm:
    """Sees to it that what is due is done; one task while something is to come due, none else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
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
