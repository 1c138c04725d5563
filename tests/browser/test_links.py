"""Links of the bot to its own messages stay in the page."""

from __future__ import annotations

import discord
import pytest

from tests.phrases import START, phrase

pytestmark = pytest.mark.asyncio(loop_scope="session")


def link(playing, message, *, direct=False):
    server = "@me" if direct else playing.bot.get_channel(playing.channel.id).guild.id
    return f"[to {message}](https://discord.com/channels/{server}/{playing.channel.id}/{message})"


def leading(tab, message):
    return tab.page.locator("a.markdown-link", has_text=f"to {message}").last


async def follow(tab, message):
    """Press the link to this message, and say which one is marked then."""
    host = tab.host
    await leading(tab, message).click()
    marked = tab.page.locator("[data-message-id][data-marked]")
    await marked.wait_for()
    assert tab.host == host
    return await marked.get_attribute("data-message-id")


async def test_the_status_leads_to_the_newest_post(playing, tab):
    ann = await tab(playing.addresses[0])
    await ann.press(START)
    await ann.button("My hand").wait_for()
    posts = ann.page.locator("[data-message-id]").filter(has=ann.button("My hand"))
    post = await posts.last.get_attribute("data-message-id")
    await ann.say("/k2 status")
    await ann.page.locator(".command-entry.is-active").wait_for()
    await ann.keys("Enter", "Enter")
    answer = ann.page.locator("a.markdown-link[href*='?to=']").last
    await answer.wait_for()
    await answer.click()
    marked = ann.page.locator("[data-message-id][data-marked]")
    await marked.wait_for()
    assert await marked.get_attribute("data-message-id") == post
    await marked.wait_for(state="detached")
    assert len(ann.page.context.pages) == 1


@pytest.mark.parametrize("away", [20, 180])
async def test_a_message_far_above_is_loaded_and_shown(playing, tab, away):
    playing.fill(200 - len(playing.messages))
    wanted = sorted(playing.messages)[-away]
    ann = await tab(playing.addresses[0])
    await playing.post(link(playing, wanted))
    assert await follow(ann, wanted) == str(wanted)
    assert await ann.in_view(ann.message(wanted))


async def test_a_message_that_is_gone_is_spoken_of(playing, tab):
    ann = await tab(playing.addresses[0])
    await playing.post(link(playing, 12345))
    await leading(ann, 12345).click()
    await ann.page.locator(".k2-notice", has_text=phrase("offline-page-gone")).wait_for()
    assert ann.page.url.startswith(playing.addresses[0])
    assert len(ann.page.context.pages) == 1


async def test_a_private_message_leads_to_the_channel(playing, tab):
    playing.fill(200 - len(playing.messages))
    wanted = sorted(playing.messages)[-30]
    backend, letters = playing.env.backend, playing.simulation.world.direct[0]
    backend.create_message(letters.id, backend.bot_user.id, link(playing, wanted))
    ann = await tab(f"{playing.addresses[0]}/direct")
    assert await follow(ann, wanted) == str(wanted)
    assert await ann.page.evaluate("location.pathname") == "/1"


async def test_no_link_leads_to_the_real_discord_however_it_is_opened(playing, tab):
    there = min(playing.messages)
    texts = [link(playing, there), link(playing, 12345), link(playing, there, direct=True)]
    outside = [
        "https://discord.com/developers/applications",
        "https://discord.gg/k2",
        "https://ptb.discord.com/app",
    ]
    view = discord.ui.View().add_item(discord.ui.Button(label="by a button", url=outside[0]))
    ann = await tab(playing.addresses[0])
    message = await playing.post("\n".join([*texts, *(f"[out]({one})" for one in outside)]), view=view)
    links = ann.message(message.id).locator("a[href]")
    await links.nth(6).wait_for()
    assert {await links.nth(n).evaluate("(one) => one.hostname") for n in range(7)} == {"127.0.0.1"}
    await links.last.click()
    await ann.page.locator(".k2-notice", has_text=phrase("offline-page-outside")).wait_for()
    assert len(ann.page.context.pages) == 1


async def test_a_thread_opens_from_its_message_and_from_the_top(playing, tab):
    ann = await tab(playing.addresses[0])
    post = await playing.post("a table")
    thread = await post.create_thread(name="K2 · table 7")
    inside = await thread.send("in the thread")
    way = ann.page.get_by_role("navigation").get_by_role("link", name="table 7")
    await ann.message(post.id).get_by_role("link", name="table 7").click()
    await ann.message(inside.id).wait_for()
    await way.wait_for()
    assert await way.get_attribute("aria-current") == "page"
    assert await ann.page.evaluate("location.pathname") == f"/1/in/{thread.id}"
