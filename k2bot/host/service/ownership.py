"""Ownership: takes, keeps and hands over the leases by which one process at a time hosts the games."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import time
from contextlib import asynccontextmanager, closing, suppress
from typing import TYPE_CHECKING, Final

from k2bot import metrics
from k2bot.host.store import Claim, Store
from k2bot.host.store.damage import NoRoomError, StoreError, log_failure
from k2bot.host.store.leases import MIGRATION, VALID, Leases

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from k2bot.host.store.database import Database
    from k2bot.location import Location

log = logging.getLogger(__name__)

RANGES: Final = frozenset({0})
"""Ranges of servers that a process takes: all."""
RENEWAL: Final = 2.0
"""Interval in seconds between renewals."""
LOOK: Final = 0.2
"""Interval in seconds at which a process that stands by looks, and failed renewals are repeated."""
MARGIN: Final = 1.0
"""Time in seconds before the end of a lease from which its owner no longer relies on it."""


UNCLAIMED: Final = ", without the claim"
"""End of the name of an owner whose predecessor was only paused; that one's death says nothing about it."""


class Ownership:
    """Leases of this process.

    ``claim`` shows whether other processes on this computer are alive. Without one, nobody else can have the
    database: the leases are taken at once and for good. ``on_lost`` is called when another process has taken
    over; it must end this one.
    """

    def __init__(
        self, database: Database, claim: Claim | None = None, on_lost: Callable[[], None] | None = None
    ) -> None:
        self._database = database
        self._leases = Leases(database)
        self._claim = claim
        self._on_lost = on_lost
        self._name = f"{platform.node()}, process {os.getpid()}, {database.process}"
        self._epochs: dict[int, int] = {}
        self._renewed = float("-inf")
        """Time of the last successful renewal, by ``elapsed``, from before it was sent."""
        self._acting = False
        self._news = asyncio.Event()
        """Set once anything may have changed; then there's a new one."""
        self._keeping: asyncio.Task[None] | None = None
        database.fence = {}

    @property
    def epochs(self) -> dict[int, int]:
        """Epoch of each range that this process has taken; empty while it stands by."""
        return dict(self._epochs)

    @property
    def age(self) -> float:
        """Seconds since the last renewal; 0 if there's nothing to renew."""
        return elapsed() - self._renewed if self._epochs and self._claim is not None else 0.0

    @property
    def valid(self) -> bool:
        """Whether this process can rely on its leases now."""
        return bool(self._epochs) and self.age < VALID / 1000 - MARGIN

    @property
    def acts(self) -> bool:
        """Whether this process is the one that answers people now."""
        return self._acting and self.valid

    @property
    def lapsed(self) -> bool:
        """Whether this process would answer people, but couldn't renew its leases in time."""
        return self._acting and not self.valid

    def act(self, *, acting: bool = True) -> None:
        """Begin to answer people, or leave them to the heir."""
        self._acting = acting
        self._announce()

    async def acting(self, seconds: float) -> bool:
        """Wait until this process answers people; False if it doesn't within so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.acts:
                    await self._news.wait()
        return self.acts

    async def until_valid(self) -> None:
        """Wait until this process can rely on its leases."""
        while not self.valid:
            await self._news.wait()

    # ---------------------------------------------------------------------------------------------- taking

    async def take(self) -> bool:
        """Take the leases and migrate the database, unless another process has them. Raises StoreError."""
        database = self._database
        alone = self._claim is None or self._claim.held()
        if MIGRATION in await database.pending():
            if self._claim is not None and self._claim.possible and not alone:
                return False  # a version without leases has the database
            database.fence = None
            await database.migrate()
        began, owner, seize = elapsed(), self._name, alone
        if self._claim is not None and self._claim.possible:
            owner += "" if alone else UNCLAIMED
            known = (await self._leases.all()).values()
            seize &= not any(lease.left > 0 and lease.owner.endswith(UNCLAIMED) for lease in known)
        epochs = await self._leases.take(RANGES, owner, seize=seize, for_good=self._claim is None)
        database.fence = epochs
        if not epochs:
            if self._claim is not None:
                self._claim.close()  # it's the owner's
            return False
        self._epochs, self._renewed = epochs, began
        if self._claim is not None:
            database.on_lost = self._lose
            self._keeping = asyncio.create_task(self._keep(self._claim), name="leases")
        await database.migrate()
        return True

    async def stand_by(self) -> float:
        """Wait for the owner's end, then take over; returns for how many seconds nobody had the leases.

        Raises StoreError if the database is from a newer version.
        """
        assert self._claim is not None  # noqa: S101 - otherwise nobody else can be the owner
        noted, leased, failed = float("-inf"), False, False
        while True:
            try:
                due = elapsed() - noted >= RENEWAL
                if due:
                    leased = MIGRATION not in await self._database.pending()
                found = await self._leases.all() if leased else {}
                left = min((lease.left for lease in found.values()), default=0.0)
                if (self._claim.held() or (leased and left <= 0)) and await self.take():
                    metrics.TAKEOVERS.inc()
                    log.warning("taking over: no other process hosts the games any more")
                    return max(0.0, -left)
                if due:
                    if leased:
                        # Last, because an owner stuck in a write keeps everybody from writing into its row.
                        await self._leases.stand_by(RANGES, self._name)
                    noted = elapsed()
                failed = False
            except Exception as error:
                if self._epochs or (isinstance(error, StoreError) and error.message == "store-newer"):
                    raise
                if not failed:
                    log_failure(log, error, "standing by without the database, retrying")
                failed = True
            await asyncio.sleep(LOOK)

    # --------------------------------------------------------------------------------------------- keeping

    async def _keep(self, claim: Claim) -> None:
        """Renew the leases until they are released or lost."""
        failed = False
        while True:
            due, claiming = self._renewed + RENEWAL - elapsed(), claim.possible and not claim.held()
            await asyncio.sleep(LOOK if failed or claiming else max(due, LOOK))
            if not failed and elapsed() < self._renewed + RENEWAL:
                continue
            began = elapsed()
            try:
                renewed = await self._renew()
            except Exception as error:  # noqa: BLE001 - logged, and retried
                if not failed and isinstance(error, TimeoutError):
                    log.error("leases not renewed, retrying: the database doesn't answer")  # noqa: TRY400 - no traceback needed
                elif not failed:
                    log_failure(log, error, "leases not renewed, retrying")
                failed = True
                continue
            if not renewed:
                self._lose()
                return
            if failed:
                log.warning("leases renewed again, after %.1f s", began - self._renewed)
            failed, self._renewed = False, began
            self._announce()

    async def _renew(self) -> bool:
        """Renew the leases; False if they're lost."""
        try:
            async with asyncio.timeout(VALID / 1000):
                return await self._leases.renew(self._epochs)
        except NoRoomError:
            # Pages can still be shown and people told, and whatever is written is fenced.
            found = await self._leases.all()
            return all(found[number].epoch == epoch for number, epoch in self._epochs.items())

    def _lose(self) -> None:
        self._renewed = float("-inf")
        if self._on_lost is not None:
            self._on_lost()

    def _announce(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    # -------------------------------------------------------------------------------------------- stopping

    async def has_heir(self) -> bool:
        """Whether another process stands by for what this one owns."""
        if self._claim is None or not self.valid:
            return False
        try:
            found = await self._leases.all()
        except Exception as error:  # noqa: BLE001 - logged; then it stops as if there were none
            log_failure(log, error, "not known whether another process stands by")
            return False
        heirs = [found[number] for number in self._epochs]
        return all(lease.heir_left > 0 and lease.heir != self._name for lease in heirs)

    async def release(self) -> None:
        """Let other processes take the leases at once, or no longer be their heir."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        self.act(acting=False)
        epochs, self._epochs = self._epochs, {}
        self._database.fence = {}
        try:
            await self._leases.release(epochs, self._name)
        except Exception as error:  # noqa: BLE001 - logged; the leases end by themselves
            log_failure(log, error, "leases not released, so they end in %d s", VALID // 1000)
        if self._claim is not None:
            self._claim.close()


@asynccontextmanager
async def sole_use(database: Location) -> AsyncIterator[Store]:
    """A migrated database for work during which no process may host games. Raises StoreError if one does."""
    taken = StoreError("store-claimed", path=str(database))
    with closing(Claim(database)) as claim:
        if claim.possible and not claim.held():
            raise taken
        store = await Store.open(database, migrate=False)
        ownership = Ownership(store.database, claim)
        try:
            with store.told():
                if not await ownership.take():
                    raise taken
            yield store
        finally:
            await ownership.release()
            await store.close()


def elapsed() -> float:
    """Monotonic time in seconds; where there's such a clock, it goes on while the computer is suspended."""
    return time.clock_gettime(_CLOCK) if _CLOCK is not None else time.monotonic()


_CLOCK: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)
