"""A proxy between a bot and a PostgreSQL server, which cuts, hangs or delays connections."""

import asyncio
import re
from contextlib import asynccontextmanager, contextmanager, suppress

import psycopg
import pytest

from k2bot.location import PostgresUrl

PREPARED = re.compile(rb"P.{4}([^\0]+)\0([^\0]*)\0", re.DOTALL)
"""A message that prepares a named statement, which later ones refer to by name."""


class Proxy:
    """Stands between a bot and the server; ``cut`` ends connections, at once or when a message passes."""

    def __init__(self, socket):
        self._socket = socket
        self._links = set()
        self.cut_at = None
        """Bytes from the bot that cut the connection once the server has them; its answer is lost."""
        self.cut_within = None
        """The same, but the server gets only half of the data."""
        self.cut_before = None
        """The same, but the server gets nothing of it."""
        self.hang_at = None
        """Bytes from the bot that make the connection hang, without closing it."""
        self.away = False
        self.delay = 0.0
        """Delay in seconds, in each direction."""
        self.hangs = False

    async def __call__(self, reader, writer):
        if not self.away:
            with suppress(OSError):  # it's stopped
                to_server = await asyncio.open_unix_connection(self._socket)
                link = _Link(self, (reader, writer), to_server)
                self._links.add(link)
                await link.pass_on()
                self._links.discard(link)
        writer.transport.abort()

    def happens(self, texts):
        """What to do to a connection when these texts pass; each action is done once."""
        for how in ("hang_at", "cut_before", "cut_within", "cut_at"):
            if (wanted := getattr(self, how)) and wanted in texts:
                setattr(self, how, None)
                return how
        return None

    def hang(self, *, for_new=True):
        """Block all traffic without closing connections; with ``for_new``, new ones hang too."""
        self.hangs = for_new
        for link in self._links:
            link.flows.clear()

    def flow(self):
        """Resume all traffic, starting with what was held back."""
        self.hangs = False
        for link in self._links:
            link.flows.set()

    def cut(self):
        """End all connections."""
        for link in self._links:
            link.cut()

    @contextmanager
    def closed(self):
        """End all connections and refuse new ones within the block."""
        self.away = True
        self.cut()
        try:
            yield
        finally:
            self.away = False

    async def close(self):
        """End all connections and wait until they are cleaned up."""
        self.away = True
        self.flow()
        self.cut()
        while self._links:  # noqa: ASYNC110 - nothing signals it
            await asyncio.sleep(0)


class _Link:
    """One connection through a proxy."""

    def __init__(self, proxy, from_bot, to_server):
        self._proxy, self._bot, self._server = proxy, from_bot, to_server
        self._prepared = {}
        self._answers = True
        self.flows = asyncio.Event()
        if not proxy.hangs:
            self.flows.set()

    async def pass_on(self):
        """Pass everything on until one side ends the connection, or it is cut."""
        both = asyncio.gather(self._ask(), self._answer())
        with suppress(ConnectionError):
            await both

    async def _ask(self):
        async for data in self._from(self._bot[0]):
            self._prepared.update(PREPARED.findall(data))
            named = (text for name, text in self._prepared.items() if name + b"\0" in data)
            how = self._proxy.happens(b"\n".join((data, *named)))
            if how == "hang_at":
                self.flows.clear()
                await self.flows.wait()
            if how == "cut_before":
                break
            self._answers &= how in {None, "hang_at"}
            await self._to(self._server[1], data[: len(data) // 2] if how == "cut_within" else data)
            if how == "cut_within":
                break
        self.cut()

    async def _answer(self):
        async for data in self._from(self._server[0]):
            if not self._answers:
                break  # it has done what it was told
            await self._to(self._bot[1], data)
        self.cut()

    async def _from(self, source):
        with suppress(ConnectionError):
            while data := await source.read(2**16):
                if self._proxy.delay:
                    await asyncio.sleep(self._proxy.delay)
                await self.flows.wait()
                yield data

    @staticmethod
    async def _to(sink, data):
        with suppress(ConnectionError):
            sink.write(data)
            await sink.drain()

    def cut(self):
        """End it on both sides."""
        for _, writer in (self._bot, self._server):
            writer.transport.abort()


@asynccontextmanager
async def proxied(url, folder):
    """A proxy in front of the server, and the address of the database through it."""
    known = psycopg.conninfo.conninfo_to_dict(url.url)
    if not str(known.get("host", "")).startswith("/"):
        pytest.skip("the server has no socket of this machine")
    proxy = Proxy(f"{known['host']}/.s.PGSQL.{known.get('port', 5432)}")
    server = await asyncio.start_unix_server(proxy, folder / ".s.PGSQL.5432")
    async with server:
        try:
            yield proxy, PostgresUrl(f"postgresql://{known['user']}@/{known['dbname']}?host={folder}")
        finally:
            await proxy.close()
