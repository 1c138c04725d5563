"""The eight characters as tokens: each an outline of its own with letters, in its owner's colour and pattern.

All are drawn for any size from some 22 pixels on. Speed and combat stand below in tokens that are large
enough for them. A wounded one lies on its side, in a red rim, with a drop of blood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import COMBAT, KIND, OWNER, SPEED
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.scene import Box, Disc, Pattern, Plate, Polygon, Text
from k2bot.render.symbols import flat, ring

if TYPE_CHECKING:
    from k2bot.render.scene import Point, Shape
    from k2bot.render.writing import Writing


class Figure(NamedTuple):
    """How a character looks in a square of 100: its outline, and where its letters have how much room."""

    outline: str
    middle: float = 50
    """The height of the middle of the letters."""
    room: float = 70
    """The width for letters."""
    badge_above: bool = False
    """Whether what is carried hangs at the upper right, since the letters stand low."""


_COGS: Final = tuple(
    ((cog + edge) / 8, reach)
    for cog in range(8)
    for edge, reach in ((-0.32, 39), (-0.2, 49), (0.2, 49), (0.32, 39))
)

FIGURES: Final[dict[str, Figure]] = {
    "cleric": Figure("M50 2 C78 14 92 38 92 60 L92 96 L8 96 L8 60 C8 38 22 14 50 2 Z", 58, 72),
    "goblin": Figure(
        "M0 12 L27 25 C36 14 64 14 73 25 L100 12 L86 52 C82 80 64 97 50 98 C36 97 18 80 14 52 Z", 52, 64
    ),
    "mekanork": Figure(ring(*_COGS), 50, 66),
    "thief": Figure(
        "M50 0 C62 8 92 38 100 50 C92 62 62 92 50 100 C38 92 8 62 0 50 C8 38 38 8 50 0 Z", 50, 68
    ),
    "troll": Figure("M22 4 L78 4 L98 26 L98 80 L84 97 L16 97 L2 80 L2 26 Z", 51, 82),
    "wallwalker": Figure(
        "M50 2 C82 2 95 26 95 50 L95 97 L80 86 L65 97 L50 86 L35 97 L20 86 L5 97 L5 50 C5 26 18 2 50 2 Z",
        47,
        76,
    ),
    "warrior": Figure(
        "M6 12 C24 14 38 10 50 2 C62 10 76 14 94 12 L94 46 C94 74 72 92 50 99 C28 92 6 74 6 46 Z", 46, 74
    ),
    "wizard": Figure(
        "M62 0 C66 14 74 30 84 54 C94 60 100 70 100 78 C96 92 76 98 50 98 C24 98 4 92 0 78 "
        "C0 70 6 60 16 54 C26 32 38 14 62 0 Z",
        68,
        70,
        badge_above=True,
    ),
}
"""By kind."""

_LYING, _CARRIED = 0.6, 0.5
"""The height of a lying figure, as a share of its width; and of one that lies at the feet of its carrier."""
_LETTERS = 54
"""The size of letters in a token of 100 pixels, where they have the room."""
_LETTERED: Final = 26
"""Pixels of a token below which its letters could not be read: then its outline has to do."""
FIGURED: Final = 84
"""Pixels of a token from which on speed and combat are written below it."""


def letters(token: int, writing: Writing) -> str:
    """The one or two letters of a character."""
    # words: dungeon-letters-*
    return writing.text(f"dungeon-letters-{KIND[token]}")


def character(
    token: int,
    box: Box,
    writing: Writing,
    *,
    wounded: bool = False,
    pale: bool = False,
    figures: bool = False,
) -> tuple[Shape, ...]:
    """A character that fills a box; ``pale`` for one that only comes from there or goes there.

    With ``figures`` speed and combat stand below, in a box that is at least ``FIGURED`` pixels wide.
    """
    if figures:
        foot = Box(box.left, box.bottom - box.height * 0.27, box.right, box.bottom)
        upper = Box(box.left, box.top, box.right, foot.top - box.height * 0.01)
        return (*character(token, upper, writing, wounded=wounded, pale=pale), *_figures(token, foot))
    return (
        _lying(token, box, writing, _LYING, pale=pale)
        if wounded
        else _upright(token, box, writing, pale=pale)
    )


def carried(token: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A wounded one that lies at the foot of a box, lower than alone: above it, who carries it has room."""
    return _lying(token, box, writing, _CARRIED, pale=False)


