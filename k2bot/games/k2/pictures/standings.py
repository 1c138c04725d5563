"""The table beside the mountain: who acts, what just happened, and a card per other player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import forecast, panel, pieces
from k2bot.games.k2.pictures.danger import ClimberStatus, statuses
from k2bot.games.k2.pictures.palette import AIR, AIR_PALE, DANGER, SECOND
from k2bot.games.k2.pictures.pieces import Writing, caption_label, signed, symbol_part
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, plate, strong_text, swatch
from k2bot.render.scene import Box, Plate, Shape, Shapes, Slab
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER, PAPER_SHADE, WHITE, Colour

_MOST_DAYS = 2
"""Greatest number of days ahead; the whole board has all."""
_GAP, _MARGIN = 12, 8
"""Pixels: gap between parts, and side margin."""
_TALL, _COMFORT, _SOLE_LINE, _DAYS = 84, 70, 1.35, 110
"""Pixels: greatest height of a card's line, and height that it keeps where the days ahead are shown; height
of an only line, in such lines; least height of the days ahead in the morning."""
_TITLE, _DEED, _EDGE = 58, 54, 6
"""Heights in pixels of a band's title and of a line of a deed in it, and width of its edge."""
_CALL, _TOKENS = 88, 58
"""Heights in pixels of the line that says who acts, and of the open risk tokens below it."""
_NEWS = 46
"""Font size of numbers and names in the report of a turn."""
MOST_STACKED = 2
"""Greatest number of players whose climbers have a line each; of more, only who acts has them: nobody read
the air of ten."""
_FIGURES = (54, 50, 46, 44, 42, 40, theme.CHANGING_TEXT)
"""Sizes of climbers' figures, the best first."""
_AIR_INK = AIR.mixed(INK, 0.6)
"""Ink of a level that doesn't change."""
_WORDS, _START, _TURN, _TENT = range(1, 5)
"""Parts left out of a deed that is too long, in this order: words, start of its way, turning point, tent."""
_FACT = PAPER_SHADE
"""Background of a single fact, such as a gain or a tent, so that two facts look like two."""
_DEED_GAPS = (20.0, 8.0)
"""Pixels around the line between two deeds, the best first: a climber that rests rarely needs a line."""
_MARK_AT = 38.0
"""Pixels from the start of a band to the middle of its player's disc."""


class Deed(NamedTuple):
    """A climber's actions in the reported turn."""

    climber: ClimberKey
    way: tuple[str, ...]
    """Spaces of its way, from start to end."""
    pitches: bool = False
    air: int = 0
    """Air gained."""
    points: int = 0
    """Points gained."""
    paid: int = 0
    """Air paid for the risk token."""

    @property
    def rests(self) -> bool:
        """Whether it did nothing."""
        return len(self.way) < 2 and not (self.pitches or self.air or self.points)


class _Parts(NamedTuple):
    """Boxes of the table's parts; empty ones have no height. While somebody acts, news are below the call."""

    news: Box
    call: Box
    """Line that says who acts, with the player's card if there is one."""
    heads: Box
    cards: tuple[Box, ...]
    ahead: Box


def _parts(seen: Observation, box: Box, deeds: int, others: Sequence[int]) -> _Parts:
    """Boxes of the table's parts, with ``deeds`` lines for the report of a turn, and cards of ``others``.

    The report is below who acts, so that they're always in the same place.
    """
    news = 2 * _EDGE + _TITLE + deeds * _DEED + _GAP if deeds else 0
    actor = seen.deciding_seat
    call = _CALL + _GAP if actor is not None or shows_risk(seen) else 0
    call += _TOKENS if call and shows_risk(seen) else 0
    own = 0 if actor is None else 3 if _is_stacked(seen) else 2
    heads = panel.HEADS if actor is None and _is_stacked(seen) else 0
    each = [_lines(seen, seat) for seat in others]
    room = int(box.height - news - call - heads - _MARGIN / 2)
    total = sum(each) + own
    spare = int(room - total * _COMFORT)
    least = _DAYS if seen.phase is Phase.COMMIT else 0
    forecast_height = forecast.forecast_height(seen, max(spare, least), _MOST_DAYS)
    tall = min(_TALL, (room - forecast_height) / total)
    heights = (news, call + int(tall * own), heads, *(int(tall * lines) for lines in each), forecast_height)
    told_box, call_box, heads_box, *cards, last = Column(tuple(Fixed(0, high) for high in heights)).boxes(box)
    if actor is not None:
        call_box = call_box.translated(0, -told_box.height)
        told_box = told_box.translated(0, call_box.height)
    return _Parts(told_box, call_box, heads_box, tuple(cards), last)


