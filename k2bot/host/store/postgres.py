"""A database on a PostgreSQL server. Only an owner who asks for one needs psycopg."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing, contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from k2bot.host.store.damage import AwayError, EmptyError, LeaseLostError, NoRoomError, StoreError
from k2bot.host.store.database import (
    MIGRATIONS,
    Database,
    fence_queries,
    migration_scripts,
    migration_statements,
    verify_fence,
)

try:
    import psycopg
    from psycopg.pq import TransactionStatus
    from psycopg.rows import dict_row
    from psycopg.types.numeric import Int8Dumper
    from psycopg.types.string import StrDumper
except ImportError as error:
    raise StoreError("store-no-psycopg", error=str(error)) from error

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import TypeAlias

    from k2bot.host.store.damage import TroubleError
    from k2bot.host.store.database import Epochs, Row, Statement, Transaction
    from k2bot.location import PostgresUrl

    _Connection: TypeAlias = psycopg.AsyncConnection[dict[str, Any]]
    _Work: TypeAlias = "Callable[[_Connection], Awaitable[_ResultT]]"

_ResultT = TypeVar("_ResultT")

START: Final = 24
"""The first schema on PostgreSQL: what SQLite's migrations up to here lead to."""
OLDEST: Final = 13
"""Oldest version of the server that can tell how a transaction ended."""
NO_ROOM: Final = frozenset({"53100", "58030"})
"""SQLSTATE of a full disk, and of one that can't be written."""
UNSURE: Final = 5.0
"""Time in seconds to find out how a transaction ended whose connection was lost while it was committed."""
RETRY: Final = 0.2
"""Pause in seconds between attempts at that."""
CONNECTING: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "6000",
    "options": "-c lock_timeout=1000",
}
"""Settings of a connection that its address can override.

A dead server is noticed in seconds, and nobody waits longer for a row that a process stuck in a write keeps.
"""

BEGIN: Final[Statement] = ("BEGIN", ())
BEGIN_READING: Final[Statement] = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", ())
COMMIT: Final[Statement] = ("COMMIT", ())
NUMBER: Final[Statement] = ("SELECT CAST(pg_current_xact_id() AS TEXT) AS number", ())
"""Number of the transaction, by which the server can later tell how it ended."""


class _WholeDumper(Int8Dumper):
    """Sends whole numbers, True and False all as 64 bits wide, as columns are."""

    def dump(self, obj: Any) -> Any:
        """The number as the server reads it."""
        return super().dump(int(obj))


