"""Ranges of servers: which one an interaction belongs to, who answers it, and several in one process."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from discord import InteractionType

from k2bot.config import Settings
from k2bot.host.discord import range_host
from k2bot.host.discord.calls import call_trace
from k2bot.host.discord.controls import GameId, HostId
from k2bot.host.discord.routes import ABOUT, IN_PRIVATE, range_of_interaction
from k2bot.host.pages.dailies import DAILY_START
from k2bot.host.pages.overview import OPEN_TABLE
from k2bot.host.rows import StoredTable
from k2bot.host.service.ownership import Ownership
from k2bot.host.store import Claim, Store
from k2bot.host.store.database import Range, range_of
from k2bot.host.store.leases import Leases
from k2bot.thinking.question import Question
from tests.host.discord import kit
from tests.host.migrated import prepared
from tests.pids import pids

HERE, ELSEWHERE = 2 << 22, 3 << 22
"""Servers in ranges 0 and 1 of two."""


@pytest.fixture
async def world(worlds):
    async with worlds() as made:
        made.bot.hosts[0].store.database.range = Range(0, 2)
        yield made
        made.bot.hosts[0].store.database.range = Range()


async def moved(world, server):
    """Move all games to a server (None: private chats); returns the newest table's id."""
    async with world.host.store.database.transaction() as moving:
        moving.change("UPDATE game_table SET guild_id = ?", (server,))
    world.host.store._servers.clear()
    return (await world.host.store.database.rows("SELECT MAX(id) AS newest FROM game_table"))[0]["newest"]


async def pressed(world, server, own, values=()):
    data = {"custom_id": str(own), "values": [*values]}
    made = SimpleNamespace(type=InteractionType.component, guild_id=server, data=data, command=None)
    return await range_of_interaction(made, world.host.store)


async def used(world, server, *names, who="bob", **given):
    command = world.bot.tree.get_command(names[0])
    for name in names[1:]:
        command = command.get_command(name)
    made = SimpleNamespace(
        type=InteractionType.application_command,
        guild_id=server,
        guild=None if server is None else world.bot.get_guild(server),
        channel_id=1,
        command=command,
        namespace=SimpleNamespace(**given),
        user=SimpleNamespace(id=world.people[who].id),
    )
    return await range_of_interaction(made, world.host.store)


