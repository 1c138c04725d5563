"""Colours of the dungeon's pictures, each with one meaning."""

from __future__ import annotations

from k2bot.render.theme import Colour, Livery, parse_colour

INK = parse_colour("#17120E")
"""Outlines, and letters on light backgrounds."""
BONE = parse_colour("#F3E9D2")
"""Background of objects and cards, and letters on dark backgrounds."""
BONE_SHADE = parse_colour("#D9C7A1")
BRASS = parse_colour("#C9973F")
"""Rims, gears and anything that can be pressed."""
BRASS_DARK = parse_colour("#7A5520")
BLOOD = parse_colour("#B3202C")
"""Wounds and eliminations."""
GREEN = parse_colour("#5BD873")
WAY_OUT = parse_colour("#235C36")
"""Leaving the maze: signs, and the background of notes about it."""
STEEL = parse_colour("#5D6B78")
"""Combat: swords and combat cards."""

LIVERIES: tuple[Livery, Livery] = (
    Livery(parse_colour("#1D4E9E"), "plain", parse_colour("#1D4E9E"), parse_colour("#FFFFFF")),
    Livery(parse_colour("#FFC52E"), "stripes", parse_colour("#E39A12"), INK),
)
"""Liveries by seat."""
GROUNDS: tuple[Colour, Colour] = (parse_colour("#8DB5F5"), parse_colour("#FFE9A6"))
"""Background of a character on its tile, by seat."""
