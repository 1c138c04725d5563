"""Fixtures of the engine's tests: the builder of positions, the oracles, and how games are played here."""

from __future__ import annotations

import importlib.util
import os
import sys
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

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


def _load(name: str) -> ModuleType:
    """The helper module of that name; test folders are no packages, so it is loaded by its path."""
    full_name = f"k2_engine_{name}"
    if full_name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            full_name, Path(__file__).parent / "helpers" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full_name] = module
        spec.loader.exec_module(module)
    return sys.modules[full_name]


@pytest.fixture(scope="session")
def builder() -> ModuleType:
    return _load("builder")


@pytest.fixture(scope="session")
def turn_oracle() -> ModuleType:
    return _load("turn_oracle")


@pytest.fixture(scope="session")
def night_oracle() -> ModuleType:
    return _load("night_oracle")


@pytest.fixture(scope="session")
def positions() -> ModuleType:
    _load("builder")
    return _load("positions")


@pytest.fixture(scope="session")
def playing() -> ModuleType:
    _load("builder")
    _load("positions")
    return _load("playing")


@pytest.fixture(scope="session")
def k2() -> ModuleType:
    """Short names for the rule tests: ``game(seat(...), ...)``, ``at``, ``dead``, ``do``, ``night`` ..."""
    _load("builder")
    return _load("kit")
