"""Panels and posts of a small bot: they come into view and stay there; every press counts or is spoken of."""

from __future__ import annotations

import asyncio
import io
import json
import re
import time
from types import SimpleNamespace

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from discord.ext import commands
from PIL import Image

from k2bot.host.people import Languages
from tests.offline.small_bot import Pad, pads
from tests.phrases import phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "A long story. " * 100
PHONE = {"width": 400, "height": 800}
CALM = 300
"""Milliseconds after which nothing counts as having grown just now."""


def picture(height):
    file = io.BytesIO()
    Image.new("RGB", (500, height), "teal").save(file, "PNG")
    file.seek(0)
    return discord.File(file, f"high-{height}.png", description="a picture")


class Panels(commands.Bot):
    def __init__(self):
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None
        )
        self.tables = self.store = self
        self.languages = Languages(None)
        self.catalogue = SimpleNamespace(
            keys=("k2",),
            game=lambda *_: SimpleNamespace(
                title="K2", options=(), first_game={}, tutorial=False, greeting=None
            ),
        )
        self.taps = 0

    async def in_channel(self, channel_id):
        return None

    async def open_channels(self):
        return frozenset()

    async def setup_hook(self):
        self.add_dynamic_items(Pad)
        group = app_commands.Group(name="k2", description="K2")

        @group.command(name="new", description="Lay a table")
        async def new(interaction: discord.Interaction):
            await interaction.response.send_message("the table", view=pads("panel", "tap", "fail"))

        self.tree.add_command(group)
        await self.tree.sync()

    async def panel(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="small", view=pads("grow", "tap"))

    async def grow(self, interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="large", attachments=[picture(300)])

    async def tap(self, interaction):
        self.taps += 1
        await interaction.response.edit_message(content=f"tapped {self.taps}")

    async def turn(self, interaction):
        await interaction.response.edit_message(view=pads("tap", "turn"))

    async def wrong(self, interaction):
        """Say a lot, and something about the press below it, above a picture that fills the screen."""
        text = f"{LONG}\n\n> Not this way."
        await interaction.response.edit_message(content=text, attachments=[picture(1000)])

    async def fail(self, interaction):
        raise RuntimeError("as it should")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def playing(browser, serve, tmp_path_factory):
    async with serve(tmp_path_factory.mktemp("games"), Panels) as playing:
        playing.fill(100)
        yield playing


async def opened(playing, tab):
    """Press for a panel, in a new post."""
    message = await playing.post("the table", view=pads("panel"))
    await tab.message(message.id).get_by_role("button").click()
    await tab.until_newer(message.id)


async def scrolled(tab, by):
    """Scroll with the wheel, as somebody who reads."""
    await tab.page.locator("#channel-timeline").hover()
    before = await tab.far()
    await tab.page.mouse.wheel(0, by)

    async def elsewhere():
        return abs(await tab.far() - before + by) < 2

    await tab.until(elsewhere)


async def test_a_new_panel_comes_into_view_and_stays_there_when_its_picture_is_loaded(playing, tab):
    ann = await tab(playing.addresses[0])
    await opened(playing, ann)
    await ann.press("grow")
    await ann.page.locator("img[alt='a picture']").last.wait_for()
    await ann.settled()
    assert await ann.in_view(ann.button("grow"))
    assert await ann.far() <= 1


@pytest.mark.parametrize("below", [1, 3])
async def test_a_panel_that_is_not_the_last_message_is_still_in_view_when_it_has_grown(playing, tab, below):
    ann = await tab(playing.addresses[0])
    await opened(playing, ann)
    panel = await ann.newest()
    for number in range(below):
        await playing.post(f"{number}: {LONG}")
    await ann.until_newer(panel)
    await ann.settled()
    await ann.message(panel).get_by_role("button", name="grow").wait_for()
    frame = ann.page.locator("#channel-timeline")
    bottom = await ann.message(panel).evaluate("(panel) => panel.getBoundingClientRect().bottom")
    end = await frame.evaluate("(frame) => frame.getBoundingClientRect().bottom")
    await scrolled(ann, bottom - end - 5)  # its buttons are just in view
    await ann.message(panel).get_by_role("button", name="grow").click()
    await ann.message(panel).locator("img").wait_for()
    await ann.settled()
    assert await ann.in_view(ann.message(panel).get_by_role("button", name="grow"))
    assert await ann.far() > 100, "and nobody was carried off to the end"
    # On a slow computer an event tells late of what the page itself has scrolled.
    await ann.page.wait_for_timeout(CALM)
    await frame.evaluate("(frame) => frame.dispatchEvent(new Event('scroll'))")
    await ann.message(panel).evaluate("(panel) => { panel.style.paddingTop = '200px'; }")
    await ann.until(lambda: ann.in_view(ann.message(panel).get_by_role("button", name="grow")))