def _lines(seen: Observation, seat: int) -> float:
    """Height of a card, in lines."""
    if panel.role_of(seen, seat) == "out":
        return 1
    return 3 if _is_stacked(seen) else _SOLE_LINE


def _is_stacked(seen: Observation) -> bool:
    """Whether all climbers have a line each; of more players, only who acts has them, in one line."""
    return len(seen.seats) <= MOST_STACKED


def _others(seen: Observation) -> tuple[int, ...]:
    """Seats without the one that acts, those first that act next."""
    order, actor = panel.table_order(seen), seen.deciding_seat
    rank = {"now": 0, "next": 1, "done": 2, "out": 3}
    if actor is not None:
        order = tuple(sorted(order, key=lambda seat: rank[panel.role_of(seen, seat)]))
    return tuple(seat for seat in order if seat != actor)


def table(
    seen: Observation,
    writing: Writing,
    box: Box,
    news: Sequence[Deed],
    *,
    paper: Colour = PAPER,
    choices: bool,
) -> tuple[Shapes, float]:
    """Table: who acts now, the reported turn, a card per other player (who acts next first), days ahead.

    Among several players the report is the card of whose turn it was.

    Returned with its bottom. ``choices`` says whether to show who has chosen cards so far.
    """
    deeds = _deeds(seen, news, writing)
    told = _told_on_card(seen, news)
    others = tuple(seat for seat in _others(seen) if seat != told)
    parts = _parts(seen, box, len(deeds), others)
    climbers = _climbers(seen, parts, writing)
    shapes: list[Shape] = []
    if deeds:
        seat, room = news[0].climber[0], _inside(parts.news)
        if seen.deciding_seat is None:
            report = _news(seat, deeds, room, writing)
        else:
            beside = () if told is None else _worth(seen, seat, writing)
            report = _quiet_news(seat, deeds, room, writing, beside)
        shapes += _on_paper(paper, parts.news, report)
    if parts.call.height:
        shapes += _on_paper(paper, parts.call, _actor(seen, _inside(parts.call), climbers, writing))
    if parts.heads.height:
        heads = panel.air_heads(writing, box.width, is_night=seen.phase is Phase.CHECK)
        shapes += _on_paper(paper, parts.heads, heads.place(_inside(parts.heads)))
    is_stacked = _is_stacked(seen)
    for room, seat in zip(parts.cards, others, strict=True):
        card = panel.player_card(
            seen,
            _inside(room),
            seat,
            [climbers[seat, name] for name in CLIMBER_NAMES] if is_stacked else (),
            writing,
            choices=choices,
            aside=partial(_notes, seen, seat, writing),
            is_stacked=is_stacked,
        )
        shapes += _on_paper(paper, room, card)
    if parts.ahead.height:
        shapes += _on_paper(paper, parts.ahead, forecast.forecast_lines(seen, parts.ahead, writing))
    return tuple(shapes), parts.ahead.bottom + _MARGIN / 2


def _inside(room: Box) -> Box:
    return room.part(_MARGIN, 0, -_MARGIN, -_GAP)


def _on_paper(paper: Colour, room: Box, shapes: Shapes) -> Shapes:
    """Shapes on paper, kept as one picture."""
    inside = room.part(_MARGIN, 0, -_MARGIN)
    return (Slab(inside, len(shapes) + 1), Plate(inside, paper), *shapes)


def shows_lead(seen: Observation) -> bool:
    """Whether there is a lead to show: some have more points than others."""
    return len(seen.seats) > len(leaders(seen)) > 0


def leaders(seen: Observation) -> tuple[int, ...]:
    """Seats with most points, of those still playing if there are any."""
    playing = [seat for seat in seen.seats if not seat.resigned] or seen.seats
    most = max(seat.total for seat in playing)
    return tuple(seat.seat for seat in playing if seat.total == most)


def shows_risk(seen: Observation) -> bool:
    """Whether risk tokens are at stake: afterwards the player who took one has it."""
    return seen.phase in {Phase.COMMIT, Phase.RISK}


# -------------------------------------------------------------------------------------- what just happened


