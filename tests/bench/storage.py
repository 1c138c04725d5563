"""Bytes that games take in the database: ``python -m tests.bench --storage``.

Recorded games are played once more at a host's tables, with their posts, under ids as long as Discord's. Then
their rows are copied, so that half-empty pages don't count, and a club's year is made of them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from k2bot.games import registry
from k2bot.host.kernel import fairness
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.ratings import ABANDONED
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.practice import Practice
from k2bot.host.service.summaries import Summaries
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.store.moving import move
from k2bot.host.store.statistics import Statistics
from tests import postgres
from tests.host.hosting import Clock, Wall, submit
from tests.host.migrated import prepared

from .table import Goal, print_table

if TYPE_CHECKING:
    from k2bot.host.rows import SentPost
    from k2bot.host.service.delivery import PostDelivery
    from k2bot.host.service.table import Table
    from k2bot.location import PostgresUrl

RECORDS = Path(__file__).parents[1] / "games"
K2_RECORD = (RECORDS / "k2/recorded/four-easy-summer.jsonl").read_text(encoding="utf-8")
DUNGEON_RECORD = (RECORDS / "dungeon_twister/recorded/covered.jsonl").read_text(encoding="utf-8")
IDS = 10**18
"""Ids of Discord begin about here."""
K2, DUNGEON, PRACTICE = "K2 for four", "Dungeon Twister", "practice"
STOPPED, LOBBY = "a game of K2 cancelled halfway", "a lobby"
YEAR = {K2: 100, DUNGEON: 100, PRACTICE: 600, STOPPED: 40, LOBBY: 40}
"""Games of a club in a year, by kind."""
COPIES = 100
"""Number of copies by which a game is measured."""
MONTHS = 12
"""Of those that don't last, one in so many is left: those of the last month."""
ROOM = 10**6
"""Distance of the ids of two copies."""
MOST = {K2: 25, DUNGEON: 27, PRACTICE: 1.2}
"""Upper limits of games in a file, in KiB."""
MOST_OF_YEAR = 5
"""Upper limit of the year in a file, in MiB."""


def report(*, quick: bool) -> list[Goal]:
    """Measure games of each kind, and a year of them; the goals are bytes in a file."""
    copies = COPIES // 10 if quick else COPIES
    with tempfile.TemporaryDirectory() as folder:
        with pytest.MonkeyPatch.context() as patch:
            kinds = asyncio.run(_play(Path(folder) / "played.sqlite3", patch))
        sizes = {kind: _sizes(_filled(Path(folder), kinds, {kind: copies})) for kind in kinds}
        rows = [(kind, *(f"{size / copies / 2**10:.1f} KiB" for size in own)) for kind, own in sizes.items()]
        print_table("One game", ("kind", "in a file", "on a server"), rows)
        year = _filled(Path(folder), kinds, YEAR)
        whole, deleted = _sizes(year), asyncio.run(_delete(year))
        left = _sizes(year)
    rows = [
        (what, *(f"{size / 2**20:.2f} MiB" for size in own))
        for what, own in (("all games", whole), ("at its end", left))
    ]
    print_table(f"A year of {YEAR}, {deleted}", ("what", "in a file", "on a server"), rows)
    return [
        *(
            Goal(f"{kind}, in a file", sizes[kind][0] / copies / 2**10, most, " KiB")
            for kind, most in MOST.items()
        ),
        Goal("a year of a club, in a file", left[0] / 2**20, MOST_OF_YEAR, " MiB"),
    ]


# ---------------------------------------------------------------------------------------------------- playing


class _Wall(Wall):
    """A wall whose messages have long ids."""

    def put_up(self, delivery: PostDelivery) -> SentPost:
        self.nonces.setdefault(delivery.post.nonce, IDS + len(self.nonces))
        return super().put_up(delivery)


