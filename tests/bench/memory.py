"""Memory used by cached pictures."""

from __future__ import annotations

import resource
import sys

from k2bot.render import cache

from .frames import kinds
from .table import Goal, print_table

CACHES = {
    "grounds, rows, masks of shapes and texts": cache.PART_CACHE,
    "shipped paintings": cache.IMAGE_CACHE,
}


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goal is that every cache stays within its capacity."""
    before = peak()
    for draws in kinds(quick=quick).values():
        for draw in draws:
            draw()
    rows = [
        (name, f"{kept.size / 2**20:.1f} MiB", f"{kept.capacity / 2**20:.0f} MiB")
        for name, kept in CACHES.items()
    ]
    total = sum(kept.size for kept in CACHES.values())
    bound = sum(kept.capacity for kept in CACHES.values())
    rows += [
        ("all of them", f"{total / 2**20:.1f} MiB", f"{bound / 2**20:.0f} MiB"),
        ("this process at its largest, before these pictures", f"{before:.0f} MiB", ""),
        ("this process at its largest", f"{peak():.0f} MiB", ""),
    ]
    print_table("Kept in memory after all kinds of pictures", ("what", "now", "at most"), rows)
    worst = max(kept.size / kept.capacity for kept in CACHES.values())
    return [Goal("fullest cache, against its bound", worst * 100, 100, " %")]


def peak() -> float:
    """Peak memory of this process in MiB."""
    taken = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return taken / (2**20 if sys.platform == "darwin" else 2**10)
