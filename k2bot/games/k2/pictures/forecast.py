"""Head of the table: day and weather, or the end of the game; and a line for each day ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from k2bot.games.k2.engine import Observation, Phase, Weather, content
from k2bot.games.k2.pictures import sky
from k2bot.games.k2.pictures.palette import SECOND
from k2bot.games.k2.pictures.pieces import Writing, caption_label, symbol_part
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Row
from k2bot.render.scene import Box, Plate, Shapes, Slab
from k2bot.render.theme import INK, WHITE, Colour

_DAY, _WEATHER, _CARDS = 74, 56, 50
"""Heights in pixels of the day, of today's weather in words, and of the line of cards."""
_BANNER, _AFTER = (8, 150), 54
"""Top and bottom in pixels of the banner after the game, and height of the line below it."""
_WIDE_HEAD = 600.0
"""Width in pixels above which a head has that line inside the banner."""
_TODAY = (46, 43, 40, theme.CHANGING_TEXT)
"""Sizes of the words for today's weather, the best first."""
_DAY_HEIGHTS = (60, 58, 54, 50, 44)
_BELOW = 6
"""Height in pixels of a line of the days ahead, by number of players; and pixels below the last one."""
_SIZES = ((50, 10), (47, 10), (44, 10), (41, 10), (theme.CHANGING_TEXT, 10), (theme.CHANGING_TEXT, 6))
"""Sizes of its words, each with the gap around its sign, the best first."""
_TALL = 1.05
"""Least height of a line, relative to the size of its words."""
_MARGIN = 8
"""Margin of the paper in pixels."""

Days: TypeAlias = "tuple[tuple[tuple[int, ...], Weather], ...]"
"""Runs of days with the same weather."""


def head_height(seen: Observation, width: float, *, whole: bool) -> int:
    """Height of the head in pixels; ``whole`` includes the days ahead, and cards in hand and deck."""
    if seen.phase is Phase.OVER:
        return _BANNER[1] + 4 + (0 if width > _WIDE_HEAD else _AFTER)
    return _DAY + _WEATHER + (forecast_height(seen) + _CARDS if whole else 0)


def cached_head(seen: Observation, writing: Writing, box: Box, paper: Colour, *, whole: bool) -> Shapes:
    """The head on paper of this colour, cached for all boards of a day."""
    # inside the paper's round corners
    inside = Box(*map(round, (box.left + _MARGIN, box.top + _MARGIN, box.right - _MARGIN, box.bottom)))
    parts = (Plate(inside, paper), *_head(seen, writing, box, whole=whole))
    return (Slab(inside, len(parts)), *parts)


def _head(seen: Observation, writing: Writing, box: Box, *, whole: bool) -> Shapes:
    inner = box.part(18, 0, -16)
    if seen.phase is Phase.OVER:
        return _end(seen, writing, inner)
    weather, mark = seen.weather, sky.sky_of(seen.weather)
    ink = sky.COLOURS[mark].mixed(INK, 0.25)
    title = writing.text("picture-day", day=seen.day)
    after = writing.text("picture-of-days", days=content.DAYS)
    if seen.day == content.DAYS:
        title, after = writing.text("picture-last-day"), f"{seen.day} {after}"
    name = Label(title, INK, 56, "ExtraBold", least=theme.CHANGING_TEXT)
    of_days = caption_label(after, SECOND, theme.CHANGING_TEXT)
    day = Row((name, of_days), gap=9, height=_DAY)
    if len(sky.effects(weather)) > 1:
        # Below, two chips would take the room of the weather's sign and name.
        chips = (Fixed(grows=1), _effect_chips(weather, _TODAY[0]))
        day = replace(day, parts=(*day.parts, *chips))
        if day.width > inner.width:
            day = replace(day, parts=(name, *chips))
    words = inner.part(top=_DAY, bottom=_DAY + _WEATHER - 6)
    shapes = (*day.place(inner.part(bottom=_DAY)), *_today(weather, writing, ink, words.width).place(words))
    if not whole:
        return shapes
    last = inner.part(top=-_CARDS)
    later = box._replace(top=words.bottom + 6, bottom=last.top)
    return (
        *shapes,
        *(forecast_lines(seen, later, writing) if later.height else ()),
        *_cards(seen, writing).place(last),
    )


