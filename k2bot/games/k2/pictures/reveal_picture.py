"""The picture of phase 2: the cards shown, the risk sums and who has the highest, the risk tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import card_pieces, palette
from k2bot.games.k2.pictures.pieces import risk_sign, swatch, token
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.sky import sky_of
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Fixed, Label, Row, Stack, lines, name, plate
from k2bot.render.names import named
from k2bot.render.scene import Area, Backdrop, Box, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

_HEAD = 96
_ROW = 214
_CARD = (150, 178)
_CARDS = 392
"""Pixels from a row's left edge to its first card."""
_FOOT = 196
_CHIP = 104


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
        seen = self.seen
        height = _HEAD + len(self.sums) * (_ROW + 12) + _FOOT
        frame = Box(0, 0, theme.WIDTH, height)
        head = Box(20, 0, theme.WIDTH - 20, _HEAD)
        behind = mountain.Mountain(seen.board.side, sky_of(seen.weather))
        shapes: list[Shape] = [
            Backdrop(behind, frame, mountain.window(frame, 60)),
            Plate(frame, theme.INK.at(170)),
            *_head(seen.day, head, writing),
        ]
        areas = [Area("head", head)]
        for number, (seat, total) in enumerate(self.sums):
            box = Box.at(20, _HEAD + number * (_ROW + 12), theme.WIDTH - 40, _ROW)
            shapes += self._player(seat, total, box, writing)
            areas.append(Area(f"player {seat}", box))
        foot = Box(20, height - _FOOT + 4, theme.WIDTH - 20, height - 20)
        shapes += _tokens(seen, self.highest, foot, writing)
        return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), (*areas, Area("tokens", foot)))

    def _tag_word(self, seat: int, total: int, writing: Writing) -> str | None:
        """What is said of a player's sum: highest, tied, or alone and highest whatever it is."""
        if seat == self.highest:
            return writing.text("picture-alone" if len(self.sums) == 1 else "picture-highest")
        tied = self.highest is None and total == max(other for _, other in self.sums)
        return writing.text("picture-tied") if tied else None

    def _player(self, seat: int, total: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """A player's cards and risk sum; who takes a token in red, with a word that says why."""
        highest, tag = seat == self.highest, self._tag_word(seat, total, writing)
        shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
        if highest:
            shapes.append(Plate(box, palette.DANGER.at(0), 24, palette.DANGER, 8))
        who = Box(box.left + 24, box.top + 16, box.left + _CARDS - 16, box.bottom - 16)
        line = Box(who.left, who.top, who.right, who.top + 92) if tag else who
        shapes += swatch(seat, Box.around((line.left + 32, line.centre[1]), 64, 64))
        room = Box(line.left + 80, line.top, line.right, line.bottom)
        shapes += named(writing, seat, room, theme.INK, size=theme.FIGURE)
        fill = palette.DANGER if highest else theme.SLATE
        if tag:
            place = Box(who.left - 4, who.bottom - 90, who.right + 4, who.bottom)
            shapes += _tag(tag, place, fill, sign=highest)
        for number, card in enumerate(sorted(self.seen.seats[seat].committed or ())):
            left = box.left + _CARDS + number * (_CARD[0] + 14)
            shapes += card_pieces.small(card, Box.at(left, box.centre[1] - 4 - _CARD[1] / 2, *_CARD))
        place = Box(box.right - 148, box.centre[1] - 64, box.right - 20, box.centre[1] + 64)
        shapes += [Plate(place, fill, 24), label(str(total), place, theme.WHITE, size=96, weight="ExtraBold")]
        return tuple(shapes)


def _head(day: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """What is shown, and over the last column what its figures are."""
    sums = Label(writing.text("picture-sum-risk"), theme.WHITE, theme.BODY)
    column = Box(box.right - 310, box.top, box.right - 26, box.bottom)
    return (
        label(
            writing.text("picture-reveal", day=day),
            Box(box.left + 16, box.top, box.right - 350, box.bottom),
            theme.WHITE,
            size=theme.TITLE,
            weight="ExtraBold",
            align="l",
        ),
        *Row((_risk(42), sums), gap=12, align="end").placed(column),
    )


def _risk(side: float) -> Fixed:
    return Fixed(side, side, partial(risk_sign, fill=theme.WHITE))


def _tag(word: str, room: Box, fill: Colour, *, sign: bool) -> tuple[Shape, ...]:
    """A word on a ground as wide as it needs, the sign of risk before it where a token is taken."""
    signs = (_risk(38),) if sign else ()
    text = lines(word, room.width - (76 if sign else 28), Label(word, theme.WHITE, height=42))
    tag = Stack((plate(fill, 16), Row((*signs, text), gap=11)), inset=(13 if sign else 14, 0, 16, 0))
    height = room.height if len(text.parts) > 1 else 64
    return tag.placed(Box(room.left, room.bottom - height, room.left + tag.width, room.bottom))


def _tokens(seen: Observation, taker: int | None, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """What comes of it: who takes which token, or chooses one, or nobody; at the right those now open."""
    wide, count = 206, max(2, len(seen.tokens_open))
    left = box.right - 16 - wide - count * (_CHIP - 4) - 8
    opened = Box(left, box.top + 14, box.right - 16, box.top + 60)
    line = Box(left, opened.bottom, box.right - 16, box.bottom - 10)
    shapes: list[Shape] = [
        Plate(box, theme.PAPER, 24, shadow=8),
        Plate(Box(left - 22, box.top + 22, left - 19, box.bottom - 22), theme.PAPER_SHADE),
        label(writing.text("picture-tokens-open"), opened, theme.SLATE, weight="SemiBold", align="l"),
    ]
    for number, value in enumerate(sorted(seen.tokens_open)):
        x = line.left + number * (_CHIP - 4)
        shapes += token(value, Box.at(x, line.centre[1] - (_CHIP - 12) / 2, _CHIP - 12, _CHIP - 12))
    rest = Box(line.right - wide, line.top, line.right, line.bottom)
    pile = writing.text("picture-pile-hidden", count=seen.tokens_pile_size)
    shapes += name(pile, rest.width, theme.SLATE, theme.SMALL).placed(rest)
    told = Box(box.left + 24, box.top, left - 40, box.bottom)
    if taker is None:
        return (*shapes, *name(writing.text("picture-token-tie"), told.width, theme.INK).placed(told))
    shapes += swatch(taker, Box.around((told.left + 32, told.centre[1]), 64, 64))
    taken = seen.seats[taker].risk
    spoken = Box(told.left + 80, told.top, told.right - (0 if taken is None else 136), told.bottom)
    if taken is not None:
        shapes += token(taken, Box.around((told.right - 60, told.centre[1]), 120, 120))
    word = writing.text("picture-token-choice" if taken is None else "picture-token-taken")
    upper = Box(spoken.left, box.centre[1] - 50, spoken.right, box.centre[1])
    lower = Box(spoken.left, box.centre[1] + 2, spoken.right, box.centre[1] + 48)
    return (
        *shapes,
        *named(writing, taker, upper, theme.INK, lines=1),
        label(word, lower, theme.SLATE, weight="SemiBold", align="l"),
    )
