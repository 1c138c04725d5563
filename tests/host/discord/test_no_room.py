"""Full, locked and unreachable databases: reported to players and owners, and play resumes afterwards."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from k2bot.host.discord.sender import OutboxSender
from k2bot.host.service.background import Timers
from k2bot.host.service.ownership import Ownership
from k2bot.host.store import Claim, Store
from k2bot.host.store.backups import back_up
from k2bot.host.store.damage import AwayError, StoreError
from k2bot.host.store.leases import Leases
from tests.host.discord import kit
from tests.host.discord.test_health import read, server_of
from tests.host.migrated import prepared
from tests.own_server import own_server
from tests.phrases import START, pattern, refused, says
from tests.proxy import proxied
from tests.small_disk import small_disk
from tests.waiting import until

SIZE = "2m"


@pytest.fixture
def disk(tmp_path):
    with small_disk(tmp_path / "disk", SIZE) as found:
        if found is None:
            pytest.skip("only somebody who may mount a file system can fill one")
        yield found


@dataclass(frozen=True)
class Fault:
    """A fault of a database file in a folder: how it begins and ends, and the messages about it."""

    folder: Path
    begin: Callable[[], None]
    end: Callable[[], None]
    told: str
    logged: str
    over: str


@pytest.fixture(params=["full disk", "locked file"])
def fault(request, tmp_path):
    """A disk that fills up, or a file that another program locks."""
    if request.param == "full disk":
        disk = request.getfixturevalue("disk")
        yield Fault(
            disk.folder,
            disk.fill,
            disk.clear,
            "discord-no-room",
            "store-full",
            "there's room on the disk again",
        )
        return
    file = prepared(tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        begin, end = partial(other.execute, "BEGIN IMMEDIATE"), partial(other.execute, "ROLLBACK")
        yield Fault(tmp_path, begin, end, "discord-database-locked", "store-locked", "it's no longer locked")


async def impatient(world):
    """Let statements wait 10 ms for a lock, instead of five seconds."""
    await world.host.store.database.rows("PRAGMA busy_timeout=10")


async def page_before_commit(world):
    """The bot's health endpoint, and the page on which Bob has only to commit, in a game of Ann, who has."""
    server = server_of(world.bot)
    await server.start()
    await world.begin("bob")
    await world.commit("ann", 3)
    panel = await world.press("bob", "My hand")
    return server, (await world.click_again("bob", panel, "g|1|p|choose1|pick|1")).response


async def trouble(server):
    """What the health endpoint says is wrong."""
    status, text = await read(server.port, "/healthz")
    assert status == 503
    return text


async def check_recovery(world, server, page):
    """The bot is healthy again, and Bob's press on that page counts."""
    assert await read(server.port, "/healthz") == (200, "ok\n")
    await world.press("bob", "Commit", page)
    assert world.session.state.choices == (3, 1)
    await server.close()


async def test_a_full_or_locked_file_is_reported_and_nothing_is_lost(fault, tiny, caplog):
    caplog.set_level(logging.WARNING)
    async with kit.world(fault.folder, tiny, reminders=False) as world:
        await impatient(world)
        server, page = await page_before_commit(world)
        stored = world.session

        fault.begin()
        assert says(await world.press("bob", "Commit", page), fault.told)
        assert "Board" in (await world.slash("ann", "board")).content, "reading goes on"
        text = await trouble(server)
        assert says(text.strip(), fault.logged, path=str(world.settings.database))
        told = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert [record.getMessage() for record in told] == [text.strip()], "once, not for each press"
        assert told[0].exc_info is None
        assert world.session == stored

        fault.end()
        assert await read(server.port, "/healthz") == (200, "ok\n")
        assert fault.over in caplog.messages[-1]
        await check_recovery(world, server, page)


async def test_a_post_that_a_full_or_locked_file_left_unrecorded_appears_once(
    fault, tiny, caplog, monkeypatch
):
    caplog.set_level(logging.DEBUG, "k2bot")
    async with kit.world(fault.folder, tiny, reminders=False) as world:
        await impatient(world)
        await world.lobby("bob")
        world.unhurried(0.01, 10_000)  # the second is for troubles other than the database's
        sent = OutboxSender._send_whole

        async def filling(postman, table, delivery, message):
            arrived = await sent(postman, table, delivery, message)
            monkeypatch.setattr(OutboxSender, "_send_whole", sent)
            fault.begin()
            return arrived

        monkeypatch.setattr(OutboxSender, "_send_whole", filling)
        lobby = world.newest("ann", START)
        world.tap("ann", lobby, world.ids(lobby)[START])
        await until(lambda: caplog.text.count("sending failed") > 2)
        assert "Traceback" not in caplog.text
        fault.end()
        await until(lambda: not world.host.sender._rounds)
        await world.settle()
        known = await world.host.store.database.rows("SELECT message_id FROM post WHERE seat IS NULL")
        assert [post.id for post in world.posts()] == sorted(row["message_id"] for row in known)
        assert len(known) > 1


