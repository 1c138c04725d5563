"""Rebuild the averages shipped with the computer players, after a change of prices, boards or weather.

``python -m tools.k2.averages`` takes a few seconds per file.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.games.k2 import players
from k2bot.games.k2.engine import content
from k2bot.games.k2.players.tables import FIRST_POSITION, POSITIONS, state_numbering, write_averages
from k2bot.games.k2.players.values import COMPANY_PRICES, TileValues, final_values, recursion

if TYPE_CHECKING:
    from k2bot.games.k2.engine import Season, Side
    from k2bot.games.k2.players.tables import Values


def season_averages(side: Side, season: Season) -> tuple[Values, ...]:
    """Compute the values for the mornings before the third to the sixth tile, over the season's tiles."""
    after = final_values(side)
    tables: list[Values] = []
    for _ in range(FIRST_POSITION, POSITIONS):
        stages = [
            TileValues(state_numbering(side), tile.id, after, COMPANY_PRICES)
            for tile in content.SEASON_TILES[season]
        ]
        after = recursion(side).mean([stage.morning(0) for stage in stages])
        tables.insert(0, after)
    return tuple(tables)


def main() -> None:
    """Write all four files."""
    folder = Path(players.__file__).parent / "data"
    folder.mkdir(exist_ok=True)
    for side, season in product(content.SIDES, content.SEASONS):
        size = write_averages(
            folder, side, season, recursion(side).pack_tables(season_averages(side, season))
        )
        print(f"{side} {season}: {size} bytes")  # noqa: T201 - command output


if __name__ == "__main__":
    main()
