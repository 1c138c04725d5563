"""Verified backups of a database into a file, and a note in the database of the newest one."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from k2bot.host.store import damage, moving
from k2bot.host.store.damage import NoRoomError, StoreError
from k2bot.host.store.snapshot import copy_file
from k2bot.host.store.store import Queries, Store

if TYPE_CHECKING:
    from k2bot.location import Location

NEWEST_BACKUP = "backup"
"""Key of the store's note of the newest backup."""
MAX_AGE = timedelta(days=2)
"""Age from which the newest backup is too old; deploy/prometheus-alerts.yml has the same."""


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was complete and intact when it was made; its size is in bytes."""

    at: datetime
    file: str
    size: int


@dataclass(frozen=True, slots=True)
class BackupState:
    """The newest backup, None if there's none, and the time since which games are in no backup.

    Without a backup that's when the oldest game was created; None without any game.
    """

    newest: Backup | None
    since: datetime | None

    def age(self, now: datetime) -> timedelta:
        """For how long games have been in no backup."""
        return max(now - self.since, timedelta()) if self.since else timedelta()


class Backups(Queries):
    """Reads the note of the newest backup."""

    async def state(self) -> BackupState:
        """What's known of the newest backup."""
        notes, games = await self._database.rows_of_each(
            [
                ("SELECT text FROM note WHERE key = ?", (NEWEST_BACKUP,)),
                ("SELECT created FROM game_table WHERE id = (SELECT MIN(id) FROM game_table)", ()),
            ]
        )
        for row in notes:
            known = json.loads(row["text"])
            newest = Backup(datetime.fromisoformat(known["at"]), known["file"], known["size"])
            return BackupState(newest, newest.at)
        return BackupState(None, datetime.fromisoformat(games[0]["created"]) if games else None)


async def record(database: Location, backup: Backup) -> None:
    """Note a backup in its database, where a running bot finds it. Raises StoreError."""
    store = await Store.open(database, migrate=False)
    try:
        with store.errors_as_store_errors():
            text = json.dumps({"at": backup.at.isoformat(), "file": backup.file, "size": backup.size})
            await store.set_note(NEWEST_BACKUP, text)
    finally:
        await store.close()


def back_up(database: Location, to: Path) -> int:
    """Write a backup of a database into a file of SQLite's, and return its number of tables.

    An existing file is replaced only once the copy is complete and has been checked: its structure, and of a
    database on a server every row. Raises StoreError.
    """
    if isinstance(database, Path) and to.resolve() == database.resolve():
        raise StoreError("backup-itself", path=str(to))
    part = to.with_name(f"{to.name}.part")
    try:
        part.write_bytes(b"")
        if isinstance(database, Path):
            copy_file(database, part, name=to)
        else:
            asyncio.run(moving.copy_rows(database, part))
        tables = _check(part, database)
        part.replace(to)
    except NoRoomError as error:
        if error.values["path"] != str(part):
            raise
        raise StoreError("backup-no-room", path=str(to), error=str(error.values["error"])) from error
    except OSError as error:
        reason = error.strerror or str(error)  # without the name of the unfinished file
        raise StoreError("backup-unwritable", path=str(to), error=reason) from error
    finally:
        part.unlink(missing_ok=True)
    return tables


def _check(copy: Path, database: Location) -> int:
    """Check a copy, write it to the disk, and return its number of tables. Raises StoreError."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # one self-contained file
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise damage.damaged(database, found)
            if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'game_table'").fetchone():
                raise StoreError("store-foreign", path=str(database))
            (tables,) = connection.execute("SELECT COUNT(*) FROM game_table").fetchone()
    except sqlite3.Error as error:
        raise damage.unusable(database, error) from error
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    return int(tables)
