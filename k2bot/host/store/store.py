"""Store: reads, and transactional writes."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import asdict, dataclass, fields, replace
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from k2bot.host.inputs import opening_inputs, without_undone
from k2bot.host.members import Member
from k2bot.host.preferences import PersonalPreferences, SettingOwner
from k2bot.host.rows import (
    NOTICE_KINDS,
    ClockRow,
    DailyMark,
    DraftRow,
    InputRow,
    InvitationRow,
    OrdersRow,
    Origin,
    PlacementRow,
    Post,
    ProposalRow,
    RatedPlaceRow,
    SentPost,
    Status,
    StoredTable,
    TableRow,
    TimerRow,
    WaitRow,
    read_post_id,
)
from k2bot.host.store.damage import ElsewhereError, StoreError
from k2bot.host.store.database import (
    EVERYTHING,
    Database,
    Range,
    SqliteDatabase,
    SqlRow,
    Transaction,
    insert_into,
)

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from k2bot.location import Location


RowT = TypeVar("RowT", bound="DataclassInstance")

PARTS_OF_TABLE = (
    "member",
    "input",
    "draft",
    "standing",
    "timer",
    "proposal",
    "placement",
    "wait",
    "post",
    "appearance",
    "invitation",
)
"""Tables of the database with rows of a game that expires; others have rows only of games kept for good."""
OPEN_TABLES_OF = (
    "SELECT * FROM game_table WHERE status IN ('lobby', 'running')"
    " AND id IN (SELECT table_id FROM member WHERE user_id = ?) ORDER BY id"
)
SERVERS = 100_000
"""Maximum number of tables whose servers are remembered."""


class Writer:
    """Open transaction of a process that hosts a range of servers."""

    def __init__(self, transaction: Transaction, own: Range) -> None:
        self._transaction, self._run = transaction, transaction.change
        self._range = own
        self.log_lines: list[str] = []
        """Log lines about the writes; valid once the transaction has committed."""

    async def new_table(self, stored: StoredTable) -> int:
        """Insert a new table with its members and posts; returns its id, ignoring the one in its row.

        Raises the database's IntegrityError if the channel is taken.
        """
        self._refuse_elsewhere(stored.row)
        row, columns = stored.row, _columns(stored.row)
        del columns["id"]
        rows = await self._transaction.execute(
            f"{insert_into('game_table', columns)} RETURNING id", (*columns.values(),)
        )
        known = replace(row, id=int(rows[0]["id"]))
        shared = stored.inputs[: row.origin.shared] if row.origin else ()
        await self.change(StoredTable(known, inputs=shared), replace(stored, row=known))
        return known.id

    def delete(self, table_id: int) -> None:
        """Delete a table that expires, with everything about it.

        Raises the database's IntegrityError at the end of the transaction for one that's kept for good, or
        whose rematch is in its lobby.
        """
        self._run(
            "UPDATE game_table SET rematch_of = NULL WHERE rematch_of = ? AND status <> 'lobby'", (table_id,)
        )
        for part in PARTS_OF_TABLE:
            self._run(f"DELETE FROM {part} WHERE table_id = ?", (table_id,))  # noqa: S608 - trusted identifiers
        self._run("DELETE FROM game_table WHERE id = ?", (table_id,))

    async def change(self, before: StoredTable, after: StoredTable) -> Mapping[int, int]:
        """Write the difference between two versions of a table.

        New posts have provisional ids; the result maps them to the assigned ones, once the transaction
        has committed. Raises the database's IntegrityError for an input that doesn't follow the last one.
        """
        self._refuse_elsewhere(after.row)
        table_id, ids = after.row.id, dict[int, int]()
        if after.row != before.row:
            self._table(before.row, after.row)
        if after.members != before.members:
            self._members(table_id, after.members)
        for name, part in _PARTS.items():
            if (rows := getattr(after, name)) != (earlier := getattr(before, name)):
                self._part(part, table_id, earlier, rows)
        self._posts(table_id, before, after, ids)
        return ids

    def _refuse_elsewhere(self, row: TableRow) -> None:
        """Raise ElsewhereError for a table that another process may host."""
        if not self._range.holds(row.guild_id):
            raise ElsewhereError("store-elsewhere", table=str(row.id))

    def _part(self, part: _Part, table_id: int, before: Iterable[Any], after: Iterable[Any]) -> None:
        """Write the difference between the rows of a part."""
        key = attrgetter(*part.keys)
        earlier = {key(row): row for row in before}
        for row in after:
            known = earlier.pop(key(row), None)
            if known is not row and known != row:
                self._put(part, table_id, row)
                self.log_lines += part.log_lines(row)
        where = "".join(f" AND {name} = ?" for name in part.keys)
        for row in earlier.values():
            values = (getattr(row, name) for name in part.keys)
            self._run(f"DELETE FROM {part.table} WHERE table_id = ?{where}", (table_id, *values))  # noqa: S608 - trusted identifiers
            self.log_lines += (f"deleted: {line}" for line in part.log_lines(row))

    def _put(self, part: _Part, table_id: int, row: Any) -> None:
        """Insert a row of a part, or replace the one with its key."""
        self._transaction.put(part.table, {"table_id": table_id, **_columns(row)}, "table_id", *part.keys)

    def _table(self, before: TableRow, row: TableRow) -> None:
        """Update the columns of a table's row that have changed."""
        earlier = _columns(before)
        changed = {name: value for name, value in _columns(row).items() if value != earlier[name]}
        changes = ", ".join(f"{name} = ?" for name in changed)
        self._run(f"UPDATE game_table SET {changes} WHERE id = ?", (*changed.values(), row.id))  # noqa: S608 - trusted identifiers
        self.log_lines.append(f"{row.status.value}, in channel {row.channel_id}, host {row.host_id}")

    def _members(self, table_id: int, members: Iterable[Member]) -> None:
        self._run("DELETE FROM member WHERE table_id = ?", (table_id,))
        for place, member in enumerate(members):
            level = f", {member.played_at}" if member.played_at else ""
            self.log_lines.append(f"seat {place}: user {member.user_id}{level}")
            columns = {"table_id": table_id, "place": place, **_columns(member)}
            del columns["preferences"], columns["number"]
            self._transaction.put("member", columns)

    def _posts(self, table_id: int, before: StoredTable, after: StoredTable, ids: dict[int, int]) -> None:
        """Write the difference between the posts of two versions of a table."""
        earlier = {post.id: post for post in before.posts}
        for post in after.posts:
            known = earlier.pop(post.id, None)
            if known is None:
                self._new_post(table_id, post, ids)
            elif post is not known and post != known:
                columns = _post_columns(post)
                changes = ", ".join(f"{name} = ?" for name in columns)
                self._run(f"UPDATE post SET {changes} WHERE id = ?", (*columns.values(), post.id))  # noqa: S608 - trusted identifiers
                self.log_lines += _news_of(post, known)
        if earlier:
            self._run(
                "DELETE FROM post WHERE id IN (SELECT value FROM json_each(?))", (json.dumps([*earlier]),)
            )
            self.log_lines += (f"post {post.id} {post.key} is no post any more" for post in earlier.values())

    def _new_post(self, table_id: int, post: Post, ids: dict[int, int]) -> None:
        def note(found: list[SqlRow]) -> None:
            ids[post.id] = found[0]["id"]
            where = "" if post.seat is None else f" for seat {post.seat}"
            self.log_lines.append(f"post {ids[post.id]} {post.key}{where} is wanted")

        columns = {"table_id": table_id, **_post_columns(post)}
        self._run(f"{insert_into('post', columns)} RETURNING id", (*columns.values(),), note)

    def attempt(self, daily_id: int, user_id: int, table_id: int, until: datetime, mark: DailyMark) -> None:
        """Store somebody's attempt at a daily game, which counts ``until`` then; there's only one.

        The mark outlasts it, should the person be forgotten.

        Raises the database's IntegrityError at the end of the transaction if they've made it.
        """
        own = {"daily": daily_id, "user_id": user_id, "table_id": table_id, "until": sortable(until)}
        self._transaction.put("attempt", own)
        self._transaction.put("daily_mark", {"mark": mark.mark, "until": sortable(mark.until)})

    # -------------------------------------------------------------------------------------- across tables

    def timer(self, table_id: int, row: TimerRow) -> None:
        """Replace a table's timer of that kind and seat."""
        self._put(_PARTS["timers"], table_id, row)

    def setting(self, scope: SettingOwner, owner: int, key: str, value: str | None) -> None:
        """Store a setting of a server or person; None restores the default."""
        place = scope, owner, key
        # One that stays the same isn't touched: triggers act on what begins or ends.
        self._run(
            "DELETE FROM setting WHERE scope = ? AND id = ? AND key = ? AND value <> ?", (*place, value or "")
        )
        if value is not None:
            self._run(
                "INSERT INTO setting (scope, id, key, value) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (*place, value),
            )

    def errand(self, kind: str, user_id: int, text: str = "") -> None:
        """Have something about a user done in all other ranges, as for ``Errand``."""
        for number in self._range.others:
            own = {"range": number, "kind": kind, "user_id": user_id, "text": text}
            self._transaction.put("errand", own)

    def put_off(self, table_id: int, now: datetime, until: datetime) -> None:
        """Postpone a table's due timers."""
        self._run(
            "UPDATE timer SET due = ? WHERE table_id = ? AND due <= ?",
            (sortable(until), table_id, sortable(now)),
        )

    async def recompute_timers(self, patience: float | None, *, endless: bool) -> None:
        """Recompute when default answers are due: ``patience`` after the wait began, or never.

        Discards postponements. ``endless`` includes those that have had no due time so far. Practice waits
        for its player without limit.
        """
        rows = await self._transaction.execute(
            "SELECT table_id, timer.kind, seat, since, due FROM timer JOIN game_table ON id = table_id"
            " WHERE timer.kind IN ('default', 'unknown') AND game_table.kind <> 'practice'"
            " AND in_range(guild_id)",
        )
        for row in rows:
            due = None if patience is None else sortable(_time(row["since"]) + timedelta(seconds=patience))
            if due != row["due"] and (endless or row["due"] is not None):
                self._run(
                    "UPDATE timer SET due = ? WHERE table_id = ? AND kind = ? AND seat = ?",
                    (due, row["table_id"], row["kind"], row["seat"]),
                )

    def not_before(self, time: datetime) -> None:
        """Postpone everything due before a time, except tables' clocks and notifications."""
        self._run(
            "UPDATE timer SET due = :time WHERE due < :time"
            " AND :excepted NOT LIKE '% ' || kind || ' %'"
            " AND (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)",
            {"time": sortable(time), "excepted": f" clock {' '.join(NOTICE_KINDS)} "},
        )

    def record_alive(self, key: str, now: datetime) -> None:
        """Store the time under a key as proof that the bot is running, if any table's clock runs."""
        self._run(
            "INSERT INTO note (key, text) SELECT :key, :now"
            " WHERE EXISTS (SELECT 1 FROM timer JOIN game_table ON id = table_id"
            " WHERE timer.kind = 'clock' AND due IS NOT NULL"
            " AND in_range(guild_id))"
            " ON CONFLICT (key) DO UPDATE SET text = excluded.text",
            {"key": key, "now": now.isoformat()},
        )


