"""SQLite database file: opening, migrations, and serialized write transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import aiosqlite

from k2bot.host.store import damage, fence
from k2bot.host.store.damage import NoRoomError, StoreError
from k2bot.host.store.fence import LeaseLostError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence

ResultT = TypeVar("ResultT")
Values: TypeAlias = "Sequence[Any] | Mapping[str, Any]"
_Statements: TypeAlias = "list[tuple[str, Values]]"

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 5000
INTERRUPTING = 0.05
"""Interval in seconds between attempts to interrupt a statement."""
TRIAL_BYTES = 2**16
"""Size of the trial write that checks for free disk space; as large as a big answer."""

log = logging.getLogger(__name__)


class Database:
    """One SQLite file behind one connection, whose thread runs one job at a time.

    A transaction is normally sent there as a whole, so nothing interleaves and it never waits for the event
    loop. One that has to read first holds a lock that all others wait for, because they'd see its uncommitted
    changes.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._lock = asyncio.Lock()
        self._under_way = 0
        self._quiet = asyncio.Event()
        """Set while no transaction is running."""
        self._quiet.set()
        self._checkup: asyncio.Task[None] | None = None
        self._no_room: NoRoomError | None = None
        self.fence: Mapping[int, int] | None = None
        """Epoch of each range that this process acts for, checked within each write; None for no check."""
        self.on_lost: Callable[[], None] | None = None
        """Called when a write is refused because another process has taken over."""

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS, *, migrate: bool = True) -> Database:
        """Open or create the file, and run pending migrations. Raises StoreError.

        A damaged file is refused. One too large to check quickly is checked in the background, and damage is
        logged. Without ``migrate``, nothing is written until ``migrate`` is called.
        """
        database = cls(await _connect(path), path)
        try:
            with database.told():
                await database._prepare()
                if migrate:
                    await database.migrate(migrations)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for running transactions, then close the file and end the connection's thread."""
        if self._checkup is not None:
            self._checkup.cancel()
            await asyncio.wait([self._checkup])
        await self._quiet.wait()
        async with self._lock:
            await _close(self._connection)

    @contextmanager
    def told(self) -> Iterator[None]:
        """Convert SQLite errors into a StoreError that says what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise damage.unusable(self._path, error) from error

    async def rows(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """Rows of a query, outside of any transaction."""
        return (await self.found([(sql, values)]))[0]

    async def found(self, queries: _Statements) -> list[list[sqlite3.Row]]:
        """Rows of several queries on the same snapshot, outside of any transaction."""
        if not self._lock.locked():
            return await self.run(_executed, queries)
        async with self._lock:
            return await self.run(_executed, queries)

    async def now(self) -> int:
        """Time in milliseconds since 1970, by a clock that all processes with this database share."""
        return time.time_ns() // 10**6

    @asynccontextmanager
    async def transaction(self, *, fenced: bool = True) -> AsyncIterator[Transaction]:
        """Atomic transaction: commits on success, rolls back on any exception.

        Raises NoRoomError if the disk is full, and, if ``fenced``, LeaseLostError if another process acts.
        """
        transaction = Transaction(self, self._lock, self.fence if fenced else None)
        changes = self._connection.total_changes
        self._under_way += 1
        self._quiet.clear()
        try:
            yield transaction
            await transaction.commit()
        except BaseException as error:
            await transaction.roll_back()
            if isinstance(error, sqlite3.Error) and (no_room := damage.no_room(self._path, error)):
                self._note(no_room)
                raise no_room from error
            if isinstance(error, LeaseLostError) and self.on_lost is not None:
                self.on_lost()
            raise
        finally:
            transaction.end()
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()
        if self._connection.total_changes > changes:
            self._note(None)

    async def trouble(self) -> NoRoomError | None:
        """Reason why nothing can be stored at the moment; None if all is well.

        After a failure, this tries a write to find out.
        """
        if self._no_room is not None:
            with suppress(NoRoomError):
                async with self.transaction(fenced=False) as trial:
                    trial.change(
                        "INSERT OR REPLACE INTO note (key, text) VALUES ('trial', ZEROBLOB(?))",
                        (TRIAL_BYTES,),
                    )
                async with self.transaction(fenced=False) as trial:
                    trial.change("DELETE FROM note WHERE key = 'trial'")
        return self._no_room

    def _note(self, no_room: NoRoomError | None) -> None:
        """Record whether there is disk space; log when that changes."""
        if no_room is not None and self._no_room is None:
            log.error("%s", no_room)
        elif no_room is None and self._no_room is not None:
            log.warning("%s: there's room on the disk again", self._path)
        self._no_room = no_room

    async def run(
        self, work: Callable[[sqlite3.Connection, _Statements], ResultT], given: _Statements
    ) -> ResultT:
        """Run a job in the connection's thread, in order of submission, and return its result."""
        connection = self._connection
        done = connection._execute(work, connection._conn, given)  # type: ignore[no-untyped-call]  # noqa: SLF001 - no public API
        return cast("ResultT", await done)

    async def _prepare(self) -> None:
        self._connection.row_factory = sqlite3.Row
        for pragma in (
            f"busy_timeout={BUSY_MILLISECONDS}",
            "foreign_keys=ON",
            "journal_mode=WAL",
            "synchronous=FULL",
        ):
            await self._connection.execute_fetchall(f"PRAGMA {pragma}")
        if self._path.stat().st_size <= damage.AT_ONCE:
            await damage.check(self._connection, self._path)
        else:
            self._checkup = asyncio.create_task(self._check_meanwhile(), name="checkup")

    async def _check_meanwhile(self) -> None:
        """Check the file on a separate connection, without making anybody wait."""
        try:
            connection = await _connect(self._path)
            try:
                with self.told():
                    await damage.check(connection, self._path)
            finally:
                await _break_off(connection)
        except StoreError as error:
            log.error("%s", error)  # noqa: TRY400 - no traceback needed

    async def pending(self, migrations: Path = MIGRATIONS) -> dict[int, tuple[str, str]]:
        """Name and script of each migration still to be run, by number. Raises StoreError."""
        known = _scripts(migrations)
        async with self.transaction(fenced=False) as reading:
            await reading.execute(
                "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, at TEXT)"
            )
            done = {row["number"] for row in await reading.execute("SELECT number FROM migration")}
        if done - set(known):
            raise StoreError("store-newer", path=str(self._path), step=str(max(done)), known=str(max(known)))
        return {number: known[number] for number in sorted(set(known) - done)}

    async def migrate(self, migrations: Path = MIGRATIONS) -> None:
        """Run the pending migrations, each in a transaction. Raises StoreError."""
        for number, (name, script) in (await self.pending(migrations)).items():
            async with self.transaction() as migrating:
                for statement in _statements(script):
                    migrating.change(statement)
                now = datetime.now(UTC).isoformat()
                migrating.change("INSERT INTO migration VALUES (?, ?, ?)", (number, name, now))


