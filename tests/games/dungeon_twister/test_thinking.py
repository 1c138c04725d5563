"""What a process that thinks about Dungeon Twister has loaded: rules and players, and no library at all."""

from k2bot.games.dungeon_twister.engine import Setup, decisions, new_game, observe
from k2bot.games.dungeon_twister.players.choosing import think
from k2bot.thinking.question import Question
from tests.thinking.loaded import foreign, loaded_by, own_rooms


async def test_a_process_that_thinks_loads_rules_and_players_alone():
    state = new_game(Setup(dealt=True, first=0), "seed")
    question = Question(think, (observe(state, 0), decisions(state)[0], "hard", "seed", 10))
    async for answer, modules in loaded_by(question):
        assert answer == "play 2; reveal b.mekanork 4"
        assert own_rooms(modules, "dungeon_twister") == set()
        assert foreign(modules) | ({"numpy"} & modules) == set()
