"""What a plan comes to, beside its map: each climber before and after, weather, cards, what signs mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    ClimberName,
)
from k2bot.games.k2.pictures import card_pieces, palette, pieces, plan_marks, sky
from k2bot.games.k2.pictures.climber_line import space_word
from k2bot.games.k2.pictures.symbols import Name, symbol
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Kept, Label, Part, Row, Stack, lines, plate
from k2bot.render.names import swatch
from k2bot.render.scene import Box, Disc, Plate, Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.model import (
        Climber,
    )
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.plan_marks import Toll
    from k2bot.games.k2.pictures.writing import Writing

_INNER = 486
"""Pixels from the table's left text edge to its right one."""
_HEAD, _WAY, _TITLE, _FIGURES, _WEATHER, _CARDS, _SIGN = 74, 72, 40, 56, 66, 132, 44
"""Pixels of the parts, from the player's name to a sign that is explained."""
_AIR, _NIGHT, _POINTS = (4, 76), (112, 266), (332, 392)
"""The level before, the level after tonight, the points before: from the text edge to where."""
_THEN = (422, 482)
_CARD = (92, 108)


@dataclass(frozen=True, slots=True)
class Means:
    """Today's cards and risk token of the player who plans."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Each card, and whether the plan uses it."""
    due: int = 0
    """What the risk token takes at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the table tells beside the climbers themselves."""

    reach: tuple[ClimberName, ...] = ()
    """Who can still go somewhere: the marks on the map are explained."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: Sequence[ClimberName] = ()
    """Who would slide tonight (rule 40)."""
    means: Means = Means()
    tolls: Sequence[Toll] = ()
    """What going somewhere takes beside cards: the signs on the map are explained."""
    best: bool = False
    """Whether a space is framed as the best."""
    packed: bool = False
    """Whether a climber's tent is still in the pack."""


class _Climber(NamedTuple):
    """A climber before and after what is planned."""

    key: tuple[int, ClimberName]
    was: Climber
    now: Climber
    tonight: int | None
    """The level after tonight's check, where it is told."""
    slides: bool


