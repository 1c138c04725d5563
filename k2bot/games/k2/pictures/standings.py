"""Cards of the players beside the mountain, in turn order: points, and both climbers with space and air."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Climber, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import danger, palette, panel, pieces
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, signed
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Row, strong, swatch
from k2bot.render.scene import Box, Decal, Plate, Shape, Shapes, Slab

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.pieces import Writing

_STRIP, _MOST, _GAP, _MARGIN = 52, 196, 8, 8
"""Pixels: height of a line above the cards, maximum height of a card, gap between cards, side margin."""
_FEW = 2
"""Players up to whom lead and risk tokens have a line each."""
_APART, _NAME = 11.0, 120.0
"""Pixels in the line of the lead: between its parts, and for the leader's name beside words."""
_LARGEST = 106.0
"""Maximum height of a climber in pixels."""
_STACKED = 82.0
"""Height in pixels from which a climber's space is above its air instead of beside it."""
_CHIP = (82.0, 48.0)
"""Size in pixels of a level with its symbol."""
_GAIN = 18.0
"""Additional width of one with the air gained."""
_SIGN = 30.0
_TOKEN = 48


@dataclass(frozen=True, slots=True)
class News:
    """What cards show of the moment besides the position."""

    asked: int | None = None
    """Seat with a question, if not that of the phase."""
    choices: bool = True
    """Whether to show who has chosen cards."""
    dangers: Mapping[ClimberKey, Mark] = field(default_factory=dict)
    gained: Mapping[ClimberKey, int] = field(default_factory=dict)
    """Air gained in the turns shown."""
    rested: frozenset[ClimberKey] = frozenset()
    """Climbers who did nothing in the turns shown."""


class _Shown(NamedTuple):
    """A climber in its half of a card."""

    key: ClimberKey
    climber: Climber
    danger: Mark | None
    gained: int
    rested: bool


def bottom(seen: Observation, box: Box) -> float:
    """Bottom of the cards in a box."""
    return _strips(seen, box).bottom + len(seen.seats) * (_tall(seen, box) + _GAP) + _MARGIN / 2


def table(
    seen: Observation, writing: Writing, box: Box, news: News, *, paper: theme.Colour = theme.PAPER
) -> Shapes:
    """Who leads and the open risk tokens, and below them a card for every player in turn order."""
    asked = panel.asked_seat(seen) if news.asked is None else news.asked
    strips, tall = _strips(seen, box), _tall(seen, box)
    head = (Plate(strips, paper), *_head(seen, strips, writing))
    shapes: list[Shape] = [Slab(strips, len(head)), *head]
    for number, seat in enumerate(panel.order(seen)):
        room = Box.at(box.left, strips.bottom + number * (tall + _GAP), box.width, tall + _GAP)
        card = Box(room.left + _MARGIN, room.top, room.right - _MARGIN, room.bottom - _GAP)
        who = panel.who_is(seen, seat, number + 1, asked, choices=news.choices)
        parts = (Plate(room, paper), *_card(seen, card, who, news, writing))
        shapes += [Slab(room, len(parts)), *parts]
    return tuple(shapes)


def _strips(seen: Observation, box: Box) -> Box:
    """Box of the lines above the cards."""
    shown = (shows_lead(seen), shows_risk(seen))
    count = sum(shown) if len(seen.seats) <= _FEW else any(shown)
    return Box(*map(round, (box.left, box.top, box.right, box.top + count * _STRIP + _MARGIN)))


def _tall(seen: Observation, box: Box) -> int:
    """Height of a card in pixels."""
    room = box.bottom - _strips(seen, box).bottom - _MARGIN / 2
    return min(_MOST, int(room / len(seen.seats)) - _GAP)


def shows_lead(seen: Observation) -> bool:
    """Whether the race is shown: some have more points than others."""
    return len(seen.seats) > len(leaders(seen)) > 0


