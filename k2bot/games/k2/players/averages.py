"""Values of the mornings on which a tile turns up, over all the season's tiles: made beforehand.

``python -m k2bot.games.k2.players.make_averages`` makes the files in ``data`` anew. A file
holds, for the third to the sixth tile, six values (levels 1 to 6) a state, as signed 16-bit thousandths.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players.shape import Rows, Shape, empty, shape

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from k2bot.games.k2.engine.content import Season, Side

FIRST_POSITION = 2
"""The third tile is the first that is face down at the start."""
POSITIONS = content.DAYS // content.DAYS_A_TILE
LEVELS = content.HIGHEST_LEVEL
SCALE = 1000


@lru_cache(maxsize=4)
def averages(side: Side, season: Season) -> tuple[Rows, ...]:
    """Rows by level from 1 to 6 for the mornings before the third, fourth, fifth and sixth tile."""
    packed = resources.files(__package__).joinpath("data", _name(side, season)).read_bytes()
    numbers = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        numbers.byteswap()
    form = shape(side)
    values = iter(numbers)
    return tuple(_read(form, values) for _ in range(FIRST_POSITION, POSITIONS))


def _read(form: Shape, values: Iterator[int]) -> Rows:
    rows = empty(form)
    for tent, space, step in form.valid:
        rows[form.index(tent, space, step)] = tuple(next(values) / SCALE for _ in range(LEVELS))
    return rows


def _name(side: Side, season: Season) -> str:
    return f"averages-{side}-{season}.bin"


def write(folder: Path, side: Side, season: Season, tables: tuple[Rows, ...]) -> int:
    """Write a file; its size in bytes."""
    form = shape(side)
    numbers = array("h")
    for rows in tables:
        for state in form.valid:
            row = rows[form.index(*state)]
            assert row is not None  # noqa: S101 - valid states have rows
            numbers.extend(round(value * SCALE) for value in row)
    if sys.byteorder == "big":
        numbers.byteswap()
    packed = zlib.compress(numbers.tobytes(), 9)
    (folder / _name(side, season)).write_bytes(packed)
    return len(packed)
