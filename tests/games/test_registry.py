"""The games a bot hosts are those that the settings name: its own by their keys, others by their places."""

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


def test_without_names_it_is_all_that_come_with_the_bot():
    assert list(makers()) == list(registry.GAMES)


def test_a_game_from_elsewhere_is_made_with_its_own_words_beside_those_of_the_bot():
    found = makers((PLACE, "k2"))
    assert list(found) == ["pile-up", "k2"]
    assert found["pile-up"]("en").title == "Pile-Up"
    assert found["pile-up"]("pseudo").title not in {"", "Pile-Up"}


def test_one_of_its_own_can_be_named_by_its_place_too():
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
def test_a_game_that_is_not_there_is_refused_saying_why(game, reason):
    with pytest.raises(UnknownGameError, match=reason):
        makers((game,))
    with pytest.raises(Trouble, match=reason):
        catalogue(Settings(games=(game,)))


@pytest.mark.parametrize(
    ("game", "reason"), [("Half", "lacks apply, waiting"), ("Hinting", "heap has hints, but no computers")]
)
def test_a_game_that_cannot_be_hosted_is_told_before_the_bot_starts(game, reason):
    with pytest.raises(Trouble, match=f"{pattern('terminal-games', reason='')}.*{reason}"):
        catalogue(Settings(games=(f"tests.games.test_registry:{game}",)))


class Half(HeapGame):
    apply, waiting = Game.apply, Game.waiting


class Hinting(HeapGame):
    hints = True


def test_a_module_of_a_game_is_found_by_its_package():
    assert registry.module_of("dungeon", "players.arena") == "k2bot.games.dungeon_twister.players.arena"
    assert registry.module_of(PLACE, "players") == "tests.kit.pile_up.players"
