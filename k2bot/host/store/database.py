"""Databases: migrations, queries, and serialized write transactions; SQLite's implementation."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self, TypeAlias, TypeVar, cast
from weakref import WeakSet

import aiosqlite

from k2bot.host.store import damage
from k2bot.host.store.damage import LeaseLostError, StoreError, TroubleError

ResultT = TypeVar("ResultT")

SqlValues: TypeAlias = "Sequence[Any] | Mapping[str, Any]"
Statement: TypeAlias = "tuple[str, SqlValues]"
"""SQL that SQLite and PostgreSQL both understand, with ``?`` or ``:name`` for its values.

``in_range(guild_id)`` says whether a server is in the range of the process (``Range.holds``).
"""

MIGRATIONS = Path(__file__).parent / "migrations"
TRIAL_BYTES = 2**16
"""Size of the trial write that checks for free disk space; as large as a big answer."""

NOTING = "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, at TEXT)"
"""Creates the table of the migrations that were run."""
BUSY_MILLISECONDS = 5000
INTERRUPTING = 0.05
"""Interval in seconds between attempts to interrupt a statement."""

log = logging.getLogger(__name__)

Epochs: TypeAlias = "Mapping[int, int]"
"""Epochs of leases, by range."""

_IN_TROUBLE: dict[str, WeakSet[Database]] = {}
"""Connections to each database over which nothing can be stored; the log has only the first and the last."""


def range_of(guild_id: int | None, parts: int) -> int:
    """Number of the range that a server is in; of private chats, 0.

    The formula is Discord's for shards, so with as many shards as ranges, each shard has one.
    """
    return ((guild_id or 0) >> 22) % parts


@dataclass(frozen=True, slots=True)
class Range:
    """A range of servers, one of ``parts``; by default the only one, which has everything."""

    number: int = 0
    parts: int = 1

    def holds(self, guild_id: int | None) -> bool:
        """Whether a server, or all private chats for None, is in this range."""
        return range_of(guild_id, self.parts) == self.number

    @property
    def others(self) -> tuple[int, ...]:
        """Numbers of the other ranges."""
        return tuple(number for number in range(self.parts) if number != self.number)


EVERYTHING = Range()
"""The only range of an installation with one part."""


class SqlRow(Protocol):
    """A row of a result: values by column."""

    def __getitem__(self, column: str, /) -> Any: ...
    def keys(self) -> Iterable[str]:
        """Names of the columns."""


ResultSets: TypeAlias = "list[list[SqlRow]]"
"""Rows of each of several statements."""


class Rows(ABC):
    """Answers queries."""

    @abstractmethod
    async def rows(self, sql: str, values: SqlValues = ()) -> list[SqlRow]:
        """Rows of a query."""

    async def column(self, sql: str, values: SqlValues = ()) -> tuple[Any, ...]:
        """First column of a query's rows."""
        return tuple(row[next(iter(row.keys()))] for row in await self.rows(sql, values))

    async def value(self, sql: str, values: SqlValues = ()) -> Any | None:
        """First column of a query's first row; None if there is no row."""
        return next(iter(await self.column(sql, values)), None)


class Reading(Rows):
    """Read-only snapshot over a connection of its own, as of its first query."""

    @abstractmethod
    def chunks(self, sql: str, values: SqlValues, size: int) -> AsyncIterator[list[SqlRow]]:
        """Rows of a query, ``size`` of them at once: others have their turn in between."""


