"""A call that is one try: discord.py repeats what Discord answers with its own trouble, ever more slowly."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from k2bot import metrics

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from types import SimpleNamespace

CONNECTING: Final = 8.0
"""Seconds in which a connection has to come about; how long the call itself may take is left open."""

_limits: ContextVar[tuple[asyncio.Timeout, float]] = ContextVar("limits")


@asynccontextmanager
async def one_try(connecting: float = CONNECTING) -> AsyncIterator[None]:
    """Have a call to Discord inside fail at once where discord.py would repeat it by itself.

    Raises DiscordServerError for an answer of 500 and more, TimeoutError where no connection comes about.
    It takes a client that was made with ``watched()``.
    """
    async with asyncio.timeout(None) as limit:
        token = _limits.set((limit, connecting))
        try:
            yield
        finally:
            _limits.reset(token)


def watched() -> aiohttp.TraceConfig:
    """What a client needs as ``http_trace`` for ``one_try``."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_begun)
    trace.on_request_headers_sent.append(_connected)
    trace.on_request_end.append(_answered)
    return trace


async def _begun(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (limits := _limits.get(None)) is not None:
        limit, connecting = limits
        limit.reschedule(asyncio.get_running_loop().time() + connecting)


async def _connected(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (limits := _limits.get(None)) is not None:
        limits[0].reschedule(None)


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
) -> None:
    metrics.CALLS.labels(about.method, about.response.status).inc()
    if about.response.status >= 500 and _limits.get(None) is not None:
        about.response.close()
        raise discord.DiscordServerError(about.response, None)
