"""Leases: which process hosts a range of servers, and until when."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.host.store.database import Database, Transaction
    from k2bot.location import Location

LEASE_LENGTH = 6000
"""Time in milliseconds for which a lease is valid after each renewal."""
FOREVER = 2**53
"""End of the lease of a process that has the database to itself, in milliseconds since 1970."""
MIGRATION = 25
"""Migration that adds leases."""
RANGES_NOTE = "parts"
"""Key of the store's note with the number of ranges that leases are for."""


@dataclass(frozen=True, slots=True)
class Lease:
    """Lease of a range. ``left`` and ``heir_left`` are the seconds until they end, negative if they have."""

    epoch: int
    owner: str
    left: float
    heir: str
    heir_left: float


@dataclass(eq=False)
class Leases:
    """Reads and writes leases. Times are by ``Database.now``, one clock for all processes."""

    _database: Database

    async def all(self) -> dict[int, Lease]:
        """All leases, by range."""
        now = await self._database.now()
        rows = await self._database.rows(
            "SELECT range, epoch, owner, until, heir, heir_until FROM lease ORDER BY range"
        )
        return {
            row["range"]: Lease(
                row["epoch"],
                row["owner"],
                (row["until"] - now) / 1000,
                row["heir"],
                (row["heir_until"] - now) / 1000,
            )
            for row in rows
        }

    async def take(
        self,
        number: int,
        owner: str,
        *,
        heir: str | None = None,
        parts: int | None = None,
        seize: bool = False,
        for_good: bool = False,
    ) -> int:
        """Take the lease of a range if nobody has it; returns its epoch, 0 if somebody has.

        The ``owner`` ends with the name of its process in the database, after a comma: the connections of an
        owner whose lease has ended are ended as well. A lease is left to its heir, unless that's the owner
        itself, maybe under another name ``heir``.
        ``seize`` takes it anyway: its owner is known to be gone. So does the ``owner`` itself, which may not
        know that it has it. A lease ``for_good`` needs no renewal.

        With ``parts``, raises StoreError if anybody has a lease where the number of ranges is another one.
        """
        lease = (await self.all()).get(number)
        if lease is not None and lease.left <= 0:
            await self._database.end_connections(lease.owner.rpartition(", ")[2])
        now = await self._database.now()
        async with self._database.transaction(fenced=False) as taking:
            if parts is not None:
                await self._agree(taking, parts, now)
            rows = await taking.execute(
                "INSERT INTO lease (range, epoch, owner, until) VALUES (:range, 1, :owner, :until)"
                " ON CONFLICT (range) DO UPDATE SET epoch = lease.epoch + 1, owner = excluded.owner,"
                " until = excluded.until,"
                " heir_until = CASE WHEN lease.heir = :heir THEN 0 ELSE lease.heir_until END"
                " WHERE :seize = 1 OR lease.owner = :owner OR (lease.until <= :now"
                " AND (lease.heir_until <= :now OR lease.heir = :heir)) RETURNING epoch",
                {
                    "range": number,
                    "owner": owner,
                    "heir": owner if heir is None else heir,
                    "until": FOREVER if for_good else now + LEASE_LENGTH,
                    "now": now,
                    "seize": int(seize),
                },
            )
        return rows[0]["epoch"] if rows else 0

    async def _agree(self, taking: Transaction, parts: int, now: int) -> None:
        """Make sure that all owners count the same ranges. Raises StoreError.

        The note's row also keeps two processes from taking leases at once.
        """
        (noted,) = await taking.execute(
            "INSERT INTO note (key, text) VALUES (?, '1') ON CONFLICT (key) DO UPDATE SET text = note.text"
            " RETURNING text",
            (RANGES_NOTE,),
        )
        if noted["text"] == str(parts):
            return
        if await taking.execute("SELECT 1 FROM lease WHERE until > ? LIMIT 1", (now,)):
            raise StoreError("store-parts", path=self._database.name, parts=noted["text"], own=str(parts))
        taking.change("UPDATE note SET text = ? WHERE key = ?", (str(parts), RANGES_NOTE))
        taking.change(
            "UPDATE lease SET epoch = epoch + 1, heir_until = 0"
        )  # a process that slept meanwhile has lost its lease

    async def parts(self) -> int:
        """Number of ranges that leases are for."""
        return int(await self._database.value("SELECT text FROM note WHERE key = ?", (RANGES_NOTE,)) or 1)

    async def renew(self, number: int, epoch: int) -> bool:
        """Renew a lease, even if it has ended; False if another process has taken it meanwhile."""
        until, renewed = await self._database.now() + LEASE_LENGTH, list[object]()
        async with self._database.transaction(fenced=False) as renewing:
            renewing.change(
                "UPDATE lease SET until = ? WHERE range = ? AND epoch = ? RETURNING range",
                (until, number, epoch),
                renewed.extend,
            )
        return bool(renewed)

    async def stand_by(self, number: int, heir: str, *, instead_of: str = "") -> None:
        """Make a process the heir of a range, for as long as a lease is valid.

        An active heir keeps its place, unless it's ``instead_of``.
        """
        now = await self._database.now()
        async with self._database.transaction(fenced=False) as noting:
            noting.change(
                "UPDATE lease SET heir = :heir, heir_until = :until"
                " WHERE range = :range AND (heir = :heir OR heir_until <= :now OR heir = :other)",
                {"range": number, "heir": heir, "until": now + LEASE_LENGTH, "now": now, "other": instead_of},
            )

    async def release(self, number: int, epoch: int, owner: str) -> None:
        """End a lease now, unless another process has taken it; ``owner`` is nobody's heir any more.

        No owner is left in it, so it's known not to have ended only because nobody could renew it.
        """
        now = await self._database.now()
        async with self._database.transaction(fenced=False) as releasing:
            releasing.change("UPDATE lease SET heir_until = 0 WHERE heir = ?", (owner,))
            releasing.change(
                "UPDATE lease SET owner = '', until = ? WHERE range = ? AND epoch = ?", (now, number, epoch)
            )


# ---------------------------------------------------------------------------------------- the claim on a file


@dataclass(eq=False)
class Claim:
    """Exclusive lock on an empty file next to the database, which others may still read.

    It ends with its process, however that ends. So a process that gets it knows that the last holder is gone.
    A database on a server has none.
    """

    _database: Location
    _connection: sqlite3.Connection | None = field(init=False, default=None)

    @property
    def possible(self) -> bool:
        """Whether there is a lock for this kind of database."""
        return isinstance(self._database, Path)

    def acquire(self) -> bool:
        """Whether this process holds the lock; if not, this tries to get it. False if it can't be created."""
        if self._connection is None:
            with suppress(sqlite3.Error):
                self.take()
        return self._connection is not None

    def take(self) -> None:
        """Get the lock, if there is one. Raises sqlite3.Error."""
        if not isinstance(self._database, Path):
            return
        connection = sqlite3.connect(":memory:", timeout=0, isolation_level=None)
        try:
            connection.execute("ATTACH ? AS claim", (str(_lock_of(self._database)),))
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        """Give the lock up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@contextmanager
def claimed(database: Location) -> Iterator[Claim]:
    """Claim a database in a file for this process until the block or the process ends, in whatever way.

    If the lock can't be created there is no claim; opening the database then reports why. Raises StoreError
    if another process holds the claim.
    """
    claim = Claim(database)
    try:
        claim.take()
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError("store-claimed", path=str(database)) from None
    try:
        yield claim
    finally:
        claim.close()


def _lock_of(database: Path) -> Path:
    real = database.resolve()  # resolve aliases, so that all names share one lock
    return real.with_name(f"{real.name}-lock")
