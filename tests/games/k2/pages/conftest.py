"""Tables of K2 without Discord or a store: the fixtures."""

import pytest

from k2bot.games.k2 import pictures
from k2bot.render.painting import paint
from tests.games.k2.pages import expedition

KINDS = (
    pictures.BoardPicture,
    pictures.HandPicture,
    pictures.HeroPicture,
    pictures.NightPicture,
    pictures.PlanPicture,
    pictures.RankingPicture,
    pictures.RevealPicture,
)


@pytest.fixture
def begin():
    return expedition.Expedition.begin


@pytest.fixture
def stand():
    return expedition.Expedition.at


@pytest.fixture
def drawn(monkeypatch):
    """The picture objects drawn so far; drawing itself is skipped."""
    found = []
    # Pages of whole games were made before, and hold how their pictures are drawn.
    for kind in KINDS:
        monkeypatch.setattr(kind, "scene", lambda shown, _writing: found.append(shown))
    monkeypatch.setattr(paint, "draw", lambda _scene, **_: b"")
    return found


@pytest.fixture(scope="session")
def whole_games():
    """Games played to the end through pages and presses alone, by name."""
    return expedition.WholeGames()
