"""Pytest plugin for `make postgresql`: every store is on a server instead of in a file.

Tests that read the file themselves are skipped.
"""

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from k2bot.host.store import Store
from k2bot.host.store.postgres import PostgresDatabase
from k2bot.location import PostgresUrl
from tests import postgres

OF_FILES = (
    "tests/host/store",
    "tests/host/discord/test_client.py::test_an_unusable_database",
    "tests/host/discord/test_no_room.py",
    "tests/host/test_ownership.py::test_a_database_used_by_a_version_without_leases",
    "tests/host/test_ownership.py::test_a_lease_that_cannot_be_released",
    "tests/host/test_ownership.py::test_a_lease_that_cannot_be_renewed",
    "tests/host/test_replay_check.py",
    "tests/host/test_rules_change.py::test_games_that_ended_before",
)
"""Tests of files, of their locks, or of schemas that only files have had; the store's run with both."""
EMPTY = "empty.sqlite3"
"""The file that others are copied from; see tests/host/migrated.py."""

_store_open, _connect, _copy = Store.open.__func__, sqlite3.connect, shutil.copy
_databases: dict[Path, PostgresUrl] = {}
"""Server database of each file that the current test believes to be there."""
_templates: list[str] = []


def _template():
    """Name of an empty database with the current schema, created once."""

    async def migrated(url):
        await (await _store_open(Store, url)).close()

    if not _templates:
        name = postgres.create()
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, migrated(postgres.url_of(name))).result()
        _templates.append(name)
    return _templates[0]


async def _on_server(cls, location, **more):
    if isinstance(location, Path) and location.name != EMPTY:
        if location not in _databases:
            _databases[location] = postgres.url_of(postgres.create(_template()))
        location = _databases[location]
    return await _store_open(cls, location, **more)


def _of_a_file(*_, **__):
    pytest.skip("it looks into the file itself")


def _unless_kept(work):
    """Wraps a function to skip the test if it's called for a file whose rows are on the server."""

    def done(source, *args, **more):
        name = str(source).partition("?")[0].removeprefix("file://").removesuffix("-wal")
        return (_of_a_file if Path(name) in _databases else work)(source, *args, **more)

    return done


def pytest_configure():
    Store.open = classmethod(_on_server)
    sqlite3.connect, shutil.copy = _unless_kept(_connect), _unless_kept(_copy)
    for name in ("run", "_path"):
        setattr(PostgresDatabase, name, property(_of_a_file))


def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if not item.nodeid.startswith(OF_FILES)]


@pytest.fixture(autouse=True)
def _no_databases_left():
    yield
    for url in _databases.values():
        postgres.drop(postgres.name_of(url))
    _databases.clear()


def pytest_unconfigure():
    for name in _templates:
        postgres.drop(name)
