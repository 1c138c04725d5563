"""Head of the table: the day and today's weather; after the game, its end. And the days ahead.

Beside the board of a moment these are lines of words; in the whole table they are columns over the mountain's
altitude lines, so that a block of colour hangs where the weather hits.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import pairwise, product
from operator import itemgetter
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Observation, Phase, Weather, content
from k2bot.games.k2.pictures import sky
from k2bot.games.k2.pictures.palette import SECOND, symbol
from k2bot.games.k2.pictures.pieces import chip, sign
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, label, plate, strong
from k2bot.render.scene import Box, Plate, Shape, Shapes, Slab, Stroke
from k2bot.render.theme import INK, PAPER, SLATE, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pictures.pieces import Writing

_HEAD, _LINE, _NUMBERS, _HIDDEN = 86, 54, 80, 46
"""Heights in pixels of the day, a line of text, day numbers with symbols, and the last line."""
_BANDS = (84, 72, 58, 40, 36)
"""Height in pixels of a zone by number of players, whose rows need room below."""
_TODAY_HEAD, _TODAY_LINE, _AHEAD = 74, 50, (54, 54, 52, 48, 44)
"""Beside the board of a moment, heights in pixels of the day, of today's weather, and by number of players
of a day ahead."""
_AHEAD_AT_DAWN, _AHEAD_SIZES = (64, 64, 62, 54, 44), (50, 47, 44, 41, theme.CHANGING)
"""The same in the morning, when three cards are chosen for these days; and sizes of their words, the best
first."""
_DAY, _WHOLE_DAY = (56, 66, 12), (64, 78, 14)
"""Beside the board of a moment and in the whole table: font size of the day, pixels of its weather's
symbol, and pixels between them."""
FEW = 3
"""Players up to whom the whole table has room for effects in chips, and for a legend."""
_LARGE = 46
"""Size of numbers in zones high enough for them."""
_TALL = 1.05
"""Least height of a line of the days ahead, relative to the size of its words."""
_FEW_DAYS = 4
"""Most lines of days ahead where players leave little room."""
_CHIP = 100
"""Width in pixels of a weather effect's chip."""
_SCALE = 78
"""Width in pixels of the altitude scale at the chart's left."""
_TODAY, _CORNER = TURN.mixed(WHITE, 0.45), 14
"""Ground of today's column, and corner radius of the chart."""
_MARGIN = 8
"""Margin of the paper in pixels."""
_WIDEST, _BROAD = 205, 1.5
"""Maximum column width in pixels, and width relative to others of a day with two effects."""


def height(seen: Observation, *, whole: bool) -> int:
    """Height of the head in pixels; ``whole`` includes hidden days, hands and decks, and effects in chips."""
    if seen.phase is Phase.OVER:
        return _HEAD + 2 * _LINE + 14
    if not whole:
        return _TODAY_HEAD + _TODAY_LINE + 6
    return _HEAD + _lines(seen) * _LINE + _NUMBERS + len(content.ZONES) * _band(seen) + _HIDDEN


def _lines(seen: Observation) -> int:
    """Lines for today's weather in the whole table: with effects in chips it needs two."""
    return 2 if len(seen.seats) <= FEW else 1


def _band(seen: Observation) -> int:
    """Height of a zone in pixels: none if nothing is hit anywhere on the revealed days."""
    if all(weather is None or weather.is_clear for weather in map(seen.weather_on, _days(seen))):
        return 0
    players = len(seen.seats)
    return _BANDS[players - 1]


def _days(seen: Observation) -> range:
    """The days shown: from today to the last revealed one."""
    return range(seen.day, len(seen.tiles) * content.DAYS_A_TILE + 1)


def kept(seen: Observation, writing: Writing, box: Box, paper: Colour, *, whole: bool) -> Shapes:
    """The head on paper of this colour, cached for all boards of a day."""
    # inside the paper's round corners
    inside = Box(*map(round, (box.left + _MARGIN, box.top + _MARGIN, box.right - _MARGIN, box.bottom)))
    parts = (Plate(inside, paper), *forecast(seen, writing, box, whole=whole))
    return (Slab(inside, len(parts)), *parts)