async def test_who_reads_further_up_is_left_in_peace_and_told_of_news(playing, tab):
    read = await playing.post(LONG)
    ann = await tab(playing.addresses[0])
    await ann.message(read.id).wait_for()
    await ann.settled()
    await scrolled(ann, -400)
    place = await ann.message(read.id).bounding_box()
    await playing.post(f"News. {LONG}")
    await ann.until_newer(read.id)
    await ann.settled()
    assert abs((await ann.message(read.id).bounding_box())["y"] - place["y"]) < 2
    await ann.page.get_by_role("button", name=re.compile("New messages")).click()
    await ann.until(lambda: at_end(ann))


async def at_end(tab):
    return await tab.far() <= 1


async def test_what_else_scrolls_the_conversation_may_do_so(playing, tab):
    """A search of the browser's, say, or a reader for the blind."""
    ann = await tab(playing.addresses[0])
    await ann.settled()
    above = ann.page.locator("[data-message-id]").nth(-20)
    await above.evaluate("(message) => setTimeout(() => message.scrollIntoView(), 500)")
    await ann.until(lambda: ann.in_view(above))
    newest = await ann.newest()
    await playing.post("news")
    await ann.until_newer(newest)
    assert await ann.in_view(above)


async def test_who_stands_at_the_end_stays_there(playing, tab):
    ann = await tab(playing.addresses[0])
    for number in range(3):
        newest = await ann.newest()
        await playing.post(f"{number}: {LONG}", file=picture(200))
        await ann.until_newer(newest)
        await ann.settled()
        assert await ann.far() <= 1


async def test_who_stands_at_the_end_stays_there_though_simcord_scrolls_late(playing, tab):
    """On a slow computer it does so long after something has grown."""
    ann = await tab(playing.addresses[0])
    await ann.settled()
    await ann.page.wait_for_timeout(CALM)
    await ann.page.evaluate(
        """() => {
          const timeline = document.getElementById("channel-timeline");
          timeline.scrollTop -= 300;
          return new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
        }"""
    )
    assert await ann.far() <= 1
    await playing.post(f"news. {LONG}")
    await ann.page.get_by_text("news. A long story").wait_for()
    await ann.until(lambda: at_end(ann))


async def test_a_press_in_the_past_leads_to_its_answer(playing, tab):
    message = await playing.post("pressed later", view=pads("panel"))
    for number in range(60):
        playing.env.backend.create_message(playing.channel.id, playing.env.backend.bot_user.id, f"{number}")
    ann = await tab(playing.addresses[0])
    await ann.page.get_by_role("button", name="Load earlier messages").click()
    await ann.message(message.id).get_by_role("button", name="panel").click()
    grow = ann.page.locator("[data-message-id]").last.get_by_role("button", name="grow")
    await grow.wait_for()
    await ann.until(lambda: ann.in_view(grow))


async def held_up(tab):
    """Let what the page does reach the server only when the event is set."""
    go_on = asyncio.Event()

    async def later(route):
        await go_on.wait()
        await route.continue_()

    await tab.page.route("**/api/action", later)
    return go_on


async def test_the_way_to_earlier_messages_counts_while_something_is_under_way(playing, tab):
    ann = await tab(playing.addresses[0])
    first = await ann.page.locator("[data-message-id]").first.get_attribute("data-message-id")
    go_on = await held_up(ann)
    await ann.press("tap")
    await ann.page.get_by_role("button", name="Load earlier messages").click()
    go_on.set()
    await ann.page.locator(f"[data-message-id] ~ [data-message-id='{first}']").wait_for()


async def test_a_choice_in_a_menu_counts_while_something_is_under_way(playing, tab):
    """An open menu keeps news away, but not what the page itself waits for."""
    view = pads("tap")
    options = [discord.SelectOption(label=label) for label in ("this one", "that one")]
    view.add_item(discord.ui.Select(custom_id="menu", options=options))
    message = await playing.post("choose", view=view)
    ann = await tab(playing.addresses[0])
    await ann.message(message.id).wait_for()
    go_on = await held_up(ann)
    await ann.message(message.id).get_by_role("button", name="tap").click()
    await ann.message(message.id).locator(".select-trigger").click()
    await ann.page.get_by_role("option", name="that one").click()

    def chosen(request):
        return request.url.endswith("/api/action") and json.loads(request.post_data).get("values")

    async with ann.page.expect_request(chosen) as asked:
        go_on.set()
    assert json.loads((await asked.value).post_data)["values"] == ["that one"]


