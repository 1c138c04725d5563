"""The six objects, each on a grid of 100 by 100."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.easel import Part, flat_part
from k2bot.render.symbols import oval, rod

ARMOUR: Final = (
    Part(
        "M30 5 C36 20 64 20 70 5 L86 14 L86 48 C86 60 78 66 77 74 L84 97 L16 97 L23 74 C22 66 14 60 14 48"
        " L14 14 Z",
        "steel",
    ),
    flat_part("M22 42 C28 58 45 58 50 44 C55 58 72 58 78 42 C77 68 56 70 50 58 C44 70 23 68 22 42 Z", "iron"),
    Part("M21 74 L79 74 L82 86 L18 86 Z", "brass"),
    Part("M28 4 C8 2 -4 18 2 42 L22 42 C28 32 32 18 28 4 Z", "patina"),
    Part("M72 4 C92 2 104 18 98 42 L78 42 C72 32 68 18 72 4 Z", "patina"),
)
SWORD: Final = (
    Part("M97 3 L94 28 L46 78 L24 56 L74 7 Z", "steel"),
    flat_part("M88 12 L40 62 L44 66 L91 16 Z", "bone"),
    Part(rod(28, 76, 14, 90, 13), "wood"),
    Part(rod(17, 52, 50, 85, 13), "brass"),
    Part(oval(11, 92, 8), "brass"),
)
ROPE: Final = (
    Part(oval(50, 36, 43, 31), "hemp", (oval(50, 36, 20, 12),)),
    flat_part(oval(50, 36, 32, 21.5), "wood", oval(50, 36, 28.5, 18.5)),
    Part(rod(50, 64, 60, 78, 13), "hemp"),
    Part("M52 72 C60 92 78 74 98 84 L97 96 C78 88 56 106 44 78 Z", "hemp"),
    Part(rod(34, 60, 64, 66, 13), "hemp"),
)
POTION: Final = (
    Part("M38 10 L62 10 L62 38 C88 46 94 66 88 80 C80 100 20 100 12 80 C6 66 12 46 38 38 Z", "bone"),
    Part(
        "M17 62 C30 56 40 68 52 62 C64 56 74 64 83 60 C88 70 87 76 85 79"
        " C77 94 23 94 15 79 C13 74 14 66 17 62 Z",
        "brew",
        has_line=False,
    ),
    flat_part(oval(36, 76, 4.5), "bone"),
    flat_part(oval(58, 80, 3.5), "bone"),
    Part("M34 3 L66 3 L66 15 L34 15 Z", "wood"),
)
WAND: Final = (
    Part(rod(92, 93, 50, 51, 14), "wood"),
    Part("M5 6 L33 15 L57 -2 L57 28 L81 45 L53 54 L44 82 L27 58 L-3 58 L14 34 Z", "ember"),
    flat_part(oval(37, 38, 12), "glow"),
)
TREASURE: Final = (
    Part("M12 40 C16 26 24 30 28 22 C34 12 42 20 50 12 C58 20 66 12 72 22 C76 30 84 26 88 40 Z", "glow"),
    Part(oval(34, 30, 7), "brass"),
    Part(oval(62, 28, 7), "brass"),
    Part("M4 40 L96 40 L92 92 L8 92 Z", "fire"),
    Part("M4 40 L96 40 L95 54 L5 54 Z", "fire"),
    Part("M18 40 L30 40 L30 92 L18 92 Z", "iron"),
    Part("M70 40 L82 40 L82 92 L70 92 Z", "iron"),
    Part("M40 44 L60 44 L60 66 C56 72 44 72 40 66 Z", "glow"),
    flat_part(oval(50, 56, 4), "ink"),
)
