"""Colours and symbols of K2's pictures, and the paper of their tables."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.render import symbols, theme
from k2bot.render.symbols import Dot, Fill, Line, SymbolPart, ring
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery import Hour, Sky
    from k2bot.render.scene import Box, Shapes

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


_CLOUD = "M22 50 C2 50 2 26 22 26 C24 2 58 -2 65 18 C88 12 100 50 76 50 Z"
_TWIG = 0.0573
"""Reach of a snowflake's twigs from its arm, as a fraction of a full turn."""


_SYMBOLS: dict[Name, tuple[SymbolPart, ...]] = {
    "crown": (
        Fill("M6 28 L29 50 L50 12 L71 50 L94 28 L86 72 L14 72 Z"),
        Fill("M14 79 L86 79 L86 90 L14 90 Z"),
    ),
    "star": (Fill("M50 2 L63 34 L98 37 L71 59 L79 92 L50 74 L21 92 L29 59 L2 37 L37 34 Z"),),
    "boot": (
        Fill("M28 8 L58 8 C57 26 56 36 62 44 C70 52 90 52 93 68 L94 76 L20 76 C20 62 30 50 28 8 Z"),
        Fill("M18 81 L95 81 L95 93 L72 93 L66 88 L52 88 L46 93 L18 93 Z"),
    ),
    "rope": (
        Line("M50 22 C96 22 96 92 50 92 C4 92 4 22 50 22", 9),
        Line("M50 36 C76 36 76 78 50 78 C24 78 24 36 50 36", 8),
        Line("M50 50 C58 50 58 64 50 64 C42 64 42 50 50 50", 7),
        Fill("M38 4 L62 4 L62 44 L38 44 Z"),
    ),
    "bottle": (
        Fill("M12 42 C12 24 50 24 50 42 L50 92 C50 100 12 100 12 92 Z", ("M12 56 L50 56 L50 64 L12 64 Z",)),
        Line("M16 10 L46 10", 10),
        Line("M31 10 L31 30", 11),
        Line("M40 16 C70 2 86 22 80 46", 7),
        Fill("M62 52 C76 42 98 50 98 68 C98 86 84 96 76 91 C66 86 56 62 62 52 Z"),
    ),
    "up": (Fill("M50 6 L90 52 L64 52 L64 94 L36 94 L36 52 L10 52 Z"),),
    "down": (Fill("M50 94 L90 48 L64 48 L64 6 L36 6 L36 48 L10 48 Z"),),
    "right": symbols.RIGHT,
    "flag": (Line("M26 8 L26 96", 9), Fill("M30 8 L92 28 L30 52 Z")),
    "sun": (Dot(50, 50, 21), *(Line(ring((ray / 8, 31), (ray / 8, 44)), 9) for ray in range(8))),
    "wind": (
        Line("M8 38 L58 38 C82 38 80 10 62 12 C54 13 50 18 51 25", 9),
        Line("M8 56 L76 56 C98 56 96 84 78 82 C71 81 67 77 67 71", 9),
        Line("M14 74 L44 74 C58 74 57 92 46 91", 9),
    ),
    "storm": (Fill(_CLOUD), Fill("M50 54 L24 82 L45 82 L34 102 L76 72 L54 72 L68 54 Z")),
    "snow": (
        *(Line(ring((arm / 12, -42), (arm / 12, 42)), 8) for arm in (1, 3, 5)),
        *(
            Line(ring((arm / 12 + _TWIG, 40), (arm / 12, 24), (arm / 12 - _TWIG, 40)), 6)
            for arm in range(1, 12, 2)
        ),
    ),
    "avalanche": (
        Fill("M4 22 L20 18 L96 92 L96 98 L4 98 Z"),
        Dot(48, 24, 12),
        Dot(72, 44, 14),
        Dot(88, 68, 9),
        Dot(70, 16, 7),
    ),
    "tick": symbols.TICK,
    "cross": (Line("M50 8 L50 94", 13), Line("M24 36 L76 36", 13)),
    "rescue": (Fill("M50 94 C20 68 4 52 4 33 C4 4 40 2 50 28 C60 2 96 4 96 33 C96 52 80 68 50 94 Z"),),
    "climber": (Dot(50, 26, 20), Fill("M14 96 C14 62 30 52 50 52 C70 52 86 62 86 96 Z")),
    "cards": (
        Fill("M6 30 L30 22 L52 86 L28 95 Z"),
        Fill("M36 19 L60 14 L74 82 L60 85 Z"),
        Fill("M66 12 L94 12 L94 82 L82 82 Z"),
    ),
    "tent": (Fill("M50 14 L96 90 L4 90 Z", ("M50 50 L66 90 L34 90 Z",)),),
    "peak": (Fill("M2 90 L38 18 L56 50 L68 32 L98 90 Z", ("M38 18 L27 40 L35 46 L41 38 L49 42 Z",)),),
    "skull": (
        Fill(
            "M50 2 C86 2 98 28 93 52 C90 66 80 68 78 72 L76 96 "
            "L24 96 L22 72 C20 68 10 66 7 52 C2 28 14 2 50 2 Z",
            (
                "M32 36 C48 34 48 64 32 62 C16 60 16 38 32 36 Z",
                "M68 36 C52 34 52 64 68 62 C84 60 84 38 68 36 Z",
            ),
        ),
    ),
    "moon": (Fill("M62 8 C22 8 4 66 36 88 C56 100 84 92 94 70 C62 84 38 44 62 8 Z"),),
}


@lru_cache(maxsize=512)
def symbol(name: Name, box: Box, fill: Colour) -> Shapes:
    """A symbol fitted into a box, centred."""
    return symbols.place_symbol(_SYMBOLS[name], box, fill)
