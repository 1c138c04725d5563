"""Databases of earlier versions of the bot."""

import shutil
import sqlite3
from contextlib import closing

from k2bot.host.store.database import MIGRATIONS, SqliteDatabase

FIRST = "SELECT id FROM new.game_table WHERE COALESCE(rules, 1) = 1"


async def first_version(played, folder):
    """Copy a current database's games into a new file with the first version's schema.

    Games by later rules are left out: the first schema doesn't store which rules a game uses.
    """
    scripts = folder / "migrations"
    scripts.mkdir()
    shutil.copy(MIGRATIONS / "0001_start.sql", scripts)
    old = folder / "old.sqlite3"
    await (await SqliteDatabase.open(old, scripts)).close()
    with closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(played),))
        for table, key in (("game_table", "id"), ("member", "table_id"), ("input", "table_id")):
            columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({table})"))
            kept = f"SELECT {columns} FROM new.{table} WHERE {key} IN ({FIRST})"  # noqa: S608 - trusted identifiers
            database.execute(f"INSERT INTO main.{table} ({columns}) {kept}")
        database.commit()
    return old
