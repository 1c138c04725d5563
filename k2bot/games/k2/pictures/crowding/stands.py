"""How the pieces of one space stand together: rows of climbers, marks of free places, rows of tents."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from k2bot.render.scene import Box

if TYPE_CHECKING:
    from k2bot.render.scene import Point

PAWN = (60.0, 66.0)
"""Pixels a climber takes at scale 1."""
TENT = (52.0, 46.0)
"""Pixels a tent takes at scale 1."""
FREE = 24.0
"""Pixels the mark of a free place, or of a full space, takes at scale 1, with the gap to the next."""


class Need(NamedTuple):
    """What is to stand on a space."""

    climbers: int
    tents: int
    free: int | None = None
    """Places left to be marked, 0 for a full space; None where nothing is to be marked."""


class Pace(NamedTuple):
    """How far apart climbers and tents stand: 1 is side by side, less lets their edges overlap."""

    climbers: float
    tents: float
    canvas: float = 1
    """How large tents and marks are: they have no letters, so they may be smaller."""


class Block(NamedTuple):
    """Pieces in their places, measured from the block's left upper corner."""

    width: float
    height: float
    climbers: tuple[Box, ...]
    tents: tuple[Box, ...]
    free: tuple[Box, ...]
    full: Box | None

    def moved(self, right: float, down: float) -> Block:
        """The block with its pieces somewhere else."""

        def all_moved(boxes: tuple[Box, ...]) -> tuple[Box, ...]:
            return tuple(box.moved(right, down) for box in boxes)

        return self._replace(
            climbers=all_moved(self.climbers),
            tents=all_moved(self.tents),
            free=all_moved(self.free),
            full=self.full.moved(right, down) if self.full else None,
        )


class _Grid(NamedTuple):
    """Boxes of equal pieces in rows, the last row in the middle."""

    width: float
    height: float
    boxes: tuple[Box, ...]


@lru_cache(maxsize=512)
def blocks(need: Need, pace: Pace, scale: float = 1) -> tuple[Block, ...]:
    """All useful ways to set the pieces, the most compact first; none is broader and higher than another."""
    found: list[Block] = []
    canvas = (TENT[0] * pace.canvas, TENT[1] * pace.canvas)
    for climbers in _grids(need.climbers, PAWN, pace.climbers, scale, 5):
        marked = _marked(climbers, need, scale, pace.canvas)
        for tents in _grids(need.tents, canvas, pace.tents, scale, 6):
            found += _joined(marked, tents, scale)
    found.sort(key=_bulk)
    kept: list[Block] = []
    for block in found:
        if not any(other.width <= block.width + 1 and other.height <= block.height + 1 for other in kept):
            kept.append(block)
    return tuple(kept)


def _bulk(block: Block) -> tuple[float, float]:
    return block.width * block.height + 0.5 * max(block.width, block.height) ** 2, block.width


def _grids(count: int, size: tuple[float, float], pace: float, scale: float, most: int) -> tuple[_Grid, ...]:
    """The pieces in rows of every useful length."""
    if not count:
        return (_Grid(0, 0, ()),)
    lengths = {math.ceil(count / rows) for rows in range(1, count + 1)}
    return tuple(_grid(count, length, size, pace, scale) for length in sorted(lengths) if length <= most)


def _grid(count: int, across: int, size: tuple[float, float], pace: float, scale: float) -> _Grid:
    width, height = size[0] * scale, size[1] * scale
    right, down = width * pace, height * (1 + pace) / 2
    whole = (min(count, across) - 1) * right + width
    boxes = []
    for number in range(count):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        indent = (whole - (in_row - 1) * right - width) / 2
        boxes.append(Box.at(indent + column * right, row * down, width, height))
    return _Grid(whole, boxes[-1].bottom, tuple(boxes))


def _marked(climbers: _Grid, need: Need, scale: float, small: float) -> Block:
    """The climbers, and at their right the marks of free places, or one that says that the space is full."""
    alone = Block(climbers.width, climbers.height, climbers.boxes, (), (), None)
    if need.free is None or not need.climbers:
        return alone
    left, middle = climbers.width + 1 * scale, climbers.height / 2
    side, count = FREE * scale * small, max(1, need.free)
    rows = min(count, max(1, int(climbers.height / side)))
    marks = tuple(
        Box.around(
            (left + side * (number // rows + 0.5), middle + side * (number % rows - (rows - 1) / 2)),
            side - 2,
            side - 2,
        )
        for number in range(count)
    )
    whole = alone._replace(width=left + side * math.ceil(count / rows))
    return whole._replace(free=marks) if need.free else whole._replace(full=marks[0])


def _joined(marked: Block, tents: _Grid, scale: float) -> tuple[Block, ...]:
    """Climbers and tents: the tents below, or at the right."""
    if not tents.boxes:
        return (marked,)
    if not marked.climbers:
        return (Block(tents.width, tents.height, (), tents.boxes, (), None),)

    def joined(width: float, height: float, at: Point, tents_at: Point) -> Block:
        return marked.moved(*at)._replace(
            width=width, height=height, tents=tuple(box.moved(*tents_at) for box in tents.boxes)
        )

    width, below = max(marked.width, tents.width), marked.height - 6 * scale
    height = max(marked.height, tents.height)
    return (
        joined(
            width,
            below + tents.height,
            ((width - marked.width) / 2, 0),
            ((width - tents.width) / 2, below),
        ),
        joined(
            marked.width + tents.width,
            height,
            (0, (height - marked.height) / 2),
            (marked.width, (height - tents.height) / 2),
        ),
    )
