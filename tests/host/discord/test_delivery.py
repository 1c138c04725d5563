"""Sending the outbox: in order, once, and with retries; failures are reported once."""

import asyncio
import sqlite3
import threading
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
import pytest
from simcord.backend import serializers

from k2bot.game.values import Page
from k2bot.host.discord import calls, sender
from k2bot.host.discord.images import ImageService
from k2bot.host.kernel.agreements import undo
from k2bot.host.service.delivery import PostDelivery
from k2bot.text.words import words
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.phrases import phrase, says
from tests.waiting import until

POSTING = r"/channels/\d+/messages"
EDITING = r"/channels/\d+/messages/\d+"


async def test_a_failed_post_is_retried_with_growing_pauses(world):
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
async def test_a_post_too_old_to_edit_is_reposted(world, stays):
    """Even if the old one can't be deleted."""
    await world.begin("bob")
    old = world.post
    world.fails("PATCH /channels/*/messages/*", 429, 30046)
    if stays:
        world.fails("DELETE /channels/*/messages/*", 403, 50013)
    await world.commit("ann", 2)
    assert world.post.id != old.id
    assert "waiting for bob" in world.post.content
    assert (old.id in [post.id for post in world.posts()]) == stays


async def test_missing_permissions_park_posts_and_the_host_is_told_once(world):
    """The message names what's missing and what to do; the game goes on, and any press tries again."""
    await world.begin("bob", rounds="1")
    await world.forbid("send_messages", "attach_files")
    world.shut(403, 50013)
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


async def played_unseen(world, code):
    """A round is played that nothing can be posted of for that reason, and then it could."""
    world.shut(403, code)
    await world.answers("ann 3", "bob 2")
    assert world.table.outbox.parked
    world.heal()


@pytest.mark.parametrize("missing", [True, False])
async def test_parked_posts_are_sent_when_permissions_return(world, missing):
    """Nobody has to press anything; while a permission is still missing, Discord isn't called."""
    await world.begin("bob", rounds="1")
    await world.forbid("send_messages")
    await played_unseen(world, 50013)
    calls = len(world.calls())
    await world.forbid(*["send_messages"] * missing)
    assert ("Round 1: chosen (3, 2)" in world.post.content) is not missing
    assert (len(world.calls()) == calls) is missing


async def test_parked_posts_are_sent_when_the_bot_rejoins_the_server(world):
    """Nobody has to press anything."""
    await world.begin("bob", rounds="1")
    world.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await played_unseen(world, 50001)
    guild = serializers.guild_create_payload(world.backend, world.backend.get_guild(world.guild.id))
    del guild["unavailable"]  # Discord says so of a server that was there before
    world.backend.emit("GUILD_CREATE", guild)
    await world.settle()
    assert "Round 1: chosen (3, 2)" in world.post.content


@pytest.mark.parametrize("closed", [False, True])
async def test_parked_posts_are_sent_when_the_thread_is_unlocked(world, closed):
    """Even if it was archived too, when Discord reports a thread the bot doesn't know."""
    await world.enter_thread()
    await world.begin("bob", rounds="1")
    thread = world.backend.get_channel(world.channel.id)

    async def change(*, to):
        thread.locked, thread.archived = to, to and closed
        payload = dict(serializers.channel_payload(world.backend, thread))
        world.backend.emit("THREAD_UPDATE", payload)
        await world.settle()

    await change(to=True)
    await played_unseen(world, calls.LOCKED_THREAD)
    (told,) = world.dms("ann")
    assert phrase("discord-thread-locked") in told
    assert phrase("discord-thread-locked") in await world.told("bob", "status")
    assert world.table.outbox.parked, "it's no use to try while it's known to be locked"
    await change(to=False)
    assert "Round 1: chosen (3, 2)" in world.post.content


