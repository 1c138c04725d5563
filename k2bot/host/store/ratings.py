"""Ratings as rows: the results they follow from, what has yet to be rated, and the list of a server."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import TYPE_CHECKING

from k2bot.game.ratings import Entry, Rating
from k2bot.host.store.store import Queries, sortable

if TYPE_CHECKING:
    from k2bot.host.store.database import SqlRow

GAMES_AT_ONCE = 500
"""Number of games read at once, so that other work of the store comes in between."""

_SEATS = """
SELECT placement.table_id, placement.user_id, placement.place, level,
    (SELECT at FROM input WHERE input.table_id = placement.table_id ORDER BY number DESC LIMIT 1) AS ended,
    (SELECT number FROM input WHERE input.table_id = placement.table_id AND input.kind = 'resign'
        AND input.seat = placement.seat LIMIT 1) AS resigned
FROM placement JOIN member ON member.table_id = placement.table_id AND member.place = placement.seat
JOIN game_table ON game_table.id = placement.table_id AND game_table.kind = 'game'
WHERE placement.table_id IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM stood_in WHERE stood_in.table_id = placement.table_id)
    AND NOT EXISTS (SELECT 1 FROM input WHERE input.table_id = placement.table_id AND input.kind = 'undo')
    AND NOT EXISTS (SELECT 1 FROM proposal WHERE proposal.table_id = placement.table_id
        AND proposal.kind = 'swap' AND proposal.status = 'agreed')
    AND (level IS NOT NULL
        OR EXISTS (SELECT 1 FROM setting
            WHERE scope = 'person' AND setting.id = placement.user_id AND key = 'ratings' AND value = 'on')
        AND NOT EXISTS (SELECT 1 FROM setting
            WHERE scope = 'person' AND setting.id = placement.user_id AND key = 'statistics'
                AND value = 'off'))
ORDER BY placement.table_id, placement.seat
"""
"""Seats that count in these games. Former players have no settings."""

_LIST = """
SELECT user_id, mu, sigma, games, newest,
    (SELECT name FROM member JOIN game_table ON game_table.id = table_id
        WHERE member.user_id = rating.user_id AND game_table.guild_id = rating.guild_id
        ORDER BY table_id DESC LIMIT 1) AS name
FROM rating WHERE guild_id = :server AND game = :game AND (newest >= :since OR user_id = :reader)
"""

_KEEP = """
INSERT INTO rating (guild_id, game, user_id, mu, sigma, games, newest)
SELECT :server, :game, :user, :mu, :sigma, :games, :newest WHERE EXISTS (
    SELECT 1 FROM setting WHERE scope = 'person' AND id = :user AND key = 'ratings' AND value = 'on'
) AND EXISTS (
    SELECT 1 FROM setting WHERE scope = 'guild' AND id = :server AND key = 'ratings' AND value = 'on'
)
ON CONFLICT (guild_id, game, user_id) DO UPDATE
SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, newest = excluded.newest
"""
"""Stores a rating, unless its owner or the server has ended them meanwhile."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Seats of a finished game that count. Games are ordered by their end, then by table."""

    ended: str
    table_id: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class PersonRating:
    """A person's rating after a number of games; ``newest`` is when the newest ended, as stored."""

    rating: Rating
    games: int
    newest: str


@dataclass(frozen=True, slots=True)
class ListedRating:
    """A line in a server's list."""

    user_id: int
    name: str
    rating: Rating
    games: int
    newest: datetime


@dataclass(frozen=True, slots=True)
class Pending:
    """Games yet to be rated on a server; ``tables`` is None for all of them."""

    upto: int
    """Newest row in the list of unrated games."""
    tables: frozenset[int] | None
    known: Mapping[int, PersonRating]
    """Ratings so far, by user."""


