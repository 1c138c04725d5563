"""What is written is read back as it was; what must never change cannot be changed."""

from __future__ import annotations

import shutil
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.host.people.members import Member, Status
from k2bot.host.people.preferences import PersonalPreferences
from k2bot.host.store import DraftRow, InputRow, Known, PlacementRow, Posted, PostRow, Store, TimerRow
from k2bot.host.store.database import MIGRATIONS, Database

NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path):
    opened = await Store.open(tmp_path / "store.sqlite3")
    yield opened
    await opened.close()


async def new_table(store, channel=500, **options):
    async with store.writing() as write:
        table = await write.new_table(
            guild_id=9, channel_id=channel, host_id=11, game="tiny", options=options, created=NOON
        )
        await write.members(table, [Member(11, "Ann"), Member(12, "Bob")])
    return table


def an_input(number, seat=0, **changes):
    return replace(InputRow(number, seat, "answer", "choose1", "2", NOON), **changes)


async def test_a_table_comes_back_as_it_was_written(store):
    table = await new_table(store, rounds="2", pairs="no")
    stored = await store.table(table)
    row = replace(stored.row, status=Status.RUNNING, seed="abc", begun=NOON, host_id=12, channel_id=501)
    inputs = (an_input(1), an_input(2, seat=1, kind="resign", stamp="", answer=""))
    async with store.writing() as write:
        await write.table(row)
        for one in inputs:
            await write.input(table, one)
        await write.draft(table, DraftRow(1, "choose1", "1"))
        await write.draft(table, DraftRow(1, "choose1", "3"))
        await write.setting("person", 12, "delivery", "dm")
    found = await store.table(table)
    assert dict(found.row.options) == {"rounds": "2", "pairs": "no"}
    assert found.row == row
    assert found.members == (Member(11, "Ann"), Member(12, "Bob", PersonalPreferences(delivery="dm")))
    assert found.inputs == inputs
    assert found.drafts == (DraftRow(1, "choose1", "3"),)


async def test_computers_and_stand_ins_come_back(store):
    table = await new_table(store)
    members = (Member(11, "Ann", standin="hard"), Member(-1, "Bot One", level="easy"))
    async with store.writing() as write:
        await write.members(table, members)
        await write.posts(table, [PostRow(3, "turn", first=2), PostRow(4, "turn")], NOON)
    assert (await store.table(table)).members == members
    assert [row.wanted.first for row in await store.unsent(table)] == [2, None]


@pytest.fixture
def stored_table(store):
    """Stores a table of Ann and Bob in that channel, in that status; gives its id."""

    async def make(channel, status, game="tiny", people=(11, 12), seed="abc"):
        async with store.writing() as write:
            table = await write.new_table(
                guild_id=9, channel_id=channel, host_id=11, game=game, options={}, created=NOON
            )
            await write.members(table, [Member(user, "somebody") for user in people])
        row = replace((await store.table(table)).row, status=status, seed=seed, begun=seed and NOON)
        async with store.writing() as write:
            await write.table(row)
        return table

    return make


async def test_the_last_game_of_a_channel_is_the_newest_one_that_ended_there(store, stored_table):
    """Also one that was cancelled under way, but no lobby."""
    assert await store.last_over("tiny", channel_id=500) is None
    await stored_table(500, Status.OVER)
    over = await stored_table(500, Status.OVER)
    await stored_table(500, Status.CANCELLED, seed=None)
    assert await store.last_over("tiny", channel_id=500) == over
    newest = await stored_table(500, Status.CANCELLED)
    await stored_table(501, Status.OVER)
    await stored_table(499, Status.OVER)
    await stored_table(500, Status.OVER, game="chess")
    await stored_table(500, Status.OVER, game="zebra")
    await stored_table(500, Status.RUNNING)
    assert await store.last_over("tiny", channel_id=500) == newest


async def test_the_last_game_of_a_person_is_one_they_sat_at_wherever_it_was(store, stored_table):
    assert await store.last_over("tiny", user_id=12) is None
    await stored_table(500, Status.OVER)
    newest = await stored_table(501, Status.OVER)
    await stored_table(502, Status.RUNNING)
    await stored_table(503, Status.OVER, people=(11, 13))
    await stored_table(504, Status.OVER, people=(11,))
    await stored_table(505, Status.OVER, game="chess")
    assert await store.last_over("tiny", user_id=12) == newest
    assert await store.last_over("tiny", user_id=14) is None


async def test_an_unknown_table_is_none(store):
    assert await store.table(77) is None


