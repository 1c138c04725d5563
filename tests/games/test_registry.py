"""The games a bot hosts are those that the settings name: its own by their keys, others by their places."""

from __future__ import annotations

import pytest

from k2bot.config import Settings
from k2bot.game.base import Game
from k2bot.games import registry
from k2bot.games.registry import UnknownGameError, makers
from k2bot.running import catalogue
from k2bot.terminal import Trouble
from tests.host.heap_game import HeapGame
from tests.phrases import pattern

TIC_TAC_TOE = "tests.kit.tic_tac_toe.hosted:TicTacToe"


def test_without_names_it_is_all_that_come_with_the_bot():
    assert list(makers()) == list(registry.GAMES)


def test_a_game_from_elsewhere_is_made_with_its_own_words_beside_those_of_the_bot():
    found = makers((TIC_TAC_TOE, "k2"))
    assert list(found) == ["tic-tac-toe", "k2"]
    assert found["tic-tac-toe"]("en").title == "Tic-tac-toe"
    assert found["tic-tac-toe"]("pseudo").title not in {"", "Tic-tac-toe"}


def test_one_of_its_own_can_be_named_by_its_place_too():
    assert list(makers((registry.GAMES["dungeon"],))) == ["dungeon"]


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("chess", pattern("terminal-unknown-game", game="chess", games="k2, dungeon")),
        ("tests.nowhere:Game", "no game at tests.nowhere:Game: No module"),
        ("tests.kit.tic_tac_toe.hosted:Chess", "no game at .*: .*Chess"),
        ("tests.kit.tic_tac_toe.hosted:pages", pattern("terminal-not-a-game", name="pages", base="Game")),
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
    assert registry.module_of(TIC_TAC_TOE, "players") == "tests.kit.tic_tac_toe.players"
