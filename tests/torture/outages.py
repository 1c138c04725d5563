"""What becomes of the database, or of the way to it, while people press; maybe another process stands by."""

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, contextmanager
from functools import wraps

from tests.outside.people import NO_ROOM
from tests.torture.pair import AWAY, DATABASE, TAKES_OVER
from tests.waiting import until

LEISURELY = 0.15
"""Seconds between two presses."""
STAGES = (b"BEGIN", b"SELECT", b"INSERT", b"UPDATE", b"UPDATE lease", b"COMMIT")
"""What passes when a connection is cut."""


async def cut_off(own):
    """Keep the only process from its database for longer than its lease: people are told, nothing is lost."""
    await own.all_answered([own.press()])
    with locked(own.database):
        await asyncio.sleep(own.lease)
        asked = own.press()
        await own.all_answered([asked])
        assert asked.text == AWAY
    await until(lambda: "leases renewed again" in own.lives.told, own.patience)
    await own.all_answered([own.press()])
    assert own.owner.alive


@contextmanager
def locked(file):
    """Nobody else can write to the file meanwhile."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def outage(during):
    """Make an outage of something that happens while people press, which is given how many had before.

    The outage may have an ``heir`` that stands by, and gives after how many seconds the bot works again.
    """

    @wraps(during)
    async def whole(own, *given, heir=None):
        own.heir = heir
        done, known = asyncio.get_running_loop().create_future(), len(own.asked)
        pressing = asyncio.create_task(own.press_until(done, LEISURELY))
        await asyncio.sleep(LEISURELY / 2)
        began = time.monotonic()
        try:
            await during(own, known, *given)
        finally:
            done.set_result(None)
            await pressing
        slowest = await own.all_answered([asked for asked, _ in own.asked[known:]])
        own.in_time(slowest)
        await own.settle(heir)
        return time.monotonic() - began

    return whole


@outage
async def ended(own, _known, times):
    """The server ends all connections, so often."""
    for _ in range(times):
        own.server.end_connections(DATABASE)
        await asyncio.sleep(LEISURELY)


@outage
async def closed(own, known, seconds):
    """The server lets nobody in for so many seconds, which are more than a lease."""
    with own.server.closed(DATABASE):
        await asyncio.sleep(seconds)
        await until_told(own, known, AWAY)


@outage
async def stopped(own, known, mode, seconds):
    """The server is stopped, or crashes, and starts again after so many seconds."""
    await asyncio.to_thread(own.server.stop, mode)
    await asyncio.sleep(seconds)
    if seconds > own.lease:
        await until_told(own, known, AWAY)
    await asyncio.to_thread(own.server.start)


@outage
async def stopped_in_a_takeover(own, _known, seconds):
    """The heir takes over from the owner when the server is stopped, and starts again."""
    before = own.lives.told.count(TAKES_OVER)
    own.owner.signal(signal.SIGTERM)
    await until(lambda: own.lives.told.count(TAKES_OVER) > before, own.patience)
    await asyncio.to_thread(own.server.stop, "immediate")
    await asyncio.sleep(seconds)
    await asyncio.to_thread(own.server.start)


@outage
async def full(own, known):
    """The server's disk is full until people have been told so."""
    with own.server.full(DATABASE):
        await until_told(own, known, NO_ROOM)


@outage
async def full_to_the_end(own, known):
    """The server ends because its disk is full, and starts again with room."""
    await asyncio.to_thread(own.server.end_for_want_of_room)
    await until_told(own, known, AWAY)
    await asyncio.to_thread(own.server.start_with_room)


@outage
async def cut(own, _known, how, stage):
    """The connection is cut when something of that stage passes: ``before``, ``within`` or ``at`` it."""
    setattr(own.owner.way, f"cut_{how}", stage)
    await until(lambda: getattr(own.owner.way, f"cut_{how}") is None, own.patience)


@outage
async def hung(own, known, seconds):
    """Nothing passes to the server or back for so many seconds, and nothing is closed."""
    own.owner.way.hang()
    await asyncio.sleep(seconds)
    if seconds > own.lease and own.heir is None:
        await until_told(own, known, AWAY)
    own.owner.way.flow()


@outage
async def hung_at(own, _known, stage):
    """From a stage on nothing passes through a connection, which isn't closed."""
    own.owner.way.hang_at = stage
    await until(lambda: own.owner.way.hang_at is None, own.patience)


async def slow(own, seconds, *, heir=None):
    """All that passes takes so long in each direction."""
    own.owner.way.delay = seconds
    took = await own.all_answered([own.press() for _ in range(3)])
    own.owner.way.delay = 0.0
    own.in_time(took)
    await own.settle(heir)
    return took


async def until_told(own, known, text):
    """Wait until somebody is told this, of those who pressed after so many."""
    await until(lambda: any(asked.text == text for asked, _ in own.asked[known:]), own.patience)
