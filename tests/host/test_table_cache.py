"""Finished tables do not fill the memory, and there is never a second Table of one id."""

from __future__ import annotations

import gc

import pytest

from k2bot.host import shelf
from tests.host.hosting import ANN, BOB, CHANNEL


@pytest.fixture(autouse=True)
def few(monkeypatch, house):
    """Keep two finished tables at most."""
    house.tables._tables._finished = 2


async def cancelled(house):
    table = await house.lobby(ANN)
    await house.tables.cancel(table.id, ANN)
    await house.wall.serve(table)
    return table.id


def in_memory(house):
    gc.collect()
    return sorted(table.id for table in house.tables._tables)


def test_some_finished_tables_are_kept_for_those_who_still_read_them():
    assert shelf.FINISHED >= 10


async def test_only_the_finished_tables_that_were_asked_for_last_stay_in_memory(house):
    first = await cancelled(house)
    second = await cancelled(house)
    await house.tables.find(first)
    third = await cancelled(house)
    running = await house.running(ANN, BOB)
    house.woken.clear()
    assert in_memory(house) == [first, third, running.id]
    assert (await house.tables.find(second)).id == second
    house.woken.clear()
    assert in_memory(house) == [second, third, running.id]


async def test_open_tables_stay_however_many_there_are(house):
    opened = [(await house.lobby(ANN, channel=CHANNEL + number)).id for number in range(6)]
    house.woken.clear()
    assert in_memory(house) == opened


async def test_a_table_that_somebody_works_with_stays_the_one_of_its_id(house):
    held = await house.tables.find(await cancelled(house))
    for _ in range(3):
        await cancelled(house)
    house.woken.clear()
    gc.collect()
    assert await house.tables.find(held.id) is held


async def test_what_a_table_had_left_to_post_is_posted_when_it_comes_back(house):
    table = await house.lobby(ANN)
    await house.tables.cancel(table.id, ANN)  # and nobody posts it: the channel is shut, say
    number = table.id
    del table
    for _ in range(3):
        await cancelled(house)
    house.woken.clear()
    assert number not in in_memory(house)
    table = await house.tables.find(number)
    assert house.woken == [table]
    await house.wall.serve(table)
    assert [told[-1][0] for told in house.wall.told()].count("lobby") == 4
