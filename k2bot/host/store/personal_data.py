"""Personal data: export and erasure of what is stored about a user, and errands of other ranges about one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2bot.host.refusals import HostRefusal
from k2bot.host.store.personal_columns import ERASURE, FORMER_PLAYERS, KINDS, UNSEATED
from k2bot.host.store.store import Queries

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Collection

    from k2bot.host.store.database import Rows, SqlRow, Transaction

TABLES_AT_ONCE = 50
"""Tables whose rows are read at once, so that a long history isn't held in memory, nor holds others up."""
LAST = 2**63 - 1
"""Largest id that a table can have."""

TABLES = (
    "SELECT table_id FROM appearance JOIN game_table ON id = table_id WHERE user_id = :user"
    " AND in_range(guild_id)"
)
SITS = (
    "SELECT 1 FROM member JOIN game_table ON id = table_id"
    " WHERE user_id = :user AND status IN ('lobby', 'running') LIMIT 1"
)
ASKED = (
    "SELECT table_id, facts FROM proposal WHERE status = 'open'"
    " AND table_id IN (SELECT table_id FROM appearance JOIN game_table ON id = table_id WHERE user_id = :user"
    " AND in_range(guild_id))"
)
PROPOSALS = (
    "SELECT proposal.*, COALESCE(place, :unseated) AS place FROM appearance"
    " JOIN proposal ON proposal.table_id = appearance.table_id"
    " LEFT JOIN member ON member.table_id = appearance.table_id AND member.user_id = :user"
    " WHERE appearance.user_id = :user AND appearance.table_id IN (SELECT value FROM json_each(:tables))"
)
KEYS = (
    "SELECT DISTINCT post.table_id, key, COALESCE(place, :unseated) AS place FROM appearance"
    " JOIN post ON post.table_id = appearance.table_id"
    " LEFT JOIN member ON member.table_id = appearance.table_id AND member.user_id = :user"
    " WHERE appearance.user_id = :user AND appearance.table_id IN (SELECT value FROM json_each(:tables))"
    " AND (key LIKE 'invited-%' OR key LIKE 'notice-%')"
)


@dataclass(frozen=True, slots=True)
class ExportPosition:
    """Place in somebody's data: from a ``table`` on among the rows of a kind, and all kinds after it."""

    kind: str
    table: int = 0


class StillPlayingError(HostRefusal):
    """The user has a seat at an open table, so erasing them would affect others."""


class PersonalData(Queries):
    """Reads users' data, and erases it in the tables of a range of servers and wherever there's no table."""

    async def of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """All data stored about a user, by kind; empty kinds are omitted."""
        found: dict[str, list[dict[str, Any]]] = {}
        async for kind, rows in self.rows(user_id):
            found.setdefault(kind, []).extend(rows)
        return found

    async def rows(
        self, user_id: int, since: ExportPosition | None = None
    ) -> AsyncGenerator[tuple[str, list[dict[str, Any]]]]:
        """Yield the rows stored about a user with their kind, some at a time, from a place on."""
        kinds = list(KINDS)
        first = kinds.index(since.kind) if since else 0
        async with self._database.reading() as reading:
            for kind in kinds[first:]:
                own = KINDS[kind]
                spans = _spans(reading, user_id, since.table if since and since.kind == kind else 0)
                async for first_table, last_table in spans:
                    values = {"user": user_id, "first": first_table, "last": last_table}
                    if rows := await reading.rows(own.query, values):
                        yield kind, [dict(row) for row in rows]
                    if not own.of_tables:
                        break

    async def counts(self, user_id: int) -> dict[str, int]:
        """Number of rows stored about a user, by kind; empty kinds are omitted."""
        async with self._database.reading() as reading:
            counts = {kind: await reading.value(own.count, {"user": user_id}) for kind, own in KINDS.items()}
        return {kind: count for kind, count in counts.items() if count}

    async def tables(self, user_id: int) -> frozenset[int]:
        """Ids of this range's tables that mention a user in any row."""
        return frozenset(await self._database.column(TABLES, {"user": user_id}))

    async def asked_at(self, user_id: int) -> tuple[int, ...]:
        """Ids of this range's tables with an open proposal that would bring the user in."""
        rows = await self._database.rows(ASKED, {"user": user_id})
        return tuple(row["table_id"] for row in rows if json.loads(row["facts"]).get("to") == user_id)

    async def refuse_seated(self, user_id: int) -> None:
        """Raise StillPlayingError if the user has a seat at an open table."""
        if await self._database.rows(SITS, {"user": user_id}):
            raise StillPlayingError("privacy-still-playing")

    async def forget(self, user_id: int, name: str, tables: Collection[int]) -> bool:
        """Delete a user's own data; in finished games they become ``name``, without an identity.

        Returns False, with nothing changed, if tables of this range other than these mention them as well.
        Raises StillPlayingError, with nothing changed, if they have a seat at an open table.
        """
        parameters = {
            "user": user_id,
            "name": name,
            "nobody": -FORMER_PLAYERS,
            "unseated": UNSEATED,
            "tables": json.dumps([*tables]),
        }
        async with self._database.transaction() as transaction:
            if await transaction.execute(SITS, {"user": user_id}):
                raise StillPlayingError("privacy-still-playing")
            table_rows = await transaction.execute(TABLES, {"user": user_id})
            if not {row["table_id"] for row in table_rows} <= set(tables):
                return False
            proposals = await transaction.execute(PROPOSALS, parameters)
            keys = await transaction.execute(KEYS, parameters)
            for statement in ERASURE:
                transaction.change(statement, parameters)
            for row in proposals:
                _forget_in_proposal(transaction, row, user_id, name)
            for row in keys:
                _forget_in_key(transaction, row, user_id)
        return True