@pytest.mark.parametrize("code", [calls.MISSING_PERMISSIONS, calls.MISSING_ACCESS, calls.LOCKED_THREAD])
async def test_posts_are_sent_if_the_channel_opens_while_the_refusal_is_on_its_way(world, monkeypatch, code):
    """Without it, the post is parked after the only event that would have had it sent."""
    await world.begin("bob", rounds="1")
    usual, refused, opened = world.bot.http.request, asyncio.Event(), asyncio.Event()

    async def request(route, **given):
        try:
            return await usual(route, **given)
        except discord.HTTPException:
            refused.set()
            await world.env.external_wait(opened.wait(), reason="the refusal is on its way")
            raise

    monkeypatch.setattr(world.bot.http, "request", request)
    world.shut(403, code)
    await world.answers("ann 3", "bob 2")
    assert refused.is_set()
    world.heal()
    await world.forbid()
    opened.set()
    await world.settle()
    assert "Round 1: chosen (3, 2)" in world.post.content
    assert not world.table.outbox.parked
    assert not world.dms("ann"), "nothing is wrong any more"


async def test_a_channel_that_stays_closed_is_tried_once_after_each_change(world):
    await world.begin("bob", rounds="1")
    world.shut(403, 50001)
    path, tries = f"/channels/{world.channel.id}/.*", []
    for act in (world.answers("ann 3"), world.forbid(), world.answers("bob 2")):
        before = world.count("*", path)
        await act
        tries.append(world.count("*", path) - before)
    assert tries == [1, 1, 1]
    assert world.table.outbox.parked


async def test_a_game_whose_channel_was_deleted_continues_in_another(world):
    await world.begin("bob", rounds="1")
    world.shut(404, 10003)
    await world.commit("ann", 3)
    assert says(world.dms("ann")[0], "discord-parked-gone")
    await world.enter_channel("shelter")
    assert says(await world.slash("ann", "move"), "table-moved")
    assert "waiting for bob" in world.post.content
    await world.commit("bob", 2)
    assert "Round 1: chosen (3, 2)" in world.post.content


async def end_game_without_posting(world, status, code):
    """End a game where posting fails with this error; returns the message to its host, Ann."""
    await world.begin("bob", rounds="1")
    await world.answers("ann 2", "bob 3")
    world.shut(status, code)
    await world.answers("bob pass")
    (told,) = world.dms("ann")
    return told


async def test_the_host_is_told_where_to_see_a_result_that_cannot_be_posted(world):
    """A finished game can't be moved, so the host isn't told to."""
    told = await end_game_without_posting(world, 403, 50013)
    assert says(told, "discord-parked-over", look="tiny board", where=f"<#{world.channel.id}>")
    await world.restart()
    world.heal()
    await world.slash("bob", "board")
    assert "Rematch" in world.ids(world.post)


async def test_the_result_of_a_game_in_a_deleted_channel_is_in_the_history(world):
    told = await end_game_without_posting(world, 404, 10003)
    assert says(told, "discord-parked-gone-over", game="Tiny", command="tiny")
    await world.enter_channel("shelter")
    assert "1. bob (3)" in await world.told("ann", "history")


@pytest.mark.parametrize("code", [20026, calls.MISSING_ACCESS, calls.DMS_TOO_FAST, 99999])
async def test_a_refusal_that_does_not_speak_of_the_person_changes_no_setting_of_theirs(world, code):
    """The bot's quarantine, for example: whoever is asked is called in the channel, and that's all."""
    await world.slash("bob", "hand", delivery="dm")
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 403, code)
    await world.begin("bob")
    assert world.texts[-1] == phrase("notice-asked", names=f"<@{world.bob.id}>", count=1, game="Tiny")
    assert world.session.members[1].delivery == "dm"


@pytest.mark.parametrize("closed", ["/channels/{}/messages", "/users/@me/channels"])
async def test_closed_private_messages_fall_back_to_the_button_with_one_notice(world, closed):
    """Names are escaped in the notice."""
    world.backend.users[world.bob.id].global_name = "*bob* \u202e#"
    await world.slash("bob", "hand", delivery="dm")
    await world.restart()  # after which the conversation is opened again
    path = closed.format(world.bob.user.dm_channel.id)
    world.fails(f"POST {path}", 400, 50007, times=None)
    await world.begin("bob")
    tries = world.count("POST", path)
    asked, said = world.texts[-1].split("\n", 1)
    assert asked == phrase("notice-asked", names=f"<@{world.bob.id}>", count=1, game="Tiny")
    assert said == phrase("notice-refused", name=r"\*bob\* \#")
    assert len(world.texts) == 3, "lobby and round; one post both calls Bob and says why there"
    await world.answers("ann 3", "bob 2")
    assert said in world.texts, "it stays, but asks no more"
    await world.restart()
    await world.load()
    await world.answers("ann pass")
    assert world.count("POST", path) == tries
    assert sum(says(text, "notice-refused") for text in world.texts) == 1
    assert world.session.members[1].delivery == "private"


