"""The store: tables are read back unchanged, and constraints protect what must never change."""

import asyncio
import re
import sqlite3
import threading
from dataclasses import fields, replace
from datetime import timedelta
from pathlib import Path
from typing import get_args

import psycopg
import pytest

from k2bot.host.kernel.posts import Posts
from k2bot.host.members import Member
from k2bot.host.preferences import PersonalPreferences
from k2bot.host.rows import (
    DailyMark,
    DraftRow,
    GamePost,
    InputRow,
    NoticeKind,
    NoticePost,
    OrdersRow,
    PlacementRow,
    ProposalRow,
    RatedPlaceRow,
    SentPost,
    Status,
    StoredTable,
    TableRow,
    TimerKind,
    TimerRow,
    WaitRow,
)
from k2bot.host.store.dailies import DailyRows
from k2bot.host.store.damage import AwayError
from k2bot.host.store.personal_data import PersonalData
from tests.host.hosting import NOON, kept, setting

REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)


PEOPLE = (
    Member(11, "Ann", standin="hard", missed=2, standin_by=1),
    Member(12, "Bob"),
    Member(-1, "One", level="easy"),
)


def a_row(channel=500, **changes):
    """The row of a lobby not stored yet."""
    lobby = TableRow(0, 9, channel, 11, "tiny", Status.LOBBY, {}, None, NOON, None, None)
    return replace(lobby, **changes)


async def written(store, stored):
    """Store a new table; returns it as read back."""
    async with store.writing() as write:
        table_id = await write.new_table(stored)
    return await store.table(table_id)


async def columns_of(database):
    """All columns of a database."""
    found = set()
    for table in await database.tables():
        no_row = f"SELECT own.* FROM (SELECT 1) AS one LEFT JOIN {table} AS own ON FALSE"  # noqa: S608
        (row,) = await database.rows(no_row)
        found |= {*map(f"{table}.{{}}".format, row.keys())}
    return found


async def new_table(store, channel=500, **changes):
    """Store a lobby of Ann, Bob and a computer, with ``changes`` to its row."""
    return await written(store, StoredTable(a_row(channel, **changes), PEOPLE))


def rows_of(*abouts):
    """New posts about these."""
    return Posts().with_new(NOON, *abouts).rows


def an_input(number, seat=0, **changes):
    return replace(InputRow(number, seat, "answer", "choose1", "2", NOON), **changes)


async def test_a_stored_table_is_read_back_unchanged(store):
    table = await new_table(store)
    await setting(store, "person", 12, "delivery", "dm")
    after = replace(
        table,
        row=a_row(501, id=1, status=Status.RUNNING, seed="abc", begun=NOON, revision=3, host_id=12),
        inputs=(an_input(1, fingerprint="00ff"), an_input(2, seat=1, kind="resign", stamp="", answer="")),
        drafts=(DraftRow(1, "choose1", "1"),),
        orders=(OrdersRow(0, "pass"),),
        proposals=(ProposalRow(1, "pause", 11, {}, 2, NOON),),
        waits=(WaitRow(0, 11, 2, "dm"),),
        rated_places=(
            RatedPlaceRow(0, 11, None, 2, "losses"),
            RatedPlaceRow(1, 12, None, 1, "all"),
            RatedPlaceRow(2, -1, "easy", 3, "nothing"),
        ),
    )
    found = await kept(store, table, **differing(table, after))
    people = (PEOPLE[0], Member(12, "Bob", PersonalPreferences(delivery="dm")), PEOPLE[2])
    assert found == replace(after, members=people)
    later = replace(
        found,
        members=people[::-1],
        drafts=(DraftRow(1, "choose1", "3"), DraftRow(0, "choose1", "2")),
        orders=(OrdersRow(1, "double"),),
        proposals=(replace(after.proposals[0], status="declined", decliner=12),),
        waits=(WaitRow(1, 12, 2, "called"),),
    )
    found = await kept(store, found, **differing(found, later))
    assert found == replace(later, drafts=later.drafts[::-1])
    emptied = replace(found, drafts=(), orders=(), waits=())
    assert await kept(store, found, **differing(found, emptied)) == emptied
    assert await store.table(77) is None


