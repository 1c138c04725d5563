"""Ownership: takes, keeps and hands over the lease by which one process hosts a range of servers."""

from __future__ import annotations

import asyncio
import logging
import os
import platform
import secrets
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING

from k2bot import metrics
from k2bot.host.store import Claim, Store, claimed
from k2bot.host.store.damage import AwayError, LeaseLostError, NoRoomError, StoreError, log_failure
from k2bot.host.store.database import EVERYTHING, Database, Range
from k2bot.host.store.leases import LEASE_LENGTH, MIGRATION, Lease, Leases

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from k2bot.location import Location

log = logging.getLogger(__name__)

RENEWAL = 2.0
"""Interval in seconds between renewals."""
CHECK_INTERVAL = 0.2
"""Interval in seconds at which a process that stands by looks, and failed renewals are repeated."""
MARGIN = 1.0
"""Time in seconds before the end of a lease from which its owner no longer relies on it."""
CUT_OFF = 3.0
"""Time in seconds without a connection to Discord after which a process leaves its ranges to others."""
PATIENCE_AT_CLOSE = 2.0
"""Maximum time in seconds that a process which stops waits for the database."""


UNCLAIMED = ", without the claim"
"""End of the name of an owner that took over from a paused process, which still holds the claim.

While its lease lasts, a free claim doesn't show that every owner is gone, so nobody seizes a range.
"""


_FINAL = frozenset({"store-newer", "store-parts"})
"""Errors that a standby process can't wait out."""


