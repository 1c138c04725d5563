"""What lies on the table in every picture: climbers, tents, chips, tokens, spaces."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from k2bot.games.k2.render import theme
from k2bot.games.k2.render.crowding.stands import PAWN, TENT
from k2bot.games.k2.render.scene import Box, Disc, Pattern, Plate, Polygon, Stroke, Text
from k2bot.games.k2.render.symbols import symbol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.k2.engine.content import Space
    from k2bot.games.k2.engine.model import ClimberKey, ClimberName
    from k2bot.games.k2.render.scene import Point, Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour, Weight

PLATE = (108, 80)
"""Pixels a space's plate takes at scale 1."""
BASE_PLATE = (172, 80)


_MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A change with its sign; a true minus."""
    return f"+{number}" if number > 0 else f"{_MINUS}{-number}" if number < 0 else "0"


def label(
    text: str,
    box: Box,
    fill: Colour,
    *,
    size: int = theme.SMALL,
    weight: Weight = "Bold",
    align: str = "m",
    least: int = theme.SMALL,
) -> Text:
    """A line of text fitted into a box, vertically centred on its capitals; align l, m or r."""
    shown, size = theme.fitted(text, box.width, size, weight, least)
    x = {"l": box.left, "m": box.centre[0], "r": box.right}[align]
    # The anchor "s" is the base line: capitals reach 0.73 of the size above it.
    return Text(shown, (x, round(box.centre[1] + size * 0.365)), size, fill, box, weight, f"{align}s")


def name_lines(text: str, box: Box, fill: Colour, size: int = theme.BODY) -> tuple[Text, ...]:
    """A name in a box: in one line, or smaller in two."""
    if theme.text_width(text, size) <= box.width:
        return (label(text, box, fill, size=size, align="l"),)
    parts = theme.wrapped(text, box.width, theme.SMALL)
    height = theme.SMALL * 1.3
    top = box.centre[1] - height * len(parts) / 2
    return tuple(
        label(
            part,
            Box(box.left, top + number * height, box.right, top + (number + 1) * height),
            fill,
            align="l",
        )
        for number, part in enumerate(parts)
    )


# ------------------------------------------------------------------------------------------------ climbers


_PALE, _PALE_SECOND = theme.colour("#D3D6DB"), theme.colour("#B4B8C0")


def pawn(key: ClimberKey, box: Box, *, ghost: bool = False, dead: bool = False) -> tuple[Shape, ...]:
    """A climber that fills a box: A is a round pin, B a diamond; both carry their letter."""
    seat, name = key
    livery = theme.LIVERIES[seat]
    fill, second, letter = livery.colour, livery.second, livery.letter
    if dead:
        # Pale, but still somebody's: who was lost is seen from the colour and the pattern that are left.
        fill, second = _PALE.mixed(fill, 0.3), _PALE_SECOND.mixed(second, 0.4)
        letter = theme.INK
    unit = min(box.width / PAWN[0], box.height / PAWN[1])
    x, y = box.centre
    body: Disc | Polygon
    if name == "A":
        head = (x, y - 3 * unit)
        rim: tuple[Shape, ...] = (
            Polygon(
                ((x - 17 * unit, y + 16 * unit), (x + 17 * unit, y + 16 * unit), (x, y + 33 * unit)),
                theme.INK,
            ),
            Disc(Box.around(head, 60 * unit, 60 * unit), theme.INK),
            Disc(Box.around(head, 55 * unit, 55 * unit), theme.WHITE),
        )
        body = Disc(Box.around(head, 49 * unit, 49 * unit), fill)
    else:
        head = (x, y)
        rim = (
            Polygon(_diamond(x, y, 32.5 * unit), theme.INK),
            Polygon(_diamond(x, y, 29 * unit), theme.WHITE),
        )
        body = Polygon(_diamond(x, y, 25 * unit), fill)
    if ghost:
        outline: Shape = (
            Disc(Box.around(head, 54 * unit, 54 * unit), fill.at(90), theme.INK.at(150), 3)
            if name == "A"
            else Polygon(_diamond(x, y, 29 * unit), fill.at(90), theme.INK.at(150), 3)
        )
        return (outline, _letter(name, head, unit, theme.INK, theme.WHITE.mixed(fill, 90 / 255)))
    return (*rim, body, Pattern(body, livery.pattern, second), _letter(name, head, unit, letter, fill))


def letters_last(shapes: Sequence[Shape]) -> tuple[Shape, ...]:
    """The shapes with their letters on top: where pieces overlap a little, no letter is covered."""
    return tuple(sorted(shapes, key=lambda shape: isinstance(shape, Text)))


def _diamond(x: float, y: float, reach: float) -> tuple[Point, ...]:
    return (x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)


def _letter(name: str, centre: Point, unit: float, fill: Colour, halo: Colour | None) -> Text:
    size = max(1, round(theme.SMALL * unit))
    box = Box.around(centre, 40 * unit, 40 * unit)
    at = (centre[0], round(centre[1] + size * 0.365))
    return Text(name, at, size, fill, box, "ExtraBold", "ms", halo, round(4 * unit) if halo else 0)


def tent(seat: int, box: Box) -> tuple[Shape, ...]:
    """A tent that stands in a box, its door to the front, in its owner's colour and pattern."""
    livery = theme.LIVERIES[seat]
    unit = min(box.width / TENT[0], box.height / TENT[1])
    x, foot = box.centre[0], box.centre[1] + 21 * unit

    def at(right: float, up: float) -> Point:
        return x + right * unit, foot - up * unit

    front = Polygon((at(-8, 34), at(6, 3), at(-21.5, 3)), livery.colour)
    side = Polygon((at(-4, 35), at(12, 35), at(22.5, 3), at(10, 3)), livery.colour.mixed(theme.INK, 0.16))
    return (
        Stroke((at(-12, 43), at(-8, 37), at(-4, 43)), theme.INK, 3.5 * unit),
        Polygon((at(-10, 39), at(14, 39), at(27, 0), at(-27, 0)), theme.INK),
        side,
        Pattern(side, livery.pattern, livery.second.mixed(theme.INK, 0.16)),
        front,
        Pattern(front, livery.pattern, livery.second),
        Polygon((at(-8, 23), at(-1.5, 3), at(-14, 3)), theme.INK),
    )


