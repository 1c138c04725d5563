"""Records calls to Discord awaited under the lock of a table: there must be none.

Discord can take minutes to answer, and everybody at that table would wait as long.
"""

from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps

from simcord import http

from k2bot.host.service.table import Table


@dataclass
class Hold:
    """A held lock, also visible to tasks started under it while it lasts."""

    table: int
    lasts: bool = True


_HOLD = ContextVar("hold", default=None)
CALLS = []
"""Calls made under a lock, with their table."""


def watch():
    """Record such calls from now on, in every simulated Discord."""
    Table.held = _noting(Table.held)
    for adapter in (http.FakeHTTPClient, http.FakeWebhookAdapter):
        adapter.request = _watched(adapter.request)


def taken():
    """Return and clear the recorded calls."""
    found = CALLS[:]
    CALLS.clear()
    return found


def _noting(held):
    @asynccontextmanager
    async def holding(self):
        async with held(self) as session:
            hold = Hold(session.id)
            before = _HOLD.set(hold)
            try:
                yield session
            finally:
                hold.lasts = False
                _HOLD.reset(before)

    return holding


def _watched(request):
    @wraps(request)
    async def watched(self, route, *args, **kwargs):
        hold = _HOLD.get()
        if hold is not None and hold.lasts:
            CALLS.append(f"table {hold.table}: {route.method} {route.url}")
        return await request(self, route, *args, **kwargs)

    return watched
