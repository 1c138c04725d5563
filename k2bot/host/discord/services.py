"""Discord-independent services for a range of servers, for handlers of presses and commands."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from k2bot.host.people import Languages, Lessons
from k2bot.host.refusals import HostRefusal
from k2bot.host.service.background import Computers, Timers
from k2bot.host.service.dailies import Dailies
from k2bot.host.service.exercises import Courses, Puzzles
from k2bot.host.service.exports import Exports
from k2bot.host.service.jobs import IdleWork
from k2bot.host.service.practice import Practice, ReplayedGames
from k2bot.host.service.ratings import Rater
from k2bot.host.service.reviews import Comparisons, Reviewer
from k2bot.host.service.spreadsheets import Spreadsheets
from k2bot.host.service.summaries import PAUSE_FACTOR, Summaries
from k2bot.host.service.tables import TableAllowance, Tables
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.ratings import Ratings
from k2bot.host.store.statistics import Results, Statistics

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2bot.config import Settings
    from k2bot.game.base import AnyGame
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.text.words import Words
    from k2bot.thinking.processes import Thinking


class HostServices:
    """Store, tables, and everything built on them; ``thinking`` is shared by the whole process."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        catalogue: Catalogue,
        thinking: Thinking,
        available: tuple[str, ...] | None,
    ) -> None:
        self.store = store
        self.catalogue = catalogue
        self.languages = languages = Languages(store, settings.language, available)
        allowance = TableAllowance(settings.tables_of_person, settings.tables_of_server)
        patience = timedelta(hours=settings.patience) if settings.patience else None
        self.tables = tables = Tables(
            store,
            catalogue,
            languages=languages,
            patience=patience,
            allowance=allowance,
            lifetime=timedelta(days=settings.keep_days) if settings.keep_days else None,
        )
        self.timers = Timers(store, tables)
        self.statistics = Statistics(store)
        self.results = Results(store)
        self.spreadsheets = Spreadsheets(self.results)
        self.computers = Computers(thinking, percent=settings.computer_budget)
        self.reviewer = Reviewer(thinking, percent=settings.computer_budget)
        self.comparisons = Comparisons(
            store, catalogue, self.statistics, thinking, percent=settings.computer_budget
        )
        self.dailies = Dailies(store, catalogue, tables, self.comparisons)
        self.exports = Exports(tables.personal_data, self.dailies)
        self.courses = Courses(store, catalogue, languages)
        self.puzzles = Puzzles(store, catalogue, languages, tables.now)
        self.lessons = Lessons(store, tables.preferences)
        self.practice = Practice(store, tables)
        self.replayed = ReplayedGames()
        self.overviews = Overviews(store)
        self.summaries = Summaries(store, catalogue, self.statistics)
        self.ratings = Ratings(store)
        self.rater = Rater(catalogue, self.ratings)
        rate = self.rater.work.wake
        self.pruning = IdleWork("pruning", tables.next_expired, tables.delete, rest=PAUSE_FACTOR)
        tables.on_over += (self.summaries.work.wake, self.comparisons.work.wake, rate)
        tables.preferences.on_change += (rate,)

    @property
    def idle_work(self) -> tuple[Reviewer | Comparisons | IdleWork[Any], ...]:
        """Background work that can be closed at any time, and more than once."""
        works = self.summaries.work, self.dailies.work, self.rater.work  # daily games in range 0 alone
        return (self.reviewer, self.comparisons, *works, self.pruning)

    @property
    def words(self) -> Words:
        """Phrasebook of the current reader."""
        return self.languages.reader_words

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """All games, in the current reader's language."""
        return tuple(self.game(key) for key in self.catalogue.keys)

    def game(self, key: str) -> AnyGame:
        """Game in the current reader's language."""
        return self.catalogue.game(key, self.languages.reader)

    def game_with(self, key: str, has: Callable[[AnyGame], object] = lambda _: True) -> AnyGame:
        """Game that a control names, if it ``has`` something. Raises Refusal for an outdated control."""
        if key not in self.catalogue.keys or not has(self.game(key)):
            raise HostRefusal("discord-old-button")
        return self.game(key)

    def one_with(
        self, key: str, has: Callable[[AnyGame], object], counts: Mapping[str, int]
    ) -> tuple[AnyGame, list[AnyGame]]:
        """Game with that key, or the one with the highest count if it's empty, and all others that have it.

        Raises Refusal for an outdated control.
        """
        games = [game for game in self.games if has(game)]
        if games and not key:
            key = max(games, key=lambda game: counts.get(game.key, 0)).key
        return self.game_with(key, has), [game for game in games if game.key != key]
