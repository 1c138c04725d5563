"""A copy of a database to read at leisure, whether a bot is running on it or not."""

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


@asynccontextmanager
async def snapshot(database: Path) -> AsyncIterator[Store]:
    """A copy of a database, brought up to date and thrown away at the end; the file is only read.

    Raises StoreError where there is no such file or it cannot be read.
    """
    with TemporaryDirectory(prefix="k2bot-") as folder:
        copy = Path(folder) / database.name
        await asyncio.to_thread(_copy, database, copy)
        try:
            store = await Store.open(copy)
        except StoreError as error:
            raise StoreError(str(error).replace(str(copy), str(database))) from error
        try:
            yield store
        finally:
            await store.close()


def _copy(database: Path, to: Path) -> None:
    if not database.is_file():
        raise StoreError(f"{database}: there is no such file; name another one with --database")
    try:
        if not _is_open(database):
            _back_up(database, to, "immutable=1")  # any other way of reading would leave files beside it
            if not _is_open(database):
                return
        _back_up(database, to, "mode=ro")
    except sqlite3.Error as error:
        raise damage.unusable(database, error) from error


def _is_open(database: Path) -> bool:
    """Whether something may be written now, or was left over by a crash."""
    return database.with_name(f"{database.name}-wal").exists()


def _back_up(database: Path, to: Path, how: str) -> None:
    uri = f"{database.resolve().as_uri()}?{how}"
    with closing(sqlite3.connect(uri, uri=True)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)
