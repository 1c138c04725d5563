"""Games in the browser: commands, and replies that scroll into view."""

import asyncio
import re
from functools import partial

import pytest
import pytest_asyncio

from k2bot.host.discord.panels import DOUBLE_TAP
from k2bot.host.kernel.lobby import start
from tests.browser.conftest import DESKTOP, Tab
from tests.phrases import START, phrase
from tests.waiting import until

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 390, "height": 844}


async def begin(playing):
    """Start Ann's game unless it has started."""
    table = await playing.bot.host.tables.in_channel(playing.channel.id)
    if table.session.state is None:
        await table.do(start, playing.simulation.world.players[0].id)
    await until(lambda: "My hand" in str([message.components for message in playing.messages.values()]))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def begun(served):
    await begin(served)


@pytest.fixture
def visit(begun, playing, tab):
    """Opens Ann's page, on which her game is under way."""
    return partial(tab, playing.addresses[0])


@pytest_asyncio.fixture(loop_scope="session")
async def ann(visit):
    """Her page, as wide as a desktop."""
    return await visit()


async def test_a_newcomer_sees_the_welcome_and_tutorial_until_the_first_game(served, context, kept):
    """In a new tab, to see which typefaces it loads: another may have loaded more."""
    page, loaded = await context.new_page(), []

    def note(request):
        loaded.extend([request.url] if "/fonts/" in request.url else [])

    page.on("request", note)
    ann = Tab(page)
    kept.append(ann)
    await ann.open(served.addresses[0])
    await ann.settled()
    assert 1 <= len(loaded) <= 2, "the ordinary one, and perhaps the one of emoji"
    before = len(loaded)
    await page.evaluate("document.querySelector('#preview-app').append('b4 \u2192 b6')")
    painted = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    await page.evaluate(f"{painted}.then(() => document.fonts.ready).then(() => null)")
    page.remove_listener("request", note)
    assert {url.rpartition("/")[2] for url in loaded[before:]} <= {"noto-sans-mono-v2.014.ttf"}, (
        "for the arrow"
    )
    welcome = ann.message(min(served.messages))
    learn = welcome.get_by_role("button", name=phrase("course-button-learn"))
    assert await ann.in_view(welcome.get_by_text("Welcome to base camp"))
    assert "Dungeon Twister (#dungeon)" in await welcome.inner_text(), "what else there is"
    assert await ann.in_view(learn)
    assert "button-style-1" in await learn.get_attribute("class")
    newest = await ann.newest()
    await ann.click(learn)
    await ann.until_newer(newest)
    assert await ann.at_end()
    await begin(served)
    await until(lambda: not served.simulation.house.newcomer)
    await ann.open(served.addresses[0])
    assert await ann.at_end()


# -------------------------------------------------------------------------------------------------- commands


async def sent(tab):
    """What Enter sends to the bot: the command and its options."""
    async with tab.acting("run_command") as asked:
        await tab.keys("Enter")
    # Its answer is there, and the line is free for the next one.
    await tab.find("#channel-composer-input:focus").wait_for()
    return {"command": " ".join(asked[0]["path"]), **asked[0]["options"]}


def values(tab):
    """The fields of the options."""
    return tab.find(".command-option-input")


async def chosen(tab, command):
    """Type a command and choose it."""
    await tab.write(f"/{command}")
    await tab.find(".command-entry.is-active").wait_for()
    await tab.keys("Enter")
    await tab.find(".command-chip").wait_for()


async def marked(tab):
    """The visibly highlighted suggestion, or None."""
    entry = tab.find(".command-popup:not([hidden]) .is-active")
    if not await entry.count() or await entry.evaluate("(e) => getComputedStyle(e).backgroundColor") == (
        "rgba(0, 0, 0, 0)"
    ):
        return None
    return await entry.locator(".command-suggestion-label").text_content()


async def test_enter_sends_a_command_without_its_optional_arguments(ann):
    await chosen(ann, "k2 hand")
    assert await marked(ann) is None
    assert await sent(ann) == {"command": "k2 hand"}


async def test_arrow_keys_choose_and_enter_accepts_and_sends(ann):
    await chosen(ann, "k2 standin")
    await ann.keys("ArrowDown")
    assert await marked(ann) == "player"
    await ann.keys("ArrowDown", "Enter")
    assert await marked(ann) == "beginner"
    await ann.keys("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown")
    assert await marked(ann) == "hard"
    await ann.keys("Enter")
    assert await values(ann).input_value() == "hard"
    assert await marked(ann) is None, "nothing is left that must be chosen"
    assert await sent(ann) == {"command": "k2 standin", "level": "hard"}


async def test_tab_accepts_a_value_and_moves_to_the_next_option(ann):
    await chosen(ann, "k2 new")
    await ann.keys("Tab")
    value = await marked(ann)
    await ann.keys("Tab")
    assert await values(ann).input_value() == value
    await ann.keys("Tab")
    assert await ann.find(".command-pill").count() == 2
    await ann.keys("ArrowDown")
    second = await marked(ann)
    await ann.keys("Tab")
    assert await values(ann).nth(1).input_value() == second
    assert len(await sent(ann)) == 3


