"""The database file: migrations, transactions, closing, and errors people can act on."""

import asyncio
import gc
import re
import sqlite3
import threading
import time
from contextlib import closing

import pytest

from k2bot.host.store import StoreError
from k2bot.host.store.damage import LockedError
from k2bot.host.store.database import MIGRATIONS, SqliteDatabase
from tests.phrases import pattern


@pytest.fixture
def migrations(tmp_path):
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_start.sql").write_text(
        "CREATE TABLE note (key TEXT PRIMARY KEY, text TEXT);\n"
        "CREATE TABLE thing (name TEXT);\nINSERT INTO thing VALUES ('one');"
    )
    return folder


@pytest.fixture
def path(tmp_path):
    return tmp_path / "database.sqlite3"


@pytest.fixture
async def opening():
    """Open databases and close them in any case; one left open would keep Python running."""
    opened = []

    async def opening(*args, **more):
        opened.append(await SqliteDatabase.open(*args, **more))
        return opened[-1]

    yield opening
    for database in opened:
        await database.close()


@pytest.fixture
async def database(path, migrations, opening):
    """A database with a single migration."""
    return await opening(path, migrations)


async def names(database):
    return [row["name"] for row in await database.rows("SELECT name FROM thing ORDER BY name")]


async def test_new_files_get_all_migrations_and_old_ones_the_missing_ones(path, migrations, opening):
    await (await opening(path, migrations)).close()
    (migrations / "0002_two.sql").write_text("INSERT INTO thing VALUES ('two');")
    (migrations / "0010_ten.sql").write_text("UPDATE thing SET name = name || '!';")
    database = await opening(path, migrations)
    done = await database.rows("SELECT number, name FROM migration ORDER BY number")
    assert await names(database) == ["one!", "two!"]
    assert [tuple(row) for row in done] == [(1, "0001_start.sql"), (2, "0002_two.sql"), (10, "0010_ten.sql")]


async def test_a_failing_migration_is_rolled_back(path, migrations, opening):
    await (await opening(path, migrations)).close()
    (migrations / "0002_two.sql").write_text(
        "INSERT INTO thing VALUES ('two');\nINSERT INTO missing_one VALUES (1);"
    )
    with pytest.raises(StoreError, match="no such table: missing_one"):
        await opening(path, migrations)
    (migrations / "0002_two.sql").unlink()
    database = await opening(path, migrations)
    assert await names(database) == ["one"]


