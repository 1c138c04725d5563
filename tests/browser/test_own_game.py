"""An external game runs in the browser once it's named in the settings, and survives a restart."""

import asyncio
import re

import pytest

from tests.kit.pile_up.subject import PLACE
from tests.phrases import START

pytestmark = pytest.mark.asyncio(loop_scope="session")

POSTS = """(all) => all.filter((one) => !one.querySelector(".message-ephemeral-note"))
  .map((one) => one.dataset.messageId)"""


async def plays(tab):
    """Open the hand and play one of its cards."""
    await tab.press("My hand")
    cards = tab.page.get_by_role("button", name=re.compile(r"^\d+$"))
    await cards.nth(9).wait_for()
    card = await cards.first.text_content()
    await tab.press(card)
    await tab.press(f"Play {card}")


async def test_a_turn_of_two_players_survives_a_restart_of_the_bot(serve, tab, tmp_path):
    """The page says that the bot isn't running, and resumes by itself."""
    own = {"games": (PLACE,), "players": 2}
    async with serve(tmp_path, **own) as playing:
        addresses = playing.addresses
        ann = await tab(addresses[0])
        assert await ann.find(".k2-places [aria-current='page']").text_content() == "# pile-up"
        await ann.page.get_by_text("Welcome to Pile-Up").wait_for()
        await ann.press(START)
        await plays(ann)
        await ann.button("Change").wait_for()
        await ann.settled()
        posts = await ann.find("[data-message-id]").evaluate_all(POSTS)
    down = ann.notice("offline-page-down")
    await down.wait_for()
    await ann.press("My hand")
    await asyncio.sleep(0.3)
    assert await down.is_visible()
    words = await ann.page.evaluate("document.body.innerText")
    assert not re.search("uncertain|interrupted|Preview|SimCord", words), words
    async with serve(tmp_path, port=int(ann.host.partition(":")[2]), **own) as playing:
        assert playing.addresses == addresses
        await down.wait_for(state="hidden")
        await ann.page.get_by_text("continues where you left it").wait_for()
        await ann.button("My hand").wait_for()
        assert await ann.find("[data-message-id]").evaluate_all(POSTS) == posts, "as they were, once"
        newest = await ann.newest()
        await ann.press("My hand")
        await ann.until_newer(newest)
        await ann.button("Change").wait_for()
        await plays(await tab(addresses[1]))
        shown = ann.page.get_by_text("Deal 1, turn 2 of 10").or_(
            ann.page.get_by_text("Which row do you take")
        )
        await shown.first.wait_for()
        table = await playing.bot.host.tables.in_channel(playing.channel.id)
        state = table.session.state
        assert len(state.placed) + len(state.shown) == 2
