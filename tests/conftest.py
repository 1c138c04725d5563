"""Less time for the garbage collector: what pytest has collected stays until the end of the run."""

import gc

YOUNG = 20_000
"""New objects after which the youngest are looked through; Python's own 700 took a sixth of the run."""


def pytest_configure():
    gc.set_threshold(YOUNG, 20, 20)


def pytest_collection_finish():
    """Look no more through five thousand tests, their modules and what these have loaded."""
    gc.collect()
    gc.freeze()
