"""Pieces shared by all pictures: climbers, tents, chips, tokens, plates."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from k2bot.games.k2.engine import ClimberKey, ClimberName, Space, content
from k2bot.games.k2.pictures.palette import AIR, AIR_PALE, DANGER, MOVEMENT, Name, symbol
from k2bot.games.k2.pictures.places import DOT, HEAD
from k2bot.render import layout, theme
from k2bot.render.layout import Fixed, Label, strong_text, text_in_box
from k2bot.render.painting.paint import EMOJI
from k2bot.render.scene import Box, Disc, Pattern, Plate, Point, Polygon, Shapes, Stroke, Text
from k2bot.render.theme import INK, PAPER, SLATE, WHITE, Colour

_LETTER = theme.CHANGING_TEXT / 0.9
"""Letter size on a climber 60 pixels wide; on the map it equals that of changing text."""
_LEAST_UNIT = 0.65
"""Scale above which a climber's letter must stay as legible as changing text; below, as other text."""
_TENT_LETTER = (theme.CONSTANT_TEXT + 4) / 0.8
"""Letter size on a tent 60 pixels wide."""
_MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A number with its sign, using a true minus."""
    return f"+{number}" if number > 0 else f"{_MINUS}{-number}" if number < 0 else "0"


# ------------------------------------------------------------------------------------------------ climbers


_DARK = 0.03
"""Luminance below which a piece counts as dark."""
_PALE = theme.parse_colour("#D3D6DB")


def letter_on(cloth: Colour) -> Colour:
    """Colour of a letter on a pale colour."""
    return _DARK_LETTER if cloth.luminance > _MIDDLE else WHITE


_MIDDLE, _DARK_LETTER = 0.2, theme.parse_colour("#0F1724")
"""Luminance above which dark letters stand out better, and their colour."""
_EAR = 17.0
"""Diameter of an ear of a climber of scale 1."""
_EARS: tuple[tuple[Point, ...], ...] = (
    (),
    ((-19, -22), (19, -22)),
    ((19, -22), (20, 20)),
    ((-20, 20), (20, 20)),
    ((-19, -22), (20, 20)),
)
"""Corners at which an ear shows behind a climber, by seat.

