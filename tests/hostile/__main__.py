"""Tries hostile input and conditions on a bot in a separate process, for both games: ``make hostile``."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.bench.table import print_table
from tests.hostile.trials import TRIALS, hostile


def main():
    """Run the trials given on the command line."""
    known = {trial.__name__: trial for trial in TRIALS}
    parser = argparse.ArgumentParser(prog="make hostile", description="Try all that is hostile.")
    parser.add_argument("--much", type=int, default=10, help="how much of everything (10)")
    parser.add_argument("--salt", default="1", help="another one is another order of everything (1)")
    parser.add_argument("--only", choices=sorted(known), help="try this alone")
    wanted = parser.parse_args()
    trials = (known[wanted.only],) if wanted.only else TRIALS
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        Path(folder).chmod(0o755)  # one trial is made by a user who may only read
        found = asyncio.run(hostile(Path(folder), trials, much=wanted.much, salt=wanted.salt))
    rows = [(name, str(tried), f"{seconds:.1f} s") for name, (tried, seconds) in found.items()]
    print_table("Tried", ("what", "times", "took"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
