"""The Wall-walker: a hooded ghost striding out of a wall."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.easel import (
    Figure,
    Part,
    Window,
    flat_part,
    raised_arms,
    raised_hands,
)
from k2bot.render.symbols import oval, rod

_ROWS: Final = tuple(range(-2, 184, 31))
"""Upper edges of the rows of bricks."""


def _wall() -> str:
    """Outline of the wall, whose bricks end unevenly."""
    ends = ((28 if row % 2 else 22, top) for row, top in enumerate(_ROWS))
    edge = " ".join(f"L{end} {top} L{end} {min(top + 31, 184)}" for end, top in ends)
    return f"M-6 -2 {edge} L-6 184 Z"


def _joints() -> tuple[Part, ...]:
    flat = [rod(-5, top, 22, top, 2.4) for top in _ROWS[1:]]
    upright = [
        rod(6 + 10 * (row % 2), top, 6 + 10 * (row % 2), min(top + 31, 183), 2.4)
        for row, top in enumerate(_ROWS)
    ]
    return tuple(
        Part(line, "wood", has_line=False, has_relief=False, is_scenery=True) for line in flat + upright
    )


_GHOST: Final = (
    Part(
        "M14 96 C22 78 28 74 30 50 C32 30 42 18 56 18 C74 18 84 32 84 50 C84 64 80 74 76 82"
        " C86 108 90 142 98 178 L84 170 L72 184 L58 171 L44 184 L30 172 L12 182 C16 140 12 120 14 96 Z",
        "cloth",
    ),
    Part("M44 40 C58 30 78 38 79 58 C80 74 70 86 58 87 C44 84 38 54 44 40 Z", "ink", has_relief=False),
    Part("M47 46 C58 38 73 45 75 59 C75 71 67 81 57 82 C46 77 43 58 47 46 Z", "bone"),
    flat_part("M52 70 C57 68 63 68 66 70 C65 78 55 79 52 70 Z", "ink"),
)
_WALL: Final = (
    Part(_wall(), "stone", is_scenery=True),
    *_joints(),
)
_ARM: Final = (
    Part(rod(56, 106, 84, 86, 16, 11), "cloth"),
    Part(rod(89, 82, 97, 72, 8), "pale"),
    Part(rod(89, 83, 101, 80, 8), "pale"),
    Part(rod(89, 84, 100, 88, 8), "pale"),
    Part(oval(89, 83, 7.5), "pale"),
)
WALLWALKER: Final = Figure(
    (*_GHOST, *_WALL, *_ARM),
    eyes=((55, 58), (67, 58)),
    eye=4.6,
    face=_GHOST,
    square=Window(12, 14, 87, 103),
)
WALLWALKER_STRIDING: Final = WALLWALKER._replace(
    parts=(
        *raised_arms((30, 96), (72, 94), 16, "cloth"),
        Part(
            "M14 96 C22 78 28 74 30 50 C32 30 42 18 56 18 C74 18 84 32 84 50 C84 64 80 74 76 82"
            " C88 104 96 132 108 164 L92 162 L84 178 L66 166 L50 182"
            " L34 168 L10 182 L-4 166 L-24 173 C-8 150 8 122 14 96 Z",
            "cloth",
        ),
        *_GHOST[1:],
    ),
    hands=raised_hands(16, "pale"),
)
