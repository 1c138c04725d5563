"""What becomes of the database, or of the way to it, while people press; maybe another process stands by."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, contextmanager

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


async def outage(own, during, heir=None):
    """Something happens ``during`` presses; gives after how many seconds the bot works again.

    It's given how many had pressed before.
    """
    done, known = asyncio.get_running_loop().create_future(), len(own.asked)
    pressing = asyncio.create_task(own.press_until(done, LEISURELY))
    await asyncio.sleep(LEISURELY / 2)
    began = time.monotonic()
    try:
        await during(known)
    finally:
        done.set_result(None)
        await pressing
    slowest = await own.all_answered([asked for asked, _ in own.asked[known:]])
    own.in_time(slowest)
    await own.settle(heir)
    return time.monotonic() - began


async def ended(own, times, heir=None):
    """The server ends all connections, so often."""

    async def during(_):
        for _ in range(times):
            own.server.end_connections(DATABASE)
            await asyncio.sleep(LEISURELY)

    return await outage(own, during, heir)


async def closed(own, seconds, heir=None):
    """The server lets nobody in for so many seconds, which are more than a lease."""

    async def during(known):
        with own.server.closed(DATABASE):
            await asyncio.sleep(seconds)
            await until_told(own, known, AWAY)

    return await outage(own, during, heir)


async def stopped(own, mode, seconds, heir=None):
    """The server is stopped, or crashes, and starts again after so many seconds."""

    async def during(known):
        await asyncio.to_thread(own.server.stop, mode)
        await asyncio.sleep(seconds)
        if seconds > own.lease:
            await until_told(own, known, AWAY)
        await asyncio.to_thread(own.server.start)

    return await outage(own, during, heir)


async def stopped_in_a_takeover(own, seconds, heir=None):
    """One process takes over from the other when the server is stopped, and starts again."""
    heir = heir or await own.stand_by()

    async def during(_):
        before = own.lives.told.count(TAKES_OVER)
        own.owner.signal(signal.SIGTERM)
        await until(lambda: own.lives.told.count(TAKES_OVER) > before, own.patience)
        await asyncio.to_thread(own.server.stop, "immediate")
        await asyncio.sleep(seconds)
        await asyncio.to_thread(own.server.start)

    return await outage(own, during, heir)


async def full(own, heir=None):
    """The server's disk is full until people have been told so."""

    async def during(known):
        with own.server.full(DATABASE):
            await until_told(own, known, NO_ROOM)

    return await outage(own, during, heir)


async def full_to_the_end(own, heir=None):
    """The server ends because its disk is full, and starts again with room."""

    async def during(known):
        await asyncio.to_thread(own.server.end_for_want_of_room)
        await until_told(own, known, AWAY)
        await asyncio.to_thread(own.server.start_with_room)

    return await outage(own, during, heir)


async def cut(own, how, stage, heir=None):
    """The connection is cut when something of that stage passes: ``before``, ``within`` or ``at`` it."""

    async def during(_):
        setattr(own.owner.way, f"cut_{how}", stage)
        await until(lambda: getattr(own.owner.way, f"cut_{how}") is None, own.patience)

    return await outage(own, during, heir)


async def hung(own, seconds, heir=None):
    """Nothing passes to the server or back for so many seconds, and nothing is closed."""

    async def during(known):
        own.owner.way.hang()
        await asyncio.sleep(seconds)
        if seconds > own.lease and heir is None:
            await until_told(own, known, AWAY)
        own.owner.way.flow()

    return await outage(own, during, heir)


async def hung_at(own, stage, heir=None):
    """From a stage on nothing passes through a connection, which isn't closed."""

    async def during(_):
        own.owner.way.hang_at = stage
        await until(lambda: own.owner.way.hang_at is None, own.patience)

    return await outage(own, during, heir)


async def slow(own, seconds, heir=None):
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
