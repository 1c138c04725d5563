"""Fixtures of the pictures' tests: tables to draw, what a scene says, the checks all pass."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.render.scene import Text

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.scene import Scene


def _load(name: str) -> ModuleType:
    """The helper module of that name; test folders are no packages, so it is loaded by its path."""
    full_name = f"k2_render_{name}"
    if full_name not in sys.modules:
        path = Path(__file__).parent / "helpers" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(full_name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full_name] = module
        spec.loader.exec_module(module)
    return sys.modules[full_name]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="keep today's pictures of K2 as those to compare with (give the folder of their tests, too)",
    )


@pytest.fixture(scope="session")
def layout() -> ModuleType:
    """Checks of where things lie in a scene."""
    return _load("layout")


@pytest.fixture(scope="session")
def contrast() -> ModuleType:
    """Checks of how well texts and symbols stand out."""
    _load("layout")
    return _load("contrast")


@pytest.fixture(scope="session")
def catalogue() -> ModuleType:
    """The scenes that every check looks at."""
    return _load("catalogue")


@pytest.fixture(scope="session")
def longer() -> ModuleType:
    """Words a third longer than ours."""
    return _load("longer")


@pytest.fixture(scope="session")
def journeys() -> ModuleType:
    """Scenes from games played at random."""
    return _load("journeys")


@pytest.fixture(scope="session")
def golden() -> ModuleType:
    """Pictures to compare with, and the report on differences."""
    _load("layout")
    return _load("golden")


@pytest.fixture(scope="session")
def hard_names(catalogue: ModuleType) -> tuple[str, ...]:
    """Names of the greatest length, in scripts the font lacks, or of symbols only."""
    return catalogue.HARD_NAMES


@pytest.fixture(scope="session")
def scattered(catalogue: ModuleType) -> Callable[[int], Observation]:
    """A table by number: random people and tents, often close together, limits kept, any day and weather."""
    return catalogue.scattered


@pytest.fixture(scope="session")
def tables(catalogue: ModuleType) -> tuple[Observation, ...]:
    """Both sides, one to five players: start, middle, crowds down low, end; and random tables."""
    return catalogue.tables()


@pytest.fixture(scope="session")
def said() -> Callable[[Scene], list[str]]:
    """The texts of a scene."""
    return lambda scene: [shape.text for shape in scene.shapes if isinstance(shape, Text)]
