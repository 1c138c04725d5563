"""What waits is sent: in order, gently, once, whatever Discord says; if not, people are told once."""

import asyncio
import sqlite3
import threading
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from simcord.backend import serializers

from k2bot.game.values import Page
from k2bot.host.discord import calls, sender
from k2bot.host.discord.messages import ImageWorkers
from k2bot.host.kernel.agreements import undo
from k2bot.host.service.delivery import PostDelivery
from k2bot.text.words import words
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.phrases import says
from tests.waiting import until

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
async def test_what_was_parked_is_posted_once_the_bot_is_let_in_again(world, missing):
    """Nobody has to press anything; while something is missing still, Discord isn't asked."""
    await world.begin("bob", rounds="1")
    await world.forbid("send_messages")
    await played_unseen(world, 50013)
    calls = len(world.calls())
    await world.forbid(*["send_messages"] * missing)
    assert ("Round 1: chosen (3, 2)" in world.post.content) is not missing
    assert (len(world.calls()) == calls) is missing


async def test_what_was_parked_is_posted_once_the_server_has_added_the_bot_again(world):
    """Nobody has to press anything: while it was gone, nobody could."""
    await world.begin("bob", rounds="1")
    world.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await played_unseen(world, 50001)
    guild = serializers.guild_create_payload(world.backend, world.backend.get_guild(world.guild.id))
    del guild["unavailable"]  # Discord says so of a server that was there before
    world.backend.emit("GUILD_CREATE", guild)
    await world.settle()
    assert "Round 1: chosen (3, 2)" in world.post.content


@pytest.mark.parametrize("closed", [False, True])
async def test_what_was_parked_is_posted_once_the_thread_is_no_longer_locked(world, closed):
    """Also where it was closed, too: only then Discord tells of a thread that the bot doesn't know."""
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
    await change(to=False)
    assert "Round 1: chosen (3, 2)" in world.post.content


async def test_a_deleted_channel_keeps_the_game_and_it_goes_on_in_another(world):
    await world.begin("bob", rounds="1")
    world.shut(404, 10003)
    await world.commit("ann", 3)
    assert says(world.dms("ann")[0], "discord-parked-gone")
    await world.enter_channel("shelter")
    assert says(await world.slash("ann", "move"), "table-moved")
    assert "waiting for bob" in world.post.content
    await world.commit("bob", 2)
    assert "Round 1: chosen (3, 2)" in world.post.content


async def ended_unseen(world, status, code):
    """A game ends where nothing can be posted for that reason; gives what its host, Ann, is told."""
    await world.begin("bob", rounds="1")
    await world.answers("ann 2", "bob 3")
    world.shut(status, code)
    await world.answers("bob pass")
    (told,) = world.dms("ann")
    return told


async def test_the_host_of_a_game_that_ends_where_nothing_can_be_posted_is_told_where_the_result_is(world):
    """It can't be moved any more, so nobody is told to."""
    told = await ended_unseen(world, 403, 50013)
    assert says(told, "discord-parked-over", look="tiny board", where=f"<#{world.channel.id}>")
    await world.restart()
    world.heal()
    await world.slash("bob", "board")
    assert "Rematch" in world.ids(world.post)


async def test_where_the_channel_of_a_game_that_ends_is_gone_its_result_is_in_the_history(world):
    told = await ended_unseen(world, 404, 10003)
    assert says(told, "discord-parked-gone-over", game="Tiny", command="tiny")
    await world.enter_channel("shelter")
    assert "1. bob (3)" in await world.told("ann", "history")


@pytest.mark.parametrize("closed", ["/channels/{}/messages", "/users/@me/channels"])
async def test_a_closed_dm_falls_back_to_the_button_and_says_so_once(world, closed):
    """Whatever they are called: a name is no formatting."""
    world.backend.users[world.bob.id].global_name = "*bob* \u202e#"
    await world.slash("bob", "hand", delivery="dm")
    await world.restart()  # after which the conversation is opened again
    path = closed.format(world.bob.user.dm_channel.id)
    world.fails(f"POST {path}", 400, 50007, times=None)
    await world.begin("bob")
    tries = world.count("POST", path)
    await world.answers("ann 3", "bob 2", "ann pass")
    assert world.count("POST", path) == tries
    (said,) = [text for text in world.texts if says(text, "discord-dm-refused")]
    assert says(said, "discord-dm-refused", name=r"\*bob\* \#")
    assert world.session.members[1].delivery == "private"


