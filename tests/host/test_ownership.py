"""Which of several processes hosts the games: taking leases, standing by and losing them."""

import asyncio
import shutil
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from k2bot.host.service import ownership
from k2bot.host.service.ownership import CUT_OFF, Ownership, process_of, sole_use
from k2bot.host.store import Claim, Store, StoreError, leases
from k2bot.host.store.database import MIGRATIONS, Range, SqliteDatabase
from k2bot.host.store.leases import MIGRATION, Leases
from tests import postgres
from tests.host.migrated import prepared
from tests.proxy import proxied
from tests.waiting import until


@pytest.fixture(autouse=True)
def short_intervals(monkeypatch):
    monkeypatch.setattr(ownership, "CHECK_INTERVAL", 0.01)
    monkeypatch.setattr(ownership, "RENEWAL", 0.02)


@pytest.fixture
def path(tmp_path):
    return prepared(tmp_path / "games.sqlite3")


@asynccontextmanager
async def process(path, *, lost=None, migrate=True):
    """One process: its ownership, claim and store."""
    store, claim = await Store.open(path, migrate=migrate), Claim(path)
    own = Ownership(store.database, claim, lost)
    try:
        yield own, claim, store
    finally:
        await own.release()
        await store.close()


async def test_a_released_lease_goes_to_the_process_standing_by(location):
    async with process(location) as (first, _, _), process(location) as (second, _, store):
        assert await first.take()
        assert not first.acts, "not before it says so"
        first.act()
        assert first.acts
        assert not await second.take()
        assert not await first.has_heir()
        standing_by = asyncio.create_task(second.stand_by())
        await until(first.has_heir)
        assert not standing_by.done()
        await first.release()
        assert await standing_by < 1
        assert (first.acts, second.valid, second.epoch) == (False, True, 2)
        assert store.database.fence == {0: 2}


async def test_writes_after_releasing_a_lease_fail_without_reporting_its_loss(location):
    lost = []
    async with process(location, lost=lambda: lost.append(1)) as (own, _, store):
        assert await own.take()
        await own.release()
        with pytest.raises(StoreError):
            await store.set_note("key", "text")
        with pytest.raises(ConnectionError):
            await own.until_valid()
        assert lost == []


async def test_a_dropped_claim_shows_at_once_that_its_owner_is_gone(path):
    async with process(path) as (dead, claim, _), process(path) as (next_one, _, _):
        assert await dead.take()
        dead._renewal.cancel()
        assert not await next_one.take(), "its lease is valid, and it may be alive"
        claim.close()  # as when it is killed
        assert await next_one.take()
        assert next_one.epoch == 2


async def test_the_end_of_a_former_owner_does_not_end_the_new_owners_lease(path):
    async with process(path) as (paused, claim, store), process(path) as (owner, _, _):
        assert await paused.take()
        paused._renewal.cancel()
        await Leases(store.database).release(0, paused.epoch, "")  # as when it has ended by itself
        assert await owner.take()
        owner._renewal.cancel()  # it hasn't got the claim yet
        claim.close()
        async with process(path) as (started, _, _):
            assert not await started.take()
            assert claim.acquire(), "left to the owner"
            claim.close()
            await Leases(store.database).release(0, owner.epoch, "")
            assert await started.take()


async def test_the_next_renewal_and_the_next_write_report_a_lost_lease(location):
    lost = []
    async with process(location, lost=lambda: lost.append(1)) as (own, _, store):
        assert await own.take()
        await Leases(store.database).take(0, "other", seize=True)
        await until(lambda: lost)
        assert not own.valid
        with pytest.raises(StoreError):
            await store.set_note("key", "text")
        assert lost == [1], "once"


async def test_of_processes_started_together_on_an_empty_database_one_hosts_the_games():
    with postgres.fresh() as url:
        async with AsyncExitStack() as starting:
            each = [await starting.enter_async_context(process(url, migrate=False)) for _ in range(4)]
            took = await asyncio.gather(*(own.take() for own, _, _ in each))
            assert sorted(took) == [False, False, False, True]
            assert [await store.database.pending() for _, _, store in each] == [{}] * 4


async def test_sole_use_is_refused_while_a_process_hosts_games(location):
    async with process(location) as (own, _, _):
        assert await own.take()
        with pytest.raises(StoreError, match="is in use"):
            async with sole_use(location):
                pass
        await own.release()
        async with sole_use(location) as store:
            await store.set_note("key", "text")
            async with process(location) as (other, _, _):
                assert not await other.take()


