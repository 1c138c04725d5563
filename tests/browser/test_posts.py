"""Contents of posts: pictures as large as on Discord, and links that stay within the page."""

import io
import re

import discord
import pytest
import pytest_asyncio
from PIL import Image

from k2bot.text import languages
from k2bot.text.words import words
from tests.browser.conftest import DESKTOP
from tests.offline.small_bot import PadBot, picture
from tests.phrases import phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 412, "height": 860}
SHAPES = {
    (1650, 1050): (550, 350),
    (1100, 700): (550, 350),
    (1080, 1758): (215, 350),
    (1650, 600): (550, 200),
    (300, 120): (300, 120),
}
"""Displayed sizes of pictures on a desktop."""
SHOWN = """(count) => [...document.querySelectorAll("[data-message-id] img[src^=blob]")]
  .filter((image) => image.complete && image.naturalWidth === 40).length > count"""
"""Whether ``count`` of the small bot's pictures are shown, besides that of its welcome."""
RECORDING = """
  const fetchNow = window.fetch;
  window.asked = [];
  window.fetch = async (input, options) => {
    const path = String(input);
    if (path.startsWith("/api/assets/")) asked.push(path.split("/").pop());
    const response = await fetchNow(input, options);
    if (path === "/api/pages") window.told = await response.clone().json();
    return response;
  };
"""
"""Runs before the page's own scripts; records its first state and the files it requests."""
GONE = 12345
"""Id of a nonexistent message."""
OUTSIDE = (
    "https://discord.com/developers/applications",
    "https://discord.gg/k2",
    "https://ptb.discord.com/app",
)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def served(browser, serve, tmp_path_factory):
    """A small bot: nobody plays here."""
    async with serve(tmp_path_factory.mktemp("games"), PadBot, players=10) as playing:
        yield playing


# -------------------------------------------------------------------------------------------------- pictures


def attached(width, height, name="p", shade="teal", told=""):
    file = io.BytesIO(picture(shade, (width, height)))
    return discord.File(file, f"{name}-{width}x{height}.png", description=told or f"{name} {width}x{height}")


async def posted(playing, visit, *files, viewport=DESKTOP):
    """A tab with a post of these pictures, and the locator of the pictures."""
    post = await playing.post("look", files=list(files))
    page = await visit(viewport)
    images = page.message(post).locator("img.attachment-image")
    await images.nth(len(files) - 1).wait_for()
    await page.settled()
    return page, images


async def size(image):
    box = await image.bounding_box()
    return round(box["width"]), round(box["height"])


async def test_on_a_phone_pictures_fill_the_message_and_open_at_full_width(playing, visit):
    ann, images = await posted(playing, visit, attached(1080, 1758), viewport=PHONE)
    width, height = await size(images.first)
    room = await ann.find(".message-attachments").last.bounding_box()
    assert width == round(room["width"]) > 0.8 * PHONE["width"] - 56
    assert height == pytest.approx(width * 1758 / 1080, abs=2)
    await images.first.click()
    whole = ann.find(".media-lightbox-image")
    await ann.until(whole.is_visible)
    assert (await size(whole))[0] == PHONE["width"]
    await ann.keys("Escape")


async def test_the_page_fits_its_window_before_the_server_knows_the_size(playing, context):
    """Otherwise everything would move under the pointer of a player who presses at once."""
    page = await context.new_page()
    await page.set_viewport_size(PHONE)
    await page.add_init_script("hold('/api/action')")
    await page.goto(playing.addresses[0])
    await page.locator("[data-message-id]").last.wait_for()
    assert (await page.locator("#preview-app").bounding_box())["width"] == PHONE["width"]
    await page.close()


async def test_a_long_file_shows_only_a_few_lines(seen):
    """A game's record used to push its result out of view."""
    ann, post = await seen("the end", files=[discord.File(io.BytesIO(b"a line\n" * 200), "record.txt")])
    lines = ann.message(post).locator(".attachment-preview")
    await lines.wait_for()
    assert 40 < (await lines.bounding_box())["height"] <= 100


