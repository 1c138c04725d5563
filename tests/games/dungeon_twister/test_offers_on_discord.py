"""Draw offers on Discord: each has its own post, whose button disappears when the offer expires."""

import pytest

from k2bot.game.values import Press, Step
from k2bot.games.dungeon_twister.engine import from_position
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.engine.helpers.kit import position
from tests.host.discord import kit as discord
from tests.host.discord.widgets import controls


class StartedGame(DungeonTwister):
    """A game that begins with two characters in the maze, blue to play."""

    def new(self, options, seats, seed):
        state = from_position(position("b.warrior A3, y.goblin V1"), seed)
        return Step(state, (TurnBegan(state.active_seat, state.turn_number),))


@pytest.mark.usefixtures("unpainted")
async def test_an_expired_draw_offer_stays_closed_and_the_next_gets_a_new_post(tmp_path):
    async with discord.world(tmp_path, StartedGame()) as world:
        await world.begin("bob")

        async def offered():
            """The posts on which a draw can be agreed to, once Ann has offered one."""
            stamp = world.table.game.optional_stamp(world.session.state, 0)
            await world.done(world.table.press(world.ann.id, Press("draw", "draw"), stamp))
            return acceptable()

        def acceptable():
            posts = ((post, control) for post in world.posts() for control in controls(post))
            return [post.id for post, control in posts if control.argument.startswith("draw")]

        (first,) = await offered()
        await world.answers("ann end", "bob play 2; end")
        assert acceptable() == []
        (second,) = await offered()
        assert first != second
        await world.answers("ann play 3; end", "bob play 3; end")
        assert acceptable() == []