async def test_typing_narrows_the_suggestions_to_the_value_sent(ann):
    await chosen(ann, "k2 standin")
    await ann.keys("ArrowDown", "ArrowDown", "Enter")
    await ann.page.keyboard.type("norm")
    await ann.keys("Enter")
    assert await values(ann).input_value() == "normal"
    assert await sent(ann) == {"command": "k2 standin", "level": "normal"}


async def test_people_are_suggested_for_a_player_option(playing, ann):
    await chosen(ann, "k2 standin")
    await ann.keys("Tab")
    await ann.find(".command-entity-suggestion", has_text="Bob").wait_for()
    await ann.page.keyboard.type("bob")
    await ann.find(".command-entity-suggestion").and_(ann.find(":only-child")).wait_for()
    await ann.keys("Enter")
    await ann.find(".command-mention", has_text="Bob").wait_for()
    assert (await sent(ann))["player"] == str(playing.simulation.world.players[1].id)


async def test_backspace_removes_an_empty_option_and_then_the_command(ann):
    await chosen(ann, "k2 hand")
    await ann.keys("Tab", "Backspace")
    assert not await ann.find(".command-pill").count()
    await ann.keys("Backspace")
    line = ann.find("#channel-composer-input")
    assert await line.input_value() == "/k2 hand"
    await line.fill("")


async def test_an_unknown_command_is_kept_and_known_ones_are_listed(ann):
    """As on Discord; sent as a message, nobody would answer it."""
    line, newest = ann.find("#channel-composer-input"), await ann.newest()
    for written, known, unknown in (("/k2 foo", "/k2 new", "/dungeon"), ("/foo", "/dungeon", "/k2 new")):
        await line.fill(written)
        await ann.keys("Enter")
        notice = ann.find(".k2-notice", has_text=known)
        await notice.wait_for()
        assert unknown not in await notice.text_content()
        assert await line.input_value() == written
    assert await ann.newest() == newest
    await line.fill("")


async def test_escape_closes_open_suggestions_first_and_then_the_command(ann):
    line, row = ann.find("#channel-composer-input"), ann.find(".command-row")
    await chosen(ann, "k2 hand")
    await ann.keys("Escape")
    await row.wait_for(state="detached")
    assert await line.input_value() == ""
    await chosen(ann, "k2 new")
    await ann.keys("Tab", "Tab", "Tab", "Escape")
    assert await row.count() == 1
    await ann.keys("Escape")
    await row.wait_for(state="detached")
    await ann.find("#channel-composer-input:focus").wait_for()


async def test_option_values_are_not_cut_off(ann):
    await chosen(ann, "k2 new")
    while await ann.find(".command-ghost").count():
        await ann.keys("Tab", "End", "Tab")
    assert await values(ann).count() >= 4
    for width in (1280, 390):
        await ann.page.set_viewport_size({"width": width, "height": 800})
        cut = await values(ann).evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.value)"
        )
        assert cut == []


async def test_on_a_phone_a_long_description_leaves_room_for_the_send_button(visit):
    ann = await visit(PHONE)
    await chosen(ann, "dungeon hand")
    for button in (".command-context-close", ".send-message"):
        box = await ann.find(button).bounding_box()
        assert box["x"] + box["width"] <= 390


async def test_a_command_sent_during_an_update_still_counts(ann):
    """On a slow phone, suggestions appear before simcord's page has finished requesting them."""
    await chosen(ann, "settings")
    await ann.keys("Tab")
    await ann.page.keyboard.type("osl")
    async with ann.held("/api/state"):
        await ann.page.get_by_text("Europe/Oslo", exact=True).wait_for()
        await ann.keys("Enter", "Enter")
    await ann.page.get_by_text("(Europe/Oslo)").wait_for()


async def test_on_a_phone_the_toolbar_fits_the_screen(visit):
    ann = await visit(PHONE)
    badges = ann.find(".k2-places b")
    await badges.evaluate_all("(all) => all.forEach((one) => one.textContent = '12')")
    room = await ann.find(".preview-toolbar").evaluate(
        "(bar) => [bar.scrollWidth - bar.clientWidth, bar.offsetHeight - bar.clientHeight]"
    )
    assert room == [0, 1], "nothing beyond the edge, and no scroll bar beside the line below"


# ---------------------------------------------------------------------------------------------------- a game


async def hand(tab):
    """Open the hand; returns its message."""
    newest = await tab.newest()
    await tab.press("My hand")
    await tab.until_newer(newest)
    return tab.message(await tab.newest())


async def test_the_status_links_to_the_newest_post(ann):
    posts = ann.find("[data-message-id]").filter(has=ann.button("My hand"))
    post = await posts.last.get_attribute("data-message-id")
    await ann.write("/k2 status")
    await ann.find(".command-entry.is-active").wait_for()
    await ann.keys("Enter", "Enter")
    await ann.find("a.markdown-link[href*='?to=']").last.click()
    await ann.marked(post).wait_for()
    await ann.marked(post).wait_for(state="detached")
    assert len(ann.page.context.pages) == 1


