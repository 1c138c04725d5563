"""Fixtures: the tiny game, stores, and a house that hosts the game."""

import asyncio

import pytest

from k2bot.host.store import Store
from tests import postgres
from tests.host import club as club_of
from tests.host import hosting, tiny_game
from tests.host.migrated import prepared


@pytest.fixture
def tiny():
    """A fresh tiny game."""
    return tiny_game.TinyGame()


@pytest.fixture
async def store(tmp_path):
    """A store that is empty."""
    opened = await Store.open(prepared(tmp_path / "store.sqlite3"))
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def migrated():
    """Name of an empty PostgreSQL database with the current schema, to be copied."""

    async def make(url):
        await (await Store.open(url)).close()

    with postgres.fresh() as url:
        asyncio.run(make(url))
        yield postgres.name_of(url)


@pytest.fixture
def postgres_url(migrated):
    """An empty PostgreSQL database with the current schema."""
    with postgres.fresh(migrated) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def location(request, tmp_path):
    """Location of an empty database with the current schema, once for SQLite and once for PostgreSQL."""
    if request.param == "sqlite":
        return prepared(tmp_path / "games.sqlite3")
    return request.getfixturevalue("postgres_url")


@pytest.fixture
async def house(tmp_path, tiny, request):
    """A house with an empty store; without time limits unless the module's ``HOUSE`` sets them."""
    services = getattr(request.module, "HOUSE", {})
    async with hosting.opened(tmp_path / "house.sqlite3", tiny, **services) as found:
        yield found


@pytest.fixture
async def club(house):
    made = club_of.Club(house)
    yield made
    await made.close()
    if made.house is not house:
        await made.house.store.close()
