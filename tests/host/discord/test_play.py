"""The tiny game as people would play it: slash commands, clicks, menus, restarts, wrong clicks."""

from __future__ import annotations

import discord
import pytest

from tests.phrases import START, phrase, says


async def play(world):
    """A round of ann and bob, from a lobby to its end: gives the name of each phase when it is reached."""
    await world.lobby("bob", rounds="1")
    yield "lobby"
    await world.press("ann", START)
    yield "choosing"
    await world.commit("ann", 3)
    yield "half chosen"
    await world.press("bob", "My hand", world.posts()[1])
    panel = await world.press("bob", "2")
    yield "picked"
    await world.press("bob", "Commit", panel)
    yield "turn"
    await world.press("ann", "My turn", world.post)
    await world.press("ann", "double")
    yield "over"
    assert "Over: ann 6, bob 2" in world.post.content


async def reach(world, phase):
    """Play until that phase."""
    async for reached in play(world):
        if reached == phase:
            return


async def test_a_table_is_laid_joined_left_and_begun(world):
    shown = await world.slash("ann", "new")
    assert START in shown.content
    assert "ann" in world.post.content
    await world.press("bob", "Join")
    await world.press("cid", "Join")
    assert "bob" in world.post.content
    assert "cid" in world.post.content
    await world.press("cid", "Leave")
    assert "cid" not in world.post.content
    await world.press("ann", START)
    lobby, first = world.posts()
    assert says(lobby.content, "lobby-begun", game="Tiny", names="ann, bob")
    assert lobby.components == []
    assert "Round 1 of 2: waiting for ann, bob" in first.content
    assert [attachment.description for attachment in first.attachments] == ["A picture of round-1"]


async def test_a_private_panel_is_edited_in_place_and_an_unchanged_picture_is_not_sent_again(world):
    await world.begin("bob")
    hand = await world.press("ann", "My hand")
    assert [attachment.description for attachment in hand.attachments] == ["A picture of hand"]
    before = len(world.env.http_requests)
    again = await world.press("ann", "2")
    assert again.id == hand.id
    assert "picked 2" in again.content
    assert [attachment.id for attachment in again.attachments] == [
        attachment.id for attachment in hand.attachments
    ]
    calls = world.env.http_requests[before:]
    assert [call.method for call in calls] == ["POST", "PATCH"]
    chosen = await world.choose("ann", "3")
    assert chosen.id == hand.id
    assert "picked 3" in chosen.content
    board = await world.press("ann", "Commit")
    assert board.id == hand.id
    assert [attachment.description for attachment in board.attachments] == ["A picture of board"]


async def test_what_one_person_sees_privately_no_other_sees(world):
    await world.begin("bob")
    await world.press("ann", "My hand")
    await world.press("ann", "2")
    seen = [message.content for message in world.channel.history(viewer=world.bob)]
    assert not any("picked" in text for text in seen)


@pytest.mark.parametrize("crash", [False, True])
async def test_after_each_restart_the_old_buttons_go_on(world, crash):
    async for _ in play(world):
        posts = len(world.posts())
        await world.restart(crash=crash)
        await world.load(1)
        assert len(world.posts()) == posts


async def test_a_stranger_may_watch_but_not_play(world):
    async for phase in play(world):
        if phase in {"choosing", "turn", "over"}:
            state = world.bot.tables.get(1).session.state
            assert "Board: round 1" in (await world.press("cid", "Board", world.posts()[1])).content
            button, post = ("My hand", 1) if phase == "choosing" else ("My turn", 2)
            shown = await world.press("cid", button, world.posts()[post])
            assert "Only those who play" in shown.content
            assert world.bot.tables.get(1).session.state is state


async def test_a_stale_button_turns_its_panel_into_what_goes_on_now(world):
    await world.begin("bob", rounds="2")
    hand = await world.press("ann", "My hand")
    await world.press("ann", "1")
    for who in ("ann", "bob"):
        world.panels.pop(who, None)
        await world.commit(who, 2)
    world.panels.clear()
    state = world.table.session.state
    shown = await world.click_again("ann", hand, "g|1|p|choose9|commit|")
    assert shown.response.id == hand.id
    assert shown.response.content.splitlines() == [
        phrase("refusal-stale"),
        "",
        "Now: turn, waiting for ann",
    ]
    assert list(world.ids(shown.response)) == ["Go on"]
    assert not shown.followups
    assert world.table.session.state is state


