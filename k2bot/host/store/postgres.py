"""A database on a PostgreSQL server. Only an owner who asks for one needs psycopg."""

from __future__ import annotations

import asyncio
import re
import secrets
import socket
import sqlite3
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import psycopg
from psycopg.pq import TransactionStatus
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from k2bot.host.store.damage import (
    AwayError,
    EmptyError,
    LeaseLostError,
    LockedError,
    NoRoomError,
    StoreError,
    TroubleError,
)
from k2bot.host.store.database import (
    Database,
    Epochs,
    Range,
    Reading,
    ResultSets,
    SqlRow,
    SqlValues,
    Statement,
    Transaction,
    fence_queries,
    insert_into,
    migration_scripts,
    migration_statements,
    verify_fence,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping

    from k2bot.location import PostgresUrl

    _Connection: TypeAlias = psycopg.AsyncConnection[dict[str, Any]]
    _Work: TypeAlias = "Callable[[_Connection], Awaitable[_ResultT]]"

_ResultT = TypeVar("_ResultT")

FIRST_SCHEMA = 24
"""The first schema on PostgreSQL: what SQLite's migrations up to here lead to."""
OLDEST = 13
"""Oldest version of the server that can tell how a transaction ended."""
NO_ROOM = frozenset({"53100", "58030"})
"""SQLSTATE of a full disk, and of one that can't be written."""
LOCKED = frozenset({"40P01", "55P03"})
"""SQLSTATE of a deadlock, and of a row locked by somebody else."""
UNAVAILABLE = ("08", "25006", "53", "57")
"""SQLSTATE prefixes of a server that is stopping, starting, read-only, or short of resources."""
FINAL = frozenset({"FATAL", "PANIC"})
"""Severity of errors after which the server closes the connection."""
UNSURE_TIMEOUT = 5.0
"""Time in seconds to find out whether a commit succeeded after its connection was lost."""
RETRY = 0.2
"""Pause in seconds between attempts at that."""
ANSWER_TIMEOUT = 5.0
"""Time in seconds without an answer after which another connection checks that the server is working."""
CONNECTING = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "6000",
    "options": "-c lock_timeout=1000",
}
"""Settings of a connection that its address can override.

A dead server is noticed in seconds, and nobody waits longer for a row locked by a process stuck in a write.
"""

BEGIN: Statement = ("BEGIN", ())
BEGIN_READING: Statement = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", ())
AS_OF_NOW: Statement = ("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ", ())
COMMIT: Statement = ("COMMIT", ())
PUT_MARK = insert_into("note", ("key", "text"), ("key",))
READ_MARK = "SELECT text FROM note WHERE key = ? FOR SHARE"
"""Query of the mark left by a write, answered once the transaction that may write it has ended."""

END_CONNECTIONS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = ? AND pid <> pg_backend_pid()"
    " AND datname = current_database() AND usename = current_user"
)
"""Ends the connections of a process, apart from the one that asks."""
AT_WORK = (
    "SELECT 1 AS one FROM pg_stat_activity"
    " WHERE application_name = ? AND pid <> pg_backend_pid()"
    " AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Client'"
)
"""Connections of a process, apart from the asking one, on which the server is working, not waiting."""


class _WholeDumper(Int8Dumper):
    """Sends integers and booleans as 64-bit integers, the type of the columns."""

    def dump(self, obj: Any) -> Any:
        """The number as the server reads it."""
        return super().dump(int(obj))


