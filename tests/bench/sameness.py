"""Whether two processes with different hash seeds draw the same files."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from .frames import FRAMES, kinds
from .table import Goal, print_table

PAINTED = "board, 3 players, hard"
"""The kind of which a file is painted even in a quick run."""


def digests(*, quick: bool) -> dict[str, str]:
    """Hash of the files of every kind of picture; in a quick run, of one of each, or of its shapes."""
    found = {}
    for kind, draws in kinds(quick=True, most=1 if quick else FRAMES).items():
        digest = hashlib.sha256()
        for draw in draws[:1] if quick else draws:
            digest.update(repr(draw.scene()).encode() if quick and kind != PAINTED else draw())
        found[kind] = digest.hexdigest()
    return found


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goal is that no kind differs."""
    outputs = []
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "tests.bench", "--digests", *(["--quick"] if quick else [])]
        run = subprocess.run(  # noqa: S603 - trusted command
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        )
        outputs.append(dict(line.rsplit(" ", 1) for line in run.stdout.splitlines()))
    one, other = outputs
    print_table(
        "Files drawn in two new processes with different hash seeds",
        ("picture", "sha256", "the same"),
        [(kind, one[kind][:16], "yes" if one[kind] == other.get(kind) else "NO") for kind in one],
    )
    differing = sum(one[kind] != other.get(kind) for kind in one)
    return [Goal("kinds of pictures that differ between processes", differing, 0, "")]
