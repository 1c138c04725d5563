"""K2 as a whole: the real game on the real bot in the simulated Discord of the host's tests."""

import pytest

from k2bot.host.discord.images import ImageService
from tests.dot import DOT
from tests.expeditions import party
from tests.kit.transcript import approved

__all__ = ["approved"]


class Studio:
    """Whether pictures are really drawn, and which were requested."""

    def __init__(self):
        self.real = False
        self.asked = []


@pytest.fixture(autouse=True)
def studio(monkeypatch):
    """Replaces every drawing by a one-pixel picture unless ``studio.real`` is set.

    Drawing takes some tenths of a second a picture, a whole game shows hundreds of them, and what they look
    like is tested elsewhere. Everything around them stays real: keys, names, alternative texts, uploads.
    """
    made, draw = Studio(), ImageService.draw

    async def drawn(gallery, picture):
        made.asked.append(picture)
        return await draw(gallery, picture) if made.real else DOT

    monkeypatch.setattr(ImageService, "draw", drawn)
    return made


@pytest.fixture
def gathered(tmp_path, monkeypatch):
    """A party around the bot: ``async with gathered("ann", "bob", styles="high", seed="a") as party``."""

    def make(*players, folder="", **wishes):
        (tmp_path / folder).mkdir(exist_ok=True)
        return party.gathered(tmp_path / folder, monkeypatch, *players, **wishes)

    return make
