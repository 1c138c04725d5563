"""PostgreSQL databases: cut connections, unreachable servers, and moving games there and back."""

import asyncio
import gc
import random
import re
from dataclasses import replace

import psycopg
import pytest

from k2bot.game.values import Refusal
from k2bot.host.rows import Status
from k2bot.host.store import Store, StoreError
from k2bot.host.store.backups import back_up
from k2bot.host.store.damage import AwayError, EmptyError
from k2bot.host.store.database import Range, SqliteDatabase
from k2bot.host.store.leases import Leases
from k2bot.host.store.moving import move
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.store.postgres import PostgresDatabase, _translate
from k2bot.host.store.snapshot import snapshot
from k2bot.host.store.statistics import Statistics
from k2bot.location import PostgresUrl
from tests import postgres
from tests.host.hosting import ANN, CHANNEL, opened, setting
from tests.host.migrated import prepared
from tests.host.store.test_query_plans import statements
from tests.host.store.test_store import columns_of, new_table
from tests.host.test_crash import SCRIPT, ending, expected, story  # noqa: F401 - a fixture
from tests.own_server import own_server
from tests.phrases import pattern, refused
from tests.proxy import proxied


@pytest.fixture
async def proxied_store(postgres_url, tmp_path_factory):
    """A store behind a proxy, and the proxy."""
    async with proxied(postgres_url, tmp_path_factory.mktemp("s")) as (proxy, url):
        store = await fenced(url)
        yield store, proxy
        await store.close()


async def fenced(url):
    """A store whose writes are fenced as those of an owner."""
    store = await Store.open(url)
    leases = Leases(store.database)
    store.database.fence = {0: await leases.take(0, f"owner, {store.database.process}")}
    return store


async def note(store, text):
    await store.set_note("kept", text)


async def test_a_transaction_cut_off_is_repeated_unless_it_was_committed(proxied_store):
    store, proxy = proxied_store
    for name, cuts in (("before", {"cut_before": b"COMMIT"}), ("at", {"cut_at": b"COMMIT"})):
        vars(proxy).update(cuts)
        await note_of(store, f"{name} the commit")
    proxy.cut_at = b"INSERT"
    await note_of(store, "at the insert")
    proxy.cut_before = b"SELECT"
    assert await noted(store) == ["at the commit", "at the insert", "before the commit"]
    assert proxy.cut_before is proxy.cut_at is None, "each was cut"


async def test_a_transaction_with_reads_is_not_repeated_but_reports_its_outcome(proxied_store):
    store, proxy = proxied_store
    proxy.cut_before = b"COMMIT"
    with pytest.raises(AwayError):
        await note_of(store, "never arrived", reading=True)
    proxy.cut_at = b"COMMIT"
    await note_of(store, "arrived without an answer", reading=True)
    proxy.cut_at = b"INSERT"
    with pytest.raises(AwayError):
        await note_of(store, "not committed", reading=True)
    assert await noted(store) == ["arrived without an answer"]


async def noted(store):
    """Keys written by ``note_of``, in alphabetical order."""
    rows = await store.database.rows("SELECT key FROM note WHERE text = '' ORDER BY key")
    return [row["key"] for row in rows]


async def note_of(store, key, *, reading=False):
    """Insert a row that can be inserted only once."""
    async with store.database.transaction() as transaction:
        if reading:
            await transaction.execute("SELECT 1 AS one")
        transaction.change("INSERT INTO note (key, text) VALUES (?, '')", (key,))


@pytest.mark.parametrize("arrives", [False, True])
async def test_an_unknown_commit_outcome_is_settled_before_the_next_statement(
    proxied_store, monkeypatch, arrives
):
    """The writer, told that the server is unreachable, then reads the true state."""
    monkeypatch.setattr("k2bot.host.store.postgres.UNSURE_TIMEOUT", 0.0)
    store, proxy = proxied_store
    await note(store, "before")
    connect = store.database._connect

    async def away():
        raise AwayError("store-away", path="", error="")

    store.database._connect = away
    proxy.cut_before, proxy.cut_at = (None, b"COMMIT") if arrives else (b"COMMIT", None)
    with pytest.raises(AwayError):
        await note(store, "doubtful")
    store.database._connect = connect
    assert await store.note("kept") == ("doubtful" if arrives else "before")
    assert store.database._unsure is None