async def test_a_lease_that_cannot_be_released_is_logged_in_one_line(path, monkeypatch, caplog):
    def failing(*_):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    async with process(path) as (own, _, _):
        assert await own.take()
        monkeypatch.setattr(Leases, "release", failing)
        await own.release()
        (line,) = [record for record in caplog.records if "lease not released" in record.getMessage()]
        assert line.exc_info is None


async def test_a_process_that_could_not_take_a_lease_releases_none(path, monkeypatch, caplog):
    """So that the log shows only the cause."""

    def failing(*_, **__):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    async with process(path) as (own, _, _):
        monkeypatch.setattr(Leases, "take", failing)
        monkeypatch.setattr(Leases, "release", failing)
        with pytest.raises(sqlite3.Error):
            await own.take()
        await own.release()
    assert caplog.records == []


async def test_a_lease_that_cannot_be_renewed_lapses_until_it_can(path, monkeypatch, caplog):
    monkeypatch.setattr(ownership, "MARGIN", leases.LEASE_LENGTH / 1000 - 0.1)
    async with process(path) as (own, _, _), process(path) as (_, _, other):
        assert await own.take()
        own.act()
        async with other.database.transaction(fenced=False) as blocking:
            await blocking.execute("SELECT key FROM note")
            await until(lambda: own.lapsed)
            assert not await own.acts_within(0.01)
            valid = asyncio.create_task(own.until_valid())
            await asyncio.sleep(0.01)
            assert not valid.done()
        await asyncio.wait_for(valid, 5)
        assert own.acts


async def test_a_database_used_by_a_version_without_leases_is_migrated_after_it_ends(path, tmp_path):
    old, scripts = tmp_path / "old.sqlite3", tmp_path / "migrations"
    scripts.mkdir()
    for script in MIGRATIONS.glob("*.sql"):
        if int(script.name[:4]) < MIGRATION:
            shutil.copy(script, scripts)
    await (await SqliteDatabase.open(old, scripts)).close()
    earlier = Claim(old)
    assert earlier.acquire()
    async with process(old, migrate=False) as (own, _, store):
        assert not await own.take()
        standing_by = asyncio.create_task(own.stand_by())
        await asyncio.sleep(0.05)
        assert min(await store.database.pending()) == MIGRATION
        earlier.close()
        await standing_by
        assert own.epoch == 1
        assert await store.database.pending() == {}


async def test_a_process_standing_by_logs_each_outage_once(path, monkeypatch, caplog):
    async with process(path) as (owner, _, _), process(path) as (own, _, _):
        assert await owner.take()
        left, look = [False, True, True, False, True, True], own._leases.all

        async def broken():
            if left and left.pop(0):
                raise ConnectionError("down")
            return await look()

        monkeypatch.setattr(own._leases, "all", broken)
        standing_by = asyncio.create_task(own.stand_by())
        await until(lambda: not left)
        standing_by.cancel()
    assert caplog.text.count("standing by without the database") == 2


async def test_a_process_standing_by_ends_when_a_newer_version_migrates(path):
    async with process(path) as (first, _, store), process(path) as (second, _, _):
        assert await first.take()
        async with store.database.transaction() as migrating:
            migrating.change("INSERT INTO migration VALUES (9999, 'later', '')")
        with pytest.raises(StoreError, match="newer version"):
            await asyncio.wait_for(second.stand_by(), 5)


# --------------------------------------------------------------------------------------------- several ranges


def heard():
    """Discord is connected."""
    return 0.0


@asynccontextmanager
async def sharing(url, name, parts=2, *, lost=None, silence=heard, take=range(9)):
    """A process that takes those ranges, if they're free, and stands by for the others."""
    async with AsyncExitStack() as closers:
        owners, tasks = [], []
        for number in range(parts):
            store = await Store.open(url)
            closers.push_async_callback(store.close)
            own = Range(number, parts)
            owners.append(Ownership(store.database, Claim(url), lost, own=own, process=name, silence=silence))
            closers.push_async_callback(owners[-1].release)
        for owner in owners:
            if not (owner.range.number in take and await owner.take()):
                tasks.append(asyncio.create_task(owner.stand_by()))
                closers.callback(tasks[-1].cancel)
        yield owners


def hosted(owners):
    return [owner.range.number for owner in owners if owner.valid]


