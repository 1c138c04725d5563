"""Databases of earlier versions with rows, on both kinds of server."""

import json
import shutil
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from k2bot.game.ratings import Entry, Rating, after_game
from k2bot.game.values import Lesson, Page
from k2bot.host.people import Lessons, Preferences
from k2bot.host.service.ratings import Rater
from k2bot.host.store import Store
from k2bot.host.store.database import MIGRATIONS, SqliteDatabase
from k2bot.host.store.postgres import PostgresDatabase
from k2bot.host.store.ratings import Ratings
from tests import postgres
from tests.host.hosting import ANN, BOB, CID, EVE, GUILD, catalogue_of
from tests.host.tiny_game import TinyGame

BEFORE = 26
"""Schema before games were rated once for good, explained on their first page, and deleted after a while."""
BEFORE_POSTS = 32
"""Schema with a queue of changes, and the messages that posts became."""
NOW = "2030-01-01T00:00:00+00:00"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request, tmp_path):
    """Location of a database without tables."""
    if request.param == "sqlite":
        yield tmp_path / "old.sqlite3"
    else:
        with postgres.fresh() as url:
            yield url


def old_migrations(folder, before=BEFORE):
    """The migrations up to then, for both kinds of database."""
    shutil.copytree(MIGRATIONS, folder)
    for file in folder.rglob("*.sql"):
        if int(file.name[:4]) > before:
            file.unlink()
    return folder


@asynccontextmanager
async def old_database(location, folder):
    """A database with the schema of before."""
    if isinstance(location, Path):
        database = await SqliteDatabase.open(location, folder)
    else:
        database = PostgresDatabase(location)
        database.migrations = folder
        await database.ready(migrate=True)
    try:
        yield database
    finally:
        await database.close()


def a_game(put, table, players, places, *inputs, kind="game", status="over"):
    """Store a game as the old version did; inputs are kinds and seats."""
    put.change(
        "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, options, seed, created,"
        " begun, rules, kind) VALUES (?, ?, ?, 1, 'tiny', ?, '{}', 's', ?, ?, 1, ?)",
        (table, GUILD, table, status, NOW, NOW, kind),
    )
    for seat, user in enumerate(players):
        put.change(
            "INSERT INTO member (table_id, place, user_id, name) VALUES (?, ?, ?, '')", (table, seat, user)
        )
    for number, (what, seat) in enumerate((*inputs, ("answer", 0)), 1):
        put.change(
            "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
            " VALUES (?, ?, ?, ?, '', '', ?)",
            (table, number, seat, what, f"2030-02-{table:02}T00:00:00+00:00"),
        )
    for seat, place in enumerate(places):
        put.change(
            "INSERT INTO placement VALUES (?, ?, ?, ?, NULL, '{}')", (table, seat, players[seat], place)
        )


async def test_past_results_are_rated_once_by_the_rule_of_their_time(empty, tmp_path):
    people = {ANN: {"ratings": "on"}, BOB: {"ratings": "on"}, CID: {"ratings": "on", "statistics": "off"}}
    async with (
        old_database(empty, old_migrations(tmp_path / "migrations")) as database,
        database.transaction() as put,
    ):
        for who, own in people.items():
            for key, value in own.items():
                put.change("INSERT INTO setting VALUES ('person', ?, ?, ?)", (who, key, value))
        put.change("INSERT INTO setting VALUES ('guild', ?, 'ratings', 'on')", (GUILD,))
        a_game(put, 1, (ANN, BOB, CID), (2, 1, 3))
        a_game(put, 2, (ANN, BOB, CID), (3, 1, 2), ("resign", 1), ("resign", 2))
        a_game(put, 3, (ANN, BOB), (1, 2))
        put.change("INSERT INTO stood_in VALUES (3)")
        a_game(put, 4, (ANN, BOB), (1, 2), ("answer", 1), ("undo", 1))
        a_game(put, 5, (ANN, BOB), (1, 2))
        put.change(
            "INSERT INTO proposal VALUES (5, 1, 'swap', ?, '{}', 0, ?, '[]', 'agreed', NULL)", (ANN, NOW)
        )
        a_game(put, 6, (ANN, EVE), (1, 2))
        a_game(put, 7, (ANN, BOB), (1, 2), kind="daily")
        a_game(put, 8, (ANN, BOB), (), status="running")
        put.change("DELETE FROM rating")
        put.change("INSERT INTO rating VALUES (?, 'tiny', ?, 99, 1, 9, ?)", (GUILD, EVE, NOW))
    store = await Store.open(empty)
    try:
        ratings = Ratings(store)
        rater = Rater(catalogue_of(TinyGame()), ratings)
        while await ratings.due() is not None:
            await rater.rate(GUILD, "tiny")
        first = after_game([Entry(ANN, 2), Entry(BOB, 1)], {}, {})
        second = after_game([Entry(ANN, 1), Entry(BOB, 2)], first, {})
        rows = await store.database.rows("SELECT * FROM rating ORDER BY user_id")
        assert {row["user_id"]: (Rating(row["mu"], row["sigma"]), row["games"]) for row in rows} == {
            user: (rating, 2) for user, rating in second.items()
        }
        places = await store.database.rows("SELECT * FROM rated_place WHERE table_id = 2 ORDER BY seat")
        assert [(row["user_id"], row["place"], row["counts"]) for row in places] == [
            (ANN, 1, "all"),
            (BOB, 3, "all"),
            (CID, 2, "all"),
        ]
        assert await store.database.column("SELECT user_id FROM rated_person ORDER BY user_id") == (ANN, BOB)
        found = await store.table(8)
        assert (found.rated_places, found.row.canceller, found.members[0].standin_by) == ((), None, None)
    finally:
        await store.close()


