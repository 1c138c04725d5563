"""What a process that thinks about K2 has loaded: the rules and the players, nothing of what people see."""

from __future__ import annotations

from k2bot.games.k2.hosted import K2
from k2bot.thinking.processes import Limits, Thinking
from k2bot.thinking.question import Question

LOADED = "','.join(sorted(__import__('sys').modules))"
ROOMS = {
    "k2bot.engines",
    "k2bot",
    "k2bot.games",
    "k2bot.games.k2",
    "k2bot.games.k2.engine",
    "k2bot.games.k2.players",
    "k2bot.thinking",
}


def room(name):
    """The folder of this project that a module lies in; a package is its own."""
    return name if name in ROOMS else name.rpartition(".")[0]


async def test_a_process_that_thinks_loads_rules_and_players_alone():
    game = K2()
    state = game.new({}, 2, "seed").state
    thinking = Thinking(1, Limits(longest=60))
    try:
        easy, hard = (game.question(state, 0, level, "seed", 1) for level in ("easy", "hard"))
        asked = (easy, Question(eval, (LOADED,)), hard, Question(eval, (LOADED,)))
        answers = [await thinking.answer(lambda _, question=question: question) for question in asked]
    finally:
        await thinking.close()
    assert (answers[0][:6], answers[2][:6]) == ("choose", "choose")
    for answer in (answers[1], answers[3]):
        loaded = answer.split(",")
        own = [name for name in loaded if name.partition(".")[0] in {"k2bot", "cogs", "bot", "tests"}]
        assert {room(name) for name in own if not name.startswith("k2bot.games.k2.engine.")} <= ROOMS
        foreign = {name.partition(".")[0] for name in loaded}
        assert foreign.isdisjoint({"discord", "simcord", "PIL", "fluent", "aiosqlite", "aiohttp"})
