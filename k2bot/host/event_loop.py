"""Keeps the event loop answering while threads draw: it must never wait long for its turn in Python."""

from __future__ import annotations

import gc
import sys

TURN = 0.0005
"""Seconds a thread may go on in Python while another waits; Python's own 5 ms add up with every thread."""


def take_short_turns() -> None:
    """Shorten what may hold up the event loop in this process; to be called once, when all is imported.

    Threads give way sooner, and what has been imported is left out of Python's search for garbage, which
    stops all threads (25 to 50 ms each time, measured while boards were drawn).
    """
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
