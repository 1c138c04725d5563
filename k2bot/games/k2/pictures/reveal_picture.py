"""All players' revealed cards, with their sums, and who takes a risk token."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, content
from k2bot.games.k2.pictures import cards, poses, scenery
from k2bot.games.k2.pictures.palette import DANGER, GLASS, MOVEMENT, ROPE, Name, symbol
from k2bot.games.k2.pictures.pieces import risk_sign, sign, token
from k2bot.games.k2.pictures.sky import sky_of
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Row,
    Stack,
    lines,
    named,
    plate,
    strong,
    swatch,
)
from k2bot.render.scene import Area, Box, Decal, Disc, Plate, Point, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import INK, MIST, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.engine import Observation
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.poses import Role
    from k2bot.render.layout import Part


class _Rows(NamedTuple):
    """Heights in pixels of the head, of a row, and of the gap between two."""

    head: int
    row: int
    gap: int


_ROWS = (
    _Rows(104, 240, 10),
    _Rows(104, 270, 10),
    _Rows(100, 178, 9),
    _Rows(96, 158, 8),
    _Rows(92, 146, 6),
)
"""By number of players: few leave room for large cards."""
_MARGIN, _SIDE = 20, 440
"""Pixels around the table and between it and the result, and the result's width."""
_WHO, _SUM, _SOLE = 430, (0.74, 150), 480
"""Pixels from a row's left edge to its first card; side of a sum relative to its row, and at most; and pixels
to the first card of somebody who plays alone."""
_INSET, _APART, _BETWEEN = 13, 10, 14
"""Pixels between a card and the row's edges, between two cards, and between the last one and the sum."""
_WIDEST, _WIDE = 1.3, 168
"""Greatest width of a card relative to its height, and in pixels."""
_FIGURES_HIGH, _FIGURES_LEAST = 400, 270
"""Height in pixels of the figures above the result: at most, and below which the result is lower instead."""
_SPARE = 150
"""Most pixels by which the result is drawn higher than it need be, as high as the table."""
_SNOW = 28.0
"""Pixels of snow on the result."""
_BANK: tuple[Point, ...] = ((0, 22), (0.06, 8), (0.2, 2), (0.42, 0), (0.66, 3), (0.86, 4), (0.95, 9), (1, 24))
_DRIPS: tuple[Point, ...] = (
    (0, 0), (0.03, 14), (0.12, 17), (0.22, 10), (0.36, 15), (0.5, 9), (0.64, 14), (0.78, 9), (0.9, 16),
    (0.97, 13), (1, 0),
)  # fmt: skip
"""Its upper and lower edge: fractions of its width, and pixels from its upper edge, or from the result's."""
_SHADE_OF_SNOW = theme.colour("#B9CCE4")
_TIED = WHITE
"""Colour of those who share the highest sum, so that nobody takes a token."""
_TOKEN, _SHOWN_TOKEN = 144, 108
"""Pixels of the token that somebody takes, and of those that are open."""
_INNER = _SIDE - 48
"""Width in pixels of the result's text."""


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
        seen, frame = self.seen, Box(0, 0, *theme.FRAME).grown(-_MARGIN)
        sizes = _ROWS[len(self.sums) - 1]
        height = len(self.sums) * (sizes.row + sizes.gap) - sizes.gap
        rows = frame.part(top=-height, right=-_SIDE - _MARGIN)
        head = Box(rows.left, rows.top - sizes.head, rows.right, rows.top - 8)
        shapes: list[Shape] = [
            scenery.behind(seen.board.side, sky_of(seen.weather)),
            Plate(head, GLASS, 24),
            *_reveal_head(seen.day, head, writing),
        ]
        areas = [Area("head", head)]
        places = self._places(rows.width, sizes.row)
        for number, (seat, total) in enumerate(self.sums):
            box = Box.at(rows.left, rows.top + number * (sizes.row + sizes.gap), rows.width, sizes.row)
            shapes += self._player(seat, total, box, places[seat], writing)
            areas.append(Area(f"player {seat}", box))
        most = max(total for _, total in self.sums)
        top = [seat for seat, total in self.sums if total == most]
        shown = _told(seen, self.highest, writing)
        high = shown.height + 44
        if 0 <= rows.bottom - head.top - high <= _SPARE and head.top >= _FIGURES_LEAST:
            high = rows.bottom - head.top
        side = Box(frame.right - _SIDE, rows.bottom - high, frame.right, rows.bottom)
        shapes += [
            Plate(side, GLASS, 24),
            *self._figures_above(top if self.highest is None else (self.highest,), side),
            *shown.placed(side.part(24, 26, -24, -18)),
        ]
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("tokens", side)), still=1)

    def _places(self, wide: float, high: float) -> Mapping[int, tuple[tuple[Card, Box], ...]]:
        """Each player's cards with their boxes in a row from (0, 0), side by side up to the sum.

        Those that aren't added up come first, so that the others are right before their sum.
        """
        hands = {
            seat: sorted(self.seen.seats[seat].committed or (), key=lambda card: (_counts(card), card))
            for seat, _ in self.sums
        }
        most = max(1, *map(len, hands.values()))
        tall = high - 2 * _INSET - 5
        room = wide - (_WHO if len(self.sums) > 1 else _SOLE) - _side(high) - 2 * _MARGIN - _BETWEEN
        width = round(min((room - (most - 1) * _APART) / most, _WIDEST * tall, _WIDE))
        end = wide - _side(high) - _MARGIN - _BETWEEN
        # Whole pixels make a card's image identical in every position.
        return {
            seat: tuple(
                (card, Box.at(round(end - number * (width + _APART)) + _APART, _INSET, width, round(tall)))
                for card, number in zip(hand, range(len(hand), 0, -1), strict=True)
            )
            for seat, hand in hands.items()
        }

    def _figures_above(self, seats: Sequence[int], side: Box) -> Iterator[Shape]:
        """Climbers of those with the highest sum before the mountain, on the snow that lies on the result.

        One who takes a token that costs something is bent; ties and tokens of 0 are a relief.
        """
        seen = self.seen
        relieved = self.highest is None or seen.seats[self.highest].risk == 0
        yield from _snow(side)
        foot = side.top - _SNOW / 2
        room = Box(side.left + 20, max(8.0, foot - _FIGURES_HIGH), side.right - 20, foot)
        for seat, part in zip(seats, room.columns(*(1 for _ in seats)), strict=True):
            both = [(seat, name) for name in CLIMBER_NAMES]
            key = next((key for key in both if seen.climber(key).alive), both[0])
            shadow = Box.around((part.centre[0], foot - 2), min(part.width, 170), 20)
            role: Role = "death" if not seen.climber(key).alive else "mate" if relieved else "weary"
            yield Disc(shadow, _SHADE_OF_SNOW)
            yield from poses.figure(role, key, part)

    def _tag_word(self, seat: int, total: int, writing: Writing) -> str | None:
        """Remark on a player's sum: highest, tied, or the only player."""
        if seat == self.highest:
            return writing.text("picture-alone" if len(self.sums) == 1 else "picture-highest")
        tied = self.highest is None and total == max(other for _, other in self.sums)
        return writing.text("picture-tied") if tied else None

    def _player(
        self, seat: int, total: int, box: Box, shown: Sequence[tuple[Card, Box]], writing: Writing
    ) -> Iterator[Shape]:
        """A player's cards and sum, with remarks on both; in red if the player takes a token, lit if tied."""
        highest, tag = seat == self.highest, self._tag_word(seat, total, writing)
        begins = len(self.sums) > 1 and seat == self.sums[0][0]
        edge = DANGER if highest else _TIED if tag else None
        yield Plate(box, GLASS, 24, edge, 7)
        first = min(place.left for _, place in shown) if shown else _WHO
        who = box.part(22, 8, first - 14, -8)
        tags = self._tags(tag, who.width, writing, begins=begins, highest=highest)
        if tags:
            # Name and remarks stay together in the middle of a high row.
            high = min(who.height, 172)
            who = Box(who.left, who.centre[1] - high / 2, who.right, who.centre[1] + high / 2)
        upper = who.part(bottom=-54) if tags else who
        yield from _disc(seat, Box.around((who.left + 32, upper.centre[1]), 64))
        count = 2 if upper.height >= 2 * theme.CHANGING * 1.36 else 1
        yield from named(writing, seat, upper.part(78), WHITE, theme.NUMBER, lines=count)
        yield from Row(tags, gap=10).placed(who.part(top=-56))
        for card, place in shown:
            at = place.moved(box.left, box.top)
            shapes = cards.small(card, at, for_risk=True)
            yield from Decal.of(shapes, at.grown(cards.SHADE))
        side = _side(box.height)
        place = Box.around((box.right - _MARGIN - side / 2, box.centre[1]), side)
        if edge is not None:
            yield Plate(place, edge, 28)
        size = round(0.94 * side)
        yield strong(str(total), place, INK if edge is _TIED else WHITE, size)

    def _tags(
        self, tag: str | None, width: float, writing: Writing, *, begins: bool, highest: bool
    ) -> tuple[Part, ...]:
        """Remarks on a player: who begins, and what the sum is."""
        tags: list[Part] = []
        for size in range(theme.BODY, theme.LEAST - 1, -1):
            both, tags = bool(tag) and begins, []
            if begins:
                arrow = () if both else (sign("right", 36, INK),)
                tags.append(_tag(writing.text("picture-begins"), TURN, arrow, size, INK))
            if tag:
                mark = (_risk(38),) if highest and len(self.sums) > 1 and not both else ()
                ink = WHITE if highest else INK
                tags.append(_tag(tag, DANGER if highest else _TIED, mark, size, ink))
            if Row(tuple(tags), gap=_APART).width <= width:
                break
        return tuple(tags)


