"""A game in the browser: what is pressed for comes into view, however long the conversation is."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

VIEWPORTS = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def game(playing, browser):
    """A game for Ann alone."""
    page = await browser.new_page()
    await page.goto(playing.addresses[0])
    await page.get_by_role("button", name=START, exact=True).click()
    await page.get_by_role("button", name="My hand").wait_for()
    await page.close()
    return playing


async def test_only_typefaces_that_are_needed_are_loaded(playing, tab, browser):
    page, loaded = await browser.new_page(), []
    page.on("request", lambda request: loaded.append(request.url) if "/fonts/" in request.url else None)
    await page.goto(playing.addresses[0])
    await page.locator("#preview-app[aria-busy='false']").wait_for()
    assert 1 <= len(loaded) <= 2, "the ordinary one, and perhaps the one of emoji"
    await page.close()


@pytest.mark.parametrize("device", VIEWPORTS)
@pytest.mark.parametrize("count", [10, 200])
async def test_the_hand_comes_into_view(game, tab, count, device):
    game.fill(count - len(game.messages))
    ann = await tab(game.addresses[0], VIEWPORTS[device])
    for again in (False, True):
        if again:
            await ann.page.reload()
        await ann.button("My hand").wait_for()
        await ann.settled()
        newest = await ann.newest()
        await ann.press("My hand")
        await ann.until_newer(newest)
        # Its picture may follow its text, so this comes to hold, and not at once.
        await ann.until(lambda: ann.in_view(ann.button("Commit")))
        await ann.until(ann.at_end)


async def test_the_next_exercise_comes_into_view_for_whoever_pressed_by_a_key(playing, tab):
    """It shrinks until its picture is there, so the conversation scrolls by itself."""
    bob = await tab(playing.addresses[1])
    newest = await bob.newest()
    await bob.press(phrase("course-button-learn"))
    await bob.until_newer(newest)
    await bob.settled()
    await bob.button(phrase("course-button-learn-on")).focus()
    await bob.page.keyboard.press("Enter")
    await bob.button("Commit").wait_for()
    await bob.until(bob.at_end)


async def test_cards_chosen_in_quick_succession_all_count(game, tab):
    ann = await tab(game.addresses[0])
    newest = await ann.newest()
    await ann.press("My hand")
    await ann.until_newer(newest)
    panel = ann.page.locator("[data-message-id]").last
    await panel.locator("button").first.wait_for()
    cards = panel.locator("button.component-button")
    await cards.nth(5).wait_for()
    # Without waiting for answers, which is how people tap.
    await panel.evaluate(
        "(panel) => [...panel.querySelectorAll('button')].slice(0, 3).forEach((button) => button.click())"
    )
    await ann.button("Commit").and_(ann.page.locator(":enabled")).wait_for()


async def test_the_games_own_emoji_stand_in_texts_and_on_buttons(game, tab):
    """As they were drawn: simcord itself keeps no picture of an emoji."""
    ann = await tab(game.addresses[0])
    newest = await ann.newest()
    await ann.press("My hand")
    await ann.until_newer(newest)
    panel = ann.page.locator("[data-message-id]").last
    on_buttons = panel.locator("button.component-button img.custom-emoji")
    await on_buttons.nth(5).wait_for()
    await ann.settled()
    sizes = await panel.locator("img.custom-emoji").evaluate_all(
        "(all) => all.map((one) => one.naturalWidth)"
    )
    assert set(sizes) == {128}
    assert len(sizes) > await on_buttons.count(), "the weather has one in the text"
    named = await panel.locator("img.custom-emoji").evaluate_all("(all) => all.map((one) => one.alt)")
    assert set(named) == {""}, "the words beside them say the same, and nobody wants to hear k2_move_1_a1b2c3"
    assert await panel.get_by_role("button", name=re.compile("^(Move|Rope|Air) [0-9]")).count() == 6
    opener = panel.locator("button.media-lightbox-trigger")
    assert await opener.get_attribute("aria-label") is None, "its name would be that of a file"
    assert re.search("Move|Rope|Air", await opener.locator("img").get_attribute("alt"))