async def _spans(reading: Rows, user_id: int, first: int) -> AsyncIterator[tuple[int, int]]:
    """Yield spans of ids from ``first`` on, each with a few tables that mention a user."""
    last = 0
    while last < LAST:
        ids = await reading.column(
            "SELECT table_id FROM appearance WHERE user_id = ? AND table_id >= ? ORDER BY table_id LIMIT ?",
            (user_id, first, TABLES_AT_ONCE),
        )
        last = ids[-1] if len(ids) == TABLES_AT_ONCE else LAST
        yield first, last
        first = last + 1


def _forget_in_proposal(transaction: Transaction, row: SqlRow, user_id: int, name: str) -> None:
    """Anonymize a user in a proposal, in every role they may have."""
    nobody, facts = -FORMER_PLAYERS - row["place"], json.loads(row["facts"])
    agreed = [nobody if user == user_id else user for user in json.loads(row["agreed"])]
    ids = {"name": row["user_id"], "old": facts.get("from"), "new": facts.get("to")}
    facts |= {key: name for key, user in ids.items() if user == user_id and key in facts}
    facts |= {key: nobody for key in ("from", "to") if facts.get(key) == user_id}
    proposer = nobody if row["user_id"] == user_id else row["user_id"]
    decliner = nobody if row["decliner"] == user_id else row["decliner"]
    transaction.change(
        "UPDATE proposal SET user_id = ?, facts = ?, agreed = ?, decliner = ?"
        " WHERE table_id = ? AND number = ?",
        (proposer, json.dumps(facts), json.dumps(agreed), decliner, row["table_id"], row["number"]),
    )


def _forget_in_key(transaction: Transaction, row: SqlRow, user_id: int) -> None:
    """Anonymize a user in the key of an invitation or notice; an unsent one for them alone is dropped."""
    key, nobody = row["key"], -FORMER_PLAYERS - row["place"]
    is_notice = key.startswith("notice-")  # followed by kind, number and user ids
    *before, users = key.split("-", 3 if is_notice else 1)
    new = "-".join((*before, re.sub(rf"(?<!\d){user_id}(?!\d)", str(nobody), users)))
    if new == key:
        return
    parameters = new, row["table_id"], key
    others = any(guest.isdecimal() for guest in new.removeprefix("invited-").split("."))
    if not (is_notice or others) or key.startswith("invited-@"):  # unsent, or in their own chat
        transaction.change(
            "DELETE FROM post WHERE table_id = ? AND key = ?"
            " AND (message_id IS NULL OR key LIKE 'invited-@%')",
            parameters[1:],
        )
    transaction.change("UPDATE post SET key = ? WHERE table_id = ? AND key = ?", parameters)


# ---------------------------------------------------------------------------------------------------- errands


@dataclass(frozen=True, slots=True)
class Errand:
    """Something about a user that the host of another range has to do with its own tables.

    ``preferences``: read them again; ``letters``: also send the private posts of running games; ``forget``:
    forget the user, who is called ``text`` from then on.
    """

    id: int
    kind: str
    user_id: int
    text: str


class Errands(Queries):
    """Errands for a range; they outlast the process that has to do them."""

    async def pending(self) -> tuple[Errand, ...]:
        """Errands yet to be done, oldest first."""
        rows = await self._database.rows(
            "SELECT id, kind, user_id, text FROM errand WHERE range = ? ORDER BY id",
            (self._database.range.number,),
        )
        return tuple(Errand(**row) for row in rows)

    async def remove(self, errand: Errand) -> None:
        """Take an errand off the list."""
        await self._database.change("DELETE FROM errand WHERE id = ?", (errand.id,))

    async def is_pending(self, kind: str, user_id: int) -> bool:
        """Whether any range is yet to do an errand of that kind about a user."""
        query = "SELECT 1 FROM errand WHERE kind = ? AND user_id = ? LIMIT 1"
        return bool(await self._database.rows(query, (kind, user_id)))