def swatch(seat: int, box: Box) -> tuple[Shape, ...]:
    """A player's colour and pattern, as a round badge."""
    livery = theme.LIVERIES[seat]
    body = Disc(box.grown(-3), livery.colour)
    return Disc(box, theme.INK), body, Pattern(body, livery.pattern, livery.second)


def badge(number: int, seat: int, names: Sequence[ClimberName], box: Box) -> tuple[Shape, ...]:
    """The number of a place a player's climbers can reach, in their colour.

    It has the shape of the climber that can: a disc for A, a diamond for B, half of each for both.
    """
    fill = theme.LIVERIES[seat].colour
    letter = theme.LIVERIES[seat].letter
    unit = min(box.width / PAWN[0], box.height / PAWN[1])
    size = max(1, round((38 if number < 10 else 34) * unit))
    text = Text(
        str(number),
        (box.centre[0], round(box.centre[1] + size * 0.365)),
        size,
        letter,
        Box.around(box.centre, 46 * unit, 46 * unit),
        "ExtraBold",
        "ms",
        fill,
        round(4 * unit),
    )
    form, reaches = _BADGES[frozenset(names)]
    tones = zip(reaches, (theme.INK, theme.TURN, fill), strict=True)
    return (*(form(box.centre, reach * unit, tone) for reach, tone in tones), text)


def _round(centre: Point, reach: float, tone: Colour) -> Disc:
    return Disc(Box.around(centre, 2 * reach, 2 * reach), tone)


def _pointed(centre: Point, reach: float, tone: Colour) -> Polygon:
    return Polygon(_diamond(*centre, reach), tone)


def _half_of_each(centre: Point, reach: float, tone: Colour) -> Polygon:
    """A disc at the left, a diamond at the right."""
    x, y = centre
    turns = (math.pi * (0.5 + number / 16) for number in range(17))
    arc = tuple((x + reach * math.cos(turn), y - reach * math.sin(turn)) for turn in turns)
    return Polygon((*arc, (x + 1.1 * reach, y)), tone)


_BADGES: Mapping[frozenset[ClimberName], tuple[Callable[[Point, float, Colour], Shape], Sequence[float]]] = {
    frozenset({"A"}): (_round, (32, 30, 25)),
    frozenset({"B"}): (_pointed, (36, 33, 27)),
    frozenset({"A", "B"}): (_half_of_each, (33, 31, 26)),
}
"""The form of a badge by who can go there, and how far its ground, its rim and its body reach."""


# ------------------------------------------------------------------------------------------------ chips


def chip(
    text: str, box: Box, fill: Colour, *, mark: Name | None = None, ink: Colour = theme.WHITE
) -> tuple[Shape, ...]:
    """A figure on a coloured ground, with a symbol before it."""
    shapes: list[Shape] = [Plate(box, fill, min(14, box.height / 3))]
    room = box.grown(-6)
    if mark:
        side = min(box.height - 16, 34, box.width * 0.34)
        shapes += symbol(mark, Box.at(box.left + 7, box.centre[1] - side / 2, side, side), ink)
        room = Box(box.left + 9 + side, room.top, box.right - 5, room.bottom)
    shapes.append(label(text, room, ink, size=theme.BODY, weight="ExtraBold"))
    return tuple(shapes)


def risk_sign(box: Box, fill: Colour) -> tuple[Shape, ...]:
    """The outline of a risk token, as a sign for the sum that decides who takes one."""
    x, y = box.centre
    reach = min(box.width, box.height) / 2 * 0.88
    c = reach * 0.42
    corners = (
        (x - c, y - reach), (x + c, y - reach), (x + reach, y - c), (x + reach, y + c),
        (x + c, y + reach), (x - c, y + reach), (x - reach, y + c), (x - reach, y - c),
    )  # fmt: skip
    dot = Box.around((x, y), reach * 0.62, reach * 0.62)
    return Polygon(corners, fill.at(0), fill, reach * 0.3), Disc(dot, fill)


