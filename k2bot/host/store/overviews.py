"""Queries across many tables, from rows alone: no game is replayed."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from k2bot.host.members import Member, numbered
from k2bot.host.rows import HistoryFilter, SentPost, TableRow
from k2bot.host.store.store import OPEN_TABLES_OF, Queries, read_row

if TYPE_CHECKING:
    from k2bot.host.store.database import Reading, SqlRow

_PAST = """
SELECT id, COUNT(*) OVER () AS count FROM game_table
WHERE id IN (
    SELECT id FROM game_table
    WHERE :place IN ('near', 'channel') AND channel_id = :channel
        AND status IN ('over', 'cancelled') AND seed IS NOT NULL
    UNION SELECT id FROM game_table
    WHERE :place = 'server' AND channel_id IN (SELECT value FROM json_each(:channels))
        AND status IN ('over', 'cancelled') AND seed IS NOT NULL
    UNION SELECT id FROM game_table
    WHERE :place = 'server' AND guild_id = :server AND status = 'over' AND EXISTS (
        SELECT 1 FROM post WHERE table_id = id AND key = 'lobby' AND message_id = game_table.channel_id
            AND post.channel_id IN (SELECT value FROM json_each(:channels))
    )
    UNION SELECT table_id FROM member WHERE :place <> 'channel' AND user_id = :reader
)
AND status IN ('over', 'cancelled') AND seed IS NOT NULL
AND (:place <> 'server' OR guild_id = :server)
AND (kind = 'game' OR EXISTS (SELECT 1 FROM member WHERE table_id = id AND user_id = :reader))
AND (:game = '' OR game = :game)
AND (CAST(:player AS BIGINT) IS NULL
    OR EXISTS (SELECT 1 FROM member WHERE table_id = id AND user_id = :player))
AND CASE :only
    WHEN 'won' THEN kind <> 'practice'
        AND EXISTS (SELECT 1 FROM placement WHERE table_id = id AND user_id = :reader AND place = 1)
        AND (SELECT COUNT(*) FROM placement WHERE table_id = id AND place = 1) = 1
        AND (SELECT COUNT(*) FROM member WHERE table_id = id) > 1
    WHEN 'people' THEN (SELECT COUNT(*) FROM member WHERE table_id = id AND level IS NULL) > 1
    WHEN 'computers' THEN (SELECT COUNT(*) FROM member WHERE table_id = id AND level IS NULL) < 2
        AND (SELECT COUNT(*) FROM member WHERE table_id = id) > 1
    WHEN 'solo' THEN (SELECT COUNT(*) FROM member WHERE table_id = id) = 1
    WHEN 'cancelled' THEN status = 'cancelled'
    ELSE TRUE
END
ORDER BY id DESC LIMIT :size OFFSET :first
"""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Overview of an open table; ``pending`` maps seats to move to when their wait began and their deadline.

    ``newest`` is the table's newest message in its channel, None if there is none.
    """

    row: TableRow
    members: tuple[Member, ...]
    pending: Mapping[int, tuple[datetime, datetime | None]]
    newest: SentPost | None


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """Overview of a finished or cancelled game.

    ``results`` are (place, points, member), best first; empty if it was cancelled.
    """

    row: TableRow
    members: tuple[Member, ...]
    ended: datetime
    results: tuple[tuple[int, int | None, Member], ...]
    newest: SentPost | None


@dataclass(frozen=True, slots=True)
class PastGameList:
    """Page of a list of past games, newest first; ``count`` is the number of games on all pages."""

    number: int
    count: int
    tables: tuple[PlayedTable, ...]


@dataclass(frozen=True, slots=True)
class Load:
    """Number of open tables and of unsent messages, and when the oldest of those was created."""

    open_tables: int
    waiting: int
    oldest: datetime | None


