"""The table as a picture: four rows with the price of their sixth card, players, the cards shown last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.layout import player_name, strong_text, swatch, text_in_box
from k2bot.render.scene import Box, Disc, Plate, Scene
from tests.kit.pile_up.engine import LONGEST, cost, dents

if TYPE_CHECKING:
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape
    from tests.kit.pile_up.engine import Observation

GROUND = theme.parse_colour("#20404A")
FAINT = theme.parse_colour("#35606C")
GRADES = {
    1: theme.PAPER,
    2: theme.parse_colour("#BFE3EC"),
    3: theme.parse_colour("#FFDD80"),
    5: theme.parse_colour("#FFAB73"),
    7: theme.parse_colour("#E58CD2"),
}
"""The colour of a card by its dents, which its dots tell as well."""
EDGE, GAP = 36, 14
CARD = (132, 176)
LEFT = EDGE + 64
RIGHT = LEFT + (LONGEST + 1) * (CARD[0] + GAP) + 24
FOOT = 4 * (CARD[1] + GAP) + EDGE
"""Where the players begin, from the left, and the cards shown last, from the top."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table as everybody sees it."""

    seen: Observation

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        shapes = [*self._last()]
        for row in range(len(self.seen.rows)):
            shapes += self._row(row)
        for seat in range(len(writing.names)):
            shapes += self._player(seat, writing)
        return Scene(*theme.FRAME, GROUND, tuple(shapes))

    def _row(self, row: int) -> tuple[Shape, ...]:
        """The number of a row, its cards, those placed last with their players, and what it costs."""
        top, cards = EDGE + row * (CARD[1] + GAP), self.seen.rows[row]
        whose = {one.card: one.seat for one in self.seen.placed}
        places = [Box.from_corner(LEFT + place * (CARD[0] + GAP), top, *CARD) for place in range(LONGEST + 1)]
        price = places[LONGEST]
        shapes: list[Shape] = [
            strong_text(str(row + 1), Box.from_corner(EDGE, top, 50, CARD[1]), theme.MIST, theme.TITLE)
        ]
        shapes += (Plate(place, FAINT, 16) for place in places[len(cards) : LONGEST])
        for card, place in zip(cards, places, strict=False):
            shapes += card_at(place, card)
            if card in whose:
                shapes += swatch(whose[card], Box.from_corner(place.right - 44, place.top - 8, 52, 52))
        full = len(cards) == LONGEST
        return (
            *shapes,
            Plate(price.expanded(-3), GROUND, 16, theme.HIGHLIGHT if full else FAINT, 6),
            strong_text(
                f"+{cost(cards)}", price.expanded(-8), theme.HIGHLIGHT if full else theme.MIST, theme.BODY
            ),
        )

    def _player(self, seat: int, writing: Writing) -> tuple[Shape, ...]:
        """Who sits there, their dents, and whether they have to take a row."""
        seen, gone = self.seen, seat in self.seen.gone
        high = min(110.0, (FOOT - EDGE - GAP) / len(writing.names))
        line = Box.from_corner(RIGHT, EDGE + seat * high, theme.FRAME[0] - EDGE - RIGHT, high - 8)
        name = Box(line.left + 80, line.top, line.right - 110, line.bottom)
        points = Box(name.right + 5, line.top, line.right - 20, line.bottom)
        ink = theme.SLATE if gone else theme.INK
        taking = bool(seen.shown) and seat == seen.shown[0][1]
        ground = theme.HIGHLIGHT if taking else theme.PAPER_SHADE if gone else theme.PAPER
        return (
            Plate(line, ground, 14),
            *swatch(seat, Box.from_centre((line.left + 40, line.centre[1]), 56, 56)),
            *player_name(writing, seat, name, ink, theme.CHANGING_TEXT),
            strong_text(str(seen.points[seat]), points, ink, theme.NUMBER, "r"),
        )

    def _last(self) -> tuple[Shape, ...]:
        """The cards shown last, each with its player; the first one that isn't placed yet is lit."""
        seen = self.seen
        cards = [(one.card, one.seat, cost(one.taken)) for one in seen.placed]
        cards += [(card, seat, 0) for card, seat in seen.shown]
        shapes: list[Shape] = []
        step = min(200.0, (theme.FRAME[0] - 2 * EDGE) / max(1, len(cards)))
        for place, (card, seat, taken) in enumerate(cards):
            head = Box.from_corner(EDGE + place * step, FOOT + 26, step - 12, 108)
            foot = head.translated(0, 98)
            shapes += card_at(head, card, lit=place == len(seen.placed))
            badge = Box.from_centre((foot.centre[0] - (36 if taken else 0), foot.centre[1]), 56, 56)
            shapes += swatch(seat, badge)
            if taken:
                beside = Box(badge.right + 8, foot.top, foot.right, foot.bottom)
                shapes.append(
                    text_in_box(f"+{taken}", beside, theme.HIGHLIGHT, size=theme.CHANGING_TEXT, align="l")
                )
        return tuple(shapes)


def card_at(box: Box, card: int, *, lit: bool = False) -> tuple[Shape, ...]:
    """A card that fills a box: its number above its dents."""
    count, middle = dents(card), box.centre[0]
    dots = [
        Disc(Box.from_centre((middle + (place - (count - 1) / 2) * 17, box.bottom - 24), 13, 13), theme.INK)
        for place in range(count)
    ]
    number = Box(box.left, box.top, box.right, box.bottom - 34)
    return (
        Plate(box, GRADES[count], 16, theme.HIGHLIGHT if lit else None, 8 if lit else 0),
        strong_text(str(card), number, theme.INK, 64),
        *dots,
    )
