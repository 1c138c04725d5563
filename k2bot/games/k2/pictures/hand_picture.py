"""The picture of a hand: six cards (or three), the chosen ones raised, and what the chosen add up to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Card, Cards, content
from k2bot.games.k2.pictures import card_pieces, palette, scenery
from k2bot.games.k2.pictures.pieces import risk_sign, sign, signed
from k2bot.games.k2.pictures.symbols import Name, symbol
from k2bot.render import theme
from k2bot.render.labels import label, strong
from k2bot.render.layout import Fixed, Label, Row, Stack, plate
from k2bot.render.names import swatch
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Scene, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing

_GROUP = 3
"""Cards that stand together, as their buttons do."""
_CARD, _GAP = 0.785, 14
"""The size of a card of six, as a share of a large one, and the pixels between two."""
_RAISED = 44
_FOOT = 190
_HEAD = Box(28, 24, 0, 100)
_NAME = 360
"""Pixels of a name, at most."""
_CHIP = 100
_SHARES = (1, 1, 1, 1.2)
"""How wide the sums are beside each other."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand for its owner alone: its cards stand in two groups of three, in the order given."""

    cards: Cards
    chosen: tuple[int, ...] = ()
    """Places in ``cards``."""
    committed: bool = False
    """Whether the choice is made: the other cards are then grey."""
    seat: int | None = None
    """Whose hand it is; nobody's in an example."""
    day: int = 1

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes. Raises ValueError for a chosen place without a card."""
        cards, chosen, committed = self.cards, self.chosen, self.committed
        strange = [place for place in chosen if not 0 <= place < len(cards)]
        if strange:
            raise ValueError(
                f"there is no card at {strange}: the hand has {len(cards)} cards, counted from 0"
            )
        frame = Box(0, 0, *theme.FRAME)
        shapes: list[Shape] = [scenery.behind("easy", "clear", "dawn", share=0.7)]
        areas = []
        for number, (card, place) in enumerate(zip(cards, _places(len(cards)), strict=True)):
            box = place.moved(0, -_RAISED) if number in chosen and not committed else place
            shapes += _card(card, box, writing, chosen=number in chosen, committed=committed)
            areas.append(Area(f"card {number}", box))
        if self.seat is not None:
            head = Box(
                _HEAD.left, _HEAD.top, _HEAD.left + _head(self.seat, self.day, writing).width, _HEAD.bottom
            )
            shapes += Decal.of(_head(self.seat, self.day, writing).placed(head), head)
            areas.append(Area("head", head))
        foot = Box(0, frame.bottom - _FOOT, frame.right, frame.bottom)
        shapes += _sums([cards[place] for place in sorted(set(chosen))], foot, writing, committed=committed)
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), (*areas, Area("sums", foot)), still=1)


def _head(seat: int, day: int, writing: Writing) -> Stack:
    """Whose hand it is, and of what day."""
    name = Label(writing.name(seat), theme.WHITE, theme.FIGURE).narrowed(_NAME)
    today = Label(writing.text("picture-day", day=day), theme.MIST, theme.FIGURE, "SemiBold")
    row = Row((Fixed(54, 54, partial(swatch, seat)), name, today), gap=18)
    return Stack((plate(theme.INK.at(215), 22), row), inset=(16, 0, 24, 0))


def _places(count: int) -> tuple[Box, ...]:
    """Where the cards stand: a group at the left and one at the right, the summit between."""
    size = 1 if count <= _GROUP else _CARD
    width, height = size * card_pieces.SIZE[0], size * card_pieces.SIZE[1]
    whole, top = theme.FRAME[0], theme.FRAME[1] - _FOOT - 30 - height
    gap = _GAP if count > _GROUP else 2.5 * _GAP
    group = min(count, _GROUP) * (width + gap) - gap
    starts = ((whole - group) / 2,) if count <= _GROUP else (28, whole - 28 - group)
    # Of whole pixels, so that a card is the same in every place.
    places = (
        Box.at(round(start + number * (width + gap)), round(top), width, height)
        for start in starts
        for number in range(_GROUP)
    )
    return tuple(place for place, _ in zip(places, range(count), strict=False))


def _card(card: Card, box: Box, writing: Writing, *, chosen: bool, committed: bool) -> Shapes:
    """A card: chosen ones in a yellow frame with a tick; once committed, the rest is put by."""
    shapes: list[Shape] = []
    if chosen:
        shapes.append(Plate(box.grown(10), theme.TURN, 38, shadow=0 if committed else 20))
    face = card_pieces.large(card, box, writing, pale=committed and not chosen)
    shapes += Decal.of(face, box.grown(card_pieces.SHADE))
    if chosen:
        badge = Box.around((box.right - 22, box.top + 22), 84, 84)
        ground, mark = (theme.INK, theme.TURN) if committed else (theme.TURN, theme.INK)
        shapes += [Disc(badge, ground, theme.WHITE, 6), *symbol("tick", badge.grown(-20), mark)]
    return tuple(shapes)


def _sums(chosen: Sequence[Card], box: Box, writing: Writing, *, committed: bool) -> Shapes:
    """How many are chosen, and what they add up to: steps up and down, air, the risk sum of phase 2."""
    ground, ink = (theme.INK, theme.WHITE) if committed else (theme.PAPER, theme.INK)
    count = Box(box.left + 28, box.top + 22, box.left + 440, box.bottom - 18)
    shapes: list[Shape] = [Plate(box, ground)]
    upper = Box(count.left, count.top, count.right, count.top + _CHIP)
    if committed:
        shapes += symbol("tick", Box.around(upper.centre, 84, 84), theme.TURN)
        word, tone = writing.text("picture-committed"), ink
    else:
        told = writing.text("picture-chosen", count=len(chosen), of=content.CARDS_A_DAY)
        shapes.append(strong(told, upper, ink, 84))
        word, tone = writing.text("picture-cards-chosen"), theme.SLATE
    shapes.append(label(word, _lower(count), tone, size=theme.BODY))
    parts = _figures(chosen, writing)
    room = Box(count.right + 20, count.top, box.right - 28, count.bottom)
    for (figure, word, mark_name, fill), part in zip(parts, room.columns(*_SHARES, gap=24), strict=True):
        column = (
            *_figure(figure, mark_name, fill, Box(part.left, part.top, part.right, part.top + _CHIP)),
            label(word, _lower(part), ink, size=theme.BODY),
        )
        shapes += Decal.of(column, part.grown(10))
    return tuple(shapes)


def _lower(part: Box) -> Box:
    """Where the word below a figure stands."""
    return Box(part.left - 10, part.bottom - 44, part.right + 10, part.bottom + 8)


def _figure(figure: str, mark: Name | None, fill: theme.Colour, box: Box) -> Shapes:
    """A sum with its symbol, or the sign of risk."""
    sign_of_sum = sign(mark, 62, theme.WHITE) if mark else Fixed(62, 62, partial(risk_sign, fill=theme.WHITE))
    row = Row((sign_of_sum, Label(figure, theme.WHITE, 84, "ExtraBold")), gap=18, align="middle")
    return Stack((plate(fill, 20), row)).placed(box)


def _figures(chosen: Sequence[Card], writing: Writing) -> list[tuple[str, str, Name | None, theme.Colour]]:
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