def _upright(token: int, box: Box, writing: Writing, *, pale: bool) -> tuple[Shape, ...]:
    figure = FIGURES[KIND[token]]
    side = min(box.width, box.height)
    unit = side / 100
    left, top = box.centre[0] - side / 2, box.centre[1] - side / 2
    points = tuple((left + x * unit, top + y * unit) for x, y in flat(figure.outline))
    centre = (left + 50 * unit, top + figure.middle * unit)
    return _body(token, points, centre, (figure.room * unit, _LETTERS * unit), writing, pale=pale)


def _lying(token: int, box: Box, writing: Writing, height: float, *, pale: bool) -> tuple[Shape, ...]:
    """The figure turned on its side at the foot of a square in the box, below a drop in its corner."""
    figure = FIGURES[KIND[token]]
    side = min(box.width, box.height)
    unit = side / 100
    whole = Box.around(box.centre, side, side)
    points = tuple(
        (whole.left + (100 - y) * unit, whole.bottom - (100 - x) * unit * height)
        for x, y in flat(figure.outline)
    )
    broad = 100 - max(50.0, figure.middle)
    middle = (whole.left + broad * unit, whole.bottom - 50 * unit * height)
    # The drop hangs on the one who is wounded: at its head, half over its rim.
    drop = Box.at(whole.right - 34 * unit, whole.bottom - (100 * height + 12) * unit, 34 * unit, 34 * unit)
    room = (min(80.0, 2.1 * broad) * unit, 84 * height * unit)
    return (
        *_body(token, points, middle, room, writing, wounded=True, pale=pale),
        Disc(drop.grown(2.5 * unit), INK),
        Disc(drop, BLOOD),
        *symbol("drop", drop.grown(-5 * unit), BONE),
    )


def _body(
    token: int,
    points: tuple[Point, ...],
    middle: Point,
    room: tuple[float, float],
    writing: Writing,
    *,
    wounded: bool = False,
    pale: bool = False,
) -> tuple[Shape, ...]:
    """The outline with its rim, and the letters; room is their width and size."""
    livery = LIVERIES[OWNER[token]]
    side = max(x for x, _ in points) - min(x for x, _ in points)
    fill, second, ink = livery.colour, livery.second, livery.letter
    if pale:
        fill, second = fill.at(96), second.at(96)
    body = Polygon(points, fill)
    said = letters(token, writing)
    size = _letter_size(said, *room)
    box = Box.around(middle, room[0] * 1.3, size * 1.3)
    at = (middle[0], round(middle[1] + size * 0.365))
    rim = max(1.5, side * 0.045)
    dark, edge = INK.at(150) if pale else INK, BLOOD if wounded else BONE
    shapes: tuple[Shape, ...] = (
        *(() if pale else (Polygon(points, INK, INK, 2.6 * rim), Polygon(points, INK, edge, 1.3 * rim))),
        body,
        Pattern(body, livery.pattern, second),
    )
    if pale:
        return (*shapes, Polygon(points, fill.at(0), dark, rim))
    if side < _LETTERED:
        return shapes
    letter = Text(said, at, size, ink, box, "ExtraBold", "ms", fill, max(1, round(side * 0.03)))
    return (*shapes, letter)


def _letter_size(text: str, width: float, most: float) -> int:
    size = max(10, round(most))
    wide = theme.text_width(text, 100, "ExtraBold") / 100
    return max(10, min(size, int(width / wide)))


def _figures(token: int, box: Box) -> tuple[Shape, ...]:
    """Speed and combat, each behind its symbol."""
    shapes: list[Shape] = []
    half = box.width / 2
    plate = box.grown(-box.height * 0.03)
    shapes.append(Plate(plate, INK, plate.height * 0.32))
    for number, (name, value) in enumerate((("feet", SPEED[token]), ("swords", COMBAT[token]))):
        part = Box.at(box.left + number * half, box.top, half, box.height)
        sign = Box.around(
            (part.left + part.width * 0.33, part.centre[1]), part.height * 0.6, part.height * 0.6
        )
        shapes += symbol("feet" if name == "feet" else "swords", sign, BONE)
        figure = Box.around((part.left + part.width * 0.72, part.centre[1]), part.width * 0.5, part.height)
        size = round(part.height * 0.82)
        shapes.append(label(str(value), figure, BONE, size=size, weight="ExtraBold", least=size))
    return tuple(shapes)
