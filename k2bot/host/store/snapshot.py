"""Copies of a database, to keep or to read at leisure, whether a bot is running on it or not."""

from __future__ import annotations

import asyncio
import os
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


def back_up(database: Path, to: Path) -> int:
    """Write a complete copy of a database, and give the number of its tables' games.

    A file of that name is replaced, but only once the copy is whole and was read through. Raises StoreError.
    """
    if to.resolve() == database.resolve():
        raise StoreError(f"{to} is the database itself; name another file for the backup")
    part = to.with_name(f"{to.name}.part")
    try:
        part.write_bytes(b"")
        _copy(database, part)
        try:
            with closing(sqlite3.connect(part)) as copy:
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, which can be moved as it is
                (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
                if found != "ok":
                    raise damage.damaged(database, found)
                (tables,) = copy.execute("SELECT COUNT(*) FROM game_table").fetchone()
        except sqlite3.Error as error:
            raise damage.unusable(database, error) from error
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(to)
    except OSError as error:
        raise StoreError(f"{to}: the backup cannot be written ({error}); name another file") from error
    finally:
        part.unlink(missing_ok=True)
    return int(tables)


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
        if damage.no_room(to, error):  # the database is only read
            raise StoreError(f"{to}: the copy cannot be written ({error}); make room there") from error
        raise damage.unusable(database, error) from error


def _is_open(database: Path) -> bool:
    """Whether something may be written now, or was left over by a crash."""
    return database.with_name(f"{database.name}-wal").exists()


def _back_up(database: Path, to: Path, how: str) -> None:
    uri = f"{database.resolve().as_uri()}?{how}"
    with closing(sqlite3.connect(uri, uri=True)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)
