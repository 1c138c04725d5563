"""All games move from one database to another, of either kind, and go on there."""

from dataclasses import replace

import pytest

from k2bot.host.store import Store, StoreError
from k2bot.host.store.database import SqliteDatabase
from k2bot.host.store.moving import move
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.store.snapshot import snapshot
from k2bot.host.store.statistics import Statistics
from k2bot.host.values import Status
from tests import postgres
from tests.host.hosting import ANN, CHANNEL, opened
from tests.host.store.test_store import new_table
from tests.host.test_crash import SCRIPT, ending, expected, story  # noqa: F401 - a fixture
from tests.phrases import pattern

HALF = len(SCRIPT) // 2


async def seen(location):
    """What people can ask of a database."""
    async with snapshot(location) as store:
        return (
            await store.table(1),
            await store.table(2),
            await PersonalData(store.database).of(ANN),
            await Statistics(store.database).games(ANN, "tiny", revision=1, server=None, reader=ANN),
            await store.note("kept"),
        )


async def test_a_game_moves_to_a_server_and_back_and_goes_on(tmp_path, tiny, expected, monkeypatch):  # noqa: F811
    monkeypatch.setattr("k2bot.host.store.moving.ROWS_AT_ONCE", 7)
    monkeypatch.setattr("k2bot.host.store.moving.GAMES_AT_ONCE", 1)
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    with postgres.fresh() as server:
        async with opened(first, tiny) as house:
            for step in SCRIPT[:HALF]:
                await step(house)
            other = await new_table(house.store, channel=CHANNEL + 1)
            async with house.store.writing() as write:
                cancelled = replace(other, row=replace(other.row, status=Status.CANCELLED))
                await write.change(other, cancelled)
            await house.store.set_note("kept", "ключ: %s ? :name")
        moved = await move(first, server)
        assert (moved.tables, moved.rows > 20) == (2, True)
        assert await seen(server) == await seen(first)
        with pytest.raises(StoreError, match=pattern("move-in-the-way", path=str(server))):
            await move(first, server)
        async with opened(server, tiny, clock=house.clock, wall=house.wall) as house:
            await house.recover()
            for step in SCRIPT[HALF:]:
                await step(house)
            assert (ending(house.wall), await story(house)) == expected
            newest = max(row.id for row in (await house.store.table(1)).outbox)
        await move(server, last)
        assert await seen(last) == await seen(server)
    store = await Store.open(last)
    added = await new_table(store)
    assert added.row.id == 3, "ids go on"
    assert newest
    with pytest.raises(Exception, match="append-only"):
        await store.database.rows("DELETE FROM input")
    await store.close()


async def test_nothing_is_moved_to_a_server_that_has_only_a_setting(tmp_path, postgres_url):
    await (await Store.open(tmp_path / "first.sqlite3")).close()
    store = await Store.open(postgres_url)
    async with store.writing() as write:
        write.setting("person", ANN, "zone", "UTC")
    await store.close()
    with pytest.raises(StoreError, match=pattern("move-in-the-way", path=str(postgres_url))):
        await move(tmp_path / "first.sqlite3", postgres_url)


async def test_what_differs_after_a_move_is_told(tmp_path, monkeypatch):
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    store = await Store.open(first)
    await new_table(store)
    await store.close()

    async def meddled_with(database, transaction, real=SqliteDatabase.triggers_off):
        return [*await real(database, transaction), "UPDATE member SET name = name || '!' WHERE place = 0"]

    monkeypatch.setattr(SqliteDatabase, "triggers_off", meddled_with)
    with pytest.raises(StoreError, match=pattern("move-different", path=str(last))):
        await move(first, last)
