"""Links of the bot to its own messages and threads stay in the page."""

import discord
import pytest

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")

GONE = 12345
"""The number of no message."""
OUTSIDE = (
    "https://discord.com/developers/applications",
    "https://discord.gg/k2",
    "https://ptb.discord.com/app",
)


def link(playing, message, *, direct=False):
    server = "@me" if direct else playing.bot.get_channel(playing.channel.id).guild.id
    return f"[to {message}](https://discord.com/channels/{server}/{playing.channel.id}/{message})"


async def follow(tab, message):
    """Press the link to this message, and see that it's marked then."""
    host = tab.host
    await tab.click(tab.page.locator("a.markdown-link", has_text=f"to {message}").last)
    await tab.marked(message).wait_for()
    assert tab.host == host
    assert len(tab.page.context.pages) == 1


async def test_the_status_leads_to_the_newest_post(visit):
    ann = await visit()
    await ann.press(START)
    await ann.button("My hand").wait_for()
    posts = ann.page.locator("[data-message-id]").filter(has=ann.button("My hand"))
    post = await posts.last.get_attribute("data-message-id")
    await ann.write("/k2 status")
    await ann.page.locator(".command-entry.is-active").wait_for()
    await ann.keys("Enter", "Enter")
    await ann.page.locator("a.markdown-link[href*='?to=']").last.click()
    await ann.marked(post).wait_for()
    await ann.marked(post).wait_for(state="detached")
    assert len(ann.page.context.pages) == 1


async def test_messages_far_above_are_loaded_and_shown(playing, visit):
    playing.fill(200 - len(playing.messages))
    wanted = [sorted(playing.messages)[-away] for away in (20, 180)]
    await playing.post("\n".join(link(playing, message) for message in wanted))
    ann = await visit()
    for message in wanted:
        await follow(ann, message)
        assert await ann.in_view(ann.message(message))


async def test_a_bare_link_to_a_message_names_its_channel(playing, visit):
    """As on Discord, where no address is seen."""
    there = min(playing.messages)
    address = link(playing, there).partition("(")[2][:-1]
    elsewhere = address.replace(str(playing.channel.id), str(GONE))
    post = await playing.post(f"{address} and [to {there}]({address}) and {elsewhere}")
    ann = await visit()
    links = ann.message(post).locator("a.markdown-link")
    await links.nth(2).wait_for()
    named = f"# {playing.channel.name} \u203a 💬"
    assert await links.all_text_contents() == [named, f"to {there}", elsewhere]
    await links.first.click()
    await ann.marked(there).wait_for()


@pytest.mark.parametrize("meanwhile", ["moved", "drawn anew"])
async def test_a_press_on_a_link_counts_whatever_happens_below_the_hand(playing, visit, meanwhile):
    wanted = await playing.post("here")
    post = await playing.post(link(playing, wanted.id))
    ann = await visit()
    await ann.message(post).get_by_role("link").hover()
    await ann.page.mouse.down()
    if meanwhile == "moved":
        await ann.message(post).evaluate("(one) => { one.style.transform = 'translateY(-200px)'; }")
    else:
        await post.edit(content=f"{post.content} again")
        await ann.message(post).get_by_text("again").wait_for()
    await ann.page.mouse.up()
    await ann.marked(wanted).wait_for()


async def test_a_private_message_leads_to_the_channel(playing, tab):
    playing.fill(200 - len(playing.messages))
    wanted = sorted(playing.messages)[-30]
    backend, letters = playing.env.backend, playing.simulation.world.direct[0]
    backend.create_message(letters.id, backend.bot_user.id, link(playing, wanted))
    ann = await tab(f"{playing.addresses[0]}/direct")
    await follow(ann, wanted)
    assert await ann.page.evaluate("location.pathname") == "/1"


async def test_no_link_leads_to_the_real_discord_however_it_is_opened(playing, visit):
    there = min(playing.messages)
    texts = [link(playing, there), link(playing, GONE), link(playing, there, direct=True)]
    view = discord.ui.View().add_item(discord.ui.Button(label="by a button", url=OUTSIDE[0]))
    post = await playing.post("\n".join([*texts, *(f"[out]({one})" for one in OUTSIDE)]), view=view)
    ann = await visit()
    links = ann.message(post).locator("a[href]")
    await links.nth(6).wait_for()
    assert set(await links.evaluate_all("(all) => all.map((one) => one.hostname)")) == {"127.0.0.1"}
    await links.nth(1).click()
    await ann.notice("offline-page-gone").wait_for()
    await links.last.click()
    await ann.notice("offline-page-outside").wait_for()
    assert ann.page.url.startswith(playing.addresses[0])
    assert len(ann.page.context.pages) == 1


async def test_a_thread_opens_from_its_message_and_from_the_menu_at_the_top(playing, visit):
    post = await playing.post("a table")
    thread = await post.create_thread(name="an old thread")
    inside = await thread.send("played long ago")
    ann = await visit()
    others = ann.page.get_by_label(phrase("offline-page-others"), exact=True)
    listed = ann.page.get_by_role("navigation").get_by_role("link", name="↳ an old thread", exact=True)
    await others.wait_for()
    assert await listed.count() == 0, "it has no game"
    await ann.message(post).get_by_role("link", name="an old thread").click()
    await ann.message(inside).wait_for()
    assert await ann.page.evaluate("location.pathname") == f"/1/in/{thread.id}"
    assert await listed.get_attribute("aria-current") == "page", "where somebody is, is listed"
    assert await others.count() == 0
    await ann.open(playing.addresses[0])
    await others.select_option(label="↳ an old thread")
    await ann.message(inside).wait_for()
