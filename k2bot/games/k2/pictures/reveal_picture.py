"""All players' revealed cards, with their sums, and who takes a risk token."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Observation, content
from k2bot.games.k2.pictures import cards, pieces, poses, scenery
from k2bot.games.k2.pictures.palette import DANGER, ICE, MOVEMENT, ROPE, SECOND, SNOW, Name, symbol
from k2bot.games.k2.pictures.pieces import Writing, token
from k2bot.games.k2.pictures.sky import sky_of
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    plate,
    player_name,
    strong_text,
    text_column,
    text_in_box,
)
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Point, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.poses import Role

_HEAD, _GAP = 92.0, 6.0
"""Height in pixels of the head, and of the gap between two rows."""
_MARGIN, _SIDE = 20, 440
"""Pixels around the table and between it and the result, and the result's width."""
_NAME_WIDTH, _SUM = 450, (0.74, 156)
"""Pixels from a row's left edge to its first card; side of a sum relative to its row, and at most."""
_INSET, _CARD_GAP, _SUM_GAP = 11, 10, 14
"""Pixels between a card and the row's edges, between two cards, and between the last one and the sum."""
_WIDEST, _WIDE = 1.3, 176
"""Greatest width of a card relative to its height, and in pixels."""
_NAME_HEIGHT, _TAG, _RIM = 96.0, 58.0, 5.0
"""Heights in pixels of a name, at most, and of the remarks below it; and of their rims, clear of letters."""
_NAME, _REMARK = 62, 43
"""Sizes of names and remarks."""
_FIGURES = 400
"""Greatest height in pixels of the figures above the result."""
_BANK_HEIGHT = 28.0
"""Pixels of snow on the result."""
_BANK: tuple[Point, ...] = ((0, 22), (0.06, 8), (0.2, 2), (0.42, 0), (0.66, 3), (0.86, 4), (0.95, 9), (1, 24))
_DRIPS: tuple[Point, ...] = (
    (0, 0), (0.03, 14), (0.12, 17), (0.22, 10), (0.36, 15), (0.5, 9), (0.64, 14), (0.78, 9), (0.9, 16),
    (0.97, 13), (1, 0),
)  # fmt: skip
"""Upper and lower edge of the snow: fractions of its width, and pixels below its top, or the result's."""
_SHADE_OF_SNOW = theme.parse_colour("#B9CCE4")
_TOKEN, _SHOWN_TOKEN, _LATER_TOKEN, _NOTE = 176, 132, 84, 44
"""Pixels of the token that somebody takes, of those to choose from and of tomorrow's; size of the words."""
_BAND = 108.0
"""Pixels from the upper edge of the result to its words, below the name of who takes a token."""
_STRIPE, _FRAME = 52.0, 7
"""Widths in pixels of the stripe in a player's colour, and of the frame around the highest sum's row."""
_CHIP = 64
"""Height in pixels of the terms of the sum."""
_INNER = _SIDE - 32
"""Width in pixels of the result's text."""


class _Mark(NamedTuple):
    """A remark on a player, and the colours of its ground and words."""

    message: str
    fill: Colour
    ink: Colour


def row_height(players: int) -> float:
    """Height in pixels of a player's row: few rows leave room for large cards and more of the mountain."""
    return round(min(210.0, 70 + 440 / players))


