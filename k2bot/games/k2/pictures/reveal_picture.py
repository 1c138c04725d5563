"""All players' revealed cards, with their sums, and who takes a risk token."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Observation, content
from k2bot.games.k2.pictures import cards, poses, scenery
from k2bot.games.k2.pictures.palette import DANGER, GLASS, MOVEMENT, ROPE, Name, symbol
from k2bot.games.k2.pictures.pieces import Writing, risk_sign, token
from k2bot.games.k2.pictures.sky import sky_of
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    lines,
    named,
    named_width,
    plate,
    strong,
    swatch,
)
from k2bot.render.scene import Area, Box, Decal, Disc, Pattern, Plate, Point, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import INK, MIST, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.pictures.poses import Role

_MARGIN, _GAP = 20.0, 8.0
"""Pixels around the table, and between its parts."""
_HEAD = (540.0, 168.0)
"""Size in pixels of the head."""
_HIGH, _WIDE = 440.0, 440.0
"""Height in pixels of a player's column, and its width at most."""
_RESULT = 152.0
"""Height in pixels of the result, below the columns."""
_CARD, _WIDEST, _CARD_GAP = 152, 134, 9
"""Pixels: height of a card, its greatest width, and the gap between two."""
_INSET, _BAND, _TOP, _SUM = 12, (23.0, 17.0), 44, 104
"""Pixels: margin of a column, top and height of its band in the player's colour, top of the name below that,
and height of the sum at the foot."""
_NAME, _REMARK, _NAME_HEIGHT, _TAG = 54, 43, 62, 54
"""Sizes of names and remarks, and heights in pixels of names and of the remark below."""
_FIGURES = 238
"""Greatest height in pixels of the figures above the columns."""
_SNOW = 28.0
"""Pixels of snow on the columns."""
_BANK: tuple[Point, ...] = ((0, 22), (0.06, 8), (0.2, 2), (0.42, 0), (0.66, 3), (0.86, 4), (0.95, 9), (1, 24))
_DRIPS: tuple[Point, ...] = (
    (0, 0), (0.03, 14), (0.12, 17), (0.22, 10), (0.36, 15), (0.5, 9), (0.64, 14), (0.78, 9), (0.9, 16),
    (0.97, 13), (1, 0),
)  # fmt: skip
"""Its upper and lower edge: fractions of its width, and pixels from its upper edge, or from the columns'."""
_SHADE_OF_SNOW = theme.colour("#B9CCE4")
_TOKEN, _SHOWN_TOKEN, _NOTE = 124, 86, 44
"""Pixels of the token that somebody takes, and of those that are open; size of the words around them."""
_TAKER = 340.0
"""Most width in pixels of the name of who takes one."""


