"""The picture of a hand: six cards (or three), the chosen ones raised, and what the chosen add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.render import mountain, paint, theme
from k2bot.games.k2.render.pieces import KINDS, label, signed
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Disc, Plate, Polygon, Scene
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

_CARD = (306, 400)
_ROW = 3
_GAP = 36
_BETWEEN = 66
_RAISED = 34
_TOP = 60
_FOOT = 84
_WORD = 80
"""Pixels of a card's foot, where its kind is written."""
_RIDGES: tuple[tuple[float, tuple[tuple[float, float], ...]], ...] = (
    (
        0.10,
        (
            (0, 0.62),
            (0.14, 0.50),
            (0.24, 0.56),
            (0.45, 0.26),
            (0.58, 0.42),
            (0.70, 0.34),
            (0.86, 0.54),
            (1, 0.46),
        ),
    ),
    (0.20, ((0, 0.80), (0.20, 0.66), (0.34, 0.76), (0.52, 0.60), (0.76, 0.82), (0.90, 0.70), (1, 0.76))),
)
"""The mountains on every card: how dark, and their line as fractions of the card's picture."""


def hand(cards: Sequence[Card], chosen: Collection[int], *, committed: bool = False) -> bytes:
    """A hand as a file: ``chosen`` are places in ``cards``; once ``committed``, the others are dimmed.

    Cards stand in rows of three, in the order given. Raises ValueError for a chosen place without a card.
    """
    return paint.draw(scene(cards, chosen, committed=committed))


def scene(cards: Sequence[Card], chosen: Collection[int], *, committed: bool = False) -> Scene:
    """What ``hand`` draws."""
    strange = [place for place in chosen if not 0 <= place < len(cards)]
    if strange:
        raise ValueError(f"there is no card at {strange}: the hand has {len(cards)} cards, counted from 0")
    rows = max(1, -(-len(cards) // _ROW))
    height = _TOP + rows * (_CARD[1] + _BETWEEN) - _BETWEEN + 36 + _FOOT
    frame = Box(0, 0, theme.WIDTH, height)
    shapes: list[Shape] = [
        Backdrop("easy", "clear", frame, mountain.window(frame, 330)),
        Plate(frame, theme.INK.at(165)),
    ]
    areas = []
    for number, card in enumerate(cards):
        row, column = divmod(number, _ROW)
        in_row = min(_ROW, len(cards) - row * _ROW)
        left = (theme.WIDTH - in_row * _CARD[0] - (in_row - 1) * _GAP) / 2 + column * (_CARD[0] + _GAP)
        up = number in chosen
        box = Box.at(left, _TOP + row * (_CARD[1] + _BETWEEN) - (_RAISED if up else 0), *_CARD)
        shapes += _card(card, box, chosen=up, dimmed=committed and not up)
        areas.append(Area(f"card {number}", box))
    foot = Box(0, height - _FOOT, theme.WIDTH, height)
    shapes += _sums([cards[place] for place in sorted(set(chosen))], foot)
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("sums", foot)))


def _card(card: Card, box: Box, *, chosen: bool, dimmed: bool) -> tuple[Shape, ...]:
    fill, mark = KINDS[card.kind]
    inner = box.grown(-13)
    shapes: list[Shape] = [Plate(box, theme.WHITE, 34, shadow=20 if chosen else 10)]
    if chosen:
        shapes.append(Plate(box.grown(9), theme.TURN, 42))
        shapes.append(Plate(box, theme.WHITE, 34))
    shapes += [
        Plate(inner, fill, 24),
        *_landscape(Box(inner.left, inner.top, inner.right, inner.bottom - _WORD), fill),
        Plate(
            Box(inner.left, inner.bottom - _WORD, inner.right, inner.bottom),
            fill.mixed(theme.INK, 0.45),
            24,
            corners=(False, False, True, True),
        ),
        *symbol(mark, Box.at(inner.left + 16, inner.top + 16, 62, 62), theme.WHITE.at(235)),
    ]
    word = words().text(f"picture-card-{card.kind}")  # words: picture-card-*
    shapes.append(
        label(
            word,
            Box(inner.left + 8, inner.bottom - _WORD, inner.right - 8, inner.bottom),
            theme.WHITE,
            size=theme.FIGURE,
        )
    )
    middle = Box(inner.left, inner.top + 60, inner.right, inner.bottom - _WORD)
    if card.is_rope:
        for name, figure, part in (("up", card.up, 0), ("down", card.down, 1)):
            half = middle.columns(1, 1)[part]
            arrow = Box.around((half.centre[0], half.top + 52), 70, 70)
            shapes += symbol("up" if name == "up" else "down", arrow, theme.colour("#FFE3B8"))
            shapes.append(
                label(
                    str(figure),
                    Box(half.left, half.top + 84, half.right, half.bottom),
                    theme.WHITE,
                    size=140,
                    weight="ExtraBold",
                )
            )
        x = middle.centre[0]
        shapes.append(Plate(Box(x - 3, middle.top + 26, x + 3, middle.bottom - 20), theme.WHITE.at(90), 3))
    else:
        text = str(card.up) if card.is_movement else signed(card.up)
        shapes.append(
            label(
                text,
                Box(middle.left, middle.top + 10, middle.right, middle.bottom),
                theme.WHITE,
                size=190,
                weight="ExtraBold",
            )
        )
    if dimmed:
        shapes.append(Plate(box, theme.INK.at(140), 34))
    if chosen:
        badge = Box.around((box.right - 44, box.top + 44), 82, 82)
        shapes += [Disc(badge, theme.TURN, theme.WHITE, 6), *symbol("tick", badge.grown(-19), theme.INK)]
    return tuple(shapes)


def _landscape(box: Box, fill: Colour) -> tuple[Shape, ...]:
    return tuple(
        Polygon(
            (
                (box.left, box.bottom),
                *((box.left + x * box.width, box.top + y * box.height) for x, y in line),
                (box.right, box.bottom),
            ),
            fill.mixed(theme.INK, dark),
        )
        for dark, line in _RIDGES
    )


def _sums(chosen: Sequence[Card], box: Box) -> tuple[Shape, ...]:
    """How many are chosen, and what they add up to: movement, rope up and down, air, the push of phase 2."""
    count = words().text("picture-chosen", count=len(chosen), of=content.CARDS_A_DAY)
    shapes: list[Shape] = [
        Plate(box, theme.INK),
        label(
            count,
            Box(box.left + 36, box.top, box.left + 360, box.bottom),
            theme.WHITE,
            size=theme.BODY,
            align="l",
        ),
    ]
    figures: list[tuple[str, Name, Colour]] = [
        (str(sum(card.push for card in chosen)), "push", theme.DANGER),
        (str(sum(card.up for card in chosen if card.is_acclimatization)), "bottle", theme.AIR),
        (str(sum(card.down for card in chosen if card.is_rope)), "down", theme.ROPE),
        (str(sum(card.up for card in chosen if card.is_rope)), "up", theme.ROPE),
        (str(sum(card.up for card in chosen if card.is_movement)), "boot", theme.MOVEMENT),
    ]
    right = box.right - 34
    for text, mark, fill in figures:
        place = Box(right - 122, box.top + 14, right, box.bottom - 14)
        shapes += [
            Plate(place, fill, 16),
            *symbol(mark, Box.at(place.left + 14, place.top + 10, 36, 36), theme.WHITE),
            label(
                text,
                Box(place.left + 54, place.top, place.right - 8, place.bottom),
                theme.WHITE,
                size=theme.FIGURE,
                weight="ExtraBold",
            ),
        ]
        right -= 130
    return tuple(shapes)