async def test_a_commit_lost_in_a_server_crash_counts_as_not_stored(tmp_path_factory):
    """Its transaction ids are then reused, which says nothing about the lost one."""
    with own_server() as server:
        url = server.create("games")
        async with proxied(url, tmp_path_factory.mktemp("s")) as (proxy, passing):
            store = await fenced(passing)
            connect = store.database._connect

            async def after_a_crash():
                store.database._connect = connect
                server.stop("immediate")
                server.start()
                server.do(*["CREATE TABLE other (id INT)", "DROP TABLE other"] * 3, database="games")
                return await connect()

            def crash():
                store.database._connect = after_a_crash
                proxy.cut_before = b"COMMIT"

            crash()
            with pytest.raises(AwayError):
                await note_of(store, "lost", reading=True)
            crash()
            await note_of(store, "done again")
            assert await noted(store) == ["done again"]
            await store.close()


@pytest.mark.parametrize("stage", [b"BEGIN", b"INSERT", b"COMMIT", b"SELECT key", None])
async def test_an_unresponsive_connection_is_replaced(proxied_store, monkeypatch, stage):
    # Long enough for a busy machine to connect again, which is given up by the same time.
    monkeypatch.setattr("k2bot.host.store.postgres.ANSWER_TIMEOUT", 0.5)
    store, proxy = proxied_store
    await note(store, "before")
    proxy.hang_at = stage
    if stage is None:
        proxy.hang(for_new=False)
    await note_of(store, "over another connection")
    assert await noted(store) == ["over another connection"]
    assert proxy.hang_at is None


async def test_a_slow_statement_is_waited_for(proxied_store, monkeypatch):
    monkeypatch.setattr("k2bot.host.store.postgres.ANSWER_TIMEOUT", 0.5)
    store, _ = proxied_store
    before = store.database._connection
    await store.database.rows("SELECT pg_sleep(1.2)")
    assert store.database._connection is before


async def test_a_connection_that_fails_to_start_is_closed(postgres_url, monkeypatch):
    database = await PostgresDatabase.open(postgres_url)
    held = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
    try:
        with psycopg.connect(postgres_url.url, autocommit=True) as watch:
            [(own,)] = watch.execute(f"{held} AND pid <> pg_backend_pid()").fetchall()
            watch.execute("SELECT pg_terminate_backend(%s, 5000)", (own,))
            with monkeypatch.context() as patch:
                patch.setattr("k2bot.host.store.postgres.END_CONNECTIONS", "SELECT 1 / 0 WHERE ? <> ''")
                with pytest.raises(psycopg.errors.DivisionByZero):
                    await database.rows("SELECT 1 AS one")
            for _ in range(50):  # the server needs a moment to notice
                left = watch.execute(f"{held} AND pid <> pg_backend_pid()").fetchall()
                if not left:
                    break
                await asyncio.sleep(0.05)
            assert not left
        assert await database.rows("SELECT 1 AS one")
    finally:
        await database.close()


async def test_a_failure_after_cancellation_is_not_logged_as_never_retrieved(postgres_url, caplog):
    database = await PostgresDatabase.open(postgres_url)
    asked = asyncio.create_task(database.rows("SELECT 1 / length(pg_sleep(0.2)::text)"))
    await asyncio.sleep(0.1)
    asked.cancel()
    await asyncio.wait([asked])
    assert await database.rows("SELECT 1 AS one"), "it has failed by then"
    del asked
    gc.collect()
    assert "never retrieved" not in caplog.text
    await database.close()


async def test_a_locked_row_is_refused_with_an_explanation(postgres_url):
    store = await fenced(postgres_url)
    with psycopg.connect(postgres_url.url) as other:
        other.execute("SELECT 1 FROM lease FOR UPDATE")
        await refused(note(store, "meanwhile"), "store-locked", path=postgres_url)
    await note(store, "afterwards")
    await store.close()


