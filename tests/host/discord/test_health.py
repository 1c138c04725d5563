"""The local health endpoint: whether the bot is healthy, and anonymous metrics."""

import asyncio
import logging
import socket
import sys
from dataclasses import replace
from datetime import timedelta

import aiohttp
import pytest

from k2bot import health_check
from k2bot.host.discord.calls import call_trace
from k2bot.host.discord.health import HealthServer
from k2bot.host.store.backups import Backup, record
from k2bot.terminal import Trouble
from k2bot.text.words import words
from tests.phrases import pattern, phrase, says
from tests.waiting import until

DAY = timedelta(days=1).total_seconds()


def server_of(bot):
    """A health endpoint of the bot on any free port."""
    return HealthServer(bot.hosts, bot.connections, 0, "127.0.0.1")


@pytest.fixture
async def health(world):
    server = server_of(world.bot)
    await server.start()
    yield server
    await server.close()


async def read(port, path):
    async with (
        aiohttp.ClientSession(trace_configs=[call_trace()]) as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def figures(server):
    """What /metrics says, by name and labels."""
    text = (await read(server.port, "/metrics"))[1]
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    }


async def test_a_disconnected_bot_is_unhealthy(health, world, monkeypatch):
    async def told():
        ready = (await figures(health))['k2bot_shard_ready{shard="0"}']
        return ready, await read(health.port, "/healthz")

    assert await told() == (1, (200, "ok\n"))
    world.bot.dispatch("disconnect")
    await world.settle()
    assert await told() == (0, (503, f"{phrase('health-disconnected')}\n"))
    monkeypatch.setattr(world.host.languages, "own", "pl")
    assert await told() == (0, (503, f"{words('pl').text('health-disconnected')}\n"))
    world.bot.dispatch("resumed")
    await world.settle()
    assert await told() == (1, (200, "ok\n"))


async def test_a_standby_process_is_healthy_but_one_with_a_lapsed_lease_is_not(health, world):
    ownership, owned = world.host.ownership, 'k2bot_lease_owned{range="0"}'
    assert (await figures(health))[owned] == 1
    taken, ownership.epoch = ownership.epoch, 0
    status, text = await read(health.port, "/healthz")
    assert (status, says(text, "health-lapsed")) == (503, True)
    ownership.act(acting=False)
    assert await read(health.port, "/healthz") == (200, f"{phrase('health-standby')}\n")
    assert (await figures(health))[owned] == 0
    ownership.epoch = taken
    ownership.act()
    assert await read(health.port, "/healthz") == (200, "ok\n")
    health._hosts, told = [world.host] * 2, phrase("health-ranges", ranges="0, 0", parts=2)
    assert await read(health.port, "/healthz") == (200, f"{told}\n")


async def test_the_health_endpoint_names_disconnected_shards(worlds):
    async with worlds(shards=3) as world:
        server, shards = server_of(world.bot), world.bot.shards
        await server.start()
        for down, trouble in (
            (1, phrase("health-shards", count=1, shards="1", last="2")),
            (2, phrase("health-shards", count=2, shards="1, 2", last="2")),
            (0, phrase("health-disconnected")),
        ):
            await shards[down].disconnect()
            await world.settle()
            assert await read(server.port, "/healthz") == (503, f"{trouble}\n")
            now = await figures(server)
            assert now[f'k2bot_shard_ready{{shard="{down}"}}'] == 0
        for shard in shards.values():
            await shard.reconnect()
        await until(lambda: not server.trouble())
        assert await read(server.port, "/healthz") == (200, "ok\n")
        await server.close()


async def test_a_message_waiting_too_long_makes_the_bot_unhealthy(health, world):
    sender = world.host.sender
    await world.lobby("bob")
    assert sender.stuck_for == 0
    sender._rounds[-1] = None
    now = asyncio.get_running_loop().time()
    sender._busy_since, sender._breaker.answered_at = now - 500, now - 400
    status, text = await read(health.port, "/healthz")
    assert (status, says(text, "health-stuck")) == (503, True)
    assert 399 < sender.stuck_for < 500
    sender._breaker.succeeded()
    assert sender.stuck_for < 1
    del sender._rounds[-1]


async def test_metrics_count_what_people_do_and_name_nobody(health, world):
    before = await figures(health)
    await world.lobby("bob")
    now, (_, text) = await figures(health), await read(health.port, "/metrics")

    def grown(name):
        return now[name] - before.get(name, 0)

    assert grown('k2bot_answered_seconds_count{outcome="shown"}') == 2
    assert grown("k2bot_acknowledged_seconds_count") == 2
    assert now['k2bot_tables{state="live"}'] == 1
    assert now['k2bot_tables{state="at rest"}'] == 0
    assert now["k2bot_outbox_waiting"] == 0
    assert 'k2bot_discord_calls_total{method="GET",status="200"}' in now
    assert not any(name in text.lower() for name in ("ann", "bob", str(world.ann.id)))


async def test_metrics_tell_the_age_and_size_of_the_newest_backup(health, world):
    """Made by another process; until there's one, games are as old as the oldest of them."""

    async def told():
        now = await figures(health)
        return now["k2bot_backup_age_seconds"], now["k2bot_backup_bytes"]

    assert await told() == (0, 0)
    await world.lobby("bob")
    now = world.tables.now()
    world.tables.now = lambda: now + timedelta(days=3)
    age, size = await told()
    assert (age > 2.9 * DAY, size) == (True, 0)
    await record(world.settings.database, Backup(now + timedelta(days=2), "backup.sqlite3", 4096))
    assert await told() == (DAY, 4096)


@pytest.mark.skipif(sys.platform != "linux", reason="only there every 127.x.x.x is this computer")
async def test_the_health_endpoint_listens_where_the_settings_say(world):
    with socket.socket() as free:
        free.bind(("127.0.0.2", 0))
        port = free.getsockname()[1]
    world.bot.settings = replace(world.settings, health_port=port, health_address="127.0.0.2")
    await world.bot._start_health()
    assert await asyncio.to_thread(health_check.ask, port, "127.0.0.2") == 0
    with pytest.raises(Trouble, match=pattern("health-unanswered", port=port)):
        await asyncio.to_thread(health_check.ask, port, "127.0.0.1")


async def test_a_health_port_in_use_does_not_stop_the_bot(world, caplog):
    with socket.socket() as taken, caplog.at_level(logging.ERROR):
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        world.bot.settings = replace(world.settings, health_port=taken.getsockname()[1])
        await world.bot._start_health()
    assert world.bot.health is None
    assert "no health endpoint, choose another health_port or health_address" in caplog.text
