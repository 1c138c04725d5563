"""Of the edits of a post that wait for their pictures only the newest is drawn, and none is lost by it."""

import asyncio
import threading
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from k2bot.host.discord import sender
from k2bot.host.discord.messages import ImageWorkers
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.waiting import until

EDITING = r"/channels/\d+/messages/\d+"


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
