"""Presses and commands that a process can't finish, because another one hosts the games: people are told."""

import asyncio
import logging

import pytest

from k2bot.host.discord import interactions
from k2bot.host.store.damage import LeaseLostError
from tests.phrases import phrase, says


@pytest.fixture
async def waiting(world, monkeypatch):
    """Ann has pressed below the lobby's post, Bob uses a command, and Cid has seen what there is to see."""
    await world.lobby("bob")
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    find, begun = world.bot.host.tables.find, []

    async def endless(table_id):
        begun.append(table_id)
        await asyncio.Event().wait()

    before = world.post.content
    monkeypatch.setattr(world.bot.host.tables, "find", endless)
    adding = phrase("lobby-button-add-computer", level="strong")
    world.tap("ann", world.post, world.ids(world.post)[adding])
    world.tap("bob", world.post, "l|1|leave")
    async with asyncio.timeout(5):
        while len(begun) < 2:  # noqa: ASYNC110 - nothing signals it
            await asyncio.sleep(0.01)
    yield world
    monkeypatch.setattr(world.bot.host.tables, "find", find)
    await world.settle()
    assert world.post.content == before, "what's for all stays as it is"


def told(world, who):
    return says(world.newest_private(who), "discord-unfinished")


async def test_what_was_not_stored_because_another_process_has_taken_over_is_said_so(
    world, monkeypatch, caplog
):
    await world.begin("bob")

    async def lost(table_id):
        raise LeaseLostError("store-lease-lost")

    monkeypatch.setattr(world.bot.host.tables, "find", lost)
    assert says(await world.press("ann", "My hand"), "discord-not-stored")
    assert "fault" not in caplog.text


async def test_whoever_still_waits_when_a_process_stops_is_told_to_look_again(waiting):
    await waiting.bot.host.interactions.close()
    assert told(waiting, "ann")
    assert told(waiting, "bob")
    assert not waiting.bot.host.interactions.busy


async def test_a_process_that_has_lost_the_games_ends_once_it_has_told_whoever_waits(waiting):
    ended = []
    waiting.bot._on_lost = lambda: ended.append(told(waiting, "ann") and told(waiting, "bob"))
    waiting.bot._lost()
    waiting.bot._lost()
    assert ended == []
    await waiting.bot._farewell
    assert ended == [True]


async def test_it_ends_at_once_if_nobody_waits_and_waits_for_no_answer_of_discords(waiting, monkeypatch):
    ended, bot = [], waiting.bot
    bot._on_lost = lambda: ended.append(1)
    monkeypatch.setattr(interactions, "FAREWELL", 0.01)

    async def endless(_handler, _request, _text):
        await asyncio.Event().wait()

    monkeypatch.setattr(interactions.InteractionHandler, "_say", endless)
    bot._lost()
    await asyncio.wait_for(bot._farewell, 1)
    assert ended == [1]
    bot._farewell = None
    bot._lost()
    assert ended == [1, 1]


async def test_an_answer_that_is_being_shown_is_shown(world, monkeypatch, caplog):
    caplog.set_level(logging.INFO)
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    show, showing, ended = interactions.InteractionHandler._show, asyncio.Event(), []

    async def slow(*about):
        showing.set()
        await asyncio.sleep(0.05)
        return await show(*about)

    monkeypatch.setattr(interactions.InteractionHandler, "_show", slow)
    world.bot._on_lost = lambda: ended.append("picked 2" in panel.content)
    world.tap("ann", panel, world.ids(panel)["2"])
    await showing.wait()
    world.bot._lost()
    await world.bot._farewell
    assert ended == [True]
