"""The session of a table in memory, kept in agreement with the store: one lock, one transaction a change."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from k2bot.host.log import log_of
from k2bot.host.session import Session

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from k2bot.host.game import HostedGame
    from k2bot.host.store import Store, Writer
    from k2bot.text.words import Words


class Memory:
    """What is known of a table. It changes inside ``held()`` alone, and only after it has been stored.

    If a transaction fails or its caller is cancelled, the table is read from the store again before anything
    else happens to it: ``on_read`` hears of that, ``on_doubt`` of a cancelled one, which may have ended well
    behind its caller's back.
    """

    def __init__(self, store: Store, session: Session) -> None:
        self.store = store
        self.session = session
        self.on_read: Callable[[], Awaitable[None]] | None = None
        self.on_doubt: Callable[[], None] = lambda: None
        self._lock = asyncio.Lock()
        self._unsure = False

    @classmethod
    async def load(cls, store: Store, table_id: int, game: HostedGame[Any], words: Words) -> Memory:
        """A table as it is stored; its inputs are replayed in a thread."""
        return cls(store, await _read(store, table_id, game, words))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """The table's lock, and its session as the store has it."""
        async with self._lock:
            if self._unsure:
                session = self.session
                self.session = await _read(self.store, session.id, session.game, session.words)
                if self.on_read is not None:
                    await self.on_read()
                self._unsure = False
            yield self.session

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
            self.on_doubt()
            raise
        self._unsure = False


async def _read(store: Store, table_id: int, game: HostedGame[Any], words: Words) -> Session:
    stored = await store.table(table_id)
    if stored is None:
        raise RuntimeError(f"table {table_id} is not in the store")
    began = time.monotonic()
    session = await Session.of(stored, game, words)
    log_of(session).debug("read from the store: %s", session.status.value)
    if session.row.begun is not None:
        log_of(session).debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
