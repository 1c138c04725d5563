"""Two processes on one database while people press: an update, a kill, a pause, a database that is away."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field

from k2bot.host.store.leases import VALID
from k2bot.running import TAKEN_OVER
from k2bot.text.words import words
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import PATIENCE, Crowd
from tests.torture.checks import rows

EVERY = 0.05
"""Seconds between two presses."""
BURST = 20
"""Presses just after the owner was told to stop, ``EVERY`` / 20 seconds apart."""
DISCORDS = 3.0
"""Seconds after which Discord tells people that an interaction has failed."""
STANDING_BY = "standing by until it ends"
AWAY = words().text("discord-database-away")


@dataclass
class Pair:
    """A Discord with a server, and the processes of one bot."""

    here: object
    lives: object
    crowd: Crowd
    lease: float
    owner: object = None
    asked: list = field(default_factory=list)
    """Everything that was pressed, with the channel it was pressed in."""

    def __post_init__(self):
        self.guild = self.here.env.create_guild("Friends")
        self.people = [self.guild.add_member(self.here.env.create_user(f"user{n}")) for n in range(40)]
        self.channels = iter([self.guild.create_text_channel(f"channel-{n}") for n in range(400)])

    async def begin(self):
        """One more process, once it is connected."""
        life = await self.lives.begin(pictures=False, lease=self.lease)
        assert await self.here.ready(life), self.lives.told
        return life

    @property
    def database(self):
        """The file of the bot."""
        return self.lives.folder / "games.sqlite3"

    async def stand_by(self):
        """One more process, once it stands by; not before the owner knows of it."""
        waiting = self.lives.told.count(STANDING_BY)
        life = await self.begin()
        assert self.lives.told.count(STANDING_BY) == waiting + 1
        async with asyncio.timeout(PATIENCE):
            while rows(self.database, "SELECT 1 FROM lease WHERE heir_until = 0"):  # noqa: ASYNC110 - as below
                await asyncio.sleep(0.02)
        return life

    async def ended(self):
        """The exit code of the owner, which is about to end."""
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self.owner.ended)

    async def told(self, line):
        """Wait until the log has a line."""
        async with asyncio.timeout(PATIENCE):
            while line not in self.lives.told:  # noqa: ASYNC110 - nothing signals it
                await asyncio.sleep(0.02)

    def press(self):
        """Somebody starts a game in a channel of its own, which is stored, posted and answered once."""
        channel = next(self.channels)
        person = self.people[len(self.asked) % len(self.people)]
        asked = self.crowd.slash(person, channel, "k2 new")
        self.asked.append((asked, channel))
        return asked

    async def press_until(self, done):
        """Press every ``EVERY`` seconds until something is done."""
        while not done.done():
            self.press()
            await asyncio.sleep(EVERY)

    async def all_answered(self, asked):
        """Wait for all these answers; gives how many seconds the slowest acknowledgement took."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(one.answered.wait() for one in asked))
        return max(min(after for after, kind, _ in one.heard if kind == "acknowledging") for one in asked)

    async def each_counts_once(self):
        """Every press that was answered with a game has one, with one post; no other has any."""
        async with asyncio.timeout(PATIENCE):
            while rows(self.database, "SELECT 1 FROM outbox WHERE status = 'waiting' LIMIT 1"):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
        found = [row[0] for row in rows(self.database, "SELECT channel_id FROM game_table")]
        counted = [channel for asked, channel in self.asked if asked.over and asked.text != AWAY]
        told = {asked.text for asked, channel in self.asked if (channel in counted) != (channel.id in found)}
        assert not told, f"what is stored differs from what was said: {told}"
        assert sorted(found) == sorted(channel.id for channel in counted)
        posts = {len(self.crowd.posts(channel)) for channel in counted}
        assert posts == {1}, "each is posted, and none twice"
        assert self.crowd.faults == []


@asynccontextmanager
async def pair(folder, lease=VALID / 1000):
    """A Discord, and the first process of a bot; ``lease`` is how many seconds leases last."""
    async with discord_here() as here, lives(folder, here.url) as made:
        crowd = Crowd(here)
        here.heard = crowd.heard
        own = Pair(here, made, crowd, lease)
        own.owner = await own.begin()
        yield own
        await own.each_counts_once()


async def updated(own, seconds):
    """Start a second process, stop the first; gives the number of presses and the slowest acknowledgement."""
    heir, known = await own.stand_by(), len(own.asked)
    stopped = asyncio.get_running_loop().create_future()
    pressing = asyncio.create_task(own.press_until(stopped))
    await asyncio.sleep(seconds)
    own.owner.signal(signal.SIGTERM)
    for _ in range(BURST):
        own.press()
        await asyncio.sleep(EVERY / 20)
    assert await own.ended() == 0, own.lives.told
    await asyncio.sleep(seconds)
    stopped.set_result(None)
    await pressing
    asked = [asked for asked, _ in own.asked[known:]]
    slowest = await own.all_answered(asked)
    assert slowest < DISCORDS
    own.owner = heir
    return len(asked), slowest


async def killed(own):
    """Kill the owner; gives after how many seconds a press was answered."""
    heir = await own.stand_by()
    began = time.monotonic()
    await own.owner.kill()
    await own.all_answered([own.press()])
    own.owner = heir
    return time.monotonic() - began


async def paused(own):
    """Pause the owner until another one acts, and wake it; gives how many seconds nobody was answered."""
    heir = await own.stand_by()
    began = time.monotonic()
    own.owner.signal(signal.SIGSTOP)
    held = own.press()  # the old owner has it in its socket, too
    async with asyncio.timeout(PATIENCE):
        while not held.answered.is_set():
            held = own.press()
            await asyncio.wait([asyncio.ensure_future(held.answered.wait())], timeout=own.lease / 4)
    took = time.monotonic() - began
    assert own.owner.alive
    own.owner.signal(signal.SIGCONT)
    assert await own.ended() == TAKEN_OVER, own.lives.told
    await own.all_answered([own.press()])
    own.owner = heir
    return took


async def cut_off(own):
    """Keep the only process from its database for longer than its lease: people are told, nothing is lost."""
    await own.all_answered([own.press()])
    with closing(sqlite3.connect(own.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(own.lease)
        asked = own.press()
        await own.all_answered([asked])
        assert asked.text == AWAY
        other.execute("ROLLBACK")
    await own.told("leases renewed again")
    await own.all_answered([own.press()])
    assert own.owner.alive