class PostgresDatabase(Database):
    """A database on a server behind one connection, which is opened anew when it's lost.

    A job that has begun is carried out even if whoever waits for it is cancelled, as in SQLite's thread.
    """

    def __init__(self, url: PostgresUrl, *, reading: bool = False) -> None:
        super().__init__(str(url))
        self._url = url
        self._reading = reading
        self._connection: _Connection | None = None
        self._turn = asyncio.Lock()
        """Held by the job that uses the connection."""
        self._begun: _Connection | None = None
        """Connection on which a transaction has begun; that one can't go on over another."""
        self._unsure: str | None = None
        """Number of a transaction of which nobody knows whether it was committed."""
        self._written = 0
        self._closed = False

    @classmethod
    async def open(
        cls, url: PostgresUrl, migrations: Path = MIGRATIONS, *, migrate: bool = True, reading: bool = False
    ) -> PostgresDatabase:
        """Connect, and run pending migrations; neither without ``migrate`` nor for ``reading`` alone.

        Raises StoreError, and EmptyError if there are no tables to read.
        """
        database = cls(url, reading=reading)
        try:
            with database.told():
                await database._refuse_unfit()
                if reading:
                    await database._refuse_other_schema(migrations)
                elif migrate:
                    await database.migrate(migrations)
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def changes(self) -> int:
        """Number of rows that have been written so far."""
        return self._written

    async def close(self) -> None:
        """Wait for running transactions, then disconnect."""
        await self._quiet.wait()
        async with self._lock, self._turn:
            self._closed = True
            if self._connection is not None:
                await self._connection.close()

    @contextmanager
    def told(self) -> Iterator[None]:
        """Convert the server's errors into a StoreError that says what to do."""
        try:
            yield
        except psycopg.Error as error:
            raise self.trouble_of(error) or StoreError(
                "store-unusable", path=self.name, error=_in_one_line(error)
            ) from error

    def trouble_of(self, error: BaseException) -> TroubleError | None:
        """What a failure means, if the disk is full or the server away; None for other errors."""
        if isinstance(error, AwayError):
            return error
        if not isinstance(error, psycopg.Error):
            return None
        if error.sqlstate in NO_ROOM:
            return NoRoomError("store-full", path=self.name, error=_in_one_line(error))
        # Without a state, the error is the connection's own; with these, the server is going or coming.
        is_away = isinstance(error, psycopg.OperationalError) and (error.sqlstate or "57P").startswith(
            ("08", "57P")
        )
        return AwayError("store-away", path=self.name, error=_in_one_line(error)) if is_away else None

    async def read(self, queries: list[Statement]) -> list[list[Row]]:
        """Rows of each query, all as of the same moment, outside of any transaction."""

        async def work(connection: _Connection) -> list[list[Row]]:
            if len(queries) == 1:
                return await self._run(connection, queries)
            return (await self._run(connection, [BEGIN_READING, *queries, COMMIT]))[1:-1]

        return await self._job(work)

    async def begin(self, epochs: Epochs | None) -> None:
        """Begin a transaction that may write. Raises LeaseLostError unless these epochs are the newest."""

        async def work(connection: _Connection) -> None:
            _, *found = await self._run(connection, [BEGIN, *_fence(epochs)])
            await self._verify(connection, epochs, found)
            self._begun = connection

        await self._job(work)

    async def execute(self, statements: list[Statement]) -> list[list[Row]]:
        """Rows of each statement, within the transaction that has begun."""
        return await self._job(lambda connection: self._run(connection, statements), goes_on=True)

    async def execute_and_commit(self, statements: list[Statement]) -> list[list[Row]]:
        """As ``execute``; then the transaction is committed."""

        async def work(connection: _Connection) -> list[list[Row]]:
            *found, number = await self._run(connection, [*statements, NUMBER])
            await self._commit(connection, number[0]["number"])
            self._begun = None
            return found

        return await self._job(work, goes_on=True)

    async def execute_whole(self, statements: list[Statement], epochs: Epochs | None) -> list[list[Row]]:
        """Rows of each statement of a whole transaction, which is rolled back if any fails.

        Raises LeaseLostError as for ``begin``.
        """
        first = [BEGIN, *_fence(epochs)]

        async def work(connection: _Connection) -> list[list[Row]]:
            *found, number = await self._run(connection, [*first, *statements, NUMBER])
            await self._verify(connection, epochs, found[1 : len(first)])
            await self._commit(connection, number[0]["number"])
            return found[len(first) :]

        return await self._job(work)

    async def roll_back(self) -> None:
        """Roll back the transaction that has begun; the server has done so if the connection is lost."""
        begun, self._begun = self._begun, None
        if begun is not None:

            async def work() -> None:
                async with self._turn:
                    with suppress(psycopg.OperationalError):
                        await begun.rollback()

            await _to_the_end(work())

    def scripts(self, migrations: Path) -> dict[int, tuple[str, list[str]]]:
        """Name and statements of each migration in a folder, by number."""
        own, found = migrations / "postgresql", migration_scripts(migrations)
        others = {number: text for number, text in found.items() if number > START}
        scripts = {number: (name, _as_here(script)) for number, (name, script) in others.items()}
        for number, (name, script) in migration_scripts(own).items():
            tables = tables_of_sqlite(found) if number == START else []
            scripts[number] = (name, [*tables, *_statements(script)])
        return scripts

    async def now(self) -> int:
        """Time in milliseconds since 1970, by the server's clock."""
        (row,) = await self.rows(
            "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS time"
        )
        return int(row["time"])

    async def end_connections(self, process: str) -> None:
        """End the connections of a process that has lost its lease, which may be stuck in a write.

        Its lock on the lease would otherwise last until it wakes.
        """
        await self.rows(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = ? AND datname = current_database() AND usename = current_user",
            (self._application(process),),
        )

    async def tables(self) -> frozenset[str]:
        """Names of all tables."""
        rows = await self.rows(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        )
        return frozenset(row["table_name"] for row in rows)

    async def columns(self, table: str) -> frozenset[str]:
        """Names of a table's columns."""
        rows = await self.rows(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ?",
            (table,),
        )
        return frozenset(row["column_name"] for row in rows)

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
            # Tables of SQLite that number rows only while they are there know no last one.
            (found,) = await transaction.execute(f"SELECT COALESCE(MAX(id), 0) AS newest FROM {table}")  # noqa: S608
            if newest := max(last.get(table, 0), found["newest"]):
                transaction.change(
                    "SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?)", (table, newest)
                )

    # ---------------------------------------------------------------------------------------------- internals

    async def _job(self, work: _Work[_ResultT], *, goes_on: bool = False) -> _ResultT:
        """Do some work with the connection, one job after the other.

        If the connection is lost, the work is done once more over a new one, unless it may have been stored.
        ``goes_on``: in the transaction that has begun, so over no other connection. Raises AwayError.
        """

        async def in_turn() -> _ResultT:
            async with self._turn:
                if goes_on and (self._begun is None or self._begun.closed):
                    raise AwayError("store-away", path=self.name, error="the connection was lost")
                connection = self._begun if goes_on and self._begun else await self._connected()
                try:
                    try:
                        return await work(connection)
                    except psycopg.OperationalError:
                        if goes_on or self._unsure is not None or not connection.closed:
                            raise
                    return await work(await self._connected())
                except psycopg.OperationalError as error:
                    if (trouble := self.trouble_of(error)) is not None:
                        raise trouble from error
                    raise

        return await _to_the_end(in_turn())

    async def _connected(self) -> _Connection:
        """The connection; a new one if there is none. Raises AwayError.

        If nobody knows how the last transaction ended, the server is asked first, so that whoever reads again
        gets what holds.
        """
        if self._closed:
            raise ValueError("Connection closed")
        if self._connection is None or self._connection.closed:
            await self._connect()
        assert self._connection is not None  # noqa: S101 - for the type checker
        if self._unsure is not None:
            await self._was_committed(self._connection)
        return self._connection

    async def _connect(self) -> None:
        """Connect anew. Raises AwayError."""
        if self._connection is not None:
            await self._connection.close()
        try:
            given = psycopg.conninfo.conninfo_to_dict(self._url.url)
            connection: _Connection = await psycopg.AsyncConnection.connect(
                **{**CONNECTING, **given, "application_name": self._application(self.process)},  # type: ignore[arg-type]  # the address decides which there are
                autocommit=True,
                row_factory=dict_row,
            )
        except psycopg.OperationalError as error:
            raise AwayError("store-away", path=self.name, error=_in_one_line(error)) from error
        if self._reading:
            await connection.execute("SET default_transaction_read_only = on")
        for kind, dumper in ((int, _WholeDumper), (bool, _WholeDumper), (str, StrDumper)):
            connection.adapters.register_dumper(kind, dumper)
        self._connection = connection

    @staticmethod
    def _application(process: str) -> str:
        """What the server calls a process."""
        return f"k2bot {process}"

    async def _run(self, connection: _Connection, statements: list[Statement]) -> list[list[Row]]:
        """Rows of each statement, sent at once; a failure is rolled back, unless a transaction goes on."""
        try:
            async with connection.pipeline():
                cursors = [await connection.execute(_translated(sql), values) for sql, values in statements]
            found: list[list[Row]] = [
                [*await cursor.fetchall()] if cursor.description else [] for cursor in cursors
            ]
        except psycopg.Error:
            status = connection.info.transaction_status
            if self._begun is None and status in (TransactionStatus.INERROR, TransactionStatus.INTRANS):
                await connection.rollback()
            raise
        self._written += sum(
            max(cursor.rowcount, 0) for cursor in cursors if (cursor.statusmessage or "")[:6] not in _READING
        )
        return found

    async def _verify(self, connection: _Connection, epochs: Epochs | None, found: list[list[Row]]) -> None:
        """Roll back and raise LeaseLostError unless the rows of ``_fence`` have these epochs."""
        if epochs is not None:
            try:
                verify_fence(epochs, found)
            except LeaseLostError:
                await connection.rollback()
                raise

    async def _commit(self, connection: _Connection, number: str) -> None:
        """Commit a transaction, and make sure that it was. Raises AwayError if it wasn't."""
        try:
            await self._run(connection, [COMMIT])
        except psycopg.OperationalError:
            if not connection.closed:
                raise
            self._unsure, until = number, asyncio.get_running_loop().time() + UNSURE
            while True:
                try:
                    if self._connection is None or self._connection.closed:
                        await self._connect()
                    assert self._connection is not None  # noqa: S101 - for the type checker
                    committed = await self._was_committed(self._connection)
                except (AwayError, psycopg.OperationalError):
                    if asyncio.get_running_loop().time() > until:
                        raise
                    await asyncio.sleep(RETRY)
                    continue
                if committed:
                    return
                raise

    async def _was_committed(self, connection: _Connection) -> bool:
        """Whether the transaction was whose connection was lost meanwhile. Raises AwayError if it goes on."""
        ((row,),) = await self._run(
            connection, [("SELECT pg_xact_status(CAST(? AS XID8)) AS status", (self._unsure,))]
        )
        if row["status"] == "in progress":
            raise AwayError("store-away", path=self.name, error="the last transaction hasn't ended yet")
        self._unsure = None
        return bool(row["status"] == "committed")

    async def _refuse_unfit(self) -> None:
        """Raise StoreError for a server that can't keep the games."""
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

    async def _refuse_other_schema(self, migrations: Path) -> None:
        """Raise StoreError for another schema than this version's, and EmptyError if there is none."""
        (row,) = await self.rows("SELECT to_regclass('migration') IS NOT NULL AS begun")
        if not row["begun"]:
            raise EmptyError("store-empty", path=self.name)
        (row,) = await self.rows("SELECT MAX(number) AS step FROM migration")
        known = max(self.scripts(migrations))
        if row["step"] > known:
            raise StoreError("store-newer", path=self.name, step=str(row["step"]), known=str(known))
        if row["step"] < known:
            raise StoreError("store-older", path=self.name, step=str(row["step"]), known=str(known))