@pytest.mark.parametrize(("viewport", "count"), [(DESKTOP, 0), (PHONE, 200)])
async def test_the_hand_scrolls_into_view_in_conversations_of_any_length(playing, visit, viewport, count):
    ann = await visit(viewport)
    if count:
        playing.fill(count - len(playing.messages))
        await ann.open(playing.addresses[0])
    await ann.button("My hand").wait_for()
    await ann.settled()
    await hand(ann)
    page = ann.find("[data-message-id]").filter(has=ann.button("Commit")).last

    async def shown():
        """The whole page, or its beginning if that is all there's room for."""
        height = await page.evaluate("(one) => one.getBoundingClientRect().height")
        whole = await ann.at_end() and await ann.in_view(ann.button("Commit"))
        tall = height > viewport["height"] / 2
        return whole or (tall and await ann.in_view(page.locator(".message-content strong").first))

    # Its picture may follow its text, so this comes to hold, and not at once.
    await ann.until(shown)
    await ann.settled()
    assert await shown()


async def test_the_next_exercise_scrolls_into_view_after_a_key_press(ann):
    """It's shorter until its picture has loaded, so the conversation scrolls by itself."""
    newest = await ann.newest()
    await ann.press(phrase("course-button-learn"))
    await ann.until_newer(newest)
    await ann.settled()
    await ann.press(phrase("course-button-learn-on"))
    await ann.page.get_by_text("five phases").wait_for()
    await asyncio.sleep(DOUBLE_TAP)  # so soon, the same button's next press would be taken for a double tap
    await ann.button(phrase("course-button-learn-on")).focus()
    await ann.keys("Enter")
    await ann.button("Commit").wait_for()
    await ann.until(ann.at_end)


async def test_a_hand_shows_the_games_emoji_and_counts_quickly_tapped_cards(ann):
    """Emoji look as drawn, although simcord itself stores no picture of them."""
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
    await ann.button("Commit").and_(ann.find(":enabled")).wait_for()


async def test_a_choice_begun_before_the_picture_came_counts(playing, ann, monkeypatch):
    """The open menu stays as it is while the message is edited."""
    draw, drawn = playing.bot.images.draw, asyncio.Event()

    async def late(picture):
        await drawn.wait()
        return await draw(picture)

    monkeypatch.setattr(playing.bot.images, "draw", late)
    newest = await ann.newest()
    await ann.press("Rules")
    await ann.until_newer(newest)
    panel = playing.messages[int(await ann.newest())]
    await ann.message(panel).get_by_text(phrase("discord-picture-follows")).wait_for()
    assert not panel.attachments
    await ann.menu(panel).click()
    topic = ann.find("[role=option]:visible").last
    name = await topic.locator(".option-label").text_content()
    drawn.set()
    await until(lambda: panel.attachments)
    before = panel.content
    await topic.click()
    await until(lambda: panel.content != before)
    assert name in panel.content
    assert await ann.find(".k2-notice").is_hidden()


async def test_buttons_pressed_before_the_picture_came_count(playing, ann, monkeypatch):
    """Each of them, and the picture of what they led to comes last."""
    table = await playing.bot.host.tables.in_channel(playing.channel.id)
    draw, drawn = playing.bot.images.draw, asyncio.Event()

    async def late(picture):
        await drawn.wait()
        return await draw(picture)

    monkeypatch.setattr(playing.bot.images, "draw", late)
    newest = await ann.newest()
    await ann.press("My hand")
    await ann.until_newer(newest)
    panel = playing.messages[int(await ann.newest())]
    for number in range(2):
        await ann.message(panel).get_by_text(phrase("discord-picture-follows")).wait_for()
        draft = table.session.draft_of(0)
        await ann.message(panel).locator("button.component-button").nth(number).click()
        await until(lambda draft=draft: table.session.draft_of(0) != draft)
    assert not panel.attachments
    drawn.set()
    await until(lambda: panel.attachments)
    assert await ann.find(".k2-notice").is_hidden()


async def test_one_press_starts_a_first_dungeon_twister_game_against_a_computer(playing, ann):
    await ann.page.get_by_role("link", name="# dungeon", exact=True).click()
    await ann.page.get_by_text("first game against a computer").wait_for()
    await ann.press(START)
    await ann.button("Play").wait_for()
    table = await playing.bot.host.tables.in_channel(playing.simulation.world.channels["dungeon"].id)
    shown = [slot for slot in range(8) if table.session.state.revealed >> slot & 1]
    assert (shown, table.session.state.setup.goal, table.session.state.active_seat) == ([0, 7], (3, 3), 0)
    assert await ann.find(".k2-places [aria-current='page']").text_content() == "# dungeon"
    await ann.press("Play")
    await ann.page.get_by_text("Who acts?").wait_for()


async def test_the_whole_message_box_is_outlined_while_it_has_focus(ann):
    line, box = ann.find("#channel-composer-input"), ann.find(".channel-composer")
    outline = "(e) => getComputedStyle(e).outlineStyle"
    assert await box.evaluate(outline) == "none"
    await line.focus()
    assert (await line.evaluate(outline), await box.evaluate(outline)) == ("none", "solid")
    await line.blur()
