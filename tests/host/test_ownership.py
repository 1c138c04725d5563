"""Which of several processes hosts the games: taking the leases, standing by, losing them."""

import asyncio
import shutil
from contextlib import asynccontextmanager

import pytest

from k2bot.host.service import ownership
from k2bot.host.service.ownership import Ownership, sole_use
from k2bot.host.store import Claim, Store, StoreError, leases
from k2bot.host.store.database import MIGRATIONS, SqliteDatabase
from k2bot.host.store.leases import MIGRATION, Leases
from tests.host.migrated import prepared
from tests.waiting import until


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(ownership, "LOOK", 0.01)
    monkeypatch.setattr(ownership, "RENEWAL", 0.02)


@pytest.fixture
def path(tmp_path):
    return prepared(tmp_path / "games.sqlite3")


@pytest.fixture(params=["sqlite", "postgresql"])
def location(request):
    """A database of either kind; only with one in a file, a claim shows who is alive."""
    return request.getfixturevalue("path" if request.param == "sqlite" else "postgres_url")


@asynccontextmanager
async def process(path, *, lost=None, migrate=True):
    """What one process has: its store, its claim, and its ownership."""
    store, claim = await Store.open(path, migrate=migrate), Claim(path)
    own = Ownership(store.database, claim, lost)
    try:
        yield own, claim, store
    finally:
        await own.release()
        await store.close()


async def test_a_lease_that_its_owner_gives_up_goes_to_whoever_stands_by(location):
    async with process(location) as (first, _, _), process(location) as (second, _, store):
        assert await first.take()
        assert not first.acts, "not before it says so"
        first.act()
        assert first.acts
        assert not await second.take()
        assert not await first.has_heir()
        standing_by = asyncio.create_task(second.stand_by())
        async with asyncio.timeout(5):
            while not await first.has_heir():  # noqa: ASYNC110 - nothing signals it
                await asyncio.sleep(0.01)
        assert not standing_by.done()
        await first.release()
        assert await standing_by < 1
        assert (first.acts, second.valid, second.epochs) == (False, True, {0: 2})
        assert store.database.fence == {0: 2}


async def test_the_claim_shows_at_once_that_an_owner_is_gone(path):
    async with process(path) as (dead, claim, _), process(path) as (next_one, _, _):
        assert await dead.take()
        dead._keeping.cancel()
        assert not await next_one.take(), "its lease is valid, and it may be alive"
        claim.close()  # as when it is killed
        assert await next_one.take()
        assert next_one.epochs == {0: 2}


async def test_the_end_of_an_owner_that_was_only_paused_says_nothing_about_the_next_one(path):
    async with process(path) as (paused, claim, store), process(path) as (owner, _, _):
        assert await paused.take()
        paused._keeping.cancel()
        await Leases(store.database).release(paused.epochs, "")  # as when it has ended by itself
        assert await owner.take()
        owner._keeping.cancel()  # it hasn't got the claim yet
        claim.close()
        async with process(path) as (started, _, _):
            assert not await started.take()
            assert claim.held(), "left to the owner"
            claim.close()
            await Leases(store.database).release(owner.epochs, "")
            assert await started.take()


async def test_who_has_lost_a_lease_is_told_by_the_next_renewal_and_by_the_next_write(location):
    lost = []
    async with process(location, lost=lambda: lost.append(1)) as (own, _, store):
        assert await own.take()
        await Leases(store.database).take(own.epochs, "other", seize=True)
        await until(lambda: lost)
        assert not own.valid
        with pytest.raises(StoreError):
            await store.set_note("key", "text")
        assert len(lost) == 2


async def test_work_that_must_be_alone_is_refused_while_a_process_hosts_games(location):
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


async def test_a_lease_that_cannot_be_renewed_lapses_until_it_can(path, monkeypatch, caplog):
    monkeypatch.setattr(ownership, "MARGIN", leases.VALID / 1000 - 0.1)
    async with process(path) as (own, _, _), process(path) as (_, _, other):
        assert await own.take()
        own.act()
        async with other.database.transaction(fenced=False) as blocking:
            await blocking.execute("SELECT key FROM note")
            await until(lambda: own.lapsed)
            assert not await own.acting(0.01)
            valid = asyncio.create_task(own.until_valid())
            await asyncio.sleep(0.01)
            assert not valid.done()
        await asyncio.wait_for(valid, 5)
        assert own.acts


async def test_a_database_that_a_version_without_leases_has_is_migrated_only_after_its_end(path, tmp_path):
    old, scripts = tmp_path / "old.sqlite3", tmp_path / "migrations"
    scripts.mkdir()
    for script in MIGRATIONS.glob("*.sql"):
        if int(script.name[:4]) < MIGRATION:
            shutil.copy(script, scripts)
    await (await SqliteDatabase.open(old, scripts)).close()
    earlier = Claim(old)
    assert earlier.held()
    async with process(old, migrate=False) as (own, _, store):
        assert not await own.take()
        standing_by = asyncio.create_task(own.stand_by())
        await asyncio.sleep(0.05)
        assert min(await store.database.pending()) == MIGRATION
        earlier.close()
        await standing_by
        assert own.epochs == {0: 1}
        assert await store.database.pending() == {}


async def test_a_process_that_stands_by_for_a_newer_version_ends(path):
    async with process(path) as (first, _, store), process(path) as (second, _, _):
        assert await first.take()
        async with store.database.transaction() as migrating:
            migrating.change("INSERT INTO migration VALUES (9999, 'later', '')")
        with pytest.raises(StoreError, match="newer version"):
            await asyncio.wait_for(second.stand_by(), 5)


async def test_without_a_claim_nobody_else_can_be_there(path):
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
