"""The marker ``rule(number)`` and the report that says how many tests reached each rule of K2."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

RULES = (*range(1, 30), 40)
ENGINE_TESTS = Path(__file__).parent / "engine"


class RuleReport:
    """Counts, from the reports of passed tests, how many of them reached each rule."""

    def __init__(self) -> None:
        self.reached: Counter[int] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.reached.update(int(number) for name, number in report.user_properties if name == "rule")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.reached:
            return
        terminalreporter.section("rules of K2 reached (rule: tests)", sep="-")
        cells = [f"{rule:>2}: {self.reached[rule]:<3}" for rule in RULES]
        for start in range(0, len(cells), 10):
            terminalreporter.write_line("  ".join(cells[start : start + 10]))
        missing = [str(rule) for rule in RULES if not self.reached[rule]]
        if missing:
            terminalreporter.write_line(f"not reached in this run: {', '.join(missing)}")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of K2, by number, that the test shows")
    if not config.pluginmanager.has_plugin("k2-rules"):
        config.pluginmanager.register(RuleReport(), "k2-rules")


def rules_of(item: pytest.Item) -> set[int]:
    """The rule numbers a test is marked with."""
    return {number for marker in item.iter_markers("rule") for number in marker.args}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        numbers = rules_of(item)
        unknown = numbers - set(RULES)
        if unknown:
            raise pytest.UsageError(
                f"{item.nodeid} is marked with rules that do not exist: {sorted(unknown)}"
            )
        item.user_properties.extend(("rule", str(number)) for number in sorted(numbers))


@pytest.fixture
def rules_without_a_test(request: pytest.FixtureRequest) -> list[int]:
    """Rules that no collected test is marked with; skips where only a part of the engine's tests was
    collected."""
    collected = {item.path for item in request.session.items}
    if not set(ENGINE_TESTS.rglob("test_*.py")) <= collected:
        pytest.skip("only a part of the engine's tests was collected")
    reached = {number for item in request.session.items for number in rules_of(item)}
    return [rule for rule in RULES if rule not in reached]