@dataclass(frozen=True, slots=True)
class RevealPicture:
    """The revealed cards, and the token once the seat with the highest sum has taken it."""

    seen: Observation
    sums: tuple[tuple[int, int], ...]
    """Seats and sums, in turn order."""
    highest: int | None
    """Seat that takes a token; None for a tie."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, frame, high = self.seen, Box(0, 0, *theme.FRAME).expanded(-_MARGIN), row_height(len(self.sums))
        rows = frame.part(top=_GAP - len(self.sums) * (high + _GAP), right=-_SIDE - _MARGIN)
        head = Box(rows.left, rows.top - _GAP - _HEAD, rows.right, rows.top - _GAP)
        shapes: list[Shape] = [
            scenery.mountain_backdrop(seen.board.side, sky_of(seen.weather)),
            Plate(head, ICE, 24),
            *_snow(head),
            *_reveal_head(seen.day, head, _side(high), writing),
        ]
        areas = [Area("head", head)]
        places = self._places(rows.width, high)
        for number, (seat, total) in enumerate(self.sums):
            box = Box.from_corner(rows.left, rows.top + number * (high + _GAP), rows.width, high)
            shapes += self._player(seat, total, box, places[seat], writing)
            areas.append(Area(f"player {seat}", box))
        outcome = _result_column(seen, self.highest, writing)
        band = 26 if self.highest is None else _BAND
        side = Box(rows.right + _MARGIN, rows.bottom - outcome.height - band - 18, frame.right, rows.bottom)
        shapes.append(Plate(side, ICE.with_alpha(228), 24))
        if self.highest is not None:
            shapes += _taker(self.highest, side.part(bottom=_BAND - 12), writing)
        shapes += [*self._figures_above(side), *outcome.place(side.part(16, band, -16, -18))]
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("tokens", side)), still=1)

    def _places(self, wide: float, high: float) -> Mapping[int, tuple[tuple[Card, Box], ...]]:
        """Each player's cards with their boxes in a row from (0, 0), side by side up to the sum.

        Cards that don't count come first, so that the others are right before their sum.
        """
        hands = {
            seat: sorted(
                self.seen.seats[seat].committed or (), key=lambda card: (_counts_for_risk(card), card)
            )
            for seat, _ in self.sums
        }
        most = max(1, *map(len, hands.values()))
        tall = high - 2 * _INSET - 5
        room = wide - _NAME_WIDTH - _side(high) - 2 * _MARGIN - _SUM_GAP
        width = round(min((room - (most - 1) * _CARD_GAP) / most, _WIDEST * tall, _WIDE))
        end = wide - _side(high) - _MARGIN - _SUM_GAP
        # Whole pixels make a card's image identical in every position.
        return {
            seat: tuple(
                (
                    card,
                    Box.from_corner(
                        round(end - number * (width + _CARD_GAP)) + _CARD_GAP, _INSET, width, round(tall)
                    ),
                )
                for card, number in zip(hand, range(len(hand), 0, -1), strict=True)
            )
            for seat, hand in hands.items()
        }

    @property
    def _highest_seats(self) -> tuple[int, ...]:
        """Seats with the highest sum: one, or all of a tie."""
        most = max(total for _, total in self.sums)
        tied = tuple(seat for seat, total in self.sums if total == most)
        return tied if self.highest is None else (self.highest,)

    def _figures_above(self, side: Box) -> Iterator[Shape]:
        """Climbers of the seats with the highest sum, standing on the snow above the result.

        A climber is bent if its player's token costs something; ties and tokens of 0 are a relief.
        """
        seen = self.seen
        relieved = self.highest is None or seen.seats[self.highest].risk == 0
        yield from _snow(side)
        foot = side.top - _BANK_HEIGHT / 2
        room = Box(side.left + 20, max(8.0, foot - _FIGURES), side.right - 20, foot)
        for seat, part in zip(
            self._highest_seats, room.columns(*(1 for _ in self._highest_seats)), strict=True
        ):
            both = [(seat, name) for name in CLIMBER_NAMES]
            key = next((key for key in both if seen.climber(key).on_board), both[0])
            shadow = Box.from_centre((part.centre[0], foot - 2), min(part.width, 170), 20)
            role: Role = "death" if not seen.climber(key).on_board else "mate" if relieved else "weary"
            yield Disc(shadow, _SHADE_OF_SNOW)
            yield from poses.pose_figure(role, key, part)

    def _player(
        self, seat: int, total: int, box: Box, card_places: Sequence[tuple[Card, Box]], writing: Writing
    ) -> Iterator[Shape]:
        """A player's cards and sum, with remarks on both; in red if the player takes a token, lit if tied."""
        mark = self._mark(seat)
        name_box = box.part(right=min((place.left for _, place in card_places), default=_NAME_WIDTH) - 9)
        yield Plate(box, SNOW if mark else ICE, 16, mark.fill if mark else None, _FRAME if mark else 0)
        yield from pieces.stripe(seat, box.part(right=_STRIPE), 16)
        inner = name_box.part(_STRIPE + 11, 6, bottom=-13)
        yield from self._name_column(seat, inner, writing).place(inner)
        for card, place in card_places:
            card_box = place.translated(box.left, box.top)
            yield from Decal.wrap(
                cards.small_card(card, card_box, for_risk=True), card_box.expanded(cards.SHADE)
            )
        side = _side(box.height)
        place = Box.from_centre((box.right - _MARGIN - side / 2, box.centre[1]), side)
        yield Plate(place, mark.fill if mark else PAPER, 28)
        yield strong_text(str(total), place, mark.ink if mark else INK, round(0.94 * side))

    def _mark(self, seat: int) -> _Mark | None:
        """Mark on the row and sum of a seat with the highest sum; None for others."""
        if seat not in self._highest_seats:
            return None
        if self.highest is None:
            return _Mark("picture-tied", INK, WHITE)
        return _Mark("picture-highest" if len(self.sums) > 1 else "picture-alone", DANGER, WHITE)

    def _name_column(self, seat: int, box: Box, writing: Writing) -> Column:
        """A player's name, above remarks: first player, and highest sum."""
        begins = len(self.sums) > 1 and seat == self.sums[0][0]
        marks = [_Mark("picture-begins", HIGHLIGHT, INK)] if begins else []
        marks += filter(None, (self._mark(seat),))
        tags = _tags(marks, box.width, writing)
        high = min(_NAME_HEIGHT, box.height - (_TAG if tags else 0))
        count = 2 if high >= 2 * theme.CHANGING_TEXT * 1.36 else 1
        name = Fixed(0, high, lambda room: player_name(writing, seat, room, INK, _NAME, lines=count))
        second = Row(tags, gap=_CARD_GAP, height=_TAG if tags else 0)
        return Column((name, second), align="middle")


