"""Ratings, computed in idle time from the results of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.ratings import Anchors, Entry, after_game
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.play import ReplayError
from k2bot.host.service.jobs import IdleWork
from k2bot.host.service.ownership import sole_use
from k2bot.host.store.ratings import PersonRating, RatedGame, RatingChange, Ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from k2bot.host.service.catalogue import Catalogue
    from k2bot.location import Location
    from k2bot.text.words import Words

PAUSE_FACTOR = 4.0
"""Pause after each batch, as a multiple of the time it took, so that play is never slowed down."""
GAMES_AT_ONCE = 500
"""Number of games rated and stored at once; others have their turn in between."""


class Rater:
    """Keeps the ratings of all servers up to date.

    A game is rated once for each of its players: when it has ended, and for those who join the ratings later
    when they do. What it has changed for somebody stays as it is, whoever joins, leaves or is forgotten. If
    computers are measured again, games that end from then on are compared with the new anchors.
    """

    def __init__(self, catalogue: Catalogue, ratings: Ratings) -> None:
        self._catalogue = catalogue
        self._ratings = ratings
        self.work = IdleWork[tuple[int, str]](
            "ratings", ratings.due, lambda place: self.rate(*place), rest=PAUSE_FACTOR
        )

    async def rate(self, server: int, key: str) -> None:
        """Rate the games of a server that have waited longest, or none if its ratings change meanwhile."""
        if key not in self._catalogue.keys:
            raise ReplayError("replay-no-game", game=key)
        pending = await self._ratings.pending(server, key, GAMES_AT_ONCE)
        anchors = self._catalogue.game(key).anchors
        changes = await in_thread(rate_games, pending.games, pending.known, anchors)
        await self._ratings.store(server, key, pending, changes)


def rate_games(
    games: Sequence[RatedGame], known: Mapping[int, PersonRating], anchors: Anchors
) -> list[RatingChange]:
    """What these games change, one after the other, for people whose ratings are ``known`` so far."""
    now, changes = dict(known), list[RatingChange]()
    for game in games:
        for change in _changes(game, now, anchors):
            now[change.user_id] = now.get(change.user_id, PersonRating()).after(change)
            changes.append(change)
    return changes


def _changes(game: RatedGame, known: Mapping[int, PersonRating], anchors: Anchors) -> Iterator[RatingChange]:
    """What a game changes for those who haven't been rated in it yet."""
    before = {
        seat.player: seat.rating or known.get(seat.player, PersonRating()).rating
        for seat in game.seats
        if isinstance(seat.player, int)
    }
    after = after_game([Entry(seat.player, seat.place) for seat in game.seats], before, anchors)
    for seat in game.seats:
        user = seat.player
        if isinstance(user, str) or user not in after or seat.rating is not None or seat.counts == "nothing":
            continue
        gains = after[user].points > before[user].points
        rating = before[user] if seat.counts == "losses" and gains else after[user]
        yield RatingChange(game.table_id, user, game.ended, before[user], rating)


async def recompute(
    database: Location, catalogue: Catalogue, words: Words, tell: Callable[[str], None]
) -> None:
    """Rate what is yet to be rated, add all ratings up from their changes, and tell how many there are.

    Raises StoreError, also if a bot is running.
    """
    async with sole_use(database) as store:
        with store.errors_as_store_errors():
            ratings = Ratings(store)
            rater, servers = Rater(catalogue, ratings), await ratings.servers()
            for key in catalogue.keys:
                for server in servers:
                    while await ratings.is_pending(server, key):
                        await rater.rate(server, key)
                    games = await ratings.replay(server, key)
                    people = (await ratings.counts(server)).get(key, 0)
                    tell(
                        words.text(
                            "ratings-computed", server=str(server), game=key, games=games, people=people
                        )
                    )
            if not servers:
                tell(words.text("ratings-no-server"))
