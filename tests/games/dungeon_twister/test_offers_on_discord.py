"""Offers of a draw on Discord: each has a post of its own, whose control goes when the offer has lapsed."""

import pytest

from k2bot.game.values import Press, Step
from k2bot.games.dungeon_twister.engine import from_position
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.engine.helpers.kit import position
from tests.host.discord import kit as discord
from tests.host.discord.widgets import controls
from tests.host.hosting import submit
from tests.phrases import says
from tests.waiting import until


class Begun(DungeonTwister):
    """A game that begins with two characters in the maze, blue to play."""

    def new(self, options, seats, seed):
        state = from_position(position("b.warrior A3, y.goblin V1"), seed)
        return Step(state, (TurnBegan(state.turn, state.number),))


@pytest.mark.usefixtures("unpainted")
async def test_an_offer_that_lapsed_is_closed_for_good_and_the_next_one_is_another_post(tmp_path):
    async with discord.world(tmp_path, Begun()) as world:
        await world.begin("bob")
        table = world.table

        async def played(seat, answer):
            stamp = table.session.play.stamp(seat)
            with world.env._bot_scope():
                await table.do(submit, world.people[("ann", "bob")[seat]].id, stamp, answer)
            await world.env.settle()
            await until(lambda: not table.session.posts.unsent)

        async def offered():
            stamp = table.game.optional_stamp(table.session.state, 0)
            with world.env._bot_scope():
                await table.press(world.people["ann"].id, Press("draw", "draw"), stamp)
            await world.env.settle()
            await until(lambda: not table.session.posts.unsent)
            return offers()[-1]

        def offers():
            return [post for post in world.posts() if says(post, "dungeon-offer", name="ann", other="bob")]

        def agrees(post):
            return [control for control in controls(post) if control.argument.startswith("draw")]

        first = await offered()
        assert agrees(first)
        await played(0, "end")
        await played(1, "play 2; end")
        lapsed = next(post for post in world.posts() if post.id == first.id)
        assert not agrees(lapsed)
        second = await offered()
        assert second.id != first.id
        assert agrees(second)
        lapsed = next(post for post in world.posts() if post.id == first.id)
        assert not agrees(lapsed)
        await played(0, "play 3; end")
        await played(1, "play 3; end")
        assert not any(agrees(post) for post in world.posts())
