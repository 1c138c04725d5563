"""A shorter run, with less for the garbage collector and databases in memory; the report on the rules."""

import gc
import os
import shutil
import tempfile

import pytest

from tests.games.rules import RuleReport

YOUNG = 400_000
"""New objects after which the youngest are looked through; Python's own 700 took a sixth of the run."""


TOGETHER = "tests/games/"
"""Where one process runs all files of a folder: they share the games they play and what they draw."""


LONGEST = (
    "tests/games/k2/pictures/",
    "tests/presses/",
    "tests/games/k2/pages/",
    "tests/kit/test_contract.py",
    "tests/games/dungeon_twister/pictures/",
    "tests/browser/test_panels.py",
    "tests/browser/test_game.py",
    "tests/torture/",
    "tests/browser/test_posts.py",
    "tests/expeditions/test_whole_game.py",
    "tests/test_package.py",
    "tests/host/store/test_postgres.py",
    "tests/hostile/",
)
"""What takes longest begins first, lest at the end one process is busy and the others wait."""


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
    """Look no more through five thousand tests, their modules and what these have loaded."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items):
    items.sort(
        key=lambda item: next((n for n, long in enumerate(LONGEST) if item.nodeid.startswith(long)), 99)
    )
