"""Fixtures of the engine's tests: the builder of positions, the oracles, and how games are played here."""

from __future__ import annotations

import os
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.games.k2.engine.helpers import builder as helpers_builder
from tests.games.k2.engine.helpers import kit as helpers_kit
from tests.games.k2.engine.helpers import night_oracle as helpers_night_oracle
from tests.games.k2.engine.helpers import playing as helpers_playing
from tests.games.k2.engine.helpers import positions as helpers_positions
from tests.games.k2.engine.helpers import turn_oracle as helpers_turn_oracle

if TYPE_CHECKING:
    from types import ModuleType

_CHECKS = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
settings.register_profile(
    "short", max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=_CHECKS
)
settings.register_profile(
    "long", max_examples=1000, deadline=timedelta(minutes=2), print_blob=True, suppress_health_check=_CHECKS
)
settings.load_profile("long" if os.environ.get("K2_LONG") else "short")


@pytest.fixture(scope="session")
def builder() -> ModuleType:
    return helpers_builder


@pytest.fixture(scope="session")
def turn_oracle() -> ModuleType:
    return helpers_turn_oracle


@pytest.fixture(scope="session")
def night_oracle() -> ModuleType:
    return helpers_night_oracle


@pytest.fixture(scope="session")
def positions() -> ModuleType:
    return helpers_positions


@pytest.fixture(scope="session")
def playing() -> ModuleType:
    return helpers_playing


@pytest.fixture(scope="session")
def k2() -> ModuleType:
    """Short names for the rule tests: ``game(seat(...), ...)``, ``at``, ``dead``, ``do``, ``night`` ..."""
    return helpers_kit
