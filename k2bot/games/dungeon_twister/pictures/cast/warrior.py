"""The Warrior: a crested helmet, a shield, an axe."""

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
    Part(rod(38, 134, 34, 172, 17, 14), "steel"),
    Part("M18 184 C18 172 26 168 34 170 L48 184 Z", "iron"),
    Part(rod(60, 134, 64, 172, 17, 14), "steel"),
    Part("M54 184 C54 172 60 168 66 170 L84 184 Z", "iron"),
)
_BODY: Final = (
    Part("M26 80 C14 88 16 112 18 148 L78 148 C80 112 80 88 66 80 Z", "cloth"),
    Part("M20 120 L78 120 L77 130 L21 130 Z", "wood"),
)
_AXE: Final = (
    Part(rod(85, 18, 85, 150, 6), "wood"),
    Part(
        "M81 16 C77 16 73 10 72 1 C67 13 67 33 72 45 C73 36 77 32 81 32 L89 32 C93 32 97 36 98 45"
        " C102 33 102 13 98 1 C97 10 93 16 89 16 Z",
        "steel",
    ),
)
_ARM: Final = (
    Part("M58 82 C74 80 86 90 89 104 L76 112 C70 104 64 100 58 102 Z", "cloth"),
    Part(oval(85, 107, 8.5), "iron"),
)
_HEAD: Final = (
    Part("M8 62 C4 40 10 4 34 -3 C48 -6 58 0 60 14 L48 28 C34 24 26 36 25 56 C20 54 12 56 8 62 Z", "cloth"),
    Part("M20 74 C14 44 26 24 41 24 C55 24 63 36 62 52 L65 76 C54 84 34 84 20 74 Z", "steel"),
    Part("M37 46 L64 46 L64 54 L57 55 L58 78 L49 80 L48 55 L37 55 Z", "ink", has_relief=False),
    Part("M19 74 C32 83 52 83 66 75 L68 83 C54 92 30 92 16 83 Z", "bone"),
)
_SHIELD: Final = (
    Part(
        "M-3 74 C6 77 13 73 20 68 C27 73 34 77 43 74 L43 100 C43 119 33 130 20 137 C7 130 -3 119 -3 100 Z",
        "cloth",
    ),
    flat_part(
        "M15 73 L25 73 L25 92 L40 92 L40 102 L25 102 L25 130 L20 133 L15 130 L15 102 L0 102 L0 92 L15 92 Z",
        "bone",
    ),
)
WARRIOR: Final = Figure(
    (*_LEGS, *_BODY, *_AXE, *_ARM, *_HEAD, *_SHIELD),
    eyes=((44, 50.5), (59, 50.5)),
    eye=2.8,
    gaze="glow",
    face=(*_BODY, *_HEAD),
    square=Window(4, -6, 72, 81),
)
WARRIOR_STRIDING: Final = WARRIOR._replace(
    parts=(
        Part(rod(38, 134, 18, 154, 17, 15), "steel"),
        Part(rod(18, 154, -6, 168, 14), "steel"),
        Part("M-4 156 C-16 160 -26 170 -24 182 C-14 186 -4 180 4 174 Z", "iron"),
        *raised_arms((28, 90), (66, 90), 14, "cloth"),
        Part(rod(62, 136, 86, 146, 17, 15), "steel"),
        Part(rod(86, 146, 84, 174, 14), "steel"),
        Part("M74 184 C74 172 80 168 88 170 L108 184 Z", "iron"),
        *_BODY,
        *_HEAD,
    ),
    hands=raised_hands(14, "iron"),
)
WARRIOR_FALLEN: Final = fallen_figure(
    WARRIOR,
    (
        *Move((20, 102), (-8, 138), -14, 1.25).parts(_SHIELD),
        *Move((85, 24), (122, 160), 186, 0.86).parts(_AXE),
        Part(rod(38, 168, 86, 166, 17, 14), "steel"),
        Part("M82 174 L86 142 C94 138 102 142 102 152 L100 174 Z", "iron"),
        Part("M6 118 C-4 130 -2 160 2 182 L54 182 C58 160 56 130 46 118 Z", "cloth"),
        Part("M0 162 L56 162 L55 172 L1 172 Z", "wood"),
        Part(rod(36, 176, 98, 176, 17, 14), "steel"),
        Part("M94 184 L98 150 C107 146 115 150 115 160 L112 184 Z", "iron"),
    ),
    (_HEAD, Move((42, 60), (26, 106), 14, 0.9)),
    (
        Part(rod(12, 138, 2, 162, 14, 12), "cloth"),
        Part(oval(1, 172, 8.5), "iron"),
    ),
    ((-24, 72), (66, 62), (90, 84)),
)
"""Sitting on the ground, the back against its shield."""