class Overviews(Queries):
    """Runs queries across many tables."""

    async def load(self) -> Load:
        """Current load of this range."""
        (row,) = await self._database.rows(
            "SELECT (SELECT COUNT(*) FROM game_table WHERE status IN ('lobby', 'running')"
            " AND in_range(guild_id)) AS opened,"
            " COUNT(*) AS waiting, MIN(changed) AS oldest FROM post WHERE due = 1"
            " AND (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)",
        )
        oldest = datetime.fromisoformat(row["oldest"]) if row["oldest"] else None
        return Load(row["opened"], row["waiting"], oldest)

    async def open_tables(self, user_id: int) -> tuple[OpenTable, ...]:
        """Overviews of a user's open tables, oldest first."""
        async with self._database.reading() as reading:
            rows = [read_row(TableRow, row) for row in await reading.rows(OPEN_TABLES_OF, (user_id,))]
            ids = [row.id for row in rows]
            members, pending = await _members(reading, ids), await _pending(reading, ids)
            newest = await _newest(reading, ids)
        return tuple(OpenTable(row, members[row.id], pending[row.id], newest.get(row.id)) for row in rows)

    async def past_games(
        self,
        wanted: HistoryFilter,
        number: int,
        size: int,
        *,
        reader: int,
        channel: int,
        server: int | None,
        channels: Collection[int],
    ) -> PastGameList:
        """Page of that number, else the last one, of what a reader has asked for; ``size`` games per page.

        ``channels`` are those of the ``server`` that the reader sees; elsewhere they get their own games. A
        finished game in a thread of its own, which may be closed, is where its lobby is.
        Daily games and practice are always their own.
        """
        values = {
            "game": wanted.game,
            "place": wanted.where,
            "only": wanted.only,
            "player": wanted.player,
            "reader": reader,
            "channel": channel,
            "server": server,
            "channels": json.dumps([*channels]),
            "size": size,
            "first": number * size,
        }
        async with self._database.reading() as reading:
            rows = await reading.rows(_PAST, values)
            if number and not rows:  # the list is shorter
                rows = await reading.rows(_PAST, values | {"first": 0})
                number = (rows[0]["count"] - 1) // size if rows else 0
                rows = await reading.rows(_PAST, values | {"first": number * size})
            tables = await _played_tables(reading, [row["id"] for row in rows])
        return PastGameList(number, rows[0]["count"] if rows else 0, tables)


async def _played_tables(reading: Reading, tables: Sequence[int]) -> tuple[PlayedTable, ...]:
    """Overviews of finished and cancelled games, newest first."""
    rows = await _of(
        reading,
        tables,
        "SELECT *, (SELECT at FROM input WHERE table_id = game_table.id ORDER BY number DESC LIMIT 1)"
        " AS ended FROM game_table WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC",
    )
    members, newest = await _members(reading, tables), await _newest(reading, tables)
    results: dict[int, list[tuple[int, int | None, Member]]] = defaultdict(list)
    for row in await _of(
        reading,
        tables,
        "SELECT * FROM placement WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY place, seat",
    ):
        member = members[row["table_id"]][row["seat"]]
        results[row["table_id"]].append((row["place"], row["points"], member))
    return tuple(
        PlayedTable(
            read_row(TableRow, row),
            members[row["id"]],
            datetime.fromisoformat(row["ended"] or row["begun"]),
            tuple(results[row["id"]]),
            newest.get(row["id"]),
        )
        for row in rows
    )


async def _members(reading: Reading, tables: Sequence[int]) -> dict[int, tuple[Member, ...]]:
    rows = await _of(
        reading,
        tables,
        "SELECT * FROM member WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, place",
    )
    members: dict[int, tuple[Member, ...]] = defaultdict(tuple)
    for row in rows:
        member = Member(row["user_id"], row["name"], level=row["level"], standin=row["standin"])
        members[row["table_id"]] += (member,)
    return defaultdict(tuple, {table_id: numbered(found) for table_id, found in members.items()})


async def _pending(
    reading: Reading, tables: Sequence[int]
) -> dict[int, dict[int, tuple[datetime, datetime | None]]]:
    rows = await _of(
        reading,
        tables,
        "SELECT table_id, seat, MAX(since) AS since, MIN(due) AS due FROM timer"
        " WHERE kind IN ('default', 'clock', 'computer') AND table_id IN (SELECT value FROM json_each(?))"
        " GROUP BY table_id, seat ORDER BY table_id, seat",
    )
    pending: dict[int, dict[int, tuple[datetime, datetime | None]]] = defaultdict(dict)
    for row in rows:
        due = datetime.fromisoformat(row["due"]) if row["due"] else None
        pending[row["table_id"]][row["seat"]] = datetime.fromisoformat(row["since"]), due
    return pending


async def _newest(reading: Reading, tables: Sequence[int]) -> dict[int, SentPost]:
    rows = await _of(
        reading,
        tables,
        "SELECT table_id, channel_id, message_id FROM post"
        " WHERE table_id IN (SELECT value FROM json_each(?)) AND id = ("
        "SELECT MAX(id) FROM post AS own WHERE own.table_id = post.table_id AND own.seat IS NULL"
        " AND own.message_id IS NOT NULL AND own.key NOT LIKE 'invited-%')",
    )
    return {row["table_id"]: SentPost(row["channel_id"], row["message_id"]) for row in rows}


async def _of(reading: Reading, tables: Sequence[int], sql: str) -> list[SqlRow]:
    """Rows of a query whose only parameter is a list of tables."""
    return await reading.rows(sql, (json.dumps(tables),))
