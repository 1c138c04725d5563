"""Database errors, worded for people, and checks of files: integrity and disk space."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    import logging
    from pathlib import Path

    import aiosqlite

    from k2bot.location import Location


Log: TypeAlias = "logging.Logger | logging.LoggerAdapter[logging.Logger]"
MAX_CHECKED_SIZE = 64 * 2**20
"""Maximum file size in bytes for the integrity check at startup; for larger files that takes seconds."""


class StoreError(MessageError):
    """The database can't be used; the text names the file (``path``), the reason and the remedy."""


class LeaseLostError(StoreError):
    """Nothing was written, because another process has taken over."""


class ElsewhereError(StoreError):
    """Nothing was written, because the table is in a range of servers that another process may host."""


class EmptyError(StoreError):
    """A database on a server in which nothing has been stored yet."""


class TroubleError(StoreError):
    """Nothing can be stored for now; what was stored before is safe. The log says when that's ``over``."""

    over: ClassVar[str] = "it can be reached again"


class NoRoomError(TroubleError):
    """Nothing can be stored because the disk is full."""

    over = "there's room on the disk again"


class AwayError(TroubleError):
    """The database server can't be reached."""


class LockedError(AwayError):
    """Another program keeps the database, or some of its rows, locked; nothing of this was stored."""

    over = "it's no longer locked"


def log_failure(log: Log, error: Exception, message: str, *values: object) -> None:
    """Log a failure, with a traceback unless the error explains itself.

    Trouble with the database or a lost lease is logged once, and what it keeps from being done is a detail.
    """
    if isinstance(error, TroubleError | LeaseLostError):
        log.debug("%s: %s", message % values, error)
    elif isinstance(error, StoreError):
        log.error("%s: %s", message % values, error)
    else:
        log.error(message, *values, exc_info=error)


_PRIMARY = 0xFF
"""Bits of an error code without its extension."""
_LOCKED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_NO_WRITING = {
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
"""Error codes of a disk that is full for this process alone (quota), or broken."""
_UNUSABLE = {
    sqlite3.SQLITE_NOTADB: "store-not-a-database",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-unopened",
}
"""Messages by error code."""


async def check(connection: aiosqlite.Connection, path: Path) -> None:
    """Check the structure of every page. Raises StoreError, and SQLite's errors."""
    faults = [row[0] for row in await connection.execute_fetchall("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise damaged(path, ", ".join(map(str, faults)))


def trouble(path: Location, error: sqlite3.Error) -> TroubleError | None:
    """Convert an error that means a full disk or a locked file into one that says what to do; else None."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code & _PRIMARY in _LOCKED:
        return LockedError("store-locked", path=str(path), error=str(error))
    if code == sqlite3.SQLITE_FULL:
        return NoRoomError("store-full", path=str(path), error=str(error))
    if code in _NO_WRITING:
        return NoRoomError("store-unwritable", path=str(path), error=str(error))
    return None


def unusable(path: Location, error: sqlite3.Error) -> StoreError:
    """Convert an SQLite error into one that says what it means for the file."""
    if passing := trouble(path, error):
        return passing
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(path, str(error))
    # words: store-not-a-database, store-read-only, store-unopened, store-unusable
    return StoreError(_UNUSABLE.get(code, "store-unusable"), path=str(path), error=str(error))


def damaged(path: Location, finding: str) -> StoreError:
    """Error that says that the file is damaged, and what to do about it."""
    return StoreError("store-damaged", path=str(path), error=" ".join(finding.split()))
