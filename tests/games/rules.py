"""A report for each game: how many tests reached each of its rules."""

from __future__ import annotations

from collections import Counter

RULES = {"k2": (*range(1, 30), 40), "dungeon_twister": tuple(range(1, 43))}
"""The numbers of each game's rules, by its folder."""


class RuleReport:
    """Counts how many passed tests reached each rule."""

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
