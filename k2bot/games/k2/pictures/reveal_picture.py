"""The picture of phase 2: the cards shown, the risk sums and who has the highest, the risk tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import card_pieces, palette, scenery
from k2bot.games.k2.pictures.pieces import risk_sign, token
from k2bot.games.k2.pictures.sky import sky_of
from k2bot.render import theme
from k2bot.render.labels import label, strong
from k2bot.render.layout import Fixed, Label, Row, Stack, lines, name, plate
from k2bot.render.names import named, swatch
from k2bot.render.scene import Area, Box, Decal, Plate, Scene, Shape, Shapes

if TYPE_CHECKING:
    from k2bot.games.k2.engine import Observation
    from k2bot.games.k2.pictures.pieces import Writing

_HEAD = 120
_ROW, _SPACE = 170, 12
_CARD = (146, 152)
_CARDS = 530
"""Pixels from a row's left edge to its first card."""
_SIDE = 440
"""Pixels of what comes of it, beside the rows."""
_TOKEN = 300
_CHIP = 118


@dataclass(frozen=True, slots=True)
class RevealPicture:
    """The revealed cards; once the seat with the highest sum has its token, which it is."""

    seen: Observation
    sums: tuple[tuple[int, int], ...]
    """Seat and sum, in turn order."""
    highest: int | None
    """The seat that takes a token; None for a tie."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, frame = self.seen, Box(0, 0, *theme.FRAME)
        paper = palette.paper("day", sky_of(seen.weather))
        height = len(self.sums) * (_ROW + _SPACE) - _SPACE
        rows = Box(20, frame.bottom - 20 - height, frame.right - _SIDE - 40, frame.bottom - 20)
        head = Box(rows.left, rows.top - _HEAD, rows.right, rows.top - 8)
        shapes: list[Shape] = [
            scenery.behind(seen.board.side, sky_of(seen.weather)),
            Plate(Box(head.left, head.top + 8, head.right, head.bottom), theme.INK.at(205), 24),
            *_head(seen.day, head, writing),
        ]
        areas = [Area("head", head)]
        for number, (seat, total) in enumerate(self.sums):
            box = Box.at(rows.left, rows.top + number * (_ROW + _SPACE), rows.width, _ROW)
            shapes += [Plate(box, paper, 24, shadow=8), *self._player(seat, total, box, writing)]
            areas.append(Area(f"player {seat}", box))
        side = Box(
            rows.right + 20,
            min(head.top + 8, rows.bottom - 760),
            frame.right - 20,
            rows.bottom,
        )
        shapes += [Plate(side, paper, 24, shadow=8), *_tokens(seen, self.highest, side, writing)]
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), (*areas, Area("tokens", side)), still=1)

    def _tag_word(self, seat: int, total: int, writing: Writing) -> str | None:
        """What is said of a player's sum: highest, tied, or alone and highest whatever it is."""
        if seat == self.highest:
            return writing.text("picture-alone" if len(self.sums) == 1 else "picture-highest")
        tied = self.highest is None and total == max(other for _, other in self.sums)
        return writing.text("picture-tied") if tied else None

    def _player(self, seat: int, total: int, box: Box, writing: Writing) -> Shapes:
        """A player's cards and risk sum; who takes a token in red, with a word that says why."""
        highest, tag = seat == self.highest, self._tag_word(seat, total, writing)
        shapes: list[Shape] = []
        if highest:
            shapes.append(Plate(box, palette.DANGER.at(0), 24, palette.DANGER, 9))
        who = Box(box.left + 24, box.top + 12, box.left + _CARDS - 16, box.bottom - 12)
        line = Box(who.left, who.top - 4, who.right, who.top + 86) if tag else who
        shapes += swatch(seat, Box.around((line.left + 36, line.centre[1]), 72, 72))
        room = Box(line.left + 88, line.top, line.right, line.bottom)
        shapes += named(writing, seat, room, theme.INK, size=theme.FIGURE)
        fill = palette.DANGER if highest else palette.SECOND
        if tag:
            place = Box(who.left, line.bottom, who.right, who.bottom)
            shapes += _tag(tag, place, fill, sign=highest)
        for number, card in enumerate(sorted(self.seen.seats[seat].committed or ())):
            left = box.left + _CARDS + number * (_CARD[0] + 6)
            place = Box.at(round(left), round(box.centre[1] - 4 - _CARD[1] / 2), *_CARD)
            face = card_pieces.small(card, place)
            shapes += Decal.of(face, place.grown(card_pieces.SHADE))
        place = Box(box.right - 158, box.centre[1] - 68, box.right - 18, box.centre[1] + 68)
        shapes += [Plate(place, fill, 24), strong(str(total), place, theme.WHITE, 104)]
        return tuple(shapes)


