"""Measures the pictures: ``python -m tests.bench``; ``make bench`` runs it.

Prints time, size, memory, how long the event loop is blocked, whether two processes draw the same
files, the memory of a thinking process, and the speed of the engine. Ends with status 1 if a goal is
missed.
"""

from __future__ import annotations

import argparse
import sys

from . import (
    costs,
    engine,
    film,
    in_order,
    memory,
    offline,
    presses,
    ratios,
    sameness,
    stall,
    startup,
    statistics,
    steadiness,
    storage,
    thinking,
    waiting,
    ways,
    words,
)
from .table import print_goals

OPTIONS = {
    "costs": "what a person with 3,000 games can make others wait",
    "quick": "fewer rounds, in about 20 seconds",
    "offline": "the memory of the bot offline instead; Linux",
    "order": "what pictures cost in the order of real games",
    "startup": "a start with 1,000 unfinished games instead",
    "statistics": "statistics among 20,000 games instead",
    "steadiness": "how steady boards of K2 are from post to post",
    "storage": "bytes of games in the database instead, and of a club's year",
    "ways": "which files a press, a board and a thought enter",
    "presses": "presses that a turn of Dungeon Twister takes",
    "waiting": "how much waiting goes in K2 if everybody confirms ahead",
    "words": "how much whole games of K2 say, and how often they call",
    "digests": "only print a hash of each kind of picture",
}
OWN = {
    "costs": costs,
    "offline": offline,
    "order": in_order,
    "presses": presses,
    "startup": startup,
    "statistics": statistics,
    "steadiness": steadiness,
    "storage": storage,
    "waiting": waiting,
    "ways": ways,
    "words": words,
}
"""Other measurements, by option."""


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure pictures and engine.")
    for name, told in OPTIONS.items():
        parser.add_argument(f"--{name}", action="store_true", help=told)
    wanted = parser.parse_args()
    if wanted.digests:
        for kind, digest in sameness.digests(quick=wanted.quick).items():
            print(kind, digest)  # noqa: T201 - command output
        return 0
    own = [part for name, part in OWN.items() if getattr(wanted, name)]
    parts = own or [memory, ratios, stall, sameness, thinking]
    goals = [goal for part in parts for goal in part.report(quick=wanted.quick)]
    if not wanted.quick and not own:
        for title, lines in (("Films of whole games", film.every()), ("The engines", engine.measured())):
            print(f"\n{title}")  # noqa: T201 - command output
            for line in lines:
                print("  " + line)  # noqa: T201 - command output
    print_goals(goals)
    return 0 if all(goal.reached for goal in goals) else 1


if __name__ == "__main__":
    sys.exit(main())