async def test_chats_of_people_forgotten_before_are_forgotten_too(empty, tmp_path):
    """Their tables and private messages kept the id of the chat. Those of others stay."""
    former = -(10**6)
    async with (
        old_database(empty, old_migrations(tmp_path / "migrations")) as database,
        database.transaction() as put,
    ):
        a_game(put, 1, (former,), (1,), kind="practice")
        a_game(put, 2, (ANN,), (1,), kind="practice")
        a_game(put, 3, (ANN, BOB), (), status="running")
        put.change("UPDATE game_table SET guild_id = NULL WHERE id < 3")
        put.change("UPDATE game_table SET host_id = ? WHERE id = 1", (former,))
        given = json.dumps({"seat": 1, "from": former - 1, "to": BOB})
        put.change(
            "INSERT INTO proposal VALUES (3, 1, 'swap', ?, ?, 0, ?, '[]', 'agreed', NULL)", (ANN, given, NOW)
        )
        for row, (table, seat) in enumerate([(1, None), (2, None), (3, None), (3, 0), (3, 1)], 1):
            put.change(
                "INSERT INTO outbox (id, table_id, key, edit, seat, created, status)"
                " VALUES (?, ?, 'lobby', 0, ?, ?, 'sent')",
                (row, table, seat, NOW),
            )
            put.change("INSERT INTO post VALUES (?, 'lobby', ?, ?, ?, ?)", (table, seat, 700 + row, row, row))
    store = await Store.open(empty)
    try:
        stored = [await store.table(table) for table in (1, 2, 3)]
        assert [one.row.channel_id for one in stored] == [-1, 2, 3]
        assert [[post.message.channel_id for post in one.posts] for one in stored] == [
            [],
            [702],
            [703, 704],
        ]
        assert "private_chat" not in await store.database.tables()
    finally:
        await store.close()


async def test_whoever_has_finished_a_game_gets_no_tip_that_explains_it(empty, tmp_path):
    goal = Page("Hand", lessons=(Lesson("tiny.goal", "In short."),))
    async with (
        old_database(empty, old_migrations(tmp_path / "migrations")) as database,
        database.transaction() as put,
    ):
        a_game(put, 1, (ANN, BOB), (1, 2))
        a_game(put, 2, (ANN, CID), (), status="running")
        put.change("INSERT INTO setting VALUES ('person', ?, 'met', 'tiny.card')", (BOB,))
    store = await Store.open(empty)
    try:
        lessons = Lessons(store, Preferences(store))
        assert [await lessons.due(who, goal) for who in (ANN, BOB, CID)] == ["", "", "In short."]
        assert (await store.settings("person", BOB))["met"] == "tiny.card tiny.goal"
    finally:
        await store.close()