async def test_an_unreachable_server_is_reported_and_works_again_afterwards(proxied_store, caplog):
    store, proxy = proxied_store
    await note(store, "before")
    proxy.away = True
    proxy.cut()
    for _ in range(2):
        with pytest.raises(AwayError, match="be reached"):
            await note(store, "meanwhile")
    assert isinstance(await store.database.trouble(), AwayError)
    proxy.away = False
    assert await store.database.trouble() is None
    assert await store.note("kept") == "before"
    told = [record.levelname for record in caplog.records if record.name.startswith("k2bot.")]
    assert told == ["ERROR", "WARNING"], "each once"


async def test_a_game_continues_however_often_its_connection_is_cut(postgres_url, tmp_path, tiny, expected):  # noqa: F811
    """A failing step is repeated, as people would do."""
    chance = random.Random(1)  # noqa: S311 - not cryptographic
    cuts = 0
    async with proxied(postgres_url, tmp_path) as (proxy, url), opened(url, tiny) as house:
        house.store.database.fence = {0: await Leases(house.store.database).take(0, "owner")}
        connect = house.store.database._ready_connection

        async def cut_now_and_then():
            nonlocal cuts
            connection = await connect()
            draw = chance.random()
            if draw < 0.1:
                proxy.cut_at = b"COMMIT"
            elif draw < 0.2:
                proxy.cut_before = b"COMMIT"
            elif draw < 0.3:
                proxy.cut()
            cuts += draw < 0.3
            return connection

        await SCRIPT[0](house)  # a table that couldn't be stored would leave its number unused
        house.store.database._ready_connection = cut_now_and_then
        for step in SCRIPT[1:]:
            for _ in range(20):
                try:
                    await step(house)
                except AwayError:
                    continue
                except Refusal:  # what was stored without an answer
                    pass
                break
        house.store.database._ready_connection = connect
        proxy.cut_at = proxy.cut_before = None
        await house.serve(await house.find(1))
        assert (ending(house.wall), await story(house)) == expected
    assert cuts > 10


async def test_both_kinds_of_database_have_the_same_tables_and_indexes(postgres_url, tmp_path):
    """Both have the unique indexes too."""
    stores = [await Store.open(prepared(tmp_path / "games.sqlite3")), await Store.open(postgres_url)]
    try:
        first, second = (store.database for store in stores)
        assert await columns_of(first) == await columns_of(second)
        newest = await second.rows("SELECT MAX(number) AS newest FROM migration")
        assert newest == [{"newest": max(first.scripts())}]
        wanted = await first.rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql <> ''")
        found = await second.rows("SELECT indexname AS name FROM pg_indexes")
        assert {row["name"] for row in wanted} <= {row["name"] for row in found}
    finally:
        for store in stores:
            await store.close()


def test_the_server_accepts_every_statement(postgres_url):
    with psycopg.connect(postgres_url.url, autocommit=True) as connection:
        for sql in statements("sqlite.py", "snapshot.py"):
            if "sqlite_" in sql:
                continue
            numbers, count = {}, iter(range(1, 100))
            asked = re.sub(
                r"%\((\w+)\)s|%s",
                lambda found: f"${numbers.setdefault(found[1] or next(count), len(numbers) + 1)}",  # noqa: B023
                _translate(sql, Range()),
            ).replace("%%", "%")
            connection.execute(f"PREPARE asked AS {asked}".encode())
            connection.execute("DEALLOCATE asked")


async def test_a_store_opened_for_reading_changes_nothing(postgres_url):
    with postgres.fresh() as empty, pytest.raises(EmptyError):
        await Store.open(empty, reading=True)
    store = await Store.open(postgres_url, reading=True)
    with pytest.raises(StoreError, match="read-only"), store.errors_as_store_errors():
        await new_table(store)
    assert await store.table(1) is None
    with pytest.raises(StoreError, match=pattern("store-unusable")), store.errors_as_store_errors():
        await store.database.rows("SELECT 1 / 0")
    await store.close()


async def test_a_snapshot_of_a_server_changes_nothing(postgres_url):
    with pytest.raises(StoreError, match="read-only"):
        async with snapshot(postgres_url) as store:
            await new_table(store)


