"""A page whose bot stops and is started again."""

import asyncio
import re

import pytest

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

POSTS = """(all) => all.filter((one) => !one.querySelector(".message-ephemeral-note"))
  .map((one) => one.dataset.messageId)"""


async def test_a_page_says_that_the_bot_is_not_running_and_goes_on_by_itself(tmp_path, serve, tab):
    async with serve(tmp_path) as playing:
        address = playing.addresses[0]
        ann = await tab(address)
        assert (
            phrase("lobby-button-add-computer", level="beginner")
            in await ann.page.locator("[data-message-id]").first.text_content()
        )
        await ann.press(START)
        await ann.button("My hand").wait_for()
        await ann.settled()
        posts = await ann.page.locator("[data-message-id]").evaluate_all(POSTS)
    down = ann.notice("offline-page-down")
    await down.wait_for()
    await ann.press("My hand")
    await asyncio.sleep(0.3)
    assert await down.is_visible()
    words = await ann.page.evaluate("document.body.innerText")
    assert not re.search("uncertain|interrupted|Preview|SimCord", words), words
    async with serve(tmp_path, port=int(ann.host.partition(":")[2])) as playing:
        assert playing.addresses[0] == address
        await down.wait_for(state="hidden")
        await ann.page.get_by_text("continues where you left it").wait_for()
        await ann.button("My hand").wait_for()
        assert await ann.page.locator("[data-message-id]").evaluate_all(POSTS) == posts, "as they were, once"
        newest = await ann.newest()
        await ann.press("My hand")
        await ann.until_newer(newest)
        await ann.button("Commit").wait_for()
