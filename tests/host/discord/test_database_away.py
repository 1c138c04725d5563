"""While the database's server is away, presses are answered in words; afterwards all goes on."""

import logging
import os
from contextlib import suppress

from k2bot.host.service.background import Timers
from k2bot.host.store.damage import AwayError, StoreError
from tests.host.discord import kit
from tests.host.discord.test_health import read, server_of
from tests.host.discord.test_no_room import nearly_committed
from tests.own_server import own_server
from tests.phrases import says
from tests.proxy import proxied
from tests.waiting import until


async def test_people_are_told_that_the_database_is_away_and_then_go_on(
    postgres_url, tmp_path, tmp_path_factory, tiny, caplog
):
    caplog.set_level(logging.WARNING, "k2bot")
    folder = tmp_path_factory.mktemp("s")
    async with (
        proxied(postgres_url, folder) as (proxy, url),
        kit.world(tmp_path, tiny, reminders=False, database=url) as world,
    ):
        server = server_of(world.bot)
        await server.start()
        page = await nearly_committed(world)

        proxy.away = True
        proxy.cut()
        assert says(await world.press("bob", "Commit", page), "discord-database-away")
        status, text = await read(server.port, "/healthz")
        assert status == 503
        assert says(text, "store-away", path=str(url))

        proxy.away = False
        assert await read(server.port, "/healthz") == (200, "ok\n")
        await world.press("bob", "Commit", page)
        assert world.session.state.choices == (3, 1)
        await server.close()
    assert "Traceback" not in caplog.text


async def test_people_and_owners_are_told_that_the_servers_disk_is_full(tmp_path, tiny, caplog):
    caplog.set_level(logging.WARNING, "k2bot")
    with own_server() as own:
        url = own.create("games")
        async with kit.world(tmp_path, tiny, reminders=False, database=url) as world:
            server = server_of(world.bot)
            await server.start()
            page = await nearly_committed(world)
            with own.full("games"):
                with suppress(StoreError):
                    async with world.bot.host.store.writing() as write:
                        write.setting("person", 1, "language", os.urandom(2**20).hex())
                status, text = await read(server.port, "/healthz")
                assert status == 503
                assert says(text, "store-full", path=str(url))
                told = [record.getMessage() for record in caplog.records if "disk" in record.getMessage()]
                assert [says(line, "store-full", path=str(url)) for line in told] == [True], "once"
            assert await read(server.port, "/healthz") == (200, "ok\n")
            await world.press("bob", "Commit", page)
            assert world.session.state.choices == (3, 1)
            await server.close()
    assert "Traceback" not in caplog.text


async def test_a_process_that_takes_over_while_the_database_is_away_waits_for_it(
    tmp_path, tiny, caplog, monkeypatch
):
    begin, tries = Timers.begin, []

    async def while_it_is_away(timers, **more):
        tries.append(more)
        if len(tries) < 3:
            raise AwayError("store-away", path="games", error="gone")
        await begin(timers, **more)

    monkeypatch.setattr(Timers, "begin", while_it_is_away)
    monkeypatch.setattr("k2bot.host.discord.range_host.CHECK_INTERVAL", 0)  # the simulated time stands still
    async with kit.world(tmp_path, tiny, reminders=False) as world:
        assert caplog.text.count("taking over without the database, retrying") == 1
        await world.begin("bob")
    assert "Traceback" not in caplog.text


async def test_a_game_that_was_stored_when_the_database_went_away_is_posted_once_it_is_back(
    postgres_url, tmp_path, tmp_path_factory, tiny, caplog
):
    """Its player was told that the database is away, and needn't press again."""
    async with (
        proxied(postgres_url, tmp_path_factory.mktemp("s")) as (proxy, url),
        kit.world(tmp_path, tiny, reminders=False, database=url) as world,
    ):
        database = world.bot.host.store.database
        commit = database._commit

        async def and_away(*about):
            await commit(*about)
            proxy.away = True
            proxy.cut()

        database._commit = and_away
        told = await world.slash("ann", "new")
        assert says(told, "discord-database-away")
        database._commit = commit
        proxy.away = False
        assert not world.posts()
        await world.bot.host.store.note("any")  # as the lease is renewed
        await until(world.posts)
        assert len(world.posts()) == 1
    assert "Traceback" not in caplog.text
