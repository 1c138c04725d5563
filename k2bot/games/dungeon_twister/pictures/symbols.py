"""Dungeon Twister's small symbols: the six things, and what is done, counted and suffered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render import symbols
from k2bot.render.symbols import Dot, Face, Line

if TYPE_CHECKING:
    from k2bot.render.scene import Box, Shape
    from k2bot.render.symbols import Part
    from k2bot.render.theme import Colour

Name: TypeAlias = Literal[
    "armour", "sword", "rope", "potion", "wand", "treasure",
    "swords", "feet", "drop", "skull", "door", "jump", "gear", "hidden", "tick", "right",
    "crown", "bolt", "hand", "scales",
]  # fmt: skip

_SYMBOLS: dict[Name, tuple[Part, ...]] = {
    "armour": (
        Face(
            "M28 8 C32 22 68 22 72 8 L90 18 L96 40 L80 46 L80 62 C80 80 66 90 50 96 "
            "C34 90 20 80 20 62 L20 46 L4 40 L10 18 Z",
            ("M47 34 L53 34 L53 82 L47 82 Z",),
        ),
    ),
    "sword": (
        Face("M92 4 L97 9 L94 27 L46 75 L25 54 L73 6 Z", ("M84 14 L42 56 L45 59 L87 17 Z",)),
        Line("M18 48 L52 82", 11),
        Line("M33 67 L14 86", 13),
        Dot(11, 89, 9),
    ),
    "rope": (
        Line("M46 54 C-6 50 0 6 46 6 C92 6 100 50 50 54", 12),
        Dot(49, 58, 13),
        Line("M49 62 C40 84 62 78 72 82 C84 86 82 94 94 96", 12),
    ),
    "potion": (
        Face(
            "M36 4 L64 4 L64 14 L60 16 L60 36 C88 46 92 66 88 78 C82 100 18 100 12 78 "
            "C8 66 12 46 40 36 L40 16 L36 14 Z",
            ("M46 16 L54 16 L54 41 C72 47 80 54 80 60 L20 60 C20 54 28 47 46 41 Z",),
        ),
    ),
    "wand": (
        Line("M12 90 L60 42", 13),
        Face("M70 2 L77 20 L96 12 L88 31 L99 42 L81 45 L78 64 L66 49 L48 54 L56 37 L44 22 L63 22 Z"),
    ),
    "treasure": (
        Face("M6 46 L6 40 C6 14 94 14 94 40 L94 46 L60 46 L60 40 L40 40 L40 46 Z"),
        Face("M6 54 L40 54 L40 64 L60 64 L60 54 L94 54 L94 88 L6 88 Z"),
        Dot(50, 52, 6),
    ),
    "swords": (
        Line("M18 8 L74 74", 11),
        Line("M82 8 L26 74", 11),
        Line("M58 82 L84 58", 9),
        Line("M42 82 L16 58", 9),
        Line("M78 78 L90 92", 12),
        Line("M22 78 L10 92", 12),
    ),
    "feet": (
        Face("M30 4 C46 6 48 26 42 44 L20 44 C14 26 16 4 30 4 Z"),
        Face("M20 51 L42 51 C42 66 22 68 20 51 Z"),
        Face("M70 32 C86 34 88 54 82 72 L60 72 C54 54 56 32 70 32 Z"),
        Face("M60 79 L82 79 C82 96 62 97 60 79 Z"),
    ),
    "drop": (Face("M50 2 C62 26 86 46 86 66 C86 110 14 110 14 66 C14 46 38 26 50 2 Z"),),
    "skull": (
        Face(
            "M50 4 C84 4 96 28 92 50 C90 62 82 66 78 70 L76 90 "
            "L24 90 L22 70 C18 66 10 62 8 50 C4 28 16 4 50 4 Z",
            (
                "M30 38 C42 36 44 56 34 58 C22 60 18 42 30 38 Z",
                "M70 38 C58 36 56 56 66 58 C78 60 82 42 70 38 Z",
                "M50 60 L56 72 L44 72 Z",
                "M42 78 L45 78 L45 90 L42 90 Z",
                "M55 78 L58 78 L58 90 L55 90 Z",
            ),
        ),
    ),
    "door": (
        Face(
            "M14 96 L14 42 C14 -6 86 -6 86 42 L86 96 L72 96 L72 42 C72 14 28 14 28 42 L28 96 Z",
        ),
        Face("M36 62 L52 62 L52 50 L76 69 L52 88 L52 76 L36 76 Z"),
    ),
    "jump": (
        Line("M10 74 C16 6 76 6 84 56", 12),
        Face("M66 50 L99 46 L86 80 Z"),
        Line("M28 92 L68 92", 12),
    ),
    "gear": symbols.GEAR,
    "hidden": symbols.HIDDEN,
    "tick": symbols.TICK,
    "right": symbols.RIGHT,
    "crown": (
        Face("M6 24 L28 48 L50 10 L72 48 L94 24 L86 76 L14 76 Z"),
        Face("M14 82 L86 82 L86 94 L14 94 Z"),
    ),
    "bolt": (Face("M60 2 L16 58 L44 58 L34 98 L84 38 L54 38 Z"),),
    "hand": (
        Line("M26 54 L26 26", 12),
        Line("M42 50 L42 12", 12),
        Line("M58 50 L58 12", 12),
        Line("M74 54 L74 24", 12),
        Face("M20 46 L80 46 C84 76 74 96 52 96 C34 96 22 84 20 66 Z"),
        Line("M24 74 L8 56", 11),
    ),
    "scales": (
        Line("M50 10 L50 88", 9),
        Line("M28 92 L72 92", 10),
        Line("M14 24 L86 24", 9),
        Face("M14 24 L30 60 L-2 60 Z", ("M14 38 L22 56 L6 56 Z",)),
        Face("M86 24 L102 60 L70 60 Z", ("M86 38 L94 56 L78 56 Z",)),
    ),
}  # fmt: skip


def symbol(name: Name, box: Box, fill: Colour) -> tuple[Shape, ...]:
    """A symbol as large as fits into a box, in its middle."""
    return symbols.placed(_SYMBOLS[name], box, fill)