@pytest.mark.parametrize("below", [0, 3])
async def test_an_open_menu_stays_where_it_is_while_what_stands_above_it_grows(playing, tab, below):
    """As pictures do while they load."""
    above = await playing.post("above")
    options = [discord.SelectOption(label=label) for label in ("this one", "that one")]
    view = discord.ui.View().add_item(discord.ui.Select(custom_id="menu", options=options))
    message = await playing.post("choose", view=view)
    for number in range(below):
        await playing.post(f"{number}: {LONG}")
    ann = await tab(playing.addresses[0])
    field = ann.message(message.id).locator(".select-trigger")
    await ann.settled()
    if below:
        await scrolled(ann, -300)
    await field.click()
    await ann.page.get_by_role("option", name="that one").wait_for()
    await ann.page.wait_for_timeout(CALM)
    before = await field.bounding_box()
    await ann.message(above.id).evaluate("(above) => { above.style.paddingTop = '1000px'; }")
    await ann.page.wait_for_timeout(CALM)
    assert abs((await field.bounding_box())["y"] - before["y"]) < 2
    await ann.page.get_by_role("option", name="that one").click()


async def test_news_come_though_a_file_is_shown(playing, tab):
    """Only an open menu keeps them waiting."""
    message = await playing.post("the record", file=discord.File(io.BytesIO(b"a line\n"), "game.txt"))
    ann = await tab(playing.addresses[0])
    await ann.message(message.id).get_by_text("a line").wait_for()
    await playing.post("what came after it")
    await ann.page.get_by_text("what came after it").wait_for(timeout=10_000)
    assert await at_end(ann)


async def apply_by_its_button(tab, message):
    await message.get_by_role("button", name="Apply").click()


async def apply_by_enter(tab, message):
    await message.locator(".select-trigger").focus()
    await tab.keys("Enter")


async def apply_by_closing(tab, message):
    await message.locator(".select-trigger").click()


async def apply_by_a_click_elsewhere(tab, message):
    await message.get_by_text("choose some").click()


async def apply_by_escape(tab, message):
    await message.locator(".select-trigger").focus()
    await tab.keys("Escape")


async def apply_by_tab(tab, message):
    await message.locator(".select-trigger").focus()
    await message.get_by_role("button", name="tap").focus()


APPLYING = [
    apply_by_its_button,
    apply_by_enter,
    apply_by_closing,
    apply_by_a_click_elsewhere,
    apply_by_escape,
]


@pytest.mark.parametrize("apply", APPLYING)
async def test_what_was_chosen_of_several_is_applied_once_what_is_under_way_is_done(playing, tab, apply):
    view = pads("tap")
    options = [discord.SelectOption(label=label) for label in ("one", "two", "three")]
    view.add_item(discord.ui.Select(custom_id="menu", options=options, max_values=3))
    message = await playing.post("choose some", view=view)
    ann = await tab(playing.addresses[0])
    shown = ann.message(message.id)
    await shown.wait_for()
    go_on, sent = await held_up(ann), []
    ann.page.on("request", lambda request: sent.append(request) if "/api/action" in request.url else None)
    await shown.get_by_role("button", name="tap").click()
    await shown.locator(".select-trigger").click()
    for label in ("one", "three"):
        await ann.page.get_by_role("option", name=label).click()
    await apply(ann, shown)
    await ann.page.wait_for_timeout(CALM)  # what closes a menu without applying it does so a moment later
    go_on.set()

    async def applied():
        return len(sent) == 2

    await ann.until(applied)
    assert json.loads(sent[1].post_data)["values"] == ["one", "three"]
    assert await ann.page.get_by_text("Wait for the current action").count() == 0


def menu_of(*labels, least=1, **more):
    options = [discord.SelectOption(label=label, **more) for label in labels]
    most = len(labels)
    return discord.ui.Select(custom_id="menu", options=options, min_values=least, max_values=most)


