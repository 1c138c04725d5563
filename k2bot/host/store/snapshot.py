"""Consistent copies of a database, for backups and read-only tools, even while a bot is using it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from k2bot.host.store import damage
from k2bot.host.store.damage import StoreError
from k2bot.host.store.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from k2bot.location import Location


@asynccontextmanager
async def snapshot(database: Location) -> AsyncIterator[Store]:
    """Temporary migrated copy of a database in a file, or one on a server itself; the original is only read.

    Raises StoreError if it doesn't exist or can't be read, and EmptyError for one without tables.
    """
    if not isinstance(database, Path):
        store = await Store.open(database, reading=True)
        try:
            with store.errors_as_store_errors():
                yield store
        finally:
            await store.close()
        return
    with TemporaryDirectory(prefix="k2bot-") as folder:
        copy = Path(folder) / database.name
        await asyncio.to_thread(copy_file, database, copy, name=copy)
        try:
            store = await Store.open(copy)
        except StoreError as error:
            # words: given elsewhere
            raise StoreError(error.message, **{**error.values, "path": str(database)}) from error
        try:
            yield store
        finally:
            await store.close()


def copy_file(database: Path, to: Path, *, name: Path) -> None:
    """Copy a database into a file that messages call ``name``. Raises StoreError."""
    if not database.is_file():
        raise StoreError("store-missing", path=str(database))
    try:
        if not _is_open(database):
            _back_up(database, to, "immutable=1")  # other modes would create files next to the database
            if not _is_open(database):
                return
        _back_up(database, to, "mode=ro")
    except sqlite3.Error as error:
        # The database itself is only read, but SQLite may need room beside it for what a crash has left.
        is_full = isinstance(damage.trouble(to, error), damage.NoRoomError)
        if is_full and error.sqlite_errorcode != sqlite3.SQLITE_IOERR_SHMSIZE:
            raise StoreError("backup-no-room", path=str(name), error=str(error)) from error
        raise damage.unusable(database, error) from error


def _is_open(database: Path) -> bool:
    """Whether the database may be in use or has a WAL left over from a crash."""
    return database.with_name(f"{database.name}-wal").exists()


def _back_up(database: Path, to: Path, how: str) -> None:
    uri = f"{database.resolve().as_uri()}?{how}"
    with closing(sqlite3.connect(uri, uri=True)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)
