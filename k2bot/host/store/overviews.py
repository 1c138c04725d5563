"""Queries across many tables, from rows alone: no game is replayed."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from k2bot.host.store.store import table_of
from k2bot.host.values import Member, SentPost

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence

    from k2bot.host.store.database import Database
    from k2bot.host.values import TableRow


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
class Load:
    """Number of open tables and of unsent messages, and when the oldest of those was created."""

    open_tables: int
    waiting: int
    oldest: datetime | None


class Overviews:
    """Runs queries across many tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self) -> Load:
        """Current load of the bot."""
        (row,) = await self._database.rows(
            "SELECT (SELECT COUNT(*) FROM game_table WHERE status IN ('lobby', 'running')) AS opened,"
            " COUNT(*) AS waiting, MIN(created) AS oldest FROM outbox WHERE status = 'waiting'"
        )
        oldest = datetime.fromisoformat(row["oldest"]) if row["oldest"] else None
        return Load(row["opened"], row["waiting"], oldest)

    async def open_tables(self, user_id: int) -> tuple[OpenTable, ...]:
        """A user's open tables, oldest first."""
        rows = await self._database.rows(
            "SELECT * FROM game_table WHERE status IN ('lobby', 'running')"
            " AND id IN (SELECT table_id FROM member WHERE user_id = ?) ORDER BY id",
            (user_id,),
        )
        ids = [row["id"] for row in rows]
        members, newest, pending = await self._members(ids), await self._newest(ids), await self._pending(ids)
        return tuple(
            OpenTable(table_of(row), members[row["id"]], pending[row["id"]], newest.get(row["id"]))
            for row in rows
        )

    async def played_tables(
        self, game: str, *, user_id: int, channel_id: int, first: int, most: int
    ) -> tuple[PlayedTable, ...]:
        """Finished and cancelled games of a user or a channel, newest first.

        Returns up to ``most`` of them, skipping the ``first`` ones.
        """
        rows = await self._database.rows(
            "SELECT *, (SELECT at FROM input WHERE table_id = game_table.id ORDER BY number DESC LIMIT 1)"
            " AS ended FROM game_table WHERE id IN ("
            "SELECT id FROM game_table WHERE status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game AND channel_id = :channel"
            " UNION SELECT id FROM member JOIN game_table ON id = table_id"
            " WHERE user_id = :user AND status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game"
            " ORDER BY id DESC LIMIT :most OFFSET :first) ORDER BY id DESC",
            {"game": game, "channel": channel_id, "user": user_id, "most": most, "first": first},
        )
        ids = [row["id"] for row in rows]
        members, newest = await self._members(ids), await self._newest(ids)
        results: dict[int, list[tuple[int, int | None, Member]]] = defaultdict(list)
        for row in await self._of(
            ids,
            "SELECT * FROM placement WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY place, seat",
        ):
            member = members[row["table_id"]][row["seat"]]
            results[row["table_id"]].append((row["place"], row["points"], member))
        return tuple(
            PlayedTable(
                table_of(row),
                members[row["id"]],
                datetime.fromisoformat(row["ended"] or row["begun"]),
                tuple(results[row["id"]]),
                newest.get(row["id"]),
            )
            for row in rows
        )

    async def _members(self, tables: Sequence[int]) -> dict[int, tuple[Member, ...]]:
        rows = await self._of(
            tables,
            "SELECT * FROM member WHERE table_id IN (SELECT value FROM json_each(?))"
            " ORDER BY table_id, place",
        )
        found: dict[int, tuple[Member, ...]] = defaultdict(tuple)
        for row in rows:
            member = Member(row["user_id"], row["name"], level=row["level"], standin=row["standin"])
            found[row["table_id"]] += (member,)
        return found

    async def _pending(self, tables: Sequence[int]) -> dict[int, dict[int, tuple[datetime, datetime | None]]]:
        rows = await self._of(
            tables,
            "SELECT table_id, seat, MAX(since) AS since, MIN(due) AS due FROM timer"
            " WHERE kind IN ('default', 'clock', 'computer') AND table_id IN (SELECT value FROM json_each(?))"
            " GROUP BY table_id, seat ORDER BY table_id, seat",
        )
        found: dict[int, dict[int, tuple[datetime, datetime | None]]] = defaultdict(dict)
        for row in rows:
            due = datetime.fromisoformat(row["due"]) if row["due"] else None
            found[row["table_id"]][row["seat"]] = datetime.fromisoformat(row["since"]), due
        return found

    async def _newest(self, tables: Sequence[int]) -> dict[int, SentPost]:
        rows = await self._of(
            tables,
            "SELECT table_id, channel_id, message_id, MAX(created_by) FROM post"
            " WHERE seat IS NULL AND table_id IN (SELECT value FROM json_each(?)) GROUP BY table_id",
        )
        return {row["table_id"]: SentPost(row["channel_id"], row["message_id"]) for row in rows}

    async def _of(self, tables: Sequence[int], sql: str) -> list[sqlite3.Row]:
        """Rows of a query whose only parameter is a list of tables."""
        return await self._database.rows(sql, (json.dumps(tables),))
