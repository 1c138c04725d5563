"""The bot's own start and stop."""

import asyncio
import logging
from dataclasses import replace
from unittest.mock import AsyncMock

import discord
import discord.gateway
import pytest
import simcord
from discord.backoff import ExponentialBackoff

from k2bot.config import AUTO, Settings
from k2bot.host.discord import calls
from k2bot.host.discord.client import REGISTER_AGAIN
from k2bot.host.discord.controls import NEEDED_PERMISSIONS
from k2bot.host.store import StoreError
from tests.host.discord import kit, wire
from tests.waiting import PATIENCE, until


async def test_an_unusable_database_stops_the_start_and_the_bot_can_be_closed(tmp_path, tiny):
    file = tmp_path / "games.sqlite3"
    file.write_text("this is no database, but it is long enough to be taken for one" * 20)
    bot = kit.make_bot(Settings(database=file), (tiny,))
    with pytest.raises(StoreError, match=r"games\.sqlite3"):
        await simcord.Env(bot).start()
    await bot.close()
    assert bot.is_closed()


async def test_closing_twice_is_harmless_and_the_database_can_be_reopened(world):
    assert world.bot.allowed_mentions.to_dict() == {"parse": []}, "what forgets to say it notifies nobody"
    assert world.bot.intents == discord.Intents(guilds=True)
    await world.lobby()
    await world.bot.close()
    await world.bot.close()
    await world.restart(crash=True)
    assert (await world.load()).id == 1


@pytest.fixture
def gateway_info(monkeypatch):
    """What Discord says of its gateway: recommended shards, and how many logins are left."""
    limits = {"total": 1000, "remaining": 1000, "reset_after": 3_600_000, "max_concurrency": 1}
    answer = AsyncMock(return_value=(2, "", limits))
    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", answer)
    return answer


@pytest.mark.parametrize(
    ("shards", "left", "waits"),
    [(None, 102, False), (None, 101, True), (3, 103, False), (3, 102, True), (1, 0, True)],
)
async def test_a_bot_that_has_logged_in_too_often_waits_for_new_logins(
    gateway_info, monkeypatch, caplog, shards, left, waits
):
    """Whatever starts it again and again: at 1,000 logins a day Discord takes the token away."""
    monkeypatch.setattr(calls.asyncio, "sleep", sleep := AsyncMock())
    gateway_info.return_value[2]["remaining"] = left
    await calls.wait_for_login(discord.Client(intents=discord.Intents(guilds=True), shard_count=shards))
    assert [one.args for one in sleep.await_args_list] == ([(3600,)] if waits else [])
    assert caplog.messages == ([f"{left} of 1000 logins are left today; waiting 3600 s for new ones"] * waits)


async def test_a_bot_logs_in_even_if_nobody_knows_how_often_it_has(gateway_info, caplog):
    gateway_info.side_effect = discord.GatewayNotFound()
    await calls.wait_for_login(discord.Client(intents=discord.Intents(guilds=True)))
    (told,) = caplog.messages
    assert told.startswith("Discord doesn't say how many logins are left today: ")


class Gateway:
    """A connection to Discord that receives nothing, or breaks at once."""

    open, shard_id = True, 0
    session_id = sequence = gateway = None

    def __init__(self, *, broken):
        self._broken = broken

    async def poll_event(self):
        if self._broken:
            raise self._broken
        await asyncio.Event().wait()

    async def close(self, code):
        self.open = False


@pytest.mark.parametrize("shards", [0, 1], ids=["as it connects", "while a shard reconnects"])
async def test_a_bot_can_be_stopped_while_it_is_connecting(tmp_path, tiny, monkeypatch, gateway_info, shards):
    """discord.py can swallow the cancellation: in Python 3.11's ``asyncio.wait_for``, or with shards."""
    connections = []

    async def from_client(*_, **__):
        renewal = discord.gateway.ReconnectWebSocket(0, resume=False)
        connections.append(Gateway(broken=renewal if len(connections) < shards else None))
        if len(connections) > shards:
            running.cancel()
            if shards:
                await asyncio.Event().wait()
        return connections[-1]

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", from_client)
    bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3", shards=shards), (tiny,))
    await bot._async_setup_hook()
    running = asyncio.create_task(bot.connect())
    await asyncio.wait({running}, timeout=PATIENCE)
    assert running.cancelled(), "it goes on as if nobody had told it to"
    await bot.close()


@pytest.mark.parametrize("opened", [True, False], ids=["after it was open", "before the first was open"])
async def test_a_lost_connection_is_made_again(tmp_path, tiny, monkeypatch, gateway_info, opened):
    connections = []

    async def from_client(*_, **__):
        trouble = None if connections else OSError("no route to host")
        connections.append(Gateway(broken=trouble))
        if len(connections) > 1:
            running.cancel()
        if trouble and not opened:
            raise trouble
        return connections[-1]

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(discord.Client, "login", AsyncMock())
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.0)
    bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3"), (tiny,))
    await bot._async_setup_hook()
    running = asyncio.create_task(bot.start("token"))
    await asyncio.wait({running}, timeout=PATIENCE)
    assert (len(connections), running.cancelled()) == (2, True)
    gateway_info.assert_awaited_once_with()
    await bot.close()


