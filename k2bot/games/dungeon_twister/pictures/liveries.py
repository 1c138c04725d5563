"""How blue and yellow are told apart: dark and plain, bright and striped; and what tokens are made of."""

from __future__ import annotations

from k2bot.render.theme import Livery, colour

INK = colour("#17120E")
"""Outlines, and letters on bright grounds."""
BONE = colour("#F3E9D2")
"""The ground of things and cards, and letters on dark grounds."""
BONE_SHADE = colour("#D9C7A1")
BRASS = colour("#C9973F")
"""Rims, gears and what may be pressed."""
BRASS_DARK = colour("#7A5520")
BLOOD = colour("#B3202C")
"""Wounds and eliminations."""
STEEL = colour("#5D6B78")
"""What takes part in a fight: swords and combat cards."""

LIVERIES: tuple[Livery, Livery] = (
    Livery(colour("#1D4E9E"), "plain", colour("#1D4E9E"), colour("#FFFFFF")),
    Livery(colour("#FFC52E"), "stripes", colour("#E39A12"), INK),
)
"""By seat."""
