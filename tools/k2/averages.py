"""Rebuild the averages shipped with the computer players, after a change of prices, boards or weather.

``python -m tools.k2.averages`` takes a few seconds per file.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from k2bot.games.k2 import players
from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.players.tables import write
from k2bot.games.k2.players.values import prices_of, recursion, season_averages


def main() -> None:
    """Write all eight files."""
    folder = Path(players.__file__).parent / "data"
    folder.mkdir(exist_ok=True)
    for seats, side, season in product((2, 1), content.SIDES, content.SEASONS):
        prices = prices_of(Setup(seats, side, season))
        tables = season_averages(side, season, prices)
        size = write(folder, prices, side, season, recursion(side).packed(tables))
        print(f"{prices.name} {side} {season}: {size} bytes")  # noqa: T201 - command output


if __name__ == "__main__":
    main()