async def test_who_has_handed_over_their_seat_and_blocked_the_bot_changes_nothing_for_the_newcomer(world):
    """Their old message can't be edited any more to say that they play no longer."""
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    await world.begin("bob")
    world.fails(f"PATCH /channels/{world.bob.user.dm_channel.id}/messages/*", 403, 50007, times=None)
    await world.press("ann", "bob", await world.slash("ann", "swap", person=world.cid))
    asking = world.post
    for who in ("cid", "bob"):
        await world.press(who, "Agree", asking)
    assert [member.name for member in world.session.members] == ["ann", "cid"]
    assert world.session.members[1].delivery == "dm"
    assert not any(says(text, "discord-dm-refused") for text in world.texts)
    assert "cid: picked" in world.dms("cid")[-1]


async def test_a_refusal_that_arrives_after_its_reader_has_handed_over_their_seat_changes_nothing(world):
    await world.slash("bob", "hand", delivery="dm")
    await world.begin("bob")
    posts, (*_, row) = world.texts, world.session.posts.rows
    late = PostDelivery(row, Page("a hand"), None, world.cid.id, None, (), (), only_changes=False)
    await world.done(world.host.pages.channels.dm_refused(world.table, late))
    assert (world.texts, world.session.members[1].delivery) == (posts, "dm")


async def test_a_token_that_is_taken_back_stops_the_sending_for_good(world, caplog):
    await world.begin("bob")
    world.fails("* /channels/*", 401, times=None)
    await world.commit("ann", 1)
    calls = world.count("*", r"/channels/.*")
    await world.answers("bob 1")
    assert world.count("*", r"/channels/.*") == calls
    levels = {one.levelname for one in caplog.records if "Discord rejected the token" in one.getMessage()}
    assert levels == {"ERROR"}


@pytest.mark.parametrize("times", [1, 2])
async def test_files_discord_does_not_take_are_left_out_and_so_is_a_post_without_them(world, caplog, times):
    """The others follow, and who is asked is told all the same."""
    await world.lobby("bob", rounds="1")
    world.fails("POST /channels/*/messages", 413, 40005, times=times)
    await world.start()
    assert "without its files" in caplog.text
    assert ("Discord rejected the message" in caplog.text) == (times == 2)
    post = world.posts()[1]
    assert ("Round 1" in post.content, post.attachments) == (times == 1, [])
    assert says(post, "notice-asked") == (times == 2)
    await world.answers("ann 2")
    assert "waiting for bob" in world.post.content


async def test_edits_of_one_post_are_gathered(worlds):
    async with worlds(edit_interval=60) as world:
        await world.lobby("bob")
        assert "bob" in world.post.content, "the first edit goes out at once"
        await world.press("cid", "Join")
        await world.press("cid", "Leave")
        assert world.count("PATCH", EDITING) == 1
        await world.press("cid", "Join")
        await world.later(61)
        assert world.count("PATCH", EDITING) == 2
        assert "cid" in world.post.content
        await world.start()
        await world.later(61)
        assert "Round 1" in world.post.content
        assert says(world.posts()[0], "lobby-begun")


async def test_close_does_not_wait_for_a_pause_and_leaves_the_rest_for_the_next_start(world):
    await world.lobby("bob")
    world.unhurried(10_000)
    world.fails("POST /channels/*/messages")
    await world.start()
    async with asyncio.timeout(60):  # the pause takes 10,000 seconds
        await world.host.sender.close()
    assert world.host.sender._rounds == {}
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


async def test_what_comes_up_just_when_the_outbox_was_found_empty_is_sent_too(world, monkeypatch):
    await world.lobby()
    table, joined = world.table, []
    asked = table.outbox.next_delivery

    async def asked_and_then_joined():
        found = await asked()
        if found is None and not joined:
            joined.append(await world.tables.join(table, world.cid.id, "cid"))
        return found

    monkeypatch.setattr(table.outbox, "next_delivery", asked_and_then_joined)
    await world.press("bob", "Join")
    assert joined
    assert "cid" in world.post.content