class _Mark(NamedTuple):
    """A remark on a player, and the colours of its ground and words."""

    message: str
    fill: Colour
    ink: Colour


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
        seen, frame, count = self.seen, Box(0, 0, *theme.FRAME).grown(-_MARGIN), len(self.sums)
        result = frame.part(top=-_RESULT)
        wide = min(_WIDE, (frame.width - (count - 1) * _GAP) // count)
        left, foot = round(frame.right - count * (wide + _GAP) + _GAP), result.top - _GAP
        first = Box.at(left, foot - _HIGH, wide, _HIGH)
        columns = [first.moved(number * (wide + _GAP), 0) for number in range(count)]
        head = frame.part(-_HEAD[0], bottom=_HEAD[1])
        shapes: list[Shape] = [
            scenery.behind(seen.board.side, sky_of(seen.weather)),
            Plate(head, GLASS, 24),
            *_head(seen.day, head, writing),
        ]
        areas = [Area("head", head)]
        for (seat, total), box in zip(self.sums, columns, strict=True):
            shapes += self._player(seat, total, box, writing)
            areas.append(Area(f"player {seat}", box))
        shapes += _snow(Box.over(columns))
        for (seat, _), box in zip(self.sums, columns, strict=True):
            shapes += self._figure(seat, box)
        shapes += (Plate(result, GLASS, 24), *_told(seen, self.highest, writing).placed(result))
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("tokens", result)), still=1)

    @property
    def _top(self) -> tuple[int, ...]:
        """Who has the highest sum: one, or all of a tie."""
        most = max(total for _, total in self.sums)
        tied = tuple(seat for seat, total in self.sums if total == most)
        return tied if self.highest is None else (self.highest,)

    def _figure(self, seat: int, box: Box) -> Iterator[Shape]:
        """A climber of who has the highest sum, on the snow that lies on the column.

        One who takes a token that costs something is bent; ties and tokens of 0 are a relief.
        """
        if seat not in self._top:
            return
        seen = self.seen
        relieved = self.highest is None or seen.seats[self.highest].risk == 0
        foot = box.top - _SNOW / 2
        both = [(seat, name) for name in CLIMBER_NAMES]
        key = next((key for key in both if seen.climber(key).alive), both[0])
        role: Role = "death" if not seen.climber(key).alive else "mate" if relieved else "weary"
        yield Disc(Box.around((box.centre[0], foot - 2), min(box.width, 170), 20), _SHADE_OF_SNOW)
        yield from poses.figure(role, key, Box(box.left, foot - _FIGURES, box.right, foot))

    def _player(self, seat: int, total: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player's name, cards and sum; in red if the player takes a token, lit if tied."""
        mark = self._mark(seat)
        yield Plate(box, GLASS, 24, mark and mark.fill, 7)
        yield from _band(seat, box.part(_INSET, _BAND[0], -_INSET, sum(_BAND)))
        inner = box.part(_INSET, _TOP, -_INSET, -_INSET)
        yield from self._who(seat, writing).placed(inner.part(bottom=_NAME_HEIGHT + _TAG))
        cards_top = inner.top + _NAME_HEIGHT + _TAG + _GAP
        # Cards that aren't added up come first.
        hand = sorted(self.seen.seats[seat].committed or (), key=lambda card: (_counts(card), card))
        most = max(content.CARDS_A_DAY, len(hand))
        wide = min(_WIDEST, (inner.width - (most - 1) * _CARD_GAP) // most)
        left = round(inner.centre[0] - (len(hand) * (wide + _CARD_GAP) - _CARD_GAP) / 2)
        for number, card in enumerate(hand):
            # Whole pixels make a card's image identical in every position.
            card_box = Box.at(left + number * (wide + _CARD_GAP), round(cards_top), wide, _CARD)
            yield from Decal.of(cards.small(card, card_box, for_risk=True), card_box.grown(cards.SHADE))
        place = inner.part(top=-_SUM)
        parts: list[Part] = [Label(str(total), mark.ink if mark else WHITE, _SUM, "ExtraBold")]
        if mark:
            yield Plate(place, mark.fill, 28)
            # words: picture-tied, picture-highest, picture-alone
            text, room = writing.text(mark.message), place.width - parts[0].width - 48
            parts.append(lines(text, room, Label("", mark.ink, _REMARK, height=48), least=theme.LEAST))
        yield from Row(tuple(parts), gap=16, align="middle").placed(place)

    def _mark(self, seat: int) -> _Mark | None:
        """What the row and the sum of who has the highest one are marked with."""
        if seat not in self._top:
            return None
        if self.highest is None:
            return _Mark("picture-tied", WHITE, INK)
        return _Mark("picture-highest" if len(self.sums) > 1 else "picture-alone", DANGER, WHITE)

    def _who(self, seat: int, writing: Writing) -> Column:
        """A player's name, above the remark that the player begins."""
        name = Fixed(height=_NAME_HEIGHT, draw=lambda room: named(writing, seat, room, WHITE, _NAME, lines=2))
        if len(self.sums) == 1 or seat != self.sums[0][0]:
            return Column((name,))
        text = Label(writing.text("picture-begins"), INK, _REMARK)
        tag = Stack((plate(TURN, 16), Row((text,), height=_TAG - 6)), inset=(14, 0, 15, 0))
        return Column((name, Row((tag,), height=_TAG)))


def _counts(card: Card) -> bool:
    """Whether a card is added up to the sum that takes a token (rule 8)."""
    return not card.is_acclimatization


def _band(seat: int, box: Box) -> Shapes:
    """A player's colour and pattern with a light rim, on dark glass."""
    livery, flat = theme.LIVERIES[seat], Polygon(box.corners, theme.LIVERIES[seat].colour)
    return (Plate(box.grown(2.5), MIST, 4), flat, Pattern(flat, livery.pattern, livery.second))


def _disc(seat: int, box: Box) -> Shapes:
    """A player's badge with a light rim, on dark glass."""
    return (Disc(box, MIST), *swatch(seat, box.grown(-2)))


def _head(day: int, box: Box, writing: Writing) -> Shapes:
    """Title, and below it what is added up to the sum."""
    title, terms = box.part(24, 6, -24, -6).rows(1, 1)
    plus, equals = (Label(word, MIST, theme.NUMBER) for word in "+=")
    risk = Fixed(50, 50, partial(risk_sign, fill=WHITE))
    row = Row((_chip("boot", MOVEMENT), plus, _chip("up", ROPE), equals, risk), gap=10)
    sums = Label(writing.text("picture-sum-risk"), WHITE, theme.NUMBER, least=theme.LEAST)
    row = replace(row, parts=(*row.parts, sums.narrowed(terms.width - row.width - row.gap)))
    return strong(writing.text("picture-reveal", day=day), title, WHITE, 66, align="l"), *row.placed(terms)


def _chip(mark: Name, fill: Colour) -> Fixed:
    """A card's symbol on its colour, as a term of a sum."""

    def drawn(box: Box) -> Shapes:
        return (Plate(box, fill, 14, WHITE, 3), *symbol(mark, box.grown(-9), WHITE))

    return Fixed(64, 64, drawn)


def _told(seen: Observation, taker: int | None, writing: Writing) -> Row:
    """The result: who takes or chooses a token, if anybody; after a line, the open ones except on day 18."""
    token_value = None if taker is None else seen.seats[taker].risk

    def note(text: str, width: float, most: int = 2, size: int = _NOTE) -> Part:
        return lines(text, width, Label("", WHITE, size), most, least=theme.LEAST)

    tokens = (Fixed(_SHOWN_TOKEN, _SHOWN_TOKEN, partial(token, value)) for value in sorted(seen.tokens_open))
    opened = Row(tuple(tokens), gap=10, height=_SHOWN_TOKEN)
    hidden = note(writing.text("picture-pile-hidden", count=seen.tokens_pile_size), 160)
    parts: list[Part] = [note(writing.text("picture-token-tie"), 640, size=56)]
    if taker is not None:
        # words: picture-token-choice, picture-token-taken
        does = writing.text(f"picture-token-{'choice' if token_value is None else 'taken'}")
        wide = min(_TAKER, named_width(writing, taker, _NAME))
        name = Fixed(wide, 68, lambda box: named(writing, taker, box, WHITE, _NAME, lines=2))
        who = Column((Row((name,), height=68), note(does, _TAKER, 1)), align="middle")
        parts = [Fixed(64, 64, partial(_disc, taker)), who]
    if taker is not None and token_value is None:
        parts += [opened, hidden, _LINE, note(writing.text("picture-tokens-cost"), 500)]
    elif token_value is not None:
        parts.append(Fixed(_TOKEN, _TOKEN, partial(token, token_value)))
        parts.append(note(writing.text("picture-token-costs", value=token_value), 470))
    if (taker is None or token_value is not None) and seen.day < content.DAYS:
        tomorrow = note(writing.text("picture-tokens-open"), 300, 1, theme.BODY)
        parts += [_LINE, Column((tomorrow, opened), align="middle"), hidden]
    return Row(tuple(parts), gap=18, align="middle")


_LINE = Fixed(24, draw=lambda box: (Plate(Box.around(box.centre, 3, box.height - 44), MIST.at(150)),))
"""The line between who takes a token and what's left."""


def _snow(box: Box) -> Shapes:
    """A bank of snow along the upper edge of a box, hanging a little over it."""
    left, right, top = box.left - 8, box.right + 8, box.top - _SNOW
    upper = [(left + x * (right - left), top + y) for x, y in _BANK]
    lower = [(left + x * (right - left), box.top + y) for x, y in _DRIPS]
    brow = [(x, y - 9) for x, y in lower]
    return (
        Polygon((*upper, *reversed(lower)), _SHADE_OF_SNOW),
        Polygon((*upper, *reversed(brow)), WHITE),
    )