def _columns(row: Any) -> dict[str, Any]:
    """Columns of a value, named after its fields; ``read_row`` is the inverse."""
    return {
        _COLUMN.get(field.name, field.name): _as_column(field.name, getattr(row, field.name))
        for field in fields(row)
    }


_COLUMN = {"revision": "rules", "left": "remaining", "own_name": "name"}
"""Column of a field, where their names differ."""
_SORTED = frozenset({"since", "due", "expires", "sent", "changed"})
"""Fields with times by which rows are found."""


def _as_column(name: str, value: Any) -> Any:
    match value:
        case datetime():
            return sortable(value) if name in _SORTED else value.isoformat()
        case Enum():
            return value.value
        case Mapping():
            return json.dumps(dict(value))
        case tuple():
            return json.dumps(value)
        case frozenset():
            return " ".join(sorted(value)) or None
        case Origin():
            return json.dumps(asdict(value))
        case _:
            return value


def _post_columns(post: Post) -> dict[str, Any]:
    """Columns of a post that may change."""
    columns, message = _columns(post), post.message
    del columns["id"], columns["about"], columns["message"]
    about = {"key": post.key, "seat": post.seat, "made": post.made}
    where = ("channel_id", "message_id")
    return columns | about | {name: message and getattr(message, name) for name in where}


