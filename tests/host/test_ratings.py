"""Ratings: each game is rated once for each of its players, and what it has changed for somebody stays."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import prod
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.ratings import NEWCOMER, SETTLED, Entry, Rating, after_game, computer_points
from k2bot.host.service import ratings as service
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
    """A finished game: players by seat, their places, and what it counts for them."""

    server: int | None
    players: tuple
    places: tuple
    ended: int
    counts: tuple = ("all",) * 9


@dataclass
class Club:
    """A store with games, and who takes part in its ratings."""

    store: Store
    rater: Rater
    games: list = field(default_factory=list)
    joined: set = field(default_factory=set)
    hidden: set = field(default_factory=set)
    on: set = field(default_factory=set)

    @property
    def taking_part(self):
        return self.joined - self.hidden

    async def open(self, *people):
        """Switch ratings on here, with these people taking part."""
        await self.switch(HERE)
        for who in people:
            await self.join(who)

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
        assert not {"ratings", "rating changes", "rated places"} & (await stored.of(who)).keys()
        self.joined.discard(who)
        self.hidden.discard(who)
        self.games = [
            replace(one, players=tuple(None if p == who else p for p in one.players)) for one in self.games
        ]

    async def begin(self, *players, server=HERE):
        """Store a running game of these people; returns its table."""
        now = "2030-01-01T00:00:00+00:00"
        async with self.store.database.transaction() as put:
            (row,) = await put.execute("SELECT COALESCE(MAX(id), 0) + 1 AS next FROM game_table")
            table = row["next"]
            put.change(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, options, seed,"
                " created, begun, rules) VALUES (?, ?, ?, 1, 'tiny', 'running', '{}', 's', ?, ?, 1)",
                (table, server, table, now, now),
            )
            for seat, player in enumerate(players):
                level = player if isinstance(player, str) else None
                user = -1 - seat if level or player is None else player
                put.change(
                    "INSERT INTO member (table_id, place, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
                    (table, seat, user, f"P{user}", level),
                )
        return table

    async def play(self, game, table=None):
        """Store a finished game, or the end of the one at a table."""
        table = table or await self.begin(*game.players, server=game.server)
        self.games.append(game)
        async with self.store.database.transaction() as put:
            put.change("UPDATE game_table SET status = 'over' WHERE id = ?", (table,))
            put.change(
                "INSERT INTO input (table_id, number, seat, kind, stamp, answer, at)"
                " VALUES (?, 1, 0, 'answer', '', '', ?)",
                (table, f"2030-02-01T00:{game.ended:02}:00+00:00"),
            )
            for seat, (player, place) in enumerate(zip(game.players, game.places, strict=True)):
                user = player if isinstance(player, int) else -1 - seat
                level = player if isinstance(player, str) else None
                put.change(
                    "INSERT INTO rated_place VALUES (?, ?, ?, ?, ?, ?)",
                    (table, seat, user, level, place, game.counts[seat]),
                )
        return table

    async def rate(self):
        """Rate everything due."""
        while (place := await self.rater._ratings.due()) is not None:
            await self.rater.rate(*place)

    async def rows(self, sql="SELECT guild_id, user_id, mu, sigma, games FROM rating ORDER BY 1, 2"):
        """The ratings that are stored: server, user, mu, sigma and number of games."""
        return [tuple(row[key] for key in row.keys()) for row in await self.store.database.rows(sql)]  # noqa: SIM118

    async def changes(self):
        """What games have changed: ratings before and after, by person and table."""
        found = await self.rows(
            "SELECT user_id, table_id, mu, sigma, mu_after, sigma_after FROM rating_change"
        )
        return {(user, table): (Rating(*own[:2]), Rating(*own[2:])) for user, table, *own in found}

    async def mu(self, who):
        """A person's best guess here."""
        return next(mu for server, user, mu, *_ in await self.rows() if (server, user) == (HERE, who))


@asynccontextmanager
async def club(location):
    store = await Store.open(prepared(location))
    try:
        yield Club(store, Rater(catalogue_of(Rated()), Ratings(store)))
    finally:
        await store.close()


