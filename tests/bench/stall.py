"""How long the event loop is blocked while 20 different boards are drawn at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from k2bot.config import Settings
from k2bot.game.values import Picture
from k2bot.host.discord.images import ImageService
from k2bot.host.event_loop import take_short_turns

from .frames import tables
from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .frames import Draw

GOAL = 20.0
"""Milliseconds."""
_BOARDS = 20
_BEAT = 0.001


class _Round(NamedTuple):
    """The worst gap between two beats in milliseconds, and the seconds until everything was drawn."""

    gap: float
    """By the clock."""
    own: float
    """The gap without waiting for a processor, and no more than this process computed in it, so
    that other programs on the machine hardly matter."""
    seconds: float


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goal is for the median of the rounds' own worst gaps."""
    take_short_turns()
    turns = tables(_BOARDS)
    rounds = 2 if quick else 7
    warm, cold, idle = asyncio.run(_rounds(turns, rounds, 1 if quick else 2))
    print_table(
        f"The event loop while {_BOARDS} different boards are drawn at once: the worst gap of a beat of"
        f" {_BEAT * 1000:.0f} ms in each round",
        ("caches", "rounds", "best", "median", "worst", "own median", "own worst", "all drawn in"),
        [
            (
                name,
                str(len(found)),
                *(f"{of(one.gap for one in found):.1f} ms" for of in (min, median, max)),
                *(f"{of(one.own for one in found):.1f} ms" for of in (median, max)),
                f"{median(one.seconds for one in found):.2f} s",
            )
            for name, found in (("warm", warm), ("cold", cold), ("(nothing drawn)", idle))
        ],
    )
    return [
        Goal("own worst gap of a round, caches warm, median", median(one.own for one in warm), GOAL, " ms"),
        Goal("own worst gap of a round, caches cold, median", median(one.own for one in cold), GOAL, " ms"),
    ]


async def _rounds(turns: Sequence[Draw], warm: int, cold: int) -> tuple[list[_Round], ...]:
    """Rounds with a process that has drawn everything before, with a new one, and without drawing."""
    found: tuple[list[_Round], ...] = ([], [], [])
    gallery = _gallery()
    await _drawn(gallery, turns)
    for _ in range(warm):
        found[2].append(await _beaten(asyncio.ensure_future(asyncio.sleep(1))))
        found[0].append(await _drawn(gallery, turns))
    gallery.close()
    for _ in range(cold):
        gallery = _gallery()
        found[1].append(await _drawn(gallery, turns))
        gallery.close()
    return found


def _gallery() -> ImageService:
    """An image service that caches no files, so that each round draws."""
    return ImageService(Settings().drawing_workers, capacity=0)


async def _drawn(gallery: ImageService, turns: Sequence[Draw]) -> _Round:
    drawing = asyncio.gather(
        *(gallery.draw(Picture(f"{number}", f"{number}", "", turn)) for number, turn in enumerate(turns))
    )
    found = await _beaten(drawing)
    files = await drawing
    if not all(files):
        raise RuntimeError("a board was not drawn; the log says why")
    return found


async def _beaten(work: asyncio.Future[object]) -> _Round:
    """Beat until the work is done."""
    begun = last = time.perf_counter()
    used, queued = time.process_time(), _queued()
    gap = own = 0.0
    while not work.done():
        await asyncio.sleep(_BEAT)
        now, now_used, now_queued = time.perf_counter(), time.process_time(), _queued()
        gap = max(gap, now - last)
        own = max(own, min(now - last - (now_queued - queued), now_used - used))
        last, used, queued = now, now_used, now_queued
    return _Round(gap * 1000, own * 1000, last - begun)


def _queued() -> float:
    """Seconds this thread has waited for a processor; 0 if the system doesn't report it."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0