def _deeds(seen: Observation, news: Sequence[Deed], writing: Writing) -> tuple[Row, ...]:
    """Lines of the report of a turn: one if all fits, otherwise one for each climber.

    A line that's too long loses its words, and then what the map shows.
    """
    width = TABLE.width - 2 * (_MARGIN + _EDGE) - 18
    lines = [[_deed_row(seen, deed, writing, left_out=some) for some in range(_TENT + 1)] for deed in news]
    line = Fixed(4, _DEED - 8, lambda box: (Plate(box, MIST, 2),))
    parts = tuple([part for full, *_ in lines for part in (line, full)][1:])
    for gap in _DEED_GAPS:
        if (one := Row(parts, gap=gap)).width <= width:
            return (one,) if news else ()
    return tuple(next((deed for deed in some if deed.width <= width), some[-1]) for some in lines)


def _news(seat: int, deeds: Sequence[Row], box: Box, writing: Writing) -> Shapes:
    """Report of a turn, in the player's colour: who played, and below it what the climbers did."""
    livery = theme.LIVERIES[seat]
    title = Box(box.left + _EDGE, box.top + _EDGE, box.right - _EDGE, box.top + _EDGE + _TITLE)
    body = Box(title.left, title.bottom, title.right, box.bottom - _EDGE)
    mark = Box.from_centre((box.left + _MARK_AT, title.centre[1]), 48)
    name = Box(box.left + 72, title.top - 4, title.right - 10, title.bottom + 4)
    rows = body.part(10, 0, -8).rows(*(1 for _ in deeds))
    text = _played(seat, name.width, writing)
    return (
        Plate(box, livery.colour, 18, INK, 3),
        *swatch(seat, mark),
        Plate(body, WHITE, 13, corners=(False, False, True, True)),
        strong_text(text, name, livery.letter, _NEWS, "l", least=theme.CHANGING_TEXT),
        *(shape for deed, row in zip(deeds, rows, strict=True) for shape in deed.place(row)),
    )


def _played(seat: int, width: float, writing: Writing) -> str:
    """That a player has played; the name alone if that's too wide."""
    text = writing.text("picture-has-played", name=writing.name(seat))
    return text if theme.fits(text, width, theme.CHANGING_TEXT, "ExtraBold") else writing.name(seat)


def _told_on_card(seen: Observation, news: Sequence[Deed]) -> int | None:
    """Seat whose card is the report of its turn: among several players while somebody else acts."""
    seat = news[0].climber[0] if news else None
    if seat is None or _is_stacked(seen) or seen.deciding_seat in {None, seat}:
        return None
    return seat if panel.role_of(seen, seat) == "done" else None


def _worth(seen: Observation, seat: int, writing: Writing) -> tuple[Part, ...]:
    """What the card of a player who has played shows beside the name: losses and points."""
    return (*_notes(seen, seat, writing, None), panel.points_row(seen.seats[seat].total, _TITLE))


def _quiet_news(
    seat: int, deeds: Sequence[Row], box: Box, writing: Writing, beside: tuple[Part, ...]
) -> Shapes:
    """The report of ``_news`` on a card like those of others who have played: who acts has the only band."""
    title = Box(box.left + 24, box.top + _EDGE, box.right - 10, box.top + _EDGE + _TITLE - 4)
    rows = box._replace(left=title.left, top=title.bottom, bottom=box.bottom - _EDGE).rows(
        *(1 for _ in deeds)
    )
    worth = Row(beside, gap=9)
    name = title.part(right=title.width - worth.width - 12) if beside else title
    text = _played(seat, name.width, writing)
    return (
        *panel.card_frame(box, seat, "done"),
        strong_text(text, name, INK, _NEWS, "l", least=theme.CHANGING_TEXT),
        *worth.place(title._replace(left=title.right - worth.width)),
        *(shape for deed, row in zip(deeds, rows, strict=True) for shape in deed.place(row)),
    )


