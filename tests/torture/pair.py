"""The processes of one bot on one database, people who press, and checks of their answers."""

import asyncio
import signal
import sqlite3
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass, field

from k2bot.host.store.leases import LEASE_LENGTH
from k2bot.text.words import words
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import NO_ROOM, PATIENCE, Crowd
from tests.proxy import proxied
from tests.torture.checks import rows, waiting
from tests.waiting import until

EVERY = 0.05
"""Seconds between two presses."""
DISCORDS = 3.0
"""Seconds after which Discord tells people that an interaction has failed."""
STANDING_BY = "standing by until it ends"
TAKES_OVER = "taking over: no other process"
AWAY = words().text("discord-database-away")
LOCKED = words().text("discord-database-locked")
NOT_STORED = words().text("discord-not-stored")
UNFINISHED = words().text("discord-unfinished")
IN_TROUBLE = frozenset({AWAY, LOCKED, NO_ROOM, NOT_STORED, UNFINISHED})
"""Replies while nothing can be stored, although the request may just have been."""
DATABASE = "games"
AGAIN = 0.4
"""Seconds between presses of somebody waiting for the bot to work again."""


@dataclass
class Pair:
    """A Discord with a server, and the processes of one bot."""

    here: object
    lives: object
    crowd: Crowd
    lease: float
    closing: AsyncExitStack
    server: object = None
    """The database server; None for a file."""
    busy: bool = False
    """Whether the computer is too busy to measure waiting times; what is stored is checked anyway."""
    owner: object = None
    heir: object = None
    """The process that stood by when the last outage began, or None."""
    asked: list = field(default_factory=list)
    """Everything that was pressed, with the channel it was pressed in."""

    def __post_init__(self):
        self.guild = self.here.env.create_guild("Friends")
        self.people = [self.guild.add_member(self.here.env.create_user(f"user{n}")) for n in range(40)]
        self.channels = (self.guild.create_text_channel(f"channel-{n}") for n in range(10**4))
        self.database = self.server.create(DATABASE) if self.server else self.lives.folder / "games.sqlite3"

    @property
    def patience(self):
        """Seconds after which something is taken for lost."""
        return PATIENCE * (5 if self.busy else 1)

    def in_time(self, seconds):
        """Assert that people were acknowledged within Discord's limit."""
        assert self.busy or seconds < DISCORDS, seconds

    async def begin(self):
        """Start a process and wait until it's connected; it has its own proxies to Discord and a server."""
        way, database = None, self.database
        if self.server:
            passing = proxied(self.database, self.server.place())
            way, database = await self.closing.enter_async_context(passing)
        discord, url = await self.closing.enter_async_context(self.here.door())
        life = await self.lives.begin(pictures=False, lease=self.lease, database=database, url=url)
        life.way, life.discord = way, discord
        assert await self.here.ready(life), self.lives.told
        return life

    def is_locked(self):
        """Whether a process is in the middle of writing to the file. A server rolls back by itself."""
        if self.server:
            return False
        with closing(sqlite3.connect(self.database, timeout=0.05, isolation_level=None)) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return True
            return False

    async def stand_by(self):
        """Start a process and wait until it stands by and the owner knows of it."""
        waiting = self.lives.told.count(STANDING_BY)
        life = await self.begin()
        assert self.lives.told.count(STANDING_BY) == waiting + 1
        heirs = "SELECT 1 FROM lease WHERE heir_until > 0"
        await until(lambda: rows(self.database, heirs), self.patience, 0.02)
        if not self.hosts(self.owner):  # too slow for so short a lease
            self.owner, life = life, self.owner
        return life

    def hosts(self, life):
        """Whether a process has the lease."""
        return f", process {life.number} " in rows(self.database, "SELECT owner FROM lease")[0][0]

    def press(self):
        """Somebody starts a game in a channel of its own, which is stored, posted and answered once."""
        channel = next(self.channels)
        person = self.people[len(self.asked) % len(self.people)]
        asked = self.crowd.slash(person, channel, "k2 new")
        self.asked.append((asked, channel))
        return asked

    async def press_until(self, done, every=EVERY):
        """Press every ``every`` seconds until ``done``."""
        while not done.done():
            self.press()
            await asyncio.sleep(every)

    async def all_answered(self, asked):
        """Wait for all these answers; gives how many seconds the slowest acknowledgement took.

        Presses acknowledged by a process that then loses its games needn't be answered. On a busy computer,
        Discord may have given up before anybody acknowledged it.
        """
        first, began = self.owner, time.time()

        def over(one):
            given_up = self.busy and not one.heard and time.time() - began > DISCORDS * 3
            return one.answered.is_set() or (one.heard and not first.alive) or given_up

        await until(lambda: all(map(over, asked)), self.patience)
        return waits(asked)[0]

    async def works(self):
        """Press until somebody gets a game."""
        asked = []
        async with asyncio.timeout(self.patience):
            while not any(one.over and one.text not in IN_TROUBLE for one in asked):
                asked.append(self.press())
                with suppress(TimeoutError):
                    await asyncio.wait_for(asked[-1].answered.wait(), AGAIN * (5 if self.busy else 1))

    async def settle(self, heir):
        """Wait until games start again: whoever hosts them becomes the owner, and the other process ends."""
        await self.works()
        both = [self.owner, *([heir] if heir else [])]
        (self.owner,) = filter(self.hosts, both)
        for other in both:
            if other is not self.owner:
                if other.way:
                    other.way.flow()
                other.signal(signal.SIGTERM)
                assert await other.exit_code() == 0, self.lives.told
        assert self.owner.alive

    async def each_counts_once(self):
        """Assert that every press answered with a game has one game and one post, and no press has more."""
        late, found = False, []

        def is_posted():
            # What is counted once all is posted: a press under way may be stored a moment later.
            found[:] = self._found()
            return all(games <= posts for _, _, games, posts in found) and not waiting(self.database)

        try:
            await until(is_posted, self.patience, 0.02)
        except TimeoutError:  # what is missing is told first
            late = True
        for asked, is_told, games, posts in found:
            if is_told:
                assert games == 1, f"{games} games of a press that was told {asked.text!r}"
            assert games == posts <= 1, f"{games} games and {posts} posts of one press"
            assert not (games and asked.text == NOT_STORED), "a game of a press that was told it isn't stored"
        assert not late, "posts still wait"
        assert self.crowd.faults == []
        assert "Traceback" not in self.lives.told, self.lives.told[-5000:]

    def _found(self):
        """All presses, each with whether it was answered with a game, and its numbers of games and posts.

        Counted in this order: somebody's press may still be under way.
        """
        told = [asked.over and asked.text not in IN_TROUBLE for asked, _ in self.asked]
        games = Counter(row[0] for row in rows(self.database, "SELECT channel_id FROM game_table"))
        return [
            (asked, is_told, games[channel.id], len(self.crowd.posts(channel)))
            for (asked, channel), is_told in zip(self.asked, told, strict=True)
        ]


def waits(asked):
    """Seconds until the slowest of these was acknowledged, and fully answered."""
    heard = [one.heard for one in asked if one.heard]
    last = (after for calls in heard for after, _, says in calls if says)
    return max((calls[0][0] for calls in heard), default=0.0), max(last, default=0.0)


@asynccontextmanager
async def pair(folder, lease=LEASE_LENGTH / 1000, server=None, *, busy=False):
    """A Discord and the first process of a bot; ``lease`` is in seconds.

    Its games are in the folder, or on a ``server``; ``busy`` as for Pair.
    """
    async with AsyncExitStack() as closing, discord_here() as here, lives(folder, here.url) as made:
        crowd = Crowd(here)
        here.heard = crowd.heard
        own = Pair(here, made, crowd, lease, closing, server, busy)
        own.owner = await own.begin()
        yield own
        await own.each_counts_once()
