"""Who is served next where many ask at once: a fair order, and word of how great the crowd was."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable


PASSED_OVER: Final = 8
"""How often somebody is passed over, at most, for others whom a free server knows."""
KNOWN: Final = 256
"""How many askers are remembered with the server that knows them."""


class Server(Protocol):
    """Somebody who serves one at a time, and does so faster for those it knows."""

    def when_free(self, call: Callable[[], None]) -> None:
        """Call back once the next one can be served."""


ServerT = TypeVar("ServerT", bound=Server)


@dataclass(slots=True, eq=False)
class _Waiting(Generic[ServerT]):
    asker: object
    place: int
    crowd: int
    turn: asyncio.Future[ServerT] | None = None
    passed_over: int = 0


class WaitingLine(Generic[ServerT]):
    """Hands out a few servers.

    Who asks for several turns at once waits with the second behind the first ones of all others, with the
    third behind their second ones, and so on. Of equals a server prefers those it has served before, the
    first to come first; nobody waits for a certain server, and nobody is passed over for long.
    """

    def __init__(self, servers: Iterable[ServerT]) -> None:
        self._idle = list(servers)[::-1]
        """The one that was busy last at the end."""
        self._waiting: list[_Waiting[ServerT]] = []
        self._present: Counter[object] = Counter()
        """How many turns everybody has or waits for."""
        self._place = 0
        """The place of the last one served: who comes later stands behind it."""
        self._known: OrderedDict[object, ServerT] = OrderedDict()
        """The server that knows an asker."""

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
            server = self._known.get(own.asker, self._idle[-1])
            if server not in self._idle:
                return self._idle.pop()
            self._idle.remove(server)
            self._know(own.asker, server)
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
        following = self._following(there, server)
        self._waiting.remove(following)
        self._place = following.place
        self._know(following.asker, server)
        assert following.turn is not None  # noqa: S101 - who waits has a future
        following.turn.set_result(server)

    def _following(self, there: list[_Waiting[ServerT]], server: ServerT) -> _Waiting[ServerT]:
        """Who of those waiting comes next to a server."""
        first = min(there, key=lambda waiting: waiting.place)
        if first.passed_over < PASSED_OVER:
            for waiting in there:
                if waiting.place == first.place and self._known.get(waiting.asker, server) is server:
                    first.passed_over += waiting is not first
                    return waiting
        return first

    def _know(self, asker: object, server: ServerT) -> None:
        self._known[asker] = server
        self._known.move_to_end(asker)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