Shape tells the owner where colours and patterns are too small.
"""


def _ears(seat: int, middle: Point, unit: float, fill: Colour) -> Shapes:
    """Ears that show behind a climber, by seat."""
    x, y = middle
    return tuple(
        Disc(
            Box.from_centre((x + right * unit, y + down * unit), _EAR * unit),
            fill,
            INK,
            4 * unit,
        )
        for right, down in _EARS[seat % len(_EARS)]
    )


def pawn(key: ClimberKey, box: Box) -> Shapes:
    """A climber filling a box: A is a round pin, B a diamond; both carry their letter."""
    seat, name = key
    livery = theme.LIVERIES[seat]
    fill, second, ink = livery.colour, livery.second, livery.letter
    unit = min(box.width / 60, box.height / 64.5)
    x, y = box.centre
    head = (x, y - 3 * unit) if name == "A" else (x, y)

    def form(across: float, reach: float, cut: float, fill: Colour) -> Disc | Polygon:
        """A disc of this diameter, or a diamond of this reach with its corners cut."""
        if name == "A":
            return Disc(Box.from_centre(head, across * unit), fill)
        far = (reach - cut) * unit
        return Polygon(Box.from_centre(head, 2 * far).octagon(far - cut * unit), fill)

    body = form(49, 29.5, 4, fill)
    foot = ((x - 17 * unit, y + 16 * unit), (x + 17 * unit, y + 16 * unit), (x, y + 33 * unit))
    return (
        *_ears(seat, box.centre, unit, fill),
        *((Polygon(foot, INK),) if name == "A" else ()),
        form(60, 36, 6, INK),
        # At small sizes a light ring would make a dark piece look light.
        form(55, 33, 5, WHITE if fill.luminance > _DARK else second),
        body,
        Pattern(body, livery.pattern, second),
        letter(name, head, unit, ink, fill),
    )


def badge(key: ClimberKey, box: Box, *, rim: Colour = INK, dead: bool = False) -> Shapes:
    """A climber's letter on its owner's colour, for tables: round for A, with edges for B."""
    (seat, name), room = key, box.inscribed_square
    livery = theme.LIVERIES[seat]
    # Pale for the dead, but their owner stays recognizable.
    fill, ink = (_PALE.mixed(livery.colour, 0.36), INK) if dead else (livery.colour, livery.letter)
    ground = Plate(room, fill, room.width / (2 if name == "A" else 5), rim, 0.06 * room.width)
    return ground, strong_text(name, room, ink, round(0.74 * room.width))


def symbol_part(name: Name, side: float, ink: Colour) -> Fixed:
    """A symbol as a layout part."""
    return Fixed(side, side, lambda box: symbol(name, box, ink))


def caption_label(word: str, ink: Colour, size: int = theme.CONSTANT_TEXT) -> Label:
    """A word beside numbers, which shrinks as far as a long language needs."""
    return Label(word, ink, size, "SemiBold", least=theme.LEAST_TEXT)


def letter(name: str, centre: Point, unit: float, fill: Colour, halo: Colour, *, of: float = _LETTER) -> Text:
    """A letter with a halo; ``of`` is its size on a piece of scale 1."""
    size = max(1, round(of * unit))
    if of >= _LETTER:
        size = max(size, theme.CHANGING_TEXT if unit > _LEAST_UNIT else theme.CONSTANT_TEXT)
    box = Box.from_centre(centre, 40 * unit)
    position = (centre[0], round(centre[1] + size * 0.365))
    return Text(name, position, size, fill, box, "ExtraBold", "ms", halo, round(4 * unit))


_RIDGE = ((-13.0, 42.0), (13.0, 42.0), (30.0, -1.0), (-30.0, -1.0))
_TENTS: tuple[tuple[Point, ...], ...] = (
    _RIDGE,
    tuple((math.cos(turn / 12 * math.pi) * 30, math.sin(turn / 12 * math.pi) * 44 - 1) for turn in range(13)),
    ((-26, -1), (-26, 20), (-30, 20), (0, 49), (30, 20), (26, 20), (26, -1)),
    ((-30, -1), (-25, 46), (-17, 46), (0, 28), (17, 46), (25, 46), (30, -1)),
    ((-30, -1), (-4, 50), (4, 50), (30, -1)),
)  # fmt: skip
"""Outlines of the tents by seat, from the middle of the foot: ridge, dome, hut, twin peaks, cone.

Shape tells the owner where colours and patterns are too small.
"""
_CLOTH, _WHITE_CLOTH, _WAIST = 0.87, 0.78, 18.0
"""Scale of the cloth within the outline; smaller for white cloth, which needs more outline on snow; and
height above the foot of the point it shrinks to."""


SNOW_WHITE = 0.9
"""Luminance from which a colour is as white as snow."""
_HEM, _DARK_HEM = 5.0, 7.0
"""Widths, on a tent 60 pixels wide, of the pale edge on the map, and of that of dark cloth, which was lost
on dark rock."""


def tent(seat: int, box: Box, name: ClimberName | None = None, *, hem: bool = False) -> Shapes:
    """A tent in its owner's shape, colour and pattern, with an open door, or with its climber's letter.

    On the map it has a door: letters are for climbers, and it shelters both of its owner's (rule 20).
    A pale ``hem`` sets it off from the mountain.
    """
    livery, outline = theme.LIVERIES[seat], _TENTS[seat % len(_TENTS)]
    unit = min(box.width / 60, box.height / 51)
    x, foot = box.centre[0], box.centre[1] + 22 * unit

    def at(right: float, up: float) -> Point:
        return x + right * unit, foot - up * unit

    size = _WHITE_CLOTH if hem and livery.colour.luminance > SNOW_WHITE else _CLOTH
    pale = _HEM if livery.colour.luminance > _DARK else _DARK_HEM
    within = tuple(at(right * size, _WAIST + (up - _WAIST) * size) for right, up in outline)
    cloth = Polygon(within, livery.colour)
    poles = Stroke((at(-7, 47), at(0, 40), at(7, 47)), INK, 4 * unit)
    edge = tuple(at(*corner) for corner in outline)
    rim = (*edge, edge[0])
    shapes: Shapes = (
        *((Polygon(edge, WHITE), Stroke(rim, WHITE, 2 * pale * unit)) if hem else ()),
        *((poles,) if outline is _RIDGE else ()),
        Polygon(edge, INK),
        cloth,
        Pattern(cloth, livery.pattern, livery.second),
    )
    if name is not None:
        return (*shapes, letter(name, at(0, 18), unit, livery.letter, livery.colour, of=_TENT_LETTER))
    door = INK if livery.colour.luminance > _DARK else _PALE
    return (
        *shapes,
        Polygon((at(0, 33), at(13, 0), at(-13, 0)), WHITE if door == INK else INK),
        Polygon((at(0, 29), at(10, 0), at(-10, 0)), door),
    )


def stripe(seat: int, box: Box, radius: float) -> Shapes:
    """A stripe in a player's colour and pattern along a plate's left edge, with corners of this radius."""
    livery = theme.LIVERIES[seat]
    flat = Polygon(box.part(3, radius / 2, bottom=-radius / 2).corners, livery.colour)
    ground = Plate(box, livery.colour, radius, corners=(True, False, False, True))
    return ground, Pattern(flat, livery.pattern, livery.second)


# ------------------------------------------------------------------------------------------------ chips

_NUMBER, _ROUNDING = 48, 9
"""Size of levels and points, the largest that five players' rows allow; corner radius of their chips."""
_LEVEL = (AIR_PALE.mixed(AIR, 0.12), AIR.mixed(INK, 0.55), AIR_PALE.mixed(AIR, 0.45))
"""Background, text and rim of a level; a rim as dark as the text would blur with it in a chat."""


