"""``python -m tests.presses`` lets a crowd press everything in many random games."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import pytest

from tests.presses import campaign


def main():
    parser = argparse.ArgumentParser(prog="make presses")
    parser.add_argument("--games", type=int, default=2, help="random games after the scenarios (2)")
    parser.add_argument(
        "--quota", type=int, default=3, help="presses of each control in a kind of moment (3)"
    )
    parser.add_argument("--options", type=int, default=5, help="lines picked of each menu (5)")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        found = asyncio.run(
            campaign.held(
                Path(folder),
                patch,
                games=wishes.games,
                told=lambda line: print(line, flush=True),  # noqa: T201 - command output
                quota=wishes.quota,
                options=wishes.options,
                fine=True,
            )
        )
    lines = [f"{found.presses} presses", *found.faults, *(f"never pressed: {at}" for at in found.missing)]
    print("\n".join(lines))  # noqa: T201 - command output
    return 1 if found.faults or found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