_READING: Final = frozenset({"SELECT", "BEGIN", "COMMIT", "ROLLBA"})


def _fence(epochs: Epochs | None) -> list[Statement]:
    """Statements whose rows tell the epochs, which nobody can raise until the transaction ends."""
    return [(f"{sql} FOR SHARE", values) for sql, values in fence_queries(epochs or {})]


async def _to_the_end(work: Awaitable[_ResultT]) -> _ResultT:
    """Wait for work that goes on to its end even if whoever waits is cancelled."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody may have gone
    return await asyncio.shield(task)


def _in_one_line(error: psycopg.Error) -> str:
    return " ".join(str(error).split())


# -------------------------------------------------------------------------------------------------------- SQL

_HINTS: Final = (
    (re.compile(r"\bINDEXED BY \w+"), ""),
    (re.compile(r"\bCROSS JOIN (\w+) ON\b"), r"JOIN \1 ON"),
    (re.compile(r"\bIFNULL\("), "COALESCE("),
)
"""What only SQLite understands: hints on how to find rows, and the function in one of its indexes."""
_TYPES: Final = (
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
_TOKEN: Final = re.compile(r"'(?:[^']|'')*'|\?|(?<!:):([a-z_]+)|%")


@cache
def _translated(sql: str) -> str:
    """A statement as psycopg takes it."""
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


def tables_of_sqlite(scripts: dict[int, tuple[str, str]]) -> list[str]:
    """Statements that create the tables and indexes which SQLite's migrations up to ``START`` lead to."""
    with closing(sqlite3.connect(":memory:")) as memory:
        for number in sorted(scripts):
            if number <= START:
                memory.executescript(scripts[number][1])
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