async def _play(path: Path, patch: pytest.MonkeyPatch) -> dict[str, int]:
    """Play one game of each kind; returns their tables."""
    store, catalogue, wall = await Store.open(prepared(path)), Catalogue(registry.makers(), "en"), _Wall()
    clock = Clock()
    tables = Tables(store, catalogue, clock=clock, lifetime=timedelta(days=30))
    summaries = Summaries(store, catalogue, Statistics(store))
    people = range(IDS, IDS + 4)

    async def opened(key: str, count: int, **options: str) -> Table:
        table = await tables.open(
            game=key, options=options, guild_id=IDS, channel_id=IDS, user_id=people[0], name="Somebody"
        )
        for user in people[1:count]:
            await tables.join(table, user, "Somebody", press=user)
        await wall.serve(table)
        return table

    async def played(key: str, record: str, part: float = 1) -> Table:
        head, *lines = map(json.loads, record.splitlines())
        patch.setattr(fairness, "seed_of", lambda *_: head["seed"])
        values = catalogue.game(key).option_values
        setup = {name: json.loads(json.dumps(head["setup"].get(name))) for name in values}
        options = {
            name: next(
                option for option, value in values[name].items() if json.loads(json.dumps(value)) == own
            )
            for name, own in setup.items()
        }
        inputs = [(line["seat"], line["action"]) for line in lines if "action" in line]
        table = await opened(key, 1 + max(seat for seat, _ in inputs), **options)
        await tables.start(table, people[0], press=IDS)
        for seat, answer in inputs[: int(part * len(inputs))]:
            await table.do(submit, people[seat], table.session.playing.stamp(seat), answer)
            await wall.serve(table)
        return table

    try:
        k2, dungeon = await played("k2", K2_RECORD), await played("dungeon", DUNGEON_RECORD)
        for table in (k2, dungeon):
            assert table.session.over
            await summaries._summarise(table.id)
        inputs = 3 * len(k2.session.playing.effective) // 4
        practice = await Practice(store, tables).open(k2, people[0], "Somebody", inputs, IDS)
        await wall.serve(practice)
        stopped = await played("k2", K2_RECORD, 1 / 2)
        clock.now += ABANDONED  # then it counts in no ratings, and is deleted
        for table in (practice, stopped):
            await table.do(cancel, people[0])
            await wall.serve(table)
        lobby = await opened("k2", 2)
        await lobby.do(cancel, people[0])
        await wall.serve(lobby)
        found = (k2, dungeon, practice, stopped, lobby)
        return {
            kind: table.id for kind, table in zip((K2, DUNGEON, PRACTICE, STOPPED, LOBBY), found, strict=True)
        }
    finally:
        await store.close()


# -------------------------------------------------------------------------------------------------- measuring


def _filled(folder: Path, kinds: dict[str, int], counts: dict[str, int]) -> Path:
    """A new database with copies of games, as many of each kind as given."""
    path = prepared(folder / f"{len([*folder.iterdir()])}.sqlite3")
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS played", (str(folder / "played.sqlite3"),))
        database.execute("BEGIN")
        triggers = database.execute(
            "SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'"
        ).fetchall()
        for name, _ in triggers:
            database.execute(f"DROP TRIGGER {name}")
        names = database.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall()
        tables = {
            name: [row[1] for row in database.execute(f"PRAGMA main.table_info({name})")] for (name,) in names
        }
        copies = (kinds[kind] for kind, number in counts.items() for _ in range(number))
        for copy, table in enumerate(copies, 1):
            for name, columns in tables.items():
                key = "id" if name == "game_table" else "table_id"
                if key not in columns:
                    continue
                # A table's rows in the outbox have ids, too, and so do the messages they made.
                changed = {key: str(copy)} | {
                    own: f"{own} + {copy * ROOM}"
                    for own in ("id", "created_by")
                    if own in columns and own != key
                }
                values = ", ".join(changed.get(own, own) for own in columns)
                copied = f"SELECT {values} FROM played.{name} WHERE {key} = ?"  # noqa: S608 - trusted identifiers
                database.execute(f"INSERT INTO main.{name} ({', '.join(columns)}) {copied}", (table,))
        for _, sql in triggers:
            database.execute(sql)
        database.execute("COMMIT")
    return path


async def _delete(path: Path) -> str:
    """Delete the games of a year whose lifetime is over; returns how many and how long that took."""
    store = await Store.open(path)
    try:
        passing = await store.database.column(
            "SELECT id FROM game_table WHERE expires IS NOT NULL ORDER BY id"
        )
        chosen = [table for number, table in enumerate(passing) if number % MONTHS]
        began = time.perf_counter()
        for table in chosen:
            async with store.writing() as write:
                write.delete(table)
        taken = (time.perf_counter() - began) / len(chosen)
        return f"{len(chosen)} deleted, each in {1000 * taken:.1f} ms"
    finally:
        await store.close()


def _sizes(path: Path) -> tuple[float, float]:
    """Bytes of the rows in a file, and moved to a server, with their indexes."""
    with tempfile.TemporaryDirectory() as folder, postgres.fresh() as url, postgres.fresh() as empty:
        nothing = prepared(Path(folder) / "nothing.sqlite3")
        asyncio.run(move(path, url))
        asyncio.run(move(nothing, empty))
        return _in_file(path) - _in_file(nothing), _on_server(url) - _on_server(empty)


def _in_file(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        pages, free, size = (
            database.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return (pages - free) * size


def _on_server(url: PostgresUrl) -> int:
    with psycopg.connect(url.url) as connection:
        (found,) = connection.execute(
            "SELECT SUM(pg_total_relation_size(oid)) FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = CAST(current_schema() AS regnamespace)"
        ).fetchone()
    return int(found)