async def test_the_log_says_the_bot_is_ready_and_how_to_invite_it(world, caplog):
    caplog.set_level(logging.INFO)
    await world.bot.on_ready()
    assert "servers: 1" in caplog.text
    assert "oauth2" not in caplog.text
    world.bot._connection._guilds.clear()
    await world.bot.on_ready()
    assert f"permissions={NEEDED_PERMISSIONS.value}" in caplog.text
    assert "scope=bot+applications.commands" in caplog.text


async def test_a_bot_on_a_new_discord_reposts_current_posts_on_request(world):
    await world.begin("bob")
    posts = len(world.posts())
    await world.restart(afresh=True)
    assert len(world.posts()) == posts, "not before somebody asks for the table"
    await world.load()
    assert len(world.posts()) == posts + 1
    assert world.post.attachments
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content


COMMANDS = r"/applications/\d+/commands"


async def test_failed_command_registration_is_retried_until_it_succeeds(world, tiny, monkeypatch, caplog):
    monkeypatch.setattr(type(tiny), "title", "Tiny Two")
    world.fails("PUT /applications/*/commands", times=2)
    await world.restart()
    assert "not registered" in caplog.text
    assert world.count("PUT", COMMANDS) == 2, "once before, and at the start"
    await world.later(REGISTER_AGAIN)
    assert "Tiny Two" not in str(world.backend.commands[None].values())
    await world.later(REGISTER_AGAIN)
    assert "Tiny Two" in str(world.backend.commands[None].values())
    await world.later(10 * REGISTER_AGAIN)
    assert world.count("PUT", COMMANDS) == 4


async def test_a_bot_whose_question_how_many_shards_to_have_is_limited_asks_again(
    tmp_path, tiny, monkeypatch
):
    connecting, question = asyncio.Event(), "GET /gateway/bot"

    async def from_client(*_, **__):
        connecting.set()
        return Gateway(broken=None)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.0)
    monkeypatch.setattr(calls, "LONGEST_WAIT", 0.1)
    async with wire.served(monkeypatch) as server:
        server.plan[question] = [wire.limited(0.2), wire.limited(0.2)]
        bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3", shards=AUTO, emoji=False), (tiny,))
        running = asyncio.create_task(bot.start("x.y.z"))
        await asyncio.wait_for(connecting.wait(), 10)
        assert server.count(question) == 3, "for the logins left, and twice for the shards"
        await bot.close()
        running.cancel()
        await asyncio.wait({running})


@pytest.mark.parametrize("trouble", ["limited", "hanging"])
async def test_nothing_optional_delays_the_connection(tmp_path, tiny, monkeypatch, trouble):
    """Not even a limit of ten minutes on commands, emoji and the number of logins left."""
    connecting = asyncio.Event()

    async def from_client(*_, **__):
        connecting.set()
        return Gateway(broken=None)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(calls, "LOGIN_TIMEOUT", 0.2)
    optional = ("GET /gateway/bot", "PUT /applications/7/commands", "GET /applications/7/emojis")
    async with wire.served(monkeypatch) as server:
        for call in optional:
            server.plan[call] = [wire.limited(600) if trouble == "limited" else wire.HANG]
        bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3"), (tiny,))
        running = asyncio.create_task(bot.start("x.y.z"))
        await asyncio.wait_for(connecting.wait(), 3)
        await until(lambda: all(map(server.count, optional)))
        await bot.close()
        running.cancel()
        await asyncio.wait({running})


async def test_stopping_ends_the_timers_task_despite_a_last_moment_answer(worlds):
    async with worlds(patience=1.0) as world:
        await world.begin("bob")
        await world.commit("ann", 3)
        panel = await world.press("bob", "My hand", world.post)
        await world.press("bob", "2")
        world.tap("bob", panel, world.ids(panel)["Commit"])
        await asyncio.sleep(0)
        bot = world.bot
        await bot.close()
        assert bot.host.services.timers._task is None


async def test_debug_logging_does_not_change_what_is_sent(tiny, monkeypatch, worlds):
    composed = type(tiny).compose

    def long(self, moment, announcement):
        return replace(composed(self, moment, announcement), text="x" * 3000)

    async with worlds(log_level="debug") as world:
        monkeypatch.setattr(kit, "page_faults", lambda page, ids: ())
        monkeypatch.setattr(type(tiny), "compose", long)
        await world.begin("bob")
        assert len(world.post.content) == 2000, "cut, as with any other setting, and not left out"