def _today(weather: Weather, writing: Writing, ink: Colour, width: float) -> Row:
    """Today's weather in one line, as large as fits: sign, name, and its effect if it has only one.

    If room is short, its sign alone gives its kind.
    """
    mark, has_one = sky.sky_of(weather), len(sky.effects(weather)) < 2
    texts = [(sky.weather_name(weather, writing), size) for size in _TODAY]
    texts.append((_zones_hit(weather, writing), _TODAY[0]))
    lines = [
        Row(
            (
                symbol_part(sky.SYMBOLS[mark], size + 8, sky.COLOURS[mark]),
                Label(text, ink, size, grows=1),
                *((_effect_chips(weather, size),) if has_one else ()),
            ),
            gap=7,
        )
        for text, size in texts
    ]
    return next((line for line in lines if line.width <= width), lines[-1])


def _effect_chips(weather: Weather, size: int) -> Row:
    """The effects of a weather, in this font size."""
    return Row(tuple(sky.effect_chip(effect, size) for effect in sky.effects(weather)), gap=4)


def winners_and_reason(seen: Observation) -> tuple[tuple[int, ...], str]:
    """Winners named after the game, and why it ended; no winners in a solo game or if everyone died."""
    lives = any(seat.has_climbers for seat in seen.seats)
    # In a solo game the first death ends it (rule 28).
    reason = "death" if seen.reason == "dead" and lives else seen.reason or "days"
    return (() if seen.setup.solo or reason == "dead" else seen.winners), reason


