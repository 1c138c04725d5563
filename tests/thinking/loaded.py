"""Modules a worker process has loaded after answering questions."""

from k2bot.thinking.processes import Limits, Thinking
from k2bot.thinking.question import Question

LOADED = Question(eval, ("','.join(sorted(__import__('sys').modules))",))
FOREIGN = {"discord", "simcord", "PIL", "fluent", "aiosqlite", "aiohttp"}


async def loaded_by(*questions):
    """Yield each answer of one process with the modules loaded by then."""
    thinking = Thinking(1, Limits(longest=60))
    try:
        for question in questions:
            answer = await thinking.answer(lambda _, question=question: question)
            modules = await thinking.answer(lambda _: LOADED)
            yield answer, set(modules.split(","))
    finally:
        await thinking.close()


def own_rooms(modules, game):
    """Project packages loaded beyond those that a game's players may import."""
    packages = {"k2bot", "k2bot.games", "k2bot.engines", "k2bot.thinking", "k2bot.worker"}
    packages |= {f"k2bot.games.{game}", f"k2bot.games.{game}.engine", f"k2bot.games.{game}.players"}
    own = [name for name in modules if name.partition(".")[0] in {"k2bot", "cogs", "bot", "tests"}]
    rest = [name for name in own if not name.startswith(f"k2bot.games.{game}.engine.")]
    return {name if name in packages else name.rpartition(".")[0] for name in rest} - packages


def foreign(modules):
    """Loaded libraries that only the user interface needs."""
    return {name.partition(".")[0] for name in modules} & FOREIGN
