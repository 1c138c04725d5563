"""Positions of the spaces on both sides of the board, and sizes of their plates.

Positions follow the altitudes of the data, so that ropes show which way is up, and leave room for every rope
to be visible and for pieces beside every plate, however crowded.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from k2bot.games.k2.engine import Side, content
from k2bot.render.scene import Box, Point

MAP = Box(0, 0, 1110, 1050)
"""The map's part of a picture; the table is beside it."""
TABLE = Box(1116, 14, 1642, 1036)
"""Box of the table beside the map."""
HEAD, FOOT = 42, 30
"""Heights in pixels of a plate's header (name and points) and chips (cost and air)."""
PLATE = (100, HEAD + FOOT)
BASE_PLATE = (136, HEAD + FOOT)
_BARE = 12
"""Height in pixels below the header of a plate without figures."""
GOAL = HEAD + 40
"""Height in pixels of a planner's plate, which says below its header who can go there."""
DOT, DOT_LETTER, BASE_DOT = (30.0, 40.0), 19.0, 122.0
"""Size in pixels of a space's dot without its name, width of a letter of that, and of base camp's dot."""

PLACES: dict[Side, dict[str, Point]] = {
    "easy": {
        "base": (1030, 1000), "a1": (713, 1001), "a2": (848, 996), "a3": (465, 990), "a4": (239, 988),
        "a5": (89, 948), "a6": (790, 850), "a7": (646, 847), "a8": (468, 843), "a9": (229, 886),
        "a10": (327, 759), "a11": (64, 766), "a12": (566, 745), "b1": (269, 645), "b2": (425, 634),
        "b3": (89, 650), "b4": (622, 594), "b5": (329, 536), "b6": (456, 498), "b7": (79, 495),
        "b8": (758, 499), "c1": (236, 398), "c2": (721, 382), "c3": (477, 387), "c4": (572, 291),
        "c5": (363, 283), "d1": (681, 183), "summit": (533, 97),
    },
    "hard": {
        "base": (1032, 1000), "a1": (419, 994), "a2": (844, 999), "a3": (572, 993), "a4": (72, 977),
        "a5": (788, 862), "a6": (260, 895), "a7": (550, 893), "a8": (80, 852), "a9": (585, 768),
        "a10": (370, 759), "a11": (759, 762), "a12": (64, 740), "b2": (223, 661), "b1": (438, 649),
        "b3": (635, 647), "b4": (827, 643), "b5": (304, 529), "b6": (864, 532), "b7": (516, 503),
        "b8": (696, 500), "c1": (619, 390), "c2": (854, 406), "c3": (427, 350), "c4": (800, 295),
        "c5": (614, 288), "d1": (875, 188), "d2": (691, 181), "d3": (520, 168), "summit": (492, 50),
    },
}  # fmt: skip
"""Centre of each space's plate, in pixels."""


def plate(side: Side, space: str, *, bare: bool = False) -> Box:
    """The box of a space's plate; of its header alone if ``bare``."""
    wide, high = BASE_PLATE if space == content.BASE_CAMP else PLATE
    return Box.around(PLACES[side][space], wide, high - FOOT + _BARE if bare else high)


def dot(space: str, centre: Point) -> Box:
    """The box of a space's dot."""
    wide = BASE_DOT if space == content.BASE_CAMP else DOT[0] + DOT_LETTER * len(space)
    return Box.around(centre, wide, DOT[1])


# ------------------------------------------------------------------------ arranging pieces

SMALL_PAWN, PAWN, LARGE_PAWN = (44.0, 47.0), (54.0, 58.0), (64.0, 68.0)
"""Size of a climber in pixels in a tight crowd, where edges touch, and with room."""
SMALL_TENT, TENT, LARGE_TENT = (41.0, 37.0), (48.0, 44.0), (56.0, 51.0)
"""Size of a tent in pixels in a tight crowd, where edges touch, and with room."""
ROOMY = 1.0
"""Spacing at which pieces are large."""
TAG, TAG_ONTO = (20.0, 15.0, 33.0), 4.0
"""Pixels of a tag that names the space of pieces away from it.

Width per letter, padding, height; and its overlap with the edge of their background.
"""
_TIGHT = 0.64
"""Spacing from which on pieces are small, so that they hardly overlap."""
_PITCH = {_TIGHT: 0.92, 0.5: 0.84}
"""Distance of small pieces relative to their size, by spacing."""
_ONTO = 6.0
"""Pixels by which tents below climbers reach up between them."""


