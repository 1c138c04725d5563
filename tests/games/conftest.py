"""The marker ``rule(number)``, and a report for each game: how many tests reached each of its rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.kit.transcript import approved

__all__ = ["approved"]

GAMES = Path(__file__).parent
RULES = {"k2": (*range(1, 30), 40), "dungeon_twister": tuple(range(1, 43))}
"""The numbers of each game's rules, by its folder."""


class RuleReport:
    """Counts, from the reports of passed tests, how many of them reached each rule."""

    def __init__(self):
        self.reached: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report):
        if report.when == "call" and report.passed:
            self.reached.update(str(rule) for name, rule in report.user_properties if name == "rule")

    def pytest_terminal_summary(self, terminalreporter):
        for game, rules in RULES.items():
            tests = {rule: self.reached[f"{game} {rule}"] for rule in rules}
            if not any(tests.values()):
                continue
            terminalreporter.section(f"rules of {game} reached (rule: tests)", sep="-")
            cells = [f"{rule:>2}: {count:<3}" for rule, count in tests.items()]
            for start in range(0, len(cells), 10):
                terminalreporter.write_line("  ".join(cells[start : start + 10]))
            missing = [str(rule) for rule, count in tests.items() if not count]
            if missing:
                terminalreporter.write_line(f"not reached in this run: {', '.join(missing)}")


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "rule(*numbers): the rules of the game, by number, that the test shows"
    )
    if not config.pluginmanager.has_plugin("game-rules"):
        config.pluginmanager.register(RuleReport(), "game-rules")


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
    """Rules of the asking test's game that no collected test is marked with; skips where only a part of the
    engine's tests was collected."""
    game = game_of(request.node)
    assert game is not None
    items = [item for item in request.session.items if game_of(item) == game]
    if not set((GAMES / game / "engine").rglob("test_*.py")) <= {item.path for item in items}:
        pytest.skip("only a part of the engine's tests was collected")
    reached = {number for item in items for number in rules_of(item)}
    return [rule for rule in RULES[game] if rule not in reached]