def table(was: SeatView, own: SeatView, after: Observation, told: Told, writing: Writing) -> Stack:
    """The table of a player before and after what is planned, under today's weather."""
    parts: list[Part] = [_head(own.seat, after.day, writing)]
    for name in CLIMBER_NAMES:
        then, now, tonight = was.climber(name), own.climber(name), told.tonight.get(name)
        if not then.alive:
            continue
        climber = _Climber((own.seat, name), then, now, tonight, name in told.sliding)
        parts += [
            Fixed(height=_WAY, draw=partial(_way, climber, writing)),
            Fixed(height=_TITLE, draw=partial(_titles, writing, night=tonight is not None)),
            Fixed(height=_FIGURES, draw=partial(_figures, climber, writing)),
            Fixed(height=10, grows=1),
        ]
    parts += [_weather(after, writing), *_avalanche(after, writing)]
    if told.means.cards or told.means.due:
        parts += [Fixed(grows=1), _cards(told.means, writing)]
    parts += [Fixed(grows=1), *_signs(own.seat, told, writing)]
    rows = tuple(Kept(part, around=10) for part in parts)
    return Stack((Fixed(), Column(rows)), inset=(18, 6, 16, 10))


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Whose plan it is, and of what day."""
    today = Label(writing.text("picture-day", day=day), palette.SECOND, theme.CHANGING, "SemiBold")
    room = _INNER - 74 - today.width - 14
    name = Label(writing.name(seat), theme.INK, 46).narrowed(room)
    badge = Fixed(54, 54, partial(swatch, seat))
    return Row((badge, name, Fixed(grows=1), today), gap=14, height=_HEAD)


def _way(shown: _Climber, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """A climber, where it was and where it will be."""
    was, now = shown.was.space or "", shown.now.space or ""
    shapes = pieces.pawn(shown.key, Box.around((box.left + 33, box.centre[1]), 62, 68))
    if shown.now.tent is None:
        foot = Box.around((box.left + 91, box.centre[1] + 10), 48, 44)
        shapes = (*pieces.tent(shown.key[0], foot), *shapes)
    first = Box.at(box.left + 120, box.top, 110, box.height)
    if now == was:
        return (*shapes, *space_word(was, first, writing, size=56))
    last = Box.at(first.right + 74, box.top, 120, box.height)
    middle = ((first.right + last.left) / 2, box.centre[1])
    return (
        *shapes,
        *space_word(was, first, writing, palette.SECOND, size=56),
        *symbol("right", Box.around(middle, 44, 44), theme.INK),
        *space_word(now, last, writing, size=56),
    )


def _titles(writing: Writing, box: Box, *, night: bool) -> tuple[Shape, ...]:
    """What the figures below are."""
    columns: list[tuple[str, Name | None, float, float]] = [
        (writing.text("picture-part-air"), "bottle", -6, 106),
        (writing.text("picture-best"), None, 300, _INNER),
    ]
    if night:
        columns.insert(1, (writing.text("picture-tonight"), "moon", 108, 298))
    shapes: list[Shape] = []
    for word, mark, left, right in columns:
        signs = (pieces.sign(mark, 28, palette.SECOND),) if mark else ()
        row = Row((*signs, _quiet(word)), gap=6, align="middle" if mark != "bottle" else "start")
        if row.width > right - left:
            row = Row((*signs, _quiet(word).narrowed(right - left - 34 * bool(mark))), gap=6)
        shapes += row.placed(Box(box.left + max(left, 0), box.top, box.left + right, box.bottom))
    return tuple(shapes)


def _quiet(word: str) -> Label:
    return Label(word, palette.SECOND, theme.CONSTANT, "SemiBold", least=theme.LEAST)


def _figures(shown: _Climber, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """A climber's level now and after tonight, its best points now and then."""

    def at(place: tuple[float, float]) -> Box:
        return Box(box.left + place[0], box.top + 3, box.left + place[1], box.bottom - 3)

    was, now = shown.was, shown.now
    level, points, then = at(_AIR), at(_POINTS), at(_THEN)
    shapes: list[Shape] = [*pieces.level_chip(was.level, level, size=46)]
    if shown.tonight is not None:
        night = at(_NIGHT)
        shapes += [*_arrow(level, night), *_tonight(shown, shown.tonight, night, writing)]
    dies = shown.tonight is not None and shown.tonight < 1
    after_all = content.POINTS_OF_THE_DEAD if dies else now.vp
    if after_all == was.vp:
        return (*shapes, *pieces.points_chip(was.vp, then, size=46))
    fill = palette.DANGER if dies else theme.INK
    return (
        *shapes,
        *pieces.points_chip(was.vp, points, palette.SECOND, size=46),
        *_arrow(points, then),
        *pieces.points_chip(after_all, then, fill, size=46),
    )


def _arrow(before: Box, after: Box) -> tuple[Shape, ...]:
    """From a figure to what becomes of it."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 28, 28), palette.SECOND)


def _tonight(shown: _Climber, level: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """What the night makes of a climber: its level, that it slides, or that it dies."""
    if level < 1:
        return _pill(
            "skull", writing.text("picture-dies"), Box(box.left, box.top, box.right + 28, box.bottom)
        )
    chip = Box(box.left, box.top, box.left + 72, box.bottom)
    shapes = pieces.level_chip(level, chip, size=46)
    if not shown.slides:
        return shapes
    pill = Box(chip.right + 6, box.top, box.right + 52, box.bottom)
    return (*shapes, *_pill(None, writing.text("picture-plan-slides"), pill))


def _pill(mark: Name | None, word: str, box: Box) -> tuple[Shape, ...]:
    """A word on the red of danger."""
    signs = (pieces.sign(mark, 40, theme.WHITE),) if mark else ()
    told = Label(word, theme.WHITE, theme.CHANGING + 4, align="middle", grows=1)
    row = Row((*signs, told), gap=2)
    return Stack((plate(palette.DANGER, 14), row), inset=(10, 0, 6, 0)).placed(box)


def _weather(after: Observation, writing: Writing) -> Row:
    """Tonight's weather: its sign, what it is and where."""
    weather = after.weather
    kind = sky.sky_of(weather)
    told = sky.name_of(weather, writing)
    name = Label(told, theme.INK, 44)
    room = _INNER - 76
    part = name if name.width <= room else lines(told, room, Label(told, theme.INK, theme.CHANGING))
    height = _WEATHER if name.width <= room else 104
    return Row((pieces.sign(sky.SYMBOLS[kind], 58, sky.COLOURS[kind]), part), gap=14, height=height)