class PostgresDatabase(Database):
    """A database on a server behind one connection, which is opened again when it's lost.

    Each reading has another one. A job that has begun is carried out even if its caller is cancelled, as in
    SQLite's thread.
    """

    in_turn = (
        "SET LOCAL lock_timeout = '60s'",  # enough for others to set up the tables
        "SELECT pg_advisory_xact_lock(hashtext('k2bot migration'))",
        "SET LOCAL lock_timeout TO DEFAULT",
    )

    def __init__(self, url: PostgresUrl, *, reading: bool = False) -> None:
        super().__init__(str(url))
        self._url = url
        self._reading = reading
        self._connection: _Connection | None = None
        self._turn = asyncio.Lock()
        """Held by the job that uses the connection."""
        self._begun: _Connection | None = None
        """Connection on which a transaction has begun; that one can't go on over another."""
        self._mark: tuple[str, str] | None = None
        """Mark of the transaction that has begun."""
        self._unsure: tuple[str, str] | None = None
        """Mark of a transaction that may or may not have been committed."""
        self._away = False

    @classmethod
    async def open(cls, url: PostgresUrl, *, migrate: bool = True, reading: bool = False) -> PostgresDatabase:
        """Connect, and run pending migrations, but not without ``migrate``, nor for ``reading`` alone.

        Raises StoreError, and EmptyError if there are no tables to read.
        """
        return await cls(url, reading=reading).ready(migrate=migrate and not reading)

    async def close(self) -> None:
        """Wait for running transactions and readings, then disconnect."""
        await self._idle.wait()
        async with self._lock, self._turn:
            self._note_closed()
            if self._connection is not None:
                await self._connection.close()

    @contextmanager
    def errors_as_store_errors(self) -> Iterator[None]:
        """Convert the server's errors into a StoreError that says what to do."""
        try:
            yield
        except psycopg.Error as error:
            raise self._trouble_of(error) or StoreError(
                "store-unusable", path=self.name, error=_in_one_line(error)
            ) from error

    def _trouble_of(self, error: psycopg.Error) -> TroubleError | None:
        """Cause of a failure, if the disk is full or the server is unavailable; None for other errors."""
        message = _in_one_line(error)
        if error.sqlstate in NO_ROOM:
            return NoRoomError("store-full", path=self.name, error=message)
        if error.sqlstate in LOCKED:
            return LockedError("store-locked", path=self.name, error=message)
        # Without a state, the error is the connection's own.
        own = error.sqlstate is None and isinstance(error, psycopg.OperationalError)
        is_away = own or (error.sqlstate or "").startswith(UNAVAILABLE)
        return AwayError("store-away", path=self.name, error=message) if is_away else None

    async def read(self, queries: list[Statement]) -> ResultSets:
        """Rows of each query, all as of the same moment, outside of any transaction."""

        async def work(connection: _Connection) -> ResultSets:
            if len(queries) == 1:
                return await self._run(connection, queries)
            return (await self._run(connection, [BEGIN_READING, *queries, COMMIT]))[1:-1]

        return await self._job(work)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reading]:
        """A reading, over a connection that the server knows by another name than this one's."""
        other = PostgresDatabase(self._url, reading=True)
        other.range = self.range
        try:
            await other.execute([AS_OF_NOW], None, begins=True, commits=False)
            yield _PostgresReading(other)
        finally:
            await other.close()

    async def execute(
        self, statements: list[Statement], epochs: Epochs | None, *, begins: bool, commits: bool
    ) -> ResultSets:
        """Rows of each statement of a transaction, all sent at once."""
        # Nobody can raise an epoch until the transaction ends.
        fence = [(f"{sql} FOR SHARE", values) for sql, values in fence_queries(epochs or {})]
        first = [BEGIN, *fence] if begins else []
        mark = _mark(epochs) if begins else self._mark
        last = [(PUT_MARK, mark)] if commits and mark else []

        async def work(connection: _Connection) -> ResultSets:
            try:
                results = await self._run(connection, [*first, *statements, *last])
            except psycopg.Error:
                # All are sent at once, so one may fail because another process has written meanwhile.
                if begins and epochs is not None and not connection.closed:
                    verify_fence(epochs, await self._run(connection, fence_queries(epochs)))
                raise
            if begins and epochs is not None:
                try:
                    verify_fence(epochs, results[1 : len(first)])
                except LeaseLostError:
                    await connection.rollback()
                    raise
            if commits:
                await self._commit(connection, mark)
            if begins != commits:
                self._begun, self._mark = (connection, mark) if begins else (None, None)
            return results[len(first) : len(first) + len(statements)]

        return await self._job(work, goes_on=not begins)

    async def roll_back(self) -> None:
        """Roll back the transaction that has begun; the server has done so if the connection is lost."""
        begun, self._begun = self._begun, None
        if begun is not None:

            async def work() -> None:
                async with self._turn:
                    with suppress(psycopg.OperationalError):
                        await self._wait_for_answer(begun, begun.rollback())

            await _to_the_end(work())

    def scripts(self) -> dict[int, tuple[str, list[str]]]:
        """Name and statements of each migration, by number."""
        own, of_sqlite = self.migrations / "postgresql", migration_scripts(self.migrations)
        others = {number: text for number, text in of_sqlite.items() if number > FIRST_SCHEMA}
        scripts = {number: (name, _as_here(script)) for number, (name, script) in others.items()}
        for number, (name, script) in migration_scripts(own).items():
            first = tuple(text for earlier, (_, text) in sorted(of_sqlite.items()) if earlier <= FIRST_SCHEMA)
            tables = tables_of_sqlite(first) if number == FIRST_SCHEMA else []
            scripts[number] = (name, [*tables, *_statements(script)])
        return scripts

    async def now(self) -> int:
        """Time in milliseconds since 1970, by the server's clock."""
        (row,) = await self.rows(
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS time"
        )
        return int(row["time"])

    async def discard_log(self) -> bool:
        """Nothing: the server's log, and what it keeps of deleted rows until it vacuums, are its owner's."""
        return True

    async def end_connections(self, process: str) -> None:
        """End the connections of a process that has lost its lease, which may be stuck in a write.

        Its lock on the lease would otherwise last until it wakes.
        """
        await self.rows(END_CONNECTIONS, (self._application(process),))

    async def tables(self) -> frozenset[str]:
        """Names of all tables."""
        return frozenset(
            await self.column(
                "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
            )
        )

    async def triggers_off(self, transaction: Transaction) -> list[str]:
        """Switch all triggers off in a transaction; returns the statements that switch them on again."""
        rows = await transaction.execute(
            "SELECT DISTINCT event_object_table AS name FROM information_schema.triggers"
            " WHERE trigger_schema = current_schema()"
        )
        tables = [row["name"] for row in rows]
        for table in tables:
            transaction.change(f"ALTER TABLE {table} DISABLE TRIGGER USER")
        return [f"ALTER TABLE {table} ENABLE TRIGGER USER" for table in tables]

    async def last_ids(self) -> dict[str, int]:
        """The newest id ever given in each table that numbers its rows, even if that row is gone."""
        rows = await self.rows(
            "SELECT table_name, pg_sequence_last_value("
            "CAST(pg_get_serial_sequence(table_name, column_name) AS regclass)) AS last"
            " FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        return {row["table_name"]: row["last"] for row in rows if row["last"]}

    async def take_over_ids(self, transaction: Transaction, last: Mapping[str, int]) -> None:
        """Let each table number its rows from there on."""
        numbered = await transaction.execute(
            "SELECT table_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        for row in numbered:
            table = row["table_name"]
            # For SQLite tables without AUTOINCREMENT, no last id is known.
            (highest,) = await transaction.execute(f"SELECT COALESCE(MAX(id), 0) AS newest FROM {table}")  # noqa: S608
            if newest := max(last.get(table, 0), highest["newest"]):
                transaction.change(
                    "SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?)", (table, newest)
                )

    # ---------------------------------------------------------------------------------------------- internals

    async def _job(self, work: _Work[_ResultT], *, goes_on: bool = False) -> _ResultT:
        """Do some work with the connection, one job after the other.

        If the connection is lost, the work is done once more over a new one, unless it may have been stored.
        ``goes_on``: in the transaction that has begun, so over no other connection. Raises TroubleError.
        """

        async def in_turn() -> _ResultT:
            async with self._turn:
                is_open = self._connection is not None
                try:
                    result = await self._try_job(work, goes_on=goes_on)
                except AwayError as error:
                    self._away = True
                    if is_open:  # else it's being opened, which whoever does that logs
                        self.note(error)
                    raise
                if type(self._trouble) is AwayError:
                    self.note(None)
                if self._away:
                    self._away = False
                    if self.on_back is not None:
                        self.on_back()
                return result

        return await _to_the_end(in_turn())

    async def _try_job(self, work: _Work[_ResultT], *, goes_on: bool) -> _ResultT:
        """Do a job in its turn, as for ``_job``."""
        if goes_on and (self._begun is None or self._begun.closed):
            raise AwayError("store-away", path=self.name, error="the connection was lost")
        try:
            connection = self._begun if goes_on and self._begun else await self._ready_connection()
            try:
                return await self._wait_for_answer(connection, work(connection))
            except psycopg.Error:
                if goes_on or self._unsure is not None or not connection.closed:
                    raise
            connection = await self._ready_connection()
            return await self._wait_for_answer(connection, work(connection))
        except psycopg.Error as error:
            if (trouble := self._trouble_of(error)) is not None:
                raise trouble from error
            raise

    async def _wait_for_answer(self, connection: _Connection, work: Awaitable[_ResultT]) -> _ResultT:
        """Wait for some work with a connection, which is closed if the server isn't working on it.

        Checked whenever no answer arrives in ``ANSWER_TIMEOUT``. Raises psycopg's errors.
        """
        doing = asyncio.ensure_future(work)
        while not (await asyncio.wait({doing}, timeout=ANSWER_TIMEOUT))[0]:
            if not await self._is_at_work():
                _hang_up(connection)
        return doing.result()

    async def _is_at_work(self) -> bool:
        """Whether the server is working for this process, checked over another connection."""
        try:
            other = await self._open()
            giving_up = asyncio.get_running_loop().call_later(ANSWER_TIMEOUT, _hang_up, other)
            try:
                cursor = await other.execute(
                    _translate(AT_WORK, self.range), (self._application(self.process),)
                )
                return await cursor.fetchone() is not None
            finally:
                giving_up.cancel()
                await other.close()
        except psycopg.Error:
            return False

    async def _ready_connection(self) -> _Connection:
        """The connection; a new one if there is none. Raises AwayError.

        If it isn't known how the last transaction ended, the server is asked first, so that the next read
        gets the actual state.
        """
        if self._closed:
            raise ValueError("Connection closed")
        connection = await self._open_connection()
        if self._unsure is not None:
            await self._was_committed(connection, self._unsure)
        return connection

    async def _open_connection(self) -> _Connection:
        """The connection; a new one if it was lost. Raises AwayError."""
        if self._connection is None or self._connection.closed:
            return await self._connect()
        return self._connection

    async def _connect(self) -> _Connection:
        """Connect again. Raises AwayError."""
        former = self._connection
        first: list[Statement] = []
        if self._reading:
            first.append(("SET default_transaction_read_only = on", ()))
        if former is not None:
            await former.close()
            # The server may not know that it's closed, and keep what it has locked.
            first.append((END_CONNECTIONS, (self._application(self.process),)))
        try:
            connection = await self._open()
            try:
                for statement in first:
                    await self._wait_for_answer(connection, self._run(connection, [statement]))
            except BaseException:
                await connection.close()
                raise
        except psycopg.OperationalError as error:
            raise AwayError("store-away", path=self.name, error=_in_one_line(error)) from error
        self._connection = connection
        return connection

    async def _open(self) -> _Connection:
        """A new connection. Raises psycopg's errors."""
        parameters = psycopg.conninfo.conninfo_to_dict(self._url.url)
        connection: _Connection = await psycopg.AsyncConnection.connect(
            **{**CONNECTING, **parameters, "application_name": self._application(self.process)},  # type: ignore[arg-type]  # the address decides which there are
            autocommit=True,
            row_factory=dict_row,
        )
        for kind, dumper in ((int, _WholeDumper), (bool, _WholeDumper), (str, StrDumper)):
            connection.adapters.register_dumper(kind, dumper)
        return connection

    @staticmethod
    def _application(process: str) -> str:
        """Application name of a process, as the server knows it."""
        return f"k2bot {process}"

    async def _run(self, connection: _Connection, statements: list[Statement]) -> ResultSets:
        """Rows of each statement, sent at once; a failure is rolled back, unless a transaction goes on."""
        try:
            async with connection.pipeline():
                cursors = [
                    await connection.execute(_translate(sql, self.range), values)
                    for sql, values in statements
                ]
            results: ResultSets = [
                [*await cursor.fetchall()] if cursor.description else [] for cursor in cursors
            ]
        except psycopg.Error as error:
            if error.diag.severity_nonlocalized in FINAL:
                await connection.close()
            status = connection.info.transaction_status
            if self._begun is None and status in (TransactionStatus.INERROR, TransactionStatus.INTRANS):
                await connection.rollback()
            raise
        return results

    async def _commit(self, connection: _Connection, mark: tuple[str, str] | None) -> None:
        """Commit a transaction, and make sure that it was. Raises AwayError if it wasn't, or nobody knows."""
        try:
            await self._run(connection, [COMMIT])
        except psycopg.Error as error:
            if not connection.closed:
                raise
            if mark is None:
                raise AwayError("store-away", path=self.name, error=_in_one_line(error)) from error
            self._unsure, until = mark, asyncio.get_running_loop().time() + UNSURE_TIMEOUT
            while True:
                try:
                    committed = await self._was_committed(await self._open_connection(), mark)
                except (AwayError, psycopg.OperationalError):
                    if asyncio.get_running_loop().time() > until:
                        raise
                    await asyncio.sleep(RETRY)
                    continue
                if committed:
                    return
                raise

    async def _was_committed(self, connection: _Connection, mark: tuple[str, str]) -> bool:
        """Whether the interrupted transaction with that mark was committed. Raises psycopg's errors.

        If another process has taken over and written since, the answer is no.
        """
        key, own = mark
        (found,) = await self._wait_for_answer(connection, self._run(connection, [(READ_MARK, (key,))]))
        self._unsure = None
        return [row["text"] for row in found] == [own]

    async def prepare(self) -> None:
        """Raise StoreError for a server that can't keep the games, or whose tables can't be read."""
        (row,) = await self.rows(
            "SELECT CAST(current_setting('server_version_num') AS BIGINT) / 10000 AS version,"
            " current_setting('server_encoding') AS encoding"
        )
        if row["version"] < OLDEST:
            raise StoreError(
                "store-old-server", path=self.name, version=str(row["version"]), oldest=str(OLDEST)
            )
        if row["encoding"] != "UTF8":
            raise StoreError("store-encoding", path=self.name, encoding=row["encoding"])
        if self._reading:
            await self._refuse_other_schema()

    async def _refuse_other_schema(self) -> None:
        """Raise StoreError for another schema than this version's, and EmptyError if there is none."""
        (row,) = await self.rows("SELECT to_regclass('migration') IS NOT NULL AS begun")
        if not row["begun"]:
            raise EmptyError("store-empty", path=self.name)
        (row,) = await self.rows("SELECT MAX(number) AS step FROM migration")
        known = max(self.scripts())
        if row["step"] != known:
            message = "store-newer" if row["step"] > known else "store-older"
            # words: store-newer, store-older
            raise StoreError(message, path=self.name, step=str(row["step"]), known=str(known))


class _PostgresReading(Reading):
    """A reading over a connection of its own, on which a transaction has begun; it ends with that."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._cursors = count(1)

    async def rows(self, sql: str, values: SqlValues = ()) -> list[SqlRow]:
        """Rows of a query."""
        return (await self._database.execute([(sql, values)], None, begins=False, commits=False))[0]

    async def chunks(self, sql: str, values: SqlValues, size: int) -> AsyncIterator[list[SqlRow]]:
        """Rows of a query, by a cursor on the server."""
        name = f"chunks_{next(self._cursors)}"
        await self.rows(f"DECLARE {name} NO SCROLL CURSOR FOR {sql}", values)
        while rows := await self.rows(f"FETCH {size} FROM {name}"):
            yield rows
        await self.rows(f"CLOSE {name}")


def _mark(epochs: Epochs | None) -> tuple[str, str] | None:
    """Key and text of the note by which a write later shows whether it was committed.

    None for a write that isn't fenced, which is not verified. Only the owner of that range writes it. The
    server's transaction id wouldn't do: after a crash, lost ids are assigned again.
    """
    return (f"written {min(epochs)}", secrets.token_hex(8)) if epochs else None


def _hang_up(connection: _Connection) -> None:
    """Shut down a connection's socket, so that whatever is done with it fails."""
    with suppress(psycopg.OperationalError, OSError):
        own = socket.fromfd(connection.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM)
        with closing(own):
            own.shutdown(socket.SHUT_RDWR)


async def _to_the_end(work: Awaitable[_ResultT]) -> _ResultT:
    """Wait for work that is finished even if its caller is cancelled."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody may have gone
    return await asyncio.shield(task)


def _in_one_line(error: psycopg.Error) -> str:
    return " ".join(str(error).split())


# -------------------------------------------------------------------------------------------------------- SQL

_HINTS = (
    (re.compile(r"\bINDEXED BY \w+"), ""),
    (re.compile(r"\bCROSS JOIN (\w+) ON\b"), r"JOIN \1 ON"),
    (re.compile(r"\bIFNULL\("), "COALESCE("),
)
"""SQLite syntax and its replacement: query planner hints, and the function in one of the indexes."""
_TYPES = (
    (
        re.compile(r"\bid\s+INTEGER PRIMARY KEY( AUTOINCREMENT)?"),
        "id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    ),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
    (re.compile(r"\bTEXT\b"), 'TEXT COLLATE "C"'),
    (re.compile(r"\) WITHOUT ROWID"), ")"),
)
"""Types of columns; text sorts by its bytes, as in SQLite."""
_TOKEN = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]+)|%")


@cache
def _translate(sql: str, own: Range) -> str:
    """A statement as psycopg takes it, for a process that hosts that range of servers."""
    # The formula of range_of.
    is_own = f"((COALESCE(guild_id, 0) >> 22) % {own.parts} = {own.number})"
    sql = sql.replace("in_range(guild_id)", is_own)
    for pattern, instead in _HINTS:
        sql = pattern.sub(instead, sql)

    def token(found: re.Match[str]) -> str:
        if found[1]:
            return f"%({found[1]})s"
        return "%s" if found[0] == "?" else found[0].replace("%", "%%")

    return _TOKEN.sub(token, sql)


def _as_here(script: str) -> list[str]:
    """Statements that create tables and indexes, with PostgreSQL's types."""
    for pattern, instead in _TYPES:
        script = pattern.sub(instead, script)
    return [*migration_statements(script)]


@cache
def tables_of_sqlite(scripts: tuple[str, ...]) -> list[str]:
    """Statements for the tables and indexes which SQLite's first migrations lead to."""
    with closing(sqlite3.connect(":memory:")) as memory:
        for script in scripts:
            memory.executescript(script)
        made = memory.execute(
            "SELECT sql FROM sqlite_schema WHERE type IN ('table', 'index') AND sql IS NOT NULL"
            " AND name NOT LIKE 'sqlite%' ORDER BY type DESC, rowid"
        ).fetchall()
    return [statement for (sql,) in made for statement in _as_here(f"{sql};")]


def _statements(script: str) -> Iterable[str]:
    """Split a script into statements, whose bodies between ``$$`` are left whole."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if line.rstrip().endswith(";") and statement.count("$$") % 2 == 0:
            yield statement
            statement = ""