async def to_give(owners):
    """Numbers of the ranges of a process that their heirs should host."""
    leases = await owners[0].leases()
    return [owner.range.number for owner in owners if owner.is_for_heir(leases)]


async def test_a_process_with_two_ranges_more_gives_one_to_its_heir(postgres_url):
    silence = [1.0]
    async with (
        sharing(postgres_url, "a, schema 1") as first,
        sharing(postgres_url, "b, schema 1", silence=lambda: silence[0]) as second,
    ):
        for owner in first:
            owner.act()
        assert hosted(first) == [0, 1]
        assert hosted(second) == []
        await asyncio.sleep(0.1)
        assert await to_give(first) == [], "nobody else is connected to Discord yet"
        silence[0] = 0.0
        await eventually(lambda: to_give(first), [1])
        await first[1].release()
        await until(lambda: hosted(second) == [1])
        second[1].act()
        assert (await to_give(first), await to_give(second)) == ([], [])


async def test_the_range_of_private_chats_is_given_away_only_by_a_process_cut_off_from_discord(postgres_url):
    silence = [0.0]
    async with sharing(postgres_url, "a, schema 1", silence=lambda: silence[0]) as first:
        for owner in first:
            owner.act()
        leases = Leases(first[0]._database)
        await leases.stand_by(0, "b, schema 1, 1")
        assert await to_give(first) == []
        await leases.stand_by(1, "b, schema 1, 2")
        assert await to_give(first) == [1]
        await asyncio.sleep(0.2)
        # The heir may not have known yet that the same outage cut it off, too.
        for silence[0], given in ((CUT_OFF / 2, []), (CUT_OFF + 0.1, []), (CUT_OFF + 1, [0, 1])):
            assert await to_give(first) == given


async def test_a_process_cut_off_from_discord_takes_nothing_and_is_nobodys_heir(location):
    async with process(location) as (first, _, _), process(location) as (second, claim, _):
        assert await first.take()
        second._silence = lambda: CUT_OFF + 1
        standing_by = asyncio.create_task(second.stand_by())
        await first.release()
        await asyncio.sleep(0.1)
        assert not standing_by.done()
        assert not claim._connection, "others may have it"
        second._silence = heard
        await standing_by


async def test_the_heir_is_the_least_loaded_process_of_the_same_version(postgres_url):
    async with sharing(postgres_url, "a, schema 1", 3) as first:
        leases = Leases(first[0]._database)
        for owner in first:
            owner.act()

        async def heirs():
            return {process_of(lease.heir) for lease in (await leases.all()).values() if lease.heir_left > 0}

        async with sharing(postgres_url, "b, schema 2", 3):
            await eventually(heirs, {"b, schema 2"})
            assert await to_give(first) == []
        async with sharing(postgres_url, "c, schema 1", 3) as second:
            await eventually(lambda: to_give(first), [1, 2])
            await first[2].release()
            await until(lambda: hosted(second) == [2])
            await eventually(lambda: to_give(first), [])
            async with sharing(postgres_url, "d, schema 1", 3):
                await eventually(
                    lambda: to_give(first), [1]
                )  # whose heir was the third one, which has as many now


@pytest.fixture
def quick_leases(monkeypatch):
    """Leases of 0.6 s, and databases that are given up as fast."""
    monkeypatch.setattr(leases, "LEASE_LENGTH", 600)
    monkeypatch.setattr(ownership, "LEASE_LENGTH", 600)
    monkeypatch.setattr(ownership, "MARGIN", 0.1)
    monkeypatch.setattr(ownership, "RENEWAL", 0.2)
    monkeypatch.setattr("k2bot.host.store.postgres.ANSWER_TIMEOUT", 0.5)


@pytest.mark.parametrize("how", ["hangs", "refuses"])
async def test_after_an_outage_of_the_database_each_owner_keeps_its_range(
    postgres_url, tmp_path_factory, quick_leases, caplog, how
):
    lost = []
    async with AsyncExitStack() as closing:
        proxies, owners, silence = [], [], [CUT_OFF + 1]
        for number, name in enumerate(("a, schema 1", "b, schema 1")):
            way = proxied(postgres_url, tmp_path_factory.mktemp("s"))
            proxy, url = await closing.enter_async_context(way)
            part = sharing(url, name, lost=lambda: lost.append(1), silence=lambda: silence[0], take=(number,))
            owners.append(await closing.enter_async_context(part))
            proxies.append(proxy)
        silence[0] = 0.0
        await until(owners[0][0].has_heir)
        for proxy in proxies:
            if how == "hangs":
                proxy.hang()
            else:
                proxy.away = True
                proxy.cut()
        await asyncio.sleep(1.5)
        assert [*map(hosted, owners)] == [[], []]
        for proxy in proxies:
            proxy.flow()
            proxy.away = False
            await asyncio.sleep(0.2)  # one is sooner back than the other
        await until(lambda: [*map(hosted, owners)] == [[0], [1]])
        await asyncio.sleep(0.8)
        assert [*map(hosted, owners)] == [[0], [1]]
        assert lost == []
    lines = [record.levelname for record in caplog.records if record.name.startswith("k2bot")]
    assert lines == ["ERROR", "ERROR", "WARNING", "WARNING"], "one line for both ranges of a process"


