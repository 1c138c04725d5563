"""Two processes that share the servers of one bot, each hosting one range of them, while people press."""

import asyncio
import re
import time
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from k2bot.host.discord.controls import HostId
from k2bot.host.pages.host_pages import START
from tests import postgres
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import Crowd
from tests.torture.checks import all_sent, rows
from tests.torture.pair import EVERY, NOT_STORED, UNFINISHED
from tests.waiting import until

SERVERS = ((2 << 22) + 1, (3 << 22) + 1)
"""Ids of two servers, the first one in range 0 of two and the other one in range 1."""
PATIENCE = 100.0
"""Seconds after which something is taken for lost, even on a busy computer.

So long a process keeps a press for its next owner, too: all are answered, and it's seen how long that took.
"""
QUICK = 0.1
"""Seconds in which a computer that isn't busy acknowledges a press while nothing else happens."""
LEASE = 3.0
"""Seconds of a lease on a computer that isn't busy; on a busy one, so many times more as it's slower."""
SPIN, BUSIEST = 0.2, 8.0
"""Seconds of work by which that is measured, and how much slower it's taken to be at most."""
OWNER = re.compile(r", process (\d+) ")


@dataclass
class Shared:
    """A Discord with a server in each range, and the processes of one bot by their numbers."""

    here: object
    lives: object
    crowd: Crowd
    database: object
    wishes: dict
    """What each process is begun with."""
    patience: float = PATIENCE
    processes: dict = field(default_factory=dict)
    asked: list = field(default_factory=list)
    """Everything that was pressed, with the channel it was pressed in."""

    def __post_init__(self):
        env = self.here.env
        self.servers = [env.create_guild(f"Friends {number}", id=number) for number in SERVERS]
        self.users = [env.create_user(f"user{number}") for number in range(8)]
        self.people = [[server.add_member(user) for user in self.users] for server in self.servers]
        self._channels = 0

    @property
    def lease(self):
        """Seconds of a lease."""
        return self.wishes["lease"]

    def channel(self, at):
        """A new channel on a server."""
        self._channels += 1
        return self.servers[at].create_text_channel(f"channel-{self._channels}")

    async def begin(self):
        """One more process, once it's connected."""
        life = await self.lives.begin(database=self.database, **self.wishes)
        self.processes[life.number] = life
        assert await self.here.ready(life), self.lives.told
        return life

    def owners(self):
        """Process that hosts each range; None where nobody does."""
        now = time.time() * 1000
        found = rows(self.database, "SELECT range, owner, until FROM lease ORDER BY range")
        return [
            self.processes[int(OWNER.search(owner)[1])] if until > now else None for _, owner, until in found
        ]

    async def hosted_by(self, *processes):
        """Wait until each of these hosts a range, whichever, and nobody else does."""
        wanted = {id(life) for life in processes}
        await until(lambda: {id(life) for life in self.owners()} == wanted, PATIENCE, 0.05)

    def new_game(self, at, user=0, channel=None):
        """Somebody opens a game in a channel of its own, which is stored, posted and answered once."""
        channel = channel or self.channel(at)
        asked = self.slash(self.people[at][user], channel, "k2 new")
        self.asked.append((asked, channel))
        return asked

    def slash(self, person, channel, line, **options):
        """Somebody uses a command."""
        return self.crowd.slash(person, channel, line, **options)

    async def told(self, asked):
        """What somebody is answered."""
        await self.answered(asked)
        return asked.text

    async def press(self, user, channel, custom_id, *values):
        """Somebody presses a control below what's newest for them in a channel; gives what they're told."""
        return await self.told(self.crowd.press(self.users[user].id, channel, custom_id, values))

    async def game(self, at, *users):
        """A game that these people have started in a channel of its own; gives its number and its channel."""
        channel = self.channel(at)
        await self.answered(self.new_game(at, users[0], channel))
        ((table,),) = rows(self.database, "SELECT id FROM game_table WHERE channel_id = ?", channel.id)
        await until(lambda: self.crowd.posts(channel), PATIENCE)
        for user in users[1:]:
            await self.press(user, channel, HostId(table, "join"))
        await self.press(users[0], channel, HostId(table, START))
        return table, channel

    def chat(self, user):
        """Somebody's private chat with the bot."""
        return self.users[user].dm_channel

    def letters(self, user):
        """What the bot has written to somebody."""
        return self.crowd.posts(self.chat(user))

    async def answered(self, *asked):
        """Wait for all these answers; gives how many seconds the slowest acknowledgement took."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(one.answered.wait() for one in asked))
        return max(min(after for after, kind, _ in one.heard if kind == "acknowledging") for one in asked)

    async def slowness(self):
        """How many times slower a busy computer is than a quick one, at least 1; measured at rest."""
        took = [await self.answered(self.new_game(at)) for at in (0, 1, 0, 1)]
        return max(1.0, *(seconds / QUICK for seconds in took))

    async def press_until(self, done):
        """Somebody opens a game on each server again and again until something is done."""
        while not done.done():
            for at in (0, 1):
                self.new_game(at, len(self.asked) % 8)
            await asyncio.sleep(4 * EVERY)

    async def each_counts_once(self):
        """Every press that was answered has made one game and one post, and none has made more."""
        await all_sent(self)
        for asked, channel in self.asked:
            games = len(rows(self.database, "SELECT 1 FROM game_table WHERE channel_id = ?", channel.id))
            posts = len(self.crowd.posts(channel))
            assert games == posts <= 1, f"{games} games and {posts} posts of one press"
            if asked.over and asked.text not in {NOT_STORED, UNFINISHED}:
                assert games == 1, f"{games} games of a press that was told {asked.text!r}"


def busyness():
    """How many times longer the computer takes for some work than if it did nothing else, at least 1."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < SPIN:
        pass
    return min(BUSIEST, max(1.0, (time.monotonic() - began) / SPIN))


@asynccontextmanager
async def shared(folder, parts=2, *, on_server=True, **wishes):
    """A Discord, a database on a server or else in a file, and no process yet."""
    with postgres.fresh() if on_server else nullcontext(folder / "games.sqlite3") as database:
        async with discord_here() as here, lives(folder, here.url) as made:
            settings = folder / "bot.toml"
            more = f"parts = {parts}\ntables_of_person = 0\n"
            settings.write_text(settings.read_text(encoding="utf-8") + more, encoding="utf-8")
            crowd = Crowd(here)
            here.heard = crowd.heard
            own = Shared(
                here,
                made,
                crowd,
                database,
                {"pictures": False, "lease": LEASE * busyness(), "patience": PATIENCE} | wishes,
            )
            yield own
            assert crowd.faults == []
