"""Personal data: export and erasure of what is stored about a user, and errands of other ranges about one."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from k2bot.host.store.store import Queries
from k2bot.host.values import HostRefusal

if TYPE_CHECKING:
    from k2bot.host.store.database import SqlRow, Transaction

FORMER_PLAYERS = 10**6
"""A former player's user id is minus this number minus their seat; computers' ids are above that."""
UNSEATED = 10**3
"""Seat number used for users without one: guests and former members."""

TABLES = (
    "SELECT table_id FROM appearance JOIN game_table ON id = table_id WHERE user_id = :user"
    " AND in_range(guild_id)"
)
STORED = {
    "settings": "SELECT key, value FROM setting WHERE scope = 'person' AND id = :user ORDER BY key",
    "tables": (
        'SELECT id AS "table", game, status, guild_id AS server, channel_id AS channel, place AS seat, name,'
        " created, host_id = user_id AS host FROM member JOIN game_table ON id = table_id"
        " WHERE user_id = :user ORDER BY id"
    ),
    "placements": (
        'SELECT table_id AS "table", seat, place, points, facts FROM placement'
        " WHERE user_id = :user ORDER BY table_id"
    ),
    "summaries": (
        'SELECT summary.table_id AS "table", summary.seat, summary.facts, times FROM placement'
        " JOIN summary USING (table_id, seat) WHERE user_id = :user ORDER BY table_id"
    ),
    "best results": (
        'SELECT feat.table_id AS "table", kind, score FROM placement JOIN feat USING (table_id)'
        " WHERE user_id = :user AND (feat.seat IS NULL OR feat.seat = placement.seat)"
        " ORDER BY feat.table_id, kind"
    ),
    "scores without luck": (
        'SELECT comparison.table_id AS "table", comparison.points FROM placement'
        " JOIN comparison USING (table_id, seat) WHERE user_id = :user ORDER BY table_id"
    ),
    "rated places": (
        'SELECT table_id AS "table", seat, place, counts FROM rated_place WHERE user_id = :user'
        " ORDER BY table_id"
    ),
    "rating changes": (
        'SELECT table_id AS "table", guild_id AS server, game, ended, mu, sigma, mu_after, sigma_after'
        " FROM rating_change WHERE user_id = :user ORDER BY ended, table_id"
    ),
    "ratings": (
        "SELECT guild_id AS server, game, mu, sigma, games, newest FROM rating WHERE user_id = :user"
        " ORDER BY guild_id, game"
    ),
    "answers": (
        'SELECT input.table_id AS "table", number, answer, at FROM input'
        " JOIN member ON member.table_id = input.table_id AND member.place = input.seat"
        " WHERE user_id = :user AND kind IN ('answer', 'resign') ORDER BY input.table_id, number"
    ),
    "proposals": (
        'SELECT proposal.table_id AS "table", kind, at, status, proposal.user_id = :user AS proposed,'
        " EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = :user) AS consented,"
        " COALESCE(decliner = :user, FALSE) AS refused FROM appearance"
        " JOIN proposal ON proposal.table_id = appearance.table_id WHERE appearance.user_id = :user"
        " AND (proposal.user_id = :user OR decliner = :user"
        " OR EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = :user)"
        " OR CAST(json_extract(facts, '$.from') AS BIGINT) = :user"
        " OR CAST(json_extract(facts, '$.to') AS BIGINT) = :user) ORDER BY at"
    ),
    "invitations": (
        'SELECT id AS "table" FROM appearance JOIN game_table ON id = table_id WHERE user_id = :user'
        " AND (EXISTS (SELECT 1 FROM json_each(invited) WHERE value = :user)"
        " OR EXISTS (SELECT 1 FROM outbox"
        " WHERE outbox.table_id = game_table.id"
        " AND key LIKE 'invited-%' AND '.' || SUBSTR(key, 9) || '.' LIKE '%.' || :user || '.%')"
        " OR EXISTS (SELECT 1 FROM post WHERE post.table_id = game_table.id"
        " AND key LIKE 'invited-%' AND '.' || SUBSTR(key, 9) || '.' LIKE '%.' || :user || '.%'))"
        " ORDER BY id"
    ),
    "dailies": (
        'SELECT table_id AS "table", game, number, until FROM attempt JOIN daily ON id = daily'
        " WHERE user_id = :user ORDER BY table_id"
    ),
    "daily servers": "SELECT guild_id AS server FROM daily_server WHERE user_id = :user ORDER BY guild_id",
    "elsewhere": (
        'SELECT table_id AS "table" FROM appearance WHERE user_id = :user AND NOT EXISTS'
        " (SELECT 1 FROM member WHERE member.table_id = appearance.table_id AND member.user_id = :user)"
        " ORDER BY table_id"
    ),
}
"""Queries for a user's data, by the name they see.

