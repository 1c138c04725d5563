"""What a plan comes to, below its map: each climber before and after, cards, risk and weather."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures import card_pieces, palette, pieces, plan_marks, sky
from k2bot.games.k2.pictures.pieces import label, name_lines, pawn
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.k2.engine.content import Card, Weather
    from k2bot.games.k2.engine.model import Climber, ClimberName
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pictures.plan_marks import Toll
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Shape
    from k2bot.render.theme import Colour

_KEY, _SIGN, _GAP = 62, 48, 40
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


def height(was: SeatView, weather: Weather, told: Told, writing: Writing) -> int:
    """Pixels the foot takes."""
    rows = _ROW * sum(climber.alive for climber in was.climbers)
    return _KEY * len(_key(was.seat, told, writing)) + _HEAD + rows + _SLIDE * weather.avalanche + _LAST


def foot(
    before: Observation, after: Observation, box: Box, told: Told, writing: Writing
) -> tuple[Shape, ...]:
    """The table below the map, for the player whose observations they are."""
    was, own = before.own, after.own
    assert was is not None  # noqa: S101 - the map above would not have been drawn
    assert own is not None  # noqa: S101 - the map above would not have been drawn
    shapes: list[Shape] = [Plate(box, theme.PAPER)]
    top = box.top
    for line in _key(own.seat, told, writing):
        shapes += _key_line(line, Box(box.left, top, box.right, top + _KEY))
        top += _KEY
    titles = Box(box.left, top, box.right, top + _HEAD)
    shapes += _titles(own.seat, titles, writing, night=bool(told.tonight))
    top = titles.bottom
    for climber in CLIMBER_NAMES:
        if not was.climber(climber).alive:
            continue
        row = Box(box.left, top, box.right, top + _ROW)
        shown = _Climber(
            (own.seat, climber),
            was.climber(climber),
            own.climber(climber),
            told.tonight.get(climber),
            climber in told.sliding,
        )
        shapes += _climber(shown, row, writing)
        top = row.bottom
    if after.weather.avalanche:
        shapes += _avalanche(after.weather, Box(box.left, top, box.right, top + _SLIDE), writing)
        top += _SLIDE
    last = Box(box.left, top, box.right, box.bottom)
    shapes.append(Plate(last, theme.PAPER_SHADE))
    means = _means(told.means, last, writing)
    return (*shapes, *means, *_weather(after, last, writing, beside=bool(told.means.cards)))


class _Sign(NamedTuple):
    """A sign on the map, which fills a box, and what it means."""

    word: str
    draw: Callable[[Box], tuple[Shape, ...]]

    @property
    def width(self) -> float:
        """Pixels of the sign, the gap and its word."""
        return _SIGN + 12 + theme.text_width(self.word, theme.SMALL, "SemiBold") + 4


def _key(seat: int, told: Told, writing: Writing) -> list[list[_Sign]]:
    """What the marks on the map mean, in lines: who can go where, and what that takes beside cards."""
    signs = [
        _Sign(writing.text("picture-can-go", climber=name), partial(_reach, seat, name))
        for name in told.reach
    ]
    air = next((toll for toll in told.tolls if toll.air), None)
    if air:
        signs.append(_Sign(writing.text("picture-toll-air"), partial(_toll, air)))
    dies = next((toll for toll in told.tolls if toll.dies), None)
    if dies:
        signs.append(_Sign(writing.text("picture-toll-dies"), partial(_toll, dies)))
    lines: list[list[_Sign]] = []
    for sign in signs:
        if lines and sum(other.width + _GAP for other in lines[-1]) + sign.width <= theme.WIDTH - 40:
            lines[-1].append(sign)
        else:
            lines.append([sign])
    return lines


def _reach(seat: int, name: ClimberName, box: Box) -> tuple[Shape, ...]:
    return pieces.reach_marks(seat, (name,), Box.around(box.centre, 34, 34))


def _toll(toll: Toll, box: Box) -> tuple[Shape, ...]:
    ground = Plate(box, plan_marks.Group((), toll).ground, 10, theme.INK, 2)
    return (ground, *plan_marks.toll_sign(toll, box.grown(-2)))


def _key_line(signs: Sequence[_Sign], box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = [Plate(box, theme.PAPER_SHADE)]
    left = (box.left + box.right - sum(sign.width for sign in signs) - _GAP * (len(signs) - 1)) / 2
    for sign in signs:
        shapes += sign.draw(Box.at(left, box.centre[1] - 20, _SIGN, 40))
        text = Box(left + _SIGN + 12, box.top, left + sign.width, box.bottom)
        shapes.append(label(sign.word, text, theme.INK, weight="SemiBold", align="l"))
        left += sign.width + _GAP
    return tuple(shapes)


def _avalanche(weather: Weather, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """What tonight's avalanche does to whom it hits (rule 40)."""
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    lines = theme.wrapped(text, box.width - 130, theme.SMALL, "Bold")
    shapes: list[Shape] = [
        Plate(box, palette.DANGER),
        *symbol("avalanche", Box.around((box.left + 55, box.centre[1]), 62, 62), theme.WHITE),
    ]
    tall = 44
    top = box.centre[1] - tall * len(lines) / 2
    for number, line in enumerate(lines):
        room = Box.at(box.left + 100, top + number * tall, box.width - 116, tall)
        shapes.append(label(line, room, theme.WHITE, align="l"))
    return tuple(shapes)


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
        before = 42 if mark else 0
        shown, size = theme.fitted(word, right - left - before, theme.SMALL, "SemiBold")
        width = theme.text_width(shown, size, "SemiBold")
        start = (left + right - width - before) / 2
        text = Box(start + before, box.top, start + before + width + 2, box.bottom)
        if mark:
            shapes += symbol(mark, Box.at(start, box.centre[1] - 17, 34, 34), theme.SLATE)
        shapes.append(label(shown, text, theme.SLATE, size=size, weight="SemiBold", align="l"))
    return tuple(shapes)


