"""Colours and symbols of K2's pictures, and the paper of their tables."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render import symbols, theme
from k2bot.render.art import read_symbols
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.k2.pictures.scenery import Hour, Sky
    from k2bot.render.scene import Box, Shapes
    from k2bot.render.symbols import SymbolPart

MOVEMENT = parse_colour("#257D4F")
"""Movement: cards, and the costs of spaces and weather."""
ROPE = parse_colour("#9A5A0E")
"""Rope cards, and the mountain's ropes."""
AIR = parse_colour("#1B4C9C")
"""Acclimatization: cards, levels, and gains and losses by spaces and weather."""
AIR_PALE = parse_colour("#D3E3F8")
"""Light background for blue numbers: levels, and air of spaces."""
SPOTLIGHT = parse_colour("#FFF6DC")
"""Whose turn it is: yellow is a player's."""
DANGER = parse_colour("#BE1E3C")
"""Risk tokens, avalanches and death."""
SECOND = theme.SLATE.mixed(theme.INK, 0.35)
"""Secondary text on paper, in the light of any hour."""
ICE, SNOW = parse_colour("#D3E2F2").with_alpha(204), theme.WHITE.with_alpha(240)
"""Grounds of rows and notes: ice through which the mountain shines, and snow for the most important row."""

_PAPERS: dict[Hour, theme.Colour] = {
    "dawn": theme.PAPER.mixed(parse_colour("#F3C9B0"), 0.22),
    "day": theme.PAPER,
    "dusk": theme.PAPER.mixed(parse_colour("#D99A8A"), 0.30),
    "night": theme.PAPER.mixed(parse_colour("#8FA3CC"), 0.55),
}
_SHADES: dict[Sky, theme.Colour] = {"storm": parse_colour("#8E9DB2"), "avalanche": parse_colour("#B39AA8")}
"""Skies that darken everything below."""


def paper(hour: Hour, sky: Sky) -> theme.Colour:
    """Paper in the light of an hour under a sky, never glaring."""
    light = _PAPERS[hour]
    return light.mixed(_SHADES[sky], 0.2) if sky in _SHADES else light


# ------------------------------------------------------------------------------------ small symbols

Name: TypeAlias = Literal[
    "boot", "rope", "bottle", "up", "down", "flag", "sun", "wind", "storm", "snow", "avalanche",
    "right", "tick", "cross", "rescue", "climber", "cards", "tent", "moon", "peak",
    "skull", "crown", "star",
]  # fmt: skip


@cache
def _symbols() -> Mapping[str, tuple[SymbolPart, ...]]:
    return {**read_symbols(__package__, "symbols.svg"), "right": symbols.RIGHT, "tick": symbols.TICK}


@lru_cache(maxsize=512)
def symbol(name: Name, box: Box, fill: Colour) -> Shapes:
    """A symbol fitted into a box, centred."""
    return symbols.place_symbol(_symbols()[name], box, fill)
