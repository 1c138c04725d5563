"""Daily games as rows: each day's game, people's attempts, and the servers on which they appear."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.host.rows import DailyMark, Status
from k2bot.host.store.store import Queries, read_row, sortable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from datetime import date, datetime

    from k2bot.host.store.database import SqlValues


_ATTEMPTS = """
SELECT daily.number, par, attempt.user_id, attempt.table_id, until, status, name, points,
    CASE WHEN status = 'over' THEN at END AS ended, COALESCE(input.kind = 'resign', FALSE) AS resigned
FROM attempt
JOIN daily ON daily.id = attempt.daily
JOIN game_table ON game_table.id = attempt.table_id
JOIN member ON member.table_id = attempt.table_id AND member.user_id = attempt.user_id
LEFT JOIN placement ON placement.table_id = attempt.table_id AND placement.seat = member.place
LEFT JOIN input ON input.table_id = attempt.table_id AND input.number = (
    SELECT MAX(number) FROM input WHERE input.table_id = attempt.table_id
)
WHERE attempt.table_id IN (
    SELECT table_id FROM attempt JOIN daily ON daily.id = attempt.daily
    WHERE user_id = :person AND daily.game = :game
    UNION SELECT table_id FROM attempt WHERE table_id = :table
    UNION SELECT table_id FROM attempt WHERE daily = :daily AND (
        user_id = :reader
        OR user_id IN (SELECT user_id FROM daily_server WHERE guild_id = :server)
        AND NOT EXISTS (
            SELECT 1 FROM setting
            WHERE scope = 'person' AND id = attempt.user_id AND key = 'statistics' AND value = 'off'
        )
    )
)
ORDER BY daily.number
"""


@dataclass(frozen=True, slots=True)
class Daily:
    """The game of a day; ``number`` counts days, ``par`` is None until the computer has played it."""

    id: int
    game: str
    number: int
    date: date
    revision: int
    options: Mapping[str, str]
    par: int | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's attempt at a day's game.

    ``until`` is the end of their day (UTC), ``ended`` when they finished; None for a game that is running or
    was cancelled.
    """

    number: int
    par: int | None
    user_id: int
    name: str
    table_id: int
    until: datetime
    status: Status
    points: int | None
    ended: datetime | None
    resigned: bool

    @property
    def over(self) -> bool:
        """Whether they can't continue it, so that nothing of that day needs to be hidden from them."""
        return not self.status.open

    @property
    def finished(self) -> bool:
        """Whether they played it to its end."""
        return self.status is Status.OVER and not self.resigned

    @property
    def counts(self) -> bool:
        """Whether they played it to its end on that day."""
        return self.finished and self.ended is not None and self.ended < self.until


@dataclass(frozen=True, slots=True)
class Today:
    """A day as one person sees it: its game, their attempts so far (oldest day first), and what comes next.

    ``ends`` is the end of the day where they are (UTC), ``promised`` the fingerprint of the next day's seed.
    ``spent`` is until when it's remembered that they've made an attempt at this day's game, None if they
    haven't.
    """

    daily: Daily
    ends: datetime
    attempts: tuple[Attempt, ...]
    promised: str
    spent: datetime | None = None

    @property
    def own(self) -> Attempt | None:
        """Their attempt at this day's game."""
        return next((one for one in self.attempts if one.number == self.daily.number), None)

    @property
    def unfinished(self) -> Attempt | None:
        """Their attempt at another day's game that they could still finish."""
        return next((one for one in self.attempts if not one.over and one is not self.own), None)

    @property
    def streaks(self) -> tuple[int, int]:
        """How many days in a row they have finished: up to now, and at best."""
        return streaks((one.number for one in self.attempts if one.counts), self.daily.number)


def streaks(numbers: Iterable[int], today: int) -> tuple[int, int]:
    """How many days in a row somebody has finished: up to now, and at best.

    ``numbers`` are the days finished, in order. Today's needn't be among them yet.
    """
    best = run = 0
    last = None
    for number in numbers:
        run = run + 1 if last == number - 1 else 1
        best, last = max(best, run), number
    return (run if last in (today, today - 1) else 0), best