class Occupancy(NamedTuple):
    """Pieces to place on a space."""

    climbers: int
    tents: int


class Block(NamedTuple):
    """Arranged pieces, relative to the block's upper left corner."""

    width: float
    height: float
    climbers: tuple[Box, ...] = ()
    tents: tuple[Box, ...] = ()

    def moved(self, right: float, down: float) -> Block:
        """The block with its pieces offset."""
        people, tents = (
            tuple(box.moved(right, down) for box in boxes) for boxes in (self.climbers, self.tents)
        )
        return Block(self.width, self.height, people, tents)


@lru_cache(maxsize=512)
def blocks(need: Occupancy, pace: float) -> tuple[Block, ...]:
    """All useful arrangements of the pieces, most compact first; none dominates another in size.

    ``pace`` is the spacing: 1 is side by side; less makes pieces smaller, then edges overlap.
    """
    found: list[Block] = []
    climber, tent = (
        (LARGE_PAWN, LARGE_TENT)
        if pace >= ROOMY
        else (PAWN, TENT)
        if pace > _TIGHT
        else (SMALL_PAWN, SMALL_TENT)
    )
    for grid, tents in product(_grids(need.climbers, climber, pace), _grids(need.tents, tent, pace)):
        people = Block(grid[0], grid[1], climbers=grid[2])
        both = people.width and tents[0]
        found.append(_beside(people, tents))
        if both:
            found.append(_below(people, tents))
    found.sort(key=lambda block: block.width * block.height + max(block.width, block.height) ** 2 / 2)
    kept: list[Block] = []
    for block in found:
        if not any(other.width <= block.width + 1 and other.height <= block.height + 1 for other in kept):
            kept.append(block)
    return tuple(kept)


_Grid = tuple[float, float, tuple[Box, ...]]
"""Equal pieces in rows, the last one centred: width, height, boxes."""


def _grids(count: int, size: tuple[float, float], pace: float) -> list[_Grid]:
    """Arrangements in rows of every useful length."""
    lengths = sorted({math.ceil(count / rows) for rows in range(1, count + 1)}) or [0]
    return [_grid(count, length, size, pace) for length in lengths if length <= 5]


def _grid(count: int, across: int, size: tuple[float, float], pace: float) -> _Grid:
    if not count:
        return 0.0, 0.0, ()
    right, down = size[0] * _PITCH.get(pace, pace), size[1] * _PITCH.get(pace, (1 + pace) / 2)
    whole = (min(count, across) - 1) * right + size[0]
    boxes = []
    for number in range(count):
        row, column = divmod(number, across)
        indent = (whole - (min(across, count - row * across) - 1) * right - size[0]) / 2
        boxes.append(Box.at(indent + column * right, row * down, *size))
    return whole, boxes[-1].bottom, tuple(boxes)


def _beside(people: Block, tents: _Grid) -> Block:
    width, height, boxes = tents
    tall, right = max(people.height, height), people.width
    shown = people.moved(0, (tall - people.height) / 2)
    placed = tuple(box.moved(right, (tall - height) / 2) for box in boxes)
    return shown._replace(width=right + width, height=tall, tents=placed)


def _below(people: Block, tents: _Grid) -> Block:
    width, height, boxes = tents
    wide, below = max(people.width, width), people.height - _ONTO
    shown = people.moved((wide - people.width) / 2, 0)
    placed = tuple(box.moved((wide - width) / 2, below) for box in boxes)
    return shown._replace(width=wide, height=below + height, tents=placed)
