"""Every call to Discord has a longest wait: with discord.py's own calls, to a server here."""

import asyncio
import io

import aiohttp
import discord
import pytest
from aiohttp.abc import AbstractResolver

from k2bot.host.discord import calls
from k2bot.host.discord.calls import GlobalRateLimitError, is_outage, retry_after, single_attempt
from k2bot.host.event_loop import loop_time
from tests.host.discord.wire import ANSWER, EDIT, HANG, POST, interaction, limited, refused, wired

BRIEFLY = 0.4
"""Longest wait in these tests, in seconds."""


class SilentResolver(AbstractResolver):
    """A name server that never answers."""

    async def resolve(self, *_given, **_more):
        await asyncio.Event().wait()

    async def close(self):
        pass


@pytest.fixture
async def discord_here(monkeypatch):
    for name in ("LONGEST_WAIT", "CONNECT_TIMEOUT", "LONGEST_SILENCE"):
        monkeypatch.setattr(calls, name, BRIEFLY)
    async with wired(monkeypatch, connector=aiohttp.TCPConnector(resolver=SilentResolver())) as found:
        yield found


@pytest.fixture
def wire(discord_here):
    return discord_here[0]


@pytest.fixture
def channel(discord_here):
    return discord_here[1].get_partial_messageable(5)


@pytest.fixture
def edit(channel):
    return channel.get_partial_message(70).edit


@pytest.fixture(params=["bot", "webhook"])
def call(request, discord_here, channel):
    """A call by the bot's token or by an interaction's, and its name at the server."""
    if request.param == "bot":
        return lambda: channel.send("Hello"), POST
    return lambda: interaction(discord_here[1]).edit_original_response(content="Hello"), ANSWER


async def timed(work, error=None):
    """Seconds that some work takes; it must raise the error, if one is given."""
    began = loop_time()
    if error is None:
        await work
    else:
        with pytest.raises(error) as raised:
            await work
        assert isinstance(raised.value, calls.CALL_FAILED)
    return loop_time() - began


async def test_a_limit_beyond_the_longest_wait_is_told_at_once(wire, call):
    """discord.py alone sleeps for all of it inside the call, and up to 30 seconds with its own option."""
    send, name = call
    wire.plan[name] = [limited(600)]
    with pytest.raises(discord.RateLimited) as raised:
        await asyncio.wait_for(send(), 2)
    assert (retry_after(raised.value), is_outage(raised.value)) == (600, False)
    await send()
    assert wire.count(name) == 2


async def test_a_short_limit_is_waited_out_unless_there_is_to_be_a_single_attempt(wire, call):
    send, name = call
    wire.plan[name] = [limited(0.1)]
    assert (await send()).content == "Hello"
    wire.plan[name] = [limited(0.1)]
    async with single_attempt():
        await timed(send(), discord.RateLimited)
    assert wire.count(name) == 3


async def test_limits_one_after_the_other_take_no_longer_than_the_longest_wait(wire, call):
    send, name = call
    wire.plan[name] = [limited(0.3) for _ in range(5)]
    assert await timed(send(), discord.RateLimited) < 1
    assert wire.count(name) <= 2


async def test_a_global_limit_concerns_all_calls(wire, channel):
    wire.plan[POST] = [limited(600, X_RateLimit_Global="true")]
    with pytest.raises(GlobalRateLimitError) as raised:
        await channel.send("Hello")
    assert is_outage(raised.value)
    assert (await channel.send("Hello")).content == "Hello", "discord.py doesn't wait on its own"


async def test_server_errors_are_repeated_within_the_longest_wait(wire, call, monkeypatch):
    """discord.py alone would do so for 25 seconds, with pauses of up to nine."""
    send, name = call
    wire.plan[name] = [refused(502)]
    assert await timed(send(), discord.DiscordServerError) < 0.8, "the first pause would be too long"
    monkeypatch.setattr(calls, "LONGEST_WAIT", 1.5)
    wire.plan[name] = [refused(502)]
    assert (await send()).content == "Hello"
    wire.plan[name] = [refused(502)]
    async with single_attempt():
        assert await timed(send(), discord.DiscordServerError) < 0.8


async def test_a_request_that_is_never_answered_is_lost(wire, call):
    send, name = call
    wire.plan[name] = [HANG]
    assert await timed(send(), TimeoutError) < 3
    assert (await send()).content == "Hello", "nothing is left that later calls wait for"


async def test_without_a_connection_the_call_certainly_never_arrived(call, monkeypatch):
    send, _ = call
    monkeypatch.setattr(discord.http.Route, "BASE", "http://discord.invalid")
    assert await timed(send(), aiohttp.ConnectionTimeoutError) < 3


async def test_an_upload_may_take_long_as_long_as_it_proceeds(wire, channel, monkeypatch):
    monkeypatch.setattr(calls, "LONGEST_SILENCE", 0.3)
    write = aiohttp.http_writer.StreamWriter.write

    async def slow(self, chunk, **options):
        await asyncio.sleep(0.05)
        await write(self, chunk, **options)

    monkeypatch.setattr(aiohttp.http_writer.StreamWriter, "write", slow)
    assert await timed(channel.send(file=discord.File(io.BytesIO(bytes(10 * 2**18)), "map.png"))) > 0.4
    assert wire.count(POST) == 1


async def test_what_arrived_is_told_at_once_even_if_the_next_call_must_wait(wire, call):
    """discord.py alone holds the answer back until its limit allows the next call."""
    send, name = call
    wire.headers = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "0.3", "X-RateLimit-Limit": "1"}
    wire.headers |= {"X-RateLimit-Reset": "0", "X-RateLimit-Bucket": "bucket"}
    assert await timed(send()) < 0.25
    assert await timed(send()) > 0.05
    assert wire.count(name) == 2


async def test_a_limited_edit_delays_no_new_post(wire, channel, edit):
    wire.plan[EDIT] = [limited(0.3)]
    editing = asyncio.create_task(edit(content="Hello"))
    await asyncio.sleep(0.05)
    assert await timed(channel.send("Hello")) < 0.25
    await editing


async def test_a_call_in_line_behind_a_slow_one_is_not_made_too_late(wire, channel, monkeypatch):
    monkeypatch.setattr(calls, "LONGEST_SILENCE", 5)
    wire.plan[POST] = [HANG]
    hanging = asyncio.create_task(channel.send("Hello"))
    await asyncio.sleep(0.05)
    assert await timed(channel.send("Hello"), discord.RateLimited) < 3
    assert wire.count(POST) == 1, "it certainly never went out"
    hanging.cancel()
    await asyncio.wait({hanging})
    assert (await channel.send("Hello")).content == "Hello"
    await asyncio.sleep(0.05)
    assert wire.count(POST) == 2, "and it never goes out afterwards"


async def test_what_the_bot_itself_holds_back_waits_as_long_as_it_must(monkeypatch):
    """While another process may host its range, nothing may be posted."""
    monkeypatch.setattr(calls, "LONGEST_WAIT", 0.1)
    valid = asyncio.Event()
    async with wired(monkeypatch, valid.wait) as (wire, client):
        sending = asyncio.create_task(client.get_partial_messageable(5).send("Hello"))
        await asyncio.sleep(0.3)
        early = sending.done(), wire.count(POST)
        valid.set()
        assert early == (False, 0)
        await sending


async def test_the_bot_limits_how_long_its_calls_wait(worlds):
    async with worlds() as world:
        assert world.bot.http.max_ratelimit_timeout == calls.LONGEST_WAIT
