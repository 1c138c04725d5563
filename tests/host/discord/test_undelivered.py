"""What cannot be delivered, for whichever reason: nothing is lost or sent twice, and people are told once."""

import sqlite3

from k2bot.text.words import words
from tests.phrases import START, says

POSTING = r"/channels/\d+/messages"


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
    await world.later(101)
    await world.later(101)
    assert "locked" in caplog.text
    assert world.count("POST", POSTING) == 2, "the lobby and the first round, each once"
    await world.commit("ann", 2)
    assert len(world.posts()) == 2, "its message was noted in the end"
    assert "waiting for bob" in world.post.content


async def test_sending_goes_on_by_itself_when_the_store_is_back(world, monkeypatch):
    await world.lobby("bob")
    world.unhurried(100, 1000)
    failing(monkeypatch, world.table.outbox, "next_delivery", 1, 2)
    await world.press("ann", START)
    await world.later(101)
    assert len(world.posts()) == 1, "the second pause is the longer one"
    await world.later(1001)
    assert "Round 1" in world.post.content
    assert world.bot.host.sender._rounds == {}


# ------------------------------------------------------------------------------------- trouble of the channel


async def test_a_thread_whose_channel_is_not_known_is_parked_like_any_other(world):
    await world.enter_thread()
    await world.begin("bob")
    parent = world.backend.get_channel(world.channel.id).parent_id
    world.bot.get_guild(world.guild.id)._channels.pop(parent)
    world.fails(f"* /channels/{world.channel.id}/messages*", 403, 50001, times=None)
    await world.commit("ann", 2)
    assert says(world.bot.host.pages.channels.reason(world.table, words()), "discord-no-access")
    assert len(world.dms("ann")) == 1


async def test_the_host_is_told_once_over_restarts_and_again_when_it_breaks_again(world):
    await world.begin("bob", rounds="2")
    for times in (1, 2):
        world.fails("* /channels/*/messages/*", 403, 50013, times=None)
        await world.commit("ann", 3)
        assert len(world.dms("ann")) == times
        await world.restart()
        assert world.table.outbox.parked
        assert len(world.dms("ann")) == times, "the restart tried again, and has nothing new to tell"
        world.heal()
        await world.restart()
        assert world.table.outbox.parked is None
        await world.commit("bob", 2)
        if times == 1:
            await world.answers(("ann", "pass"))


# -------------------------------------------------------------------------------- trouble of private messages


async def test_private_messages_that_come_too_fast_change_nothing_and_hold_up_nobody(world):
    await world.slash("bob", "hand", delivery="dm")
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 403, 40003)
    await world.begin("bob", rounds="2")
    assert not any("picked" in text for text in world.dms("bob"))
    assert not any(says(text, "discord-dm-refused") for text in world.texts)
    await world.answers(("ann", "3"), ("bob", "2"), ("ann", "pass"))
    assert "picked" in world.dms("bob")[-1], "the next hand comes as a message again"


async def test_a_private_message_that_fails_for_ever_holds_up_neither_the_channel_nor_other_messages(world):
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    for who, times in (("bob", None), ("cid", 1)):
        path = f"/channels/{world.people[who].user.dm_channel.id}/messages"
        world.fails(f"POST {path}", times=times)
    world.unhurried(100, 100)
    await world.begin("bob", "cid", rounds="1")
    await world.answers(("ann", "2"), ("bob", "2"), ("cid", "2"))
    assert "Round 1 of 1" in world.post.content, "a message that may yet arrive keeps its place"
    for _ in range(3):
        await world.later(101)
    assert len(world.dms("bob")) == 1, "only the greeting"
    assert len(world.dms("cid")) == 1
    await world.later(101)
    assert "cid: picked" in world.dms("cid")[-1], "it has its own tries"
    assert "Round 1: chosen (2, 2, 2)" in world.post.content


# --------------------------------------------------------------------------------------- where to lay a table


async def test_where_discord_does_not_let_the_bot_in_no_table_is_laid_or_moved_and_the_way_is_told(world):
    """A private thread it was not added to, say: the permissions that come with a command do not show it."""
    home = world.channel
    await world.lobby()
    await world.enter_thread()
    world.fails(f"POST /channels/{world.channel.id}/*", 403, 50001, times=None)
    for who, command in (("bob", "new"), ("ann", "move")):
        assert says(await world.slash(who, command), "discord-not-let-in")
        assert world.table is None
    world.heal()
    await world.slash("ann", "move")
    assert "ann" in world.post.content
    assert world.bot.host.tables.loaded_in(home.id) is None


async def test_beside_a_voice_channel_the_bot_has_to_be_able_to_enter(world):
    world.channel = world.guild.create_voice_channel("tower")
    await world.settle()
    await world.forbid("connect")
    assert says(await world.slash("ann", "new"), "discord-cannot-host", missing="Connect")
    assert world.table is None
    await world.forbid()
    await world.begin("bob")
    assert "Round 1" in world.post.content


async def test_only_who_is_going_to_post_is_seen_writing(world):
    """Trouble with that does not keep a table from being laid."""
    writing = r"/channels/\d+/typing"
    world.fails("POST /channels/*/typing")
    await world.slash("ann", "new")
    assert "ann" in world.post.content
    assert "already" in await world.told("bob", "new")
    assert says(await world.slash("bob", "move"), "discord-move-none")
    assert world.count("POST", writing) == 1
