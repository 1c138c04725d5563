"""Finished games as rows: a person's for statistics, a server's best results, and rows for spreadsheets."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from k2bot.game.statistics import BestResult, Feat, Opponent, PastGame, company_of
from k2bot.host.rows import SentPost
from k2bot.host.store.store import Queries

if TYPE_CHECKING:
    from k2bot.host.store.database import SqlRow, SqlValues, Statement

_GAMES = """
SELECT placement.table_id, placement.seat, placement.user_id, placement.place, placement.points,
    CASE WHEN placement.user_id = :user THEN placement.facts END AS facts,
    name, level, setting.value AS statistics,
    options, summary.facts AS summary, times, comparison.points AS computed
FROM placement
LEFT JOIN game_table ON game_table.id = placement.table_id AND placement.user_id = :user
JOIN member ON member.table_id = placement.table_id AND member.place = placement.seat
LEFT JOIN summary ON summary.table_id = placement.table_id AND summary.seat = placement.seat
    AND revision = :revision AND placement.user_id = :user
LEFT JOIN comparison ON comparison.table_id = placement.table_id AND comparison.seat = placement.seat
    AND placement.user_id = :user
LEFT JOIN setting ON scope = 'person' AND setting.id = placement.user_id AND key = 'statistics'
WHERE placement.table_id IN (
    SELECT table_id FROM placement JOIN game_table ON game_table.id = table_id
    WHERE user_id = :user AND game = :game AND kind <> 'practice' AND (
        :reader = :user AND CAST(:server AS BIGINT) IS NULL OR guild_id = :server
        OR :reader <> :user AND table_id IN (SELECT table_id FROM placement WHERE user_id = :reader)
    )
)
ORDER BY placement.table_id, placement.seat
"""


ROWS_AT_ONCE = 100
"""Rows of games that are fetched at once, which take the event loop a millisecond."""

_FEAT = """
INSERT INTO feat (table_id, guild_id, channel_id, game, kind, score, seat)
SELECT id, guild_id, COALESCE(:channel, (
        SELECT post.channel_id FROM post
        WHERE table_id = game_table.id AND post.key = 'lobby' AND message_id = game_table.channel_id
    ), channel_id), game, :kind, :score, :seat