def _end(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """Head after the game: the winner, in their colour, with points or the reason it ended; and the day."""
    best, kind = winners_and_reason(seen)
    fill, ink = INK, WHITE
    title = writing.text("picture-ranking")
    after = Label(writing.text("picture-after-day", day=seen.day), SECOND, theme.CHANGING_TEXT, "SemiBold")
    banner = Box(box.left - 8, box.top + _BANNER[0], box.right + 6, box.top + _BANNER[1])
    room = banner.width - 34
    if box.width > _WIDE_HEAD:
        banner = banner._replace(left=box.left + _MARGIN, right=box.right - _MARGIN)
        room = banner.width - 34 - after.width - 30
    if len(best) == 1:
        fill, ink = theme.LIVERIES[best[0]].colour, theme.LIVERIES[best[0]].letter
        title = writing.with_name("picture-winner", best[0], room - 6, theme.BODY)
    elif best:
        title = writing.text("picture-shared")
    points = max(seen.seats[seat].total for seat in best or range(len(seen.seats)))
    reason = writing.text("picture-won-shared" if len(best) > 1 else "k2-points", points=points)
    if kind != "days":
        reason = writing.text(f"picture-over-{kind}")  # words: picture-over-*
    lines = (
        Row((Label(title, ink, 64, "ExtraBold", least=theme.CHANGING_TEXT),), height=74),
        Row((Label(reason, ink, 46, "SemiBold", least=theme.CHANGING_TEXT),), height=54),
    )
    inside = banner.part(18, 0, -16)
    text_shapes = Column(lines, align="middle").place(inside._replace(right=inside.left + room))
    if box.width > _WIDE_HEAD:
        day = Row((Fixed(grows=1), replace(after, fill=ink))).place(inside)
    else:
        day = after.place(box.part(top=_BANNER[1] + 4))
    return (Plate(banner, fill, 18, INK, 3), *text_shapes, *day)


def _cards(seen: Observation, writing: Writing) -> Row:
    """Number of cards each player has in hand and deck (rule 4); ticks by names show who has chosen."""
    playing = [seat for seat in seen.seats if seat.has_climbers]
    text = writing.text(
        "picture-cards-each",
        players=len(seen.seats),
        hand=max((seat.hand_size for seat in playing), default=0),
        deck=max((seat.deck_size for seat in playing), default=0),
    )
    return Row((caption_label(text, SECOND, theme.CHANGING_TEXT),))


# -------------------------------------------------------------------------------------------- days ahead


def forecast_height(seen: Observation, room: float = 1050, most: int = content.DAYS) -> int:
    """Height in pixels of as many days ahead as fit, ``most`` at most, the next first; 0 if none is known."""
    high = _DAY_HEIGHTS[len(seen.seats) - 1]
    days = min(len(_days_ahead(seen)), most, max(0, int((room - _BELOW) / high)))
    return days * high + _BELOW if days else 0


def _days_ahead(seen: Observation) -> Days:
    """Revealed days after today with their weather; consecutive clear days are one run."""
    groups: list[tuple[tuple[int, ...], Weather]] = []
    for day in range(seen.day + 1, len(seen.tiles) * content.DAYS_A_TILE + 1):
        weather = seen.weather_on(day)
        assert weather is not None  # noqa: S101 - only open days are shown
        if groups and weather.is_clear and groups[-1][1].is_clear:
            groups[-1] = ((*groups[-1][0], day), weather)
        else:
            groups.append(((day,), weather))
    return tuple(groups)


def forecast_lines(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """A line for each day ahead that fits: the weather's sign, the zones it hits, and its effects."""
    inside = box.part(14, 0, -12, -_BELOW)
    days = round(inside.height / _DAY_HEIGHTS[len(seen.seats) - 1])
    return _days_to_come(_days_ahead(seen)[:days], inside, writing)


@lru_cache(maxsize=32)
def _days_to_come(days: Days, room: Box, writing: Writing) -> Shapes:
    """A line for each run of days, all in the largest size that fits."""
    rows = room.rows(*(1 for _ in days))
    for size, gap in _SIZES:
        names = [Label(_day_names(run, writing), INK, size, "ExtraBold") for run, _ in days]
        # Clear days need few words, so the name of a run of them may be longer than the column.
        dull = (name.width for name, (_, weather) in zip(names, days, strict=True) if not weather.is_clear)
        wide = max(dull, default=0.0)
        lines = [
            _line(name, weather, writing, wide, gap) for name, (_, weather) in zip(names, days, strict=True)
        ]
        if size * _TALL <= rows[0].height and all(line.width <= room.width for line in lines):
            break
    return tuple(shape for line, row in zip(lines, rows, strict=True) for shape in line.place(row))


def _day_names(days: Sequence[int], writing: Writing) -> str:
    """The name of a day, or of a run of days."""
    if len(days) == 1:
        return writing.text("picture-day", day=days[0])
    return writing.text("picture-days-ahead", days=f"{days[0]}\N{EN DASH}{days[-1]}")


def _line(day: Label, weather: Weather, writing: Writing, wide: float, gap: float) -> Row:
    """One line of the days ahead: ``wide`` pixels for the day, and ``gap`` pixels between parts."""
    name = Fixed(max(wide, day.width), draw=Row((day,)).place)
    effect = replace(caption_label(_zones_hit(weather, writing), INK, day.size), grows=1)
    mark = sky.sky_of(weather)
    # Two chips show its kind, and need the room of its sign.
    sign = (symbol_part(sky.SYMBOLS[mark], day.size, sky.COLOURS[mark]),)
    kind = sign if len(sky.effects(weather)) < 2 else ()
    return Row((name, *kind, effect, _effect_chips(weather, day.size)), gap=gap)


def _zones_hit(weather: Weather, writing: Writing) -> str:
    """Zones that a weather hits, or that it's clear, in words."""
    zones = "-".join(weather.zones)
    # words: picture-zones-*
    return writing.text("picture-weather-clear" if weather.is_clear else f"picture-zones-{zones}")
