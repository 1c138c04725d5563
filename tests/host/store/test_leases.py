"""Leases: each range has one owner at a time, and only its writes succeed."""

import asyncio
import sqlite3

import psycopg
import pytest

from k2bot.host.store import Store
from k2bot.host.store.damage import AwayError, LeaseLostError, StoreError
from k2bot.host.store.leases import LEASE_LENGTH, Leases


@pytest.fixture
async def two(location, monkeypatch):
    """Leases and databases of two processes on one database, and their shared clock."""
    clock = [10**12]
    stores = [await Store.open(location), await Store.open(location)]

    async def now():
        return clock[0]

    for store in stores:
        monkeypatch.setattr(store.database, "now", now)
    yield *(Leases(store.database) for store in stores), *(store.database for store in stores), clock
    for store in stores:
        await store.close()


async def first_range(leases):
    return (await leases.all())[0]


async def written(database, key, *, reading):
    """Write a note, with or without reading first."""
    async with database.transaction() as writing:
        if reading:
            await writing.execute("SELECT key FROM note")
        writing.change("INSERT INTO note (key, text) VALUES (?, '')", (key,))


async def notes(database):
    """Keys written by ``written``, without the database's own notes."""
    return [row["key"] for row in await database.rows("SELECT key FROM note WHERE text = '' ORDER BY key")]


async def test_an_ended_lease_can_be_taken_and_counts_its_owners(two):
    one, other, _, _, clock = two
    assert await one.take(0, "one") == 1
    assert await other.take(0, "other") == 0, "valid"
    clock[0] += LEASE_LENGTH - 1
    assert await one.renew(0, 1)
    clock[0] += LEASE_LENGTH
    assert await one.renew(0, 1), "late, but nobody has taken it"
    clock[0] += LEASE_LENGTH
    assert await other.take(0, "other") == 2
    assert not await one.renew(0, 1)
    await one.release(0, 1, "one")
    lease = await first_range(one)
    assert (lease.epoch, lease.owner, lease.left) == (2, "other", LEASE_LENGTH / 1000), "not one's to release"
    await other.release(0, 2, "other")
    assert await one.take(0, "one") == 3
    assert await other.take(0, "other", seize=True, for_good=True) == 4
    clock[0] += 10**9
    assert await one.take(0, "one") == 0


async def test_one_process_at_a_time_is_the_heir_while_it_renews(two):
    one, other, _, _, clock = two
    await one.take(0, "owner")
    await one.stand_by(0, "one")
    await other.stand_by(0, "other")
    lease = await first_range(one)
    assert (lease.heir, lease.heir_left) == ("one", LEASE_LENGTH / 1000)
    clock[0] += LEASE_LENGTH
    await other.stand_by(0, "other")
    assert (await first_range(one)).heir == "other"
    await one.release(0, 0, "one")
    assert (await first_range(one)).heir_left > 0
    await other.release(0, 0, "other")
    assert (await first_range(one)).heir_left < 0
    assert await other.take(0, "other") == 2
    assert (await first_range(one)).heir_left < 0, "an owner is nobody's heir"


async def test_a_lease_goes_to_its_heir_while_there_is_one(two):
    one, other, _, _, clock = two
    for number in (0, 1):
        assert await one.take(number, "owner") == 1
    await one.stand_by(1, "heir")
    for number in (0, 1):
        await other.release(number, 1, "owner")
    assert await other.take(0, "anybody") == 2
    assert await other.take(1, "anybody") == 0, "left to its heir"
    assert await one.take(1, "heir, in other words", heir="heir") == 2
    await one.stand_by(0, "heir")
    clock[0] += LEASE_LENGTH
    assert (await other.take(0, "anybody"), await other.take(1, "anybody")) == (3, 3), "the heir is gone"
    await one.stand_by(0, "heir")
    await one.stand_by(0, "idler")
    assert (await first_range(one)).heir == "heir"
    await one.stand_by(0, "idler", instead_of="heir")
    assert (await first_range(one)).heir == "idler"


