"""The six objects as tokens and as badges, and the backs of tokens that lie face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import KIND, OWNER
from k2bot.games.dungeon_twister.pictures.liveries import BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.labels import label
from k2bot.render.scene import Box, Disc, Pattern

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Shape

_SYMBOLS: Final[dict[str, Name]] = {
    "armour": "armour",
    "sword": "sword",
    "rope": "rope",
    "potion": "potion",
    "wand": "wand",
    "treasure": "treasure",
}
"""By kind."""


def thing(token: int, box: Box, *, pale: bool = False) -> tuple[Shape, ...]:
    """An object that fills a box: its symbol on bone, in a ring of its owner's colour and pattern."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    livery = LIVERIES[OWNER[token]]
    edge = max(1.2, side * 0.035)
    ring, face = whole.grown(-edge), whole.grown(-side * 0.145)
    sign = symbol(_SYMBOLS[KIND[token]], whole.grown(-side * 0.22), INK.at(120) if pale else INK)
    if pale:
        return (Disc(whole, BONE.at(110), INK.at(150), edge), *sign)
    band = Disc(ring, livery.colour)
    return (
        Disc(whole, INK),
        band,
        Pattern(band, livery.pattern, livery.second),
        Disc(face.grown(edge * 0.7), INK),
        Disc(face, BONE),
        *sign,
    )


def load(token: int, box: Box) -> tuple[Shape, ...]:
    """An object that is carried: its symbol as large as can be, in a thin ring of its owner's colour."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    edge = max(1.5, side * 0.04)
    return (
        Disc(whole, INK),
        Disc(whole.grown(-edge), LIVERIES[OWNER[token]].colour),
        Disc(whole.grown(-2.2 * edge), BONE),
        *symbol(_SYMBOLS[KIND[token]], whole.grown(-side * 0.13), INK),
    )


def back(seat: int, box: Box, count: int | None = None) -> tuple[Shape, ...]:
    """A token that lies face down, or that many of one colour."""
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    livery = LIVERIES[seat]
    edge = max(1.2, side * 0.04)
    face = Disc(whole.grown(-2.4 * edge), livery.colour)
    said: tuple[Shape, ...]
    if count is None:
        said = symbol("hidden", whole.grown(-side * 0.26), livery.letter)
    else:
        size = round(side * 0.6)
        said = (label(f"{count}", whole, livery.letter, size=size, weight="ExtraBold", least=size),)
    return (
        Disc(whole, INK),
        Disc(whole.grown(-edge), BRASS),
        face,
        Pattern(face, livery.pattern, livery.second),
        *said,
    )