async def test_side_by_side_pictures_open_whole_and_close_by_mouse_or_keys(playing, visit):
    """Arrow keys switch to the other one."""
    files = attached(1650, 1050, "a"), attached(1650, 1050, "b", "navy")
    ann, images = await posted(playing, visit, *files)
    assert [await size(images.nth(n)) for n in range(2)] == [(273, 273)] * 2
    first, second = [await images.nth(n).bounding_box() for n in range(2)]
    assert first["y"] == second["y"]
    assert second["x"] + second["width"] - first["x"] == 550
    whole = ann.find(".media-lightbox-image")
    opener = images.nth(1).locator("xpath=ancestor::button")
    for opening, closing in (
        (images.nth(1).click, lambda: ann.keys("Escape")),
        (images.nth(1).click, whole.click),
        (images.nth(1).click, lambda: ann.page.mouse.click(10, 400)),
        (lambda: opener.press("Enter"), lambda: ann.keys("Escape")),
    ):
        await opening()
        await ann.until(whole.is_visible)
        width, height = await size(whole)
        assert width > 1000
        assert width / height == pytest.approx(11 / 7, abs=0.01)
        await closing()
        await whole.wait_for(state="hidden")
    assert await opener.evaluate("(button) => document.activeElement === button")
    await opener.press("Enter")
    await ann.until(whole.is_visible)
    assert await whole.get_attribute("alt") == "b 1650x1050"
    await ann.keys("ArrowLeft")
    assert await whole.get_attribute("alt") == "a 1650x1050"
    assert await ann.find("dialog.media-lightbox").evaluate("(box) => box.open")
    await ann.keys("Escape")


async def test_newest_pictures_load_first_and_only_a_few_at_a_time(playing, context):
    """They used to be fetched in conversation order, so those in view came last."""
    for shade in range(20):
        await playing.post("look", file=discord.File(io.BytesIO(picture((shade, 0, 0))), "p.png"))
    page, together, most = await context.new_page(), set(), []

    def note(request):
        if "/api/assets/" in request.url:
            together.add(request)
            most.append(len(together))

    def forget(request):
        together.discard(request)

    page.on("request", note)
    page.on("requestfinished", forget)
    await page.add_init_script(RECORDING)
    await page.goto(playing.addresses[0])
    await page.wait_for_function(SHOWN, arg=20, polling=50)
    told, asked = await page.evaluate("[told, asked]")
    newest = [told["messages"][key]["attachments"][0]["asset_id"] for key in told["timeline"][:-21:-1]]
    assert [asset for asset in asked if asset in newest] == newest
    assert max(most) <= 4
    await page.close()


async def test_picture_requests_are_aborted_when_the_page_is_left(playing, context):
    """The server has forgotten the page by then, and would answer that there's no such picture."""
    page = await context.new_page()
    await page.goto(playing.addresses[0])
    await page.wait_for_selector("[data-message-id]")
    left = await page.evaluate("""async () => {
      const asked = fetch("/api/assets/one").then(() => "answered", (error) => error.name);
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      return asked;
    }""")
    assert left == "AbortError"
    await page.close()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
async def test_pictures_reserve_their_space_before_they_load(playing, visit, viewport):
    """Whatever the length of its alt text. Otherwise everything would move when it loads."""
    ann = await visit(viewport)
    async with ann.held("/api/assets/"):
        posts = [
            await playing.post("look", file=attached(*whole, told="what there is to see, " * 40))
            for whole in SHAPES
        ]
        images = [ann.message(post).locator("img.attachment-image") for post in posts]
        await images[-1].wait_for(state="attached")
        room = [await size(image) for image in images]
        assert not any([await image.evaluate("(image) => image.naturalWidth") for image in images])
    await ann.settled()
    assert [await size(image) for image in images] == room
    assert viewport == PHONE or room == list(SHAPES.values())


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
async def test_a_menu_below_a_picture_stays_open(playing, visit, viewport):
    """Opening it redraws all messages, before any picture is loaded."""
    ann = await visit(viewport)
    posts = []
    for whole in [*SHAPES][::2]:
        menu = discord.ui.Select(placeholder="choose", options=[discord.SelectOption(label="this one")])
        view = discord.ui.View(timeout=None).add_item(menu)
        posts.append(await playing.post("look", file=attached(*whole), view=view))
    await ann.message(posts[-1]).wait_for()
    await ann.settled()
    for post in reversed(posts):
        await ann.click(ann.menu(post))
        await ann.settled()
        assert await ann.menu(post).get_attribute("aria-expanded") == "true"
        await ann.option("this one").click(trial=True)
        await ann.keys("Escape")
        await ann.option("this one").wait_for(state="hidden")


# ----------------------------------------------------------------------------------------------------- links


def link(playing, message, *, direct=False):
    server = "@me" if direct else playing.bot.get_channel(playing.channel.id).guild.id
    return f"[to {message}](https://discord.com/channels/{server}/{playing.channel.id}/{message})"


async def follow(tab, message):
    """Follow the link to this message, and wait until it's marked."""
    host = tab.host
    await tab.click(tab.find("a.markdown-link", has_text=f"to {message}").last)
    await tab.marked(message).wait_for()
    assert tab.host == host
    assert len(tab.page.context.pages) == 1


async def test_links_to_messages_far_above_load_and_show_them(playing, visit):
    playing.fill(200 - len(playing.messages))
    wanted = [sorted(playing.messages)[-away] for away in (20, 180)]
    await playing.post("\n".join(link(playing, message) for message in wanted))
    ann = await visit()
    for message in wanted:
        await follow(ann, message)
        assert await ann.in_view(ann.message(message))