async def test_what_changes_of_a_table_is_stored(store):
    changed = {
        "channel_id": 501,
        "host_id": 12,
        "status": Status.RUNNING,
        "options": {"clock": "1h"},
        "seed": "abc",
        "begun": NOON,
        "revision": 3,
        "paused": NOON,
        "invited": (13, 14),
        "presses": (7001, 7002),
        "canceller": 1,
        "expires": NOON,
    }
    table = await new_table(store)
    row = replace(table.row, **changed)
    assert {name for name in changed if getattr(row, name) == getattr(table.row, name)} == set()
    assert (await kept(store, table, row=row)).row == row


async def test_only_differences_are_written(store):
    table = await new_table(store)
    row = replace(table.row, status=Status.RUNNING, seed="abc", begun=NOON)
    before = replace(
        table,
        row=row,
        inputs=(an_input(1),),
        drafts=(DraftRow(0, "choose1", "1"), DraftRow(1, "choose1", "2")),
        orders=(OrdersRow(0, "pass"),),
        timers=(TimerRow("default", 0, NOON, None), TimerRow("default", 1, NOON, None)),
        proposals=(ProposalRow(1, "pause", 11, {}, 0, NOON, status="agreed"),),
        posts=rows_of(GamePost("a", 0), GamePost("b", 1)),
        waits=(WaitRow(0, 11, 1, "dm"),),
    )
    before = await kept(store, table, **differing(table, before))
    assert await statements(store, before, before) == []
    after = replace(before, inputs=(*before.inputs, an_input(2)), drafts=(before.drafts[0],))
    assert await statements(store, before, after) == ["INSERT INTO input", "DELETE FROM draft"]
    later = replace(after, timers=(before.timers[0], TimerRow("default", 1, NOON, NOON)))
    assert await statements(store, after, later) == ["INSERT INTO timer"]
    marked = replace(before.posts[1], tried=NOON, marks=frozenset({"said", "without-files"}))
    (new,) = rows_of(GamePost("a", 2))
    last = replace(later, posts=(before.posts[0], marked, replace(new, id=3)))
    assert await statements(store, later, last) == ["UPDATE post", "INSERT INTO post"]
    first, second, _ = (await store.table(table.row.id)).posts
    assert (first, second) == (before.posts[0], marked)


def differing(before, after):
    """The fields of ``after`` that differ from ``before``."""
    pairs = ((one.name, getattr(after, one.name)) for one in fields(after))
    return {name: value for name, value in pairs if value != getattr(before, name)}


async def statements(store, before, after):
    """Beginnings of the statements that change one stored table into the other."""
    said = []
    async with store.writing() as write:
        run = write._run

        def heard(sql, *values):
            said.append(re.match(r"(.*?(INTO|FROM|UPDATE) \w+)", sql)[1])
            run(sql, *values)

        write._run = write._transaction.change = heard
        await write.change(before, after)
    return said


async def test_new_posts_get_new_ids(store):
    """Ids are shared with other tables, and deleted ones aren't reused."""
    tables = [await new_table(store, channel=500 + n) for n in range(2)]
    posts = rows_of(GamePost("a", 0), NoticePost("asked", 1, (11, 12), 1, explains=True))
    given = []
    for table in tables:
        async with store.writing() as write:
            ids = await write.change(table, replace(table, posts=posts))
        given.append(ids)
    assert [[*ids.values()] for ids in given] == [[1, 2], [3, 4]]
    found = await store.table(tables[1].row.id)
    assert found.posts == Posts(posts).with_ids(given[1]).rows
    emptied = await kept(store, found, posts=())
    async with store.writing() as write:
        ids = await write.change(emptied, replace(emptied, posts=posts[:1]))
    assert [*ids.values()] == [5]


@pytest.fixture
def stored_table(store):
    """Store a table in this channel and status; returns its id."""

    async def make(channel, status, game="tiny", people=(11, 12), seed="abc"):
        members = tuple(Member(user, "somebody") for user in people)
        table = await written(store, StoredTable(a_row(channel, game=game), members))
        row = replace(table.row, status=status, seed=seed, begun=seed and NOON)
        return (await kept(store, table, row=row)).row.id

    return make


async def test_the_last_game_is_the_newest_that_ended_for_a_channel_or_person(store, stored_table):
    """Games cancelled while running count too, cancelled lobbies don't."""

    async def last():
        return [await store.last_over("tiny", **of) for of in ({"channel_id": 500}, {"user_id": 12})]

    assert await last() == [None, None]
    await stored_table(500, Status.OVER)
    over = await stored_table(500, Status.OVER)
    await stored_table(500, Status.CANCELLED, seed=None)
    assert await last() == [over, over]
    here, anywhere = await stored_table(500, Status.CANCELLED), await stored_table(501, Status.OVER)
    await stored_table(499, Status.OVER, people=(11, 13))
    for game in ("chess", "zebra"):
        await stored_table(500, Status.OVER, game=game)
    await stored_table(500, Status.RUNNING)
    assert await last() == [here, anywhere]


