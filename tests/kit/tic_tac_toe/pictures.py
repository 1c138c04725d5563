"""The board as a picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Row, label
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Disc, Plate, Scene, Stroke
from tests.kit.tic_tac_toe.engine import CELLS

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
    cells = [Fixed(_SIDE, _SIDE, partial(_cell, board, cell)) for cell in CELLS]
    rows = (Row(tuple(cells[start : start + 3]), _GAP, height=_SIDE) for start in (0, 3, 6))
    shapes = Column(tuple(rows), _GAP).placed(Box(0, 0, _SIZE, _SIZE).grown(-_GAP))
    return Scene(_SIZE, _SIZE, theme.INK, shapes)


def _cell(board: Board, cell: int, box: Box) -> list[Shape]:
    seat = board.cells[cell]
    inside = (
        _mark(seat, box.grown(-60))
        if seat is not None
        else [label(str(cell + 1), box, theme.SLATE, align="m")]
    )
    return [Plate(box, theme.TURN if cell in board.line else theme.WHITE, 30), *inside]


def _mark(seat: int, box: Box) -> list[Shape]:
    if seat == 1:
        return [Disc(box, theme.WHITE.at(0), _NOUGHT, _LINE)]
    return [
        Stroke(((box.left, box.top), (box.right, box.bottom)), _CROSS, _LINE),
        Stroke(((box.left, box.bottom), (box.right, box.top)), _CROSS, _LINE),
    ]