def _news_of(post: Post, known: Post) -> Iterator[str]:
    """Lines for the log about a change of a post."""
    if post.message != known.message:
        what = "has no message any more" if post.message is None else f"is message {post.message.message_id}"
        yield f"post {post.id} {post.key} {what}"
    elif post.due and not known.due:
        yield f"post {post.id} {post.key} is to be {'deleted' if post.over else 'edited'}"


def sortable(time: datetime) -> str:
    """Format a UTC time so that text sorts chronologically."""
    return time.isoformat(timespec="microseconds")


# ---------------------------------------------------------------------------------------------------- reading


@dataclass(frozen=True, slots=True)
class _Part:
    """Part of a ``StoredTable`` whose rows have a column for each field, and a key within their table."""

    kind: type[Any]
    table: str
    keys: tuple[str, ...]
    """Columns of the key, which rows are in the order of."""
    log_text: str = ""
    """Log line for a row that was written, as a format string; empty for none."""

    @property
    def query(self) -> str:
        """Query of a table's rows."""
        return f"SELECT * FROM {self.table} WHERE table_id = ? ORDER BY {', '.join(self.keys)}"  # noqa: S608 - trusted identifiers

    def log_lines(self, row: Any) -> Iterator[str]:
        """Log line about a row, if there's one."""
        if self.log_text:
            yield self.log_text.format(row)


