"""Reading the store, and opening transactions on it."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from k2bot.host.people.members import Member, Status
from k2bot.host.people.preferences import PersonalPreferences
from k2bot.host.store.database import Database
from k2bot.host.store.rows import (
    ClockRow,
    DraftRow,
    InputRow,
    Known,
    OrdersRow,
    OutboxRow,
    PlacementRow,
    Posted,
    PostRow,
    ProposalRow,
    Scope,
    Stored,
    TableRow,
    TimerRow,
    WaitRow,
)
from k2bot.host.store.writer import Writer, sortable

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncIterator, Collection
    from contextlib import AbstractContextManager
    from pathlib import Path


_WHOLE_TABLE: Final = (
    "SELECT * FROM game_table WHERE id = ?",
    "SELECT user_id, name, level, standin, missed FROM member WHERE table_id = ? ORDER BY place",
    """SELECT setting.id, key, value FROM setting JOIN member ON user_id = setting.id
    WHERE scope = 'person' AND table_id = ?""",
    "SELECT * FROM input WHERE table_id = ? ORDER BY number",
    "SELECT * FROM draft WHERE table_id = ? ORDER BY seat",
    "SELECT seat, text FROM standing WHERE table_id = ? ORDER BY seat",
    "SELECT * FROM timer WHERE table_id = ? ORDER BY kind, seat",
    "SELECT * FROM placement WHERE table_id = ? ORDER BY seat",
    "SELECT * FROM proposal WHERE table_id = ? ORDER BY number",
    "SELECT * FROM outbox WHERE table_id = ? ORDER BY id",
    "SELECT * FROM post WHERE table_id = ? ORDER BY created_by",
    "SELECT * FROM wait WHERE table_id = ? ORDER BY seat",
)


class Store:
    """All that outlasts a restart. Made by ``await Store.open(path)``, ended by ``await store.close()``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def database(self) -> Database:
        """The file, for what reads it in ways of its own."""
        return self._database

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, made and updated where needed. Raises StoreError, saying what is wrong."""
        return cls(await Database.open(path))

    def told(self) -> AbstractContextManager[None]:
        """Turn what the database raises inside into a StoreError, which says what to do."""
        return self._database.told()

    async def close(self) -> None:
        """Finish what is being written and close."""
        await self._database.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writer]:
        """One transaction: everything written inside is kept when it ends well, nothing otherwise."""
        async with self._database.transaction() as transaction:
            yield Writer(transaction)

    async def unsettled_tables(self) -> tuple[int, ...]:
        """The ids of the tables where something is left to post or computers have to decide, oldest first."""
        rows = await self._database.rows(
            "SELECT table_id FROM outbox INDEXED BY outbox_waiting WHERE status = 'waiting'"
            " UNION SELECT table_id FROM timer WHERE kind = 'computer' ORDER BY table_id"
        )
        return tuple(row["table_id"] for row in rows)

    async def unplaced_tables(self) -> tuple[int, ...]:
        """The ids of the tables played to their end of which it is not noted who came where, oldest first."""
        rows = await self._database.rows("SELECT table_id FROM unplaced ORDER BY table_id")
        return tuple(row["table_id"] for row in rows)

    async def open_tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        """The lobbies and running tables somebody sits at, oldest first."""
        rows = await self._database.rows(
            "SELECT * FROM game_table WHERE status IN ('lobby', 'running')"
            " AND id IN (SELECT table_id FROM member WHERE user_id = ?) ORDER BY id",
            (user_id,),
        )
        return tuple(map(table_of, rows))

    async def timers(self, table_id: int) -> tuple[TimerRow, ...]:
        """The timers of a table, by kind and seat."""
        rows = await self._database.rows(
            "SELECT * FROM timer WHERE table_id = ? ORDER BY kind, seat", (table_id,)
        )
        return tuple(map(_timer, rows))

    async def clocks(self) -> tuple[ClockRow, ...]:
        """The timers of all tables by which somebody's time runs out or stands still, the earliest first."""
        rows = await self._database.rows(
            "SELECT timer.*, options, paused, user_id FROM timer JOIN game_table ON id = timer.table_id"
            " JOIN member ON member.table_id = timer.table_id AND place = seat"
            " WHERE kind = 'clock' ORDER BY due, id, seat"
        )
        return tuple(
            ClockRow(
                row["table_id"], row["user_id"], json.loads(row["options"]), bool(row["paused"]), _timer(row)
            )
            for row in rows
        )

    async def next_timer(self, besides: Collection[int] = ()) -> datetime | None:
        """When the earliest timer of all tables comes due, leaving some tables out."""
        rows = await self._database.rows(
            "SELECT due FROM timer WHERE due > '' AND table_id NOT IN (SELECT value FROM json_each(?))"
            " ORDER BY due LIMIT 1",
            (json.dumps([*besides]),),
        )
        return _time(rows[0]["due"]) if rows else None

    async def tables_due(self, now: datetime) -> tuple[int, ...]:
        """The ids of the tables with a timer that is due, the earliest first."""
        rows = await self._database.rows(
            "SELECT table_id FROM timer WHERE due <= ? GROUP BY table_id ORDER BY MIN(due), table_id",
            (sortable(now),),
        )
        return tuple(row["table_id"] for row in rows)

    async def table(self, table_id: int) -> Stored | None:
        """A table with all that belongs to it; None for an unknown id."""
        (
            tables,
            members,
            set_by,
            inputs,
            drafts,
            orders,
            timers,
            placements,
            proposals,
            outbox,
            messages,
            waits,
        ) = await self._database.found([(query, (table_id,)) for query in _WHOLE_TABLE])
        if not tables:
            return None
        settings: dict[int, dict[str, str]] = {}
        for row in set_by:
            settings.setdefault(row["id"], {})[row["key"]] = row["value"]
        return Stored(
            row=table_of(tables[0]),
            members=tuple(
                Member(
                    row["user_id"],
                    row["name"],
                    PersonalPreferences.of(settings.get(row["user_id"], {})),
                    row["level"],
                    row["standin"],
                    row["missed"],
                )
                for row in members
            ),
            inputs=tuple(
                InputRow(
                    row["number"],
                    row["seat"],
                    row["kind"],
                    row["stamp"],
                    row["answer"],
                    _time(row["at"]),
                    row["fingerprint"],
                    bool(row["late"]),
                    row["time_up"],
                )
                for row in inputs
            ),
            drafts=tuple(DraftRow(row["seat"], row["stamp"], row["text"]) for row in drafts),
            placements=tuple(map(_placement, placements)),
            orders=tuple(OrdersRow(row["seat"], row["text"]) for row in orders),
            timers=tuple(map(_timer, timers)),
            proposals=tuple(map(_proposal, proposals)),
            outbox=tuple(map(_outbox, outbox)),
            messages=MappingProxyType(
                {
                    (row["key"], row["seat"]): Posted(row["channel_id"], row["message_id"], row["created_by"])
                    for row in messages
                }
            ),
            waits=tuple(WaitRow(row["seat"], row["user_id"], row["number"], row["way"]) for row in waits),
        )

    async def open_by_host(self, user_id: int) -> int:
        """How many open tables somebody hosts."""
        rows = await self._database.rows(
            "SELECT COUNT(*) FROM game_table WHERE host_id = ? AND status IN ('lobby', 'running')", (user_id,)
        )
        return int(rows[0][0])

    async def open_on_server(self, guild_id: int) -> int:
        """How many open tables a server has."""
        rows = await self._database.rows(
            "SELECT COUNT(*) FROM game_table WHERE guild_id = ? AND status IN ('lobby', 'running')",
            (guild_id,),
        )
        return int(rows[0][0])

    async def played_tables(self) -> tuple[int, ...]:
        """The ids of all tables whose game has begun, however it ended, oldest first."""
        rows = await self._database.rows("SELECT id FROM game_table WHERE seed IS NOT NULL ORDER BY id")
        return tuple(row["id"] for row in rows)

    async def note(self, key: str) -> str | None:
        """What was noted under a key with ``set_note``."""
        rows = await self._database.rows("SELECT text FROM note WHERE key = ?", (key,))
        return cast("str", rows[0]["text"]) if rows else None

    async def set_note(self, key: str, text: str) -> None:
        """Note a text of the bot's own under a key, in place of an earlier one."""
        async with self._database.transaction() as transaction:
            transaction.change("INSERT OR REPLACE INTO note (key, text) VALUES (?, ?)", (key, text))

    async def open_in_channel(self, channel_id: int) -> int | None:
        """The id of the lobby or running table of a channel."""
        rows = await self._database.rows(
            "SELECT id FROM game_table WHERE status IN ('lobby', 'running') AND channel_id = ?", (channel_id,)
        )
        return rows[0]["id"] if rows else None

    async def last_over(
        self, game: str, *, channel_id: int | None = None, user_id: int | None = None
    ) -> int | None:
        """The id of the newest table of a game that is over, or was cancelled, in a channel or by a user."""
        rows = await self._database.rows(
            "SELECT id FROM game_table WHERE status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game AND channel_id = :channel"
            " UNION SELECT id FROM member JOIN game_table ON id = table_id"
            " WHERE user_id = :user AND status IN ('over', 'cancelled') AND seed IS NOT NULL"
            " AND game = :game ORDER BY id DESC LIMIT 1",
            {"game": game, "channel": channel_id, "user": user_id},
        )
        return rows[0]["id"] if rows else None

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        """What a server or a person has set, by key; what is as usual is left out."""
        rows = await self._database.rows(
            "SELECT key, value FROM setting WHERE scope = ? AND id = ?", (scope, owner)
        )
        return {row["key"]: row["value"] for row in rows}

    async def language_of_table(
        self, *, table_id: int | None = None, channel_id: int | None = None
    ) -> str | None:
        """The language of a table, or of the one that a channel has now; None for none of its own."""
        rows = await self._database.rows(
            "SELECT language FROM game_table WHERE id = ?"
            " OR (channel_id = ? AND status IN ('lobby', 'running')) LIMIT 1",
            (table_id, channel_id),
        )
        return cast("str | None", rows[0]["language"]) if rows else None

    async def known(self, table_id: int, channel_id: int, since: int) -> Known:
        """The messages in a channel that posts of any table have become, and this table's newest there.

        Only messages from the id ``since`` on count.
        """
        rows = await self._database.rows(
            "SELECT table_id, message_id FROM post WHERE channel_id = ? AND message_id >= ?",
            (channel_id, since),
        )
        own = [row["message_id"] for row in rows if row["table_id"] == table_id]
        return Known(frozenset(row["message_id"] for row in rows), max(own, default=None))


