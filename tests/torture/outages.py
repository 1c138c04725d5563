"""Outages of the database or the connection to it while people press; another process may stand by."""

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, contextmanager
from functools import wraps

from tests.outside.people import NO_ROOM
from tests.torture.pair import AWAY, DATABASE, LOCKED, TAKES_OVER
from tests.waiting import until

LEISURELY = 0.15
"""Seconds between two presses."""
STAGES = (b"BEGIN", b"SELECT", b"INSERT", b"UPDATE", b"UPDATE lease", b"COMMIT")
"""Traffic at which a connection can be cut."""


async def cut_off(own):
    """Block the only process's database for longer than its lease: people are told, nothing is lost."""
    await own.all_answered([own.press()])
    with locked(own.database):
        await asyncio.sleep(own.lease)
        asked = own.press()
        await own.all_answered([asked])
        assert asked.text in {AWAY, LOCKED}
    await until(lambda: "lease renewed again" in own.lives.told, own.patience)
    await own.all_answered([own.press()])
    assert own.owner.alive


@contextmanager
def locked(file):
    """Lock the file against writing within the block."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def outage(during):
    """Decorate a coroutine function, given the number of earlier presses, to be an outage while people press.

    The outage may have an ``heir`` that stands by, and returns the seconds until the bot works again.
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
    """The server ends all connections, ``times`` times."""
    for _ in range(times):
        own.server.end_connections(DATABASE)
        await asyncio.sleep(LEISURELY)


@outage
async def closed(own, known, seconds):
    """The server refuses connections for ``seconds``, longer than a lease."""
    with own.server.closed(DATABASE):
        await asyncio.sleep(seconds)
        await until_told(own, known, AWAY)


@outage
async def stopped(own, known, mode, seconds):
    """The server is stopped, or crashes, and starts again after ``seconds``."""
    await asyncio.to_thread(own.server.stop, mode)
    await asyncio.sleep(seconds)
    if seconds > own.lease:
        await until_told(own, known, AWAY)
    await asyncio.to_thread(own.server.start)


@outage
async def stopped_in_a_takeover(own, _known, seconds):
    """The server is stopped and started again while the heir takes over from the owner."""
    before = own.lives.told.count(TAKES_OVER)
    own.owner.signal(signal.SIGTERM)
    await until(lambda: own.lives.told.count(TAKES_OVER) > before, own.patience)
    await asyncio.to_thread(own.server.stop, "immediate")
    await asyncio.sleep(seconds)
    await asyncio.to_thread(own.server.start)


@outage
async def full(own, known):
    """The server's disk is full until people are told."""
    with own.server.full(DATABASE):
        await until_told(own, known, NO_ROOM)


@outage
async def full_to_the_end(own, known):
    """The server crashes because its disk is full, and starts again with free space."""
    await asyncio.to_thread(own.server.end_for_want_of_room)
    await until_told(own, known, AWAY)
    await asyncio.to_thread(own.server.start_with_room)


@outage
async def cut(own, _known, how, stage):
    """The connection is cut ``before``, ``within`` or ``at`` some data of that stage."""
    setattr(own.owner.way, f"cut_{how}", stage)
    await until(lambda: getattr(own.owner.way, f"cut_{how}") is None, own.patience)


@outage
async def hung(own, known, seconds):
    """Connections hang for ``seconds``, without being closed."""
    own.owner.way.hang()
    await asyncio.sleep(seconds)
    if seconds > own.lease and own.heir is None:
        await until_told(own, known, AWAY)
    own.owner.way.flow()


@outage
async def hung_at(own, _known, stage):
    """A connection hangs from a stage on, without being closed."""
    own.owner.way.hang_at = stage
    await until(lambda: own.owner.way.hang_at is None, own.patience)


async def slow(own, seconds, *, heir=None):
    """All traffic is delayed by ``seconds`` in each direction."""
    own.owner.way.delay = seconds
    took = await own.all_answered([own.press() for _ in range(3)])
    own.owner.way.delay = 0.0
    own.in_time(took)
    await own.settle(heir)
    return took


async def until_told(own, known, text):
    """Wait until this is told to somebody who pressed after the first ``known``."""
    await until(lambda: any(asked.text == text for asked, _ in own.asked[known:]), own.patience)
