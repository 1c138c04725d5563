"""Values of the mornings on which a tile turns up, over all the season's tiles: made beforehand.

``python -m tools.k2.averages`` makes the files in ``data`` anew. A file
holds, for the third to the sixth tile, six values (levels 1 to 6) a state, as signed 16-bit thousandths.
"""

from __future__ import annotations

import zlib
from importlib import resources
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content

if TYPE_CHECKING:
    from pathlib import Path

    from k2bot.games.k2.engine.content import Season, Side

FIRST_POSITION = 2
"""The third tile is the first that is face down at the start."""
POSITIONS = content.DAYS // content.DAYS_A_TILE
LEVELS = content.HIGHEST_LEVEL


def read(side: Side, season: Season) -> bytes:
    """The numbers of a file, as ``Recursion.packed`` made them."""
    packed = resources.files(__package__).joinpath("data", _name(side, season)).read_bytes()
    return zlib.decompress(packed)


def write(folder: Path, side: Side, season: Season, numbers: bytes) -> int:
    """Write a file; its size in bytes."""
    return (folder / _name(side, season)).write_bytes(zlib.compress(numbers, 9))


def _name(side: Side, season: Season) -> str:
    return f"averages-{side}-{season}.bin"
