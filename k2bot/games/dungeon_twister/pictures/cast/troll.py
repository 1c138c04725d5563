"""The Troll: two shoulders as high as its head, no neck, tusks, fists at its knees."""

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

_LEGS: Final = (
    Part(rod(32, 140, 28, 172, 26, 22), "fur"),
    Part("M6 184 C6 170 18 166 28 168 C40 168 46 176 46 184 Z", "fur"),
    Part(rod(68, 140, 72, 172, 26, 22), "fur"),
    Part("M54 184 C54 172 62 168 72 168 C84 168 94 174 94 184 Z", "fur"),
)
_ARMS: Final = (
    Part(rod(6, 84, -4, 134, 24, 28), "fur"),
    Part(oval(-4, 143, 17, 15), "fur"),
    Part(rod(94, 84, 104, 134, 24, 28), "fur"),
    Part(oval(104, 143, 17, 15), "fur"),
)
_BODY: Final = (
    Part(
        "M22 60 L78 60 C84 90 90 124 84 150 L68 144 L58 154 L46 146 L34 154 L16 148 C10 124 16 90 22 60 Z",
        "cloth",
    ),
    Part("M15 122 C36 132 64 132 87 122 L87 134 C64 144 36 144 14 134 Z", "wood"),
)
_SHOULDERS: Final = (
    Part(
        "M40 46 C34 26 24 16 12 20 C-2 26 -4 60 0 84 L10 78 L16 90 L24 80 L32 92 C42 84 46 66 40 46 Z",
        "cloth",
    ),
    Part(
        "M60 46 C66 26 76 16 88 20 C102 26 104 60 100 84 L90 78 L84 90 L76 80 L68 92 C58 84 54 66 60 46 Z",
        "cloth",
    ),
)
_HEAD: Final = (
    Part("M32 48 C30 30 40 22 52 22 C64 22 72 30 72 48 L76 62 L28 62 Z", "fur"),
    Part("M42 26 C42 14 50 6 62 6 C58 12 62 18 62 26 C56 22 48 22 42 26 Z", "ink", has_relief=False),
    Part("M24 62 C36 54 68 54 80 62 C84 80 70 94 54 94 C36 94 20 80 24 62 Z", "fur"),
    flat_part("M34 68 C46 74 64 74 76 67 L75 73 C64 80 46 80 35 74 Z", "ink"),
    Part("M31 75 C24 62 25 54 30 47 C37 55 42 62 42 75 Z", "bone"),
    Part("M82 73 C87 62 86 54 81 47 C74 55 70 62 70 74 Z", "bone"),
    flat_part("M36 42 C44 36 64 36 73 42 L71 48 C62 44 46 44 38 48 Z", "ink"),
    Part("M54 48 C61 48 67 54 67 59 C62 63 54 62 51 59 Z", "fur"),
)
TROLL: Final = Figure(
    (*_LEGS, *_ARMS, *_BODY, *_SHOULDERS, *_HEAD),
    eyes=((46, 51), (66, 51)),
    eye=3.4,
    gaze="glow",
    face=(*_BODY, *_SHOULDERS, *_HEAD),
    square=Window(0, 2, 102, 104),
)
TROLL_STRIDING: Final = TROLL._replace(
    parts=(
        Part(rod(30, 138, 8, 158, 26, 22), "fur"),
        Part("M-4 150 C-20 154 -32 170 -28 184 L-16 184 C-6 180 6 178 14 166 Z", "fur"),
        *raised_arms((10, 66), (94, 66), 24, "fur"),
        Part(rod(70, 138, 90, 152, 26, 24), "fur"),
        Part(rod(90, 152, 88, 172, 24, 22), "fur"),
        Part("M70 184 C70 172 78 168 88 168 C100 168 112 174 112 184 Z", "fur"),
        *_BODY,
        *_SHOULDERS,
        *_HEAD,
    ),
    hands=raised_hands(24, "fur"),
)
TROLL_FALLEN: Final = fallen_figure(
    TROLL,
    (
        Part(rod(16, 104, 6, 74, 24, 28), "fur"),
        Part(oval(3, 68, 17, 15), "fur"),
        Part(rod(94, 118, 118, 106, 26, 22), "fur"),
        Part(oval(126, 104, 14, 20, 20), "fur"),
        Part(
            "M0 122 C10 96 40 86 68 90 C98 96 110 118 106 144 C102 168 70 178 38 176 C8 172 -8 150 0 122 Z",
            "cloth",
        ),
        Part("M78 92 C92 112 92 148 80 172 L92 168 C104 148 104 116 90 98 Z", "wood"),
        Part(rod(92, 154, 116, 156, 26, 22), "fur"),
        Part(oval(126, 158, 14, 22, 10), "fur"),
    ),
    (_HEAD, Move((54, 58), (-2, 124), -42)),
    (
        Part(rod(38, 156, 4, 172, 24, 28), "fur"),
        Part(oval(-10, 172, 17, 13), "fur"),
    ),
    ((-30, 74), (38, 66), (67, 62)),
)
"""On its back, the arms flung out."""