def finished(chance):
    """A random finished game; most count for ratings."""
    people = chance.sample([ANN, BOB, CID], chance.choice([1, 2, 2, 3]))
    players = people + chance.choices(["weak", "strong", "unknown"], k=chance.choice([0, 1, 1, 2]))
    chance.shuffle(players)
    return Finished(
        chance.choice([HERE, HERE, HERE, HERE, THERE, None]),
        tuple(players),
        tuple(chance.randint(1, len(players)) for _ in players),
        chance.randrange(60),
        tuple(chance.choice(["all"] * 6 + ["losses", "nothing"]) for _ in players),
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
def test_what_a_game_has_changed_stays_whatever_others_do(seed):
    async def run():
        with TemporaryDirectory() as folder:
            async with club(Path(folder) / "games.sqlite3") as own:
                await own.open(ANN, BOB, CID)
                for what, details, rated in history(Random(seed)):  # noqa: S311 - not cryptographic
                    before = await own.changes()
                    await getattr(own, what)(*details)
                    if rated:
                        await own.rate()
                    after, ended = await own.changes(), what == "switch" and not details[1]
                    kept = {key: one for key, one in before.items() if key[0] in own.taking_part}
                    assert ended or kept.items() <= after.items()
                    await check_ratings(own)
                await own.rate()
                await check_games(own)
                rows = await own.rows()
                for server in own.on:
                    await own.rater._ratings.replay(server, "tiny")
                assert [
                    (*one[:2], pytest.approx(one[2]), pytest.approx(one[3]), one[4])
                    for one in await own.rows()
                ] == rows
                assert not await own.rows("SELECT * FROM left_rating")

    asyncio.run(run())


async def check_ratings(own):
    """Each rating is the sum of its changes, and only people who take part have any."""
    changes = await own.rows(
        "SELECT guild_id, user_id, mu_after - mu, sigma_after / sigma FROM rating_change"
    )
    assert {user for _, user, *_ in changes} <= own.taking_part
    people = {one[:2] for one in changes}
    assert [one[:2] for one in await own.rows()] == sorted(people)
    for server, user, mu, sigma, games in await own.rows():
        mine = [one for one in changes if one[:2] == (server, user)]
        assert mu == pytest.approx(NEWCOMER.mu + sum(one[2] for one in mine))
        assert sigma == pytest.approx(NEWCOMER.sigma * prod(one[3] for one in mine))
        assert games == len(mine)


async def check_games(own):
    """Whoever takes part has been rated in each game with somebody to compare them with."""
    changed = (await own.changes()).keys()
    for table, game in enumerate(own.games, 1):
        if game.server in own.on:
            seats = [one for one in game.players if one in ANCHORS or one in own.taking_part]
            for seat, who in enumerate(game.players):
                if who in own.taking_part and game.counts[seat] != "nothing" and len(seats) > 1:
                    assert (who, table) in changed


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([1, 3, 200]))
def test_games_are_rated_in_the_order_in_which_they_ended(seed, at_once):
    """However many at once: as by the model, game by game."""
    chance = Random(seed)  # noqa: S311 - not cryptographic
    games = [replace(finished(chance), server=HERE, ended=ended) for ended in range(8)]

    async def run():
        with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            patch.setattr(service, "GAMES_AT_ONCE", at_once)
            async with club(Path(folder) / "games.sqlite3") as own:
                await own.open(ANN, BOB, CID)
                for game in chance.sample(games, len(games)):
                    await own.play(game)
                await own.rate()
                assert {user: Rating(mu, sigma) for _, user, mu, sigma, _ in await own.rows()} == expected()

    def expected():
        known = {}
        for game in games:
            pairs = zip(game.players, game.places, strict=True)
            after = after_game([Entry(*pair) for pair in pairs], known, ANCHORS)
            for seat, who in enumerate(game.players):
                if who in after and game.counts[seat] != "nothing":
                    before = known.get(who, NEWCOMER)
                    gains = game.counts[seat] == "losses" and after[who].points > before.points
                    known[who] = before if gains else after[who]
        return known

    asyncio.run(run())


# ----------------------------------------------------------------------------------- joining and leaving


def lost(*players, ended=1):
    """A game whose first player won."""
    return Finished(HERE, players, tuple(range(1, len(players) + 1)), ended)


@pytest.mark.parametrize("how", ["join", "hide", "forget"])
@pytest.mark.parametrize("rated", [True, False], ids=["rated", "not yet rated"])
async def test_a_loser_who_leaves_takes_nothing_from_the_winner(location, how, rated):
    """Not even right after the end, before the game is rated."""
    async with club(location) as own:
        await own.open(ANN, BOB)
        await own.play(lost(ANN, BOB))
        if rated:
            await own.rate()
        await leave(own, BOB, how)
        await own.rate()
        assert await own.mu(ANN) > NEWCOMER.mu
        assert [user for _, user, *_ in await own.rows()] == [ANN]
        assert not await own.rows("SELECT * FROM left_rating")


async def leave(own, who, how):
    await getattr(own, how)(*((who, how == "hide") if how != "forget" else (who,)))


@pytest.mark.parametrize("how", ["join", "hide"])
async def test_a_loser_who_leaves_before_the_end_is_still_beaten_as_strong_as_they_were(location, how):
    async with club(location) as own:
        await own.open(ANN, BOB, CID)
        for ended in range(1, 6):
            await own.play(lost(BOB, "strong", ended=ended))  # Bob is good
        await own.rate()
        table, equal = await own.begin(ANN, BOB), await own.begin(CID, BOB)
        await own.play(lost(CID, BOB, ended=7), equal)
        await own.rate()
        gained = await own.mu(CID)
        async with own.store.database.transaction() as put:  # as if that game hadn't been
            put.change("DELETE FROM rating_change WHERE table_id = ?", (equal,))
        await own.rater._ratings.replay(HERE, "tiny")
        await leave(own, BOB, how)
        await own.play(lost(ANN, BOB, ended=8), table)
        await own.rate()
        assert await own.mu(ANN) == pytest.approx(gained)
        await (own.hide(BOB, False) if how == "hide" else own.join(BOB))
        await own.rate()
        assert (BOB, table) in await own.changes(), "and it counts for Bob once he's back"