class Database(Rows):
    """Runs one job at a time: a query, or normally a whole transaction, so that nothing interleaves.

    A transaction that has to read first holds a lock that all others wait for. What goes through many rows
    belongs into a ``reading``, which nobody waits for. ``name`` is for messages to people.
    """

    in_turn: ClassVar[tuple[str, ...]] = ()
    """Statements by which a transaction waits for those of other processes that set the tables up, too."""
    migrations: Path = MIGRATIONS
    """Folder of its migrations."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = secrets.token_hex(8)
        """Name of this process, by which ``end_connections`` of another one finds it."""
        self._lock = asyncio.Lock()
        self._under_way = 0
        self._idle = asyncio.Event()
        """Set while no transaction or reading is running."""
        self._idle.set()
        self._closed = False
        self._trouble: TroubleError | None = None
        self.range = EVERYTHING
        """Range of servers that the process hosts."""
        self.fence: Epochs | None = None
        """Epoch of each range that this process acts for, checked within each write; None for no check."""
        self.on_lost: Callable[[], None] | None = None
        """Called when a write is refused because another process has taken over."""
        self.on_back: Callable[[], None] | None = None
        """Called when the database can be reached again: more may be stored than anybody was told."""

    # ------------------------------------------------------------------------------------- what each one does

    @abstractmethod
    async def close(self) -> None:
        """Wait for running transactions and readings, then close."""

    @abstractmethod
    async def prepare(self) -> None:
        """Set a new connection up, and check what it leads to. Raises StoreError, and its own errors."""

    @abstractmethod
    def errors_as_store_errors(self) -> AbstractContextManager[None]:
        """Convert the database's own errors into a StoreError that says what to do."""

    @abstractmethod
    async def read(self, queries: list[Statement]) -> ResultSets:
        """Rows of each query, all as of the same moment, outside of any transaction."""

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Reading]:
        """A reading, as for ``reading``."""

    @abstractmethod
    async def execute(
        self, statements: list[Statement], epochs: Epochs | None, *, begins: bool, commits: bool
    ) -> ResultSets:
        """Rows of each statement of a transaction, which these statements may begin or commit.

        One sent as a whole is rolled back if any of them fails. Raises LeaseLostError at its beginning unless
        these epochs are the newest.
        """

    @abstractmethod
    async def roll_back(self) -> None:
        """Roll back the transaction that has begun."""

    @abstractmethod
    def scripts(self) -> Mapping[int, tuple[str, Sequence[str]]]:
        """Name and statements of each migration, by number."""

    @abstractmethod
    async def now(self) -> int:
        """Time in milliseconds since 1970, by a clock that all processes with this database share."""

    @abstractmethod
    async def discard_log(self) -> bool:
        """Empty the log of past writes, which still has what was deleted; whether nobody was reading it."""

    @abstractmethod
    async def end_connections(self, process: str) -> None:
        """End the connections of a process that has lost its lease, which may be stuck in a write."""

    @abstractmethod
    async def tables(self) -> frozenset[str]:
        """Names of all tables."""

    @abstractmethod
    async def triggers_off(self, transaction: Transaction) -> list[str]:
        """Switch all triggers off in a transaction; returns the statements that switch them on again."""

    @abstractmethod
    async def last_ids(self) -> dict[str, int]:
        """The newest id ever given in each table that numbers its rows, even if that row is gone."""

    @abstractmethod
    async def take_over_ids(self, transaction: Transaction, last: Mapping[str, int]) -> None:
        """Let each table number its rows from there on."""

    # ---------------------------------------------------------------------------------- what is for all alike

    async def ready(self, *, migrate: bool) -> Self:
        """Prepare and ``migrate`` it, and return it; on failure, close it. Raises StoreError."""
        try:
            with self.errors_as_store_errors():
                await self.prepare()
                if migrate:
                    await self.migrate()
        except BaseException:
            await self.close()
            raise
        return self

    async def rows(self, sql: str, values: SqlValues = ()) -> list[SqlRow]:
        """Rows of a query, outside of any transaction."""
        return (await self.rows_of_each([(sql, values)]))[0]

    async def rows_of_each(self, queries: list[Statement]) -> ResultSets:
        """Rows of several queries as of the same moment, outside of any transaction."""
        if not self._lock.locked():
            return await self.read(queries)
        async with self._lock:
            return await self.read(queries)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """Read-only snapshot over a connection of its own, for as long as the block.

        Neither writes nor other reads wait for it. Raises TroubleError.
        """
        if self._closed:
            raise ValueError("Connection closed")
        with self._counted():
            async with self.snapshot() as reading:
                yield reading

    async def change(self, sql: str, values: SqlValues = ()) -> None:
        """Run one statement, in a transaction of its own. Raises what ``transaction`` does."""
        async with self.transaction() as transaction:
            transaction.change(sql, values)

    @asynccontextmanager
    async def transaction(self, *, fenced: bool = True) -> AsyncIterator[Transaction]:
        """Atomic transaction: commits on success, rolls back on any exception.

        Raises TroubleError if nothing can be stored at the moment, and, if ``fenced``, LeaseLostError if
        another process acts.
        """
        transaction = Transaction(self, self._lock, self.fence if fenced else None)
        with self._counted():
            try:
                yield transaction
                await transaction.commit()
            except BaseException as error:
                await transaction.roll_back()
                if isinstance(error, TroubleError):
                    self.note(error)
                if isinstance(error, LeaseLostError) and self.on_lost is not None:
                    self.on_lost()
                raise
            finally:
                transaction.end()
        if fenced:
            await self.trouble()  # what was stored may be too small to tell

    @property
    def known_trouble(self) -> TroubleError | None:
        """Reason why nothing could be stored the last time; None if all was well."""
        return self._trouble

    async def trouble(self) -> TroubleError | None:
        """Reason why nothing can be stored at the moment; None if all is well.

        After a failure, this tries a write to find out.
        """
        if self._trouble is not None:
            with suppress(TroubleError):
                async with self.transaction(fenced=False) as trial:
                    # Random, because a server compresses what it stores.
                    trial.put("note", {"key": "trial", "text": secrets.token_hex(TRIAL_BYTES // 2)}, "key")
                async with self.transaction(fenced=False) as trial:
                    trial.change("DELETE FROM note WHERE key = 'trial'")
                self.note(None)
        return self._trouble

    async def pending(self) -> dict[int, tuple[str, Sequence[str]]]:
        """Name and statements of each migration still to be run, by number. Raises StoreError."""
        known, applied = self.scripts(), set[int]()
        if "migration" in await self.tables():
            applied = {*await self.column("SELECT number FROM migration")}
        if applied - set(known):
            raise StoreError("store-newer", path=self.name, step=str(max(applied)), known=str(max(known)))
        return {number: known[number] for number in sorted(set(known) - applied)}

    async def migrate(self) -> None:
        """Run the pending migrations, each in a transaction. Raises StoreError.

        Nobody has a lease of an empty database, so several processes may get here at once.
        """
        for number, (name, statements) in (await self.pending()).items():
            async with self.transaction() as migrating:
                for statement in (*self.in_turn, NOTING):
                    migrating.change(statement)
                if await migrating.execute("SELECT 1 AS one FROM migration WHERE number = ?", (number,)):
                    continue
                for statement in statements:
                    migrating.change(statement)
                now = datetime.now(UTC).isoformat()
                migrating.change("INSERT INTO migration VALUES (?, ?, ?)", (number, name, now))

    def _note_closed(self) -> None:
        self._closed = True
        _IN_TROUBLE.get(self.name, WeakSet()).discard(self)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Have ``close`` wait for the block."""
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    def note(self, trouble: TroubleError | None) -> None:
        """Record whether anything can be stored; log when that changes for the whole process."""
        all_of_it = _IN_TROUBLE.setdefault(self.name, WeakSet())
        if trouble is not None and self._trouble is None:
            if not all_of_it:
                log.error("%s", trouble)
            all_of_it.add(self)
        elif trouble is None and self._trouble is not None:
            all_of_it.discard(self)
            if not all_of_it:
                log.warning("%s: %s", self.name, self._trouble.over)
        self._trouble = trouble


class Transaction:
    """Batch of changes that are committed together.

    Changes are queued until a query needs their effect, or until the end, and are then sent at once. So a
    write-only transaction, as nearly all are, takes one round trip to the database and blocks nobody.
    """

    def __init__(self, database: Database, lock: asyncio.Lock, epochs: Epochs | None) -> None:
        self._database = database
        self._lock = lock
        self._epochs = epochs
        self._begun = False
        self._left: list[Statement] = []
        self._then: list[tuple[int, Callable[[list[SqlRow]], None]]] = []

    def change(
        self, sql: str, values: SqlValues = (), deliver: Callable[[list[SqlRow]], None] | None = None
    ) -> None:
        """Queue a statement; ``deliver`` receives its rows once it has run."""
        if deliver is not None:
            self._then.append((len(self._left), deliver))
        self._left.append((sql, values))

    def put(self, table: str, columns: Mapping[str, Any], *key: str) -> None:
        """Queue a row with these columns; with a ``key``, it replaces the row that has it."""
        self.change(insert_into(table, columns, key), (*columns.values(),))

    async def execute(self, sql: str, values: SqlValues = ()) -> list[SqlRow]:
        """Run the queue and then this statement, and return its rows."""
        begins = not self._begun
        if begins:
            await self._lock.acquire()
            self._begun = True
        self.change(sql, values)
        return (await self._run(begins=begins, commits=False))[-1]

    async def commit(self) -> None:
        """Run the queue and commit."""
        if self._begun:
            await self._run(begins=False, commits=True)
        elif self._left:
            async with self._lock if self._lock.locked() else nullcontext():
                await self._run(begins=True, commits=True)

    async def roll_back(self) -> None:
        """Roll back; a transaction sent as a whole does so by itself."""
        if self._begun:
            await self._database.roll_back()

    def end(self) -> None:
        """Release the lock."""
        if self._begun:
            self._lock.release()

    async def _run(self, *, begins: bool, commits: bool) -> ResultSets:
        left, receivers = self._left, self._then
        self._left, self._then = [], []
        results = await self._database.execute(left, self._epochs, begins=begins, commits=commits)
        for number, deliver in receivers:
            deliver(results[number])
        return results


def insert_into(table: str, columns: Collection[str], key: Collection[str] = ()) -> str:
    """Build the INSERT statement for these columns; with a ``key``, it replaces the row that has it."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    instead = ""
    if key:
        others = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
        instead = f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {others}"
    return f"INSERT INTO {table} ({names}) VALUES ({marks}){instead}"  # noqa: S608 - trusted identifiers


def fence_queries(epochs: Epochs) -> list[Statement]:
    """Statements whose rows ``verify_fence`` checks, in a transaction that keeps them as they are."""
    return [("SELECT epoch FROM lease WHERE range = ?", (number,)) for number in epochs]


def verify_fence(epochs: Epochs, results: Sequence[Sequence[SqlRow]]) -> None:
    """Raise LeaseLostError unless the rows of ``fence_queries`` have these epochs, and there are any."""
    if not epochs or [[row["epoch"] for row in rows] for rows in results] != [
        [own] for own in epochs.values()
    ]:
        raise LeaseLostError("store-lease-lost")


def migration_scripts(folder: Path) -> dict[int, tuple[str, str]]:
    """Name and text of each migration, by number."""
    files = folder.glob("[0-9]*.sql")
    return {int(file.name.partition("_")[0]): (file.name, file.read_text(encoding="utf-8")) for file in files}


@cache
def migration_statements(script: str) -> tuple[str, ...]:
    """Split a script into statements: executescript() would commit first."""
    statements, statement = list[str](), ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            statements.append(statement)
            statement = ""
    return (*statements, statement) if statement.strip() else tuple(statements)


# ------------------------------------------------------------------------------------------------- SQLite


class SqliteDatabase(Database):
    """One file behind one connection, whose thread runs one job at a time.

    A transaction is normally sent there as a whole, so it never waits for the event loop. Each reading has
    another connection, and so another thread: in WAL mode, readers and the writer don't wait for each other.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path, busy: int) -> None:
        super().__init__(str(path))
        self._busy = busy
        self._connection = connection
        self._path = path
        self._checkup: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, path: Path, migrations: Path = MIGRATIONS, *, migrate: bool = True, busy: int = BUSY_MILLISECONDS
    ) -> SqliteDatabase:
        """Open or create the file, and run pending migrations. Raises StoreError.

        A statement waits ``busy`` milliseconds for other programs that keep the file locked.

        A damaged file is refused. One too large to check quickly is checked in the background, and damage is
        logged. Without ``migrate``, nothing is written until ``migrate`` is called.
        """
        database = cls(await _connect(path), path, busy)
        database.migrations = migrations
        return await database.ready(migrate=migrate)

    async def close(self) -> None:
        """Wait for running transactions and readings, then close the file and end the connection's thread."""
        if self._checkup is not None:
            self._checkup.cancel()
            await asyncio.wait([self._checkup])
        await self._idle.wait()
        async with self._lock:
            if self._closed:
                return
            self._note_closed()
            await _close(self._connection)

    @contextmanager
    def errors_as_store_errors(self) -> Iterator[None]:
        """Convert SQLite errors into a StoreError that says what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise damage.unusable(self._path, error) from error

    async def read(self, queries: list[Statement]) -> ResultSets:
        """Rows of each query, outside of any transaction."""
        return await self.run(lambda connection: _execute_all(connection, queries))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reading]:
        """A reading, whose statement is interrupted if it's cancelled."""
        connection = await _connect(self._path)

        def begin(own: sqlite3.Connection) -> None:
            self._set_up(own)
            for statement in (f"PRAGMA busy_timeout={self._busy}", "PRAGMA query_only=ON", "BEGIN"):
                own.execute(statement)

        try:
            await self.run(begin, connection)
            yield _SqliteReading(self, connection)
        finally:
            await _break_off(connection)

    async def execute(
        self, statements: list[Statement], epochs: Epochs | None, *, begins: bool, commits: bool
    ) -> ResultSets:
        """Rows of each statement of a transaction, as one job."""

        def work(connection: sqlite3.Connection) -> ResultSets:
            try:
                if begins:
                    _statement(connection, "BEGIN IMMEDIATE", ())
                    if epochs is not None:
                        verify_fence(epochs, _execute_all(connection, fence_queries(epochs)))
                results = _execute_all(connection, statements)
                if commits:
                    _commit(connection)
            except BaseException:
                if begins and commits:
                    connection.rollback()
                raise
            return results

        return await self.run(work)

    async def roll_back(self) -> None:
        """Roll back the transaction that has begun."""
        await self.run(sqlite3.Connection.rollback)

    def scripts(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        """Name and statements of each migration, by number."""
        scripts = migration_scripts(self.migrations).items()
        return {number: (name, migration_statements(script)) for number, (name, script) in scripts}

    async def now(self) -> int:
        """Time in milliseconds since 1970, by this computer's clock."""
        return time.time_ns() // 10**6

    async def discard_log(self) -> bool:
        """Write the WAL into the file and truncate it; False if another connection is reading it."""

        def work(connection: sqlite3.Connection) -> bool:
            connection.execute("PRAGMA busy_timeout=0")  # other jobs are waiting
            try:
                (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                connection.execute(f"PRAGMA busy_timeout={self._busy}")
            return not busy

        async with self._lock:
            return await self.run(work)

    async def end_connections(self, process: str) -> None:
        """Nothing: a process has to end itself to let go of a file."""

    async def tables(self) -> frozenset[str]:
        """Names of all tables."""
        return frozenset(
            await self.column(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            )
        )

    async def triggers_off(self, transaction: Transaction) -> list[str]:
        """Switch all triggers off in a transaction; returns the statements that switch them on again."""
        rows = await transaction.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
        for row in rows:
            transaction.change(f"DROP TRIGGER {row['name']}")
        return [row["sql"] for row in rows]

    async def last_ids(self) -> dict[str, int]:
        """The newest id ever given in each table that numbers its rows, even if that row is gone."""
        return {row["name"]: row["seq"] for row in await self.rows("SELECT name, seq FROM sqlite_sequence")}

    async def take_over_ids(self, transaction: Transaction, last: Mapping[str, int]) -> None:
        """Let each table number its rows from there on."""
        known = {row["name"] for row in await transaction.execute("SELECT name FROM sqlite_sequence")}
        for table, newest in last.items():
            if table in known:
                transaction.change(
                    "UPDATE sqlite_sequence SET seq = MAX(seq, ?) WHERE name = ?", (newest, table)
                )
            else:
                transaction.change("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, newest))

    async def run(
        self, work: Callable[[sqlite3.Connection], ResultT], connection: aiosqlite.Connection | None = None
    ) -> ResultT:
        """Run a job in a connection's thread, in order of submission, and return its result.

        The connection is the one for everything but readings, unless another is given. Raises TroubleError.
        """
        connection = connection or self._connection
        future = connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]  # noqa: SLF001 - no public API
        try:
            return cast("ResultT", await future)
        except sqlite3.Error as error:
            if (trouble := damage.trouble(self._path, error)) is None:
                raise
            self.note(trouble)
            raise trouble from error

    def _set_up(self, connection: sqlite3.Connection) -> None:
        connection.row_factory = sqlite3.Row
        # The range is set once the connection is.
        connection.create_function("in_range", 1, lambda server: int(self.range.holds(server)))

    async def prepare(self) -> None:
        """Set the connection up, and check the file."""
        await self.run(self._set_up)
        for pragma in (
            f"busy_timeout={self._busy}",
            "foreign_keys=ON",
            "journal_mode=WAL",
            "synchronous=FULL",
            "secure_delete=ON",  # overwrite what's deleted, whatever SQLite was built with
        ):
            await self._connection.execute_fetchall(f"PRAGMA {pragma}")
        if self._path.stat().st_size <= damage.MAX_CHECKED_SIZE:
            await damage.check(self._connection, self._path)
        else:
            self._checkup = asyncio.create_task(self._check_meanwhile(), name="checkup")
        tables = await self.tables()
        if tables and "migration" not in tables:
            raise StoreError("store-foreign", path=self.name)

    async def _check_meanwhile(self) -> None:
        """Check the file on a separate connection, without making anybody wait."""
        try:
            connection = await _connect(self._path)
            try:
                with self.errors_as_store_errors():
                    await damage.check(connection, self._path)
            finally:
                await _break_off(connection)
        except StoreError as error:
            log.error("%s", error)  # noqa: TRY400 - no traceback needed


class _SqliteReading(Reading):
    """A reading over a connection on which a transaction has begun."""

    def __init__(self, database: SqliteDatabase, connection: aiosqlite.Connection) -> None:
        self._database = database
        self._connection = connection

    async def rows(self, sql: str, values: SqlValues = ()) -> list[SqlRow]:
        """Rows of a query."""
        return await self._database.run(partial(_statement, sql=sql, values=values), self._connection)

    async def chunks(self, sql: str, values: SqlValues, size: int) -> AsyncIterator[list[SqlRow]]:
        """Rows of a query, by a cursor that goes through them."""
        run, connection = self._database.run, self._connection
        cursor = await run(lambda own: own.execute(sql, values), connection)
        while rows := await run(lambda _: cursor.fetchmany(size), connection):
            yield rows


def _execute_all(connection: sqlite3.Connection, statements: Iterable[Statement]) -> ResultSets:
    """Execute statements; returns the rows of each."""
    return [_statement(connection, sql, values) for sql, values in statements]


def _statement(connection: sqlite3.Connection, sql: str, values: SqlValues) -> list[SqlRow]:
    return connection.execute(sql, values).fetchall()


def _commit(connection: sqlite3.Connection) -> None:
    """Commit; by this name, tests end the process just before or after it."""
    connection.commit()


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = aiosqlite.connect(path, isolation_level=None)
    # An interrupted shutdown closes nothing, yet the program must still end.
    connection._thread.daemon = True  # noqa: SLF001 - no public API
    try:
        return await connection
    except BaseException as error:
        _join(connection)  # aiosqlite has told it to end
        if isinstance(error, sqlite3.Error):
            raise damage.unusable(path, error) from error
        raise


async def _break_off(connection: aiosqlite.Connection) -> None:
    """Close a connection and keep interrupting its statement: one not yet running can't be interrupted."""
    closing = asyncio.ensure_future(_close(connection))
    while not closing.done():
        with suppress(ValueError, sqlite3.ProgrammingError):  # the connection is closing
            await connection.interrupt()
        await asyncio.wait({closing}, timeout=INTERRUPTING)
    await closing


async def _close(connection: aiosqlite.Connection) -> None:
    await connection.close()
    _join(connection)


def _join(connection: aiosqlite.Connection) -> None:
    """Join a closed connection's thread, which ends a moment later."""
    connection._thread.join()  # noqa: SLF001 - no public API, and a thread must not outlive its loop
