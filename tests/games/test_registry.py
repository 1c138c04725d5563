"""The settings name the games a bot hosts: built-in ones by key, others by import path."""

import pytest

from k2bot.config import Settings
from k2bot.game.base import Game
from k2bot.games import registry
from k2bot.games.registry import UnknownGameError, makers
from k2bot.running import catalogue
from k2bot.terminal import Trouble
from tests.host.heap_game import HeapGame
from tests.kit.pile_up.subject import PLACE
from tests.phrases import pattern


def test_without_names_all_built_in_games_are_hosted():
    assert list(makers()) == list(registry.GAMES)


def test_an_external_game_uses_its_own_texts_beside_the_bots():
    found = makers((PLACE, "k2"))
    assert list(found) == ["pile-up", "k2"]
    assert found["pile-up"]("en").title == "Pile-Up"
    assert found["pile-up"]("pseudo").title not in {"", "Pile-Up"}


def test_a_built_in_game_can_also_be_named_by_its_import_path():
    assert list(makers((registry.GAMES["dungeon"],))) == ["dungeon"]


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("chess", pattern("terminal-unknown-game", game="chess", games=", ".join(registry.GAMES))),
        ("tests.nowhere:Game", "no game at tests.nowhere:Game: No module"),
        ("tests.kit.pile_up.hosted:Chess", "no game at .*: .*Chess"),
        ("tests.kit.pile_up.hosted:pages", pattern("terminal-not-a-game", name="pages", base="Game")),
    ],
)
def test_a_missing_game_is_refused_with_the_reason(game, reason):
    with pytest.raises(UnknownGameError, match=reason):
        makers((game,))
    with pytest.raises(Trouble, match=reason):
        catalogue(Settings(games=(game,)))


@pytest.mark.parametrize(
    ("game", "reason"), [("Half", "lacks apply, waiting"), ("Hinting", "heap has hints, but no computers")]
)
def test_an_incomplete_game_is_reported_before_the_bot_starts(game, reason):
    with pytest.raises(Trouble, match=f"{pattern('terminal-games', reason='')}.*{reason}"):
        catalogue(Settings(games=(f"tests.games.test_registry:{game}",)))


class Half(HeapGame):
    apply, waiting = Game.apply, Game.waiting


class Hinting(HeapGame):
    hints = True


def test_a_games_module_is_found_within_its_package():
    assert registry.module_of("dungeon", "players.arena") == "k2bot.games.dungeon_twister.players.arena"
    assert registry.module_of(PLACE, "players") == "tests.kit.pile_up.players"