async def test_one_open_table_a_channel(store):
    first = await new_table(store)
    with pytest.raises(sqlite3.IntegrityError):
        await new_table(store)
    stored = await store.table(first)
    async with store.writing() as write:
        await write.table(replace(stored.row, status=Status.CANCELLED))
    second = await new_table(store)
    assert await store.open_in_channel(500) == second
    assert await store.open_in_channel(999) is None


@pytest.mark.parametrize("number", [1, 3, 0])
async def test_inputs_follow_one_another_without_gap_or_repeat(store, number):
    table = await new_table(store)
    async with store.writing() as write:
        await write.input(table, an_input(1))
    with pytest.raises(sqlite3.IntegrityError, match="must follow"):
        async with store.writing() as write:
            await write.input(table, an_input(number))
    assert len((await store.table(table)).inputs) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE input SET answer = '3'",
        "DELETE FROM input",
        "INSERT OR REPLACE INTO input SELECT * FROM input",
    ],
)
async def test_inputs_are_append_only(store, statement):
    table = await new_table(store)
    async with store.writing() as write:
        await write.input(table, an_input(1))
    with pytest.raises(sqlite3.IntegrityError, match=r"append-only|must follow"):
        async with store._database.transaction() as inside:
            await inside.execute(statement)
    assert (await store.table(table)).inputs == (an_input(1),)


async def test_nothing_belongs_to_a_table_that_is_not_there(store):
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with store.writing() as write:
            await write.input(77, an_input(1))


async def test_a_sent_row_takes_the_earlier_ones_of_its_post_along_and_no_others(store):
    table, other = await new_table(store), await new_table(store, channel=501)
    posts = [
        PostRow(0, "a"),
        PostRow(1, "a", edit=True),
        PostRow(1, "a", edit=True, seat=0),
        PostRow(1, "b", edit=True),
        PostRow(2, "a", edit=True),
        PostRow(3, "a", edit=True),
    ]
    async with store.writing() as write:
        await write.posts(table, posts, NOON)
        await write.posts(other, posts, NOON)
    rows = await store.outbox(table)
    assert [row.wanted for row in rows] == posts
    async with store.writing() as write:
        await write.sent(table, rows[4], Posted(500, 9000))
    statuses = [row.status for row in await store.outbox(table)]
    assert statuses == ["gathered", "gathered", "waiting", "waiting", "sent", "waiting"]
    assert {row.status for row in await store.outbox(other)} == {"waiting"}
    assert [row.id for row in await store.unsent(table)] == [rows[2].id, rows[3].id, rows[5].id]


async def test_which_message_a_post_is(store):
    table = await new_table(store)
    async with store.writing() as write:
        await write.posts(
            table, [PostRow(0, "a"), PostRow(0, "a", seat=1), PostRow(0, "b"), PostRow(1, "a")], NOON
        )
    rows = await store.outbox(table)
    async with store.writing() as write:
        for row, message in zip(rows[:3], (1, 2, 3), strict=True):
            await write.sent(table, row, Posted(500, message))
    assert await store.posted(table, ("a", None)) == Posted(500, 1)
    assert await store.posted(table, ("a", 1)) == Posted(500, 2)
    assert await store.latest_post(table) == Posted(500, 3)
    async with store.writing() as write:
        await write.sent(table, rows[3], Posted(501, 4))
    assert await store.posted(table, ("a", None)) == Posted(501, 4)
    assert await store.latest_post(table) == Posted(501, 4)
    async with store.writing() as write:
        await write.forget(table, ("a", None))
    assert await store.posted(table, ("a", None)) is None
    assert await store.posted(table, ("a", 1)) == Posted(500, 2)
    async with store.writing() as write:
        await write.forget_channel(table)
    assert await store.latest_post(table) is None
    assert await store.posted(table, ("a", 1)) == Posted(500, 2)


async def test_an_edit_does_not_make_an_old_post_the_latest(store):
    table = await new_table(store)
    async with store.writing() as write:
        await write.posts(table, [PostRow(0, "a"), PostRow(0, "b"), PostRow(1, "a", edit=True)], NOON)
    rows = await store.outbox(table)
    async with store.writing() as write:
        for row, message in zip(rows, (1, 2, 1), strict=True):
            await write.sent(table, row, Posted(500, message))
    assert await store.latest_post(table) == Posted(500, 2)


