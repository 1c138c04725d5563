"""The Thief: a hood with a peak, a scarf in the wind, a key."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.easel import Figure, Part, oval, rod

THIEF: Final = Figure(
    (
        Part(rod(42, 134, 32, 160, 12, 10), "deep"),
        Part(rod(32, 160, 26, 178, 9), "deep"),
        Part("M18 184 C18 174 26 172 32 174 L44 184 Z", "iron"),
        Part(rod(58, 134, 66, 158, 12, 10), "deep"),
        Part(rod(66, 158, 64, 178, 9), "deep"),
        Part("M56 184 C56 174 62 172 68 174 L82 184 Z", "iron"),
        Part(
            "M36 68 C22 84 14 112 -8 150 C8 150 14 146 22 152 C34 146 52 146 66 150 C76 128 80 92 64 68 Z",
            "cloth",
        ),
        Part("M40 76 C36 96 36 122 44 138 L70 138 C76 112 76 88 66 74 Z", "deep"),
        Part("M40 116 L74 114 L73 122 L42 124 Z", "wood"),
        Part("M34 70 C22 60 8 70 -2 60 C0 78 14 92 34 84 Z", "pale"),
        Part(
            "M20 0 C40 0 74 6 78 42 C80 58 74 70 66 76 L36 76 C22 64 22 46 30 32 C34 22 30 10 20 0 Z", "cloth"
        ),
        Part("M46 32 C60 26 74 38 74 54 C72 68 62 74 52 74 C40 66 38 44 46 32 Z", "ink", has_relief=False),
        Part(
            "M43 46 C54 42 66 43 74 48 L73 58 C62 54 52 55 43 58 Z", "skin", has_line=False, has_relief=False
        ),
        Part("M42 57 C52 54 64 54 74 57 C72 68 62 74 52 74 C46 70 43 64 42 57 Z", "pale"),
        Part("M34 74 C44 82 60 82 68 74 L70 82 C60 90 42 90 32 82 Z", "pale"),
        Part(rod(88, 98, 93, 66, 4.5), "brass"),
        Part("M90 74 L99 75 L99 80 L89 79 Z", "brass"),
        Part(oval(95, 58, 9), "brass", (oval(95, 58, 3.6),)),
        Part(rod(64, 86, 80, 104, 13, 10), "cloth"),
        Part(rod(80, 104, 87, 98, 9), "cloth"),
        Part(oval(88, 97, 6.5), "skin"),
    ),
    eyes=((53, 51), (67, 51)),
    eye=3.8,
)
