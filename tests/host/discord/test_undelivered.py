"""What cannot be delivered, for whichever reason: nothing is lost or sent twice, and people are told once."""

from __future__ import annotations

import sqlite3

import pytest

from k2bot.text.words import words
from tests.phrases import START, says

CHANNEL_POSTS = "/channels/*/messages"
POSTING = r"/channels/\d+/messages"


def dms(world, who):
    return [message.content for message in world.people[who].user.dm_channel.history()]


def failing(monkeypatch, outbox, method, *calls):
    """Let these calls of a method of the outbox fail, from 1, as a full disk or a locked file does it."""
    real, made = getattr(outbox, method), []

    async def tried(*given):
        made.append(given)
        if len(made) in calls:
            raise sqlite3.OperationalError("database is locked")
        return await real(*given)

    monkeypatch.setattr(outbox, method, tried)


# --------------------------------------------------------------------------------------- trouble of the store


async def test_what_was_sent_but_could_not_be_noted_is_not_sent_again(world, monkeypatch, caplog):
    await world.lobby("bob")
    world.unhurried(100)
    failing(
        monkeypatch, world.table.outbox, "delivered", 2, 3
    )  # the first is of the edit of the lobby's post
    await world.press("ann", START)
    await world.env.advance_time(101)
    await world.env.advance_time(101)
    assert "locked" in caplog.text
    assert len(world.calls("POST", POSTING)) == 2, "the lobby and the first round, each once"
    await world.commit("ann", 2)
    assert len(world.posts()) == 2, "its message was noted in the end"
    assert "waiting for bob" in world.post.content


async def test_sending_goes_on_by_itself_when_the_store_is_back(world, monkeypatch):
    await world.lobby("bob")
    world.unhurried(100, 1000)
    failing(monkeypatch, world.table.outbox, "next_delivery", 1, 2)
    await world.press("ann", START)
    await world.env.advance_time(101)
    assert len(world.posts()) == 1, "the second pause is the longer one"
    await world.env.advance_time(1001)
    assert "Round 1" in world.post.content
    assert world.bot.sender._rounds == {}


# ------------------------------------------------------------------------------------- trouble of the channel


@pytest.mark.parametrize("code", [160005, 50083])
async def test_a_locked_thread_holds_the_posts_back_and_loses_none(world, code):
    await world.enter_thread()
    await world.lobby("bob", rounds="1")
    world.env.inject_error("*", CHANNEL_POSTS + "*", status=400, code=code, times=None)
    await world.press("ann", START)
    assert world.table.outbox.parked
    world.env.backend.faults.clear()
    await world.slash("ann", "board")
    assert "Round 1" in world.post.content


async def test_a_wall_before_discord_is_no_refusal_of_the_channel(world):
    await world.lobby("bob")
    world.unhurried(100)
    world.env.inject_error("*", CHANNEL_POSTS + "*", status=403, code=0)
    await world.press("ann", START)
    assert world.table.outbox.parked is None
    await world.env.advance_time(101)
    assert "Round 1" in world.post.content
    assert world.env.backend.dm_channels.get(world.ann.id) is None


async def test_a_thread_whose_channel_is_not_known_is_parked_like_any_other(world):
    await world.enter_thread()
    await world.begin("bob")
    parent = world.env.backend.get_channel(world.channel.id).parent_id
    world.bot.get_guild(world.guild.id)._channels.pop(parent)
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=50001, times=None)
    await world.commit("ann", 2)
    assert says(world.bot.channels.reason(world.table, words()), "discord-no-access")
    assert len(dms(world, "ann")) == 1


async def test_the_host_is_told_once_over_restarts_and_again_when_it_breaks_again(world):
    await world.begin("bob", rounds="2")
    for times in (1, 2):
        world.env.inject_error("*", CHANNEL_POSTS + "/*", status=403, code=50013, times=None)
        await world.commit("ann", 3)
        assert len(dms(world, "ann")) == times
        await world.restart()
        assert world.table.outbox.parked
        assert len(dms(world, "ann")) == times, "the restart tried again, and has nothing new to tell"
        world.env.backend.faults.clear()
        await world.restart()
        assert world.table.outbox.parked is None
        await world.commit("bob", 2)
        if times == 1:
            await world.press("ann", "My turn")
            await world.press("ann", "pass")


