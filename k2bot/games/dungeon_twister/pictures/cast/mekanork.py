"""The Mekanork: a round armoured mechanic with goggles and a huge wrench."""

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
    Part(rod(30, 140, 26, 174, 18), "iron"),
    Part("M8 184 C8 172 16 168 25 168 C34 168 40 174 40 184 Z", "iron"),
    Part(rod(60, 140, 63, 174, 18), "iron"),
    Part("M50 184 C50 172 58 168 65 168 C75 168 84 174 84 184 Z", "iron"),
)
_BODY: Final = (
    Part(
        "M46 62 C76 62 92 82 92 108 C92 136 74 154 46 154 C18 154 0 136 0 108 C0 82 16 62 46 62 Z",
        "cloth",
    ),
    Part("M1 116 C32 126 60 126 91 116 L89 128 C62 138 30 138 4 128 Z", "iron"),
    Part(oval(48, 127, 8), "brass"),
)
_HEAD: Final = (
    Part("M24 58 C22 32 30 16 45 16 C60 16 68 32 67 58 C58 68 32 68 24 58 Z", "cloth"),
    Part("M41 17 C43 15 48 15 50 17 L52 38 L40 38 Z", "pale", has_relief=False),
    Part("M27 56 C38 52 56 52 68 54 C72 70 62 80 50 80 C36 80 27 72 27 56 Z", "hide"),
    flat_part("M36 67 C44 73 55 73 64 66 L63 70 C55 77 44 77 37 71 Z", "ink"),
    Part("M37 71 C35 62 37 58 40 56 C44 60 45 65 45 71 Z", "bone"),
    Part("M58 71 C57 64 59 59 62 56 C65 60 66 65 65 70 Z", "bone"),
    Part("M22 37 L69 35 L69 49 L22 51 Z", "deep"),
    Part(oval(43, 43, 10), "brass"),
    Part(oval(43, 43, 6.2), "glow", has_relief=False),
    Part(oval(62, 42, 9), "brass"),
    Part(oval(62, 42, 5.6), "glow", has_relief=False),
)
_WRENCH: Final = (
    Part(rod(84, 122, 88, 40, 9), "steel"),
    Part(
        "M78 42 C68 30 69 8 78 -1 L82 17 L92 18 L96 0 C103 8 104 32 97 43 C92 49 84 49 78 42 Z",
        "steel",
    ),
    Part(rod(70, 86, 80, 98, 18), "cloth"),
    Part(oval(85, 101, 10.5), "deep"),
)
MEKANORK: Final = Figure(
    (*_LEGS, *_BODY, *_HEAD, *_WRENCH),
    eyes=((44, 43), (63, 42)),
    eye=3.2,
    face=(*_WRENCH[:2], *_BODY, *_HEAD),
    square=Window(6, -4, 106, 96),
)
MEKANORK_STRIDING: Final = MEKANORK._replace(
    parts=(
        Part(rod(28, 136, -2, 158, 18), "iron"),
        Part("M-14 150 C-22 156 -32 172 -28 182 L-20 186 C-12 178 -2 172 6 168 Z", "iron"),
        *raised_arms((14, 84), (78, 84), 18, "cloth"),
        Part(rod(62, 138, 84, 150, 18), "iron"),
        Part(rod(84, 150, 82, 174, 16), "iron"),
        Part("M68 184 C68 172 76 168 84 168 C94 168 104 174 104 184 Z", "iron"),
        *_BODY,
        *_HEAD,
    ),
    hands=raised_hands(18, "deep"),
)
MEKANORK_FALLEN: Final = fallen_figure(
    MEKANORK,
    (
        Part(rod(64, 100, 80, 72, 18), "cloth"),
        Part(oval(84, 64, 10.5), "deep"),
        Part(rod(84, 112, 108, 92, 18), "iron"),
        Part(oval(116, 86, 12, 17, 40), "iron"),
        *Move((46, 108), (50, 137), -95).parts(_BODY),
        Part(rod(90, 142, 116, 130, 18), "iron"),
        Part(oval(126, 126, 12, 17, 30), "iron"),
    ),
    (_HEAD, Move((46, 50), (-8, 140), -75)),
    (
        Part(rod(36, 116, 40, 84, 18), "cloth"),
        Part(oval(41, 74, 10.5), "deep"),
        *Move((88, 60), (84, 174), 84, 0.95).parts(_WRENCH[:2]),
    ),
    ((-34, 92), (-12, 74), (14, 62)),
)
"""On its back like a beetle."""
