"""Costly requests: of each kind a person's one at a time, and few at once for all."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from k2bot.host.refusals import HostRefusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from k2bot.host.discord.compose import Shown

    Work: TypeAlias = Callable[[], Awaitable[Shown]]


@dataclass(frozen=True, eq=False)
class Cost:
    """Kind of costly requests: ``at_once`` of them are worked on, the others wait in order of arrival."""

    at_once: int | None = None


READING = Cost(2)
"""Goes through a person's or server's rows, or replays a game: a fraction of a second."""
FILE = Cost(1)
"""Makes a file of them, which is then uploaded: seconds."""
LONG = Cost()
"""Takes up to minutes, and has lines of its own: for drawing films, and for computers."""

COST = "cost"
"""Key in a command's extras for its cost, if it has any."""


@dataclass(eq=False)
class _Request:
    """A request under way, which equal ones get the result of."""

    what: str
    work: Work
    turn: AbstractAsyncContextManager[None]
    result: asyncio.Future[Shown] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    async def run(self) -> Shown:
        """Do the work in its turn. Raises what it raises."""
        async with self.turn:
            try:
                shown = await self.work()
            except Exception as error:
                self.result.set_exception(error)
                self.result.exception()  # maybe nobody waits for it
                raise
        self.result.set_result(shown)
        return shown

    async def joined(self) -> Shown:
        """The same result. Raises what the work raises, and Refusal if it's cut off."""
        await asyncio.wait({self.result})
        if self.result.cancelled():
            raise HostRefusal("refusal-busy")
        return self.result.result()


class CostlyRequests:
    """Limits what a person can make the bot do, whatever they press and however often."""

    def __init__(self) -> None:
        self._turns: dict[Cost, AbstractAsyncContextManager[None]] = {
            cost: asyncio.Semaphore(cost.at_once) if cost.at_once else nullcontext()
            for cost in (READING, FILE, LONG)
        }
        self._under_way: dict[tuple[int, Cost], _Request] = {}

    @asynccontextmanager
    async def admit(self, user_id: int, cost: Cost, what: str, work: Work) -> AsyncIterator[Work]:
        """Admit a request for a block that shows its result; what to do instead of ``work`` is yielded.

        Until the block of a person's reading has ended, another one for the same (``what``) gets its result.
        Raises Refusal for any other request of the same cost.
        """
        place = user_id, cost
        if (other := self._under_way.get(place)) is not None:
            if cost is not READING or other.what != what:
                raise HostRefusal("refusal-busy")
            yield other.joined
            return
        own = self._under_way[place] = _Request(what, work, self._turns[cost])
        try:
            yield own.run
        finally:
            own.result.cancel()
            del self._under_way[place]