async def test_a_running_game_that_is_cancelled_leaves_no_strength_behind(location):
    async with club(location) as own:
        await own.open(ANN, BOB)
        table = await own.begin(ANN, BOB)
        await own.join(BOB, joins=False)
        assert await own.rows("SELECT table_id, seat, mu FROM left_rating") == [(table, 1, NEWCOMER.mu)]
        await own.store.database.change("UPDATE game_table SET status = 'cancelled'")
        assert await own.rows("SELECT * FROM left_rating") == []


async def test_leaving_and_coming_back_gains_nothing_for_anyone(location):
    """Nor does joining once more, or leaving before past games are rated."""
    async with club(location) as own:
        await own.open(ANN, BOB)
        for ended in range(4):
            await own.play(lost(*([ANN, BOB] if ended else [BOB, ANN]), ended=ended))
        await own.rate()
        before = await own.rows()
        await own.join(ANN)
        assert await own.rater._ratings.due() is None, "nothing begins or ends"
        for _ in range(2):
            await own.join(BOB, joins=False)
            await own.join(BOB)
            await own.join(BOB, joins=False)
            await own.rate()
            await own.join(BOB)
            await own.rate()
        after = await own.rows()
        assert after[0] == before[0]
        assert after[1][4] == before[1][4]
        assert after[1][2] == pytest.approx(before[1][2])


async def test_whoever_joins_later_is_rated_in_past_games_without_changing_those_already_rated(location):
    async with club(location) as own:
        await own.open(ANN, BOB)
        table = await own.play(lost(ANN, BOB, CID))
        alone = await own.play(lost(CID, ANN, ended=2))
        await own.rate()
        before = await own.changes()
        await own.join(CID)
        await own.rate()
        after = await own.changes()
        assert before.items() <= after.items()
        assert after.keys() - before.keys() == {(CID, table), (CID, alone), (ANN, alone)}
        assert after[ANN, alone][1].mu < after[ANN, alone][0].mu


async def test_ratings_that_change_during_the_computation_are_computed_again(location):
    async with club(location) as own:
        ratings = own.rater._ratings
        await own.open(ANN, BOB)
        await own.play(lost(ANN, BOB))
        await own.rate()
        await own.play(lost(ANN, BOB, ended=2))
        pending = await ratings.pending(HERE, "tiny", 9)
        changes = service.rate_games(pending.games, pending.known, ANCHORS)
        await own.join(BOB, joins=False)
        assert not await ratings.store(HERE, "tiny", pending, changes)
        assert await ratings.due() == (HERE, "tiny")
        await own.rate()
        assert [(user, games) for _, user, _, _, games in await own.rows()] == [(ANN, 2)]


async def test_a_newcomer_who_opts_out_during_the_computation_gets_no_rating(location):
    async with club(location) as own:
        ratings = own.rater._ratings
        await own.open(ANN, BOB)
        await own.play(lost(ANN, BOB))
        pending = await ratings.pending(HERE, "tiny", 9)
        changes = service.rate_games(pending.games, pending.known, ANCHORS)
        await own.join(BOB, joins=False)
        assert await ratings.store(HERE, "tiny", pending, changes)
        assert [user for _, user, *_ in await own.rows()] == [ANN]


async def test_new_anchors_count_from_the_next_game_on(location):
    async with club(location) as own:
        await own.open(ANN)
        await own.play(lost(ANN, "weak"))
        await own.rate()
        before = await own.changes()
        try:
            Rated.anchors = {"weak": (30.0, 1.0)}
            await own.play(lost(ANN, "weak", ended=2))
            await own.rate()
        finally:
            Rated.anchors = ANCHORS
        assert before.items() <= (await own.changes()).items()
        first, second = (after.mu - then.mu for then, after in (await own.changes()).values())
        assert second > first


async def test_the_recompute_command_rates_what_is_due_and_adds_everything_up(location):
    told = []
    async with club(location) as own:
        await own.play(lost(ANN, "weak"))
        catalogue = catalogue_of(Rated())
        await recompute(location, catalogue, words(), told.append)
        assert says(told.pop(), "ratings-no-server")
        await own.open(ANN)
        await own.play(lost(ANN, BOB, ended=2))
        await own.rate()
        rows = await own.rows()
        await own.play(lost(ANN, "strong", ended=3))
        async with own.store.database.transaction() as broken:
            broken.change("DELETE FROM rating")
    await recompute(location, catalogue, words(), told.append)
    assert says(told[0], "ratings-computed", server=str(HERE), game="tiny", games=2, people=1)
    async with club(location) as own:
        (row,) = await own.rows()
        assert (row[4], row[2] > rows[0][2]) == (2, True)


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
