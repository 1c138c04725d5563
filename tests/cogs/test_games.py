"""``/games``: everything somebody plays, at a glance."""

import pytest

from k2bot.host.kernel.lobby import stand_in
from k2bot.host.kernel.transition import resign
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase


@pytest.fixture
def others():
    return (HeapGame(),)


async def play(world, ann=3):
    """Play a game of one round to its end, which Ann wins."""
    await world.begin("bob", rounds="1")
    await world.answers(f"ann {ann}", "bob 1", "ann pass")


async def heap(world):
    """Ann resigns a heap game against Bob."""
    await world.people["ann"].slash(world.channel, "heap new")
    await world.press("bob", "Join", world.post)
    await world.press("ann", START, world.post)
    await world.do(resign, world.ann.id)
    await world.settle()


async def test_games_are_listed_own_turns_first_without_loading_them(world, story):
    await story.command("cid", "games")
    await world.begin("bob")
    await world.commit("bob", 2)  # the first table awaits Ann alone
    await world.enter_channel("second")
    await world.bob.slash(world.channel, "heap new")
    await world.press("ann", "Join")
    await world.enter_channel("third")
    await world.begin("bob")
    await world.restart()
    world.tables._cache._alive.clear()
    world.tables._cache._recent.clear()
    await story.command("bob", "games")
    assert world.tables.get(1) is None


async def test_a_game_in_any_channel_opens_from_the_list(world, story):
    """A stand-in is named instead of waiting for its player."""
    await world.begin("bob")
    await world.enter_channel("elsewhere")
    panel = await world.command("bob", "games")
    await story.pick("bob", panel, "open-table", "1")
    await world.begin("bob")
    await world.table.do(stand_in, world.bob.id, world.bob.id, "weak")
    await world.commit("ann", 1)
    await story.command("bob", "games")


async def test_many_games_are_listed_page_by_page(world, story):
    for number in range(7):
        await world.enter_channel(f"channel-{number}")
        await world.lobby()
    panel = await story.command("ann", "games")
    for way in ("games-on", "games-back"):
        await story.press("ann", phrase(way), panel)
