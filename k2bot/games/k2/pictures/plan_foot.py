"""What a plan comes to, below its map: each climber before and after, cards, risk and weather."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import card_pieces, palette, pieces, plan_marks, sky
from k2bot.games.k2.pictures.pieces import pawn, sign
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Column, Fixed, Label, Row, Stack, lines, name, plate
from k2bot.render.scene import Box, Disc, Plate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.engine.content import Card, Weather
    from k2bot.games.k2.engine.model import Climber, ClimberName
    from k2bot.games.k2.engine.view import SeatView
    from k2bot.games.k2.pictures.plan_marks import Toll
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.layout import Part
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

_KEY, _SIGN, _GAP = 62, 48, 44
"""Pixels of a line that explains signs, of a sign in it, and between two."""
_HEAD = 58
_ROW = 84
_SLIDE = 112
_LAST = 156
_CARD = (96, 112)
_PLACES = (96, 440)
"""Where a climber's spaces stand, from the picture's left edge."""
_AIR = (452, 560, 604, 788)
"""The level before: left and right; the level after tonight: left and right."""
_POINTS = (830, 924, 966, 1060)


@dataclass(frozen=True, slots=True)
class Means:
    """Today's cards and risk token of the player who plans."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Each card, and whether the plan uses it."""
    due: int = 0
    """What the risk token takes at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the foot tells beside the climbers themselves."""

    reach: tuple[ClimberName, ...] = ()
    """Who can still go somewhere: the marks on the map are explained."""
    tonight: Mapping[ClimberName, int] = field(default_factory=dict)
    """Levels after tonight's check."""
    sliding: Sequence[ClimberName] = ()
    """Who would slide tonight (rule 40)."""
    means: Means = Means()
    tolls: Sequence[Toll] = ()
    """What going somewhere takes beside cards: the signs on the map are explained."""


def foot(was: SeatView, own: SeatView, weather: Weather, told: Told, writing: Writing) -> Column:
    """The table below the map, of a player before and after what is planned, under today's weather."""
    rows = [
        _Climber(
            (own.seat, name),
            was.climber(name),
            own.climber(name),
            told.tonight.get(name),
            name in told.sliding,
        )
        for name in CLIMBER_NAMES
        if was.climber(name).alive
    ]
    return Column(
        (
            *(Stack((plate(theme.PAPER_SHADE), line)) for line in _key(own.seat, told, writing)),
            Fixed(height=_HEAD, draw=lambda box: _titles(own.seat, box, writing, night=bool(told.tonight))),
            *(Fixed(height=_ROW, draw=partial(_climber, row, writing)) for row in rows),
            *((_avalanche(weather, writing),) if weather.avalanche else ()),
            _last(weather, told.means, writing),
        )
    )


def _key(seat: int, told: Told, writing: Writing) -> list[Row]:
    """What the marks on the map mean, in lines: who can go where, and what that takes beside cards."""
    signs = [
        (writing.text("picture-can-go", climber=name), partial(_reach, seat, name)) for name in told.reach
    ]
    air = next((toll for toll in told.tolls if toll.air), None)
    if air:
        signs.append((writing.text("picture-toll-air"), partial(_toll, air)))
    dies = next((toll for toll in told.tolls if toll.dies), None)
    if dies:
        signs.append((writing.text("picture-toll-dies"), partial(_toll, dies)))
    rows: list[Row] = []
    for word, draw in signs:
        part = Row((Fixed(_SIGN, 40, draw), Label(word, theme.INK, weight="SemiBold")), gap=12)
        row = Row((*rows[-1].parts, part) if rows else (part,), gap=_GAP, align="middle", height=_KEY)
        if rows and row.width <= theme.WIDTH - 40:
            rows[-1] = row
        else:
            rows.append(replace(row, parts=(part,)))
    return rows


def _reach(seat: int, name: ClimberName, box: Box) -> tuple[Shape, ...]:
    return pieces.reach_marks(seat, (name,), Box.around(box.centre, 34, 34))


def _toll(toll: Toll, box: Box) -> tuple[Shape, ...]:
    ground = Plate(box, plan_marks.Group((), toll).ground, 10, theme.INK, 2)
    return (ground, *plan_marks.toll_sign(toll, box.grown(-2)))


def _avalanche(weather: Weather, writing: Writing) -> Stack:
    """What tonight's avalanche does to whom it hits (rule 40)."""
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    told = lines(text, theme.WIDTH - 130, Label(text, theme.WHITE, height=44))
    row = Row((sign("avalanche", 62, theme.WHITE), told), gap=14, height=_SLIDE)
    return Stack((plate(palette.DANGER), row), inset=(24, 0, 16, 0))


def _titles(seat: int, box: Box, writing: Writing, *, night: bool) -> tuple[Shape, ...]:
    """Whose plan it is, and what the columns are."""
    who = Box(box.left + 96, box.top, _AIR[0] - 14, box.bottom)
    shapes: list[Shape] = [
        *pieces.swatch(seat, Box.around((box.left + 55, box.centre[1]), 46, 46)),
        label(writing.name(seat), who, theme.INK, size=theme.BODY, align="l"),
    ]
    columns: list[tuple[str, Name | None, tuple[float, float]]] = [
        (writing.text("picture-part-air"), "bottle", (_AIR[0], _AIR[1])),
        (writing.text("picture-best"), None, (_POINTS[0] - 20, _POINTS[3])),
    ]
    if night:
        columns.insert(1, (writing.text("picture-tonight"), "moon", (_AIR[2] - 36, _AIR[3] + 36)))
    for word, mark, (left, right) in columns:
        signs = (sign(mark, 34, theme.SLATE),) if mark else ()
        row = Row((*signs, Label(word, theme.SLATE, weight="SemiBold")), gap=8, align="middle")
        shapes += row.placed(Box(left, box.top, right, box.bottom))
    return tuple(shapes)