async def test_a_refused_message_about_a_request_pings_its_reader_in_the_channel(world):
    """The request's own post pings only those who get no message."""
    await world.begin("bob", rounds="9")
    await world.answers("ann 3", "bob 1", "ann double")
    await world.tables.prefer(world.bob.id, {"notice": "dm"})
    world.fails("POST /users/@me/channels", 403, 50007)
    await world.slash("ann", "undo")
    assert says(world.post, "notice-refused", name=f"<@{world.bob.id}>")
    pinged = world.calls("POST", f"/channels/{world.channel.id}/messages")[-1].json["allowed_mentions"]
    assert pinged["users"] == [world.bob.id]


async def test_the_reason_for_a_refused_message_goes_with_its_player(world):
    await world.slash("bob", "hand", delivery="dm")
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 400, 50007)
    await world.begin("bob")
    assert says(world.post, "notice-refused", name="bob")
    await world.press("ann", "bob", await world.slash("ann", "swap", person=world.cid))
    asking = world.post
    for who in ("cid", "bob"):
        await world.press(who, "Agree", asking)
    assert len(world.texts) == 4, "lobby, round, request, and the notice for the newcomer alone"
    assert world.texts[-1] == phrase("notice-asked", names=f"<@{world.cid.id}>", count=1, game="Tiny")


async def test_a_replaced_player_blocking_the_bot_does_not_affect_the_newcomer(world):
    """Their old message can't be edited to say they no longer play."""
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    await world.begin("bob")
    await world.press("ann", "bob", await world.slash("ann", "swap", person=world.cid))
    asking = world.post
    await world.press("cid", "Agree", asking)
    world.fails(f"PATCH /channels/{world.bob.user.dm_channel.id}/messages/*", 403, 50007, times=None)
    await world.press("bob", "Agree", asking)
    assert [member.name for member in world.session.members] == ["ann", "cid"]
    assert world.session.members[1].delivery == "dm"
    assert not any(says(text, "notice-refused") for text in world.texts)
    assert "cid: picked" in world.dms("cid")[-1]


async def test_a_late_refusal_for_a_replaced_player_changes_nothing(world):
    await world.slash("bob", "hand", delivery="dm")
    await world.begin("bob")
    posts, (*_, post) = world.texts, world.session.posts.rows
    late = PostDelivery(post, Page("a hand"), "1", "", None, world.cid.id, None, (), (), only_changes=False)
    await world.done(world.host.pages.channels.dm_refused(world.table, late))
    assert (world.texts, world.session.members[1].delivery) == (posts, "dm")


async def test_a_revoked_token_stops_sending_for_good(world, caplog):
    await world.begin("bob")
    world.fails("* /channels/*", 401, times=None)
    await world.commit("ann", 1)
    calls = world.count("*", r"/channels/.*")
    await world.answers("bob 1")
    assert world.count("*", r"/channels/.*") == calls
    levels = {one.levelname for one in caplog.records if "Discord rejected the token" in one.getMessage()}
    assert levels == {"ERROR"}


@pytest.mark.parametrize("times", [1, 2, 3, 4])
async def test_a_refused_post_is_tried_with_less_and_then_its_players_are_called(world, caplog, times):
    """First without files, then in plain words; a notice may still arrive, and if not, direct messages.

    The post stays wanted: its next change brings it back.
    """
    await world.lobby("bob", rounds="1")
    world.fails(f"POST /channels/{world.channel.id}/messages", 400, 50035, times=times)
    await world.start()
    post = world.posts()[1:2]
    assert [("Round 1" in one.content, one.attachments) for one in post] == [(times == 1, [])] * (times < 4)
    assert [says(one, "discord-post-plain", game="Tiny") for one in post] == [times == 2] * (times < 4)
    assert [says(one, "notice-asked") for one in post] == [times == 3] * (times < 4)
    assert any(says(text, "notice-dm-asked") for text in world.dms("bob")) == (times == 4)
    told = [text for text in world.dms("ann") if says(text, "discord-post-refused")]
    assert len(told) == (times > 2), "the host knows"
    await world.answers("ann 2")
    assert any("waiting for bob" in text for text in world.texts)


