"""Players in pictures: their names, fitted into their place, a computer's behind a gear; and their badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.render import layout, symbols, theme
from k2bot.render.labels import label
from k2bot.render.scene import Box, Disc, Pattern, Shapes

if TYPE_CHECKING:
    from k2bot.render.writing import Writing

_GEAR, _GAP = 0.92, 8
"""A gear's size beside a name, as a share of the name's, and the pixels between them."""


def swatch(seat: int, box: Box) -> Shapes:
    """A player's colour and pattern, as a round badge."""
    livery = theme.LIVERIES[seat]
    body = Disc(box.grown(-3), livery.colour)
    return Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)


def named(
    writing: Writing, seat: int, box: Box, ink: theme.Colour, *, size: int = theme.BODY, lines: int = 2
) -> Shapes:
    """A player's name at the left of a box, in one line, or smaller in two where ``lines`` allows them.

    Before a computer's name stands a gear.
    """
    name = writing.name(seat)
    gear: Shapes = ()
    if seat in writing.computers:
        side = size * _GEAR
        gear = symbols.placed(symbols.GEAR, Box.at(box.left, box.centre[1] - side / 2, side, side), ink)
        box = Box(box.left + side + _GAP, box.top, box.right, box.bottom)
    if lines < 2:
        return (*gear, label(name, box, ink, size=size, align="l", least=min(size, theme.CHANGING)))
    return (*gear, *layout.name(name, box.width, ink, size, box.height).placed(box))
