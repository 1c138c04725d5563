"""What waits to be sent is sent: in order, gently, once, whatever Discord says to it."""

import asyncio
import threading

import pytest

from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, says

POSTING = r"/channels/\d+/messages"
EDITING = r"/channels/\d+/messages/\d+"


async def test_a_post_is_tried_again_with_growing_pauses_until_discord_is_back(world):
    world.unhurried(100, 1000)
    world.fails("POST /channels/*/messages", 503, times=3)
    await world.slash("ann", "new")
    for seconds, tries in ((99, 1), (2, 2), (990, 2), (20, 3), (1001, 4)):
        await world.later(seconds)
        assert world.count("POST", POSTING) == tries
    assert len(world.posts()) == 1
    (nonce,) = {(call.json["nonce"], call.json["enforce_nonce"]) for call in world.calls("POST", POSTING)}
    assert 0 < len(nonce[0]) <= 25
    assert nonce[1] is True, "the same row carries the same nonce, or it could be posted twice"


@pytest.mark.parametrize("stays", [False, True])
async def test_a_post_too_old_to_be_edited_is_posted_anew(world, stays):
    """Also where the old one cannot be taken away."""
    await world.begin("bob")
    old = world.post
    world.fails("PATCH /channels/*/messages/*", 429, 30046)
    if stays:
        world.fails("DELETE /channels/*/messages/*", 403, 50013)
    await world.commit("ann", 2)
    assert world.post.id != old.id
    assert "waiting for bob" in world.post.content
    assert (old.id in [post.id for post in world.posts()]) == stays


async def test_a_channel_the_bot_may_not_write_to_parks_the_posts_and_the_host_is_told_once(world):
    """What it lacks, and the way on; the game goes on, and any press tries again."""
    await world.begin("bob", rounds="1")
    await world.forbid("send_messages", "attach_files")
    world.fails(f"* /channels/{world.channel.id}/messages*", 403, 50013, times=None)
    await world.commit("ann", 3)
    assert world.table.outbox.parked
    shown = await world.commit("bob", 2)
    assert "Board" in shown.content
    (told,) = world.dms("ann")
    for part in (f"<#{world.channel.id}>", "/tiny move", "Send Messages, Attach Files"):
        assert part in told
    assert "waiting for ann, bob" in world.post.content
    world.heal()
    await world.forbid()
    await world.press("cid", "Board")
    assert "Round 1: chosen (3, 2)" in world.post.content
    assert world.table.outbox.parked is None


async def test_a_deleted_channel_keeps_the_game_and_it_goes_on_in_another(world):
    await world.begin("bob", rounds="1")
    world.fails(f"* /channels/{world.channel.id}/messages*", 404, 10003, times=None)
    await world.commit("ann", 3)
    assert says(world.dms("ann")[0], "discord-parked-gone")
    await world.enter_channel("shelter")
    assert says(await world.slash("ann", "move"), "table-moved")
    assert "waiting for bob" in world.post.content
    await world.commit("bob", 2)
    assert "Round 1: chosen (3, 2)" in world.post.content


@pytest.mark.parametrize("closed", ["/channels/{}/messages", "/users/@me/channels"])
async def test_a_closed_dm_falls_back_to_the_button_and_says_so_once(world, closed):
    """Whatever they are called: a name is no formatting."""
    world.backend.users[world.bob.id].global_name = "*bob* \u202e#"
    await world.slash("bob", "hand", delivery="dm")
    await world.restart()  # after which the conversation is opened again
    path = closed.format(world.bob.user.dm_channel.id)
    world.fails(f"POST {path}", 400, 50007, times=None)
    await world.begin("bob", rounds="2")
    tries = world.count("POST", path)
    await world.answers(("ann", "3"), ("bob", "2"), ("ann", "pass"))
    assert world.count("POST", path) == tries
    (said,) = [text for text in world.texts if says(text, "discord-dm-refused")]
    assert says(said, "discord-dm-refused", name=r"\*bob\* \#")
    assert world.session.members[1].delivery == "private"


async def test_a_token_that_is_taken_back_stops_the_sending_for_good(world, caplog):
    await world.begin("bob")
    world.fails("* /channels/*", 401, times=None)
    await world.commit("ann", 1)
    calls = world.count("*", r"/channels/.*")
    await world.answers(("bob", "1"))
    assert world.count("*", r"/channels/.*") == calls
    levels = {one.levelname for one in caplog.records if "Discord rejected the token" in one.getMessage()}
    assert levels == {"ERROR"}


@pytest.mark.parametrize("times", [1, 2])
async def test_files_discord_does_not_take_are_left_out_and_so_is_a_post_without_them(world, caplog, times):
    """The others follow, and who is asked is told all the same."""
    await world.lobby("bob", rounds="1")
    world.fails("POST /channels/*/messages", 413, 40005, times=times)
    await world.press("ann", START)
    assert "without its files" in caplog.text
    assert ("Discord rejected the message" in caplog.text) == (times == 2)
    post = world.posts()[1]
    assert ("Round 1" in post.content, post.attachments) == (times == 1, [])
    assert says(post, "notice-asked") == (times == 2)
    await world.answers(("ann", "2"))
    assert "waiting for bob" in world.post.content


async def test_edits_of_one_post_are_gathered(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, edit_interval=60) as world:
        await world.lobby("bob")
        assert "bob" in world.post.content, "the first edit goes out at once"
        for _ in range(3):
            await world.press("cid", "Join")
            await world.press("bob", "Leave")
            await world.press("cid", "Leave")
            await world.press("bob", "Join")
        assert world.count("PATCH", EDITING) == 1
        await world.press("cid", "Join")
        await world.later(61)
        assert world.count("PATCH", EDITING) == 2
        assert "cid" in world.post.content
        await world.press("ann", START)
        await world.later(61)
        assert "Round 1" in world.post.content
        assert says(world.posts()[0], "lobby-begun")


async def test_close_does_not_wait_for_a_pause_and_leaves_the_rest_for_the_next_start(world):
    await world.lobby("bob")
    world.unhurried(10_000)
    world.fails("POST /channels/*/messages")
    await world.press("ann", START)
    async with asyncio.timeout(60):  # the pause takes 10,000 seconds
        await world.bot.host.sender.close()
    assert world.bot.host.sender._rounds == {}
    await world.restart()
    assert "Round 1" in world.post.content


async def test_close_lets_a_sending_finish(world, tiny, monkeypatch):
    begun, let_go = threading.Event(), threading.Event()

    def slow():
        begun.set()
        let_go.wait(5)
        return tiny_game.PIXEL

    monkeypatch.setattr(tiny_game, "picture", lambda key: tiny_game.Picture(key, "a.png", "A", slow))
    await world.lobby("bob")
    starting = asyncio.create_task(world.press("ann", START))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(world.bot.host.sender.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    let_go.set()
    await asyncio.gather(closing, starting)
    assert "Round 1" in world.post.content
    await world.restart()
    assert sum("Round 1" in text for text in world.texts) == 1


async def test_what_comes_up_just_when_the_outbox_was_found_empty_is_sent_too(world, monkeypatch):
    await world.lobby()
    table, joined = world.table, []
    asked = table.outbox.next_delivery

    async def asked_and_then_joined():
        found = await asked()
        if found is None and not joined:
            joined.append(await world.bot.host.tables.join(table, world.cid.id, "cid"))
        return found

    monkeypatch.setattr(table.outbox, "next_delivery", asked_and_then_joined)
    await world.press("bob", "Join")
    assert joined
    assert "cid" in world.post.content
