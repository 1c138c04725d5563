"""What each column has to do with people; from this follow their export and their erasure.

``TABLES`` says what becomes of each column when ``:user`` is forgotten, ``KINDS`` what is in their file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FORMER_PLAYERS = 10**6
"""A former player's user id is minus this number minus their seat; computers' ids are above that."""
UNSEATED = 10**3
"""Seat number used for users without one: guests and former members."""

_THESE = "(SELECT value FROM json_each(:tables))"
_OWN = "user_id = :user"
_SEATED = "(table_id, seat) IN (SELECT table_id, place FROM member WHERE user_id = :user)"
_HANDED_OVER = (
    "(table_id, seat) IN (SELECT table_id, CAST(json_extract(facts, '$.seat') AS BIGINT) FROM proposal"
    " WHERE kind = 'swap' AND status = 'agreed'"
    " AND CAST(json_extract(facts, '$.from') AS BIGINT) = :user"
    " AND table_id IN (SELECT value FROM json_each(:tables)))"
)
"""Condition for rows of a seat of theirs that somebody else has taken since."""
_THEIR_CHAT = (
    "guild_id IS NULL AND (host_id = :user OR EXISTS"
    " (SELECT 1 FROM member WHERE table_id = game_table.id AND user_id = :user))"
)
"""Condition for a table in their chat with the bot."""
_GUEST = "EXISTS (SELECT 1 FROM json_each(invited) WHERE value = :user)"
_SEAT = "(SELECT place FROM member WHERE table_id = game_table.id AND user_id = :user)"


def _in_their_chat(table: str) -> str:
    """Condition for rows of such a table."""
    return f"EXISTS (SELECT 1 FROM game_table WHERE id = {table}.table_id AND {_THEIR_CHAT})"


def _invites_them(table: str) -> str:
    """Condition for a table of a game with an invitation of theirs in its rows of that table."""
    guest = "'.' || SUBSTR(key, 9) || '.' LIKE '%.' || :user || '.%'"
    found = f"{table}.table_id = game_table.id AND key LIKE 'invited-%' AND {guest}"
    return f"EXISTS (SELECT 1 FROM {table} WHERE {found})"


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of a table, each in one group; those of ``erased`` and ``kept`` are separated by spaces."""

    erased: str = ""
    """Columns that are deleted with the rows of ``whose``."""
    whose: str = ""
    replaced: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Columns that get another value: which one, and in which rows."""
    rewritten: str = ""
    """Columns in whose texts ``PersonalData`` replaces ids and names."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Columns that stay as they are for others, by the reason."""
    technical: str = ""
    """Columns that say nothing about people."""
    unexported: str = ""
    """Why people don't get what is erased."""

    @property
    def all(self) -> tuple[str, ...]:
        """Names of all columns."""
        texts = (self.erased, *self.replaced, self.rewritten, *self.kept.values(), self.technical)
        return tuple(name for text in texts for name in text.split())

    def table_key(self, table: str) -> str:
        """The column of the table of that name that says which game a row belongs to; empty if none does."""
        key = "id" if table == "game_table" else "table_id"
        return key if key in self.all else ""

    def erasure(self, table: str) -> Iterator[str]:
        """Statements that erase a person from the table of that name, in ``:tables`` of the range."""
        key = self.table_key(table)
        within = f" AND {table}.{key} IN {_THESE}" if key else ""
        if self.erased:
            yield f"DELETE FROM {table} WHERE ({self.whose}){within}"
        for column, (value, whose) in self.replaced.items():
            yield f"UPDATE {table} SET {column} = {value} WHERE ({whose}){within}"


_RESULTS = "results of games, for those who played in them, and for statistics; nameless"

