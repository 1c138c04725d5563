"""The colours that mean something in K2; docs/art.md tells what else says the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery import Hour, Sky

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

_PAPERS: dict[Hour, theme.Colour] = {
    "dawn": theme.PAPER.mixed(colour("#F3C9B0"), 0.22),
    "day": theme.PAPER,
    "dusk": theme.PAPER.mixed(colour("#D99A8A"), 0.30),
    "night": theme.PAPER.mixed(colour("#8FA3CC"), 0.55),
}
_SHADES: dict[Sky, theme.Colour] = {"storm": colour("#8E9DB2"), "avalanche": colour("#B39AA8")}
"""What takes the light from all below it."""


def paper(hour: Hour, sky: Sky) -> theme.Colour:
    """Paper in the light of an hour, under a sky; it never glares."""
    light = _PAPERS[hour]
    return light.mixed(_SHADES[sky], 0.2) if sky in _SHADES else light
