"""The Wizard: a tall bent hat with a broad brim, a long beard, a staff with a star."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.easel import (
    Figure,
    Move,
    Part,
    Window,
    fallen_figure,
    raised_arms,
    raised_hands,
    star,
)
from k2bot.render.symbols import oval, rod

_ROBE: Final = (
    Part("M34 66 C16 74 10 100 6 132 L-2 180 C20 187 78 187 98 180 L92 132 C90 100 84 74 66 66 Z", "cloth"),
    Part("M6 160 C30 168 70 168 96 160 L98 170 C70 178 30 178 3 170 Z", "pale"),
)
_STAFF: Final = (
    Part(rod(88, 30, 88, 183, 6), "wood"),
    Part(star(88, 17, 19), "glow"),
)
_ARM: Final = (
    Part("M66 88 C82 88 94 102 98 120 L78 128 C74 114 68 108 60 104 Z", "cloth"),
    Part(oval(88, 122, 8), "skin"),
)
_HEAD: Final = (
    Part("M25 46 C23 64 32 76 45 76 C59 76 67 64 65 46 Z", "skin"),
    Part("M22 56 C24 88 32 114 48 136 C60 114 68 88 70 56 C66 64 58 66 51 68 C41 68 27 66 22 56 Z", "bone"),
    Part("M36 68 C42 61 48 63 52 66 C56 63 62 61 67 66 C62 74 56 73 52 71 C48 74 42 74 36 68 Z", "bone"),
    Part("M30 53 C36 49 42 50 45 54 L44 58 C39 55 34 55 30 58 Z", "bone", has_line=False),
    Part("M51 54 C54 50 60 49 65 53 L65 58 C61 55 56 55 52 58 Z", "bone", has_line=False),
    Part("M18 42 C26 24 20 18 0 28 C4 6 26 -4 46 0 C60 4 66 22 70 42 Z", "cloth"),
    Part("M0 46 C14 33 72 33 88 46 C76 58 12 58 0 46 Z", "cloth"),
    Part("M19 36 C36 30 54 30 68 36 L70 44 C54 38 36 38 17 44 Z", "brass"),
)
WIZARD: Final = Figure(
    (*_ROBE, *_STAFF, *_ARM, *_HEAD),
    eyes=((39, 61), (57, 61)),
    eye=3.4,
    face=(*_ROBE, *_HEAD),
    square=Window(1, -6, 90, 86),
)
WIZARD_STRIDING: Final = WIZARD._replace(
    parts=(
        Part("M68 172 C76 166 90 168 98 176 L106 184 L68 184 Z", "wood"),
        *raised_arms((28, 92), (66, 92), 15, "cloth"),
        Part(
            "M34 66 C14 76 2 102 -6 132 L-38 172 C-22 186 70 188 100 176 L92 132 C90 100 84 74 66 66 Z",
            "cloth",
        ),
        Part("M-28 160 C2 172 70 170 96 158 L100 176 C70 188 -22 186 -38 172 Z", "pale"),
        *_HEAD,
    ),
    hands=raised_hands(15, "skin"),
)
WIZARD_FALLEN: Final = fallen_figure(
    WIZARD._replace(eyes=()),
    (
        Part("M112 184 L110 154 C112 138 126 132 138 140 C126 144 126 152 130 162 L132 184 Z", "wood"),
        Part(
            "M-2 150 C4 122 42 108 76 126 C102 138 118 160 124 184 L-10 184 C-12 172 -10 160 -2 150 Z",
            "cloth",
        ),
        Part("M96 142 C108 154 116 170 120 184 L108 184 C104 170 96 156 86 146 Z", "pale"),
        Part(oval(-6, 152, 26, 24), "skin"),
        Part("M0 132 C24 120 56 122 84 142 C60 148 34 156 20 172 C10 166 0 150 0 132 Z", "bone"),
    ),
    (_HEAD[5:], Move((44, 46), (4, 126), -20)),
    (
        Part(rod(36, 156, 44, 172, 14, 12), "cloth"),
        Part(oval(46, 177, 8), "skin"),
        Part(rod(-14, 172, 30, 180, 6), "wood"),
        Part(star(-26, 168, 19), "glow"),
    ),
    ((36, 82), (66, 82), (94, 100)),
)
"""On its back, under its hat."""
