"""The lobby of Dungeon Twister on Discord, with all of its settings."""

import pytest

from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.host.discord import kit as discord
from tests.phrases import START, phrase


@pytest.mark.usefixtures("unpainted")
async def test_in_a_full_lobby_with_all_its_menus_the_computer_can_be_exchanged(tmp_path):
    """Three menus leave few places for buttons."""
    async with discord.world(tmp_path, DungeonTwister()) as world:
        await world.lobby()
        await world.click("ann", phrase("lobby-button-add-computer", level="beginner"), world.post)
        labels = world.ids(world.post)
        assert START in labels
        await world.click("ann", phrase("lobby-button-swap-computer", level="normal"), world.post)
        assert [member.level for member in world.session.members] == [None, "normal"]
        assert phrase("lobby-button-swap-computer", level="beginner") in world.ids(world.post)
