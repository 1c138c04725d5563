"""While the database's server is away, presses are answered in words; afterwards all goes on."""

import logging

from tests.host.discord import kit
from tests.host.discord.test_health import read, server_of
from tests.phrases import says
from tests.postgres import proxied


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
        await world.begin("bob")
        await world.commit("ann", 3)
        panel = await world.press("bob", "My hand")
        page = (await world.click_again("bob", panel, "g|1|p|choose1|pick|1")).response

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
