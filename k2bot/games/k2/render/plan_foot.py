"""What a plan comes to, below its map: each climber before and after, cards, risk and weather."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.render import card_pieces, pieces, sky, theme
from k2bot.games.k2.render.pieces import label, name_lines, pawn
from k2bot.games.k2.render.scene import Box, Disc, Plate
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.model import Climber, ClimberName
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

_HEAD = 58
_ROW = 84
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


def height(was: SeatView) -> int:
    """Pixels the foot takes."""
    return _HEAD + _ROW * sum(climber.alive for climber in was.climbers) + _LAST


def foot(
    after: Observation,
    was: SeatView,
    own: SeatView,
    name: str,
    box: Box,
    *,
    tonight: Mapping[ClimberName, int] | None,
    means: Means,
) -> tuple[Shape, ...]:
    """The table below the map. ``was`` and ``own`` are the player before the plan and after it."""
    shapes: list[Shape] = [
        Plate(box, theme.PAPER),
        *_titles(own.seat, name, Box(box.left, box.top, box.right, box.top + _HEAD), night=bool(tonight)),
    ]
    top = box.top + _HEAD
    for climber in CLIMBER_NAMES:
        if not was.climber(climber).alive:
            continue
        row = Box(box.left, top, box.right, top + _ROW)
        level = tonight.get(climber) if tonight else None
        shapes += _climber((own.seat, climber), was.climber(climber), own.climber(climber), row, level)
        top = row.bottom
    last = Box(box.left, top, box.right, box.bottom)
    shapes.append(Plate(last, theme.PAPER_SHADE))
    return (*shapes, *_means(means, last), *_weather(after, last, beside=bool(means.cards)))


def _titles(seat: int, name: str, box: Box, *, night: bool) -> tuple[Shape, ...]:
    """Whose plan it is, and what the columns are."""
    who = Box(box.left + 96, box.top, _AIR[0] - 14, box.bottom)
    shapes: list[Shape] = [
        *pieces.swatch(seat, Box.around((box.left + 55, box.centre[1]), 46, 46)),
        label(theme.writable(name, f"{seat + 1}"), who, theme.INK, size=theme.BODY, align="l"),
    ]
    columns: list[tuple[str, Name | None, tuple[float, float]]] = [
        (words().text("picture-part-air"), "bottle", (_AIR[0], _AIR[1])),
        (words().text("picture-points"), None, (_POINTS[0] - 20, _POINTS[3])),
    ]
    if night:
        columns.insert(1, (words().text("picture-tonight"), "moon", (_AIR[2] - 36, _AIR[3] + 36)))
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


def _climber(
    key: tuple[int, ClimberName], was: Climber, now: Climber, box: Box, tonight: int | None
) -> tuple[Shape, ...]:
    """Where a climber was and will be, its level now and after tonight, its points now and then."""
    shapes: list[Shape] = [*pawn(key, Box.at(box.left + 24, box.centre[1] - 33, 62, 66))]
    moved = now.space != was.space
    room = Box(_PLACES[0], box.top, _PLACES[1], box.bottom)
    for number, (space, part) in enumerate(
        zip((was.space, now.space) if moved else (was.space,), room.columns(1, 1, gap=62), strict=False)
    ):
        shapes += _space(space or "", part, theme.SLATE if moved and not number else theme.INK)
    if moved:
        shapes += symbol("right", Box.around(room.centre, 42, 42), theme.INK)
    level = Box(_AIR[0], box.top + 12, _AIR[1], box.bottom - 12)
    shapes += pieces.chip(str(was.level), level, theme.AIR, mark="bottle")
    if tonight is not None:
        end = Box(_AIR[2], level.top, _AIR[3], level.bottom)
        shapes += symbol(
            "right", Box.around(((level.right + end.left) / 2, end.centre[1]), 32, 32), theme.SLATE
        )
        shapes += _tonight(tonight, end)
    points = Box(_POINTS[0], level.top, _POINTS[1], level.bottom)
    then = Box(_POINTS[2], level.top, _POINTS[3], level.bottom)
    if now.vp == was.vp:
        whole = Box.around(((points.left + then.right) / 2, points.centre[1]), points.width, points.height)
        return (*shapes, *_points(was.vp, whole, theme.INK))
    arrow = Box.around(((points.right + then.left) / 2, points.centre[1]), 32, 32)
    return (
        *shapes,
        *_points(was.vp, points, theme.SLATE),
        *symbol("right", arrow, theme.SLATE),
        *_points(now.vp, then, theme.INK),
    )


def _space(space: str, box: Box, ink: Colour) -> tuple[Shape, ...]:
    if space == "summit":
        return symbol("flag", Box.around(box.centre, 52, 52), ink)
    word = words().text("picture-base") if space == "base" else space
    return (label(word, box, ink, size=theme.FIGURE),)


def _points(points: int, box: Box, fill: Colour) -> tuple[Shape, ...]:
    return (Plate(box, fill, 16), label(str(points), box, theme.WHITE, size=theme.FIGURE, weight="ExtraBold"))


def _tonight(level: int, box: Box) -> tuple[Shape, ...]:
    if level >= 1:
        return pieces.chip(str(level), box, theme.AIR, mark="bottle")
    return (
        Plate(box, theme.DANGER, 16),
        *symbol("cross", Box.at(box.left + 12, box.centre[1] - 21, 42, 42), theme.WHITE),
        label(
            words().text("picture-dies"),
            Box(box.left + 56, box.top, box.right - 8, box.bottom),
            theme.WHITE,
            size=theme.BODY,
        ),
    )


def _means(means: Means, box: Box) -> tuple[Shape, ...]:
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
            *name_lines(words().text("picture-due"), room, theme.DANGER),
        ]
    return tuple(shapes)


def _weather(after: Observation, box: Box, *, beside: bool) -> tuple[Shape, ...]:
    """Tonight's weather at the right edge, in one line or two."""
    text = sky.name_of(after.weather)
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
