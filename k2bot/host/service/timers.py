"""The timers of all tables: rows of the store, and the alarm that sleeps until the earliest is due."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from k2bot.host.kernel.timers import given_again
from k2bot.host.people import Preferences
from k2bot.host.store.damage import log_failure
from k2bot.host.values import Clock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from k2bot.host.store import Store


log = logging.getLogger(__name__)

GRACE: Final = timedelta(hours=1)
"""How long people have after a start, at the least, before a default answer is taken for them.

By the clock of a table they have what they had left when the bot stopped."""
PUT_OFF: Final = timedelta(minutes=5)
"""How long default answers wait after one that failed."""
REST: Final = timedelta(days=1)
"""How long the timers of a table wait that this bot cannot go on with."""

PATIENCE_NOTE: Final = "patience"
"""Under this name the store keeps the seconds of patience that its timers were reckoned with last."""
ALIVE_NOTE: Final = "alive"
"""Under this name it keeps when the bot was at work last while the clock of a table ran."""

UNTOLD: Final = timedelta(minutes=1)
"""How much time is given back without a word: posts go on saying the time before."""


class Timers:
    """The timers of all tables, also of those that are not in memory.

    ``patience`` is how long a seat may take where the game has a default answer and the table no clock, None
    for ever. ``clock`` tells the time in UTC.
    """

    def __init__(self, store: Store, clock: Callable[[], datetime], patience: timedelta | None) -> None:
        self._store = store
        self._clock = clock
        self._patience = patience

    async def begin(self) -> tuple[int, ...]:
        """Reckon all timers with the patience of now; to be called at the start, before anything comes due.

        Whatever came due while the bot was away does so after a while only: nobody could answer lately.
        Gives the tables at which people have time until another time now.
        """
        seconds = self._patience.total_seconds() if self._patience else None
        known = await self._store.note(PATIENCE_NOTE)
        async with self._store.writing() as write:
            await write.reckoned_timers(seconds, endless=known != str(seconds))
        if known != str(seconds):
            await self._store.set_note(PATIENCE_NOTE, str(seconds))
        if await self._store.next_timer() is not None:
            async with self._store.writing() as write:
                await write.not_before(self._clock() + min(self._patience or GRACE, GRACE))
        alive = await self._store.note(ALIVE_NOTE)
        return await self.give_again(datetime.fromisoformat(alive) if alive else None)

    async def give_again(self, stopped: datetime | None) -> tuple[int, ...]:
        """Give back by all clocks what ran out since the bot ``stopped``, None where that is not known.

        Gives the tables at which that is more than a moment.
        """
        rows, others = await self._store.clocks(), dict[int, None]()
        if not rows:
            return ()
        now, preferences, changed = self._clock(), Preferences(self._store), []
        for row in rows:
            clock = Clock.of(row.options)
            if clock is not None:
                own = await preferences.person(row.user_id)
                again = given_again(row.timer, clock, own, stopped=stopped, now=now, paused=row.paused)
                changed += [(row.table_id, again)] if again != row.timer else []
                if again.due is not None and (row.timer.due is None or again.due - row.timer.due > UNTOLD):
                    others[row.table_id] = None
        async with self._store.writing() as write:
            for table_id, again in changed:
                write.timer(table_id, again)
            await write.alive(ALIVE_NOTE, now)
        return tuple(others)

    async def alive(self) -> None:
        """Note that the bot is at work: what is left by a clock when it stops is given again afterwards."""
        async with self._store.writing() as write:
            await write.alive(ALIVE_NOTE, self._clock())

    async def next(self, besides: Collection[int] = ()) -> datetime | None:
        """When something comes due next at any table but some; None for never."""
        return await self._store.next_timer(besides)

    async def due(self, now: datetime) -> tuple[int, ...]:
        """The tables at which something is due, the earliest first."""
        return await self._store.tables_due(now)

    async def put_off(self, table_id: int, now: datetime, time: timedelta = PUT_OFF) -> None:
        """Let what is due at a table be due again after a while: it was tried, and failed."""
        async with self._store.writing() as write:
            await write.put_off(table_id, now, now + time)


NAP: Final = timedelta(minutes=5)
"""The longest sleep at a stretch: so late a timer is noticed where the computer's clock was put forward,
or the computer itself slept; and so much too long, at the most, is the time given back after a crash."""
OVERSLEPT: Final = timedelta(minutes=1)
"""By how much longer than meant a sleep must have been that the computer slept, and nobody could answer."""
AGAIN: Final = timedelta(minutes=1)
"""How soon a timer is tried again that is still due afterwards."""


class Alarm:
    """Fires timers when they are due: ``ring_at`` does so at one table.

    One task sleeps while a timer is set, none otherwise; each table with something due has a task of its own,
    so that a slow one delays no other. ``give_again`` gives back the time in which the computer slept.
    """

    def __init__(
        self,
        timers: Timers,
        ring_at: Callable[[int, datetime], Awaitable[None]],
        give_again: Callable[[datetime], Awaitable[asyncio.Future[list[None]]]],
    ) -> None:
        self._timers = timers
        self._fire = ring_at
        self._give_again = give_again
        self._ringing: dict[int, asyncio.Task[None]] = {}
        self._giving: asyncio.Future[list[None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._changed = False
        """Whether timers may have been set since the task began to look for the earliest."""

    def wake(self, _table: object = None) -> None:
        """Sleep until the earliest timer of any table: others may have been set."""
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
                due, now = await self._timers.next(self._ringing.keys()), datetime.now(UTC)
                late = due is not None and due <= now
                if self._changed and not late:
                    continue
                if due is None:
                    return
                if await self._sleep(due):
                    await self._ring(max(due, datetime.now(UTC)))
            except Exception as error:  # noqa: BLE001 - it is logged, and tried again
                log_failure(log, error, "what is due could not be found out, it is tried again")
                await self._sleep(datetime.now(UTC) + AGAIN)

    async def _ring(self, now: datetime) -> None:
        """Begin to do what is due, at the tables that are not at it already."""
        for table_id in await self._timers.due(now):
            if table_id not in self._ringing:
                task = asyncio.create_task(self._ring_at(table_id, now), name=f"ring-{table_id}")
                self._ringing[table_id] = task
                task.add_done_callback(self._rung)

    async def _ring_at(self, table_id: int, now: datetime) -> None:
        """Do what is due at a table; where it is due still, wait before it is tried again."""
        try:
            await self._fire(table_id, now)
            done = table_id not in await self._timers.due(now)
        except Exception as error:  # noqa: BLE001 - it is logged, and tried again
            log_failure(log, error, "table %s: what is due could not be done, it is tried again", table_id)
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
                self._giving = await self._give_again(before)
                return False
            await self._timers.alive()
            if self._changed:
                return False
            left, before = min(left - nap, until - now), now
        return True
