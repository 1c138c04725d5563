"""Outages of Discord: one call at a time tries, and afterwards all resume within seconds."""

from itertools import pairwise
from types import SimpleNamespace

import pytest

from k2bot.host.discord.calls import GAP, LEAD, PAUSES, CircuitBreaker
from tests.phrases import START


class Timers:
    """Stands in for the event loop: a clock that tests move."""

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
    """Callers of a Discord that works or doesn't; each retries until it succeeds."""

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


def test_in_an_outage_callers_take_turns_trying_after_growing_pauses(callers):
    callers.begin(1, 2, 3)
    callers.go(15.5)
    assert callers.calls[:3] == [(0, 1), (0, 2), (0, 3)]
    assert callers.calls[3:] == [(1, 1), (3, 2), (7, 3), (11, 1), (15, 2)]


def test_after_an_outage_all_callers_resume_within_the_longest_pause(callers):
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


def test_random_jitter_only_shortens_pauses(callers):
    callers.breaker.chance = lambda: 1.0
    callers.begin(1)
    callers.go(9)
    assert [time for time, _ in callers.calls] == [0, 0.75, 2.25, 5.25, 8.25]


def test_a_wait_named_by_discord_applies_to_all_callers(callers):
    callers.named = 60
    callers.begin(1)
    callers.go(1)
    callers.begin(2)
    callers.go(58.5)
    assert callers.calls == [(0, 1)]
    callers.down = False
    callers.go(1)
    assert callers.calls == [(0, 1), (60, 1), (60.04, 2)]


def test_a_hanging_attempt_delays_the_others_only_briefly(callers):
    callers.begin(1, 2)
    callers.go(0.5)
    callers.hanging.add(1)
    callers.go(LEAD)
    assert callers.calls[2:] == [(1, 1)]
    callers.down = False
    callers.go(10)
    assert callers.calls[3:] == [(1 + LEAD, 2)]


def test_a_caller_that_misses_its_turn_holds_up_nobody(callers):
    """The caller's table may have ended meanwhile, or have nothing left to send."""
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
    """Open lobbies of ann and bob in a channel each; returns bob's channel."""
    world.unhurried(10, 20, PAUSE)
    await world.lobby()
    first = await world.enter_channel("other")
    await world.slash("bob", "new")
    other, world.channel = world.channel, first
    return other


@pytest.mark.parametrize("status", [500, 403])
async def test_after_an_outage_posts_of_all_tables_arrive_within_one_pause(world, status, caplog):
    """And the log stays short."""
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


async def test_one_failing_message_is_retried_rarely_and_blocks_no_other_table(world):
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
async def test_a_fault_at_one_table_in_an_outage_does_not_stop_the_others(world, monkeypatch, trouble):
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
