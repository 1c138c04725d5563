"""Less time for the garbage collector, as collected tests stay; and the report on the rules of the games."""

import gc

from tests.games.rules import RuleReport

YOUNG = 20_000
"""New objects after which the youngest are looked through; Python's own 700 took a sixth of the run."""


LONGEST = (
    "tests/presses/",
    "tests/kit/test_contract.py",
    "tests/torture/",
    "tests/test_package.py",
    "tests/hostile/",
    "tests/games/k2/pictures/test_kept.py",
)
"""Single tests of ten seconds: they begin first, lest at the end one process is busy and the others wait."""


def pytest_configure(config):
    gc.set_threshold(YOUNG, 20, 20)
    # Here, for with xdist the process that reports collects no tests and reads no other conftest.
    config.pluginmanager.register(RuleReport(), "game-rules")


def pytest_collection_finish():
    """Look no more through five thousand tests, their modules and what these have loaded."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
