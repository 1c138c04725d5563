"""Climbers on the map: little people in their player's colour and pattern, with their letter on the chest.

A wears a round suit, B one with edges; the headgear shows the seat where colours and patterns are too small.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import palette, pieces
from k2bot.games.k2.pictures.places import MAP, PERSON
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Disc, Pattern, Plate, Point, Polygon, Shape, Shapes, Stroke, Text

if TYPE_CHECKING:
    from k2bot.games.k2.engine import ClimberKey

_SKIN, _GLASS, _PACK = (
    theme.parse_colour("#E0AC86"),
    theme.parse_colour("#7FD0E8"),
    theme.parse_colour("#4A5568"),
)
_CLOSE = 0.68
"""Scale at which people stand so close that packs would cover letters."""
_PALE = 0.3
"""Share of white in a pale climber."""
_LINE, _LINE_OF_WHITE, _GLINT, _SHADE = 2.8, 4.6, 3.0, 1.8
"""Widths of the dark line around everything, and around a white suit, which snow would swallow; of the pale
one outside it, which rock needs, and of the blue one around both, which snow needs."""
_SKY = theme.INK.mixed(theme.WHITE, 0.3)
_LETTER = 51.0
"""Size of the letter on the chest."""
_PATCH = 19.5
"""Half the width of the plain ground of the letter, around which the pattern shows."""
_HEADGEAR: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (),
    (((-23, 93), (-4, 86), (-17, 70)), ((23, 93), (4, 86), (17, 70))),
    (((-11, 82), (-13, 99), (13, 99), (11, 82)),),
    (((-27, 74), (-27, 83), (27, 83), (27, 74)),),
    (((-26, 66), (0, 101), (26, 66)),),
)
"""Headgear by seat, from the middle of the feet: plain hood, two ears, a bobble, a brim, a point."""
_SPOT, _SPOT_RING, _GLOWS, _GLOW = (104.0, 118.0), 6.0, (24.0, 16.0, 10.0), 105
"""Width and height at scale 1 of the light around a climber; pixels of the ring in the player's colour beyond
it, and of the glow beyond that; and opacity of each of its discs."""


def halo(seat: int, box: Box) -> Shapes:
    """The spotlight around a climber whose turn it is, below plates, ways and everybody."""
    unit = min(box.width / PERSON[0], box.height / PERSON[1])
    spot = Box.from_centre(box.centre, _SPOT[0] * unit, _SPOT[1] * unit)
    within = MAP.expanded(-2)
    glow = theme.HIGHLIGHT.with_alpha(_GLOW)
    rings = (*(glow for _ in _GLOWS), theme.LIVERIES[seat].colour, palette.SPOTLIGHT)
    discs = [
        Disc(light.common(within), colour)
        for light, colour in zip((*map(spot.expanded, (*_GLOWS, _SPOT_RING)), spot), rings, strict=True)
    ]
    return Decal.wrap(discs, discs[0].box.expanded(2))


@dataclass(frozen=True, slots=True)
class _Body:
    """A climber's outlines, from the middle of its feet."""

    key: ClimberKey
    foot: Point
    unit: float

    def at(self, right: float, up: float) -> Point:
        """Convert an offset from the feet to a point of the picture."""
        return self.foot[0] + right * self.unit, self.foot[1] - up * self.unit

    def disc(self, right: float, up: float, wide: float, high: float, fill: theme.Colour) -> Disc:
        """An ellipse."""
        return Disc(Box.from_centre(self.at(right, up), wide * self.unit, high * self.unit), fill)

    def hood(self, more: float, fill: theme.Colour) -> Disc:
        """The hood, larger by some units."""
        return self.disc(0, 72, 34 + 2 * more, 34 + 2 * more, fill)

    def suit(self, more: float, fill: theme.Colour) -> Disc | Polygon:
        """The suit, larger by some units: round for A, with edges for B."""
        if self.key[1] == "A":
            return self.disc(0, 38, 51 + 2 * more, 48 + 2 * more, fill)
        shape = ((-17, 61), (17, 61), (26, 47), (26, 30), (18, 15), (-18, 15), (-26, 30), (-26, 47))
        grow = 1 + more / 26
        return Polygon(tuple(self.at(dx * grow, 38 + (up - 38) * grow) for dx, up in shape), fill)

    def limbs(self, more: float, fill: theme.Colour, boot: theme.Colour, bag: theme.Colour) -> list[Shape]:
        """Everything but suit and hood, larger by some units."""
        unit = self.unit
        legs = [Box(*self.at(side - 7, 22), *self.at(side + 7, 3)) for side in (-10, 10)]
        packs = [Box(*self.at(-26, 56), *self.at(-14, 30))] * (unit > _CLOSE)
        headgear = [
            Polygon(tuple(self.at(*point) for point in part), fill, fill if more else None, 2 * more * unit)
            for part in _HEADGEAR[self.key[0] % len(_HEADGEAR)]
        ]
        return [
            *(Plate(leg.expanded(more * unit), boot, 5 * unit) for leg in legs),
            *(Plate(pack.expanded(more * unit), bag, 6 * unit) for pack in packs),
            *headgear,
            Stroke((self.at(18, 48), self.at(29, 36)), fill, (10 + 2 * more) * unit),
        ]

    def outline(self, more: float, fill: theme.Colour) -> list[Shape]:
        """All of it in one colour, larger by some units."""
        return [*self.limbs(more, fill, fill, fill), self.suit(more, fill), self.hood(more, fill)]

    @property
    def patch(self) -> Disc | Polygon:
        """The plain ground of the letter: round for A, with edges for B."""
        fill, up = theme.LIVERIES[self.key[0]].colour, 38
        if self.key[1] == "A":
            return self.disc(0, up, 2 * _PATCH, 2 * _PATCH, fill)
        far, corner = _PATCH - 1, 7
        shape = ((-far, far - corner), (corner - far, far), (far - corner, far), (far, far - corner))
        return Polygon(
            (*(self.at(x, up + y) for x, y in shape), *(self.at(-x, up - y) for x, y in shape)), fill
        )


