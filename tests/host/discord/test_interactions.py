"""Every press is answered, privately, and what goes wrong on the way harms nothing."""

from __future__ import annotations

import asyncio
import logging

import pytest

from k2bot.game.values import Refusal
from k2bot.host.discord import interactions
from tests.phrases import phrase, says

CALLBACK = "/interactions/*/callback"
ORIGINAL = "/webhooks/*/messages/@original"


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_an_interaction_that_came_too_late_changes_nothing(world, caplog, status, code):
    caplog.set_level(logging.INFO)
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    await world.press("ann", "2")
    state = world.table.session.state
    world.env.inject_error("POST", CALLBACK, status=status, code=code)
    result = await world.ann.click(panel, custom_id=world.ids(panel)["Commit"])
    assert not result.acknowledged
    assert world.table.session.state is state
    records = [record for record in caplog.records if "not acknowledged" in record.message]
    assert [record.levelname for record in records] == ["INFO"]
    await world.press("ann", "Commit")
    assert world.table.session.state.choices[0] == 2


async def test_an_acknowledgement_that_fails_otherwise_changes_nothing_and_is_a_warning(world, caplog):
    await world.lobby()
    world.env.inject_error("POST", CALLBACK, status=500)
    result = await world.bob.click(world.post, custom_id="l|1|join")
    assert not result.acknowledged
    assert len(world.table.session.members) == 1
    assert any(
        record.levelname == "WARNING" and "not acknowledged" in record.message for record in caplog.records
    )


async def test_a_panel_put_away_meanwhile_is_shown_anew(world):
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    world.env.inject_error("PATCH", ORIGINAL, status=404, code=10008)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert shown.ephemeral
    assert "picked 2" in shown.content
    assert shown.attachments, "a new panel needs its picture, too"


async def test_an_answer_that_cannot_be_shown_is_said_so_with_a_reference(world, caplog):
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    world.env.inject_error("PATCH", ORIGINAL, status=500)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert says(shown.content, "discord-not-shown")
    assert shown.content.split()[-1] in caplog.text
    assert "picked 2" in (await world.slash("ann", "hand")).content, "the press itself was taken"


async def test_an_answer_after_the_token_ran_out_is_only_logged(world, caplog):
    caplog.set_level(logging.INFO)
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    world.env.inject_error("*", "/webhooks/*", status=401, code=50027, times=None)
    await world.ann.click(panel, custom_id=world.ids(panel)["2"])
    late = [record for record in caplog.records if "too late" in record.message]
    assert [record.levelname for record in late] == ["INFO"]
    world.env.backend.faults.clear()
    assert "picked 2" in (await world.slash("ann", "hand")).content


async def test_a_refusal_leaves_the_panel_as_it_is(world):
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    before = panel.content
    shown = await world.press("ann", "Commit")
    assert "Pick a number first" in shown.content
    assert shown.id != panel.id
    assert panel.content == before
    assert world.ids(panel)
    await world.press("ann", "1", panel)
    assert "picked 1" in panel.content
    newest = world.newest_private("ann")
    assert newest.id == panel.id, "the refusal goes with the next press that succeeds"


async def test_presses_at_the_same_moment_are_all_answered_and_each_counts_once(world):
    await world.begin("bob", "cid")
    for who in ("ann", "bob", "cid"):
        await world.press(who, "My hand", world.post)
        await world.press(who, "2")
    # All three at once, as the gateway delivers them, without waiting in between.
    for who in ("ann", "bob", "cid"):
        panel = world.panels[who]
        world.tap(who, panel, world.ids(panel)["Commit"])
    await world.env.settle()
    assert world.table.session.state.choices == (2, 2, 2)
    assert world.table.session.state.phase == "turn"
    assert all("Board" in world.panels[who].content for who in ("ann", "bob", "cid"))


async def test_the_answer_is_acknowledged_before_anything_else_is_done(world, monkeypatch):
    await world.begin("bob")
    order = []
    find = world.bot.tables.find

    async def slow(table_id):
        order.append(len(world.calls("POST", r"/interactions/.*/callback")))
        await asyncio.sleep(0)
        return await find(table_id)

    before = len(world.calls("POST", r"/interactions/.*/callback"))
    monkeypatch.setattr(world.bot.tables, "find", slow)
    await world.press("ann", "Board")
    assert order == [before + 1]


async def test_a_stop_lets_the_answer_under_way_be_given_and_asks_later_presses_to_try_again(
    world, monkeypatch
):
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    begun, let_go = asyncio.Event(), asyncio.Event()
    find = world.bot.tables.find

    async def slow(table_id):
        begun.set()
        await let_go.wait()
        return await find(table_id)

    monkeypatch.setattr(world.bot.tables, "find", slow)
    world.tap("ann", panel, world.ids(panel)["2"])
    await begun.wait()
    closing = asyncio.create_task(world.bot.interactions.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    let_go.set()
    await closing
    await world.env.settle()
    assert "picked 2" in panel.content
    shown = await world.press("bob", "My hand", world.post)
    assert says(shown.content, "discord-stopping")
    assert says((await world.slash("bob", "board")).content, "discord-stopping")


async def test_a_stop_does_not_wait_for_ever(world, monkeypatch):
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    await world.begin("bob")
    let_go = asyncio.Event()

    async def endless(table_id):
        await let_go.wait()
        raise Refusal("too late")

    monkeypatch.setattr(world.bot.tables, "find", endless)
    world.tap("cid", world.post, world.ids(world.post)["Board"])
    await asyncio.sleep(0.01)
    await asyncio.wait_for(world.bot.interactions.close(), 1)
    let_go.set()
    await world.env.settle()


async def test_the_lobbys_post_itself_answers_who_adds_and_removes_computers(world, monkeypatch):
    """At once, whenever the post's own edit from the outbox comes; words of refusal are private."""
    await world.lobby("bob")
    monkeypatch.setattr(world.bot.sender, "wake", lambda table: None)
    ids, before = world.ids(world.post), len(world.posts())
    await world.ann.click(world.post, custom_id=ids[phrase("lobby-button-add-computer", level="strong")])
    assert "⚙ Bot One (strong)" in world.post.content
    (refused,) = (await world.bob.click(world.post, custom_id="l|1|remove-computer")).followups
    assert refused.ephemeral
    assert says(refused.content, "refusal-computers-host-only", host="ann")
    assert "⚙ Bot One (strong)" in world.post.content
    await world.ann.click(world.post, custom_id=world.ids(world.post)[phrase("lobby-button-remove-computer")])
    assert "Bot One" not in world.post.content
    assert phrase("lobby-button-remove-computer") not in world.ids(world.post)
    assert len(world.posts()) == before


async def test_who_meets_something_for_the_first_time_is_told_what_it_is(world):
    """Once, and each person for themselves."""
    await world.begin("bob")
    found = [(await world.slash(who, "rules")).content for who in ("ann", "ann", "bob")]
    assert [text.startswith("First things first.") for text in found] == [True, False, True]
