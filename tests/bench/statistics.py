"""How long statistics take with many games: ``python -m tests.bench --statistics``.

The games are copies of one recorded game of K2 for five, with other people in its seats. Discord and the
drawing of the picture are left out. Processor time is measured, so that other programs don't count.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from k2bot.game.statistics import Career
from k2bot.games import registry
from k2bot.host.pages.statistics import statistics_page
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.store import Store
from k2bot.host.store.statistics import Statistics
from k2bot.text.words import words

from .table import Goal, print_table

GAME = Path(__file__).parents[1] / "games/k2/recorded/five-easy-winter.jsonl"
OWN, ALL = 2000, 20_000
"""Games of one person, and all games of the bot."""
PEOPLE = 400
SOON = 0.3
"""Seconds."""


def report(*, quick: bool) -> list[Goal]:
    """Look up statistics among many games; the goal is the time until the page is made."""
    own, every = (OWN // 10, ALL // 10) if quick else (OWN, ALL)
    taken = asyncio.run(_measured(own, every))
    rows = [(what, f"{seconds:.3f} s") for what, seconds in taken.items()]
    print_table(f"Statistics of a person with {own:,} of {every:,} games of K2", ("what", "taken"), rows)
    return [Goal("statistics of a person with many games", sum(taken.values()), SOON, " s")]


async def _measured(own: int, every: int) -> dict[str, float]:
    game = Catalogue(registry.makers(), "en").game("k2")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        await (await Store.open(path)).close()
        _fill(path, own, every)
        store = await Store.open(path)
        try:
            began = time.process_time()
            statistics = Statistics(store.database)
            games = await statistics.games(1, "k2", revision=1, server=None, reader=1)
            read = time.process_time()
            statistics_page(game, Career("Ann", games), words())
            return {"reading the rows": read - began, "making the page": time.process_time() - read}
        finally:
            await store.close()


def _fill(path: Path, own: int, every: int) -> None:
    """Write the games: the first person is in every so many of them."""
    game = Catalogue(registry.makers(), "en").game("k2")
    recording = game.replay(GAME.read_text(encoding="utf-8"))
    end = recording.steps[-1].state
    summaries, placed = game.summaries(recording.steps), game.placements(end)
    now = datetime.now(UTC).isoformat()
    rest = (now, now, 1, json.dumps({"side": "easy", "season": "winter"}))
    times = json.dumps([30.5 + number for number in range(54)])
    with closing(sqlite3.connect(path)) as database, database:
        for table in range(1, every + 1):
            database.execute(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, seed, created,"
                " begun, rules, options) VALUES (?, 1, ?, 1, 'k2', 'over', 'seed', ?, ?, ?, ?)",
                (table, table, *rest),
            )
            for one in placed:
                is_own = one.seat == 0 and table % (every // own) == 0
                user = 1 if is_own else 2 + (table + one.seat) % PEOPLE
                database.execute(
                    "INSERT INTO member (table_id, place, user_id, name) VALUES (?, ?, ?, ?)",
                    (table, one.seat, user, f"player {user}"),
                )
                database.execute(
                    "INSERT INTO placement VALUES (?, ?, ?, ?, ?, ?)",
                    (table, one.seat, user, one.place, one.points, json.dumps(dict(one.facts))),
                )
                database.execute(
                    "INSERT INTO summary VALUES (?, ?, 1, ?, ?)",
                    (table, one.seat, json.dumps(dict(summaries[one.seat])), times),
                )
        database.execute("DELETE FROM unsummarised")