async def test_a_bare_link_to_a_message_names_its_channel(seen, playing):
    """As on Discord, which hides the address."""
    there = min(playing.messages)
    address = link(playing, there).partition("(")[2][:-1]
    elsewhere = address.replace(str(playing.channel.id), str(GONE))
    ann, post = await seen(f"{address} and [to {there}]({address}) and {elsewhere}")
    links = ann.message(post).locator("a.markdown-link")
    await links.nth(2).wait_for()
    named = f"# {playing.channel.name} \u203a 💬"
    assert await links.all_text_contents() == [named, f"to {there}", elsewhere]
    await links.first.click()
    await ann.marked(there).wait_for()


@pytest.mark.parametrize("meanwhile", ["moved", "drawn anew"])
async def test_a_click_on_a_link_counts_even_if_it_moves_meanwhile(seen, playing, meanwhile):
    wanted = await playing.post("here")
    ann, post = await seen(link(playing, wanted.id))
    await ann.message(post).get_by_role("link").hover()
    await ann.page.mouse.down()
    if meanwhile == "moved":
        await ann.message(post).evaluate("(one) => { one.style.transform = 'translateY(-200px)'; }")
    else:
        await post.edit(content=f"{post.content} again")
        await ann.message(post).get_by_text("again").wait_for()
    await ann.page.mouse.up()
    await ann.marked(wanted).wait_for()


async def test_no_link_leads_to_the_real_discord(seen, playing):
    there = min(playing.messages)
    texts = [link(playing, there), link(playing, GONE), link(playing, there, direct=True)]
    view = discord.ui.View().add_item(discord.ui.Button(label="by a button", url=OUTSIDE[0]))
    ann, post = await seen("\n".join([*texts, *(f"[out]({one})" for one in OUTSIDE)]), view=view)
    links = ann.message(post).locator("a[href]")
    await links.nth(6).wait_for()
    assert set(await links.evaluate_all("(all) => all.map((one) => one.hostname)")) == {"127.0.0.1"}
    await links.nth(1).click()
    await ann.notice("offline-page-gone").wait_for()
    await links.last.click()
    await ann.notice("offline-page-outside").wait_for()
    assert ann.page.url.startswith(playing.addresses[0])
    assert len(ann.page.context.pages) == 1


@pytest.fixture
def places(playing):
    """The ways at the top; those to a test's threads are gone after it."""
    there = playing.simulation.house.places
    before = list(there)
    yield there
    there[:] = before


async def test_a_thread_opens_from_its_message_and_from_the_top_menu(playing, visit, places):
    post = await playing.post("a table")
    thread = await post.create_thread(name="an old thread")
    inside = await thread.send("played long ago")
    ann = await visit()
    others = ann.page.get_by_label(phrase("offline-page-others"), exact=True)
    listed = ann.page.get_by_role("navigation").get_by_role("link", name="→ an old thread", exact=True)
    await others.wait_for()
    assert await listed.count() == 0, "it has no game"
    await ann.message(post).get_by_role("link", name="an old thread").click()
    await ann.message(inside).wait_for()
    assert await ann.page.evaluate("location.pathname") == f"/1/in/{thread.id}"
    assert await listed.get_attribute("aria-current") == "page", "where somebody is, is listed"
    assert await others.count() == 0
    await ann.page.get_by_role("link", name="# expedition", exact=True).click()
    await ann.page.get_by_text("Welcome to base camp").wait_for()
    await others.select_option(label="→ an old thread")
    await ann.message(inside).wait_for()


