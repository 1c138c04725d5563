"""The tiny game and a house to host it in: ``import tiny_game``, ``import hosting``, or a fixture."""

from __future__ import annotations

import importlib.util
import sys
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


@pytest.fixture
def tiny():
    """A fresh tiny game."""
    return tiny_game.TinyGame()


@pytest.fixture
async def house(tmp_path, tiny):
    """A house with an empty store, nobody's time limited."""
    async with hosting.opened(tmp_path / "house.sqlite3", tiny) as found:
        yield found
