"""Finished games as a file for spreadsheets: one row per seat and game."""

from __future__ import annotations

import csv
import io
import zipfile
from contextlib import aclosing
from dataclasses import dataclass
from datetime import UTC
from statistics import median
from typing import TYPE_CHECKING, Any

from k2bot.game.values import File
from k2bot.host.event_loop import in_thread
from k2bot.host.store.statistics import result_rows

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.store.database import SqlRow
    from k2bot.host.store.statistics import ResultRow, Results

MOST_GAMES = 20_000
"""Maximum number of games in a file, the newest ones; their zipped file stays well below Discord's limit."""
MAX_PLAIN_SIZE = 4 * 2**20
"""Size in bytes from which the file is zipped."""
RISKY = frozenset("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
"""First characters of a cell that spreadsheet programs might take for a formula, full-width ones included."""


@dataclass(frozen=True, slots=True)
class Spreadsheet:
    """A file with that many games; ``older`` tells whether older ones were left out."""

    file: File
    games: int
    older: bool


@dataclass(eq=False)
class Spreadsheets:
    """Makes files of finished games."""

    _results: Results

    async def of_person(self, game: AnyGame, user_id: int, someone: str) -> Spreadsheet | None:
        """Every finished game of a person; None if there is none.

        ``someone`` stands for the names of others who hide their statistics.
        """
        tables = await self._results.of_person(user_id, game.key, MOST_GAMES + 1)
        return await self._make(game, tables, someone, user_id)

    async def of_server(
        self, game: AnyGame, server: int, channels: Collection[int], someone: str
    ) -> Spreadsheet | None:
        """Every finished game in these channels of a server, without private ones; None if there is none."""
        tables = await self._results.of_server(server, game.key, MOST_GAMES + 1, channels=channels)
        return await self._make(game, tables, someone)

    async def _make(
        self, game: AnyGame, tables: Sequence[int], someone: str, user_id: int | None = None
    ) -> Spreadsheet | None:
        if not tables:
            return None
        newest, text = tables[-MOST_GAMES:], io.StringIO()
        async with aclosing(self._results.rows(newest, game.summary_revision)) as portions:
            async for rows in portions:
                await in_thread(_write, text, game, rows, someone, user_id)
        name = f"{game.key}-games"
        return Spreadsheet(await in_thread(_file, name, text), len(newest), len(tables) > len(newest))


def _write(
    text: io.StringIO,
    game: AnyGame,
    found: Sequence[SqlRow],
    someone: str,
    user_id: int | None,
) -> None:
    """Write the rows of some games, with the names of the columns before the first."""
    writer, options = csv.writer(text), {option.key: option.default for option in game.options}
    for row in result_rows(found):
        cells = _cells(game, options, row, someone if _hides(row, user_id) else None)
        if not text.tell():
            writer.writerow(cells)
        writer.writerow([_safe(cell) for cell in cells.values()])


def _hides(row: ResultRow, user_id: int | None) -> bool:
    """Whether a row must not reveal its player to this user."""
    return row.level is None and not row.is_shown and row.user_id != user_id


def _cells(game: AnyGame, options: Mapping[str, str], row: ResultRow, hidden: str | None) -> dict[str, Any]:
    """Cells of a row by column; ``options`` have defaults, and ``hidden`` takes the place of the name."""
    past, times = row.game, row.game.times if hidden is None else ()
    return {
        "game": game.key,
        "table": row.table_id,
        "kind": row.kind,
        # Without the zone, which no spreadsheet program reads as part of a time.
        "ended": row.ended.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        **{f"option_{key}": past.options.get(key, default) for key, default in options.items()},
        "seats": past.seats,
        "seat": row.seat + 1,
        "name": row.name if hidden is None else hidden,
        "computer": row.level,
        "place": past.place,
        "points": past.points,
        **game.figures(past),
        "luck_free_points": past.computed,
        "answers": len(times) or None,
        "median_answer_seconds": round(median(times), 1) if times else None,
    }


def _safe(cell: Any) -> Any:
    """A cell that no spreadsheet program runs as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in RISKY else cell


def _file(name: str, text: io.StringIO) -> File:
    """The file in UTF-8 with a byte order mark, which spreadsheet programs need; zipped if it is large."""
    data = text.getvalue().encode("utf-8-sig")
    if len(data) < MAX_PLAIN_SIZE:
        return File(f"{name}.csv", data)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}.csv", data)
    return File(f"{name}.zip", packed.getvalue())
