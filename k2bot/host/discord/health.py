"""How the bot is, on a local port: /healthz for whatever restarts it, /metrics for whoever watches it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from k2bot import metrics

if TYPE_CHECKING:
    from k2bot.host.discord.client import GameBot
    from k2bot.host.store.overviews import Overviews

log = logging.getLogger(__name__)

LOOPBACK: Final = "127.0.0.1"
TICK: Final = 1.0
"""Seconds between two looks at how late the event loop is."""
HELD_UP: Final = 300.0
"""Seconds without a single message sent, though some wait, after which something is wrong."""


class HealthServer:
    """Answers on a port of this computer alone; nothing of it is reached from outside."""

    def __init__(self, bot: GameBot, overviews: Overviews, port: int) -> None:
        self._bot = bot
        self._overviews = overviews
        self._port = port
        self._runner: web.AppRunner | None = None
        self._tick: asyncio.TimerHandle | None = None

    @property
    def port(self) -> int:
        """The port on which it answers, also where any free one was asked for."""
        if self._runner is None or not self._runner.addresses:
            return self._port
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Begin to answer. Raises OSError where the port is taken."""
        application = web.Application()
        application.add_routes([web.get("/healthz", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self._port).start()
        log.info("how the bot is can be read at http://%s:%d/healthz and /metrics", LOOPBACK, self.port)
        self._look_again()

    async def close(self) -> None:
        """Answer no more."""
        if self._tick is not None:
            self._tick.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    def trouble(self) -> str:
        """Why the bot is not at work as it should be, in a sentence; empty where it is."""
        if trouble := self._bot.connections.trouble:
            return trouble
        held_up = self._bot.postman.held_up
        if held_up > HELD_UP:
            return f"no message could be sent for {held_up:.0f} seconds, and some wait"
        return ""

    def _look_again(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + TICK
        self._tick = loop.call_at(due, self._came_late, due)

    def _came_late(self, due: float) -> None:
        metrics.LOOP_DELAY.observe(max(0.0, asyncio.get_running_loop().time() - due))
        self._look_again()

    async def _health(self, _request: web.Request) -> web.Response:
        trouble = await self._bot.store.database.trouble() or self.trouble()
        return web.Response(text=f"{trouble or 'ok'}\n", status=503 if trouble else 200)

    async def _metrics(self, _request: web.Request) -> web.Response:
        load, live = await self._overviews.load(), self._bot.tables.live
        age = (self._bot.tables.now() - load.oldest).total_seconds() if load.oldest else 0.0
        for number, ready in self._bot.connections.ready.items():
            metrics.SHARD_READY.labels(number).set(ready)
        metrics.WAITING.set(load.waiting)
        metrics.OUTBOX_AGE.set(age)
        metrics.TABLES.labels("live").set(live)
        metrics.TABLES.labels("at rest").set(max(0, load.open_tables - live))
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