async def test_all_owners_must_use_the_same_number_of_ranges(two):
    one, other, first, _, clock = two
    assert await one.parts() == 1
    assert await one.take(0, "one", parts=2) == 1, "nobody else has a lease"
    assert await one.parts() == 2
    first.fence = {0: 1}
    with pytest.raises(StoreError, match="in 2 parts, but here parts is 3"):
        await other.take(2, "other", parts=3)
    assert await other.take(1, "other", parts=2) == 1
    clock[0] += LEASE_LENGTH
    assert await other.take(2, "other", parts=3) == 1
    assert await one.parts() == 3
    with pytest.raises(LeaseLostError):
        await written(first, "a", reading=False)
    assert not await one.renew(0, 1), "whoever slept through it"


@pytest.mark.parametrize("reading", [True, False])
async def test_losing_one_range_does_not_stop_writes_to_another(two, reading):
    """Each range has its own connection and fence."""
    one, other, first, second, _ = two
    first.fence, second.fence = {0: await one.take(0, "one")}, {1: await one.take(1, "one")}
    await other.take(1, "other", seize=True)
    await written(first, "a", reading=reading)
    with pytest.raises(LeaseLostError):
        await written(second, "b", reading=reading)
    assert await notes(first) == ["a"]


@pytest.mark.parametrize("reading", [True, False])
async def test_only_the_newest_owner_can_write(two, reading):
    one, other, first, second, clock = two
    lost = []
    first.on_lost = lambda: lost.append("first")
    await written(first, "a", reading=reading)
    first.fence, second.fence = {0: await one.take(0, "one")}, {}
    await written(first, "b", reading=reading)
    with pytest.raises(LeaseLostError):
        await written(second, "c", reading=reading)
    clock[0] += LEASE_LENGTH
    second.fence = {0: await other.take(0, "other")}
    await written(second, "d", reading=reading)
    assert lost == []
    with pytest.raises(LeaseLostError):
        await written(first, "e", reading=reading)
    assert lost == ["first"]
    assert await notes(first) == ["a", "b", "d"]
    async with second.transaction() as next_one:
        next_one.change("DELETE FROM note WHERE text = ''")
    assert await notes(first) == [], "what was refused blocks nothing"


async def test_an_owner_stuck_in_a_write_does_not_block_a_takeover(postgres_url):
    """On a server only; a file can't be taken from a process."""
    stores = [await Store.open(postgres_url) for _ in range(2)]
    first, second = (store.database for store in stores)
    first.fence = {0: await Leases(first).take(0, f"first, {first.process}")}
    async with first.transaction(fenced=False) as ending:
        ending.change("UPDATE lease SET until = 0")

    async def write_while_another_one_takes_over():
        async with first.transaction() as stuck:
            await stuck.execute("SELECT key FROM note")
            assert await asyncio.wait_for(Leases(second).take(0, f"second, {second.process}"), 5) == 2
            stuck.change("INSERT INTO note (key, text) VALUES ('a', '')")

    with pytest.raises(AwayError):
        await write_while_another_one_takes_over()
    with pytest.raises(LeaseLostError):
        await written(first, "b", reading=False)
    assert await notes(second) == []
    for store in stores:
        await store.close()


async def test_a_takeover_waits_for_a_running_transaction(two):
    """The epoch a transaction has checked stays valid until it commits."""
    one, other, first, _, clock = two
    first.fence = {0: await one.take(0, "one")}
    clock[0] += LEASE_LENGTH
    async with first.transaction() as under_way:
        await under_way.execute("SELECT key FROM note")
        taking = asyncio.create_task(other.take(0, "other"))
        await asyncio.sleep(0.02)
        assert not taking.done()
        under_way.change("INSERT INTO note (key, text) VALUES ('a', '')")
    assert await taking == 2
    assert await notes(first) == ["a"]


async def test_the_fence_refuses_a_write_that_the_new_owners_writes_have_made_impossible(two):
    """Not a trigger, as if the bot were at fault."""
    one, other, first, second, clock = two
    first.fence = {0: await one.take(0, "one")}
    clock[0] += LEASE_LENGTH
    second.fence = {0: await other.take(0, "other")}
    skips = "INSERT INTO input (table_id, number) VALUES (1, 5)"
    with pytest.raises(LeaseLostError):
        await first.change(skips)
    with pytest.raises((psycopg.Error, sqlite3.Error), match="must follow the last one"):
        await second.change(skips)