async def test_a_start_or_backup_on_a_full_disk_fails_with_a_clear_message(disk, tmp_path, postgres_url):
    kept, usual = disk.folder / "games.sqlite3", tmp_path / "games.sqlite3"
    for database in (kept, usual):
        await (await Store.open(prepared(database))).close()
    left = kept.with_name("games.sqlite3-wal")
    left.write_bytes(b"by a crash")  # to read it, SQLite needs room
    disk.fill()
    with pytest.raises(StoreError, match=r"games.sqlite3: nothing can be stored, the disk .*Make room"):
        await Store.open(kept)
    with pytest.raises(StoreError, match=r"backup.sqlite3.*No space left|backup.sqlite3.*make room there"):
        back_up(usual, disk.folder / "backup.sqlite3")
    attempt = asyncio.to_thread(back_up, postgres_url, disk.folder / "backup.sqlite3")
    await refused(attempt, "backup-no-room", path=disk.folder / "backup.sqlite3")
    assert not [*disk.folder.glob("backup*")]
    with pytest.raises(StoreError, match=pattern("store-unwritable", path=str(kept))):
        back_up(kept, tmp_path / "backup.sqlite3")
    left.unlink()
    disk.clear()
    await (await Store.open(kept)).close()
    assert back_up(usual, disk.folder / "backup.sqlite3") == 0


async def test_a_full_disk_does_not_end_the_lease(disk):
    """The owner can still show pages and explain the problem; only a takeover ends its lease."""
    file = prepared(disk.folder / "games.sqlite3")
    async with AsyncExitStack() as closing:
        store, other = await Store.open(file), await Store.open(file)
        closing.push_async_callback(other.close)
        closing.push_async_callback(store.close)
        owner = Ownership(store.database, Claim(file))
        closing.push_async_callback(owner.release)
        closing.callback(disk.clear)
        assert await owner.take()
        disk.fill()
        with pytest.raises(StoreError):
            async with store.writing() as write:
                write.setting("person", 1, "language", "x" * 2**20)
        with pytest.raises(StoreError):
            await Leases(store.database).renew(0, owner.epoch)
        assert await owner._renew()
        disk.clear()
        assert await Leases(other.database).take(0, "other", seize=True)
        disk.fill()
        assert not await owner._renew()


# -------------------------------------------------------------------------------------- a server that is away


async def test_an_unreachable_database_is_reported_and_play_resumes_afterwards(
    postgres_url, tmp_path_factory, caplog, worlds
):
    caplog.set_level(logging.WARNING, "k2bot")
    folder = tmp_path_factory.mktemp("s")
    async with (
        proxied(postgres_url, folder) as (proxy, url),
        worlds(database=url) as world,
    ):
        server, page = await page_before_commit(world)

        proxy.away = True
        proxy.cut()
        assert says(await world.press("bob", "Commit", page), "discord-database-away")
        assert says(await trouble(server), "store-away", path=str(url))

        proxy.away = False
        await check_recovery(world, server, page)
    assert "Traceback" not in caplog.text


async def test_a_full_disk_on_the_database_server_is_reported(caplog, worlds):
    caplog.set_level(logging.WARNING, "k2bot")
    with own_server() as own:
        url = own.create("games")
        async with worlds(database=url) as world:
            server, page = await page_before_commit(world)
            with own.full("games"):
                with suppress(StoreError):
                    async with world.host.store.writing() as write:
                        write.setting("person", 1, "language", os.urandom(2**20).hex())
                assert says(await trouble(server), "store-full", path=str(url))
                told = [record.getMessage() for record in caplog.records if "disk" in record.getMessage()]
                assert [says(line, "store-full", path=str(url)) for line in told] == [True], "once"
            await check_recovery(world, server, page)
    assert "Traceback" not in caplog.text


async def test_a_takeover_waits_while_the_database_is_unreachable(caplog, monkeypatch, worlds):
    caplog.set_level(logging.DEBUG, "k2bot")
    begin, tries = Timers.begin, []

    async def while_it_is_away(timers, **more):
        tries.append(more)
        if len(tries) < 3:
            raise AwayError("store-away", path="games", error="gone")
        await begin(timers, **more)

    monkeypatch.setattr(Timers, "begin", while_it_is_away)
    monkeypatch.setattr("k2bot.host.discord.range_host.CHECK_INTERVAL", 0)  # the simulated time stands still
    async with worlds() as world:
        assert caplog.text.count("taking over without the database, retrying") == 1
        await world.begin("bob")
    assert "Traceback" not in caplog.text


async def test_a_game_stored_as_the_database_went_away_is_posted_when_it_returns(
    postgres_url, tmp_path_factory, caplog, worlds
):
    """The player was told that the database is unreachable, and needn't press again."""
    async with (
        proxied(postgres_url, tmp_path_factory.mktemp("s")) as (proxy, url),
        worlds(database=url) as world,
    ):
        database = world.host.store.database
        commit = database._commit

        async def and_away(*about):
            await commit(*about)
            proxy.away = True
            proxy.cut()

        database._commit = and_away
        told = await world.slash("ann", "new")
        assert says(told, "discord-database-away")
        database._commit = commit
        proxy.away = False
        assert not world.posts()
        await world.host.store.note("any")  # as the lease is renewed
        await until(world.posts)
        assert len(world.posts()) == 1
    assert "Traceback" not in caplog.text