_PARTS: Mapping[str, _Part] = {
    # Triggers keep inputs and placements from being replaced.
    "inputs": _Part(
        InputRow, "input", ("number",), "input {0.number}: {0.kind} of seat {0.seat} to decision {0.stamp!r}"
    ),
    "drafts": _Part(DraftRow, "draft", ("seat",), "draft of seat {0.seat} for decision {0.stamp!r}"),
    "orders": _Part(OrdersRow, "standing", ("seat",), "standing orders of seat {0.seat}"),
    "timers": _Part(TimerRow, "timer", ("kind", "seat")),
    "placements": _Part(PlacementRow, "placement", ("seat",), "seat {0.seat} came in on place {0.place}"),
    "rated_places": _Part(RatedPlaceRow, "rated_place", ("seat",)),
    "proposals": _Part(
        ProposalRow,
        "proposal",
        ("number",),
        "proposal {0.number} ({0.kind} by user {0.user_id}): {0.status}",
    ),
    "waits": _Part(
        WaitRow, "wait", ("seat",), "wait of seat {0.seat} since input {0.number}: notified by {0.way}"
    ),
    "invitations": _Part(InvitationRow, "invitation", ("guest",), "user {0.guest} is called to the table"),
}
"""Parts of a ``StoredTable`` by field."""
_OTHER_PARTS = (
    "SELECT * FROM game_table WHERE id = ?",
    "SELECT user_id, name, level, standin, missed, standin_by FROM member WHERE table_id = ? ORDER BY place",
    """SELECT setting.id, key, value FROM setting JOIN member ON user_id = setting.id
    WHERE scope = 'person' AND table_id = ?""",
    "SELECT * FROM post WHERE table_id = ? ORDER BY id",
)


