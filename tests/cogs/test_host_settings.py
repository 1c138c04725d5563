"""What the host offers of every table: a page of its own below the lobby, and what is usual on a server."""

import pytest

from k2bot.host.values import ServerPreferences
from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, phrase, says

ONE_POST = phrase("lobby-setting", option=phrase("posts-option"), value=phrase("posts-one"))


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, tiny_game.QuietGame()) as made:
        yield made


async def test_the_host_sets_how_the_table_is_told_on_a_page_of_their_own(world):
    await world.lobby("bob")
    panel = await world.press("ann", "lobby-button-settings", world.post)
    await world.choose("ann", "posts=one", message=panel, menu="=switch|")
    assert world.session.row.options["posts"] == "one"
    assert ONE_POST in world.post.content
    await world.press("bob", "lobby-button-settings", world.post)
    assert says(world.newest_private("bob"), "refusal-settings-host-only", host="ann")
    await world.press("ann", START, world.post)
    await world.choose("ann", "thread=on", message=panel, menu="=switch|")
    assert world.session.row.options["posts"] == "one"
    assert says(panel, "refusal-begun-settings")
    assert not world.components(panel), "its menus would go on showing what was chosen"


async def test_a_table_is_laid_as_is_usual_on_its_server_unless_something_else_is_said(world):
    """Or the game does not have what is usual."""
    preferences = world.bot.host.tables.preferences
    for usual, own, posts in (("one", {}, "one"), ("one", {"posts": "phase"}, "phase"), ("day", {}, "phase")):
        await preferences.set(ServerPreferences, world.guild.id, {"posts": usual})
        await world.lobby(**own)
        assert world.session.row.options["posts"] == posts
        await world.press("ann", "lobby-button-cancel", world.post)
