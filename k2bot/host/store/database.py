"""The database file: opening, migrations, and one writer at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import aiosqlite

from k2bot.host.store import damage
from k2bot.host.store.damage import NoRoomError, StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence

ResultT = TypeVar("ResultT")
Values: TypeAlias = "Sequence[Any] | Mapping[str, Any]"
_Statements: TypeAlias = "list[tuple[str, Values]]"

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MILLISECONDS = 5000
INTERRUPTING = 0.05
"""Seconds between two tries to interrupt a statement that is to end."""
TRIAL_BYTES = 2**16
"""As much as a large answer takes; it is written to see whether there is room again."""

log = logging.getLogger(__name__)


class Database:
    """One SQLite file behind one connection, whose thread does one thing after the other.

    A transaction goes there as a whole, so that nothing comes between and nothing waits for the event loop on
    the way. One that has to read first holds a lock meanwhile, for which all others wait: they
    would see half of it.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._lock = asyncio.Lock()
        self._under_way = 0
        self._quiet = asyncio.Event()
        """Set while no transaction is under way."""
        self._quiet.set()
        self._checkup: asyncio.Task[None] | None = None
        self._no_room: NoRoomError | None = None

    @classmethod
    async def open(cls, path: Path, migrations: Path = MIGRATIONS) -> Database:
        """Open the file, made if needed, and run the migrations it lacks. Raises StoreError.

        A damaged file is refused; one so large that reading it takes a while is read while it is used, and
        damage told in the log.
        """
        database = cls(await _connect(path), path)
        try:
            with database.told():
                await database._prepare(migrations)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for what is being written, then close the file and end the connection's thread."""
        if self._checkup is not None:
            self._checkup.cancel()
            await asyncio.wait([self._checkup])
        await self._quiet.wait()
        async with self._lock:
            await _close(self._connection)

    @contextmanager
    def told(self) -> Iterator[None]:
        """Turn what SQLite raises inside into a StoreError, which says what to do."""
        try:
            yield
        except sqlite3.Error as error:
            raise damage.unusable(self._path, error) from error

    async def rows(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """The rows a query finds, outside of any transaction."""
        return (await self.found([(sql, values)]))[0]

    async def found(self, queries: _Statements) -> list[list[sqlite3.Row]]:
        """The rows that each of several queries finds at the same moment, outside of any transaction."""
        if not self._lock.locked():
            return await self.run(_executed, queries)
        async with self._lock:
            return await self.run(_executed, queries)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction: what is done inside is kept whole, or not at all.

        Raises NoRoomError where the disk takes no more.
        """
        transaction, changes = Transaction(self, self._lock), self._connection.total_changes
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
            raise
        finally:
            transaction.end()
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()
        if self._connection.total_changes > changes:
            self._note(None)

    async def trouble(self) -> str:
        """Why nothing can be stored now, in a sentence; empty where it can.

        Where it could not, it is tried.
        """
        if self._no_room is not None:
            with suppress(NoRoomError):
                async with self.transaction() as trial:
                    trial.change(
                        "INSERT OR REPLACE INTO note (key, text) VALUES ('trial', ZEROBLOB(?))",
                        (TRIAL_BYTES,),
                    )
                async with self.transaction() as trial:
                    trial.change("DELETE FROM note WHERE key = 'trial'")
        return str(self._no_room or "")

    def _note(self, no_room: NoRoomError | None) -> None:
        """Note whether there is room, and tell the log when that changes."""
        if no_room is not None and self._no_room is None:
            log.error("%s", no_room)
        elif no_room is None and self._no_room is not None:
            log.warning("%s: there is room again", self._path)
        self._no_room = no_room

    async def run(
        self, work: Callable[[sqlite3.Connection, _Statements], ResultT], given: _Statements
    ) -> ResultT:
        """What work in the connection's thread gives; it is done in the order in which it was asked for."""
        connection = self._connection
        done = connection._execute(work, connection._conn, given)  # type: ignore[no-untyped-call]  # noqa: SLF001 - there is no public way
        return cast("ResultT", await done)

    async def _prepare(self, migrations: Path) -> None:
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
        await self._migrate(_scripts(migrations))

    async def _check_meanwhile(self) -> None:
        """Check the file on a connection of its own, so that nobody waits for it."""
        try:
            connection = await _connect(self._path)
            try:
                with self.told():
                    await damage.check(connection, self._path)
            finally:
                await _break_off(connection)
        except StoreError as error:
            log.error("%s", error)  # noqa: TRY400 - the text says it all

    async def _migrate(self, known: Mapping[int, tuple[str, str]]) -> None:
        async with self.transaction() as migrating:
            await migrating.execute(
                "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT, at TEXT)"
            )
            done = {row["number"] for row in await migrating.execute("SELECT number FROM migration")}
        if done - set(known):
            raise StoreError(
                f"{self._path}: this database was made by a newer version of the bot (it has step "
                f"{max(done)}, this version knows {max(known)}); update the bot, or name another file"
            )
        for number in sorted(set(known) - done):
            async with self.transaction() as migrating:
                name, script = known[number]
                for statement in _statements(script):
                    migrating.change(statement)
                now = datetime.now(UTC).isoformat()
                migrating.change("INSERT INTO migration VALUES (?, ?, ?)", (number, name, now))


class Transaction:
    """What is to be changed together.

    Changes wait until somebody has to know more, or until the end, and go all at once; so one that only
    changes, as nearly all do, takes one way to the connection's thread and holds up nobody.
    """

    def __init__(self, database: Database, lock: asyncio.Lock) -> None:
        self._database = database
        self._lock = lock
        self._begun = False
        self._left: _Statements = []
        self._then: list[tuple[int, Callable[[list[sqlite3.Row]], None]]] = []

    def change(
        self, sql: str, values: Values = (), then: Callable[[list[sqlite3.Row]], None] | None = None
    ) -> None:
        """Run a statement before the next that is asked about, or the end; ``then`` is told its rows."""
        if then is not None:
            self._then.append((len(self._left), then))
        self._left.append((sql, values))

    async def execute(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """Run what was left and then this statement, and return the rows it yields."""
        if not self._begun:
            await self._lock.acquire()
            self._begun = True
            await self._database.run(_executed, [("BEGIN IMMEDIATE", ())])
        self.change(sql, values)
        return (await self._run(_executed))[-1]

    async def commit(self) -> None:
        """Run what was left, and make all changes last."""
        if self._begun:
            await self._run(_executed_and_committed)
        elif self._left and self._lock.locked():
            async with self._lock:
                await self._run(_kept)
        elif self._left:
            await self._run(_kept)

    async def roll_back(self) -> None:
        """Undo what was done; what goes as a whole sees to that itself."""
        if self._begun:
            await self._database.run(_rolled_back, [])

    def end(self) -> None:
        """Let others go on."""
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
    """The rows that each statement yields."""
    return [_statement(connection, sql, values) for sql, values in statements]


def _executed_and_committed(
    connection: sqlite3.Connection, statements: _Statements
) -> list[list[sqlite3.Row]]:
    found = _executed(connection, statements)
    _commit(connection)
    return found


def _kept(connection: sqlite3.Connection, statements: _Statements) -> list[list[sqlite3.Row]]:
    """A whole transaction: the rows that each of its statements yields."""
    try:
        _statement(connection, "BEGIN IMMEDIATE", ())
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
    # A stop that is itself interrupted closes nothing; the program must still end.
    connection._thread.daemon = True  # noqa: SLF001 - there is no public way
    try:
        return await connection
    except sqlite3.Error as error:
        _join(connection)
        raise StoreError(
            f"{path}: the database cannot be opened ({error}); is the folder there and writable?"
        ) from error


async def _break_off(connection: aiosqlite.Connection) -> None:
    """Close a connection whose statement need not end; one that has yet to begin cannot be interrupted."""
    closing = asyncio.ensure_future(_close(connection))
    while not closing.done():
        with suppress(ValueError, sqlite3.ProgrammingError):  # it is being closed
            await connection.interrupt()
        await asyncio.wait({closing}, timeout=INTERRUPTING)
    await closing


async def _close(connection: aiosqlite.Connection) -> None:
    await connection.close()
    _join(connection)


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
