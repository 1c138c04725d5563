"""Writing recorded games, which every later version must replay identically."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from k2bot.game.values import Placement


def ranked(record: str, placements: Iterable[Placement]) -> str:
    """A record with the final placements added, which a game computes from the state."""
    lines = [json.loads(line) for line in record.splitlines()]
    del lines[-1]["digest"]  # it covers the original lines
    lines[-1]["placements"] = [
        {"seat": one.seat, "place": one.place, "points": one.points, **dict(one.facts)} for one in placements
    ]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def write_missing(
    program: str, about: str | None, games: Mapping[str, Callable[[], str]], arguments: Sequence[str] | None
) -> int:
    """Write the games missing from the folder, by name, and list them."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    parser.add_argument("folder", type=Path, metavar="DIR")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, made in games.items():
        file = folder / f"{name}.jsonl"
        if file.exists():
            print(f"{file} stays as it is")  # noqa: T201 - command output
            continue
        text = made()
        with file.open("x", encoding="utf-8") as writing:
            writing.write(text)
        print(f"{file} written: {text.count(chr(10)) - 2} inputs")  # noqa: T201 - command output
    return 0