def leaders(seen: Observation) -> tuple[int, ...]:
    """Seats with most points, of those still playing if there are any."""
    playing = [seat for seat in seen.seats if not seat.resigned] or seen.seats
    most = max(seat.total for seat in playing)
    return tuple(seat.seat for seat in playing if seat.total == most)


def shows_risk(seen: Observation) -> bool:
    """Whether risk tokens are at stake: afterwards the player who took one has it."""
    return seen.phase in {Phase.SELECTION, Phase.RISK}


# ------------------------------------------------------------------------------------------- the race


def _head(seen: Observation, box: Box, writing: Writing) -> Shapes:
    lines = [Box(box.left + 18, top, box.right - 16, top + _STRIP) for top in (box.top, box.top + _STRIP)]
    risk = _risk(seen, writing) if shows_risk(seen) else None
    if not shows_lead(seen):
        return risk.placed(lines[0]) if risk else ()
    if risk is None:
        return _lead(seen, lines[0], writing)
    if len(seen.seats) <= _FEW:
        return (*_lead(seen, lines[0], writing), *risk.placed(lines[1]))
    room = lines[0]
    left = Box(room.left, room.top, room.right - risk.width - 14, room.bottom)
    return (
        *_lead(seen, left, writing),
        *risk.placed(Box(room.right - risk.width, room.top, room.right, room.bottom)),
    )


def _risk(seen: Observation, writing: Writing) -> Row:
    """The open risk tokens."""
    word = Label(writing.text("picture-risk"), theme.INK, theme.CHANGING)
    tokens = (Fixed(_TOKEN, _TOKEN, partial(panel.risk_token, value)) for value in sorted(seen.tokens_open))
    return Row((word, Row(tuple(tokens), gap=3)), gap=9)