def test_private_chats_are_in_the_first_range_and_servers_follow_discords_formula():
    assert [range_of(server, 2) for server in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    assert [range_of(server, 1) for server in (None, HERE, ELSEWHERE)] == [0, 0, 0]
    assert range_of(197038439483310086, 12) == (197038439483310086 >> 22) % 12
    assert Range(1, 2).holds(ELSEWHERE)
    assert not Range(1, 2).holds(None)
    assert Range(1, 3).others == (0, 2)


async def test_a_press_goes_to_its_tables_range_wherever_it_is_shown(world):
    await world.slash("ann", "new")
    table = await moved(world, ELSEWHERE)
    for place in (None, HERE, ELSEWHERE):
        assert await pressed(world, place, HostId(table, "join")) == 1
        assert await pressed(world, place, GameId(table, "p", "", "open", "hand")) == 1
        assert await pressed(world, place, HostId(0, OPEN_TABLE), [str(table)]) == 1
        assert await pressed(world, place, HostId(0, OPEN_TABLE, argument=str(table))) == 1
        assert await pressed(world, place, HostId(table, "practise", argument="1")) == 0, "played in a chat"
        assert await pressed(world, place, HostId(0, DAILY_START, argument="tiny")) == 0, "so is this"
    for own in (HostId(0, "settings"), HostId(table + 1, "join"), "of an earlier version"):
        assert [await pressed(world, place, own) for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]


async def test_a_command_goes_to_the_range_of_the_game_it_means(world):
    assert [await used(world, place, "tiny", "status") for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    await world.slash("bob", "new")
    table = await moved(world, ELSEWHERE)
    assert await used(world, HERE, "tiny", "verify", table=str(table)) == 1
    assert await used(world, HERE, "tiny", "verify", table="nonsense") == 0
    assert await used(world, None, "tiny", "status") == 1, "it's the only game they have"
    assert await used(world, None, "tiny", "status", who="ann") == 0
    assert await used(world, None, "tiny", "new") == 0, "a game in the chat"
    assert await used(world, None, "games") == 0
    assert await used(world, ELSEWHERE, "games") == 1
    row = (await world.host.store.table(table)).row
    async with world.host.store.writing() as write:
        await write.new_table(StoredTable(replace(row, guild_id=None, channel_id=1, game="other")))
    assert await used(world, None, "tiny", "status") == 1, "another game in the chat isn't meant"
    await moved(world, None)
    assert await used(world, None, "tiny", "status") == 0


async def test_a_command_that_opens_something_in_a_chat_goes_to_the_first_range(world):
    command = world.bot.tree.get_command("tiny").get_command("help")
    assert await used(world, ELSEWHERE, "tiny", "help") == 1
    command.extras[ABOUT] = IN_PRIVATE
    assert await used(world, ELSEWHERE, "tiny", "help") == 0


async def test_a_single_range_needs_no_lookup(world):
    world.bot.hosts[0].store.database.range = Range()
    assert await range_of_interaction(None, world.host.store) == 0


async def test_without_the_database_a_press_goes_to_its_servers_range(world, monkeypatch, caplog):
    monkeypatch.setattr(world.host.store.database, "read", None)
    assert [await pressed(world, place, HostId(7, "join")) for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    assert "not known which game" in caplog.text


# ------------------------------------------------------------------------------------------------ who answers


WAIT = 0.1


def interaction(age=0.0, kind=InteractionType.component):
    return SimpleNamespace(type=kind, created_at=datetime.now(UTC) - timedelta(seconds=age))


@pytest.fixture
async def own(tmp_path, monkeypatch):
    """A standby process, with the interactions told that the database is unreachable."""
    monkeypatch.setattr(range_host, "MAX_AGE", WAIT)
    path, told = prepared(tmp_path / "games.sqlite3"), []
    store, claim = await Store.open(path), Claim(path)
    ownership = Ownership(store.database, claim)

    async def away(interaction):
        told.append(interaction)

    host = SimpleNamespace(ownership=ownership, interactions=SimpleNamespace(away=away))
    mine = partial(range_host.RangeHost.answers, host)
    yield SimpleNamespace(ownership=ownership, mine=mine, told=told)
    await ownership.release()
    await store.close()


async def waited(own, asked):
    """Whether this process answers an interaction, and how many seconds the decision took."""
    began = asyncio.get_running_loop().time()
    return await own.mine(asked), asyncio.get_running_loop().time() - began


async def test_a_press_waits_for_a_takeover_within_discords_time_limit(own, monkeypatch):
    for age, least, most in ((0, WAIT, 9), (WAIT * 0.9, 0, WAIT * 0.9), (WAIT * 20, WAIT, 9), (-9, WAIT, 9)):
        mine, seconds = await waited(own, interaction(age))
        assert not mine
        assert least <= seconds + 0.02 <= most, "an age that can't be is taken for clocks that differ"
    assert await waited(own, interaction(kind=InteractionType.autocomplete)) < (False, WAIT / 2)
    with monkeypatch.context() as patient:
        patient.setattr(range_host, "MAX_AGE", 60)
        held = asyncio.create_task(waited(own, interaction()))
        await asyncio.sleep(0)
    assert await own.ownership.take()
    own.ownership._renewal.cancel()
    own.ownership.act()
    mine, seconds = await held
    assert (mine, seconds < 30) == (True, True)
    assert await waited(own, interaction()) < (True, WAIT / 2)
    own.ownership.act(acting=False)
    assert (await waited(own, interaction()))[0] is False, "left to the heir"
    assert own.told == []


async def test_people_are_told_of_an_outage_only_when_the_owners_lease_lapsed(own):
    assert await own.ownership.take()
    own.ownership.act()
    own.ownership._renewal.cancel()
    own.ownership._renewed -= 60
    asked = interaction()
    assert not await own.mine(asked)
    assert own.told == [asked]


@asynccontextmanager
async def server():
    async def answer(request):
        return web.Response(text="well")

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    await runner.cleanup()


async def test_calls_that_change_discord_wait_for_the_lease_but_answers_do_not():
    valid = asyncio.Event()
    async with server() as url, aiohttp.ClientSession(trace_configs=[call_trace(valid.wait)]) as session:
        for call in ("GET /channels/1/messages", "POST /interactions/1/x/callback", "PATCH /webhooks/1/x"):
            method, path = call.split()
            async with asyncio.timeout(5), session.request(method, url + path) as response:
                assert response.status == 200
        posting = asyncio.create_task(session.post(f"{url}/channels/1/messages"))
        await asyncio.sleep(0.05)
        assert not posting.done()
        valid.set()
        assert (await posting).status == 200


# ------------------------------------------------------------------------------ several ranges in one process


@asynccontextmanager
async def hosting(url, tiny, **settings):
    """A process that hosts two ranges, without Discord."""
    bot = kit.make_bot(Settings(database=url, parts=2, **settings), (tiny,), claim=Claim(url))
    for number in range(2):
        bot.hosts.append(await bot._host(Range(number, 2)))
        assert await bot.hosts[number].ownership.take()
    try:
        yield bot
    finally:
        await bot.close()


async def test_a_released_range_is_free_at_once(postgres_url, tiny):
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


async def test_a_range_being_handed_over_stops_acting_before_its_work_ends(postgres_url, tiny):
    async with hosting(postgres_url, tiny) as bot:
        host, acting = bot.hosts[1], []
        assert bot._share() == 0
        await host.take_over()
        assert bot._share() == 0.5, "of Discord's rate limit"
        await Leases(host.store.database).stand_by(1, "an heir, 1", instead_of="")
        host._closing.callback(lambda: acting.append(host.ownership.acts))
        await host.close()
        assert acting == [False]


async def test_computers_of_all_ranges_share_the_same_processes(postgres_url, tiny):
    async def think(host):
        return await host.services.computers._thinking.answer(lambda _: Question(str, ("2",)))

    async with hosting(postgres_url, tiny, computer_workers=1) as bot:
        found = [(await think(host), pids(bot.thinking)) for host in bot.hosts]
        assert found[0] == found[1]
        assert len(pids(bot.thinking)) == 1
        await bot.hosts[1].services.computers.close()
        assert (await think(bot.hosts[0]), pids(bot.thinking)) == found[0]
    assert pids(bot.thinking) == ()


async def test_the_press_limit_applies_across_all_ranges(postgres_url, tiny):
    async with hosting(postgres_url, tiny, presses_per_minute=1) as bot:
        first, second = (host.interactions._cooldown.wait for host in bot.hosts)
        assert first(1) == 0
        assert second(1) == pytest.approx(60, abs=5)