TABLES: Mapping[str, Columns] = {
    # Blocks of others keep a forgotten person's id: forgetting oneself would lift them.
    "setting": Columns("scope id key value", "scope = 'person' AND id = :user"),
    "rated_person": Columns("user_id", _OWN, unexported="it follows from the settings"),
    "rating": Columns("guild_id game user_id mu sigma games newest", _OWN),
    "rating_change": Columns("guild_id game user_id table_id ended mu sigma mu_after sigma_after", _OWN),
    "left_rating": Columns(
        kept={"others can win from whoever left; nameless, until the game is rated": "table_id seat mu sigma"}
    ),
    "attempt": Columns("daily user_id table_id until", _OWN),
    "daily_mark": Columns(
        kept={"nobody gets a second try at a daily game; until its day is over everywhere": "mark until"}
    ),
    "daily_server": Columns("guild_id user_id", _OWN),
    "errand": Columns("id range kind user_id text", f"{_OWN} AND kind <> 'forget'"),
    # data only its owner could see
    "draft": Columns("table_id seat stamp text", _SEATED),
    "standing": Columns("table_id seat text", _SEATED),
    "wait": Columns("table_id seat user_id number way", _OWN),
    "post": Columns(
        "id table_id seat made number first channel_id message_id version passing shown due over again"
        " created changed tried marks",
        f"{_SEATED} OR {_HANDED_OVER} OR {_in_their_chat('post')}",
        rewritten="key",
        unexported="messages in their own chat with the bot, which they have; others are a server's",
    ),
    # what stays for others
    "summary": Columns(
        replaced={"times": ("'[]'", _SEATED)},
        kept={_RESULTS: "table_id seat revision facts"},
    ),
    "placement": Columns(
        replaced={"user_id": (":nobody - seat", _OWN)},
        kept={_RESULTS: "table_id seat place points facts"},
    ),
    "comparison": Columns(kept={_RESULTS: "table_id seat points"}),
    "feat": Columns(kept={_RESULTS: "table_id guild_id channel_id game kind score seat"}),
    "rated_place": Columns(
        replaced={"user_id": (":nobody - seat", _OWN)},
        kept={"ratings of the others follow from it; nameless": "table_id seat level place counts"},
    ),
    "proposal": Columns(
        rewritten="user_id facts agreed decliner",
        kept={"what the players of a game agreed on; nameless": "table_id number kind input at status"},
    ),
    "input": Columns(
        kept={
            "the record of a game, from which it's replayed; nameless": (
                "table_id number seat kind stamp answer at fingerprint late time_up ahead"
            )
        }
    ),
    "game_table": Columns(
        replaced={
            "channel_id": ("-id", _THEIR_CHAT),
            "host_id": (f":nobody - COALESCE({_SEAT}, :unseated)", "host_id = :user"),
            "invited": (
                "(SELECT json_group_array(value) FROM json_each(invited) WHERE value <> :user)",
                _GUEST,
            ),
        },
        kept={
            "a game, for those who played in it; nameless": (
                "id guild_id game status options created begun rules language paused rematch_of kind origin"
                " sealed canceller"
            ),
            "the shuffle, which anybody can verify": "seed secret presses",
        },
        technical="expires",
    ),
    "member": Columns(
        replaced={"name": (":name", _OWN), "user_id": (":nobody - place", _OWN)},
        kept={"who played in a game; nameless": "table_id place level standin missed standin_by"},
    ),
    "appearance": Columns("user_id table_id", _OWN),
    "invitation": Columns("table_id guest sent stranger", "guest = :user"),
    # what has to do with no person
    "daily": Columns(technical="id game number date rules options par"),
    "lease": Columns(technical="range epoch owner until heir heir_until"),
    "migration": Columns(technical="number name at"),
    "note": Columns(technical="key text"),
    "timer": Columns(technical="table_id kind seat since due remaining"),  # of games that go on
    "uncompared": Columns(technical="table_id"),
    "unplaced": Columns(technical="table_id"),
    "unrated": Columns(technical="id guild_id game table_id fresh"),
    "unsummarised": Columns(technical="table_id"),
}
"""All tables, in the order in which people are erased: who sits where is needed nearly to the end."""

ERASURE = (
    "DELETE FROM setting WHERE scope = 'person' AND id = :user AND key = 'ratings'",  # with the rating
    *(sql for table, columns in TABLES.items() for sql in columns.erasure(table)),
)
"""Statements that erase a person, except from what is rewritten."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Rows of one kind in the file of somebody's data.

    ``keys`` are a row's keys, with the column or expression that each one shows. Rows that belong to a game's
    table have the key ``table``; they are read for a few tables at a time.
    """

    keys: Mapping[str, str]
    rows: str
    """Where the rows are, and which of them are the person's."""
    order: str = ""

    @property
    def of_tables(self) -> bool:
        """Whether each row belongs to a table of a game."""
        return "table" in self.keys

    @property
    def count(self) -> str:
        """Query of their number."""
        return f"SELECT COUNT(*) AS count FROM {self.rows}"

    @property
    def query(self) -> str:
        """Query of the rows; those of tables, from ``:first`` to ``:last``."""
        shown = ", ".join(f'{value} AS "{key}"' for key, value in self.keys.items())
        table = self.keys.get("table")
        within = f" AND {table} BETWEEN :first AND :last" if table else ""
        order = ", ".join(filter(None, (table, self.order)))
        return f"SELECT {shown} FROM {self.rows}{within} ORDER BY {order}"


