"""The board as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Disc, Plate, Scene, Stroke, Text

if TYPE_CHECKING:
    from k2bot.render.scene import Shape
    from tests.kit.tic_tac_toe.engine import Board

_SIDE, _GAP, _LINE = 240, 18, 26
_SIZE = 3 * _SIDE + 4 * _GAP
_CROSS, _NOUGHT = theme.LIVERIES[0].colour, theme.LIVERIES[1].colour


def draw(board: Board) -> bytes:
    """The board as a file."""
    return paint.draw(scene(board))


def scene(board: Board) -> Scene:
    """Nine cells, free ones with the number of their button; the line that wins is lit."""
    shapes: list[Shape] = []
    for cell, seat in enumerate(board.cells):
        row, column = divmod(cell, 3)
        box = Box.at(_GAP + column * (_SIDE + _GAP), _GAP + row * (_SIDE + _GAP), _SIDE, _SIDE)
        shapes.append(Plate(box, theme.TURN if cell in board.line else theme.WHITE, 30))
        shapes += _mark(seat, box.grown(-60)) if seat is not None else [_number(cell + 1, box)]
    return Scene(_SIZE, _SIZE, theme.INK, tuple(shapes))


def _mark(seat: int, box: Box) -> list[Shape]:
    if seat == 1:
        return [Disc(box, theme.WHITE.at(0), _NOUGHT, _LINE)]
    return [
        Stroke(((box.left, box.top), (box.right, box.bottom)), _CROSS, _LINE),
        Stroke(((box.left, box.bottom), (box.right, box.top)), _CROSS, _LINE),
    ]


def _number(number: int, box: Box) -> Text:
    return Text(str(number), box.centre, theme.TITLE, theme.SLATE, box)
