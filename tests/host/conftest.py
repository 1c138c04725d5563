"""The tiny game and a house to host it in: ``import tiny_game``, ``import hosting``, or a fixture."""

from __future__ import annotations

import importlib.util
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest


def _load(name):
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


tiny_game = _load("tiny_game")
hosting = _load("hosting")
club_of = _load("club")


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
