"""Memory of a thinking process before it has built any tables of values."""

from __future__ import annotations

import asyncio

from k2bot.games.k2.players.choosing import think
from k2bot.thinking.processes import Thinking
from k2bot.thinking.question import Question

from .table import Goal

GOAL = 40.0
"""Peak in MiB."""
PEAK = "next((line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')), '0')"
"""In KiB; only Linux reports it."""


def report(*, quick: bool) -> list[Goal]:
    """Return the goal; none without Linux."""
    return asyncio.run(_measured())


async def _measured() -> list[Goal]:
    thinking = Thinking(1)
    try:
        question = Question(eval, (PEAK, {"loaded with the question": think}))
        peak = int(await thinking.answer(lambda _: question)) / 1024
    finally:
        await thinking.close()
    return (
        [Goal("a process that thinks, its peak before values are made", peak, GOAL, " MiB")] if peak else []
    )
