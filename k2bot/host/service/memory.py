"""What is known of one table: its session under a lock, read from the store and written there."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from k2bot.host.kernel.session import Session
from k2bot.host.service.log import log_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from k2bot.game.base import Game
    from k2bot.host.people.languages import Languages
    from k2bot.host.store import Store, Stored, Writer


class Memory:
    """What is known of a table. It changes inside ``held()`` alone, and only after it has been stored.

    If a transaction fails or its caller is cancelled, the table is read from the store again before anything
    else happens to it. ``wake`` is called where a cancelled one may have ended well behind its caller's back,
    and left something to post. ``readings`` counts how often the table was read.
    """

    def __init__(self, store: Store, session: Session, wake: Callable[[], None] = lambda: None) -> None:
        self.store = store
        self.session = session
        self.wake = wake
        self.readings = 1
        self._lock = asyncio.Lock()
        self._unsure = False

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """The table's lock, and its session as the store has it."""
        async with self._lock:
            if self._unsure:
                await self.read_again()
            yield self.session

    async def read_again(self) -> None:
        """Read the session from the store, where something else has changed it; within ``held()``."""
        self._unsure = True
        stored = await self.store.table(self.session.id)
        if stored is None:
            raise RuntimeError(f"table {self.session.id} is not in the store")
        self.session = await replayed(stored, self.session.game, self.session.languages)
        self.readings += 1
        self._unsure = False

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writer]:
        """A transaction about this table, within ``held()``."""
        self._unsure = True
        try:
            async with self.store.writing() as write:
                yield write
            for line in write.told:
                log_of(self.session).debug("%s", line)
        except asyncio.CancelledError:
            self.wake()
            raise
        self._unsure = False


async def replayed(stored: Stored, game: Game[Any], languages: Languages) -> Session:
    """The session of a table as it is stored, its inputs replayed in a thread."""
    began = time.monotonic()
    session = await Session.of(stored, game, languages)
    log_of(session).debug("read from the store: %s", session.status.value)
    if session.row.begun is not None:
        log_of(session).debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
