"""Pacing of films: how long a text has to stay to be read, and what shares a frame where time is short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, TypeVar

BeatT = TypeVar("BeatT")

FINDING: Final = 300
"""Milliseconds in which the eye finds a new text."""
READING_LETTER: Final = 50
"""Milliseconds per character: 20 a second, as in subtitles for adults."""
GREAT: Final = 2000
"""Minimum duration in milliseconds of a great moment."""
LEISURE: Final = 1.3
"""Factor by which calm frames are at most stretched in a film with time to spare."""


def reading(*texts: str) -> int:
    """Minimum duration in milliseconds of a frame with these texts."""
    letters = sum(map(len, texts))
    return FINDING + READING_LETTER * letters if letters else 0


def fitted(
    beats: Sequence[BeatT],
    room: int,
    lasting: Callable[[tuple[BeatT, ...]], int],
    price: Callable[[tuple[BeatT, ...], tuple[BeatT, ...]], tuple[int, ...]],
) -> tuple[tuple[BeatT, ...], ...]:
    """Beats grouped into frames: neighbours share one until all last at most ``room`` milliseconds together.

    ``lasting`` gives a frame's duration, and ``price`` what is lost if two neighbours share a frame; the
    cheapest pair is joined first, the earliest among equals. A price that begins with 0 is always paid.
    """
    frames: list[tuple[BeatT, ...]] = [(beat,) for beat in beats]
    times = [lasting(frame) for frame in frames]
    prices = [price(one, two) for one, two in pairwise(frames)]
    while prices:
        paid = min(prices)
        if paid[0] and sum(times) <= room:
            break
        at = prices.index(paid)
        frames[at : at + 2] = [frames[at] + frames[at + 1]]
        times[at : at + 2] = [lasting(frames[at])]
        near = frames[max(0, at - 1) : at + 2]
        prices[max(0, at - 1) : at + 2] = [price(one, two) for one, two in pairwise(near)]
    return tuple(frames)


def leisure(calm: int, room: int) -> float:
    """Factor for the durations of calm frames, ``calm`` milliseconds together, so that they fill a room."""
    return min(LEISURE, max(1.0, room / max(1, calm)))
