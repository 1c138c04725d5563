"""Kills the bot over and over while games of all kinds are played: ``make torture``.

Prints the number of kills by kind of moment. Ends with a traceback if anything was lost,
doubled, or different from a run without kills.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.table import print_table
from tests.torture import rounds
from tests.torture.games import torture


def _round_over(found):
    print(f"{found.struck.total()} kills, {found.counts['presses']} presses so far", flush=True)  # noqa: T201 - command output


def _struck(found):
    print(f"{found.struck.total()} times, {found.presses.total()} presses so far", flush=True)  # noqa: T201 - command output


def main():
    """Run the torture with options from the command line."""
    parser = argparse.ArgumentParser(prog="make torture", description="Kill the bot over and over.")
    parser.add_argument("--kills", type=int, default=300, help="how often it is killed at least (300)")
    parser.add_argument(
        "--processes", type=int, choices=(1, 2), default=1, help="2: another one stands by (1)"
    )
    parser.add_argument(
        "--postgresql", action="store_true", help="with two processes: games in a database on a server"
    )
    parser.add_argument(
        "--busy", action="store_true", help="with two processes: don't check how long people wait"
    )
    parser.add_argument("--salt", default="1", help="another one is another order of everything (1)")
    parser.add_argument("--keep", help="an empty folder for databases and logs, which stay there")
    wanted = parser.parse_args()
    begun = time.monotonic()
    kept = (
        contextlib.nullcontext(wanted.keep) if wanted.keep else tempfile.TemporaryDirectory(prefix="torture-")
    )
    with kept as folder:
        if wanted.processes == 2:
            found = asyncio.run(
                rounds.torture(
                    Path(folder),
                    kills=wanted.kills,
                    salt=wanted.salt,
                    server=wanted.postgresql,
                    busy=wanted.busy,
                    told=_struck,
                )
            )
            longest = [
                (what, str(times), *(f"{seconds:.2f} s" for seconds in found.longest[what]))
                for what, times in found.struck.items()
            ]
            longest.sort()
            columns = ("what", "times", "acknowledged", "answered", "a game again")
            print_table("One of two processes, longest waits", columns, longest)
            presses = [(what, str(times)) for what, times in found.presses.items()]
            print_table("Presses", ("what became of them", "how many"), presses)
            print(f"\n{found.takeovers} takeovers, {time.monotonic() - begun:.0f} s")  # noqa: T201 - command output
            return 0
        found = asyncio.run(torture(Path(folder), kills=wanted.kills, salt=wanted.salt, told=_round_over))
    print_table("Killed", ("moment", "times"), [(name, str(times)) for name, times in found.struck.items()])
    print_table("In all", ("what", "how many"), [(name, str(value)) for name, value in found.counts.items()])
    for silence in found.silences:
        print(f"\nNot a word: {silence}")  # noqa: T201 - command output
    print(f"\n{time.monotonic() - begun:.0f} s")  # noqa: T201 - command output
    return 0


if __name__ == "__main__":
    sys.exit(main())
