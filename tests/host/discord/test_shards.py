"""Shards: several connections to Discord serve the tables of one bot."""

from types import SimpleNamespace

import discord
import pytest

from k2bot.config import AUTO, Settings
from k2bot.host.discord.client import RECONNECTING, Backoff, GameBot, ShardedGameBot
from k2bot.host.kernel.transition import post_again
from k2bot.host.store.database import Range
from tests.host.discord import kit
from tests.waiting import until

NAMES = ("North", "South")


@pytest.fixture
async def world(worlds):
    """A world with a server on each of two shards, currently in that of shard 1."""
    async with worlds(shards=2) as made:
        made.servers = []
        for shard, name in enumerate(NAMES):
            await made.enter_server(name, shard_id=shard)
            made.servers.append((made.guild, made.channel, made.people))
        yield made


def go_to(world, shard):
    world.guild, world.channel, world.people = world.servers[shard]
    world.panels.clear()


async def test_a_disconnected_shard_does_not_hold_up_games_of_another(world):
    for shard in (0, 1):
        go_to(world, shard)
        assert world.bot.get_guild(world.guild.id).shard_id == shard
        await world.begin("bob")
    posts = len(world.posts())
    await world.bot.shards[1].disconnect()
    await world.settle()
    assert world.bot.connections.ready == {0: True, 1: False}
    silent = {own: world.bot.connections.silence(own) > 0 for own in (Range(0, 2), Range(1, 4), Range(1, 3))}
    assert [*silent.values()] == [False, True, False], "a range is silent if none of its shards is connected"
    world.tap("ann", world.post, world.ids(world.newest("ann", "My hand"))["My hand"])
    await world.settle()
    assert len(world.posts()) == posts, "what is pressed there comes nowhere"
    go_to(world, 0)
    await world.commit("ann", 2)
    assert "waiting for bob" in world.post.content
    go_to(world, 1)
    await world.do(post_again)
    await world.settle()
    assert len(world.posts()) == posts + 1, "posts go by no shard"
    await world.bot.shards[1].reconnect()
    await until(lambda: world.bot.connections.ready == {0: True, 1: True})
    await world.commit("ann", 2)
    await world.commit("bob", 3)
    assert "waiting for" not in world.post.content


def test_between_attempts_to_connect_are_some_seconds_at_most():
    shard = discord.shard.Shard(None, SimpleNamespace(dispatch=None, _reconnect=True), None)
    assert max(shard._backoff.delay() for _ in range(20)) == RECONNECTING
    assert discord.client.ExponentialBackoff is Backoff


async def test_the_shards_setting_decides_whether_the_bot_is_sharded(tmp_path, tiny):
    """Discord decides how many shards there are unless the settings do."""
    for shards, kind, count in ((0, GameBot, None), (2, ShardedGameBot, 2), (AUTO, ShardedGameBot, None)):
        bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3", shards=shards), (tiny,))
        await bot._async_setup_hook()
        assert (type(bot), bot.shard_count) == (kind, count)
        assert not any(bot.connections.ready.values()), "none has been let in yet"
        await bot.close()
