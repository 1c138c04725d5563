"""Settings that every game has: the host's page below the lobby, and a server's defaults."""

import pytest

from k2bot.host.preferences import ServerPreferences
from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, says


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, tiny_game.QuietGame()) as made:
        yield made


async def test_the_host_changes_posting_settings_on_a_private_page_until_the_start(world, story):
    """Its menus disappear once the game has started; a late choice is refused."""
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


async def test_new_games_use_the_servers_defaults_unless_told_otherwise(world):
    """Or the game lacks the default value."""
    preferences = world.tables.preferences
    for usual, own, posts in (("one", {}, "one"), ("one", {"posts": "phase"}, "phase"), ("day", {}, "phase")):
        await preferences.set(ServerPreferences, world.guild.id, {"posts": usual})
        await world.lobby(**own)
        assert world.session.row.options["posts"] == posts
        await world.set_up("ann", "lobby-button-cancel", world.post)