def _counts_for_risk(card: Card) -> bool:
    """Whether a card is added up to the sum that takes a token (rule 8)."""
    return not card.is_acclimatization


def _side(row: float) -> float:
    """Side of a sum in a row of this height."""
    return min(_SUM[0] * row, _SUM[1])


def _taker(seat: int, box: Box, writing: Writing) -> Shapes:
    """Name of the player who takes a token, below the snow."""
    return player_name(writing, seat, box.part(16, 18, -16, -4), INK, 60, lines=2)


def _reveal_head(day: int, box: Box, side: float, writing: Writing) -> Shapes:
    """Title; and above the sums, which are ``side`` pixels wide, a word and the terms of the sum."""
    column = box.part(left=box.width - side - 2 * _MARGIN)
    risk = Box.from_centre(column.centre, side + 28, _CHIP)
    terms = box.part(left=box.width - side - 330, right=risk.left - 8 - box.right)
    title = box.part(26, right=terms.left - box.left - 10)
    plus, equals = (Label(word, INK, theme.NUMBER) for word in "+=")
    cards_of_sum = Row((_chip("boot", MOVEMENT), plus, _chip("up", ROPE), equals), gap=10, align="end")
    return (
        strong_text(writing.text("picture-reveal", day=day), title, INK, 72, align="l"),
        *cards_of_sum.place(terms),
        Plate(risk, DANGER, 14, WHITE, 3),
        strong_text(writing.text("picture-risk"), risk.part(7, 0, -7), WHITE, 48),
    )


def _chip(mark: Name, fill: Colour) -> Fixed:
    """A card's symbol on its colour, as a term of a sum."""

    def drawn(box: Box) -> Shapes:
        return (Plate(box, fill, 14, WHITE, 3), *symbol(mark, box.expanded(-9), WHITE))

    return Fixed(_CHIP, _CHIP, drawn)


