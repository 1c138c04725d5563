"""The table beside the mountain: what just happened, who acts, and a card per player in turn order."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, Phase, SeatView, content
from k2bot.games.k2.pictures import forecast, palette, panel, pieces
from k2bot.games.k2.pictures.danger import statuses
from k2bot.games.k2.pictures.palette import AIR, AIR_LOST, AIR_LOST_INK, AIR_PALE, DANGER, SECOND, symbol
from k2bot.games.k2.pictures.pieces import caption, pawn, sign, signed
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import layout, theme
from k2bot.render.layout import Fixed, Label, Part, Row, Stack, label, named_width, plate, strong, swatch
from k2bot.render.scene import Box, Decal, Plate, Shape, Shapes, Slab, Text
from k2bot.render.theme import INK, MIST, PAPER, PAPER_SHADE, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.games.k2.pictures.danger import ClimberStatus
    from k2bot.games.k2.pictures.pieces import Writing

_GAP, _MARGIN, _MOST_TALL = 6, 8, (240, 160)
"""Pixels: gap between parts, side margin, and maximum height of a card of three lines and of one of two, with
the gap below it."""
_COMFORT = (128, 104)
"""Height in pixels of a card of three lines, and of one of two, with its gap, from which the days ahead have
room on every picture."""
_TITLE, _DEED, _EDGE = 58, 54, 6
"""Heights in pixels of a band's title and of a line of a deed in it, and width of its edge."""
_CALL, _TOKENS = 76, 58
"""Heights in pixels of the line that says who acts, and of the open risk tokens below it."""
_WIDEST = 110.0
"""Width in pixels of a space's name."""
_NEWS = 46
"""Size of the numbers and names that tell a turn."""
_HEAD = 40
"""Height in pixels of the line above the cards that names their columns."""
_POINTS = 72.0
"""Width in pixels of a climber's points."""
_PAWN = 43
"""Height in pixels below which a climber is its letter on the player's colour."""
_TOKEN = 50
ROOMY = 2
"""Most players whose climbers have a line each."""
_PLOT = MIST.mixed(WHITE, 0.66)
"""Ground of what belongs to one climber on a card of two lines."""
_MARK, _NAME = 66.0, 170.0
"""Pixels that a player's mark takes with its gaps, and of a name at which figures beside it are kept."""
_LED = (theme.CHANGING, theme.SMALL, theme.CONSTANT)
"""Sizes of the words for who begins and who leads, the best first."""
_FLAT, _TOTAL, _LESS = (44, 42, 40, theme.CHANGING), 60, (0, 1, 2, 3)
"""Sizes of climbers' figures on cards of two lines, the best first, and of a player's points; and how much of
what tells of a climber may be left out."""
_RISEN, _AIR_INK = AIR_PALE.mixed(AIR, 0.22), AIR.mixed(INK, 0.6)
"""Ground and ink of a level that the night raises."""
_FACT = PAPER_SHADE
"""Ground of what a climber gained or pitched, so that two facts are two things."""
_MARK_AT = 38.0
"""Pixels from the start of a band to the middle of its player's disc."""


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
    heads: Box
    cards: tuple[Box, ...]
    ahead: Box


