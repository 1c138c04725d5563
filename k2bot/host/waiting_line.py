"""Who is served next where many ask at once: a fair order, and word of how great the crowd was."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable


class Server(Protocol):
    """Somebody who serves one at a time, and remembers whom last."""

    last: object

    def when_free(self, call: Callable[[], None]) -> None:
        """Call back once the next one can be served."""


ServerT = TypeVar("ServerT", bound=Server)


@dataclass(slots=True, eq=False)
class _Waiting(Generic[ServerT]):
    asker: object
    place: int
    crowd: int
    turn: asyncio.Future[ServerT] | None = None


class WaitingLine(Generic[ServerT]):
    """Hands out a few servers.

    Who asks for several turns at once waits with the second behind the first ones of all others, with the
    third behind their second ones, and so on; of equals the first to come is the first to be served.
    """

    def __init__(self, servers: Iterable[ServerT]) -> None:
        self._idle = list(servers)[::-1]
        """The one that was busy last at the end."""
        self._waiting: list[_Waiting[ServerT]] = []
        self._present: Counter[object] = Counter()
        """How many turns everybody has or waits for."""
        self._place = 0
        """The place of the last one served: who comes later stands behind it."""

    @property
    def crowd(self) -> int:
        """How many there are, those being served included."""
        return self._present.total()

    @asynccontextmanager
    async def turn(self, asker: object) -> AsyncIterator[tuple[ServerT, int]]:
        """Wait for one's turn, and have it: the server, and the greatest crowd there was meanwhile."""
        own = _Waiting[ServerT](asker, self._place + self._present[asker], self.crowd + 1)
        self._present[asker] += 1
        for other in self._waiting:
            other.crowd = max(other.crowd, self.crowd)
        try:
            server = await self._served(own)
            try:
                yield server, own.crowd
            finally:
                server.when_free(partial(self._pass_on, server))
        finally:
            self._present[asker] -= 1
            if not self._present[asker]:
                del self._present[asker]

    async def _served(self, own: _Waiting[ServerT]) -> ServerT:
        if self._idle:
            known = (server for server in reversed(self._idle) if server.last == own.asker)
            server = next(known, self._idle[-1])
            self._idle.remove(server)
            server.last = own.asker
            return server
        own.turn = asyncio.get_running_loop().create_future()
        self._waiting.append(own)
        try:
            return await own.turn
        except asyncio.CancelledError:
            if own in self._waiting:
                self._waiting.remove(own)
            elif not own.turn.cancelled():
                self._pass_on(own.turn.result())
            raise

    def _pass_on(self, server: ServerT) -> None:
        """Let the next one have a server that has become free."""
        # Who was cancelled a moment ago stands here still, until its task runs.
        there = [waiting for waiting in self._waiting if waiting.turn and not waiting.turn.done()]
        if not there:
            self._idle.append(server)
            self._place = 0
            return
        following = min(there, key=lambda waiting: waiting.place)
        self._waiting.remove(following)
        self._place = following.place
        server.last = following.asker
        assert following.turn is not None  # noqa: S101 - who waits has a future
        following.turn.set_result(server)