class _Climber(NamedTuple):
    """A climber before and after what is planned."""

    key: tuple[int, ClimberName]
    was: Climber
    now: Climber
    tonight: int | None
    """The level after tonight's check, where it is told."""
    slides: bool


def _climber(shown: _Climber, writing: Writing, box: Box) -> tuple[Shape, ...]:
    """Where a climber was and will be, its level now and after tonight, its best points now and then."""
    was, now = shown.was, shown.now
    shapes: list[Shape] = [*pawn(shown.key, Box.at(box.left + 24, box.centre[1] - 33, 62, 66))]
    room = Box(_PLACES[0], box.top, _PLACES[1], box.bottom)
    if now.space == was.space:
        shapes += _space(was.space or "", room.columns(1, 1, gap=62)[0], theme.INK, writing)
    else:
        before, after = room.columns(1, 1, gap=62)
        shapes += _space(was.space or "", before, theme.SLATE, writing)
        shapes += _space(now.space or "", after, theme.INK, writing)
        shapes += symbol("right", Box.around(room.centre, 42, 42), theme.INK)
    level = Box(_AIR[0], box.top + 12, _AIR[1], box.bottom - 12)
    shapes += pieces.chip(str(was.level), level, palette.AIR, mark="bottle")
    if shown.tonight is not None:
        end = Box(_AIR[2], level.top, _AIR[3], level.bottom)
        shapes += _arrow(level, end)
        shapes += _tonight(shown.tonight, end, writing, slides=shown.slides)
    points = Box(_POINTS[0], level.top, _POINTS[1], level.bottom)
    then = Box(_POINTS[2], level.top, _POINTS[3], level.bottom)
    dies = shown.tonight is not None and shown.tonight < 1
    after_all = content.POINTS_OF_THE_DEAD if dies else now.vp
    if after_all == was.vp:
        middle = ((points.left + then.right) / 2, points.centre[1])
        return (*shapes, *_points(was.vp, Box.around(middle, points.width, points.height), theme.INK))
    return (
        *shapes,
        *_points(was.vp, points, theme.SLATE),
        *_arrow(points, then),
        *_points(after_all, then, palette.DANGER if dies else theme.INK),
    )


def _arrow(before: Box, after: Box) -> tuple[Shape, ...]:
    """From a figure to what becomes of it."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 32, 32), theme.SLATE)


def _space(space: str, box: Box, ink: Colour, writing: Writing) -> tuple[Shape, ...]:
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 52, 52), ink)
    return (label(writing.space(space), box, ink, size=theme.FIGURE),)


def _points(points: int, box: Box, fill: Colour) -> tuple[Shape, ...]:
    return (Plate(box, fill, 16), label(str(points), box, theme.WHITE, size=theme.FIGURE, weight="ExtraBold"))


def _tonight(level: int, box: Box, writing: Writing, *, slides: bool) -> tuple[Shape, ...]:
    if slides and level >= 1:
        air = Box(box.left, box.top, box.left + 68, box.bottom)
        pill = Box(air.right + 6, box.top, box.right + 36, box.bottom)
        word = writing.text("picture-plan-slides")
        return (
            *pieces.chip(str(level), air, palette.AIR),
            Plate(pill, palette.DANGER, 16),
            label(word, pill.grown(-4), theme.WHITE),
        )
    if level >= 1:
        return pieces.chip(str(level), box, palette.AIR, mark="bottle")
    dies = Label(writing.text("picture-dies"), theme.WHITE, theme.BODY, align="middle", grows=1)
    row = Row((sign("cross", 42, theme.WHITE), dies), gap=2)
    return Stack((plate(palette.DANGER, 16), row), inset=(12, 0, 8, 0)).placed(box)


def _last(weather: Weather, means: Means, writing: Writing) -> Stack:
    """The cards of the day, those used ticked and grey; what the risk token takes; the weather."""
    cards = Row(tuple(Fixed(*_CARD, partial(_card, card, used=used)) for card, used in means.cards), gap=26)
    due: tuple[Part, ...] = ()
    if means.due:
        word = name(writing.text("picture-due"), 162, palette.DANGER)
        due = (Fixed(40), Row((Fixed(84, 84, partial(pieces.token, means.due)), word), gap=14))
    kind = sky.sky_of(weather)
    told = name(sky.name_of(weather, writing), 278 if means.cards else 554, theme.INK)
    tonight = Row((sign(sky.SYMBOLS[kind], 56, sky.COLOURS[kind]), told), gap=12)
    row = Row((cards, *due, Fixed(grows=1), tonight), height=_LAST)
    return Stack((plate(theme.PAPER_SHADE), row), inset=(24, 0, 18, 0))


def _card(card: Card, box: Box, *, used: bool) -> tuple[Shape, ...]:
    """A card of the day."""
    place = box.moved(0, -2)
    shapes = card_pieces.small(card, place, pale=used)
    if not used:
        return shapes
    badge = Box.around((place.right + 1, place.top - 1), 42, 42)
    tick = symbol("tick", badge.grown(-11), theme.TURN)
    return (*shapes, Disc(badge, theme.INK, theme.WHITE, 3), *tick)
