"""Time of pictures compared with only encoding the same pixels: in their own way, and as a post.

Fleeting pictures are encoded so fast that their own encoding is no measure for their drawing.
"""

from __future__ import annotations

import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from k2bot.host.event_loop import take_short_turns
from k2bot.render.painting import paint

from .frames import ALL_NEW, kinds
from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from .frames import Draw

GOAL = 1.5
"""For a board, a maze or a plan: drawing and encoding, compared with only encoding it as a post."""


class _Pair(NamedTuple):
    """Processor milliseconds of this thread: drawn and encoded, only encoded, only encoded as a post."""

    whole: float
    encoded: float
    posted: float
    size: int
    """Bytes of the file."""


def report(*, quick: bool) -> list[Goal]:
    """Print the table; the goals are for the most frequent pictures."""
    every = kinds(quick=quick)
    # As the bot does: else a full garbage collection, a tenth of a second, counts for whatever it meets.
    take_short_turns()
    rows, boards = [], []
    for kind, draws in every.items():
        draws[0]()
        are_new = kind.startswith(ALL_NEW)
        pairs = [_pair(draw) for draw in (draws[1:] if are_new else draws * (2 if quick else 4))]
        rows.append(_row(kind, pairs))
        if are_new:
            boards.append(_of(pairs, "whole") / _of(pairs, "posted"))
    plans = [[_pair(draw) for _ in range(3 if quick else 5)] for draw in every["plan"]]
    rows += [_row(f"plan {number}", one) for number, one in enumerate(plans, 1)]
    print_table(
        "Time on a processor, medians: boards and mazes, each new, and other pictures drawn again and again",
        (
            "picture", "drawn", "drawn and encoded", "only encoded", "as a post", "ratio to that", "size",
            "largest",
        ),
        rows,
    )  # fmt: skip
    busiest = max(_of(one, "whole") / _of(one, "posted") for one in plans)
    return [
        Goal("board or maze, drawn and encoded against only encoded", max(boards), GOAL, ""),
        Goal("busiest plan, drawn and encoded against encoding it as a post", busiest, GOAL, ""),
    ]


def _of(pairs: Sequence[_Pair], what: str) -> float:
    return median(getattr(pair, what) for pair in pairs)


def _row(kind: str, pairs: Sequence[_Pair]) -> tuple[str, ...]:
    whole, posted = _of(pairs, "whole"), _of(pairs, "posted")
    return (
        kind,
        str(len(pairs)),
        f"{whole:.1f} ms",
        f"{_of(pairs, 'encoded'):.1f} ms",
        f"{posted:.1f} ms",
        f"{whole / posted:.2f}",
        f"{_of(pairs, 'size') / 1024:.0f} KiB",
        f"{max(pair.size for pair in pairs) / 1024:.0f} KiB",
    )


def _pair(draw: Draw) -> _Pair:
    """Draw a picture and at once encode its pixels again, so that a busy machine affects both."""
    images: list[Image.Image] = []
    name = "encode_fast" if draw.fleeting else "encode"
    encode = getattr(paint, name)

    def watched(image: Image.Image) -> bytes:
        images.append(image)
        return encode(image)

    setattr(paint, name, watched)
    try:
        files: list[bytes] = []
        whole = _spent(lambda: files.append(draw()))
    finally:
        setattr(paint, name, encode)
    encoded = _spent(partial(encode, images[0]))
    posted = (
        _spent(partial(paint.encode, paint.paint_at(paint.POSTED, draw.scene())))
        if draw.fleeting
        else encoded
    )
    return _Pair(whole, encoded, posted, len(files[0]))


def _spent(work: Callable[[], object]) -> float:
    """Processor milliseconds that this thread spends on ``work``."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000
