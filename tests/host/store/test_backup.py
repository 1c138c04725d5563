"""Backups: whole while a bot writes, one file, and never half of one in the place of an older one."""

import sqlite3
from contextlib import closing

import pytest

from k2bot.host.store import Store, StoreError
from k2bot.host.store.snapshot import back_up
from tests.host.migrated import prepared
from tests.host.store.test_store import new_table
from tests.phrases import pattern


def notes(path):
    with closing(sqlite3.connect(path)) as database:
        return dict(database.execute("SELECT key, text FROM note"))


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(prepared(tmp_path / "games.sqlite3"))
    await store.set_note("kept", "yes")
    yield store
    await store.close()


async def test_a_backup_of_a_file_in_use_has_the_newest_writes(store, tmp_path):
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


async def test_an_older_backup_stands_until_the_new_one_is_whole(store, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    back_up(tmp_path / "games.sqlite3", copy)
    older = copy.read_bytes()
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(older[:4096] + b"\xaa" * 4096 + older[8192:])
    with pytest.raises(StoreError, match=pattern("store-damaged", path=str(broken))):
        back_up(broken, copy)
    assert copy.read_bytes() == older
    assert not list(tmp_path.glob("*.part*"))


async def test_what_cannot_be_a_backup_is_refused(store, tmp_path):
    games = tmp_path / "games.sqlite3"
    with pytest.raises(StoreError, match=pattern("backup-itself")):
        back_up(games, tmp_path / "." / "games.sqlite3")
    with pytest.raises(StoreError, match=pattern("backup-unwritable")):
        back_up(games, tmp_path / "none" / "copy.sqlite3")
    with pytest.raises(StoreError, match=pattern("store-missing")):
        back_up(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    assert notes(games) == {"kept": "yes"}
    assert not (tmp_path / "copy.sqlite3").exists()