async def test_unsettled_tables_are_those_with_something_left_to_do(store):
    tables = [await new_table(store, channel=500 + n) for n in range(4)]
    rows = [(await store.table(table)).row for table in tables]
    statuses = (Status.RUNNING, Status.OVER, Status.RUNNING, Status.CANCELLED)
    async with store.writing() as write:
        for row, status in zip(rows, statuses, strict=True):
            await write.table(replace(row, status=status, seed="abc", begun=NOON))
        await write.posts(tables[1], [PostRow(3, "end")], NOON)
        await write.timers(tables[0], (), [TimerRow("default", 0, NOON, NOON)])
        await write.timers(
            tables[2], (), [TimerRow("default", 0, NOON, NOON), TimerRow("computer", 1, NOON, None)]
        )
    assert await store.unsettled_tables() == (tables[1], tables[2])


async def test_timers_come_due_in_their_order_and_stay_as_they_are_while_what_is_awaited_does(store):
    first, second = [await new_table(store, channel=500 + n) for n in range(2)]
    early, late = NOON + timedelta(seconds=0.5), NOON + timedelta(hours=1)
    own = (TimerRow("default", 0, NOON, late), TimerRow("default", 1, NOON, None))
    other = (TimerRow("default", 0, NOON, early),)
    async with store.writing() as write:
        await write.timers(first, (), own)
        await write.timers(second, (), other)
    assert await store.timers(first) == own
    assert await store.next_timer() == early
    assert await store.tables_due(NOON) == ()
    assert await store.tables_due(late) == (second, first)
    async with store.writing() as write:
        await write.put_off(first, late, late + timedelta(hours=1))
        await write.timers(first, own, own)
        await write.timers(second, other, ())
    assert await store.next_timer() == late + timedelta(hours=1)
    async with store.writing() as write:
        await write.timers(first, own, [TimerRow("default", 0, early, late)])
    assert await store.timers(first) == (TimerRow("default", 0, early, late),)


async def test_settings_are_each_of_one_person_or_server(store):
    async with store.writing() as write:
        await write.setting("guild", 11, "language", "de")
        await write.setting("person", 11, "language", "fr")
        await write.setting("person", 11, "language", "pl")
        await write.setting("person", 12, "locale", "es")
    assert await store.settings("guild", 11) == {"language": "de"}
    assert await store.settings("person", 11) == {"language": "pl"}
    assert await store.settings("person", 12) == {"locale": "es"}
    assert await store.settings("person", 13) == {}
    async with store.writing() as write:
        await write.setting("person", 11, "language", None)
    assert await store.settings("person", 11) == {}
    assert await store.settings("guild", 11) == {"language": "de"}


async def test_a_table_keeps_its_language_and_members_bring_theirs(store):
    async with store.writing() as write:
        table = await write.new_table(
            guild_id=9, channel_id=500, host_id=11, game="tiny", options={}, created=NOON, language="de"
        )
        await write.members(table, [Member(11, "Ann"), Member(12, "Bob"), Member(13, "Cid")])
        for key, language in (("locale", "es"), ("language", "fr")):
            await write.setting("person", 12, key, language)
        await write.setting("person", 13, "locale", "es")
    stored = await store.table(table)
    async with store.writing() as write:
        await write.table(replace(stored.row, host_id=12))
    assert (await store.table(table)).row.language == "de"
    assert [member.language for member in stored.members] == [None, "fr", "es"]
    assert await store.language_of_table(table_id=table) == "de"
    assert await store.language_of_table(channel_id=500) == "de"
    assert await store.language_of_table(channel_id=501) is None


async def test_what_people_had_set_before_there_were_languages_stays(tmp_path):
    old = tmp_path / "migrations"
    old.mkdir()
    for file in MIGRATIONS.glob("000[1-5]*.sql"):
        shutil.copy(file, old)
    database = await Database.open(tmp_path / "games.sqlite3", old)
    async with database.transaction() as inside:
        await inside.execute("INSERT INTO person VALUES (12, 'dm')")
        await inside.execute(
            "INSERT INTO game_table (channel_id, host_id, game, status, options, created)"
            " VALUES (500, 11, 'tiny', 'lobby', '{}', '2030-05-01T12:00:00+00:00')"
        )
    await database.close()
    store = await Store.open(tmp_path / "games.sqlite3")
    assert await store.settings("person", 12) == {"delivery": "dm"}
    assert (await store.table(1)).row.language is None
    await store.close()


async def test_a_row_is_tried_for_the_first_time_once_and_keeps_all_that_it_said(store):
    table = await new_table(store)
    async with store.writing() as write:
        await write.posts(table, [PostRow(1, "a"), PostRow(1, "b")], NOON)
    first, second = await store.unsent(table)
    assert (first.tried, second.tried) == (None, None)
    await store.tried(first.id, NOON, {"said", "without-files"})
    await store.tried(first.id, NOON + timedelta(minutes=1), {"said-later"})
    assert [row.tried for row in await store.unsent(table)] == [NOON, None]
    assert [row.marks for row in await store.unsent(table)] == [
        {"said", "without-files", "said-later"},
        frozenset(),
    ]


