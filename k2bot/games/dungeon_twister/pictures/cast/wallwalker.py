"""The Wall-walker: a hooded ghost striding out of a wall."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.easel import (
    Figure,
    Move,
    Part,
    Window,
    fallen_figure,
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
    return tuple(flat_part(line, "wood") for line in flat + upright)


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
    Part(_wall(), "stone"),
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
WALLWALKER_FALLEN: Final = fallen_figure(
    WALLWALKER,
    (
        *Move((-6, 184), (-43, 184), 0, 0.73).parts(_WALL),
        Part(
            "M-18 182 C-20 150 -18 122 0 112 C8 98 22 88 38 92 C54 96 62 112 62 126 C72 140 86 150 102 156"
            " C120 162 134 170 144 182 L128 179 L114 186 L98 178 L80 186 L60 179 L40 186 L22 179 L4 186 Z",
            "cloth",
        ),
    ),
    (_GHOST[1:], Move((60, 60), (36, 126), 24, 0.95)),
    (
        Part(rod(26, 158, 78, 168, 17, 12), "cloth"),
        Part(rod(84, 168, 96, 162, 8), "pale"),
        Part(rod(84, 169, 99, 171, 8), "pale"),
        Part(rod(84, 170, 96, 179, 8), "pale"),
        Part(oval(84, 169, 7.5), "pale"),
    ),
    ((6, 84), (36, 66), (68, 84)),
)
"""Its robe slid down at the foot of the wall."""
