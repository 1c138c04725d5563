"""Pings are deleted from the channel once answered, even after Discord's errors."""

import pytest

from tests.host import tiny_game
from tests.host.discord import kit
from tests.host.discord.wire import behind, limited
from tests.host.hosting import unsent
from tests.waiting import until

MESSAGE = r"/channels/\d+/messages/\d+"


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, tiny_game.QuietGame()) as made:
        await made.begin("bob", posts="one")
        yield made


def calls(world, channel=None):
    """The texts of the channel's pings, which have the button Answer."""
    posts = world.posts() if channel is None else channel.history()
    return [post.content.split(": ")[-1] for post in posts if "Answer" in world.ids(post)]


async def both(world):
    """Let Ann and Bob choose, which makes it Ann's turn."""
    await world.answers("ann 3", "bob 2")


async def test_a_ping_stays_until_answered_and_drops_players_who_have(world):
    assert calls(world) == ["choose"]
    await world.press("ann", "Answer")
    await world.answers("ann 3")
    assert [str(who.id) in world.post.content for who in (world.ann, world.bob)] == [False, True]
    await world.answers("bob 2")
    assert len(world.posts()) == 3, "the lobby, the post of the game, the call"
    assert world.count("DELETE", MESSAGE) == 1
    await world.restart()
    assert calls(world) == ["turn"]


async def test_a_ping_already_deleted_causes_no_trouble(world):
    world.backend.delete_message(world.channel.id, world.post.id)
    await both(world)
    assert calls(world) == ["turn"]
    assert await unsent(world.host.store, world.table.id) == ()


async def test_deleting_a_ping_is_retried_after_a_discord_error(world):
    world.fails("DELETE /channels/*/messages/*", 503)
    await both(world)
    await world.later(10)
    assert calls(world) == ["turn"]
    assert world.count("DELETE", MESSAGE) == 2


async def test_a_limited_deletion_delays_no_new_post(world):
    async with behind(world) as wire:
        deleting = f"DELETE /channels/{world.channel.id}/messages/{world.post.id}"
        wire.plan[deleting] = [limited(3)]  # discord.py would wait so long within the call
        await both(world)
        await until(lambda: wire.count(deleting))
        await world.answers("ann double")
        await until(lambda: len(calls(world)) > 2 or "turn" not in calls(world))
        assert calls(world)[0] == "choose"
        await world.later(3)
        await until(lambda: wire.count(deleting) == 2)
        await world.settle()
    assert calls(world) == ["choose"]


async def test_pings_in_a_closed_channel_are_deleted_once_it_reopens(world):
    world.fails("DELETE /channels/*/messages/*", 403, 50001)
    await both(world)
    assert calls(world) == ["choose", "turn"]
    assert world.table.outbox.parked
    await world.slash("cid", "board")
    assert calls(world) == ["turn"]


async def test_a_ping_in_an_unreachable_channel_does_not_block_the_others(world, caplog):
    left = await world.enter_channel("shelter")
    world.fails(f"* /channels/{left.id}/messages*", 404, 10003, times=None)
    await world.slash("ann", "move")
    assert calls(world) == ["choose"]
    assert calls(world, left) == ["choose"]
    assert world.table.outbox.parked is None
    assert await unsent(world.host.store, world.table.id) == ()
    assert "ping not deleted" in caplog.text