def cost_chip(text: str, box: Box) -> Shapes:
    """Movement points of a space: white on green with round ends."""
    return (
        Plate(box, MOVEMENT, min(box.width, box.height) / 2),
        strong_text(text, box, WHITE, theme.CHANGING_TEXT),
    )


def level_chip(level: int, box: Box, danger: str | None) -> Shapes:
    """A climber's level: dark on light, so that it differs from points even without colour.

    For a climber who would die or be short of air tonight, or is dead, light on red.
    """
    is_red = danger in {"dies", "short"} or level <= 0
    fill, ink, rim = (DANGER, WHITE, DANGER) if is_red else _LEVEL
    return (Plate(box, fill, _ROUNDING, rim, 2), strong_text(str(level), box.expanded(-1), ink, _NUMBER))


def last_air_chip(box: Box, size: int) -> Shapes:
    """The level of a climber who has 1 air by morning, on a square: risk tokens have eight sides."""
    return (Plate(box, DANGER, 0.22 * box.width), strong_text("1", box, WHITE, size))


def morning_chip(level: int, box: Box) -> Shapes:
    """A climber's air by morning: on a square, like the sign of climbers who have 1 left."""
    if level == 1:
        return last_air_chip(box, theme.CHANGING_TEXT)
    return (
        Plate(box, AIR, 0.22 * box.width),
        strong_text(str(level), box, WHITE, theme.CHANGING_TEXT),
    )


def rescue_card(box: Box) -> Shapes:
    """A rescue card as a heart, since a cross would suggest someone hurt or dead."""
    heart = Box.from_centre(box.centre, box.width - 9)
    return (
        Plate(box, WHITE, 7, outline=DANGER, line=4),
        *symbol("rescue", heart, DANGER),
    )


def risk_sign(box: Box, fill: Colour) -> Shapes:
    """Outline of a risk token, the sign for the sum that decides who takes one."""
    x, y = box.centre
    reach = min(box.width, box.height) / 2 * 0.88
    dot = Box.from_centre((x, y), reach * 0.62)
    return Polygon(_octagon(x, y, reach), fill.with_alpha(0), fill, reach * 0.3), Disc(dot, fill)


def _octagon(x: float, y: float, reach: float) -> tuple[Point, ...]:
    """Corners of a risk token, clockwise from the upper left."""
    return Box.from_centre((x, y), 2 * reach).octagon(0.58 * reach)


_BEVEL = (0.34, 0.16, -0.12, -0.3, -0.42, -0.3, -0.12, 0.16)
"""Brightness of the eight facets of a token's rim, clockwise from the top; negative is darker."""