async def test_posts_of_all_tables_in_a_channel_are_known_and_the_newest_of_one(store, stored_table):
    tables = [await stored_table(500, Status.OVER), await stored_table(500, Status.OVER)]
    posts = [(0, "a", 500, 71), (0, "b", 500, 72), (1, "a", 500, 73), (1, "b", 501, 74)]
    for number, key, channel, message in posts:
        async with store.writing() as write:
            await write.posts(tables[number], [PostRow(1, key)], NOON)
        row = (await store.unsent(tables[number]))[-1]
        async with store.writing() as write:
            await write.sent(tables[number], row, Posted(channel, message))
    assert await store.known(tables[0], 500, 0) == Known(frozenset({71, 72, 73}), 72)
    assert await store.known(tables[0], 500, 72) == Known(frozenset({72, 73}), 72)
    assert await store.known(tables[0], 500, 73) == Known(frozenset({73}), None)
    assert await store.known(tables[1], 501, 0) == Known(frozenset({74}), 74)
    assert await store.known(tables[0], 999, 0) == Known(frozenset(), None)


async def test_tables_of_the_first_version_go_on(tmp_path):
    first = tmp_path / "migrations"
    first.mkdir()
    (first / "0001_start.sql").write_text((MIGRATIONS / "0001_start.sql").read_text(encoding="utf-8"))
    old = await Database.open(tmp_path / "old.sqlite3", first)
    async with old.transaction() as inside:
        await inside.execute(
            "INSERT INTO game_table (channel_id, host_id, game, status, options, created)"
            " VALUES (500, 11, 'tiny', 'lobby', '{}', ?)",
            (NOON.isoformat(),),
        )
        await inside.execute(
            "INSERT INTO game_table (channel_id, host_id, game, status, options, seed, created, begun)"
            " VALUES (501, 11, 'tiny', 'running', '{}', 'abc', ?, ?)",
            (NOON.isoformat(), NOON.isoformat()),
        )
        await inside.execute(
            "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
            " VALUES (2, 1, 0, 'answer', 'choose1', '2', ?)",
            (NOON.isoformat(),),
        )
        await inside.execute("INSERT INTO member VALUES (1, 0, 11, 'Ann')")
        await inside.execute(
            "INSERT INTO outbox (table_id, number, key, edit, created) VALUES (1, 1, 'a', 0, ?)",
            (NOON.isoformat(),),
        )
    await old.close()
    store = await Store.open(tmp_path / "old.sqlite3")
    try:
        assert (await store.table(1)).members == (Member(11, "Ann"),)
        (row,) = await store.unsent(1)
        assert (row.wanted, row.tried) == (PostRow(1, "a"), None)
        lobby, running = await store.table(1), await store.table(2)
        assert (lobby.row.rules, running.row.rules) == (None, 1)
        assert running.inputs == (an_input(1),)
        assert await store.timers(2) == (TimerRow("unknown", -1, NOON, None),)
        assert running.placements == ()
    finally:
        await store.close()


async def test_fingerprints_and_the_revision_of_the_rules_come_back(store):
    table = await new_table(store)
    row = replace((await store.table(table)).row, status=Status.RUNNING, seed="abc", begun=NOON, rules=3)
    async with store.writing() as write:
        await write.table(row)
        await write.input(table, an_input(1, fingerprint="00ff"))
        await write.input(table, an_input(2))
    found = await store.table(table)
    assert found.row.rules == 3
    assert [one.fingerprint for one in found.inputs] == ["00ff", None]


async def test_placements_are_noted_once_and_stand(store):
    table, other = await new_table(store), await new_table(store, channel=501)
    rows = (PlacementRow(0, 11, 2, 7, {"dead": 1}), PlacementRow(1, 12, 1, None, {}))
    async with store.writing() as write:
        await write.placements(table, rows[::-1])
    assert (await store.table(table)).placements == rows
    assert (await store.table(other)).placements == ()
    with pytest.raises(sqlite3.IntegrityError):
        async with store.writing() as write:
            await write.placements(table, rows[:1])
    for sql in ("UPDATE placement SET place = 1", "DELETE FROM placement"):
        with pytest.raises(sqlite3.IntegrityError, match="placements stand"):
            await store._database.rows(sql)
    assert (await store.table(table)).placements == rows


async def test_only_tables_whose_game_has_begun_were_played(store, stored_table):
    await new_table(store)
    tables = [await stored_table(channel, Status.OVER) for channel in (601, 602)]
    assert await store.played_tables() == tuple(tables)