@pytest.mark.parametrize("apply", [apply_by_escape, apply_by_tab])
async def test_who_leaves_a_menu_keeps_what_was_chosen_of_several(playing, tab, apply):
    message = await playing.post("choose some", view=pads("tap").add_item(menu_of("one", "two", "three")))
    ann = await tab(playing.addresses[0])
    shown = ann.message(message.id)
    await shown.locator(".select-trigger").click()
    for label in ("one", "three"):
        await ann.page.get_by_role("option", name=label).click()
    async with ann.page.expect_request("**/api/action") as asked:
        await apply(ann, shown)
    assert json.loads((await asked.value).post_data)["values"] == ["one", "three"]


async def test_escape_leaves_a_menu_in_which_too_few_were_chosen(playing, tab):
    view = discord.ui.View(timeout=None).add_item(menu_of("one", "two", "three", least=2))
    message = await playing.post("choose two", view=view)
    ann = await tab(playing.addresses[0])
    shown = ann.message(message.id)
    await shown.locator(".select-trigger").click()
    await ann.page.get_by_role("option", name="two").click()
    await ann.keys("Escape")
    await ann.page.get_by_role("option", name="two").wait_for(state="hidden")


async def test_on_a_phone_a_menu_shows_many_of_its_options(playing, tab):
    labels = [f"option {number}" for number in range(9)]
    view = discord.ui.View(timeout=None).add_item(menu_of(*labels, description="what it is"))
    message = await playing.post("choose some", view=view)
    ann = await tab(playing.addresses[0], PHONE)
    await ann.settled()
    await ann.message(message.id).locator(".select-trigger").click()
    await ann.page.get_by_role("option", name="option 0").wait_for()
    whole = await ann.page.locator(".select-list:not([hidden])").evaluate(
        """(list) => {
          const box = (one) => one.getBoundingClientRect();
          const [top, bottom] = [box(list).top, box(list.querySelector(".select-draft-actions")).top + 1];
          const options = [...list.querySelectorAll(".select-option")].map(box);
          return options.filter((one) => one.top >= top && one.bottom <= bottom).length;
        }"""
    )
    assert whole >= 6


async def test_what_a_message_says_about_a_press_stays_in_view_above_a_high_picture(playing, tab):
    ann = await tab(playing.addresses[0], PHONE)
    message = await playing.post("try", view=pads("wrong"))
    await ann.message(message.id).get_by_role("button").click()
    feedback = ann.message(message.id).get_by_text("Not this way.")
    await ann.message(message.id).locator("img").wait_for()
    await ann.settled()
    await ann.page.wait_for_timeout(CALM)
    assert await ann.in_view(feedback)
    assert await ann.far() > 100, "so its button is not"

    async def scrolled_past():
        await ann.page.mouse.wheel(0, 100)
        return not await ann.in_view(feedback)

    await ann.page.locator("#channel-timeline").hover()
    await ann.until(scrolled_past)
    await ann.page.wait_for_timeout(CALM)
    assert not await ann.in_view(feedback), "and who scrolls on is left in peace"


async def test_relative_times_count_on_though_there_is_no_news(playing, tab):
    ann = await tab(playing.addresses[0])
    soon = int(time.time()) + 2
    message = await playing.post(f"<t:{soon}:R>, at <t:{soon}:T>, and <t:{soon + 7200}:R>")
    shown = ann.message(message.id).locator("time.discord-timestamp")
    await shown.last.wait_for()
    at = await shown.nth(1).text_content()
    await ann.page.route("**/api/state", lambda route: None)
    await shown.first.and_(ann.page.get_by_text("ago")).wait_for()
    assert await shown.nth(1).text_content() == at
    assert await shown.nth(2).text_content() == "in 2 hours"


async def focused(tab):
    """The label of what has the keyboard, and the message it is in."""
    return await tab.page.evaluate(
        """() => [document.activeElement.textContent,
          document.activeElement.closest("[data-message-id]")?.dataset.messageId]"""
    )


@pytest.mark.parametrize("key", ["Alt+KeyN", "Tab"])
async def test_a_key_leads_to_the_newest_panel(playing, tab, key):
    message = await playing.post("the panel", view=pads("panel", "tap"))
    for number in range(3):
        await playing.post(f"{number}: no panel")
    ann = await tab(playing.addresses[0])
    await ann.settled()
    if key != "Tab":  # from anywhere
        await ann.page.locator("#channel-composer-input").focus()
    await ann.keys(key)
    assert await focused(ann) == ["panel", str(message.id)]
    assert await ann.in_view(ann.message(message.id).get_by_role("button", name="tap"))