# -------------------------------------------------------------------------------- trouble of private messages


async def test_private_messages_that_come_too_fast_change_nothing_and_hold_up_nobody(world):
    await world.slash("bob", "hand", delivery="dm")
    channel = world.bob.user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=40003)
    await world.begin("bob", rounds="2")
    assert not [text for text in dms(world, "bob") if "picked" in text]
    assert not [post for post in world.posts() if says(post.content, "discord-dm-refused")]
    await world.commit("ann", 3)
    await world.commit("bob", 2)
    await world.press("ann", "My turn")
    await world.press("ann", "pass")
    assert "picked" in dms(world, "bob")[-1], "the next hand comes as a message again"


async def test_a_private_message_that_fails_for_ever_holds_up_neither_the_channel_nor_other_messages(world):
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    for who, times in (("bob", None), ("cid", 1)):
        path = f"/channels/{world.people[who].user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=500, times=times)
    world.unhurried(100, 100)
    await world.begin("bob", "cid", rounds="1")
    for who in ("ann", "bob", "cid"):
        await world.commit(who, 2)
    assert "Round 1 of 1" in world.post.content, "a message that may yet arrive keeps its place"
    for _ in range(3):
        await world.env.advance_time(101)
    assert len(dms(world, "bob")) == 1, "only the greeting"
    assert len(dms(world, "cid")) == 1
    await world.env.advance_time(101)
    assert "cid: picked" in dms(world, "cid")[-1], "it has its own tries"
    assert "Round 1: chosen (2, 2, 2)" in world.post.content


async def test_a_private_conversation_that_cannot_be_opened_falls_back_to_the_button(world):
    await world.slash("bob", "hand", delivery="dm")
    await world.restart()  # after which the conversation is opened again
    world.env.inject_error("POST", "/users/@me/channels", status=400, code=50007, times=None)
    await world.begin("bob", rounds="2")
    assert [post.content for post in world.posts() if says(post.content, "discord-dm-refused", name="bob")]
    assert world.table.session.members[1].delivery == "private"


# --------------------------------------------------------------------------------------- where to lay a table


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003)])
async def test_where_discord_does_not_let_the_bot_in_no_table_is_laid_or_moved_and_the_way_is_told(
    world, status, code
):
    """A private thread it was not added to, say: the permissions that come with a command do not show it."""
    home = world.channel
    await world.lobby()
    await world.enter_thread()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/*", status=status, code=code, times=None)
    for who, command in (("bob", "new"), ("ann", "move")):
        shown = await world.slash(who, command)
        assert says(shown.content, "discord-not-let-in")
        assert world.table is None
    world.env.backend.faults.clear()
    await world.slash("ann", "move")
    assert "ann" in world.post.content
    assert world.bot.tables.loaded_in(home.id) is None


async def test_beside_a_voice_channel_the_bot_has_to_be_able_to_enter(world):
    world.channel = world.guild.create_voice_channel("tower")
    await world.env.settle()
    await world.forbid("connect")
    shown = await world.slash("ann", "new")
    assert says(shown.content, "discord-cannot-host", missing="Connect")
    assert world.table is None
    world.channel = world.guild.create_voice_channel("valley")
    await world.env.settle()
    await world.begin("bob")
    assert "Round 1" in world.post.content


async def test_trouble_on_the_way_does_not_keep_a_table_from_being_laid(world):
    world.env.inject_error("POST", "/channels/*/typing", status=500)
    await world.slash("ann", "new")
    assert "ann" in world.post.content


async def test_only_who_is_going_to_post_is_seen_writing(world):
    writing = r"/channels/\d+/typing"
    await world.slash("ann", "new")
    assert len(world.calls("POST", writing)) == 1
    assert "already" in (await world.slash("bob", "new")).content
    assert says((await world.slash("bob", "move")).content, "discord-move-none")
    assert len(world.calls("POST", writing)) == 1
