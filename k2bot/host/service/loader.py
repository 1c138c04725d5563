"""The tables in memory: brought there when somebody asks for them, and kept while they are in use."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from k2bot.game.values import Refusal
from k2bot.host.kernel.playing import PostAgain, TellSetAside
from k2bot.host.log import log_of
from k2bot.host.service.table import Services, Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Iterator

    from k2bot.host.service.catalogue import Catalogue

KEPT: Final = 1024
"""How many tables are kept in memory, each of which takes about 50 KB; others are read from the store when
somebody asks for them."""


class TableCache:
    """Tables by id. One that is put away stays findable while anybody still works with it.

    So there is never a second Table of one id, and weeks of games do not fill the memory.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._most = kept
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._kept: dict[int, Table] = {}
        """In the order of the last use."""

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._alive.values()))

    def get(self, table_id: int) -> Table | None:
        """The table with that id, if it is in memory."""
        table = self._alive.get(table_id)
        if table is not None:
            self.put(table)
        return table

    def put(self, table: Table) -> None:
        """Keep a table, at the cost of the one that nobody has asked for the longest."""
        self._alive[table.id] = table
        self._kept.pop(table.id, None)
        self._kept[table.id] = table
        for table_id in list(self._kept)[: -self._most]:
            del self._kept[table_id]


class Loader:
    """The tables in memory, and the way of the others there: never two of one id.

    ``repost`` says that no message of earlier exists any more: what is current is posted again when a table
    is loaded for the first time. Loading a table, which may take seconds, delays nobody at any other.
    """

    def __init__(self, catalogue: Catalogue, services: Services) -> None:
        self.repost = False
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Of tables that are being loaded, or must not be for a while."""
        self._changes = 0
        """How often people's settings have changed."""
        self._catalogue = catalogue
        self._services = services
        self._cache = TableCache()
        self._reposted: set[int] = set()
        """Tables of which all that is current has been posted since the start."""

    def __iter__(self) -> Iterator[Table]:
        return iter(self._cache)

    def get(self, table_id: int) -> Table | None:
        """The table with that id if it is in memory."""
        return self._cache.get(table_id)

    async def find(self, table_id: int) -> Table:
        """The table with that id. Raises Refusal for an unknown one."""
        if (table := self._cache.get(table_id)) is None:
            async with self._lock(table_id):
                table = self._cache.get(table_id) or await self._load(table_id)
            table.announce()  # it may have been put away with something left to post
        return table

    def created(self, table_id: int) -> None:
        """Take note of a table that is being created: nothing of it has to be posted again."""
        self._reposted.add(table_id)

    def note_settings(self) -> None:
        """Take note that somebody's settings have changed: a table that is being loaded may have the old."""
        self._changes += 1

    @asynccontextmanager
    async def held(self, tables: Iterable[int]) -> AsyncIterator[tuple[Table, ...]]:
        """Hold the locks of several tables, and give those in memory; no other one is loaded meanwhile.

        Nobody else may wait for a table while they hold another one's lock.
        """
        async with AsyncExitStack() as stack:
            ordered = sorted(tables)
            for table_id in ordered:
                await stack.enter_async_context(self._lock(table_id))
            found = tuple(filter(None, map(self._cache.get, ordered)))
            for table in found:
                await stack.enter_async_context(table.held())
            yield found

    def _lock(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: int) -> Table:
        """Bring a table into memory, with its lock held. Raises Refusal."""
        changes, words, store = self._changes, self._services.languages.reader_words, self._services.store
        stored = await store.table(table_id)
        if stored is None:
            raise Refusal(words.text("refusal-unknown-table"))
        if stored.row.game not in self._catalogue.keys:
            games = ", ".join(self._catalogue.keys)
            raise Refusal(words.text("refusal-unknown-game", game=stored.row.game, games=games))
        language = self._services.languages.of_table(stored.row.language)
        game = self._catalogue.game(stored.row.game, language, stored.row.rules)
        table = await Table.load(stored, game, self._services)
        if table.session.replay_error is not None:
            log_of(table).error("set aside, it does not replay: %s", table.session.replay_error)
        if table.session.status.open:
            await self._show(table)
        self._reposted.add(table_id)
        self._cache.put(table)
        if self._changes != changes:
            await table.reread_preferences({member.user_id for member in table.session.members})
        return table

    async def _show(self, table: Table) -> None:
        """Post what an open table that was just loaded has to say: that it is set aside, or all again."""
        if table.session.replay_error is not None:
            await table.do(TellSetAside())
        elif self.repost and table.id not in self._reposted:
            await table.do(PostAgain())
