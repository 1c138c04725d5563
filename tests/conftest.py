"""Speeds up the run: garbage collection, databases in memory, scheduling. Also the rule report."""

import gc
import os
import shutil
import tempfile

import pytest

from tests.games.rules import RuleReport

YOUNG = 400_000
"""Allocations between garbage collections; Python's default of 700 took a sixth of the run."""


TOGETHER = ("tests/games/", "tests/browser/", "tests/torture/")
"""Below these, one process runs all files of a folder.

They share played games and drawings, a browser, or the process that others are forked from.
"""


LONGEST = (
    "tests/browser/",
    "tests/games/k2/pictures/",
    "tests/torture/",
    "tests/presses/",
    "tests/games/k2/pages/",
    "tests/kit/test_contract.py",
    "tests/games/dungeon_twister/pictures/",
    "tests/expeditions/test_whole_game.py",
    "tests/test_package.py",
    "tests/host/store/test_postgres.py",
    "tests/hostile/",
)
"""Longest tests first, so that no process is left busy alone at the end."""


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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """With xdist, give a process whole files, and whole folders where they share much."""
    from xdist.scheduler import LoadFileScheduling  # noqa: PLC0415 - a run in one process needs no xdist

    class Scheduling(LoadFileScheduling):
        def _split_scope(self, nodeid):
            file = super()._split_scope(nodeid)
            return file.rpartition("/")[0] if file.startswith(TOGETHER) else file

    return Scheduling(config, log)


def pytest_collection_finish():
    """Exempt five thousand tests and all loaded modules from garbage collection."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items):
    items.sort(
        key=lambda item: next((n for n, long in enumerate(LONGEST) if item.nodeid.startswith(long)), 99)
    )
