"""A game from elsewhere runs in the browser just by being named in the settings."""

import re

import pytest

from tests.kit.pile_up.subject import PLACE
from tests.phrases import START

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_play_a_turn_of_a_game_that_is_only_named_in_the_settings(serve, tab, tmp_path):
    async with serve(tmp_path, games=(PLACE,), players=2) as playing:
        ann, bob = [await tab(address) for address in playing.addresses]
        assert await ann.page.locator(".k2-places [aria-current='page']").text_content() == "# pile-up"
        await ann.page.get_by_text("Welcome to Pile-Up").wait_for()
        await ann.press(START)
        for player in (ann, bob):
            await player.press("My hand")
            cards = player.page.get_by_role("button", name=re.compile(r"^\d+$"))
            await cards.nth(9).wait_for()
            card = await cards.first.text_content()
            await player.press(card)
            await player.press(f"Play {card}")
        shown = ann.page.get_by_text("Deal 1, turn 2 of 10").or_(
            ann.page.get_by_text("Which row do you take")
        )
        await shown.first.wait_for()
        table = await playing.bot.host.tables.in_channel(playing.channel.id)
        state = table.session.state
        assert len(state.placed) + len(state.shown) == 2
