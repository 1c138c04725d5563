"""Each game has its channel on the page, and a first game of Dungeon Twister begins with one press."""

from __future__ import annotations

import pytest

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_thread_without_a_game_is_in_a_menu_at_the_top(playing, tab):
    post = await playing.post("an old game")
    thread = await post.create_thread(name="an old thread")
    await thread.send("played long ago")
    ann = await tab(playing.addresses[0])
    listed = ann.page.get_by_role("link", name="↳ an old thread", exact=True)
    others = ann.page.get_by_label(phrase("offline-page-others"), exact=True)
    await others.wait_for()
    assert await listed.count() == 0
    await others.select_option(label="↳ an old thread")
    await ann.page.get_by_text("played long ago").wait_for()
    assert await listed.get_attribute("aria-current") == "page", "where somebody is, is listed"
    assert await others.count() == 0


async def test_a_first_game_against_a_computer_begins_with_one_press(playing, tab):
    ann = await tab(playing.addresses[0])
    await ann.page.get_by_role("link", name="# dungeon", exact=True).click()
    await ann.page.get_by_text("first game against a computer").wait_for()
    await ann.press(START)
    await ann.button("Play").wait_for()
    table = await playing.bot.tables.in_channel(playing.simulation.world.channels["dungeon"].id)
    shown = [slot for slot in range(8) if table.session.state.up >> slot & 1]
    assert (shown, table.session.state.setup.goal, table.session.state.turn) == ([0, 7], (3, 3), 0)
    here = await ann.page.locator(".k2-places [aria-current='page']").text_content()
    assert here == "# dungeon"
    await ann.press("Play")
    await ann.page.get_by_text("Which action card").wait_for()
    await ann.page.get_by_role("link", name="# expedition", exact=True).click()
    await ann.page.get_by_text("Welcome to base camp").wait_for()