def _counts(card: Card) -> bool:
    """Whether a card is added up to the sum that takes a token (rule 8)."""
    return not card.is_acclimatization


def _side(row: float) -> float:
    """Side of a sum in a row of this height."""
    return min(_SUM[0] * row, _SUM[1])


def _disc(seat: int, box: Box) -> Shapes:
    """A player's badge with a light rim, on dark glass."""
    return (Disc(box, MIST), *swatch(seat, box.grown(-2)))


def _reveal_head(day: int, box: Box, writing: Writing) -> Shapes:
    """Title, and the heading of the sums column: what is added up to the sum."""
    title = box.part(26, right=530)
    sums = Label(writing.text("picture-sum-risk"), WHITE, theme.NUMBER)
    column = Box(title.right + 10, title.top, box.right - 24, box.bottom)
    text = writing.text("picture-reveal", day=day)
    plus, equals = (Label(word, MIST, theme.NUMBER) for word in "+=")
    terms = (_chip("boot", MOVEMENT), plus, _chip("up", ROPE), equals)
    return (
        strong(text, title, WHITE, 72, align="l"),
        *Row((*terms, _risk(50), sums), gap=10, align="end").placed(column),
    )


def _chip(mark: Name, fill: Colour) -> Fixed:
    """A card's symbol on its colour, as a term of a sum."""

    def drawn(box: Box) -> Shapes:
        return (Plate(box, fill, 14, WHITE, 3), *symbol(mark, box.grown(-9), WHITE))

    return Fixed(64, 64, drawn)


