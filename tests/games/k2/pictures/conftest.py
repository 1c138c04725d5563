"""Fixtures of the pictures' tests: tables to draw, what a scene says, the checks all pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2bot.render.scene import Text
from tests.games.k2.pictures.helpers import catalogue as helpers_catalogue
from tests.games.k2.pictures.helpers import journeys as helpers_journeys
from tests.kit.pictures import contrast as kit_contrast
from tests.kit.pictures import golden as kit_golden
from tests.kit.pictures import layout as kit_layout
from tests.kit.pictures import longer as kit_longer

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from k2bot.games.k2.engine.view import Observation
    from k2bot.render.scene import Scene


@pytest.fixture(scope="session")
def layout() -> ModuleType:
    """Checks of where things lie in a scene."""
    return kit_layout


@pytest.fixture(scope="session")
def contrast() -> ModuleType:
    """Checks of how well texts and symbols stand out."""
    return kit_contrast


@pytest.fixture(scope="session")
def catalogue() -> ModuleType:
    """The scenes that every check looks at."""
    return helpers_catalogue


@pytest.fixture(scope="session")
def longer() -> ModuleType:
    """Words a third longer than ours."""
    return kit_longer


@pytest.fixture(scope="session")
def journeys() -> ModuleType:
    """Scenes from games played at random."""
    return helpers_journeys


@pytest.fixture(scope="session")
def golden() -> ModuleType:
    """Pictures to compare with, and the report on differences."""
    return kit_golden


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
