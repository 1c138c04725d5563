"""Lines of text that fit into a box: set smaller, or cut, where they are too long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.scene import Box, Text

if TYPE_CHECKING:
    from k2bot.render.theme import Colour, Weight


def label(
    text: str,
    box: Box,
    fill: Colour,
    *,
    size: int = theme.SMALL,
    weight: Weight = "Bold",
    align: str = "m",
    least: int = theme.SMALL,
) -> Text:
    """A line of text fitted into a box, vertically centred on its capitals; align l, m or r."""
    shown, size = theme.fitted(text, box.width, size, weight, least)
    # Accents may reach out beyond the letter they stand on.
    out = theme.overhang(shown, size, weight) if align == "l" else 0
    x = {"l": box.left + out, "m": box.centre[0], "r": box.right}[align]
    # The anchor "s" is the base line: capitals reach 0.73 of the size above it.
    return Text(shown, (x, round(box.centre[1] + size * 0.365)), size, fill, box, weight, f"{align}s")


def strong(text: str, box: Box, fill: Colour, size: int, align: str = "m") -> Text:
    """A figure, or another line that is read first, in the boldest letters."""
    return label(text, box, fill, size=size, weight="ExtraBold", align=align)
