"""What a process that thinks about a game has loaded: its rules and players, nothing of what people see."""

import pytest

from k2bot.games import registry
from tests.thinking.loaded import foreign, loaded_by, own_rooms


@pytest.mark.parametrize(
    ("key", "folder", "libraries"), [("k2", "k2", {"numpy"}), ("dungeon", "dungeon_twister", set())]
)
async def test_a_process_that_thinks_loads_rules_and_players_alone(key, folder, libraries):
    game = registry.made(key, "en")
    state = game.new({}, 2, "seed").state
    questions = [game.question(state, 0, level, "seed", 1) for level in ("easy", "hard")]
    answered = 0
    async for answer, modules in loaded_by(*questions):
        game.apply(state, 0, answer)
        assert own_rooms(modules, folder) == set()
        assert foreign(modules) | ({"numpy"} & modules) <= libraries
        answered += 1
    assert answered == 2
