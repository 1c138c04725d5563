"""Messages and threads that are there again when the simulation is started once more."""

import asyncio
import io

import discord
import pytest

from k2bot.config import Settings
from k2bot.offline.archive import Archive, archive_of
from k2bot.offline.simulation import simulate
from tests.offline.small_bot import PadBot, pads, picture


@pytest.fixture
def run(tmp_path, open_tab):
    """Runs the small bot once with the messages of earlier runs; does something, then reads a page."""

    async def once(work, path="1"):
        bot, stop = PadBot(), asyncio.Event()
        archive = Archive(archive_of(tmp_path / "games.sqlite3"))
        async with simulate(Settings(players=2, port=0), bot, archive) as simulation:
            beating = asyncio.create_task(simulation.beat(stop))
            root = simulation.addresses[0].rsplit("/", 1)[0]
            await work(simulation, bot, lambda: open_tab(f"{root}/1"))
            page = await open_tab(f"{root}/{path}")
            stop.set()
            await beating
        return page, bot

    return once


async def written_down(simulation):
    """A beat, in which everything is written down as it is now."""
    async with simulation.turn:
        await simulation._tick()


async def nothing(simulation, bot, tab):
    pass


async def test_posts_with_pictures_and_private_messages_are_back_and_private_answers_are_not(run):
    async def play(simulation, bot, tab):
        channel = bot.get_channel(simulation.world.channel.id)
        file = discord.File(io.BytesIO(picture("navy")), "p.png", description="a picture")
        post = await channel.send("a post", file=file, view=pads("tap"))
        await written_down(simulation)
        await post.edit(content="a post, edited")
        gone = await channel.send("soon gone")
        await written_down(simulation)
        await gone.delete()
        emoji = await bot.create_application_emoji(name="k2_wind", image=picture("white"))
        await channel.send(f"{emoji} wind")
        user = await bot.fetch_user(simulation.world.players[1].id)
        await user.send("a letter")
        await (await tab()).press("panel")

    first, _ = await run(play)
    assert first.texts[-1] == "panel of ann"

    async def press(simulation, bot, tab):
        post = next(one for one in simulation.world.channel.history() if one.content == "a post, edited")
        assert post.attachments[0].description == "a picture"
        assert simulation.env.backend.cdn.get(post.attachments[0].url) == picture("navy")
        (wind,) = await bot.fetch_application_emojis()
        assert f"{wind} wind" in [one.content for one in simulation.world.channel.history()]
        await (await tab()).press("tap")

    again, bot = await run(press)
    assert first.texts[0] == again.texts[0], "one welcome, that of the first run"
    assert [text for text in again.texts if "Welcome" in text] == again.texts[:1]
    assert "tapped 1" in again.texts, "its buttons work"
    assert not {"soon gone", "panel of ann", "a post"} & {*again.texts}
    letters, bot = await run(nothing, "2/direct")
    assert letters.texts == ["a letter"]
    assert not bot.posts_gone


async def test_without_an_archive_what_is_current_is_posted_again(tmp_path):
    bot = PadBot()
    bot.posts_gone = True
    async with simulate(Settings(port=0), bot, Archive(tmp_path / "none.sqlite3")):
        assert bot.posts_gone


async def test_a_thread_has_a_page_of_its_own_also_in_the_next_run(run):
    found = {}

    async def open_thread(simulation, bot, tab):
        post = await bot.get_channel(simulation.world.channel.id).send("a table")
        thread = await post.create_thread(name="K2 · table 7")
        await thread.send("in the thread")
        found["path"] = f"2/in/{thread.id}"
        await written_down(simulation)

    page, _ = await run(open_thread)
    number = found["path"][5:]
    assert page.facts["places"][1] == ["→ K2 · table 7", f"/in/{number}", number, False], "it has no game"

    async def play_there(simulation, bot, tab):
        thread = next(one for one in simulation.world.channel.threads)
        assert [one.content for one in thread.history() if one.content] == ["in the thread"]

        async def taken():
            return {thread.id}

        bot.host.store.open_channels = taken
        await bot.get_channel(thread.id).send("still here")
        await written_down(simulation)

    page, _ = await run(play_there, found["path"])
    assert page.texts[-2:] == ["in the thread", "still here"]
    assert page.facts["places"][1] == ["→ K2 · table 7", f"/in/{number}", number, True]