async def test_past_games_get_a_lifetime_and_lose_what_nothing_needs(empty, tmp_path):
    async with (
        old_database(empty, old_migrations(tmp_path / "migrations")) as database,
        database.transaction() as put,
    ):
        a_game(put, 1, (ANN, BOB), (1, 2))
        a_game(put, 2, (ANN,), (1,), kind="practice")
        a_game(put, 3, (ANN, BOB), (), status="cancelled")
        a_game(put, 4, (ANN, BOB), (), status="running")
        a_game(put, 5, (ANN,), (), kind="daily", status="cancelled")
        a_game(put, 6, (ANN, BOB), (1, 2))
        for table, waiting in ((1, ()), (4, ()), (6, ("late",))):
            for row, key in enumerate(("lobby", "day-1", "end", "invited-13", *waiting), 10 * table):
                put.change(
                    "INSERT INTO outbox (id, table_id, key, edit, created, status) VALUES (?, ?, ?, 0, ?, ?)",
                    (row, table, key, NOW, "waiting" if key in waiting else "sent"),
                )
                if key not in waiting:
                    put.change("INSERT INTO post VALUES (?, ?, NULL, 500, ?, ?)", (table, key, row, row))
    store = await Store.open(empty)
    try:
        ended, _, _, running, _, unsent = found = [await store.table(table) for table in range(1, 7)]
        expiring = {one.row.id: one.row.expires for one in found if one.row.expires is not None}
        assert expiring.keys() == {2, 3}
        soon, late = datetime.now(UTC) + timedelta(days=29), datetime.now(UTC) + timedelta(days=31)
        assert [await store.next_expired(at) for at in (soon, late)] == [
            None,
            min(expiring, key=expiring.get),
        ]
        assert [post.key for post in ended.posts] == ["lobby", "end"]
        assert [[post.message is not None for post in one.posts] for one in (running, unsent)] == [
            [True] * 4,
            [True] * 4 + [False],
        ]
        async with store.writing() as write:
            for table in expiring:
                write.delete(table)
        assert await store.database.column("SELECT id FROM game_table ORDER BY id") == (1, 4, 5, 6)
    finally:
        await store.close()


NEW, EDIT = 0, 1
TABLES = {
    "a new post covers the edits that wait for it": (
        [("a", 0, NEW), ("a", 1, EDIT), ("a", 2, EDIT), ("hand", 1, NEW, 0), ("hand", 2, EDIT, 0)],
        [],
        ["a 0-2 new", "hand/0 1-2 new"],
    ),
    "a message shows what was sent": (
        [
            ("a", 0, NEW, "sent"),
            ("a", 1, EDIT, "sent"),
            ("a", 2, EDIT, "dropped"),
            ("lobby", None, NEW, "sent"),
        ],
        [("a", 1), ("lobby", 4)],
        ["a 0-1 message", "lobby message"],
    ),
    "a message that waits for edits": (
        [
            ("a", 0, NEW, "sent"),
            ("a", 1, EDIT),
            ("a", 2, EDIT),
            ("lobby", None, NEW, "sent"),
            ("lobby", None, EDIT),
        ],
        [("a", 1), ("lobby", 4)],
        ["a 0-2 changed", "lobby changed"],
    ),
    "a post in another channel was made by the same input as before": (
        [
            ("a", 1, NEW, "sent"),
            ("a", 2, EDIT, "sent"),
            ("a", 2, NEW, "sent"),
            ("b", 2, NEW, "sent"),
            ("b", 2, NEW),
        ],
        [("a", 3), ("b", 4)],
        ["a 1-2 message", "b 2-2 new"],
    ),
    "what an undone step has made": (
        [("a", 3, NEW, "sent"), ("a", 3, EDIT), ("b", 3, NEW, "sent"), ("b", 3, EDIT, "sent"), ("c", 3, NEW)],
        [("a", 1), ("b", 3)],
        ["a 3-3 changed over"],
    ),
    "what an undone step has made, and may have arrived": (
        [("a", 3, NEW, "tried"), ("a", 3, EDIT)],
        [],
        ["a 3-3 new tried over"],
    ),
    "what an undone step has changed": (
        [("a", 2, NEW, "sent"), ("a", 3, EDIT, "sent"), ("a", 2, EDIT)],
        [("a", 1)],
        ["a 2-2 changed"],
    ),
    "what an undone step has changed, posted once more": (
        [("a", 2, NEW, "sent"), ("a", 3, EDIT, "sent"), ("a", 2, EDIT), ("a", 2, NEW)],
        [("a", 1)],
        ["a 2-2 new"],
    ),
    "what was posted after an undone step, and changed by it": (
        [("a", 1, NEW, "sent"), ("a", 3, NEW, "sent"), ("a", 1, EDIT)],
        [("a", 2)],
        ["a 1-1 changed"],
    ),
    "what is made again after an undo": (
        [
            ("a", 3, NEW, "sent"),
            ("a", 3, EDIT),
            ("a", 5, NEW),
            ("hand", 3, NEW, 0, "sent"),
            ("hand", 5, NEW, 0),
        ],
        [("a", 1), ("hand", 4, 0)],
        ["a 3-3 changed over", "a 5-5 new", "hand/0 3-3 message over", "hand/0 5-5 new"],
    ),
    "calls": (
        [
            *[("call-1", 1, NEW, "sent"), ("call-1", 2, EDIT)],
            *[("call-2", 2, NEW, "sent"), ("call-2", 5, EDIT, "first")],
            *[("call-3", 2, NEW), ("call-3", 5, EDIT, "first")],
            *[("call-4", 2, NEW), ("call-4", 5, EDIT), ("call-5", 2, NEW, "tried"), ("call-5", 5, EDIT)],
            *[("call-6", 2, NEW, "sent"), ("call-6", 5, EDIT), ("call-6", 5, NEW)],
        ],
        [("call-1", 1), ("call-2", 3), ("call-6", 11)],
        [
            *["call-1 2 changed over", "call-2 5 changed", "call-3 5 new", "call-5 5 new tried over"],
            *["call-6 5 changed over", "call-6 5 new"],
        ],
    ),
    "notices": (
        [
            *[("notice-asked-1-11", 1, NEW, 0, "sent"), ("notice-asked-1-11", 1, EDIT, 0)],
            *[("notice-refused.asked-1-12", 1, NEW, "sent"), ("notice-refused.asked-1-12", 1, EDIT)],
            ("notice-last-2-12", 2, NEW),
        ],
        [("notice-asked-1-11", 1, 0), ("notice-refused.asked-1-12", 3)],
        [
            *["notice-asked-1-11/0 changed over", "notice-refused.asked-1-12 changed over"],
            "notice-last-2-12 new",
        ],
    ),
    "edits whose message is gone": (
        [("a", 1, NEW, "sent"), ("a", 2, EDIT), ("b", 1, NEW, "sent"), ("b", 2, EDIT), ("b", 2, NEW)],
        [],
        ["a 1-2 gone", "b 1-2 new"],
    ),
    "posts of the host": (
        [
            *[
                ("unstarted", None, NEW, "sent"),
                ("unstarted", None, EDIT),
                ("invited-@.13", None, NEW, "dropped"),
            ],
            *[("invited-13", None, NEW), ("proposal-1", None, NEW, "sent"), ("proposal-1", None, NEW)],
            *[("proposal-1", None, NEW, 1), ("hand", 1, NEW, 1, "sent"), ("left-hand", None, EDIT, 1)],
        ],
        [("unstarted", 1), ("left-hand", 8, 1)],
        [
            *["closed changed", "invited-13 new again", "proposal-1 new again", "proposal-1/1 new"],
            "left-hand/1 changed",
        ],
    ),
}
"""Rows of the outbox, the posts that some have made, and what becomes of them.

A row has a key, an input, whether it edits, and any of: its reader's seat, its status (``waiting`` if there
is none), ``tried`` for a row that waits with an unknown outcome, ``first`` for an edit that renews a call. A
post has a key, the place of its row, and its reader's seat. Of the inputs 1 to 5, the fourth takes back the
third.
"""


