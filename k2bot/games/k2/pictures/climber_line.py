"""A climber in a line of a table: where it is and where its tent, its level and its points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import palette
from k2bot.games.k2.pictures.pieces import doom, level_chip, pawn, points_chip
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.scene import Box, Decal, Polygon, Shape, Stroke

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.model import (
        Climber,
    )
    from k2bot.games.k2.pictures.writing import Writing

_PAWN, _PACK = (44.0, 52.0), 27.0
_LEVEL, _POINTS, _TALL, _BETWEEN = 36.0, 47.0, 42.0, 2.0
"""Pixels of the level, of the points, of both in height, and between what stands in the line."""
_WORD, _FLAG = 64.0, 38.0
"""Pixels of the room for a space's name, if it can be, and of the summit's flag."""
_TENT, _ROOF, _NARROWEST, _BROADEST = 40.0, 14.0, 40.0, 60.0
"""Pixels of a pitched tent's height, of its slanting top, and how broad it is at least and at most."""
CLOTH = theme.MIST.mixed(theme.WHITE, 0.65)
"""The colour of a pitched tent in a line: whose it is says the climber beside it."""
_NAME = theme.CONSTANT + 2
"""The size of the name on a tent: c and d are to be told apart in a chat."""
_WEIGHT: Final = "SemiBold"
_LARGE, _APART = 44, 9.0
"""The size of the name of the space where a climber is, where that leaves so many pixels beside it."""
_DOOM = 30.0
"""Pixels of the sign of who would die."""


class Shown(NamedTuple):
    """A climber, and whether it would die tonight."""

    key: ClimberKey
    climber: Climber
    doomed: bool = False


def halves(line: Box) -> tuple[Box, ...]:
    """The parts of a line for both climbers of a player."""
    return tuple(Box(line.left + 10, line.top, line.right - 5, line.bottom).columns(1, 1, gap=3))


@lru_cache(maxsize=512)
def climber(shown: Shown, box: Box, writing: Writing, *, packed: bool) -> tuple[Shape, ...]:
    """A climber with its level and points; of a dead one a cross and the points.

    A pitched tent stands beside it with the name of its space; where ``packed`` tents are told, one that is
    not pitched yet as a mere sign.
    """
    one, tall = shown.climber, min(_PAWN[1], box.height + 4)
    figure = Box.around((box.left + _PAWN[0] / 2, box.centre[1]), _PAWN[0], tall)
    level, points = _chips(box, one)
    shapes = pawn(shown.key, figure, dead=not one.alive)
    if one.tent is not None and (place := _tent(shown, box, writing)):
        shapes = (*shapes, *_pitched(one.tent, place, writing))
    elif packed and one.alive:
        pack = Box.at(figure.right + 2, box.centre[1] + 18 - _PACK, _PACK, _PACK)
        shapes = (*shapes, *symbol("tent", pack, theme.INK))
    if not one.alive:
        cross = Box.around(level.centre, 34, 36)
        dead = points_chip(one.vp, points, palette.SECOND)
        return (*shapes, *symbol("cross", cross, palette.SECOND), *dead)
    return (*shapes, *level_chip(one.level, level, doomed=shown.doomed), *points_chip(one.vp, points))


@lru_cache(maxsize=512)
def where(shown: Shown, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """The space of a climber, before its level; before that a skull, if it would die there tonight."""
    space = shown.climber.space
    if space is None:
        return ()
    tent, right = _tent(shown, box, writing), _chips(box, shown.climber)[0].left - _BETWEEN
    left = tent.right if tent else box.left + _PAWN[0] + 2 + _PACK
    wide = _word(space, writing)
    # Most are as broad, so that they stand below each other.
    room = wide if shown.doomed else max(_WORD, wide)
    word = Box(max(left, right - room), box.top, right, box.bottom)
    _, size = theme.fitted(writing.space(space), word.width - _APART, _LARGE, _WEIGHT, theme.CHANGING)
    shapes = space_word(space, word, writing, size=size)
    if not shown.doomed or word.left - left < _DOOM:
        return shapes
    skull = Box.around((word.left - 1 - _DOOM / 2, box.centre[1]), _DOOM, _DOOM)
    return (*shapes, *Decal.of(doom(skull), skull.grown(2)))


def space_word(
    space: str, box: Box, writing: Writing, ink: theme.Colour = theme.INK, size: int = theme.CHANGING
) -> tuple[Shape, ...]:
    """Where a climber stands, in a word or by a symbol."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 38, 38), ink)
    word = writing.space(space)
    least = theme.CONSTANT
    if theme.text_width(word, least, _WEIGHT) > box.width:
        return symbol("tent", Box.around(box.centre, 38, 38), ink)
    return (label(word, box, ink, size=size, weight=_WEIGHT, least=least),)


def _chips(box: Box, one: Climber) -> tuple[Box, Box]:
    """Where a climber's level and its points stand in its part of a line; more than 9 takes more room."""
    wide = _LEVEL if one.level < 10 else _POINTS
    points = Box.around((box.right - _POINTS / 2, box.centre[1]), _POINTS, _TALL)
    return Box.at(points.left - _BETWEEN - wide, points.top, wide, _TALL), points


def _word(space: str, writing: Writing) -> float:
    """Pixels of the name of a space."""
    if space == content.SUMMIT:
        return _FLAG
    return theme.text_width(writing.space(space), theme.CHANGING, _WEIGHT)


def _tent(shown: Shown, box: Box, writing: Writing) -> Box | None:
    """Where the pitched tent of a climber stands beside it, as broad as its name; None in the pack."""
    one, start = shown.climber, box.left + _PAWN[0] + 1
    if one.tent is None:
        return None
    taken = (_word(one.space, writing) + 4 if one.space else 0) + shown.doomed * (_DOOM - 4)
    room = _chips(box, one)[0].left - _BETWEEN - taken - start
    wide = 7 + theme.text_width(writing.space(one.tent), _NAME, "Bold")
    return Box.at(start, box.centre[1] - 18, max(_NARROWEST, min(wide, room, _BROADEST)), _TENT)


def _pitched(space: str, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A tent with the name of the space where it stands; base camp's by a tent where that is too long."""
    x, eaves = box.centre[0], box.top + _ROOF
    left = ((box.left, box.bottom), (box.left + 2, eaves), (x - 6, box.top))
    right = ((x + 6, box.top), (box.right - 2, eaves), (box.right, box.bottom))
    poles = Stroke(((x - 7, box.top - 5), (x, box.top + 2), (x + 7, box.top - 5)), theme.INK, 4)
    word, room = writing.space(space), Box(box.left, box.top + 9, box.right, box.bottom - 1)
    name: tuple[Shape, ...]
    if space == content.SUMMIT or theme.text_width(word, theme.LEAST, "Bold") > room.width:
        sign = Box.around((x, box.bottom - 15), 24, 24)
        name = symbol("flag" if space == content.SUMMIT else "tent", sign, theme.INK)
    else:
        name = (label(word, room, theme.INK, size=_NAME, least=theme.LEAST),)
    return (poles, Polygon((*left, *right), CLOTH, theme.INK, 2.5), *name)
