"""What waits to be sent is sent: in order, gently, once, whatever Discord says to it."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, says

CHANNEL_POSTS = "/channels/*/messages"
CHANNEL_EDITS = "/channels/*/messages/*"
POSTING = r"/channels/\d+/messages"
EDITING = r"/channels/\d+/messages/\d+"


def contents(world):
    return [post.content for post in world.posts()]


def dms(world, who):
    return [message.content for message in world.people[who].user.dm_channel.history()]


async def test_a_post_is_tried_again_with_growing_pauses_until_discord_is_back(world):
    world.unhurried(100, 1000)
    world.env.inject_error("POST", CHANNEL_POSTS, status=503, times=3)
    await world.slash("ann", "new")
    tries = lambda: len(world.calls("POST", POSTING))  # noqa: E731 - replaced during the test
    assert tries() == 1
    await world.env.advance_time(99)
    assert tries() == 1
    await world.env.advance_time(2)
    assert tries() == 2
    await world.env.advance_time(990)
    assert tries() == 2
    await world.env.advance_time(20)
    assert tries() == 3
    await world.env.advance_time(1001)
    assert tries() == 4
    assert len(world.posts()) == 1
    (nonce,) = {(call.json["nonce"], call.json["enforce_nonce"]) for call in world.calls("POST", POSTING)}
    assert 0 < len(nonce[0]) <= 25
    assert nonce[1] is True, "the same row carries the same nonce, or it could be posted twice"


async def test_a_post_too_old_to_be_edited_is_posted_anew(world):
    await world.begin("bob")
    old = world.post
    world.env.inject_error("PATCH", CHANNEL_EDITS, status=429, code=30046)
    await world.commit("ann", 2)
    assert world.post.id != old.id
    assert "waiting for bob" in world.post.content
    assert old.id not in [post.id for post in world.posts()], "it stands once"


async def test_where_it_cannot_be_taken_away_the_post_is_made_anew_all_the_same(world):
    await world.begin("bob")
    old = world.post
    world.env.inject_error("PATCH", CHANNEL_EDITS, status=429, code=30046)
    world.env.inject_error("DELETE", CHANNEL_EDITS, status=403, code=50013)
    await world.commit("ann", 2)
    assert [post.id for post in world.posts()][-2:] == [old.id, world.post.id]
    assert "waiting for bob" in world.post.content


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_channel_the_bot_may_not_write_to_parks_the_posts_and_the_host_is_told_once(world, code):
    await world.begin("bob", rounds="1")
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=code, times=None)
    await world.commit("ann", 3)
    assert world.table.outbox.parked
    told = dms(world, "ann")
    assert len(told) == 1
    assert f"<#{world.channel.id}>" in told[0]
    assert "/tiny move" in told[0]
    await world.press("bob", "My hand", world.post)
    await world.press("bob", "2")
    shown = await world.press("bob", "Commit")
    assert "Board" in shown.content
    assert len(dms(world, "ann")) == 1, "told once, not at every post"
    assert "waiting for ann, bob" in world.post.content
    world.env.backend.faults.clear()
    await world.slash("ann", "board")
    assert "Round 1: chosen (3, 2)" in world.post.content
    assert world.table.outbox.parked is None


async def test_any_press_tries_again_what_was_held_back(world):
    await world.begin("bob")
    world.env.inject_error("PATCH", CHANNEL_EDITS, status=403, code=50013)
    await world.commit("ann", 3)
    assert world.table.outbox.parked
    await world.press("cid", "Board")
    assert world.table.outbox.parked is None
    assert "waiting for bob" in world.post.content


async def test_the_host_is_told_which_permissions_are_missing(world):
    await world.begin("bob")
    await world.forbid("send_messages", "attach_files")
    world.env.inject_error("PATCH", CHANNEL_EDITS, status=403, code=50013)
    await world.commit("ann", 3)
    assert "Send Messages, Attach Files" in dms(world, "ann")[0]


async def test_a_deleted_channel_keeps_the_game_and_it_goes_on_in_another(world):
    await world.begin("bob", rounds="1")
    panel = await world.press("ann", "My hand")
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=404, code=10003, times=None)
    await world.press("ann", "3", panel)
    await world.press("ann", "Commit")
    assert says(dms(world, "ann")[0], "discord-parked-gone")
    await world.enter_channel("shelter")
    shown = await world.slash("ann", "move")
    assert says(shown.content, "table-moved")
    assert "waiting for bob" in world.post.content
    await world.commit("bob", 2)
    assert "Round 1: chosen (3, 2)" in world.post.content


async def test_hands_come_as_private_messages_to_who_asked_and_work_there(world):
    await world.slash("bob", "hand", delivery="dm")
    await world.begin("bob", rounds="1")
    hand = world.bob.user.dm_channel.last_message
    assert "bob: picked nothing" in hand.content
    assert dms(world, "bob")[0].startswith("Hello")
    ids = world.ids(hand)
    result = await world.bob.user.click(hand, custom_id=ids["2"])
    assert result.response.id == hand.id
    assert "picked 2" in result.response.content
    result = await world.bob.user.click(hand, custom_id=ids["Commit"])
    assert "Board" in result.response.content
    assert "waiting for ann" in world.post.content
    assert world.env.backend.dm_channels.get(world.ann.id) is None, "nobody else gets a message"


async def test_a_closed_dm_falls_back_to_the_button_and_says_so_once(world):
    """Whatever they are called: a name is no formatting."""
    world.env.backend.users[world.bob.id].global_name = "*bob* \u202e#"
    await world.slash("bob", "hand", delivery="dm")
    path = f"/channels/{world.bob.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    await world.begin("bob", rounds="2")
    tries = len(world.calls("POST", path))
    await play_round(world)
    assert len(world.calls("POST", path)) == tries
    (said,) = [text for text in contents(world) if says(text, "discord-dm-refused")]
    assert says(said, "discord-dm-refused", name=r"\*bob\* \#")


async def test_a_message_that_waits_is_not_sent_to_who_switched_messages_off_meanwhile(world):
    await world.slash("bob", "hand", delivery="dm")
    channel = world.bob.user.dm_channel
    world.unhurried(1000)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=500)
    await world.begin("bob")
    await world.slash("bob", "hand", delivery="private")
    await world.env.advance_time(1001)
    assert [message.content for message in channel.history() if "picked" in message.content] == []
    assert not [text for text in contents(world) if says(text, "discord-dm-refused")]


async def play_round(world):
    first = next(post for post in reversed(world.posts()) if "My hand" in world.ids(post))
    for who, number in (("ann", 3), ("bob", 2)):
        await world.press(who, "My hand", first)
        await world.press(who, str(number))
        await world.press(who, "Commit")
    await world.press("ann", "My turn")
    await world.press("ann", "pass")


async def test_a_token_that_is_taken_back_stops_the_sending_for_good(world, caplog):
    await world.begin("bob")
    world.env.inject_error("*", "/channels/*", status=401, times=None)
    await world.commit("ann", 1)
    calls = len(world.calls("*", r"/channels/.*"))
    await world.press("bob", "My hand", world.post)
    await world.press("bob", "1")
    await world.press("bob", "Commit")
    assert len(world.calls("*", r"/channels/.*")) == calls
    assert "Discord rejected the token" in caplog.text


async def test_a_post_discord_does_not_take_is_left_out_and_the_others_follow(world, caplog):
    await world.lobby("bob", rounds="1")
    world.env.inject_error(
        "POST", CHANNEL_POSTS, status=400, code=50035, times=2
    )  # with its files and without
    await world.press("ann", START)
    assert says(world.posts()[1].content, "notice-asked"), "who is asked is told all the same"
    assert "Discord rejected the message" in caplog.text
    panel = await world.slash("ann", "hand")
    await world.press("ann", "2", panel)
    await world.press("ann", "Commit")
    assert "waiting for bob" in world.post.content


async def test_a_post_that_cannot_be_laid_out_is_left_out_and_the_others_follow(
    world, tiny, monkeypatch, caplog
):
    composed = type(tiny).compose

    def wide(self, moment, announcement):
        page = composed(self, moment, announcement)
        many = tuple(tiny_game.Button("open", str(number), str(number)) for number in range(6))
        return tiny_game.Page(page.text, rows=(many,)) if announcement.key == "round-1" else page

    await world.lobby("bob", rounds="1")
    monkeypatch.setattr(type(tiny), "compose", wide)
    await world.press("ann", START)
    assert "a row of 6 buttons" in caplog.text
    assert says(world.posts()[1].content, "notice-asked"), "who is asked is told all the same"
    for who in ("ann", "bob"):
        await world.slash(who, "hand")
        await world.press(who, "2")
        await world.press(who, "Commit")
    assert "Round 1: chosen (2, 2)" in world.post.content


async def test_files_discord_does_not_take_are_left_out(world, caplog):
    await world.lobby()
    world.env.inject_error("POST", CHANNEL_POSTS, status=413, code=40005)
    await world.press("ann", START)
    assert "Round 1" in world.post.content
    assert world.post.attachments == []
    assert "without its files" in caplog.text


async def test_edits_of_one_post_are_gathered(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, edit_interval=60) as world:
        await world.lobby("bob")
        assert "bob" in world.post.content, "the first edit goes out at once"
        for _ in range(3):
            await world.press("cid", "Join")
            await world.press("bob", "Leave")
            await world.press("cid", "Leave")
            await world.press("bob", "Join")
        assert len(world.calls("PATCH", EDITING)) == 1
        await world.press("cid", "Join")
        await world.env.advance_time(61)
        assert len(world.calls("PATCH", EDITING)) == 2
        assert "cid" in world.post.content
        await world.press("ann", START)
        await world.env.advance_time(61)
        assert "Round 1" in world.post.content
        assert says(world.posts()[0].content, "lobby-begun")


async def test_close_does_not_wait_for_a_pause_and_leaves_the_rest_for_the_next_start(world):
    await world.lobby("bob")
    world.unhurried(10_000)
    world.env.inject_error("POST", CHANNEL_POSTS, status=500)
    await world.press("ann", START)
    async with asyncio.timeout(60):  # the pause takes 10,000 seconds
        await world.bot.sender.close()
    assert world.bot.sender._rounds == {}
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
    closing = asyncio.create_task(world.bot.sender.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    let_go.set()
    await asyncio.gather(closing, starting)
    assert "Round 1" in world.post.content
    await world.restart()
    assert len([text for text in contents(world) if "Round 1" in text]) == 1


async def test_what_comes_up_just_when_the_outbox_was_found_empty_is_sent_too(world, monkeypatch):
    await world.lobby()
    table, joined = world.table, []
    asked = table.outbox.next_delivery

    async def asked_and_then_joined():
        found = await asked()
        if found is None and not joined:
            joined.append(await world.bot.tables.join(table.id, world.cid.id, "cid"))
        return found

    monkeypatch.setattr(table.outbox, "next_delivery", asked_and_then_joined)
    await world.press("bob", "Join")
    assert joined
    assert "cid" in world.post.content
