"""Damaged files are refused with instructions, and backups are complete."""

import asyncio
import errno
import logging
import os
import re
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.host.kernel.posts import Posts
from k2bot.host.members import Member
from k2bot.host.rows import GamePost, InputRow, Status, StoredTable, TableRow
from k2bot.host.service.background import Timers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store, StoreError, damage
from k2bot.host.store.backups import back_up
from tests.host.hosting import NOON, kept
from tests.host.migrated import prepared
from tests.host.store.test_store import new_table
from tests.phrases import pattern, says

PAGE = 4096
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    """Bytes of a cleanly closed database with a running game of many inputs."""
    path = tmp_path_factory.mktemp("sound") / "games.sqlite3"

    async def fill():
        store = await Store.open(prepared(path))
        row = TableRow(0, 9, 500, 11, "k2", Status.LOBBY, {}, None, NOON, None, None)
        inputs = [
            InputRow(number, 0, "answer", f"stamp{number}", "x" * 60, NOON) for number in range(1, 1500)
        ]
        posts = Posts().with_new(NOON, *(GamePost("day", number) for number in range(500)))
        async with store.writing() as write:
            table_id = await write.new_table(
                StoredTable(row, (Member(11, "Ann"),), tuple(inputs), posts=posts.rows)
            )
        before = await store.table(table_id)
        await kept(store, before, row=replace(before.row, status=Status.RUNNING, seed="abc", begun=NOON))
        await store.close()

    asyncio.run(fill())
    data = path.read_bytes()
    assert len(data) > 40 * PAGE
    return data


def overwritten(data, first, pages):
    return data[: first * PAGE] + b"\xaa" * (pages * PAGE) + data[(first + pages) * PAGE :]


