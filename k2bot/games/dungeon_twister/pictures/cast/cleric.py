"""The Cleric: a mitre, a cape like a bell, a staff with a ring."""

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

_ROBE: Final = (
    Part("M30 66 C10 74 4 98 0 132 L-8 178 C16 188 70 188 94 178 L86 132 C82 98 78 74 58 66 Z", "cloth"),
    Part("M34 78 L54 78 L58 182 L30 182 Z", "bone"),
    flat_part(
        "M39 96 L49 96 L49 104 L57 104 L57 113 L49 113 L49 134 L39 134 L39 113 L31 113 L31 104 L39 104 Z",
        "cloth",
    ),
)
_STAFF: Final = (
    Part(rod(86, 30, 86, 183, 6.5), "wood"),
    Part(oval(84, 18, 16), "brass", (oval(84, 18, 7.5),)),
)
_COLLAR: Final = (Part("M26 74 C36 82 52 82 62 74 L68 84 C54 95 34 95 20 84 Z", "pale"),)
_ARM: Final = (
    Part("M62 88 C76 90 86 102 90 116 L74 123 C70 112 64 106 58 104 Z", "cloth"),
    Part(oval(86, 118, 7.5), "skin"),
)
_HEAD: Final = (
    Part("M26 46 C24 68 32 80 45 80 C58 80 66 70 66 46 Z", "skin"),
    Part("M48 60 C55 61 59 66 57 70 C54 73 49 72 47 70 Z", "skin", has_relief=False),
    Part("M22 50 C16 30 32 10 45 -1 C58 10 74 30 68 50 C55 42 36 42 22 50 Z", "cloth"),
    Part("M22 50 L20 38 C36 29 54 29 70 38 L68 50 C54 42 36 42 22 50 Z", "deep"),
    flat_part(
        "M41.5 9 L48.5 9 L48.5 16 L55 16 L55 22 L48.5 22 L48.5 30 L41.5 30 L41.5 22 L35 22 L35 16 L41.5 16 Z",
        "bone",
    ),
)
CLERIC: Final = Figure(
    (*_ROBE, *_STAFF, *_COLLAR, *_ARM, *_HEAD),
    eyes=((39, 60), (60, 59)),
    face=(*_ROBE, *_COLLAR, *_HEAD),
    square=Window(9, -4, 79, 83),
)
CLERIC_STRIDING: Final = CLERIC._replace(
    parts=(
        Part("M66 172 C74 166 88 168 96 176 L104 184 L66 184 Z", "wood"),
        *raised_arms((26, 92), (64, 92), 15, "cloth"),
        Part(
            "M30 66 C8 76 -4 100 -12 132 L-44 172 C-28 170 -22 176 -10 174 C2 184 16 174 30 180"
            " C44 186 52 176 64 180 L96 168 C90 138 82 96 58 66 Z",
            "cloth",
        ),
        Part("M34 78 L54 78 L74 177 L64 180 C56 177 50 181 42 182 Z", "bone"),
        *_COLLAR,
        *_HEAD,
    ),
    hands=raised_hands(15, "skin"),
)
CLERIC_FALLEN: Final = fallen_figure(
    CLERIC._replace(eyes=()),
    (
        Part("M22 112 C-6 122 -32 150 -42 178 C-20 186 90 188 114 180 C104 150 84 122 60 112 Z", "cloth"),
        Part("M30 124 L52 124 L66 182 L18 183 Z", "bone"),
        Part(rod(62, 124, 82, 154, 16, 13), "cloth"),
        Part(oval(86, 160, 8), "skin"),
        Part(rod(20, 124, -6, 152, 16, 13), "cloth"),
        Part(oval(-11, 158, 8), "skin"),
        *Move((45, 78), (40, 118), -8).parts(_COLLAR),
    ),
    ((*_HEAD[:2], *Move((45, 20), (45, 38)).parts(_HEAD[2:])), Move((45, 50), (36, 92), -14)),
    (
        Part(rod(-36, 178, 108, 168, 6.5), "wood"),
        Part(oval(124, 167, 16), "brass", (oval(124, 167, 7.5),)),
        Part(oval(24, 170, 11, 15), "wood"),
        Part(oval(62, 170, 11, 15), "wood"),
    ),
    ((-8, 84), (0, 58), (76, 70)),
)
"""Sitting on the ground, the mitre over its eyes."""
