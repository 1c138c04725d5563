"""Dungeon Twister on the simulated Discord, without its drawings."""

import pytest

from k2bot.host.discord.images import ImageService
from tests.dot import DOT


@pytest.fixture
def unpainted(monkeypatch):
    """Replace every drawing with a one-pixel picture."""

    async def drawn(_gallery, _picture):
        return DOT

    monkeypatch.setattr(ImageService, "draw", drawn)
