"""A server's best results, compared with reading all its games one by one."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.statistics import Feat
from k2bot.host.store import Store
from k2bot.host.store.statistics import Results, Statistics
from tests.host.migrated import prepared

NOW = "2030-05-01T12:00:00+00:00"
HIDING, COMPUTER, FORMER = 3, -1, -1_000_000
"""A person who hides their statistics, and the ids of a computer and a former player."""
KINDS = ("points", "table")


@dataclass(frozen=True)
class Ended:
    """A finished game: its server, channel and people, and their points by seat."""

    server: int | None
    channel: int
    game: str
    thread: bool
    people: tuple[int, ...]
    points: tuple[int, ...]
    again: bool
    """Whether it was evaluated twice."""

    @property
    def feats(self):
        yield from (Feat("points", points, seat) for seat, points in enumerate(self.points))
        yield Feat("table", sum(self.points))


@st.composite
def games(draw):
    people = draw(st.lists(st.sampled_from((1, 2, HIDING, COMPUTER, FORMER)), min_size=1, unique=True))
    points = st.lists(st.integers(-3, 3), min_size=len(people), max_size=len(people))
    server, channel = draw(st.sampled_from(((7, 71), (7, 72), (7, 73), (8, 81), (None, 90))))
    return Ended(
        server, channel, draw(st.sampled_from(("tiny", "heap"))), draw(st.booleans()),
        tuple(people), tuple(draw(points)), draw(st.booleans()),
    )  # fmt: skip


def write(path, ended):
    """Store the games as the bot does, numbered from 1."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO setting VALUES ('person', ?, 'statistics', 'off')", (HIDING,))
        for table, game in enumerate(ended, 1):
            channel = 1000 + table if game.thread else game.channel
            database.execute(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, seed, created,"
                " begun, rules, options) VALUES (?, ?, ?, 1, ?, 'over', 'seed', ?, ?, 1, '{}')",
                (table, game.server, channel, game.game, NOW, NOW),
            )
            message = channel if game.thread else 5
            database.execute(
                "INSERT INTO post (table_id, key, channel_id, message_id, due, created, changed)"
                " VALUES (?, 'lobby', ?, ?, 0, ?, ?)",
                (table, game.channel, message, NOW, NOW),
            )
            for seat, user in enumerate(game.people):
                database.execute(
                    "INSERT INTO member (table_id, place, user_id, name) VALUES (?, ?, ?, ?)",
                    (table, seat, user, f"player {user}"),
                )
                database.execute(
                    "INSERT INTO placement VALUES (?, ?, ?, 1, ?, ?)",
                    (table, seat, user, game.points[seat], json.dumps({})),
                )


def best_of(ended, server, channels):
    """Yield the best result of each kind with its table and people, from reading every game."""
    for kind in KINDS:
        found = [
            (feat.score, -table, -(feat.seat or 0), tuple(f"player {user}" for user in users))
            for table, game in enumerate(ended, 1)
            if (game.server, game.game) == (server, "tiny") and game.channel in channels
            for feat in game.feats
            for users in [game.people if feat.seat is None else (game.people[feat.seat],)]
            if feat.kind == kind and all(user > 0 and user != HIDING for user in users)
        ]
        if found:
            score, table, _, names = max(found)
            yield kind, score, -table, names


async def read(path, ended, server, channels):
    store = await Store.open(path)
    try:
        statistics = Statistics(store)
        for table, game in enumerate(ended, 1):
            for _ in range(1 + game.again):
                await statistics.store(table, 1, feats=game.feats)
        return await Results(store).best("tiny", KINDS, server=server, channels=channels)
    finally:
        await store.close()


@settings(max_examples=25, deadline=None)
@given(
    st.lists(games(), max_size=12), st.sampled_from((7, 8)), st.sets(st.sampled_from((71, 72, 73, 81, 90)))
)
def test_best_results_match_reading_every_game(ended, server, channels):
    with TemporaryDirectory() as folder:
        path = prepared(Path(folder) / "games.sqlite3")
        write(path, ended)
        found = asyncio.run(read(path, ended, server, channels))
    told = [(row.result.kind, row.result.score, row.table_id, row.names) for row in found]
    assert told == [*best_of(ended, server, channels)]
    assert all(row.result.seats == len(ended[row.table_id - 1].people) for row in found)