FROM game_table WHERE id = :table AND guild_id IS NOT NULL
"""


class Statistics(Queries):
    """Reads results for statistics, and stores summaries."""

    async def counts(self, user_id: int) -> dict[str, int]:
        """Number of a person's finished games by kind."""
        async with self._database.reading() as reading:
            rows = await reading.rows(
                "SELECT game, COUNT(*) AS count FROM placement JOIN game_table ON id = table_id"
                " WHERE user_id = ? AND kind <> 'practice' GROUP BY game",
                (user_id,),
            )
        return {row["game"]: row["count"] for row in rows}

    async def name(self, user_id: int) -> str | None:
        """The newest name of a person in a finished game."""
        return await self._database.value(
            "SELECT name FROM member JOIN placement USING (table_id, user_id) WHERE user_id = ?"
            " ORDER BY table_id DESC LIMIT 1",
            (user_id,),
        )

    async def games(
        self, user_id: int, game: str, *, revision: int, server: int | None, reader: int
    ) -> tuple[PastGame, ...]:
        """A person's finished games of a kind, oldest first.

        Their own are all games, or those of a ``server``. Other readers see those of the ``server`` they ask
        from, and games they took part in themselves.
        """
        values = {"user": user_id, "game": game, "revision": revision, "server": server, "reader": reader}
        games = list[PastGame]()
        async with self._database.reading() as reading:
            async for rows in _whole_tables(reading.chunks(_GAMES, values, ROWS_AT_ONCE)):
                for seats in _by_table(rows):
                    games.append(past_game(next(row for row in seats if row["user_id"] == user_id), seats))
        return tuple(games)

    async def list_outdated(self, game: str, revision: int) -> None:
        """List the games of a kind whose summaries have another revision, to compute them again."""
        await self._database.change(
            "INSERT INTO unsummarised SELECT DISTINCT table_id FROM summary"
            " JOIN game_table ON id = table_id WHERE game = ? AND revision <> ? ON CONFLICT DO NOTHING",
            (game, revision),
        )

    async def next_unsummarised(self, without: Collection[int] = ()) -> int | None:
        """The newest finished table yet to be summarised, except those in ``without``."""
        return await self._newest("unsummarised", without)

    async def next_uncompared(self, without: Collection[int] = ()) -> int | None:
        """The newest finished table that a computer is yet to play again, except those in ``without``."""
        return await self._newest("uncompared", without)

    async def _newest(self, worklist: str, without: Collection[int]) -> int | None:
        """The newest table of this range on a list, except those in ``without``."""
        return await self._database.value(
            f"SELECT MAX(table_id) AS newest FROM {worklist}"  # noqa: S608 - trusted identifiers
            " WHERE table_id NOT IN (SELECT value FROM json_each(:without))"
            " AND (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)",
            {"without": json.dumps([*without])},
        )

    async def mark_compared(self, table_id: int) -> None:
        """Take a table off the list of those to play again."""
        await self._database.change("DELETE FROM uncompared WHERE table_id = ?", (table_id,))

    async def comparison(self, table_id: int, seat: int) -> int | None:
        """Points that the computer scored from a seat; None if it hasn't played that yet."""
        return await self._database.value(
            "SELECT points FROM comparison WHERE table_id = ? AND seat = ?", (table_id, seat)
        )

    async def par(self, table_id: int) -> int | None:
        """Points that the computer scored in the daily game that a table played, if it's known."""
        return await self._database.value(
            "SELECT par FROM attempt JOIN daily ON id = daily WHERE table_id = ?", (table_id,)
        )

    async def store_comparison(self, table_id: int, seat: int, points: int) -> None:
        """Store the points that the computer scored from a seat."""
        async with self._database.transaction() as transaction:
            key = {"table_id": table_id, "seat": seat}
            transaction.put("comparison", key | {"points": points}, *key)

    async def store(
        self,
        table_id: int,
        revision: int,
        summaries: Iterable[Mapping[str, Any]] = (),
        times: Sequence[Sequence[float]] = (),
        *,
        feats: Iterable[Feat] = (),
        channel: int | None = None,
    ) -> None:
        """Store a table's summaries by seat, and its feats, replacing earlier ones.

        A game without statistics has no summaries. Feats of a table that is on no server are left out; they
        can be seen in ``channel``, or if that's None where earlier ones could, else where the table is.
        """
        if channel is None:
            channel = await self._database.value(
                "SELECT channel_id FROM feat WHERE table_id = ? LIMIT 1", (table_id,)
            )
        async with self._database.transaction() as transaction:
            for seat, (facts, own) in enumerate(zip(summaries, times, strict=True)):
                key = {"table_id": table_id, "seat": seat}
                summary = {
                    "revision": revision,
                    "facts": json.dumps(dict(facts)),
                    "times": json.dumps([*own]),
                }
                transaction.put("summary", key | summary, *key)
            transaction.change("DELETE FROM feat WHERE table_id = ?", (table_id,))
            for feat in feats:
                transaction.change(_FEAT, {"table": table_id, "channel": channel, **asdict(feat)})
            transaction.change("DELETE FROM unsummarised WHERE table_id = ?", (table_id,))


_options = lru_cache(256)(json.loads)
"""Cached, since games have few different settings, and many games are read at once; never changed."""


def _by_table(rows: Iterable[SqlRow]) -> Iterator[tuple[SqlRow, ...]]:
    return (tuple(seats) for _, seats in groupby(rows, key=lambda row: row["table_id"]))


async def _whole_tables(chunks: AsyncIterator[list[SqlRow]]) -> AsyncIterator[list[SqlRow]]:
    """Rows by table, with all rows of a table at once."""
    left: list[SqlRow] = []
    async for rows in chunks:
        left += rows
        complete = next(at for at, row in enumerate(left) if row["table_id"] == left[-1]["table_id"])
        if complete:
            yield left[:complete]
            left = left[complete:]
    if left:
        yield left


