"""What can be written, inside one transaction."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.people.members import Member
    from k2bot.host.store.database import Transaction
    from k2bot.host.store.rows import (
        DraftRow,
        InputRow,
        OutboxRow,
        PlacementRow,
        Posted,
        PostRow,
        ProposalRow,
        Scope,
        TableRow,
        TimerRow,
        WaitRow,
    )


class Writer:
    """A transaction under way; all its changes are kept together, or none."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self.told: list[str] = []
        """What was written, a line each, for the log; it holds once the transaction has ended well."""

    async def new_table(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        game: str,
        options: Mapping[str, str],
        created: datetime,
        language: str | None = None,
        invited: Iterable[int] = (),
        rematch_of: int | None = None,
        secret: str | None = None,
    ) -> int:
        """A new table in its lobby; returns its id. Raises sqlite3.IntegrityError if the channel is taken."""
        rows = await self._transaction.execute(
            "INSERT INTO game_table"
            " (guild_id, channel_id, host_id, game, status, options, created, language, invited,"
            " rematch_of, secret)"
            " VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                guild_id,
                channel_id,
                host_id,
                game,
                json.dumps(dict(options)),
                created.isoformat(),
                language,
                json.dumps([*invited]),
                rematch_of,
                secret,
            ),
        )
        return int(rows[0]["id"])

    async def table(self, row: TableRow) -> None:
        """Bring a table up to date: all but its game, its language and its opening, which never change."""
        begun = row.begun.isoformat() if row.begun else None
        self._transaction.change(
            "UPDATE game_table SET guild_id = ?, channel_id = ?, host_id = ?, status = ?, options = ?,"
            " seed = ?, begun = ?, rules = ?, invited = ?, paused = ?, presses = ? WHERE id = ?",
            (
                row.guild_id,
                row.channel_id,
                row.host_id,
                row.status.value,
                json.dumps(dict(row.options)),
                row.seed,
                begun,
                row.rules,
                json.dumps(row.invited),
                row.paused.isoformat() if row.paused else None,
                json.dumps(row.presses),
                row.id,
            ),
        )
        self.told.append(f"{row.status.value}, in channel {row.channel_id}, host {row.host_id}")

    async def members(self, table_id: int, members: Iterable[Member]) -> None:
        """Replace the members of a table, in their order."""
        self._transaction.change("DELETE FROM member WHERE table_id = ?", (table_id,))
        for place, member in enumerate(members):
            level = f", {member.played_at}" if member.played_at else ""
            self.told.append(f"seat {place}: user {member.user_id}{level}")
            self._transaction.change(
                "INSERT INTO member (table_id, place, user_id, name, level, standin, missed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table_id, place, member.user_id, member.name, member.level, member.standin, member.missed),
            )

    async def setting(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        """Keep what a server or a person has set, in place of what was; None: let it be as usual again."""
        place = scope, owner, key
        self._transaction.change("DELETE FROM setting WHERE scope = ? AND id = ? AND key = ?", place)
        if value is not None:
            self._transaction.change(
                "INSERT INTO setting (scope, id, key, value) VALUES (?, ?, ?, ?)", (*place, value)
            )

    async def input(self, table_id: int, row: InputRow) -> None:
        """Append an input. Raises sqlite3.IntegrityError unless its number follows the last one."""
        self._transaction.change(
            "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at, fingerprint, late,"
            " time_up) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table_id,
                row.number,
                row.seat,
                row.kind,
                row.stamp,
                row.answer,
                row.at.isoformat(),
                row.fingerprint,
                row.late,
                row.time_up,
            ),
        )
        decision = f" to decision {row.stamp!r}" if row.stamp else ""
        self.told.append(f"input {row.number}: {row.kind} of seat {row.seat}{decision}")

    async def placements(self, table_id: int, rows: Iterable[PlacementRow]) -> None:
        """Note who came where. Raises sqlite3.IntegrityError where that is noted already."""
        for row in rows:
            self._transaction.change(
                "INSERT INTO placement (table_id, seat, user_id, place, points, facts)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (table_id, row.seat, row.user_id, row.place, row.points, json.dumps(dict(row.facts))),
            )
            self.told.append(f"seat {row.seat} came in on place {row.place}")

    async def draft(self, table_id: int, row: DraftRow) -> None:
        """Keep a seat's draft in place of an earlier one."""
        self._transaction.change(
            "INSERT OR REPLACE INTO draft (table_id, seat, stamp, text) VALUES (?, ?, ?, ?)",
            (table_id, row.seat, row.stamp, row.text),
        )
        self.told.append(f"a draft of seat {row.seat} for decision {row.stamp!r}")

    async def no_draft(self, table_id: int, seat: int) -> None:
        """Keep no draft of a seat any more."""
        self._transaction.change("DELETE FROM draft WHERE table_id = ? AND seat = ?", (table_id, seat))
        self.told.append(f"no draft of seat {seat}")

    async def no_orders(self, table_id: int, seat: int) -> None:
        """Keep no orders of a seat any more."""
        self._transaction.change("DELETE FROM standing WHERE table_id = ? AND seat = ?", (table_id, seat))
        self.told.append(f"no standing orders of seat {seat}")

    async def proposal(self, table_id: int, row: ProposalRow) -> None:
        """Note a proposal, or what has become of it. Raises sqlite3.IntegrityError for a second open one."""
        self._transaction.change(
            "INSERT INTO proposal"
            " (table_id, number, kind, user_id, facts, input, at, agreed, status, decliner)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, number) DO UPDATE SET"
            " facts = excluded.facts, agreed = excluded.agreed, status = excluded.status,"
            " decliner = excluded.decliner",
            (
                table_id,
                row.number,
                row.kind,
                row.user_id,
                json.dumps(dict(row.facts)),
                row.input,
                row.at.isoformat(),
                json.dumps(row.agreed),
                row.status,
                row.decliner,
            ),
        )
        self.told.append(f"proposal {row.number} ({row.kind} by user {row.user_id}): {row.status}")

    async def orders(self, table_id: int, seat: int, text: str) -> None:
        """Keep what a seat has ordered in place of earlier orders."""
        self._transaction.change(
            "INSERT OR REPLACE INTO standing (table_id, seat, text) VALUES (?, ?, ?)", (table_id, seat, text)
        )
        self.told.append(f"standing orders of seat {seat}")

    async def timers(self, table_id: int, before: Iterable[TimerRow], rows: Iterable[TimerRow]) -> None:
        """Let a table have these timers in place of those from before; what is the same stays as it is."""
        earlier = {(row.kind, row.seat): row for row in before}
        wanted = {(row.kind, row.seat): row for row in rows}
        for kind, seat in earlier.keys() - wanted.keys():
            self._transaction.change(
                "DELETE FROM timer WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat)
            )
        for key, row in wanted.items():
            if row != earlier.get(key):
                await self.timer(table_id, row)

    async def waits(self, table_id: int, rows: Iterable[WaitRow]) -> None:
        """Keep how those awaited at a table were told so, in place of what was kept."""
        self._transaction.change("DELETE FROM wait WHERE table_id = ?", (table_id,))
        for row in rows:
            self._transaction.change(
                "INSERT INTO wait (table_id, seat, user_id, number, way) VALUES (?, ?, ?, ?, ?)",
                (table_id, row.seat, row.user_id, row.number, row.way),
            )
            self.told.append(f"seat {row.seat}, awaited since input {row.number}: told so by {row.way}")

    async def timer(self, table_id: int, row: TimerRow) -> None:
        """Let a table have this timer in place of an earlier one of its kind and seat."""
        since, due = sortable(row.since), sortable(row.due) if row.due else None
        self._transaction.change(
            "INSERT OR REPLACE INTO timer (table_id, kind, seat, since, due, remaining)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, row.kind, row.seat, since, due, row.left),
        )

    async def put_off(self, table_id: int, now: datetime, until: datetime) -> None:
        """Let the timers of a table that are due come due at another time."""
        self._transaction.change(
            "UPDATE timer SET due = ? WHERE table_id = ? AND due <= ?",
            (sortable(until), table_id, sortable(now)),
        )

    async def reckoned_timers(self, patience: float | None, *, endless: bool) -> None:
        """Let default answers be due so many seconds after they are awaited, or never; none is put off.

        ``endless`` says whether those are meant, too, that never came due.
        """
        self._transaction.change(
            "UPDATE timer SET due = STRFTIME('%Y-%m-%dT%H:%M:%f000+00:00', since, ?)"
            " WHERE kind IN ('default', 'unknown') AND (due IS NOT NULL OR ?)",
            (None if patience is None else f"+{patience} seconds", endless),
        )

    async def not_before(self, time: datetime) -> None:
        """Let nothing come due before a time but what clocks of tables say, and what people are told."""
        self._transaction.change(
            "UPDATE timer SET due = MAX(due, ?) WHERE due IS NOT NULL"
            " AND kind NOT IN ('clock', 'asked', 'reminder', 'last')",
            (sortable(time),),
        )

    async def alive(self, key: str, now: datetime) -> None:
        """Note under a key that the bot is at work, if the clock of a table runs."""
        self._transaction.change(
            "INSERT OR REPLACE INTO note (key, text) SELECT ?, ?"
            " WHERE EXISTS (SELECT 1 FROM timer WHERE kind = 'clock' AND due IS NOT NULL)",
            (key, now.isoformat()),
        )

    async def posts(self, table_id: int, posts: Iterable[PostRow], at: datetime) -> None:
        """Put posts into the outbox, in order."""
        for post in posts:
            where = "" if post.seat is None else f" for seat {post.seat}"
            what = "an edit of the post" if post.edit else "the post"
            self._transaction.change(
                "INSERT INTO outbox (table_id, number, key, edit, seat, first, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (table_id, post.number, post.key, int(post.edit), post.seat, post.first, at.isoformat()),
                partial(self._tell, f"waits: {what} {post.key}{where}"),
            )

    async def sent(self, table_id: int, row: OutboxRow, posted: Posted) -> None:
        """Note which message a row became; earlier rows of the same post are done with it."""
        key, seat = row.wanted.post
        await self._done_with(table_id, row)
        self.told.append(f"row {row.id} sent: the post {key} is message {posted.message_id}")
        self._transaction.change(
            "INSERT INTO post (table_id, key, seat, channel_id, message_id, created_by)"
            " VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, key, IFNULL(seat, -1)) DO UPDATE SET created_by = CASE"
            " WHEN message_id = excluded.message_id THEN created_by ELSE excluded.created_by END,"
            " channel_id = excluded.channel_id, message_id = excluded.message_id",
            (table_id, key, seat, posted.channel_id, posted.message_id, row.id),
        )

    async def withdrawn(self, table_id: int, row: OutboxRow) -> None:
        """Note that a row's post is no message any more; earlier rows of the same post are done with it."""
        await self._done_with(table_id, row)
        self.told.append(f"row {row.id} done: the post {row.wanted.key} is withdrawn")

    async def _done_with(self, table_id: int, row: OutboxRow) -> None:
        key, seat = row.wanted.post
        self._transaction.change("UPDATE outbox SET status = 'sent' WHERE id = ?", (row.id,))
        self._transaction.change(
            "UPDATE outbox SET status = 'gathered' WHERE table_id = ? AND key = ? AND seat IS ? AND id < ?"
            " AND status = 'waiting' RETURNING id",
            (table_id, key, seat, row.id),
            partial(self._tell, f"gathered: row {row.id} tells of it, too"),
        )

    def _tell(self, what: str, rows: Iterable[sqlite3.Row]) -> None:
        """Tell what has become of each of those rows of an outbox."""
        self.told += (f"row {row['id']} {what}" for row in rows)

    async def done(self, rows: Iterable[int], status: str, reason: str) -> None:
        """Take rows out of the outbox without sending them: ``gathered`` into a later one, or ``dropped``."""
        for row in rows:
            self._transaction.change(
                "UPDATE outbox SET status = ?, reason = ? WHERE id = ?", (status, reason, row)
            )
            self.told.append(f"row {row} {status}: {reason}")

    async def prune(self, rows: Iterable[int]) -> None:
        """Delete rows of an outbox, but for those whose message a post still is."""
        self._transaction.change(
            "DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))"
            " AND NOT EXISTS (SELECT 1 FROM post WHERE created_by = outbox.id)",
            (json.dumps([*rows]),),
        )

    async def forget(self, table_id: int, post: tuple[str, int | None]) -> None:
        """Forget which message a post is."""
        self._transaction.change(
            "DELETE FROM post WHERE table_id = ? AND key = ? AND seat IS ?", (table_id, *post)
        )
        self.told.append(f"the message of the post {post[0]} is gone")

    async def hand_over_seat(self, table_id: int, seat: int) -> None:
        """Set apart the newest private message of a seat that is somebody else's now, and forget the others.

        Its key begins with ``left-`` from then on; notices are taken away yet.
        """
        values = {"table": table_id, "seat": seat}
        self._transaction.change(
            "DELETE FROM post WHERE table_id = :table AND seat = :seat AND key GLOB 'left-*'", values
        )
        self._transaction.change(
            "UPDATE post SET key = 'left-' || key WHERE table_id = :table AND seat = :seat AND created_by ="
            " (SELECT MAX(created_by) FROM post WHERE table_id = :table AND seat = :seat"
            " AND key NOT GLOB 'notice-*')",
            values,
        )
        self._transaction.change(
            "DELETE FROM post WHERE table_id = :table AND seat = :seat AND key NOT GLOB 'left-*'"
            " AND key NOT GLOB 'notice-*'",
            values,
        )

    async def forget_all(self, table_id: int) -> None:
        """Forget the messages of all posts, private ones too."""
        self._transaction.change("DELETE FROM post WHERE table_id = ?", (table_id,))

    async def forget_channel(self, table_id: int, keep: Collection[str] = ()) -> None:
        """Forget the messages of all posts in the channel but those of the keys to ``keep``."""
        self._transaction.change(
            "DELETE FROM post WHERE table_id = ? AND seat IS NULL"
            " AND key NOT IN (SELECT value FROM json_each(?))",
            (table_id, json.dumps([*keep])),
        )


def sortable(time: datetime) -> str:
    """A time (UTC) as text that sorts as the times do."""
    return time.isoformat(timespec="microseconds")
