"""Long-running work: jobs that somebody waits for, and lists worked through in idle time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from k2bot.host.event_loop import cancel_all
from k2bot.host.store.damage import log_failure

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")
WorkT = TypeVar("WorkT", bound="Hashable")


@dataclass(slots=True)
class Job(Generic[ResultT]):
    """A job, running or done."""

    task: asyncio.Task[ResultT] = field(init=False)
    done: int = 0
    total: int = 1
    reader: int = 0
    """User who alone has asked for it; 0 if it's for somebody else as well."""

    @property
    def percent(self) -> int:
        """Progress in percent; 99 until it's over."""
        return min(99, 100 * self.done // max(1, self.total))


def supersede(jobs: Iterable[Job[Any]], newest: Job[Any], reader: int) -> None:
    """Cancel what else is done for that reader alone: they have left it without waiting for the end."""
    for job in jobs:
        if job is not newest and job.reader == reader:
            job.task.cancel()


class Repeated:
    """A task that runs once more if it was woken while it ran."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._repeat = work
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def wake(self) -> None:
        """Have it done."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self) -> None:
        """Stop; what's left is done after the next start."""
        if self._task is not None:
            await cancel_all([self._task])

    async def _run(self) -> None:
        while self._again:
            self._again = False
            await self._repeat()


class IdleWork(Repeated, Generic[WorkT]):
    """Works through a list in the store, such as of tables, with pauses. What fails waits for the next start.

    ``due`` gives the next item, leaving some out, and ``work`` takes it off the list.
    """

    def __init__(
        self,
        name: str,
        due: Callable[[Collection[WorkT]], Awaitable[WorkT | None]],
        work: Callable[[WorkT], Awaitable[object]],
        *,
        rest: float,
    ) -> None:
        super().__init__(name, self._work_through)
        self._due = due
        self._work = work
        self._rest = rest
        self._failed: set[WorkT] = set()

    async def _work_through(self) -> None:
        try:
            while (item := await self._due(self._failed)) is not None:
                began = time.monotonic()
                try:
                    await self._work(item)
                except Exception as error:  # noqa: BLE001 - one item's fault must not stop the others
                    self._failed.add(item)
                    log_failure(log, error, "%s: %s left out until the next start", self._name, item)
                await asyncio.sleep(self._rest * (time.monotonic() - began))
        except Exception as error:  # noqa: BLE001 - logged; the list stays in the store
            log_failure(log, error, "%s stopped until it's woken again", self._name)
