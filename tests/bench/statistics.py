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
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from k2bot.game.statistics import Career
from k2bot.games import registry
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.history import history_page
from k2bot.host.pages.overview import TABLES_PER_PAGE
from k2bot.host.pages.ratings import ACTIVE, RatingList, ratings_page
from k2bot.host.pages.statistics import best_page, statistics_page
from k2bot.host.preferences import PersonalPreferences
from k2bot.host.rows import HistoryFilter
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.ratings import Rater
from k2bot.host.service.spreadsheets import Spreadsheets
from k2bot.host.store import Store
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.ratings import Ratings
from k2bot.host.store.statistics import Results, Statistics
from k2bot.text.words import words

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.statistics import PastGame

GAME = Path(__file__).parents[1] / "games/k2/recorded/five-easy-winter.jsonl"
OWN, ALL = 2000, 20_000
"""Number of games of one person, and of the bot."""
PEOPLE = 400
CHANNELS = 40
"""Number of channels with games; every tenth game is in one more, which is hidden."""
HIDDEN = 999
ANSWER = "m1 m2 r1/2"
SOON, SOON_OF_SERVER, FILE_SOON = 0.3, 1.0, 10.0
"""Seconds."""
FILE_MOST = 10.0
"""Discord's file size limit in megabytes."""


