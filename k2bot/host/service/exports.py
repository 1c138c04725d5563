"""Files with what is stored about a person: JSON in a zip archive, of limited size."""

from __future__ import annotations

import json
from contextlib import aclosing
from dataclasses import dataclass
from math import inf
from typing import IO, TYPE_CHECKING, Any, TypeAlias
from zipfile import ZIP_DEFLATED, ZipFile

from k2bot.host.event_loop import in_thread
from k2bot.host.store.personal_data import ExportPosition

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence

    from k2bot.host.service.dailies import DailySecrets
    from k2bot.host.store.personal_data import PersonalData

MARKS = "daily marks"
"""Kind of the marks that outlast tries at daily games."""
UNWRITTEN = 2**18
"""Bytes for what the compressor holds back (less than half of them), and for the end of an archive."""

Rows: TypeAlias = "Sequence[Mapping[str, Any]]"


@dataclass(frozen=True, slots=True)
class Written:
    """What an archive holds: the number of its rows, and the place of the first that didn't fit in."""

    rows: int
    rest: ExportPosition | None


class Exports:
    """Writes what is stored about people into archives."""

    def __init__(self, personal_data: PersonalData, secrets: DailySecrets) -> None:
        self._personal_data = personal_data
        self._secrets = secrets

    async def write(
        self,
        file: IO[bytes],
        name: str,
        user_id: int,
        since: ExportPosition | None = None,
        limit: float = inf,
    ) -> Written:
        """Write an archive of that name, of at most ``limit`` bytes; of several, each begins at its place.

        It's written a few rows at a time. The rows of a kind about one table of a game stay together.
        """
        archive, rest = _Archive(file, name, limit), None
        try:
            async with aclosing(self._rows(user_id, since)) as stored:
                async for kind, rows in stored:
                    if left := await in_thread(archive.add, kind, rows):
                        rest = ExportPosition(kind, _table(left[0]))
                        break
        finally:
            await in_thread(archive.close)
        return Written(archive.rows, rest)

    async def _rows(self, user_id: int, since: ExportPosition | None) -> AsyncGenerator[tuple[str, Rows]]:
        """Yield all that is stored about a user, some rows of a kind at a time."""
        if since is None or since.kind != MARKS:
            async with aclosing(self._personal_data.rows(user_id, since)) as stored:
                async for kind, rows in stored:
                    yield kind, rows
        if marks := await self._secrets.marks_of(user_id):
            yield MARKS, [{"mark": one.mark, "until": one.until.isoformat()} for one in marks]


def _table(row: Mapping[str, Any]) -> int:
    """Table that a row belongs to; 0 for none."""
    return int(row.get("table", 0))


class _Archive:
    """Archive with a JSON object: a list of rows for each kind."""

    def __init__(self, file: IO[bytes], name: str, limit: float) -> None:
        self.rows = 0
        self._file = file
        self._limit = limit - UNWRITTEN
        self._zip = ZipFile(file, "w", ZIP_DEFLATED)
        self._json = self._zip.open(f"{name}.json", "w", force_zip64=True)
        self._last: tuple[str, int] | None = None
        """Kind and table of the last row."""

    def add(self, kind: str, rows: Rows) -> Rows:
        """Write rows of a kind; returns those for which there's no room."""
        for number, row in enumerate(rows):
            own, text = (kind, _table(row)), json.dumps(row, ensure_ascii=False).encode()
            is_full = self._file.tell() + len(text) > self._limit
            if is_full and self._last is not None and own != self._last:
                return rows[number:]
            if self._last is None or kind != self._last[0]:
                begin = "{" if self._last is None else "\n],"
                self._json.write(f"{begin}\n{json.dumps(kind)}: [\n".encode())
            else:
                self._json.write(b",\n")
            self._json.write(text)
            self._last = own
            self.rows += 1
        return ()

    def close(self) -> None:
        """Finish the archive; its file stays open."""
        self._json.write(b"\n]\n}\n" if self.rows else b"{}\n")
        self._json.close()
        self._zip.close()
