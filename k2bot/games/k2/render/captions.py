"""What a film says in words: the strip above the board, and the frame it opens with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.render import theme
from k2bot.games.k2.render.pieces import label, pawn, swatch
from k2bot.games.k2.render.scene import Area, Backdrop, Box, Plate, Scene
from k2bot.games.k2.render.scenery import mountain
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from k2bot.games.k2.render.reel import Reel, Shot
    from k2bot.games.k2.render.scene import Shape

STRIP: Final = 210
"""Pixels of the strip above the board, as wide as the board."""

_DAY = Box(20, 18, 180, 166)
_TEXT = Box(204, 14, theme.WIDTH - 20, 166)
_LINE = 46
_MARK = 56
_TIMELINE = Box(20, 180, theme.WIDTH - 20, 196)


def strip(shot: Shot) -> Scene:
    """The strip of a shot: its day, what happens, and how far the expedition has come."""
    left = _TEXT.left
    shapes: list[Shape] = [
        Plate(_DAY, theme.PAPER, 22),
        label(
            words().text("picture-days"),
            Box(_DAY.left, _DAY.top + 4, _DAY.right, _DAY.top + 50),
            theme.SLATE,
            weight="SemiBold",
        ),
        label(
            str(shot.seen.day),
            Box(_DAY.left, _DAY.top + 44, _DAY.right, _DAY.bottom - 6),
            theme.INK,
            size=92,
            weight="ExtraBold",
        ),
    ]
    head = Box(_TEXT.left, _TEXT.top, _TEXT.right, _TEXT.top + 62)
    for seat in shot.seats:
        shapes += swatch(seat, Box.at(left, head.centre[1] - 26, 52, 52))
        left += 64
    if shot.mark is not None:
        shapes += symbol(shot.mark, Box.at(left, head.centre[1] - _MARK / 2, _MARK, _MARK), theme.TURN)
        left += _MARK + 14
    title = Box(left, head.top, head.right, head.bottom)
    shapes.append(label(shot.headline, title, theme.WHITE, size=54, weight="ExtraBold", align="l"))
    lines = theme.wrapped(shot.detail, _TEXT.width, 38, "SemiBold") if shot.detail else ()
    for number, line in enumerate(lines):
        row = Box.at(_TEXT.left, head.bottom + number * _LINE, _TEXT.width, _LINE)
        shapes.append(label(line, row, theme.PAPER_SHADE, size=38, weight="SemiBold", align="l"))
    shapes += _timeline(shot.seen.day)
    areas = (Area("day", _DAY), Area("text", _TEXT), Area("timeline", _TIMELINE))
    return Scene(theme.WIDTH, STRIP, theme.INK, tuple(shapes), areas)


def _timeline(day: int) -> tuple[Shape, ...]:
    """A tick for each day, those that have come in yellow."""
    ticks = _TIMELINE.columns(*(1,) * content.DAYS, gap=8)
    return tuple(
        Plate(tick, theme.TURN if number <= day else theme.SLATE, 6) for number, tick in enumerate(ticks, 1)
    )


def opening(reel: Reel, frame: Box) -> Scene:
    """The frame a film opens with: the mountain, whose expedition it is, and everybody's climbers."""
    rows = len(reel.names)
    head = Box(60, 150, theme.WIDTH - 60, 400)
    people = Box(60, frame.bottom - 80 - rows * 112 - 20, theme.WIDTH - 60, frame.bottom - 80)
    shapes: list[Shape] = [
        Backdrop(reel.seen.board.side, "clear", frame, mountain.window(frame), "dawn"),
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
    for seat, name in enumerate(reel.names):
        row = Box.at(people.left + 30, people.top + 10 + seat * 112, people.width - 60, 112)
        for number, climber in enumerate(CLIMBER_NAMES):
            place = Box.at(row.right - 170 + number * 90, row.centre[1] - 38, 72, 76)
            shapes += pawn((seat, climber), place)
        shapes += swatch(seat, Box.at(row.left, row.centre[1] - 34, 68, 68))
        who = Box(row.left + 92, row.top, row.right - 190, row.bottom)
        readable = theme.writable(name, f"{seat + 1}")
        shapes.append(label(readable, who, theme.INK, size=theme.TITLE, align="l"))
    areas = (Area("head", head), Area("people", people))
    return Scene(theme.WIDTH, round(frame.height), theme.INK, tuple(shapes), areas)
