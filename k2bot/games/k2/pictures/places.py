"""Positions of the spaces on both sides of the board, and sizes of their plates.

Positions follow the altitudes of the data, so that ropes show which way is up, and leave room for every rope
to be visible and for pieces beside every plate, however crowded.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Side, content
from k2bot.render.scene import Box, Point

if TYPE_CHECKING:
    from collections.abc import Collection

MAP = Box(0, 0, 1110, 1050)
"""The map's part of a picture; the table is beside it."""
TABLE = Box(1116, 14, 1642, 1036)
"""Box of the table beside the map."""
HEAD, FOOT = 42, 30
"""Heights in pixels of a plate's header (name and points) and chips (cost and air)."""
PLATE = (104, HEAD + FOOT)
BASE_PLATE = (140, HEAD + FOOT)
_BARE, _LARGE, _THIRD = 4, 15, 16
"""Pixels of a plate of one line: height below its header, width for larger numbers and for a third letter."""
DOT, DOT_LETTER, BASE_DOT = (22.0, 34.0), 17.0, 112.0
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
"""Centre of each space's plate, in pixels of the painting."""


# ---------------------------------------------------------------------------- what is drawn larger

_OVER, _SKY, _BETWEEN, _UNDER, _MOST = 0.75, 300.0, 0.62, 0.5, 1.9
"""Least vertical scales: over all pieces, down to this height, where the legend is, and below it; and under
all pieces; and the largest of the heights with pieces."""
_ABOVE, _BELOW, _GRID = 100, 40, 70
"""Pixels above the highest piece's space and below the lowest one's that are drawn larger with them, and the
steps of these limits: maps that change little from turn to turn share their background."""