@pytest.mark.parametrize(("step", "message"), [(9999, "store-newer"), (None, "store-older")])
async def test_a_different_schema_version_is_refused(postgres_url, step, message):
    with psycopg.connect(postgres_url.url, autocommit=True) as connection:
        if step:
            connection.execute("INSERT INTO migration VALUES (%s, 'later', 'now')", (step,))
        else:
            connection.execute("UPDATE migration SET number = 23 WHERE number = 24")
            connection.execute("DELETE FROM migration WHERE number > 24")
    known = max(PostgresDatabase(postgres_url).scripts())
    told = pattern(message, path=str(postgres_url), step=str(step or 23), known=str(known))
    with pytest.raises(StoreError, match=told):
        await Store.open(postgres_url, reading=True)


async def test_errors_about_an_unreachable_server_hide_its_password(tmp_path):
    url = PostgresUrl(f"postgresql://ann:secret@/games?host={tmp_path}&password=secret&sslmode=disable")
    assert "secret" not in f"{url} {url!r}"
    assert str(url).startswith("postgresql://ann@/games?host=")
    with pytest.raises(AwayError) as failure:
        await Store.open(url)
    assert "secret" not in str(failure.value)
    await refused(asyncio.to_thread(back_up, url, tmp_path / "copy"), "store-away")
    assert not [*tmp_path.iterdir()]


# ------------------------------------------------------------------------ games that move to another database


HALF = len(SCRIPT) // 2


async def seen(location):
    """What people can read from a database."""
    async with snapshot(location) as store:
        stored = await PersonalData(store).of(ANN)
        assert await PersonalData(store).counts(ANN) == {kind: len(rows) for kind, rows in stored.items()}
        return (
            await store.table(1),
            await store.table(2),
            stored,
            await Statistics(store).games(ANN, "tiny", revision=1, server=None, reader=ANN),
            await store.note("kept"),
            await store.database.value("SELECT COUNT(*) AS count FROM unrated"),
        )


async def test_games_move_to_a_server_and_back_and_continue(tmp_path, tiny, expected, monkeypatch):  # noqa: F811
    monkeypatch.setattr("k2bot.host.store.moving.ROWS_AT_ONCE", 7)
    monkeypatch.setattr("k2bot.host.store.moving.GAMES_AT_ONCE", 1)
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    with postgres.fresh() as server:
        async with opened(first, tiny) as house:
            for step in SCRIPT[:HALF]:
                await step(house)
            other = await new_table(house.store, channel=CHANNEL + 1)
            async with house.store.writing() as write:
                cancelled = replace(other, row=replace(other.row, status=Status.CANCELLED))
                await write.change(other, cancelled)
            await house.store.set_note("kept", "ключ: %s ? :name")
            await house.store.database.change(
                "INSERT INTO unrated (guild_id, game, table_id) VALUES (7, 'tiny', 1)"
            )
        moved = await move(first, server)
        assert (moved.tables, moved.rows > 20) == (2, True)
        assert await seen(server) == await seen(first)
        await refused(move(first, server), "move-in-the-way", path=server)
        async with opened(server, tiny, clock=house.clock, wall=house.wall) as house:
            await house.recover()
            for step in SCRIPT[HALF:]:
                await step(house)
            assert (ending(house.wall), await story(house)) == expected
        await move(server, last)
        assert await seen(last) == await seen(server)
    store = await Store.open(last)
    added = await new_table(store)
    assert added.row.id == 3, "ids go on"
    with pytest.raises(Exception, match="append-only"):
        await store.database.rows("DELETE FROM input")
    await store.close()


async def test_moving_to_a_server_with_a_single_setting_is_refused(tmp_path, postgres_url):
    await (await Store.open(tmp_path / "first.sqlite3")).close()
    store = await Store.open(postgres_url)
    await setting(store, "person", ANN, "zone", "UTC")
    await store.close()
    await refused(move(tmp_path / "first.sqlite3", postgres_url), "move-in-the-way", path=postgres_url)


async def test_differences_after_a_move_are_reported(tmp_path, monkeypatch):
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    store = await Store.open(first)
    await new_table(store)
    await store.close()

    async def meddled_with(database, transaction, real=SqliteDatabase.triggers_off):
        return [*await real(database, transaction), "UPDATE member SET name = name || '!' WHERE place = 0"]

    monkeypatch.setattr(SqliteDatabase, "triggers_off", meddled_with)
    await refused(move(first, last), "move-different", path=last)
