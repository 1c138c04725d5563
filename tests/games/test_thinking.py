"""Modules loaded by thinking processes: rules and players, but no pages or pictures."""

import pytest

from k2bot.games import registry
from tests.thinking.loaded import foreign, loaded_by, own_rooms


@pytest.mark.parametrize(
    ("key", "folder", "libraries"), [("k2", "k2", {"numpy"}), ("dungeon", "dungeon_twister", set())]
)
async def test_thinking_processes_load_only_rules_and_players(key, folder, libraries):
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
