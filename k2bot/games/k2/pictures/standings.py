"""The table beside the mountain: what just happened, who acts, and a card per player in turn order."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import forecast, palette, panel, pieces
from k2bot.games.k2.pictures.danger import statuses
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, quiet, sign, signed
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, Stack, label, plate, strong, swatch
from k2bot.render.scene import Box, Decal, Pattern, Plate, Polygon, Shape, Shapes, Slab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.danger import ClimberStatus
    from k2bot.games.k2.pictures.pieces import Writing

_GAP, _MARGIN, _MOST_TALL = 6, 8, 240
"""Pixels: gap between parts, side margin, and maximum height of a card with the gap below it."""
_COMFORT = 128
"""Height in pixels of a card with its gap from which the days ahead have room on every picture."""
_TITLE, _DEED, _EDGE = 58, 54, 6
"""Heights in pixels of a band's title and of a line of a deed in it, and width of its edge."""
_CALL, _TOKENS = 76, 58
"""Heights in pixels of the line that says who acts, and of the open risk tokens below it."""
_WIDEST = 110.0
"""Width in pixels of a space's name."""
_NEWS = 46
"""Size of the numbers and names that tell a turn."""
_TOTAL, _SUM = 38.0, 36.0
"""Least height in pixels of a player's points above both climbers', and height of these."""
_FULL = 1.1
"""Size of these points relative to the height they have: numbers are lower than letters with tails."""
_POINTS = 118.0
"""Width in pixels of the points."""
_PAWN = 43
"""Height in pixels below which a climber is its letter on the player's colour."""
_TOKEN = 50
_FACT = theme.PAPER_SHADE
"""Ground of what a climber gained or pitched, so that two facts are two things."""
_PATTERN = 46.0
"""Width in pixels of the pattern at the start of a band."""


class Deed(NamedTuple):
    """What a climber did in the turn that is told."""

    climber: ClimberKey
    way: tuple[str, ...]
    """Its spaces from start to end."""
    pitches: bool = False
    air: int = 0
    """Air gained."""


class _Parts(NamedTuple):
    """Boxes of the table's parts, from top to bottom; empty ones have no height."""

    news: Box
    call: Box
    cards: tuple[Box, ...]
    ahead: Box