async def test_edits_of_one_post_are_batched(worlds):
    async with worlds(edit_interval=60) as world:
        await world.lobby("bob")
        assert "bob" in world.post.content, "the first edit goes out at once"
        await world.press("cid", "Join")
        await world.click_again("cid", world.post, "l|1|leave")
        assert world.count("PATCH", EDITING) == 1
        await world.press("cid", "Join")
        await world.later(61)
        assert world.count("PATCH", EDITING) == 2
        assert "cid" in world.post.content
        await world.start()
        await world.later(61)
        assert "Round 1" in world.post.content
        assert says(world.posts()[0], "lobby-begun")


async def test_closing_skips_pauses_and_leaves_unsent_posts_for_the_next_start(world):
    await world.lobby("bob")
    world.unhurried(10_000)
    world.fails("POST /channels/*/messages")
    await world.start()
    async with asyncio.timeout(60):  # the pause takes 10,000 seconds
        await world.host.sender.close()
    assert world.host.sender._rounds == {}
    await world.restart()
    assert "Round 1" in world.post.content


async def test_closing_waits_for_a_post_being_sent(world, tiny, monkeypatch):
    begun, let_go = threading.Event(), threading.Event()

    def slow():
        begun.set()
        let_go.wait(5)
        return tiny_game.PIXEL

    monkeypatch.setattr(tiny_game, "picture", lambda key: tiny_game.Picture(key, "a.png", "A", slow))
    await world.lobby("bob")
    starting = asyncio.create_task(world.start())
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(world.host.sender.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    let_go.set()
    await asyncio.gather(closing, starting)
    assert "Round 1" in world.post.content
    await world.restart()
    assert sum("Round 1" in text for text in world.texts) == 1


async def test_an_edit_added_just_as_the_outbox_ran_empty_is_sent(world, monkeypatch):
    await world.lobby()
    table, joined = world.table, []
    asked = table.outbox.next_delivery

    async def asked_and_then_joined(*put_off):
        found = await asked(*put_off)
        if found is None and not joined:
            joined.append(await world.tables.join(table, world.cid.id, "cid"))
        return found

    monkeypatch.setattr(table.outbox, "next_delivery", asked_and_then_joined)
    await world.press("bob", "Join")
    assert joined
    assert "cid" in world.post.content


# ----------------------------------------------------------------------------------- what cannot be delivered


def failing(monkeypatch, outbox, method, *calls):
    """Let these calls (from 1) of an outbox method fail, like a full disk or a locked file."""
    real, made = getattr(outbox, method), []

    async def tried(*given):
        made.append(given)
        if len(made) in calls:
            raise sqlite3.OperationalError("database is locked")
        return await real(*given)

    monkeypatch.setattr(outbox, method, tried)


# --------------------------------------------------------------------------------------- trouble of the store


async def test_a_post_sent_but_not_recorded_is_not_sent_again(world, monkeypatch, caplog):
    await world.lobby("bob")
    world.unhurried(100)
    failing(
        monkeypatch, world.table.outbox, "record_delivery", 2, 3
    )  # the first is of the edit of the lobby's post
    await world.start()
    await world.later(101)
    await world.later(101)
    assert "locked" in caplog.text
    assert world.count("POST", POSTING) == 2, "the lobby and the first round, each once"
    await world.commit("ann", 2)
    assert len(world.posts()) == 2, "its message was noted in the end"
    assert "waiting for bob" in world.post.content


async def test_sending_resumes_when_the_store_works_again(world, monkeypatch):
    await world.lobby("bob")
    world.unhurried(100, 1000)
    failing(monkeypatch, world.table.outbox, "next_delivery", 1, 2)
    await world.start()
    await world.later(101)
    assert len(world.posts()) == 1, "the second pause is the longer one"
    await world.later(1001)
    assert "Round 1" in world.post.content
    assert world.host.sender._rounds == {}


# ------------------------------------------------------------------------------------- trouble of the channel


async def test_a_thread_with_an_unknown_parent_channel_is_parked(world):
    await world.enter_thread()
    await world.begin("bob")
    parent = world.backend.get_channel(world.channel.id).parent_id
    world.bot.get_guild(world.guild.id)._channels.pop(parent)
    world.shut(403, 50001)
    await world.commit("ann", 2)
    assert says(world.host.pages.channels.parking_reason(world.table, words()), "discord-no-access")
    assert len(world.dms("ann")) == 1


async def test_the_host_is_told_once_per_failure_even_across_restarts(world):
    await world.begin("bob")
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
            await world.answers("ann pass")


# -------------------------------------------------------------------------------- trouble of private messages


async def test_rate_limited_private_messages_are_skipped_without_blocking_anyone(world):
    await world.slash("bob", "hand", delivery="dm")
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 403, 40003)
    await world.begin("bob")
    assert not any("picked" in text for text in world.dms("bob"))
    assert not any(says(text, "notice-refused") for text in world.texts)
    await world.answers("ann 3", "bob 2", "ann pass")
    assert "picked" in world.dms("bob")[-1], "the next hand comes as a message again"


