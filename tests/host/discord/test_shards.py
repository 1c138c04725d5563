"""Several connections to Discord: what happens in the servers of each reaches the tables of the one bot."""

import pytest

from k2bot.config import AUTO, Settings
from k2bot.host.discord.client import GameBot, ShardedGameBot
from k2bot.host.kernel.transition import post_again
from tests.host.discord import kit
from tests.waiting import until

NAMES = ("North", "South")


@pytest.fixture
async def world(worlds):
    """With a server on each of two shards; ``world`` goes on in the one of shard 1."""
    async with worlds(shards=2) as made:
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
    await world.do(post_again)
    await world.settle()
    assert len(world.posts()) == posts + 1, "posts go by no shard"
    await world.bot.shards[1].reconnect()
    await until(lambda: world.bot.connections.ready == {0: True, 1: True})
    await world.commit("ann", 2)
    await world.commit("bob", 3)
    assert "waiting for" not in world.post.content


async def test_commands_that_discord_did_not_take_are_tried_by_the_shard_that_comes_anew(world):
    """Once: what Discord has is not sent again."""
    before = world.count("PUT", ".*/commands")
    await world.host.store.set_note("slash-commands", "others")
    world.bot._commands_due = True
    for _ in range(2):
        await world.bot.shards[1].disconnect()
        await world.bot.shards[1].reconnect()
        await until(lambda: world.bot.connections.ready[1] and world.count("PUT", ".*/commands") > before)
        await world.settle()
        assert world.count("PUT", ".*/commands") == before + 1


async def test_only_settings_with_shards_make_the_bot_with_shards(tmp_path, tiny):
    """How many there are to be is left to Discord where the settings do not say it."""
    for shards, kind, count in ((0, GameBot, None), (2, ShardedGameBot, 2), (AUTO, ShardedGameBot, None)):
        bot = kit.make_bot(Settings(database=tmp_path / "games.sqlite3", shards=shards), (tiny,))
        await bot._async_setup_hook()
        assert (type(bot), bot.shard_count) == (kind, count)
        assert not any(bot.connections.ready.values()), "none has been let in yet"
        await bot.close()
