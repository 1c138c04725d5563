"""K2's emoji: cards, climbers, tents, weather and risk tokens, drawn to be told apart 20 pixels high."""

from __future__ import annotations

from functools import cache

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, ClimberKey, Weather, content
from k2bot.games.k2.pictures import cards, sky
from k2bot.games.k2.pictures.cards import KINDS, halves, twist
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, signed, tent, token
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.painting.paint import EMOJI
from k2bot.render.scene import Box, Plate, Shape, Shapes

_WORDS = {"movement": "move", "rope": "rope", "acclimatization": "air"}
_TILE = Box(8, 2, 120, 126)
"""Where a card lies in its emoji."""


def of_card(card: Card) -> str:
    """The name of a card's emoji, as in ``k2_rope_1_3``."""
    figures = f"{card.up}_{card.down}" if card.is_rope else f"{card.up}"
    return f"k2_{_WORDS[card.kind]}_{figures}"


def of_climber(key: ClimberKey) -> str:
    """The name of a climber's emoji, as in ``k2_climber_1a`` for climber A of the first seat."""
    return f"k2_climber_{key[0] + 1}{key[1].lower()}"


def of_tent(key: ClimberKey) -> str:
    """The name of the emoji of a climber's tent, as in ``k2_tent_1a``."""
    return f"k2_tent_{key[0] + 1}{key[1].lower()}"


def of_token(value: int) -> str:
    """The name of a risk token's emoji."""
    return f"k2_risk_{value}"


def of_weather(weather: Weather) -> str:
    """The name of a weather's emoji, as in ``k2_storm``."""
    return f"k2_{sky.sky_of(weather)}"


_SEATS = 5
"""The most that play."""


@cache
def drawings() -> dict[str, Shapes]:
    """All emoji by name, in shapes."""
    climbers: list[ClimberKey] = [(seat, name) for seat in range(_SEATS) for name in CLIMBER_NAMES]
    weather = {of_weather(day): day for tile in content.TILES.values() for day in tile.days}
    return {
        **{of_card(card): _card(card) for card in content.CARDS.values()},
        **{of_climber(key): pawn(key, EMOJI.grown(-2)) for key in climbers},
        **{of_tent(key): _tiled(tent(key[0], EMOJI.grown(-8), key[1])) for key in climbers},
        **{of_token(value): token(value, EMOJI.grown(-1)) for value in sorted(set(content.TOKENS))},
        **{name: _weather(weather[name]) for name in sorted(weather)},
    }


def _card(card: Card) -> Shapes:
    """A card: its colour, its sign, its figure as large as can be."""
    fill, mark = KINDS[card.kind]
    inner = _TILE.grown(-7)
    shapes: list[Shape] = [Plate(_TILE, theme.WHITE, 24), Plate(inner, fill, 18)]
    if card.is_rope:
        parts = halves(card, inner)
        shapes += [
            Plate(parts[1][0], cards.dark(fill, 0.3), 18, corners=(False, False, True, True)),
            *twist(inner.left + 8, inner.right - 8, inner.centre[1], 0.8),
        ]
        for half, way, pays in parts:
            room = Box(half.left + 44, half.top, half.right, half.bottom)
            shapes += symbol(way, Box.around((half.left + 26, half.centre[1]), 40, 40), theme.WHITE)
            shapes.append(strong(str(pays), room, theme.WHITE, 54))
        return tuple(shapes)
    text = signed(card.up) if card.is_acclimatization else str(card.up)
    head, foot = inner.grown(-4).rows(40, 60)
    return (*shapes, *symbol(mark, head.grown(-1), theme.WHITE), strong(text, foot, theme.WHITE, 76))


def _weather(weather: Weather) -> Shapes:
    """A weather's sign, as on the board."""
    seen = sky.sky_of(weather)
    return _tiled(symbol(sky.SYMBOLS[seen], EMOJI.grown(-14), sky.COLOURS[seen]))


def _tiled(shapes: Shapes) -> Shapes:
    """What would be lost on a dark or a light ground, on a tile of paper."""
    return (Plate(EMOJI.grown(-2), theme.PAPER, 34), *shapes)
