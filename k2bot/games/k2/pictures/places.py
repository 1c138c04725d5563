"""Where the spaces of both sides lie in a picture, and how large their plates are.

The places keep the altitudes of the board's data, so that most ropes show which way is up. They are apart far
enough for every rope to be seen and for people beside every plate.
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
        "base": (1028, 997), "a1": (632, 995), "a2": (819, 992), "a3": (436, 944), "a4": (251, 944),
        "a5": (64, 936), "a6": (764, 884), "a7": (578, 857), "a8": (398, 864), "a9": (205, 858),
        "a10": (289, 750), "a11": (75, 754), "a12": (512, 748), "b1": (246, 644), "b2": (431, 635),
        "b3": (64, 646), "b4": (617, 590), "b5": (264, 531), "b6": (466, 499), "b7": (70, 499),
        "b8": (758, 499), "c1": (230, 404), "c2": (723, 384), "c3": (480, 386), "c4": (582, 292),
        "c5": (393, 282), "d1": (674, 187), "summit": (533, 97),
    },
    "hard": {
        "base": (1000, 997), "a1": (344, 997), "a2": (785, 994), "a3": (548, 991), "a4": (64, 968),
        "a5": (690, 888), "a6": (254, 893), "a7": (418, 885), "a8": (117, 848), "a9": (540, 780),
        "a10": (310, 765), "a11": (724, 748), "a12": (86, 740), "b2": (227, 654), "b1": (421, 649),
        "b3": (616, 644), "b4": (804, 638), "b5": (320, 545), "b6": (875, 531), "b7": (509, 499),
        "b8": (695, 501), "c1": (618, 393), "c2": (856, 404), "c3": (429, 350), "c4": (800, 295),
        "c5": (614, 288), "d1": (875, 188), "d2": (696, 182), "d3": (520, 168), "summit": (492, 50),
    },
}  # fmt: skip
"""The middle of each space's plate, in pixels."""


def plate(side: Side, space: str) -> Box:
    """The box of a space's plate."""
    return Box.around(PLACES[side][space], *(BASE_PLATE if space == content.BASE_CAMP else PLATE))
