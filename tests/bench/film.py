"""Films of whole games measured: ``python -m tests.bench.film [--formats]``, docs/film.md has the tables.

Without more, every recorded game is made into a film as the bot does it. ``--formats`` paints one game once
and encodes the same pictures as animated WebP (in two ways) and as GIF.
"""

from __future__ import annotations

import argparse
import io
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageStat

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.engine import outcome, record
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.talk import Talk
from k2bot.games.k2.pictures import film_picture
from k2bot.render.painting.animation import Animation
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from k2bot.games.k2.pictures.film_picture import Reel

RECORDS = Path(__file__).parent / "records"
DUNGEON = Path(__file__).parents[1] / "games" / "dungeon_twister" / "recorded"
OF_THE_DUNGEON = ("first-game", "hidden")
"""A game as one first plays it, and a whole one."""
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve")


def reel_of(file: Path) -> Reel:
    """What the film of a recorded game shows."""
    steps = tuple(record.steps(record.loads(file.read_text(encoding="utf-8"))))
    people = tuple(Person(name, name) for name in NAMES[: steps[0].game.setup.players])
    told = [(observe(step.game, None), step.events) for step in steps]
    return films.reel(Talk(words(), people), told, outcome(steps[-1].game))


def every() -> Iterator[str]:
    """A line about the film of each recorded game."""
    for file in sorted(RECORDS.glob("*.jsonl")):
        yield whole(K2(), file)
    for name in OF_THE_DUNGEON:
        yield whole(DungeonTwister(), DUNGEON / f"{name}.jsonl")


def whole(game: K2 | DungeonTwister, file: Path) -> str:
    """A line about a film as the bot makes it."""
    steps = game.replay(file.read_text(encoding="utf-8"))
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


def formats(file: Path) -> Iterator[str]:
    """A line for each way to encode the same pictures."""
    shown = reel_of(file)
    pictures = list(film_picture.frames(shown, 720))
    images, times = [image for image, _ in pictures], [lasting for _, lasting in pictures]
    yield f"{file.stem}: {len(images)} pictures of {images[0].width}x{images[0].height}"
    ways: dict[str, Callable[[], bytes]] = {
        f"WebP, changes only, quality {quality}": lambda quality=quality: _ours(pictures, quality)
        for quality in (80, 70, 50)
    }
    ways["WebP, Pillow's save_all, quality 70"] = lambda: _saved(
        images, times, format="WEBP", quality=70, method=2, loop=0
    )
    ways["GIF, 256 colours a frame"] = lambda: _saved(
        [image.quantize(256, dither=Image.Dither.FLOYDSTEINBERG) for image in images],
        times,
        format="GIF",
        loop=0,
    )
    for name, encode in ways.items():
        began = time.process_time()
        data = encode()
        spent = time.process_time() - began
        error = _error(data, pictures)
        yield f"{name:36} | {len(data) / 2**20:5.2f} MiB | {spent:5.2f} s | error {error:4.2f}"


def _ours(pictures: list[tuple[Image.Image, int]], quality: int) -> bytes:
    film = Animation(*pictures[0][0].size, quality)
    for image, lasting in pictures:
        film.add(image, lasting)
    return film.file()


def _saved(images: list[Image.Image], times: list[int], **settings: object) -> bytes:
    out = io.BytesIO()
    images[0].save(out, save_all=True, append_images=images[1:], duration=times, **settings)
    return out.getvalue()


def _error(data: bytes, pictures: list[tuple[Image.Image, int]]) -> float:
    """The mean difference of a channel (of 255) between what is shown and what was painted."""
    found, clock, end, last = [], 0, 0, 0
    with Image.open(io.BytesIO(data)) as film:
        alike = film.n_frames == len(pictures)
        for number, (image, lasting) in enumerate(pictures):
            end += lasting
            while last < film.n_frames and (last <= number if alike else clock < end):
                clock += _duration(film, last)
                last += 1
            found.append(sum(ImageStat.Stat(ImageChops.difference(film.convert("RGB"), image)).mean) / 3)
    return sum(found) / len(found)


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description="Measures the films of whole games.")
    parser.add_argument("--formats", action="store_true", help="compare ways to encode the same pictures")
    options = parser.parse_args()
    for line in formats(RECORDS / "three.jsonl") if options.formats else every():
        print(line, flush=True)  # noqa: T201 - a command's words
    return 0


if __name__ == "__main__":
    sys.exit(main())
