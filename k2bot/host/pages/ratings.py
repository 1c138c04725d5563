"""Page of a server's ratings in one game, and the line about one's own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from k2bot.game.ratings import NEWCOMER, SETTLED, Rating, computer_points
from k2bot.game.values import HostButton, Page, Style
from k2bot.host.pages.settings import PREFER_HERE
from k2bot.text.formatting import SHOWN_NAME_LENGTH, markdown_name, names_by_person

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.preferences import PersonalPreferences
    from k2bot.host.store.ratings import ListedRating
    from k2bot.text.words import Words

SHOW_RATINGS = "show-ratings"
"""Verb that opens the ratings of a game; the argument of all verbs here is the game's key."""
JOIN_RATINGS = "join-ratings"
LEAVE_RATINGS = "leave-ratings"

ACTIVE = timedelta(days=90)
"""Time since the newest rated game in which a person is listed."""
MAX_ROWS = 20
"""Maximum number of people in the list."""


@dataclass(frozen=True, slots=True)
class RatingList:
    """Ratings on a server as one person sees them: those of active people, and their own."""

    reader: int
    own: PersonalPreferences
    ratings: tuple[ListedRating, ...]
    """Best first."""
    active_since: datetime
    pending: bool
    """Whether games are yet to be rated."""


def ratings_page(game: AnyGame, ratings: RatingList, others: Sequence[AnyGame], words: Words) -> Page:
    """Ratings on a server that has switched them on, with buttons to join or leave."""
    lines = [
        words.text("ratings-head", game=game.title),
        *_list(ratings, words),
        *_about_reader(ratings, words),
        words.text("ratings-pending") if ratings.pending else "",
        *computer_ratings(game, words),
        words.text("ratings-means", first=str(NEWCOMER.points), settled=SETTLED),
        words.text("ratings-counted"),
    ]
    return Page.of(lines, _buttons(game, ratings, others, words))


def no_ratings_page(words: Words, *, manages: bool) -> Page:
    """Page of a server without ratings; people who manage it get a link to its settings."""
    settings = HostButton(PREFER_HERE, words.text("preferences-button-server"))
    return Page.of([words.text("ratings-off", manages=manages)], [settings] if manages else [])


def own_line(rating: Rating, games: int, words: Words) -> str:
    """Line about a person's rating on the server, for their statistics."""
    return words.text("statistics-rating", points=_points(rating, games, words))


def _list(ratings: RatingList, words: Words) -> Iterator[str]:
    """People who have played lately; equal ratings share a place."""
    active = [one for one in ratings.ratings if one.newest >= ratings.active_since]
    if not active:
        yield words.text("ratings-nobody")
    names = names_by_person({one.user_id: one.name for one in active}, SHOWN_NAME_LENGTH)
    rows = [one for number, one in enumerate(active) if number < MAX_ROWS or one.user_id == ratings.reader]
    for one in rows:
        place = 1 + sum(other.rating.points > one.rating.points for other in active)
        yield words.text(
            "ratings-line",
            place=place,
            name=markdown_name(names[one.user_id]),
            own=one.user_id == ratings.reader,
            points=_points(one.rating, one.games, words),
            games=one.games,
        )
    if len(active) > len(rows):
        yield words.text("ratings-more", count=len(active) - len(rows))


def _points(rating: Rating, games: int, words: Words) -> str:
    """Points, with a mark while they are provisional."""
    return words.text("ratings-points", points=str(rating.points), settled=games >= SETTLED)


def _about_reader(ratings: RatingList, words: Words) -> Iterator[str]:
    """Notes on the reader's own rating, if it isn't in the list."""
    own = next((one for one in ratings.ratings if one.user_id == ratings.reader), None)
    if not ratings.own.ratings:
        yield words.text("ratings-invite")
    elif not ratings.own.statistics:
        yield words.text("ratings-hidden")
    elif own is None:
        yield words.text("ratings-no-game")
    elif own.newest < ratings.active_since:
        yield words.text("ratings-away", points=_points(own.rating, own.games, words))


def computer_ratings(game: AnyGame, words: Words, message: str = "ratings-computers") -> Iterator[str]:
    """Line with the ratings of the computers, if they have been measured."""
    levels = [
        words.text("ratings-computer", level=label, points=str(computer_points(game.anchors[level])))
        for level, label in game.levels
        if level in game.anchors
    ]
    if levels:
        pairs = max(game.seats) == 2
        # words: ratings-computers, lobby-computers
        yield words.text(message, levels=", ".join(levels), pairs=pairs)


def _buttons(
    game: AnyGame, ratings: RatingList, others: Sequence[AnyGame], words: Words
) -> tuple[HostButton, ...]:
    change = (
        HostButton(LEAVE_RATINGS, words.text("ratings-button-leave"), game.key)
        if ratings.own.ratings
        else HostButton(JOIN_RATINGS, words.text("ratings-button-join"), game.key, style=Style.PRIMARY)
    )
    return (change, *(HostButton(SHOW_RATINGS, other.title, other.key) for other in others))