def _parts(seen: Observation, box: Box, told: int) -> _Parts:
    """Where the parts of the table are in a box, with so many lines that tell a turn."""
    news = 2 * _EDGE + _TITLE + told * _DEED + _GAP if told else 0
    call = _CALL + _GAP if seen.active_seat is not None or shows_risk(seen) else 0
    call += _TOKENS if call and shows_risk(seen) else 0
    players = len(seen.seats)
    room = int(box.height - news - call - _HEAD - _MARGIN / 2)
    ahead = forecast.ahead_height(seen)
    if seen.phase is not Phase.SELECTION and (room - ahead) / players < _COMFORT[players > ROOMY]:
        ahead = 0
    tall = min(_MOST_TALL[players > ROOMY], (room - ahead) // players)
    top = round(box.top)
    one = Box(box.left, top, box.right, top + news)
    two = Box(box.left, one.bottom, box.right, one.bottom + call)
    heads = Box(box.left, two.bottom, box.right, two.bottom + _HEAD)
    cards = tuple(
        Box.at(box.left, heads.bottom + tall * number, box.width, tall) for number in range(players)
    )
    end = cards[-1].bottom
    return _Parts(one, two, heads, cards, Box(box.left, end, box.right, end + ahead))


def shows_ahead(seen: Observation, box: Box, news: Sequence[Deed]) -> bool:
    """Whether a table of this box that tells a turn has room for the days ahead."""
    return _parts(seen, box, len(news)).ahead.height > 0


def table(
    seen: Observation,
    writing: Writing,
    box: Box,
    news: Sequence[Deed],
    *,
    paper: Colour = PAPER,
    choices: bool,
) -> tuple[Shapes, float]:
    """The turn that is told, who acts now, a card for every player in turn order, and the days ahead.

    With its bottom. Who played and who acts now are named in full where that fits, even if the cards can't.
    ``choices`` says whether to show who has chosen cards so far.
    """
    deeds, shown = _deeds(seen, news, writing), statuses(seen)
    parts = _parts(seen, box, len(deeds))
    size = _flat_size(shown.values(), parts.cards[0], writing)
    card = partial(_flat_card, size=size) if len(seen.seats) > ROOMY else _card

    def cards(said: Writing) -> dict[int, Shapes]:
        return {
            seat: card(
                seen, _inside(room), [shown[seat, name] for name in CLIMBER_NAMES], said, choices=choices
            )
            for room, seat in zip(parts.cards, panel.order(seen), strict=True)
        }

    drawn, asked, whole = cards(writing), seen.active_seat, writing
    writing = _cut(writing, drawn)
    call = _call(seen, _inside(parts.call), whole) if parts.call.height else ()
    if asked is not None and _cut(whole, {asked: call}) != whole:
        call = _call(seen, _inside(parts.call), writing)
        writing = _cut(writing, {asked: call})
        drawn = cards(writing)
    shapes: list[Shape] = []
    if deeds:
        seat = news[0].climber[0]
        shapes += _on(paper, parts.news, _news(seat, deeds, _inside(parts.news), whole))
    if call:
        shapes += _on(paper, parts.call, call)
    heads = _heads(_inside(parts.heads), writing, is_night=seen.phase is Phase.CHECK)
    shapes += _on(paper, parts.heads, heads)
    for room, seat in zip(parts.cards, panel.order(seen), strict=True):
        shapes += _on(paper, room, drawn[seat])
    if parts.ahead.height:
        shapes += _on(paper, parts.ahead, forecast.ahead(seen, parts.ahead, writing))
    return tuple(shapes), parts.ahead.bottom + _MARGIN / 2


def _cut(writing: Writing, drawn: Mapping[int, Shapes]) -> Writing:
    """The writing in which names are as short as where they had least room: one name looks the same twice."""
    short = dict(writing.short)
    for seat, shapes in drawn.items():
        said = [shape.text for shape in shapes if isinstance(shape, Text) and "…" in shape.text]
        if said:
            cuts = list(theme.shortened(layout.Writing.name(writing, seat)))[:0:-1]
            if found := [cut for cut in cuts if any(cut in one for one in said)]:
                short[seat] = found[0]
    return replace(writing, short=tuple(sorted(short.items())))


def _inside(room: Box) -> Box:
    return room.part(_MARGIN, 0, -_MARGIN, -_GAP)


def _on(paper: Colour, room: Box, shapes: Shapes) -> Shapes:
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


class _Telling(NamedTuple):
    """How much room a line takes that tells what a climber did."""

    is_worded: bool = False
    is_tight: bool = False
    has_start: bool = True


_TELLINGS = (
    _Telling(is_worded=True),
    _Telling(),
    _Telling(is_tight=True),
    _Telling(is_tight=True, has_start=False),
)
"""From the longest to the shortest; the map shows where a way starts."""


def _deeds(seen: Observation, news: Sequence[Deed], writing: Writing) -> tuple[Row, ...]:
    """The lines that tell a turn: one if all fits, otherwise one for each climber, with words if they fit."""
    if not news:
        return ()
    width = _width(TABLE)
    worded, plain, *closer = ([_did(seen, deed, writing, how) for deed in news] for how in _TELLINGS)
    line = Fixed(4, _DEED - 8, lambda box: (Plate(box, MIST, 2),))
    # A second line would take its height from many players' cards.
    for deeds in (worded, plain) if len(seen.seats) > forecast.FEW else (worded,):
        one = Row(tuple([part for deed in deeds for part in (line, deed)][1:]), gap=20)
        if one.width <= width:
            return (one,)
    return tuple(
        next((row for row in rows if row.width <= width), rows[-1])
        for rows in zip(worded, plain, *closer, strict=True)
    )


def _width(box: Box) -> float:
    """Room in pixels for a line that tells a turn, in a table of this box."""
    return box.width - 2 * (_MARGIN + _EDGE) - 18


def _news(seat: int, deeds: Sequence[Row], box: Box, writing: Writing) -> Shapes:
    """The turn told, in the player's colour: who played, and below it what the climbers did."""
    livery = theme.LIVERIES[seat]
    title = Box(box.left + _EDGE, box.top + _EDGE, box.right - _EDGE, box.top + _EDGE + _TITLE)
    body = Box(title.left, title.bottom, title.right, box.bottom - _EDGE)
    mark = Box.around((box.left + _MARK_AT, title.centre[1]), 48)
    name = Box(box.left + 72, title.top - 4, title.right - 10, title.bottom + 4)
    rows = body.part(10, 0, -8).rows(*(1 for _ in deeds))
    told = writing.text("picture-has-played", name=writing.name(seat))
    if not theme.fits(told, name.width, theme.CHANGING, "ExtraBold"):
        told = writing.name(seat)
    word = strong(told, name, livery.letter, _NEWS, "l", least=theme.CHANGING)
    return (
        Plate(box, livery.colour, 18, INK, 3),
        *swatch(seat, mark),
        Plate(body, WHITE, 13, corners=(False, False, True, True)),
        word,
        *(shape for deed, row in zip(deeds, rows, strict=True) for shape in deed.placed(row)),
    )


def _did(seen: Observation, deed: Deed, writing: Writing, how: _Telling) -> Row:
    """A climber, and what it did: from where to where, by the space where it turned."""
    gap, way_gap, arrow = (8, 4, 26) if how.is_tight else (16, 8, 32)
    parts: list[Part] = [Fixed(46, 49, partial(pawn, deed.climber))]

    def named(mark: Part, *after: Part, key: str) -> Part:
        # words: picture-part-bottle, picture-part-tent
        word = Label(writing.text(f"picture-part-{key}"), INK, theme.CHANGING, "SemiBold")
        told = Row((mark, *after, *((word,) if how.is_worded else ())), gap=7, height=_DEED - 8)
        return Stack((plate(_FACT, 13), told), inset=(8, 0, 10, 0))

    if len(deed.way) > 1:
        first, *_, last = deed.way
        low, *_, top = sorted(deed.way, key=lambda space: seen.board.by_id[space].altitude)
        turned = (top,) if top not in (first, last) else (low,) if first == last else ()
        way: list[Part] = [_place(first, writing, SECOND)] if how.has_start else []
        for space in (*turned, last):
            way += [sign("right", arrow, INK), _place(space, writing)]
        parts.append(Row(tuple(way), gap=way_gap))
    if deed.air:
        gain = Label(signed(deed.air), AIR, _NEWS, "ExtraBold")
        parts.append(named(sign("bottle", 34, AIR), gain, key="bottle"))
    if deed.pitches:
        parts.append(named(Fixed(46, 42, partial(pieces.tent, deed.climber[0])), key="tent"))
    if len(parts) == 1:
        parts.append(Label(writing.text("picture-rests"), INK, theme.CHANGING, "SemiBold"))
    return Row(tuple(parts), gap=gap)


def _place(space: str, writing: Writing, ink: Colour = INK) -> Part:
    """A space's name, or its symbol if that is too long."""
    wide = theme.text_width(writing.space(space), _NEWS, "SemiBold")
    wide = 40.0 if space == content.SUMMIT or wide > _WIDEST else wide + 2
    return Fixed(wide, _DEED - 4, lambda box: panel.space_word(space, box, writing, ink, size=_NEWS))


# -------------------------------------------------------------------------------------- who acts now


def _call(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Who acts now, in their colour, and what is asked, larger than all else; below, the open risk tokens."""
    head, asked = box.part(bottom=_CALL), seen.active_seat
    fill, ink = TURN, INK
    if asked is not None:
        fill, ink = theme.LIVERIES[asked].colour, theme.LIVERIES[asked].letter
    shapes: list[Shape] = [Plate(box, fill, 18, INK, 3)]
    if asked is None:
        are_last = all(seat.hand_size + seat.deck_size <= content.CARDS_A_DAY for seat in seen.seats)
        message = "picture-last-cards" if are_last else "picture-choosing"
        # words: picture-last-cards, picture-choosing
        told, left = writing.text(message, players=len(seen.seats)), head.left + 14
    else:
        left = head.left + 72
        kind = panel.question_of(seen) or "turn"
        # words: picture-call-*
        told = writing.with_name(f"picture-call-{kind}", asked, head.right - 14 - left, theme.CHANGING)
        shapes += swatch(asked, Box.around((head.left + _MARK_AT, head.centre[1]), 54))
    room = Box(left, head.top, head.right - 14, head.bottom)
    word = Label(told, ink, 60, "ExtraBold", least=theme.SMALL)
    shapes += Row((word.narrowed(room.width),)).placed(room)
    if shows_risk(seen):
        below = Box(head.left + 16, head.bottom - 6, head.right - 14, box.bottom - 6)
        tokens = _tokens(seen)
        name = caption(writing.text("picture-risk-open"), ink, theme.SMALL)
        name = name.narrowed(below.width - tokens.width - 14)
        shapes += Row((name, Fixed(grows=1), tokens), gap=7).placed(below)
    return tuple(shapes)


def _tokens(seen: Observation) -> Row:
    tokens = (Fixed(_TOKEN, _TOKEN, partial(panel.risk_token, value)) for value in sorted(seen.tokens_open))
    return Row(tuple(tokens), gap=4)


# ------------------------------------------------------------------------------------------- cards


@lru_cache(maxsize=32)
def _heads(box: Box, writing: Writing, *, is_night: bool) -> Shapes:
    """What the figures of climbers on the cards are: air now, and by morning unless it's night."""
    size = theme.SMALL
    if is_night:
        parts: tuple[Part, ...] = (caption(writing.text("picture-legend-air"), AIR, size),)
    else:
        now = caption(writing.text("picture-air-now"), AIR, size)
        later = caption(writing.text("picture-air-later"), AIR, size)
        parts = (now, sign("right", 26, INK), later)
    row = Row((sign("bottle", 28, AIR), *parts), gap=8, align="end")
    return row.placed(box.part(0, 0, -12))


def _card(
    seen: Observation,
    box: Box,
    own: Sequence[ClimberStatus],
    writing: Writing,
    *,
    choices: bool,
) -> Shapes:
    """One player: name, who leads, and points; below, each climber's line, with its share of the points."""
    seat = seen.seats[own[0].key[0]]
    inner = Box(box.left + panel.BAND + 8, box.top + 1, box.right - 9, box.bottom - 1)
    upper, *below = inner.rows(1.1, 1, 1)
    shapes: list[Shape] = list(_top(seen, box, upper, seat, writing, choices=choices))
    if panel.part_of(seen, seat.seat) == "out":
        return (*shapes, *panel.out_note(seat, below[0], writing))
    for shown, line in zip(own, below, strict=True):
        shapes += Decal.of(_climber(shown, line, writing), line.grown(6))
    return tuple(shapes)


def _flat_card(
    seen: Observation,
    box: Box,
    own: Sequence[ClimberStatus],
    writing: Writing,
    *,
    choices: bool,
    size: int,
) -> Shapes:
    """One of many players, in two lines: name, who leads, and points; below, both climbers side by side.

    Figures of climbers have this ``size``.
    """
    seat = seen.seats[own[0].key[0]]
    upper, below = _flat_lines(box)
    shapes: list[Shape] = list(_top(seen, box, upper, seat, writing, choices=choices))
    if panel.part_of(seen, seat.seat) == "out":
        return (*shapes, *panel.out_note(seat, below, writing))
    for shown, half in zip(own, _halves(below), strict=True):
        # Readers couldn't tell whose figures were whose on one ground.
        plot = Plate(half.part(0, 2, half.width, -2), _PLOT, 14)
        shapes += Decal.of((plot, *_fitting(shown, size, half, writing).placed(half)), half.grown(6))
    return tuple(shapes)


def _top(
    seen: Observation, box: Box, line: Box, seat: SeatView, writing: Writing, *, choices: bool
) -> Shapes:
    """A player's card with its first line: name, risk token, who leads, and points."""
    part = panel.part_of(seen, seat.seat)
    high = min(_TOTAL, round(line.height))
    total = line.part(-theme.text_width(str(seat.total), high, "ExtraBold") - 0.42 * high - 10)
    total = total._replace(right=total.right - 4)
    # Readers took a risk token and the points after it for one number.
    head = line._replace(right=total.left - (30 if panel.owes_risk(seen, seat) else 10))
    led = _told(seen, seat, head.width, writing)
    beside = led.placed(head._replace(left=head.right - led.width))
    head = head._replace(right=head.right - led.width - (6 if led.parts else 0))
    return (
        *panel.frame(box, seat.seat, part),
        *panel.heading(seen, head, seat.seat, writing, choices=choices, is_brief=True),
        *beside,
        *panel.total(seat.total, total, high, out=part == "out"),
    )


def _halves(line: Box) -> tuple[Box, ...]:
    """The two climbers' parts of a line."""
    return line.columns(1, 1, gap=5)


def _flat_size(everybody: Iterable[ClimberStatus], card: Box, writing: Writing) -> int:
    """The largest size at which all climbers with all that tells of them have room on cards of two lines."""
    half, least = _halves(_flat_lines(_inside(card))[1])[0], _FLAT[-1]
    fits = (
        size
        for size in _FLAT
        if all(_flat_climber(shown, size, half.height, writing).width <= half.width for shown in everybody)
    )
    return next(fits, least)


def _fitting(shown: ClimberStatus, size: int, half: Box, writing: Writing) -> Row:
    """A climber with as much of what tells of it as has room."""
    rows = [_flat_climber(shown, size, half.height, writing, less) for less in _LESS]
    return next((row for row in rows if row.width <= half.width), rows[-1])


def _flat_lines(box: Box) -> tuple[Box, ...]:
    """The two lines of a card."""
    return box.part(panel.BAND + 6, 2, -7, -4).rows(1, 1.1)


def _told(seen: Observation, seat: SeatView, width: float, writing: Writing) -> Row:
    """That a player leads, and in the morning that they begin, as far as their name leaves room for it."""
    begins = seen.phase is Phase.SELECTION and len(seen.seats) > 1 and seat.seat == seen.order()[0]
    leads = shows_lead(seen) and seat.seat in leaders(seen)
    if not (begins or leads):
        return Row(())
    taken = _MARK + min(named_width(writing, seat.seat, theme.BODY), _NAME)
    if panel.owes_risk(seen, seat):
        taken += 70
    taken += 40 if seat.rescue else 0
    rows = list[Row]()
    for first, crown in ((begins, True), (begins, False), (False, True), (False, False)):
        for size in _LED:
            told: list[Part] = [caption(writing.text("picture-begins"), INK, size)] if first else []
            if leads:
                # The crown alone was taken for who begins.
                word = caption(writing.text("picture-leading"), INK, size)
                told.append(Row((*((sign("crown", size - 2, INK),) if crown else ()), word), gap=5))
            rows.append(Row(tuple(told), gap=16))
    last = Row((sign("crown", 28, INK),) if leads else (caption(writing.text("picture-begins"), INK),))
    return next((row for row in rows if row.parts and row.width <= width - taken), last)


@lru_cache(maxsize=512)
def _flat_climber(shown: ClimberStatus, size: int, high: float, writing: Writing, less: int = 0) -> Row:
    """A climber in half a line: its letter, its space, and its air now and by morning.

    With ``less`` room, all is closer together and a word that warns is smaller, or a sign stands for it; then
    for a long space.
    """
    one, tall = shown.climber, min(high, size + 8.0)
    piece = Fixed(tall * 54 / 58, tall, partial(pawn, shown.key, dead=not one.alive))
    if one.space is None:
        return Row((piece, sign("cross", 36, SECOND)), gap=8)
    space = _flat_space(one.space, size, writing, is_brief=less == _LESS[-1])
    air = _air(shown, size, min(high - 6, size + 4.0), writing, less)
    return Row((piece, space, Fixed(grows=1), air, Fixed(1)), gap=2 if less else 5)


def _flat_space(space: str, size: int, writing: Writing, *, is_brief: bool) -> Part:
    """A space's name; a symbol for the summit, and for base camp if ``is_brief``."""
    if space == content.SUMMIT or (is_brief and space == content.BASE_CAMP):
        return sign("flag" if space == content.SUMMIT else "tent", 36, INK)
    return Label(writing.space(space), INK, size, "SemiBold", least=theme.CHANGING)


def _air(
    shown: ClimberStatus, size: int, high: float, writing: Writing, less: int = 0, *, has_room: bool = False
) -> Part:
    """A climber's air on a chip: now and by morning, or now and what the night does to the climber.

    Where it ``has_room``, a word says that more air can't last until morning.
    """
    # What changes stands out. A number alone, where it doesn't, was asked about.
    now, later = shown.climber.level, shown.tonight
    is_same = later == now and shown.danger is None
    is_risen = later is not None and later > now
    is_lost = later is not None and later < now and not shown.is_capped
    ground, ink = AIR_PALE.at(0), SECOND if is_same or shown.is_capped else _AIR_INK
    if is_risen or is_lost:
        ground, ink = (_RISEN, _AIR_INK) if is_risen else (AIR_LOST, AIR_LOST_INK)
    level = Label(str(now), ink, size, "SemiBold" if is_same else "ExtraBold", least=theme.LEAST)
    # Smaller or paler, the arrow was read as a plus on a phone.
    way: palette.Name = "up" if is_risen else "down" if is_lost else "right"
    arrow = sign(way, size * (0.56 if less else 0.64), ink)
    parts: list[Part] = [level]
    word = {"dies": "picture-dies", "slides": "picture-plan-slides"}.get(shown.danger or "")
    if word is not None:
        mark: palette.Name = "skull" if shown.danger == "dies" else "avalanche"
        # words: picture-dies, picture-plan-slides
        said = Label(writing.text(word), WHITE, theme.CONSTANT if less else theme.CHANGING)
        # The map's legend says what the sign of a slide means.
        is_sign = less > (1 if shown.danger == "dies" else 0)
        told: Part = sign(mark, 32, WHITE) if is_sign else said
        alarm = Stack((plate(DANGER, 12), Row((told,), align="middle")), inset=(7, 0, 7, 0))
        # Without the arrow, readers took the level and the word for one: *2dies*.
        parts += [arrow, Fixed(alarm.width, high, alarm.placed)]
    elif shown.danger == "short":
        parts += [arrow, Fixed(high - 6, high - 2, partial(pieces.last_air, size=size))]
    elif shown.is_capped and has_room:
        most = Label(writing.text("picture-most"), ink, theme.CONSTANT, "SemiBold")
        parts += [Fixed(4), most, Fixed(4), replace(level, text=str(later))]
    elif later is not None:
        parts += [arrow, replace(level, text=str(later))]
    row = Row(tuple(parts), gap=2 if less else 4)
    chip = Stack((plate(ground, 12), row), inset=(7, 0, 2 if word else 7, 0))
    return Fixed(chip.width, high, chip.placed)


def _points(points: int, size: int) -> Row:
    """A climber's points, before their star."""
    star = sign("star", size * 0.46, SECOND)
    return Row((Label(str(points), INK, size, "ExtraBold", least=theme.LEAST), star), gap=3)


@lru_cache(maxsize=512)
def _climber(shown: ClimberStatus, box: Box, writing: Writing) -> Shapes:
    """A climber with its space, its air now and by morning, and its points; if dead, a cross."""
    one, tall = shown.climber, min(box.height + 1, 54.0)
    unit = min(1.08, max(1.0, box.height / 44))
    figure = Box.at(box.left + 1, box.centre[1] - tall / 2, tall * 54 / 58, tall)
    if one.alive and tall < _PAWN:
        shapes: list[Shape] = list(pieces.badge(shown.key, figure.grown(-1), size=round(tall * 0.86)))
    else:
        shapes = list(pawn(shown.key, figure, dead=not one.alive))
    size = round(44 * unit)
    points = _points(one.vp, size)
    shapes += points.placed(box.part(-points.width - 5, 0, -5))
    word = Box.at(box.left + max(58 * unit, figure.width + 12), box.top, 96 * unit, box.height)
    if one.space is None:
        cross = Box.at(word.left, box.centre[1] - 20, 36, 40)
        return (*shapes, *symbol("cross", cross, SECOND))
    shapes += _space(one.space, word, writing, round(42 * unit))
    room = Box(word.right, box.top, box.right - _POINTS, box.bottom)
    high = min(box.height - 4, 48 * unit)
    airs = (_air(shown, size, high, writing, less, has_room=not less) for less in _LESS)
    air = next((part for part in airs if part.width <= room.width), None)
    return (*shapes, *(air.placed(Box.at(room.left, room.top, air.width, room.height)) if air else ()))


def _space(space: str, box: Box, writing: Writing, size: int) -> Shapes:
    """A space's name, as large as fits; a symbol for base camp if it doesn't."""
    word = writing.space(space)
    if space == content.SUMMIT or theme.text_width(word, theme.CHANGING, "SemiBold") > box.width:
        name: palette.Name = "flag" if space == content.SUMMIT else "tent"
        return symbol(name, Box.around((box.left + 21, box.centre[1]), 38), INK)
    return (label(word, box, INK, size, "SemiBold", align="l", least=theme.CHANGING),)
