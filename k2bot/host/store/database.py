"""The database file: opening, migrations, and one writer at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiosqlite

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 5000


class StoreError(Exception):
    """The database cannot be used; the text says which file, why, and what to do."""


class Database:
    """One SQLite file behind one connection and one lock.

    Whoever reads takes the lock too: on the one connection a reader would otherwise see half a transaction.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Database:
        """Open the file, made if needed, and run the migrations it lacks. Raises StoreError."""
        connection = aiosqlite.connect(path, isolation_level=None)
        # A stop that is itself interrupted closes nothing; the program must end all the same.
        connection._thread.daemon = True  # noqa: SLF001 - there is no public way
        try:
            await connection
        except sqlite3.Error as error:
            _join(connection)
            raise StoreError(
                f"{path}: the database cannot be opened ({error}); is the folder there and writable?"
            ) from error
        database = cls(connection)
        try:
            await database._prepare(path, migrations)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for what is being written, then close the file and end the connection's thread."""
        async with self._lock:
            await self._connection.close()
            _join(self._connection)

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """The rows a query finds, outside of any transaction."""
        async with self._lock:
            return await self.execute(sql, values)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Hold the lock and a write transaction: what is done inside is kept whole, or not at all."""
        async with self._lock:
            try:
                await self.execute("BEGIN IMMEDIATE")
                yield
                await self.commit()
            except BaseException:
                await self._connection.rollback()
                raise

    async def execute(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Run one statement inside a transaction, and return the rows it yields."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def commit(self) -> None:
        """Make the transaction's changes last."""
        await self._connection.commit()

    async def _prepare(self, path: Path, migrations: Path) -> None:
        self._connection.row_factory = sqlite3.Row
        try:
            for pragma in (
                f"busy_timeout={BUSY_MILLISECONDS}",
                "foreign_keys=ON",
                "journal_mode=WAL",
                "synchronous=FULL",
            ):
                await self._connection.execute_fetchall(f"PRAGMA {pragma}")
            await self._migrate(path, _scripts(migrations))
        except sqlite3.DatabaseError as error:
            raise StoreError(
                f"{path}: the database cannot be used ({error}); name another file or mend this one"
            ) from error

    async def _migrate(self, path: Path, known: Mapping[int, tuple[str, str]]) -> None:
        async with self.transaction():
            await self.execute(
                "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, at TEXT)"
            )
            done = {row["number"] for row in await self.execute("SELECT number FROM migration")}
        if done - set(known):
            raise StoreError(
                f"{path}: this database was made by a newer version of the bot (it has step {max(done)}, "
                f"this version knows {max(known)}); update the bot, or name another file"
            )
        for number in sorted(set(known) - done):
            async with self.transaction():
                name, script = known[number]
                for statement in _statements(script):
                    await self.execute(statement)
                now = datetime.now(UTC).isoformat()
                await self.execute("INSERT INTO migration VALUES (?, ?, ?)", (number, name, now))


def _join(connection: aiosqlite.Connection) -> None:
    """Wait for the thread of a connection that has ended; it outlives it by a moment."""
    connection._thread.join()  # noqa: SLF001 - there is no public way, and a thread must not outlive its loop


def _scripts(folder: Path) -> dict[int, tuple[str, str]]:
    """Name and text of each migration, by number."""
    files = folder.glob("[0-9]*.sql")
    return {int(file.name.partition("_")[0]): (file.name, file.read_text(encoding="utf-8")) for file in files}


def _statements(script: str) -> Iterable[str]:
    """The statements of a script one by one: executescript() would commit before it begins."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
