"""A page whose bot stops and is started again, as two processes one after the other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

POSTS = """(all) => all.filter((one) => !one.querySelector(".message-ephemeral-note"))
  .map((one) => one.dataset.messageId)"""
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def started(folder, port):
    """The program at a terminal; gives the address of the first player's page."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py"), "--offline", "--port", str(port)),
        *("--database", str(folder / "games.sqlite3")),
        cwd=folder,
        env=os.environ,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(30):
            while not (found := re.search(rb"http://127\.0\.0\.1:(\d+)/1", await process.stdout.readline())):
                assert process.returncode is None
        yield found[0].decode(), int(found[1])
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(20):
            await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_a_page_says_that_the_bot_is_not_running_and_goes_on_by_itself(tmp_path, tab):
    async with started(tmp_path, 0) as (address, port):
        ann = await tab(address)
        assert (
            phrase("lobby-button-add-computer", level="easy")
            in await ann.page.locator("[data-message-id]").first.text_content()
        )
        await ann.press(START)
        await ann.button("My hand").wait_for()
        await ann.settled()
        posts = await ann.page.locator("[data-message-id]").evaluate_all(POSTS)
    down = ann.page.locator(".k2-notice", has_text=phrase("offline-page-down"))
    await down.wait_for()
    await ann.press("My hand")
    await asyncio.sleep(0.3)
    assert await down.is_visible()
    words = await ann.page.evaluate("document.body.innerText")
    assert not re.search("uncertain|interrupted|Preview|SimCord", words), words
    async with started(tmp_path, port) as (again, _):
        assert again == address
        await down.wait_for(state="hidden")
        await ann.page.get_by_text("continues where you left it").wait_for()
        await ann.button("My hand").wait_for()
        assert await ann.page.locator("[data-message-id]").evaluate_all(POSTS) == posts, "as they were, once"
        newest = await ann.newest()
        await ann.press("My hand")
        await ann.until_newer(newest)
        await ann.button("Commit").wait_for()
