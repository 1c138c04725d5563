"""The cards of the game as things to hold: printed paper, a drawing, large figures."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import palette
from k2bot.games.k2.pictures.pieces import sign, signed
from k2bot.games.k2.pictures.symbols import Name, symbol
from k2bot.render import theme
from k2bot.render.labels import strong
from k2bot.render.layout import Label, Row
from k2bot.render.scene import Box, Disc, Plate, Point, Polygon, Shape, Shapes, Stroke
from k2bot.render.symbols import flat, turned

if TYPE_CHECKING:
    from k2bot.games.k2.engine import Card
    from k2bot.games.k2.pictures.pieces import Writing

_SOLE = "M50 2 C74 2 82 24 75 46 C73 54 69 60 67 65 L36 65 C33 57 28 50 26 40 C23 18 32 2 50 2 Z"
_HEEL = "M36 73 L67 73 C70 88 66 99 51 99 C36 99 33 88 36 73 Z"
_TREADS = ((16, 30, 72), (29, 26, 77), (42, 27, 76), (54, 31, 72), (84, 36, 67))
"""The gaps in a sole: height, left and right end."""

_BODY = "M14 40 C14 20 66 20 66 40 L66 126 C66 138 14 138 14 126 Z"
_MASK = "M96 66 C118 54 140 66 142 88 C143 108 126 122 112 118 C96 112 88 84 96 66 Z"
_HOSE = "M40 8 C70 -14 96 10 92 40 C90 56 104 50 108 66"
_BREATHS = (
    "M128 40 C140 30 134 14 122 20",
    "M150 66 C170 58 168 34 150 38",
    "M152 100 C172 104 178 84 166 76",
)
_CARABINER = "M36 10 C20 10 20 34 30 50 C38 62 62 62 70 50 C80 34 80 10 64 10 Z"


def dark(fill: theme.Colour, share: float = 0.3) -> theme.Colour:
    """A darker tone of a card's colour."""
    return fill.mixed(theme.INK, share)


_WALK: tuple[tuple[tuple[float, float, float], ...], ...] = (
    (),
    ((0.5, 0.5, 0.9),),
    ((0.25, 0.64, 0.62), (0.75, 0.36, 0.62)),
    ((0.2, 0.73, 0.46), (0.52, 0.5, 0.46), (0.8, 0.27, 0.46)),
)
"""By number of steps: where prints are (shares of the box) and how long (share of its height)."""


def prints(box: Box, fill: theme.Colour, count: int) -> Shapes:
    """As many boot prints as steps, left and right by turns, on their way up through a box."""
    shapes: list[Shape] = []
    for number, (x, y, size) in enumerate(_WALK[count]):
        centre = (box.left + box.width * x, box.top + box.height * y)
        shapes += _print(centre, box.height * size, math.radians(24), fill, left=number % 2 == 1)
    return tuple(shapes)


def _print(centre: Point, size: float, turn: float, fill: theme.Colour, *, left: bool) -> Shapes:
    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(
            turned(((-1 if left else 1) * (x - 50), y - 50), centre, size / 100, turn) for x, y in points
        )

    tone = dark(fill)
    return (
        Polygon(placed(flat(_SOLE)), tone),
        Polygon(placed(flat(_HEEL)), tone),
        *(Stroke(placed(((start, y), (end, y))), fill, size * 0.045) for y, start, end in _TREADS),
    )


def coil(box: Box, fill: theme.Colour) -> Shapes:
    """A coil of rope that hangs on a carabiner."""
    unit = min(box.width, box.height / 1.25) / 100
    x, top = box.centre[0], box.centre[1] - 62 * unit
    tone, deep = dark(fill, 0.32), dark(fill, 0.48)
    rings = [
        Stroke(
            tuple(
                (
                    x + unit * width * math.sin(turn / 40 * math.tau),
                    top + unit * (72 - height * math.cos(turn / 40 * math.tau)),
                )
                for turn in range(41)
            ),
            tone,
            9 * unit,
        )
        for width, height in ((46, 52), (34, 40), (22, 28))
    ]
    clip = tuple((x + (px - 50) * unit * 0.62, top + (py - 12) * unit * 0.86) for px, py in flat(_CARABINER))
    wrap = Box.around((x, top + 34 * unit), 26 * unit, 40 * unit)
    return (
        *rings,
        Polygon(wrap.corners, deep),
        *(
            Stroke(((wrap.left, y), (wrap.right, y - 5 * unit)), tone, 3.5 * unit)
            for y in (wrap.top + 10 * unit, wrap.top + 21 * unit, wrap.top + 32 * unit)
        ),
        Stroke((*clip, clip[0]), deep, 7 * unit),
    )


