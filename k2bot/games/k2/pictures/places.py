"""Where the spaces of both sides lie in a picture, and how large their plates are.

The places keep near the altitudes of the board's data, so that ropes show which way is up. They are apart far
enough for every rope to be seen and for people beside every plate, on whichever plates they crowd.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.render.scene import Box, Point

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side

MAP = Box(0, 0, 1110, 1050)
"""The part of a picture that shows the map; beside it lies the table."""
TABLE = Box(1116, 14, 1642, 1036)
"""The table beside the map."""
HEAD, FOOT = 42, 30
"""Pixels of a plate's line with name and points, and of its chips with cost and air."""
PLATE = (100, HEAD + FOOT)
BASE_PLATE = (136, HEAD + FOOT)

PLACES: dict[Side, dict[str, Point]] = {
    "easy": {
        "base": (1030, 1000), "a1": (713, 1001), "a2": (848, 996), "a3": (465, 990), "a4": (239, 988),
        "a5": (89, 948), "a6": (790, 850), "a7": (646, 847), "a8": (468, 843), "a9": (229, 886),
        "a10": (327, 759), "a11": (64, 766), "a12": (566, 745), "b1": (269, 645), "b2": (425, 634),
        "b3": (89, 650), "b4": (622, 594), "b5": (329, 536), "b6": (456, 498), "b7": (79, 495),
        "b8": (758, 499), "c1": (236, 398), "c2": (721, 382), "c3": (477, 387), "c4": (572, 291),
        "c5": (363, 283), "d1": (681, 183), "summit": (533, 97),
    },
    "hard": {
        "base": (1032, 1000), "a1": (419, 994), "a2": (844, 999), "a3": (572, 993), "a4": (72, 977),
        "a5": (788, 862), "a6": (260, 895), "a7": (550, 893), "a8": (80, 852), "a9": (585, 768),
        "a10": (370, 759), "a11": (759, 762), "a12": (64, 740), "b2": (223, 661), "b1": (438, 649),
        "b3": (635, 647), "b4": (827, 643), "b5": (304, 529), "b6": (864, 532), "b7": (516, 503),
        "b8": (696, 500), "c1": (619, 390), "c2": (854, 406), "c3": (427, 350), "c4": (800, 295),
        "c5": (614, 288), "d1": (875, 188), "d2": (691, 181), "d3": (520, 168), "summit": (492, 50),
    },
}  # fmt: skip
"""The middle of each space's plate, in pixels."""


def plate(side: Side, space: str) -> Box:
    """The box of a space's plate."""
    return Box.around(PLACES[side][space], *(BASE_PLATE if space == content.BASE_CAMP else PLATE))
