"""Two processes that share the servers of one bot, each hosting one range, while people press."""

import asyncio
import re
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from k2bot.host.discord.controls import HostId
from k2bot.host.pages.lobby import START
from k2bot.location import PostgresUrl
from tests import postgres
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import Crowd
from tests.proxy import proxied
from tests.torture.checks import all_sent, rows
from tests.torture.pair import AGAIN, EVERY, IN_TROUBLE
from tests.waiting import until

SERVERS = ((2 << 22) + 1, (3 << 22) + 1)
"""Ids of two servers, in range 0 and range 1 of two."""
PATIENCE = 100.0
"""Seconds after which something is taken for lost, even on a busy computer.

Processes keep presses for the next owner as long, so all are answered and the waits are measured.
"""
QUICK = 0.1
"""Seconds in which an idle computer acknowledges a press."""
LEASE = 3.0
"""Seconds of a lease on an idle computer; multiplied by the slowness of a busy one."""
SPIN, BUSIEST = 0.2, 8.0
"""Seconds of work to measure slowness by, and the upper limit of slowness."""
OWNER = re.compile(r", process (\d+) ")


@dataclass
class Shared:
    """A Discord with a server in each range, and the numbered processes of one bot."""

    here: object
    lives: object
    crowd: Crowd
    database: object
    wishes: dict
    """Settings that each process is started with."""
    closing: AsyncExitStack
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
        """Start a process and wait until it's connected."""
        discord, url = await self.closing.enter_async_context(self.here.door())
        way, database = None, self.database
        if isinstance(database, PostgresUrl):
            place = Path(self.closing.enter_context(tempfile.TemporaryDirectory(prefix="k2bot-")))
            way, database = await self.closing.enter_async_context(proxied(database, place))
        life = await self.lives.begin(database=database, url=url, **self.wishes)
        life.way, life.discord = way, discord
        self.processes[life.number] = life
        assert await self.here.ready(life), self.lives.told
        return life

    def owners(self):
        """Processes hosting the ranges; None for a range without one."""
        now = time.time() * 1000
        found = rows(self.database, "SELECT range, owner, until FROM lease ORDER BY range")
        return [
            self.processes[int(OWNER.search(owner)[1])] if until > now else None for _, owner, until in found
        ]

    async def hosted_by(self, *processes):
        """Wait until each of these, and nobody else, hosts some range."""
        wanted = {id(life) for life in processes}
        await until(lambda: {id(life) for life in self.owners()} == wanted, PATIENCE, 0.05)

    async def has_heirs(self):
        """Wait until a process stands by for each range: after an outage it notes that again."""
        noted = "SELECT min(heir_until) FROM lease"
        await until(lambda: rows(self.database, noted)[0][0] > time.time() * 1000, PATIENCE, 0.05)

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
        """Text of the answer to somebody."""
        await self.answered(asked)
        return asked.text

    async def press(self, user, channel, custom_id, *values):
        """Press a control on somebody's newest message in a channel; returns the text of the answer."""
        return await self.told(self.crowd.press(self.users[user].id, channel, custom_id, values))

    async def game(self, at, *users):
        """Start a game of these people in a new channel; returns its number and channel."""
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
        """Private messages of the bot to somebody."""
        return self.crowd.posts(self.chat(user))

    async def answered(self, *asked):
        """Wait for all these answers; gives how many seconds the slowest acknowledgement took."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(one.answered.wait() for one in asked))
        return max(min(after for after, kind, _ in one.heard if kind == "acknowledging") for one in asked)

    async def works(self):
        """Open games until somebody gets one on each server."""
        for at in (0, 1):
            async with asyncio.timeout(PATIENCE):
                while True:
                    asked = self.new_game(at)
                    await asyncio.wait(
                        {waiting := asyncio.ensure_future(asked.answered.wait())}, timeout=AGAIN
                    )
                    waiting.cancel()
                    if asked.over and asked.text not in IN_TROUBLE:
                        break

    async def slowness(self):
        """Slowness of the computer compared with a quick one, at least 1; measured without presses."""
        took = [await self.answered(self.new_game(at)) for at in (0, 1, 0, 1)]
        return max(1.0, *(seconds / QUICK for seconds in took))

    async def press_until(self, done, slowness):
        """Let somebody open games on each server until ``done``, less often on a slow computer.

        Otherwise they queue, and wait longer than Discord does.
        """
        while not done.done():
            for at in (0, 1):
                self.new_game(at, len(self.asked) % 8)
            await asyncio.sleep(4 * EVERY * slowness)

    async def each_counts_once(self):
        """Assert that every answered press has made one game and one post, and none has made more."""
        await all_sent(self)
        for asked, channel in self.asked:
            games = len(rows(self.database, "SELECT 1 FROM game_table WHERE channel_id = ?", channel.id))
            posts = len(self.crowd.posts(channel))
            assert games == posts <= 1, f"{games} games and {posts} posts of one press"
            if asked.over and asked.text not in IN_TROUBLE:
                assert games == 1, f"{games} games of a press that was told {asked.text!r}"


def busyness():
    """Time for some work compared with an idle computer, at least 1."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < SPIN:
        pass
    return min(BUSIEST, max(1.0, (time.monotonic() - began) / SPIN))


@asynccontextmanager
async def shared(folder, parts=2, *, on_server=True, **wishes):
    """A Discord and a database, on a server or in a file, without processes yet."""
    with postgres.fresh() if on_server else nullcontext(folder / "games.sqlite3") as database:
        async with AsyncExitStack() as closing, discord_here() as here, lives(folder, here.url) as made:
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
                closing,
            )
            yield own
            assert crowd.faults == []
