"""The simulated Discord, for every test of this folder: the fixture ``world`` runs the tiny game."""

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


kit = _load("kit")


@pytest.fixture
async def world(tmp_path, tiny):
    async with kit.world(tmp_path, tiny) as made:
        yield made
