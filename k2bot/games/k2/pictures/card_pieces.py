"""The cards of the game as things to hold: printed paper, a drawing, large figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import motifs, palette
from k2bot.games.k2.pictures.pieces import sign, signed
from k2bot.games.k2.pictures.symbols import Name, symbol
from k2bot.render import theme
from k2bot.render.labels import strong
from k2bot.render.layout import Label, Row
from k2bot.render.scene import Box, Plate, Shape, Stroke

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.pictures.writing import Writing

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


def _stock(box: Box, edge: float, shadow: int, *, pale: bool) -> tuple[Shape, ...]:
    """The paper of a card, with the edge of its thickness below."""
    return (Plate(box.moved(0, 5), _EDGE, edge, shadow=shadow), Plate(box, _PUT_BY if pale else _PAPER, edge))


def _fill(card: Card, *, pale: bool) -> theme.Colour:
    """The colour of a card, next to grey where it is put by."""
    fill, _ = KINDS[card.kind]
    return fill.mixed(theme.SLATE, 0.82) if pale else fill


def large(card: Card, box: Box, writing: Writing, *, pale: bool = False) -> tuple[Shape, ...]:
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
        Plate(foot, motifs.dark(fill, 0.5), 24 * unit, corners=(False, False, True, True)),
        Plate(inner.grown(-7 * unit), fill.at(0), 18 * unit, _PAPER.at(110), 2.5),
        *_kind(word, mark, Box(foot.left + 10, foot.top - 2, foot.right - 10, foot.bottom - 6)),
    ]
    return tuple(shapes)


def _kind(word: str, mark: Name, box: Box) -> tuple[Shape, ...]:
    """A card's kind: its symbol and its word, together in the middle."""
    parts = (sign(mark, 36, theme.WHITE), Label(word, theme.WHITE, theme.FIGURE))
    return Row(parts, gap=10, align="middle").placed(box)


def _plain(card: Card, field: Box, fill: theme.Colour, unit: float) -> tuple[Shape, ...]:
    """One figure on its drawing."""
    art = Box(field.left + 10 * unit, field.top + 24 * unit, field.right - 10 * unit, field.bottom - 6 * unit)
    drawing = motifs.prints(art, fill, card.up) if card.is_movement else motifs.oxygen(art, fill)
    text = str(card.up) if card.is_movement else signed(card.up)
    room = Box(field.left + 8, field.top + 20 * unit, field.right - 8, field.bottom - 6 * unit)
    return (*drawing, strong(text, room, theme.WHITE, round(200 * unit)))


def _rope(card: Card, field: Box, fill: theme.Colour, unit: float) -> tuple[Shape, ...]:
    """What it pays upwards in the upper half, downwards in the lower, a rope between."""
    shapes = [*motifs.coil(field.grown(-12 * unit), fill)]
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


def twist(left: float, right: float, y: float, scale: float = 1) -> tuple[Shape, ...]:
    """A rope across a card, twisted as on the mountain."""
    ends = ((left, y), (right, y))
    return (
        Stroke(ends, theme.INK.at(120), 16 * scale),
        Stroke(ends, palette.ROPE.mixed(theme.INK, 0.35), 11 * scale),
        Stroke(ends, _TWINE, 6 * scale, (10 * scale, 10 * scale)),
    )


def small(card: Card, box: Box, *, pale: bool = False) -> tuple[Shape, ...]:
    """A card on the table: its symbol above its figure; of a rope card the upper figure above the lower."""
    fill, (_, mark) = _fill(card, pale=pale), KINDS[card.kind]
    inner = box.grown(-7)
    shapes: list[Shape] = [*_stock(box, 18, 6, pale=pale), Plate(inner, fill, 12)]
    if card.is_rope:
        parts = halves(card, inner)
        shapes.append(Plate(parts[1][0], motifs.dark(fill, 0.22), 12, corners=(False, False, True, True)))
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