def past_game(own: SqlRow, rows: Sequence[SqlRow]) -> PastGame:
    """A game from the view of one of its seats, given the rows of all."""
    others = [row for row in rows if row is not own]
    people = [row for row in others if row["level"] is None]
    return PastGame(
        options=_options(own["options"]),
        seats=len(rows),
        company=company_of([row["level"] is None for row in others]),
        place=own["place"],
        tied=any(row["place"] == own["place"] for row in others),
        points=own["points"],
        opponents=tuple(
            Opponent(row["user_id"], row["name"], row["place"] - own["place"])
            for row in people
            if row["user_id"] > 0 and row["statistics"] != "off"  # former players have no identity
        ),
        facts=json.loads(own["facts"]),
        summary=None if own["summary"] is None else json.loads(own["summary"]),
        computed=own["computed"],
        times=tuple(json.loads(own["times"] or "[]")),
    )


# ------------------------------------------------------------------------------ best results and spreadsheets


_BEST = """
SELECT feat.kind, score, seat, table_id,
    COALESCE((SELECT at FROM input WHERE input.table_id = feat.table_id ORDER BY number DESC LIMIT 1), begun)
        AS ended,
    (SELECT COUNT(*) FROM member WHERE member.table_id = feat.table_id) AS seats,
    (SELECT json_group_array(name) FROM (
        SELECT name FROM member WHERE member.table_id = feat.table_id
            AND (feat.seat IS NULL OR place = feat.seat) ORDER BY place
    ) AS own) AS names,
    (SELECT post.channel_id || ' ' || message_id FROM post
        WHERE post.table_id = feat.table_id AND post.seat IS NULL AND message_id IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS newest
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
_ROWS = """
SELECT placement.table_id, placement.seat, placement.user_id, placement.place, placement.points,
    placement.facts, kind, options, name, level, summary.facts AS summary, times,
    comparison.points AS computed, setting.value AS statistics,
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
        async with self._database.reading() as reading:
            found = [await reading.rows(*query) for query in queries]
        return tuple(_best(row) for rows in found for row in rows)

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
        return await self._newest(
            "SELECT table_id FROM placement JOIN game_table ON id = table_id"
            " WHERE user_id = :user AND game = :game AND kind <> 'practice'"
            " ORDER BY table_id DESC LIMIT :most",
            {"user": user_id, "game": game, "most": most},
        )

    async def of_server(
        self, server: int, game: str, most: int, *, channels: Collection[int]
    ) -> tuple[int, ...]:
        """A server's newest finished games of a kind in these channels, oldest first; no private ones."""
        return await self._newest(
            "SELECT id FROM game_table WHERE guild_id = :server AND game = :game AND status = 'over'"
            " AND COALESCE(json_extract(options, '$.private'), '') <> 'on' AND COALESCE("
            "(SELECT feat.channel_id FROM feat WHERE feat.table_id = game_table.id LIMIT 1),"
            " (SELECT post.channel_id FROM post WHERE table_id = game_table.id AND post.key = 'lobby'"
            " AND message_id = game_table.channel_id), channel_id)"
            " IN (SELECT value FROM json_each(:channels)) ORDER BY id DESC LIMIT :most",
            {"server": server, "game": game, "most": most, "channels": json.dumps([*channels])},
        )

    async def _newest(self, sql: str, values: SqlValues) -> tuple[int, ...]:
        """Tables that a query finds newest first, oldest first."""
        async with self._database.reading() as reading:
            return (await reading.column(sql, values))[::-1]

    async def rows(self, tables: Sequence[int], revision: int) -> AsyncGenerator[list[SqlRow], None]:
        """Rows of every seat of these games for ``result_rows``, with summaries of that revision.

        Some games at once.
        """
        async with self._database.reading() as reading:
            values = {"tables": json.dumps([*tables]), "revision": revision}
            async for rows in _whole_tables(reading.chunks(_ROWS, values, ROWS_AT_ONCE)):
                yield rows


def result_rows(found: Iterable[SqlRow]) -> Iterator[ResultRow]:
    """Seats of whole games, by table and seat."""
    return (_result(row, seats) for seats in _by_table(found) for row in seats)


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
        row["user_id"] > 0 and row["statistics"] != "off",
        past_game(row, rows),
    )