def _body(key: ClimberKey, box: Box) -> _Body:
    unit = min(box.width / PERSON[0], box.height / PERSON[1])
    return _Body(key, (box.centre[0], box.bottom), unit)


@lru_cache(maxsize=256)
def _tone(colour: theme.Colour, *, is_pale: bool) -> theme.Colour:
    """A colour of a climber's suit, or of a dead one's."""
    return colour.mixed(theme.WHITE, _PALE) if is_pale else colour


def _letter(key: ClimberKey, box: Box, *, is_pale: bool) -> Text:
    """The letter of a climber in its box."""
    livery, body = theme.LIVERIES[key[0]], _body(key, box)
    cloth = _tone(livery.colour, is_pale=is_pale)
    ink = pieces.letter_on(cloth) if is_pale else livery.letter
    return pieces.letter(key[1], body.at(0, 38), body.unit, ink, cloth, of=_LETTER)


def person(key: ClimberKey, box: Box, *, is_pale: bool = False) -> Shapes:
    """A climber at the bottom of a box, with a shadow on the snow; ``is_pale`` if it's dead."""
    shapes = (*_figure(key, box, is_pale=is_pale), _letter(key, box, is_pale=is_pale))
    return Decal.wrap(shapes, box.expanded(box.width / 5))


@lru_cache(maxsize=256)  # from one turn to the next, most stay where they are
def _figure(key: ClimberKey, box: Box, *, is_pale: bool) -> Shapes:
    """A climber without its letter."""
    livery, body = theme.LIVERIES[key[0]], _body(key, box)
    unit = body.unit
    line = _LINE_OF_WHITE if livery.colour.luminance > pieces.SNOW_WHITE else _LINE

    def tone(colour: theme.Colour) -> theme.Colour:
        return _tone(colour, is_pale=is_pale)

    cloth, edge = tone(livery.colour), tone(theme.INK)
    shapes: list[Shape] = []
    shapes.append(body.disc(0, 2, 58, 12, theme.INK.with_alpha(75)))
    shapes += body.outline(line + _GLINT + _SHADE, _SKY)
    shapes += body.outline(line + _GLINT, tone(theme.WHITE))
    suit = body.suit(0, cloth)
    shapes += [
        *body.outline(line, edge),
        *body.limbs(0, cloth, edge, tone(_PACK)),
        body.suit(_LINE, edge),
        suit,
        Pattern(suit, livery.pattern, tone(livery.second)),
        body.patch._replace(fill=cloth),
        body.hood(_LINE, edge),
        body.hood(0, cloth),
        body.disc(0, 70, 25, 24, tone(_SKIN)),
        Plate(Box(*body.at(-13, 77), *body.at(13, 67)), edge, 5 * unit),
        Plate(Box(*body.at(-11, 75.5), *body.at(11, 69)), tone(_GLASS), 3 * unit),
    ]
    return tuple(shapes)