class Store:
    """Persistent store. Open with ``await Store.open(path)``, close with ``await store.close()``.

    It belongs to a process that hosts a ``range`` of servers. Lists of work, such as due timers, have only
    what is in that range, and only its tables can be written. Single tables and what belongs to people can be
    read from anywhere.
    """

    def __init__(self, database: Database, own: Range = EVERYTHING) -> None:
        self.database = database
        """Underlying database, for specialized queries."""
        database.range = own
        self._servers: dict[int, int | None] = {}
        """Servers of tables, which never change."""

    @classmethod
    async def open(
        cls, location: Location, *, migrate: bool = True, reading: bool = False, own: Range = EVERYTHING
    ) -> Store:
        """Open a database, creating it if needed, and ``migrate`` it. Raises StoreError with the reason.

        One on a server that is only for ``reading`` is left as it is; without tables, it raises EmptyError.
        """
        if isinstance(location, Path):
            return cls(await SqliteDatabase.open(location, migrate=migrate), own)
        try:
            from k2bot.host.store.postgres import PostgresDatabase  # noqa: PLC0415 - most bots have no such server
        except ImportError as error:
            raise StoreError("store-no-psycopg", path=str(location), error=str(error)) from error
        return cls(await PostgresDatabase.open(location, migrate=migrate, reading=reading), own)

    @property
    def range(self) -> Range:
        """The range of servers that the process hosts."""
        return self.database.range

    def errors_as_store_errors(self) -> AbstractContextManager[None]:
        """Convert database errors into a StoreError that says what to do."""
        return self.database.errors_as_store_errors()

    async def close(self) -> None:
        """Finish pending writes and close."""
        await self.database.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writer]:
        """Atomic transaction: commits on success, rolls back otherwise."""
        async with self.database.transaction() as transaction:
            yield Writer(transaction, self.range)

    async def unsettled_tables(self) -> tuple[int, ...]:
        """Ids of tables with posts that are due or pending computer decisions, oldest first."""
        return await self.database.column(
            "SELECT table_id FROM (SELECT table_id FROM post INDEXED BY post_due WHERE due = 1"
            " UNION SELECT table_id FROM timer WHERE kind = 'computer') AS own"
            " WHERE (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)"
            " ORDER BY table_id",
        )

    async def unplaced_tables(self) -> tuple[int, ...]:
        """Ids of finished tables without stored standings, oldest first."""
        return await self.database.column(
            "SELECT table_id FROM unplaced"
            " WHERE (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)"
            " ORDER BY table_id",
        )

    async def open_tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        """A user's open tables, oldest first."""
        return tuple(read_row(TableRow, row) for row in await self.database.rows(OPEN_TABLES_OF, (user_id,)))

    async def timers(self, table_id: int) -> tuple[TimerRow, ...]:
        """Timers of a table, by kind and seat."""
        part = _PARTS["timers"]
        return tuple(read_row(part.kind, row) for row in await self.database.rows(part.query, (table_id,)))

    async def clocks(self) -> tuple[ClockRow, ...]:
        """Clock timers of all tables, running, paused or expired, earliest first."""
        rows = await self.database.rows(
            "SELECT timer.*, options, paused, user_id FROM timer JOIN game_table ON id = timer.table_id"
            " JOIN member ON member.table_id = timer.table_id AND place = seat"
            " WHERE timer.kind = 'clock' AND in_range(guild_id)"
            " ORDER BY due, id, seat",
        )
        return tuple(
            ClockRow(
                row["table_id"],
                row["user_id"],
                json.loads(row["options"]),
                bool(row["paused"]),
                read_row(TimerRow, row),
            )
            for row in rows
        )

    async def next_timer(self, without: Collection[int] = ()) -> datetime | None:
        """Earliest due time over all tables not in ``without``; None for never."""
        due = await self.database.value(
            "SELECT due FROM timer WHERE due > ''"
            " AND table_id NOT IN (SELECT value FROM json_each(:without))"
            " AND (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)"
            " ORDER BY due LIMIT 1",
            {"without": json.dumps([*without])},
        )
        return _time(due) if due else None

    async def tables_due(self, now: datetime) -> tuple[int, ...]:
        """Ids of the tables with a due timer, earliest first."""
        return await self.database.column(
            "SELECT table_id FROM timer INDEXED BY timer_by_due WHERE due <= :now"
            " AND (SELECT in_range(guild_id) FROM game_table WHERE id = table_id)"
            " GROUP BY table_id ORDER BY MIN(due), table_id",
            {"now": sortable(now)},
        )

    async def table(self, table_id: int) -> StoredTable | None:
        """A table with everything that belongs to it; None for an unknown id."""
        queries = (*_OTHER_PARTS, *(part.query for part in _PARTS.values()))
        tables, members, set_by, posts, *others = await self.database.rows_of_each(
            [(query, (table_id,)) for query in queries]
        )
        if not tables:
            return None
        own = read_row(TableRow, tables[0])
        settings: dict[int, dict[str, str]] = {}
        for row in set_by:
            settings.setdefault(row["id"], {})[row["key"]] = row["value"]
        parts: dict[str, Any] = {
            name: tuple(read_row(part.kind, row) for row in rows)
            for (name, part), rows in zip(_PARTS.items(), others, strict=True)
        }
        if own.origin is not None and own.origin.shared:
            parts["inputs"] = (*await self._shared_inputs(own, own.origin), *parts["inputs"])
        return StoredTable(
            row=own,
            members=tuple(
                read_row(
                    Member,
                    row,
                    number=0,
                    preferences=PersonalPreferences.of(settings.get(row["user_id"], {})),
                )
                for row in members
            ),
            posts=tuple(map(_post, posts)),
            **parts,
        )

    async def _shared_inputs(self, row: TableRow, origin: Origin) -> tuple[InputRow, ...]:
        """Inputs that practice shares with the game in its origin, which is over, so they never change."""
        part = _PARTS["inputs"]
        rows = await self.database.rows(part.query, (origin.table,))
        shared = without_undone([read_row(InputRow, one) for one in rows])[: origin.shared]
        return opening_inputs(shared, row.begun or row.created)

    async def next_expired(self, now: datetime, without: Collection[int] = ()) -> int | None:
        """Id of the table, not in ``without``, that expired first; None if none has.

        The game before a rematch is needed until that has begun: seats follow it.
        """
        return await self.database.value(
            "SELECT id FROM game_table WHERE expires <= :now AND in_range(guild_id)"
            " AND id NOT IN (SELECT value FROM json_each(:without))"
            " AND NOT EXISTS (SELECT 1 FROM game_table AS rematch"
            " WHERE rematch.rematch_of = game_table.id AND rematch.status = 'lobby')"
            " ORDER BY expires LIMIT 1",
            {"now": sortable(now), "without": json.dumps([*without])},
        )

    async def was_deleted(self, table_id: int) -> bool:
        """Whether there has been a table of an id that's unknown now."""
        return 0 < table_id <= (await self.database.last_ids()).get("game_table", 0)

    async def server_of(self, table_id: int) -> tuple[int | None] | None:
        """Server of a table, None for a private chat; None without a tuple if there's no such table."""
        if table_id not in self._servers:
            found = await self.database.column("SELECT guild_id FROM game_table WHERE id = ?", (table_id,))
            if not found:
                return None
            if len(self._servers) >= SERVERS:
                self._servers.clear()
            (self._servers[table_id],) = found
        return (self._servers[table_id],)

    async def open_counts(self, host_id: int, guild_id: int | None) -> tuple[int, int]:
        """Number of open games that a user hosts, without those for one person alone, and on a server."""
        (row,) = await self.database.rows(
            "SELECT (SELECT COUNT(*) FROM game_table WHERE host_id = :host AND kind = 'game'"
            " AND status IN ('lobby', 'running')) AS hosted,"
            " (SELECT COUNT(*) FROM game_table WHERE guild_id = :server"
            " AND status IN ('lobby', 'running')) AS opened",
            {"host": host_id, "server": guild_id},
        )
        return row["hosted"], row["opened"]

    async def played_tables(self) -> tuple[int, ...]:
        """Ids of all tables whose game has started, oldest first."""
        return await self.database.column("SELECT id FROM game_table WHERE seed IS NOT NULL ORDER BY id")

    async def newest_input(self) -> datetime | None:
        """Time of the newest input of any table; None if there is none. Reads all of them."""
        newest = await self.database.value("SELECT MAX(at) AS newest FROM input")
        return _time(newest) if newest else None

    async def note(self, key: str) -> str | None:
        """Text stored under a key by ``set_note``."""
        return await self.database.value("SELECT text FROM note WHERE key = ?", (key,))

    async def set_note(self, key: str, text: str) -> None:
        """Store a text of the bot's own under a key, replacing any earlier one."""
        async with self.database.transaction() as transaction:
            transaction.put("note", {"key": key, "text": text}, "key")

    async def open_in_channel(
        self, channel_id: int, *, game: str | None = None, kind: str | None = None
    ) -> TableRow | None:
        """A channel's open table, of that game or kind if given; of several, the newest.

        Only somebody's chat with the bot can have several: one of kind ``game``, and those of other kinds.
        """
        rows = await self.database.rows(
            "SELECT * FROM game_table WHERE status IN ('lobby', 'running') AND channel_id = :channel"
            " AND COALESCE(:game, game) = game AND COALESCE(:kind, kind) = kind ORDER BY id DESC LIMIT 1",
            {"channel": channel_id, "game": game, "kind": kind},
        )
        return read_row(TableRow, rows[0]) if rows else None

    async def open_alone(self, user_id: int, game: str, kind: str) -> int | None:
        """Id of a user's open table of that game and kind, other than ``game``."""
        return await self.database.value(
            "SELECT id FROM game_table WHERE status IN ('lobby', 'running') AND kind <> 'game'"
            " AND host_id = ? AND game = ? AND kind = ?",
            (user_id, game, kind),
        )

    async def open_channels(self) -> frozenset[int]:
        """Channels with an open table."""
        return frozenset(
            await self.database.column(
                "SELECT channel_id FROM game_table WHERE status IN ('lobby', 'running')"
            )
        )

    async def last_over(
        self, game: str, *, channel_id: int | None = None, user_id: int | None = None
    ) -> int | None:
        """Id of the newest finished or cancelled game of that kind, in a channel or of a user."""
        return await self.database.value(
            "SELECT id FROM game_table WHERE status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game AND channel_id = :channel"
            " UNION SELECT id FROM member JOIN game_table ON id = table_id"
            " WHERE user_id = :user AND status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game ORDER BY id DESC LIMIT 1",
            {"game": game, "channel": channel_id, "user": user_id},
        )

    async def settings(self, scope: SettingOwner, owner: int) -> dict[str, str]:
        """Settings of a server or person, by key; defaults are omitted."""
        rows = await self.database.rows(
            "SELECT key, value FROM setting WHERE scope = ? AND id = ?", (scope, owner)
        )
        return {row["key"]: row["value"] for row in rows}

    async def language_of_table(
        self, *, table_id: int | None = None, channel_id: int | None = None
    ) -> str | None:
        """Language of a table, or of a channel's open table; None if not set."""
        return await self.database.value(
            "SELECT language FROM game_table WHERE id = :table"
            " OR (channel_id = :channel AND status IN ('lobby', 'running'))"
            " ORDER BY id = :table DESC, id DESC LIMIT 1",
            {"table": table_id, "channel": channel_id},
        )

    async def known_messages(self, channel_id: int, since: int) -> tuple[int, ...]:
        """Messages in a channel, from id ``since`` on, that are posts of any table."""
        return await self.database.column(
            "SELECT message_id FROM post WHERE channel_id = ? AND message_id >= ?", (channel_id, since)
        )


