"""Colours of the dungeon's pictures, each with one meaning."""

from __future__ import annotations

from k2bot.render.theme import Colour, Livery, colour

INK = colour("#17120E")
"""Outlines, and letters on light backgrounds."""
BONE = colour("#F3E9D2")
"""Background of objects and cards, and letters on dark backgrounds."""
BONE_SHADE = colour("#D9C7A1")
BRASS = colour("#C9973F")
"""Rims, gears and anything that can be pressed."""
BRASS_DARK = colour("#7A5520")
BLOOD = colour("#B3202C")
"""Wounds and eliminations."""
GREEN = colour("#5BD873")
WAY_OUT = colour("#235C36")
"""Leaving the maze: signs, and the ground of what is told about it."""
STEEL = colour("#5D6B78")
"""Combat: swords and combat cards."""

LIVERIES: tuple[Livery, Livery] = (
    Livery(colour("#1D4E9E"), "plain", colour("#1D4E9E"), colour("#FFFFFF")),
    Livery(colour("#FFC52E"), "stripes", colour("#E39A12"), INK),
)
"""By seat."""
GROUNDS: tuple[Colour, Colour] = (colour("#8DB5F5"), colour("#FFE9A6"))
"""Behind a character on its tile, by seat."""
