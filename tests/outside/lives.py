"""Starting and ending the bot from outside: each life of it is a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from k2bot.location import PostgresUrl

ROOT = Path(__file__).parents[2]
CONFIG = """
edit_interval = 0.0
emoji = false
presses_per_minute = 0
tables_of_server = 0
log_level = "debug"
"""
LINE = 2**20


@dataclass
class Life:
    """One life of the bot: ``number`` is that of its process, ``ended`` comes to be its exit code."""

    number: int
    ended: asyncio.Future
    token: str = ""
    control: int = -1
    way: object = None
    """Proxy to its database on a server."""

    @property
    def alive(self):
        return not self.ended.done()

    def arm(self, point, times=1):
        """Let it be ended when it comes by a point inside of it."""
        os.write(self.control, json.dumps([point, times]).encode() + b"\n")

    def signal(self, which=signal.SIGKILL):
        """Send it a signal, if it still lives."""
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self.number, which)

    async def kill(self):
        """End it at once; gives its exit code."""
        self.signal()
        return await self.ended


class Lives:
    """Begins lives of the bot in a folder, one after the other or beside each other."""

    def __init__(self, nursery, folder, url):
        self._nursery, self.folder, self._url = nursery, folder, url
        self.log = folder / "bot.log"
        self.count = 0
        self._lives, self._begun = {}, asyncio.Queue()
        (folder / "bot.toml").write_text(CONFIG, encoding="utf-8")
        self._reading = asyncio.create_task(self._read())

    async def begin(self, *arguments, end_at=None, seed=None, pictures=True, database=None, **wishes):
        """A new life; without arguments it is the bot at work."""
        self.count += 1
        pipe = self.folder / f"control-{self.count}"
        os.mkfifo(pipe)
        control = os.open(pipe, os.O_RDWR)  # never blocks, even without a reader
        database = database or self.folder / "games.sqlite3"
        address = database.url if isinstance(database, PostgresUrl) else str(database)
        common = ["--config", str(self.folder / "bot.toml"), "--database", address]
        token = f"x.y.{self.count}"  # it opens nothing, and tells lives apart
        wish = {
            "log": str(self.log),
            "control": str(pipe),
            "environment": {"DISCORD_TOKEN": token},
            "url": self._url,
            "seed": seed,
            "pictures": pictures,
            "end_at": end_at,
            "arguments": [*arguments, *common],
        } | wishes
        self._nursery.stdin.write(json.dumps(wish).encode() + b"\n")
        life = await self._begun.get()
        life.control, life.token = control, token
        pipe.unlink()
        return life

    @property
    def told(self):
        """All that the log has."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    async def _read(self):
        loop = asyncio.get_running_loop()
        while line := (await self._nursery.stdout.readline()).decode().split():
            if line[0] == "begun":
                life = self._lives[int(line[1])] = Life(int(line[1]), loop.create_future())
                self._begun.put_nowait(life)
            elif line[0] == "ended":
                life = self._lives.pop(int(line[1]))
                life.ended.set_result(int(line[2]))

    async def close(self):
        """End whatever still lives."""
        for life in list(self._lives.values()):
            await life.kill()
        self._nursery.stdin.close()
        await self._nursery.wait()
        self._reading.cancel()


@asynccontextmanager
async def lives(folder, url):
    """A place where lives of the bot begin."""
    nursery = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "tests.outside.child"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        limit=LINE,
    )
    assert (await nursery.stdout.readline()) == b"ready\n"
    made = Lives(nursery, folder, url)
    try:
        yield made
    finally:
        await made.close()
