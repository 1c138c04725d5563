"""Measures the pictures: ``python -m tests.bench``; ``make bench`` runs it.

Prints time, size, memory, how long the event loop stands still, whether two processes draw the same
files, what a process that thinks takes, and how fast the engine is. Ends with status 1 where a goal is
missed.
"""

from __future__ import annotations

import argparse
import sys

from . import engine, film, memory, offline, presses, ratios, resume, sameness, stall, thinking, ways
from .table import print_goals


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure pictures and engine.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, in about 20 seconds")
    parser.add_argument("--offline", action="store_true", help="the memory of the bot offline instead; Linux")
    parser.add_argument("--resume", action="store_true", help="a start with 1,000 unfinished games instead")
    parser.add_argument(
        "--ways", action="store_true", help="which files a press, a board and a thought enter"
    )
    parser.add_argument("--presses", action="store_true", help="presses that a turn of Dungeon Twister takes")
    parser.add_argument("--digests", action="store_true", help="only print a hash of each kind of picture")
    wanted = parser.parse_args()
    if wanted.digests:
        for kind, digest in sameness.digests(quick=wanted.quick).items():
            print(kind, digest)  # noqa: T201 - command output
        return 0
    own = [
        part
        for part, asked in (
            (offline, wanted.offline),
            (presses, wanted.presses),
            (resume, wanted.resume),
            (ways, wanted.ways),
        )
        if asked
    ]
    parts = own or [memory, ratios, stall, sameness, thinking]
    goals = [goal for part in parts for goal in part.report(quick=wanted.quick)]
    if not wanted.quick and not own:
        print("\nFilms of whole games")  # noqa: T201 - command output
        for line in film.every():
            print("  " + line)  # noqa: T201 - command output
        print("\nThe engines")  # noqa: T201 - command output
        for figure in engine.measured(rounds=3):
            print("  " + figure)  # noqa: T201 - command output
    print_goals(goals)
    return 0 if all(goal.reached for goal in goals) else 1


if __name__ == "__main__":
    sys.exit(main())
