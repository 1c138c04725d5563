"""The tutorial, and playing without a server: in a private chat or with user-installed commands."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from k2bot.host.discord import channels
from k2bot.host.rows import Status
from k2bot.host.service.table import Table
from tests.phrases import START, phrase, says
from tests.waiting import until


async def through(world, who):
    """Complete the tutorial in one message; returns its last page."""
    first = await world.slash(who, "learn")
    assert "1 of 4" in first.content
    for label in (phrase("course-button-learn-on"), "2", "Commit", "pass"):
        shown = await world.press(who, label, first)
        assert shown.id == first.id
    assert "Well done" in shown.content
    return shown


async def played(world, who):
    """Reply to the button that starts a game after the tutorial."""
    shown = await through(world, who)
    return await world.press(who, "course-button-learn-table", shown)


async def test_a_tutorial_stays_in_one_message_and_ends_with_a_game(world, story):
    shown = story.reads("ann", "the last page", await through(world, "ann"))
    assert not world.posts()
    await story.press("ann", "course-button-learn-table", shown)
    assert [member.level for member in world.session.members] == [None, "weak"]
    story.reads("ann", "the last page again", shown)
    await story.press("bob", "course-button-learn", world.post)


async def test_a_tutorial_ends_at_the_channels_existing_lobby(world, story):
    """A host who is alone gets a computer, others are shown the way; nothing else changes."""
    await world.lobby()

    async def plays(who):
        await story.press(who, "course-button-learn-table", await through(world, who))

    assert says(await played(world, "bob"), "course-play", way="join")
    for who in ("ann", "ann", "bob"):
        await plays(who)
    assert len(world.session.members) == 2
    for _ in range(2):
        page = await world.press("ann", "lobby-button-computers", world.post)
        await world.press("ann", "lobby-button-add-computer", page)
    await plays("cid")
    await world.press("ann", "lobby-button-remove-computer", page)
    await world.press("bob", "Join", world.post)
    await plays("bob")
    await world.start()
    await plays("bob")


@pytest.mark.parametrize("presses", [[], ["course-button-learn-on"]])
async def test_a_starting_game_leaves_an_open_tutorial_unchanged(world, presses):
    """Somebody still in the tutorial can finish it: the game's post pings them."""
    await world.lobby("bob")
    shown = await world.press("bob", "course-button-learn", world.post)
    for label in presses:
        shown = await world.press("bob", label, shown)
    task = shown.content
    await world.start()
    assert shown.content == task


async def test_a_game_started_after_the_tutorial_replaces_its_last_page(world, story, monkeypatch):
    """The post may be out of view, so the page shows the reader's decision, once the others can see it."""
    laid, posts = await played(world, "ann"), len(world.posts())
    compose, usual = type(world.bot.composer).compose, Table.page

    async def slow(self, page, table, scope, **facts):
        if scope == "o":
            await asyncio.to_thread(time.sleep, 0.1)
        return await compose(self, page, table, scope, **facts)

    async def paged(self, *asked):
        assert len(world.posts()) > posts, "the public post comes first"
        return await usual(self, *asked)

    monkeypatch.setattr(type(world.bot.composer), "compose", slow)
    monkeypatch.setattr(Table, "page", paged)
    shown = await story.press("ann", START, laid)
    assert world.session.status is Status.RUNNING
    assert shown.id == laid.id
    assert START not in world.ids(world.post)


async def test_a_channel_that_takes_no_posts_keeps_nobody_from_their_first_question(world, monkeypatch):
    """The simulated time would stand still during a press."""
    monkeypatch.setattr(channels, "POSTED_WITHIN", 0.01)
    await world.host.pages.channels.until_posted(
        SimpleNamespace(id=1, outbox=SimpleNamespace(all_posted=False))
    )


async def test_people_without_a_game_are_offered_the_tutorial(world, story):
    for command in ("games", "tiny help"):
        shown = await story.whisper("ann", command)
    await story.press("ann", "course-button-learn", shown)


# ------------------------------------------------------------------------------------------- without a server


ADD = phrase("lobby-button-add-computer")


@pytest.fixture
def arriving(world, monkeypatch):
    """Changes interactions on their way to the bot."""
    changes = {}
    emit = world.backend.emit

    def changed(name, payload, *more):
        if name == "INTERACTION_CREATE":
            payload.update(changes)
        emit(name, payload, *more)

    monkeypatch.setattr(world.backend, "emit", changed)
    return changes


async def test_one_person_plays_against_computers_in_the_private_chat(world, story):
    await story.whisper("ann", "tiny new", rounds="1")
    lobby = world.letter("ann", START)
    story.reads("ann", "its computers", await world.press("ann", ADD, lobby))
    story.reads("ann", "the lobby", world.letter("ann", phrase("lobby-button-settings")))
    for label in (START, "My hand", "3", "Commit"):
        await world.press_letter("ann", label)
    table = await world.tables.find(1)
    await until(lambda: table.session.state.phase == "turn")
    await world.press_letter("ann", "My turn")
    await world.press_letter("ann", "pass")
    await until(lambda: table.session.status is Status.OVER)
    for command in ("games", "tiny history"):
        await story.whisper("ann", command)


async def test_a_private_chat_game_is_for_one_player_and_keeps_its_post(world, story):
    await world.whisper("ann", "tiny new")
    await story.whisper("ann", "tiny invite", person=world.bob.user)
    await story.slash("ann", "status")
    lobby = world.letter("ann", START)
    settings = await world.press("ann", "lobby-button-settings", lobby)
    assert (await world.select("ann", settings, "=switch|", "rounds")).response.id == settings.id
    assert (await world.press("ann", "lobby-button-rules", settings)).id not in (settings.id, lobby.id)
    page = await world.press("ann", ADD, lobby)
    assert len({lobby.id, settings.id, page.id}) == 3, "each is beside the post"
    assert (await world.press("ann", START, page)).id == page.id
    assert says(page, "lobby-begun") is False


@pytest.mark.parametrize("context", [2, 0], ids=["group", "server"])
async def test_user_installed_commands_answer_but_start_no_game(world, arriving, story, context):
    """No server settings either, since the bot isn't on the server."""
    arriving.update(context=context, authorizing_integration_owners={"1": str(world.ann.id)})
    for command in ("new", "move", "board", "rules"):
        await story.slash("ann", command)
    story.reads("ann", "to play after the tutorial", await played(world, "ann"))
    await story.command("ann", "settings")
    assert world.posts() == []


async def test_posts_to_a_closed_private_chat_are_retried_later(world, caplog):
    """A player who removes the bot from their apps for a while loses nothing of the game."""
    await world.whisper("ann", "tiny new", rounds="1")
    lobby = world.letter("ann", START)
    world.fails(f"POST /channels/{world.ann.user.dm_channel.id}/messages", 400, 50278)
    await world.press("ann", ADD, lobby)
    await world.press("ann", START, lobby)
    assert "can't write to the channel: 400" in caplog.text
    (await world.tables.find(1)).outbox.flush()
    await until(lambda: any("Round 1" in letter.content for letter in world.letters("ann")))


def test_commands_support_every_context_and_user_installs(world):
    for command in world.bot.tree.get_commands():
        told = command.to_dict(world.bot.tree)
        assert (set(told["contexts"]), set(told["integration_types"])) == ({0, 1, 2}, {0, 1})