def report(*, quick: bool) -> list[Goal]:
    """Look up statistics among many games; the goals are times until the page or file is ready."""
    own, every = (OWN // 10, ALL // 10) if quick else (OWN, ALL)
    taken, sizes = asyncio.run(_measured(own, every))
    rows = [
        *((what, f"{seconds:.3f} s") for what, seconds in taken.items()),
        *((what, f"{size / 2**20:.2f} MB") for what, size in sizes.items()),
    ]
    print_table(f"Statistics of a person with {own:,} of {every:,} games of K2", ("what", "taken"), rows)
    person = taken["a person: reading the rows"] + taken["a person: making the page"]
    pages = (what for what in taken if what.startswith("a server:"))
    return [
        Goal("statistics of a person with many games", person, SOON, " s"),
        *(Goal(what, taken[what], SOON, " s") for what in taken if what.startswith("a person: a list")),
        *(Goal(what, taken[what], SOON_OF_SERVER, " s") for what in pages),
        Goal("a person's games as a file", taken["a file of a person's games"], FILE_SOON, " s"),
        Goal("a server's games as a file", taken["a file of a server's games"], FILE_SOON, " s"),
        *(Goal(what, size / 2**20, FILE_MOST, " MB") for what, size in sizes.items()),
    ]


async def _measured(own: int, every: int) -> tuple[dict[str, float], dict[str, int]]:
    """Seconds taken, and sizes of the files in bytes."""
    game = Catalogue(registry.makers(), "en").game("k2")
    taken: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        await (await Store.open(path)).close()
        fill(path, own, every)
        store = await Store.open(path)
        statistics, results = Statistics(store), Results(store)
        everywhere = range(1, CHANNELS + 1)
        try:
            with _timed(taken, "a person: reading the rows"):
                games = await _games(statistics, 1, server=None, reader=1)
            with _timed(taken, "a person: making the page"):
                statistics_page(game, Career("Ann", games), words())
            with _timed(taken, "a server: someone else's statistics"):
                games = await _games(statistics, 1, server=1, reader=2)
                statistics_page(game, Career("Ann", games), words())
            for what, channels in (("", everywhere), (" in no channel one sees", (HIDDEN + 1,))):
                with _timed(taken, f"a server: best results{what}"):
                    found = await results.best("k2", game.best_kinds, server=1, channels=channels)
                    missing = await results.missing("k2", 1)
                    best_page(game, found, 1, words(), missing=missing)
                assert bool(found) == (channels is everywhere)
            overviews = Overviews(store)
            for what, wanted in (
                ("a person: a list of games won with someone", HistoryFilter("k2", "mine", "won", 3)),
                ("a server: a list of games with other people", HistoryFilter("", "server", "people")),
            ):
                with _timed(taken, what):
                    past = await overviews.past_games(
                        wanted, 0, TABLES_PER_PAGE, reader=1, channel=1, server=1, channels=everywhere
                    )
                    titles = {game.key: game.title}
                    history_page(
                        past.tables, wanted, 0, words(), count=past.count, titles=titles, in_server=True
                    )
                assert past.tables
            spreadsheets = Spreadsheets(results)
            with _timed(taken, "a file of a person's games"):
                one = await spreadsheets.of_person(game, 1, "a player")
            with _timed(taken, "a file of a server's games"):
                whole = await spreadsheets.of_server(game, 1, everywhere, "a player")
            await _rated(store, taken)
            files = {"the file of a person": one, "the file of a server": whole}
            return taken, {what: len(made.file.data) for what, made in files.items() if made is not None}
        finally:
            await store.close()


async def _rated(store: Store, taken: dict[str, float]) -> None:
    """Rate all games in the background once everybody has joined, then read the list."""
    async with store.database.transaction() as joined:
        for user in range(1, PEOPLE + 2):
            joined.change("INSERT INTO setting VALUES ('person', ?, 'ratings', 'on')", (user,))
        joined.change("INSERT INTO setting VALUES ('guild', 1, 'ratings', 'on')")
    ratings, catalogue = Ratings(store), Catalogue(registry.makers(), "en")
    with _timed(taken, "rating all games of a server"):
        while await ratings.is_pending(1, "k2"):
            await Rater(catalogue, ratings).rate(1, "k2")
    with _timed(taken, "a server: ratings"):
        since = datetime.now(UTC) - ACTIVE
        listed = await ratings.listed(1, "k2", since=since, reader=1)
        found = RatingList(1, PersonalPreferences(), listed, since, pending=False)
        ratings_page(catalogue.game("k2"), found, (), words())
    assert len(listed) == PEOPLE + 1


@contextmanager
def _timed(taken: dict[str, float], what: str) -> Iterator[None]:
    """Measure the processor time of all threads."""
    began = time.process_time()
    yield
    taken[what] = time.process_time() - began


async def _games(
    statistics: Statistics, user: int, *, server: int | None, reader: int
) -> tuple[PastGame, ...]:
    return await statistics.games(user, "k2", revision=K2.summary_revision, server=server, reader=reader)


def _channel(table: int) -> int:
    return table % CHANNELS + 1 if table % 10 else HIDDEN


def fill(
    path: Path,
    own: int,
    every: int,
    *,
    user: int = 1,
    server: int = 1,
    channel: int | None = None,
    inputs: int = 1,
) -> None:
    """Store ``every`` games of a server, ``own`` of them with that user.

    All are in that ``channel``; for None in several, one of them hidden.
    """
    game = Catalogue(registry.makers(), "en").game("k2")
    recording = game.replay(GAME.read_text(encoding="utf-8"))
    end = recording.steps[-1].state
    summaries, placed = game.summaries(recording.steps), game.placements(end)
    chance = Random(1)  # noqa: S311 - not cryptographic
    now = datetime.now(UTC).isoformat()
    rest = (now, now, 1, json.dumps({"side": "easy", "season": "winter"}))
    times = json.dumps([30.5 + number for number in range(54)])
    with closing(sqlite3.connect(path)) as database, database:
        for table in range(1, every + 1):
            database.execute(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, seed, created,"
                " begun, rules, options) VALUES (?, ?, ?, 1, 'k2', 'over', 'seed', ?, ?, ?, ?)",
                (table, server, place := channel or _channel(table), *rest),
            )
            feats = [(kind, seat) for kind in game.best_kinds for seat in range(5)]
            database.executemany(
                "INSERT INTO feat VALUES (?, ?, ?, 'k2', ?, ?, ?)",
                ((table, server, place, kind, chance.randint(1, 20), seat) for kind, seat in feats),
            )
            database.executemany(
                "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
                " VALUES (?, ?, 0, 'answer', '', ?, ?)",
                ((table, number, ANSWER, now) for number in range(1, inputs + 1)),
            )
            for one in placed:
                is_own = one.seat == 0 and table % (every // own) == 0
                player = user if is_own else 2 + (table + one.seat) % PEOPLE
                database.execute(
                    "INSERT INTO member (table_id, place, user_id, name) VALUES (?, ?, ?, ?)",
                    (table, one.seat, player, f"player {player}"),
                )
                database.execute(
                    "INSERT INTO placement VALUES (?, ?, ?, ?, ?, ?)",
                    (table, one.seat, player, one.place, one.points, json.dumps(dict(one.facts))),
                )
                database.execute(
                    "INSERT INTO rated_place VALUES (?, ?, ?, NULL, ?, 'all')",
                    (table, one.seat, player, one.place),
                )
                database.execute(
                    "INSERT INTO summary VALUES (?, ?, ?, ?, ?)",
                    (table, one.seat, game.summary_revision, json.dumps(dict(summaries[one.seat])), times),
                )
        database.execute("DELETE FROM unsummarised")