class Ownership:
    """Lease of a range, over a database connection of its own, whose writes it fences.

    ``claim`` shows whether other processes on this computer are alive. Without one, nobody else can have the
    database: the lease is taken at once and for good. ``on_lost`` is called when another process has taken
    over; whatever acted under this lease must then be closed. ``process`` is the same for all ranges of a
    process (``process_name``). ``silence`` gives the seconds since Discord was last connected, 0 while it is:
    a process hosts games, and is an heir, only where it's heard.
    """

    def __init__(
        self,
        database: Database,
        claim: Claim | None = None,
        on_lost: Callable[[], None] | None = None,
        *,
        own: Range = EVERYTHING,
        process: str = "",
        silence: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.range = own
        self.process = process or process_name(database)
        self._database = database
        self._leases = Leases(database)
        self._claim = claim
        self._on_lost = on_lost
        self._silence = silence
        self._name = f"{self.process}, {database.process}"
        self.epoch = 0
        """Epoch of the range if this process has taken it; 0 while it stands by."""
        self._renewed = float("-inf")
        """Time of the last successful renewal, by ``elapsed``, from before it was sent."""
        self._acting = self._may_be_heir = False
        self._given_up = False
        """Whether it was released or lost."""
        self._news = asyncio.Event()
        """Set once anything may have changed; then there's a new one."""
        self._renewal: asyncio.Task[None] | None = None
        database.fence = {}

    @property
    def age(self) -> float:
        """Seconds since the last renewal; 0 if there's nothing to renew."""
        return elapsed() - self._renewed if self.epoch and self._claim is not None else 0.0

    @property
    def valid(self) -> bool:
        """Whether this process can rely on its lease now."""
        return bool(self.epoch) and self.age < LEASE_LENGTH / 1000 - MARGIN

    @property
    def acts(self) -> bool:
        """Whether this process is the one that answers people now."""
        return self._acting and self.valid

    @property
    def lapsed(self) -> bool:
        """Whether this process would answer people, but couldn't renew its lease in time."""
        return self._acting and not self.valid

    def act(self, *, acting: bool = True) -> None:
        """Begin to answer people, or leave them to the heir."""
        self._acting = acting
        self._announce()

    async def acts_within(self, seconds: float) -> bool:
        """Wait until this process answers people; False if it doesn't within ``seconds``."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.acts:
                    await self._news.wait()
        return self.acts

    async def until_valid(self) -> None:
        """Wait until this process can rely on its lease. Raises ConnectionError if it has given it up."""
        while not self.valid:
            if self._given_up:
                raise ConnectionError("another process hosts the games by now")
            await self._news.wait()

    # ---------------------------------------------------------------------------------------------- taking

    async def take(self) -> bool:
        """Take the lease and migrate the database, unless another process has it. Raises StoreError.

        If it was interrupted, it can be called again.
        """
        if not self.epoch and not await self._take_lease():
            return False
        await self._database.migrate()
        return True

    async def _take_lease(self) -> bool:
        database = self._database
        alone = self._claim is None or self._claim.acquire()
        pending = await database.pending()
        if pending and self.range.number:
            return False  # the process with range 0 migrates
        if MIGRATION in pending:
            if self._claim is not None and self._claim.possible and not alone:
                return False  # a version without leases has the database
            database.fence = None
            await database.migrate()
        elif pending and await self._others():
            return False  # which couldn't use a migrated database
        began, owner, seize = elapsed(), self._name, alone
        if self._claim is not None and self._claim.possible:
            owner += "" if alone else UNCLAIMED
            known = (await self._leases.all()).values()
            seize &= not any(lease.left > 0 and lease.owner.endswith(UNCLAIMED) for lease in known)
        epoch = await self._leases.take(
            self.range.number,
            owner,
            heir=self._name,
            parts=self.range.parts,
            seize=seize,
            for_good=self._claim is None,
        )
        database.fence = {self.range.number: epoch} if epoch else {}
        if not epoch:
            if self._claim is not None:
                self._claim.close()  # it's the owner's
            return False
        self.epoch, self._renewed = epoch, began
        if self._claim is not None:
            database.on_lost = self._lose
            self._renewal = asyncio.create_task(
                self._renew_until_lost(self._claim), name=f"lease-{self.range.number}"
            )
        return True

    async def stand_by(self) -> float:
        """Wait for the owner's end, then take over; returns for how many seconds nobody had the lease.

        Raises StoreError if the database is from a newer version, or counts other ranges.
        """
        assert self._claim is not None  # noqa: S101 - otherwise nobody else can be the owner
        noted, leased, failed, left = float("-inf"), False, False, 0.0
        looked, renewable_until = elapsed(), float("-inf")
        while True:
            try:
                if due := elapsed() - noted >= RENEWAL:
                    pending = await self._database.pending()
                    leased = MIGRATION not in pending
                leases = await self._leases.all() if leased else {}
                if elapsed() - looked > RENEWAL:
                    # No owner could renew its lease either, and each gets the time to.
                    renewable_until = elapsed() + LEASE_LENGTH / 1000
                looked = elapsed()
                lease = leases.get(self.range.number)
                if not self.epoch:
                    left = 0.0 if lease is None else lease.left
                free = leased and self._is_free(lease, renewable=looked <= renewable_until)
                heard = self._silence() <= CUT_OFF
                if (self.epoch or (heard and (self._claim.acquire() or free))) and await self.take():
                    metrics.TAKEOVERS.inc()
                    log.warning("taking over%s: no other process hosts the games any more", self.range_label)
                    return max(0.0, -left)
                if due:
                    # Whoever has to migrate can take over only from the last process of the old version.
                    can_take = leased and not (pending and len(self._owners(leases)) > 1)
                    if can_take and not self._silence():
                        # Last, because an owner stuck in a write keeps everybody from writing into its row.
                        busier, self._may_be_heir = self._busier(leases), True
                        await self._leases.stand_by(self.range.number, self._name, instead_of=busier)
                    noted = elapsed()
                failed = False
            except Exception as error:
                if isinstance(error, LeaseLostError) or (
                    isinstance(error, StoreError) and error.message in _FINAL
                ):
                    raise
                if not failed:
                    log_failure(log, error, "standing by without the database, retrying")
                failed = True
            await asyncio.sleep(CHECK_INTERVAL)

    def _is_free(self, lease: Lease | None, *, renewable: bool) -> bool:
        """Whether this process may take a lease, which may be its own without its knowing.

        One that's ``renewable`` is left to its owner though it has ended, unless that has released it.
        """
        if lease is None or lease.owner == self._name:
            return True
        ended = lease.left <= 0 and not (renewable and lease.owner)
        return ended and (lease.heir_left <= 0 or lease.heir == self._name)

    @property
    def range_label(self) -> str:
        """The range with a space before it, for the log; empty if there's only one."""
        return f" range {self.range.number} of {self.range.parts}" if self.range.parts > 1 else ""

    @staticmethod
    def _owners(leases: Mapping[int, Lease]) -> set[str]:
        """Processes with a valid lease."""
        return {process_of(lease.owner) for lease in leases.values() if lease.left > 0}

    async def _others(self) -> bool:
        """Whether another process hosts another range."""
        leases = await self._leases.all()
        leases.pop(self.range.number, None)
        return bool(self._owners(leases) - {self.process})

    def _busier(self, leases: Mapping[int, Lease]) -> str:
        """The heir of this range if its process hosts more ranges than this one; empty if it doesn't."""
        lease = leases.get(self.range.number)
        heir = "" if lease is None else lease.heir
        counts = _counts(leases)
        return heir if counts[process_of(heir)] > counts[self.process] else ""

    async def leases(self) -> dict[int, Lease]:
        """All leases, by range."""
        return await self._leases.all()

    def is_for_heir(self, leases: Mapping[int, Lease]) -> bool:
        """Whether the heir should host this range: only the heir is heard there, or it hosts two fewer.

        Private chats are in the first range, which is given only for the first reason. Processes of another
        version get none, as they can't share the database in every case.
        """
        lease = leases.get(self.range.number)
        heir = "" if lease is None else process_of(lease.heir)
        if lease is None or not self.acts or lease.heir_left <= 0:
            return False
        if heir == self.process or _version_of(heir) != _version_of(self.process):
            return False
        if silence := self._silence():
            # One that noted itself so long after the connection broke here isn't cut off by the same outage.
            noted = LEASE_LENGTH / 1000 - lease.heir_left
            return noted < silence - CUT_OFF
        counts = _counts(leases)
        return self.range.number > 0 and counts[self.process] - counts[heir] > 1

    # --------------------------------------------------------------------------------------------- keeping

    async def _renew_until_lost(self, claim: Claim) -> None:
        """Renew the lease until it's released or lost."""
        failed = False
        while True:
            due, claiming = self._renewed + RENEWAL - elapsed(), claim.possible and not claim.acquire()
            await asyncio.sleep(CHECK_INTERVAL if failed or claiming else max(due, CHECK_INTERVAL))
            if not failed and elapsed() < self._renewed + RENEWAL:
                continue
            began = elapsed()
            try:
                renewed = await self._renew()
            except Exception as error:  # noqa: BLE001 - logged, and retried
                if not failed:
                    log_failure(log, error, "leases not renewed, retrying")
                failed = True
                continue
            if not renewed:
                self._lose()
                return
            if failed:
                log.debug("lease%s renewed again, after %.1f s", self.range_label, began - self._renewed)
            failed, self._renewed = False, began
            self._announce()

    async def _renew(self) -> bool:
        """Renew the lease; False if it's lost."""
        try:
            async with asyncio.timeout(LEASE_LENGTH / 1000):
                return await self._leases.renew(self.range.number, self.epoch)
        except TimeoutError:
            away = AwayError("store-away", path=self._database.name, error="no answer")
            self._database.note(away)
            raise away from None
        except NoRoomError:
            # Pages can still be shown and people told, and whatever is written is fenced.
            return (await self._leases.all())[self.range.number].epoch == self.epoch

    def _lose(self) -> None:
        """Give everything up that needs the lease, once."""
        if not self._given_up:
            self._give_up()
            if self._on_lost is not None:
                self._on_lost()

    def _give_up(self) -> None:
        """Rely on the lease no more; what's left to be written fails."""
        self._given_up, self.epoch, self._database.fence = True, 0, {}
        self._database.on_lost = None
        self.act(acting=False)

    def _announce(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    # -------------------------------------------------------------------------------------------- stopping

    async def has_heir(self) -> bool:
        """Whether another process stands by for the range of this one."""
        if self._claim is None or not self.valid:
            return False
        try:
            async with asyncio.timeout(PATIENCE_AT_CLOSE):
                lease = (await self._leases.all())[self.range.number]
        except Exception as error:  # noqa: BLE001 - logged; then it stops as if there were none
            log_failure(log, error, "not known whether another process stands by")
            return False
        return lease.heir_left > 0 and lease.heir != self._name

    async def release(self) -> None:
        """Let another process take the lease at once, or no longer be its heir."""
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.wait([self._renewal])
        epoch = self.epoch
        self._give_up()
        try:
            if epoch or self._may_be_heir:
                async with asyncio.timeout(PATIENCE_AT_CLOSE):
                    with self._database.errors_as_store_errors():
                        await self._leases.release(self.range.number, epoch, self._name)
        except Exception as error:  # noqa: BLE001 - logged; the lease ends by itself
            log_failure(log, error, "lease not released, so it ends in %d s", LEASE_LENGTH // 1000)
        if self._claim is not None:
            self._claim.close()


@asynccontextmanager
async def sole_use(database: Location) -> AsyncIterator[Store]:
    """A migrated database for work during which no process may host games. Raises StoreError if one does."""
    error = StoreError("store-claimed", path=str(database))
    async with AsyncExitStack() as closers:
        claim = closers.enter_context(claimed(database))
        store = await Store.open(database, migrate=False)
        closers.push_async_callback(store.close)
        with store.errors_as_store_errors():
            parts = await Leases(store.database).parts() if "note" in await store.database.tables() else 1
            process, epochs = process_name(store.database), dict[int, int]()
            for number in range(parts):
                ownership = Ownership(store.database, claim, own=Range(number, parts), process=process)
                closers.push_async_callback(ownership.release)
                if not await ownership.take():
                    raise error
                epochs[number] = ownership.epoch
        store.database.fence = epochs
        yield store


def process_name(database: Database) -> str:
    """A new name for this process as an owner, with the newest schema it knows."""
    newest = max(database.scripts())
    return f"{platform.node()}, process {os.getpid()} {secrets.token_hex(4)}, schema {newest}"


def process_of(owner: str) -> str:
    """Process of an owner or heir, which has a name for each range."""
    return owner.removesuffix(UNCLAIMED).rpartition(", ")[0]


def _version_of(process: str) -> str:
    return process.rpartition(", ")[2]


def _counts(leases: Mapping[int, Lease]) -> Counter[str]:
    """How many ranges each process hosts."""
    return Counter(process_of(lease.owner) for lease in leases.values() if lease.left > 0)


def elapsed() -> float:
    """Monotonic time in seconds; if there's such a clock, it counts while the computer is suspended."""
    return time.clock_gettime(_CLOCK) if _CLOCK is not None else time.monotonic()


_CLOCK: int | None = getattr(time, "CLOCK_BOOTTIME", None)
