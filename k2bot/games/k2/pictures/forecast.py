"""The note at the upper left of the board: the day, today's weather, the days that lie open; at last the end.

The days ahead are columns over the same lines of altitude as the mountain's, so a block of colour hangs
where the weather hits.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import sky
from k2bot.games.k2.pictures.pieces import chip, sign
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Column, Fixed, Label, Row, Stack, plate
from k2bot.render.scene import Area, Box, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.content import Weather
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape

_NOTE = Box.at(10, 10, 402, 0)
"""Where the note begins, and how broad it is."""
_HEAD, _DAYS, _BAND, _HIDDEN = 154, 76, 33, 42
"""Pixels of the words, of a day's number and symbol, of a band of altitude, of the tiles face down."""
_CHIP = 91
"""Pixels of a chip that says what the weather does."""
_SCALE = 90
"""Pixels of the metres at the chart's left."""
_WIDEST = 152
"""Pixels of the broadest column."""


def forecast(seen: Observation, writing: Writing) -> tuple[tuple[Shape, ...], Area]:
    """The note, and the area it takes."""
    if seen.phase is Phase.OVER:
        return _end(seen, writing)
    hidden = content.DAYS // content.DAYS_A_TILE - len(seen.tiles)
    days = range(seen.day, len(seen.tiles) * content.DAYS_A_TILE + 1)
    height = _HEAD + _DAYS + len(content.ZONES) * _BAND + 12 + (_HIDDEN if hidden else 0)
    box = Box.at(_NOTE.left, _NOTE.top, _NOTE.width, height)
    inner = box.grown(-10)
    graph = Box(
        inner.left, box.top + _HEAD, inner.right, box.top + _HEAD + _DAYS + len(content.ZONES) * _BAND
    )
    shapes: list[Shape] = [
        Plate(box, theme.PAPER, 20, shadow=10),
        *_today(seen, Box(inner.left + 4, box.top + 4, inner.right - 2, graph.top), writing),
        *_graph(seen, days, graph),
    ]
    if hidden:
        cards = Box(inner.left + 4, graph.bottom + 8, inner.right, graph.bottom + 48)
        shapes += _face_down(cards, hidden, writing)
    return tuple(shapes), Area("forecast", box)


def _end(seen: Observation, writing: Writing) -> tuple[tuple[Shape, ...], Area]:
    """The note where no day comes any more: that it is over, and why."""
    # Alone, the first death is the end (rule 28).
    kind = "death" if seen.reason == "dead" and any(seat.alive for seat in seen.seats) else seen.reason
    told = [writing.text("picture-after-day", day=seen.day)]
    if kind != "days":
        told.append(writing.text(f"picture-over-{kind}"))  # words: picture-over-*
    box = Box.at(_NOTE.left, _NOTE.top, _NOTE.width, 86 + len(told) * 42)
    title = Label(writing.text("picture-ranking"), theme.INK, theme.TITLE - 4, "ExtraBold", grows=1)
    head = Row((title, sign("peak", 54, theme.INK)), gap=10, height=64)
    rows = (Label(part, theme.SLATE, weight="SemiBold", height=42) for part in told)
    shapes = Stack((plate(theme.PAPER, 20, shadow=10), Column((head, *rows))), inset=(14, 5, 14, 0)).placed(
        box
    )
    return shapes, Area("forecast", box)