async def test_presses_that_are_refused_on_one_post_are_answered_in_one_message(world):
    await world.lobby("bob")
    post, before = world.post, len(world.channel.history(viewer=world.bob))
    answers = [
        (await world.press("bob", label, post))
        for label in ("Join", START, "Join", phrase("lobby-button-cancel"))
    ]
    assert len(world.channel.history(viewer=world.bob)) == before + 1
    assert len({answer.id for answer in answers}) == 1
    assert says(answers[-1].content, "refusal-cancel-host-only", host="ann")
    await world.press("ann", START)
    stale = [await world.click_again("bob", world.posts()[1], "g|1|o|choose9|pick|1") for _ in range(3)]
    assert "Now: choose" in world.newest_private("bob").content
    assert len(world.channel.history(viewer=world.bob)) == before + 3, (
        "the next post, and one answer about it"
    )
    assert all(result.acknowledged for result in stale)


async def test_a_double_click_counts_once(world):
    await reach(world, "turn")
    shown = await world.press("ann", "My turn")
    ids = world.ids(shown)
    first = await world.ann.click(shown, custom_id=ids["double"])
    assert "Board" in first.response.content
    state = world.bot.tables.get(1).session.state
    # The second click reaches the bot with the old panel still in view: dispatched from its payload.
    second = await world.click_again("ann", shown, ids["double"])
    assert second.response.content == "Now: over, waiting for nobody"
    assert world.bot.tables.get(1).session.state is state
    assert state.scores == (6, 2)


async def test_joining_twice_starting_as_a_guest_and_the_like_are_refused_privately(world):
    await world.lobby("bob")
    assert says((await world.press("bob", "Join")).content, "refusal-joined-already")
    assert says((await world.press("bob", START)).content, "refusal-start-host-only", host="ann")
    refused = await world.press("bob", phrase("lobby-button-cancel"))
    assert says(refused.content, "refusal-cancel-host-only", host="ann")
    assert says((await world.press("cid", "Leave")).content, "refusal-not-at-table")
    assert world.table.session.status.value == "lobby"
    cancelled = await world.press("ann", phrase("lobby-button-cancel"))
    assert says(cancelled.content, "lobby-was-cancelled")
    assert world.table is None
    assert says(world.post.content, "lobby-cancelled", game="Tiny")
    assert world.post.components == []


async def test_the_lobbys_cancel_pressed_after_the_start_asks_first(world):
    await world.lobby("bob")
    lobby = world.post
    await world.press("ann", START)
    refused = await world.click_again("bob", lobby, "l|1|cancel")
    assert says(refused.response.content, "refusal-cancel-host-only", host="ann")
    asked = await world.click_again("ann", lobby, "l|1|cancel")
    assert says(asked.response.content, "discord-cancel-sure")
    assert world.table.session.status.value == "running"
    await world.press("ann", phrase("discord-button-cancel"), asked.response)
    assert world.table is None


async def test_a_rematch_lays_a_new_table_with_the_same_settings(world):
    await reach(world, "over")
    shown = await world.press("bob", "Rematch")
    assert says(shown.content, "discord-rematch-moved")
    assert world.table.id == 2
    assert world.table.session.row.options["rounds"] == "1"
    assert world.table.session.row.host_id == world.bob.id


async def test_a_fault_is_logged_with_a_reference_that_the_presser_is_told(world, tiny, monkeypatch, caplog):
    await world.begin("bob")
    hand = await world.press("ann", "My hand")

    def broken(*_):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(type(tiny), "press", broken)
    shown = await world.press("ann", "2")
    assert says(shown.content, "discord-fault")
    assert shown.id != hand.id
    reference = shown.content.split()[-1]
    assert f"fault {reference}" in caplog.text
    assert "a bug" in caplog.text
    monkeypatch.undo()
    assert "picked 2" in (await world.press("ann", "2", hand)).content


async def test_notifications_go_to_those_whose_turn_it_is_and_to_nobody_else(world):
    await reach(world, "over")
    quiet, loud = 0, 0
    for call in world.env.http_requests:
        payload = call.json if isinstance(call.json, dict) else {}
        if "content" not in payload:
            continue
        allowed = payload["allowed_mentions"]
        assert allowed.get("parse") == []
        assert not allowed.get("roles")
        users = allowed.get("users", [])
        if "Round 1: chosen" in payload["content"] and "turn" in payload["content"]:
            assert [int(user) for user in users] == [world.ann.id]
            loud += 1
        elif "waiting for ann, bob <@" in payload["content"] and users:
            assert [int(user) for user in users] == [world.ann.id, world.bob.id]
        else:
            assert not users
            quiet += 1
    assert loud
    assert quiet
    assert world.bot.allowed_mentions.to_dict() == {"parse": []}, (
        "what forgets to say it notifies nobody either"
    )


async def test_only_the_guilds_intent_is_asked_for(world):
    assert world.bot.intents == discord.Intents(guilds=True)


async def test_a_game_in_a_thread(world):
    await world.enter_thread()
    await reach(world, "over")
    assert world.channel.is_thread
    assert "Over: ann 6, bob 2" in world.post.content
