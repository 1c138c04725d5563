"""Store tests run on both kinds of database."""

import pytest

from k2bot.host.store import Store


@pytest.fixture
async def store(location):
    """A store that is empty."""
    opened = await Store.open(location)
    yield opened
    await opened.close()