async def test_a_channel_has_at_most_one_open_table(store):
    first = await new_table(store)
    with pytest.raises(REFUSED):
        await new_table(store)
    assert await store.open_channels() == {500}
    await kept(store, first, row=replace(first.row, status=Status.CANCELLED))
    assert await store.open_channels() == set()
    second = await new_table(store)
    assert await store.open_in_channel(500) == second.row
    assert await store.open_in_channel(999) is None


@pytest.mark.parametrize("number", [1, 3, 0])
async def test_inputs_are_numbered_without_gaps_or_repeats(store, number):
    table = await kept(store, await new_table(store), inputs=(an_input(1),))
    with pytest.raises(REFUSED, match="must follow"):
        await kept(store, table, inputs=(an_input(1), an_input(number)))
    assert len((await store.table(table.row.id)).inputs) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE input SET answer = '3'",
        "DELETE FROM input",
        "INSERT INTO input SELECT * FROM input",
    ],
)
async def test_inputs_are_append_only(store, location, statement):
    if isinstance(location, Path):  # PostgreSQL has no such way
        statement = statement.replace("INSERT", "INSERT OR REPLACE")
    table = await kept(store, await new_table(store), inputs=(an_input(1),))
    with pytest.raises(REFUSED, match=r"append-only|must follow"):
        async with store.database.transaction() as inside:
            await inside.execute(statement)
    assert (await store.table(table.row.id)).inputs == (an_input(1),)


async def test_unsettled_tables_are_those_with_work_left(store, stored_table):
    default, computer = TimerRow("default", 0, NOON, NOON), TimerRow("computer", 1, NOON, None)
    left = (
        (Status.RUNNING, {"timers": (default,)}),
        (Status.OVER, {"posts": rows_of(GamePost("end", 3))}),
        (Status.RUNNING, {"timers": (default, computer)}),
        (Status.CANCELLED, {}),
    )
    for channel, (status, what) in enumerate(left, 500):
        table_id = await stored_table(channel, status)
        await kept(store, await store.table(table_id), **what)
    assert await store.unsettled_tables() == (2, 3)


async def test_timers_come_due_in_order_and_survive_unrelated_changes(store):
    first, second = [await new_table(store, channel=500 + n) for n in range(2)]
    early, late, later = (NOON + timedelta(seconds=time) for time in (0.5, 3600, 7200))
    own = (TimerRow("default", 0, NOON, late), TimerRow("default", 1, NOON, None))
    first = await kept(store, first, timers=own)
    second = await kept(store, second, timers=(TimerRow("default", 0, NOON, early),))
    assert first.timers == await store.timers(first.row.id) == own
    assert await store.next_timer() == early
    assert await store.tables_due(NOON) == ()
    assert await store.tables_due(late) == (second.row.id, first.row.id)
    async with store.writing() as write:
        write.put_off(first.row.id, late, later)
    await kept(store, first, drafts=(DraftRow(0, "choose1", "1"),))
    await kept(store, second, timers=())
    assert await store.next_timer() == later


async def test_timers_already_due_are_postponed_except_clocks_and_notices(store):
    kinds = set(get_args(TimerKind))
    own = tuple(TimerRow(kind, 0, NOON, NOON) for kind in sorted(kinds))
    table, later = await kept(store, await new_table(store), timers=own), NOON + timedelta(hours=1)
    async with store.writing() as write:
        write.not_before(later)
    found = {row.kind: row.due for row in await store.timers(table.row.id)}
    assert {kind for kind, due in found.items() if due == NOON} == {"clock", *get_args(NoticeKind)}
    assert set(found.values()) == {NOON, later}
    assert found.keys() == kinds


async def test_a_table_keeps_its_language_and_members_their_own(store):
    table = await new_table(store, language="de")
    async with store.writing() as write:
        for user, key, language in ((11, "locale", "es"), (12, "locale", "es"), (12, "language", "fr")):
            write.setting("person", user, key, language)
    table = await kept(store, table, row=replace(table.row, host_id=12))
    assert table.row.language == "de"
    assert [member.language for member in table.members] == ["es", "fr", None]
    assert await store.language_of_table(table_id=table.row.id) == "de"
    assert await store.language_of_table(channel_id=500) == "de"
    assert await store.language_of_table(channel_id=501) is None