@pytest.mark.parametrize("settings", ["journal_mode=DELETE", "locking_mode=EXCLUSIVE"])
async def test_a_file_that_another_program_has_locked_is_refused_with_an_explanation(
    path, migrations, opening, settings
):
    await (await opening(path, migrations)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        for statement in (f"PRAGMA {settings}", "BEGIN EXCLUSIVE", "INSERT INTO thing VALUES ('two')"):
            other.execute(statement)
        with pytest.raises(StoreError, match=pattern("store-locked", path=str(path))):
            await opening(path, migrations, busy=10)
        other.execute("ROLLBACK")
    assert await names(await opening(path, migrations)) == ["one"]


@pytest.mark.parametrize("at_once", [True, False])
async def test_nothing_is_stored_in_a_locked_file(path, migrations, opening, caplog, at_once):
    """It's logged once, in one line, and so is its end."""
    database = await opening(path, migrations, busy=10)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with pytest.raises(LockedError):
                async with database.transaction() as inside:
                    await changed(inside, "INSERT INTO thing VALUES ('two')", at_once=at_once)
        assert await names(database) == ["one"]
        assert isinstance(await database.trouble(), LockedError)
    async with database.transaction() as inside:
        await changed(inside, "INSERT INTO thing VALUES ('three')", at_once=at_once)
    assert await names(database) == ["one", "three"]
    told = [record for record in caplog.records if record.name.startswith("k2bot.")]
    assert [record.levelname for record in told] == ["ERROR", "WARNING"]
    assert "no longer locked" in told[1].getMessage()
    assert not any(record.exc_info for record in told)


async def changed(inside, sql, values=(), *, at_once):
    """Run a change at once, or with the rest of the transaction."""
    if at_once:
        await inside.execute(sql, values)
    else:
        inside.change(sql, values)


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_failing_transaction_is_rolled_back(database, at_once):

    async def write():
        async with database.transaction() as inside:
            await changed(inside, "INSERT INTO thing VALUES ('two')", at_once=at_once)
            await changed(inside, "INSERT INTO missing_one VALUES (1)", at_once=at_once)

    with pytest.raises(sqlite3.OperationalError):
        await write()
    async with database.transaction() as inside:
        await inside.execute("INSERT INTO thing VALUES ('three')")
    assert await names(database) == ["one", "three"]


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_cancelled_transaction_is_all_or_nothing(database, at_once):
    """Cancelled at any step, a transaction leaves both rows or none, and the next one works."""

    async def both(mark):
        async with database.transaction() as inside:
            await changed(inside, "INSERT INTO thing VALUES (?)", (f"a{mark}",), at_once=at_once)
            await changed(inside, "INSERT INTO thing VALUES (?)", (f"b{mark}",), at_once=at_once)

    for steps in range(12):
        task = asyncio.create_task(both(steps))
        for _ in range(steps):
            await asyncio.sleep(0.0005)
        task.cancel()
        await asyncio.wait([task])
        await asyncio.wait_for(both(f"after{steps}"), 5)
    found = await names(database)
    kept = {name[1:] for name in found if name != "one"}
    assert sorted(found) == sorted(["one", *(letter + mark for mark in kept for letter in "ab")])
    assert {f"after{steps}" for steps in range(12)} <= kept


async def test_a_reader_never_sees_half_a_transaction(database):
    seen = []

    async def read():
        seen.append(await names(database))

    async with database.transaction() as inside:
        await inside.execute("INSERT INTO thing VALUES ('two')")
        reader = asyncio.create_task(read())
        await asyncio.sleep(0.02)
        assert seen == []
        await inside.execute("INSERT INTO thing VALUES ('three')")
    await reader
    assert seen == [["one", "three", "two"]]


async def test_a_transaction_without_reads_is_sent_as_one_job(path, migrations, opening, monkeypatch):
    """Otherwise every statement would need its own round trip through the event loop."""
    database, jobs, told = await opening(path, migrations), [], []
    run = SqliteDatabase.run

    async def counted(self, work):
        jobs.append(work)
        return await run(self, work)

    monkeypatch.setattr(SqliteDatabase, "run", counted)

    async def change(name):
        async with database.transaction() as inside:
            inside.change(
                "INSERT INTO thing VALUES (?) RETURNING name", (name,), lambda rows: told.append(rows[0][0])
            )
            inside.change("UPDATE thing SET name = name || '!' WHERE name = ?", (name,))
            await asyncio.sleep(0)

    await asyncio.gather(change("two"), change("three"), names(database))
    assert (sorted(told), len(jobs)) == (["three", "two"], 3)
    async with database.transaction() as inside:
        (found,) = await inside.execute("SELECT COUNT(*) FROM thing")
        other = asyncio.create_task(change("four"))
        await asyncio.sleep(0.02)
        assert (found[0], told[2:]) == (3, [])
    await other
    assert await names(database) == ["four!", "one", "three!", "two!"]
    async with database.transaction():
        jobs.clear()
    assert jobs == [], "nothing was changed"


async def test_the_database_file_has_the_intended_pragmas(database):
    pragmas = ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
    found = {pragma: (await database.rows(f"PRAGMA {pragma}"))[0][0] for pragma in pragmas}
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2, "busy_timeout": 5000}


async def test_a_reading_cancelled_as_it_opens_leaves_no_thread_behind(
    path, migrations, opening, monkeypatch
):
    database, begun, usual = await opening(path, migrations), threading.Event(), sqlite3.connect

    def slowly(*args, **more):
        begun.set()
        time.sleep(0.05)
        return usual(*args, **more)

    async def read():
        async with database.reading() as reading:
            await reading.rows("SELECT 1")

    monkeypatch.setattr(sqlite3, "connect", slowly)
    before, task = set(threading.enumerate()), asyncio.create_task(read())
    await asyncio.sleep(0)
    begun.wait()
    task.cancel()
    await asyncio.wait({task})
    assert task.cancelled()
    assert set(threading.enumerate()) == before


async def test_closing_waits_for_the_writer_and_leaves_no_thread_behind(path, migrations, opening):
    """The database thread doesn't keep the program running either.

    aiosqlite doesn't promise that, so its version is pinned.
    """
    before = set(threading.enumerate())
    database = await opening(path, migrations)
    (thread,) = set(threading.enumerate()) - before
    assert database._connection._thread is thread
    assert thread.daemon
    requirements = (MIGRATIONS.parents[3] / "requirements.txt").read_text(encoding="utf-8")
    assert re.findall(r"^aiosqlite(.*)$", requirements, re.MULTILINE) == [">=0.22,<0.23"]

    async def write():
        async with database.transaction() as inside:
            await asyncio.sleep(0.02)
            await inside.execute("INSERT INTO thing VALUES ('two')")

    task = asyncio.create_task(write())
    await asyncio.sleep(0.005)
    await database.close()
    await database.close()  # once more is harmless
    assert set(threading.enumerate()) == before
    await task
    with pytest.raises(ValueError, match=r"no active connection|Connection closed"):
        await names(database)
    del database
    gc.collect()
    database = await opening(path, migrations)
    assert await names(database) == ["one", "two"]


def test_migration_numbers_are_unique():
    """Of two migrations with the same number, one would never run."""
    numbers = [file.name[:4] for file in MIGRATIONS.glob("*.sql")]
    assert sorted(numbers) == sorted(set(numbers))
