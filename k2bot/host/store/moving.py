"""Copies everything from one database to another one, of either kind."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from k2bot.host.store.damage import StoreError
from k2bot.host.store.database import insert_into
from k2bot.host.store.personal_columns import TABLES
from k2bot.host.store.snapshot import snapshot
from k2bot.host.store.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    from k2bot.host.store.database import Database, SqlRow, SqlValues, Statement
    from k2bot.location import Location

    RunQuery: TypeAlias = Callable[[str, SqlValues], Awaitable[list[SqlRow]]]

PARENT_TABLES = ("game_table", "daily")
"""Tables that others refer to."""
BOOKKEEPING_TABLES = frozenset({"migration", "lease"})
"""Tables that say something about a database itself."""
GAMES_AT_ONCE = 500
"""Number of games whose rows are read at once."""
ROWS_AT_ONCE = 5000
"""Number of rows that are sent at once, so that a large database isn't held in memory."""


@dataclass(frozen=True, slots=True)
class MoveCounts:
    """How much was copied."""

    tables: int
    """Number of tables at which people play or have played."""
    rows: int


async def move(source: Location, target: Location) -> MoveCounts:
    """Copy all rows into a new database, and check that they have arrived. Raises StoreError.

    On failure, the new database stays empty. Ids go on where they were.
    """
    if isinstance(target, Path) and target.exists():
        raise StoreError("move-in-the-way", path=str(target))
    return await copy_rows(source, target)


async def copy_rows(source: Location, target: Location) -> MoveCounts:
    """Copy all rows as they are at one moment, even if a bot is running; else as ``move``.

    The target may also be an empty file.
    """
    async with snapshot(source) as old:
        new = await Store.open(target)
        try:
            with new.errors_as_store_errors():
                return await _copy_rows(old.database, new.database)
        finally:
            await new.close()


async def _copy_rows(old: Database, new: Database) -> MoveCounts:
    if await new.rows("SELECT 1 FROM game_table LIMIT 1") or await new.rows("SELECT 1 FROM setting LIMIT 1"):
        raise StoreError("move-in-the-way", path=new.name)
    tables, sent, arrived = _tables(), Digest(), Digest()
    async with new.transaction() as transaction:
        on_again = await new.triggers_off(transaction)
        async with old.reading() as reading:
            async for table, row in _rows(reading.rows, tables):
                sent.add(table, row)
                columns = [*row.keys()]
                insert, values = insert_into(table, columns), [row[column] for column in columns]
                if sent.count % ROWS_AT_ONCE:
                    transaction.change(insert, values)
                else:
                    await transaction.execute(insert, values)
        for statement in on_again:
            transaction.change(statement)
        await new.take_over_ids(transaction, await old.last_ids())
    async for table, row in _rows(new.rows, tables):
        arrived.add(table, row)
    if sent != arrived:
        raise StoreError("move-different", path=new.name)
    games = await new.value("SELECT COUNT(*) AS count FROM game_table")
    return MoveCounts(games or 0, arrived.count)


def _tables() -> dict[str, str]:
    """All tables, each after those that it refers to, with the column that names a row's game; else empty."""
    others = TABLES.keys() - BOOKKEEPING_TABLES - {*PARENT_TABLES}
    return {name: TABLES[name].table_key(name) for name in (*PARENT_TABLES, *sorted(others))}


async def _rows(run: RunQuery, tables: Mapping[str, str]) -> AsyncIterator[tuple[str, SqlRow]]:
    """All rows with their tables, in that order."""
    (last,) = await run("SELECT COALESCE(MAX(id), 0) AS newest FROM game_table", ())
    for table, column in tables.items():
        query = f"SELECT * FROM {table}"  # noqa: S608 - trusted identifiers
        queries: list[Statement] = [(query, ())]
        if column:
            slices = range(0, last["newest"] + 1, GAMES_AT_ONCE)
            part = f"{query} WHERE {column} BETWEEN ? AND ? ORDER BY {column}"
            queries = [(part, (first, first + GAMES_AT_ONCE - 1)) for first in slices]
        for sql, values in queries:
            for row in await run(sql, values):
                yield table, row


@dataclass(slots=True)
class Digest:
    """Number of rows, and a sum over what is in them, in whatever order they come."""

    count: int = 0
    total: int = 0

    def add(self, table: str, row: SqlRow) -> None:
        """Count a row of a table."""
        text = json.dumps([table, {column: row[column] for column in sorted(row.keys())}])
        self.count += 1
        self.total += int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
        self.total %= 2**256