@pytest.mark.parametrize("stage", [b"INSERT INTO lease", b"COMMIT", b"SELECT number FROM migration"])
@pytest.mark.parametrize("how", ["cut_before", "cut_at"])
async def test_a_takeover_interrupted_by_the_database_is_completed(
    postgres_url, tmp_path_factory, monkeypatch, stage, how
):
    tries = []
    async with (
        process(postgres_url) as (first, _, _),
        proxied(postgres_url, tmp_path_factory.mktemp("s")) as (proxy, url),
        process(url) as (second, _, store),
    ):
        assert await first.take()
        take, taken = second.take, second._leases.take

        async def failing():
            if not tries:
                setattr(proxy, how, stage)
            tries.append(1)
            return await take()

        async def away_afterwards(*given, **more):
            try:
                return await taken(*given, **more)
            finally:
                if len(tries) == 1:
                    store.database._connection and proxy.cut()
                    proxy.away = True
                    asyncio.get_running_loop().call_later(0.3, setattr, proxy, "away", False)

        monkeypatch.setattr(second, "take", failing)
        monkeypatch.setattr(second._leases, "take", away_afterwards)
        standing_by = asyncio.create_task(second.stand_by())
        await until(first.has_heir)
        await first.release()
        await asyncio.wait_for(standing_by, 5)
        assert len(tries) > 1
        assert second.valid
        await store.set_note("key", "text")


async def test_a_different_number_of_parts_is_refused_while_ranges_are_hosted(postgres_url):
    async with sharing(postgres_url, "a") as first:
        store = await Store.open(postgres_url)
        three = Ownership(store.database, Claim(postgres_url), own=Range(0, 3))
        with pytest.raises(StoreError, match="in 2 parts, but here parts is 3"):
            await three.take()
        for owner in first:
            await owner.release()
        assert await three.take()
        with pytest.raises(StoreError, match="in use"):
            async with sole_use(postgres_url):
                pass
        await three.release()
        async with sole_use(postgres_url) as own:
            assert own.database.fence.keys() == {0, 1, 2}
        await store.close()


async def test_a_newer_version_migrates_once_no_range_is_hosted(postgres_url, monkeypatch):
    async with sharing(postgres_url, "a") as first, sharing(postgres_url, "b", take=()) as newer:
        pending = newer[0]._database.pending

        async def one_more():
            return {**await pending(), 9999: ("later", ())}

        migrated = []
        for owner in newer:
            monkeypatch.setattr(owner._database, "pending", one_more)
            monkeypatch.setattr(owner._database, "migrate", lambda: migrated.append(1) or asyncio.sleep(0))
        await first[0].release()
        await asyncio.sleep(0.2)
        assert hosted(newer) == [], "the old version still hosts range 1"
        await first[1].release()
        await until(lambda: hosted(newer) == [0])
        assert migrated
        monkeypatch.setattr(newer[1]._database, "pending", pending)
        await until(lambda: hosted(newer) == [0, 1])


async def eventually(look, wanted):
    """Wait until ``look`` returns ``wanted``."""
    async with asyncio.timeout(5):
        while await look() != wanted:  # noqa: ASYNC110 - nothing signals it
            await asyncio.sleep(0.01)


async def test_a_process_without_a_claim_seizes_the_lease_for_good(path):
    async with process(path) as (first, _, _):
        assert await first.take()
        store = await Store.open(path)
        alone = Ownership(store.database)
        assert await alone.take()
        assert alone.valid
        lease = (await Leases(store.database).all())[0]
        assert lease.left > 10**9, "no other may take it because it is not renewed"
        await alone.release()
        assert (await Leases(store.database).all())[0].left <= 0
        await store.close()
