"""Tables of values: how the states of one climber are numbered in them, how they are read, and those shipped.

``python -m tools.k2.averages`` makes the files in ``data`` anew: the values of the mornings on which a tile
turns up, over all the season's tiles. A file holds, for the third to the sixth tile, six values (levels 1 to
6) a state, as signed 16-bit thousandths.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from struct import Struct
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine import Season, Side, content
from k2bot.games.k2.players.board_tables import BoardArrays, board_arrays

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    import numpy.typing as npt


FIRST_POSITION = 2
"""The third tile is the first that is face down at the start."""
POSITIONS = content.DAYS // content.DAYS_A_TILE
LEVELS = content.HIGHEST_LEVEL

Values: TypeAlias = "npt.NDArray[np.float64]"
"""By stand, level and tent; the levels are those of ``Row``. NumPy is loaded by who thinks alone."""
Row: TypeAlias = tuple[float, ...]
"""Before the night: values by level from -2 to 12. In the morning: by level from 1 to 6."""


@dataclass(frozen=True, slots=True)
class DayKind:
    """A kind of day: what its cards may offer one climber."""

    share: float
    """How many days in one are so."""
    points: int
    """The most points it can move with."""
    air: tuple[float, ...]
    """Prices of levels, by the levels gained; no more than listed can be had."""


@dataclass(frozen=True, slots=True)
class Prices:
    """What points cost the dynamic programming, in victory points, and which of them a day offers."""

    movement: tuple[float, ...] = (0.0, 0.17, 0.35, 0.55, 0.77, 1.0, 1.25)
    """By the points moved with in a day; never falling."""
    days: tuple[DayKind, ...] = (
        DayKind(0.3, 5, (0.0,)),
        DayKind(0.4, 3, (0.0, 0.2)),
        DayKind(0.3, 1, (0.0, 0.2, 0.4)),
    )
    card: tuple[float, float] = (0.38, 0.3)
    """What keeping a card is worth: by point of movement, by level."""
    death: float = 1.0
    """What a death costs beside the climber's points."""


class Shape:
    """How states are numbered: by usable tent, space and score-track step."""

    __slots__ = ("block", "board", "places", "spaces", "stand_number", "stands", "steps", "tent_number")

    def __init__(self, board: BoardArrays) -> None:
        self.board = board
        self.spaces = len(board.names)
        self.steps = len(board.points)
        self.block = self.spaces * self.steps
        """The numbers that the states of one tent take up."""
        self.places: tuple[int | None, ...] = (None, *board.tent_places, -2)
        """By number of the tent: still carried, pitched at a place worth it, or useless."""
        useless = len(self.places) - 1
        self.tent_number = [useless] * (self.spaces + 1)
        """By space of the tent; the last for a tent that is carried."""
        self.tent_number[-1] = 0
        for number, space in enumerate(board.tent_places, 1):
            self.tent_number[space] = number
        self.stands = tuple(
            (space, step) for space in range(self.spaces) for step in range(board.step[space], self.steps)
        )
        """The spaces with the steps that can be, whatever the tent: the lines of a table of values."""
        self.stand_number = {self.index(0, *stand): number for number, stand in enumerate(self.stands)}
        """The line in a table, by the state's number with the tent carried."""

    def index(self, tent: int, space: int, step: int) -> int:
        """The state's number."""
        return (tent * self.spaces + space) * self.steps + step


@lru_cache(maxsize=2)
def shape(side: Side) -> Shape:
    """The numbering of a side."""
    return Shape(board_arrays(side))


class Rows(dict[int, Row]):
    """Rows of plain numbers by state, each read from a table of values when it is first asked for.

    Raises KeyError for a state that cannot be.
    """

    __slots__ = ("_form", "_numbers", "_row")

    def __init__(self, form: Shape, values: Values) -> None:
        super().__init__()
        self._form = form
        self._numbers = values.transpose(2, 0, 1).tobytes()
        self._row = Struct(f"{values.shape[1]}d")

    def __missing__(self, state: int) -> Row:
        tent, stand = divmod(state, self._form.block)
        line = tent * len(self._form.stands) + self._form.stand_number[stand]
        row: Row = self._row.unpack_from(self._numbers, line * self._row.size)
        self[state] = row
        return row


def read(side: Side, season: Season) -> bytes:
    """The numbers of a file, as ``Recursion.packed`` made them."""
    packed = resources.files(__package__).joinpath("data", _name(side, season)).read_bytes()
    return zlib.decompress(packed)


def write(folder: Path, side: Side, season: Season, numbers: bytes) -> int:
    """Write a file; its size in bytes."""
    return (folder / _name(side, season)).write_bytes(zlib.compress(numbers, 9))


def _name(side: Side, season: Season) -> str:
    return f"averages-{side}-{season}.bin"