``elsewhere`` are tables that mention them without a seat of theirs.
"""

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
    "SELECT DISTINCT outbox.table_id, key, COALESCE(place, :unseated) AS place FROM appearance"
    " JOIN outbox ON outbox.table_id = appearance.table_id"
    " LEFT JOIN member ON member.table_id = appearance.table_id AND member.user_id = :user"
    " WHERE appearance.user_id = :user AND appearance.table_id IN (SELECT value FROM json_each(:tables))"
    " AND (key LIKE 'invited-%' OR key LIKE 'notice-%')"
)
FORGOTTEN = (
    "DELETE FROM setting WHERE scope = 'person' AND id = :user AND key = 'ratings'",  # with the rating
    "DELETE FROM setting WHERE scope = 'person' AND id = :user",
    "DELETE FROM attempt WHERE user_id = :user",
    "DELETE FROM daily_server WHERE user_id = :user",
    "DELETE FROM errand WHERE user_id = :user AND kind <> 'forget'",
    # of these tables
    (
        "UPDATE summary SET times = '[]' WHERE (table_id, seat) IN"
        " (SELECT table_id, seat FROM placement WHERE user_id = :user"
        " AND table_id IN (SELECT value FROM json_each(:tables)))"
    ),
    (
        "UPDATE placement SET user_id = :nobody - seat WHERE user_id = :user"
        " AND table_id IN (SELECT value FROM json_each(:tables))"
    ),
    (
        "UPDATE rated_place SET user_id = :nobody - seat WHERE user_id = :user"
        " AND table_id IN (SELECT value FROM json_each(:tables))"
    ),
    (
        "UPDATE game_table SET host_id = :nobody - COALESCE((SELECT place FROM member"
        " WHERE table_id = game_table.id AND user_id = :user), :unseated) WHERE host_id = :user"
        " AND id IN (SELECT value FROM json_each(:tables))"
    ),
    (
        "UPDATE game_table SET invited ="
        " (SELECT json_group_array(value) FROM json_each(invited) WHERE value <> :user)"
        " WHERE id IN (SELECT value FROM json_each(:tables))"
        " AND EXISTS (SELECT 1 FROM json_each(invited) WHERE value = :user)"
    ),
    # data only its owner could see
    (
        "DELETE FROM draft WHERE (table_id, seat) IN (SELECT table_id, place FROM member"
        " WHERE user_id = :user AND table_id IN (SELECT value FROM json_each(:tables)))"
    ),
    (
        "DELETE FROM standing WHERE (table_id, seat) IN (SELECT table_id, place FROM member"
        " WHERE user_id = :user AND table_id IN (SELECT value FROM json_each(:tables)))"
    ),
    (
        "DELETE FROM post WHERE (table_id, seat) IN (SELECT table_id, place FROM member"
        " WHERE user_id = :user AND table_id IN (SELECT value FROM json_each(:tables)))"
    ),
    (
        "UPDATE member SET user_id = :nobody - place, name = :name WHERE user_id = :user"
        " AND table_id IN (SELECT value FROM json_each(:tables))"
    ),
    "DELETE FROM appearance WHERE user_id = :user AND table_id IN (SELECT value FROM json_each(:tables))",
)


class StillPlayingError(HostRefusal):
    """The user has a seat at an open table, so erasing them would affect others."""


class PersonalData(Queries):
    """Reads users' data, and erases it in the tables of a range of servers and wherever there's no table."""

    async def of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """All data stored about a user, by kind; empty kinds are omitted."""
        rows_by_kind = {
            kind: [dict(row) for row in await self._database.rows(query, {"user": user_id})]
            for kind, query in STORED.items()
        }
        return {kind: rows for kind, rows in rows_by_kind.items() if rows}

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
            for row in await transaction.execute(PROPOSALS, parameters):
                _forget_in_proposal(transaction, row, user_id, name)
            for row in await transaction.execute(KEYS, parameters):
                _forget_in_key(transaction, row, user_id)
            for statement in FORGOTTEN:
                transaction.change(statement, parameters)
        return True


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
    if not (is_notice or others):
        transaction.change(
            "UPDATE outbox SET status = 'dropped', reason = 'the guest is forgotten'"
            " WHERE table_id = ? AND key = ? AND status = 'waiting'",
            parameters[1:],
        )
    transaction.change("UPDATE outbox SET key = ? WHERE table_id = ? AND key = ?", parameters)
    if key.startswith("invited-@"):  # a direct message
        transaction.change("DELETE FROM post WHERE table_id = ? AND key = ?", parameters[1:])
    # A post of that name gives way, as there can be one of each.
    transaction.change(
        "DELETE FROM post WHERE table_id = :table AND key = :new AND EXISTS ("
        "SELECT 1 FROM post AS own WHERE own.table_id = :table AND own.key = :key"
        " AND COALESCE(own.seat, -1) = COALESCE(post.seat, -1))",
        {"table": row["table_id"], "key": key, "new": new},
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
