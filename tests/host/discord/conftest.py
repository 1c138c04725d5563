"""The simulated Discord, for every test of this folder: the fixture ``world`` runs the tiny game."""

import pytest

from tests.host.discord import kit


@pytest.fixture
async def world(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, reminders=False) as made:
        yield made