class Transaction:
    """Batch of changes that are committed together.

    Changes are queued until a query needs their effect, or until the end, and are then sent at once. So a
    write-only transaction, as nearly all are, takes one round trip to the connection's thread and blocks
    nobody.
    """

    def __init__(self, database: Database, lock: asyncio.Lock, epochs: Mapping[int, int] | None) -> None:
        self._database = database
        self._lock = lock
        self._epochs = epochs
        self._begun = False
        self._left: _Statements = []
        self._then: list[tuple[int, Callable[[list[sqlite3.Row]], None]]] = []

    def change(
        self, sql: str, values: Values = (), then: Callable[[list[sqlite3.Row]], None] | None = None
    ) -> None:
        """Queue a statement; ``then`` receives its rows once it has run."""
        if then is not None:
            self._then.append((len(self._left), then))
        self._left.append((sql, values))

    async def execute(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """Run the queue and then this statement, and return its rows."""
        if not self._begun:
            await self._lock.acquire()
            self._begun = True
            await self._database.run(partial(_begun, epochs=self._epochs), [])
        self.change(sql, values)
        return (await self._run(_executed))[-1]

    async def commit(self) -> None:
        """Run the queue and commit."""
        if self._begun:
            await self._run(_executed_and_committed)
        elif self._left and self._lock.locked():
            async with self._lock:
                await self._run(partial(_kept, epochs=self._epochs))
        elif self._left:
            await self._run(partial(_kept, epochs=self._epochs))

    async def roll_back(self) -> None:
        """Roll back; a transaction sent as a whole does so by itself."""
        if self._begun:
            await self._database.run(_rolled_back, [])

    def end(self) -> None:
        """Release the lock."""
        if self._begun:
            self._lock.release()

    async def _run(
        self, work: Callable[[sqlite3.Connection, _Statements], list[list[sqlite3.Row]]]
    ) -> list[list[sqlite3.Row]]:
        left, then = self._left, self._then
        self._left, self._then = [], []
        found = await self._database.run(work, left)
        for number, told in then:
            told(found[number])
        return found


def _executed(connection: sqlite3.Connection, statements: _Statements) -> list[list[sqlite3.Row]]:
    """Execute statements; returns the rows of each."""
    return [_statement(connection, sql, values) for sql, values in statements]


def _executed_and_committed(
    connection: sqlite3.Connection, statements: _Statements
) -> list[list[sqlite3.Row]]:
    found = _executed(connection, statements)
    _commit(connection)
    return found


def _begun(
    connection: sqlite3.Connection, _statements: _Statements, *, epochs: Mapping[int, int] | None
) -> None:
    """Begin a transaction that may write. Raises LeaseLostError unless these epochs are the newest."""
    _statement(connection, "BEGIN IMMEDIATE", ())
    if epochs is not None:
        fence.verify(epochs, _executed(connection, fence.queries(epochs)))


def _kept(
    connection: sqlite3.Connection, statements: _Statements, *, epochs: Mapping[int, int] | None
) -> list[list[sqlite3.Row]]:
    """Run a whole transaction; returns the rows of each statement."""
    try:
        _begun(connection, [], epochs=epochs)
        return _executed_and_committed(connection, statements)
    except BaseException:
        connection.rollback()
        raise


def _rolled_back(connection: sqlite3.Connection, _statements: _Statements) -> None:
    connection.rollback()


def _statement(connection: sqlite3.Connection, sql: str, values: Values) -> list[sqlite3.Row]:
    return connection.execute(sql, values).fetchall()


def _commit(connection: sqlite3.Connection) -> None:
    connection.commit()


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = aiosqlite.connect(path, isolation_level=None)
    # An interrupted shutdown closes nothing, yet the program must still end.
    connection._thread.daemon = True  # noqa: SLF001 - no public API
    try:
        return await connection
    except sqlite3.Error as error:
        _join(connection)
        raise StoreError("store-unopened", path=str(path), error=str(error)) from error


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


def _scripts(folder: Path) -> dict[int, tuple[str, str]]:
    """Name and text of each migration, by number."""
    files = folder.glob("[0-9]*.sql")
    return {int(file.name.partition("_")[0]): (file.name, file.read_text(encoding="utf-8")) for file in files}


def _statements(script: str) -> Iterable[str]:
    """Split a script into statements: executescript() would commit first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