def _risk(side: float) -> Fixed:
    return Fixed(side, side, partial(risk_sign, fill=WHITE))


def _tag(word: str, fill: Colour, signs: Sequence[Fixed], size: int, ink: Colour) -> Stack:
    """A word after its signs on a background of their width."""
    text = Label(word, ink, size, least=theme.LEAST)
    return Stack((plate(fill, 16), Row((*signs, text), gap=11)), inset=(13, 0, 16, 0))


def _told(seen: Observation, taker: int | None, writing: Writing) -> Column:
    """The result: who takes or chooses a token, if anybody; below a line, the open ones except on day 18."""
    taken = None if taker is None else seen.seats[taker].risk
    when = "choice" if taker is not None and taken is None else "later"

    def caption(word: str, most: int = 1) -> Part:
        return lines(word, _INNER, Label(word, MIST, theme.BODY, "SemiBold"), most, least=theme.SMALL)

    def headline(word: str, room: float = _INNER, most: int = 1) -> Part:
        return lines(word, room, Label(word, WHITE, 50), most, least=theme.CHANGING)

    above: tuple[Part, ...]
    if taker is None:
        above = (headline(writing.text("picture-token-tie"), most=4),)
    else:
        word = writing.text("picture-token-choice" if taken is None else "picture-token-taken")
        costs = (
            writing.text("picture-tokens-cost")
            if taken is None
            else writing.text("picture-token-costs", value=taken)
        )
        name = Fixed(_INNER - 76, 76, lambda box: named(writing, taker, box, WHITE, 50, lines=2))
        shown = () if taken is None else (Fixed(_TOKEN, _TOKEN, partial(token, taken)),)
        said = headline(word, _INNER - (_TOKEN + 22 if shown else 0), 2)
        above = (
            Row((Fixed(64, 64, partial(_disc, taker)), name), gap=12, height=80),
            Row((said, *shown), gap=22, height=_TOKEN if shown else max(66, said.height)),
            caption(costs, 4),
        )
    opened = tuple(
        Fixed(_SHOWN_TOKEN, _SHOWN_TOKEN, partial(token, value)) for value in sorted(seen.tokens_open)
    )
    if when == "later" and seen.day == content.DAYS:
        return Column(above, gap=5)
    below: tuple[Part, ...] = (
        caption(writing.text("picture-tokens-open", when=when), 2),
        Row(opened, gap=12, height=_SHOWN_TOKEN if opened else 0),
        caption(writing.text("picture-pile-hidden", count=seen.tokens_pile_size)),
    )
    line = Fixed(height=24, draw=lambda box: (Plate(Box.around(box.centre, box.width, 3), MIST.at(150)),))
    return Column((*above, Fixed(grows=1), line, Fixed(grows=1), *below), gap=5)


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
