"""Every press is answered, privately, and what goes wrong on the way harms nothing."""

import asyncio
import logging

import pytest

from k2bot.game.values import Refusal
from k2bot.host.discord import interactions
from tests.phrases import says


@pytest.fixture
async def panel(world):
    """Ann's hand, while she and Bob choose."""
    await world.begin("bob")
    return await world.press("ann", "My hand")


@pytest.mark.parametrize(
    ("status", "code", "level"), [(404, 10062, "INFO"), (400, 40060, "DEBUG"), (500, 0, "WARNING")]
)
async def test_an_interaction_that_came_too_late_changes_nothing(world, panel, caplog, status, code, level):
    caplog.set_level(logging.DEBUG)
    await world.press("ann", "2")
    state = world.session.state
    world.fails("POST /interactions/*/callback", status, code)
    result = await world.click("ann", "Commit", panel)
    assert not result.acknowledged
    assert world.session.state is state
    records = [record for record in caplog.records if "not acknowledged" in record.message]
    assert [record.levelname for record in records] == [level]
    await world.press("ann", "Commit")
    assert world.session.state.choices[0] == 2


async def test_a_panel_put_away_meanwhile_is_shown_anew(world, panel):
    world.fails("PATCH /webhooks/*/messages/@original", 404, 10008)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert shown.ephemeral
    assert "picked 2" in shown.content
    assert shown.attachments, "a new panel needs its picture, too"


async def test_an_answer_that_cannot_be_shown_is_said_so_with_a_reference(world, panel, caplog):
    world.fails("PATCH /webhooks/*/messages/@original")
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert says(shown, "discord-not-shown")
    assert shown.content.split()[-1] in caplog.text
    assert "picked 2" in await world.told("ann", "hand"), "the press itself was taken"


async def test_an_answer_after_the_token_ran_out_is_only_logged(world, panel, caplog):
    caplog.set_level(logging.INFO)
    world.fails("* /webhooks/*", 401, 50027, times=None)
    await world.click("ann", "2", panel)
    late = [record for record in caplog.records if "too late" in record.message]
    assert [record.levelname for record in late] == ["INFO"]
    world.heal()
    assert "picked 2" in await world.told("ann", "hand")


async def test_the_answer_is_acknowledged_before_anything_else_is_done(world, monkeypatch):
    await world.begin("bob")
    order = []
    find = world.bot.host.tables.find

    async def slow(table_id):
        order.append(world.count("POST", r"/interactions/.*/callback"))
        await asyncio.sleep(0)
        return await find(table_id)

    before = world.count("POST", r"/interactions/.*/callback")
    monkeypatch.setattr(world.bot.host.tables, "find", slow)
    await world.press("ann", "Board")
    assert order == [before + 1]


async def test_a_stop_lets_the_answer_under_way_be_given_and_asks_later_presses_to_try_again(
    world, panel, monkeypatch
):
    begun, let_go = asyncio.Event(), asyncio.Event()
    find = world.bot.host.tables.find

    async def slow(table_id):
        begun.set()
        await let_go.wait()
        return await find(table_id)

    monkeypatch.setattr(world.bot.host.tables, "find", slow)
    world.tap("ann", panel, world.ids(panel)["2"])
    await begun.wait()
    closing = asyncio.create_task(world.bot.host.interactions.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    let_go.set()
    await closing
    await world.settle()
    assert "picked 2" in panel.content
    assert says(await world.press("bob", "My hand", world.post), "discord-stopping")
    assert says(await world.slash("bob", "board"), "discord-stopping")


async def test_a_stop_does_not_wait_for_ever(world, monkeypatch):
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    await world.begin("bob")
    let_go = asyncio.Event()

    async def endless(table_id):
        await let_go.wait()
        raise Refusal("too late")

    monkeypatch.setattr(world.bot.host.tables, "find", endless)
    world.tap("cid", world.post, world.ids(world.post)["Board"])
    await asyncio.sleep(0.01)
    await asyncio.wait_for(world.bot.host.interactions.close(), 1)
    let_go.set()
    await world.settle()
