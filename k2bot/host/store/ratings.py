"""Ratings as rows: results, what games have changed for whom, what is yet to be rated, a server's list."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import TYPE_CHECKING

from k2bot.game.ratings import NEWCOMER, Rating
from k2bot.host.store.store import Queries, sortable

if TYPE_CHECKING:
    from k2bot.host.rows import Counting
    from k2bot.host.store.database import SqlRow, Transaction

_WAITING = """
SELECT table_id, MAX(id) AS newest,
    (SELECT at FROM input WHERE input.table_id = unrated.table_id ORDER BY number DESC LIMIT 1) AS ended
FROM unrated WHERE guild_id = ? AND game = ? GROUP BY table_id ORDER BY ended, table_id LIMIT ?
"""
"""Games yet to be rated, in the order in which they ended."""

_SEATS = """
SELECT rated_place.table_id, rated_place.seat, rated_place.user_id, level, place, counts,
    rated_person.user_id AS person, rating.mu, rating.sigma, rating.games, rating.newest,
    rating_change.mu AS mu_then, rating_change.sigma AS sigma_then,
    left_rating.mu AS mu_left, left_rating.sigma AS sigma_left,
    (SELECT at FROM input WHERE input.table_id = rated_place.table_id ORDER BY number DESC LIMIT 1) AS ended
FROM rated_place
LEFT JOIN rated_person ON rated_person.user_id = rated_place.user_id
LEFT JOIN rating ON rating.guild_id = :server AND rating.game = :game
    AND rating.user_id = rated_person.user_id
LEFT JOIN rating_change ON rating_change.table_id = rated_place.table_id
    AND rating_change.user_id = rated_person.user_id
LEFT JOIN left_rating ON left_rating.table_id = rated_place.table_id AND left_rating.seat = rated_place.seat
WHERE rated_place.table_id IN (SELECT value FROM json_each(:tables))
    AND (level IS NOT NULL OR rated_person.user_id IS NOT NULL OR left_rating.mu IS NOT NULL)
ORDER BY rated_place.table_id, rated_place.seat
"""
"""Seats that count in these games: computers, people who take part, and those who have left meanwhile."""

_TAKING_PART = """
SELECT user_id FROM rated_person WHERE user_id IN (SELECT value FROM json_each(:people)) AND EXISTS (
    SELECT 1 FROM setting WHERE scope = 'guild' AND id = :server AND key = 'ratings' AND value = 'on'
)
"""
"""Who of these people is still to be rated on a server."""

_LIST = """
SELECT user_id, mu, sigma, games, newest,
    (SELECT name FROM member JOIN game_table ON game_table.id = table_id
        WHERE member.user_id = rating.user_id AND game_table.guild_id = rating.guild_id
        ORDER BY table_id DESC LIMIT 1) AS name
FROM rating WHERE guild_id = :server AND game = :game AND (newest >= :since OR user_id = :reader)
"""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat that counts in a game.

    ``rating`` is a person's, fixed if the game has been rated for them already or they've left the ratings
    since; else it's None, and they're yet to be rated.
    """

    player: int | str
    """A person's id, unique within the game, or the level of a computer."""
    place: int
    counts: Counting
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Seats of a game that count."""

    table_id: int
    ended: str
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class PersonRating:
    """A person's rating after a number of games; ``newest`` is when the newest ended, as stored."""

    rating: Rating = NEWCOMER
    games: int = 0
    newest: str = ""

    def after(self, change: RatingChange) -> PersonRating:
        """Rating after one more change, whatever it was measured from."""
        before, then = change.before, change.after
        mu, sigma = self.rating.mu + (then.mu - before.mu), self.rating.sigma * (then.sigma / before.sigma)
        if self.rating == before:
            mu, sigma = then  # without rounding
        return PersonRating(Rating(mu, sigma), self.games + 1, max(self.newest, change.ended))


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game has changed for a person."""

    table_id: int
    user_id: int
    ended: str
    before: Rating
    after: Rating


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
    """Games yet to be rated on a server, in the order in which they ended, and their players' ratings."""

    upto: int
    """Newest row in the list of unrated games."""
    tables: tuple[int, ...]
    games: tuple[RatedGame, ...]
    """Those of the tables that count for anybody."""
    known: dict[int, PersonRating]
    """Ratings so far, by user."""


