"""Draw the pictures and films of README and docs again, from the gallery's cases and recorded games.

``python -m tools.showcase`` writes all of them to ``docs/pictures``, or only those named (``board k2-film``).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot import film
from k2bot.render.painting import paint
from tools.gallery import cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.scene import Scene

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PICTURES = {
    "board": ("k2", "ways-evening.webp"),
    "hand": ("k2", "hand-six.jpg"),
    "planner": ("k2", "plan-full.jpg"),
    "ranking": ("k2", "ranking-3.webp"),
    "maze": ("dungeon", "turn-rotate-1.webp"),
    "reach": ("dungeon", "reach-crowded-thief.webp"),
    "fight": ("dungeon", "fight-crowded-won.webp"),
    "end": ("dungeon", "end-goal.webp"),
}
"""Game and case of each picture."""
FILMS = {
    "k2-film": ("tests/games/k2/recorded/three-easy-winter.jsonl", "Ann", "Bob", "Cid"),
    "dungeon-film": ("tests/bench/records/dungeon_twister/hard-1.jsonl", "Ann", "Bob"),
}
"""Record and players of each film."""
PLAYED = "2026-11-23"
"""Day that the films name."""


def scene(name: str) -> Scene:
    """Scene of one of the pictures."""
    game, file = PICTURES[name]
    return next(case for case in cases(game) if case.file == file).scene()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.showcase", description=__doc__)
    every = [*PICTURES, *FILMS]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"what to draw: {', '.join(every)} (all)")
    names: list[str] = parser.parse_args(arguments).names or every
    if unknown := sorted({*names} - {*every}):
        parser.error(f"there is no {', '.join(unknown)}; choose from {', '.join(every)}")
    for name in names:
        file = FOLDER / f"{name}.webp"
        if name in PICTURES:
            # At full size, unlike in posts: a README is also read on large screens.
            file.write_bytes(paint.encode(paint.paint(scene(name))))
        elif failed := _film(file, *FILMS[name]):
            return failed
        sys.stdout.write(f"{file.name}: {file.stat().st_size / 1024:.0f} KiB\n")
    return 0


def _film(file: Path, record: str, *players: str) -> int:
    return film.main([str(FOLDER.parent.parent / record), str(file), *players, "--played", PLAYED])


if __name__ == "__main__":
    raise SystemExit(main())
