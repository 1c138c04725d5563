"""A shorter run, with less for the garbage collector and databases in memory; the report on the rules."""

import gc
import os
import shutil
import tempfile

from tests.games.rules import RuleReport

YOUNG = 400_000
"""New objects after which the youngest are looked through; with Python's own 700 it took a sixth of the run."""


LONGEST = (
    "tests/kit/test_contract.py",
    "tests/browser/test_panels.py",
    "tests/presses/",
    "tests/browser/test_game.py",
    "tests/torture/",
    "tests/browser/test_posts.py",
    "tests/expeditions/test_whole_game.py",
    "tests/games/k2/pictures/test_scenes.py",
    "tests/test_package.py",
    "tests/host/store/test_postgres.py",
    "tests/games/k2/pictures/test_kept.py",
    "tests/hostile/",
)
"""Files that take longest begin first, lest at the end one process is busy and the others wait."""


MEMORY = "/dev/shm"  # noqa: S108 - only where tests may write, below a folder of their own
ROOM = 4 << 30
"""Bytes that must be free there; a run needs a tenth of it."""


def pytest_configure(config):
    if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        # Each commit of a database waits for the disk: a third of the time of the host's tests.
        os.environ["TMPDIR"], tempfile.tempdir = MEMORY, None
    gc.set_threshold(YOUNG, 20, 20)
    # Here, for with xdist the process that reports collects no tests and reads no other conftest.
    config.pluginmanager.register(RuleReport(), "game-rules")


def pytest_collection_finish():
    """Look no more through five thousand tests, their modules and what these have loaded."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items):
    items.sort(
        key=lambda item: next((n for n, long in enumerate(LONGEST) if item.nodeid.startswith(long)), 99)
    )
