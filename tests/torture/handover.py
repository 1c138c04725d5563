"""What happens to a process while people press and another stands by: an update, a kill, a pause."""

import asyncio
import signal
import time

from tests.torture.pair import EVERY
from tests.waiting import until

LOST = "another process has taken over; standing by"
BURST = 20
"""Presses just after the owner was told to stop, ``EVERY`` / 20 seconds apart."""


async def updated(own, seconds):
    """Start a second process and stop the first; returns the presses and the slowest acknowledgement."""
    heir, known = await own.stand_by(), len(own.asked)
    stopped = asyncio.get_running_loop().create_future()
    pressing = asyncio.create_task(own.press_until(stopped))
    await asyncio.sleep(seconds)
    own.owner.signal(signal.SIGTERM)
    for _ in range(BURST):
        own.press()
        await asyncio.sleep(EVERY / 20)
    assert await own.owner.exit_code() == 0, own.lives.told
    await asyncio.sleep(seconds)
    stopped.set_result(None)
    await pressing
    asked, own.owner = [asked for asked, _ in own.asked[known:]], heir
    slowest = await own.all_answered(asked)
    own.in_time(slowest)
    return len(asked), slowest


async def killed(own, after=None):
    """Kill the owner ``after`` seconds from a press; returns the seconds without answers."""
    heir = await own.stand_by()
    if after is not None:
        own.press()
        await asyncio.sleep(after)
    began = time.monotonic()
    await own.owner.kill()
    await own.works()
    own.owner = heir
    return time.monotonic() - began


async def paused(own, after=None):
    """Pause the owner until another process acts, and wake it; returns the seconds without answers.

    Awake, it stands by.
    """
    heir, lost = await own.stand_by(), own.lives.told.count(LOST)
    if after is not None:
        own.press()
        await asyncio.sleep(after)
    began = time.monotonic()
    own.owner.signal(signal.SIGSTOP)
    while own.is_locked():  # no other process can write before this write has ended
        own.owner.signal(signal.SIGCONT)
        await asyncio.sleep(0.005)
        own.owner.signal(signal.SIGSTOP)
    await own.works()  # the old owner has what is pressed in its socket, too
    took = time.monotonic() - began
    assert own.owner.alive
    own.owner.signal(signal.SIGCONT)
    await until(lambda: own.lives.told.count(LOST) > lost, own.patience)
    await own.all_answered([own.press()])
    own.owner.signal(signal.SIGTERM)
    assert await own.owner.exit_code() == 0, own.lives.told
    own.owner = heir
    return took


async def cut_off(own):
    """Cut the owner off from Discord until another process acts; returns the seconds without answers."""
    heir, former = await own.stand_by(), own.owner
    began = time.monotonic()
    with former.discord.closed():
        await own.works()
        took = time.monotonic() - began
        own.owner = heir
    former.signal(signal.SIGTERM)
    assert await former.exit_code() == 0, own.lives.told
    return took
