"""Services of one bot that need no Discord: what handlers of presses and commands work with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from k2bot.host.people.allowances import TableAllowance
from k2bot.host.people.languages import Languages
from k2bot.host.people.privacy import Privacy
from k2bot.host.service.computer_seats import ComputerSeats
from k2bot.host.service.computers import Computers
from k2bot.host.service.courses import Courses
from k2bot.host.service.proposals import Proposals
from k2bot.host.service.reviews import Reviewer
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.host.store.overviews import Overviews
from k2bot.host.store.personal_data import PersonalData
from k2bot.host.timing.table_clocks import TableClocks
from k2bot.host.timing.timers import Alarm
from k2bot.thinking.processes import Thinking

if TYPE_CHECKING:
    from k2bot.config import Settings
    from k2bot.game.base import Game
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Services:
    """The store, the tables, and everything built on them."""

    store: Store
    catalogue: Catalogue
    languages: Languages
    tables: Tables
    alarm: Alarm
    computers: Computers
    computer_seats: ComputerSeats
    table_clocks: TableClocks
    proposals: Proposals
    reviewer: Reviewer
    courses: Courses
    overviews: Overviews
    privacy: Privacy

    @staticmethod
    async def start(
        settings: Settings, catalogue: Catalogue, spoken: tuple[str, ...] | None = None
    ) -> Services:
        """Open the store and make the rest. Raises StoreError."""
        store = await Store.open(settings.database)
        languages = Languages(store, settings.language, spoken)
        allowance = TableAllowance(settings.tables_of_person, settings.tables_of_server)
        patience = timedelta(hours=settings.patience) if settings.patience else None
        tables = Tables(store, catalogue, languages=languages, patience=patience, allowance=allowance)
        thinking = Thinking(settings.computer_workers)
        return Services(
            store,
            catalogue,
            languages,
            tables,
            alarm=Alarm(tables),
            computers=Computers(thinking, languages, budget=settings.computer_budget),
            computer_seats=ComputerSeats(tables),
            table_clocks=TableClocks(tables),
            proposals=Proposals(tables),
            reviewer=Reviewer(thinking, languages),
            courses=Courses(store, catalogue, languages),
            overviews=Overviews(store.database),
            privacy=Privacy(tables, PersonalData(store.database)),
        )

    @property
    def words(self) -> Words:
        """The words for the person who is answered."""
        return self.languages.reader_words

    @property
    def games(self) -> tuple[Game[Any], ...]:
        """All games, in the language of the person who is answered."""
        return tuple(self.game(key) for key in self.catalogue.keys)

    def game(self, key: str) -> Game[Any]:
        """A game in the language of the person who is answered."""
        return self.catalogue.game(key, self.languages.reader)
