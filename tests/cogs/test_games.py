"""Somebody's tables of all games at a glance."""

import pytest

from k2bot.host.kernel.lobby import stand_in
from k2bot.host.kernel.transition import resign
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says


@pytest.fixture
def others():
    return (HeapGame(),)


async def games(world, who):
    return await world.command(who, "games")


async def play(world, ann=3):
    """Play a game of one round to its end, which Ann wins."""
    await world.begin("bob", rounds="1")
    await world.answers(("ann", str(ann)), ("bob", "1"), ("ann", "pass"))


async def heap(world):
    """Ann leaves a heap to Bob."""
    await world.people["ann"].slash(world.channel, "heap new")
    await world.press("bob", "Join", world.post)
    await world.press("ann", START, world.post)
    await world.do(resign, world.ann.id)
    await world.settle()


async def test_all_tables_are_listed_those_that_await_one_first_and_none_is_loaded(world, story, approved):
    await story.command("cid", "games")
    await world.begin("bob")
    await world.commit("bob", 2)  # the first table awaits Ann alone
    await world.enter_channel("second")
    await world.bob.slash(world.channel, "heap new")
    await world.press("ann", "Join")
    await world.enter_channel("third")
    await world.begin("bob")
    await world.restart()
    world.bot.host.tables._cache._alive.clear()
    world.bot.host.tables._cache._recent.clear()
    await story.command("bob", "games")
    assert world.bot.host.tables.get(1) is None
    approved(story)


async def test_a_table_is_opened_from_the_list_wherever_it_is(world):
    await world.begin("bob")
    await world.enter_channel("elsewhere")
    panel = await games(world, "bob")
    await world.choose("bob", "1", message=panel, menu="open-table")
    assert "Now: choose" in panel.content
    assert "Go on" in world.ids(panel)


async def test_a_computer_that_stands_in_is_named_instead_of_awaiting_its_person(world):
    await world.begin("bob")
    await world.table.do(stand_in, world.bob.id, world.bob.id, "weak")
    await world.commit("ann", 1)
    lines = (await games(world, "bob")).content.splitlines()
    assert not says(lines[1], "games-mine")


async def test_many_tables_are_listed_page_by_page(world):
    for number in range(7):
        await world.enter_channel(f"channel-{number}")
        await world.lobby()
    panel = await games(world, "ann")
    for button, numbers in ((None, range(1, 6)), ("games-on", (6, 7)), ("games-back", range(1, 6))):
        if button:
            await world.press("ann", phrase(button), panel)
        for line, number in zip(panel.content.splitlines()[1:], numbers, strict=True):
            assert says(line, "games-line", game="Tiny", table=number)
        assert (phrase("games-on") in world.ids(panel)) == (len(numbers) == 5)