async def test_a_private_message_that_keeps_failing_is_given_up_after_some_tries(world):
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    for who, times in (("bob", None), ("cid", 1)):
        path = f"/channels/{world.people[who].user.dm_channel.id}/messages"
        world.fails(f"POST {path}", times=times)
    world.unhurried(100, 100)
    await world.begin("bob", "cid", rounds="1")
    await world.answers("ann 2", "bob 2", "cid 2")
    for _ in range(5):
        await world.later(101)
    assert len(world.dms("bob")) == 1, "only the greeting"
    assert "cid: picked" in world.dms("cid")[-1], "it has its own tries"
    assert "Round 1: chosen (2, 2, 2)" in world.post.content


# --------------------------------------------------------------------------------------- where to lay a table


async def test_games_are_not_opened_or_moved_where_discord_denies_access(world):
    """For example in a private thread it wasn't added to: a command's permissions don't show that."""
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
    assert world.table_in(home) is None


async def test_a_game_in_a_voice_channel_needs_the_connect_permission(world):
    world.channel = world.guild.create_voice_channel("tower")
    await world.settle()
    await world.forbid("connect")
    assert says(await world.slash("ann", "new"), "discord-cannot-host", missing="Connect")
    assert world.table is None
    await world.forbid()
    await world.begin("bob")
    assert "Round 1" in world.post.content


async def test_the_bot_shows_typing_only_before_posting(world):
    """A failing typing call doesn't prevent a new game."""
    writing = r"/channels/\d+/typing"
    world.fails("POST /channels/*/typing")
    await world.slash("ann", "new")
    assert "ann" in world.post.content
    assert "already" in await world.told("bob", "new")
    assert says(await world.slash("bob", "move"), "discord-move-none")
    assert world.count("POST", writing) == 1


# ------------------------------------------------------------------------- edits that wait for their pictures


@pytest.fixture
def drawn(tiny, monkeypatch):
    """Give edits of a round a picture of the choices; returns the list of pictures drawn."""
    composed, found = tiny_game.TinyGame.compose, []

    def shown(state):
        text = str(state.choices)
        return tiny_game.Picture(text, "a.png", text, lambda: found.append(text) or tiny_game.PIXEL)

    def compose(self, moment, announcement):
        page = composed(self, moment, announcement)
        return replace(page, pictures=(shown(moment.step.state),)) if announcement.edit else page

    monkeypatch.setattr(tiny_game.TinyGame, "compose", compose)
    return found