def _lead(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Who leads by how many points, or who share the lead; without room for the word, the points alone."""
    first = leaders(seen)
    marks = Row(tuple(Fixed(42, 42, partial(swatch, seat)) for seat in first), gap=3)
    room = box.width - marks.width - _APART
    if len(first) > 1:
        told = writing.text("picture-shared-lead")
        word = Label(told, theme.INK, theme.CHANGING, least=theme.CONSTANT).narrowed(room)
        return Row((marks, word), gap=_APART).placed(box) if word.text == told else ()
    (own,), others = first, [seat.total for seat in seen.seats if seat.seat not in first]
    ahead = seen.seats[own].total - max(others)
    name = Label(writing.name(own), theme.INK, theme.CHANGING, "ExtraBold", least=theme.CHANGING)
    word = Label(writing.text("picture-leads", points=ahead), theme.INK, theme.CHANGING)
    if min(name.width, _NAME) + _APART + word.width > room:
        word = Label(signed(ahead), theme.INK, theme.CHANGING)
    parts = (marks, name.narrowed(room - word.width - _APART), word)
    return Row(parts, gap=_APART).placed(box)


# ------------------------------------------------------------------------------------------- cards


def _card(seen: Observation, box: Box, who: panel.Who, news: News, writing: Writing) -> Shapes:
    """One player: above, position, name and points; below, both climbers."""
    seat = seen.seats[who.seat]
    inner = Box(box.left + panel.BAND + 8, box.top + 4, box.right - 9, box.bottom - 5)
    upper = Box(inner.left, inner.top, inner.right, inner.top + max(44, min(58, inner.height * 0.4)))
    lower = Box(inner.left - 2, upper.bottom + 4, inner.right + 3, inner.bottom + 1)
    shapes: list[Shape] = [
        *panel.frame(box, who),
        *panel.heading(seen, upper, who, writing, choices=news.choices),
    ]
    if who.part == "out":
        return (*shapes, *panel.out_note(seat, lower, writing))
    for name, half in zip(CLIMBER_NAMES, lower.columns(1, 1, gap=6), strict=True):
        key = (seat.seat, name)
        shown = _Shown(
            key,
            seat.climber(name),
            news.dangers.get(key),
            news.gained.get(key, 0),
            key in news.rested,
        )
        shapes += Decal.of(_climber(shown, half, writing), half.grown(6))
    return tuple(shapes)


@lru_cache(maxsize=512)
def _climber(shown: _Shown, box: Box, writing: Writing) -> Shapes:
    """A climber with its space and air; if dead, a cross."""
    one, tall = shown.climber, min(box.height - 4, _LARGEST)
    figure = Box.at(box.left + 4, box.centre[1] - tall / 2, tall * 54 / 58, tall)
    shapes: list[Shape] = [panel.plot(box), *pawn(shown.key, figure, dead=not one.alive)]
    signed = shown.danger or shown.rested
    room = Box(figure.right + (_SIGN - 8 if signed else 9), box.top, box.right - 5, box.bottom)
    if one.space is None:
        cross = Box.at(room.left + 8, room.centre[1] - 22, 40, 44)
        return (*shapes, *symbol("cross", cross, palette.SECOND))
    wide = _CHIP[0] + (_GAIN if shown.gained else 0) + (12 if one.level > 9 else 0)
    if box.height >= _STACKED:
        above, below = room.rows(1, 1)
        chip = Box.at(below.left, below.centre[1] - _CHIP[1] / 2 - 2, wide, _CHIP[1])
        needed = max(wide, theme.text_width(writing.space(one.space), 56, "SemiBold") + 8)
        word = Box(above.left, above.top, min(above.right, above.left + needed), above.bottom)
        shapes += _space(one.space, word, writing, 56)
    else:
        chip = Box.around((room.right - wide / 2, box.centre[1]), wide, min(_CHIP[1], box.height - 8))
        word = Box(room.left, box.top, chip.left - 3, box.bottom)
        shapes += _space(one.space, word, writing, 48)
    shapes += _air(one.level, shown, chip)
    if shown.danger:
        at = Box.around((figure.right + 7, figure.top + _SIGN / 2 - 3), _SIGN, _SIGN)
        shapes += danger.sign(shown.danger, at)
    if shown.rested:
        at = Box.around((figure.right + 7, figure.bottom - _SIGN / 2 + 3), _SIGN, _SIGN)
        shapes += danger.sign("rests", at)
    return tuple(shapes)


def _space(space: str, box: Box, writing: Writing, size: int) -> Shapes:
    """A space's name, as large as fits; a symbol for base camp if it doesn't."""
    word = writing.space(space)
    if space != content.SUMMIT and theme.text_width(word, theme.CHANGING, "SemiBold") > box.width:
        return symbol("tent", Box.around(box.centre, 38, 38), theme.INK)
    _, fits = theme.fitted(word, box.width, size, "SemiBold", theme.CHANGING)
    return panel.space_word(space, box, writing, size=fits)


def _air(level: int, shown: _Shown, box: Box) -> Shapes:
    """A climber's level after the sign of air, or after what it gained."""
    dies, short = shown.danger == "dies", shown.danger == "short"
    fill, ink = (palette.DANGER, theme.WHITE) if dies else (palette.AIR_PALE, palette.AIR)
    rim = palette.DANGER if dies or short else palette.AIR_PALE.mixed(palette.AIR, 0.45)
    side = 52 if shown.gained else 34
    first = Box(box.left, box.top, box.left + side, box.bottom)
    figure = Box(first.right, box.top, box.right - 2, box.bottom)
    shapes: list[Shape] = [Plate(box, fill, 11)]
    if shown.gained:
        shapes += [
            Plate(first, palette.AIR, 11, corners=(True, False, False, True)),
            strong(signed(shown.gained), first, theme.WHITE, theme.CHANGING),
        ]
    else:
        shapes += symbol("bottle", Box.around((first.centre[0] + 3, first.centre[1]), 30, 32), ink)
    strength = theme.WHITE if dies else palette.AIR.mixed(theme.INK, 0.55)
    edge = Plate(box, fill.at(0), 11, rim, pieces.ALARM if short else 2.5)
    return (*shapes, edge, strong(str(level), figure, strength, 48))
