"""The Thief: a hood with a peak, a scarf in the wind, a key."""

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
    Part(rod(42, 134, 32, 160, 12, 10), "deep"),
    Part(rod(32, 160, 26, 178, 9), "deep"),
    Part("M18 184 C18 174 26 172 32 174 L44 184 Z", "iron"),
    Part(rod(58, 134, 66, 158, 12, 10), "deep"),
    Part(rod(66, 158, 64, 178, 9), "deep"),
    Part("M56 184 C56 174 62 172 68 174 L82 184 Z", "iron"),
)
_BODY: Final = (
    Part(
        "M36 68 C22 84 14 112 -8 150 C8 150 14 146 22 152 C34 146 52 146 66 150 C76 128 80 92 64 68 Z",
        "cloth",
    ),
    Part("M40 76 C36 96 36 122 44 138 L70 138 C76 112 76 88 66 74 Z", "deep"),
    Part("M40 116 L74 114 L73 122 L42 124 Z", "wood"),
    Part("M34 70 C22 60 8 70 -2 60 C0 78 14 92 34 84 Z", "pale"),
)
_HEAD: Final = (
    Part("M20 0 C40 0 74 6 78 42 C80 58 74 70 66 76 L36 76 C22 64 22 46 30 32 C34 22 30 10 20 0 Z", "cloth"),
    Part("M46 32 C60 26 74 38 74 54 C72 68 62 74 52 74 C40 66 38 44 46 32 Z", "ink", has_relief=False),
    flat_part("M43 46 C54 42 66 43 74 48 L73 58 C62 54 52 55 43 58 Z", "skin"),
    Part("M42 57 C52 54 64 54 74 57 C72 68 62 74 52 74 C46 70 43 64 42 57 Z", "pale"),
    Part("M34 74 C44 82 60 82 68 74 L70 82 C60 90 42 90 32 82 Z", "pale"),
)
_KEY: Final = (
    Part(rod(88, 98, 93, 66, 4.5), "brass"),
    Part("M90 74 L99 75 L99 80 L89 79 Z", "brass"),
    Part(oval(95, 58, 9), "brass", (oval(95, 58, 3.6),)),
)
_ARM: Final = (
    Part(rod(64, 86, 80, 104, 13, 10), "cloth"),
    Part(rod(80, 104, 87, 98, 9), "cloth"),
    Part(oval(88, 97, 6.5), "skin"),
)
THIEF: Final = Figure(
    (*_LEGS, *_BODY, *_HEAD, *_KEY, *_ARM),
    eyes=((53, 51), (67, 51)),
    eye=3.8,
    face=(*_BODY, *_HEAD),
    square=Window(5, -4, 81, 83),
)
THIEF_STRIDING: Final = THIEF._replace(
    parts=(
        Part(rod(44, 132, 20, 152, 13, 11), "deep"),
        Part(rod(20, 152, -8, 166, 10), "deep"),
        Part("M-6 156 C-16 158 -26 168 -26 180 C-18 184 -8 176 0 172 Z", "iron"),
        *raised_arms((36, 88), (66, 88), 13, "cloth"),
        Part(
            "M36 68 C18 80 -2 100 -40 122 C-26 126 -24 130 -16"
            " 138 C0 132 40 140 62 142 C76 122 80 92 64 68 Z",
            "cloth",
        ),
        Part(rod(60, 132, 86, 144, 13, 11), "deep"),
        Part(rod(86, 144, 82, 174, 10), "deep"),
        Part("M72 184 C72 174 78 170 86 172 L104 184 Z", "iron"),
        *_BODY[1:],
        *_HEAD,
    ),
    hands=raised_hands(13, "skin"),
)
THIEF_FALLEN: Final = fallen_figure(
    THIEF,
    (
        Part("M6 120 C40 108 76 118 112 152 C102 156 106 166 96 170 C80 186 10 188 -12 172 Z", "cloth"),
        Part(rod(78, 136, 104, 108, 12, 10), "deep"),
        Part(rod(104, 108, 122, 74, 9), "deep"),
        Part("M112 76 C114 66 116 58 112 50 C124 48 137 60 139 70 L126 82 Z", "iron"),
        Part("M16 130 C40 116 66 120 86 132 L88 158 C60 170 34 170 18 160 Z", "deep"),
        Part("M70 124 L78 128 L80 162 L71 165 Z", "wood"),
        Part(rod(82, 150, 112, 124, 12, 10), "deep"),
        Part(rod(112, 124, 128, 92, 9), "deep"),
        Part("M118 94 C120 84 122 76 118 68 C130 66 140 78 142 88 L131 100 Z", "iron"),
    ),
    (_HEAD, Move((52, 44), (11, 135), -62)),
    (
        Part(rod(28, 154, 18, 174, 13, 10), "cloth"),
        Part(oval(16, 178, 6.5), "skin"),
        Part("M24 124 C30 84 74 70 106 92 L126 112 L120 122 L98 102 C72 86 44 98 36 128 Z", "pale"),
        Part(
            "M104 112 C114 100 124 96 134 100 L132 110 C126 108 120 110 114 118 C122 126 128 138 142 142"
            " L137 155 C122 154 112 140 108 126 Z",
            "pale",
        ),
        *Move((93, 76), (66, 174), 90).parts(_KEY),
    ),
    ((-34, 104), (-14, 82), (14, 74)),
)
"""On its back, the legs in its scarf."""
