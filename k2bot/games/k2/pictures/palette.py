"""The colours that mean something in K2; docs/art.md tells what else says the same."""

from __future__ import annotations

from k2bot.render.theme import colour

MOVEMENT = colour("#257D4F")
"""Movement: its cards, what spaces and weather cost."""
ROPE = colour("#9A5A0E")
"""Rope cards and the ropes of the mountain."""
AIR = colour("#1B4C9C")
"""Acclimatization: its cards, levels, what spaces and weather give or take."""
DANGER = colour("#BE1E3C")
"""Risk tokens, avalanches and death."""
