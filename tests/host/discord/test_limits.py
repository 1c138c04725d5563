"""Each post waits for itself alone, with real answers that limit or refuse the calls of a simulated bot."""

import asyncio

import pytest

from tests.host.discord.wire import behind, limited, refused
from tests.host.hosting import submit
from tests.phrases import START, says
from tests.waiting import until

SHORT, LONG = 3, 600
"""Seconds that discord.py would wait within a call, and of a wait that a game's host is told about."""


@pytest.fixture
async def wire(world):
    async with behind(world) as made:
        world.unhurried(10_000)  # whatever waits without having to would be missed
        yield made


def posting(channel):
    return f"POST /channels/{channel.id}/messages"


def editing(post):
    return f"PATCH /channels/{post.channel.id}/messages/{post.id}"


async def arrives(world, text, texts=None):
    """Wait until a message with this text is in the channel, or among other ``texts``."""
    await until(lambda: any(text in one for one in (texts() if texts else world.texts)))
    await world.settle()


@pytest.mark.parametrize("seconds", [SHORT, LONG])
async def test_a_limited_edit_delays_no_new_post(world, wire, seconds):
    await world.begin("bob")
    await arrives(world, "Round 1")
    edit = editing(world.post)
    wire.plan[edit] = [limited(seconds)]
    await world.do(submit, world.ann.id, "choose1", "3")
    await world.do(submit, world.bob.id, "choose1", "2")
    await until(lambda: any("Round 1: chosen" in text for text in world.texts))
    assert any("waiting for ann, bob" in text for text in world.texts)
    await world.later(seconds)
    await arrives(world, "waiting for nobody")
    assert wire.count(edit) == 2


@pytest.mark.parametrize("trouble", [limited(LONG), refused(503), refused(404)])
async def test_trouble_with_private_messages_delays_no_public_ones(world, wire, trouble):
    await world.slash("bob", "hand", delivery="dm")
    private = posting(world.bob.user.dm_channel)
    wire.plan[private] = [trouble]
    await world.begin("bob")
    await arrives(world, "Round 1")
    await until(lambda: wire.count(private))
    await world.answers("ann 3", "bob 2", "ann double")
    await arrives(world, "Round 2")


async def test_a_limited_private_message_comes_afterwards(world, wire):
    await world.slash("bob", "hand", delivery="dm")
    wire.plan[posting(world.bob.user.dm_channel)] = [limited(LONG)]
    await world.begin("bob")
    await arrives(world, "Round 1")
    await world.later(LONG - 10)
    assert world.dms("bob") == ["Hello!"]
    await world.later(10)
    await arrives(world, "picked", lambda: world.dms("bob"))
    assert not world.dms("ann"), "no post has waited"


async def test_a_limit_of_one_channel_delays_no_other_table(world, wire):
    await world.lobby("bob")
    await arrives(world, "bob")
    first = await world.enter_channel("other")
    await world.slash("bob", "new")
    await arrives(world, "bob")
    wire.plan[posting(first)] = [limited(LONG)]
    await world.press("ann", START, first.last_message)
    await until(lambda: not wire.plan[posting(first)])
    await world.press("bob", START, world.post)
    await arrives(world, "Round 1")
    assert "Round 1" not in first.last_message.content
    await world.later(LONG)
    world.channel = first
    await arrives(world, "Round 1")


@pytest.mark.parametrize("seconds", [30, LONG])
async def test_new_posts_wait_in_order_and_people_know_until_when(world, wire, seconds):
    """The host gets a note about a long wait, once."""
    await world.begin("bob")
    await arrives(world, "Round 1")
    wire.plan[posting(world.channel)] = [limited(seconds), limited(seconds)]
    before = wire.count(posting(world.channel))
    await world.answers("ann 3", "bob 2", "ann double")
    for tries in (1, 2):
        await until(lambda tries=tries: wire.count(posting(world.channel)) == before + tries)
        await world.settle()
        assert len(world.texts) == 2
        assert says(await world.slash("bob", "status"), "discord-status-limited")
        assert [says(text, "discord-limited") for text in world.dms("ann")] == [True] * (seconds == LONG)
        await world.later(seconds)
    await arrives(world, "Round 2")
    assert "Round 1: chosen" in world.texts[2]
    assert "Round 2" in world.texts[3]
    assert not says(await world.slash("bob", "status"), "discord-status-limited")


async def test_a_host_without_direct_messages_delays_nothing(world, wire, caplog):
    await world.begin("bob")
    await arrives(world, "Round 1")
    edit = editing(world.post)
    wire.plan["POST /users/@me/channels"] = [refused(403, 50007)]
    wire.plan[edit] = [limited(LONG)]
    await world.answers("ann 3", "bob 2")
    await arrives(world, "Round 1: chosen")
    assert wire.count("POST /users/@me/channels") == 1
    assert "sending failed" not in caplog.text


async def test_closing_while_posts_wait_ends_at_once(world, wire):
    await world.lobby("bob")
    await arrives(world, "bob")
    wire.plan[posting(world.channel)] = [limited(LONG)]
    await world.start()
    await until(lambda: not wire.plan[posting(world.channel)])
    await world.settle()
    async with asyncio.timeout(0.5):
        await world.host.sender.close()
    await world.restart()
    assert "Round 1" in world.post.content
