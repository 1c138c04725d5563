"""Claim: the lock by which processes on one computer see whether another one has the database."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.location import Location


class Claim:
    """Exclusive lock on an empty file next to the database, which others may still read.

    It ends with its process, in whatever way. So whoever holds it knows that its last holder is gone. For a
    database on a server there is none.
    """

    def __init__(self, database: Location) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None

    @property
    def possible(self) -> bool:
        """Whether there is a lock for this kind of database."""
        return isinstance(self._database, Path)

    def held(self) -> bool:
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
def claimed(database: Location) -> Iterator[None]:
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
        yield
    finally:
        claim.close()


def _lock_of(database: Path) -> Path:
    real = database.resolve()  # resolve aliases, so that all names share one lock
    return real.with_name(f"{real.name}-lock")
