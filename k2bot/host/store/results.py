"""Results of many finished games: a server's best ones, and rows for spreadsheets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import TYPE_CHECKING, Final

from k2bot.game.statistics import BestResult
from k2bot.host.store.database import Queries
from k2bot.host.store.statistics import past_game
from k2bot.host.values import SentPost

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from k2bot.game.statistics import PastGame
    from k2bot.host.store.database import SqlRow, Statement

_BEST: Final = """
SELECT feat.kind, score, seat, table_id,
    COALESCE((SELECT at FROM input WHERE input.table_id = feat.table_id ORDER BY number DESC LIMIT 1), begun)
        AS ended,
    (SELECT COUNT(*) FROM member WHERE member.table_id = feat.table_id) AS seats,
    (SELECT json_group_array(name) FROM (
        SELECT name FROM member WHERE member.table_id = feat.table_id
            AND (feat.seat IS NULL OR place = feat.seat) ORDER BY place
    ) AS own) AS names,
    (SELECT post.channel_id || ' ' || message_id FROM post
        WHERE post.table_id = feat.table_id AND post.seat IS NULL ORDER BY created_by DESC LIMIT 1) AS newest
FROM feat JOIN game_table ON game_table.id = table_id
WHERE feat.guild_id = :server AND feat.game = :game AND feat.kind = :kind
    AND feat.channel_id IN (SELECT value FROM json_each(:channels))
    AND NOT EXISTS (
        SELECT 1 FROM placement
        LEFT JOIN setting ON scope = 'person' AND setting.id = user_id AND key = 'statistics'
        WHERE placement.table_id = feat.table_id AND (feat.seat IS NULL OR placement.seat = feat.seat)
            AND (user_id < 0 OR value = 'off')
    )
ORDER BY score DESC, table_id, seat LIMIT 1
"""
_ROWS: Final = """
SELECT placement.table_id, placement.seat, placement.user_id, placement.place, placement.points,
    placement.facts, kind, options, name, level, summary.facts AS summary, times,
    comparison.points AS computed, setting.value AS shown,
    COALESCE((SELECT at FROM input WHERE input.table_id = game_table.id ORDER BY number DESC LIMIT 1), begun)
        AS ended
FROM placement
JOIN game_table ON game_table.id = placement.table_id
JOIN member ON member.table_id = placement.table_id AND member.place = placement.seat
LEFT JOIN summary ON summary.table_id = placement.table_id AND summary.seat = placement.seat
    AND revision = :revision
LEFT JOIN comparison ON comparison.table_id = placement.table_id AND comparison.seat = placement.seat
LEFT JOIN setting ON scope = 'person' AND setting.id = placement.user_id AND key = 'statistics'
WHERE placement.table_id IN (SELECT value FROM json_each(:tables))
ORDER BY placement.table_id, placement.seat
"""


@dataclass(frozen=True, slots=True)
class BestRow:
    """A server's best result of a kind; ``names`` are those of the seats that achieved it."""

    result: BestResult
    table_id: int
    names: tuple[str, ...]
    ended: datetime
    newest: SentPost | None
    """Newest message of its game in the channel."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat of a finished game."""

    table_id: int
    kind: str
    """Kind of the table."""
    ended: datetime
    seat: int
    user_id: int
    name: str
    level: str | None
    """Level of a computer; None for a person."""
    is_shown: bool
    """Whether the person shows their statistics to others."""
    game: PastGame


class Results(Queries):
    """Reads results of many games."""

    async def best(
        self, game: str, kinds: Sequence[str], *, server: int, channels: Collection[int]
    ) -> tuple[BestRow, ...]:
        """The best result of each kind on a server, of games in these channels, in the order of ``kinds``.

        Of equal ones, the first counts; in one game, that of the first seat. Former players, people who hide
        their statistics, computers and private games have none. A kind without any is left out.
        """
        seen = json.dumps([*channels])
        queries: list[Statement] = [
            (_BEST, {"server": server, "game": game, "kind": kind, "channels": seen}) for kind in kinds
        ]
        return tuple(_best(row) for rows in await self._database.found(queries) for row in rows)

    async def newest(self, game: str, server: int) -> int:
        """Number of the newest finished game of that kind on a server; 0 for none."""
        newest = await self._database.value(
            "SELECT MAX(id) AS newest FROM game_table WHERE guild_id = ? AND game = ? AND status = 'over'",
            (server, game),
        )
        return newest or 0

    async def missing(self, game: str, server: int) -> int:
        """Number of finished games on a server that are yet to be evaluated."""
        missing = await self._database.value(
            "SELECT COUNT(*) AS missing FROM unsummarised CROSS JOIN game_table ON id = table_id"
            " WHERE guild_id = ? AND game = ?",
            (server, game),
        )
        return missing or 0

    async def of_person(self, user_id: int, game: str, most: int) -> tuple[int, ...]:
        """A person's newest finished games of a kind, oldest first."""
        newest = await self._database.column(
            "SELECT table_id FROM placement JOIN game_table ON id = table_id"
            " WHERE user_id = ? AND game = ? AND kind <> 'practice' ORDER BY table_id DESC LIMIT ?",
            (user_id, game, most),
        )
        return newest[::-1]

    async def of_server(
        self, server: int, game: str, most: int, *, channels: Collection[int]
    ) -> tuple[int, ...]:
        """A server's newest finished games of a kind in these channels, oldest first; no private ones."""
        newest = await self._database.column(
            "SELECT id FROM game_table WHERE guild_id = :server AND game = :game AND status = 'over'"
            " AND COALESCE(json_extract(options, '$.private'), '') <> 'on' AND COALESCE("
            "(SELECT feat.channel_id FROM feat WHERE feat.table_id = game_table.id LIMIT 1),"
            " (SELECT post.channel_id FROM post WHERE table_id = game_table.id AND post.key = 'lobby'"
            " AND message_id = game_table.channel_id), channel_id)"
            " IN (SELECT value FROM json_each(:channels)) ORDER BY id DESC LIMIT :most",
            {"server": server, "game": game, "most": most, "channels": json.dumps([*channels])},
        )
        return newest[::-1]

    async def rows(self, tables: Sequence[int], revision: int) -> tuple[ResultRow, ...]:
        """Every seat of these games, by table and seat; with summaries of that revision."""
        found = await self._database.rows(_ROWS, {"tables": json.dumps([*tables]), "revision": revision})
        seats = [tuple(rows) for _, rows in groupby(found, key=lambda row: row["table_id"])]
        return tuple(_result(row, rows) for rows in seats for row in rows)


def _best(row: SqlRow) -> BestRow:
    return BestRow(
        BestResult(row["kind"], row["score"], row["seats"]),
        row["table_id"],
        tuple(json.loads(row["names"])),
        datetime.fromisoformat(row["ended"]),
        None if row["newest"] is None else SentPost(*map(int, row["newest"].split())),
    )


def _result(row: SqlRow, rows: Sequence[SqlRow]) -> ResultRow:
    return ResultRow(
        row["table_id"],
        row["kind"],
        datetime.fromisoformat(row["ended"]),
        row["seat"],
        row["user_id"],
        row["name"],
        row["level"],
        row["user_id"] > 0 and row["shown"] != "off",
        past_game(row, rows),
    )