_BEVEL = (0.34, 0.16, -0.12, -0.3, -0.42, -0.3, -0.12, 0.16)
"""How light (above 0) or dark the eight facets of a token's rim are, from the upper one clockwise."""


def token(value: int, box: Box) -> tuple[Shape, ...]:
    """A risk token: a thick eight-sided chip with a bevelled rim, and its value."""
    reach = min(box.width, box.height) / 2
    thick = max(3.0, reach * 0.09)
    x, y = box.centre[0], box.centre[1] - thick / 2
    reach -= thick / 2

    def corners(r: float, down: float = 0) -> tuple[Point, ...]:
        c = r * 0.42
        return (
            (x - c, y - r + down), (x + c, y - r + down), (x + r, y - c + down), (x + r, y + c + down),
            (x + c, y + r + down), (x - c, y + r + down), (x - r, y + c + down), (x - r, y - c + down),
        )  # fmt: skip

    outer, inner = corners(reach - 3), corners(reach * 0.76)
    facets = [
        Polygon(
            (outer[n], outer[(n + 1) % 8], inner[(n + 1) % 8], inner[n]),
            theme.DANGER.mixed(theme.WHITE if light > 0 else theme.INK, abs(light)),
        )
        for n, light in enumerate(_BEVEL)
    ]
    figure = Box.around((x, y), 2 * reach - 16, 2 * reach - 16)
    return (
        Polygon(corners(reach, thick), theme.INK),
        Polygon(corners(reach), theme.INK),
        Polygon(corners(reach - 3, thick), theme.DANGER.mixed(theme.INK, 0.55)),
        *facets,
        Polygon(inner, theme.DANGER),
        label(
            str(value), figure, theme.WHITE, size=max(theme.SMALL, round(reach * 1.15)), weight="ExtraBold"
        ),
    )


# ------------------------------------------------------------------------------------------------ spaces


def plate_box(space: Space, centre: Point, scale: float = 1) -> Box:
    """Where a space's plate lies around the space's place."""
    width, height = BASE_PLATE if space.id == "base" else PLATE
    return Box.around(centre, width * scale, height * scale)


def plate(space: Space, box: Box, base_word: str, scale: float = 1) -> tuple[Shape, ...]:
    """A space's plate: its name and points above, what it costs and its change of air below."""
    edge = 12 * scale
    head, foot = _halves(box)
    cost, air = foot.columns(1, 1)
    figure, large = round(38 * scale), round(42 * scale)
    middle = head.right - 8 * scale - theme.text_width(str(space.vp), large, "ExtraBold")
    name = Box(head.left + 8 * scale, head.top, middle - 2 * scale, head.bottom)
    points = Box(middle, head.top, head.right - 7 * scale, head.bottom)
    shapes: list[Shape] = [
        Plate(box, theme.INK, edge, shadow=round(7 * scale)),
        Plate(cost, theme.MOVEMENT, edge, corners=(False, False, False, True)),
        Plate(air, theme.AIR, edge, corners=(False, False, True, False)),
        Plate(box, theme.INK.at(0), edge, theme.WHITE, 2.5 * scale),
    ]
    if space.id == "summit":
        shapes += symbol("flag", Box.around(name.centre, 34 * scale, 34 * scale), theme.TURN)
    else:
        text = base_word if space.id == "base" else space.id
        shapes.append(label(text, name, theme.MIST, size=round(34 * scale), weight="SemiBold", align="l"))
    shapes += [
        label(str(space.vp), points, theme.WHITE, size=large, weight="ExtraBold", align="r"),
        label(str(space.cost), cost, theme.WHITE, size=figure, weight="ExtraBold"),
        label(signed(space.acc), air, theme.WHITE, size=figure, weight="ExtraBold"),
    ]
    return tuple(shapes)


def pale_plate(space: Space, box: Box, base_word: str, scale: float, frame: Box) -> tuple[Shape, ...]:
    """A plate that goes on beyond the frame: no figures, and the space's name where all of it is seen."""
    head, _ = _halves(box)
    name = Box(head.left + 8 * scale, head.top, head.right - 8 * scale, head.bottom)
    shapes: tuple[Shape, ...] = (Plate(box, theme.SLATE, 12 * scale, theme.MIST, 2.5 * scale),)
    if space.id == "summit" or not frame.holds(name):
        return shapes
    text = base_word if space.id == "base" else space.id
    return (
        *shapes,
        label(text, name, theme.WHITE, size=round(34 * scale), weight="SemiBold", align="l"),
    )


def _halves(box: Box) -> tuple[Box, Box]:
    """The upper part of a plate, with name and points, and the lower."""
    split = box.top + box.height * 0.53
    return Box(box.left, box.top, box.right, split), Box(box.left, split, box.right, box.bottom)
