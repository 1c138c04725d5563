"""The colours that mean something in K2; docs/art.md tells what else says the same."""

from __future__ import annotations

from k2bot.render import theme
from k2bot.render.theme import colour

MOVEMENT = colour("#257D4F")
"""Movement: its cards, what spaces and weather cost."""
ROPE = colour("#9A5A0E")
"""Rope cards and the ropes of the mountain."""
AIR = colour("#1B4C9C")
"""Acclimatization: its cards, levels, what spaces and weather give or take."""
AIR_PALE = colour("#D3E3F8")
"""The light ground of blue figures: levels, and what a space gives or takes."""
DANGER = colour("#BE1E3C")
"""Risk tokens, avalanches and death."""
SECOND = theme.SLATE.mixed(theme.INK, 0.35)
"""Second-rank text on paper in the light of any hour."""