@asynccontextmanager
async def busy_workers(world):
    """Keep every drawing worker busy until the end of the block."""
    gallery, let_go = world.bot.images, threading.Event()
    others = [
        asyncio.create_task(
            gallery.draw(tiny_game.Picture(key, "b.png", key, lambda: let_go.wait(5) and b"b"))
        )
        for key in "xy"
    ]
    await until(lambda: all(key in gallery._drawing and gallery._drawing[key].begun for key in "xy"))
    try:
        yield
    finally:
        let_go.set()
        await asyncio.wait(others)
        await world.settle()


async def submits(world, who):
    await world.do(submit, world.people[who].id, "choose1", "2")


async def chooses(world, *people):
    """Let people choose in turn; each edit is waiting for its picture before the next."""
    for who in people:
        await submits(world, who)
        await until(lambda: any(map(world.bot.images.waits, map(str, [world.session.state.choices]))))


async def test_only_the_newest_of_several_waiting_edits_is_drawn(world, drawn):
    await world.begin("bob", "cid")
    before = world.count("PATCH", EDITING)
    async with busy_workers(world):
        await chooses(world, "ann", "bob")
    assert drawn == ["(2, 2, None)"]
    assert "waiting for cid" in world.post.content
    assert [one.description for one in world.post.attachments] == drawn
    assert world.count("PATCH", EDITING) - before == 1


async def test_newer_edits_do_not_leave_a_post_stale_for_long(world, drawn, monkeypatch):
    monkeypatch.setattr(sender, "STALE_AFTER", 0.0)
    await world.begin("bob", "cid")
    async with busy_workers(world):
        await chooses(world, "ann")
        await submits(world, "bob")
        await asyncio.sleep(0.1)
    assert drawn == ["(2, None, None)", "(2, 2, None)"]


async def test_an_edit_that_cannot_be_composed_leaves_the_post_as_it_is(world, drawn, monkeypatch, caplog):
    await world.begin("bob", "cid")
    composed = tiny_game.TinyGame.compose

    def compose(self, moment, announcement):
        assert moment.step.state.choices != (2, 2, None)
        return composed(self, moment, announcement)

    monkeypatch.setattr(tiny_game.TinyGame, "compose", compose)
    async with busy_workers(world):
        await chooses(world, "ann")
        await submits(world, "bob")
        await until(lambda: "can't be composed" in caplog.text)
    assert drawn == []
    assert "waiting for ann, bob, cid" in world.post.content
    await world.commit("cid", 1)
    assert "Round 1: chosen (2, 2, 1)" in world.post.content, "and what comes later, too"


async def test_an_edit_being_drawn_is_sent_despite_a_newer_one(world, drawn, monkeypatch):
    await world.begin("bob", "cid")
    let_go, usual = threading.Event(), ImageService.submit
    held = lambda self, draw, **kind: usual(self, lambda: let_go.wait(5) and draw(), **kind)  # noqa: E731 - used as a value
    monkeypatch.setattr(ImageService, "submit", held)
    before = world.count("PATCH", EDITING)
    await submits(world, "ann")
    drawing = world.bot.images._drawing
    await until(lambda: (own := drawing.get("(2, None, None)")) and own.begun and own.begun.running())
    await submits(world, "bob")
    await asyncio.sleep(0.1)
    let_go.set()
    await world.settle()
    assert world.count("PATCH", EDITING) - before == 2
    assert drawn == ["(2, None, None)", "(2, 2, None)"]


async def test_a_post_about_a_step_undone_during_drawing_is_not_sent(world, monkeypatch):
    composed = tiny_game.TinyGame.compose

    def compose(self, moment, announcement):
        page = composed(self, moment, announcement)
        name = f"{announcement.key}.png"
        picture = tiny_game.Picture(name, name, name, lambda: tiny_game.PIXEL)
        return page if announcement.edit else replace(page, pictures=(picture,))

    await world.begin()
    await world.commit("ann", 3)
    monkeypatch.setattr(tiny_game.TinyGame, "compose", compose)
    async with busy_workers(world):
        await world.do(submit, world.ann.id, "turn1", "double")
        await until(lambda: world.bot.images.waits("round-2.png"))
        await world.do(undo, world.ann.id)
    assert not any("Round 2" in text for text in world.texts)
    assert "Undone for ann" in world.texts[-1]
