"""Slash commands written in the browser, with the keys that Discord has for them."""

import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def sent(tab):
    """What Enter sends to the bot: the command and its options."""
    async with tab.acting("run_command") as asked:
        await tab.keys("Enter")
    # Its answer is there, and the line is free for the next one.
    await tab.page.locator("#channel-composer-input:focus").wait_for()
    return {"command": " ".join(asked[0]["path"]), **asked[0]["options"]}


def values(tab):
    """The fields of the options."""
    return tab.page.locator(".command-option-input")


async def chosen(tab, command):
    """Write a command and choose it."""
    await tab.write(f"/{command}")
    await tab.page.locator(".command-entry.is-active").wait_for()
    await tab.keys("Enter")
    await tab.page.locator(".command-chip").wait_for()


async def marked(tab):
    """What is highlighted among the suggestions, to the eye."""
    entry = tab.page.locator(".command-popup:not([hidden]) .is-active")
    if not await entry.count() or await entry.evaluate("(e) => getComputedStyle(e).backgroundColor") == (
        "rgba(0, 0, 0, 0)"
    ):
        return None
    return await entry.locator(".command-suggestion-label").text_content()


async def test_enter_sends_a_command_whose_options_nobody_wants(visit):
    ann = await visit()
    await chosen(ann, "k2 hand")
    assert await marked(ann) is None
    assert await sent(ann) == {"command": "k2 hand"}


async def test_arrows_choose_and_enter_accepts_and_sends(visit):
    ann = await visit()
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


async def test_tab_accepts_and_goes_on_to_the_next_option(visit):
    ann = await visit()
    await chosen(ann, "k2 new")
    await ann.keys("Tab")
    value = await marked(ann)
    await ann.keys("Tab")
    assert await values(ann).input_value() == value
    await ann.keys("Tab")
    assert await ann.page.locator(".command-pill").count() == 2
    await ann.keys("ArrowDown")
    second = await marked(ann)
    await ann.keys("Tab")
    assert await values(ann).nth(1).input_value() == second
    assert len(await sent(ann)) == 3


async def test_what_is_typed_narrows_the_suggestions_and_counts(visit):
    ann = await visit()
    await chosen(ann, "k2 standin")
    await ann.keys("ArrowDown", "ArrowDown", "Enter")
    await ann.page.keyboard.type("norm")
    await ann.keys("Enter")
    assert await values(ann).input_value() == "normal"
    assert await sent(ann) == {"command": "k2 standin", "level": "normal"}


async def test_people_are_suggested_too(playing, visit):
    ann = await visit()
    await chosen(ann, "k2 standin")
    await ann.keys("Tab")
    await ann.page.locator(".command-entity-suggestion", has_text="Bob").wait_for()
    await ann.page.keyboard.type("bob")
    await ann.page.locator(".command-entity-suggestion").and_(ann.page.locator(":only-child")).wait_for()
    await ann.keys("Enter")
    await ann.page.locator(".command-mention", has_text="Bob").wait_for()
    assert (await sent(ann))["player"] == str(playing.simulation.world.players[1].id)


async def test_backspace_takes_an_empty_option_away_and_then_the_command(visit):
    ann = await visit()
    await chosen(ann, "k2 hand")
    await ann.keys("Tab", "Backspace")
    assert not await ann.page.locator(".command-pill").count()
    await ann.keys("Backspace")
    assert await ann.page.locator("#channel-composer-input").input_value() == "/k2 hand"


async def test_escape_leaves_a_command_and_where_values_were_given_closes_the_suggestions_first(visit):
    ann = await visit()
    line, row = ann.page.locator("#channel-composer-input"), ann.page.locator(".command-row")
    await chosen(ann, "k2 hand")
    await ann.keys("Escape")
    await row.wait_for(state="detached")
    assert await line.input_value() == ""
    await chosen(ann, "k2 new")
    await ann.keys("Tab", "Tab", "Tab", "Escape")
    assert await row.count() == 1
    await ann.keys("Escape")
    await row.wait_for(state="detached")
    await ann.page.locator("#channel-composer-input:focus").wait_for()


async def test_values_are_not_cut_off(visit):
    ann = await visit()
    await chosen(ann, "k2 new")
    while await ann.page.locator(".command-ghost").count():
        await ann.keys("Tab", "End", "Tab")
    assert await values(ann).count() >= 4
    for width in (1280, 390):
        await ann.page.set_viewport_size({"width": width, "height": 800})
        cut = await values(ann).evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.value)"
        )
        assert cut == []


async def test_on_a_phone_a_long_description_leaves_room_for_the_button_that_sends(visit):
    ann = await visit({"width": 390, "height": 844})
    await chosen(ann, "dungeon hand")
    for button in (".command-context-close", ".send-message"):
        box = await ann.page.locator(button).bounding_box()
        assert box["x"] + box["width"] <= 390


async def test_a_command_sent_while_news_are_on_their_way_counts(visit):
    """On a slow phone, suggestions stand there before simcord's page is done with having asked for them."""
    ann = await visit()
    await chosen(ann, "settings")
    await ann.keys("Tab")
    await ann.page.keyboard.type("osl")
    async with ann.held("/api/state"):
        await ann.page.get_by_text("Europe/Oslo", exact=True).wait_for()
        await ann.keys("Enter", "Enter")
    await ann.page.get_by_text("(Europe/Oslo)").wait_for()


async def test_on_a_phone_all_that_stands_at_the_top_has_room(visit):
    ann = await visit({"width": 390, "height": 844})
    badges = ann.page.locator(".k2-places b")
    await badges.evaluate_all("(all) => all.forEach((one) => one.textContent = '12')")
    room = await ann.page.locator(".preview-toolbar").evaluate(
        "(bar) => [bar.scrollWidth - bar.clientWidth, bar.offsetHeight - bar.clientHeight]"
    )
    assert room == [0, 1], "nothing beyond the edge, and no scroll bar beside the line below"