async def test_the_keyboard_stays_with_a_message_whose_menu_is_gone(playing, tab):
    view = pads("panel").add_item(menu_of("this one", "that one"))
    message = await playing.post("the panel", view=view)
    ann = await tab(playing.addresses[0])
    await ann.settled()
    await ann.keys("Tab", "Tab")
    await ann.page.locator(".select-trigger:focus").wait_for()
    await message.edit(view=pads("panel", "tap"))
    await ann.until(lambda: holds(ann, ["tap", str(message.id)]))


async def holds(tab, wanted):
    return await focused(tab) == wanted


async def test_presses_in_quick_succession_all_count(playing, tab):
    ann = await tab(playing.addresses[0])
    await opened(playing, ann)
    before = playing.bot.taps
    await ann.button("tap").evaluate("(button) => { for (let n = 0; n < 3; n += 1) button.click(); }")
    await ann.page.get_by_text(f"tapped {before + 3}", exact=True).wait_for()


async def test_a_press_counts_though_the_post_is_drawn_anew_below_it(playing, tab):
    ann = await tab(playing.addresses[0])
    message = await playing.post("first words", view=pads("panel"))
    await ann.message(message.id).get_by_role("button").hover()
    await ann.page.mouse.down()
    await message.edit(content="other words")
    await ann.page.get_by_text("other words").wait_for()
    await ann.page.mouse.up()
    await ann.until_newer(message.id)


async def test_a_press_counts_though_the_button_moves_away_from_under_the_hand(playing, tab):
    """As it does while pictures above it load; a hand that goes away by itself has thought better of it."""
    ann = await tab(playing.addresses[0])
    message = await playing.post("move", view=pads("panel"))
    button = ann.message(message.id).get_by_role("button")
    await button.hover()
    await ann.page.mouse.down()
    await ann.page.mouse.move(1, 1)
    await ann.page.mouse.up()
    await button.hover()
    await ann.page.mouse.down()
    await ann.message(message.id).evaluate("(one) => { one.style.transform = 'translateY(-200px)'; }")
    async with ann.page.expect_request("**/api/action") as asked:
        await ann.page.mouse.up()
    assert json.loads((await asked.value).post_data)["sequence"] == 2, "the first since the page was opened"
    await ann.until_newer(message.id)


async def changed_unseen(playing, tab, *verbs):
    """A post with these buttons, of which no news comes through any more."""
    message = await playing.post("now or never", view=pads("panel", "tap"))
    await tab.message(message.id).wait_for()
    await tab.page.route("**/api/state", lambda route: None)
    await message.edit(view=pads(*verbs))
    return message


async def test_a_press_goes_to_where_its_button_stands_by_then(playing, tab):
    ann = await tab(playing.addresses[0])
    message = await changed_unseen(playing, ann, "tap", "grow", "panel")
    before = playing.bot.taps
    await ann.message(message.id).get_by_role("button", name="panel").click()
    await ann.page.unroute("**/api/state")
    await ann.until_newer(message.id)
    assert await ann.page.locator(".k2-notice").is_hidden()
    assert playing.bot.taps == before, "nor did it go to what stands in its place now"


async def test_a_press_on_what_has_just_gone_is_spoken_of(playing, tab):
    ann = await tab(playing.addresses[0])
    message = await changed_unseen(playing, ann, "tap")
    before = playing.bot.taps
    await ann.message(message.id).get_by_role("button", name="panel").click()
    await ann.page.locator(".k2-notice", has_text=phrase("offline-page-changed")).wait_for()
    assert playing.bot.taps == before


async def test_a_press_that_waits_goes_to_where_its_button_stands_by_then(playing, tab):
    ann = await tab(playing.addresses[0])
    message = await playing.post("turn", view=pads("turn", "tap"))
    await ann.message(message.id).wait_for()
    before = playing.bot.taps
    await ann.message(message.id).evaluate(
        "(message) => [...message.querySelectorAll('button')].slice(-2).forEach((button) => button.click())"
    )
    await ann.page.get_by_text(f"tapped {before + 1}", exact=True).wait_for()


async def test_a_bot_that_does_not_answer_is_spoken_of(playing, tab):
    ann = await tab(playing.addresses[0])
    message = await playing.post("try", view=pads("fail"))
    await ann.message(message.id).get_by_role("button", name="fail").click()
    await ann.page.locator(".k2-notice", has_text=phrase("offline-page-unanswered")).wait_for()
