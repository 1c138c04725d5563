"""Ratings: adding game by game gives the same as recomputing everything."""

import asyncio
import sqlite3
from collections import defaultdict
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.ratings import NEWCOMER, SETTLED, Entry, Rating, after_game, computer_points
from k2bot.host.service.ratings import Rater, recompute
from k2bot.host.store import Store
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.store.ratings import Ratings
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, catalogue_of, setting
from tests.host.migrated import prepared
from tests.host.tiny_game import TinyGame
from tests.phrases import says

HERE, THERE = 91, 92
ANCHORS = {"weak": (10.0, 1.0), "strong": (40.0, 2.0)}


class Rated(TinyGame):
    """The tiny game with measured anchors for all levels but one."""

    levels = (("weak", "weak"), ("strong", "strong"), ("unknown", "unknown"))
    anchors = ANCHORS


@dataclass(frozen=True)
class Finished:
    """A finished game: players by seat, their places, and what happened."""

    server: int | None
    players: tuple
    places: tuple
    ended: int
    resigned: tuple = ()
    """Seats in the order they resigned."""
    special: str = ""


@dataclass
class Club:
    """A store with games, and an independent model of its ratings."""

    store: Store
    rater: Rater
    games: list = field(default_factory=list)
    joined: set = field(default_factory=set)
    hidden: set = field(default_factory=set)
    on: set = field(default_factory=set)
    gone: set = field(default_factory=set)

    async def open(self, *people):
        """Switch ratings on here, with these people taking part."""
        await self.switch(HERE)
        for who in people:
            await self.join(who)

    async def begin(self):
        """Do the bot's rating work at its start to completion."""
        await self.rater.begin()
        await self.rater.work.close()
        await self.rate()

    async def join(self, who, joins=True):
        await setting(self.store, "person", who, "ratings", "on" if joins else None)
        (self.joined.add if joins else self.joined.discard)(who)

    async def hide(self, who, hides=True):
        await setting(self.store, "person", who, "statistics", "off" if hides else None)
        (self.hidden.add if hides else self.hidden.discard)(who)

    async def switch(self, server, on=True):
        await setting(self.store, "guild", server, "ratings", "on" if on else "off")
        (self.on.add if on else self.on.discard)(server)

    async def forget(self, who):
        stored = PersonalData(self.store)
        assert await stored.forget(who, "nobody", await stored.tables(who))
        assert not (await stored.of(who)).get("ratings")
        self.joined.discard(who)
        self.hidden.discard(who)
        self.games = [
            replace(one, players=tuple(None if p == who else p for p in one.players)) for one in self.games
        ]

    async def play(self, game):
        """Store a finished game."""
        table = len(self.games) + 1
        self.games.append(game)
        kind = game.special if game.special in ("daily", "practice") else "game"
        now = "2030-01-01T00:00:00+00:00"
        async with self.store.database.transaction() as put:
            put.change(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, options, seed,"
                " created, begun, rules, kind) VALUES (?, ?, ?, 1, 'tiny', 'over', '{}', 's', ?, ?, 1, ?)",
                (table, game.server, table, now, now, kind),
            )
            for seat, player in enumerate(game.players):
                level = player if isinstance(player, str) else None
                user = -1 - seat if level or player is None else player
                standin = "weak" if game.special == "standin" and not seat else None
                member = (table, seat, user, f"P{user}")
                put.change(
                    "INSERT INTO member (table_id, place, user_id, name, level, standin)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (*member, level, standin),
                )
                put.change("UPDATE member SET standin = NULL")  # they are back
            if game.special == "swap":
                put.change(
                    "INSERT INTO proposal VALUES (?, 1, 'swap', 1, '{}', 0, ?, '[]', 'agreed', NULL)",
                    (table, now),
                )
            kinds = [("undo" if game.special == "undo" else "answer", 0)]
            kinds += [("resign", seat) for seat in game.resigned] + [("answer", 0)]
            for number, (what, seat) in enumerate(kinds, 1):
                put.change(
                    "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
                    " VALUES (?, ?, ?, ?, '', '', ?)",
                    (table, number, seat, what, f"2030-02-01T00:{game.ended:02}:00+00:00"),
                )
            for seat, place in enumerate(game.places):
                player = game.players[seat]
                user = player if isinstance(player, int) else -1 - seat
                put.change(
                    "INSERT INTO placement VALUES (?, ?, ?, ?, NULL, '{}')", (table, seat, user, place)
                )

    async def rate(self):
        """Rate everything due."""
        while (place := await self.rater._ratings.due()) is not None:
            await self.rater.rate(*place)

    def rows(self):
        """The ratings that are stored: server, user, mu, sigma and number of games."""
        path = self.store.database._path
        with closing(sqlite3.connect(path)) as database:
            return database.execute("SELECT guild_id, user_id, mu, sigma, games FROM rating").fetchall()

    def expected(self):
        """The same, computed by the model."""
        found = defaultdict(dict)
        order = sorted(enumerate(self.games), key=lambda one: (one[1].ended, one[0]))
        for game in (game for _, game in order):
            if game.server not in self.on or game.special not in ("", "once"):
                continue
            seats = [*range(len(game.players))]
            seats.sort(key=lambda seat: (seat in game.resigned, game.places[seat]))
            rank = {seat: game.places[seat] for seat in seats}
            rank |= {seat: 100 - number for number, seat in enumerate(game.resigned)}
            entries = [
                Entry(player, rank[seat])
                for seat, player in enumerate(game.players)
                if isinstance(player, str) or player in self.joined - self.hidden
            ]
            known = found[game.server]
            before = {user: one for user, (one, _) in known.items()}
            for user, rating in after_game(entries, before, ANCHORS).items():
                known[user] = (rating, known.get(user, (None, 0))[1] + 1)
        return sorted(
            (server, user, *rating, games)
            for server, own in found.items()
            for user, (rating, games) in own.items()
        )


