"""A game in the browser: what is pressed for comes into view, however long the conversation is."""

import re

import pytest
import pytest_asyncio

from k2bot.host.kernel.lobby import start
from tests.phrases import START, phrase
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

VIEWPORTS = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def served(served):
    """A game for Ann alone."""
    table = await served.bot.host.tables.in_channel(served.channel.id)
    await table.do(start, served.simulation.world.players[0].id)
    await until(lambda: "My hand" in str([message.components for message in served.messages.values()]))
    return served


async def hand(tab):
    """Press for the hand, and give its message."""
    newest = await tab.newest()
    await tab.press("My hand")
    await tab.until_newer(newest)
    return tab.message(await tab.newest())


async def test_only_typefaces_that_are_needed_are_loaded(playing, context):
    page, loaded = await context.new_page(), []
    page.on("request", lambda request: loaded.append(request.url) if "/fonts/" in request.url else None)
    await page.goto(playing.addresses[0])
    await page.locator("#preview-app[aria-busy='false']").wait_for()
    assert 1 <= len(loaded) <= 2, "the ordinary one, and perhaps the one of emoji"
    await page.close()


@pytest.mark.parametrize("device", VIEWPORTS)
async def test_the_hand_comes_into_view_however_long_the_conversation_is(playing, visit, device):
    ann = await visit(VIEWPORTS[device])
    for count in (10, 200):
        playing.fill(count - len(playing.messages))
        await ann.open(playing.addresses[0])
        await ann.button("My hand").wait_for()
        await ann.settled()
        await hand(ann)
        # Its picture may follow its text, so this comes to hold, and not at once.
        await ann.until(lambda: ann.in_view(ann.button("Commit")))
        await ann.until(ann.at_end)


async def test_the_next_exercise_comes_into_view_for_whoever_pressed_by_a_key(visit):
    """It shrinks until its picture is there, so the conversation scrolls by itself."""
    ann = await visit()
    newest = await ann.newest()
    await ann.press(phrase("course-button-learn"))
    await ann.until_newer(newest)
    await ann.settled()
    await ann.button(phrase("course-button-learn-on")).focus()
    await ann.keys("Enter")
    await ann.button("Commit").wait_for()
    await ann.until(ann.at_end)


async def test_a_hand_has_the_games_own_emoji_and_all_cards_chosen_in_quick_succession_count(visit):
    """The emoji as they were drawn: simcord itself keeps no picture of one."""
    ann = await visit()
    panel = await hand(ann)
    on_buttons = panel.locator("button.component-button img.custom-emoji")
    await on_buttons.nth(5).wait_for()
    await ann.settled()
    emoji = panel.locator("img.custom-emoji")
    sizes = await emoji.evaluate_all("(all) => all.map((one) => one.naturalWidth)")
    assert set(sizes) == {128}
    assert len(sizes) > await on_buttons.count(), "the weather has one in the text"
    named = await emoji.evaluate_all("(all) => all.map((one) => one.alt)")
    assert set(named) == {""}, "the words beside them say the same, and nobody wants to hear k2_move_1_a1b2c3"
    assert await panel.get_by_role("button", name=re.compile("^(Move|Rope|Air) [0-9]")).count() == 6
    opener = panel.locator("button.media-lightbox-trigger")
    assert await opener.get_attribute("aria-label") is None, "its name would be that of a file"
    assert re.search("Move|Rope|Air", await opener.locator("img").get_attribute("alt"))
    # Without waiting for answers, which is how people tap.
    await panel.locator("button.component-button").evaluate_all(
        "(all) => all.slice(0, 3).forEach((button) => button.click())"
    )
    await ann.button("Commit").and_(ann.page.locator(":enabled")).wait_for()


async def test_a_first_game_of_dungeon_twister_against_a_computer_begins_with_one_press(playing, visit):
    ann = await visit()
    await ann.page.get_by_role("link", name="# dungeon", exact=True).click()
    await ann.page.get_by_text("first game against a computer").wait_for()
    await ann.press(START)
    await ann.button("Play").wait_for()
    table = await playing.bot.host.tables.in_channel(playing.simulation.world.channels["dungeon"].id)
    shown = [slot for slot in range(8) if table.session.state.up >> slot & 1]
    assert (shown, table.session.state.setup.goal, table.session.state.turn) == ([0, 7], (3, 3), 0)
    assert await ann.page.locator(".k2-places [aria-current='page']").text_content() == "# dungeon"
    await ann.press("Play")
    await ann.page.get_by_text("Which action card").wait_for()
    await ann.page.get_by_role("link", name="# expedition", exact=True).click()
    await ann.page.get_by_text("Welcome to base camp").wait_for()