HARM = {
    "pages in the middle": lambda data: overwritten(data, len(data) // PAGE // 2, 4),
    "a page of the schema": lambda data: data[:200] + b"\xaa" * (PAGE - 200) + data[PAGE:],
    "cut off within a page": lambda data: data[: len(data) // 2 + 100],
    "cut off after the first page": lambda data: data[:PAGE],
}


@pytest.fixture
def games(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
async def test_a_damaged_file_is_refused_with_instructions(sound, games, harm):
    before = set(threading.enumerate())
    games.write_bytes(harm(sound))
    with pytest.raises(StoreError) as refused:
        await Store.open(games)
    said = str(refused.value)
    assert said.startswith(f"{games}: the database is damaged (")
    assert "docs/operations.md, Backups" in said
    assert f'sqlite3 "{games}" .recover' in said
    assert "\n" not in said
    assert set(threading.enumerate()) == before
    assert "## Backups" in (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


async def test_damage_found_during_a_migration_gives_the_same_message(sound, games, monkeypatch):
    monkeypatch.setattr(damage, "MAX_CHECKED_SIZE", 0)  # so that the migrations are what comes upon it
    games.write_bytes(sound[:PAGE] + b"\xaa" * (len(sound) - PAGE))
    with pytest.raises(StoreError, match="database is damaged"):
        await Store.open(games)


async def test_damage_found_while_loading_a_table_is_logged(sound, games, tiny_k2, monkeypatch, caplog):
    monkeypatch.setattr(damage, "MAX_CHECKED_SIZE", 0)
    games.write_bytes(within_the_inputs(sound))
    store = await Store.open(games)
    try:
        tables = Tables(store, tiny_k2)
        await Timers(store, tables).begin()
        await tables.recover()
        assert "table 1: skipped" in caplog.text
        assert "the database is damaged" in caplog.text
    finally:
        await store.close()


async def test_a_large_file_is_checked_while_in_use_and_damage_is_logged(sound, games, monkeypatch, caplog):
    before = set(threading.enumerate())
    monkeypatch.setattr(damage, "MAX_CHECKED_SIZE", 0)
    games.write_bytes(within_the_inputs(sound))
    store = await Store.open(games)
    await asyncio.wait([store.database._checkup])
    assert (await store.open_in_channel(500)).id == 1, "what is whole can be used"
    await store.close()
    (told,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert told.getMessage().startswith(f"{games}: the database is damaged (")
    assert told.exc_info is None
    assert set(threading.enumerate()) == before


@pytest.mark.parametrize("before_it", [0, 0.2], ids=["under way", "not begun yet"])
async def test_stopping_does_not_wait_for_the_damage_check(sound, games, monkeypatch, caplog, before_it):
    before = set(threading.enumerate())
    begun, waits = asyncio.Event(), []

    async def endless(connection, path):
        waits.append(asyncio.create_task(connection._execute(time.sleep, before_it)))
        await asyncio.sleep(0)
        begun.set()
        await connection.execute_fetchall(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n"
        )

    monkeypatch.setattr(damage, "MAX_CHECKED_SIZE", 0)
    monkeypatch.setattr(damage, "check", endless)
    games.write_bytes(sound)
    store = await Store.open(games)
    await begun.wait()
    await asyncio.wait_for(store.close(), 10)
    await asyncio.gather(*waits)
    assert set(threading.enumerate()) == before
    assert not caplog.records


def within_the_inputs(data):
    """Break a page of inputs that opening the file doesn't read."""
    places = [match.start() // PAGE for match in re.finditer(rb"stamp7\d\d", data)]
    page = places[len(places) // 2]
    assert page > 20
    return overwritten(data, page, 1)


@pytest.fixture
def tiny_k2(tiny):
    """The tiny game under the key of the stored table."""
    return Catalogue({"k2": lambda _: tiny})


# ---------------------------------------------------------------------------------------------------- backups


def notes(path):
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute("SELECT key, text FROM note"))


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(prepared(tmp_path / "games.sqlite3"))
    await store.set_note("kept", "yes")
    yield store
    await store.close()


async def test_a_backup_of_a_file_in_use_includes_the_newest_writes(store, tmp_path):
    await new_table(store)
    assert (tmp_path / "games.sqlite3-wal").exists(), "the writes are not in the file itself yet"
    assert back_up(tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3") == 1
    assert notes(tmp_path / "copy.sqlite3") == {"kept": "yes"}
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as opened:
        opened.execute("SELECT text FROM note")
        files = [path.name for path in tmp_path.glob("copy*")]
    assert files == ["copy.sqlite3"], "it needs no other file, even while it is read"
    again = await Store.open(tmp_path / "copy.sqlite3")
    assert (await again.table(1)).row == (await store.table(1)).row
    await again.close()


async def test_an_older_backup_is_kept_until_the_new_one_is_complete(store, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    back_up(tmp_path / "games.sqlite3", copy)
    older = copy.read_bytes()
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(older[:4096] + b"\xaa" * 4096 + older[8192:])
    with pytest.raises(StoreError, match=pattern("store-damaged", path=str(broken))):
        back_up(broken, copy)
    assert copy.read_bytes() == older
    assert not list(tmp_path.glob("*.part*"))


async def test_impossible_backup_paths_are_refused(store, tmp_path):
    games = tmp_path / "games.sqlite3"
    with pytest.raises(StoreError, match=pattern("backup-itself")):
        back_up(games, tmp_path / "." / "games.sqlite3")
    missing = tmp_path / "none" / "copy.sqlite3"
    why = os.strerror(errno.ENOENT)
    with pytest.raises(StoreError, match=pattern("backup-unwritable", path=str(missing), error=why)):
        back_up(games, missing)
    with pytest.raises(StoreError, match=pattern("store-missing")):
        back_up(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    assert notes(games) == {"kept": "yes"}
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_databases_of_other_programs_are_refused_and_left_unchanged(tmp_path):
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE theirs (text)")
    with pytest.raises(StoreError, match=pattern("store-foreign", path=str(other))):
        await Store.open(other)
    (tmp_path / "empty.sqlite3").touch()
    for path in (other, tmp_path / "empty.sqlite3"):
        with pytest.raises(StoreError, match=pattern("store-foreign", path=str(path))):
            back_up(path, tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(other)) as left:
        assert left.execute("SELECT name FROM sqlite_schema").fetchall() == [("theirs",)]


def test_read_only_and_unopenable_files_have_different_errors(games):
    prepared(games)
    with closing(sqlite3.connect(f"{games.as_uri()}?mode=ro", uri=True)) as reading:
        with pytest.raises(sqlite3.Error) as refused:
            reading.execute("DELETE FROM note")
        assert says(str(damage.unusable(games, refused.value)), "store-read-only", path=str(games))
    nowhere = games / "games.sqlite3"
    with pytest.raises(sqlite3.Error) as refused, closing(sqlite3.connect(nowhere)):
        pass
    assert says(str(damage.unusable(nowhere, refused.value)), "store-unopened", path=str(nowhere))