async def test_known_messages_include_posts_of_all_tables_in_a_channel(store, stored_table):
    tables = [await stored_table(500, Status.OVER) for _ in range(2)]
    places = iter([SentPost(500, 71), SentPost(500, 72), SentPost(500, 73), SentPost(501, 74)])
    for table_id in tables:
        posts = rows_of(GamePost("a", 1), GamePost("b", 1))
        posts = tuple(replace(post, message=next(places)) for post in posts)
        await kept(store, await store.table(table_id), posts=posts)
    assert set(await store.known_messages(500, 72)) == {72, 73}
    assert await store.known_messages(500, 73) == (73,)
    assert await store.known_messages(501, 0) == (74,)


async def test_placements_are_stored_once_and_never_change(store):
    table = await new_table(store)
    rows = (PlacementRow(0, 11, 2, 7, {"dead": 1}), PlacementRow(1, 12, 1, None, {}))
    noted = await kept(store, table, placements=rows[::-1])
    assert noted.placements == rows
    for sql in ("UPDATE placement SET place = 1", "DELETE FROM placement"):
        with pytest.raises(REFUSED, match="placements stand"):
            await store.database.rows(sql)
    with pytest.raises(REFUSED, match="placements stand"):
        await kept(store, noted, placements=rows[:1])


async def test_a_closed_store_connects_no_more(store):
    await store.close()
    with pytest.raises(ValueError, match=r"no active connection|Connection closed"):
        await store.note("anything")
    with pytest.raises(ValueError, match="Connection closed"):
        async with store.database.reading():
            pass


NOTES = "SELECT key FROM note WHERE key LIKE 'one %' ORDER BY key"


async def test_a_reading_sees_one_moment_and_nobody_waits_for_it(store):
    """Neither it nor a transaction that has begun waits for the other one."""
    database, keys = store.database, [f"one {number:02}" for number in range(20)]
    async with database.transaction() as transaction:
        for key in keys:
            transaction.change("INSERT INTO note (key, text) VALUES (?, '')", (key,))
    async with database.reading() as reading:
        sizes, found = [], []
        async for rows in reading.chunks(NOTES, (), 3):
            sizes.append(len(rows))
            found += [row["key"] for row in rows]
            async with database.transaction() as transaction:
                await transaction.execute("DELETE FROM note WHERE key = ?", (keys[-len(sizes)],))
                assert await reading.column(NOTES) == (*keys,)
        assert (found, sizes) == (keys, [3] * 6 + [2])
        assert await database.column(NOTES) == (*keys[:-7],)
        with pytest.raises((sqlite3.OperationalError, AwayError), match=r"read-?only"):
            await reading.rows("DELETE FROM note")


async def test_a_store_closes_once_its_readings_have_ended(store):
    """One that's cancelled takes its thread with it."""
    begun, threads = asyncio.Event(), set(threading.enumerate())

    async def read():
        async with store.database.reading() as reading:
            begun.set()
            await reading.rows("SELECT COUNT(*) AS count FROM note")
            await asyncio.Event().wait()

    task = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not closing.done()
    task.cancel()
    await closing
    assert task.done()
    assert set(threading.enumerate()) <= threads


async def test_a_mark_outlasts_its_attempt_until_the_end_of_its_day(store):
    rows, stored = DailyRows(store), PersonalData(store)
    table = await new_table(store, guild_id=None, kind="daily", status=Status.OVER, seed="s", begun=NOON)
    daily = await rows.settle("tiny", 1, NOON.date(), 1, {})
    async with store.writing() as write:
        write.attempt(daily.id, 11, table.row.id, NOON, DailyMark("a hash", NOON))
    await rows.store_marks(["a hash", "another"], NOON)
    assert await rows.players(daily.id) == (11,)
    assert await stored.forget(11, "nobody", await stored.tables(11))
    assert (await rows.players(daily.id), await rows.since("tiny", NOON.date())) == ((), (daily,))
    before = NOON - timedelta(seconds=1)
    for now, until in ((before, NOON), (NOON, None)):
        await rows.delete_marks(before)
        assert await rows.marked_until("a hash", now) == until
    await rows.delete_marks(NOON)
    assert await rows.marked_until("another", before) is None
