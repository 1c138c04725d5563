"""Host of a range of servers: all parts between its lease in the database and its pages on Discord."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, contextmanager, suppress
from contextvars import ContextVar, copy_context
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import discord

from k2bot.host.discord.controls import Interaction, parent_of
from k2bot.host.discord.interactions import Cooldown, InteractionHandler
from k2bot.host.discord.members import ServerMembers
from k2bot.host.discord.panels import UPDATE_DELAY, LivePages, Panels
from k2bot.host.discord.sender import OutboxSender
from k2bot.host.event_loop import cancel_all
from k2bot.host.service.jobs import Repeated
from k2bot.host.service.ownership import CHECK_INTERVAL, PATIENCE_AT_CLOSE, Ownership
from k2bot.host.store.damage import LeaseLostError, StoreError, TroubleError, log_failure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from k2bot.config import Settings
    from k2bot.host.discord.compose import Composer
    from k2bot.host.discord.costs import CostlyRequests
    from k2bot.host.discord.page_handlers import PageHandlers
    from k2bot.host.discord.services import HostServices

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

UNNOTICED = 60.0
"""Time in seconds without any process after which people get more time than they had left."""
PRUNING = 3600.0
"""Interval in seconds at which games whose lifetime is over are deleted."""
ERRANDS = 0.5
"""Interval in seconds at which errands of other ranges are looked for."""
UPKEEP = 600.0
"""Interval in seconds at which marks of past days are deleted, and the log of past writes is emptied."""
RETRY_AFTER = 5.0
"""Interval in seconds after something done at intervals has failed."""

MAX_AGE = 2.5
"""Age in seconds up to which an interaction waits for an owner; Discord gives it up after 3."""

_AT_WORK: ContextVar[RangeHost | None] = ContextVar("at_work", default=None)
"""Host that the current task works for; tasks inherit it."""


class RangeHost:
    """Hosts a range of servers, or stands by for it.

    Creating one starts nothing. It hosts at most once: what it has in memory is valid only as long as its
    lease. After it has handed over, another one is created.
    """

    def __init__(
        self,
        client: discord.Client,
        services: HostServices,
        ownership: Ownership,
        pages: PageHandlers,
        *,
        settings: Settings,
        composer: Composer,
        cooldown: Cooldown,
        costly: CostlyRequests,
    ) -> None:
        self.client, self.services, self.ownership = client, services, ownership
        self.store = store = services.store
        self.range = store.range
        self.languages, self.tables = services.languages, services.tables
        services.summaries.visible_in = partial(parent_of, client)
        self.pages, panels = pages, Panels()
        self.live = LivePages(
            composer, panels, self.languages, self.tables.get, pace=min(UPDATE_DELAY, settings.edit_interval)
        )
        self.sender = OutboxSender(
            client, composer, pages.channels, self.live, edit_interval=settings.edit_interval
        )
        self.interactions = InteractionHandler(
            services,
            pages.handlers,
            pages.channels,
            composer,
            panels=panels,
            live=self.live,
            cooldown=cooldown,
            costly=costly,
            members=ServerMembers(self.tables, pages.channels),
        )
        wake_all = (self.sender.wake, services.computers.wake, self.live.wake, services.timers.wake)
        self.tables.on_commit += wake_all
        self._recovery = Repeated("recovery", self._recover)
        self._hosts = False
        """Whether it has begun to host."""
        self._closing = AsyncExitStack()
        """Cleanup, in reverse order."""
        self._closing.push_async_callback(self.interactions.break_off)  # whatever came up to the last moment
        self._closing.push_async_callback(ownership.release)

    @staticmethod
    def at_work() -> RangeHost | None:
        """Host that the current task works for."""
        return _AT_WORK.get()

    def enter(self) -> None:
        """Let the current task, and those that it starts, work for this host."""
        _AT_WORK.set(self)

    @contextmanager
    def working(self) -> Iterator[None]:
        """Let the current task work for this host inside a ``with`` block, and then for the previous one."""
        token = _AT_WORK.set(self)
        try:
            yield
        finally:
            _AT_WORK.reset(token)

    async def answers(self, interaction: Interaction) -> bool:
        """Whether this process is to answer an interaction.

        One that arrives while no process hosts the games waits for the next one that does, as long as Discord
        waits. If two answer, Discord refuses the second one.
        """
        ownership = self.ownership
        if ownership.acts:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            return False  # the next letter typed asks again
        age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        # Its age counts, unless clocks seem to differ.
        if await ownership.acts_within(MAX_AGE - age if 0 <= age <= MAX_AGE else MAX_AGE):
            return True
        if ownership.lapsed:
            await self.interactions.away(interaction)
        return False

    async def take_over(self, *, repost: bool = False, seamless: bool = False) -> None:
        """Begin to answer people, and recover what was left to do. Raises StoreError.

        ``repost`` says that all earlier messages are gone, so what's current is posted again.
        ``seamless`` says that another process has hosted the games until a moment ago.
        """
        with self.working():
            closing, services = self._closing, self.services
            closing.push_async_callback(self.sender.close)
            closing.push_async_callback(self._record_alive)
            # Replies set timers, so these are closed after them.
            for part in (
                services.timers,
                services.computers,
                self.live,
                self.interactions,
                *services.idle_work,
            ):
                closing.push_async_callback(part.close)
            self.tables.repost = repost
            await retry_until_available(partial(services.timers.begin, seamless=seamless))
            self.ownership.act()
            self._hosts = True
            services.timers.wake()
            await retry_until_available(services.summaries.begin)
            services.comparisons.work.wake()
            if not self.range.number:
                # daily games are played in private chats
                services.dailies.work.wake()
                await retry_until_available(services.dailies.begin)
                self._repeat(services.dailies.tidy, UPKEEP, "marks of past daily games not deleted, retrying")
                self._repeat(
                    self.store.database.discard_log, UPKEEP, "the log of past writes not emptied, retrying"
                )
                forgets = "invitations that no longer count not deleted, retrying"
                self._repeat(services.tables.invitations.tidy, UPKEEP, forgets)
            services.rater.work.wake()
            services.pruning.wake()
            self._repeat(self._prune, PRUNING, "games not deleted after their lifetime, retrying")
            context = copy_context()  # without the context of whatever notices that the database is back
            self.store.database.on_back = lambda: context.copy().run(self._recovery.wake)
            self._recovery.wake()
            closing.push_async_callback(self._stop_recovery)
            if self.range.parts > 1:
                self._repeat(self.tables.run_errands, ERRANDS, "an errand of another range failed, retrying")

    def _repeat(self, work: Callable[[], Awaitable[object]], pause: float, failure: str) -> None:
        """Do some work at intervals until it closes; ``failure`` is logged."""
        task = asyncio.create_task(run_periodically(work, pause, failure), name=work.__name__)
        self._closing.push_async_callback(cancel_all, [task])

    def reached_again(self) -> None:
        """Presses arrive again: give back the time in which they couldn't."""
        if self.services.timers.reached_again() and self._hosts:
            with self.working():
                self.services.timers.wake()

    async def _stop_recovery(self) -> None:
        self.store.database.on_back = None
        await self._recovery.close()

    async def _prune(self) -> None:
        """Delete the games whose lifetime is over, in idle time."""
        self.services.pruning.wake()

    async def _recover(self) -> None:
        """Continue with what was left, then evaluate the games whose results have only now been stored.

        Repeated after every outage of the database: a game may be stored though players were told otherwise.
        """
        with suppress(LeaseLostError):
            await retry_until_available(partial(self.tables.recover, self.services.timers.changed))
        self.services.summaries.work.wake()

    async def _record_alive(self) -> None:
        """Record the end, unless the database is away; then less time is given back to people."""
        if self.ownership.valid:
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(PATIENCE_AT_CLOSE):
                    await self.services.timers.record_alive()

    async def close(self) -> None:
        """Finish replies and posts in progress, and give up the lease, to an heir if there's one.

        Those who wait for a reply are told at once to look again if another process has taken the lease.
        """
        with self.working():
            if self._hosts and not self.ownership.epoch:
                await self.interactions.break_off()
            elif self._hosts and await self.ownership.has_heir():
                log.info("handing over%s to the process that stands by", self.ownership.range_label)
                # What may take long ends first, while presses are still answered.
                await asyncio.gather(self.sender.close(), *(part.close() for part in self.services.idle_work))
                self.ownership.act(acting=False)
            await self._closing.aclose()


async def retry_until_available(work: Callable[[], Awaitable[ResultT]]) -> ResultT:
    """Do some work of a takeover, from the beginning until the database is there for all of it."""
    failed = False
    while True:
        try:
            return await work()
        except TroubleError as error:
            if not failed:
                log_failure(log, error, "taking over without the database, retrying")
            failed = True
            await asyncio.sleep(CHECK_INTERVAL)


async def run_periodically(work: Callable[[], Awaitable[object]], pause: float, failure: str) -> None:
    """Do some work at intervals, ``RETRY_AFTER`` after a failure; logs only the first one in a row."""
    failed = False
    while True:
        await asyncio.sleep(RETRY_AFTER if failed else pause)
        try:
            await work()
            failed = False
        except Exception as error:  # noqa: BLE001 - logged, and retried
            if not failed:
                log_failure(log, error, failure)
            failed = True
