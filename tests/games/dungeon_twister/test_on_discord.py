"""On the simulated Discord: the posts of a draw that is offered."""

import pytest

from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel.transition import submit
from tests.host.discord import kit


@pytest.fixture
async def world(tmp_path, unpainted):
    """Ann is blue and begins; teams and tokens are dealt."""
    async with kit.world(tmp_path, DungeonTwister()) as made:
        await made.begin("bob", dealt="yes", first="blue")
        yield made


async def test_each_post_of_an_offer_of_a_draw_loses_its_control_with_the_offer(world):
    """Two offers of one person one after the other are two posts under one key."""

    async def answer(*answers):
        with world.env._bot_scope():
            for who, text in answers:
                table, person = world.table, world.people[who]
                seat = table.session.seat_of(person.id)
                optional_stamp = table.game.optional_stamp(table.session.state, seat)
                stamp = optional_stamp if text == "draw" else table.game.stamp(table.session.state, seat)
                await table.do(submit, person.id, stamp, text)
        await world.env.settle()
        return ["Accept draw …" in world.ids(post) for post in world.posts() if "bob a draw" in post.content]

    assert await answer(("ann", "draw")) == [True]
    assert await answer(("ann", "play 2; end"), ("bob", "play 2; end")) == [False]
    assert await answer(("ann", "draw")) == [False, True]
    assert await answer(("bob", "draw")) == [False, False]
