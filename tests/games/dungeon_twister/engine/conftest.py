"""Fixtures of the engine's tests: the builder of positions and how games are played here."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.games.dungeon_twister.engine.helpers import kit as helpers_kit
from tests.games.dungeon_twister.engine.helpers import playing as helpers_playing

if TYPE_CHECKING:
    from types import ModuleType


@pytest.fixture(scope="session")
def dungeon() -> ModuleType:
    """Short names for the rule tests: ``game({...})``, ``do``, ``refused``, ``where`` ..."""
    return helpers_kit


@pytest.fixture(scope="session")
def playing() -> ModuleType:
    return helpers_playing


@pytest.fixture(scope="session")
def times() -> int:
    """How many times more games are played than in the normal run."""
    return int(os.environ.get("DUNGEON_LONG") or 1)