def _today(seen: Observation, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The day, and what the weather does today, in words and chips."""
    weather = seen.weather
    mark = sky.sky_of(weather)
    of_days = writing.text("picture-of-days", days=content.DAYS)
    room = box.width - 62 - 14 - theme.text_width(of_days, theme.SMALL, "SemiBold")
    day, size = theme.fitted(writing.text("picture-day", day=seen.day), room, theme.TITLE - 4, "ExtraBold")
    width = theme.text_width(day, size, "ExtraBold")
    line = Box(box.left, box.top, box.right, box.top + 68)
    second = Box(box.left, line.bottom - 8, box.right, line.bottom + 40)
    third = Box(box.left, second.bottom - 2, box.right, second.bottom + 42)
    shapes: list[Shape] = [
        label(day, line, theme.INK, size=size, weight="ExtraBold", align="l"),
        label(
            of_days,
            Box(line.left + width + 12, line.top + 8, line.right - 62, line.bottom + 8),
            theme.SLATE,
            weight="SemiBold",
            align="l",
        ),
        *symbol(sky.SYMBOLS[mark], Box.at(box.right - 60, line.top + 1, 52, 52), sky.COLOURS[mark]),
    ]
    chips = Row(tuple(Fixed(_CHIP, 46, partial(_effect, effect)) for effect in sky.effects(weather)), gap=6)
    kind = Label(sky.kind_of(weather, writing), theme.INK, theme.BODY, grows=1)
    shapes += Row((kind, chips), gap=10).placed(second)
    shapes.append(label(sky.where_of(weather, writing), third, theme.SLATE, weight="SemiBold", align="l"))
    return tuple(shapes)


def _effect(effect: sky.Effect, box: Box) -> tuple[Shape, ...]:
    return chip(effect.text, box, effect.fill, mark=effect.mark)


def _graph(seen: Observation, days: Sequence[int], box: Box) -> tuple[Shape, ...]:
    """A column a day from today to the last open one, over the lines of altitude."""
    field = Box(box.left + _SCALE, box.top, box.right, box.bottom)
    width = min(_WIDEST, field.width / len(days))
    first = box.top + _DAYS
    shapes: list[Shape] = [
        Plate(Box(field.left, box.top + 40, field.left + width * len(days), box.bottom), theme.WHITE, 10)
    ]
    today = Box.at(field.left, box.top, width, box.height)
    shapes.append(Plate(today.grown(1), theme.TURN, 12))
    shapes.append(Plate(Box(today.left + 4, box.top + 40, today.right - 4, today.bottom - 4), theme.WHITE, 8))
    for number, zone in enumerate(reversed(content.ZONES[1:]), start=1):
        y = first + number * _BAND
        ends = ((field.left + 4, y), (field.left + width * len(days) - 4, y))
        shapes += [
            Stroke(ends, theme.SLATE.at(120), 2.5, (8, 7)),
            label(
                zone,
                Box(box.left - 2, y - 20, field.left - 5, y + 20),
                theme.SLATE,
                weight="SemiBold",
                align="r",
            ),
        ]
    for number, day in enumerate(days):
        column = Box.at(field.left + number * width, box.top, width, box.height)
        weather = seen.weather_on(day)
        assert weather is not None  # noqa: S101 - only open days are drawn
        shapes += _column(column, day, weather)
    return tuple(shapes)


def _column(box: Box, day: int, weather: Weather) -> tuple[Shape, ...]:
    """A day: its number and symbol, and a block over the bands that are hit with what is lost there."""
    first, mark = box.top + _DAYS, sky.sky_of(weather)
    number_box = Box(box.left, box.top, box.right, box.top + 40)
    shapes: list[Shape] = [
        label(str(day), number_box, theme.INK, weight="ExtraBold"),
        *symbol(sky.SYMBOLS[mark], Box.around((box.centre[0], first - 20), 34, 34), sky.COLOURS[mark]),
    ]
    if weather.is_clear:
        return tuple(shapes)
    rows = [number for number, zone in enumerate(reversed(content.ZONES)) if zone in weather.zones]
    block = Box(
        box.left + 3,
        first + min(rows) * _BAND + 2,
        box.right - 3,
        first + (max(rows) + 1) * _BAND - 2,
    )
    return (*shapes, *_block(block, sky.effects(weather)))


_ROUND = 9
"""The radius of a block's corners."""
_SLANT = 0.82
"""Where a block that is too narrow for two parts side by side is split: from so far right above to as far
left below."""


def _block(box: Box, effects: Sequence[sky.Effect]) -> tuple[Shape, ...]:
    """What a day's weather does: each effect over the whole height, since height means altitude here."""
    if len(effects) == 1:
        (effect,) = effects
        return (Plate(box, effect.fill, _ROUND), label(effect.text, box, theme.WHITE))
    first, second = effects
    left, right = box.columns(1, 1)
    least = max(theme.text_width(effect.text, theme.SMALL) for effect in effects)
    if left.width >= least + 6:
        return (
            Plate(left, first.fill, _ROUND, corners=(True, False, False, True)),
            Plate(right, second.fill, _ROUND, corners=(False, True, True, False)),
            label(first.text, left, theme.WHITE),
            label(second.text, right, theme.WHITE),
        )
    above, below = box.left + box.width * _SLANT, box.left + box.width * (1 - _SLANT)
    cut = _ROUND * 0.3
    slope = (
        (box.left, box.top + _ROUND), (box.left + cut, box.top + cut), (box.left + _ROUND, box.top),
        (above, box.top), (below, box.bottom),
        (box.left + _ROUND, box.bottom), (box.left + cut, box.bottom - cut), (box.left, box.bottom - _ROUND),
    )  # fmt: skip
    middle = box.centre[1]
    wide = box.width - 3
    return (
        Plate(box, second.fill, _ROUND),
        Polygon(slope, first.fill),
        label(first.text, Box(box.left + 2, box.top, box.left + 2 + wide, middle), theme.WHITE, align="l"),
        label(
            second.text, Box(box.right - 2 - wide, middle, box.right - 2, box.bottom), theme.WHITE, align="r"
        ),
    )


def _face_down(box: Box, count: int, writing: Writing) -> tuple[Shape, ...]:
    """The tiles that lie face down."""
    back = Stack((plate(theme.SLATE, 8), sign("hidden", 24, theme.PAPER)))
    card = Fixed(38, 38, back.placed)
    word = Label(writing.text("picture-hidden"), theme.SLATE, weight="SemiBold")
    return Row((Row((card,) * count, gap=6), word), gap=14).placed(box)