def _deed_row(seen: Observation, deed: Deed, writing: Writing, *, left_out: int) -> Row:
    """A climber and its actions: start, turning point and end of its way, and the gains.

    Of words, start, turning point and tent, the first ``left_out`` are omitted.
    """
    parts: list[Part] = [Fixed(46, 46, partial(pieces.badge, deed.climber))]

    def named(key: str, *fact_parts: Part) -> Part:
        # words: picture-part-bottle, picture-part-tent
        word = Label(writing.text(f"picture-part-{key}"), INK, theme.CHANGING_TEXT, "SemiBold")
        return _fact(*fact_parts) if left_out >= _WORDS else _fact(*fact_parts, word)

    if len(deed.way) > 1:
        first, *_, last = deed.way
        low, *_, top = sorted(deed.way, key=lambda space: seen.board.by_id[space].altitude)
        turned = (top,) if top not in (first, last) else (low,) if first == last else ()
        way = [] if left_out >= _START else [panel.space_label(first, writing, _NEWS, SECOND)]
        for space in (last,) if left_out >= _TURN else (*turned, last):
            way += [symbol_part("right", 28, INK), panel.space_label(space, writing, _NEWS)]
        parts.append(Row(tuple(way), gap=6))
    if deed.points:
        gain = Label(signed(deed.points), INK, _NEWS, "ExtraBold")
        parts.append(_fact(gain, symbol_part("star", 26, SECOND)))
    if deed.air:
        gain = Label(signed(deed.air), AIR, _NEWS, "ExtraBold")
        parts.append(named("bottle", symbol_part("bottle", 34, AIR), gain))
    if deed.pitches and left_out < _TENT:
        parts.append(named("tent", Fixed(46, 42, partial(pieces.tent, deed.climber[0]))))
    if deed.rests:
        parts.append(Label(writing.text("picture-rests"), INK, theme.CHANGING_TEXT, "SemiBold"))
    if deed.paid:
        risk = Fixed(34, 34, partial(pieces.risk_sign, fill=WHITE))
        loss = Label(signed(-deed.paid), WHITE, _NEWS, "ExtraBold")
        parts.append(_fact(risk, symbol_part("bottle", 34, WHITE), loss, ground=DANGER))
    return Row(tuple(parts), gap=9)


def _fact(*parts: Part, ground: Colour = _FACT) -> Part:
    """One thing that a climber gained, paid or pitched."""
    return Stack((plate(ground, 13), Row(parts, gap=7, height=_DEED - 8)), inset=(8, 0, 10, 0))


# -------------------------------------------------------------------------------------- who acts now


def _actor(seen: Observation, box: Box, climbers: Mapping[ClimberKey, Row], writing: Writing) -> Shapes:
    """The card of who acts, below a band that names them; or the band alone if all are asked."""
    high, seat = _CALL - _GAP + (_TOKENS if shows_risk(seen) else 0), seen.deciding_seat
    if seat is None:
        return _turn_prompt(seen, box, writing)
    own = [climbers[seat, name] for name in CLIMBER_NAMES]
    card = panel.actor_card(seen, box, high, own, writing, is_stacked=_is_stacked(seen))
    return (*card, *_turn_prompt(seen, box.part(bottom=high), writing))