class DailyRows(Queries):
    """Reads and writes daily games and attempts at them."""

    # ------------------------------------------------------------------------------------------- the games

    async def daily(self, game: str, day: date | None = None, *, number: int | None = None) -> Daily | None:
        """The game of a date, or of that number; None if nobody has asked for it that day."""
        return await self._daily(
            "SELECT * FROM daily WHERE game = :game AND date = :date"
            " UNION SELECT * FROM daily WHERE game = :game AND number = :number",
            {"game": game, "date": None if day is None else day.isoformat(), "number": number},
        )

    async def first(self, game: str) -> Daily | None:
        """The first daily game that anybody asked for."""
        return await self._daily("SELECT * FROM daily WHERE game = ? ORDER BY number LIMIT 1", (game,))

    async def settle(
        self, game: str, number: int, day: date, revision: int, options: Mapping[str, str]
    ) -> Daily:
        """Settle the game of a day for good."""
        async with self._database.transaction() as transaction:
            rows = await transaction.execute(
                "INSERT INTO daily (game, number, date, rules, options) VALUES (?, ?, ?, ?, ?) RETURNING *",
                (game, number, day.isoformat(), revision, json.dumps(dict(options))),
            )
        return read_row(Daily, rows[0])

    async def of_table(self, table_id: int) -> Daily | None:
        """The daily game that is played at a table."""
        return await self._daily(
            "SELECT daily.* FROM attempt JOIN daily ON id = daily WHERE table_id = ?", (table_id,)
        )

    async def _daily(self, sql: str, values: SqlValues) -> Daily | None:
        """The first daily game of a query."""
        rows = await self._database.rows(sql, values)
        return read_row(Daily, rows[0]) if rows else None

    async def next_without_par(self, without: Collection[int] = ()) -> int | None:
        """The newest daily game that the computer is yet to play, except those in ``without``."""
        return await self._database.value(
            "SELECT MAX(id) AS newest FROM daily"
            " WHERE par IS NULL AND id NOT IN (SELECT value FROM json_each(?))",
            (json.dumps([*without]),),
        )

    async def by_id(self, daily_id: int) -> Daily:
        """The daily game of that id."""
        return read_row(
            Daily, (await self._database.rows("SELECT * FROM daily WHERE id = ?", (daily_id,)))[0]
        )

    async def store_par(self, daily_id: int, points: int) -> None:
        """Store the points that the computer scored in a daily game."""
        await self._database.change("UPDATE daily SET par = ? WHERE id = ?", (points, daily_id))

    # ----------------------------------------------------------------------------------------- the attempts

    async def of_person(self, user_id: int, game: str) -> tuple[Attempt, ...]:
        """A person's attempts at a game, oldest day first."""
        return await self._attempts(person=user_id, game=game)

    async def at_table(self, table_id: int) -> Attempt | None:
        """The attempt that is made at a table."""
        return next(iter(await self._attempts(table=table_id)), None)

    async def board(self, daily_id: int, server: int, reader: int) -> tuple[Attempt, ...]:
        """Attempts at a daily game by people of a server who show their results, and by the reader."""
        return await self._attempts(daily=daily_id, server=server, reader=reader)

    async def _attempts(self, **wanted: int | str) -> tuple[Attempt, ...]:
        unused = dict.fromkeys(("person", "game", "table", "daily", "reader", "server"))
        rows = await self._database.rows(_ATTEMPTS, unused | wanted)
        return tuple(read_row(Attempt, row) for row in rows)

    # -------------------------------------------------------------------------------------------- the marks

    async def since(self, game: str, day: date) -> tuple[Daily, ...]:
        """Settled daily games from a date on."""
        rows = await self._database.rows(
            "SELECT * FROM daily WHERE game = ? AND date >= ? ORDER BY date", (game, day.isoformat())
        )
        return tuple(read_row(Daily, row) for row in rows)

    async def players(self, daily_id: int) -> tuple[int, ...]:
        """People whose attempts at a daily game are stored."""
        return await self._database.column(
            "SELECT user_id FROM attempt WHERE daily = ? ORDER BY user_id", (daily_id,)
        )

    async def store_marks(self, marks: Iterable[str], until: datetime) -> None:
        """Store marks of attempts, unless they are stored already."""
        async with self._database.transaction() as transaction:
            for mark in marks:
                transaction.put("daily_mark", {"mark": mark, "until": sortable(until)}, "mark")

    async def marked_until(self, mark: str, now: datetime) -> datetime | None:
        """Until when a mark is kept; None if there is none any more."""
        rows = await self._database.rows(
            "SELECT mark, until FROM daily_mark WHERE mark = ? AND until > ?", (mark, sortable(now))
        )
        return read_row(DailyMark, rows[0]).until if rows else None

    async def delete_marks(self, now: datetime) -> None:
        """Delete the marks that are no longer needed."""
        await self._database.change("DELETE FROM daily_mark WHERE until <= ?", (sortable(now),))

    # ------------------------------------------------------------------------------------------ the servers

    async def appear(self, user_id: int, server: int) -> None:
        """Let a person appear on a server's boards."""
        await self._database.change(
            "INSERT INTO daily_server (guild_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (server, user_id),
        )

    async def servers(self, user_id: int) -> tuple[int, ...]:
        """Servers on whose boards a person appears."""
        return await self._database.column(
            "SELECT guild_id FROM daily_server WHERE user_id = ? ORDER BY guild_id", (user_id,)
        )