class Ratings(Queries):
    """Reads results for ratings, and stores ratings."""

    # ----------------------------------------------------------------------------------------- computing

    async def due(self, without: Collection[tuple[int, str]] = ()) -> tuple[int, str] | None:
        """The server and game that have waited longest to be rated, except those in ``without``."""
        rows = await self._database.rows(
            "SELECT guild_id, game FROM unrated WHERE in_range(guild_id)"
            " GROUP BY guild_id, game ORDER BY MIN(id)",
        )
        found = ((row["guild_id"], row["game"]) for row in rows)
        return next((one for one in found if one not in without), None)

    async def restart(self, game: str) -> tuple[int, ...]:
        """List a game to be rated from the beginning on every server with ratings; returns the servers."""
        async with self._database.transaction() as transaction:
            rows = await transaction.execute(
                "INSERT INTO unrated (guild_id, game) SELECT id, ? FROM setting"
                " WHERE scope = 'guild' AND key = 'ratings' AND value = 'on' RETURNING guild_id",
                (game,),
            )
        return tuple(row["guild_id"] for row in rows)

    async def pending(self, server: int, game: str) -> Pending:
        """Games yet to be rated, and the ratings so far."""
        waiting, known = await self._database.rows_of_each(
            [
                ("SELECT id, table_id FROM unrated WHERE guild_id = ? AND game = ?", (server, game)),
                (
                    "SELECT user_id, mu, sigma, games, newest FROM rating WHERE guild_id = ? AND game = ?",
                    (server, game),
                ),
            ]
        )
        tables = frozenset(row["table_id"] for row in waiting)
        return Pending(
            max((row["id"] for row in waiting), default=0),
            None if None in tables else tables,
            {row["user_id"]: _person(row) for row in known},
        )

    async def finished(self, server: int, game: str) -> tuple[int, ...]:
        """Tables whose game was finished on a server."""
        return await self._database.column(
            "SELECT id FROM game_table WHERE guild_id = ? AND game = ? AND status = 'over'", (server, game)
        )

    async def games(self, tables: Iterable[int]) -> list[RatedGame]:
        """Games of these tables that count, in the order in which they ended."""
        left, found = sorted(tables), list[RatedGame]()
        while left:
            now, left = left[:GAMES_AT_ONCE], left[GAMES_AT_ONCE:]
            rows = await self._database.rows(_SEATS, (json.dumps(now),))
            found.extend(
                RatedGame(seats[0]["ended"], table_id, tuple(_entries(seats)))
                for table_id, own in groupby(rows, key=lambda row: int(row["table_id"]))
                if (seats := tuple(own))[0]["ended"]
            )
        return sorted(found, key=lambda game: (game.ended, game.table_id))

    async def store(
        self, server: int, game: str, upto: int, ratings: Mapping[int, PersonRating], *, all_of_them: bool
    ) -> None:
        """Store ratings, and take what has been rated off the list.

        With ``all_of_them``, nobody else keeps a rating.
        """
        place = {"server": server, "game": game}
        async with self._database.transaction() as transaction:
            if all_of_them:
                transaction.change("DELETE FROM rating WHERE guild_id = :server AND game = :game", place)
            for user, own in ratings.items():
                columns = {"user": user, "games": own.games, "newest": own.newest, **own.rating._asdict()}
                transaction.change(_KEEP, place | columns)
            transaction.change(
                "DELETE FROM unrated WHERE guild_id = :server AND game = :game AND id <= :upto",
                place | {"upto": upto},
            )

    # ----------------------------------------------------------------------------------------- looking up

    async def of_person(self, server: int, game: str, user_id: int) -> PersonRating | None:
        """A person's rating on a server; None if they have none."""
        rows = await self._database.rows(
            "SELECT mu, sigma, games, newest FROM rating WHERE guild_id = ? AND game = ? AND user_id = ?",
            (server, game, user_id),
        )
        return next(map(_person, rows), None)

    async def listed(
        self, server: int, game: str, *, since: datetime, reader: int
    ) -> tuple[ListedRating, ...]:
        """Ratings on a server of people who have played ``since`` then, best first; always the reader's."""
        rows = await self._database.rows(
            _LIST, {"server": server, "game": game, "since": sortable(since), "reader": reader}
        )
        found = (
            ListedRating(
                row["user_id"],
                row["name"] or "",
                Rating(row["mu"], row["sigma"]),
                row["games"],
                datetime.fromisoformat(row["newest"]),
            )
            for row in rows
        )
        return tuple(sorted(found, key=lambda one: (-one.rating.points, one.name, one.user_id)))

    async def counts(self, server: int) -> dict[str, int]:
        """Number of people with a rating on a server, by game."""
        rows = await self._database.rows(
            "SELECT game, COUNT(*) AS count FROM rating WHERE guild_id = ? GROUP BY game", (server,)
        )
        return {row["game"]: row["count"] for row in rows}

    async def is_pending(self, server: int, game: str) -> bool:
        """Whether games on a server are yet to be rated."""
        query = "SELECT 1 FROM unrated WHERE guild_id = ? AND game = ? LIMIT 1"
        return bool(await self._database.rows(query, (server, game)))


def _person(row: SqlRow) -> PersonRating:
    return PersonRating(Rating(row["mu"], row["sigma"]), row["games"], row["newest"])


def _entries(seats: Sequence[SqlRow]) -> Iterator[Entry]:
    """Seats of a game, best first; those who resigned come last, the first of them at the end."""
    order = [(1, -row["resigned"]) if row["resigned"] else (0, row["place"]) for row in seats]
    for row, own in zip(seats, order, strict=True):
        yield Entry(row["level"] or row["user_id"], 1 + sum(other < own for other in order))