@asynccontextmanager
async def club(folder):
    store = await Store.open(prepared(Path(folder) / "games.sqlite3"))
    try:
        yield Club(store, Rater(store, catalogue_of(Rated()), Ratings(store)))
    finally:
        await store.close()


def finished(chance):
    """A random finished game; most count for ratings."""
    people = chance.sample([ANN, BOB, CID], chance.choice([1, 2, 2, 3]))
    players = people + chance.choices(["weak", "strong", "unknown"], k=chance.choice([0, 1, 1, 2]))
    chance.shuffle(players)
    seats = range(len(players))
    return Finished(
        chance.choice([HERE, HERE, HERE, HERE, THERE, None]),
        tuple(players),
        tuple(chance.randint(1, len(players)) for _ in seats),
        chance.randrange(60),
        tuple(chance.sample(seats, min(len(seats), chance.choice([0, 0, 1, 2])))),
        chance.choice([""] * 8 + ["standin", "swap", "undo", "daily", "practice"]),
    )


def history(chance):
    """Random events, and whether ratings are updated after each."""
    for _ in range(12):
        what = chance.choice(["play"] * 10 + ["join", "join", "hide", "switch", "forget"])
        who, often = chance.choice([ANN, BOB, CID]), chance.random() < 0.7
        details = {
            "play": lambda: (finished(chance),),
            "join": lambda who=who, often=often: (who, often),
            "hide": lambda who=who, often=often: (who, not often),
            "switch": lambda often=often: (chance.choice([HERE, THERE]), often),
            "forget": lambda who=who: (who,),
        }
        yield what, details[what](), chance.random() < 0.5


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_incremental_ratings_equal_rating_all_games_in_order(seed):
    async def run():
        with TemporaryDirectory() as folder:
            async with club(folder) as own:
                await own.open(ANN, BOB, CID)
                for what, details, rated in history(Random(seed)):  # noqa: S311 - not cryptographic
                    await getattr(own, what)(*details)
                    if rated:
                        await own.rate()
                await own.rate()
                rows = sorted(own.rows())
                assert rows == own.expected()
                await own.rater._ratings.restart("tiny")
                await own.rate()
                assert sorted(own.rows()) == rows

    asyncio.run(run())


