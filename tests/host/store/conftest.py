"""Every test of a store runs with each kind of database."""

import pytest

from k2bot.host.store import Store
from tests.host.migrated import prepared


@pytest.fixture(params=["sqlite", "postgresql"])
def location(request, tmp_path):
    """Where an empty database of today's schema is."""
    if request.param == "sqlite":
        return prepared(tmp_path / "store.sqlite3")
    return request.getfixturevalue("postgres_url")


@pytest.fixture
async def store(location):
    """A store that is empty."""
    opened = await Store.open(location)
    yield opened
    await opened.close()
