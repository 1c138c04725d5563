"""What a film says in words: the strip above the board, and the frame it opens with."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures.pieces import pawn, sign, swatch
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Fixed, Label, Row
from k2bot.render.names import named
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Scene
from k2bot.render.writing import readable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.reel import Reel, Shot, Told
    from k2bot.render.scene import Shape

STRIP: Final = 210
"""Pixels of the strip above the board, as wide as the board."""

_TEXT = Box(24, 6, theme.WIDTH - 20, 172)
_HEAD, _LINE = 62, 52
_MARK = 60
_ROW = 96
"""Pixels of a player in the frame a film opens with."""
_ROWS = 3
"""Rows in which several players are told of; with more players there are two columns of them."""
_NAME = 250
"""Pixels of a player's name in such a row, at most."""
_TIMELINE = Box(20, 180, theme.WIDTH - 20, 196)


def strip(shot: Shot) -> Scene:
    """The strip of a shot: what happens, and how far the expedition has come."""
    shapes = (*(_rows(shot.told) if shot.told else _words(shot)), *_timeline(shot.seen.day))
    areas = (Area("text", _TEXT), Area("timeline", _TIMELINE))
    return Scene(theme.WIDTH, STRIP, theme.INK, shapes, areas)


def _words(shot: Shot) -> tuple[Shape, ...]:
    """A headline behind colours and a symbol, and up to two lines below it."""
    short = theme.text_width(shot.detail, theme.FIGURE, "SemiBold") <= _TEXT.width
    size = theme.FIGURE if short else theme.BODY
    lines = theme.wrapped(shot.detail, _TEXT.width, size, "SemiBold") if shot.detail else ()
    top = _TEXT.top + (_LINE / 2 if len(lines) < 2 else 0)
    head = Box(_TEXT.left, top, _TEXT.right, top + _HEAD)
    signs = [Fixed(56, 56, partial(_colour, seat)) for seat in shot.seats]
    if shot.mark is not None:
        signs.append(sign(shot.mark, _MARK, theme.TURN))
    headline = Label(shot.headline, theme.WHITE, theme.TITLE, "ExtraBold")
    shapes = [*Row((*signs, headline), gap=12).placed(head)]
    for number, line in enumerate(lines):
        row = Box.at(_TEXT.left, head.bottom + number * _LINE, _TEXT.width, 56 if short else _LINE)
        shapes.append(label(line, row, theme.PAPER_SHADE, size=size, weight="SemiBold", align="l"))
    return tuple(shapes)


def _rows(told: Sequence[Told]) -> tuple[Shape, ...]:
    """What several players do, a row for each: two rows are larger, more than three stand in two columns."""
    shapes: list[Shape] = []
    columns = _TEXT.columns(*(1,) * (1 + (len(told) > _ROWS)), gap=24)
    high = _TEXT.height / min(_ROWS, len(told))
    named = max(min(theme.text_width(_name(one), theme.BODY), _NAME) for one in told) + 10
    for number, one in enumerate(told):
        column = columns[number // _ROWS]
        row = Box.at(column.left, column.top + number % _ROWS * high, column.width, high)
        who = Fixed(named, draw=Label(_name(one), theme.PAPER_SHADE, theme.BODY).placed)
        doings = Label(one.doings, theme.WHITE, theme.BODY, "ExtraBold")
        parts = (Fixed(46, 46, partial(_colour, one.seat)), Fixed(14))
        shapes += Row((*parts, who, Fixed(10), doings) if len(columns) == 1 else (*parts, doings)).placed(row)
    return tuple(shapes)


def _colour(seat: int, box: Box) -> tuple[Shape, ...]:
    """A player's colour with a light rim: one of them is as dark as the strip."""
    return (Disc(box, theme.PAPER_SHADE), *swatch(seat, box.grown(-4)))


def _name(one: Told) -> str:
    return readable(one.name, one.seat)


def _timeline(day: int) -> tuple[Shape, ...]:
    """A tick for each day, those that have come in yellow."""
    ticks = _TIMELINE.columns(*(1,) * content.DAYS, gap=8)
    return tuple(
        Plate(tick, theme.TURN if number <= day else theme.SLATE, 6) for number, tick in enumerate(ticks, 1)
    )


def opening(reel: Reel, frame: Box) -> Scene:
    """The frame a film opens with: the mountain, below its summit whose expedition it is."""
    rows = len(reel.seen.seats)
    people = Box(60, frame.bottom - 40 - rows * _ROW - 20, theme.WIDTH - 60, frame.bottom - 40)
    head = Box(60, people.top - 256, theme.WIDTH - 60, people.top - 14)
    shapes: list[Shape] = [
        Backdrop(mountain.Mountain(reel.seen.board.side, "clear", "dawn"), frame, mountain.window(frame)),
        Plate(head, theme.INK.at(215), 30),
        label(
            reel.opening.headline,
            Box(head.left + 30, head.top + 20, head.right - 30, head.top + 160),
            theme.WHITE,
            size=110,
            weight="ExtraBold",
        ),
        label(
            reel.opening.detail,
            Box(head.left + 30, head.top + 160, head.right - 30, head.bottom - 20),
            theme.MIST,
            size=theme.FIGURE,
            weight="SemiBold",
        ),
        Plate(people, theme.PAPER, 30, shadow=8),
    ]
    for seat in range(rows):
        row = Box.at(people.left + 30, people.top + 10 + seat * _ROW, people.width - 60, _ROW)
        for number, climber in enumerate(CLIMBER_NAMES):
            place = Box.at(row.right - 170 + number * 90, row.centre[1] - 36, 66, 72)
            shapes += pawn((seat, climber), place)
        shapes += swatch(seat, Box.at(row.left, row.centre[1] - 34, 68, 68))
        who = Box(row.left + 92, row.top, row.right - 190, row.bottom)
        shapes += named(reel.writing, seat, who, theme.INK, size=theme.TITLE, lines=1)
    areas = (Area("head", head), Area("people", people))
    return Scene(theme.WIDTH, round(frame.height), theme.INK, tuple(shapes), areas)