def _turn_prompt(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """The player to act, in their colour, and the question, large; below, the open risk tokens."""
    head, active = box.part(bottom=_CALL - _GAP), seen.deciding_seat
    room, fill, ink = head.part(16, 0, -14), HIGHLIGHT, INK
    if active is not None:
        fill, ink = theme.LIVERIES[active].colour, theme.LIVERIES[active].letter
    shapes: list[Shape] = [Plate(box, fill, 18, INK, 3)]
    if active is None:
        message = "picture-last-cards" if seen.plays_last_cards else "picture-choosing"
        # words: picture-last-cards, picture-choosing
        text = writing.text(message, players=len(seen.seats))
    else:
        kind = panel.question_of(seen) or "turn"
        # words: picture-call-*
        text = writing.with_name(f"picture-call-{kind}", active, room.width, theme.CHANGING_TEXT)
    shapes += Row((Label(text, ink, 64, "ExtraBold", least=theme.SMALL),)).place(room)
    if shows_risk(seen):
        lower = Box(head.left + 16, head.bottom - 6, head.right - 14, box.bottom - 6)
        name = caption_label(writing.text("picture-risk-open"), ink, theme.SMALL)
        shapes += Row((name, Fixed(grows=1), *panel.tokens(seen)), gap=5).place(lower)
    return tuple(shapes)


# ------------------------------------------------------------------------------------------- cards


def _notes(seen: Observation, seat: int, writing: Writing, size: int | None) -> tuple[Part, ...]:
    """Notes beside a name; of many players also who is dead or dying: only a cross if words have no room.

    The map tells whom the night endangers.
    """
    parts = list(_race(seen, seat, writing, size))
    for key in ((seat, name) for name in CLIMBER_NAMES if not _is_stacked(seen)):
        if seen.climber(key).on_board:
            continue
        is_dying = key in seen.dying
        if size or is_dying:
            word = writing.text("picture-dying") if is_dying else writing.text("picture-dead", count=1)
            parts.append(Fixed(46, 46, partial(pieces.badge, key, dead=not is_dying)))
            parts.append(caption_label(word, SECOND, size or theme.CONSTANT_TEXT))
        else:
            parts.append(symbol_part("cross", 38, SECOND))
    return tuple(parts)


def _race(seen: Observation, seat: int, writing: Writing, size: int | None) -> tuple[Part, ...]:
    """Notes beside a name, if there's room for words: in the morning, who begins; and the leader's lead."""
    parts: list[Part] = []
    if size and seen.phase is Phase.COMMIT and len(seen.seats) > 1 and seat == seen.order()[0]:
        parts.append(caption_label(writing.text("picture-begins"), INK, min(size, theme.SMALL)))
    first, *others = sorted((one.total for one in seen.seats if not one.resigned), reverse=True)
    # A crown alone was taken for the first player's mark.
    if size == theme.CHANGING_TEXT and others and leaders(seen) == (seat,):
        words = caption_label(writing.text("picture-leads", points=first - others[0]), INK, size)
        parts.append(Row((symbol_part("crown", 32, INK), words), gap=5))
    return tuple(parts)


def _climbers(seen: Observation, parts: _Parts, writing: Writing) -> dict[ClimberKey, Row]:
    """Rows of the climbers whose air is shown, as large as fits the lowest card that has some."""
    is_stacked, own = _is_stacked(seen), seen.deciding_seat
    by_climber = {key: status for key, status in statuses(seen).items() if is_stacked or key[0] == own}
    if not by_climber:
        return {}
    cards = [] if own is None else [parts.call.part(top=_CALL + _TOKENS * shows_risk(seen))]
    if is_stacked:
        others = zip(parts.cards, _others(seen), strict=True)  # among so few, all have a card
        cards += [card for card, seat in others if panel.role_of(seen, seat) != "out"]
    # The card of a player who is out has no rows. If all are out, nor has any.
    card = min(cards or parts.cards, key=lambda one: one.height)
    _, (place, _) = panel.card_layout(_inside(card), is_stacked=is_stacked)
    for size in _FIGURES:
        rows = {
            key: _climber(one, size, place.height, writing, is_stacked=is_stacked)
            for key, one in by_climber.items()
        }
        if all(row.width <= place.width - 5 for row in rows.values()):
            break
    return rows


@lru_cache(maxsize=512)
def _climber(status: ClimberStatus, size: int, high: float, writing: Writing, *, is_stacked: bool) -> Row:
    """A climber with its air now and by morning; in a line of its own also with its space and points."""
    # Beside each other, figures are right after their climber, or they'd seem to be the next one's.
    figures: list[Part] = [] if is_stacked else [Fixed(8)]
    if status.climber.on_board:
        figures.append(_air(status, size, min(high - 6, size + 4.0), writing))
    if is_stacked:
        figures += [Fixed(20), panel.points_row(status.climber.vp, size)]
    return panel.climber_row(status, size, high, writing, *figures, has_space=is_stacked)


def _air(status: ClimberStatus, size: int, high: float, writing: Writing) -> Part:
    """A climber's air on a chip: now and, if that differs, by morning, or what the night does to the climber.

    Only danger has a ground, on red: where each loss had one, too, nobody saw which were dangerous.
    """
    now, later = status.climber.air, status.tonight
    # Viewers took a fall to the highest level that a night leaves for an alarm.
    change = 0 if later is None or now > later == content.HIGHEST_AIR else later - now
    ground, ink = AIR_PALE.with_alpha(0), _AIR_INK
    if status.danger in {"dies", "slides"}:
        ground, ink = DANGER, WHITE
    elif change:
        ink = AIR if change > 0 else INK
    level = partial(
        Label, fill=ink, size=size, weight="ExtraBold" if change else "Bold", least=theme.LEAST_TEXT
    )
    parts: list[Part] = [level(str(now))]
    if status.danger or later not in {now, None}:
        # Triangles up and down between two numbers weren't understood.
        parts.append(symbol_part("right", size * 0.6, ink))
    end = 6.0
    if status.danger in {"dies", "slides"}:
        # words: picture-dies, picture-plan-slides
        text = writing.text("picture-dies" if status.danger == "dies" else "picture-plan-slides")
        parts.append(Label(text, ink, round(0.8 * size), least=theme.LEAST_TEXT))
    elif status.danger == "short":
        last = Fixed(high - 6, high - 2, partial(pieces.last_air_chip, size=size))
        parts, end = [last] if later == now else [*parts, last], 1.0
    elif later not in {now, None}:
        parts.append(level(str(later)))
    chip = Stack((plate(ground, 12), Row(tuple(parts), gap=4)), inset=(7, 0, end, 0))
    return Fixed(chip.width, high, chip.place)
