"""Who comes for the first time sees where they are and how to learn the game; who has played, what is new."""

import pytest

from k2bot.host.kernel.lobby import start
from tests.phrases import phrase
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_newcomer_sees_the_welcome_with_its_tutorial_until_a_game_was_played(playing, visit):
    ann = await visit()
    await ann.settled()
    welcome = ann.message(min(playing.messages))
    learn = welcome.get_by_role("button", name=phrase("course-button-learn"))
    assert await ann.in_view(welcome.get_by_text("Welcome to base camp"))
    assert "Dungeon Twister (#dungeon)" in await welcome.inner_text(), "what else there is"
    assert await ann.in_view(learn)
    assert "button-style-1" in await learn.get_attribute("class")
    newest = await ann.newest()
    await ann.click(learn)
    await ann.until_newer(newest)
    assert await ann.at_end()
    table = await playing.bot.host.tables.in_channel(playing.channel.id)
    await table.do(start, playing.simulation.world.players[0].id)
    await until(lambda: not playing.simulation.house.newcomer)
    await ann.open(playing.addresses[0])
    assert await ann.at_end()