class Queries:
    """Base class for reading and writing rows of one kind."""

    def __init__(self, store: Store) -> None:
        self._database = store.database


def read_row(kind: type[RowT], row: SqlRow, **given: object) -> RowT:
    """Build a value from the columns written by ``_columns``, but for the fields that are ``given``."""
    found = dict[str, Any](given)
    for name, column, convert in _readers(kind):
        if name not in given:
            value = row[column]
            found[name] = value if convert is None or value is None else convert(value)
    return kind(**found)


@cache
def _readers(kind: type[DataclassInstance]) -> list[tuple[str, str, Callable[[Any], Any] | None]]:
    """Each field of a row's class with its column, and what converts that according to the field's type."""
    readers = []
    for own in fields(kind):
        type_name = str(own.type).removesuffix(" | None").partition("[")[0]
        convert = _READ.get(own.name) or _READ.get(type_name)
        readers.append((own.name, _COLUMN.get(own.name, own.name), convert))
    return readers


def _post(row: SqlRow) -> Post:
    about = read_post_id(sys.intern(row["key"]), row["seat"], row["made"])
    sent = None if row["message_id"] is None else SentPost(row["channel_id"], row["message_id"])
    marks = frozenset(row["marks"].split()) if row["marks"] else _NO_MARKS
    return read_row(Post, row, about=about, message=sent, marks=marks)


_NO_MARKS = frozenset[str]()
"""Shared by the rows that have none: an empty set is larger than the rest of a row."""


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)


_READ: Mapping[str, Callable[[Any], Any]] = {
    "datetime": _time,
    "date": date.fromisoformat,
    "bool": bool,
    "Status": Status,
    "Mapping": json.loads,
    "tuple": lambda text: tuple(json.loads(text)),
    "Origin": lambda text: Origin(**json.loads(text)),
    **dict.fromkeys(("kind", "stamp"), sys.intern),  # the same ones at many tables
}
"""Converters of columns that aren't plain text or numbers, by the type of their field, or by its name."""
