"""Calls go from the channel once they are answered, whatever Discord says to it."""

import pytest

from tests.host import tiny_game
from tests.host.discord import kit
from tests.host.hosting import unsent

MESSAGE = r"/channels/\d+/messages/\d+"


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, tiny_game.QuietGame()) as made:
        await made.begin("bob", posts="one")
        yield made


def calls(world, channel=None):
    """The lines that call somebody; pressing Answer goes on from there."""
    posts = world.posts() if channel is None else channel.history()
    return [post.content.split(": ")[-1] for post in posts if "Answer" in world.ids(post)]


async def both(world):
    """Ann and Bob choose, and the turn is Ann's."""
    await world.answers("ann 3", "bob 2")


async def test_a_call_stands_until_it_is_answered_and_names_nobody_who_has(world):
    assert calls(world) == ["choose"]
    await world.press("ann", "Answer")
    await world.answers("ann 3")
    assert [str(who.id) in world.post.content for who in (world.ann, world.bob)] == [False, True]
    await world.answers("bob 2")
    assert len(world.posts()) == 3, "the lobby, the post of the game, the call"
    assert world.count("DELETE", MESSAGE) == 1
    await world.restart()
    assert calls(world) == ["turn"]


async def test_one_that_is_gone_already_is_no_trouble(world):
    world.backend.delete_message(world.channel.id, world.post.id)
    await both(world)
    assert calls(world) == ["turn"]
    assert await unsent(world.host.store, world.table.id) == ()


async def test_while_discord_has_trouble_it_is_tried_again(world):
    world.fails("DELETE /channels/*/messages/*", 503)
    await both(world)
    await world.later(10)
    assert calls(world) == ["turn"]
    assert world.count("DELETE", MESSAGE) == 2


async def test_a_channel_shut_meanwhile_is_cleared_once_it_is_open_again(world):
    world.fails("DELETE /channels/*/messages/*", 403, 50001)
    await both(world)
    assert calls(world) == ["choose"]
    assert world.table.outbox.parked
    await world.slash("cid", "board")
    assert calls(world) == ["turn"]


async def test_one_in_a_channel_out_of_reach_holds_up_nothing_elsewhere(world, caplog):
    left = await world.enter_channel("shelter")
    world.fails(f"* /channels/{left.id}/messages*", 404, 10003, times=None)
    await world.slash("ann", "move")
    assert calls(world) == ["choose"]
    assert calls(world, left) == ["choose"]
    assert world.table.outbox.parked is None
    assert await unsent(world.host.store, world.table.id) == ()
    assert "ping not deleted" in caplog.text
