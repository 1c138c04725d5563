"""The marker ``rule(number)``; ``tests.games.rules`` reports how many tests reached each rule of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rules import RULES
from tests.kit.transcript import approved

__all__ = ["approved"]

GAMES = Path(__file__).parent


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "rule(*numbers): the rules of the game, by number, that the test shows"
    )


def game_of(item):
    """The game whose rules a test is about."""
    return item.path.relative_to(GAMES).parts[0] if item.path.is_relative_to(GAMES) else None


def rules_of(item):
    """The rule numbers a test is marked with."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        numbers = rules_of(item)
        game = game_of(item)
        unknown = numbers - set(RULES.get(game or "", ()))
        if unknown:
            raise pytest.UsageError(
                f"{item.nodeid} is marked with rules that do not exist: {sorted(unknown)}"
            )
        item.user_properties.extend(("rule", f"{game} {number}") for number in sorted(numbers))


@pytest.fixture
def rules_without_a_test(request):
    """Rules of this test's game that no collected test covers; skips if only part of the
    engine's tests was collected."""
    game = game_of(request.node)
    assert game is not None
    items = [item for item in request.session.items if game_of(item) == game]
    if not set((GAMES / game / "engine").rglob("test_*.py")) <= {item.path for item in items}:
        pytest.skip("only a part of the engine's tests was collected")
    reached = {number for item in items for number in rules_of(item)}
    return [rule for rule in RULES[game] if rule not in reached]
