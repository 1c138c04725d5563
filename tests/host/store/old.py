"""Databases as earlier versions of the bot left them."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing

from k2bot.host.store.database import MIGRATIONS, Database


async def first_version(played, folder):
    """The games of a database of today as the first version of the bot kept them, in a new file."""
    scripts = folder / "migrations"
    scripts.mkdir()
    shutil.copy(MIGRATIONS / "0001_start.sql", scripts)
    old = folder / "old.sqlite3"
    await (await Database.open(old, scripts)).close()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(played),))
        for table in ("game_table", "member", "input"):
            columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({table})"))
            database.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")  # noqa: S608 - trusted identifiers
        database.commit()
    return old
