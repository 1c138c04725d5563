"""Lists of past games: what each filter lists, without games their reader may not see."""

import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import product

from k2bot.host.rows import HistoryFilter
from k2bot.host.store import Store
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.statistics import Statistics
from tests.host.migrated import prepared

GAMES = 300
SERVERS = {10: (1, 2, 3), 20: (4, 5), None: (6, 7)}
"""Channels by server; None for private chats."""
SEEN = (1, 2)
"""Channels of the first server visible to the reader."""
BEGUN = ("2030-05-01T12:00:00+00:00",) * 2
READER, FRIEND, COMPUTER = 100, 101, -1
SIZE, LAST = 20, 99
"""Games on a page, and a number that no page has: the last one is shown."""


@dataclass(frozen=True)
class Played:
    """A stored game with its members and places."""

    id: int
    server: int | None
    channel: int
    game: str
    status: str
    kind: str
    people: tuple
    computers: int
    places: tuple

    def shown(self, wanted, here, server):
        """Whether a reader in channel ``here`` gets it listed."""
        own, won = READER in self.people, False
        if own and self.status == "over":
            first = [user for user, place in zip(self.people, self.places, strict=False) if place == 1]
            won = self.places.count(1) == 1 and READER in first and len(self.places) > 1
        company = len(self.people), len(self.people) + self.computers
        return (
            self.status in ("over", "cancelled")
            and (own or self.kind == "game")
            and wanted.game in ("", self.game)
            and (wanted.player is None or wanted.player in self.people)
            and {
                "near": own or self.channel == here,
                "mine": own,
                "channel": self.channel == here,
                "server": server is not None and self.server == server and (own or self.channel in SEEN),
            }[wanted.where]
            and {
                "any": True,
                "won": won and self.kind != "practice",
                "people": company[0] > 1,
                "computers": company[0] < 2 <= company[1],
                "solo": company[1] == 1,
                "cancelled": self.status == "cancelled",
            }[wanted.only]
        )


def drawn(number, chance):
    server = chance.choice([*SERVERS])
    people = tuple(chance.sample(range(READER, READER + 4), chance.randint(1, 3)))
    kind = "game" if server else chance.choice(["game", "daily", "practice"])
    computers = chance.randint(0, 2)
    places = tuple(chance.choices((1, 2, 3), k=len(people) + computers))
    status = chance.choice(["over", "over", "cancelled", "running"])
    game, channel = chance.choice(["tiny", "heap"]), chance.choice(SERVERS[server])
    return Played(number, server, channel, game, status, kind, people, computers, places)


def write(path, games):
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DROP INDEX one_open_table_per_channel")
        for one in games:
            database.execute(
                "INSERT INTO game_table (id, guild_id, channel_id, host_id, game, status, kind, options,"
                " seed, created, begun, rules) VALUES (?, ?, ?, ?, ?, ?, ?, '{}', 'seed', ?, ?, 1)",
                (one.id, one.server, one.channel, one.id, one.game, one.status, one.kind, *BEGUN),
            )
            users = (*one.people, *range(COMPUTER, COMPUTER - one.computers, -1))
            for seat, (user, place) in enumerate(zip(users, one.places, strict=True)):
                level = None if user > 0 else "weak"
                database.execute(
                    "INSERT INTO member (table_id, place, user_id, name, level) VALUES (?, ?, ?, 'x', ?)",
                    (one.id, seat, user, level),
                )
                if one.status == "over":
                    database.execute(
                        "INSERT INTO placement VALUES (?, ?, ?, ?, 0, '{}')", (one.id, seat, user, place)
                    )


async def test_every_filter_lists_exactly_the_matching_past_games(tmp_path):
    chance = random.Random(1)  # noqa: S311 - not cryptographic
    games = [drawn(number, chance) for number in range(1, GAMES + 1)]
    path = prepared(tmp_path / "games.sqlite3")
    write(path, games)
    store = await Store.open(path)
    try:
        overviews, found = Overviews(store), set()
        wanted = product(
            ("", "tiny"),
            ("near", "mine", "channel", "server"),
            ("any", "won", "people", "computers", "solo", "cancelled"),
            (None, FRIEND),
        )
        for one in (HistoryFilter(*own) for own in wanted):
            for here, server in ((3, 10), (6, None)):
                expected = [game.id for game in games[::-1] if game.shown(one, here, server)]
                number = chance.choice((0, 1, LAST))
                page = await overviews.past_games(
                    one,
                    number,
                    SIZE,
                    reader=READER,
                    channel=here,
                    server=server,
                    channels=SEEN if server else (),
                )
                at = min(number, max(0, len(expected) - 1) // SIZE)
                assert (page.number, page.count) == (at, len(expected)), one
                listed = [table.row.id for table in page.tables]
                assert listed == expected[at * SIZE :][:SIZE], one
                found.update(listed)
        assert len(found) > GAMES / 4
    finally:
        await store.close()


async def test_only_players_who_share_a_place_are_tied(tmp_path):
    places = ((1, 2, 3), (2, 1, 3), (3, 1, 2), (2, 1, 2), (1, 1, 3))
    path = prepared(tmp_path / "games.sqlite3")
    write(
        path,
        [
            Played(number, 10, 1, "tiny", "over", "game", (READER, FRIEND), 1, own)
            for number, own in enumerate(places, 1)
        ],
    )
    store = await Store.open(path)
    try:
        games = await Statistics(store).games(READER, "tiny", revision=1, server=None, reader=READER)
        assert [(game.place, game.tied) for game in games] == [
            (1, False), (2, False), (3, False), (2, True), (1, True)
        ]  # fmt: skip
    finally:
        await store.close()
