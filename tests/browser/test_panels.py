"""Panels and posts of a small bot: they stay in view, and every press counts or is reported."""

import io
import re
import time

import discord
import pytest
import pytest_asyncio

from k2bot.host.people import Preferences
from tests.browser.conftest import DESKTOP
from tests.offline.small_bot import PadBot, pads, picture

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = "A long story. " * 100
STORY = "What there is to do. " * 33
"""As long as an exercise of a tutorial."""
PHONE = {"width": 400, "height": 800}
VIEWPORTS = [DESKTOP, PHONE]
CALM = 300
"""Milliseconds after which growth no longer counts as recent."""


def high(height, width=500):
    file = io.BytesIO(picture("teal", (width, height)))
    return discord.File(file, f"high-{height}.png", description="a picture")


class Panels(PadBot):
    """Panels that grow, and presses that nobody answers."""

    greeting = None
    table = ("panel", "tap", "fail", "rules")
    step = 0

    async def rules(self, interaction):
        """Send more text than a phone shows at once."""
        text = f"How it begins. {LONG}"
        await interaction.response.send_message(text, view=pads("tap"), ephemeral=True)

    async def panel(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="small", view=pads("grow", "tap"))

    async def grow(self, interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="large", attachments=[high(300)])

    async def lesson(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(**self.exercise())

    async def on(self, interaction):
        """Go on to the next exercise, a page of its own in the same message."""
        await interaction.response.edit_message(**self.exercise())

    async def again(self, interaction):
        """Change the page, as a choice does."""
        await interaction.response.edit_message(content=f"**Step {self.step}**\nChosen. {STORY}")

    def exercise(self):
        self.step += 1
        verbs = (*(f"more{number}" for number in range(20)), "again", "on")
        text, file = f"**Step {self.step}**\n{STORY}", high(350, 550)
        return {"content": text, "view": pads(*verbs), "attachments": [file]}

    async def turn(self, interaction):
        await interaction.response.edit_message(view=pads("tap", "turn"))

    async def wrong(self, interaction):
        """Send a long text that ends with feedback, above a picture that fills the screen."""
        text = f"{LONG}\n\n> Not this way."
        await interaction.response.edit_message(content=text, attachments=[high(1100)])

    async def on_interaction(self, interaction):
        """Accept any menu choice; a plan shows the last one until it's undone."""
        if interaction.data.get("custom_id") == "menu":
            await interaction.response.defer()
        elif interaction.data.get("custom_id") == "plan":
            chosen = interaction.data["values"][0]
            await interaction.response.edit_message(content=f"planned {chosen}", view=plan(chosen))

    async def undo(self, interaction):
        await interaction.response.edit_message(content="nothing planned", view=plan())

    async def fail(self, interaction):
        raise RuntimeError("as it should")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def served(browser, serve, tmp_path_factory):
    async with serve(tmp_path_factory.mktemp("games"), Panels) as playing:
        playing.fill(3)
        yield playing


@pytest.fixture
def long(playing):
    """Fill the conversation beyond the view."""
    playing.fill(20)


def choice(*labels, least=1, most=1, **more):
    options = [discord.SelectOption(label=label, **more) for label in labels]
    return discord.ui.Select(custom_id="menu", options=options, min_values=least, max_values=most)


def plan(chosen=None):
    """A menu that shows what was chosen, unless that was a detour."""
    ways = ("b1", "b2", "detour")
    options = [discord.SelectOption(label=way, default=way == chosen != "detour") for way in ways]
    menu = discord.ui.Select(custom_id="plan", options=options, placeholder="Go to")
    return pads("undo").add_item(menu)


async def panel_of(playing, visit):
    """A tab with a newly opened panel, and the panel's id."""
    post = await playing.post("the table", view=pads("panel"))
    ann = await visit()
    await ann.control(post, "panel").click()
    await ann.until_newer(post.id)
    return ann, await ann.newest()


async def scrolled(tab, by):
    """Scroll with the wheel, like a reader."""
    await tab.find("#channel-timeline").hover()
    before = await tab.far()
    await tab.page.mouse.wheel(0, by)

    async def elsewhere():
        return abs(await tab.far() - max(0, before - by)) < 2

    await tab.until(elsewhere)


async def test_a_new_panel_scrolls_into_view_and_stays_as_its_picture_loads(playing, visit):
    ann, panel = await panel_of(playing, visit)
    await ann.press("grow")
    await ann.message(panel).locator("img[alt='a picture']").wait_for()
    assert await ann.at_end()
    assert await ann.in_view(ann.button("grow"))


async def pressed_again(tab, panel):
    """Press in the newest message, whose beginning was scrolled to."""
    await tab.message(panel).locator("img").wait_for()
    await tab.settled()
    await scrolled(tab, -100)
    await tab.page.wait_for_timeout(CALM)
    await tab.button("grow").dispatch_event("click")  # no hand that scrolls to it first
    await tab.settled()


async def test_after_a_press_in_the_newest_post_the_view_follows_new_ones(playing, long, visit):
    ann, post = await visit(), await playing.post("all see it", view=pads("grow"), file=high(300))
    await pressed_again(ann, post)
    post = await playing.post("the turn")
    await ann.message(post).wait_for()
    await ann.until(ann.at_end)
    await post.edit(content=f"the turn. {LONG}", attachments=[high(300)])
    await ann.message(post).locator("img").wait_for()
    await ann.until(ann.at_end)
    await ann.page.wait_for_timeout(CALM)
    assert await ann.at_end()


@pytest.mark.parametrize("viewport", VIEWPORTS)
async def test_a_private_page_stays_in_view_as_posts_come_below(playing, long, visit, viewport):
    """A post that it leaves no room for is announced."""
    post = await playing.post("the table", view=pads("panel"))
    ann = await visit(viewport)
    await ann.control(post, "panel").click()
    await ann.until_newer(post.id)
    panel = await ann.newest()
    await ann.press("grow")
    await pressed_again(ann, panel)
    offer = ann.find("#new-messages")
    for height in (50, 300):
        newest = await ann.newest()
        below = await playing.post(f"the turn of another. {STORY}", file=high(height))
        await ann.until_newer(newest)
        await ann.message(below).locator("img").wait_for()
        await ann.settled()
        await ann.page.wait_for_timeout(CALM)
        assert await ann.in_view(ann.message(panel).locator(".message-content"))
        assert await ann.in_view(ann.control(panel, "grow"))
        assert await offer.is_visible() == (await ann.far() > 80)
    assert await ann.far() > 80
    await offer.click()
    await ann.until(ann.at_end)


@pytest.mark.parametrize("viewport", VIEWPORTS)
async def test_a_page_that_a_press_brings_is_read_from_its_beginning(playing, long, visit, viewport):
    """Its picture leaves room for its buttons, and a choice among them doesn't move them away."""
    post = await playing.post("learn", view=pads("lesson"))
    ann = await visit(viewport)
    await ann.control(post, "lesson").click()
    await ann.until_newer(post.id)
    panel = await ann.newest()
    text, picture = (ann.message(panel).locator(own) for own in (".message-content strong", "img"))

    async def begins():
        await picture.wait_for()
        await ann.settled()
        await ann.page.wait_for_timeout(CALM)
        assert await ann.in_view(text)
        assert await ann.in_view(picture)
        assert 330 <= (await picture.bounding_box())["width"] < 550
        if viewport == DESKTOP:
            assert await ann.in_view(ann.control(panel, "on"))

    await begins()
    if viewport == DESKTOP:
        await ann.control(panel, "again").click()
        await ann.message(panel).get_by_text("Chosen.").wait_for()
        await begins()
    else:
        await scrolled(ann, 2000)
        await ann.page.wait_for_timeout(CALM)
        again = ann.control(panel, "again")
        await again.click()
        await ann.message(panel).get_by_text("Chosen.").wait_for()
        await ann.page.wait_for_timeout(CALM)
        assert await ann.in_view(again), "and whoever has come to the buttons presses several"
    following = playing.bot.step + 1
    await ann.control(panel, "on").dispatch_event("click")
    await ann.message(panel).get_by_text(f"Step {following}").wait_for()
    await begins()


async def test_a_panel_further_up_stays_in_view_as_it_grows(playing, long, visit):
    ann, panel = await panel_of(playing, visit)
    for number in range(3):
        await playing.post(f"{number}: {LONG}")
    await ann.page.get_by_text("2: A long story").wait_for()
    await ann.settled()
    grow, frame = ann.control(panel, "grow"), ann.find("#channel-timeline")
    bottom = await ann.message(panel).evaluate("(panel) => panel.getBoundingClientRect().bottom")
    end = await frame.evaluate("(frame) => frame.getBoundingClientRect().bottom")
    await scrolled(ann, bottom - end - 5)  # its buttons are just in view
    await grow.click()
    await ann.message(panel).locator("img").wait_for()
    await ann.settled()
    assert await ann.in_view(grow)
    assert await ann.far() > 100, "and nobody was carried off to the end"
    # On a slow computer an event tells late of what the page itself has scrolled.
    await ann.page.wait_for_timeout(CALM)
    await frame.evaluate("(frame) => frame.dispatchEvent(new Event('scroll'))")
    await ann.message(panel).evaluate("(panel) => { panel.style.paddingTop = '200px'; }")
    await ann.until(lambda: ann.in_view(grow))


async def test_reading_further_up_is_undisturbed_and_new_messages_are_announced(seen, playing, long):
    ann, read = await seen(LONG)
    await ann.message(read).wait_for()
    await ann.settled()
    await scrolled(ann, -400)
    place = await ann.message(read).bounding_box()
    await playing.post(f"News. {LONG}")
    await ann.until_newer(read.id)
    await ann.settled()
    assert abs((await ann.message(read).bounding_box())["y"] - place["y"]) < 2
    await ann.page.get_by_role("button", name=re.compile("New messages")).click()
    await ann.until(ann.at_end)


async def test_scrolling_by_other_programs_is_respected(playing, long, visit):
    """Such as the browser's search, or a screen reader."""
    ann = await visit()
    await ann.page.wait_for_timeout(CALM)
    above = ann.find("[data-message-id]").first
    await above.evaluate("(message) => message.scrollIntoView()")
    newest = await ann.newest()
    await playing.post("news")
    await ann.until_newer(newest)
    assert await ann.in_view(above)


async def test_the_view_stays_at_the_end_despite_late_scrolling_by_simcord(playing, long, visit):
    """On a slow computer it scrolls long after something has grown."""
    ann = await visit()
    await ann.page.wait_for_timeout(CALM)
    await ann.page.evaluate(
        """() => {
          const timeline = document.getElementById("channel-timeline");
          timeline.scrollTop -= 300;
          return new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
        }"""
    )
    assert await ann.far() <= 1
    for number in range(2):
        newest = await ann.newest()
        await playing.post(f"{number}: {LONG}", file=high(200))
        await ann.until_newer(newest)
        assert await ann.at_end()


async def test_earlier_messages_load_during_an_action_and_their_buttons_work(seen, playing):
    post = await playing.post("pressed later", view=pads("panel"))
    for number in range(60):
        playing.env.backend.create_message(playing.channel.id, playing.env.backend.bot_user.id, f"{number}")
    ann, last = await seen("the last", view=pads("tap"))
    async with ann.held("/api/action"):
        await ann.control(last, "tap").click()
        earlier = ann.page.get_by_role("button", name="Load earlier messages")
        await ann.find("#channel-timeline").hover()
        # By hand, or the page may go back to the end just before the click.
        await ann.page.mouse.wheel(0, -100_000)
        await ann.until(lambda: ann.in_view(earlier))
        await earlier.click()
    await ann.control(post, "panel").click()
    grow = ann.find("[data-message-id]").last.get_by_role("button", name="grow")
    await grow.wait_for()
    await ann.until(lambda: ann.in_view(grow))


async def test_a_menu_choice_counts_while_another_action_is_running(seen):
    """An open menu delays updates, but not those the page itself waits for."""
    ann, post = await seen("choose", view=pads("tap").add_item(choice("this one", "that one")))
    async with ann.acting("click", "select") as sent, ann.held("/api/action"):
        await ann.control(post, "tap").click()
        await ann.menu(post).click()
        await ann.option("that one").click()
    assert sent[1]["values"] == ["that one"]


async def test_after_an_edit_a_changed_menu_shows_its_default_option(seen):
    """As on Discord; one that's left as it was keeps what was chosen, whatever else is edited."""
    ann, post = await seen("nothing planned", view=plan())

    async def shows(text):
        return (await ann.menu(post).text_content()).startswith(text)

    for chosen, undone in (("b1", "Go to"), ("b1", "Go to"), ("detour", "detour")):
        await ann.menu(post).click()
        await ann.option(chosen).click()
        await ann.message(post).get_by_text(f"planned {chosen}").wait_for()
        await ann.until(lambda chosen=chosen: shows(chosen))
        await post.edit(attachments=[high(50)])
        await ann.message(post).locator("img").wait_for()
        assert await shows(chosen)
        await ann.control(post, "undo").click()
        await ann.message(post).get_by_text("nothing planned").wait_for()
        assert await shows(undone)


async def test_several_choices_survive_an_edit_and_count_unless_their_options_are_gone(seen):
    """The page learns of the edit only when the menu is closed."""
    some = ("one", "two", "three")
    for edited, options, counts in (
        ("a picture", some, True),
        ("another text", some, True),
        ("other options", some[:2], False),
        ("no menu", (), False),
    ):
        ann, post = await seen("choose some", view=pads("tap").add_item(choice(*some, most=3)))
        await choose_two(ann, post)
        view = pads("tap", "turn").add_item(choice(*options, most=len(options))) if options else pads("tap")
        await post.edit(content=edited, view=view, attachments=[high(50)])
        await ann.page.wait_for_timeout(CALM)
        async with ann.acting("select") as sent:
            await ann.control(post, "Apply").click()
        assert sent[0]["values"] == ["one", "three"]
        await ann.message(post).get_by_text(edited).wait_for()
        await ann.settled()
        assert await ann.find(".k2-notice").is_visible() != counts, edited


async def test_keyboard_focus_stays_on_a_menu_after_a_choice(seen):
    ann, post = await seen("nothing planned", view=plan())
    await ann.keys("Tab", "Tab", "Enter")
    # The menu is drawn anew when it opens; a key pressed meanwhile, faster than any hand, would be lost.
    await ann.find("[aria-expanded=true]:focus").wait_for()
    for way, key in (("b1", "ArrowDown"), ("b2", "Enter")):
        await ann.option(way).and_(ann.find(".is-highlighted")).wait_for()
        await ann.keys(key)
    await ann.message(post).get_by_text("planned b").wait_for()

    async def stays():
        return (await focused(ann))[0].startswith("b")

    await ann.until(stays)


async def test_one_press_switches_from_an_open_menu_to_another(seen, playing):
    """The first closes on mouse down, and everything is redrawn under the pointer."""
    first = await playing.post("first", view=pads().add_item(choice("this one")))
    ann, second = await seen("second", view=pads().add_item(choice("that one")))
    await ann.menu(second).click()
    await ann.option("that one").wait_for()
    await ann.menu(first).hover()
    await ann.page.mouse.down()
    await ann.option("that one").wait_for(state="hidden")
    await ann.page.mouse.up()
    await ann.option("this one").wait_for()


async def test_a_menu_opens_even_if_content_above_grows_at_that_moment(playing, long, visit):
    """As on a phone with several panels: all is redrawn, and simcord closes menus that are out of view."""
    post = await playing.post("choose", view=pads().add_item(choice("this one", "that one")))
    ann = await visit(PHONE)
    await ann.message(post).wait_for()
    await ann.settled()
    await ann.page.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("#channel-timeline:has(.is-open) #channel-message-list { padding-top: 900px; }");
          document.adoptedStyleSheets = [sheet];
        }"""
    )
    await ann.menu(post).click()
    await ann.option("that one").wait_for()
    await ann.page.wait_for_timeout(CALM)
    await ann.option("that one").click()
    await ann.page.evaluate("() => { document.adoptedStyleSheets = []; }")


@pytest.mark.parametrize("below", [0, 3])
async def test_an_open_menu_stays_in_place_while_content_above_grows(playing, long, visit, below):
    """As pictures do while they load."""
    above = await playing.post("above")
    post = await playing.post("choose", view=pads().add_item(choice("this one", "that one")))
    for number in range(below):
        await playing.post(f"{number}: {LONG}")
    ann = await visit()
    await ann.message(post).wait_for()
    await ann.settled()
    if below:
        await scrolled(ann, -300)
    await ann.menu(post).click()
    await ann.option("that one").wait_for()
    await ann.page.wait_for_timeout(CALM)
    before = await ann.menu(post).bounding_box()
    await ann.message(above).evaluate("(above) => { above.style.paddingTop = '1000px'; }")
    await ann.page.wait_for_timeout(CALM)
    assert abs((await ann.menu(post).bounding_box())["y"] - before["y"]) < 2
    await ann.option("that one").click()


async def test_new_messages_arrive_while_a_file_is_previewed(seen, playing):
    """Only an open menu delays updates."""
    ann, post = await seen("the record", file=discord.File(io.BytesIO(b"a line\n"), "game.txt"))
    await ann.message(post).get_by_text("a line").wait_for()
    await playing.post("what came after it")
    await ann.page.get_by_text("what came after it").wait_for(timeout=10_000)
    assert await ann.at_end()


LEAVING = {
    "its button": lambda tab, post: tab.control(post, "Apply").click(),
    "enter": lambda tab, post: tab.menu(post).press("Enter"),
    "closing": lambda tab, post: tab.menu(post).click(),
    "a click elsewhere": lambda tab, post: tab.message(post).get_by_text("choose some").click(),
    "escape": lambda tab, post: tab.menu(post).press("Escape"),
}


async def choose_two(tab, post):
    await tab.menu(post).click()
    for label in ("one", "three"):
        await tab.option(label).click()


async def test_multiple_choices_are_applied_after_the_running_action_ends(playing, visit):
    """However the menu is closed, including by moving on with Tab."""
    ann = await visit()

    async def some_of_three():
        menu = choice("one", "two", "three", most=3)
        return await playing.post("choose some", view=pads("tap").add_item(menu))

    for by, leave in LEAVING.items():
        post = await some_of_three()
        async with ann.acting("click", "select") as sent, ann.held("/api/action"):
            await ann.control(post, "tap").click()
            await choose_two(ann, post)
            await leave(ann, post)
            await ann.page.wait_for_timeout(
                CALM
            )  # what closes a menu without applying it does so a moment later
        assert sent[1]["values"] == ["one", "three"], by
        assert await ann.page.get_by_text("Wait for the current action").count() == 0, by
        await ann.settled()
    post = await some_of_three()
    await choose_two(ann, post)
    async with ann.acting("select") as sent:
        await ann.menu(post).focus()
        await ann.control(post, "tap").focus()
    assert sent[0]["values"] == ["one", "three"]


@pytest.mark.parametrize("pressed", ["Apply", "three"])
async def test_a_press_in_a_multiple_choice_menu_counts_despite_a_redraw(seen, pressed):
    """Each choice redraws the menu, as does each update of the page."""
    ann, post = await seen("choose some", view=pads().add_item(choice("one", "two", "three", most=3)))
    await ann.menu(post).click()
    target = ann.control(post, "Apply") if pressed == "Apply" else ann.option(pressed)
    async with ann.acting("select") as sent:
        await target.hover()
        await ann.page.mouse.down()
        await ann.option("one").evaluate("(one) => one.click()")
        await ann.option("one").and_(ann.find(".is-selected")).wait_for()
        await ann.page.mouse.up()
        if pressed != "Apply":
            await ann.option(pressed).and_(ann.find(".is-selected")).wait_for()
            await ann.control(post, "Apply").click()
    assert sent[0]["values"] == (["one"] if pressed == "Apply" else ["one", "three"])


async def test_escape_closes_a_menu_with_too_few_options_chosen(seen):
    ann, post = await seen("choose two", view=pads().add_item(choice("one", "two", "three", least=2, most=3)))
    await ann.menu(post).click()
    await ann.option("two").click()
    # The menu is drawn anew then; a key pressed meanwhile, faster than any hand, would be lost.
    await ann.option("two").and_(ann.find(".is-selected")).wait_for()
    await ann.settled()
    await ann.find(".preview-select.is-open :focus").wait_for()
    await ann.keys("Escape")
    await ann.option("two").wait_for(state="hidden")


OPTIONS = """(list) => {
  const box = (one) => one.getBoundingClientRect();
  const apply = list.querySelector(".select-draft-actions");
  const [top, bottom] = [box(list).top, (apply ? box(apply).top : box(list).bottom) + 1];
  const options = [...list.querySelectorAll(".select-option")].map(box);
  return options.filter((one) => one.top >= top && one.bottom <= bottom).length;
}"""
"""Number of fully visible options of an open menu."""


@pytest.mark.parametrize("viewport", [None, PHONE])
async def test_a_menu_shows_as_many_options_as_fit_and_scrolls_for_more(playing, visit, viewport):
    ann = await visit(*filter(None, [viewport]))
    for count, least, whole in [(9, 6, None)] if viewport else [(3, 3, True), (8, 8, True), (25, 8, False)]:
        labels = (f"option {number}" for number in range(count))
        menu = choice(*labels, most=count if viewport else 1, description="what it is")
        post = await playing.post("choose", view=pads().add_item(menu))
        await ann.menu(post).click()
        await ann.option("option 0").wait_for()
        shown = ann.find(".select-list:not([hidden])")
        assert least <= await shown.evaluate(OPTIONS) <= count
        scrolls = await shown.evaluate("(list) => list.scrollHeight > list.clientHeight")
        assert whole is None or scrolls is not whole, count
        field, frame = await ann.menu(post).bounding_box(), await shown.bounding_box()
        await ann.keys("Escape")
        above, below = field["y"] - frame["y"] - frame["height"], frame["y"] - field["y"] - field["height"]
        assert viewport or 0 <= max(above, below) < 10, "it stands at its field"
        await shown.wait_for(state="hidden")


async def test_the_button_for_earlier_messages_is_only_at_the_top(playing, visit):
    playing.fill(150)
    ann = await visit(PHONE)
    offer = ann.find("#history-older")
    await ann.until(offer.is_visible)
    assert not await ann.in_view(offer)
    await ann.find("#channel-timeline").evaluate("(box) => { box.scrollTop = 0; }")
    await ann.find("#channel-timeline").hover()
    await ann.page.mouse.wheel(0, -100_000)
    await ann.until(lambda: ann.in_view(offer))


async def test_on_a_phone_a_long_reply_opens_at_its_beginning(playing, long, visit):
    post = await playing.post("the table", view=pads("panel", "rules"))
    ann = await visit(PHONE)
    await ann.control(post, "rules").click()
    await ann.until_newer(post.id)
    await ann.page.wait_for_timeout(CALM)
    top = "(one) => one.getBoundingClientRect().top"
    beginning = await ann.message(await ann.newest()).locator(".message-content").evaluate(top)
    assert 0 <= beginning - await ann.find("#channel-timeline").evaluate(top) < 100
    assert await ann.far() > 100


async def test_feedback_on_a_press_stays_in_view_above_a_tall_picture(playing, visit):
    post = await playing.post("try", view=pads("wrong"))
    ann = await visit(PHONE)
    await ann.control(post, "wrong").click()
    feedback = ann.message(post).get_by_text("Not this way.")
    await ann.message(post).locator("img").wait_for()
    await ann.settled()
    await ann.page.wait_for_timeout(CALM)
    assert await ann.in_view(feedback)
    assert await ann.far() > 100, "so its button is not"

    async def scrolled_past():
        await ann.page.mouse.wheel(0, 100)
        return not await ann.in_view(feedback)

    await ann.find("#channel-timeline").hover()
    await ann.until(scrolled_past)
    await ann.page.wait_for_timeout(CALM)
    assert not await ann.in_view(feedback), "and who scrolls on is left in peace"


async def test_relative_times_keep_counting_without_new_messages(seen):
    soon = int(time.time()) + 20
    ann, post = await seen(f"<t:{soon}:R>, at <t:{soon}:T>, and <t:{soon + 7200}:R>")
    shown = ann.message(post).locator("time.discord-timestamp")
    await shown.first.and_(ann.page.get_by_text(re.compile("^in .* seconds$"))).wait_for()
    at = await shown.nth(1).text_content()
    async with ann.held("/api/state"):
        await ann.page.evaluate("window.now = Date.now; Date.now = () => now() + 30_000")
        await shown.first.and_(ann.page.get_by_text("ago")).wait_for()
        await ann.page.evaluate("Date.now = now")
    assert await shown.nth(1).text_content() == at
    assert await shown.nth(2).text_content() == "in 2 hours"


async def test_relative_times_use_the_language_their_reader_has_chosen(playing, seen, monkeypatch):
    """At once, even in messages already shown."""
    ann, post = await seen(f"<t:{int(time.time()) + 7210}:R>")
    shown = ann.message(post).locator("time.discord-timestamp")
    await shown.and_(ann.page.get_by_text("in 2 hours")).wait_for()

    async def settings(_, person):
        return {"language": "fr"}

    with monkeypatch.context() as patched:
        patched.setattr(Preferences, "settings", settings)
        await playing.post("news")
        await shown.and_(ann.page.get_by_text("dans 2 heures")).wait_for()
        await post.edit(content=f"again <t:{int(time.time()) + 7210}:R>")
        await shown.and_(ann.page.get_by_text("dans 2 heures")).wait_for()
    await playing.post("news")
    await shown.and_(ann.page.get_by_text("in 2 hours")).wait_for()


async def focused(tab):
    """Label of the focused element, and the id of its message."""
    return await tab.page.evaluate(
        """() => [document.activeElement.textContent,
          document.activeElement.closest("[data-message-id]")?.dataset.messageId]"""
    )


@pytest.mark.parametrize("key", ["Alt+KeyN", "Tab"])
async def test_a_key_moves_focus_to_the_newest_panel(playing, visit, key):
    post = await playing.post("the panel", view=pads("panel", "tap"))
    for number in range(3):
        await playing.post(f"{number}: no panel")
    ann = await visit()
    if key != "Tab":  # from anywhere
        await ann.find("#channel-composer-input").focus()
    await ann.keys(key)
    assert await focused(ann) == ["panel", str(post.id)]
    assert await ann.in_view(ann.control(post, "tap"))


async def test_keyboard_focus_stays_in_a_message_whose_menu_is_removed(seen):
    ann, post = await seen("the panel", view=pads("panel").add_item(choice("this one", "that one")))
    await ann.keys("Tab", "Tab")
    await ann.find(".select-trigger:focus").wait_for()
    await post.edit(view=pads("panel", "tap"))

    async def stays():
        return await focused(ann) == ["tap", str(post.id)]

    await ann.until(stays)


async def test_a_press_counts_even_if_the_post_is_redrawn_meanwhile(seen):
    ann, post = await seen("first words", view=pads("panel"))
    await ann.control(post, "panel").hover()
    await ann.page.mouse.down()
    await post.edit(content="other words")
    await ann.page.get_by_text("other words").wait_for()
    await ann.page.mouse.up()
    await ann.until_newer(post.id)


async def test_a_press_counts_even_if_the_button_moves_away_meanwhile(seen):
    """As when pictures above it load; moving the pointer away oneself cancels the press."""
    ann, post = await seen("move", view=pads("panel"))
    button, mouse = ann.control(post, "panel"), ann.page.mouse
    async with ann.acting("click") as sent:
        await button.hover()
        await mouse.down()
        await mouse.move(1, 1)
        await mouse.up()
        await button.hover()
        await mouse.down()
        await ann.message(post).evaluate("(one) => { one.style.transform = 'translateY(-200px)'; }")
        assert not sent
        await mouse.up()
    await ann.until_newer(post.id)
    assert len(sent) == 1


async def test_a_queued_press_follows_its_button_to_its_new_place(seen, playing):
    ann, post = await seen("turn", view=pads("turn", "tap"))
    before = len(playing.bot.presses)
    await ann.message(post).evaluate(
        "(message) => [...message.querySelectorAll('button')].slice(-2).forEach((button) => button.click())"
    )
    await ann.page.get_by_text(f"tapped {before + 1}", exact=True).wait_for()


@pytest.mark.parametrize("verbs", [("tap", "grow", "panel"), ("tap",)])
async def test_a_press_follows_a_moved_button_and_a_removed_one_is_reported(seen, playing, verbs):
    before = len(playing.bot.presses)
    ann, post = await seen("now or never", view=pads("panel", "tap"))
    await ann.message(post).wait_for()
    async with ann.held("/api/state"):  # so the page shows what was
        await post.edit(view=pads(*verbs))
        await ann.control(post, "panel").click()
        if "panel" not in verbs:
            await ann.notice("offline-page-changed").wait_for()
    if "panel" in verbs:
        await ann.until_newer(post.id)
        assert await ann.find(".k2-notice").is_hidden()
    assert len(playing.bot.presses) == before, "nor did it go to what stands in its place now"


async def test_an_unanswered_press_is_reported(seen):
    ann, post = await seen("try", view=pads("fail"))
    await ann.control(post, "fail").click()
    await ann.notice("offline-page-unanswered").wait_for()
