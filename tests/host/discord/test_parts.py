"""Several ranges of servers in one process: what they have in common, and that one can be given up."""

from contextlib import asynccontextmanager

import pytest

from k2bot.config import Settings
from k2bot.host.store import Claim, Store
from k2bot.host.store.database import Range
from k2bot.host.store.leases import Leases
from k2bot.thinking.question import Question
from tests.host.discord import kit
from tests.pids import pids


@asynccontextmanager
async def hosting(url, tiny, **settings):
    """A process that hosts two ranges, without a Discord."""
    bot = kit.make_bot(Settings(database=url, parts=2, **settings), (tiny,), claim=Claim(url))
    for number in range(2):
        bot.hosts.append(await bot._host(Range(number, 2)))
        assert await bot.hosts[number].ownership.take()
    try:
        yield bot
    finally:
        await bot.close()


async def test_a_range_that_is_given_up_is_free_at_once(postgres_url, tiny):
    store = await Store.open(postgres_url)

    async def free():
        return [number for number, lease in (await Leases(store.database).all()).items() if lease.left <= 0]

    async with hosting(postgres_url, tiny) as bot:
        assert await free() == []
        await bot.hosts[1].close()
        assert await free() == [1]
        assert bot.hosts[0].ownership.valid
    assert await free() == [0, 1]
    await store.close()


async def test_a_range_that_is_handed_over_is_left_to_its_heir_before_its_work_ends(postgres_url, tiny):
    async with hosting(postgres_url, tiny) as bot:
        host, acting = bot.hosts[1], []
        assert bot._share() == 0
        await host.take_over()
        assert bot._share() == 0.5, "of Discord's rate limit"
        await Leases(host.store.database).stand_by(1, "an heir, 1", instead_of="")
        host._closing.callback(lambda: acting.append(host.ownership.acts))
        await host.close()
        assert acting == [False]


async def test_computers_of_all_ranges_think_in_the_same_processes_to_the_end(postgres_url, tiny):
    async def think(host):
        return await host.services.computers._thinking.answer(lambda _: Question(str, ("2",)))

    async with hosting(postgres_url, tiny, computer_workers=1) as bot:
        found = [(await think(host), pids(bot.thinking)) for host in bot.hosts]
        assert found[0] == found[1]
        assert len(pids(bot.thinking)) == 1
        await bot.hosts[1].services.computers.close()
        assert (await think(bot.hosts[0]), pids(bot.thinking)) == found[0]
    assert pids(bot.thinking) == ()


async def test_somebody_who_presses_too_often_does_so_on_all_servers(postgres_url, tiny):
    async with hosting(postgres_url, tiny, presses_per_minute=1) as bot:
        first, second = (host.interactions._cooldown.wait for host in bot.hosts)
        assert first(1) == 0
        assert second(1) == pytest.approx(60, abs=5)
