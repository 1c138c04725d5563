"""The picture of a night: every climber's acclimatization check as a sum, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.render import sky, theme
from k2bot.games.k2.render.painting import paint
from k2bot.games.k2.render.pieces import label, name_lines, pawn, signed, swatch
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Disc, Plate, Scene, Stroke
from k2bot.games.k2.render.scenery import mountain
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.scene import Shape
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

_HEAD = 128
_COLUMNS = 104
"""Pixels of the line that says what the columns are."""
_LINE = 92
_NAME = 62
_LEFT = 20
_PLACE = (90, 214)
"""From a row's left edge: where the words for a climber's place begin and end."""
_SUM = 224
"""From a row's left edge to the first figure."""
_RESULT = 312
"""Pixels of what comes out, at a row's right edge."""


class _Column(NamedTuple):
    """A part of the sum: its word, symbol and colour, and where it stands."""

    word: str
    mark: Name
    colour: Colour
    box: Box


def night(
    observation: Observation,
    names: Sequence[str],
    checks: Sequence[Checked],
    *,
    dying: Collection[ClimberKey] = (),
) -> bytes:
    """The check of a night as a file: each climber's level, what changes it, and what is left (rules 20, 21).

    ``observation`` is of the day whose night it was; ``names`` by seat; ``dying`` climbers can still be
    saved by a rescue card.
    """
    return paint.draw(scene(observation, names, checks, dying=dying))


def scene(
    observation: Observation,
    names: Sequence[str],
    checks: Sequence[Checked],
    *,
    dying: Collection[ClimberKey] = (),
) -> Scene:
    """What ``night`` draws."""
    seats = sorted({check.climber[0] for check in checks})
    parts = {
        seat: sorted((c for c in checks if c.climber[0] == seat), key=lambda c: c.climber[1])
        for seat in seats
    }
    top = _HEAD + _COLUMNS
    height = top + sum(_NAME + len(part) * _LINE + 26 for part in parts.values()) + 10
    frame = Box(0, 0, theme.WIDTH, height)
    head = Box(_LEFT + 16, 0, theme.WIDTH - _LEFT, _HEAD)
    columns, worded = _columns(checks, Box(_LEFT, _HEAD - 8, theme.WIDTH - _LEFT, top))
    shapes: list[Shape] = [
        Backdrop(
            observation.board.side, sky.sky_of(observation.weather), frame, mountain.window(frame), "night"
        ),
        Plate(Box(_LEFT, 14, theme.WIDTH - _LEFT, top - 8), theme.INK.at(205), 24),
        *_head(observation, head),
        *_titles(columns, worded=worded),
    ]
    areas = [Area("head", head)]
    for seat, part in parts.items():
        box = Box.at(_LEFT, top, theme.WIDTH - 2 * _LEFT, _NAME + len(part) * _LINE + 14)
        shapes += [
            Plate(box, theme.PAPER, 24, shadow=8),
            *swatch(seat, Box.at(box.left + 28, box.top + 12, 46, 46)),
            label(
                theme.writable(names[seat], f"{seat + 1}"),
                Box(box.left + 90, box.top + 8, box.right - 26, box.top + _NAME),
                theme.INK,
                size=theme.BODY,
                align="l",
            ),
        ]
        for number, check in enumerate(part):
            line = Box.at(box.left, box.top + _NAME + number * _LINE, box.width, _LINE)
            if number:
                edge = ((line.left + 26, line.top), (line.right - 26, line.top))
                shapes.append(Stroke(edge, theme.PAPER_SHADE, 3))
            shapes += _line(check, columns, line, dying=check.climber in dying)
        areas.append(Area(f"player {seat}", box))
        top = round(box.bottom) + 12
    return Scene(theme.WIDTH, height, theme.INK, tuple(shapes), tuple(areas))


def _head(observation: Observation, box: Box) -> tuple[Shape, ...]:
    kind = sky.sky_of(observation.weather)
    title = words().text("picture-night", day=observation.day)
    name, room = sky.name_of(observation.weather), Box(box.left + 512, box.top, box.right - 22, box.bottom)
    lines = name_lines(name, room, theme.WHITE)
    wide = max(theme.text_width(line.text, line.size, line.weight) for line in lines)
    left = room.right - wide
    lines = name_lines(name, Box(left - 1, box.top, room.right + 1, box.bottom), theme.WHITE)
    return (
        *symbol("moon", Box.at(box.left, box.centre[1] - 34, 68, 68), theme.TURN),
        label(
            title,
            Box(box.left + 88, box.top, box.left + 430, box.bottom),
            theme.WHITE,
            size=theme.TITLE,
            weight="ExtraBold",
            align="l",
        ),
        *symbol(sky.SYMBOLS[kind], Box.at(left - 72, box.centre[1] - 28, 56, 56), theme.WHITE),
        *lines,
    )


