"""The tiny game and a house to host it in: as fixtures."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tests.host import club as club_of
from tests.host import hosting, tiny_game


@pytest.fixture
def tiny():
    """A fresh tiny game."""
    return tiny_game.TinyGame()


@pytest.fixture
async def house(tmp_path, tiny):
    """A house with an empty store, nobody's time limited."""
    async with hosting.opened(tmp_path / "house.sqlite3", tiny) as found:
        yield found


@pytest.fixture(scope="module")
def processes():
    """One process for all tests here, for starting one takes a second."""
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    yield pool
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown()


@pytest.fixture
async def club(house, processes):
    made = club_of.Club(house, processes)
    yield made
    await made.close()
    if made.house is not house:
        await made.house.store.close()