def oxygen(box: Box, fill: theme.Colour) -> Shapes:
    """An oxygen bottle with its mask, and breath."""
    unit = min(box.width / 180, box.height / 150)
    left, top = box.centre[0] - 90 * unit, box.centre[1] - 66 * unit

    def placed(path: str) -> tuple[Point, ...]:
        return tuple((left + x * unit, top + y * unit) for x, y in flat(path))

    tone, deep = dark(fill, 0.28), dark(fill, 0.5)
    return (
        Stroke(placed(_HOSE), deep, 7 * unit),
        Polygon(placed("M34 4 L46 4 L46 28 L34 28 Z"), deep),
        Stroke(placed("M26 4 L54 4"), deep, 9 * unit),
        Polygon(placed(_BODY), tone),
        Polygon(placed("M14 52 L66 52 L66 66 L14 66 Z"), deep),
        Polygon(placed("M14 74 L66 74 L66 79 L14 79 Z"), deep),
        Polygon(placed(_MASK), deep),
        Disc(Box.around((left + 118 * unit, top + 96 * unit), 20 * unit, 20 * unit), tone),
        *(Stroke(placed(path), tone, 6 * unit) for path in _BREATHS),
    )


# -------------------------------------------------------------------------------------------- cards

KINDS: dict[str, tuple[theme.Colour, Name]] = {
    "movement": (palette.MOVEMENT, "boot"),
    "rope": (palette.ROPE, "rope"),
    "acclimatization": (palette.AIR, "bottle"),
}
"""theme.Colour and symbol of the three kinds of cards."""

SIZE = (306, 400)
"""Pixels of a large card."""
SHADE = 30
"""Pixels around a large card that its shadow takes at most."""

_PAPER = theme.PAPER.mixed(theme.WHITE, 0.4)
_EDGE = theme.PAPER_SHADE.mixed(theme.INK, 0.3)
_PUT_BY = theme.MIST.mixed(theme.SLATE, 0.45)
_TWINE = theme.colour("#F3DDB8")
_WORD = 64
"""Pixels of a card's foot, where its kind is written."""


def _stock(box: Box, edge: float, shadow: int, *, pale: bool) -> Shapes:
    """The paper of a card, with the edge of its thickness below."""
    return (Plate(box.moved(0, 5), _EDGE, edge, shadow=shadow), Plate(box, _PUT_BY if pale else _PAPER, edge))


def _fill(card: Card, *, pale: bool) -> theme.Colour:
    """The colour of a card, next to grey where it is put by."""
    fill, _ = KINDS[card.kind]
    return fill.mixed(theme.SLATE, 0.82) if pale else fill


def large(card: Card, box: Box, writing: Writing, *, pale: bool = False) -> Shapes:
    """A card of the hand: its kind in word, symbol and drawing, its figures as large as can be.

    ``pale`` ones are put by: next to grey.
    """
    fill, (_, mark) = _fill(card, pale=pale), KINDS[card.kind]
    unit = box.width / SIZE[0]
    inner = box.grown(-14 * unit)
    foot = Box(inner.left, inner.bottom - _WORD, inner.right, inner.bottom)
    field = Box(inner.left, inner.top, inner.right, foot.top)
    word = writing.text(f"picture-card-{card.kind}")  # words: picture-card-*
    shapes: list[Shape] = [*_stock(box, 34 * unit, 10, pale=pale), Plate(inner, fill, 24 * unit)]
    shapes += _rope(card, field, fill, unit) if card.is_rope else _plain(card, field, fill, unit)
    shapes += [
        Plate(foot, dark(fill, 0.5), 24 * unit, corners=(False, False, True, True)),
        Plate(inner.grown(-7 * unit), fill.at(0), 18 * unit, _PAPER.at(110), 2.5),
        *_kind(word, mark, Box(foot.left + 10, foot.top - 2, foot.right - 10, foot.bottom - 6)),
    ]
    return tuple(shapes)


