"""What the host offers of every table: a page of its own below the lobby, and what is usual on a server."""

import pytest

from k2bot.host.values import ServerPreferences
from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, says


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, tiny_game.QuietGame()) as made:
        yield made


async def test_the_host_sets_how_the_table_is_told_on_a_page_of_their_own(world, story):
    """Its menus go once the game has begun; a choice made a moment later is refused."""
    await world.lobby("bob")
    panel = await world.press("ann", "lobby-button-settings", world.post)
    await story.pick("ann", panel, "=switch|", "posts=one")
    story.posts()
    await story.press("bob", "lobby-button-settings", world.post)
    await world.press("ann", START, world.post)
    own, chosen = "l|1|set-here|=switch", ["thread=on"]
    with world.standing(panel, own, chosen):  # as it was a moment before
        shown = (await world.ann.select(panel, chosen, custom_id=own)).response
    assert says(shown, "refusal-begun-settings")
    assert world.session.row.options["posts"] == "one"


async def test_a_table_is_laid_as_is_usual_on_its_server_unless_something_else_is_said(world):
    """Or the game does not have what is usual."""
    preferences = world.tables.preferences
    for usual, own, posts in (("one", {}, "one"), ("one", {"posts": "phase"}, "phase"), ("day", {}, "phase")):
        await preferences.set(ServerPreferences, world.guild.id, {"posts": usual})
        await world.lobby(**own)
        assert world.session.row.options["posts"] == posts
        await world.press("ann", "lobby-button-cancel", world.post)
