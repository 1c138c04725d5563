"""What a film says in words: the strip above the board, and the frame it opens with."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pictures.pieces import pawn, sign, swatch
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.render import theme
from k2bot.render.labels import label, strong
from k2bot.render.layout import Fixed, Label, Row
from k2bot.render.names import named
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape
from k2bot.render.writing import readable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.reel import Reel, Shot, Told

STRIP: Final = 176
"""Pixels of the strip above the board, as wide as the film."""

_TEXT = Box(36, 4, theme.FRAME[0] - 36, 150)
_HEAD, _LINE = 72, 74
_MARK = 66
_ROW = 116
"""Pixels of a player in the frame a film opens with."""
_NAME = 420
"""Pixels of a player's name in a row, at most."""
_TIMELINE = Box(36, 154, theme.FRAME[0] - 36, 168)


def strip(shot: Shot) -> Scene:
    """The strip of a shot: what happens, and how far the expedition has come."""
    shapes = (*(_rows(shot.told) if shot.told else _words(shot)), *_timeline(shot.seen.day))
    areas = (Area("text", _TEXT), Area("timeline", _TIMELINE))
    return Scene(theme.FRAME[0], STRIP, theme.INK, shapes, areas)


def _words(shot: Shot) -> tuple[Shape, ...]:
    """A headline behind colours and a symbol, and a line below it."""
    head = Box(_TEXT.left, _TEXT.top, _TEXT.right, _TEXT.top + _HEAD if shot.detail else _TEXT.bottom)
    signs = [Fixed(60, 60, partial(_colour, seat)) for seat in shot.seats]
    if shot.mark is not None:
        signs.append(sign(shot.mark, _MARK, theme.TURN))
    headline = Label(shot.headline, theme.WHITE, 68, "ExtraBold")
    shapes = [*Row((*signs, headline), gap=14).placed(head)]
    if shot.detail:
        row = Box(_TEXT.left, head.bottom, _TEXT.right, head.bottom + _LINE)
        detail = label(shot.detail, row, theme.PAPER_SHADE, size=54, weight="SemiBold", align="l")
        shapes.append(detail)
    return tuple(shapes)


def _rows(told: Sequence[Told]) -> tuple[Shape, ...]:
    """What several players do, a row for each."""
    shapes: list[Shape] = []
    high = _TEXT.height / len(told)
    size = min(54, int(high / 1.3))
    named = max(min(theme.text_width(_name(one), size), _NAME) for one in told) + 10
    for number, one in enumerate(told):
        row = Box.at(_TEXT.left, _TEXT.top + number * high, _TEXT.width, high)
        who = Fixed(named, draw=Label(_name(one), theme.PAPER_SHADE, size).placed)
        doings = Label(one.doings, theme.WHITE, size, "ExtraBold")
        parts = (Fixed(46, 46, partial(_colour, one.seat)), Fixed(14), who, Fixed(16), doings)
        shapes += Row(parts).placed(row)
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


def opening(reel: Reel) -> Scene:
    """The frame a film opens with: the mountain, beside it whose expedition it is."""
    frame, rows = Box(0, 0, *theme.FRAME), len(reel.seen.seats)
    people = Box(frame.right - 660, frame.bottom - 50 - rows * _ROW - 20, frame.right - 50, frame.bottom - 50)
    head = Box(people.left, people.top - 270, people.right, people.top - 16)
    upper, lower = head.grown(-24).rows(1.5, 1)
    shapes: list[Shape] = [
        mountain.behind(reel.seen.board.side, "clear", "dawn"),
        Plate(head, theme.INK.at(225), 30),
        strong(reel.opening.headline, upper, theme.WHITE, 110),
        label(reel.opening.detail, lower, theme.MIST, size=theme.FIGURE, weight="SemiBold"),
        Plate(people, theme.PAPER, 30, shadow=8),
    ]
    for seat in range(rows):
        row = Box.at(people.left + 26, people.top + 10 + seat * _ROW, people.width - 52, _ROW)
        for number, climber in enumerate(CLIMBER_NAMES):
            place = Box.at(row.right - 166 + number * 88, row.centre[1] - 42, 78, 84)
            shapes += pawn((seat, climber), place)
        shapes += swatch(seat, Box.at(row.left, row.centre[1] - 36, 72, 72))
        who = Box(row.left + 92, row.top, row.right - 182, row.bottom)
        shapes += named(reel.writing, seat, who, theme.INK, size=theme.TITLE)
    areas = (Area("head", head), Area("people", people))
    return Scene(*theme.FRAME, theme.INK, tuple(shapes), areas)
