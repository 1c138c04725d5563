"""The tables in memory: brought there when somebody asks for them, and kept while they are in use."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from k2bot.host.game import Refusal
from k2bot.host.log import log_of
from k2bot.host.preferences import Preferences
from k2bot.host.seating import Member, unmarked
from k2bot.host.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime, timedelta

    from k2bot.host.catalogue import Catalogue
    from k2bot.host.languages import Languages
    from k2bot.host.store import Store

KEPT: Final = 1024
"""How many tables are kept in memory, each of which takes about 50 KB; others are read from the store when
somebody asks for them."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table uses.

    ``clock`` tells the time in UTC; ``patience`` is how long a seat may take where the game has a default
    answer, None for ever; ``on_posts`` hears the id of a table that has something to post.
    """

    store: Store
    languages: Languages
    clock: Callable[[], datetime]
    patience: timedelta | None
    on_posts: Callable[[int], None]

    async def member(self, user_id: int, name: str) -> Member:
        """Somebody who sits down, with what they have set."""
        return Member(user_id, unmarked(name), await Preferences(self.store).person(user_id))


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
    is loaded for the first time. ``lock`` is held while a table is loaded or gets its channel.
    """

    def __init__(self, catalogue: Catalogue, services: Services) -> None:
        self.repost = False
        self.lock = asyncio.Lock()
        self._catalogue = catalogue
        self._services = services
        self._cache = TableCache()
        self._reposted: set[int] = set()
        """Tables of which all that is current stands on Discord since the start."""

    def __iter__(self) -> Iterator[Table]:
        return iter(self._cache)

    def get(self, table_id: int) -> Table | None:
        """The table with that id if it is in memory."""
        return self._cache.get(table_id)

    async def find(self, table_id: int) -> Table:
        """The table with that id. Raises Refusal for an unknown one."""
        if (table := self._cache.get(table_id)) is None:
            async with self.lock:
                table = await self.load(table_id)
            table.announce()  # it may have been put away with something left to post
        return table

    async def load(self, table_id: int, *, new: bool = False) -> Table:
        """Bring a table into memory unless it is there; within the lock. Raises Refusal."""
        if (known := self._cache.get(table_id)) is not None:
            return known
        words, store = self._services.languages.reader_words, self._services.store
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
        if not stored.placements and (placements := table.session.placements):
            async with store.writing() as write:  # its game ended before placements were noted
                await write.placements(table_id, placements)
        if table.status.open and not new:
            await self._show(table)
        self._reposted.add(table_id)
        self._cache.put(table)
        return table

    async def _show(self, table: Table) -> None:
        """Post what an open table that has just been loaded has to say: that it is set aside, or all anew."""
        async with table.held():
            if table.session.replay_error is not None:
                await table.tell_set_aside()
            elif self.repost and table.id not in self._reposted:
                await table.repost()