def told(post):
    """What is known of a post, as in ``TABLES``."""
    name = post.key if post.seat is None else f"{post.key}/{post.seat}"
    made = getattr(post.about, "made", None)
    inputs = f"{made}-{post.number}" if made is not None else str(post.number)
    state = "changed" if post.version == "" else "message"
    if post.message is None:
        state = "new" if post.version is None else "gone"
    assert post.due == (state != "message" or post.over)
    extras = [extra for extra in ("again", "tried", "over") if getattr(post, extra)]
    return " ".join([name, *([inputs] if post.number is not None else []), state, *extras])


async def test_what_waited_in_the_outbox_is_known_of_each_post(empty, tmp_path):
    expected = {}
    async with (
        old_database(empty, old_migrations(tmp_path / "migrations", BEFORE_POSTS)) as database,
        database.transaction() as put,
    ):
        for table, (rows, posts, found) in enumerate(TABLES.values(), 1):
            expected[table] = found
            a_game(put, table, (ANN, BOB), (), *[("answer", 0)] * 2, status="running")
            for number, kind, answer in ((4, "undo", "3"), (5, "answer", "pass")):
                put.change(
                    "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
                    " VALUES (?, ?, 0, ?, '', ?, ?)",
                    (table, number, kind, answer, NOW),
                )
            for place, (key, number, edit, *more) in enumerate(rows, 1):
                seat = next((one for one in more if isinstance(one, int)), None)
                status = next((one for one in more if one in ("sent", "dropped", "gathered")), "waiting")
                first, tried = number if "first" in more else None, NOW if "tried" in more else None
                put.change(
                    "INSERT INTO outbox (id, table_id, number, key, edit, seat, created, status, first,"
                    " tried) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (100 * table + place, table, number, key, edit, seat, NOW, status, first, tried),
                )
            for key, place, *seat in posts:
                put.change(
                    "INSERT INTO post VALUES (?, ?, ?, 500, ?, ?)",
                    (table, key, *(seat or [None]), 1000 * table + place, 100 * table + place),
                )
    store = await Store.open(empty)
    try:
        found = {table: [told(post) for post in (await store.table(table)).posts] for table in expected}
        assert found == expected
    finally:
        await store.close()