def forecast(seen: Observation, writing: Writing, box: Box, *, whole: bool) -> Shapes:
    """The head: the day, today's weather, the revealed days, and if ``whole``, what is hidden."""
    inner = box.part(18, 0, -16)
    if seen.phase is Phase.OVER:
        return _end(seen, writing, inner)
    if not whole:
        return _now(seen, inner, writing)
    lines = _lines(seen)
    top = box.top + _HEAD + lines * _LINE
    tall = _band(seen)
    graph = Box(inner.left, top, inner.right, top + _NUMBERS + len(content.ZONES) * tall)
    weather = _effects if lines > 1 else _weather
    shown = (
        *_day(seen, writing, _WHOLE_DAY).placed(inner._replace(bottom=inner.top + _HEAD - 4)),
        *weather(seen.weather, inner.part(top=_HEAD, bottom=_HEAD + _LINE), writing),
        *_graph(seen, _days(seen), graph, tall, writing),
    )
    last = Box(inner.left, graph.bottom + 4, inner.right, box.bottom)
    return (*shown, *_last(seen, last, writing))


def _now(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """The day with the signs of today's weather, and below it that in words."""
    chips = tuple(Fixed(_CHIP, 50, partial(_effect, effect)) for effect in sky.effects(seen.weather))
    row = _day(seen, writing, _DAY, chips)
    if row.width > box.width:
        row = _day(seen, writing, _DAY)
    head = box.part(bottom=_TODAY_HEAD)
    below = Box(box.left, head.bottom, box.right, head.bottom + _TODAY_LINE)
    return (*row.placed(head), *_weather(seen.weather, below, writing))


def _day(
    seen: Observation, writing: Writing, sizes: tuple[int, float, float], chips: tuple[Part, ...] = ()
) -> Row:
    """The day, and at the right the signs of today's weather: ``chips``, and its symbol."""
    size, side, gap = sizes
    mark = sky.sky_of(seen.weather)
    days = writing.text("picture-of-days", days=content.DAYS)
    of_days = Label(days, SECOND, theme.CHANGING, "SemiBold")
    day = Label(writing.text("picture-day", day=seen.day), INK, size, "ExtraBold")
    signs = sign(sky.SYMBOLS[mark], side, sky.COLOURS[mark])
    return Row((day, of_days, Fixed(grows=1), *chips, signs), gap=gap)


# -------------------------------------------------------------------------------------------- days ahead


def ahead_height(seen: Observation) -> int:
    """Height in pixels of the days ahead in lines; 0 if none is known."""
    days = len(_ahead(seen))
    lines = _AHEAD_AT_DAWN if seen.phase is Phase.SELECTION else _AHEAD
    return days * lines[len(seen.seats) - 1] + 6 if days else 0


def _ahead(seen: Observation) -> tuple[tuple[tuple[int, ...], Weather], ...]:
    """The revealed days after today with their weather; neighbours that are clear are one.

    Where many players leave little room, all clear days are one, in the place of the first.
    """
    found: list[tuple[tuple[int, ...], Weather]] = []
    for day in _days(seen)[1:]:
        weather = seen.weather_on(day)
        assert weather is not None  # noqa: S101 - only open days are shown
        if found and weather.is_clear and found[-1][1].is_clear:
            found[-1] = ((*found[-1][0], day), weather)
        else:
            found.append(((day,), weather))
    if len(seen.seats) <= FEW + 1 or len(found) <= _FEW_DAYS:
        return tuple(found)
    clear = tuple(day for days, weather in found if weather.is_clear for day in days)
    hit = [one for one in found if not one[1].is_clear]
    shown = [*hit[: _FEW_DAYS - bool(clear)], *([(clear, Weather())] if clear else [])]
    return tuple(sorted(shown, key=itemgetter(0)))


def ahead(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """A line for each day ahead: its weather's sign, where that hits, and what it does."""
    return _days_to_come(_ahead(seen), box.part(14, 0, -12, -6), writing)


@lru_cache(maxsize=32)
def _days_to_come(days: tuple[tuple[tuple[int, ...], Weather], ...], room: Box, writing: Writing) -> Shapes:
    """A line for each run of days with the same weather; days are numbers only where words have no room."""
    rows = room.rows(*(1 for _ in days))
    sizes = [size for size in _AHEAD_SIZES if size * _TALL <= rows[0].height] or [theme.CHANGING]
    for worded, size in product((True, False), sizes):
        names = [_days_named(run, writing, size, worded=worded) for run, _ in days]
        # Clear days say less, so the name of a run of them may be longer than the column.
        dull = (name.width for name, (_, weather) in zip(names, days, strict=True) if not weather.is_clear)
        wide = max(dull, default=0.0)
        lines = [_line(name, weather, writing, wide) for name, (_, weather) in zip(names, days, strict=True)]
        # Where that hits may be smaller at the least size.
        least = theme.LEAST if size == theme.CHANGING else size
        hits = [_hit(weather, writing) for _, weather in days]
        shrinks = [
            theme.text_width(hit, size, "SemiBold") - theme.text_width(hit, least, "SemiBold") for hit in hits
        ]
        if all(line.width - less <= room.width for line, less in zip(lines, shrinks, strict=True)):
            break
    return tuple(shape for line, row in zip(lines, rows, strict=True) for shape in line.placed(row))


def _days_named(days: Sequence[int], writing: Writing, size: int, *, worded: bool) -> Label:
    """The name of a day ahead, or of a run of days; numbers alone weren't known as days."""
    first, last = days[0], days[-1]
    word = ", ".join(map(str, days))
    if len(days) > 1 and last - first == len(days) - 1:
        word = f"{first}\N{EN DASH}{last}"
    if worded:
        one = writing.text("picture-day", day=first)
        word = writing.text("picture-days-ahead", days=word) if len(days) > 1 else one
    return Label(word, INK, size, "ExtraBold")


def _line(day: Label, weather: Weather, writing: Writing, wide: float) -> Row:
    """One line of the days ahead, with so many pixels for the day."""
    mark, chips = sky.sky_of(weather), tuple(_small(effect, day.size) for effect in sky.effects(weather))
    # Two chips say what it is, and need the room of its sign.
    kind = () if len(chips) > 1 else (sign(sky.SYMBOLS[mark], day.size, sky.COLOURS[mark]),)
    where = Label(_hit(weather, writing), INK, day.size, "SemiBold", least=theme.LEAST)
    name = Fixed(max(wide, day.width), draw=Row((day,)).placed)
    return Row((name, *kind, where, Fixed(grows=1), *chips), gap=4)


def _hit(weather: Weather, writing: Writing) -> str:
    """Where a weather hits, or that it's clear."""
    if weather.is_clear:
        return writing.text("picture-weather-clear")
    return writing.text(f"picture-zones-{'-'.join(weather.zones)}")  # words: picture-zones-*


def _small(effect: sky.Effect, size: int) -> Part:
    """What a weather does, on a chip: the number, then the sign of what it is of."""
    number = Label(effect.text, WHITE, size, "ExtraBold")
    row = Row((number, sign(effect.mark, round(size * 0.66), WHITE)), gap=1)
    chip = Stack((plate(effect.fill, 11), row), inset=(4, 0, 3, 0))
    return Fixed(chip.width, size, chip.placed)


def _end(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """The head after the game: that it is over, and why."""
    # In a solo game the first death ends it (rule 28).
    kind = "death" if seen.reason == "dead" and any(seat.alive for seat in seen.seats) else seen.reason
    told = [writing.text("picture-after-day", day=seen.day)]
    if kind != "days":
        told.append(writing.text(f"picture-over-{kind}"))  # words: picture-over-*
    title = Label(writing.text("picture-ranking"), INK, 64, "ExtraBold", grows=1)
    head = Row((title, sign("peak", 60, INK)), gap=10, height=_HEAD)
    rows = (Label(part, SECOND, theme.CHANGING, "SemiBold", height=_LINE) for part in told)
    return Column((head, *rows)).placed(box)


def _weather(weather: Weather, line: Box, writing: Writing) -> Shapes:
    """Today's weather in words on one line, large: it decides the night."""
    name, ink = sky.name_of(weather, writing), sky.COLOURS[sky.sky_of(weather)].mixed(INK, 0.25)
    return (strong(name, line, ink, 50, "l"),)


def _effects(weather: Weather, line: Box, writing: Writing) -> Shapes:
    """Today's weather on this line and the next: its kind, with effects in chips, and where."""
    chips = Row(tuple(Fixed(_CHIP, 48, partial(_effect, effect)) for effect in sky.effects(weather)), gap=6)
    kind = Row((Label(sky.kind_of(weather, writing), INK, 42, grows=1), chips), gap=10)
    where = sky.where_of(weather, writing)
    told = label(where, line.moved(0, _LINE), SECOND, theme.CHANGING, "SemiBold", align="l")
    return (*kind.placed(line), told)


def _effect(effect: sky.Effect, box: Box) -> Shapes:
    return chip(effect.text, box, effect.fill, effect.mark)


def _graph(seen: Observation, days: Sequence[int], box: Box, tall: int, writing: Writing) -> Iterator[Shape]:
    """One column per day from today to the last revealed one, over altitude lines ``tall`` pixels apart."""
    field = box.part(_SCALE)
    shares = [
        _BROAD if len(sky.effects(weather)) > 1 else 1.0 for weather in map(seen.weather_on, days) if weather
    ]
    width = min(_WIDEST, field.width / sum(shares))
    ends_at = [field.left + width * sum(shares[:number]) for number in range(len(shares) + 1)]
    first = box.top + _NUMBERS
    yield Plate(Box(field.left, box.top, ends_at[-1], box.bottom), WHITE, _CORNER)
    yield Plate(Box(field.left, box.top, ends_at[1], box.bottom), _TODAY, _CORNER)
    inside = (field.left, ends_at[-1])
    for number, zone in enumerate(reversed(content.ZONES[1:]) if tall else (), start=1):
        y = first + number * tall
        ends = ((inside[0], y), (inside[1], y))
        note, size = Box(box.left - 4, y - 19, field.left - 6, y + 19), theme.CONSTANT
        word = label(zone, note, SECOND, size, "SemiBold", align="r")
        yield Stroke(ends, SLATE.at(90), 2)
        yield word
    if tall:
        yield from _foot(Box(box.left - 4, box.bottom - 27, field.left - 6, box.bottom + 11), writing)
    for day, (start, end) in zip(days, pairwise(ends_at), strict=True):
        column = Box(start, box.top, end, box.bottom)
        weather = seen.weather_on(day)
        assert weather is not None  # noqa: S101 - only open days are drawn
        yield from _column(column, day, weather, tall)


def _foot(box: Box, writing: Writing) -> Shapes:
    """The base camp at the foot of the scale: a block reaching down to it hits every space."""
    word, size = writing.space(content.BASE_CAMP), theme.CONSTANT
    if theme.text_width(word, theme.LEAST, "SemiBold") > box.width:
        return symbol("tent", Box.around((box.right - 17, box.centre[1]), 32), SECOND)
    return (label(word, box, SECOND, size, "SemiBold", align="r"),)


def _column(box: Box, day: int, weather: Weather, tall: int) -> Iterator[Shape]:
    """One day: number and symbol, and a block over the zones hit with its effects."""
    first, mark = box.top + _NUMBERS, sky.sky_of(weather)
    number_box = box.part(bottom=40)
    yield strong(str(day), number_box, INK, theme.CHANGING)
    yield from symbol(sky.SYMBOLS[mark], Box.around((box.centre[0], first - 21), 36), sky.COLOURS[mark])
    if weather.is_clear:
        return
    rows = [number for number, zone in enumerate(reversed(content.ZONES)) if zone in weather.zones]
    top, bottom = first + min(rows) * tall, first + (max(rows) + 1) * tall
    block = Box(box.left + 3, top + 1, box.right - 3, bottom - 1)
    yield from _block(block, sky.effects(weather), _LARGE if tall > _LARGE else theme.CHANGING)


_ROUND = 7
"""Corner radius of a block."""


def _block(box: Box, effects: Sequence[sky.Effect], size: int) -> Iterator[Shape]:
    """A day's weather: each effect spans the whole height, since height means altitude here."""
    parts = box.columns(*(1 for _ in effects))
    for effect, part in zip(effects, parts, strict=True):
        is_first, is_last = part is parts[0], part is parts[-1]
        yield Plate(part, effect.fill, _ROUND, corners=(is_first, is_last, is_last, is_first))
        yield label(effect.text, part, WHITE, min(size, theme.CHANGING) if effects[1:] else size)


def _last(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Hidden tiles, and the numbers of cards in every player's hand and deck (rules 4, 25)."""
    hidden = content.DAYS // content.DAYS_A_TILE - len(seen.tiles)
    back = Stack((plate(SLATE, 8), sign("hidden", 24, PAPER)))
    first = len(seen.tiles) * content.DAYS_A_TILE + 1
    later = _caption(writing.text("picture-hidden", first=first, last=content.DAYS))
    tile = Fixed(36, 36, back.placed)
    playing = [seat for seat in seen.seats if seat.alive]
    hand = str(max((seat.hand_size for seat in playing), default=0))
    deck = str(max((seat.deck_size for seat in playing), default=0))
    told = (
        # words: picture-hand, picture-deck
        Row((_caption(writing.text(f"picture-{where}")), _number(count)), gap=7)
        for where, count in (("hand", hand), ("deck", deck))
    )
    after = Row((sign("cards", 34, SECOND), Row(tuple(told), gap=16)), gap=10)
    # In order of preference: all in words; one tile for all; only the days; the tile alone.
    few = _caption(f"{first}\N{EN DASH}{content.DAYS}")
    befores: list[tuple[Part, ...]] = [
        (Row((tile,) * hidden, gap=5), later), (tile, later), (tile, few), (tile,),
    ]  # fmt: skip
    rows = [Row((*(before if hidden else ()), Fixed(grows=1), after), gap=12) for before in befores]
    return next((row for row in rows if row.width <= box.width), rows[-1]).placed(box)


def _caption(word: str) -> Label:
    return Label(word, SECOND, theme.CONSTANT, "SemiBold")


def _number(text: str) -> Label:
    return Label(text, SECOND, theme.CHANGING)
