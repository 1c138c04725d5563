"""The picture of a hand: six cards (or three), the chosen ones raised, and what the chosen add up to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import card_pieces, palette
from k2bot.games.k2.pictures.pieces import risk_sign, sign, signed
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Fixed, Label, Row, Stack, plate
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

_CARD = card_pieces.SIZE
_ROW = 3
_GAP = 36
_BETWEEN = 62
_RAISED = 34
_TOP = 56
_FOOT = 168
_CHIP = 84
_SHARES = (1, 1, 1, 1.4)
"""How wide the sums are beside each other."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand for its owner alone: its cards stand in rows of three, in the order given."""

    cards: tuple[Card, ...]
    chosen: tuple[int, ...] = ()
    """Places in ``cards``."""
    committed: bool = False
    """Whether the choice is made: the other cards are then grey."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes. Raises ValueError for a chosen place without a card."""
        cards, chosen, committed = self.cards, self.chosen, self.committed
        strange = [place for place in chosen if not 0 <= place < len(cards)]
        if strange:
            raise ValueError(
                f"there is no card at {strange}: the hand has {len(cards)} cards, counted from 0"
            )
        rows = max(1, -(-len(cards) // _ROW))
        height = _TOP + rows * (_CARD[1] + _BETWEEN) - _BETWEEN + 34 + _FOOT
        frame = Box(0, 0, theme.WIDTH, height)
        shapes: list[Shape] = [
            Backdrop(mountain.Mountain("easy", "clear", "dawn"), frame, mountain.window(frame, 330)),
            Plate(frame, theme.INK.at(165)),
        ]
        areas = []
        for number, card in enumerate(cards):
            row, column = divmod(number, _ROW)
            in_row = min(_ROW, len(cards) - row * _ROW)
            left = (theme.WIDTH - in_row * _CARD[0] - (in_row - 1) * _GAP) / 2 + column * (_CARD[0] + _GAP)
            raised = number in chosen and not committed
            box = Box.at(left, _TOP + row * (_CARD[1] + _BETWEEN) - (_RAISED if raised else 0), *_CARD)
            shapes += _card(card, box, writing, chosen=number in chosen, committed=committed)
            areas.append(Area(f"card {number}", box))
        foot = Box(0, height - _FOOT, theme.WIDTH, height)
        shapes += _sums([cards[place] for place in sorted(set(chosen))], foot, writing, committed=committed)
        return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("sums", foot)), still=2)


def _card(card: Card, box: Box, writing: Writing, *, chosen: bool, committed: bool) -> tuple[Shape, ...]:
    """A card: chosen ones in a yellow frame with a tick; once committed, the rest is put by."""
    shapes: list[Shape] = []
    if chosen:
        shapes.append(Plate(box.grown(10), theme.TURN, 43, shadow=0 if committed else 20))
    shapes += card_pieces.large(card, box, writing, pale=committed and not chosen)
    if chosen:
        badge = Box.around((box.right - 26, box.top + 26), 84, 84)
        ground, mark = (theme.INK, theme.TURN) if committed else (theme.TURN, theme.INK)
        shapes += [Disc(badge, ground, theme.WHITE, 6), *symbol("tick", badge.grown(-20), mark)]
    return tuple(shapes)


def _sums(chosen: Sequence[Card], box: Box, writing: Writing, *, committed: bool) -> tuple[Shape, ...]:
    """How many are chosen, and what they add up to: steps up and down, air, the risk sum of phase 2."""
    ground, ink = (theme.INK, theme.WHITE) if committed else (theme.PAPER, theme.INK)
    count = Box(box.left + 18, box.top + 20, box.left + 286, box.bottom - 20)
    shapes: list[Shape] = [Plate(box, ground)]
    if committed:
        mark = Box.around((count.centre[0], count.top + 36), 64, 64)
        shapes += [
            *symbol("tick", mark, theme.TURN),
            label(writing.text("picture-committed"), _lower(count), ink, align="m"),
        ]
    else:
        shapes += [
            label(
                writing.text("picture-chosen", count=len(chosen), of=content.CARDS_A_DAY),
                Box(count.left, count.top, count.right, count.top + _CHIP),
                ink,
                size=theme.TITLE,
                weight="ExtraBold",
            ),
            label(writing.text("picture-cards-chosen"), _lower(count), theme.SLATE, weight="SemiBold"),
        ]
    parts = _figures(chosen, writing)
    room = Box(count.right + 24, count.top, box.right - 28, count.bottom)
    for (figure, word, mark_name, fill), part in zip(parts, room.columns(*_SHARES, gap=18), strict=True):
        shapes += [
            *_figure(figure, mark_name, fill, Box(part.left, part.top, part.right, part.top + _CHIP)),
            label(word, _lower(part), ink, weight="SemiBold"),
        ]
    return tuple(shapes)


def _lower(part: Box) -> Box:
    """Where the word below a figure stands."""
    return Box(part.left - 6, part.bottom - 42, part.right + 6, part.bottom + 2)


def _figure(figure: str, mark: Name | None, fill: Colour, box: Box) -> tuple[Shape, ...]:
    """A sum with its symbol, or the sign of risk."""
    sign_of_sum = sign(mark, 46, theme.WHITE) if mark else Fixed(46, 46, partial(risk_sign, fill=theme.WHITE))
    row = Row((sign_of_sum, Label(figure, theme.WHITE, theme.TITLE, "ExtraBold")), gap=14, align="middle")
    return Stack((plate(fill, 20), row)).placed(box)


def _figures(chosen: Sequence[Card], writing: Writing) -> list[tuple[str, str, Name | None, Colour]]:
    """Figure, word, symbol and colour, always in the same places: up, down, air, the risk sum (rule 8)."""
    movement = sum(card.up for card in chosen if card.is_movement)
    up = movement + sum(card.up for card in chosen if card.is_rope)
    down = movement + sum(card.down for card in chosen if card.is_rope)
    air = sum(card.up for card in chosen if card.is_acclimatization)
    risk = sum(card.push for card in chosen)
    return [
        (str(up), writing.text("picture-sum-up"), "up", palette.MOVEMENT),
        (str(down), writing.text("picture-sum-down"), "down", palette.MOVEMENT),
        (signed(air), writing.text("picture-sum-air"), "bottle", palette.AIR),
        (str(risk), writing.text("picture-sum-risk"), None, palette.DANGER),
    ]
