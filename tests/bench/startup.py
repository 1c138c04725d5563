"""How soon the bot answers after its start, with many unfinished games: ``python -m tests.bench --startup``.

Each is a recorded game of K2 for five, stopped in the middle, with its posts. Only Discord and the drawing of
pictures are left out. For comparison: the former start, which loaded all games.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from k2bot.games import registry
from k2bot.games.k2.engine import record
from k2bot.host.members import Member
from k2bot.host.pages.overview import games_page, sorted_for_user
from k2bot.host.rows import GamePost, InputRow, Post, SentPost, Status, StoredTable, TableRow
from k2bot.host.service.background import Timers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.store.overviews import Overviews
from tests.host.hosting import kept

from .table import Goal, print_table

TABLES = 1000
READY = 3.0
"""Seconds."""
GAME = Path(__file__).parents[1] / "games/k2/recorded/five-easy-winter.jsonl"
SAMPLE = 20
"""Number of tables loaded to measure one."""
OF_TABLE = "host_id, game, status, options, seed, created, begun, rules"
COPIED = {
    "member": "place, user_id, name, level, standin",
    "input": "number, seat, kind, stamp, answer, at, fingerprint",
    "post": "key, seat, made, number, first, channel_id, message_id, version, shown, due, created, changed",
    "timer": "kind, seat, since, due",
}


def report(*, quick: bool) -> list[Goal]:
    """Start with many games and print the table; the goal is the time until presses are accepted."""
    count = 100 if quick else TABLES
    taken = asyncio.run(_measured(count))
    print_table(f"A start with {count:,} unfinished games of K2", ("what", "taken"), list(taken.items()))
    return [
        Goal("a start with many games, until a press is answered", float(taken["together"][:-2]), READY, " s")
    ]


async def _measured(count: int) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        inputs = await _fill(path, count)
        began = time.perf_counter()
        store = await Store.open(path)
        try:
            tables = Tables(store, Catalogue(registry.makers(), "en"), patience=timedelta(hours=48))
            await Timers(store, tables).begin()
            ready = time.perf_counter()
            background = asyncio.create_task(tables.recover())
            table = await tables.find(count // 2)
            await table.page(100, table.game.pages.now)
            answered = time.perf_counter()
            await background
            settled = time.perf_counter()
            for number in range(1, SAMPLE + 1):
                await tables.find(number)
            each = (time.perf_counter() - settled) / SAMPLE
            looked = time.perf_counter()
            seen = sorted_for_user(await Overviews(store).open_tables(100), 100)
            games_page(seen, 100, 0, str, tables.languages.own_words)
            listed = time.perf_counter() - looked
            return {
                "size of the file": f"{path.stat().st_size / 2**20:.0f} MiB",
                "inputs of each game": str(inputs),
                "until ready for presses": f"{ready - began:.2f} s",
                "the first press after that": f"{answered - ready:.2f} s",
                "together": f"{answered - began:.2f} s",
                "what was left to do is taken up": f"{settled - answered:.2f} s",
                f"/games of somebody at {len(seen)} tables": f"{listed:.3f} s",
                "loading one table": f"{each:.3f} s",
                "loading all of them, as before": f"{each * count:.0f} s",
            }
        finally:
            await store.close()


async def _fill(path: Path, count: int) -> int:
    """Store copies of a game that was stopped in the middle; returns its number of inputs."""
    text = GAME.read_text(encoding="utf-8")
    lines, setup = [json.loads(line) for line in text.splitlines()], record.loads(text).setup
    played = lines[1 : len(lines) // 2]
    at = datetime.now(UTC)
    catalogue = Catalogue(registry.makers(), "en")
    options = {option.key: option.default for option in catalogue.game("k2").options}
    options |= {"side": setup.side, "season": setup.season}
    store = await Store.open(path)
    people = tuple(Member(100 + seat, f"Person {seat}") for seat in range(setup.players))
    row = TableRow(0, 1, 1, 100, "k2", Status.LOBBY, options, None, at, None, None)
    inputs = tuple(
        InputRow(
            number, line["seat"], "answer", f"{number}.turn.{line['seat']}", line["action"], at, line["state"]
        )
        for number, line in enumerate(played, 1)
    )
    posts = tuple(
        Post(
            made, GamePost("day", made), at, at, made, made,
            message=SentPost(1, made), version=str(made), shown=made, due=False,
        )
        for made in range(8, len(inputs), 8)
    )  # fmt: skip
    async with store.writing() as write:
        table = await write.new_table(StoredTable(row, people, inputs, posts=posts))
    before = await store.table(table)
    assert before is not None  # it was just written
    seed = str(lines[0]["seed"])
    begun = replace(before.row, status=Status.RUNNING, seed=seed, begun=at, revision=setup.revision)
    await kept(store, before, row=begun)
    await Tables(store, catalogue).find(table)  # which stores its timers
    async with store.writing() as write:
        for number in range(2, count + 1):
            # Row by row, as a thousand games are too many to be played here.
            await write._transaction.execute(
                f"INSERT INTO game_table (channel_id, {OF_TABLE}) SELECT ?, {OF_TABLE} FROM game_table"  # noqa: S608 - trusted identifiers
                " WHERE id = ?",
                (number, table),
            )
            for name, columns in COPIED.items():
                await write._transaction.execute(
                    f"INSERT INTO {name} (table_id, {columns}) SELECT ?, {columns} FROM {name}"  # noqa: S608 - trusted identifiers
                    " WHERE table_id = ?",
                    (number, table),
                )
    await store.close()
    return len(played)
