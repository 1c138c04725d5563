"""The simulated Discord, for every test of this folder: the fixture ``world`` runs the tiny game."""

from functools import partial

import pytest

from tests.host.discord import kit


@pytest.fixture
def worlds(tmp_path, tiny):
    """Makes one with other settings; nobody there wants reminders, unless it is said so."""
    return partial(kit.world, tmp_path, tiny, reminders=False)


@pytest.fixture
async def world(worlds):
    async with worlds() as made:
        yield made


@pytest.fixture
async def panel(world):
    """Ann's hand, while she and Bob choose."""
    await world.begin("bob")
    return await world.press("ann", "My hand")
