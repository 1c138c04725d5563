"""Fixtures with the simulated Discord; ``world`` runs the tiny game."""

from functools import partial

import pytest

from tests.host.discord import kit


@pytest.fixture
def worlds(tmp_path, tiny):
    """Make worlds with other settings; reminders are off unless requested."""
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
