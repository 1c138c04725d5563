"""Copies everything from one database to another one, of either kind."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.host.store.damage import StoreError
from k2bot.host.store.snapshot import snapshot
from k2bot.host.store.store import Store, insert_into

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from k2bot.host.store.database import Database, SqlRow, SqlValues
    from k2bot.location import Location

PARENT_TABLES = ("game_table", "outbox", "daily")
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
    count = 0
    async with new.transaction() as transaction:
        on_again = await new.triggers_off(transaction)
        async for table, row in _rows(old):
            count += 1
            columns = [*row.keys()]
            insert, values = insert_into(table, columns), [row[column] for column in columns]
            if count % ROWS_AT_ONCE:
                transaction.change(insert, values)
            else:
                await transaction.execute(insert, values)
        for statement in on_again:
            transaction.change(statement)
        await new.take_over_ids(transaction, await old.last_ids())
    before, after = await _digest(old), await _digest(new)
    if before != after:
        raise StoreError("move-different", path=new.name)
    games = await new.value("SELECT COUNT(*) AS count FROM game_table")
    return MoveCounts(games or 0, after[0])


async def _rows(database: Database) -> AsyncIterator[tuple[str, SqlRow]]:
    """All rows with their tables, each after those that it refers to."""
    others = await database.tables() - BOOKKEEPING_TABLES - {*PARENT_TABLES}
    newest = await database.value("SELECT MAX(id) AS newest FROM game_table") or 0
    for table in (*PARENT_TABLES, *sorted(others)):
        column = "id" if table == "game_table" else "table_id"
        if column not in await database.columns(table):
            queries: list[tuple[str, SqlValues]] = [(f"SELECT * FROM {table}", ())]  # noqa: S608 - as above
        else:
            query = f"SELECT * FROM {table} WHERE {column} BETWEEN ? AND ?"  # noqa: S608 - as above
            slices = range(0, newest + 1, GAMES_AT_ONCE)
            queries = [(f"{query} ORDER BY {column}", (first, first + GAMES_AT_ONCE - 1)) for first in slices]
        for sql, values in queries:
            for row in await database.rows(sql, values):
                yield table, row


async def _digest(database: Database) -> tuple[int, int]:
    """Number of all rows, and a sum over what is in them, in whatever order they come."""
    count = total = 0
    async for table, row in _rows(database):
        text = json.dumps([table, {column: row[column] for column in sorted(row.keys())}])
        total += int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
        count += 1
    return count, total % 2**256