@lru_cache(maxsize=64)
def token(value: int | None, box: Box) -> Shapes:
    """A risk token: a thick octagonal chip with a bevelled rim and its value; any of them without one."""
    reach = min(box.width, box.height) / 2
    thick = max(3.0, reach * 0.09)
    x, y = box.centre[0], box.centre[1] - thick / 2
    reach -= thick / 2
    outer, inner = _octagon(x, y, reach - 3), _octagon(x, y, reach * 0.76)
    facets = [
        Polygon(
            (outer[n], outer[(n + 1) % 8], inner[(n + 1) % 8], inner[n]),
            DANGER.mixed(WHITE if light > 0 else INK, abs(light)),
        )
        for n, light in enumerate(_BEVEL)
    ]
    room = Box.from_centre((x, y), 2 * reach - 16)
    chip = (
        Polygon(_octagon(x, y + thick, reach), INK),
        Polygon(_octagon(x, y, reach), INK),
        Polygon(_octagon(x, y + thick, reach - 3), DANGER.mixed(INK, 0.55)),
        *facets,
        Polygon(inner, DANGER),
    )
    if value is None:
        return chip
    return *chip, strong_text(str(value), room, WHITE, max(theme.CHANGING_TEXT, round(reach * 1.15)))


# ------------------------------------------------------------------------------------------------ spaces


_DEADLY = DANGER.mixed(WHITE, 0.84)
"""Ground of a space where everybody who can go there would die tonight."""


def plate(
    space: Space,
    box: Box,
    base_word: str,
    *,
    kills: bool = False,
    bare: bool = False,
    cost: int | None = None,
    room: Box | None = None,
    scale: float = 1,
) -> Shapes:
    """A space's plate: name and points in one line, below them cost and air unless ``bare``.

    A bare plate may end with the cost. The content may have a ``room`` smaller than the plate. It's pale red
    with a skull where everybody who can go there would die (``kills``).
    """
    ground, inner = plate_ground(box, _DEADLY if kills else WHITE, bare=bare), room or box
    if bare:
        right = inner.right - (0 if cost is None else COST - 3)
        head = Box(inner.left, box.top, right, box.bottom)
        shapes = (ground, *space_words(space, head, base_word, kills=kills, scale=scale))
        if cost is None:
            return shapes
        cell = Box(right - 3, box.top + 3, inner.right - 3, box.bottom - 3)
        return (*shapes, *cost_chip(str(cost), cell))
    head = Box(inner.left, box.top + 1, inner.right, box.top + HEAD)
    foot = Box(inner.left + 9, head.bottom - 3, inner.right - 9, box.bottom - 1)
    return (
        ground,
        *_name_and_points(space, head, base_word, _TWO_LINES),
        *cost_chip(str(cost), Box(foot.left - 4, foot.top, foot.left + 36, foot.bottom - 1)),
        strong_text(signed(space.air_change), foot, AIR, _NUMBERS, align="r"),
    )


def plate_ground(box: Box, fill: Colour, *, bare: bool) -> Plate:
    """The ground of a space's plate, with round ends if ``bare``."""
    return Plate(box, fill, box.height / 2 if bare else CORNER)


NO_ENTRY = 32.0
"""Diameter in pixels of the sign of a full space."""


def no_entry(box: Box) -> Shapes:
    """The sign of a full space, where nobody else may stay: a bar in a disc, as on roads."""
    bar = Box.from_centre(box.centre, box.width * 0.62, box.height * 0.2)
    return Disc(box, WHITE), Disc(box.expanded(-2.5), DANGER), Plate(bar, WHITE, 1.5)


PLATE_EDGE = 3.0
"""Width in pixels of the grey edge of a plate."""
_DOT, _DOT_INK = theme.parse_colour("#E3EBF4").with_alpha(205), INK.mixed(SLATE, 0.5)
"""Ground of a dot, through which the mountain is seen, and ink of its name."""


