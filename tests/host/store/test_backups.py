"""Backups of both kinds of database, and what the database knows of them."""

import asyncio
from datetime import timedelta

import psycopg

from k2bot.host.store import Store, moving
from k2bot.host.store.backups import Backup, Backups, BackupState, back_up, record
from k2bot.host.store.snapshot import snapshot
from tests.host.hosting import NOON
from tests.host.store.test_store import new_table
from tests.phrases import refused

DAY = timedelta(days=1)


async def test_the_database_notes_its_newest_backup(store, location):
    backups = Backups(store)
    assert await backups.state() == BackupState(None, None)
    assert (await backups.state()).age(NOON) == timedelta()
    await new_table(store)
    assert await backups.state() == BackupState(None, NOON)
    assert (await backups.state()).age(NOON + 3 * DAY) == 3 * DAY
    for day in (1, 2):
        newest = Backup(NOON + day * DAY, f"copy-{day}", day)
        await record(location, newest)
    assert await backups.state() == BackupState(newest, newest.at)
    assert (await backups.state()).age(NOON + 3 * DAY) == DAY
    assert (await backups.state()).age(NOON) == timedelta(), "a clock that was set back"


async def test_a_backup_is_the_database_as_it_was_at_one_moment(store, location, tmp_path, monkeypatch):
    """Even if games go on meanwhile; with a server, its rows are read one table after the other."""
    table = await new_table(store)
    await store.set_note("kept", "before")
    real, at_work = moving.insert_into, []

    def meanwhile(name, columns):
        if not at_work:
            with psycopg.connect(location.url, autocommit=True) as other:
                at_work.append(other.execute("UPDATE note SET text = 'after' WHERE key = 'kept'").rowcount)
        return real(name, columns)

    monkeypatch.setattr(moving, "insert_into", meanwhile)
    copy = tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    copy.write_bytes(b"an older backup")
    assert await asyncio.to_thread(back_up, location, copy) == 1
    assert [*copy.parent.iterdir()] == [copy], "it needs no other file"
    async with snapshot(copy) as found:
        assert (await found.table(1), await found.note("kept")) == (table, "before")
    assert await store.note("kept") == ("after" if at_work else "before")


async def test_a_row_that_differs_makes_no_backup(postgres_url, tmp_path, monkeypatch):
    store = await Store.open(postgres_url)
    await store.set_note("kept", "yes")
    await store.close()
    copy, real = tmp_path / "copy.sqlite3", moving.Digest.add
    copy.write_bytes(b"an older backup")
    monkeypatch.setattr(moving.Digest, "add", lambda own, table, row: real(own, f"{table} {id(own)}", row))
    await refused(asyncio.to_thread(back_up, postgres_url, copy), "move-different")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"an older backup"]
