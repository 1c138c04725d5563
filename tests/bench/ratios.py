"""How long pictures take, against only encoding the same pixels with the same settings."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from k2bot.render.painting import paint

from .frames import ALL_NEW, kinds
from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

GOAL = 1.5
"""Of a board or a maze: drawn and encoded, against only encoded."""


class _Pair(NamedTuple):
    """Milliseconds of this thread on a processor: drawn and encoded, and only encoded."""

    whole: float
    encoded: float
    size: int
    """Bytes of the file."""


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goal of the boards."""
    rows, boards = [], []
    for kind, draws in kinds(quick=quick).items():
        draws[0]()
        are_new = kind.startswith(ALL_NEW)
        pairs = [_pair(draw) for draw in (draws[1:] if are_new else draws * (2 if quick else 4))]
        whole, encoded = median(pair.whole for pair in pairs), median(pair.encoded for pair in pairs)
        if are_new:
            boards.append(whole / encoded)
        rows.append(
            (
                kind,
                str(len(pairs)),
                f"{whole:.1f} ms",
                f"{encoded:.1f} ms",
                f"{whole / encoded:.2f}",
                f"{median(pair.size for pair in pairs) / 1024:.0f} KiB",
                f"{max(pair.size for pair in pairs) / 1024:.0f} KiB",
            )
        )
    print_table(
        "Time on a processor, medians: boards and mazes, each new, and other pictures drawn again and again",
        ("picture", "drawn", "drawn and encoded", "only encoded", "ratio", "size", "largest"),
        rows,
    )
    return [Goal("board or maze, drawn and encoded against only encoded", max(boards), GOAL, "")]


def _pair(draw: Callable[[], bytes]) -> _Pair:
    """Draw a picture, and at once encode its pixels again: a machine that is busy is so for both."""
    images = []
    encode = paint.encode

    def watched(image: Image.Image) -> bytes:
        images.append(image)
        return encode(image)

    paint.encode = watched
    try:
        start = time.thread_time()
        data = draw()
        whole = time.thread_time() - start
    finally:
        paint.encode = encode
    start = time.thread_time()
    encode(images[0])
    return _Pair(whole * 1000, (time.thread_time() - start) * 1000, len(data))
