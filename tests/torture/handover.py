"""Two processes on one database while people press: an update, a kill, a pause, a database that is away."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field

from k2bot.host.store.leases import VALID
from k2bot.running import TAKEN_OVER
from k2bot.text.words import words
from tests import postgres
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import PATIENCE, Crowd
from tests.torture.checks import rows

EVERY = 0.05
"""Seconds between two presses."""
BURST = 20
"""Presses just after the owner was told to stop, ``EVERY`` / 20 seconds apart."""
ROUND = 8
"""Processes that are killed, paused or updated before all begins anew."""
LATEST = 0.15
"""Seconds after a press at which the last thing may happen to its process."""
SHORT_LEASE = 1.8
"""Seconds of a lease where processes are paused over and over."""
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
    server: object = None
    """Address of the bot's database on a server; None for one in a file."""
    owner: object = None
    asked: list = field(default_factory=list)
    """Everything that was pressed, with the channel it was pressed in."""

    def __post_init__(self):
        self.guild = self.here.env.create_guild("Friends")
        self.people = [self.guild.add_member(self.here.env.create_user(f"user{n}")) for n in range(40)]
        self.channels = iter([self.guild.create_text_channel(f"channel-{n}") for n in range(400)])

    async def begin(self):
        """One more process, once it is connected."""
        life = await self.lives.begin(pictures=False, lease=self.lease, database=self.server)
        assert await self.here.ready(life), self.lives.told
        return life

    @property
    def database(self):
        """Where the bot keeps its games."""
        return self.server or self.lives.folder / "games.sqlite3"

    def is_locked(self):
        """Whether a process is in the middle of a write to the file. A server ends that by itself."""
        if self.server:
            return False
        with closing(sqlite3.connect(self.database, timeout=0.05, isolation_level=None)) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False

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
        """Every press that was answered with a game has one, with one post; no press has more."""
        async with asyncio.timeout(PATIENCE):
            while rows(self.database, "SELECT 1 FROM outbox WHERE status = 'waiting' LIMIT 1"):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)
        found = Counter(row[0] for row in rows(self.database, "SELECT channel_id FROM game_table"))
        for asked, channel in self.asked:
            games, posts = found[channel.id], len(self.crowd.posts(channel))
            if asked.over and asked.text != AWAY:
                assert games == 1, f"{games} games of a press that was told {asked.text!r}"
            assert games == posts <= 1, f"{games} games and {posts} posts of one press"
        assert self.crowd.faults == []


@asynccontextmanager
async def pair(folder, lease=VALID / 1000, server=None):
    """A Discord, and the first process of a bot; ``lease`` is how many seconds leases last.

    Its games are in the folder, or on a ``server``.
    """
    async with discord_here() as here, lives(folder, here.url) as made:
        crowd = Crowd(here)
        here.heard = crowd.heard
        own = Pair(here, made, crowd, lease, server)
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


async def killed(own, after=None):
    """Kill the owner, so many seconds ``after`` a press; gives how many seconds nobody was answered."""
    heir = await own.stand_by()
    if after is not None:
        own.press()
        await asyncio.sleep(after)
    began = time.monotonic()
    await own.owner.kill()
    await own.all_answered([own.press()])
    own.owner = heir
    return time.monotonic() - began


async def paused(own, after=None):
    """Pause the owner until another one acts, and wake it; gives how many seconds nobody was answered."""
    heir = await own.stand_by()
    if after is not None:
        own.press()
        await asyncio.sleep(after)
    began = time.monotonic()
    own.owner.signal(signal.SIGSTOP)
    while own.is_locked():  # no other process can write before this write has ended
        own.owner.signal(signal.SIGCONT)
        await asyncio.sleep(0.005)
        own.owner.signal(signal.SIGSTOP)
    held = own.press()  # the old owner has it in its socket, too
    async with asyncio.timeout(PATIENCE):
        while not held.answered.is_set():
            held = own.press()
            with suppress(TimeoutError):
                await asyncio.wait_for(held.answered.wait(), own.lease / 4)
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
    with postgres.away(own.server) if own.server else locked(own.database):
        await asyncio.sleep(own.lease)
        asked = own.press()
        await own.all_answered([asked])
        assert asked.text == AWAY
    await own.told("leases renewed again")
    await own.all_answered([own.press()])
    assert own.owner.alive


@contextmanager
def locked(file):
    """Nobody else can write to the file meanwhile."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def disconnected(own, times):
    """End all connections to the server so often while people press; gives how long the slowest waited."""
    known = len(own.asked)
    for _ in range(times):
        for _ in range(3):
            own.press()
            await asyncio.sleep(EVERY / 5)
        postgres.disconnect(own.server)
    asked = [asked for asked, _ in own.asked[known:]]
    return await own.all_answered(asked)


@dataclass
class Findings:
    """How often each thing was done, how many presses there were, and the longest wait in seconds."""

    struck: Counter = field(default_factory=Counter)
    presses: int = 0
    longest: dict = field(default_factory=dict)

    def note(self, what, seconds):
        """It was done once more."""
        self.struck[what] += 1
        self.longest[what] = max(seconds, self.longest.get(what, 0.0))


async def torture(folder, *, kills, salt, server=False, told=lambda found: None):
    """Kill, pause and update processes so often; ``told`` is called with what was found after each round.

    With ``server``, games are in a database on a server, which is cut off now and then as well.
    """
    ways = ("killed", "paused", "updated", *(("disconnected", "away") if server else ()))
    found, chance, number = Findings(), random.Random(f"handover {salt}"), 0  # noqa: S311 - not cryptographic
    while found.struck.total() < kills:
        number += 1
        place = folder / str(number)
        place.mkdir()
        with postgres.fresh() if server else nullcontext() as database:
            await round_of(found, chance, ways, place, database, kills)
        told(found)
    return found


async def round_of(found, chance, ways, folder, server, kills):
    """A bot of its own, to whose processes a few things happen."""
    async with pair(folder, SHORT_LEASE, server) as own:
        for _ in range(min(ROUND, kills - found.struck.total())):
            after = chance.uniform(0, LATEST)
            match chance.choice(ways):
                case "killed":
                    found.note("killed, until a press was answered", await killed(own, after))
                case "paused":
                    found.note(f"paused, with leases of {SHORT_LEASE} s", await paused(own, after))
                case "updated":
                    _, slowest = await updated(own, 2 * LATEST)
                    found.note("updated, until a press was acknowledged", slowest)
                case "disconnected":
                    slowest = await disconnected(own, 3)
                    found.note("connections cut, until a press was acknowledged", slowest)
                case "away":
                    await cut_off(own)
                    found.note("database away for a lease", own.lease)
    found.presses += len(own.asked)
