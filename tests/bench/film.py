"""Films of recorded games as the bot makes them: ``python -m tests.bench.film``; docs/film.md has a table."""

from __future__ import annotations

import io
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2

if TYPE_CHECKING:
    from collections.abc import Iterator


RECORDS = Path(__file__).parent / "records"
DUNGEON = Path(__file__).parents[1] / "games" / "dungeon_twister" / "recorded"


def every() -> Iterator[str]:
    """A line about the film of each recorded game."""
    for file in sorted(RECORDS.glob("*.jsonl")):
        yield _whole(K2(), file)
    for name in ("first-game", "hidden"):  # as one first plays it, and a whole one
        yield _whole(DungeonTwister(), DUNGEON / f"{name}.jsonl")


def _whole(game: K2 | DungeonTwister, file: Path) -> str:
    """A line about a film as the bot makes it."""
    steps = game.replay(file.read_text(encoding="utf-8")).steps
    began, walls = time.process_time(), time.perf_counter()
    film = game.film(steps, ())
    told = time.process_time() - began
    pictures = [0]
    data = film.draw(lambda _done, of: pictures.__setitem__(0, of))
    spent, waited = time.process_time() - began, time.perf_counter() - walls
    with Image.open(io.BytesIO(data)) as image:
        size, frames = image.size, image.n_frames
        seconds = sum(_duration(image, number) for number in range(frames)) / 1000
    return (
        f"{file.stem:10} | {len(steps):3} steps | {pictures[0]:3} pictures, {frames:3} frames,"
        f" {seconds:4.1f} s | {size[0]}x{size[1]} | {len(data) / 2**20:4.2f} MiB |"
        f" processor {spent:5.2f} s (story {told:.2f}) | waited {waited:5.2f} s"
    )


def _duration(image: Image.Image, number: int) -> int:
    image.seek(number)
    image.load()
    return int(image.info["duration"])


if __name__ == "__main__":
    for line in every():
        print(line, flush=True)  # noqa: T201 - a command's words
