"""Who is served next where many ask at once: the first to come, and how long the line was meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable


class Server(Protocol):
    """Somebody who serves one at a time."""

    def when_free(self, call: Callable[[], None]) -> None:
        """Call back once the next one can be served."""


ServerT = TypeVar("ServerT", bound=Server)


@dataclass(slots=True, eq=False)
class _Waiting:
    depth: int


class WaitingLine(Generic[ServerT]):
    """Hands out a few servers; of those that are idle, the one that was busy last."""

    def __init__(self, servers: Iterable[ServerT]) -> None:
        self._idle = list(servers)[::-1]
        self._free = asyncio.Semaphore(len(self._idle))
        """Fair: it lets in who has waited longest."""
        self._waiting: list[_Waiting] = []
        self._depth = 0
        self._calm = asyncio.Event()
        """Set when nobody may be waiting any more."""
        self._leisure = asyncio.Lock()

    @property
    def depth(self) -> int:
        """How many there are, those being served included."""
        return self._depth

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[tuple[ServerT, int]]:
        """Wait for one's turn, and have it: the server, and the greatest depth of the line meanwhile.

        Had each the depth of its own arrival, or of its own turn, some of a crowd would get more than others.
        """
        self._depth += 1
        try:
            depth = await self._waited()
            server = self._idle.pop()
            try:
                yield server, depth
            finally:
                server.when_free(partial(self._hand_back, server))
        finally:
            self._depth -= 1

    @asynccontextmanager
    async def leisure(self) -> AsyncIterator[ServerT]:
        """Have a server while nobody waits for one, one at a time; those in line get no less for it."""
        async with self._leisure:
            while self._waiting or not self._idle:
                self._calm.clear()
                await self._calm.wait()
            await self._free.acquire()
            server = self._idle.pop()
            try:
                yield server
            finally:
                server.when_free(partial(self._hand_back, server))

    async def _waited(self) -> int:
        own = _Waiting(self._depth)
        self._waiting.append(own)
        for other in self._waiting:
            other.depth = max(other.depth, self._depth)
        try:
            await self._free.acquire()
        finally:
            self._waiting.remove(own)
            self._calm.set()
        return own.depth

    def _hand_back(self, server: ServerT) -> None:
        self._idle.append(server)
        self._free.release()
        self._calm.set()