def _head(day: int, box: Box, writing: Writing) -> Shapes:
    """What is shown, and over the rows' last column what its figures are."""
    title = Box(box.left + 26, box.top + 8, box.right - 360, box.bottom)
    sums = Label(writing.text("picture-sum-risk"), theme.WHITE, theme.FIGURE)
    column = Box(title.right + 10, title.top, box.right - 24, box.bottom)
    text = writing.text("picture-reveal", day=day)
    return (
        strong(text, title, theme.WHITE, 76, align="l"),
        *Row((_risk(50), sums), gap=12, align="end").placed(column),
    )


def _risk(side: float) -> Fixed:
    return Fixed(side, side, partial(risk_sign, fill=theme.WHITE))


def _tag(word: str, room: Box, fill: theme.Colour, *, sign: bool) -> Shapes:
    """A word on a ground as wide as it needs, the sign of risk before it where a token is taken."""
    signs = (_risk(38),) if sign else ()
    text = Label(word, theme.WHITE, theme.BODY, least=theme.CONSTANT).narrowed(
        room.width - (76 if sign else 28)
    )
    tag = Stack((plate(fill, 16), Row((*signs, text), gap=11)), inset=(13 if sign else 14, 0, 16, 0))
    return tag.placed(Box(room.left, room.top, room.left + tag.width, room.bottom))


def _tokens(seen: Observation, taker: int | None, box: Box, writing: Writing) -> Shapes:
    """What comes of it: who takes which token, or chooses one, or nobody; below, those that lie open now."""
    inner = box.grown(-28)
    opened = Box(inner.left, inner.bottom - 270, inner.right, inner.bottom)
    told = Box(inner.left, inner.top, inner.right, opened.top - 12)
    row = Box(opened.left, opened.top + 74, opened.right, opened.top + 74 + _CHIP)
    pile = writing.text("picture-pile-hidden", count=seen.tokens_pile_size)
    heading = Box(opened.left, opened.top + 16, opened.right, opened.top + 66)
    shapes: list[Shape] = [
        Plate(Box(opened.left, opened.top, opened.right, opened.top + 3), theme.PAPER_SHADE),
        label(writing.text("picture-tokens-open"), heading, palette.SECOND, size=theme.BODY, align="l"),
        *name(pile, opened.width, palette.SECOND).placed(Box(row.left, row.bottom, row.right, opened.bottom)),
    ]
    for number, value in enumerate(sorted(seen.tokens_open)):
        shapes += token(value, Box.at(row.left + number * (_CHIP + 8), row.top, _CHIP, _CHIP))
    if taker is None:
        tied = Label(writing.text("picture-token-tie"), theme.INK, 54)
        return (*shapes, *lines(tied.text, told.width, tied, most=4).placed(told))
    shapes += swatch(taker, Box.at(told.left, told.top + 4, 72, 72))
    who = Box(told.left + 88, told.top, told.right, told.top + 80)
    taken = seen.seats[taker].risk
    word = writing.text("picture-token-choice" if taken is None else "picture-token-taken")
    shapes += named(writing, taker, who, theme.INK, size=theme.FIGURE)
    spoken = Box(told.left, who.bottom + 4, told.right, who.bottom + 68)
    shapes.append(label(word, spoken, palette.SECOND, size=theme.FIGURE, align="l"))
    costs = (
        writing.text("picture-tokens-cost")
        if taken is None
        else writing.text("picture-token-costs", value=taken)
    )
    cost = lines(costs, told.width, Label(costs, theme.INK, theme.BODY, "SemiBold"), most=4)
    below = Box(told.left, told.bottom - cost.height, told.right, told.bottom)
    if taken is None:
        return (*shapes, *cost.placed(below.moved(0, spoken.bottom + 16 - below.top)))
    rest = Box(told.left, spoken.bottom, told.right, below.top - 8)
    shapes += token(taken, Box.around(rest.centre, min(_TOKEN, rest.height), min(_TOKEN, rest.height)))
    return (*shapes, *cost.placed(below))
