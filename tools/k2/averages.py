"""Rebuild the averages shipped with the computer players, after a change of prices, boards or weather.

``python -m tools.k2.averages`` takes a few seconds per file.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from k2bot.games.k2 import players
from k2bot.games.k2.engine import content
from k2bot.games.k2.players.tables import write
from k2bot.games.k2.players.values import recursion, season_averages


def main() -> None:
    """Write all four files."""
    folder = Path(players.__file__).parent / "data"
    folder.mkdir(exist_ok=True)
    for side, season in product(content.SIDES, content.SEASONS):
        size = write(folder, side, season, recursion(side).packed(season_averages(side, season)))
        print(f"{side} {season}: {size} bytes")  # noqa: T201 - command output


if __name__ == "__main__":
    main()
