"""Ratings, computed in idle time from the results of finished games."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from k2bot.game.ratings import DRIFT, NEWCOMER, Anchors, after_game
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.play import ReplayError
from k2bot.host.service.jobs import IdleWork
from k2bot.host.service.ownership import sole_use
from k2bot.host.store.ratings import PersonRating, RatedGame, Ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.location import Location
    from k2bot.text.words import Words

NOTE_PREFIX = "ratings"
"""Beginning of the keys of the store's notes with what each game's ratings were computed by."""
PAUSE_FACTOR = 4.0
"""Pause after each server, as a multiple of the time it took, so that play is never slowed down."""
GAMES_AT_ONCE = 200
"""Number of games rated at once; others have their turn in between."""


class Rater:
    """Keeps the ratings of all servers up to date.

    A game that ends after all rated ones is added to them. After anything else, such as somebody joining or
    being forgotten, everything is computed again from the first game on; both give the same ratings.
    """

    def __init__(self, store: Store, catalogue: Catalogue, ratings: Ratings) -> None:
        self._store = store
        self._catalogue = catalogue
        self._ratings = ratings
        self.work = IdleWork[tuple[int, str]](
            "ratings", ratings.due, lambda place: self.rate(*place), rest=PAUSE_FACTOR
        )

    async def begin(self) -> None:
        """Have everything computed again if a new version computes it differently; call once."""
        for key in self._catalogue.keys:
            anchors, note = self._catalogue.game(key).anchors, f"{NOTE_PREFIX}-{key}"
            basis = repr((NEWCOMER, DRIFT, sorted(anchors.items())))
            if await self._store.note(note) != basis:
                await self._ratings.restart(key)
                await self._store.set_note(note, basis)
        self.work.wake()

    async def rate(self, server: int, key: str) -> int:
        """Rate what is yet to be rated on a server; returns the number of games that counted."""
        if key not in self._catalogue.keys:
            raise ReplayError("replay-no-game", game=key)
        pending, ratings = await self._ratings.pending(server, key), self._ratings
        anchors = self._catalogue.game(key).anchors
        known, games = pending.known, None if pending.tables is None else await ratings.games(pending.tables)
        newest = max((one.newest for one in known.values()), default="")
        whole = games is None or (len(games) > 0 and games[0].ended <= newest)
        if games is None or whole:
            known, games = {}, await ratings.games(await ratings.finished(server, key))
        after, counted = await _rate_in_slices(games, known, anchors)
        await ratings.store(server, key, pending.upto, after, all_of_them=whole)
        return counted


async def _rate_in_slices(
    games: Sequence[RatedGame], known: Mapping[int, PersonRating], anchors: Anchors
) -> tuple[dict[int, PersonRating], int]:
    """Ratings of the people in these games after them, in order, and the number of games that counted."""
    after, counted = dict[int, PersonRating](), 0
    for first in range(0, len(games), GAMES_AT_ONCE):
        counted += await in_thread(rate_games, games[first : first + GAMES_AT_ONCE], known, after, anchors)
        await asyncio.sleep(0)
    return after, counted


def rate_games(
    games: Sequence[RatedGame],
    known: Mapping[int, PersonRating],
    after: dict[int, PersonRating],
    anchors: Anchors,
) -> int:
    """Rate games in order, starting from ``after`` and else from ``known``; returns how many counted.

    Ratings that change are put into ``after``.
    """
    counted = 0
    for game in games:
        people = [one.player for one in game.entries if isinstance(one.player, int)]
        own = {user: latest for user in people if (latest := after.get(user) or known.get(user))}
        rated = after_game(game.entries, {user: one.rating for user, one in own.items()}, anchors)
        for user, rating in rated.items():
            number = own[user].games if user in own else 0
            after[user] = PersonRating(rating, number + 1, game.ended)
        counted += bool(rated)
    return counted


async def recompute(
    database: Location, catalogue: Catalogue, words: Words, tell: Callable[[str], None]
) -> None:
    """Compute all ratings from the first game on, and tell how many there are.

    Raises StoreError, also if a bot is running.
    """
    async with sole_use(database) as store:
        with store.errors_as_store_errors():
            ratings, has_games = Ratings(store), False
            rater = Rater(store, catalogue, ratings)
            for key in catalogue.keys:
                for server in await ratings.restart(key):
                    games = await rater.rate(server, key)
                    people = (await ratings.counts(server)).get(key, 0)
                    has_games = True
                    tell(
                        words.text(
                            "ratings-computed", server=str(server), game=key, games=games, people=people
                        )
                    )
            if not has_games:
                tell(words.text("ratings-no-server"))
