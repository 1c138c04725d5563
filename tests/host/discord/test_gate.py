"""Which process answers an interaction that all of them hear of, and which calls to Discord wait."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from discord import InteractionType

from k2bot.host.discord import range_host
from k2bot.host.discord.calls import call_trace
from k2bot.host.service.ownership import Ownership
from k2bot.host.store import Claim, Store
from tests.host.migrated import prepared

WAIT = 0.1


def interaction(age=0.0, kind=InteractionType.component):
    return SimpleNamespace(type=kind, created_at=datetime.now(UTC) - timedelta(seconds=age))


@pytest.fixture
async def own(tmp_path, monkeypatch):
    """A process that stands by, with who was told that the database is away."""
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
    """Whether an interaction is this process's, and how many seconds that took to find out."""
    began = asyncio.get_running_loop().time()
    return await own.mine(asked), asyncio.get_running_loop().time() - began


async def test_a_press_during_a_takeover_waits_for_it_and_no_longer_than_discord(own, monkeypatch):
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


async def test_people_are_told_only_when_the_owner_cannot_be_sure(own):
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


async def test_what_changes_something_on_discord_waits_for_the_lease_and_answers_do_not():
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
