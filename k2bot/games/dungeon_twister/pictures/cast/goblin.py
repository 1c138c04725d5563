"""The Goblin: ears wider than its shoulders, a tiny body, running bent."""

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
    Part(rod(44, 132, 20, 150, 13, 10), "cloth"),
    Part(rod(20, 150, 2, 168, 9), "hide"),
    Part("M8 158 C0 164 -8 176 -6 182 C4 182 10 178 14 168 Z", "wood"),
)
_BODY: Final = (
    Part("M36 74 C22 92 24 122 32 140 C44 148 62 146 70 138 C76 116 74 92 64 74 Z", "cloth"),
    Part("M27 122 C40 128 62 128 73 122 L72 132 C60 138 40 138 29 132 Z", "wood"),
)
_LEG: Final = (
    Part(rod(58, 134, 80, 148, 13, 11), "cloth"),
    Part(rod(80, 148, 74, 174, 9), "hide"),
    Part("M66 170 C72 166 80 168 84 174 C94 176 98 180 96 184 L68 184 Z", "wood"),
)
_ARM: Final = (
    Part(rod(32, 92, 10, 106, 12, 9), "cloth"),
    Part(oval(6, 109, 7), "hide"),
)
_HEAD: Final = (
    Part("M38 42 C28 22 12 15 1 19 C2 42 12 62 38 62 Z", "hide"),
    flat_part("M34 46 C26 32 15 25 7 26 C10 42 18 54 34 56 Z", "skin"),
    Part("M62 42 C72 22 88 15 99 19 C98 42 88 62 62 62 Z", "hide"),
    flat_part("M66 46 C74 32 85 25 93 26 C90 42 82 54 66 56 Z", "skin"),
    Part("M25 50 C25 30 37 22 50 22 C65 22 76 32 76 50 C76 68 66 82 52 84 C36 82 25 68 25 50 Z", "hide"),
    Part("M23 46 C22 22 36 12 50 12 C66 12 79 24 77 46 C62 36 40 36 23 46 Z", "cloth"),
    flat_part("M44 70 C54 76 66 74 72 66 C72 74 62 82 52 80 C48 78 45 74 44 70 Z", "ink"),
    flat_part("M50 71 L57 72 L54 78 Z", "bone"),
    flat_part("M62 72 L69 68 L67 75 Z", "bone"),
    Part(oval(45, 53, 7.5, 8), "glow"),
    Part(oval(66, 52, 7, 8), "glow"),
    Part("M56 54 C66 54 80 60 82 66 C76 70 60 70 56 64 Z", "hide"),
)
_NEAR: Final = (
    Part(rod(66, 94, 90, 104, 12, 9), "cloth"),
    Part(oval(94, 105, 7), "hide"),
)
GOBLIN: Final = Figure(
    (*_LEGS, *_BODY, *_LEG, *_ARM, *_HEAD, *_NEAR),
    eyes=((47, 54), (68, 53)),
    eye=3.6,
    face=(*_BODY, *_HEAD),
    square=Window(0, 8, 100, 98),
)
GOBLIN_STRIDING: Final = GOBLIN._replace(
    parts=(
        *_LEGS,
        *raised_arms((34, 92), (64, 92), 12, "cloth"),
        *_BODY,
        *_LEG,
        *_HEAD,
    ),
    hands=raised_hands(12, "hide"),
)
GOBLIN_FALLEN: Final = fallen_figure(
    GOBLIN,
    (
        Part(rod(52, 68, 86, 62, 13, 11), "cloth"),
        Part(rod(84, 58, 108, 78, 9), "hide"),
        Part("M104 82 C104 72 112 68 118 72 C128 80 132 92 126 98 C116 98 110 92 104 82 Z", "wood"),
        Part("M-8 122 C-14 92 8 60 40 56 C62 54 74 70 68 90 C62 108 42 116 32 124 Z", "cloth"),
        Part(rod(58, 86, 90, 88, 13, 11), "cloth"),
        Part(rod(90, 88, 108, 114, 9), "hide"),
        Part("M102 118 C102 108 110 104 118 108 C128 118 132 130 126 136 C116 136 108 130 102 118 Z", "wood"),
        Part(rod(24, 116, 62, 142, 12, 9), "cloth"),
        Part(rod(62, 142, 84, 170, 9), "hide"),
        Part(oval(88, 175, 7), "hide"),
    ),
    (_HEAD, Move((50, 50), (11, 144), 170)),
    (),
    ((-32, 110), (-26, 82), (-6, 62)),
)
"""On its head, the legs in the air."""