def _columns(checks: Sequence[Checked], box: Box) -> tuple[tuple[_Column, ...], bool]:
    """The parts of a sum, level first, and whether there is room for their words.

    The avalanche has a column where one comes down; other weather has none where it takes nothing beside it.
    """
    parts: list[tuple[str, Name, Colour]] = [
        (words().text("picture-part-air"), "bottle", theme.AIR),
        (words().text("picture-part-place"), "peak", theme.AIR),
        (words().text("picture-part-tent"), "tent", theme.AIR),
    ]
    avalanche = any(check.avalanche for check in checks)
    if not avalanche or any(check.weather for check in checks):
        parts.append((words().text("picture-part-weather"), "storm", theme.AIR))
    if avalanche:
        parts.append((words().text("picture-part-avalanche"), "avalanche", theme.DANGER))
    room = Box(box.left + _SUM, box.top, box.right - _RESULT, box.bottom)
    needed = [max(100.0, theme.text_width(word, theme.SMALL, "SemiBold") + 16) for word, _, _ in parts]
    worded = sum(needed) <= room.width
    places = room.columns(*(needed if worded else [1] * len(parts)))
    return tuple(_Column(*part, place) for part, place in zip(parts, places, strict=True)), worded


def _titles(columns: Sequence[_Column], *, worded: bool) -> tuple[Shape, ...]:
    """Symbol and word of each part of the sums; where there is no room for the words, larger symbols."""
    shapes: list[Shape] = []
    for column in columns:
        box = column.box
        side = 44 if worded else 60
        middle = box.top + side / 2 + (0 if worded else 8)
        shapes += symbol(column.mark, Box.around((box.centre[0], middle), side, side), theme.WHITE)
        if worded:
            room = Box(box.left + 2, box.top + side + 2, box.right - 2, box.bottom - 6)
            shapes.append(label(column.word, room, theme.WHITE, weight="SemiBold"))
    last = columns[-1].box
    result = Box(last.right + 20, last.top, last.right + _RESULT - 20, last.bottom)
    mark = Box.around((result.centre[0], result.top + 22), 44, 44)
    shapes += symbol("sun", mark, theme.TURN)
    room = Box(result.left, result.top + 46, result.right, result.bottom - 6)
    shapes.append(label(words().text("picture-part-after"), room, theme.WHITE, weight="SemiBold"))
    return tuple(shapes)


def _line(check: Checked, columns: Sequence[_Column], box: Box, *, dying: bool) -> tuple[Shape, ...]:
    """Who it is and where, then level, place, tent, weather and avalanche, then the new level."""
    middle = box.centre[1]
    shapes: list[Shape] = [*pawn(check.climber, Box.at(box.left + 20, middle - 33, 62, 66))]
    place = Box(box.left + _PLACE[0], middle - 30, box.left + _PLACE[1], middle + 30)
    if check.space == "summit":
        shapes += symbol("flag", place.grown(-6), theme.INK)
    else:
        word = words().text("picture-base") if check.space == "base" else check.space
        shapes.append(label(word, place, theme.INK, size=theme.FIGURE, weight="SemiBold"))
    terms: dict[Name, int] = {
        "bottle": check.before,
        "peak": check.air,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }
    for number, column in enumerate(columns):
        term = terms[column.mark]
        at = Box(column.box.left + 4, middle - 32, column.box.right - 4, middle + 32)
        if not number:
            shapes += [
                Plate(at, column.colour, 18),
                label(str(term), at, theme.WHITE, size=50, weight="ExtraBold"),
            ]
        elif term:
            shapes.append(label(signed(term), at, column.colour, size=50, weight="ExtraBold"))
        else:
            shapes.append(Disc(Box.around(at.centre, 10, 10), theme.MIST))
    end = Box(box.right - _RESULT, middle - 34, box.right - 18, middle + 34)
    equals = Box(end.left, end.top, end.left + 36, end.bottom)
    shapes.append(label("=", equals, theme.SLATE, size=theme.FIGURE, weight="ExtraBold"))
    return (*shapes, *_result(check, Box(equals.right + 4, end.top, end.right, end.bottom), dying=dying))


def _result(check: Checked, box: Box, *, dying: bool) -> tuple[Shape, ...]:
    """The new level; where the maximum cuts it, that; for who dies, that in words."""
    if dying:
        room = Box(box.left + 50, box.top, box.right - 6, box.bottom)
        return (
            Plate(box, theme.WHITE, 18, theme.DANGER, 5),
            *symbol("rescue", Box.at(box.left + 10, box.centre[1] - 18, 36, 36), theme.DANGER),
            label(words().text("picture-dying"), room, theme.DANGER),
        )
    if check.dies:
        room = Box(box.left + 58, box.top, box.right - 8, box.bottom)
        return (
            Plate(box, theme.DANGER, 18),
            *symbol("cross", Box.at(box.left + 12, box.centre[1] - 23, 46, 46), theme.WHITE),
            label(words().text("picture-dies"), room, theme.WHITE, size=theme.BODY),
        )
    whole = check.before + check.air + check.tent - check.weather - check.avalanche
    figure = Box(box.right - 92, box.top, box.right, box.bottom)
    shapes: list[Shape] = []
    if whole > content.HIGHEST_LEVEL:
        word = words().text("picture-most")
        room = Box(box.left - 4, box.top, figure.left - 6, box.bottom)
        shapes.append(label(word, room, theme.SLATE, weight="SemiBold"))
    else:
        figure = box
    return (
        *shapes,
        Plate(figure, theme.AIR, 18),
        label(str(check.after), figure, theme.WHITE, size=50, weight="ExtraBold"),
    )
