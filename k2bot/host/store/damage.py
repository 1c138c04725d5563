"""Whether a database file can be used: one program has it, it is whole, and its disk takes more."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    import logging
    from collections.abc import Iterator
    from pathlib import Path

    import aiosqlite


Log: TypeAlias = "logging.Logger | logging.LoggerAdapter[logging.Logger]"
AT_ONCE: Final = 64 * 2**20
"""Bytes up to which a file is checked before it is used; with a larger one, that would take seconds."""


class StoreError(Exception):
    """The database cannot be used; the text says which file, why, and what to do."""


class NoRoomError(StoreError):
    """Nothing can be stored now, for the disk takes no more; what was stored before is safe."""


def log_failure(log: Log, error: Exception, what: str, *values: object) -> None:
    """Log what failed: with a traceback, unless the error itself says what to do."""
    if isinstance(error, StoreError):
        log.error("%s: %s", what % values, error)
    else:
        log.error(what, *values, exc_info=error)


_NO_WRITING: Final = {
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
"""A disk that is full for this program alone, by a quota, fails so; so does one that breaks."""


async def check(connection: aiosqlite.Connection, path: Path) -> None:
    """Read every page of the file for faults in its structure. Raises StoreError, and what SQLite raises."""
    found = [row[0] for row in await connection.execute_fetchall("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise damaged(path, ", ".join(" ".join(str(fault).split()) for fault in found))


def no_room(path: Path, error: sqlite3.Error) -> NoRoomError | None:
    """Say to a person that the disk takes no more, and what to do; None for an error of any other kind."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_FULL:
        found = f"the disk is full ({error})"
    elif code in _NO_WRITING:
        found = f"the disk cannot be written to ({error}): it may be full, beyond a quota, or broken"
    else:
        return None
    return NoRoomError(
        f"{path}: nothing can be stored, {found}. Make room on it; what was stored is safe, "
        "and games continue then."
    )


def unusable(path: Path, error: sqlite3.Error) -> StoreError:
    """Say to a person what an error of SQLite's means for the file."""
    if full := no_room(path, error):
        return full
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the number only details the kind
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(path, str(error))
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError(
            f"{path}: this is no database, or its beginning is damaged ({error}); name another file with "
            "--database, or put a backup in its place, as docs/operations.md tells under Backups."
        )
    return StoreError(f"{path}: the database cannot be used ({error}); name another file or mend this one")


def damaged(path: Path, finding: str) -> StoreError:
    """Say to a person that the file is damaged, and what to do about it."""
    return StoreError(
        f"{path}: the database is damaged ({finding}). With the bot stopped, put a backup in its place, as "
        "docs/operations.md tells under Backups, or save what can still be read into a new file: "
        f'sqlite3 "{path}" .recover | sqlite3 saved.sqlite3'
    )


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """Keep a database to this program until the end of the block, or of the program, however it ends.

    The claim is a lock on an empty file beside the database, which others may go on reading. Where that file
    cannot be made there is no claim; opening the database then says why. Raises StoreError if another program
    has the claim.
    """
    with closing(sqlite3.connect(":memory:", timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("ATTACH ? AS claim", (str(_lock_of(database)),))
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError(
                    f"{database} is in use: another bot is running on it. Stop that one first, "
                    "or name another file with --database."
                ) from None
        yield


def _lock_of(database: Path) -> Path:
    real = database.resolve()  # one file may have several names
    return real.with_name(f"{real.name}-lock")
