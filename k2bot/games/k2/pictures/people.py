"""Climbers on the map: little people in their player's colour and pattern, with their letter on the chest.

A wears a round suit, B one with edges; the headgear tells the seat where colours and patterns are too small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import pieces
from k2bot.games.k2.pictures.places import PERSON
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Point, Polygon, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from k2bot.games.k2.engine import ClimberKey

_SKIN, _GLASS, _PACK = theme.colour("#E0AC86"), theme.colour("#7FD0E8"), theme.colour("#4A5568")
_CLOSE = 0.68
"""Scale at which people stand so close that packs would cover letters."""
_PALE = 0.62
"""Share of white in a pale climber."""
_LINE, _GLINT, _SHADE = 2.8, 3.0, 1.8
"""Widths of the dark line around everything, of the pale one outside it, which rock needs, and of the blue
one around both, which snow needs."""
_SKY = theme.INK.mixed(theme.WHITE, 0.3)
_LETTER = 51.0
"""Size of the letter on the chest."""
_HEADGEAR: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (),
    (((-23, 93), (-4, 86), (-17, 70)), ((23, 93), (4, 86), (17, 70))),
    (((-11, 82), (-13, 99), (13, 99), (11, 82)),),
    (((-27, 74), (-27, 83), (27, 83), (27, 74)),),
    (((-26, 66), (0, 101), (26, 66)),),
)
"""By seat, what a hood has, from the middle of the feet: nothing, two ears, a bobble, a brim, a point."""


def person(key: ClimberKey, box: Box, *, pale: bool = False, faint: bool = False) -> Shapes:
    """A climber at the bottom of a box, with a shadow on the snow.

    It's ``pale`` if it moved away or died, ``faint`` where others matter.
    """
    seat, name = key
    livery = theme.LIVERIES[seat]
    unit = min(box.width / PERSON[0], box.height / PERSON[1])
    x, foot = box.centre[0], box.bottom

    def tone(colour: theme.Colour) -> theme.Colour:
        return pieces.faded(colour) if faint else colour.mixed(theme.WHITE, _PALE) if pale else colour

    def at(right: float, up: float) -> Point:
        return x + right * unit, foot - up * unit

    def round_at(right: float, up: float, wide: float, high: float, fill: theme.Colour) -> Disc:
        return Disc(Box.around(at(right, up), wide * unit, high * unit), fill)

    def hood(more: float, fill: theme.Colour) -> Disc:
        return round_at(0, 72, 34 + 2 * more, 34 + 2 * more, fill)

    def suit(more: float, fill: theme.Colour) -> Disc | Polygon:
        if name == "A":
            return round_at(0, 38, 51 + 2 * more, 48 + 2 * more, fill)
        shape = ((-17, 61), (17, 61), (26, 47), (26, 30), (18, 15), (-18, 15), (-26, 30), (-26, 47))
        grow = 1 + more / 26
        return Polygon(tuple(at(dx * grow, 38 + (up - 38) * grow) for dx, up in shape), fill)

    cloth = tone(livery.colour)
    edge = tone(theme.INK)
    ink = theme.INK if pale else pieces.letter_on(cloth) if faint else livery.letter
    body = suit(0, cloth)
    headgear = [tuple(at(*point) for point in part) for part in _HEADGEAR[seat % len(_HEADGEAR)]]
    packs = [Box(*at(-26, 56), *at(-14, 30))] * (unit > _CLOSE)
    legs = [Box(*at(side - 7, 22), *at(side + 7, 1)) for side in (-10, 10)]
    shapes: list[Shape] = [round_at(0, 2, 58, 12, theme.INK.at(75))]
    passes: tuple[tuple[float, theme.Colour, theme.Colour, theme.Colour], ...] = (
        (_LINE + _GLINT + _SHADE, *(tone(_SKY) if faint else _SKY,) * 3),
        (_LINE + _GLINT, *(tone(theme.WHITE),) * 3),
        (_LINE, edge, edge, edge),
        (0.0, cloth, edge, tone(_PACK)),
    )
    for more, fill, boot, bag in passes:
        shapes += [
            *(Plate(leg.grown(more * unit), boot, 5 * unit) for leg in legs),
            *(Plate(pack.grown(more * unit), bag, 6 * unit) for pack in packs),
            *(Polygon(part, fill, fill if more else None, 2 * more * unit) for part in headgear),
            Stroke((at(18, 48), at(29, 36)), fill, (10 + 2 * more) * unit),
            *((suit(more, fill), hood(more, fill)) if more else ()),
        ]
    shapes += [
        suit(_LINE, edge),
        body,
        Pattern(body, livery.pattern, tone(livery.second)),
        hood(_LINE, edge),
        hood(0, cloth),
        round_at(0, 70, 25, 24, tone(_SKIN)),
        Plate(Box(*at(-13, 77), *at(13, 67)), edge, 5 * unit),
        Plate(Box(*at(-11, 75.5), *at(11, 69)), tone(_GLASS), 3 * unit),
        pieces.letter(name, at(0, 38), unit, ink, cloth, of=_LETTER),
    ]
    return Decal.of(shapes, box.grown(10))