class _Climber(NamedTuple):
    """A climber before and after what is planned."""

    key: tuple[int, ClimberName]
    was: Climber
    now: Climber
    tonight: int | None
    """The level after tonight's check, where it is told."""
    slides: bool


def _climber(shown: _Climber, box: Box, writing: Writing) -> tuple[Shape, ...]:
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
    return (
        Plate(box, palette.DANGER, 16),
        *symbol("cross", Box.at(box.left + 12, box.centre[1] - 21, 42, 42), theme.WHITE),
        label(
            writing.text("picture-dies"),
            Box(box.left + 56, box.top, box.right - 8, box.bottom),
            theme.WHITE,
            size=theme.BODY,
        ),
    )


def _means(means: Means, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The cards of the day, those used ticked and grey; then what the risk token takes."""
    shapes: list[Shape] = []
    x = box.left + 24
    for card, used in means.cards:
        place = Box.at(x, box.centre[1] - _CARD[1] / 2 - 2, *_CARD)
        shapes += card_pieces.small(card, place, pale=used)
        if used:
            badge = Box.around((place.right + 1, place.top - 1), 42, 42)
            shapes += [Disc(badge, theme.INK, theme.WHITE, 3), *symbol("tick", badge.grown(-11), theme.TURN)]
        x = place.right + 26
    if means.due:
        coin = Box.at(x + 14, box.centre[1] - 42, 84, 84)
        room = Box(coin.right + 14, box.top, coin.right + 176, box.bottom)
        shapes += [
            *pieces.token(means.due, coin),
            *name_lines(writing.text("picture-due"), room, palette.DANGER),
        ]
    return tuple(shapes)


def _weather(after: Observation, box: Box, writing: Writing, *, beside: bool) -> tuple[Shape, ...]:
    """Tonight's weather at the right edge, in one line or two."""
    text = sky.name_of(after.weather, writing)
    kind = sky.sky_of(after.weather)
    room = Box(box.right - (364 if beside else 640), box.top, box.right - 16, box.bottom)
    lines = theme.wrapped(text, room.width - 70, theme.SMALL)
    wide = max(theme.text_width(line, theme.SMALL) for line in lines)
    one = theme.text_width(text, theme.BODY)
    wide = one if one <= room.width - 70 else wide
    left = room.right - wide - 70
    return (
        *symbol(sky.SYMBOLS[kind], Box.around((left + 28, box.centre[1]), 56, 56), sky.COLOURS[kind]),
        *name_lines(text, Box(left + 68, box.top, room.right + 2, box.bottom), theme.INK),
    )
