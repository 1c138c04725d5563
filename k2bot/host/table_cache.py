"""The tables in memory: those that were asked for last, and those that somebody works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.host.table import Table

KEPT: Final = 256
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