class Focus(NamedTuple):
    """The heights of the mountain that a map draws larger than the others, in pixels of the painting."""

    top: float = MAP.top
    bottom: float = MAP.bottom

    @classmethod
    def on(cls, side: Side, spaces: Collection[str]) -> Focus:
        """The heights that have pieces at these spaces, which have more room there; all if there are none."""
        heights = [PLACES[side][space][1] for space in spaces]
        if not heights:
            return WHOLE
        top = (min(heights) - _ABOVE) // _GRID * _GRID
        bottom = -((-max(heights) - _BELOW) // _GRID) * _GRID
        return cls(max(MAP.top, top), min(MAP.bottom, bottom))

    @property
    def bands(self) -> tuple[tuple[float, float, float, float], ...]:
        """Tops and bottoms of parts drawn at one scale: in the painting, and in whole pixels of the map."""
        others = (
            (MAP.top, min(_SKY, self.top), _OVER),
            (_SKY, self.top, _BETWEEN),
            (self.bottom, MAP.bottom, _UNDER),
        )
        least = [scale * max(0.0, bottom - top) for top, bottom, scale in others]
        larger = min(_MOST * (self.bottom - self.top), MAP.height - sum(least))
        spare = (MAP.height - larger) / max(sum(least), 1)
        sky, top = round(MAP.top + least[0] * spare), round(MAP.top + sum(least[:2]) * spare)
        bottom = round(MAP.bottom - least[2] * spare)
        return tuple(
            band
            for band in (
                (MAP.top, min(_SKY, self.top), MAP.top, sky),
                (_SKY, self.top, sky, top),
                (self.top, self.bottom, top, bottom),
                (self.bottom, MAP.bottom, bottom, MAP.bottom),
            )
            if band[0] < band[1]
        )

    def height(self, y: float) -> float:
        """Height on the map of one in the painting."""
        return next(
            first + (y - top) * (last - first) / (bottom - top)
            for top, bottom, first, last in self.bands
            if y <= bottom
        )


WHOLE = Focus()
"""The mountain at one scale."""


# --------------------------------------------------------------------------------- plates and dots


def plate(space: str, centre: Point, *, bare: bool = False) -> Box:
    """The box of a space's plate; of its header alone if ``bare``."""
    wide, high = BASE_PLATE if space == content.BASE_CAMP else PLATE
    if bare:
        wide, high = wide + _LARGE + (_THIRD if len(space) == 3 else 0), HEAD + _BARE
    return Box.around(centre, wide, high)


def dot(space: str, centre: Point) -> Box:
    """The box of a space's dot; the summit's is a flag, as wide as two letters."""
    letters = 2 if space == content.SUMMIT else len(space)
    wide = BASE_DOT if space == content.BASE_CAMP else DOT[0] + DOT_LETTER * letters
    return Box.around(centre, wide, DOT[1])


# ------------------------------------------------------------------------ arranging pieces

PERSON = (62.0, 94.0)
"""Pixels, at scale 1, of a climber."""
TENTS, _TENT_HEIGHT, _TENT_GAP = (60.0, 52.0, 46.0, 42.0, 38.0), 0.85, 7.0
"""Width of each tent of a row of one, of two and so on; height of one relative to that, and pixels between
two, so that their pale edges don't cut each other."""
SCALES = (1.0, 0.9, 0.8, 0.7, 0.66)
"""Scales of all climbers of a space."""
CELL = (50.0, 76.0)
"""Pixels, at scale 1, of a climber in a crowd, its head above its letter."""
PACKED = 4
"""How many climbers are a crowd."""
PAD, _PARTED, _ROWS = (7.0, 5.0), (11.0, 5.0), (13.0, 9.0)
"""Pixels of a crowd's tray around it, between two players in it, and between its rows, with room and at the
smallest scale."""
_SHRINK, _TIGHTEST = 0.68, 0.71
"""How much of a scale a crowd shrinks by, whose letters stay legible; and its smallest."""
_PITCH = ((0.95, 1.08), (0.91, 0.95))
"""Distances of climbers in a row and of rows, relative to their size, with room and at the smallest scale:
letters are clear."""
_MOST_ABREAST = 6
"""Most climbers in a row of a crowd."""


_PAIRS, _TOWER = 3, 1.6
"""Most climbers that are no tower, however they stand; and how much higher than wide one is."""


class Camp(NamedTuple):
    """How many climbers and tents are on a space."""

    climbers: tuple[int, ...] = ()
    """How many of each player, in their order."""
    tents: int = 0


@lru_cache(maxsize=64)
def tent_row(count: int, scale: float) -> tuple[Box, ...]:
    """Tents side by side from (0, 0), on one line of the ground; more than five in several rows."""
    most = len(TENTS)
    wide = TENTS[min(count, most) - 1] * scale
    high, gap = wide * _TENT_HEIGHT, _TENT_GAP * scale
    return tuple(
        Box.at(number % most * (wide + gap), number // most * (high + gap), wide, high)
        for number in range(count)
    )


class Group(NamedTuple):
    """Climbers close together, and the box around them."""

    box: Box
    climbers: tuple[Box, ...]

    @property
    def is_tower(self) -> bool:
        """Whether it's so high that its upper climbers seem to be at a space further up."""
        return len(self.climbers) > _PAIRS and self.box.height > _TOWER * self.box.width


@lru_cache(maxsize=256)
def groups(runs: tuple[int, ...], scale: float) -> tuple[Group, ...]:
    """All arrangements of so many climbers of each player in rows, from (0, 0), the last row centred.

    A crowd is packed, each player's side by side and apart from the others'.
    """
    count = sum(runs)
    if count >= PACKED:
        return tuple(_packed(rows, scale) for rows in _splits(runs, tight=scale == SCALES[-1]))
    wide, high = PERSON[0] * scale, PERSON[1] * scale
    tight = scale == SCALES[-1]
    pitch, least = _PITCH[tight], 1 if tight else 2
    found: list[Group] = []
    for across in sorted({math.ceil(count / rows) for rows in range(1, 4)}, reverse=True):
        if across < min(least, count):
            continue
        boxes = list[Box]()
        for number in range(count):
            row, column = divmod(number, across)
            short = across - min(across, count - row * across)
            boxes.append(Box.at((column + short / 2) * wide * pitch[0], row * high * pitch[1], wide, high))
        found.append(Group(Box.over(boxes), tuple(boxes)))
    return tuple(found)


def _splits(runs: tuple[int, ...], *, tight: bool) -> list[tuple[tuple[int, ...], ...]]:
    """The ways to put players' climbers in rows without parting a player's, the broadest first.

    At the smallest scale, also in columns.
    """
    found: list[tuple[tuple[int, ...], ...]] = []
    for most in range(min(sum(runs), _MOST_ABREAST), 0 if tight else max(runs) - 1, -1):
        if most < max(runs):
            runs = (1,) * sum(runs)
        rows: list[tuple[int, ...]] = [()]
        for run in runs:
            if sum(rows[-1]) + run > most:
                rows.append(())
            rows[-1] = (*rows[-1], run)
        if tuple(rows) not in found:
            found.append(tuple(rows))
    return found


def _packed(rows: tuple[tuple[int, ...], ...], scale: float) -> Group:
    """A crowd in these rows, with the tray around it."""
    tight = scale == SCALES[-1]
    size = _TIGHTEST if tight else 1 - _SHRINK * (1 - scale)
    pad, parted, apart = PAD[tight], _PARTED[tight], _ROWS[tight]
    wide, high = CELL[0] * size, CELL[1] * size
    lengths = [sum(row) * wide + (len(row) - 1) * parted for row in rows]
    boxes = list[Box]()
    for number, (row, length) in enumerate(zip(rows, lengths, strict=True)):
        x, y = pad + (max(lengths) - length) / 2, pad + number * (high + apart)
        for run in row:
            boxes += [Box.at(x + place * wide, y, wide, high) for place in range(run)]
            x += run * wide + parted
    return Group(Box.over(boxes).grown(pad), tuple(boxes))