# ----------------------------------------------------------------------------------- what cannot be delivered


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


async def test_sending_goes_on_by_itself_when_the_store_is_back(world, monkeypatch):
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


async def test_a_thread_whose_channel_is_not_known_is_parked_like_any_other(world):
    await world.enter_thread()
    await world.begin("bob")
    parent = world.backend.get_channel(world.channel.id).parent_id
    world.bot.get_guild(world.guild.id)._channels.pop(parent)
    world.shut(403, 50001)
    await world.commit("ann", 2)
    assert says(world.host.pages.channels.parking_reason(world.table, words()), "discord-no-access")
    assert len(world.dms("ann")) == 1


async def test_the_host_is_told_once_over_restarts_and_again_when_it_breaks_again(world):
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


async def test_private_messages_that_come_too_fast_change_nothing_and_hold_up_nobody(world):
    await world.slash("bob", "hand", delivery="dm")
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", 403, 40003)
    await world.begin("bob")
    assert not any("picked" in text for text in world.dms("bob"))
    assert not any(says(text, "discord-dm-refused") for text in world.texts)
    await world.answers("ann 3", "bob 2", "ann pass")
    assert "picked" in world.dms("bob")[-1], "the next hand comes as a message again"


async def test_a_private_message_that_fails_for_ever_holds_up_neither_the_channel_nor_other_messages(world):
    for who in ("bob", "cid"):
        await world.slash(who, "hand", delivery="dm")
    for who, times in (("bob", None), ("cid", 1)):
        path = f"/channels/{world.people[who].user.dm_channel.id}/messages"
        world.fails(f"POST {path}", times=times)
    world.unhurried(100, 100)
    await world.begin("bob", "cid", rounds="1")
    await world.answers("ann 2", "bob 2", "cid 2")
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
    assert world.tables.loaded_in(home.id) is None


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


# ------------------------------------------------------------------------- edits that wait for their pictures


@pytest.fixture
def drawn(tiny, monkeypatch):
    """Lets edits of a round have a picture that shows who has chosen; gives what was drawn."""
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
    """Every painter is at a picture until the end of the block."""
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
    """Let people choose at once; the edit that tells of each waits for its picture before the next."""
    for who in people:
        await submits(world, who)
        await until(lambda: any(map(world.bot.images.waits, map(str, [world.session.state.choices]))))


async def test_of_edits_that_wait_to_be_drawn_only_the_newest_is(world, drawn):
    await world.begin("bob", "cid")
    before = world.count("PATCH", EDITING)
    async with busy_workers(world):
        await chooses(world, "ann", "bob")
    assert drawn == ["(2, 2, None)"]
    assert "waiting for cid" in world.post.content
    assert [one.description for one in world.post.attachments] == drawn
    assert world.count("PATCH", EDITING) - before == 1


async def test_a_post_is_not_left_as_it_is_for_long_for_the_sake_of_newer_edits(world, drawn, monkeypatch):
    monkeypatch.setattr(sender, "STALE_AFTER", 0.0)
    await world.begin("bob", "cid")
    async with busy_workers(world):
        await chooses(world, "ann")
        await submits(world, "bob")
        await asyncio.sleep(0.1)
    assert drawn == ["(2, None, None)", "(2, 2, None)"]


async def test_where_the_newest_edit_cannot_be_made_the_one_before_is_shown(
    world, drawn, monkeypatch, caplog
):
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
    assert drawn == ["(2, None, None)"]
    assert "waiting for bob, cid" in world.post.content
    await world.commit("cid", 1)
    assert "Round 1: chosen (2, 2, 1)" in world.post.content, "and what comes later, too"


async def test_an_edit_that_is_being_drawn_goes_out_though_there_is_a_newer_one(world, drawn, monkeypatch):
    await world.begin("bob", "cid")
    let_go, usual = threading.Event(), ImageWorkers.submit
    held = lambda self, draw, **kind: usual(self, lambda: let_go.wait(5) and draw(), **kind)  # noqa: E731 - used as a value
    monkeypatch.setattr(ImageWorkers, "submit", held)
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


async def test_a_post_about_a_step_that_is_undone_while_its_picture_is_drawn_is_not_sent(world, monkeypatch):
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