async def test_rating_a_new_game_does_not_recompute_earlier_ones(tmp_path, monkeypatch):
    async with club(tmp_path) as own:
        await own.open(ANN, BOB)
        await own.play(Finished(HERE, (ANN, BOB), (1, 2), 1))
        await own.rate()
        read = []
        games = own.rater._ratings.games

        async def noted(tables):
            read.append(sorted(tables))
            return await games(tables)

        monkeypatch.setattr(own.rater._ratings, "games", noted)
        await own.play(Finished(HERE, (ANN, BOB), (2, 1), 2))
        await own.rate()
        assert read == [[2]]
        await own.play(Finished(HERE, (ANN, BOB), (2, 1), 2))  # it ended at the same time
        await own.rate()
        assert read == [[2], [3], [1, 2, 3]]


async def test_a_person_who_opts_out_during_the_computation_gets_no_rating(tmp_path):
    async with club(tmp_path) as own:
        await own.open(ANN)
        await own.play(Finished(HERE, (ANN, "weak"), (1, 2), 1))
        pending = await own.rater._ratings.pending(HERE, "tiny")
        await own.rate()
        known = (await own.rater._ratings.pending(HERE, "tiny")).known
        await own.join(ANN, joins=False)
        await own.rater._ratings.store(HERE, "tiny", pending.upto, known, all_of_them=True)
        assert not own.rows()
        assert await own.rater._ratings.due() == (HERE, "tiny"), "and the others are rated without them"


async def test_new_anchors_recompute_all_ratings(tmp_path):
    async with club(tmp_path) as own:
        await own.open(ANN)
        await own.play(Finished(HERE, (ANN, "weak"), (1, 2), 1))
        await own.begin()
        await own.rater.begin()
        assert await own.rater._ratings.due() is None
        (before,) = own.rows()
        Rated.anchors = {"weak": (30.0, 1.0)}
        try:
            await own.begin()
        finally:
            Rated.anchors = ANCHORS
        (after,) = own.rows()
        assert after[2] > before[2]


async def test_the_recompute_command_rates_everything_and_reports_counts(tmp_path):
    told = []
    async with club(tmp_path) as own:
        await own.play(Finished(HERE, (ANN, "weak"), (1, 2), 1))
        path, catalogue = own.store.database._path, catalogue_of(Rated())
        await recompute(path, catalogue, words(), told.append)
        assert says(told.pop(), "ratings-no-server")
        await own.open(ANN)
        await own.play(Finished(HERE, (ANN, BOB), (1, 2), 2))
        await own.rate()
        rows = own.rows()
        async with own.store.database.transaction() as broken:
            broken.change("UPDATE rating SET mu = 99")
    await recompute(path, catalogue, words(), told.append)
    assert says(told[0], "ratings-computed", server=str(HERE), game="tiny", games=1, people=1)
    async with club(tmp_path) as own:
        assert own.rows() == rows


# ------------------------------------------------------------------------------------------ the numbers


def test_a_newcomer_has_750_points_and_a_middling_computer_1500():
    assert NEWCOMER.points == 750
    assert computer_points((25.0, 0.0)) == 1500
    assert Rating(-10.0, 8.0).points == 0


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 2), (3, 7, 7)])
def test_better_places_gain_more_and_equal_places_gain_equally(places):
    after = after_game([Entry(user, place) for user, place in zip((1, 2, 3), places, strict=True)], {}, {})
    gained = [after[user].mu for user in (1, 2, 3)]
    for (one, mu), (other, than) in pairwise(zip(places, gained, strict=True)):
        assert (one < other) == (mu > than + 1e-9)


def test_a_rated_game_needs_a_person_and_a_rated_opponent():
    assert after_game([Entry(1, 1)], {}, ANCHORS) == {}
    assert after_game([Entry(1, 1), Entry("unknown", 2)], {}, ANCHORS) == {}
    assert after_game([Entry("weak", 1), Entry("strong", 2)], {}, ANCHORS) == {}


def test_uncertainty_falls_with_games_but_never_to_zero():
    ratings = {1: NEWCOMER, 2: NEWCOMER}
    sigmas = []
    for number in range(500):
        ratings = after_game([Entry(1, 1 + number % 2), Entry(2, 2 - number % 2)], ratings, {})
        sigmas.append(ratings[1].sigma)
    assert sigmas[SETTLED] < NEWCOMER.sigma
    assert abs(sigmas[-1] - sigmas[-2]) < 1e-3
    assert sigmas[-1] > 0.5
