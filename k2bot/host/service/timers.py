"""The timers of all tables, as rows of the store."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from k2bot.host.kernel.timers import given_again
from k2bot.host.people.settings import Preferences
from k2bot.host.timing.clocks import Clock

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

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
