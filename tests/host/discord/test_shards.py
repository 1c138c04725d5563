"""Several connections to Discord: what happens in the servers of each reaches the tables of the one bot."""

from __future__ import annotations

import asyncio

import discord
import pytest

from k2bot.config import AUTO, Settings
from k2bot.host.discord.client import GameBot, ShardedGameBot, kind_of_bot
from k2bot.host.kernel.transition import PostAgain
from tests.host.discord import kit
from tests.waiting import until

NAMES = ("North", "South")


@pytest.fixture
async def world(tmp_path, tiny):
    """With a server on each of two shards; ``world`` goes on in the one of shard 1."""
    async with kit.world(tmp_path, tiny, reminders=False, shards=2) as made:
        made.servers = []
        for shard, name in enumerate(NAMES):
            await made.enter_server(name, shard_id=shard)
            made.servers.append((made.guild, made.channel, made.people))
        yield made


def go_to(world, shard):
    world.guild, world.channel, world.people = world.servers[shard]
    world.panels.clear()


async def test_servers_of_each_shard_have_their_tables_and_one_that_is_down_holds_up_no_other(world):
    for shard in (0, 1):
        go_to(world, shard)
        assert world.bot.get_guild(world.guild.id).shard_id == shard
        await world.begin("bob")
        assert world.table.id == shard + 1
    posts = len(world.posts())
    await world.bot.shards[1].disconnect()
    await world.settle()
    assert world.bot.connections.ready == {0: True, 1: False}
    world.tap("ann", world.post, world.ids(world.newest("ann", "My hand"))["My hand"])
    await world.settle()
    assert len(world.posts()) == posts, "what is pressed there comes nowhere"
    go_to(world, 0)
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content
    go_to(world, 1)
    await world.do(PostAgain())
    await world.settle()
    assert len(world.posts()) == posts + 1, "posts go by no shard"
    await world.bot.shards[1].reconnect()
    await until(lambda: world.bot.connections.ready == {0: True, 1: True})
    await world.commit("ann", 2)
    await world.commit("bob", 3)
    assert "waiting for" not in world.post.content


async def test_commands_that_discord_did_not_take_are_tried_by_the_shard_that_comes_anew(world):
    """Once: what Discord has is not sent again."""
    before = len(world.calls("PUT", ".*/commands"))
    world.bot._commands_due = True
    await world.bot.store.set_note("slash-commands", "others")
    for _ in range(2):
        await world.bot.shards[1].disconnect()
        await world.bot.shards[1].reconnect()
        await until(lambda: world.bot.connections.ready[1] and not world.bot._commands_due)
        await world.settle()
        assert len(world.calls("PUT", ".*/commands")) == before + 1


async def test_the_number_of_shards_is_discords_and_one_begins_after_the_other(tmp_path, tiny, monkeypatch):
    begun = []

    class Connection:
        open = True

        def __init__(self, number):
            self.shard_id = number

        async def poll_event(self):
            await asyncio.Event().wait()

        async def close(self, code):
            pass

    async def from_client(client, *, initial=False, gateway=None, shard_id=None, **_):
        await client._connection.call_hooks("before_identify", shard_id, initial=initial)
        begun.append((shard_id, initial, str(gateway)))
        return Connection(shard_id)

    async def gateway(_):
        return 3, "wss://gateway.example", {}

    async def at_once(seconds):
        begun.append(seconds)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", gateway)
    bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3", shards=AUTO), (tiny,))
    assert bot.shard_count is None
    await bot._async_setup_hook()
    bot._reconnect = True
    with monkeypatch.context() as quick:
        quick.setattr(discord.client.asyncio, "sleep", at_once)
        await bot.launch_shards()
    address = "wss://gateway.example"
    assert begun == [(0, True, address), 5.0, (1, False, address), 5.0, (2, False, address)]
    assert bot.connections.ready == {0: False, 1: False, 2: False}, "none has been let in yet"
    await bot.close()


def test_only_settings_with_shards_make_the_bot_with_shards():
    assert [kind_of_bot(Settings(shards=shards)) for shards in (0, 1, AUTO)] == [
        GameBot,
        ShardedGameBot,
        ShardedGameBot,
    ]