class Ratings(Queries):
    """Reads results for ratings, and stores what they change."""

    # ----------------------------------------------------------------------------------------- computing

    async def due(self, without: Collection[tuple[int, str]] = ()) -> tuple[int, str] | None:
        """The server and game that have waited longest to be rated, except those in ``without``."""
        rows = await self._database.rows(
            "SELECT guild_id, game FROM unrated WHERE in_range(guild_id)"
            " GROUP BY guild_id, game ORDER BY MIN(id)",
        )
        found = ((row["guild_id"], row["game"]) for row in rows)
        return next((one for one in found if one not in without), None)

    async def pending(self, server: int, game: str, most: int) -> Pending:
        """Games yet to be rated, at ``most`` that many, and the ratings so far."""
        async with self._database.reading() as reading:
            waiting = await reading.rows(_WAITING, (server, game, most))
            tables = tuple(row["table_id"] for row in waiting)
            values = {"server": server, "game": game, "tables": json.dumps(tables)}
            rows = await reading.rows(_SEATS, values)
        by_table = {key: tuple(own) for key, own in groupby(rows, key=lambda row: int(row["table_id"]))}
        games = tuple(
            RatedGame(table, seats[0]["ended"], tuple(map(_seat, seats)))
            for table in tables
            if (seats := by_table.get(table))
        )
        known = {row["user_id"]: _person(row) for row in rows if row["mu"] is not None}
        return Pending(max((row["newest"] for row in waiting), default=0), tables, games, known)

    async def store(self, server: int, game: str, pending: Pending, changes: Sequence[RatingChange]) -> bool:
        """Store what games have changed, and take them off the list.

        Returns False, with nothing changed, if anybody's rating isn't what it was any more.
        """
        place, after = {"server": server, "game": game}, dict[int, PersonRating]()
        people = json.dumps([*{one.user_id for one in changes} | pending.known.keys()])
        async with self._database.transaction() as transaction:
            rows = await transaction.execute(
                "SELECT user_id, mu, sigma, games, newest FROM rating WHERE guild_id = :server"
                " AND game = :game AND user_id IN (SELECT value FROM json_each(:people))",
                place | {"people": people},
            )
            known = {row["user_id"]: _person(row) for row in rows}
            if known != pending.known:
                return False
            rows = await transaction.execute(_TAKING_PART, {"server": server, "people": people})
            taking_part = {row["user_id"] for row in rows}
            for change in (one for one in changes if one.user_id in taking_part):
                user = change.user_id
                transaction.put("rating_change", {"guild_id": server, "game": game, **_columns(change)})
                after[user] = (after.get(user) or known.get(user, PersonRating())).after(change)
            _put_ratings(transaction, server, game, after)
            tables = {"tables": json.dumps(pending.tables), "upto": pending.upto}
            transaction.change(
                "DELETE FROM unrated WHERE guild_id = :server AND game = :game AND id <= :upto"
                " AND table_id IN (SELECT value FROM json_each(:tables))",
                place | tables,
            )
            transaction.change(
                "DELETE FROM left_rating WHERE table_id IN (SELECT value FROM json_each(:tables))", tables
            )
        return True

    async def replay(self, server: int, game: str) -> int:
        """Add all ratings up again from their changes; returns the number of games that have changed any."""
        place, people, games = (server, game), dict[int, PersonRating](), set[int]()
        async with self._database.transaction() as transaction:
            rows = await transaction.execute(
                "SELECT * FROM rating_change WHERE guild_id = ? AND game = ? ORDER BY ended, table_id", place
            )
            for row in rows:
                before = Rating(row["mu"], row["sigma"])
                after = Rating(row["mu_after"], row["sigma_after"])
                change = RatingChange(row["table_id"], row["user_id"], row["ended"], before, after)
                people[change.user_id] = people.get(change.user_id, PersonRating()).after(change)
                games.add(change.table_id)
            transaction.change("DELETE FROM rating WHERE guild_id = ? AND game = ?", place)
            _put_ratings(transaction, server, game, people)
        return len(games)

    # ----------------------------------------------------------------------------------------- looking up

    async def servers(self) -> tuple[int, ...]:
        """Servers that have switched ratings on."""
        return await self._database.column(
            "SELECT id FROM setting WHERE scope = 'guild' AND key = 'ratings' AND value = 'on' ORDER BY id"
        )

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
        values = {"server": server, "game": game, "since": sortable(since), "reader": reader}
        async with self._database.reading() as reading:
            rows = await reading.rows(_LIST, values)
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


def _seat(row: SqlRow) -> RatedSeat:
    rating, player = None, row["level"] or row["user_id"]
    if row["level"] is None and row["person"] is None:
        rating, player = Rating(row["mu_left"], row["sigma_left"]), -1 - row["seat"]
    elif row["mu_then"] is not None:
        rating = Rating(row["mu_then"], row["sigma_then"])
    return RatedSeat(player, row["place"], row["counts"], rating)


def _columns(change: RatingChange) -> dict[str, int | float | str]:
    return {
        "user_id": change.user_id,
        "table_id": change.table_id,
        "ended": change.ended,
        "mu": change.before.mu,
        "sigma": change.before.sigma,
        "mu_after": change.after.mu,
        "sigma_after": change.after.sigma,
    }


def _put_ratings(transaction: Transaction, server: int, game: str, ratings: dict[int, PersonRating]) -> None:
    for user, own in ratings.items():
        key = {"guild_id": server, "game": game, "user_id": user}
        columns = key | {"games": own.games, "newest": own.newest, **own.rating._asdict()}
        transaction.put("rating", columns, *key)
