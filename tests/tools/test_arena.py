"""The arena finds the computers of each game by the registry."""

import pytest

from k2bot.games import registry
from tools import arena


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_of_the_bot_has_an_arena(game, capsys):
    with pytest.raises(SystemExit) as ended:
        arena.main([game, "--help"])
    assert ended.value.code == 0
    assert f"{registry.module_of(game, 'players.arena')} [-h]" in capsys.readouterr().out


def test_a_game_whose_computers_have_no_arena_is_refused():
    with pytest.raises(SystemExit, match="TinyGame has no computers that could play each other"):
        arena.main(["tests.host.tiny_game:TinyGame", "versus"])