def dot(space: Space, box: Box, base_word: str, *, is_light: bool = False, room: Box | None = None) -> Shapes:
    """Dot of a space: its name alone, or a flag for the summit, centred in its ``room``."""
    inner = (room or box).part(4, 0, -4)
    word = base_word if space.id == content.BASE_CAMP else space.id
    fill, ink = (WHITE, INK) if is_light else (_DOT, _DOT_INK)
    name: Shapes = (text_in_box(word, inner, ink, round(_NAME * box.height / DOT[1]), "Bold"),)
    if space.id == content.SUMMIT:
        name = symbol("flag", inner.expanded(-3), ink)
    return (plate_ground(box, fill, bare=True), *name)


_NAME = 36
"""Size of a name without points; feet of climbers on a larger one would touch it."""


def space_words(space: Space, box: Box, base_word: str, *, kills: bool = False, scale: float = 1) -> Shapes:
    """The name and points of a space in one line, with a skull for the star if it ``kills``."""
    room = Box(box.left + 6 * scale, box.top, box.right - 3 * scale, box.bottom)
    return _name_and_points(space, room, base_word, _ONE_LINE.scaled(scale), kills=kills)


COST = 42.0
"""Width in pixels of the cost at the end of a plate."""
CORNER = 15
"""Corner radius of a plate in pixels."""
_NUMBERS = 40
"""Size of a space's cost and air."""
_QUIETER = INK.mixed(SLATE, 0.22)
"""Ink of a name and of the star of points, so that they aren't read as one with the points."""


class _Sizes(NamedTuple):
    """Sizes of a plate's name, of its points and of the star behind them, which sets them off from costs."""

    name: int
    points: int
    star: float
    margin: float
    skull: float = 33.0
    flag: float = 34.0
    """Pixels of the skull or the flag on a plate."""

    def scaled(self, scale: float) -> _Sizes:
        """The sizes on a plate of this scale."""
        name, points, *others = (scale * one for one in self)
        return _Sizes(round(name), round(points), *others)


_ONE_LINE, _TWO_LINES = _Sizes(36, 42, 22.0, 7.0), _Sizes(30, 38, 18.0, 5.0)


def _name_and_points(space: Space, box: Box, base_word: str, sizes: _Sizes, *, kills: bool = False) -> Shapes:
    """A plate's header with the space's name and points: with a skull for the star, if it ``kills``."""
    star = Box.from_centre((box.right - sizes.margin - sizes.star / 2, box.centre[1]), sizes.star)
    if kills:
        star = Box.from_centre((box.right - sizes.skull / 2, box.centre[1]), sizes.skull)
    middle = star.left - 3 - theme.text_width(str(space.vp), sizes.points, "ExtraBold")
    name = Box(box.left + (1 if kills else sizes.margin + 1), box.top, middle - 1, box.bottom)
    points = Box(middle, box.top, star.left - 2, box.bottom)
    sign_of = symbol("skull", star, DANGER) if kills else symbol("star", star, _QUIETER)
    number = (strong_text(str(space.vp), points, INK, sizes.points, align="r"), *sign_of)
    if space.id == content.SUMMIT:
        return (*symbol("flag", Box.from_centre(name.centre, sizes.flag), INK), *number)
    word = base_word if space.id == content.BASE_CAMP else space.id
    name_label = text_in_box(word, name, _QUIETER, sizes.name, "SemiBold", align="l")
    return (name_label, *number)


# ------------------------------------------------------------------------------------------ writing


@dataclass(frozen=True, slots=True)
class Writing(layout.Writing):
    """The words and names common to all pictures, and the names of spaces."""

    def space(self, space: str) -> str:
        """Name of a space in pictures; the summit, usually a flag, keeps its id."""
        return self.text("picture-base") if space == content.BASE_CAMP else space


# ------------------------------------------------------------------------------------------------ emoji


def climber_emoji(key: ClimberKey) -> Shapes:
    """A climber's pawn."""
    return emoji_tile(pawn(key, EMOJI.expanded(-8)))


def tent_emoji(key: ClimberKey) -> Shapes:
    """A climber's tent."""
    return emoji_tile(tent(key[0], EMOJI.expanded(-8), key[1]))


def token_emoji(value: int) -> Shapes:
    """A risk token."""
    return token(value, EMOJI.expanded(-1))


def emoji_tile(shapes: Shapes) -> Shapes:
    """An emoji on a paper tile, for visibility on dark and light backgrounds."""
    return (Plate(EMOJI.expanded(-2), PAPER, 34), *shapes)
