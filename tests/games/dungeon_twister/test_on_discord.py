"""On the simulated Discord: a room that is revealed and filled, and the posts of a draw that is offered."""

from __future__ import annotations

import pytest

from k2bot.game import pages
from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel.transition import Submit
from tests.host.discord import kit


@pytest.fixture
async def world(tmp_path, monkeypatch):
    """Ann is blue and begins; teams and tokens are dealt."""
    monkeypatch.setattr(pages, "draw", lambda _shown, _writing, **_: b"a picture")
    async with kit.world(tmp_path, DungeonTwister()) as made:
        await made.begin("bob", dealt="yes", first="blue")
        yield made


def labels(world, message, start=""):
    return [label for label in world.ids(message) if label.startswith(start)]


def somebody(world, panel):
    """The button of the first of one's characters."""
    return next(label for label, own in world.ids(panel).items() if "turn.b." in own)


async def test_a_room_is_revealed_and_filled_in_one_panel(world):
    """The reveal is posted at once; tokens go where they are tapped."""
    await world.press("ann", "Play")
    panel = await world.press("ann", "2 AP")
    panel = await world.press("ann", somebody(world, panel))
    panel = await world.press("ann", labels(world, panel, "Reveal room")[0])
    assert "reveals room" in "".join(post.content for post in world.posts())
    while world.table.session.state.phase is Phase.PLACE:
        seat = world.table.session.state.placing[0][0]
        who = ("ann", "bob")[seat]
        panel = world.panels.get(who) if seat == 0 else await world.press(who, "Place")
        while (
            world.table.session.state.phase is Phase.PLACE and world.table.session.state.placing[0][0] == seat
        ):
            free = [
                w for w in world.components(panel) if w["label"][1:].isdecimal() and not w.get("disabled")
            ]
            panel = await world.press(who, free[0]["label"], panel)
    assert world.table.session.state.phase is Phase.ACT
    assert world.table.session.state.ap == 1


async def test_each_post_of_an_offer_of_a_draw_loses_its_control_with_the_offer(world):
    """Two offers of one person one after the other are two posts under one key."""

    async def answer(*answers):
        with world.env._bot_scope():
            for who, text in answers:
                table, person = world.table, world.people[who]
                seat = table.session.seat_of(person.id)
                optional_stamp = table.game.optional_stamp(table.session.state, seat)
                stamp = optional_stamp if text == "draw" else table.game.stamp(table.session.state, seat)
                await table.do(Submit(person.id, stamp, text))
        await world.env.settle()
        return ["Draw …" in world.ids(post) for post in world.posts() if "bob a draw" in post.content]

    assert await answer(("ann", "draw")) == [True]
    assert await answer(("ann", "play 2; end"), ("bob", "play 2; end")) == [False]
    assert await answer(("ann", "draw")) == [False, True]
    assert await answer(("bob", "draw")) == [False, False]