def table_of(row: sqlite3.Row) -> TableRow:
    """A table as its row has it."""
    return TableRow(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        game=row["game"],
        status=Status(row["status"]),
        options=MappingProxyType(json.loads(row["options"])),
        seed=row["seed"],
        created=_time(row["created"]),
        begun=_time(row["begun"]) if row["begun"] else None,
        rules=row["rules"],
        language=row["language"],
        invited=tuple(json.loads(row["invited"])),
        secret=row["secret"],
        presses=tuple(json.loads(row["presses"])),
        paused=_time(row["paused"]) if row["paused"] else None,
        rematch_of=row["rematch_of"],
    )


def _timer(row: sqlite3.Row) -> TimerRow:
    due = _time(row["due"]) if row["due"] else None
    return TimerRow(row["kind"], row["seat"], _time(row["since"]), due, row["remaining"])


def _placement(row: sqlite3.Row) -> PlacementRow:
    facts = MappingProxyType(json.loads(row["facts"]))
    return PlacementRow(row["seat"], row["user_id"], row["place"], row["points"], facts)


def _proposal(row: sqlite3.Row) -> ProposalRow:
    return ProposalRow(
        number=row["number"],
        kind=row["kind"],
        user_id=row["user_id"],
        facts=MappingProxyType(json.loads(row["facts"])),
        input=row["input"],
        at=_time(row["at"]),
        agreed=tuple(json.loads(row["agreed"])),
        status=row["status"],
        decliner=row["decliner"],
    )


def _outbox(row: sqlite3.Row) -> OutboxRow:
    wanted = PostRow(row["number"], row["key"], bool(row["edit"]), row["seat"], row["first"])
    tried = _time(row["tried"]) if row["tried"] else None
    marks = frozenset((row["marks"] or "").split())
    return OutboxRow(row["id"], wanted, row["created"], row["status"], tried, marks)


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)
