"""One database, one bot: a second program on the same file would undo what the first has stored."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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