def _parts(seen: Observation, box: Box, told: int) -> _Parts:
    """Where the parts of the table are in a box, with so many lines that tell a turn."""
    news = 2 * _EDGE + _TITLE + told * _DEED + _GAP if told else 0
    call = _CALL + _GAP if seen.active_seat is not None or shows_risk(seen) else 0
    call += _TOKENS if call and shows_risk(seen) else 0
    players = len(seen.seats)
    room = int(box.height - news - call - _MARGIN / 2)
    ahead = forecast.ahead_height(seen)
    if seen.phase is not Phase.SELECTION and (room - ahead) / players < _COMFORT:
        ahead = 0
    tall = min(_MOST_TALL, (room - ahead) // players)
    top = round(box.top)
    one = Box(box.left, top, box.right, top + news)
    two = Box(box.left, one.bottom, box.right, one.bottom + call)
    cards = tuple(Box.at(box.left, two.bottom + tall * number, box.width, tall) for number in range(players))
    end = cards[-1].bottom
    return _Parts(one, two, cards, Box(box.left, end, box.right, end + ahead))


def shows_ahead(seen: Observation, box: Box, news: Sequence[Deed]) -> bool:
    """Whether a table of this box that tells a turn has room for the days ahead."""
    return _parts(seen, box, len(news)).ahead.height > 0


def table(
    seen: Observation,
    writing: Writing,
    box: Box,
    news: Sequence[Deed],
    *,
    paper: theme.Colour = theme.PAPER,
    choices: bool,
) -> tuple[Shapes, float]:
    """The turn that is told, who acts now, a card for every player in turn order, and the days ahead.

    With its bottom. ``choices`` says whether to show who has chosen cards so far.
    """
    deeds, shown = _deeds(seen, news, writing), statuses(seen)
    parts = _parts(seen, box, len(deeds))
    shapes: list[Shape] = []
    if deeds:
        seat = news[0].climber[0]
        shapes += _on(paper, parts.news, _news(seat, deeds, _inside(parts.news), writing))
    if parts.call.height:
        shapes += _on(paper, parts.call, _call(seen, _inside(parts.call), writing))
    for room, seat in zip(parts.cards, panel.order(seen), strict=True):
        # The line above asks.
        own = [shown[seat, name] for name in CLIMBER_NAMES]
        shapes += _on(paper, room, _card(seen, _inside(room), own, writing, choices=choices))
    if parts.ahead.height:
        shapes += _on(paper, parts.ahead, forecast.ahead(seen, parts.ahead, writing))
    return tuple(shapes), parts.ahead.bottom + _MARGIN / 2


def _inside(room: Box) -> Box:
    return room.part(_MARGIN, 0, -_MARGIN, -_GAP)


def _on(paper: theme.Colour, room: Box, shapes: Shapes) -> Shapes:
    """Shapes on paper, kept as one picture."""
    inside = room.part(_MARGIN, 0, -_MARGIN)
    return (Slab(inside, len(shapes) + 1), Plate(inside, paper), *shapes)


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


# -------------------------------------------------------------------------------------- what just happened


def _deeds(seen: Observation, news: Sequence[Deed], writing: Writing) -> tuple[Row, ...]:
    """The lines that tell a turn: one if all fits, otherwise one for each climber, with words if they fit."""
    if not news:
        return ()
    width = _width(TABLE)
    worded = [_did(seen, deed, writing, worded=True) for deed in news]
    line = Fixed(4, _DEED - 8, lambda box: (Plate(box, theme.MIST, 2),))
    plain = [_did(seen, deed, writing, worded=False) for deed in news]
    # A second line would take its height from many players' cards.
    for deeds in (worded, plain) if len(seen.seats) > forecast.FEW else (worded,):
        one = Row(tuple([part for deed in deeds for part in (line, deed)][1:]), gap=20)
        if one.width <= width:
            return (one,)
    return tuple(long if long.width <= width else short for long, short in zip(worded, plain, strict=True))


def _width(box: Box) -> float:
    """Room in pixels for a line that tells a turn, in a table of this box."""
    return box.width - 2 * (_MARGIN + _EDGE) - 18


def _news(seat: int, deeds: Sequence[Row], box: Box, writing: Writing) -> Shapes:
    """The turn told, in the player's colour and pattern: the name, and below it what the climbers did."""
    livery = theme.LIVERIES[seat]
    title = Box(box.left + _EDGE, box.top + _EDGE, box.right - _EDGE, box.top + _EDGE + _TITLE)
    body = Box(title.left, title.bottom, title.right, box.bottom - _EDGE)
    cloth = Polygon(
        Box(box.left + 9, title.top, box.left + 9 + _PATTERN, title.bottom).corners, livery.colour
    )
    name = Box(title.left + _PATTERN + 14, title.top - 4, title.right - 10, title.bottom + 4)
    rows = body.part(10, 0, -8).rows(*(1 for _ in deeds))
    word = label(
        writing.name(seat), name, livery.letter,
        size=_NEWS, weight="ExtraBold", align="l", least=theme.CHANGING,
    )  # fmt: skip
    return (
        Plate(box, livery.colour, 18, theme.INK, 3),
        Pattern(cloth, livery.pattern, livery.second),
        Plate(body, theme.WHITE, 13, corners=(False, False, True, True)),
        word,
        *(shape for deed, row in zip(deeds, rows, strict=True) for shape in deed.placed(row)),
    )


def _did(seen: Observation, deed: Deed, writing: Writing, *, worded: bool) -> Row:
    """A climber, and what it did: from where to where, and if it came back, the highest point of its way."""
    parts: list[Part] = [Fixed(46, 49, partial(pawn, deed.climber))]

    def named(mark: Part, *after: Part, key: str) -> Part:
        # words: picture-part-bottle, picture-part-tent
        word = Label(writing.text(f"picture-part-{key}"), theme.INK, theme.CHANGING, "SemiBold")
        told = Row((mark, *after, *((word,) if worded else ())), gap=7, height=_DEED - 8)
        return Stack((plate(_FACT, 13), told), inset=(8, 0, 10, 0))

    if len(deed.way) > 1:
        first, *_, last = deed.way
        top = max(deed.way, key=lambda space: seen.board.by_id[space].altitude)
        way: list[Part] = [_place(first, writing, palette.SECOND)]
        for space in (top, last) if first == last else (last,):
            way += [sign("right", 32, theme.INK), _place(space, writing)]
        parts.append(Row(tuple(way), gap=8))
    if deed.air:
        gain = Label(signed(deed.air), palette.AIR, _NEWS, "ExtraBold")
        parts.append(named(sign("bottle", 34, palette.AIR), gain, key="bottle"))
    if deed.pitches:
        parts.append(named(Fixed(46, 42, partial(pieces.tent, deed.climber[0])), key="tent"))
    if len(parts) == 1:
        parts.append(Label(writing.text("picture-rests"), theme.INK, theme.CHANGING, "SemiBold"))
    return Row(tuple(parts), gap=16)


def _place(space: str, writing: Writing, ink: theme.Colour = theme.INK) -> Part:
    """A space's name, or its symbol if that is too long."""
    wide = theme.text_width(writing.space(space), _NEWS, "SemiBold")
    wide = 40.0 if space == content.SUMMIT or wide > _WIDEST else wide + 2
    return Fixed(wide, _DEED - 4, lambda box: panel.space_word(space, box, writing, ink, size=_NEWS))


# -------------------------------------------------------------------------------------- who acts now


def _call(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Who acts now, in their colour, and what is asked, larger than all else; below, the open risk tokens."""
    head, asked = box.part(bottom=_CALL), seen.active_seat
    fill, ink = theme.TURN, theme.INK
    if asked is not None:
        fill, ink = theme.LIVERIES[asked].colour, theme.LIVERIES[asked].letter
    shapes: list[Shape] = [Plate(box, fill, 18, theme.INK, 3)]
    if asked is None:
        told, left = writing.text("picture-choosing", players=len(seen.seats)), head.left + 14
    else:
        left = head.left + 78
        kind = panel.question_of(seen) or "turn"
        told = writing.named(f"picture-call-{kind}", asked, head.right - 14 - left, theme.CHANGING)
        shapes += swatch(asked, Box.around((head.left + 42, head.centre[1]), 58, 58))
    room = Box(left, head.top, head.right - 14, head.bottom)
    word = Label(told, ink, 60, "ExtraBold", least=theme.SMALL)
    shapes += Row((word.narrowed(room.width),)).placed(room)
    if shows_risk(seen):
        below = Box(head.left + 16, head.bottom - 6, head.right - 14, box.bottom - 6)
        tokens = _tokens(seen)
        name = quiet(writing.text("picture-risk-open"), ink, theme.SMALL)
        name = name.narrowed(below.width - tokens.width - 14)
        shapes += Row((name, Fixed(grows=1), tokens), gap=7).placed(below)
    return tuple(shapes)


def _tokens(seen: Observation) -> Row:
    tokens = (Fixed(_TOKEN, _TOKEN, partial(panel.risk_token, value)) for value in sorted(seen.tokens_open))
    return Row(tuple(tokens), gap=4)


# ------------------------------------------------------------------------------------------- cards


def _card(
    seen: Observation,
    box: Box,
    own: Sequence[ClimberStatus],
    writing: Writing,
    *,
    choices: bool,
) -> Shapes:
    """One player: name, a line for each climber, and at the right who leads, and both climbers' points."""
    seat = seen.seats[own[0].key[0]]
    part = panel.part_of(seen, seat.seat)
    inner = Box(box.left + panel.BAND + 8, box.top + 1, box.right - _POINTS, box.bottom - 1)
    upper, *below = inner.rows(1.1, 1, 1)
    lead = Box(inner.right, upper.top + 2, box.right - 9, upper.bottom)
    points = Box(inner.right, upper.bottom - 2, lead.right, box.bottom - 4)
    has_sum = part != "out" and points.height >= _TOTAL + _SUM
    total = points.part(0, 0, points.width, -_SUM) if has_sum else points
    leads = shows_lead(seen) and seat.seat in leaders(seen)
    head = upper if leads else replace(upper, right=lead.right)
    shapes: list[Shape] = [
        *panel.frame(box, seat.seat, part),
        *panel.heading(seen, head, seat.seat, writing, choices=choices),
        *panel.total(seat.total, total, min(66, round(total.height * _FULL)), out=part == "out"),
    ]
    if has_sum:
        both = " + ".join(str(seat.climber(name).vp) for name in CLIMBER_NAMES)
        shapes.append(strong(both, points.part(0, -_SUM), palette.SECOND, theme.CHANGING))
    if leads:
        shapes += _lead(lead, writing)
    if part == "out":
        return (*shapes, *panel.out_note(seat, below[0], writing))
    for shown, line in zip(own, below, strict=True):
        shapes += Decal.of(_climber(shown, line, writing), line.grown(6))
    return tuple(shapes)


def _lead(box: Box, writing: Writing) -> Shapes:
    """That somebody leads: a crown and the word, or the word alone where both have no room."""
    crown = sign("crown", 26, theme.INK)
    word = quiet(writing.text("picture-leading"), theme.INK)
    both = (crown, word.narrowed(box.width - crown.width - 5))
    parts = both if both[1].text == word.text else (word.narrowed(box.width),)
    return Row(parts, gap=5, align="end").placed(box)


@lru_cache(maxsize=512)
def _climber(shown: ClimberStatus, box: Box, writing: Writing) -> Shapes:
    """A climber with its space and its air, now and after tonight; if dead, a cross."""
    one, tall = shown.climber, min(box.height + 1, 54.0)
    unit = min(1.08, max(1.0, box.height / 44))
    figure = Box.at(box.left + 1, box.centre[1] - tall / 2, tall * 54 / 58, tall)
    if one.alive and tall < _PAWN:
        shapes: list[Shape] = list(pieces.badge(shown.key, figure.grown(-1), size=round(tall * 0.86)))
    else:
        shapes = list(pawn(shown.key, figure, dead=not one.alive))
    word = Box.at(box.left + max(52 * unit, figure.width + 8), box.top, 92 * unit, box.height)
    if one.space is None:
        cross = Box.at(word.left, box.centre[1] - 20, 36, 40)
        return (*shapes, *symbol("cross", cross, palette.SECOND))
    shapes += _space(one.space, word, writing, round(42 * unit))
    return (*shapes, *_air(shown, replace(box, left=word.right), unit, writing))


def _space(space: str, box: Box, writing: Writing, size: int) -> Shapes:
    """A space's name, as large as fits; a symbol for base camp if it doesn't."""
    word = writing.space(space)
    if space == content.SUMMIT or theme.text_width(word, theme.CHANGING, "SemiBold") > box.width:
        name: palette.Name = "flag" if space == content.SUMMIT else "tent"
        return symbol(name, Box.around((box.left + 21, box.centre[1]), 38, 38), theme.INK)
    return (label(word, box, theme.INK, size=size, weight="SemiBold", align="l", least=theme.CHANGING),)


def _air(shown: ClimberStatus, box: Box, unit: float, writing: Writing) -> Shapes:
    """A climber's level, and what the night leaves of it, or does to the climber."""
    size = round(44 * unit)
    bottle = Box.around((box.left + 18 * unit, box.centre[1]), 30 * unit, 32 * unit)
    number = Box.at(box.left + 38 * unit, box.top, 30 * unit, box.height)
    if shown.climber.level > 9:
        number = replace(number, right=number.right + 24 * unit)
    shapes: list[Shape] = [
        *symbol("bottle", bottle, palette.AIR),
        strong(str(shown.climber.level), number, palette.AIR, size),
    ]
    word = {"dies": "picture-dies", "slides": "picture-plan-slides"}.get(shown.danger or "")
    if shown.tonight is None and word is None:
        return tuple(shapes)
    high = min(box.height - 2, 42 * unit) / 2
    after = Box(number.right + 6 * unit, box.centre[1] - high, box.right - 2, box.centre[1] + high)
    if word is not None:
        mark: palette.Name = "skull" if shown.danger == "dies" else "avalanche"
        # words: picture-dies, picture-plan-slides
        return (*shapes, *_alarm(mark, writing.text(word), after, theme.CHANGING))
    arrow = Box.around((number.right + 22 * unit, box.centre[1]), 26 * unit, 26 * unit)
    shapes += symbol("right", arrow, palette.SECOND)
    level = Box.at(arrow.right + 8 * unit, after.top, 40 * unit, after.height)
    if shown.danger == "short":
        return (*shapes, *pieces.last_air(level, size))
    return (*shapes, strong(str(shown.tonight), level, palette.AIR, size))


def _alarm(mark: palette.Name, word: str, box: Box, size: int) -> Shapes:
    """A word on red, after a symbol if both fit."""
    side = min(32.0, box.height - 8)
    text, room = Label(word, theme.WHITE, size, least=theme.LEAST), box.width - 16
    signs = (sign(mark, side, theme.WHITE),) if text.width + side + 6 <= room else ()
    row = Row((*signs, text.narrowed(room)), gap=6)
    pill = replace(box, right=box.left + row.width + 16)
    return (
        Plate(pill, palette.DANGER, 13),
        *row.placed(Box(pill.left + 8, box.top, pill.right, box.bottom)),
    )