def _avalanche(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """What tonight's avalanche does to whom it hits (rule 40)."""
    weather = after.weather
    if not weather.avalanche:
        return ()
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    word = Label(text, theme.WHITE, theme.CONSTANT)
    return (Stack((plate(palette.DANGER, 14), lines(text, _INNER - 28, word, most=6)), inset=(14, 6, 14, 8)),)


def _cards(means: Means, writing: Writing) -> Row:
    """The cards of the day, those used ticked and grey; what the risk token takes."""
    cards = Row(tuple(Fixed(*_CARD, partial(_card, card, used=used)) for card, used in means.cards), gap=12)
    due: tuple[Part, ...] = ()
    if means.due:
        text = writing.text("picture-due")
        word = lines(text, 100, Label(text, palette.DANGER, theme.CONSTANT), most=3)
        due = (Row((Fixed(62, 62, partial(pieces.token, means.due)), word), gap=8),)
    return Row((cards, *due), gap=14, height=_CARDS)


def _card(card: Card, box: Box, *, used: bool) -> tuple[Shape, ...]:
    """A card of the day."""
    place = box.moved(0, 2)
    shapes = card_pieces.small(card, place, pale=used)
    if not used:
        return shapes
    badge = Box.around((place.right - 3, place.top + 3), 42, 42)
    tick = symbol("tick", badge.grown(-11), theme.TURN)
    return (*shapes, Disc(badge, theme.INK, theme.WHITE, 3), *tick)


def _signs(seat: int, told: Told, writing: Writing) -> list[Part]:
    """What the marks on the map mean, a line each: who can go where, the best, what going there takes."""
    signs: list[tuple[str, Callable[[Box], tuple[Shape, ...]]]] = []
    if told.packed:
        signs.append((writing.text("picture-legend-pack"), partial(pieces.tent, seat)))
    if told.reach:
        signs.append((writing.text("picture-can-go"), partial(_reach, told.reach)))
    if told.best:
        signs.append((writing.text("picture-plan-best"), _best))
    air = next((toll for toll in told.tolls if toll.air), None)
    if air:
        signs.append((writing.text("picture-toll-air"), partial(_toll, air)))
    dies = next((toll for toll in told.tolls if toll.dies), None)
    if dies:
        signs.append((writing.text("picture-would-die"), partial(_toll, dies)))
    full = next((toll for toll in told.tolls if toll.full), None)
    if full:
        signs.append((writing.text("picture-plan-full"), partial(_toll, full)))
    rows: list[Part] = []
    for word, draw in signs:
        text = Label(word, theme.INK, theme.CONSTANT, "SemiBold", least=theme.LEAST).narrowed(_INNER - 66)
        rows.append(Row((Fixed(54, 36, draw), text), gap=12, height=_SIGN))
    return rows


def _reach(names: Sequence[ClimberName], box: Box) -> tuple[Shape, ...]:
    ground = Box.around(box.centre, 34 * len(names), 40)
    return (Plate(ground, theme.INK, 10), *plan_marks.letters(names, ground, theme.WHITE))


def _best(box: Box) -> tuple[Shape, ...]:
    inner = Box.around(box.centre, 44, 26)
    return (
        Plate(inner.grown(5), theme.INK, 9),
        Plate(inner.grown(3), theme.TURN, 8),
        Plate(inner.grown(-3), theme.INK, 5),
    )


def _toll(toll: Toll, box: Box) -> tuple[Shape, ...]:
    ground = Plate(box, plan_marks.Group((), toll).ground(), 10, theme.INK, 2)
    return (ground, *plan_marks.toll_sign(toll, box.grown(-2)))
