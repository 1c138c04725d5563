"""Health endpoint on a local port: /healthz for a supervisor, /metrics for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from k2bot import metrics
from k2bot.host.event_loop import loop_time
from k2bot.host.service.ownership import elapsed
from k2bot.host.store.backups import Backups

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discord.ext import commands

    from k2bot.host.discord.range_host import RangeHost
    from k2bot.host.store.database import Range
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

MEASURE_INTERVAL = 1.0
"""Interval in seconds between measurements of the event loop's delay."""
MAX_WAIT = 300.0
"""Time in seconds without a message sent, though some wait, from which the bot counts as unhealthy."""


class Connections:
    """Readiness of the gateway connections: one per shard; without shards, the only one is number 0.

    ``cut_off`` is called when all are lost, maybe several times, and ``reached_again`` when one is back.
    """

    def __init__(
        self, bot: commands.Bot, cut_off: Callable[[], None], reached_again: Callable[[], None]
    ) -> None:
        self._bot = bot
        self._cut_off = cut_off
        self._reached_again = reached_again
        self._ready: set[int] = set()
        self._lost: dict[int, float] = {}
        """When each connection was lost, by ``elapsed``."""
        self._began = elapsed()
        shard = "shard_" if isinstance(bot, discord.AutoShardedClient) else ""
        for event in ("ready", "resumed"):
            bot.add_listener(self._on_ready, f"on_{shard}{event}")
        bot.add_listener(self._on_disconnect, f"on_{shard}disconnect")

    async def _on_ready(self, number: int = 0) -> None:
        if number in self._lost and not self._ready:
            log.info("connected to Discord again, after %.1f s", elapsed() - self._lost[number])
        self._ready.add(number)
        self._reached_again()

    async def _on_disconnect(self, number: int = 0) -> None:
        if number in self._ready:
            self._ready.discard(number)
            self._lost[number] = elapsed()
        if not self._ready:
            self._cut_off()

    @property
    def ready(self) -> dict[int, bool]:
        """Readiness by shard number."""
        return {number: number in self._ready for number in range(self._bot.shard_count or 1)}

    def silence(self, own: Range) -> float:
        """Seconds since anything could be heard from a range of servers: 0 while it can."""
        ready = self.ready
        alike = math.gcd(len(ready), own.parts)  # as ranges and shards divide servers by the same formula
        shards = [number for number in ready if (number - own.number) % alike == 0]
        if any(ready[number] for number in shards):
            return 0.0
        return elapsed() - max(self._lost.get(number, self._began) for number in shards)

    def trouble(self, words: Words) -> str:
        """Which connections aren't ready, as a sentence; empty if all are."""
        ready = self.ready
        lost = [str(number) for number in ready if not ready[number]]
        if not lost:
            return ""
        if len(lost) == len(ready):
            return words.text("health-disconnected")
        last = str(len(ready) - 1)
        return words.text("health-shards", count=len(lost), shards=", ".join(lost), last=last)


class HealthServer:
    """HTTP server on an address of this computer."""

    def __init__(
        self,
        hosts: Sequence[RangeHost],
        connections: Connections,
        port: int,
        address: str,
    ) -> None:
        self._hosts = hosts
        self._connections = connections
        self._port = port
        self._address = address
        self._runner: web.AppRunner | None = None
        self._measuring: asyncio.Task[None] | None = None

    @property
    def port(self) -> int:
        """Port it listens on, also if any free one was requested."""
        if self._runner is None or not self._runner.addresses:
            return self._port
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Start listening. Raises OSError if the port is taken, or the address isn't this computer's."""
        application = web.Application()
        application.add_routes([web.get("/healthz", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._address, self._port).start()
        log.info("health endpoint: port %d of %s, /healthz and /metrics", self.port, self._address)
        self._measuring = asyncio.create_task(self._measure_delay(), name="loop-delay")

    async def close(self) -> None:
        """Stop listening."""
        if self._measuring is not None:
            self._measuring.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    def trouble(self) -> str:
        """Reason why the bot is unhealthy, as a sentence; empty if it's healthy."""
        if trouble := self._connections.trouble(self._words):
            return trouble
        lapsed = [host.ownership.age for host in self._hosts if host.ownership.lapsed]
        if lapsed:
            return self._words.text("health-lapsed", seconds=f"{max(lapsed):.0f}")
        stuck_for = max(host.sender.stuck_for for host in self._hosts)
        if stuck_for > MAX_WAIT:
            return self._words.text("health-stuck", seconds=f"{stuck_for:.0f}")
        return ""

    @property
    def _words(self) -> Words:
        return self._hosts[0].languages.own_words

    async def _measure_delay(self) -> None:
        while True:
            due = loop_time() + MEASURE_INTERVAL
            await asyncio.sleep(MEASURE_INTERVAL)
            metrics.LOOP_DELAY.observe(max(0.0, loop_time() - due))

    async def _health(self, _request: web.Request) -> web.Response:
        no_room = await self._hosts[0].store.database.trouble()
        trouble = no_room.in_words(self._words) if no_room else self.trouble()
        acting = [str(host.range.number) for host in self._hosts if host.ownership.acts]
        if not acting:
            well = self._words.text("health-standby")
        elif len(self._hosts) == 1:
            well = "ok"
        else:
            well = self._words.text("health-ranges", ranges=", ".join(acting), parts=len(self._hosts))
        return web.Response(text=f"{trouble or well}\n", status=503 if trouble else 200)

    async def _metrics(self, _request: web.Request) -> web.Response:
        for number, ready in self._connections.ready.items():
            metrics.SHARD_READY.labels(number).set(ready)
        for host in self._hosts:
            number, ownership = host.range.number, host.ownership
            metrics.LEASE_OWNED.labels(number).set(ownership.acts)
            metrics.LEASE_EPOCH.labels(number).set(ownership.epoch)
        metrics.LEASE_AGE.set(max(host.ownership.age for host in self._hosts))
        # Figures of a standby would count double.
        await self._measure_load([host for host in self._hosts if host.ownership.epoch])
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _measure_load(self, hosts: Sequence[RangeHost]) -> None:
        loads = [(host.tables, await host.services.overviews.load()) for host in hosts]
        if not loads:
            return
        ages = ((tables.now() - load.oldest).total_seconds() for tables, load in loads if load.oldest)
        metrics.WAITING.set(sum(load.waiting for _, load in loads))
        metrics.OUTBOX_AGE.set(max(ages, default=0.0))
        metrics.TABLES.labels("live").set(sum(tables.live for tables, _ in loads))
        metrics.TABLES.labels("at rest").set(
            sum(max(0, own.open_tables - tables.live) for tables, own in loads)
        )
        backups, now = await Backups(hosts[0].store).state(), loads[0][0].now()
        metrics.BACKUP_AGE.set(backups.age(now).total_seconds())
        metrics.BACKUP_SIZE.set(backups.newest.size if backups.newest else 0)