async def test_on_a_phone_threads_push_no_channel_out_of_the_bar(playing, visit, places, monkeypatch):
    """All ways are in one menu then, with the number of new private messages beside it."""
    posts = [await playing.post(f"table {number}") for number in range(2)]
    threads = [await post.create_thread(name=f"K2 · game {post.content[-1]}") for post in posts]
    inside = await threads[1].send("in the second")

    async def taken():
        return {thread.id for thread in threads}

    monkeypatch.setattr(playing.bot.host.store, "open_channels", taken)
    await playing.post("news")
    ann = await visit(PHONE)
    menu = ann.page.get_by_role("combobox", name=phrase("offline-page-bar"), exact=True)
    await menu.wait_for()
    assert await menu.locator("option").all_text_contents() == [place.label for place in places]
    assert await menu.locator("option:checked").text_content() == f"# {playing.channel.name}"
    badge = ann.find(".k2-places b")
    # Measured at once: the next update takes the made-up number away.
    boxes = await badge.evaluate(
        """(badge, menu) => {
          badge.textContent = "12";
          return [menu, badge].map((one) => one.getBoundingClientRect());
        }""",
        await menu.element_handle(),
    )
    for box in boxes:
        assert box["right"] <= PHONE["width"]
        assert 0 < box["y"] < 48
    began = ann.find(".message-system").first
    assert (await began.bounding_box())["height"] < 30, "a sentence, and no columns"
    await menu.select_option(label="→ K2 · game 1")
    await ann.message(inside).wait_for()
    assert await menu.locator("option:checked").text_content() == "→ K2 · game 1"
    await ann.page.set_viewport_size(DESKTOP)
    listed = ann.page.get_by_role("navigation").get_by_role("link", name="→ K2 · game 1", exact=True)
    await listed.wait_for()
    assert await listed.get_attribute("aria-current") == "page"


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
async def test_a_picture_on_its_way_keeps_its_place_and_its_name(playing, visit, viewport):
    """Its alternative text isn't seen, nor the sign of a broken picture, also of an emoji or a film."""
    frames = [Image.new("RGB", (400, 300), colour) for colour in ("red", "blue")]
    film = io.BytesIO()
    frames[0].save(film, "WEBP", save_all=True, append_images=frames[1:])
    film.seek(0)
    ann = await visit(viewport)
    async with ann.held("/api/assets/"):
        post = await playing.post("look", file=discord.File(film, "film.webp", description="a film " * 50))
        shown = ann.message(post).get_by_role("img", name="a film")
        await shown.wait_for()
        before = await ann.message(post).bounding_box()
        assert await shown.evaluate("(image) => getComputedStyle(image).opacity") == "0"
    await ann.settled()
    assert await shown.evaluate("(image) => [image.naturalWidth, getComputedStyle(image).opacity]") == [
        400,
        "1",
    ]
    assert (await ann.message(post).bounding_box())["height"] == before["height"]


@pytest.mark.parametrize("language", languages())
async def test_on_a_phone_all_channel_links_fit_in_every_language(playing, tab, language):
    """In Polish and Ukrainian, the link to private messages used to be cut off and its count hidden."""
    ann = await tab(playing.addresses[0], {"width": 390, "height": 844})
    text = words(language).text
    channels = [text(name) for name in ("k2-greeting-channel", "dungeon-greeting-channel", "offline-hall")]
    labels = [*(f"# {name}" for name in channels), text("offline-page-direct")]
    right = await ann.find(".k2-places").evaluate(
        """(places, labels) => {
          places.replaceChildren(...labels.map((label) => {
            const way = document.createElement("a");
            way.append(label);
            return way;
          }));
          return places.getBoundingClientRect().right;
        }""",
        labels,
    )
    assert right <= 388


async def test_private_messages_count_as_new_until_read_and_link_to_the_channel(playing, tab):
    playing.fill(200 - len(playing.messages))
    wanted = sorted(playing.messages)[-30]
    backend, (_, letters, others, *_) = playing.env.backend, playing.simulation.world.direct
    for number in range(3):
        backend.create_message(letters.id, backend.bot_user.id, f"letter {number}")
    backend.create_message(others.id, backend.bot_user.id, link(playing, wanted))
    bob = await tab(playing.addresses[1], {"width": 390, "height": 844})
    badge = bob.find(".k2-places b")
    await badge.get_by_text("3", exact=True).wait_for()
    await badge.evaluate("(badge) => { badge.textContent = '12'; }")
    top, bottom, letters_top = await badge.evaluate(
        """(badge) => {
          const word = document.createRange();
          word.selectNodeContents(badge.parentElement.firstChild);
          const { top, bottom } = badge.getBoundingClientRect();
          return [top, bottom, word.getBoundingClientRect().top];
        }"""
    )
    assert bottom <= letters_top, "a number on a phone covers no letters"
    assert top >= 3, "and isn't at the window's edge"

    await bob.open(f"{playing.addresses[1]}/direct")
    await bob.page.get_by_text("letter 2").wait_for()
    # The page counts them a moment later than it shows them: nobody leaves so soon who has read them.
    await bob.page.wait_for_function("Object.values(localStorage).includes('3')")
    people = bob.page.get_by_role("combobox", name=phrase("offline-page-viewer"), exact=True)
    assert await people.locator("option:checked").text_content() == "Bob"
    await people.select_option(label="Cid")
    await bob.page.wait_for_url(re.compile("/3/direct"))
    assert await people.locator("option:checked").text_content() == "Cid"
    await follow(bob, wanted)
    assert await bob.page.evaluate("location.pathname") == "/3"

    await bob.open(playing.addresses[1])
    await bob.settled()
    assert await badge.text_content() == "", "on no page are they new any more"
    backend.create_message(letters.id, backend.bot_user.id, "one more")
    await badge.get_by_text("1", exact=True).wait_for()
