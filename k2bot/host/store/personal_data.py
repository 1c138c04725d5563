"""What is stored of one person: read for them, and forgotten when they ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from k2bot.host.store.database import Database

FORMER: Final = 10**6
"""A former player has a number below minus this, by seat; computers have numbers above."""

STORED: Final = {
    "settings": "SELECT key, value FROM setting WHERE scope = 'person' AND id = :user ORDER BY key",
    "tables": (
        "SELECT id AS 'table', game, status, guild_id AS server, channel_id AS channel, place AS seat, name,"
        " created, host_id = user_id AS host FROM member JOIN game_table ON id = table_id"
        " WHERE user_id = :user ORDER BY id"
    ),
    "placements": (
        "SELECT table_id AS 'table', seat, place, points, facts FROM placement"
        " WHERE user_id = :user ORDER BY table_id"
    ),
    "answers": (
        "SELECT input.table_id AS 'table', number, answer, at FROM input"
        " JOIN member ON member.table_id = input.table_id AND member.place = input.seat"
        " WHERE user_id = :user AND kind IN ('answer', 'resign') ORDER BY input.table_id, number"
    ),
    "proposals": (
        "SELECT table_id AS 'table', kind, at, status FROM proposal WHERE user_id = :user ORDER BY at"
    ),
    "invitations": (
        "SELECT game_table.id AS 'table' FROM game_table, json_each(invited)"
        " WHERE json_each.value = :user ORDER BY game_table.id"
    ),
}
"""By what it is called for its person: where it stands."""

SITS: Final = (
    "SELECT 1 FROM member JOIN game_table ON id = table_id"
    " WHERE user_id = :user AND status IN ('lobby', 'running') LIMIT 1"
)
FORGOTTEN: Final = (
    "DELETE FROM setting WHERE scope = 'person' AND id = :user",
    "UPDATE placement SET user_id = -:former - seat WHERE user_id = :user",
    (
        "UPDATE game_table SET host_id = -:former - IFNULL((SELECT place FROM member"
        " WHERE table_id = game_table.id AND user_id = :user), 0) WHERE host_id = :user"
    ),
    "UPDATE member SET user_id = -:former - place, name = :name WHERE user_id = :user",
    (
        "UPDATE game_table SET invited ="
        " (SELECT json_group_array(value) FROM json_each(invited) WHERE value <> :user)"
        " WHERE EXISTS (SELECT 1 FROM json_each(invited) WHERE value = :user)"
    ),
    (
        "DELETE FROM proposal WHERE (user_id = :user OR decliner = :user OR instr(agreed, :text)"
        " OR instr(facts, :text)) AND status <> 'open'"
    ),
    # Posts to one person bear their id: invitations and notices.
    "DELETE FROM post WHERE key LIKE '%-' || :text",
    "DELETE FROM outbox WHERE key LIKE '%-' || :text",
)


class StillPlayingError(StoreError):
    """Somebody who sits at an open table cannot be forgotten: others play with them."""


class PersonalData:
    """What tables and settings hold of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """All that is stored of somebody, by kind; kinds of which there is nothing are left out."""
        found = {
            kind: [dict(row) for row in await self._database.rows(query, {"user": user_id})]
            for kind, query in STORED.items()
        }
        return {kind: rows for kind, rows in found.items() if rows}

    async def forget(self, user_id: int, name: str) -> None:
        """Delete what is somebody's alone; in games that are over they become ``name``, and nobody.

        Raises StillPlayingError, with nothing changed, where they sit at an open table.
        """
        given = {"user": user_id, "text": str(user_id), "name": name, "former": FORMER}
        async with self._database.transaction() as transaction:
            if await transaction.execute(SITS, given):
                raise StillPlayingError("they sit at an open table")
            for statement in FORGOTTEN:
                transaction.change(statement, given)