def _keys(table: str, names: str) -> dict[str, str]:
    """Keys that show columns of a table, as a text like ``seat=place points``."""
    pairs = (name.partition("=") for name in names.split())
    return {key: f"{table}.{column or key}" for key, _, column in pairs}


def _at_seat(table: str, names: str, where: str = "", order: str = "") -> Kind:
    """Rows of a table that belong to a seat of a person's."""
    seated = f"member JOIN {table} ON {table}.table_id = member.table_id AND {table}.seat = member.place"
    keys = _keys("member", "table=table_id") | _keys(table, names)
    return Kind(keys, f"{seated} WHERE member.user_id = :user{where}", order)


def _of_result(table: str, names: str, or_all: str = "", order: str = "") -> Kind:
    """Rows of a table about a person's results."""
    theirs = f"({or_all}{table}.seat = placement.seat)"
    joined = f"placement JOIN {table} ON {table}.table_id = placement.table_id AND {theirs}"
    keys = _keys("placement", "table=table_id") | _keys(table, names)
    return Kind(keys, f"{joined} WHERE placement.user_id = :user", order)


def _owned(table: str, names: str, order: str = "") -> Kind:
    """Rows of a table with a person's id."""
    return Kind(_keys(table, names), f"{table} WHERE {table}.user_id = :user", order)


KINDS: Mapping[str, Kind] = {
    "settings": Kind(
        _keys("setting", "key value"), "setting WHERE scope = 'person' AND id = :user", order="key"
    ),
    "tables": Kind(
        _keys("member", "table=table_id seat=place name stand_in=standin timeouts=missed")
        | _keys("game_table", "game status server=guild_id channel=channel_id created")
        | {"host": "host_id = user_id"},
        "member JOIN game_table ON id = table_id WHERE user_id = :user",
    ),
    "placements": _owned("placement", "table=table_id seat place points facts"),
    "summaries": _of_result("summary", "seat facts times"),
    "best results": _of_result("feat", "kind score", or_all="feat.seat IS NULL OR ", order="kind"),
    "scores without luck": _of_result("comparison", "points"),
    "rated places": _owned("rated_place", "table=table_id seat place counts"),
    "rating changes": _owned(
        "rating_change",
        "table=table_id server=guild_id game ended mu sigma mu_after sigma_after",
    ),
    "ratings": _owned("rating", "server=guild_id game mu sigma games newest", order="guild_id, game"),
    "left ratings": _at_seat("left_rating", "mu sigma"),
    "answers": _at_seat("input", "number answer at", " AND kind IN ('answer', 'resign')", order="number"),
    "drafts": _at_seat("draft", "decision=stamp draft=text"),
    "standing orders": _at_seat("standing", "orders=text"),
    "waits": _at_seat("wait", "since_input=number notified=way", " AND wait.user_id = :user"),
    "timers": _at_seat("timer", "kind since due seconds_left=remaining", order="kind"),
    "proposals": Kind(
        _keys("appearance", "table=table_id")
        | _keys("proposal", "kind at status")
        | {
            "proposed": "proposal.user_id = :user",
            "consented": "EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = :user)",
            "refused": "COALESCE(decliner = :user, FALSE)",
        },
        "appearance JOIN proposal ON proposal.table_id = appearance.table_id WHERE appearance.user_id = :user"
        " AND (proposal.user_id = :user OR decliner = :user"
        " OR EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = :user)"
        " OR CAST(json_extract(facts, '$.from') AS BIGINT) = :user"
        " OR CAST(json_extract(facts, '$.to') AS BIGINT) = :user)",
        order="number",
    ),
    "invitations": Kind(
        _keys("appearance", "table=table_id"),
        "appearance JOIN game_table ON id = table_id WHERE user_id = :user"
        f" AND ({_GUEST} OR {_invites_them('post')})",
    ),
    "received invitations": Kind(
        _keys("invitation", "table=table_id sent"), "invitation WHERE guest = :user", order="sent"
    ),
    "dailies": Kind(
        _keys("attempt", "table=table_id until") | _keys("daily", "game number"),
        "attempt JOIN daily ON id = daily WHERE user_id = :user",
    ),
    "daily servers": _owned("daily_server", "server=guild_id", order="guild_id"),
    "elsewhere": Kind(
        _keys("appearance", "table=table_id"),
        "appearance WHERE user_id = :user AND NOT EXISTS (SELECT 1 FROM member"
        " WHERE member.table_id = appearance.table_id AND member.user_id = :user)",
    ),
    "errands": _owned("errand", "errand=kind", order="id"),
}
"""A person's data by the name they see.

``elsewhere`` are tables that mention them without a seat of theirs.
"""
