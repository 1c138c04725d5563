"""While Discord has trouble one call at a time tries; when it is over, all go on within seconds."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver
from aiohttp.test_utils import TestServer

from k2bot.host.discord import calls
from k2bot.host.discord.calls import GAP, LEAD, PAUSES, CircuitBreaker, call_trace, single_attempt
from tests.host.discord import kit
from tests.phrases import START


class Timers:
    """Stands in for the event loop: a clock that goes as far as it is told."""

    def __init__(self):
        self.now, self.timers = 0.0, []

    def time(self):
        return self.now

    def call_later(self, seconds, act, *given):
        timer = [self.now + seconds, len(self.timers), lambda: act(*given)]
        self.timers.append(timer)
        return SimpleNamespace(cancel=lambda: timer in self.timers and self.timers.remove(timer))

    def go(self, seconds):
        until = self.now + seconds
        while due := [timer for timer in self.timers if timer[0] <= until]:
            timer = min(due)
            self.timers.remove(timer)
            self.now = timer[0]
            timer[2]()
        self.now = until


class Callers:
    """Some who call a Discord that works or does not, each until it is answered."""

    def __init__(self, timers):
        self.timers, self.go = timers, timers.go
        self.breaker = CircuitBreaker()
        self.breaker.chance = lambda: 0.0
        self.down = True
        self.hanging, self.named, self.calls = set(), None, []

    def begin(self, *callers):
        for caller in callers:
            self.ask(caller)

    def ask(self, caller):
        pause = self.breaker.delay(caller, lambda: self.ask(caller))
        if pause is not None:
            self.timers.call_later(pause, self.call, caller)

    def call(self, caller):
        self.calls.append((round(self.timers.now, 3), caller))
        if caller in self.hanging:
            return
        if self.down:
            self.breaker.failed(caller, self.named)
        else:
            self.breaker.succeeded()
        self.breaker.release(caller)
        if self.down:
            self.ask(caller)


@pytest.fixture
def callers(monkeypatch):
    timers = Timers()
    monkeypatch.setattr("k2bot.host.discord.calls.asyncio.get_running_loop", lambda: timers)
    return Callers(timers)


def test_in_an_outage_one_at_a_time_tries_after_growing_pauses_and_each_has_its_turn(callers):
    callers.begin(1, 2, 3)
    callers.go(15.5)
    assert callers.calls[:3] == [(0, 1), (0, 2), (0, 3)]
    assert callers.calls[3:] == [(1, 1), (3, 2), (7, 3), (11, 1), (15, 2)]


def test_when_it_is_over_one_finds_out_within_the_longest_pause_and_the_others_follow_at_once(callers):
    callers.begin(*range(6))
    callers.go(45)
    callers.down = False
    before = len(callers.calls)
    callers.go(5)
    times = [time for time, _ in callers.calls[before:]]
    assert len(times) == 6
    assert times[0] - 45 <= max(PAUSES)
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert gaps == pytest.approx([GAP] * 5), "not all in the same instant"
    assert callers.timers.timers == []


def test_pauses_are_shortened_by_chance_and_never_lengthened(callers):
    callers.breaker.chance = lambda: 1.0
    callers.begin(1)
    callers.go(9)
    assert [time for time, _ in callers.calls] == [0, 0.75, 2.25, 5.25, 8.25]


def test_a_time_that_discord_names_is_kept_by_all(callers):
    callers.named = 60
    callers.begin(1)
    callers.go(1)
    callers.begin(2)
    callers.go(58.5)
    assert callers.calls == [(0, 1)]
    callers.down = False
    callers.go(1)
    assert callers.calls == [(0, 1), (60, 1), (60.04, 2)]


def test_a_try_that_hangs_keeps_the_others_waiting_for_a_while_only(callers):
    callers.begin(1, 2)
    callers.go(0.5)
    callers.hanging.add(1)
    callers.go(LEAD)
    assert callers.calls[2:] == [(1, 1)]
    callers.down = False
    callers.go(10)
    assert callers.calls[3:] == [(1 + LEAD, 2)]


def test_who_is_called_and_does_not_come_holds_up_nobody(callers):
    """The table of the caller may have ended meanwhile, or have nothing to say any more."""
    callers.begin(1)
    callers.go(0)
    callers.breaker.delay(2, lambda: None)
    callers.ask(3)
    callers.go(LEAD)
    callers.down = False
    callers.go(max(PAUSES))
    assert callers.calls == [(0, 1), (1, 1), (1 + LEAD, 3), (1 + LEAD + GAP, 1)]


# ----------------------------------------------------------------------------------------- with the real bot


# simcord waits for short pauses by the clock on the wall, so they are longer here.
PAUSE = 40


async def two_tables(world):
    """The lobbies of ann and bob, in a channel each; gives the other channel."""
    world.unhurried(10, 20, PAUSE)
    await world.lobby()
    first = await world.enter_channel("other")
    await world.slash("bob", "new")
    other, world.channel = world.channel, first
    return other


@pytest.mark.parametrize("status", [500, 403])
async def test_after_an_outage_the_posts_of_all_tables_come_after_one_pause_at_the_most(
    world, status, caplog
):
    """And its log is short."""
    caplog.set_level("INFO")
    other = await two_tables(world)
    world.fails("* /channels/*/messages*", status, times=None)
    await world.start()
    await world.press("bob", START, other.last_message)
    before = world.count("*", "/channels/.*")
    await world.later(900)
    tries = world.count("*", "/channels/.*") - before
    assert 20 <= tries <= 32, "one try a pause, for both tables together"
    world.heal()
    await world.later(PAUSE + 1)
    for post in (world.post, other.last_message):
        assert "Round 1" in post.content
    said = [record.getMessage() for record in caplog.records if record.name.startswith("k2bot")]
    for line, part in zip(said, ("retrying", "one at a time is tried", "Discord works again"), strict=True):
        assert part in line


async def test_trouble_of_one_message_stops_neither_the_other_tables_nor_is_it_tried_ever_and_ever(world):
    other = await two_tables(world)
    path = f"/channels/{world.channel.id}/messages"
    world.fails(f"* {path}*", times=None)
    await world.start()
    await world.later(30)
    await world.press("bob", START, other.last_message)
    await world.later(81)
    assert "Round 1" in other.last_message.content
    before = world.count("*", f"{path}.*")
    await world.later(20)
    post = other.last_message
    await world.press("bob", "My hand", post)
    for label in ("1", "Commit"):
        await world.press("bob", label)
    assert other.last_message.id != post.id, "it comes at once"
    assert world.count("*", f"{path}.*") - before <= 3
    world.heal()
    await world.later(PAUSE + 1)
    assert "Round 1" in world.post.content


@pytest.mark.parametrize("trouble", ["composing", "store"])
async def test_a_fault_of_one_table_stops_no_other_in_an_outage(world, monkeypatch, trouble):
    other = await two_tables(world)
    world.fails("* /channels/*/messages*", times=None)
    await world.start()
    await world.press("bob", START, other.last_message)
    compose = world.bot.composer.compose

    async def broken(page=None, table=world.table.id, *rest, **more):
        if table == world.table.id:
            raise ZeroDivisionError("a bug")
        return await compose(page, table, *rest, **more)

    where = (world.table.outbox, "next_delivery") if trouble == "store" else (world.bot.composer, "compose")
    monkeypatch.setattr(*where, broken)
    await world.later(300)
    world.heal()
    await world.later(PAUSE + 1)
    assert "Round 1" in other.last_message.content


async def test_a_time_named_for_one_channel_is_kept_there_alone(world, monkeypatch):
    other = await two_tables(world)
    usual, limited = world.bot.http.request, []

    async def request(route, **given):
        if route.method == "POST" and route.channel_id == world.channel.id and not limited:
            limited.append(route)
            raise discord.RateLimited(30.0)
        return await usual(route, **given)

    monkeypatch.setattr(world.bot.http, "request", request)
    await world.start()
    await world.press("bob", START, other.last_message)
    assert limited
    assert "Round 1" in other.last_message.content
    await world.later(29)
    assert "Round 1" not in world.post.content
    await world.later(2)
    assert "Round 1" in world.post.content


# ------------------------------------------------------------- with discord.py's own calls, to a server here


class Broken:
    """A server that answers a new message with trouble of its own, as often as it is asked."""

    def __init__(self):
        self.asked = 0

    async def me(self, _request):
        return web.json_response({"id": "7", "username": "bot", "discriminator": "0", "avatar": None})

    async def post(self, _request):
        self.asked += 1
        return await self.answer()

    async def answer(self):
        return web.json_response({"message": "upstream", "code": 0}, status=502)


class Nowhere(AbstractResolver):
    """A name server that never answers."""

    async def resolve(self, *_given, **_more):
        await asyncio.Event().wait()

    async def close(self):
        pass


@pytest.fixture
async def calling(monkeypatch):
    """A client of discord.py that takes a server on this computer for Discord."""
    server, app = Broken(), web.Application()
    app.add_routes([web.get("/users/@me", server.me), web.post("/channels/5/messages", server.post)])
    connector = aiohttp.TCPConnector(resolver=Nowhere())
    async with TestServer(app) as running:
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{running.port}")
        client = discord.Client(
            intents=discord.Intents.none(), max_messages=None, http_trace=call_trace(), connector=connector
        )
        await client.http.static_login("x.y.z")
        yield client.get_partial_messageable(5), server
        await client.http.close()


async def test_a_try_ends_with_the_first_answer_that_tells_of_trouble(calling):
    """discord.py would try for 25 seconds, with pauses of up to nine."""
    channel, server = calling
    with pytest.raises(discord.DiscordServerError):
        async with single_attempt():
            await channel.send("Hello")
    assert server.asked == 1


async def test_other_calls_are_repeated_as_discord_py_does_it(calling, monkeypatch):
    channel, server = calling
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    monkeypatch.setattr("discord.http.asyncio.sleep", sleep)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("Hello")
    assert server.asked == 5
    assert max(pauses) == 9


async def test_a_try_ends_where_no_connection_comes_about(calling, monkeypatch):
    channel, _ = calling
    monkeypatch.setattr(discord.http.Route, "BASE", "http://discord.invalid")
    monkeypatch.setattr(calls, "CONNECT_TIMEOUT", 0.05)
    with pytest.raises(TimeoutError):
        async with single_attempt():
            await channel.send("Hello")


async def test_a_try_that_has_its_connection_may_take_its_time(calling, monkeypatch):
    channel, server = calling

    async def slow():
        await asyncio.sleep(0.2)
        return web.json_response({"message": "no", "code": 50013}, status=403)

    monkeypatch.setattr(server, "answer", slow)
    monkeypatch.setattr(calls, "CONNECT_TIMEOUT", 0.1)
    with pytest.raises(discord.Forbidden):
        async with single_attempt():
            await channel.send("Hello")


async def test_the_bot_watches_its_calls(tmp_path, tiny):
    bot = kit.make_bot(kit.Settings(database=tmp_path / "games.sqlite3"), (tiny,))
    assert bot.http.http_trace is not None
    await bot.close()
