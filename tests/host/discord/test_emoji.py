"""The bot's own emoji: uploaded once, found by name, and optional."""

import asyncio
from dataclasses import replace

import discord
import pytest
import pytest_asyncio

from k2bot.game import limits
from k2bot.game.values import Button, Choice, Emoji, Page, Select
from k2bot.host.discord import emoji
from k2bot.host.discord.client import REGISTER_AGAIN
from k2bot.host.discord.images import ImageService
from k2bot.text.formatting import emoji_mark
from tests.host.discord.kit import StrictComposer
from tests.host.tiny_game import TinyGame
from tests.waiting import until

INVALID = "Invalid Form Body\nIn components.0.components.0.emoji.name: Invalid emoji"
KNOWN = {"tiny_1": "<:tiny_1_abcdef:1234567890123456789>"}


@pytest_asyncio.fixture
async def world(worlds):
    async with worlds(emoji=True) as world:
        await until(lambda: world.bot.own_emoji.complete)
        yield world


@pytest.fixture
def composed():
    gallery = ImageService()
    composer = StrictComposer(gallery, KNOWN)
    yield lambda page: composer.compose(page, 1, "p")
    gallery.close()


def names(world):
    return sorted(one.name for one in world.backend.application_emojis.values())


def uploads(world):
    return world.calls("POST", r"/applications/\d+/emojis")


def emoji_of(world, message, label):
    """The name of a button's emoji, or None."""
    (found,) = (part for part in world.components(message) if part.get("label") == label)
    return (found.get("emoji") or {}).get("name")


# ------------------------------------------------------------------------------------------------ messages


async def test_messages_use_uploaded_emoji_and_work_without_them(composed):
    page = Page(
        f"{emoji_mark('tiny_1')} one, {emoji_mark('tiny_2')} two",
        rows=(
            (Button("a", "A", emoji="tiny_1"), Button("b", "B", emoji="tiny_2")),
            Select("c", "C", (Choice("1", "One", emoji="tiny_1"), Choice("2", "Two"))),
        ),
    )
    message = await composed(page)
    buttons, menu = message.view.to_components()
    assert message.text == f"{KNOWN['tiny_1']} one, two"
    for parts in (buttons["components"], menu["components"][0]["options"]):
        assert [part.get("emoji", {}).get("name") for part in parts] == ["tiny_1_abcdef", None]
    ids = message.ids
    plain = message.without_files().without_emoji()
    assert plain.text == "one, two"
    assert '"emoji"' not in str(plain.view.to_components()).replace("'", '"')
    assert plain.ids == ids


async def test_emoji_are_left_out_of_texts_they_would_make_too_long(composed):
    long = "x" * (limits.TEXT - 10)
    message = await composed(
        Page(f"{emoji_mark('tiny_1')} {long}", rows=((Button("a", "A", emoji="tiny_1"),),))
    )
    assert message.text == long
    assert message.view.to_components()[0]["components"][0]["emoji"]


# ------------------------------------------------------------------------------------------------ uploads


async def test_emoji_are_uploaded_once_and_found_by_name_after_a_restart(world):
    assert len(names(world)) == 3
    assert all(name.startswith(f"tiny_{n}_") for n, name in zip("123", names(world), strict=True))
    before = len(uploads(world))
    await world.restart()
    await until(lambda: world.bot.own_emoji.complete)
    assert len(uploads(world)) == before
    uploaded = sorted(world.backend.application_emojis.values(), key=lambda one: one.name)
    images = [world.bot.own_emoji.image(one.id) for one in uploaded]
    assert images == [own.draw() for own in TinyGame.emojis]
    assert world.bot.own_emoji.image(1) is None, "not one of them"


async def test_a_redrawn_emoji_is_uploaded_and_old_versions_go_when_space_runs_out(world, monkeypatch):
    """Until then posts keep the earlier one; emoji of others stay."""
    earlier, stranger = names(world), world.backend.create_application_emoji("party")
    for key, room, left in (("other", 99, 5), ("third", 3, 4)):
        monkeypatch.setattr(emoji, "MAX_EMOJI", room)
        drawn = Emoji("tiny_1", key, TinyGame.emojis[0].draw)
        await world.done(emoji.ApplicationEmoji(world.bot, [drawn]).upload())
        assert len(names(world)) == left
        assert {stranger.name, *earlier[1:]} < {*names(world)}
        assert (earlier[0] in names(world)) == (key == "other")


async def test_the_start_does_not_wait_for_emoji_uploads(monkeypatch, worlds):
    async def stuck(_):
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Client, "fetch_application_emojis", stuck)
    async with worlds(emoji=True) as world:
        await world.begin("bob")
        assert "Round 1" in world.post.content
        assert not world.bot.own_emoji.markup


async def test_failed_emoji_uploads_are_logged_and_retried(caplog, worlds):
    async with worlds() as world:
        assert names(world) == [], "they are switched off"
        world.settings = replace(world.settings, emoji=True)
        world.fails("GET /applications/*/emojis", 403, 50001, times=None)
        await world.restart()
        await until(lambda: "messages are sent without them" in caplog.text)
        assert not world.bot.own_emoji.markup
        world.heal()
        await world.later(REGISTER_AGAIN)
        await until(lambda: world.bot.own_emoji.complete)


# ------------------------------------------------------------------------------------------------ sending


@pytest.mark.parametrize("told", [INVALID, "Invalid Form Body"])
async def test_only_a_post_refused_for_its_emoji_is_resent_without_them(world, told):
    await world.lobby("bob")
    world.fails("POST /channels/*/messages", 400, 50035, message=told)
    await world.start()
    (post,) = (post for post in world.posts() if "Round 1" in post.content)
    assert (emoji_of(world, post, "My hand") is None) == (told == INVALID)
    assert bool(post.attachments) == (told == INVALID), "nothing else is missing"