def _tags(marks: Sequence[_Mark], room: float, writing: Writing) -> tuple[Stack, ...]:
    """Remarks side by side, all in the largest letters in which they have room, or else cut."""
    # words: picture-begins, picture-tied, picture-highest, picture-alone
    worded = [(writing.text(mark.message), mark) for mark in marks]
    for size in range(_REMARK, theme.LEAST_TEXT - 1, -1):
        tags = tuple(_tag(Label(word, mark.ink, size), mark) for word, mark in worded)
        if Row(tags, gap=_CARD_GAP).width <= room:
            return tags
    share = room / len(worded) - 28
    return tuple(_tag(Label(word, mark.ink, theme.LEAST_TEXT).narrow(share), mark) for word, mark in worded)


def _tag(text: Label, mark: _Mark) -> Stack:
    """A word on a background of its width, descenders and all."""

    def word(box: Box) -> Shapes:
        return (text_in_box(text.text, box.part(0, _RIM, None, -_RIM), text.fill, text.size, align="l"),)

    ground = plate(mark.fill, 16, mark.ink, 3)
    return Stack((ground, Fixed(text.width, _TAG - 6, word)), inset=(8, 0, 8, 0))


def _result_column(seen: Observation, taker: int | None, writing: Writing) -> Column:
    """The result: who takes or chooses a token, if anybody; below a line, open tokens, except on day 18."""
    token_value = None if taker is None else seen.seats[taker].risk

    def note(word: str, most: int = 1) -> Part:
        return text_column(
            word, _INNER, Label("", SECOND, _NOTE, "SemiBold"), most, least=theme.CHANGING_TEXT
        )

    def headline(word: str, room: float = _INNER, most: int = 2) -> Part:
        return text_column(word, room, Label("", INK, 56), most, least=theme.CHANGING_TEXT)

    tokens = [partial(token, value) for value in sorted(seen.tokens_open)]
    parts: list[Part] = []
    if taker is None:
        parts.append(headline(writing.text("picture-token-tie"), most=4))
    if taker is not None and token_value is None:
        open_tokens = Row(tuple(Fixed(_SHOWN_TOKEN, _SHOWN_TOKEN, drawn) for drawn in tokens), gap=6)
        parts += [headline(writing.text("picture-token-choice")), replace(open_tokens, height=_SHOWN_TOKEN)]
        return Column((*parts, note(writing.text("picture-tokens-cost"), 4)), gap=8)
    if token_value is not None:
        token_part = Fixed(_TOKEN, _TOKEN, partial(token, token_value))
        heading = headline(writing.text("picture-token-taken"), _INNER - _TOKEN - 22)
        parts.append(Row((heading, token_part), gap=22, height=_TOKEN))
        parts.append(note(writing.text("picture-token-costs", value=token_value), 4))
    if seen.day < content.DAYS:
        # Smaller: at the size of today's tokens, they were taken for those.
        later = tuple(Fixed(_LATER_TOKEN, _LATER_TOKEN, drawn) for drawn in tokens)
        parts += [
            _LINE,
            note(writing.text("picture-tokens-open"), 2),
            Row(later, gap=10, height=_LATER_TOKEN),
        ]
    return Column(tuple(parts), gap=8)


_LINE = Fixed(
    height=24, draw=lambda box: (Plate(Box.from_centre(box.centre, box.width, 3), MIST.with_alpha(150)),)
)
"""The line between the result and the tokens that are left."""


def _snow(box: Box) -> Shapes:
    """A bank of snow along the upper edge of a box, hanging a little over it."""
    left, right, top = box.left - 8, box.right + 8, box.top - _BANK_HEIGHT
    upper = [(left + x * (right - left), top + y) for x, y in _BANK]
    lower = [(left + x * (right - left), box.top + y) for x, y in _DRIPS]
    brow = [(x, y - 9) for x, y in lower]
    return (
        Polygon((*upper, *reversed(lower)), _SHADE_OF_SNOW),
        Polygon((*upper, *reversed(brow)), WHITE),
    )
