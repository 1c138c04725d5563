"""Starting and ending the bot from outside: each of its lives is a separate process."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
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
PATIENCE = 60.0
"""Timeout in seconds for a life to begin or end; far longer than any takes."""
SPEAKING = 2.0
"""Seconds a stuck life has to log what it's waiting for."""
LAST = 10_000
"""Characters of the log shown for a stuck life."""


@cache
def nursery():
    """The process that lives are forked from, started once because its imports take long."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "tests.outside.child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
        cwd=ROOT,
    )
    assert process.stdout.readline() == b"ready\n"
    atexit.register(_ended, process)
    return process


def _ended(process):
    process.stdin.close()
    process.wait()
    process.stdout.close()


@dataclass
class Life:
    """One life of the bot: ``number`` is its process id, ``ended`` a future of its exit code.

    Don't await ``ended`` itself: it may never be done, and cancelling a waiter would cancel it for all.
    """

    number: int
    ended: asyncio.Future
    lives: Lives
    token: str = ""
    control: int = -1
    way: object = None
    """Proxy to its database on a server."""
    discord: object = None
    """Proxy to Discord."""

    @property
    def alive(self):
        return not self.ended.done()

    def arm(self, point, times=1):
        """End it when it reaches a point in its code for the ``times``-th time."""
        os.write(self.control, json.dumps([point, times]).encode() + b"\n")

    def signal(self, which=signal.SIGKILL):
        """Send it a signal, if it still lives."""
        if self.alive:
            with suppress(ProcessLookupError):
                os.kill(self.number, which)

    async def exit_code(self):
        """Wait for its end. Raises AssertionError, with what it's waiting for, on timeout."""
        return await self.lives.told_of(self.ended, f"process {self.number} has not ended", self)

    async def kill(self):
        """Kill it; returns its exit code."""
        self.signal()
        return await self.exit_code()


class Lives:
    """Starts lives of the bot in a folder, one after the other or concurrently."""

    def __init__(self, lines, folder, url):
        self.folder, self._url = folder, url
        self.log = folder / "bot.log"
        self.count = 0
        self._lives, self._beginning = {}, deque()
        (folder / "bot.toml").write_text(CONFIG, encoding="utf-8")
        self._reading = asyncio.create_task(self._read(lines))

    async def begin(self, *arguments, end_at=None, seed=None, pictures=True, database=None, **wishes):
        """Start a new life; without arguments it's the running bot."""
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
        begun = asyncio.get_running_loop().create_future()
        self._beginning.append(begun)
        nursery().stdin.write(json.dumps(wish).encode() + b"\n")
        life = await self.told_of(begun, "no process has begun")
        life.control, life.token = control, token
        pipe.unlink()
        return life

    @property
    def told(self):
        """The whole log."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    async def told_of(self, news, otherwise, life=None):
        """Wait until the nursery reports on a life. Raises AssertionError with all that's known."""
        await asyncio.wait({news, self._reading}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not news.done() and life is not None:
            life.signal(signal.SIGUSR1)
            await asyncio.sleep(SPEAKING)
        assert news.done(), f"{otherwise}; the nursery: {self._reading}; the log:\n{self.told[-LAST:]}"
        return news.result()

    async def _read(self, lines):
        loop = asyncio.get_running_loop()
        while line := (await lines.readline()).decode().split():
            if line[0] == "begun":
                life = self._lives[int(line[1])] = Life(int(line[1]), loop.create_future(), self)
                self._beginning.popleft().set_result(life)
            elif line[0] == "ended":
                life = self._lives.pop(int(line[1]))
                life.ended.set_result(int(line[2]))

    async def close(self):
        """End all lives still running, including one that was just started."""
        for begun in tuple(self._beginning):
            await self.told_of(begun, "no process has begun")
        for life in list(self._lives.values()):
            await life.kill()
        self._reading.cancel()


@asynccontextmanager
async def lives(folder, url):
    """``Lives`` in a folder, ended afterwards."""
    lines, loop = asyncio.StreamReader(), asyncio.get_running_loop()
    told = os.fdopen(os.dup(nursery().stdout.fileno()), "rb", 0)
    transport, _ = await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), told)
    made = Lives(lines, folder, url)
    try:
        yield made
    finally:
        await made.close()
        transport.close()
