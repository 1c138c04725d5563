"""What a process that thinks about K2 has loaded: the rules and the players, nothing of what people see."""

from k2bot.games.k2.hosted import K2
from tests.thinking.loaded import foreign, loaded_by, own_rooms


async def test_a_process_that_thinks_loads_rules_and_players_alone():
    game = K2()
    state = game.new({}, 2, "seed").state
    questions = [game.question(state, 0, level, "seed", 1) for level in ("easy", "hard")]
    answered = 0
    async for answer, modules in loaded_by(*questions):
        assert answer[:6] == "choose"
        assert own_rooms(modules, "k2") == set()
        assert foreign(modules) == set()
        answered += 1
    assert answered == 2