def _kind(word: str, mark: Name, box: Box) -> Shapes:
    """A card's kind: its symbol and its word, together in the middle."""
    parts = (sign(mark, 36, theme.WHITE), Label(word, theme.WHITE, theme.FIGURE))
    return Row(parts, gap=10, align="middle").placed(box)


def _plain(card: Card, field: Box, fill: theme.Colour, unit: float) -> Shapes:
    """One figure on its drawing."""
    art = Box(field.left + 10 * unit, field.top + 24 * unit, field.right - 10 * unit, field.bottom - 6 * unit)
    drawing = prints(art, fill, card.up) if card.is_movement else oxygen(art, fill)
    text = str(card.up) if card.is_movement else signed(card.up)
    room = Box(field.left + 8, field.top + 20 * unit, field.right - 8, field.bottom - 6 * unit)
    return (*drawing, strong(text, room, theme.WHITE, round(200 * unit)))


def _rope(card: Card, field: Box, fill: theme.Colour, unit: float) -> Shapes:
    """What it pays upwards in the upper half, downwards in the lower, a rope between."""
    shapes = [*coil(field.grown(-12 * unit), fill)]
    for half, mark, pays in halves(card, field):
        arrow = Box.around((half.left + 72 * unit, half.centre[1]), 92 * unit, 104 * unit)
        room = Box(arrow.right + 4, half.top + 4, half.right - 40 * unit, half.bottom)
        figure = strong(str(pays), room, theme.WHITE, round(140 * unit))
        shapes += [*symbol(mark, arrow, _TWINE), figure]
    return (*shapes, *twist(field.left, field.right, field.centre[1], unit))


def halves(card: Card, box: Box) -> tuple[tuple[Box, Name, int], tuple[Box, Name, int]]:
    """The upper and the lower half of a rope card's box, each with its arrow and what it pays that way."""
    upper, lower = box.rows(1, 1)
    return (upper, "up", card.up), (lower, "down", card.down)


def twist(left: float, right: float, y: float, scale: float = 1) -> Shapes:
    """A rope across a card, twisted as on the mountain."""
    ends = ((left, y), (right, y))
    return (
        Stroke(ends, theme.INK.at(120), 16 * scale),
        Stroke(ends, palette.ROPE.mixed(theme.INK, 0.35), 11 * scale),
        Stroke(ends, _TWINE, 6 * scale, (10 * scale, 10 * scale)),
    )


def small(card: Card, box: Box, *, pale: bool = False) -> Shapes:
    """A card on the table: its symbol above its figure; of a rope card the upper figure above the lower."""
    fill, (_, mark) = _fill(card, pale=pale), KINDS[card.kind]
    inner = box.grown(-7)
    shapes: list[Shape] = [*_stock(box, 18, 6, pale=pale), Plate(inner, fill, 12)]
    if card.is_rope:
        parts = halves(card, inner)
        shapes.append(Plate(parts[1][0], dark(fill, 0.22), 12, corners=(False, False, True, True)))
        for half, way, pays in parts:
            side = half.height * 0.62
            arrow = Box.around((half.left + half.width * 0.3, half.centre[1]), side * 0.9, side)
            room = Box(half.left + half.width * 0.46, half.top, half.right - 8, half.bottom)
            figure = strong(str(pays), room, theme.WHITE, round(half.height * 0.84))
            shapes += [*symbol(way, arrow, _TWINE), figure]
        return (*shapes, *twist(inner.left, inner.right, inner.centre[1], 0.55))
    text = signed(card.up) if card.is_acclimatization else str(card.up)
    head = Box(inner.left, inner.top + 8, inner.right, inner.top + inner.height * 0.42)
    foot = Box(inner.left + 4, inner.top + inner.height * 0.40, inner.right - 4, inner.bottom - 2)
    figure = strong(text, foot, theme.WHITE, round(min(foot.height * 0.95, 92)))
    return (*shapes, *symbol(mark, head, theme.WHITE), figure)
